"""The page of maps: the sheet in two columns a stud, the paints and the tools beside it."""

from typing import Any, Final

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.editor.targets import TargetPage
from palace_hub.tui.widgets.painted import ActionRequested
from palace_hub.views.cards.counter import move
from palace_hub.views.cards.map_page import MapPageView, StudKind, StudView, ToolView
from palace_hub.views.text import cells, fit, wrap

STUD = 2
"""Columns of a stud: as wide as high on most terminals."""

MARGIN = 2
"""Rows of the sheet that a sheet higher than the screen keeps above and below the hand."""

_INK: Final = {
    StudKind.PLACE: "muted",
    StudKind.CLOSED: "muted",
    StudKind.ARCH: "now bold",
    StudKind.BARE_FOOT: "alarm bold",
}


class MapPage(TargetPage[MapPageView]):
    """Draws the page. A sheet that is higher than the screen moves with the hand, as little as possible."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.first = 0

    def paint(self, canvas: Canvas, model: MapPageView) -> None:
        rows, hand = model.rows, model.hand[1]
        room = canvas.height
        margin = min(MARGIN, (room - 1) // 2)
        self.first = max(hand + margin - room + 1, min(self.first, hand - margin))
        self.first = max(0, min(self.first, len(rows) - room))
        for y in range(min(room, len(rows))):
            for x, stud in enumerate(rows[self.first + y]):
                self._stud(canvas, x * STUD, y, stud, (x, self.first + y) == model.hand)
        wide = len(rows[0]) * STUD
        above, below = self.first > 0, self.first + room < len(rows)
        for y in range(min(room, len(rows))):
            edge = (y == 0 and above) or (y == room - 1 and below)
            canvas.put(wide, y, self.symbols.more if edge else "│", "line")
        self._beside(canvas, wide + 2, canvas.width - wide - 3, model)

    def _stud(self, canvas: Canvas, x: int, y: int, stud: StudView, hand: bool) -> None:
        if hand:
            text = stud.text if stud.text.strip() else f" {self.symbols.empty}"
            canvas.put(x, y, f">{text[-1]}", "on bold", "now")
        elif stud.kind is StudKind.OUTSIDE:
            canvas.put(x, y, stud.text, "on bold", "alarm")
        elif stud.colour:
            canvas.put(x, y, stud.text, "on bold", stud.colour)
        else:
            canvas.put(x, y, stud.text, _INK.get(stud.kind, "plain"))

    def _beside(self, canvas: Canvas, x: int, width: int, model: MapPageView) -> None:
        left = x
        for tab in model.maps:
            text = f" {tab.text}"
            canvas.put(
                left, 0, text, "on bold" if tab.now else "done" if tab.done else "plain", "now" if tab.now else None
            )
            self.target(left, 0, cells(text), 1, tab.action)
            left += cells(text) + 1
        y = 2
        for tools, gap in ((model.paints, 1), (model.tools, 1)):
            for tool in tools:
                y += self._tool(canvas, x, y, width, tool)
            y += gap
        for note in model.notes:
            for line in wrap(note, width, 5):
                canvas.put(x, y, line, "muted")
                y += 1

    def _tool(self, canvas: Canvas, x: int, y: int, width: int, tool: ToolView) -> int:
        if tool.now:
            canvas.fill(x, y, width, 1, "button")
            canvas.put(x, y, ">", "now bold")
        canvas.put(x + 1, y, tool.key, "caution bold")
        word = x + 3
        if tool.sign:
            sign = f" {tool.sign} " if cells(tool.sign) == 1 else f"{tool.sign} "
            canvas.put(x + 3, y, sign, "on bold" if tool.colour else "muted", tool.colour or None)
            word += 4
        lines = wrap(tool.word, x + width - word, 2) if not tool.sign else (fit(tool.word, x + width - word),)
        for row, line in enumerate(lines):
            canvas.put(word, y + row, line, "plain bold" if tool.now else "plain")
        self.target(x, y, width, len(lines), tool.action)
        return len(lines)

    def action_at(self, x: int, y: int) -> str:
        """A touch on the sheet paints its stud."""
        model = self.model
        if model is not None and 0 <= x < len(model.rows[0]) * STUD and self.first + y < len(model.rows):
            return move("touch", x // STUD, len(model.rows) - 1 - self.first - y)
        return super().action_at(x, y)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.post_message(ActionRequested("press('down')"))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(ActionRequested("press('up')"))
