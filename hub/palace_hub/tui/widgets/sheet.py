"""The stage of the plate's set-up: the sheet from above with the knob that is due, and lines beside it."""

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.lines import paint_lines
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.setup.plate import KNOBS, SheetView
from palace_hub.views.text import fit

KNOB = 3
"""Columns of a knob."""
WIDE = KNOBS * KNOB + 2
GAP = 2
FAULT_LINES = 4
"""Lines of one row of text beside the sheet, which has only half of the width."""


class SheetStage(Painted[SheetView]):
    """Sheet and lines; on a small screen the lines alone, which name the knob too."""

    def paint(self, canvas: Canvas, model: SheetView) -> None:
        if canvas.height < KNOBS + 1 or canvas.width < 2 * WIDE:
            paint_lines(canvas, model.lines)
            return
        top = (canvas.height - KNOBS - 1) // 2
        for row in range(KNOBS):
            canvas.put(0, top + row, "│", "line")
            canvas.put(WIDE - 1, top + row, "│", "line")
            for column in range(KNOBS):
                self._knob(canvas, model, column, row, 1 + KNOB * column, top + row)
        canvas.put(0, top + KNOBS, "─" * WIDE, "line")
        canvas.centred(0, top + KNOBS, WIDE, f" {fit(model.near, WIDE - 4)} ", "muted")
        beside = Canvas(canvas.width - WIDE - GAP, canvas.height, self.GROUND, console=canvas.console)
        paint_lines(beside, model.lines, FAULT_LINES)
        canvas.lay(WIDE + GAP, 0, beside)

    def _knob(self, canvas: Canvas, model: SheetView, column: int, row: int, x: int, y: int) -> None:
        place = (column, row)
        if place == model.now:
            canvas.put(x, y, "< >" if model.off else ">■<", "on bold", "now")
        elif place in model.done:
            canvas.put(x + 1, y, self.symbols.done, "done")
        else:
            canvas.put(x + 1, y, self.symbols.empty, "muted")
