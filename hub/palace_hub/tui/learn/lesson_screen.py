"""A lesson on building: pages with a right and a wrong staircase, then a plan on which the player builds."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.geometry import Size

from monkey_palace.board.notation import Placement
from palace_hub.referee import entries
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.pages import Title
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.painted import Painted
from palace_hub.tui.widgets.palace_stage import PalaceStage
from palace_hub.tui.widgets.plan import Oblique, PlanPicture, StudPicture
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.acting.plan_hand import PlanHand
from palace_hub.views.learn.lessons import LESSONS
from palace_hub.views.learn.page import LessonAnswer, LessonPage, LessonView, answer, lesson_view, pages_of
from palace_hub.views.learn.position import Placements, placed, snapshot_of, taken_back
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.text import wrap
from palace_hub.views.wording import Size as SizeClass
from palace_hub.views.wording import Wording

ACTIONS = 3
"""Back, again, and the main action."""

MOST_ROWS = 3
"""Rows of one sentence at 80 columns."""


class LessonText(Painted[tuple[tuple[str, str], ...]]):
    """Sentences with their inks, one below the other."""

    def _rows(self, width: int) -> list[tuple[str, str]]:
        return [(line, ink) for text, ink in self.model or () for line in wrap(text, width - 4, MOST_ROWS)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's signature
        return len(self._rows(width))

    def show(self, model: tuple[tuple[str, str], ...] | None) -> None:
        if model != self.model:
            super().show(model)
            self.refresh(layout=True)

    def paint(self, canvas: Canvas, model: tuple[tuple[str, str], ...]) -> None:  # noqa: ARG002 - wrapped by `_rows`
        for y, (line, ink) in enumerate(self._rows(canvas.width)):
            canvas.put(2, y, line, ink)


class LessonScreen(HubScreen):
    """The lesson at `place` of `LESSONS`. The hub learns nothing of what is built here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("enter", "main", show=False),
        Binding("pageup", "before", show=False),
        Binding("pagedown", "after", show=False),
        Binding("r", "again", show=False),
        Binding("b", "put('brick')", show=False),
        Binding("k", "put('column')", show=False),
        Binding("a", "put('arch')", show=False),
        Binding("x,backspace", "take_back", show=False),
        Binding("u", "take_last_back", show=False),
        Binding("left", "arrow(-1, 0)", show=False),
        Binding("right", "arrow(1, 0)", show=False),
        Binding("up", "arrow(0, -1)", show=False),
        Binding("down", "arrow(0, 1)", show=False),
    ]

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        self.page = LessonPage.RIGHT
        self.placements: Placements = ()
        self.given: LessonAnswer | None = None
        self.hand = self._new_hand()
        self.view: LessonView | None = None

    def _new_hand(self) -> PlanHand:
        return PlanHand(self._enter, self.draw, lambda _stud, _go_on: None)  # no map of a lesson lacks a knob

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield LessonText(id="lesson-text")
        with Horizontal(id="palace-pictures"):
            yield PlanPicture(id="palace-plan")
            yield StudPicture(id="palace-studs")
            yield Oblique(id="palace-oblique")
        yield PalaceStage(id="lesson-stage")
        yield LessonText(id="lesson-answer")
        with Horizontal(id="lesson-actions"):
            for place in range(ACTIONS):
                yield ActionButton(filled=place == ACTIONS - 1, id=f"lesson-action-{place}")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.show_banner(snapshot, wording)
        for size in SizeClass:
            self.set_class(size is wording.size, f"-{size.value}")
        self.draw()

    def draw(self) -> None:
        """Draws the page anew."""
        wording = self.hub.wording
        self.hand.ahead(self._now)  # a new hand notices the position, and keeps its place from then on
        view = lesson_view(self.place, self.page, self.placements, self.hand.hand, self.given, wording)
        self.view = view
        self.query_one("#page-title", Title).show(view.title)
        self.query_one("#lesson-text", LessonText).show(view.lines)
        self.query_one("#lesson-answer", LessonText).show((view.answer,))
        stage = self.query_one("#lesson-stage", PalaceStage)
        stage.display = view.tries
        self.query_one("#palace-pictures").display = not view.tries
        if view.tries:
            stage.show(view.stage)
        else:
            self._show_staircase(view)
        for place, action in enumerate(view.actions):
            button = self.query_one(f"#lesson-action-{place}", ActionButton)
            button.show(action)
            button.can_focus = False  # Enter is the main action
        self.query_one("#footer", FooterStrip).show(view.footer)

    def _show_staircase(self, view: LessonView) -> None:
        on_lattice, picture = view.stage.standing.on_lattice, self.query_one("#palace-oblique", Oblique)
        plan, studs = self.query_one("#palace-plan", PlanPicture), self.query_one("#palace-studs", StudPicture)
        plan.display, studs.display = on_lattice, not on_lattice
        picture.display = picture.symbols.half_blocks and not self.app.no_color
        plan.show(view.stage)
        studs.show(view.stage.standing)
        picture.show(view.stage.standing)

    # pages

    def _turn_to(self, place: int, page: LessonPage) -> None:
        if place != self.place:
            self._clear()
        self.place, self.page = place, page
        self.draw()

    def _clear(self) -> None:
        self.placements, self.given, self.hand = (), None, self._new_hand()

    def action_after(self) -> None:
        pages = pages_of(LESSONS[self.place])
        following = pages.index(self.page) + 1
        if following < len(pages):
            self._turn_to(self.place, pages[following])
        elif self.place + 1 < len(LESSONS):
            self._turn_to(self.place + 1, LessonPage.RIGHT)
        else:
            self.dismiss(None)

    def action_before(self) -> None:
        pages = pages_of(LESSONS[self.place])
        here = pages.index(self.page)
        if here:
            self._turn_to(self.place, pages[here - 1])
        elif self.place:
            self._turn_to(self.place - 1, LessonPage.TRY)

    def action_again(self) -> None:
        """Begins the player's try anew."""
        if self.page is LessonPage.TRY:
            self._clear()
            self.draw()

    def action_main(self) -> None:
        """Turns the page; on a try, asks the rules about the staircase, and after the right one goes on."""
        if self.page is not LessonPage.TRY or (self.given is not None and self.given.right):
            self.action_after()
            return
        lesson = LESSONS[self.place]
        self.given = answer(lesson, self.placements, self.hub.wording)
        if self.given.right:
            self.hub.lesson_solved(lesson.key)
        self.draw()

    def action_close(self) -> None:
        if not (self.page is LessonPage.TRY and self.hand.let_go()):
            self.dismiss(None)

    # the try

    def _enter(self, entry: entries.Entry) -> None:
        """What the hub would do with a piece that is placed or taken back."""
        match entry:
            case entries.Place():
                self.placements = placed(self.placements, Placement.parse(entry.placement))
            case entries.TakeBack(placement=str(text)):
                self.placements = taken_back(self.placements, Placement.parse(text))
            case _:
                return
        self.given = None

    @property
    def _now(self) -> Snapshot:
        return snapshot_of(LESSONS[self.place], self.placements)

    def action_put(self, piece: str) -> None:
        if self.view is not None and self.view.tries:
            self.hand.put(piece, self.view.stage, self._now)

    def action_take_back(self) -> None:
        if self.view is not None and self.view.tries:
            self.hand.take_back(self.view.stage)

    def action_take_last_back(self) -> None:
        if self.view is not None and self.view.tries:
            self.hand.take_back(self.view.stage, last=True)

    def action_touch_node(self, x: int, y: int) -> None:
        if self.view is not None and self.view.tries:
            self.hand.touch((x, y), self.view.stage, self._now)

    def action_arrow(self, columns: int, rows: int) -> None:
        """Moves the hand; on a page without a hand, left and right turn it."""
        if self.view is None:
            return
        if self.view.tries:
            self.hand.arrow(columns, rows, self.view.stage, self._now)
        elif columns > 0:
            self.action_after()
        elif columns < 0:
            self.action_before()
