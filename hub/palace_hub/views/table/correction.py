"""The dialog that corrects counts by hand: six steppers, which start from the counts that the hub believes."""

from dataclasses import dataclass

from monkey_palace.board.pieces import BOX, PIECES, Piece
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.info_line import weighed
from palace_hub.views.table.manual_entry import ManualStepper
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class CorrectView:
    """One stepper for each compartment."""

    steppers: tuple[ManualStepper, ...]


_MOVED = frozenset({"log-took", "log-put-back", "log-override"})
"""Log lines that change a compartment's count."""


def _overridden(snapshot: Snapshot, piece: Piece, count: int) -> bool:
    """Does the count come from a correction by hand, with nothing moved since?"""
    lines = (line.what for line in snapshot.log if line.what.key in _MOVED)
    newest = next((what for what in lines if what.params.get("piece") == piece.value), None)
    return newest is not None and newest.key == "log-override" and newest.params.get("new") == count


def _source(snapshot: Snapshot, piece: Piece, known: int | None, books: int, wording: Wording) -> str:
    if known is None:
        return wording.say("correct-not-known")
    if _overridden(snapshot, piece, known) or (not weighed(snapshot) and known != books):
        key = "typed-count"
    else:
        key = "tray" if weighed(snapshot) else "books"
    short = "-short" if wording.size.is_short else ""
    return wording.say(f"correct-{key}{short}", count=known)


def correct(snapshot: Snapshot, wording: Wording) -> CorrectView:
    """The count of each compartment with its source: the tray, a person, or the game's books."""
    steppers: list[ManualStepper] = []
    for cell, piece in enumerate(PIECES):
        known = snapshot.cells[cell].count if cell < len(snapshot.cells) else None
        books = snapshot.game.supply[piece] if snapshot.game is not None else 0
        line = _source(snapshot, piece, known, books, wording)
        steppers.append(
            ManualStepper(
                cell,
                str(cell + 1),
                wording.sign(piece),
                wording.say(f"tray-{piece}"),
                line,
                books if known is None else known,
                BOX[piece],
            )
        )
    return CorrectView(tuple(steppers))
