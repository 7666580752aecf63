"""A record is played again; a change in any line is noticed at that line."""

import json

import pytest
from tests.rules.by_chance import some_legal

from monkey_palace.errors import DataError, RecordError
from monkey_palace.game import Game
from monkey_palace.randomness import Rng
from monkey_palace.records import record_lines, verify_record
from monkey_palace.settings import Settings
from monkey_palace.state import state_hash


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


def test_bytes_blank_lines_and_newlines_are_fine(lines):
    assert verify_record([line.encode() + b"\r\n" for line in lines] + [b"\n"]).complete


def test_every_number_that_is_changed_is_noticed(lines):
    """One digit in one line after another: never the same game, never an untyped error."""
    for number in range(1, len(lines), 7):
        at = next((n for n, mark in enumerate(lines[number]) if mark.isdigit()), None)
        if at is None:
            continue
        digit = str((int(lines[number][at]) + 1) % 10)
        changed = [*lines]
        changed[number] = lines[number][:at] + digit + lines[number][at + 1 :]
        error = refused(changed)
        assert error.line == number + 1


def test_a_missing_doubled_or_moved_line_is_noticed(lines):
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


@pytest.mark.parametrize("line", ["", "x", "[]", "{", '{"kind":"fly"}', '{"kind":"awaiting"}', "[" * 100_000, "\xff"])
def test_a_line_that_is_no_event_is_named(lines, line):
    error = refused([*lines[:5], line or " x ", *lines[5:]])
    assert (error.code, error.line) == ("record_syntax", 6)


@pytest.mark.parametrize("lines_", [[], [""], ["null"], ["{}"], ['{"format":"chess","version":1}']])
def test_a_file_that_is_no_record(lines_):
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
def test_a_header_that_does_not_fit(lines, field, value, code):
    header = json.dumps(json.loads(lines[0]) | {field: value})
    assert refused([header, *lines[1:]]).code == code


def test_a_set_that_is_not_at_hand_is_named(lines):
    header = json.dumps(json.loads(lines[0]) | {"data_hash": "0" * 64})
    with pytest.raises(DataError):
        verify_record([header, *lines[1:]])


def test_a_game_from_a_position_has_no_record():
    with pytest.raises(ValueError, match="from its beginning"):
        list(record_lines(Game.from_state(played(commands=4).state)))
