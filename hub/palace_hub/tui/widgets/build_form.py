"""The build form: five steppers, three colours, and the list of facts beside them."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.buttons import ROWS_WITH_EDGES, ActionButton
from palace_hub.tui.widgets.painted import ActionRequested, Painted, Touchable
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.table.build_form import BuildFormView, ColourView, Fact, StepperView
from palace_hub.views.text import cells, fit, wrap

VALUE_ROW = 1
BUTTON_ROW = 4
STEPPER_ROWS = 7
"""Rows of a stepper: the label, three rows of the value, three rows of minus and plus."""

CAP = "caution"
"""The ground of a key cap."""

FIELDS = ("arches", "bricks", "columns", "height", "five_high")
COLOURS = ("light_green", "dark_green", "gold")


def paint_stepper(
    canvas: Canvas, label: str, value: str, fewer: bool, more: bool, focused: bool, key: str = ""
) -> None:
    """Draws a stepper: seven rows, minus in the left half, plus in the right half; `key` as a cap before the label."""
    width = canvas.width - 1
    if focused:
        canvas.fill(0, 0, width, 1, "now")
    ink = "on bold" if focused else "plain"
    if key:
        cap = f" {key} " if cells(label) + 4 <= width else key
        label = fit(label, width - cells(cap) - 1)
        x = (width - cells(cap) - cells(label) - 1) // 2
        canvas.put(x, 0, cap, "on bold", CAP)
        canvas.put(x + cells(cap) + 1, 0, label, ink)
    else:
        canvas.centred(0, 0, width, fit(label, width), ink)
    if not canvas.block(0, VALUE_ROW, width, value, "plain bold", middle=True):
        canvas.centred(0, VALUE_ROW + 1, width, f" {value} ", "on bold", "now")
    half = (width - 1) // 2
    for x, sign, possible in ((0, "-", fewer), (half + 1, "+", more)):
        if possible:
            canvas.fill(x, BUTTON_ROW, half, 3, "button")
            canvas.edges(x, BUTTON_ROW, half, 3, "line")
        canvas.centred(x, BUTTON_ROW + 1, half, sign, "plain bold" if possible else "muted")


class Stepper(Touchable[StepperView]):
    """One number of the draft. A touch on a half changes it; so do `+` and `-` when it has the focus."""

    def action(self) -> str:
        return ""

    def paint(self, canvas: Canvas, model: StepperView) -> None:
        paint_stepper(canvas, model.label, model.value, model.fewer, model.more, self.has_focus, model.key)

    def step(self, change: int) -> None:
        model = self.model
        if model is not None and (model.more if change > 0 else model.fewer):
            self.post_message(ActionRequested(f"draft_step('{model.field}', {change})"))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.focus()
        if event.y >= BUTTON_ROW:
            self.step(-1 if event.x < self.size.width // 2 else 1)


class ColourButton(Touchable[ColourView]):
    """One colour of the start knob: chip and word, with a tick if it is chosen."""

    def action(self) -> str:
        return f"colour('{self.model.colour}')" if self.model is not None else ""

    def paint(self, canvas: Canvas, model: ColourView) -> None:
        width = canvas.width - 1
        ground = "now" if model.chosen else "button"
        canvas.fill(0, 0, width, canvas.height, ground)
        row = canvas.height // 2
        if canvas.height >= ROWS_WITH_EDGES:
            canvas.edges(0, 0, width, canvas.height, "on" if model.chosen else "line")
        ink = "on bold" if model.chosen else "plain"
        word = f"{model.word} {model.done_sign}" if model.chosen else model.word
        canvas.put(1, row, f" {model.key} ", "on bold", CAP)
        canvas.put(5, row, f" {model.sign} ", "on bold", model.colour)
        canvas.put(9, row, fit(word, width - 9), ink + (" underline" if self.has_focus else ""))


class FactList(Painted[BuildFormView | PalaceStageView]):
    """The list of facts: ticks, or the broken rules."""

    def paint(self, canvas: Canvas, model: BuildFormView | PalaceStageView) -> None:
        canvas.frame(0, 0, canvas.width, canvas.height, "line", title=model.facts_title)
        y = 1
        for fact in model.facts:
            y = self._fact(canvas, y, fact)

    def _fact(self, canvas: Canvas, y: int, fact: Fact) -> int:
        ink = f"{fact.state} bold" if fact.state == "alarm" else fact.state
        room = canvas.width - 5
        if fact.sign and y < canvas.height - 1:
            canvas.put(2, y, fact.sign, f"{fact.state} bold")
        for line in wrap(fact.text, room - (2 if fact.sign else 0), 4):
            if y < canvas.height - 1:
                canvas.put(4 if fact.sign else 2, y, line, ink)
            y += 1
        return y


class Heading(Painted[str]):
    """The heading of the colours."""

    def paint(self, canvas: Canvas, model: str) -> None:
        canvas.put(0, 0, fit(model, canvas.width), "muted")


class BuildStage(Horizontal):
    """The form at the left, the facts at the right."""

    def compose(self) -> ComposeResult:
        with Vertical(id="build-left"):
            with Horizontal(id="build-steppers"):
                for field in FIELDS:
                    yield Stepper(id=f"stepper-{field}")
            yield Heading(id="build-heading")
            with Horizontal(id="build-colours"):
                for colour in COLOURS:
                    yield ColourButton(id=f"colour-{colour}")
        with Vertical(id="build-right"):
            yield FactList(id="build-facts")
            yield ActionButton(id="build-switch")

    def show(self, view: BuildFormView) -> None:
        for stepper in view.steppers:
            self.query_one(f"#stepper-{stepper.field}", Stepper).show(stepper)
        for colour in view.colours:
            self.query_one(f"#colour-{colour.colour}", ColourButton).show(colour)
        self.query_one("#build-heading", Heading).show(view.colour_heading)
        self.query_one("#build-facts", FactList).show(view)
        switch = self.query_one("#build-switch", ActionButton)
        switch.display = view.switch is not None
        switch.show(view.switch)

    def on_resize(self) -> None:
        """Gives the colours three rows, or one on a low stage; on the lowest they take that of their heading."""
        rows = self.size.height
        self.query_one("#build-heading", Heading).display = rows > STEPPER_ROWS + 1
        high = rows >= STEPPER_ROWS + 1 + ROWS_WITH_EDGES
        for widget in (self.query_one("#build-colours"), *self.query(ColourButton)):
            widget.styles.height = ROWS_WITH_EDGES if high else 1

    def focus_stepper(self, place: int) -> None:
        self.query_one(f"#stepper-{FIELDS[place]}", Stepper).focus()
