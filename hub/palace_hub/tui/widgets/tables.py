"""Tables of close reading on any width: columns as wide as what stands in them, the least important told below."""

from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.views.devices.overview import NO_VALUE, DeviceColumn, DeviceRow, DeviceTable
from palace_hub.views.devices.trace import Trace, narrowed
from palace_hub.views.text import cells, fit, left, right, wrap

Piece = tuple[int, str, str]
"""Something to draw on a line: column, text, ink."""

GAPS = (2, 1)
"""Blanks between columns, the wider first."""
LEAST_CELLS = 6
"""No column is cut below this."""
TRACES = (60, 30, 20, 15, 12, 10)
"""Widths of a trace, so that each place is a whole number of seconds."""
NOTE_INDENT = 2
NOTE_LINES = 3
BETWEEN = "   "
EIGHTHS = "▁▂▃▄▅▆▇"
SHADES = "·░░▒▒▓█"
"""The same where the console's font has no eighths."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Which columns stand in the table and how wide they are, what is left of the line, and what is told below."""

    kept: tuple[int, ...]
    widths: tuple[int, ...]
    gap: int
    trace: int
    below: tuple[int, ...]

    @property
    def used(self) -> int:
        """Cells of all columns and the blanks between them."""
        return sum(self.widths) + self.gap * (len(self.widths) - 1)


def layout(table: DeviceTable, width: int) -> Layout:
    """The widest layout that fits into `width` cells; the columns of the highest rank go below first."""
    kept = list(range(len(table.columns)))
    least = TRACES[-1] if table.trace_title else 0
    while True:
        for gap in GAPS:
            widths = [_wide(table, place) for place in kept]
            room = width - sum(widths) - gap * (len(kept) - 1)
            if room >= (least + gap if least else 0):
                return Layout(tuple(kept), tuple(widths), gap, _trace(table, room - gap), _below(table, kept))
        droppable = [place for place in kept if table.columns[place].rank]
        if not droppable:
            break
        kept.remove(max(droppable, key=lambda place: table.columns[place].rank))
    least = 0  # no room for a trace; the columns themselves are cut, the widest first
    room = width - (len(kept) - 1)
    while sum(widths) > room and max(widths) > LEAST_CELLS:
        widths[widths.index(max(widths))] -= 1
    return Layout(tuple(kept), tuple(widths), 1, 0, _below(table, kept))


def _wide(table: DeviceTable, place: int) -> int:
    column = table.columns[place]
    return max(cells(column.title), *(min(column.most, cells(row.cells[place])) for row in table.rows), 1)


def _trace(table: DeviceTable, room: int) -> int:
    return next((width for width in TRACES if width <= room), 0) if table.trace_title else 0


def _below(table: DeviceTable, kept: Sequence[int]) -> tuple[int, ...]:
    return tuple(place for place in range(len(table.columns)) if place not in kept)


def lines(table: DeviceTable, width: int, *, eighths: bool) -> list[list[Piece]]:
    """The table's screen lines: headings, rows, and below each row what had no room and its note."""
    if width < 1 or not table.rows:
        return []
    found = layout(table, width)
    heading = _line(table.columns, [column.title for column in table.columns], found, "muted")
    if found.trace:
        heading.append((found.used + found.gap, fit(table.trace_title, found.trace), "muted"))
    drawn = [heading]
    for row in table.rows:
        line = _line(table.columns, row.cells, found, row.ink)
        if found.trace and row.trace:
            line.append((found.used + found.gap, _signs(row.trace, found.trace, eighths), "now"))
        drawn.append(line)
        drawn += _notes(table, row, found, width)
    return drawn


def _line(columns: Sequence[DeviceColumn], texts: Sequence[str], found: Layout, ink: str) -> list[Piece]:
    line: list[Piece] = []
    x = 0
    for place, wide in zip(found.kept, found.widths, strict=True):
        line.append((x, (right if columns[place].right else left)(texts[place], wide), ink))
        x += wide + found.gap
    return line


def _notes(table: DeviceTable, row: DeviceRow, found: Layout, width: int) -> list[list[Piece]]:
    told = [
        f"{table.columns[place].title} {fit(row.cells[place], table.columns[place].most)}"
        for place in found.below
        if row.cells[place] != NO_VALUE
    ]
    own = [row.note] if row.note else []
    room = max(1, width - NOTE_INDENT)
    if row.note_ink == "muted":
        notes = [(text, "muted") for text in _packed([*told, *own], room)]
    else:
        notes = [(text, "muted") for text in _packed(told, room)] + [(text, row.note_ink) for text in own]
    return [[(NOTE_INDENT, part, ink)] for text, ink in notes for part in wrap(text, room, NOTE_LINES)]


def _packed(texts: Sequence[str], width: int) -> list[str]:
    """As many texts on a line as fit whole."""
    packed: list[str] = []
    for text in texts:
        if packed and cells(packed[-1]) + len(BETWEEN) + cells(text) <= width:
            packed[-1] += BETWEEN + text
        else:
            packed.append(text)
    return packed


def _signs(trace: Trace, width: int, eighths: bool) -> str:
    signs = EIGHTHS if eighths else SHADES
    return "".join(" " if level is None else signs[level] for level in narrowed(trace, width))
