"""Steps that the hub takes without an entry: complete deliveries, questions, violations. Called once a turn."""

from monkey_palace.board.pieces import PIECES
from monkey_palace.game.commands import EndTurn
from monkey_palace.game.trophies import frog_available
from palace_hub.core import bot_seats
from palace_hub.core.apply import commit, play, take_step
from palace_hub.core.state import Hub
from palace_hub.referee.events import (
    CountQuestion,
    QuestionWithdrawn,
    StageSeen,
    TableSetUp,
    ViolationChanged,
)
from palace_hub.referee.foresight import booking
from palace_hub.referee.judgement import Aim, Judgement
from palace_hub.views.snapshot import Phase, Stage

CREDITS_SHOWN_S = 3.0
"""The credits stage moves on by itself after this long, s."""

_WHAT = {
    "too-many": "too_many",
    "wrong-type": "wrong_type",
    "decoration-wrong-colour": "wrong_type",
    "put-back-wrong": "put_back_wrong",
}
_MOST_STEPS = 16
"""More automatic steps than a turn of the game has: a guard against an endless loop."""


def settle(hub: Hub) -> None:
    """Take every step that is due, until none is."""
    for _ in range(_MOST_STEPS):
        if not (_questions(hub) or _violations(hub) or _advance(hub)):
            return


def _questions(hub: Hub) -> bool:
    """Ask about the first uncertain compartment; withdraw a question that a movement has answered."""
    book = hub.book
    if book is None or hub.phase not in (Phase.SETUP, Phase.PLAY):
        return False
    if book.question is not None and not isinstance(book.question, CountQuestion):
        return False  # the plate withdraws its own questions
    if book.question is not None:
        doubt = book.doubts.get(book.question.cell)
        asked = book.question
        if doubt is not None and (doubt.low, doubt.high, doubt.why) == (asked.low, asked.high, asked.why):
            return False
        commit(hub, QuestionWithdrawn(id=book.question.id))
        return True
    still = [cell for cell in book.doubts if not hub.moving[cell]]  # what moves may answer it
    if not still:
        return False
    cell = min(still)
    doubt = book.doubts[cell]
    commit(
        hub,
        CountQuestion(
            id=book.questions + 1,
            what="count",
            cell=cell,
            piece=PIECES[cell].value,
            low=doubt.low,
            high=doubt.high,
            fraction=doubt.fraction,
            why=doubt.why,
            reading=doubt.reading,
        ),
    )
    return True


def _violations(hub: Hub) -> bool:
    """Open a violation for each compartment whose pieces must be put right, and close it once they are.

    Pieces that are out because of an undo or a returned frog are no violation.
    """
    book, judgement = hub.book, hub.judgement
    if book is None or judgement is None or not book.set_up:
        return False
    excuse = book.allowed().excuse if judgement.wrong else None
    for cell, box in enumerate(judgement.boxes):
        excused = excuse is not None and excuse.piece in (None, PIECES[cell])
        pieces = (box.put_back or box.take_out) if judgement.wrong and not excused else 0
        open_what = book.violations.get(cell)
        if pieces and open_what is None:
            what = _what(judgement, box.put_back > 0, cell)
            commit(hub, ViolationChanged(state="opened", what=what, cell=cell, piece=box.piece, pieces=pieces))
            return True
        if not pieces and open_what is not None:
            commit(hub, ViolationChanged(state="closed", what=open_what, cell=cell, piece=box.piece, pieces=0))
            return True
    return False


def _what(judgement: Judgement, put_back: bool, cell: int) -> str:
    if not put_back:
        return "put_back_wrong"
    if judgement.reason is not None and judgement.reason.params.get("piece") == PIECES[cell].value:
        return _WHAT.get(judgement.reason.key, "wrong_time")
    return "wrong_time" if judgement.aim is Aim.NOTHING else "wrong_type"


def _advance(hub: Hub) -> bool:
    book, judgement = hub.book, hub.judgement
    if book is None or judgement is None or book.question is not None or judgement.wrong:
        return False
    if not book.set_up:
        if hub.manual or not judgement.complete:
            return False
        commit(hub, TableSetUp(by="tray"))
        return True
    stage = hub.stage
    if stage is Stage.CREDITS and not (judgement.complete and judgement.aim is Aim.OWED):
        return _show_credits(hub)
    if bot_seats.holds(hub):
        return False
    if judgement.complete and judgement.aim is not Aim.NOTHING:
        return book_delivery(hub)
    frog = bot_seats.own_command(hub, book) is not None or frog_available(book.game.state)
    if stage is Stage.END_TURN and judgement.complete and not frog:
        play(hub, EndTurn(), auto=True)
        return True
    return False


def _show_credits(hub: Hub) -> bool:
    if hub.show_credits() < CREDITS_SHOWN_S:
        return False
    commit(hub, StageSeen(stage="credits"))
    return True


def book_delivery(hub: Hub) -> bool:
    """Book the pieces that are out; False where they are no complete delivery."""
    book = hub.book
    assert book is not None
    step = booking(book, book.allowed().due_part(book.out))
    if step is not None:
        take_step(hub, step)
    return step is not None
