"""The list of past games, of which only the visible rows are drawn, and what is known of the chosen one."""

from typing import Final

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.history.screen import GameRows
from palace_hub.views.text import left, wrap

SIDE: Final = 2
"""Blank columns beside the rows."""
WHEEL_ROWS: Final = 3


class GameList(Painted[GameRows]):
    """The rows under the words of their columns. The chosen one is inverse and always visible."""

    top = 0

    @property
    def rows_shown(self) -> int:
        return max(1, self.size.height - 1)

    def _follow(self, model: GameRows) -> None:
        """Moves the window so that the chosen row is in it."""
        most = max(0, len(model.rows) - self.rows_shown)
        self.top = min(most, max(model.chosen - self.rows_shown + 1, min(self.top, model.chosen)))

    def paint(self, canvas: Canvas, model: GameRows) -> None:
        width = canvas.width - 2 * SIDE
        if model.empty:
            for row, line in enumerate(wrap(model.empty, width, canvas.height - 1), start=1):
                canvas.put(SIDE, row, line, "plain")
            return
        self._follow(model)
        canvas.put(SIDE, 0, model.head, "muted")
        for row, text in enumerate(model.rows[self.top : self.top + self.rows_shown]):
            if self.top + row == model.chosen:
                canvas.fill(0, row + 1, canvas.width, 1, "now")
                canvas.put(0, row + 1, ">", "on bold")
                canvas.put(SIDE, row + 1, left(text, width), "on bold")
            else:
                canvas.put(SIDE, row + 1, text, "plain")
        if self.top + self.rows_shown < len(model.rows):
            canvas.put(canvas.width - SIDE, canvas.height - 1, self.symbols.more, "muted")

    def on_click(self, event: events.Click) -> None:
        if event.y > 0:
            self.post_message(ActionRequested(f"line({self.top + event.y - 1})"))

    def on_mouse_scroll_down(self) -> None:
        self.post_message(ActionRequested(f"move({WHEEL_ROWS})"))

    def on_mouse_scroll_up(self) -> None:
        self.post_message(ActionRequested(f"move({-WHEEL_ROWS})"))


class GameDetails(Painted[tuple[str, ...]]):
    """Sentences about the chosen game, as many as there is room for."""

    GROUND = "raised"

    def paint(self, canvas: Canvas, model: tuple[str, ...]) -> None:
        row = 0
        for text in model:
            for line in wrap(text, canvas.width - 2 * SIDE, canvas.height - row):
                canvas.put(SIDE, row, line, "plain")
                row += 1
