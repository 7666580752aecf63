"""The dialog in which a line about a past game is written."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input

from palace_hub.history.kept import LONGEST_NOTE
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.wording import Wording


class NoteScreen(HubDialog[str | None]):
    """Its result is the note, "" for none; None: it stays as it was."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("enter", "keep", show=False),
    ]

    def __init__(self, game: int, note: str) -> None:
        super().__init__()
        self.game = game
        self.note = note

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            yield Input(id="note", value=self.note, max_length=LONGEST_NOTE)
            with Horizontal(id="answers"):
                yield ActionButton(filled=True, id="answer-1")
                yield ActionButton(id="answer-2")

    def on_mount(self) -> None:
        field = self.query_one("#note", Input)
        field.cursor_blink = False
        field.focus()

    def take(self, _: Snapshot, wording: Wording) -> None:
        text = DialogText(wording.say("past-note-title"), (wording.say("past-note-why", game=self.game),))
        self.query_one(DialogHead).show(text)
        self.query_one("#answer-1", ActionButton).show(ActionView("keep", wording.say("past-note-keep")))
        self.query_one("#answer-2", ActionButton).show(ActionView("close", wording.say("footer-back")))

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        return (
            FooterKey(wording.symbols.enter, wording.say("past-note-keep"), "keep"),
            FooterKey("Esc", wording.say("footer-back"), "close"),
        )

    def on_input_submitted(self) -> None:
        self.action_keep()

    def action_keep(self) -> None:
        self.dismiss(" ".join(self.query_one("#note", Input).value.split()))

    def action_close(self) -> None:
        self.dismiss(None)
