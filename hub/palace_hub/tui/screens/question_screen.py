"""A question of the hub, as a dialog over the table: counts as words, staircases as pictures."""

from itertools import groupby
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from palace_hub.referee.entries import Answer
from palace_hub.referee.judgement import ANOTHER_NUMBER
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import CorrectScreen, DialogHead, DialogText
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.question_picture import QuestionPicture
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.table.question import QuestionView, question
from palace_hub.views.wording import Wording

AROUND, AROUND_LOW = 8, 5
"""Rows beside pictures and sentence: the banner and as much below, the frame, the answers, the last row. On a low
screen answers have one row, and the footer's rows are added."""

LOW = 30
"""A screen with fewer rows is low: there a whole palace needs the rows of the large sentence."""

WIDEST, SIDES = 116, 4
"""Most columns of the dialog with pictures; columns of its frame and padding."""

LEAST_ROWS, MOST_ROWS = 6, 22
"""Rows of a picture with its note: fewer hide the heights, more show nothing else."""


class QuestionScreen(HubDialog[None]):
    """Answers of equal size and colour, without default and timer. Enter does nothing until an answer has the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"answer({number})", show=False) for number in range(1, 6)),
        Binding("e", "evidence", show=False),
        Binding("n", "number", show=False),
    ]

    BESIDE, MOST_ANSWERS = 2, 5
    """Two answers, and up to three below them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: QuestionView | None = None
        self.with_evidence = False

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog", classes="alarmless"):
            yield DialogHead(id="dialog-head")
            with Horizontal(id="question-pictures"):
                yield QuestionPicture(1)
                yield QuestionPicture(2)
            with Horizontal(id="answers"):
                for number in range(1, self.BESIDE + 1):
                    yield ActionButton(id=f"answer-{number}")
            with Horizontal(id="dialog-more"):
                for number in range(self.BESIDE + 1, self.MOST_ANSWERS + 1):
                    yield ActionButton(id=f"answer-{number}")
                yield ActionButton(id="evidence")
                yield ActionButton(id="number")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        asked = question(snapshot, wording)
        if asked is None:
            return
        if self.asked is not None and asked.id != self.asked.id:
            self.with_evidence = False
            self.set_focus(None)
        self.asked = asked
        lines = (asked.explanation, asked.where, *(asked.evidence if self.with_evidence else ()))
        head = self.query_one(DialogHead)
        happens = tuple(
            ("".join(answer.key for answer in same), then)
            for then, same in groupby(asked.answers, key=lambda answer: answer.then)
        )
        head.show(DialogText(asked.headline, tuple(line for line in lines if line), happens))
        head.refresh(layout=True)
        self._pictures(asked)
        for number in range(1, self.MOST_ANSWERS + 1):
            button = self.query_one(f"#answer-{number}", ActionButton)
            button.display = number <= len(asked.answers)
            if number <= len(asked.answers):
                answer = asked.answers[number - 1]
                button.show(ActionView(f"answer({number})", answer.text, key=answer.key))
        evidence = self.query_one("#evidence", ActionButton)
        evidence.display = bool(asked.evidence)
        evidence.show(ActionView("evidence", wording.say("dialog-evidence"), key="e"))
        by_hand = self.query_one("#number", ActionButton)
        offered = any(answer.answer == ANOTHER_NUMBER for answer in asked.answers)
        by_hand.display = asked.cell is not None and not offered
        by_hand.show(ActionView("number", wording.say("dialog-number"), key="n"))
        self.query_one("#dialog-more").display = any(
            (evidence.display, by_hand.display, len(asked.answers) > self.BESIDE)
        )

    def _pictures(self, asked: QuestionView) -> None:
        """Makes the pictures as high as the screen allows. A touch on the picture of a staircase is its answer."""
        width = min(WIDEST, self.app.size.width) - SIDES
        low = bool(asked.pictures) and self.app.size.height < LOW
        sentence = self.query_one(DialogHead)
        if sentence.low is not low:
            sentence.low = low
            sentence.refresh(layout=True)
        head = sentence.height_in(width)
        around = AROUND_LOW + self.footer_rows if low else AROUND
        rows = max(LEAST_ROWS, min(MOST_ROWS, self.app.size.height - around - head))
        pictures = self.query_one("#question-pictures", Horizontal)
        pictures.display = bool(asked.pictures)
        pictures.styles.height = rows
        self.query_one("#dialog").set_class(bool(asked.pictures), "pictured").set_class(low, "low")
        for number in (1, 2):
            picture = asked.pictures[number - 1] if number <= len(asked.pictures) else None
            self.query_one(f"#question-picture-{number}", QuestionPicture).show(picture, rows, answers=not asked.where)
        widgets = self.query(QuestionPicture)
        shown = max(1, len(asked.pictures))
        needed = max(widget.note_rows(width // shown - 2) for widget in widgets)
        for widget in widgets:
            widget.set_note_rows(needed)

    def on_resize(self, _: events.Resize) -> None:
        if self.asked is not None:
            self._pictures(self.asked)

    def action_answer(self, number: int) -> None:
        if self.asked is None or number > len(self.asked.answers):
            return
        if self.asked.answers[number - 1].answer == ANOTHER_NUMBER:
            self.action_number()
        else:
            self.hub.submit(Answer(question=self.asked.id, answer=self.asked.answers[number - 1].answer))

    def action_evidence(self) -> None:
        self.with_evidence = not self.with_evidence
        self.take(self.hub.shown, self.hub.wording)

    def action_number(self) -> None:
        if self.asked is not None and self.asked.cell is not None:
            self.hub.push_screen(CorrectScreen(self.asked.cell, answers=True))
