"""R10: settings, defaults and presets; typed refusals of wrong values."""

import json

import pytest

from monkey_palace.engine.protocol import Engine
from monkey_palace.errors import BadSettings, SameName
from monkey_palace.game.history import Game
from monkey_palace.game.setup import start
from monkey_palace.settings import EDITIONS, RULE_OF, Settings, allowed_values, parse_settings, preset

ROWS = {
    "short_delivery": ("take_what_is_left", "take_none_of_that_type"),
    "butterfly_tallest_of": ("any_colour", "own_colour"),
    "highest_tie_earns_credit": (False, True),
    "bonus_counts": ("placed_this_turn", "whole_pile"),
    "figure_blocks": ("others", "everyone"),
    "choice_avoids_shortage": (True, False),
    "decoration_out": ("any_colour_scores_none", "skip"),
    "frog_column_can_trigger_end": (False, True),
    "voluntary_pass": (False, True),
    "stack_new_cards": ("free", "on_each_other"),
    "running_score": ("shown", "at_end"),
    "frog_place": ("lowest_open_knob", "lowest_arch", "lowest_end"),
}


def test_settings_are_the_rows_of_r10_in_order_with_defaults_first():
    assert {name: allowed_values(name) for name in Settings.model_fields} == ROWS
    assert [RULE_OF[name] for name in ROWS] == [f"10.{n}" for n in range(1, 13)]
    assert dict(Settings()) == {name: values[0] for name, values in ROWS.items()}


def test_presets_by_edition_differ_where_the_rulebook_says():
    differing = {
        edition: {k: v for k, v in dict(rules).items() if v != ROWS[k][0]} for edition, rules in EDITIONS.items()
    }
    assert differing == {
        "zh": {"running_score": "at_end", "frog_place": "lowest_arch"},
        "it": {"running_score": "at_end", "frog_place": "lowest_arch"},
        "fr": {"running_score": "at_end", "frog_place": "lowest_end", "butterfly_tallest_of": "own_colour"},
        "pt": {"running_score": "at_end", "stack_new_cards": "on_each_other"},
        "en": {"running_score": "at_end", "frog_column_can_trigger_end": True},
    }
    assert preset("fr") is EDITIONS["fr"]


def test_a_setting_newer_than_kept_games_is_left_out_of_the_json_at_its_default():
    """So the hashes of earlier games stay."""
    assert "frog_place" not in Settings().model_dump(mode="json")
    assert Settings(frog_place="lowest_end").model_dump(mode="json")["frog_place"] == "lowest_end"


@pytest.mark.parametrize("name", ROWS)
def test_every_value_is_read_and_any_other_refused(name):
    for value in ROWS[name]:
        assert getattr(parse_settings({name: value}), name) == value
    for value in ("", "True", 1, 0, None, [], 1.5):
        with pytest.raises(BadSettings) as caught:
            parse_settings({name: value})
        assert caught.value.params["field"] == name
        assert str(ROWS[name][1]).lower() in str(caught.value)


@pytest.mark.parametrize("given", [{"house_rules": True}, {"": 1}])
def test_an_unknown_setting_is_named(given):
    with pytest.raises(BadSettings):
        parse_settings(given)


def test_an_edition_in_the_engine_is_the_ground_that_settings_change():
    def settings(**fields):
        engine = Engine()
        reply = json.loads(engine.handle(json.dumps({"op": "new", "players": ["Ann", "Bo"], **fields}).encode()))
        assert reply["ok"], reply
        return json.loads(engine.handle(b'{"op": "state"}'))["state"]["settings"]

    assert settings(edition="fr") == preset("fr").model_dump()
    mixed = settings(edition="en", settings={"voluntary_pass": True})
    assert mixed == {**preset("en").model_dump(), "voluntary_pass": True}
    refused = json.loads(Engine().handle(b'{"op": "new", "players": ["Ann", "Bo"], "edition": "de"}'))
    assert refused["error"]["params"]["field"] == "edition"


def test_an_unknown_edition_is_named():
    with pytest.raises(BadSettings):
        preset("de")


@pytest.mark.parametrize(
    "asked",
    [
        {"players": ["Ann"]},
        {"players": ["A"] * 5},
        {"players": []},
        {"players": "Ann"},
        {"players": ["Ann", ""]},
        {"players": ["Ann", "B" * 41]},
        {"players": ["Ann", "\ud800"]},
        {"ground_map": 0},
        {"ground_map": 5},
        {"ground_map": True},
        {"expansions": ["monkey"]},
        {"expansions": ["snake"]},
        {"seed": -1},
        {"seed": 1 << 64},
        {"seed": True},
    ],
)
def test_2_1_invalid_arguments_of_a_new_game_are_refused(asked):
    with pytest.raises(BadSettings):
        Game.new(**({"players": ["Ann", "Bo"]} | asked))


@pytest.mark.parametrize("second", ["Ann", "ann", " Ann  ", "ANN"])
def test_2_1_two_players_of_one_name_are_refused_with_both_seats(second):
    with pytest.raises(SameName, match="seats 1 and 3") as refused:
        Game.new(["Ann", "Bo", second])
    assert dict(refused.value.params) == {"name": second, "seat": 1, "other": 3}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Zo\u00eb", "Zoe\u0308"),  # one letter, or a letter and its mark
        ("Ann", "\uff21nn"),  # full width
        ("\u0390", "\u1fd3"),  # the same after folding
        ("Ann", "An\u200dn"),  # with an invisible joiner
        ("Ann", "\u200b Ann"),
    ],
)
def test_2_1_names_that_differ_only_in_their_unicode_form_are_the_same(first, second):
    with pytest.raises(SameName, match="seats 1 and 2"):
        Game.new([first, second])


@pytest.mark.parametrize("second", ["Anna", "\u00c4nn", "A nn", "Ann 2"])
def test_2_1_names_that_a_reader_can_tell_apart_are_two_names(second):
    assert Game.new(["Ann", second]).state.players[1].name == second


def test_a_game_begun_with_two_players_of_one_name_is_still_played():
    assert [player.name for player in Game.begun(start(["Ann", "Ann"])).state.players] == ["Ann", "Ann"]


def test_a_name_may_have_forty_characters():
    assert Game.new(["A" * 40, "Bo"]).state.players[0].name == "A" * 40


@pytest.mark.parametrize("expansions", [(), ("frog",), ("butterfly",), ("frog", "butterfly")])
def test_1_3_a_figure_that_is_not_in_play_has_no_entry(expansions):
    state = Game.new(["Ann", "Bo"], expansions=expansions).state
    assert set(state.trophies) == set(state.figures) == {"monkey", *expansions}
