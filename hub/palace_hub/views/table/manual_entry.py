"""Entry of a delivery by hand while the tray cannot be read: one stepper for each compartment that takes part."""

from dataclasses import dataclass

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.referee.judgement import Aim
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.info_line import tray_link
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class ManualStepper:
    """One compartment's stepper, which starts from the pieces that are due."""

    cell: int
    key: str
    sign: str
    label: str
    line: str
    due: int
    most: int


@dataclass(frozen=True, slots=True)
class ManualView:
    """`choice`: the pieces that may be arches or bricks; `fix`: how the tray comes back; `typing`: the keys that act
    on a chosen stepper."""

    steppers: tuple[ManualStepper, ...]
    choice: str
    fix: str
    typing: str


def manual(snapshot: Snapshot, wording: Wording) -> ManualView:
    """The compartments of the due delivery, and arch and brick if the player may choose."""
    judgement = snapshot.judgement
    boxes = judgement.boxes if judgement is not None else ()
    choice = judgement.choice if judgement is not None else None
    free = {"arch", "brick"} if choice is not None and choice.of else set()
    steppers: list[ManualStepper] = []
    for cell, box in enumerate(boxes):
        if not (box.of or box.piece in free):
            continue
        steppers.append(
            ManualStepper(
                cell,
                str(cell + 1),
                wording.sign(PIECES[cell]),
                wording.say(f"tray-{box.piece}"),
                wording.say("line-due" if box.of else "line-taken-free", piece=box.piece, taken=box.taken, due=box.due),
                box.due,
                BOX[PIECES[cell]],
            )
        )
    left = choice.of - choice.taken if choice is not None else 0
    fix = "fix-no-tray" if tray_link(snapshot) is None else "fix-tray-cable"
    delivery = judgement is not None and judgement.aim in (Aim.ONE_TIME, Aim.RECURRING)
    note = wording.say("manual-choice", count=left, sign=wording.sign("brick_or_arch")) if left and delivery else ""
    return ManualView(tuple(steppers), note, wording.say(fix), wording.say("manual-typing"))
