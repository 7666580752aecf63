"""Edited positions: the check names every contradiction and never raises."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from tests.cases import examples
from tests.rules.game.random_commands import some_legal

from monkey_palace.game.commands import Build, EndTurn, PassBuild, ReportBuild, Take, TakeCards, TakeFrog
from monkey_palace.game.history import Game
from monkey_palace.game.position.check import problems
from monkey_palace.game.state import GameState, PromptKind, canonical_json, state_json
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings


def read(state: dict) -> GameState:
    return GameState.model_validate_json(canonical_json(state), strict=True)


@pytest.fixture
def state() -> dict:
    """After a first reported build, with cards bought and the frog taken."""
    game = Game.new(["Ann", "Bo"], expansions=("butterfly", "frog"), seed=4)
    game.apply(TakeFrog())
    game.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    return json.loads(canonical_json(state_json(game.state)))


EDITS = {
    "1.1 a piece too many": (lambda s: s["supply"].update(arch=s["supply"]["arch"] + 1), "1.1"),
    "1.1 a piece unnamed": (lambda s: s["supply"].pop("gold"), "1.1"),
    "1.1 a piece lost that is there": (lambda s: s["lost"].update(brick=1), "1.1"),
    "1.1 a loss unnamed": (lambda s: s["lost"].pop("gold"), "1.1"),
    "7.6 more turned up than two boxes hold": (
        lambda s: (s["lost"].update(gold=-17), s["supply"].update(gold=s["supply"]["gold"] + 17)),
        "7.6",
    ),
    "1.3 a figure out of play": (lambda s: s["trophies"].pop("frog"), "1.3"),
    "1.4 a card twice": (lambda s: s["piles"][0].__setitem__(0, s["piles"][0][1]), "1.4"),
    "1.4 an unknown card": (lambda s: s["piles"][0].__setitem__(0, "ace"), "1.4"),
    "1.4 a pile too few": (lambda s: s["piles"].pop(), "1.4"),
    "1.4 market and pile": (lambda s: s["market"][0].update(left=1), "1.4"),
    "1.6 a bonus card too many": (lambda s: s.update(bonus_left=15), "1.6"),
    "2.1 a seat nobody has": (lambda s: s["trophies"].update(monkey=3), "2.1"),
    "2.1 the seat after the last": (lambda s: s["trophies"].update(monkey=2), "2.1"),
    "2.2 no starting staircase": (
        lambda s: (s["built"].update(brick=0), s["supply"].update(brick=s["supply"]["brick"] + 1)),
        "2.2",
    ),
    "2.4 round": (lambda s: s.update(round=2), "2.4"),
    "2.4 commands": (lambda s: s["prompt"].update(commands=["end_turn"]), "2.4"),
    "2.4 prompt": (lambda s: s["prompt"].update(kind="place_butterfly", commands=["place_butterfly"]), "2.4"),
    "2.4 build after a build": (lambda s: s["prompt"].update(kind="build"), "2.4"),
    "3.1 a cell off the plate": (lambda s: s["figures"].update(monkey="40,0,0"), "3.1"),
    "4.10 built and passed": (lambda s: s["current"].update(passed=True), "4.10"),
    "5 credits": (lambda s: s["current"].update(credits_earned=9), "5"),
    "5.3 highest": (lambda s: s["highest"].update(light_green=3), "5.3"),
    "6.1 credits left": (lambda s: s.update(credits=9), "6.1"),
    "6.2 tops": (lambda s: s["current"]["start_tops"].__setitem__(0, None), "6.2"),
    "7 entitlement": (lambda s: s["entitlement"].update(arch=3), "7"),
    "7.2 income": (lambda s: s["income"][0].update(arch=9), "7.2"),
    "7.2 incomes": (lambda s: s["income"].pop(), "7.2"),
    "7.3 slots": (lambda s: s["players"][0]["slots"][0].append(s["piles"][0][-1]), "7.3"),
    "8.2 trigger without shortage": (lambda s: s.update(end_triggered_by=0), "8.2"),
    "8.3 ended": (lambda s: s.update(ended=True), "8.3"),
    "8.4 score": (lambda s: s["players"][1].update(score=5), "8.4"),
    "7.4 a delivery early": (lambda s: s["current"].update(recurring={"from": "recurring"}), "2.4"),
    "8.1 a bonus card early": (lambda s: s["current"].update(bonus_taken=True), "8.1"),
    "9.1 a monkey that is not due": (lambda s: s["current"].update(monkey_due=False), "9.4"),
    "9.2 a butterfly that is due": (lambda s: s["current"].update(butterfly_due=True, decoration=None), "9.4"),
    "9.3 a frog placed early": (lambda s: s["current"].update(frog_placed=True), "9.3"),
    "9.3 a frog without its column": (lambda s: s["current"].update(frog_columns=0), "9.3"),
    "9.3 two columns": (lambda s: s["current"].update(frog_columns=2), "9.3"),
    "9.3 a frog from oneself": (lambda s: s["current"].update(frog_from=0), "9.3"),
    "9.3 a frog not taken": (lambda s: s["current"].update(frog_taken=False), "9.3"),
    "9.3 a frog in a hand that stands": (lambda s: s["figures"].update(frog="unknown"), "9.3"),
    "9.3 a frog from the table that stood": (lambda s: s["current"].update(frog_stood="unknown"), "9.3"),
    "9.3 the frog's trophy": (lambda s: s["trophies"].update(frog=1), "9.3"),
    "a set that is not at hand": (lambda s: s.update(data_hash="0" * 64), ""),
}


def test_the_unedited_position_has_no_problem(state):
    assert problems(read(state)) == ()


@pytest.mark.parametrize("edit", EDITS)
def test_a_contradiction_is_named_by_its_rule(state, edit):
    change, rule = EDITS[edit]
    change(state)
    found = problems(read(state))
    assert rule in {problem.rule for problem in found}, found
    assert all(str(problem) for problem in found)


@pytest.fixture
def standing() -> dict:
    """After a gold staircase on a known palace, with all three figures on it."""
    game = Game.new(["Ann", "Bo"], expansions=("butterfly", "frog"), seed=4)
    game.apply(TakeFrog())
    game.apply(Build(staircase="C17,17,0 A17,17,3s D17,14,4"))
    while game.prompt.kind is not PromptKind.END_TURN:
        game.apply(next(iter(game.legal)))
    game.apply(EndTurn())
    game.apply(Build(staircase="A11,8,0n A11,11,1n G11,14,2"))
    while game.prompt.kind is not PromptKind.END_TURN:
        game.apply(next(iter(game.legal)))
    return json.loads(canonical_json(state_json(game.state)))


def palace_of_(state: dict, old: str, new: str) -> None:
    state["palace"] = [new if word == old else word for word in state["palace"] if word != old or new]


PALACE_EDITS = {
    "placement_unreadable": [
        (lambda s: s["palace"].append("A8,14,0"), "3.1"),
        (lambda s: s["palace"].append("B08,14,0"), "3.1"),
        (lambda s: s["palace"].append("B2,2,0 B2,2,1"), "3.1"),
        (lambda s: s["current"]["staircase"].append("[red]"), "3.1"),
    ],
    "ground_off_plate": [(lambda s: s["ground"].append([32, 2, "gold"]), "3.1")],
    "ground_twice": [(lambda s: s["ground"].append([2, 2, "gold"]), "1.7")],
    "cell_unreadable": [
        (lambda s: s["figures"].update(monkey="40,0,0"), "3.1"),
        (lambda s: s["figures"].update(monkey="5,05,0"), "3.1"),
        (lambda s: s["figures"].update(frog="here"), "3.1"),
    ],
    "starting_staircase": [
        (lambda s: s["palace"].pop(0), "2.2"),
        (lambda s: s["palace"].reverse(), "2.2"),
        (lambda s: palace_of_(s, "G17,14,2", "L17,14,2"), "2.2"),
    ],
    "off_plate": [(lambda s: s["palace"].insert(4, "A29,2,0e"), "3.1")],
    "on_arch_middle": [(lambda s: s["palace"].insert(4, "B12,14,1"), "3.3")],
    "overlap": [(lambda s: s["palace"].insert(4, "B11,14,0"), "3.4")],
    "not_supported": [(lambda s: s["palace"].insert(4, "B2,2,1"), "3.5")],
    "no_knob": [(lambda s: s["palace"].insert(4, "B3,3,0"), "3.5")],
    "off_grid": [(lambda s: s["palace"].insert(4, "B3,3,0"), "3.7")],
    "both_feet_on_arch": [(lambda s: s["palace"].extend(["A2,2,0e", "A2,2,1e"]), "3.6")],
    "built_wrong": [(lambda s: s["palace"].insert(4, "B2,2,0"), "1.1")],
    "decoration_misplaced": [(lambda s: s["palace"].insert(4, "L2,2,0"), "5.1")],
    "highest_wrong": [(lambda s: s["highest"].update(gold=7), "5.3")],
    "staircase_not_last": [
        (lambda s: s["current"].update(staircase=[]), "2.4"),
        (lambda s: s["current"]["staircase"].reverse(), "2.4"),
    ],
    "staircase_illegal": [(lambda s: s["current"]["staircase"].pop(0), "4")],
    "report_wrong": [
        (lambda s: s["current"]["report"].update(start_colour="light_green"), "4"),
        (lambda s: s["current"]["report"].update(height=3), "4"),
    ],
    "staircase_unknown": [(lambda s: s.update(palace=[]), "4")],
    "figure_without_holder": [(lambda s: s["trophies"].update(monkey=None), "9.4")],
    "figure_unknown": [(lambda s: s["figures"].update(monkey="unknown"), "9.4")],
    "figure_not_on_knob": [
        (lambda s: s["figures"].update(monkey="11,14,1"), "3.5"),
        (lambda s: s["figures"].update(monkey="12,14,1"), "3.5"),
        (lambda s: s["figures"].update(frog="2,2,5"), "3.5"),
    ],
    "figure_misplaced": [
        (lambda s: s["figures"].update(monkey="2,2,0"), "9.1"),
        (lambda s: s["figures"].update(butterfly="11,8,1"), "9.2"),
        (lambda s: s["figures"].update(frog="11,14,3"), "9.3"),
    ],
    "figures_share_knob": [(lambda s: s["figures"].update(monkey=s["figures"]["frog"]), "3.5")],
}


def test_a_known_palace_of_play_has_no_problem(standing):
    assert problems(read(standing)) == ()
    assert all(cell and cell != "unknown" for cell in standing["figures"].values())


@pytest.mark.parametrize(
    ("code", "number"), [(code, n) for code, edits in PALACE_EDITS.items() for n in range(len(edits))]
)
def test_a_contradiction_of_the_palace_is_named_by_its_code_and_rule(standing, code, number):
    change, rule = PALACE_EDITS[code][number]
    change(standing)
    found = problems(read(standing))
    assert (code, rule) in {(problem.code, problem.rule) for problem in found}, found
    assert all(problem.as_json().keys() == {"code", "rule", "message"} for problem in found)


LATE_EDITS = {
    "delivery_missing": [
        (lambda s: s["current"].update(recurring=None), "7.4"),
        (lambda s: s["current"].update(one_time={"from": "one_time"}), "7.4"),
    ],
    "delivery_wrong": [
        (lambda s: s["current"]["recurring"].update(arch=s["current"]["recurring"]["arch"] + 1), "7.4"),
        (lambda s: s["current"]["recurring"].update(arch=0, brick=0, column=0), "7.4"),
    ],
    "shortage_wrong": [
        (lambda s: trigger(s, piece="gold", wanted=2, found=1), "8.2"),
        (lambda s: trigger(s, piece="arch", wanted=2, found=2), "8.2"),
    ],
    "bonus_wrong": [(lambda s: s["current"].update(bonus_taken=True), "8.1")],
    "monkey_due_wrong": [(lambda s: s["current"].update(monkey_due=True), "9.4")],
    "monkey_not_held": [(lambda s: s["trophies"].update(monkey=0), "9.4")],
    "butterfly_due_wrong": [(lambda s: s["current"].update(butterfly_due=True), "9.4")],
}
"""Edits at the end of a turn with a gold staircase, without purchase and frog."""


def trigger(state: dict, **shortage: object) -> None:
    state.update(end_triggered_by=0, shortage={"player": 0, **shortage})


@pytest.mark.parametrize(
    ("code", "number"), [(code, n) for code, edits in LATE_EDITS.items() for n in range(len(edits))]
)
def test_a_turn_further_than_its_record_is_a_contradiction(standing, code, number):
    game = Game.from_state(read(standing))
    while game.prompt.kind is not PromptKind.END_TURN:
        game.apply(next(iter(game.legal)))
    state = json.loads(canonical_json(state_json(game.state)))
    assert problems(read(state)) == ()
    change, rule = LATE_EDITS[code][number]
    change(state)
    assert (code, rule) in {(problem.code, problem.rule) for problem in problems(read(state))}


def test_a_frog_that_is_not_in_play_cannot_have_been_taken():
    """The holder of the monkey may differ from the holder of the frog."""
    game = Game.new(["Ann", "Bo"])
    state = json.loads(canonical_json(state_json(game.state)))
    state["current"].update(frog_taken=True, frog_columns=1)
    state["trophies"]["monkey"] = 0
    state["players"][0]["score"] = 2
    assert [problem.code for problem in problems(read(state))] == ["frog_not_held"]


def test_a_staircase_of_a_turn_without_a_build_is_a_contradiction(standing):
    game = Game.from_state(read(standing))
    game.apply(EndTurn())
    state = json.loads(canonical_json(state_json(game.state)))
    state["current"]["staircase"] = [state["palace"][-1]]
    assert "staircase_unbuilt" in {problem.code for problem in problems(read(state))}


def test_a_figure_without_an_open_knob_is_not_due():
    """A prompt for the monkey without an open knob contradicts R9.4."""
    game = Game.new(["Ann", "Bo"])
    game.apply(Build(staircase="A11,8,0n A11,11,1n G11,14,2"))
    while game.prompt.kind is not PromptKind.PLACE_MONKEY:
        game.apply(next(iter(game.legal)))
    assert problems(game.state) == ()
    open_ends = [command.at for command in game.legal]
    assert len(open_ends) == 3


def test_any_ground_can_be_played_on(standing):
    """Knobs off the grid, and knobs of a single colour, are valid."""
    standing["ground"] = [[x, y, "gold"] for x, y, _ in standing["ground"] if x != 29] + [
        [1, 1, "gold"],
        [0, 31, "gold"],
    ]
    report = standing["current"]["report"]
    report["start_colour"] = "gold"
    position = read(standing)
    assert problems(position) == ()
    game = Game.from_state(position)
    game.apply(EndTurn())
    assert game.legal


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("supply", "arch"), -1),
        (("supply", "arch"), 1.5),
        (("supply", "arch"), "74"),
        (("supply", "arch"), True),
        (("supply", "rubies"), 1),
        (("prompt", "kind"), "dance"),
        (("prompt", "player"), 4),
        (("round",), 0),
        (("ground_map",), 5),
        (("seed",), -1),
        (("cheat",), True),
        (("players",), []),
        (("highest", "gold"), -1),
        (("settings", "voluntary_pass"), "yes"),
    ],
)
def test_an_invalid_state_is_not_read(state, path, value):
    place = state
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(ValidationError):
        read(state)


def leaves(data, path=()):
    """Every path in a JSON tree."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for n, value in enumerate(data):
            yield from leaves(value, (*path, n))


