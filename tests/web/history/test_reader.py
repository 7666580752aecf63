"""The reader behind the pages: one thing at a time, few at once, and nothing after its end."""

import threading
from pathlib import Path

import pytest

from palace_hub.run.past_games import PastGamesOfJournal
from palace_hub.web.history import reader
from palace_hub.web.history.reader import MOST_KEPT, MOST_WAITING, NotYet, PastReader


async def test_only_so_many_works_wait_and_each_is_done_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "WAITS_S", 0.01)
    past, gate, done = PastReader(PastGamesOfJournal(tmp_path / "journal.sqlite")), threading.Event(), list[int]()

    def work(number: int) -> int:
        gate.wait(5.0)
        done.append(number)
        return number

    for _ in range(2):
        for number in range(MOST_WAITING + 2):
            with pytest.raises(NotYet):
                await past.behind(number, None, lambda number=number: work(number))
    gate.set()
    monkeypatch.setattr(reader, "WAITS_S", 5.0)
    assert [await past.behind(number, None, lambda: -1) for number in range(MOST_WAITING)] == list(range(MOST_WAITING))
    assert done == list(range(MOST_WAITING))
    assert await past.behind(0, "changed", lambda: 7) == 7
    for number in range(100, 100 + MOST_KEPT):
        await past.behind(number, None, lambda: 1)
    assert await past.behind(0, "changed", lambda: 8) == 8
    past.end()
    with pytest.raises(NotYet):
        await past.behind("after the end", None, lambda: 1)
