"""The market: twelve tiles in two rows of six, in fixed places; and the cards of an open pile, in the same places."""

from dataclasses import dataclass
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Grid

from palace_hub.tui.bitmaps import HALF_BLOCK_ROWS
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Touchable
from palace_hub.views.table.market import MarketView, PileView, Tile, TileState
from palace_hub.views.text import ELLIPSIS, cells, fit, wrap

PILES = 12
COLUMNS, ROWS = 6, 2
LOW_COLUMNS, LOW_ROWS = 4, 3
"""Of a low stage: wide tiles of three rows in place of narrow ones that would not hold what a card delivers."""

LEAST_COLUMNS = 76
"""Of a stage with low tiles."""

LEAST_HEIGHTS = {16: 5, 0: 6}
"""Rows of a whole narrow tile, by its least width: sign, price, bananas, two deliveries, reason. In sixteen columns the
price stands beside the bananas."""

GUTTER = 1
"""The blank row between the two rows of tiles."""

FEWEST_COLUMNS = 4
"""Of an open pile: the cards of a smaller pile are no wider."""

LOW_CARD = 5
"""A higher card of an open pile has a blank row below it."""

LINES_OF_TEXT = 4
"""Rows of one text on a tile; the longest text of a delivery takes three in twelve cells."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a tile is drawn. `big`: the price in block letters; `words`: deliveries in words; `gaps`: blank rows."""

    big: bool
    words: bool
    gaps: bool = False


_LAYOUTS = (
    _Layout(big=True, words=True, gaps=True),
    _Layout(big=True, words=True),
    _Layout(big=False, words=True),
    _Layout(big=True, words=False),
    _Layout(big=False, words=False),
)
"""The best first; the last one is drawn even if its rows do not fit."""

_Row = tuple[str, bool]
"""A text and whether it is loud."""


class TileWidget(Touchable[Tile]):
    """One pile. A touch chooses its card, takes the choice back or opens it; a closed pile shows the reason.

    `fellows`: all tiles of the page, which share the layout that fits each of them. `room`: width and height of the
    smallest.
    """

    ACTION: ClassVar[str] = "pile"

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.fellows: tuple[Tile, ...] = ()
        self.room: tuple[int, int] | None = None
        self.low = False

    def beside(self, fellows: tuple[Tile, ...], room: tuple[int, int], *, low: bool = False) -> None:
        """Draws again if the layout may be another one. `low`: a wide tile, with the price beside the colour."""
        if (fellows, room, low) != (self.fellows, self.room, self.low):
            self.fellows, self.room, self.low = fellows, room, low
            self.redraw()

    def action(self) -> str:
        if self.model is None:
            return ""
        self.focus()
        acts = self.model.card or self.model.opens or self.model.closed
        return f"{self.ACTION}({self.model.place})" if acts else ""

    def paint(self, canvas: Canvas, model: Tile) -> None:
        chosen = model.state is TileState.CHOSEN
        open_ = model.state is TileState.OPEN
        width = canvas.width - 1
        if chosen:
            canvas.fill(0, 0, width, canvas.height, "now")
        elif model.hinted:
            canvas.fill(0, 0, width, canvas.height, "caution")
        elif open_:
            canvas.fill(0, 0, width, canvas.height, "button")
        elif model.state is TileState.SHOWN:
            canvas.fill(0, 0, width, canvas.height, "raised")
        lit = open_ or model.state is TileState.SHOWN
        bright = chosen or model.hinted
        loud = "on bold" if bright else "plain bold" if lit else "muted"
        quiet = "on" if bright else "plain" if lit else "muted"
        if open_ or chosen:
            bar = "│" if canvas.console else "▌"
            for row in range(canvas.height):
                canvas.put(0, row, bar, "on" if bright else "now")
        if self.has_focus:
            canvas.put(0, 0, ">", loud)
        x = 1
        if model.cap:
            closed = model.state is TileState.CLOSED
            canvas.put(x, 0, f" {model.key} ", "muted" if closed else "on bold", "button" if closed else "caution")
            x += 3
        canvas.put(x, 0, f" {model.sign} ", "on bold", model.colour)
        word = f" {model.word}" if x + 4 + cells(model.word) <= width else model.word
        if x + 3 + cells(word) <= width:  # below 70 columns the sign alone says the colour
            canvas.put(x + 3, 0, word, loud + (" underline" if self.has_focus else ""))
        if self.low:
            price = f"{model.price} {model.done_sign}" if chosen else model.price
            canvas.put(x + 4 + cells(word), 0, price, loud)
            for row, text in enumerate(_low_rows(model, width - 2, canvas.height - 1), start=1):
                canvas.put(1, row, text, quiet)
            return
        layout = self._layout(model, canvas)
        y = 1 + layout.gaps
        if layout.big:
            canvas.block(1, y, width - 1, model.price, loud)
            y += HALF_BLOCK_ROWS + layout.gaps
        rows = _rows(model, width - 1, layout)
        for row, (text, is_loud) in enumerate(rows[: canvas.height - y], start=y):
            cut = row == canvas.height - 1 and len(rows) > canvas.height - y
            if text:
                canvas.put(1, row, ELLIPSIS if cut else text, loud if is_loud else quiet)
        if chosen:
            canvas.put(width - 2, 0 if cells(word) + x + 5 <= width else 1, model.done_sign, "on bold")

    def _layout(self, model: Tile, canvas: Canvas) -> _Layout:
        """The best layout in which all rows of all tiles fit."""
        width, height = self.room or (canvas.width, canvas.height)
        for layout in _LAYOUTS[:-1]:
            rows = max(len(_rows(tile, width - 2, layout)) for tile in self.fellows or (model,))
            above = 1 + (HALF_BLOCK_ROWS + layout.gaps if layout.big else 0) + layout.gaps
            if above + rows <= height and not (layout.big and canvas.console):
                return layout
        return _LAYOUTS[-1]


