"""The four slots for new cards. A touch puts the next card on a slot."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted, Touchable
from palace_hub.views.table.slots import SlotsView, SlotView
from palace_hub.views.text import fit

SLOTS = 4

CAP_CELLS = 3
"""Of the cap of a slot's key, before its title."""


class SlotWidget(Touchable[SlotView]):
    """One slot with its top card and the new cards chosen for it."""

    def action(self) -> str:
        return f"slot({self.model.place})" if self.model is not None else ""

    def paint(self, canvas: Canvas, model: SlotView) -> None:
        width, height = canvas.width - 1, canvas.height
        loud = bool(model.new) or self.has_focus
        edge = "now" if loud else "line"
        canvas.frame(0, 0, width, height, edge, heavy=loud)
        canvas.put(2, 0, f" {model.place + 1} ", "on bold", "caution")
        canvas.put(2 + CAP_CELLS, 0, f" {fit(model.title, width - 6 - CAP_CELLS)} ", f"{edge} bold")
        inner = width - 3  # "multicolorida 2¢" keeps its price at 80 columns
        lines = [(name, "now bold") for name in model.new]
        if model.covers:
            lines.append((model.covers, "caution"))
        lines += [(model.top, "muted strike" if model.covers else "plain"), (model.each, "muted")]
        y = max(1, (height - len(lines)) // 2)
        for text, ink in lines:
            if y < height - 1:
                canvas.put(2, y, fit(text, inner), ink)
            y += 1


class NewCard(Painted[SlotsView]):
    """The card that the next touch places, and its delivery."""

    def paint(self, canvas: Canvas, model: SlotsView) -> None:
        canvas.put(2, 0, fit(model.heading, canvas.width - 4), "now bold")
        canvas.put(2, 1, fit(model.card_each, canvas.width - 4), "plain")


class SlotsStage(Vertical):
    """The next card above the four slots."""

    def compose(self) -> ComposeResult:
        yield NewCard(id="new-card")
        with Horizontal(id="slots"):
            for place in range(SLOTS):
                yield SlotWidget(id=f"slot-{place}")

    def show(self, view: SlotsView) -> None:
        self.query_one("#new-card", NewCard).show(view)
        for slot in view.slots:
            self.query_one(f"#slot-{slot.place}", SlotWidget).show(slot)
