"""A plate that came back and does not lie as it did, or may not: what is said and asked of it, and what is answered."""

from typing import TYPE_CHECKING, Any, Final

from palace_hub.core import planning
from palace_hub.core.apply import commit
from palace_hub.core.plate import question_text
from palace_hub.core.plate.availability import PlatePlay
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.tracking.consistency import LEAST_PIECE_G
from palace_hub.sensing.plate.tracking.reseat import Fallen, fallen
from palace_hub.sensing.plate.tracking.tracker import PlateFollow
from palace_hub.views.snapshot import Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

DIFFERS_AFTER_S: Final = 4.0
"""A plate that came back and weighs otherwise is asked about after this long: a hand may rest on it, or be on its way
with what fell off."""


def ask_how(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    """Somebody is to build, and the plate came back: does it lie as before, or what is missing?"""
    follow, lift = play.follow, play.follow.lift
    if not lift.differs:
        play.laid_t = None
    elif play.laid_t is None:
        play.laid_t = hub.t
    if book.question is not None or lift.laid is None or follow.signal.present is None:
        return
    if lift.unsure:
        commit(hub, "question", id=book.questions + 1, what="laid")
    elif play.laid_t is not None and hub.t - play.laid_t >= DIFFERS_AFTER_S:
        grams, fell = float(lift.laid.found.off[0]), _fallen(follow)
        told: dict[str, Any] = {"grams": 0.0 if abs(grams) < LEAST_PIECE_G else round(grams, 2)}
        told |= {"stud": None if fell.stud is None else list(fell.stud), "laid": list(fell.kinds)}
        commit(hub, "question", id=book.questions + 1, what="plate", **told)


def _fallen(follow: PlateFollow) -> Fallen:
    """What may have fallen off while the plate was lifted."""
    laid, turn = follow.lift.laid, follow.turn
    if laid is None or float(laid.found.off[0]) > 0:
        return Fallen()
    standing = [*follow.ledger.standing, *(() if turn is None else turn.standing)]
    return fallen(standing, follow.ledger.masses, laid.found, follow.magnets, follow.health.believed)


def over(hub: "HubCore", play: PlatePlay, question: dict[str, Any]) -> bool:
    """Whether hands have answered: it is off again, or lies as it did."""
    lift = play.follow.lift
    still = lift.unsure if question["what"] == "laid" else lift.differs
    return not still or hub.stage is not Stage.BUILD or planning.way(hub) != "plate"


def answer(play: PlatePlay | None, told: str) -> None:
    """What somebody says of how it lies: as before, or not."""
    if play is None:
        return
    if told == question_text.TURNED:
        play.follow.lift.denied = True
    else:
        play.follow.lies_as_shown()