def _low_rows(model: Tile, width: int, most: int) -> list[str]:
    """The rows below key, colour and price of a low tile: bananas, deliveries, and the reason where there is room.

    Deliveries that do not fit are told in signs alone, with a plus for those of each turn.
    """
    rows: list[str] = []
    for deliveries in (model.lines, model.signs or model.lines):
        texts = [text for text in (model.bananas, *deliveries) if text]
        rows = texts if len(texts) <= most else _flowed(texts, width)
        if len(rows) <= most and all(cells(row) <= width for row in rows):
            break
    cut = [*rows[: most - 1], ELLIPSIS] if len(rows) > most else rows
    if model.reason and len(cut) < most:
        return [*cut, fit(model.reason, width)]
    if model.reason and rows and cells(cut[-1]) + 2 + cells(model.reason) <= width:
        return [*cut[:-1], f"{cut[-1]}  {model.reason}"]
    return [fit(row, width) for row in cut]


def _flowed(texts: list[str], width: int) -> list[str]:
    """Texts in as few rows as they need, none of them broken."""
    rows: list[str] = []
    for text in texts:
        if rows and cells(rows[-1]) + 2 + cells(text) <= width:
            rows[-1] += f"  {text}"
        else:
            rows.append(text)
    return rows


def _rows(model: Tile, width: int, layout: _Layout) -> list[_Row]:
    """The rows below the key, or below the price in block letters: price, bananas, deliveries, reason."""
    price = [] if layout.big else [(model.price, True)]
    bananas = [(model.bananas, False)] if model.bananas else []
    if price and bananas and cells(model.price) + 2 + cells(model.bananas) <= width:
        price, bananas = [(f"{model.price}  {model.bananas}", True)], []
    rows = price + bananas
    for text in model.words if layout.words else model.lines:
        rows += [("", False)] if layout.gaps and text in model.words[:1] else []
        lines = (text,) if cells(text) <= width else wrap(text, width - 1, LINES_OF_TEXT)
        rows += [(f" {line}" if place else line, False) for place, line in enumerate(lines)]
    if model.reason:
        rows += [("", False)] if layout.gaps else []
        rows += [(fit(model.reason, width), False)]
    return rows


class MarketStage(Grid):
    """Six columns and two rows; on a low stage four columns and three rows."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._tiles: tuple[Tile, ...] = ()
        self._shape = COLUMNS, ROWS

    def compose(self) -> ComposeResult:
        for place in range(PILES):
            yield TileWidget(id=f"tile-{place}")

    def show(self, view: MarketView) -> None:
        for place, tile in enumerate(view.tiles):
            self.query_one(f"#tile-{place}", TileWidget).show(tile)
        self._tiles = view.tiles
        self._arrange()

    def on_resize(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Gives all tiles one layout, though some are a cell larger."""
        if not self.size:
            return
        room = (self.size.width // COLUMNS, (self.size.height - GUTTER) // ROWS)
        whole = next(rows for least, rows in LEAST_HEIGHTS.items() if room[0] >= least)
        low = room[1] < whole and self.size.width >= LEAST_COLUMNS
        self._shape = (LOW_COLUMNS, LOW_ROWS) if low else (COLUMNS, ROWS)
        self.styles.grid_size_columns, self.styles.grid_size_rows = self._shape
        self.styles.grid_gutter_horizontal = 0 if low else GUTTER
        for tile in self.query(TileWidget):
            tile.beside(self._tiles, room, low=low)

    def move_focus(self, columns: int, rows: int) -> None:
        """Moves the focus by an arrow key; without a focus, to the first tile."""
        focused = self.screen.focused
        if not isinstance(focused, TileWidget) or focused.model is None:
            self.query_one("#tile-0", TileWidget).focus()
            return
        place = focused.model.place
        across, down = self._shape
        column, row = (place % across + columns) % across, (place // across + rows) % down
        self.query_one(f"#tile-{row * across + column}", TileWidget).focus()


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
        name = f"{model.price} {model.word}"
        key = f" {model.key} " if model.cap else ""
        canvas.put(4, 0, name if cells(name) + cells(key) < width - 4 else model.price, loud)
        canvas.put(width - cells(key), 0, key, "on bold", "caution")
        rows = [text for text in (model.bananas, *model.words, model.reason) if text]
        taken = sum(len(wrap(text, width - 2, LINES_OF_TEXT)) for text in rows)
        gap = 1 if height > taken + len(rows) else 0
        y = 1 + gap
        for place, line in enumerate(rows):
            for part in wrap(line, width - 2, LINES_OF_TEXT):
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
