"""Events: each stored body comes back as it was, and a body that does not fit names its kind and field."""

import json
import lzma
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palace_hub.referee.events import (
    KINDS,
    BadEvent,
    CommandPlayed,
    Event,
    QuestionAnswered,
    UnknownEvent,
    body_of,
    parse_event,
)

JOURNALS = sorted((Path(__file__).parents[1] / "same" / "journals").glob("*.sqlite.xz"))
NUMBERS = st.integers(-(10**6), 10**6) | st.floats(allow_nan=False, allow_infinity=False)


def stored(path: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(path) as journal:
        return journal.execute("SELECT kind, body FROM event ORDER BY game, seq").fetchall()


@pytest.mark.parametrize("journal", JOURNALS, ids=lambda path: path.name)
def test_every_stored_event_comes_back_as_it_was(journal: Path, tmp_path: Path) -> None:
    unpacked = tmp_path / journal.stem
    unpacked.write_bytes(lzma.decompress(journal.read_bytes()))
    rows = stored(unpacked)
    assert len(rows) > 5
    for kind, text in rows:
        event = parse_event(kind, json.loads(text))
        assert not isinstance(event, UnknownEvent)
        assert json.dumps(body_of(event), sort_keys=True, separators=(",", ":")) == text


@given(fraction=NUMBERS, noise=NUMBERS, old=st.none() | st.integers(0, 80), has_node=st.booleans())
def test_numbers_keep_their_type_and_absent_keys_stay_absent(
    fraction: float, noise: float, old: int | None, has_node: bool
) -> None:
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("unknown", {"cell": 1, "piece": "brick", "low": 3, "high": 4, "fraction": fraction, "why": "between"}),
        ("tray", {"by": "tray", "cell": 1, "piece": "brick", "pieces": 1, "count": 4, "noise_mg": noise}),
        ("override", {"cell": 1, "piece": "brick", "old": old, "count": 4}),
        ("box", {"counts": [old, 1], "by": "person", **({"node": None} if has_node else {})}),
        ("undo", {}),
    ]
    for kind, body in bodies:
        event: Event = parse_event(kind, body)
        assert repr(body_of(event)) == repr({name: body[name] for name in body_of(event)})
        assert body_of(event).keys() == body.keys()


@given(st.text().filter(lambda kind: kind not in KINDS and kind != "question"), st.dictionaries(st.text(), NUMBERS))
def test_a_kind_of_a_newer_hub_is_kept_as_it_is(kind: str, body: dict[str, Any]) -> None:
    event = parse_event(kind, body)
    assert event == UnknownEvent(kind, body)
    assert body_of(event) == body


def test_bodies_keep_the_order_in_which_the_hub_writes_them() -> None:
    """Recordings hold bodies unsorted."""
    played = CommandPlayed(player=0, command={"kind": "end_turn"}, auto=True)
    assert list(body_of(played)) == ["player", "command", "auto"]
    assert list(body_of(QuestionAnswered(id=1, cell=2, answer="3"))) == ["id", "cell", "answer"]


@pytest.mark.parametrize("kind", ["audit", "plate_level", "figure", "link"])
def test_a_damaged_event_that_changes_nothing_costs_no_game(kind: str) -> None:
    assert parse_event(kind, {"cell": "x"}) == UnknownEvent(kind, {"cell": "x"})


@pytest.mark.parametrize(
    ("kind", "body", "text"),
    [
        ("tray", {"by": "tray"}, "tray: cell is missing"),
        ("seen", {"stage": 3}, "seen: stage: expected str, got 3"),
        ("override", {"cell": True, "piece": "a", "old": None, "count": 1}, "override: cell: expected int, got True"),
        (
            "question",
            {"id": 1, "what": "else"},
            "question: expected what of count, staircase, plate, laid, figure, got 'else'",
        ),
        ("plate_zero", {"load": [1, "x"]}, "plate_zero: load: expected list"),
    ],
)
def test_a_bad_body_names_kind_and_field(kind: str, body: dict[str, Any], text: str) -> None:
    with pytest.raises(BadEvent) as caught:
        parse_event(kind, body)
    assert str(caught.value).startswith(text)
