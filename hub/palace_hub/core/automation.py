"""What goes on by itself: deliveries that are complete, questions, things put right. Called once a turn."""

from typing import TYPE_CHECKING

from monkey_palace.board.pieces import COLOURS, PIECES, Piece
from monkey_palace.game.commands import EndTurn, Take
from monkey_palace.game.state import PromptKind
from monkey_palace.game.trophies import frog_available
from palace_hub.core.apply import commit, play
from palace_hub.referee.book import Book
from palace_hub.referee.judge import NOTHING
from palace_hub.referee.judgement import Aim, Judgement
from palace_hub.views.snapshot import Phase, Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

CREDITS_SHOWN_S = 3.0
"""The credits stage moves on by itself after this long (SCREENS 4)."""

_STAGE = {
    PromptKind.TAKE_CARDS: Stage.CARDS,
    PromptKind.TAKE_ONE_TIME: Stage.ONE_TIME,
    PromptKind.PLACE_CARDS: Stage.PLACE_CARDS,
    PromptKind.TAKE_RECURRING: Stage.RECURRING,
    PromptKind.PLACE_FROG: Stage.TROPHIES,
    PromptKind.PLACE_MONKEY: Stage.TROPHIES,
    PromptKind.PLACE_BUTTERFLY: Stage.TROPHIES,
    PromptKind.END_TURN: Stage.END_TURN,
}
_WHAT = {
    "too-many": "too_many",
    "wrong-type": "wrong_type",
    "decoration-wrong-colour": "wrong_type",
    "put-back-wrong": "put_back_wrong",
}
_MOST_STEPS = 16
"""More automatic steps than a turn of the game has; a guard, not a limit that anything should reach."""


def stage(book: Book) -> Stage | None:
    """Which stage the Table screen is in, None once the game has ended."""
    kind = book.game.prompt.kind
    if kind is PromptKind.ENDED:
        return None
    if kind is PromptKind.BUILD:
        return Stage.BUILD if book.staged is None else Stage.DECORATE
    if not book.credits_seen:
        return Stage.CREDITS
    if not book.bonus_seen and kind is not PromptKind.TAKE_RECURRING:
        return Stage.BONUS
    return _STAGE[kind]


def settle(hub: "HubCore") -> None:
    """Take every step that is due without anybody's word, until none is."""
    for _ in range(_MOST_STEPS):
        if not (_questions(hub) or _violations(hub) or _advance(hub)):
            return


def _questions(hub: "HubCore") -> bool:
    """Ask about the first compartment in doubt; drop a question that the hands have answered."""
    book = hub.book
    if book is None or hub.phase not in (Phase.SETUP, Phase.PLAY):
        return False
    if book.question is not None and book.question["what"] != "count":
        return False  # the plate's own; it sees by itself when hands have answered
    if book.question is not None:
        doubt = book.doubts.get(book.question["cell"])
        if doubt is not None and (doubt["low"], doubt["high"]) == (book.question["low"], book.question["high"]):
            return False
        commit(hub, "moot", id=book.question["id"])
        return True
    if not book.doubts:
        return False
    cell = min(book.doubts)
    doubt = book.doubts[cell]
    commit(
        hub,
        "question",
        id=book.questions + 1,
        what="count",
        cell=cell,
        piece=PIECES[cell].value,
        low=doubt["low"],
        high=doubt["high"],
        fraction=doubt["fraction"],
        why=doubt["why"],
    )
    return True


def _violations(hub: "HubCore") -> bool:
    """Open an event for each compartment where something must be undone, and close it when it is.

    Pieces that an undo or a frog given back leaves outside must go back too, but nobody took them wrongly.
    """
    book, judgement = hub.book, hub.judgement
    if book is None or judgement is None or not book.set_up:
        return False
    excuse = book.allowed().excuse if judgement.wrong else None
    for cell, box in enumerate(judgement.boxes):
        excused = excuse is not None and excuse.piece in (None, PIECES[cell])
        pieces = (box.put_back or box.take_out) if judgement.wrong and not excused else 0
        was = book.violations.get(cell)
        if pieces and was is None:
            what = _what(judgement, box.put_back > 0, cell)
            commit(hub, "violation", state="opened", what=what, cell=cell, piece=box.piece, pieces=pieces)
            return True
        if not pieces and was is not None:
            commit(hub, "violation", state="closed", what=was, cell=cell, piece=box.piece, pieces=0)
            return True
    return False


def _what(judgement: Judgement, put_back: bool, cell: int) -> str:
    if not put_back:
        return "put_back_wrong"
    if judgement.reason is not None and judgement.reason.params.get("piece") == PIECES[cell].value:
        return _WHAT.get(judgement.reason.key, "wrong_time")
    return "wrong_time" if judgement.aim is Aim.NOTHING else "wrong_type"


def _advance(hub: "HubCore") -> bool:
    book, judgement = hub.book, hub.judgement
    if book is None or judgement is None or book.question is not None or judgement.wrong:
        return False
    if not book.set_up:
        if hub.manual or not judgement.complete:
            return False
        commit(hub, "set_up", by="tray")
        return True
    now = hub.stage
    if now is Stage.CREDITS:
        return _show_credits(hub)
    if judgement.complete and judgement.aim is not Aim.NOTHING:
        return book_delivery(hub)
    if now is Stage.END_TURN and judgement.complete and not frog_available(book.game.state):
        play(hub, EndTurn(), auto=True)
        return True
    return False


def _show_credits(hub: "HubCore") -> bool:
    if hub.credits_since is None:
        hub.credits_since = hub.t
    if hub.t - hub.credits_since < CREDITS_SHOWN_S:
        return False
    commit(hub, "seen", stage="credits")
    return True


def book_delivery(hub: "HubCore") -> bool:
    """Book what is out, where it is one of the complete readings; False where it is none."""
    book = hub.book
    assert book is not None
    allowed, out = book.allowed(), book.out
    if out not in allowed.options:
        return False
    if allowed.aim is Aim.FROG:
        commit(hub, "frog_column")
        return True
    if allowed.aim is Aim.DECORATE and book.staged is not None:
        colour = next((one for one in COLOURS if out[PIECES.index(Piece(one))] == 1), None)
        if colour is not None or out == NOTHING:
            play(hub, book.staged.command(colour))
            return True
    if allowed.aim in (Aim.ONE_TIME, Aim.RECURRING):
        arch, brick, column = out[:3]
        source = "one_time" if allowed.aim is Aim.ONE_TIME else "recurring"
        play(hub, Take.model_validate({"from": source, "arch": arch, "brick": brick, "column": column}))
        return True
    return False
