"""The box that explains one step of a turn, over the Table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.views.learn.steps import has_passed, teach_view
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.wording import Wording


class TeachBox(HubDialog[None]):
    """A picture and two sentences about a step. It closes by itself when players go on without it.

    `skipped`: the step does not take place in this turn.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space", "close", show=False),
    ]

    def __init__(self, step: int, *, skipped: bool = False) -> None:
        super().__init__()
        self.step = step
        self.skipped = skipped

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            with Horizontal(id="answers"):
                yield ActionButton(filled=True, id="answer-1")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        practice = self.hub.practice
        if not practice and has_passed(snapshot, self.step):
            self.action_close()
            return
        view = teach_view(self.step, snapshot, wording, how=practice, skipped=self.skipped)
        self.query_one("#dialog").set_class(wording.size.is_short, "low")
        head = self.query_one(DialogHead)
        head.low = wording.size.is_short
        head.show(DialogText(view.title, view.lines))
        self.query_one("#answer-1", ActionButton).show(ActionView("close", view.button))

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
