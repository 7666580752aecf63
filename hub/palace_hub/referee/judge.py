"""The tray compared with the game: pieces due, out, and to be put back. One pure function of book and counts.

`out` of a compartment is what the game's book says it should hold, minus what it holds: pieces that left and that no
command has booked yet. Deliveries, the decoration, putting back and taking at the wrong time are all readings of
this one vector, so that a physical undo is recognised by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from monkey_palace.board.pieces import DECORATIONS, PIECES, Piece
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Aim, Box, Choice, Judgement, Light

Vector = tuple[int, ...]
"""Pieces per compartment, in the order of PIECES (length 6)."""

NOTHING: Vector = (0,) * len(PIECES)
_RULE_NOTHING_ELSE = "7.5"
_RULE_DECORATION = "5.1"


@dataclass(frozen=True, slots=True)
class Excuse:
    """A reason why pieces are out without a wrong take: message key, its rule, the piece (None: any), a player."""

    key: str
    rule: str
    piece: Piece | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Allowed:
    """Pieces that may leave the tray now: every complete option as a vector, negative: pieces that go back.

    One empty option: nothing may leave. `early`: what is out for the next step in order, beside the options.
    """

    aim: Aim
    options: tuple[Vector, ...] = (NOTHING,)
    excuse: Excuse | None = None
    early: Vector = NOTHING

    def early_part(self, out: Vector) -> Vector:
        """The part of the pieces that are out which was taken early."""
        return tuple(min(max(0, o), early) for o, early in zip(out, self.early, strict=True))

    def due_part(self, out: Vector) -> Vector:
        """The pieces that are out without those that were taken early."""
        return tuple(o - early for o, early in zip(out, self.early_part(out), strict=True))


def judge(
    allowed: Allowed,
    book: Vector,
    counts: Sequence[int | None],
    moving: Sequence[bool],
    *,
    held: bool = False,
) -> Judgement:
    """Judge the tray.

    book: pieces that the game says each compartment holds before the delivery in progress; counts: pieces that it
    holds, None where unknown; moving: a hand or its swing is in the reading; held: an exact delivery must wait
    for the next movement or a confirmation (after an undo), else it would be booked again at once.
    """
    known = all(count is not None for count in counts)
    gone = tuple(0 if count is None else held_by_book - count for held_by_book, count in zip(book, counts, strict=True))
    out, early = allowed.due_part(gone), allowed.early_part(gone)
    best = min(allowed.options, key=lambda option: _excess(out, option))
    put_back = tuple(max(0, o - b) for o, b in zip(out, best, strict=True))
    take_out = tuple(max(0, min(0, b) - o) for o, b in zip(out, best, strict=True))
    wrong = allowed.aim is not Aim.SETUP and (any(put_back) or any(take_out))
    exact = out in allowed.options and not _part_of_another(out, allowed.options)
    leaving = tuple(tuple(max(0, pieces) for pieces in option) for option in allowed.options)
    fixed = tuple(min(option[i] for option in leaving) for i in range(len(PIECES)))
    choice = _choice(leaving, fixed, out)
    boxes = tuple(
        Box(
            piece=piece.value,
            of=fixed[i],
            taken=max(0, min(out[i], max(option[i] for option in allowed.options))),
            put_back=put_back[i],
            take_out=take_out[i],
            early=early[i],
            moving=moving[i],
        )
        for i, piece in enumerate(PIECES)
    )
    return Judgement(
        aim=allowed.aim,
        boxes=boxes,
        choice=choice,
        wrong=wrong,
        complete=exact and known and not any(moving) and not held,
        reason=_reason(allowed, out, best, take_out) if wrong else None,
        lights=_lights(allowed, out, boxes, choice, wrong),
        known=known,
    )


def expected(judgement: Judgement, cell: int) -> int | None:
    """Pieces that should come to a compartment now (negative: leave it), None where nothing is expected."""
    box = judgement.boxes[cell]
    if box.put_back:
        return box.put_back
    if box.take_out:
        return -box.take_out
    choice = judgement.choice
    free = choice.of - choice.taken if choice is not None and judgement.lights[cell] is Light.TAKE else 0
    return -(box.due + free) or None


def _excess(out: Vector, option: Vector) -> int:
    return sum(max(0, o - a) for o, a in zip(out, option, strict=True))


def _part_of_another(out: Vector, options: Sequence[Vector]) -> bool:
    return any(other != out and all(o <= a for o, a in zip(out, other, strict=True)) for other in options)


def _choice(options: Sequence[Vector], fixed: Vector, out: Vector) -> Choice | None:
    of = max(sum(option) for option in options) - sum(fixed)
    if of == 0:
        return None
    most = tuple(max(option[i] for option in options) for i in range(len(PIECES)))
    met = {piece: max(0, min(o, m) - f) for piece, o, f, m in zip(PIECES, out, fixed, most, strict=True)}
    return Choice(of, min(of, sum(met.values())), met[Piece.BRICK], met[Piece.ARCH])


def _reason(allowed: Allowed, out: Vector, best: Vector, take_out: Vector) -> Message:
    """The first thing to undo, pieces to be put back before pieces to be taken out, and the rule that asks for it."""
    for i, piece in enumerate(PIECES):
        excess = out[i] - best[i]
        if excess <= 0:
            continue
        excuse = allowed.excuse
        if excuse is not None and excuse.piece in (None, piece):
            params = {"piece": piece.value, "count": excess, "rule": excuse.rule}
            return Message(excuse.key, {**params, "name": excuse.name} if excuse.name else params)
        if allowed.aim is Aim.DECORATE and piece in DECORATIONS:
            wanted = next((PIECES[j].value for j, n in enumerate(best) if n), piece.value)
            key = "decoration-wrong-colour" if best[i] == 0 else "too-many"
            return Message(key, {"piece": piece.value, "count": excess, "wanted": wanted, "rule": _RULE_DECORATION})
        params = {"piece": piece.value, "count": excess, "rule": _RULE_NOTHING_ELSE}
        if allowed.options == (NOTHING,):
            return Message("wrong-time", params)
        return Message("too-many" if any(option[i] for option in allowed.options) else "wrong-type", params)
    i = next(i for i, n in enumerate(take_out) if n)
    return Message("put-back-wrong", {"piece": PIECES[i].value, "count": take_out[i], "rule": _RULE_NOTHING_ELSE})


def _lights(
    allowed: Allowed, out: Vector, boxes: Sequence[Box], choice: Choice | None, wrong: bool
) -> tuple[Light, ...]:
    lights = []
    for i, box in enumerate(boxes):
        if box.put_back:
            lights.append(Light.PUT_BACK)
        elif box.take_out:
            lights.append(Light.WRONG if wrong else Light.TAKE)
        elif wrong:
            lights.append(Light.OFF)
        elif box.due or (choice is not None and choice.taken < choice.of and _may_grow(i, allowed, out)):
            lights.append(Light.TAKE)
        else:
            lights.append(Light.OFF)
    return tuple(lights)


def _may_grow(i: int, allowed: Allowed, out: Vector) -> bool:
    """True where one more piece of this compartment is still part of some reading."""
    more = tuple(o + (j == i) for j, o in enumerate(out))
    return any(all(m <= a for m, a in zip(more, option, strict=True)) for option in allowed.options)
