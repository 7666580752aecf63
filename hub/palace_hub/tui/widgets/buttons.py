"""The actions row: the wide main action or the text in its place, and four buttons."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted, Touchable
from palace_hub.tui.widgets.strips import InfoLine
from palace_hub.views.table.actions import ActionsView, ActionView
from palace_hub.views.table.info_line import InfoView
from palace_hub.views.text import cells, fit, wrap

OTHERS = 4
PAGE_OTHERS = 3

KEY_AROUND = 3
"""Cells around a key: the two blanks of its cap, and the blank before the text."""

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
        cap, lines = _worded(model, own, canvas.width, canvas.height)
        before = cells(cap) + bool(cap)
        top = (canvas.height - len(lines)) // 2
        wide = max((cells(line) for line in lines), default=0)
        left = (canvas.width - before - wide) // 2 + before
        put_cap(canvas, left - before, top, cap, model)
        for row, line in enumerate(lines):
            canvas.centred(left, top + row, wide, line, ink)


def _worded(model: ActionView, own: tuple[str, ...], width: int, height: int) -> tuple[str, tuple[str, ...]]:
    """The key cap of a button and the lines beside it. The cap gives up its blanks where they would break the line."""
    if not model.key:
        return "", own or wrap(model.text, width - 2, height)
    lines = own or (model.text,)
    room = width - cells(model.key) - max(map(cells, lines))
    if room >= KEY_AROUND:
        return f" {model.key} ", lines
    if room >= 1:
        return model.key, lines
    return f" {model.key} ", wrap(model.text, width - cells(model.key) - KEY_AROUND, height)


def put_cap(canvas: Canvas, x: int, y: int, cap: str, model: ActionView) -> None:
    """Draws a key cap; grey while the button does not work."""
    canvas.put(x, y, cap, *(("on bold", "caution") if model.enabled else ("muted", None)))


class MenuEntry(ActionButton):
    """A line of a menu, from the left: the key cap, then the text at the column of the widest cap of the menu."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, classes="menu-entry")
        self.keys = 1
        """Cells of the menu's widest key."""

    def paint(self, canvas: Canvas, model: ActionView) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, "now" if self.has_focus else "button")
        put_cap(canvas, 1, 0, f" {model.key} ", model)
        left = 1 + self.keys + KEY_AROUND
        ink = "on bold underline" if self.has_focus else "plain"
        canvas.put(left, 0, fit(model.text, canvas.width - left - 1), ink)


class PageActions(Horizontal):
    """The actions of a page beside the table: the main action and three buttons."""

    def compose(self) -> ComposeResult:
        yield ActionButton(filled=True, id="main-action")
        for place in range(PAGE_OTHERS):
            yield ActionButton(id=f"action-{place}", classes="other-action")

    def show(self, actions: Sequence[ActionView]) -> None:
        """Shows the main action and then the three others."""
        for button, action in zip(self.query(ActionButton), actions, strict=True):
            button.show(action)
            button.can_focus = action.enabled


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
