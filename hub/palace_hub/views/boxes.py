"""Boxes of pieces to move: deliveries, set-up, decorating, wrong takes. The big digit is what is still to be done."""

from dataclasses import dataclass
from enum import StrEnum

from palace_hub.referee.judgement import Aim, Box, Choice, Judgement
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


class BoxState(StrEnum):
    NOW = "now"
    ALARM = "alarm"
    LATER = "later"
    DONE = "done"
    MOVING = "moving"


@dataclass(frozen=True, slots=True)
class PieceBox:
    """One box. `pieces` are the silhouettes (two for a choice), `big` the digits beside them, "OK" when done."""

    pieces: tuple[str, ...]
    sign: str
    big: str
    label: str
    line: str
    state: BoxState


@dataclass(frozen=True, slots=True)
class BoxesView:
    """The boxes from left to right; what must be undone stands first. `note` is a line under them."""

    boxes: tuple[PieceBox, ...]
    note: str = ""


def takes_part(box: Box) -> bool:
    return bool(box.of or box.put_back or box.take_out)


def _undo_box(box: Box, wording: Wording) -> PieceBox:
    if box.put_back:
        label, key, number = wording.say("box-put-back", sign=wording.symbols.alarm), "line-put-back", box.put_back
    else:
        label, key, number = wording.say("box-take-out", sign=wording.symbols.alarm), "line-take-out", box.take_out
    if box.put_back and not box.of:
        key = "line-none-due"
    line = wording.say(key, piece=box.piece, count=number, taken=box.taken, of=box.of)
    return PieceBox((box.piece,), wording.sign(box.piece), str(number), label, line, BoxState.ALARM)


def _due_box(box: Box, aim: Aim, wrong: bool, wording: Wording) -> PieceBox:
    line = wording.say("line-taken", piece=box.piece, taken=box.taken, of=box.of)
    if aim is Aim.DECORATE:
        line = wording.say("line-put-on-top", piece=box.piece)
    sign, pieces = wording.sign(box.piece), (box.piece,)
    if box.moving:
        return PieceBox(pieces, sign, str(box.due), wording.say("box-moving"), line, BoxState.MOVING)
    if not box.due:
        label = wording.say("box-done", sign=wording.symbols.done)
        return PieceBox(pieces, sign, wording.say("box-ok"), label, line, BoxState.DONE)
    if wrong:
        return PieceBox(pieces, sign, str(box.due), wording.say("box-then"), line, BoxState.LATER)
    if aim is Aim.DECORATE:
        label = wording.say("box-put-on-top")
    else:
        label = wording.say("box-take-more" if box.taken else "box-take")
    return PieceBox(pieces, sign, str(box.due), label, line, BoxState.NOW)


def _choice_box(choice: Choice, wrong: bool, wording: Wording) -> PieceBox:
    left = choice.of - choice.taken
    sign = wording.sign("brick_or_arch")
    line = wording.say("line-choice", taken=choice.taken, of=choice.of)
    if left <= 0:
        label = wording.say("box-done", sign=wording.symbols.done)
        return PieceBox(("arch", "brick"), sign, wording.say("box-ok"), label, line, BoxState.DONE)
    state = BoxState.LATER if wrong else BoxState.NOW
    label = wording.say("box-then") if wrong else wording.say("box-either")
    return PieceBox(("arch", "brick"), sign, str(left), label, line, state)


def boxes(judgement: Judgement, wording: Wording) -> BoxesView:
    """The boxes of a judgement; none when nothing is due and nothing is wrong."""
    undo = [_undo_box(box, wording) for box in judgement.boxes if box.put_back or box.take_out]
    due = [
        _due_box(box, judgement.aim, judgement.wrong, wording)
        for box in judgement.boxes
        if box.of and not box.put_back and not box.take_out
    ]
    if judgement.choice is not None and judgement.choice.of:
        due.append(_choice_box(judgement.choice, judgement.wrong, wording))
    return BoxesView((*undo, *due))


def differences(judgement: Judgement | None) -> int:
    """Compartments in which something must be undone."""
    return sum(1 for box in judgement.boxes if box.put_back or box.take_out) if judgement is not None else 0


CORRECTION_FROM = 3
"""From so many compartments on, a list reads better than boxes (SCREENS 5, correction)."""


def is_correction(snapshot: Snapshot) -> bool:
    """Several differences at once: shown as a list, first "remove", then "place"."""
    return snapshot.judgement is not None and differences(snapshot.judgement) >= CORRECTION_FROM
