"""One picture of a question: the plan of a possible staircase, its oblique view if it is high enough, and a note."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.tui.widgets.plan import Oblique, PlanPicture
from palace_hub.views.table.question import PictureView
from palace_hub.views.text import wrap

OBLIQUE_ROWS = 18
"""From this height in rows on, a picture has the oblique view too."""

NOTE_LINES = 3
FEW_LINES = 2
"""Most lines for each of the two parts of a note, in large and in small pictures."""

SMALL_ROWS = 12
"""A picture with fewer rows is small."""


class QuestionPlan(PlanPicture):
    """The plan. A touch on it sends `answer`; 0: none."""

    GROUND: ClassVar[str] = "raised"
    answer = 0

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if self.answer:
            self.post_message(ActionRequested(f"answer({self.answer})"))


class QuestionOblique(Oblique):
    """The oblique view on the dialog's ground."""

    GROUND: ClassVar[str] = "raised"


class QuestionNote(Painted[PictureView]):
    """The note: the pieces that only this picture has, and the rule that it breaks."""

    GROUND: ClassVar[str] = "raised"
    most = NOTE_LINES

    def lines(self, width: int) -> list[tuple[str, str]]:
        if self.model is None:
            return []
        room = max(1, width - 2)
        lines = [(line, "plain") for line in wrap(self.model.differs, room, self.most) if line]
        if self.model.rule:
            rule = f"{self.symbols.alarm} {self.model.rule}"
            lines += [(line, "alarm bold") for line in wrap(rule, room, self.most)]
        return lines

    def paint(self, canvas: Canvas, model: PictureView) -> None:  # noqa: ARG002 - `lines` reads the model
        for row, (line, ink) in enumerate(self.lines(canvas.width)):
            canvas.put(1, row, line, ink)


class QuestionPicture(Vertical):
    """Plan, oblique view and note, one below the other."""

    def __init__(self, number: int) -> None:
        super().__init__(id=f"question-picture-{number}", classes="question-picture")
        self.number = number

    def compose(self) -> ComposeResult:
        yield QuestionPlan()
        yield QuestionOblique()
        yield QuestionNote()

    def show(self, picture: PictureView | None, rows: int, *, answers: bool) -> None:
        """Shows a picture of `rows` rows. `answers`: a touch on the plan is an answer."""
        self.display = picture is not None
        plan, oblique, note = (
            self.query_one(QuestionPlan),
            self.query_one(QuestionOblique),
            self.query_one(QuestionNote),
        )
        if picture is None:
            return
        plan.answer = self.number if answers else 0
        oblique.display = rows >= OBLIQUE_ROWS and oblique.symbols.half_blocks and not self.app.no_color
        plan.show(picture.stage)
        oblique.show(picture.stage.standing)
        note.most = NOTE_LINES if rows >= SMALL_ROWS else FEW_LINES
        note.show(picture)

    def note_rows(self, width: int) -> int:
        """Rows of the note in a picture of this width."""
        return len(self.query_one(QuestionNote).lines(width)) if self.display else 0

    def set_note_rows(self, rows: int) -> None:
        """Sets the height of the note: equal in both pictures, so that the plans have one size."""
        self.query_one(QuestionNote).styles.height = rows
