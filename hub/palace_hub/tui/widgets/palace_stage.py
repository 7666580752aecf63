"""The stage of a palace that is known piece by piece: plan, buttons, oblique view on a wide screen, list of facts."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from palace_hub.tui.widgets.build_form import FactList
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.plan import Oblique, PlanPicture
from palace_hub.views.palace.stage import PalaceStageView

BUTTONS = 4
"""Three pieces and "take back", or four directions while an arch is in the hand."""

BESIDE = 46
"""Columns of the buttons and of the list of facts."""

LEAST_OBLIQUE = 36
"""Least columns of the oblique view beside the plan. A narrower screen shows it on the Palace page only."""


class PalaceStage(Horizontal):
    """Plan, buttons, oblique view and facts side by side."""

    def compose(self) -> ComposeResult:
        yield PlanPicture(id="plan")
        with Vertical(id="plan-buttons"):
            for place in range(BUTTONS):
                yield ActionButton(id=f"plan-button-{place}")
        yield Oblique(id="oblique")
        with Vertical(id="plan-right"):
            yield FactList(id="plan-facts")
            yield ActionButton(id="plan-switch")

    def show(self, view: PalaceStageView) -> None:
        self.query_one("#plan", PlanPicture).show(view)
        self.query_one("#plan-facts", FactList).show(view)
        self.query_one("#plan-buttons").display = bool(view.pieces)
        for place in range(BUTTONS):
            button = self.query_one(f"#plan-button-{place}", ActionButton)
            button.show(view.pieces[place] if place < len(view.pieces) else None)
        picture = self.query_one("#oblique", Oblique)
        picture.show(view.standing)
        self._share()
        switch = self.query_one("#plan-switch", ActionButton)
        switch.display = view.switch is not None
        switch.show(view.switch)

    def _share(self) -> None:
        """Shows the oblique view if the screen is wide enough; the plan takes half of the room or more.

        In the far view the plan takes all, so that its numbers stand further apart.
        """
        plan, picture = self.query_one("#plan", PlanPicture), self.query_one("#oblique", Oblique)
        room = self.app.size.width - BESIDE
        drawn = picture.symbols.half_blocks and not self.app.no_color
        picture.display = drawn and room >= 2 * LEAST_OBLIQUE and not self.screen.has_class("-far")
        plan.styles.width = (room + 1) // 2 if picture.display else "1fr"

    def on_resize(self) -> None:
        self._share()
