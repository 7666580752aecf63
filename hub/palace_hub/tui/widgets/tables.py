"""Tables of the Devices page on any width: columns as wide as their texts, the least important ones below the row."""

from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.views.devices.overview import NO_VALUE, DeviceColumn, DeviceRow, DeviceTable
from palace_hub.views.devices.trace import Trace, narrowed
from palace_hub.views.text import cells, fit, left, right, wrap

TextPiece = tuple[int, str, str]
"""(column, text, ink) on a line."""

GAPS = (2, 1)
"""Blanks between two columns, the wider first."""
LEAST_CELLS = 6
"""The least width of a cut column."""
TRACES = (60, 30, 20, 15, 12, 10)
"""Possible widths of a trace of 60 s: each place is a whole number of seconds."""
NOTE_INDENT = 2
NOTE_LINES = 3
BETWEEN = "   "
EIGHTHS = "▁▂▃▄▅▆▇"
SHADES = "·░░▒▒▓█"
"""The levels on the bare console, whose font has no eighths."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a table on a certain width."""

    columns: tuple[int, ...]  # indices of the columns in the table
    widths: tuple[int, ...]  # of these columns
    gap: int  # blanks between two columns
    trace: int  # width of the trace; 0: none
    below: tuple[int, ...]  # indices of the columns that are told below the row

    @property
    def used(self) -> int:
        """The width of all columns with the blanks between them."""
        return sum(self.widths) + self.gap * (len(self.widths) - 1)


def layout(table: DeviceTable, width: int) -> Layout:
    """The layout for `width` cells. The columns of the highest rank move below the row first."""
    columns = list(range(len(table.columns)))
    least = TRACES[-1] if table.trace_title else 0
    while True:
        for gap in GAPS:
            widths = [_wide(table, place) for place in columns]
            room = width - sum(widths) - gap * (len(columns) - 1)
            if room >= (least + gap if least else 0):
                return Layout(tuple(columns), tuple(widths), gap, _trace(table, room - gap), _below(table, columns))
        droppable = [place for place in columns if table.columns[place].rank]
        if not droppable:
            break
        columns.remove(max(droppable, key=lambda place: table.columns[place].rank))
    least = 0  # no room for a trace; the columns themselves are cut, the widest first
    room = width - (len(columns) - 1)
    while sum(widths) > room and max(widths) > LEAST_CELLS:
        widths[widths.index(max(widths))] -= 1
    return Layout(tuple(columns), tuple(widths), 1, 0, _below(table, columns))


def _wide(table: DeviceTable, place: int) -> int:
    column = table.columns[place]
    return max(cells(column.title), *(min(column.most, cells(row.cells[place])) for row in table.rows), 1)


def _trace(table: DeviceTable, room: int) -> int:
    return next((width for width in TRACES if width <= room), 0) if table.trace_title else 0


def _below(table: DeviceTable, columns: Sequence[int]) -> tuple[int, ...]:
    return tuple(place for place in range(len(table.columns)) if place not in columns)


def lines(table: DeviceTable, width: int, *, eighths: bool) -> list[list[TextPiece]]:
    """The table's screen lines: headings, then each row with the columns below it and its note."""
    if width < 1 or not table.rows:
        return []
    fitted = layout(table, width)
    heading = _line(table.columns, [column.title for column in table.columns], fitted, "muted")
    if fitted.trace:
        heading.append((fitted.used + fitted.gap, fit(table.trace_title, fitted.trace), "muted"))
    drawn = [heading]
    for row in table.rows:
        line = _line(table.columns, row.cells, fitted, row.ink)
        if fitted.trace and row.trace:
            line.append((fitted.used + fitted.gap, _signs(row.trace, fitted.trace, eighths), "now"))
        drawn.append(line)
        drawn += _notes(table, row, fitted, width)
    return drawn


def _line(columns: Sequence[DeviceColumn], texts: Sequence[str], fitted: Layout, ink: str) -> list[TextPiece]:
    line: list[TextPiece] = []
    x = 0
    for place, wide in zip(fitted.columns, fitted.widths, strict=True):
        line.append((x, (right if columns[place].right else left)(texts[place], wide), ink))
        x += wide + fitted.gap
    return line


def _notes(table: DeviceTable, row: DeviceRow, fitted: Layout, width: int) -> list[list[TextPiece]]:
    texts = [
        f"{table.columns[place].title} {fit(row.cells[place], table.columns[place].most)}"
        for place in fitted.below
        if row.cells[place] != NO_VALUE
    ]
    own = [row.note] if row.note else []
    room = max(1, width - NOTE_INDENT)
    if row.note_ink == "muted":
        notes = [(text, "muted") for text in _packed([*texts, *own], room)]
    else:
        notes = [(text, "muted") for text in _packed(texts, room)] + [(text, row.note_ink) for text in own]
    return [[(NOTE_INDENT, part, ink)] for text, ink in notes for part in wrap(text, room, NOTE_LINES)]


def _packed(texts: Sequence[str], width: int) -> list[str]:
    """The texts on lines, as many on each line as fit whole."""
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
