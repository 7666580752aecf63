"""The page of piles: the number of cards of each pile, and their sum."""

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.editor.targets import TargetPage
from palace_hub.views.cards.pile_page import PilePageView
from palace_hub.views.text import cells, wrap

WIDTH = 50
MARGIN = 2
BUTTON = 14


class PilePage(TargetPage[PilePageView]):
    """Draws the page; a pile, a minus and a plus can be touched."""

    def paint(self, canvas: Canvas, model: PilePageView) -> None:
        y = 0 if canvas.height < 20 else 1
        for text in model.lines:
            for line in wrap(text, canvas.width - 2 * MARGIN, 2):
                canvas.put(MARGIN, y, line, "plain")
                y += 1
        y += 1 if canvas.height - y > len(model.piles) else 0
        tall = 2 if canvas.height - y >= 2 * len(model.piles) else 1
        for pile in model.piles:
            self.counter(canvas, MARGIN, y, min(WIDTH, canvas.width - 2 * MARGIN), tall, pile)
            y += tall
        right = MARGIN + WIDTH + 3
        sign = self.symbols.done if model.sum_right else self.symbols.alarm
        text = f"{sign} {model.sum}"
        middle = canvas.height // 2
        canvas.put(right, middle - 1, text, "done bold" if model.sum_right else "alarm bold")
        self.button(
            canvas, right, middle + 1, max(BUTTON, cells(model.next_word) + 2), model.next_word, "press('enter')"
        )
