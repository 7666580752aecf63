"""Is there a knob here? The question of a place where the learnt map shows none (R11.8)."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import COLOURS
from palace_hub.locale.message import Message
from palace_hub.referee import entries
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText
from palace_hub.tui.screens.question_screen import LEAST_ROWS, MOST_ROWS, SIDES
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.question_picture import QuestionPicture
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.table.question import knob_pictures
from palace_hub.views.wording import Wording

WIDEST: Final = 86
"""Columns of a dialog without pictures beside each other."""

BUTTONS_AND_BORDER: Final = 5


class KnobScreen(HubDialog[None]):
    """Three colours and "no", of equal size, none preselected. `answered` is told whether there is a knob."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"answer({number})", show=False) for number in range(1, len(COLOURS) + 2)),
        Binding("n,escape", f"answer({len(COLOURS) + 1})", show=False),
    ]

    def __init__(self, at: Stud, answered: Callable[[bool], None]) -> None:
        super().__init__()
        self.at = at
        self.answered = answered
        self._sent = False
        self._before: Message | None = None  # the refusal before the answer

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog", classes="alarmless"):
            yield DialogHead(id="dialog-head")
            with Horizontal(id="question-pictures"):
                yield QuestionPicture(1)
            with Horizontal(id="answers"):
                for number in range(1, len(COLOURS) + 2):
                    yield ActionButton(id=f"answer-{number}")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        game = snapshot.game
        known = game is None or any(knob[:2] == self.at for knob in game.ground)
        refused = self._sent and snapshot.refusal is not None and snapshot.refusal is not self._before
        if known or refused:
            self._close(known and self._sent)
            return
        self.query_one(DialogHead).show(
            DialogText(wording.say("ask-knob"), (wording.say("ask-knob-why"), wording.say("ask-knob-not-sure")))
        )
        for number, colour in enumerate(COLOURS, start=1):
            text = wording.say("ask-knob-colour", sign=wording.sign(colour), colour=colour)
            answer = ActionView(f"answer({number})", text, key=str(number))
            self.query_one(f"#answer-{number}", ActionButton).show(answer)
        number = len(COLOURS) + 1
        answer = ActionView(f"answer({number})", wording.say("ask-knob-no"), key=str(number))
        self.query_one(f"#answer-{number}", ActionButton).show(answer)
        self._picture(snapshot, wording)

    def _picture(self, snapshot: Snapshot, wording: Wording) -> None:
        found = knob_pictures(snapshot, self.at, wording)
        pictures = self.query_one("#question-pictures", Horizontal)
        pictures.display = bool(found)
        head = self.query_one(DialogHead).height_in(min(WIDEST, self.app.size.width) - SIDES)
        free = self.app.size.height - 2 * self.footer_rows - BUTTONS_AND_BORDER - head
        rows = max(LEAST_ROWS, min(MOST_ROWS, free))
        pictures.styles.height = rows
        picture = self.query_one(QuestionPicture)
        picture.show(found[0] if found else None, rows, answers=False)
        picture.set_note_rows(0)

    def on_resize(self, _: events.Resize) -> None:
        self._picture(self.hub.shown, self.hub.wording)

    def action_answer(self, number: int) -> None:
        if self._sent:
            return
        if number > len(COLOURS):
            self._close(False)
            return
        self._sent, self._before = True, self.hub.newest.refusal
        self.hub.submit(entries.LearnKnob(x=self.at[0], y=self.at[1], colour=COLOURS[number - 1]))

    def _close(self, there: bool) -> None:
        self.dismiss(None)
        self.answered(there)
