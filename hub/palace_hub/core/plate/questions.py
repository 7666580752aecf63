"""Questions about the plate: which staircase stands, and what weighs otherwise than the game says."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from monkey_palace.board.notation import notation, parse_placements
from palace_hub.core import planning
from palace_hub.core.apply import commit
from palace_hub.core.plate import question_text, reseat
from palace_hub.core.plate.actions import bricks_of, start_turn, take
from palace_hub.core.plate.availability import PlatePlay
from palace_hub.core.refusals import Refused
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.tracking.consistency import DISAGREES, LEAST_PIECE_G, Mismatch
from palace_hub.sensing.plate.verdict.candidates import Candidate
from palace_hub.views.snapshot import Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

ASK_AFTER_S: Final = 4.0
"""A plate that weighs otherwise than the game says when somebody is to build is asked about after this long: a hand
may be on its way with the decoration."""

START_AFTER_S: Final = 30.0
"""The same while the starting staircase is built: so long after its last piece came."""

STRANGE_AFTER_S: Final = 6.0
"""What nothing explains is asked about after this long: a hand that rests goes away again."""


SAME_STUDS: Final = 2
"""So far two looks at one thing may see it apart."""


def ask_which(hub: "HubCore", play: PlatePlay, book: Book, first: Candidate, second: Candidate | None) -> None:
    play.asked = None if play.follow.look is None else play.follow.look.quiet
    options = [_option(one) for one in (first, second) if one is not None]
    commit(hub, "question", id=book.questions + 1, what="staircase", options=options)


def _option(candidate: Candidate) -> dict[str, Any]:
    told: dict[str, Any] = {"staircase": notation(bricks_of(candidate))}
    if not candidate.verdict.legal:
        rule = planning.violation_message(candidate.verdict.violations[0])
        told["rule"] = {"key": rule.key, "params": dict(rule.params)}
    return told


def ask_where(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    """The plate weighs otherwise than the game says, and has done so for a while: where, and what now?"""
    follow = play.follow
    off = follow.ledger.off
    if off is None or follow.signal.present is None or book.question is not None:
        play.waits = None if off is None else play.waits
        return
    start = follow.ledger.start
    lacks = None if start is None else (frozenset(start.missing), frozenset(start.extra))
    if play.waits is None or play.lacks != lacks:
        play.waits, play.lacks = hub.t, lacks
    if hub.t - play.waits < (ASK_AFTER_S if start is None else START_AFTER_S):
        return
    play.waits = None
    _ask_of(hub, book, follow.ledger.ask(play.begun) or off)


def _ask_of(hub: "HubCore", book: Book, off: Mismatch) -> None:
    stud = None if off.stud is None else list(off.stud)
    commit(hub, "question", id=book.questions + 1, what="plate", grams=round(off.grams, 2), stud=stud)


def ask_strange(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    """A piece of the palace has fallen off, or a thing lies where none can stand; or nothing of this turn stands, and
    yet the plate weighs less."""
    off = play.follow.strange
    lost = off is not None and off.grams <= -LEAST_PIECE_G and not book.plan.placements
    if off is None or not (lost or play.follow.astray) or book.question is not None:
        return
    play.waits = hub.t if play.waits is None else play.waits
    if hub.t - play.waits >= STRANGE_AFTER_S:
        ask_astray(hub, play, book, off)


def ask_astray(hub: "HubCore", play: PlatePlay, book: Book, off: Mismatch) -> None:
    play.waits = None
    _ask_of(hub, book, off)


def moot(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    """Hands have answered: the plate agrees again, or the staircase is another one by now."""
    question = book.question
    if question is None:
        return
    over = hub.stage is not Stage.BUILD
    if question["what"] == "laid" or "laid" in question:
        over = reseat.over(hub, play, question)
    elif question["what"] == "plate":
        turn = play.follow.turn
        well = (
            play.follow.ledger.agrees if turn is None else play.follow.look is not None and play.follow.strange is None
        )
        another = _is_another(question, play.follow.astray)
        over = over or well or another or not play.follow.lift.lies or planning.way(hub) != "plate"
    elif question["what"] == "staircase":
        over = over or _changed(play)
    else:
        return
    if over:
        commit(hub, "moot", id=question["id"])


def _is_another(question: dict[str, Any], off: Mismatch | None) -> bool:
    """Whether what is astray is not the thing that was asked about: that one is mended, and this is another."""
    if off is None:
        return False
    asked = question["stud"]
    apart = 0 if asked is None or off.stud is None else max(abs(asked[0] - off.stud[0]), abs(asked[1] - off.stud[1]))
    return apart > SAME_STUDS or abs(question["grams"] - off.grams) > LEAST_PIECE_G


def _changed(play: PlatePlay) -> bool:
    """Whether something else lies there than what was asked about."""
    look, asked = play.follow.look, play.asked
    if look is None or asked is None or look.turn.unexplained:
        return False
    away = look.quiet.load - asked.load
    return float(away @ np.linalg.solve(asked.noise + look.quiet.noise + look.quiet.shift, away)) > DISAGREES


def _stands_as_shown(play: PlatePlay, book: Book, *, laid: bool) -> None:
    """A person says that all stands as the screen shows it. `laid`: it was asked of a plate that was lifted."""
    follow = play.follow
    if laid:
        follow.lies_as_shown()
    elif not follow.lift.lies:
        return  # it has been lifted since: what is asked of that is another question
    elif follow.turn is None:
        follow.ledger.agreed()
    elif not follow.agreed() and not book.plan.placements:
        follow.rebase()


def answer(hub: "HubCore", book: Book, question: dict[str, Any], told: str) -> None:
    """What somebody says to a question about the plate; raises `Refused` for an answer that was not offered."""
    play = hub.plate_play
    if question["what"] == "laid":
        if told not in (question_text.AGREED, question_text.TURNED):
            raise Refused("refused-answer-unknown")
        commit(hub, "answer", id=question["id"], answer=told)
        reseat.answer(play, told)
        return
    if question["what"] == "plate":
        if told not in (question_text.AGREED, question_text.TYPED):
            raise Refused("refused-answer-unknown")
        commit(hub, "answer", id=question["id"], answer=told)
        if told == question_text.AGREED and play is not None:
            follow, laid = play.follow, "laid" in question
            _stands_as_shown(play, book, laid=laid)
            vouched_for = follow.ledger.known and not laid  # however long ago hands have begun to build
            if follow.turn is None and follow.lift.lies and (vouched_for or follow.ledger.may_start(hub.t)):
                start_turn(hub, play, book)
        else:
            give_up(hub, play)
        return
    options = question["options"]
    if told == question_text.OTHER:
        commit(hub, "answer", id=question["id"], answer=told)
        give_up(hub, play)
        return
    if told not in [str(number) for number in range(1, len(options) + 1)]:
        raise Refused("refused-answer-unknown")
    commit(hub, "answer", id=question["id"], answer=told)
    take(hub, play, book, parse_placements(options[int(told) - 1]["staircase"]))


def give_up(hub: "HubCore", play: PlatePlay | None) -> None:
    """This staircase is typed."""
    if play is not None:
        play.follow.given_up = play.follow.turn is None
    commit(hub, "way", way="plan")
