"""The review of a scored game: the Table at each state, one command at a time. Esc returns to the score."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from palace_hub.tui.screens.analysis_screen import AnalysisScreen
from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.screens.table_layout import TableLayout
from palace_hub.tui.widgets.stage import StageArea
from palace_hub.views.pages.review import can_analyse, review_table, snapshot_at
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


class ReviewScreen(TableLayout):
    """The Table at state `place` of the history, from 0; a negative `place` counts from the end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("left", "walk(-1)", show=False),
        Binding("right,enter", "walk(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("p", "palace", show=False),
        Binding("l", "log", show=False),
        Binding("a", "analysis", show=False),
    ]

    def __init__(self, place: int = 0) -> None:
        super().__init__()
        self.place = place

    def on_mount(self) -> None:
        self.query_one(StageArea).disabled = True

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        of = len(snapshot.history)
        if not of:
            return
        self.place = min(of - 1, max(0, self.place if self.place >= 0 else of + self.place))
        self.classify(wording)
        self.draw(review_table(snapshot, self.place, wording), snapshot, wording)

    def _go(self, place: int) -> None:
        self.place = max(0, place)
        self.take(self.hub.shown, self.hub.wording)

    def action_walk(self, commands: int) -> None:
        self._go(self.place + commands)

    def action_first(self) -> None:
        self._go(0)

    def action_last(self) -> None:
        self._go(len(self.hub.shown.history) - 1)

    def action_palace(self) -> None:
        place = self.place
        self.hub.push_screen(PalaceScreen(lambda snapshot: snapshot_at(snapshot, place)))

    def action_log(self) -> None:
        self.hub.push_screen(LogScreen())

    def action_analysis(self) -> None:
        """Opens the analysis at the shown turn."""
        if self.hub.analyse is not None and can_analyse(self.hub.shown):
            self.hub.push_screen(AnalysisScreen(self.hub.analyse, self.place, self._go))

    def action_close(self) -> None:
        self.dismiss(None)
