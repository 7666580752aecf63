"""The pages of the first start over the start form. Enter goes on, Esc back; the last one ends at the form."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical

from palace_hub.tui.learn.lesson_screen import LessonText
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.pages import Title
from palace_hub.tui.source import FirstStart
from palace_hub.tui.widgets.buttons import MenuEntry
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.setup.first_start import DOORS, MOST_CHOICES, STEPS, FirstStartView, first_start
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.start_form import language_words
from palace_hub.views.wording import Wording


class FirstStartScreen(HubScreen):
    """One page after the other; leaving them in any way is kept, so that they come once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "main", show=False),
        Binding("escape", "back", show=False),
        Binding("s,q", "skip", show=False),
        Binding("down,right", "app.focus_next", show=False),
        Binding("up,left", "app.focus_previous", show=False),
        *(Binding(str(place + 1), f"choose({place})", show=False) for place in range(MOST_CHOICES)),
    ]

    def __init__(self, source: FirstStart) -> None:
        super().__init__()
        self.source = source
        self.step = 0
        self.chosen = ""
        self.view: FirstStartView | None = None

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield LessonText(id="lesson-text")
        with Vertical(id="lesson-entries"):
            for place in range(MOST_CHOICES):
                yield MenuEntry(id=f"entry-{place}")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if snapshot.phase is not Phase.NO_GAME:
            self.call_later(self.action_skip)  # a set-up or a game has begun elsewhere
            return
        codes = self.hub.web is not None and self.hub.code is not None
        address = self.source.address() if STEPS[self.step] == "network" else ""
        self.view = first_start(self.step, snapshot, wording, address=address, codes=codes, chosen=self.chosen)
        self.show_banner(snapshot, wording)
        self.query_one("#page-title", Title).show(self.view.title)
        self.query_one("#lesson-text", LessonText).show(self.view.lines)
        for place in range(MOST_CHOICES):
            entry = self.query_one(f"#entry-{place}", MenuEntry)
            entry.display = place < len(self.view.choices)
            if entry.display:
                entry.show(self.view.choices[place])
        self.query_one("#footer", FooterStrip).show(self.view.footer)

    def _go(self, step: int) -> None:
        self.step, self.chosen = step, ""
        self.set_focus(None)
        self.take(self.hub.shown, self.hub.wording)

    def action_main(self) -> None:
        if self.step + 1 < len(STEPS):
            self._go(self.step + 1)
        else:
            self.action_skip()

    def action_back(self) -> None:
        if self.step:
            self._go(self.step - 1)

    def action_skip(self) -> None:
        if self.is_current:
            self.source.record()
            self.dismiss(None)

    def action_choose(self, place: int) -> None:
        if self.view is None or place >= len(self.view.choices):
            return
        name = STEPS[self.step]
        self.set_focus(None)  # Enter goes on
        if name == "language":
            self.hub.action_language(language_words(self.hub.wording)[place].language)
        elif name == "phones":
            self.hub.call_later(self.hub.run_action, "codes")
        else:
            self.source.record()  # a door may lead out of the program
            self.chosen = DOORS[name][place]
            self.take(self.hub.shown, self.hub.wording)
