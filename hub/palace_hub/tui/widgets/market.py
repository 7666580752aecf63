"""The market: twelve tiles in two rows of six, in fixed places."""

from textual.app import ComposeResult
from textual.containers import Grid

from palace_hub.tui.bitmaps import HALF_BLOCK_ROWS
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Touchable
from palace_hub.views.table.market import MarketView, Tile, TileState
from palace_hub.views.text import cells, fit

PILES = 12
REASON_ROW = 5
"""The row of the reason, from 0. On a lower tile the reason appears in the last row while the tile has the focus."""


class TileWidget(Touchable[Tile]):
    """One pile. A touch chooses its top card or takes the choice back; a closed pile shows the reason."""

    def action(self) -> str:
        if self.model is None:
            return ""
        self.focus()
        return f"pile({self.model.place})" if self.model.card else ""

    def paint(self, canvas: Canvas, model: Tile) -> None:
        chosen = model.state is TileState.CHOSEN
        open_ = model.state is TileState.OPEN
        width = canvas.width - 1
        if chosen:
            canvas.fill(0, 0, width, canvas.height, "now")
        elif open_:
            canvas.fill(0, 0, width, canvas.height, "button")
        loud = "on bold" if chosen else "plain bold" if open_ else "muted"
        quiet = "on" if chosen else "plain" if open_ else "muted"
        if open_ or chosen:
            bar = "│" if canvas.console else "▌"
            for row in range(canvas.height):
                canvas.put(0, row, bar, "on" if chosen else "now")
        if self.has_focus:
            canvas.put(1, 0, ">", loud)
            canvas.put(1, 1, model.key, quiet)
        x = 2 if width < 14 else 3
        if not canvas.block(x, 0, 5, model.cost, loud):
            canvas.put(x + 1, 1, model.cost, f"{loud} underline")
        text = x + 6 if width >= 14 else x + 5
        canvas.put(text, 0, f" {model.sign} ", "on bold", model.colour)
        if chosen:
            canvas.put(width - 2, 0, model.done_sign, "on bold")
        canvas.put(text, 1, fit(model.word, width - text), loud)
        bananas = model.bananas if cells(model.bananas) <= width - text else model.bananas_short
        canvas.put(text, 2, fit(bananas, width - text), quiet)
        rows = [model.now, model.each]
        if canvas.height > REASON_ROW:
            rows.append(model.reason)
        elif model.reason and (self.has_focus or model.state is TileState.EMPTY):
            rows = [
                model.reason if model.state is TileState.EMPTY else model.now,
                model.reason if self.has_focus else "",
            ]
        for row, line in enumerate(rows):
            if HALF_BLOCK_ROWS + row < canvas.height and cells(line):
                canvas.put(x, HALF_BLOCK_ROWS + row, fit(line, width - x), quiet)


class MarketStage(Grid):
    """Six columns, two rows."""

    def compose(self) -> ComposeResult:
        for place in range(PILES):
            yield TileWidget(id=f"tile-{place}")

    def show(self, view: MarketView) -> None:
        for place, tile in enumerate(view.tiles):
            self.query_one(f"#tile-{place}", TileWidget).show(tile)

    def move_focus(self, columns: int, rows: int) -> None:
        """Moves the focus by an arrow key; without a focus, to the first tile."""
        focused = self.screen.focused
        if not isinstance(focused, TileWidget) or focused.model is None:
            self.query_one("#tile-0", TileWidget).focus()
            return
        place = focused.model.place
        column, row = (place % 6 + columns) % 6, (place // 6 + rows) % 2
        self.query_one(f"#tile-{row * 6 + column}", TileWidget).focus()