def some_state(seed: int, commands: int) -> dict:
    game = Game.new(["Ann", "Bo", "Cy"], expansions=("butterfly", "frog"), seed=seed)
    rng = Rng.keyed("position", seed)
    for _ in range(commands):
        if listed := some_legal(game):
            game.apply(rng.choice(listed))
    return json.loads(canonical_json(state_json(game.state)))


junk = st.one_of(
    st.none(),
    st.integers(-2, 200),
    st.sampled_from(["", "gold", "arch", "unknown", "1,1,1"]),
    st.sampled_from(
        ["11,14,1", "5,5,0", "14,14,2", "B2,2,0", "B11,14,1", "A11,8,0n", "A14,14,0e", "G17,14,2", "C2,2,0"]
    ),
    st.just([]),
    st.just({}),
)


@settings(max_examples=examples(50), deadline=None)
@given(st.integers(0, 50), st.integers(0, 60), st.lists(st.tuples(st.integers(0, 10_000), junk), max_size=3))
def test_any_edit_is_refused_or_named_or_playable_and_never_raises(seed, commands, edits):
    state = some_state(seed, commands)
    for where, value in edits:
        places = [path for path in leaves(state) if path]
        path = places[where % len(places)]
        place = state
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = copy.deepcopy(value)
    try:
        position = read(state)
    except ValidationError:
        return
    if problems(position) or position.ended:
        return
    game = Game.from_state(position)
    rng = Rng(seed)
    for _ in range(40):
        listed = some_legal(game)
        if not listed:
            break
        game.apply(rng.choice(listed))
    game.score()


def test_a_delivery_that_is_due_cannot_have_been_taken():
    game = Game.new(["Ann", "Bo"], settings=Settings(voluntary_pass=True))
    game.apply(PassBuild())
    taken = game.state.current.model_copy(update={"recurring": Take(source="recurring")})
    found = problems(game.state.model_copy(update={"current": taken}))
    assert [problem.rule for problem in found] == ["2.4"]


def test_a_pass_and_a_purchase_leave_no_problem():
    game = Game.new(["Ann", "Bo"], settings=Settings(voluntary_pass=True))
    game.apply(PassBuild())
    assert problems(game.state) == ()
    other = Game.new(["Ann", "Bo"])
    other.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    other.apply(TakeCards(cards=(other.state.market[0].top,)))
    assert problems(other.state) == ()
