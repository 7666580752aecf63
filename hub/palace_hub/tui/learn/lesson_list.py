"""The list of lessons, over the Table or at the start of `palace learn`."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical

from palace_hub.tui.learn.lesson_screen import LessonScreen, LessonText
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.pages import PageScreen, Title
from palace_hub.tui.widgets.buttons import MenuEntry
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.learn.lessons import LESSONS
from palace_hub.views.learn.page import TURN_KEY, list_help, list_view, next_lesson
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


class LessonListScreen(HubScreen):
    """A button for each lesson, and one for the guided first turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("enter", "main", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("down,right", "app.focus_next", show=False),
        Binding("up,left", "app.focus_previous", show=False),
        Binding(TURN_KEY, "first_turn", show=False),
        *(Binding(lesson.key, f"lesson({place})", show=False) for place, lesson in enumerate(LESSONS)),
    ]

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield LessonText(id="lesson-text")
        with Vertical(id="lesson-entries"):
            for place in range(len(LESSONS) + 1):
                yield MenuEntry(id=f"entry-{place}")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        view = list_view(self.hub.lessons_done, wording, practice=self.hub.practice)
        self.show_banner(snapshot, wording)
        self.query_one("#page-title", Title).show(view.title)
        self.query_one("#lesson-text", LessonText).show(view.lines)
        for place, entry in enumerate(view.entries):
            self.query_one(f"#entry-{place}", MenuEntry).show(entry)
        self.query_one("#footer", FooterStrip).show(view.footer)

    def _again(self, _: None = None) -> None:
        self.take(self.hub.shown, self.hub.wording)

    def action_lesson(self, place: int) -> None:
        self.hub.push_screen(LessonScreen(place), self._again)

    def action_main(self) -> None:
        """The first lesson that is not done, and after the last one the first turn."""
        following = next_lesson(self.hub.lessons_done)
        if following is None:
            self.action_first_turn()
        else:
            self.action_lesson(following)

    def action_first_turn(self) -> None:
        self.dismiss(None)
        self.hub.begin_first_turn()

    def action_help(self) -> None:
        self.hub.push_screen(PageScreen(lambda _, wording: list_help(wording, practice=self.hub.practice)))

    def action_close(self) -> None:
        """Leaves the list; where only the lessons are open, asks whether to end the program."""
        if self.hub.practice and self.hub.shown.game is None:
            self.hub.action_leave()
        else:
            self.dismiss(None)
