"""Rows of version 2 as values: entries, marks, and the thread of one game's entries."""

from collections.abc import Iterable
from dataclasses import dataclass

from palace_hub.journal.pages import Row
from palace_hub.journal.rows import EventsLost
from palace_hub.journal.schema import checksum, entry_checksum

ENTRY_COLUMNS, MARK_COLUMNS = 9, 13

CALIBRATIONS = 0
"""The game that calibrations belong to."""

Zeros = tuple[int, float, float | None, str]
"""Tracked zeros: the event before them, t, wall, a JSON list."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of `entry`. `place`: its row number, which gives the order of all entries."""

    place: int
    game: int
    seq: int
    kind: str
    t: float
    wall: float | None
    body: str
    before: int
    crc: int

    @property
    def row(self) -> Row:
        return (self.place, self.game, self.seq, self.kind, self.t, self.wall, self.body, self.before, self.crc)

    @property
    def is_whole(self) -> bool:
        """False if a value is not as it was written."""
        values = (self.game, self.seq, self.kind, self.t, self.wall, self.body, self.before)
        return self.crc == entry_checksum(*values)

    @classmethod
    def of(cls, row: Row) -> "Entry | None":
        """The entry of a row; None for any other row and for a damaged one."""
        if len(row) != ENTRY_COLUMNS or not isinstance(row[4], int | float) or isinstance(row[5], str):
            return None
        # Whole numbers in a REAL column are stored as integers; SQL makes floats of them.
        values = (*row[1:4], float(row[4]), None if row[5] is None else float(row[5]), *row[6:8])
        entry = cls(row[0], *values, row[8])  # type: ignore[arg-type, call-arg]
        return entry if entry.is_whole else None


def chained(game: int, rows: Iterable[tuple[str, float, float | None, str]], seq: int, before: int) -> list[Entry]:
    """Entries (kind, t, wall, body) that follow the entry with the checksum `before`, from number `seq` on."""
    entries = []
    for kind, t, wall, body in rows:
        crc = entry_checksum(game, seq, kind, t, wall, body, before)
        entries.append(Entry(0, game, seq, kind, t, wall, body, before, crc))
        seq, before = seq + 1, crc
    return entries


@dataclass(frozen=True, slots=True)
class GameMark:
    """A row of `mark`: how far a game goes, and what was lost of it. `writes` counts the row's versions."""

    game: int
    writes: int
    status: str
    seq: int
    last: int
    loss: EventsLost | None = None
    zeros: Zeros | None = None

    @property
    def row(self) -> Row:
        loss = (None,) * 3 if self.loss is None else (self.loss.after, self.loss.events, int(self.loss.sure))
        zeros = self.zeros or (None, None, None, None)
        values = (self.game, self.writes, self.status, self.seq, self.last, *loss, *zeros)
        return (*values, checksum("mark", *values))

    @classmethod
    def of(cls, row: Row) -> "GameMark | None":
        """The mark of a row; None for any other row and for a damaged one."""
        if len(row) != MARK_COLUMNS:
            return None
        real = (9, 10)
        values = [float(value) if i in real and isinstance(value, int) else value for i, value in enumerate(row[:-1])]
        if row[-1] != checksum("mark", *values):
            return None
        game, writes, status, seq, last, after, lost, sure, *zeros = values
        loss = None if after is None else EventsLost(after, lost, bool(sure))  # type: ignore[arg-type]
        return cls(game, writes, status, seq, last, loss, None if zeros[3] is None else tuple(zeros))  # type: ignore[arg-type]


@dataclass(slots=True)
class Thread:
    """What is proven of one game: its entries without a gap, the header first."""

    game: int
    entries: list[Entry]
    status: str
    zeros: Zeros | None = None
    loss: EventsLost | None = None
    missing: int = 0
    """Entries that were there once and are not now."""

    @property
    def seq(self) -> int:
        """Number of the last entry; -1 without any."""
        return len(self.entries) - 1

    @property
    def loss_at_end(self) -> EventsLost:
        """What is known to be lost after the last entry."""
        end = max(self.seq, 0)
        return self.loss if self.loss is not None and self.loss.after == end else EventsLost(end, 0)
