"""Boxes of pieces to move: deliveries, set-up, decoration, wrong takes. The big digit is the number still to move."""

from dataclasses import dataclass
from enum import StrEnum

from monkey_palace.board.pieces import BUILDING, DECORATIONS
from palace_hub.referee.judgement import Aim, Box, Choice, Judgement, Light
from palace_hub.views.snapshot import Snapshot, Stage
from palace_hub.views.wording import Wording


class BoxState(StrEnum):
    """The colour and frame of a box."""

    NOW = "now"
    ALARM = "alarm"
    LATER = "later"
    DONE = "done"
    MOVING = "moving"


@dataclass(frozen=True, slots=True)
class BoxView:
    """One box. `pieces`: silhouettes, two for a choice; `big`: the digits beside them, "OK" when done."""

    pieces: tuple[str, ...]
    sign: str
    big: str
    label: str
    line: str
    state: BoxState


@dataclass(frozen=True, slots=True)
class BoxesView:
    """The boxes from left to right: first the pieces to put back or take out, then those that are due."""

    boxes: tuple[BoxView, ...]
    note: str = ""


def takes_part(box: Box) -> bool:
    return bool(box.of or box.put_back or box.take_out)


UNDONE = "undone-put-back"
"""The reason of pieces that an undo left outside. No rule is broken, so the screen shows no alarm."""


def is_undone(judgement: Judgement | None) -> bool:
    """Must the pieces go back only because an undo left them outside?"""
    return judgement is not None and judgement.reason is not None and judgement.reason.key == UNDONE


def to_take_out(box: Box) -> int:
    """Pieces that the set-up still takes out of a compartment; at its start the whole box lies in the tray."""
    return box.take_out or box.due


def _setup_box(box: Box, wording: Wording) -> BoxView:
    sign, pieces = wording.sign(box.piece), (box.piece,)
    if box.put_back:
        line = wording.say("line-back", piece=box.piece, count=box.put_back)
        return BoxView(pieces, sign, str(box.put_back), wording.say("box-back"), line, BoxState.NOW)
    count = to_take_out(box)
    line = wording.say("line-setup-out", piece=box.piece, count=count)
    if box.moving:
        return BoxView(pieces, sign, str(count), wording.say("box-moving"), line, BoxState.MOVING)
    return BoxView(pieces, sign, str(count), wording.say("box-out"), line, BoxState.NOW)


def _undone_box(box: Box, wording: Wording) -> BoxView:
    label, key, number = "box-back", "line-back", box.put_back
    if not box.put_back:
        label, key, number = "box-out", "line-setup-out", box.take_out
    line, sign = wording.say(key, piece=box.piece, count=number), wording.sign(box.piece)
    return BoxView((box.piece,), sign, str(number), wording.say(label), line, BoxState.NOW)


def _undo_box(box: Box, wording: Wording) -> BoxView:
    if box.put_back:
        label, key, number = wording.say("box-put-back", sign=wording.symbols.alarm), "line-put-back", box.put_back
    else:
        label, key, number = wording.say("box-take-out", sign=wording.symbols.alarm), "line-take-out", box.take_out
    if box.put_back and not box.of:
        key = "line-none-due"
    line = wording.say(key, piece=box.piece, count=number, taken=box.taken, of=box.of)
    return BoxView((box.piece,), wording.sign(box.piece), str(number), label, line, BoxState.ALARM)


def _due_box(box: Box, aim: Aim, wrong: bool, wording: Wording) -> BoxView:
    line = wording.say("line-taken", piece=box.piece, taken=box.taken, of=box.of)
    if aim is Aim.DECORATE:
        line = wording.say("line-put-on-top", piece=box.piece)
    sign, pieces = wording.sign(box.piece), (box.piece,)
    if box.moving:
        return BoxView(pieces, sign, str(box.due), wording.say("box-moving"), line, BoxState.MOVING)
    if not box.due:
        label = wording.say("box-done", sign=wording.symbols.done)
        return BoxView(pieces, sign, wording.say("box-ok"), label, line, BoxState.DONE)
    if wrong:
        label = wording.say("box-then-decorate" if aim is Aim.DECORATE else "box-then")
        return BoxView(pieces, sign, str(box.due), label, line, BoxState.LATER)
    if aim is Aim.DECORATE:
        label = wording.say("box-put-on-top")
    else:
        label = wording.say("box-take-more" if box.taken else "box-take")
    return BoxView(pieces, sign, str(box.due), label, line, BoxState.NOW)


