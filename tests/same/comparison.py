"""Comparison of a case's rows with its expected file: the first difference, in words."""

import json
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

from tests.same.rows import Row

EXPECTED = Path(__file__).parent / "expected"
LONGEST_SHOWN = 400
"""Characters of a row that are printed around the first difference."""


def expected_file(name: str) -> Path:
    """The file of expected rows of a case."""
    return EXPECTED / f"{name}.jsonl"


def difference(name: str, expected: Iterable[str], got: Iterable[str]) -> str:
    """The first row that differs, with the number of the last event before it; "" where all are equal."""
    event = 0
    for number, (want, have) in enumerate(zip_longest(expected, got), start=1):
        if want == have:
            event = _event(want, event)
            continue
        event = max(_event(want, event), _event(have, event))
        at, names = _apart(want, have)
        return "\n".join(
            (
                f"{name}: row {number} differs, event {event}, {names}",
                f"  expected {_around(want, at)}",
                f"  got      {_around(have, at)}",
            )
        )
    return ""


def _event(text: str | None, before: int) -> int:
    if text is None or not text.startswith("{"):
        return before
    found = json.loads(text).get("event", before)
    return found if isinstance(found, int) else before


def _apart(want: str | None, have: str | None) -> tuple[int, str]:
    """Where two rows part, and which of their fields differ."""
    if want is None or have is None:
        return 0, "there is a row too few" if have is None else "there is a row too many"
    try:
        one, other = json.loads(want), json.loads(have)
        names = _differing(one, other)
        if names == ["views"]:
            names = [f"view {name}" for name in _differing(one["views"], other["views"])]
    except (ValueError, AttributeError, KeyError):
        names = []
    pairs = enumerate(zip(want, have, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(want), len(have)))
    return at, f"in {', '.join(names)}" if names else "in its text"


def _differing(one: Row, other: Row) -> list[str]:
    return sorted(key for key in {*one, *other} if one.get(key) != other.get(key))


def _around(text: str | None, at: int) -> str:
    if text is None:
        return "nothing"
    start = max(0, min(at - LONGEST_SHOWN // 2, len(text) - LONGEST_SHOWN))
    shown = text[start : start + LONGEST_SHOWN]
    return f"{'...' if start else ''}{shown}{'...' if start + LONGEST_SHOWN < len(text) else ''}"
