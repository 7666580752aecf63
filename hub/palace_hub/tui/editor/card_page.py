"""The page of cards: the piles above, the card at the left, the form at the right, the pile's cards below."""

from palace_hub.tui.bitmaps import FULL_BLOCK_ROWS, HALF_BLOCK_ROWS, big_text
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.editor.targets import TargetPage
from palace_hub.views.cards.card_page import CardFace, CardPageView, PileChip, SmallCard
from palace_hub.views.text import cells, fit

PILE_ROWS = 2
SMALL_ROWS = 4
SMALL_COLUMNS = 9
CARD_COLUMNS = 30
CARD_COLUMNS_FAR = 26
CARD_ROWS = 17
BUTTON = 12


class CardPage(TargetPage[CardPageView]):
    """Draws the page; each pile, line, number and card can be touched."""

    def paint(self, canvas: Canvas, model: CardPageView) -> None:
        for place, chip in enumerate(model.piles):
            x = place * canvas.width // len(model.piles)
            self._chip(canvas, x, (place + 1) * canvas.width // len(model.piles) - x - 1, chip)
        top, bottom = PILE_ROWS + 1, canvas.height - SMALL_ROWS - 1
        wide = CARD_COLUMNS if canvas.width >= 90 else CARD_COLUMNS_FAR
        if model.face is not None:
            self._face(canvas, 1, top, wide, min(CARD_ROWS, bottom - top), model.face)
            self._form(canvas, wide + 4, top, canvas.width - wide - 6, bottom - top, model)
        self._small(canvas, bottom, model)

    def _chip(self, canvas: Canvas, x: int, width: int, chip: PileChip) -> None:
        canvas.put(x + 1, 0, f" {chip.sign} {chip.cost}"[: width - 1] + " ", "on bold", chip.colour)
        text = f"{self.symbols.done}{chip.typed}" if chip.done else f" {chip.typed}"
        if chip.now:
            canvas.fill(x, 1, width, 1, "now")
            canvas.put(x, 1, fit(f" {text}", width), "on bold")
        else:
            canvas.put(x, 1, fit(f" {text}", width), "done" if chip.done else "plain")
        self.target(x, 0, width, PILE_ROWS, chip.action)

    def _face(self, canvas: Canvas, x: int, y: int, width: int, height: int, face: CardFace) -> None:
        canvas.fill(x, y, width, height, "raised")
        canvas.frame(x, y, width, height, "line", title=face.title)
        band = FULL_BLOCK_ROWS if height >= CARD_ROWS - 1 else HALF_BLOCK_ROWS
        canvas.fill(x + 1, y + 1, width - 2, band, face.colour)
        middle = y + 1 + band // 2
        cost = big_text(face.cost)
        if band == FULL_BLOCK_ROWS and cost is not None:
            canvas.big(x + 3, y + 1, cost, "on")
        elif not canvas.block(x + 3, y + 1, 6, face.cost, "on bold"):
            canvas.put(x + 4, middle, face.cost, "on bold")
        canvas.put(x + width - 4, middle, face.sign, "on bold")
        canvas.put(x + width - 6 - cells(face.word), middle, face.word, "on bold")
        row = y + 1 + band
        text = x + 3
        spare = height - band - 2 >= 9
        if spare and canvas.block(text, row, 10, face.bananas, "now bold"):
            canvas.put(text + 12, row + 1, face.bananas_word, "plain")
        else:
            canvas.put(text, row + 1 if spare else row, f"{face.bananas} {face.bananas_word}", "now bold")
        row += 4 if spare else 2
        for word, symbols in ((face.once_word, face.once), (face.each_word, face.each)):
            canvas.put(text, row, word, "muted")
            self._symbols(canvas, x + 3, row + 1, width - 5, symbols)
            row += 3 if spare else 2

    def _symbols(self, canvas: Canvas, x: int, y: int, width: int, symbols: tuple[tuple[str, str], ...]) -> None:
        if not symbols:
            canvas.put(x, y, "-", "muted")
            return
        start = x
        for place, (sign, piece) in enumerate(symbols):
            text = f" {sign} "
            more = len(symbols) - place
            if x + cells(text) + (4 if more > 1 else 0) > start + width:
                canvas.put(x, y, f"+{more}", "plain bold")
                return
            canvas.put(x, y, text, "on bold", piece)
            x += cells(text) + 1

    def _form(self, canvas: Canvas, x: int, y: int, width: int, height: int, model: CardPageView) -> None:
        parts = model.parts
        lines = sum(len(part.counters) for part in parts)
        tall = 2 if height >= 2 * lines + len(parts) else 1
        width = min(width, 58)
        row = y
        gap = 1 if height >= tall * lines + 2 * len(parts) - 1 + 2 else 0
        for part in parts:
            canvas.put(x, row, fit(part.heading, width), "muted bold")
            row += 1
            for counter in part.counters:
                self.counter(canvas, x, row, width, tall, counter)
                row += tall
            row += gap

    def _small(self, canvas: Canvas, y: int, model: CardPageView) -> None:
        canvas.put(1, y, model.pile_title, "muted bold")
        room = canvas.width - BUTTON - 3
        self.button(canvas, canvas.width - BUTTON - 1, y + 1, BUTTON, model.next_word, "press('enter')")
        fitting = max(1, room // SMALL_COLUMNS)
        now = next((place for place, card in enumerate(model.small) if card.now), 0)
        first = max(0, min(now - fitting // 2, len(model.small) - fitting))
        shown = model.small[first : first + fitting]
        wide = min(14, max(SMALL_COLUMNS, room // max(1, len(shown))))
        for place, card in enumerate(shown):
            self._small_card(canvas, 1 + place * wide, y + 1, wide - 1, card)
        if first:
            canvas.put(0, y + 2, self.symbols.more, "muted")
        if first + fitting < len(model.small):
            canvas.put(1 + len(shown) * wide, y + 2, self.symbols.more, "muted")

    def _small_card(self, canvas: Canvas, x: int, y: int, width: int, card: SmallCard) -> None:
        ground = "now" if card.now else "button" if card.typed else "raised"
        ink = "on bold" if card.now else "plain" if card.typed else "muted"
        canvas.fill(x, y, width, len(card.lines), ground)
        first = card.bananas if card.bananas and cells(card.bananas) < width else card.lines[0]
        for row, line in enumerate((first, *card.lines[1:])):
            canvas.put(x + 1, y + row, fit(line, width - 1), ink)
        self.target(x, y, width, len(card.lines), card.action)
