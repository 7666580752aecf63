"""Game records: replay, and detection of a change at its line."""

import json

import pytest
from tests.cases import few
from tests.rules.game.random_commands import some_legal

from monkey_palace.errors import DataError, RecordError
from monkey_palace.game.commands import Build, EndTurn, ReportBuild
from monkey_palace.game.events import parse_event
from monkey_palace.game.evolve import evolve
from monkey_palace.game.history import Game
from monkey_palace.game.records import command_of, game_of, record_lines, verify_record
from monkey_palace.game.state import PromptKind, state_hash
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings


def played(seed: int = 5, commands: int = 10_000) -> Game:
    rules = Settings(butterfly_tallest_of="own_colour")
    game = Game.new(["Ann", "Bo", "Cy"], settings=rules, expansions=("butterfly", "frog"), seed=seed)
    rng = Rng.keyed("record", seed)
    for _ in range(commands):
        listed = some_legal(game)
        if not listed:
            break
        game.apply(rng.choice(listed))
    return game


@pytest.fixture
def lines() -> list[str]:
    return list(record_lines(played()))


def refused(lines) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify_record(lines)
    return caught.value


@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_same_state(seed):
    game = played(seed)
    verified = verify_record(record_lines(game))
    assert verified.complete
    assert verified.state == game.state
    assert verified.events == game.events
    assert verified.state_hash == state_hash(game.state)
    assert game_of(verified).states == game.states


@pytest.mark.parametrize("commands", [0, 1, 2, 7])
def test_an_unfinished_game_makes_a_record_too(commands):
    game = played(commands=commands)
    assert verify_record(record_lines(game)).state == game.state


def test_what_was_undone_is_not_in_the_record():
    game = played(commands=9)
    game.undo()
    game.undo()
    assert verify_record(record_lines(game)).state == game.state == played(commands=7).state


def test_a_record_without_its_last_line_is_not_complete(lines):
    assert not verify_record(lines[:-1]).complete


def test_bytes_blank_lines_and_any_newline_are_accepted(lines):
    assert verify_record([line.encode() + b"\r\n" for line in lines] + [b"\n"]).complete


def test_every_changed_number_is_detected(lines):
    """Changes one digit in each line: the result is never the same game and never an untyped error."""
    for number in range(1, len(lines), 7):
        at = next((n for n, mark in enumerate(lines[number]) if mark.isdigit()), None)
        if at is None:
            continue
        digit = str((int(lines[number][at]) + 1) % 10)
        changed = [*lines]
        changed[number] = lines[number][:at] + digit + lines[number][at + 1 :]
        error = refused(changed)
        assert error.line == number + 1


def test_a_missing_doubled_or_moved_line_is_detected(lines):
    middle = len(lines) // 2
    for broken in (
        lines[:middle] + lines[middle + 1 :],
        lines[: middle + 1] + lines[middle:],
        [*lines[:middle], lines[middle + 1], lines[middle], *lines[middle + 2 :]],
        lines[:1] + lines[2:],
    ):
        assert refused(broken).code in {"record_event", "record_cut"}


@pytest.mark.parametrize("change", ["state_hash", "events"])
def test_the_last_line_must_fit(lines, change):
    end = json.loads(lines[-1])
    end[change] = 3 if change == "events" else "0" * 64
    assert refused([*lines[:-1], json.dumps(end)]).code in {"record_hash", "record_cut"}


def test_a_record_that_closes_in_the_middle_of_a_command_is_cut(lines):
    at = next(n for n, line in enumerate(lines) if '"staircase_built"' in line)
    assert refused([*lines[: at + 1], lines[-1]]).code == "record_cut"


@few(3, "line", ["", "x", "[]", "{", '{"kind":"fly"}', '{"kind":"awaiting"}', "[" * 100_000, "\xff"])
def test_a_line_that_is_no_event_is_named(lines, line):
    error = refused([*lines[:5], line or " x ", *lines[5:]])
    assert (error.code, error.line) == ("record_syntax", 6)


@pytest.mark.parametrize("lines_", [[], [""], ["null"], ["{}"], ['{"format":"chess","version":1}']])
def test_a_file_of_another_kind_is_refused(lines_):
    assert refused(lines_).code in {"record_empty", "record_version", "record_syntax"}


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("version", 2, "record_version"),
        ("players", ["Ann"], "record_syntax"),
        ("players", 3, "record_syntax"),
        ("settings", [], "record_syntax"),
        ("settings", {"x": 1}, "record_syntax"),
        ("seed", "7", "record_syntax"),
        ("seed", 6, "record_event"),
        ("expansions", None, "record_syntax"),
    ],
)
def test_an_invalid_header_is_refused(lines, field, value, code):
    header = json.dumps(json.loads(lines[0]) | {field: value})
    assert refused([header, *lines[1:]]).code == code


