"""Starts that fail are counted, so that the third one can offer the safe mode; others are not."""

from pathlib import Path

import pytest
from tests.run.waiting import until

from palace_hub.errors import BadConfig, KeepingFault, NoTerminal
from palace_hub.run.start_count import NAME, StartCount, failed_starts, last_failure


def start(folder: Path, error: BaseException | None, up_after_s: float = 60.0) -> None:
    with StartCount(folder, up_after_s):
        assert failed_starts(folder) >= 1  # a kill now counts
        if error is not None:
            raise error


@pytest.mark.parametrize("error", [BadConfig("settings"), KeepingFault("disk"), ZeroDivisionError()])
def test_failures_in_a_row_are_counted_until_a_start_goes_well(tmp_path, error):
    for number in (1, 2, 3):
        with pytest.raises(type(error)):
            start(tmp_path, error)
        assert failed_starts(tmp_path) == number
    start(tmp_path, None)
    assert failed_starts(tmp_path) == 0


def test_the_last_failure_tells_why_and_a_kill_does_not(tmp_path):
    with pytest.raises(BadConfig), StartCount(tmp_path, sentence_of=lambda error: f"mend {error}"):
        raise BadConfig("the cards")
    assert (failed_starts(tmp_path), last_failure(tmp_path)) == (1, "mend the cards")
    running = StartCount(tmp_path)
    running.__enter__()
    assert (failed_starts(tmp_path), last_failure(tmp_path)) == (2, "")
    running.__exit__(None, None, None)
    assert last_failure(tmp_path) == ""


@pytest.mark.parametrize("error", [KeyboardInterrupt(), SystemExit(1)])
def test_who_ends_the_hub_makes_no_failure(tmp_path, error):
    with pytest.raises(type(error)):
        start(tmp_path, error)
    assert failed_starts(tmp_path) == 0


def test_a_missing_terminal_changes_nothing(tmp_path):
    (tmp_path / NAME).write_text("1\n")
    with pytest.raises(NoTerminal):
        start(tmp_path, NoTerminal("no screen"))
    assert failed_starts(tmp_path) == 1


def test_a_hub_that_has_been_up_did_not_fail_at_its_start(tmp_path):
    with StartCount(tmp_path, 0.01) as running:
        until(lambda: failed_starts(tmp_path) == 0)
        running.__exit__(ZeroDivisionError, ZeroDivisionError(), None)
        assert failed_starts(tmp_path) == 0


@pytest.mark.parametrize("content", [b"", b"many", b"-3", b"\xff", b"9" * 500])
def test_a_damaged_count_keeps_nobody_from_playing(tmp_path, content):
    (tmp_path / NAME).write_bytes(content)
    assert 0 <= failed_starts(tmp_path) <= 99
    start(tmp_path, None)


def test_a_folder_that_cannot_be_written_counts_nothing(tmp_path):
    (tmp_path / "letter").write_text("Dear Ann")
    start_count = StartCount(tmp_path / "letter" / "more")
    with start_count:
        assert failed_starts(tmp_path / "letter" / "more") == 0
