"""A stage of a few lines, some in block letters."""

from palace_hub.tui.bitmaps import FULL_BLOCK_ROWS, HALF_BLOCK_ROWS, big_text, block_width
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.table.lines import LinesView, TextRow
from palace_hub.views.text import cells, fit, wrap

TEXT_LINES, MOST_LINES = 2, 6
"""Screen lines of one row of plain text, and where no row is lost by it."""

MARGIN = 4


class LinesStage(Painted[LinesView]):
    """Rows from top to bottom in the middle of the stage; a title makes them a framed list."""

    def paint(self, canvas: Canvas, model: LinesView) -> None:
        paint_lines(canvas, model)


def paint_lines(canvas: Canvas, model: LinesView, most: int = TEXT_LINES) -> None:
    """Draws the rows on any canvas; a row of plain text takes at most `most` lines, or more where there is room."""
    top, bottom = 0, canvas.height
    if model.title:
        canvas.frame(0, 0, canvas.width, canvas.height, "line", title=model.title)
        top, bottom = 1, canvas.height - 1
    room = canvas.width - 2 * MARGIN
    wanted = (lines for lines in range(max(most, MOST_LINES), most, -1))
    most = next((n for n in wanted if sum(_height(row, room, n) for row in model.rows) <= bottom - top), most)
    drawn = [(row, _height(row, room, most)) for row in model.rows]
    if _has_room_for_double(canvas, model, room, bottom - top - sum(height for _, height in drawn)):
        drawn = [(row, FULL_BLOCK_ROWS if row.big else height) for row, height in drawn]
    spare = bottom - top - sum(height for _, height in drawn)
    gap = 1 if spare >= len(drawn) else 0
    middle = any(row.big for row in model.rows)
    y = top + max(0, (spare - gap * (len(drawn) - 1)) // 2)
    for row, height in drawn:
        if y + height > bottom:
            break
        _row(canvas, y, room, row, height, middle, most)
        y += height + gap


def _has_room_for_double(canvas: Canvas, model: LinesView, room: int, spare: int) -> bool:
    """Do all large rows fit at twice their size, with a blank row between two rows?"""
    large = [block_width(row.text) for row in model.rows if row.big]
    fits = all(wide is not None and 2 * wide <= room for wide in large)
    return fits and not canvas.console and spare >= len(large) * (FULL_BLOCK_ROWS - HALF_BLOCK_ROWS) + len(model.rows)


def _height(row: TextRow, room: int, most: int) -> int:
    return HALF_BLOCK_ROWS if row.big else max(1, len(wrap(row.text, room - 2, most)))


def _row(canvas: Canvas, y: int, room: int, row: TextRow, height: int, middle: bool, most: int) -> None:
    bitmap = big_text(row.text) if height == FULL_BLOCK_ROWS and row.big else None
    if bitmap is not None:
        x = MARGIN + (room - 2 * len(bitmap[0])) // 2
        canvas.big(x, y, bitmap, row.ink)
        canvas.put(max(0, x - 3), y + height // 2, row.sign, f"{row.ink} bold")
    elif row.big:
        if not canvas.block(MARGIN, y, room, row.text, row.ink, middle=True):
            canvas.centred(MARGIN, y + 1, room, f"  {fit(row.text, room - 4)}  ", "on bold", "now")
        elif row.sign:
            wide = block_width(row.text) or 0
            canvas.put(max(0, MARGIN + (room - wide) // 2 - 3), y + 1, row.sign, f"{row.ink} bold")
    if row.big:
        return
    if row.key:
        canvas.put(MARGIN - 2, y, f" {row.key} ", "on bold", "caution")
    lines = wrap(row.text, room - 2, most)
    if row.sign.strip():
        before = (room - cells(lines[0])) // 2 - 2 if middle and lines else 0
        canvas.put(MARGIN + before, y, row.sign, f"{row.ink} bold")
    for place, line in enumerate(lines):
        if middle:
            canvas.centred(MARGIN, y + place, room, line, row.ink)
        else:
            canvas.put(MARGIN + 2, y + place, line, row.ink)
