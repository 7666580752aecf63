"""What can be proven of a store's rows: each game from its header on, as far as the chain of checksums goes.

Rows are known by their number of columns and by a checksum that contains the table's name.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from palace_hub.journal import high_water, version_1
from palace_hub.journal.entries import CALIBRATIONS, Entry, GameMark, Thread
from palace_hub.journal.high_water import HighWater
from palace_hub.journal.pages import Row, read_rows
from palace_hub.journal.rows import LOST, PLAYING, EventsLost
from palace_hub.journal.schema import VERSION, checksum

META_COLUMNS = 4


@dataclass
class RecoveredStore:
    """What is proven of a store. `missing`: entries that were there once; not `sure`: perhaps more."""

    version: int
    salt: str = ""
    threads: list[Thread] = field(default_factory=list)
    missing: int = 0
    sure: bool = True

    @property
    def events(self) -> int:
        """Events of games, without headers and calibrations."""
        return sum(max(thread.seq, 0) for thread in self.threads if thread.game != CALIBRATIONS)


def recover(path: Path, waters: list[HighWater]) -> RecoveredStore:
    """Read everything that is left of the store at `path`, and tell what is missing; `waters`: the marks beside it."""
    rows = list(read_rows(path))
    entries = [entry for row in rows if (entry := Entry.of(row)) is not None]
    marks: dict[int, GameMark] = {}
    for row in rows:
        mark = GameMark.of(row)
        if mark is not None and (mark.game not in marks or marks[mark.game].writes < mark.writes):
            marks[mark.game] = mark
    store = _of_this_version(rows, entries, marks, waters)
    old = version_1.threads_of(rows)
    before = RecoveredStore(version_1.VERSION, "", old, sum(thread.missing for thread in old), sure=False)
    # Pages of the other version come from a log or a card of another time: the store is the one with more events.
    return before if old and (before.events > store.events or not (entries or marks)) else store


def _of_this_version(
    rows: list[Row], entries: list[Entry], marks: dict[int, GameMark], waters: list[HighWater]
) -> RecoveredStore:
    salt = _salt(rows)
    water = _water(waters, salt, entries)
    of_game: dict[int, list[Entry]] = defaultdict(list)
    for entry in entries:
        of_game[entry.game].append(entry)
    games = of_game.keys() | marks.keys() | ({water.game} if water is not None else set())
    threads = [_thread(game, of_game[game], marks.get(game), water) for game in sorted(games)]
    missing = sum(thread.missing for thread in threads)
    sure = _judge(threads, marks, water)
    return RecoveredStore(VERSION, salt, threads, missing, sure)


def salt_of(path: Path) -> str:
    """The salt of the store at `path`; "" if its row is damaged."""
    return _salt(read_rows(path))


def _salt(rows: Iterable[Row]) -> str:
    """The salt of the store; "" if its row is damaged."""
    for row in rows:
        if len(row) == META_COLUMNS and row[1] == "salt" and row[-1] == checksum("meta", *row[:-1]):
            return str(row[2])
    return ""


def _water(waters: list[HighWater], salt: str, entries: Iterable[Entry]) -> HighWater | None:
    """The mark beside the store; None if there is none of this store, or one of another course of events."""
    water = high_water.of_salt(waters, salt) if salt else next(iter(waters), None)
    if water is None:
        return None
    there = [entry.crc for entry in entries if (entry.game, entry.seq) == (water.game, water.seq)]
    return water if not there or water.last in there else None


def _thread(game: int, entries: Iterable[Entry], mark: GameMark | None, water: HighWater | None) -> Thread:
    """The longest chain of a game's entries from number 0 on."""
    by_seq: dict[int, dict[int, Entry]] = defaultdict(dict)
    for entry in entries:
        by_seq[entry.seq][entry.crc] = entry
    levels: list[dict[int, Entry]] = []
    before = {0}
    while level := {crc: entry for crc, entry in by_seq[len(levels)].items() if entry.before in before}:
        levels.append(level)
        before = set(level)
    chain: list[Entry] = []
    for level in reversed(levels):
        chain.append(level[chain[-1].before] if chain else max(level.values(), key=lambda entry: entry.place))
    chain.reverse()
    promised = max([*(seq for seq, found in by_seq.items() if found), -1])
    if mark is not None:
        promised = max(promised, mark.seq)
    if water is not None and water.game == game:
        promised = max(promised, water.seq)
    thread = Thread(game, chain, PLAYING if mark is None else mark.status, missing=promised - (len(chain) - 1))
    if not chain and game != CALIBRATIONS:
        thread.status = LOST
    if mark is not None:
        thread.loss = mark.loss
        if mark.zeros is not None:  # they hold for the cells, whatever was lost of the game
            thread.zeros = (min(mark.zeros[0], max(thread.seq, 0)), *mark.zeros[1:])
    if thread.missing:
        earlier = thread.loss_at_end
        thread.loss = EventsLost(max(thread.seq, 0), thread.missing - (not chain) + earlier.events, earlier.sure)
    return thread


def _judge(threads: list[Thread], marks: dict[int, GameMark], water: HighWater | None) -> bool:
    """Mark each thread of which it cannot be told how much of its end is missing; True if there is none.

    A thread's own mark tells, unless it is older than its entries. The mark beside the store tells for all of them,
    unless it is older than the store; if it counts more entries than are known to be missing, any game may lack some.
    """
    accounted = sum(len(thread.entries) + thread.missing for thread in threads)
    sure = water is not None
    for thread in threads:
        mark = marks.get(thread.game)
        fresh = mark is not None and mark.seq >= thread.seq + thread.missing
        told = water is not None and ((water.total == accounted and water.whole) or (water.total < accounted and fresh))
        if not told:
            thread.loss = replace(thread.loss_at_end, sure=False)
            sure = False
    return sure
