"""Steppers for counts that are entered by hand, in a delivery and in the correction dialog."""

from dataclasses import dataclass

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.build_form import BUTTON_ROW, paint_stepper
from palace_hub.tui.widgets.painted import Painted, Touchable
from palace_hub.views.table.manual_entry import ManualStepper, ManualView
from palace_hub.views.text import fit, wrap

CELLS = 6


@dataclass(frozen=True, slots=True)
class _Counted:
    stepper: ManualStepper
    count: int


class CountStepper(Touchable[_Counted]):
    """One compartment's count. `least` 0: pieces in the compartment; None: negative counts are pieces put back."""

    def __init__(self, *, least: int | None = None, **arguments: str) -> None:
        super().__init__(None, **arguments)
        self.least = least
        self.digits_choose = True
        """Digits choose a stepper now, so each shows its own; else they are typed into the one that has the focus."""
        self._typed = 0

    def start(self, stepper: ManualStepper) -> None:
        """Shows a stepper with its first count."""
        self.show(_Counted(stepper, stepper.due))

    @property
    def count(self) -> int:
        return self.model.count if self.model is not None else 0

    def action(self) -> str:
        return ""

    def _allowed(self, count: int) -> bool:
        most = self.model.stepper.most if self.model is not None else 0
        return (-most if self.least is None else self.least) <= count <= most

    def paint(self, canvas: Canvas, model: _Counted) -> None:
        label = f"{model.stepper.sign} {model.stepper.label}"
        fewer, more = self._allowed(model.count - 1), self._allowed(model.count + 1)
        key = model.stepper.key if self.digits_choose else ""
        paint_stepper(canvas, label, str(model.count), fewer, more, self.has_focus, key)
        canvas.centred(0, BUTTON_ROW + 3, canvas.width - 1, fit(model.stepper.line, canvas.width - 1), "muted")

    def step(self, change: int) -> None:
        """Counts one more or one fewer; digits that follow begin a new number."""
        self._typed = 0
        if self.model is not None and self._allowed(self.model.count + change):
            self.show(_Counted(self.model.stepper, self.model.count + change))

    def type(self, digit: int) -> None:
        """Appends a digit to the count; a number too large for the compartment begins anew with the digit."""
        if self.model is not None:
            longer = 10 * self._typed + digit
            self._typed = longer if self._allowed(longer) else digit
            if self._allowed(self._typed):
                self.show(_Counted(self.model.stepper, self._typed))

    def on_blur(self) -> None:
        self._typed = 0

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.focus()
        if BUTTON_ROW <= event.y < BUTTON_ROW + 3:
            self.step(-1 if event.x < self.size.width // 2 else 1)


class Note(Painted[str]):
    """A line or two under the steppers."""

    def paint(self, canvas: Canvas, model: str) -> None:
        for row, line in enumerate(wrap(model, canvas.width - 4, canvas.height)):
            canvas.put(2, row, line, "caution")


class ManualStage(Vertical):
    """The compartments that take part. The counts start at the due pieces, and start again when these change."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._shown: ManualView | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="manual-steppers"):
            for cell in range(CELLS):
                yield CountStepper(id=f"manual-{cell}")
        yield Note(id="manual-choice")
        yield Note(id="manual-fix")

    def show(self, view: ManualView) -> None:
        if view == self._shown:
            return
        self._shown = view
        present = {stepper.cell: stepper for stepper in view.steppers}
        for cell in range(CELLS):
            widget = self.query_one(f"#manual-{cell}", CountStepper)
            stepper = present.get(cell)
            widget.display = stepper is not None
            if stepper is not None:
                widget.start(stepper)
            else:
                widget.show(None)
        choice, fix = self.query_one("#manual-choice", Note), self.query_one("#manual-fix", Note)
        choice.display = bool(view.choice)
        choice.show(view.choice)
        fix.styles.height = 1 if view.choice else 2
        self._show_keys()

    @on(events.DescendantFocus)
    @on(events.DescendantBlur)
    def _show_keys(self) -> None:
        """Says what the digits do: they choose a stepper, and are typed into it once it is chosen."""
        typing = isinstance(self.screen.focused, CountStepper)
        for stepper in self.query(CountStepper):
            stepper.digits_choose = not typing
            stepper.redraw()
        if self._shown is not None:
            self.query_one("#manual-fix", Note).show(self._shown.typing if typing else self._shown.fix)

    def taken(self) -> dict[int, int]:
        """The entered counts by compartment, without zeros."""
        widgets = (self.query_one(f"#manual-{cell}", CountStepper) for cell in range(CELLS))
        models = [widget.model for widget in widgets if widget.model is not None]
        return {model.stepper.cell: model.count for model in models if model.count}

    def digit(self, digit: int) -> None:
        """Types a digit into the chosen stepper; without one, chooses the stepper with this number, from 1."""
        chosen = self.screen.focused
        if isinstance(chosen, CountStepper):
            chosen.type(digit)
        elif 1 <= digit <= CELLS and (widget := self.query_one(f"#manual-{digit - 1}", CountStepper)).display:
            widget.focus()
