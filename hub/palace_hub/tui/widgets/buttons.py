"""The actions row: the wide main action or the text in its place, and four buttons."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted, Touchable
from palace_hub.tui.widgets.strips import InfoLine
from palace_hub.views.table.actions import ActionsView, ActionView
from palace_hub.views.table.info_line import InfoView
from palace_hub.views.text import wrap

OTHERS = 4

ROWS_WITH_EDGES = 3
"""A lower button has no edges: they would run through its words."""


class ActionButton(Touchable[ActionView]):
    """A button with edges above and below; inverse with the focus, grey text without edges if it is disabled."""

    ENTER: ClassVar[bool] = True
    FOCUS_ON_CLICK: ClassVar[bool] = False  # after a touch, Enter is still the main action

    def __init__(self, model: ActionView | None = None, *, filled: bool = False, **arguments: str) -> None:
        super().__init__(model, **arguments)
        self.filled = filled

    def action(self) -> str:
        return self.model.action if self.model is not None and self.model.enabled else ""

    def paint(self, canvas: Canvas, model: ActionView) -> None:
        if not model.enabled:
            ink = "muted"
        else:
            ground = "now" if self.filled or self.has_focus else "button"
            canvas.fill(0, 0, canvas.width, canvas.height, ground)
            ink = "on bold" if self.filled or self.has_focus else "plain"
            if canvas.height >= ROWS_WITH_EDGES:
                canvas.edges(0, 0, canvas.width, canvas.height, "on" if ground == "now" else "line")
        if self.has_focus:
            ink += " underline"
        own = model.lines if canvas.height > len(model.lines) + 1 else ()
        lines = own or wrap(model.text, canvas.width - 2, canvas.height)
        top = (canvas.height - len(lines)) // 2
        for row, line in enumerate(lines):
            canvas.centred(1, top + row, canvas.width - 2, line, ink)


class WaitingText(Painted[str]):
    """What the table waits for, if there is nothing to confirm."""

    def paint(self, canvas: Canvas, model: str) -> None:
        lines = wrap(model, canvas.width - 2, canvas.height)
        top = (canvas.height - len(lines)) // 2
        for row, line in enumerate(lines):
            canvas.centred(1, top + row, canvas.width - 2, line, "muted")


class ActionBar(Horizontal):
    """The actions row: main action and four buttons, or on a small screen main action and info line."""

    def compose(self) -> ComposeResult:
        yield ActionButton(filled=True, id="main-action")
        yield WaitingText(id="waiting")
        for place in range(OTHERS):
            yield ActionButton(id=f"action-{place}", classes="other-action")
        yield InfoLine(id="info-beside")

    def show(self, view: ActionsView, info: InfoView) -> None:
        """Shows the actions, and beside the main action the info line on a screen without the other buttons."""
        self.query_one(InfoLine).show(info)
        main, waiting = self.query_one("#main-action", ActionButton), self.query_one("#waiting", WaitingText)
        main.display = view.main is not None
        waiting.display = view.main is None
        main.show(view.main)
        waiting.show(view.waiting)
        for place in range(OTHERS):
            button = self.query_one(f"#action-{place}", ActionButton)
            action = view.others[place] if place < len(view.others) else None
            button.show(action)
            button.can_focus = action is not None and action.enabled