def test_a_record_of_a_set_that_has_changed_says_so_and_what_to_use_instead(lines):
    header = json.dumps(json.loads(lines[0]) | {"data_hash": "0" * 64})
    with pytest.raises(DataError) as refused:
        verify_record([header, *lines[1:]])
    assert (refused.value.file, refused.value.field) == ("house", "data_hash")
    sentence = str(refused.value)
    assert "have changed since the game was played" in sentence
    assert "0" * 12 in sentence
    assert "use the version of the program or of the set's folder that the game was played with" in sentence


def test_a_missing_card_set_is_named(lines, tmp_path):
    header = json.dumps(json.loads(lines[0]) | {"set": str(tmp_path / "gone"), "data_hash": "0" * 64})
    with pytest.raises(DataError) as refused:
        verify_record([header, *lines[1:]])
    assert str(tmp_path / "gone") in str(refused.value)


def test_a_game_from_a_position_has_no_record():
    with pytest.raises(ValueError, match="from its beginning"):
        list(record_lines(Game.from_state(played(commands=4).state)))


def test_a_record_tells_every_staircase_by_its_placements(lines):
    built = [json.loads(line) for line in lines if '"kind":"staircase_built"' in line]
    assert built
    assert all(event["placements"] for event in built)
    begun = json.loads(lines[1])
    assert (len(begun["ground"]), len(begun["palace"])) == (100, 4)


def test_the_commands_of_a_record_are_those_that_were_given():
    game = played()
    told = [command_of(event) for event in game.events]
    assert [command for command in told if command is not None] == list(game.commands)


def test_a_game_that_goes_on_by_reported_facts_makes_a_record_too():
    game = Game.new(["Ann", "Bo"], seed=3)
    game.apply(Build(staircase="A14,17,0w A11,17,1s L11,14,2"))
    while game.prompt.kind is not PromptKind.END_TURN:
        game.apply(next(iter(game.legal)))
    game.apply(EndTurn())
    game.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    verified = verify_record(record_lines(game))
    assert verified.state == game.state
    assert verified.state.palace == ()


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"placements": ["A8,14,0"]}, "staircase_built"),
        ({"placements": ["[red]"]}, "staircase_built"),
        ({"placements": ["B1,1,1"] * 900}, "staircase_built"),
        ({"placements": ["A2,2,0e", "A5,2,1e"]}, "staircase_built"),
        ({"at": "nowhere"}, "figure_placed"),
        ({"at": "40,40,1"}, "figure_placed"),
        ({"cards": ["x"] * 50}, "cards_taken"),
        ({"arch": 5000}, "delivered"),
        ({"at": "L2,2,2"}, "decorated"),
    ],
)
def test_an_event_that_no_command_makes_is_named_at_its_line(lines, change, kind):
    at = next(n for n, line in enumerate(lines) if f'"kind":"{kind}"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | change)
    error = refused(lines)
    assert (error.code, error.line) == ("record_event", at + 1)


def test_removed_placements_are_detected_at_the_decoration(lines):
    """It is valid as a report, but the place of the decoration is unknown."""
    at = next(n for n, line in enumerate(lines) if '"kind":"staircase_built"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | {"placements": []})
    error = refused(lines)
    assert (error.code, error.line) == ("record_event", at + 2)


def test_events_from_before_palaces_were_known_are_read_as_unknown(lines):
    """Without ground and placements a game uses reported facts from its beginning."""
    begun = json.loads(lines[1])
    for key in ("ground", "palace", "map_provenance"):
        del begun[key]
    state = evolve(None, parse_event(json.dumps(begun)))
    assert (state.palace, state.ground, state.map_provenance) == ((), (), "house")
    built = {"kind": "staircase_built", "player": 0, "report": {"kind": "report_build", "start_colour": "gold"}}
    built["report"] |= {"arches": 2, "bricks": 0, "columns": 0, "height": 2, "five_high": False, "decoration": "gold"}
    assert evolve(state, parse_event(json.dumps(built))).players[0].bricks.arch == 0
