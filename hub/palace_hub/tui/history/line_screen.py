"""The dialog in which a line about a past game is written: a note, or its date."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input

from palace_hub.locale.message import Message
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.wording import Wording


def _taken(_text: str) -> Message | None:
    """No line is refused."""
    return None


@dataclass(frozen=True, slots=True)
class LineAsked:
    """A line to write: the dialog's sentences, the most characters, and why a line is refused, None for a good one."""

    title: str
    why: Message
    longest: int
    refusal: Callable[[str], Message | None] = _taken


class LineScreen(HubDialog[str | None]):
    """Its result is the line without needless blanks, "" for none; None: it stays as it was."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("enter", "keep", show=False),
    ]

    def __init__(self, asked: LineAsked, text: str) -> None:
        super().__init__()
        self.asked = asked
        self.text = text
        self.refused: Message | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            yield Input(id="line", value=self.text, max_length=self.asked.longest)
            with Horizontal(id="answers"):
                yield ActionButton(filled=True, id="answer-1")
                yield ActionButton(id="answer-2")

    def on_mount(self) -> None:
        field = self.query_one("#line", Input)
        field.cursor_blink = False
        field.focus()

    def take(self, _: Snapshot, wording: Wording) -> None:
        sentence = wording.message(self.refused or self.asked.why)
        self.query_one(DialogHead).show(DialogText(wording.say(self.asked.title), (sentence,)))
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
        text = " ".join(self.query_one("#line", Input).value.split())
        self.refused = self.asked.refusal(text)
        if self.refused is None:
            self.dismiss(text)
        else:
            self.take(self.hub.shown, self.hub.wording)
            self.query_one("#line", Input).focus()

    def action_close(self) -> None:
        self.dismiss(None)
