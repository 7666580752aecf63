"""Correcting counts by hand: six compartments, each starting from what the hub believes now."""

from dataclasses import dataclass

from monkey_palace.pieces import BOX, PIECES
from palace_hub.views.manual import ManualStepper
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class CorrectView:
    steppers: tuple[ManualStepper, ...]


def correct(snapshot: Snapshot, wording: Wording) -> CorrectView:
    """The tray's counts; where the hub does not know one, the books' count, marked as such."""
    steppers: list[ManualStepper] = []
    for cell, piece in enumerate(PIECES):
        known = snapshot.cells[cell].count if cell < len(snapshot.cells) else None
        books = snapshot.game.supply[piece] if snapshot.game is not None else 0
        line = wording.say("correct-of-books", count=books) if known is None else wording.say("correct-tray")
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
