"""The dialogs of *Stop*: how the table stops, who leaves, and what becomes of the bricks."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical

from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText
from palace_hub.tui.widgets.buttons import MenuEntry
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.table.stopping import ChoiceView, leaving
from palace_hub.views.wording import Wording

MOST_ANSWERS = 4
"""As many as players."""


class ChoiceScreen(HubDialog[int | None]):
    """A question with an answer a line; its result is the place of the answer, None for Esc. None is preselected."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        *(Binding(str(place + 1), f"choose({place})", show=False) for place in range(MOST_ANSWERS)),
    ]

    def __init__(self, make: Callable[[Snapshot, Wording], ChoiceView]) -> None:
        super().__init__()
        self.make = make
        self.view: ChoiceView | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            with Vertical(id="menu"):
                for place in range(MOST_ANSWERS):
                    yield MenuEntry(id=f"choice-{place}")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.view = self.make(snapshot, wording)
        self.query_one(DialogHead).show(DialogText(self.view.question, self.view.lines))
        for place in range(MOST_ANSWERS):
            button = self.query_one(f"#choice-{place}", MenuEntry)
            button.display = place < len(self.view.answers)
            if button.display:
                button.show(ActionView(f"choose({place})", self.view.answers[place], key=str(place + 1)))

    def action_choose(self, place: int) -> None:
        if self.view is not None and place < len(self.view.answers):
            self.dismiss(place)

    def action_close(self) -> None:
        self.dismiss(None)


class LeavingScreen(ChoiceScreen):
    """How the screen of a machine is left that is there for the table."""

    def __init__(self) -> None:
        super().__init__(leaving)
