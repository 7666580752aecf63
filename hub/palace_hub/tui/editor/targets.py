"""A painted page with touch targets: drawing a thing also says what a touch on it does."""

from typing import ClassVar, TypeVar

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.cards.counter import CounterView
from palace_hub.views.text import cells, fit, right

Model = TypeVar("Model")

COUNT = 3
"""Columns of a number."""

KNOB = 5
"""Columns of a minus or plus to touch."""


class TargetPage(Painted[Model]):
    """`target` during `paint`: a rectangle and its action. The target drawn last lies on top."""

    LESS: ClassVar[str] = "-"
    MORE: ClassVar[str] = "+"

    def drawing(self) -> Canvas:
        self.targets: list[tuple[int, int, int, int, str]] = []
        return super().drawing()

    def target(self, x: int, y: int, width: int, height: int, action: str) -> None:
        self.targets.append((x, y, width, height, action))

    def action_at(self, x: int, y: int) -> str:
        """The action of a touch; "" for none."""
        for left, top, width, height, action in reversed(getattr(self, "targets", [])):
            if left <= x < left + width and top <= y < top + height:
                return str(action)
        return ""

    def on_click(self, event: events.Click) -> None:
        event.stop()
        action = self.action_at(event.x, event.y)
        if action:
            self.post_message(ActionRequested(action))

    def counter(self, canvas: Canvas, x: int, y: int, width: int, height: int, view: CounterView) -> None:
        """A line of a form: letter, sign, word, count, and a minus and a plus to touch."""
        row = y + (height - 1) // 2
        if view.now:
            canvas.fill(x, row, width, 1, "button")
            canvas.put(x, row, ">", "now bold")
        canvas.put(x + 2, row, view.letter, "caution bold")
        sign = x + 2 + max(2, cells(view.letter) + 1)
        if view.sign:
            chip = f" {view.sign} "
            canvas.put(sign, row, chip, "on bold", view.piece)
        end = x + width - 2 * KNOB - COUNT - 2
        word = sign + (max(4, cells(view.sign) + 3) if view.sign else 0)
        canvas.put(word, row, fit(view.word, max(0, end - word)), "plain")
        self.target(x, y, width, height, view.chosen)
        canvas.put(end, row, right(view.count, COUNT), "now bold" if view.now else "plain bold")
        for place, (text, action) in enumerate(((self.LESS, view.less), (self.MORE, view.more))):
            left = end + COUNT + 1 + place * (KNOB + 1)
            canvas.fill(left, row, KNOB, 1, "button")
            canvas.put(left + KNOB // 2, row, text, "plain bold")
            self.target(left, y, KNOB, height, action)

    def button(self, canvas: Canvas, x: int, y: int, width: int, text: str, action: str) -> None:
        """A filled button of one to three rows; three where there is room."""
        height = 3 if canvas.height - y >= 3 else 1
        canvas.fill(x, y, width, height, "now")
        canvas.centred(x, y + height // 2, width, fit(text, width), "on bold")
        self.target(x, y, width, height, action)
