"""The comparison itself: it passes on what is there, and it fails and names a change that is planted."""

import dataclasses
import json
from pathlib import Path

import pytest
from tests.same import __main__ as same
from tests.same.comparison import difference
from tests.same.rows import text_of, words

CASE = "resumed"
"""A short recording with events, sent bytes and views."""


def planted(folder: Path, change: str, number: int) -> tuple[same.Case, int]:
    """The case with one event of its expected file changed; and the number of that event."""
    case = same.cases()[CASE]
    lines = case.expected.read_text(encoding="utf-8").splitlines()
    at = [i for i, line in enumerate(lines) if "event" in json.loads(line)][number]
    row = json.loads(lines[at])
    lines[at] = text_of({**row, change: "planted"})
    path = folder / "planted.jsonl"
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return dataclasses.replace(case, expected=path), row["event"]


def test_a_case_is_the_same() -> None:
    assert same.main(["--case", CASE]) == 0


@pytest.mark.parametrize(("field", "number"), [("kind", 0), ("t", 7), ("by", -1)])
def test_a_changed_event_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str, number: int) -> None:
    case, event = planted(tmp_path, field, number)
    assert same.compare([case]) == 1
    printed = capsys.readouterr().out
    assert f"{CASE}: row" in printed
    assert f"event {event}, in {field}" in printed
    assert "planted" in printed


def test_a_missing_row_and_one_too_many_are_named() -> None:
    rows = ['{"event":1}', '{"event":2}']
    assert difference("x", rows, rows) == ""
    assert "row 2 differs, event 2, there is a row too few" in difference("x", rows, rows[:1])
    assert "row 2 differs, event 2, there is a row too many" in difference("x", rows[:1], rows)


def test_an_unknown_case_is_refused_with_the_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert same.main(["--renew", "nonsense"]) == 2
    assert CASE in capsys.readouterr().err


def test_every_case_has_an_expected_file_and_every_file_a_case() -> None:
    cases = same.cases()
    assert all(case.expected.exists() for case in cases.values())
    folder = Path(same.__file__).parent / "expected"
    assert {path.stem for path in folder.iterdir()} == {name for name, case in cases.items() if case.renewable}


def test_names_of_classes_and_fields_change_no_view() -> None:
    one = dataclasses.make_dataclass("One", [("a", int), ("b", tuple), ("c", str)])(1, ("x", None), "y")
    other = dataclasses.make_dataclass("Other", [("d", str), ("e", tuple)])("y", ("x",))
    assert words(one) == words(other) == "x\ny"
    assert words({"b": "1", "a": {"2", "1"}}) == words({"a": {"1", "2"}})
    with pytest.raises(TypeError, match="expected data"):
        words(object())
