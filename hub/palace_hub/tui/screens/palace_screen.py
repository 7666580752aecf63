"""The Palace page: large plan and oblique view if the palace is known piece by piece, else numbers."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll

from palace_hub.tui.screens.pages import PageScreen, TextPage, Title
from palace_hub.tui.widgets.plan import FRAME, Oblique, PlanPicture, StudPicture
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.pages import text_pages
from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.palace.page import palace_page
from palace_hub.views.palace.plan import SIZES, PlanView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


class PalaceScreen(PageScreen):
    """The Palace page. `then` turns the newest snapshot into the shown one: an earlier state of a scored game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "close", show=False),
        Binding("v", "turn_plan", show=False),
    ]

    def __init__(self, then: Callable[[Snapshot], Snapshot] = lambda snapshot: snapshot) -> None:
        super().__init__(lambda snapshot, wording: text_pages.palace(then(snapshot), wording))
        self.then = then

    def _plan_width(self, plan: PlanView) -> int:
        """Half of the screen; more, up to two thirds, if the smallest nodes need it."""
        width = self.app.size.width
        return max(width // 2, min(plan.cells(SIZES[-1])[0] + 2 * FRAME, 2 * width // 3))

    def action_turn_plan(self) -> None:
        self.hub.turn_plan()

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        with Horizontal(id="palace-pictures"):
            yield PlanPicture(id="palace-plan")
            yield StudPicture(id="palace-studs")
            yield Oblique(id="palace-oblique")
        with VerticalScroll(id="page-scroll", can_focus=False):
            yield TextPage(id="page")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        super().take(snapshot, wording)
        view = palace_page(self.then(snapshot), wording)
        self.query_one("#palace-pictures").display = view is not None
        self.query_one("#page-scroll").set_class(view is not None, "beside")
        if view is None:
            return
        on_lattice, picture = view.standing.on_lattice, self.query_one("#palace-oblique", Oblique)
        self.query_one("#palace-plan").display = on_lattice
        self.query_one("#palace-studs").display = not on_lattice
        picture.display = picture.symbols.half_blocks and not self.app.no_color
        self.query_one("#palace-plan", PlanPicture).show(view)
        self.query_one("#palace-studs", StudPicture).show(view.standing)
        picture.show(view.standing)
        self.query_one("#palace-plan").styles.width = self._plan_width(view.plan) if picture.display else "1fr"
        lines = tuple(PageLine(fact.text, fact.state) for fact in view.facts)
        self.query_one("#page", TextPage).show(PageView(view.facts_title, lines))
