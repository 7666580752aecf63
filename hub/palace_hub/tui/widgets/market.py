"""The market: twelve tiles in two rows of six, in fixed places; and the cards of an open pile, in the same places."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Grid

from palace_hub.tui.bitmaps import HALF_BLOCK_ROWS
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Touchable
from palace_hub.views.table.market import MarketView, PileView, Tile, TileState
from palace_hub.views.text import ELLIPSIS, cells, fit, wrap

PILES = 12
COLUMNS = 6
REASON_ROW = 5
"""The row of the reason, from 0. On a lower tile the reason appears in the last row while the tile has the focus."""


CAP_FROM_CELLS = 14
"""A narrower tile has room for the key alone, without blanks around it."""


FEWEST_COLUMNS = 4
"""Of an open pile: the cards of a smaller pile are no wider."""

CHIP_CELLS = 3
"""The sign of a colour, with a blank on each side."""

LOW_CARD = 5
"""A higher card of an open pile has a blank row below it."""


class TileWidget(Touchable[Tile]):
    """One pile. A touch chooses its card, takes the choice back or opens it; a closed pile shows the reason."""

    ACTION: ClassVar[str] = "pile"

    def action(self) -> str:
        if self.model is None:
            return ""
        self.focus()
        return f"{self.ACTION}({self.model.place})" if self.model.card or self.model.opens else ""

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
        rows = self._rows(model, canvas.height, width - x)
        for row, line in enumerate(rows[: canvas.height - HALF_BLOCK_ROWS], start=HALF_BLOCK_ROWS):
            cut = row == canvas.height - 1 and len(rows) > canvas.height - HALF_BLOCK_ROWS
            if cells(line):
                canvas.put(x, row, ELLIPSIS if cut else fit(line, width - x), quiet)
        if model.cap:
            key = f" {model.key} " if width >= CAP_FROM_CELLS else model.key
            row = 0 if text + CHIP_CELLS <= width - cells(key) else canvas.height - 1
            canvas.put(width - cells(key), row, key, "on bold", "caution")

    def _rows(self, model: Tile, height: int, width: int) -> list[str]:
        """The rows below the number. A low tile shows the reason only if it has the focus or is empty."""
        rows = []
        for line in model.lines:
            first, *more = (wrap(line, width, 2) or ("",)) if model.opens else (line,)
            rows += [first, *(f" {part}" for part in more)]
        rows += [""] * (2 - len(rows))
        if height > REASON_ROW:
            return [*rows, model.reason] if model.reason else rows
        if model.reason and (self.has_focus or model.state is TileState.EMPTY):
            return [model.reason if model.state is TileState.EMPTY else rows[0], model.reason if self.has_focus else ""]
        return rows


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
        column, row = (place % COLUMNS + columns) % COLUMNS, (place // COLUMNS + rows) % 2
        self.query_one(f"#tile-{row * COLUMNS + column}", TileWidget).focus()


class PileCard(TileWidget):
    """One card of an open pile: colour and cost, its key, bananas, deliveries. A touch takes it."""

    ACTION = "pile_card"
    ENTER = True  # an open pile leaves no main action

    def paint(self, canvas: Canvas, model: Tile) -> None:
        width, height = canvas.width - 1, canvas.height - (canvas.height > LOW_CARD)
        ground = "now" if self.has_focus else "button"
        canvas.fill(0, 0, width, height, ground)
        loud, quiet = ("on bold", "on") if self.has_focus else ("plain bold", "plain")
        canvas.put(0, 0, f" {model.sign} ", "on bold", model.colour)
        name = f"{model.cost} {model.word}"
        key = f" {model.key} " if model.cap else ""
        canvas.put(4, 0, name if cells(name) + cells(key) < width - 4 else model.cost, loud)
        canvas.put(width - cells(key), 0, key, "on bold", "caution")
        bananas = model.bananas_long if cells(model.bananas_long) < width else model.bananas
        rows = [bananas, *model.lines, model.reason] if model.bananas else [*model.lines]
        gap = 1 if height > len(rows) + 2 else 0
        y = 1 + gap
        for place, line in enumerate(rows):
            for part in wrap(line, width - 2, 2):
                if y < height:
                    canvas.put(1, y, part, loud if place == 0 else quiet)
                y += 1
            y += gap


class PileStage(Grid):
    """The cards of an open pile in one row or two, as wide as their number allows."""

    def compose(self) -> ComposeResult:
        for place in range(PILES):
            yield PileCard(id=f"pile-card-{place}")

    def show(self, view: PileView) -> None:
        count = len(view.tiles)
        rows = 1 if count <= COLUMNS else 2
        self.styles.grid_size_rows = rows
        self.styles.grid_size_columns = max(FEWEST_COLUMNS, -(-count // rows))
        for place in range(PILES):
            card = self.query_one(f"#pile-card-{place}", PileCard)
            card.display = place < count
            if card.display:
                card.show(view.tiles[place])

    def move_focus(self, columns: int, rows: int) -> None:
        """Moves the focus by an arrow key; without a focus, to the first card."""
        shown = [card for card in self.query(PileCard) if card.display]
        focused = self.screen.focused
        place = 0
        if isinstance(focused, PileCard) and focused in shown:
            place = shown.index(focused) + columns + (self.styles.grid_size_columns or COLUMNS) * rows
        if 0 <= place < len(shown):
            shown[place].focus()