def _choice_box(choice: Choice, wrong: bool, wording: Wording) -> BoxView:
    left = choice.of - choice.taken
    sign = wording.sign("brick_or_arch")
    line = wording.say("line-choice", taken=choice.taken, of=choice.of)
    if left <= 0:
        label = wording.say("box-done", sign=wording.symbols.done)
        return BoxView(("arch", "brick"), sign, wording.say("box-ok"), label, line, BoxState.DONE)
    state = BoxState.LATER if wrong else BoxState.NOW
    label = wording.say("box-then") if wrong else wording.say("box-either")
    return BoxView(("arch", "brick"), sign, str(left), label, line, state)


def _any_decoration_box(judgement: Judgement, wrong: bool, wording: Wording) -> BoxView:
    """No decoration of the start colour is left: any other colour goes on top (rule 10.7)."""
    lit = tuple(
        box.piece
        for box, light in zip(judgement.boxes, judgement.lights, strict=True)
        if light is Light.TAKE and box.piece in DECORATIONS
    )
    label = wording.say("box-then-decorate" if wrong else "box-put-on-top")
    state = BoxState.LATER if wrong else BoxState.NOW
    pieces = lit or tuple(piece.value for piece in DECORATIONS)
    return BoxView(pieces, wording.sign("multi"), "1", label, wording.say("line-any-colour"), state)


def boxes(judgement: Judgement, wording: Wording) -> BoxesView:
    """The boxes of a judgement; none if nothing is due and nothing is wrong."""
    if judgement.aim is Aim.SETUP:
        return BoxesView(tuple(_setup_box(box, wording) for box in judgement.boxes if box.put_back or to_take_out(box)))
    make_box = _undone_box if is_undone(judgement) else _undo_box
    undo = [make_box(box, wording) for box in judgement.boxes if box.put_back or box.take_out]
    due = [
        _due_box(box, judgement.aim, judgement.wrong, wording)
        for box in judgement.boxes
        if box.of and not box.put_back and not box.take_out
    ]
    if judgement.choice is not None and judgement.aim is Aim.DECORATE:
        due.append(_any_decoration_box(judgement, judgement.wrong, wording))
    elif judgement.choice is not None and judgement.choice.of:
        due.append(_choice_box(judgement.choice, judgement.wrong, wording))
    return BoxesView((*undo, *due))


def still_on_palace(snapshot: Snapshot, wording: Wording) -> str:
    """The pieces on the palace that an undo into the build leaves there, and what comes off; "" otherwise."""
    judgement, plan = snapshot.judgement, snapshot.plan.placements
    if judgement is None or not is_undone(judgement) or snapshot.stage is not Stage.BUILD or not plan:
        return ""
    counts = {piece.value: sum(placement.piece is piece for placement in plan) for piece in BUILDING}
    off = next((box.piece for box in judgement.boxes if box.put_back and box.piece in DECORATIONS), "none")
    return wording.say("undone-on-palace", pieces=wording.counted(counts), off=off)


def differences(judgement: Judgement | None) -> int:
    """How many compartments hold too many or too few pieces."""
    return sum(1 for box in judgement.boxes if box.put_back or box.take_out) if judgement is not None else 0


CORRECTION_FROM = 3
"""From this number of compartments on, a list reads better than boxes (assumed)."""


def is_correction(snapshot: Snapshot) -> bool:
    """Do so many compartments differ that the stage shows a list? The set-up keeps its boxes."""
    judgement = snapshot.judgement
    return judgement is not None and judgement.aim is not Aim.SETUP and differences(judgement) >= CORRECTION_FROM
