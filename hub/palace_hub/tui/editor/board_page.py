"""The page of boards: the four player boards side by side."""

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.editor.targets import TargetPage
from palace_hub.views.cards.board_page import BoardBox, BoardPageView
from palace_hub.views.cards.counter import CounterView
from palace_hub.views.text import cells, fit, right, wrap

NARROW = 3
"""Columns of a minus or plus in a box of a quarter of the width."""

COUNT = 2
BUTTON = 14


class BoardPage(TargetPage[BoardPageView]):
    """Draws the page; each box, line, minus and plus can be touched."""

    def paint(self, canvas: Canvas, model: BoardPageView) -> None:
        y = 0
        for line in wrap(model.how, canvas.width - 4, 2):
            canvas.put(2, y, line, "plain")
            y += 1
        count = len(model.boards)
        height = min(canvas.height - y - 3, 24)
        for place, box in enumerate(model.boards):
            x = place * canvas.width // count
            self._box(canvas, x, y, (place + 1) * canvas.width // count - x, height, box)
        self.button(canvas, canvas.width - BUTTON - 1, y + height, BUTTON, model.next_word, "press('enter')")

    def _box(self, canvas: Canvas, x: int, y: int, width: int, height: int, box: BoardBox) -> None:
        canvas.frame(x, y, width, height, "now" if box.now else "line", heavy=box.now)
        title = f" {box.title}{f' {self.symbols.done}' if box.done else ''} "
        canvas.put(
            x + 2, y, fit(title, width - 4), "on bold" if box.now else "plain bold", "now" if box.now else "base"
        )
        self.target(x, y, width, height, box.action)
        lines = sum(len(part.counters) for part in box.parts)
        tall = 2 if height - 2 >= 2 * lines + len(box.parts) else 1
        row = y + 1
        gap = 1 if height - 2 > tall * lines + len(box.parts) + 1 else 0
        for part in box.parts:
            canvas.put(x + 2, row, fit(part.heading, width - 4), "muted bold")
            row += 1
            for counter in part.counters:
                self._line(canvas, x + 1, row, width - 2, tall, counter)
                row += tall
            row += gap

    def _line(self, canvas: Canvas, x: int, y: int, width: int, height: int, view: CounterView) -> None:
        """As the form's lines, in a quarter of the width: the word only where there is room."""
        row = y + (height - 1) // 2
        if view.now:
            canvas.fill(x, row, width, 1, "button")
            canvas.put(x, row, ">", "now bold")
        canvas.put(x + 1, row, view.letter, "caution bold")
        chip = f" {view.sign} "
        canvas.put(x + 3, row, chip, "on bold", view.piece)
        end = x + width - 2 * NARROW - COUNT - 2
        word = x + 4 + cells(chip)
        if end - word >= cells(view.word):
            canvas.put(word, row, view.word, "plain")
        canvas.put(end, row, right(view.count, COUNT), "now bold" if view.now else "plain bold")
        self.target(x, y, width, height, view.chosen)
        for place, (text, action) in enumerate(((self.LESS, view.less), (self.MORE, view.more))):
            left = end + COUNT + 1 + place * (NARROW + 1)
            canvas.fill(left, row, NARROW, 1, "button")
            canvas.put(left + 1, row, text, "plain bold")
            self.target(left, y, NARROW, height, action)
