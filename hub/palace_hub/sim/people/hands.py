"""Hands in the tray: how long and how hard they touch, and when within the touch the pieces move (SENSING.md)."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

MOST_AT_ONCE = 4
POUR_S = (2.0, 3.5)
POUR_LUMPS = 6

Range = tuple[float, float]
Floats = npt.NDArray[np.float64]
RESTS = ("after", "held", "alone")
"""How a finger comes to rest: once the hand has let go, while it lets go, or as all that ever touches."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How hands touch (SENSING.md, noise model); seconds, grams, shares, hertz.

    `contact_*`: lognormal length of a contact, clipped; `force_*`: lognormal peak, capped; `lift`: hands that pull more
    than they press; `leave`: when in the contact the pieces leave; `release`: the part of the force that is still there
    when the finger goes; `resting`: fingers that stay, pressing evenly; `rests`: how many of `RESTS` they know;
    `second_hand`: another hand in the same compartment at the same time.
    """

    contact_median_s: float = 0.8
    contact_sigma: float = 0.5
    contact_s: Range = (0.25, 3.0)
    force_median_g: float = 20.0
    force_sigma: float = 0.8
    force_cap_g: Range = (200.0, 300.0)
    lift: float = 0.15
    wobble: Range = (0.05, 0.4)
    wobble_hz: Range = (2.0, 6.0)
    two_touches: float = 0.20
    between_s: Range = (0.1, 0.4)
    resting: float = 0.10
    resting_s: Range = (0.5, 2.0)
    resting_g: Range = (2.0, 20.0)
    rests: int = 1
    leave: Range = (0.30, 0.80)
    release: Range = (0.02, 0.3)
    second_hand: float = 0.0


ORDINARY = Manner()
LIGHT = Manner(contact_median_s=0.35, force_median_g=3.0, two_touches=0.05, resting=0.0)
"""Fingertips that lift one piece and hardly touch the bin."""


@dataclass(frozen=True, slots=True)
class Touch:
    """One contact with one compartment: a wobbling half-sine, or a resting finger's constant force."""

    cell: int
    start_us: int
    end_us: int
    peak_mg: float
    wobble: float = 0.0
    wobble_hz: float = 0.0
    resting: bool = False
    release_mg: float = 0.0

    def force_mg(self, us: float) -> float:
        if not self.start_us <= us <= self.end_us:
            return 0.0
        if self.resting:
            return self.peak_mg
        into = (us - self.start_us) / (self.end_us - self.start_us)
        wobble = 1 + self.wobble * math.sin(2 * math.pi * self.wobble_hz * (us - self.start_us) / 1e6)
        return self.peak_mg * math.sin(math.pi * into) * wobble

    def forces_mg(self, us: Floats) -> Floats:
        """`force_mg` at many moments at once."""
        inside = (us >= self.start_us) & (us <= self.end_us)
        if self.resting:
            return np.where(inside, self.peak_mg, 0.0)
        into = (us - self.start_us) / (self.end_us - self.start_us)
        wobble = 1 + self.wobble * np.sin(2 * math.pi * self.wobble_hz * (us - self.start_us) / 1e6)
        return np.where(inside, self.peak_mg * np.sin(math.pi * into) * wobble, 0.0)


@dataclass(frozen=True, slots=True)
class Move:
    """Pieces that change place at one instant; `pieces` > 0 go into the compartment, < 0 come out of it.

    `source` says where they come from when they go in: "hand" or "box"; `kind` is what goes in ("" coming out).
    """

    us: int
    cell: int
    pieces: int
    kind: str = ""
    source: str = "hand"


@dataclass(frozen=True, slots=True)
class Grab:
    """One visit of one hand to one compartment."""

    cell: int
    touches: tuple[Touch, ...]
    moves: tuple[Move, ...]

    @property
    def start_us(self) -> int:
        return min(touch.start_us for touch in self.touches)

    @property
    def end_us(self) -> int:
        return max(touch.end_us for touch in self.touches)


def draw_grab(
    rng: random.Random, start_us: int, cell: int, pieces: int, kind: str = "", manner: Manner = ORDINARY
) -> Grab:
    """A hand that takes (`pieces` < 0) or puts in pieces of `kind`, starting at `start_us` of table time."""
    grab = _one_hand(rng, start_us, cell, pieces, kind, manner)
    if not manner.second_hand or rng.random() >= manner.second_hand:
        return grab
    first = (abs(pieces) + 1) // 2 * (1 if pieces > 0 else -1)
    later = start_us + round((grab.end_us - start_us) * rng.uniform(0.1, 0.8))
    other = _one_hand(rng, later, cell, pieces - first, kind, manner)
    moves = [Move(move.us, cell, first, kind) for move in grab.moves] + list(other.moves)
    touches = sorted((*grab.touches, *other.touches), key=lambda touch: touch.start_us)
    return Grab(cell, tuple(touches), tuple(sorted((m for m in moves if m.pieces), key=lambda move: move.us)))


def _one_hand(rng: random.Random, start_us: int, cell: int, pieces: int, kind: str, manner: Manner) -> Grab:
    drawn = rng.lognormvariate(math.log(manner.contact_median_s), manner.contact_sigma)
    length = min(max(drawn, manner.contact_s[0]), manner.contact_s[1])
    leave = start_us + round(1e6 * length * rng.uniform(*manner.leave))
    end = start_us + round(1e6 * length)
    drawn = rng.lognormvariate(math.log(manner.force_median_g), manner.force_sigma)
    force = 1000 * min(drawn, rng.uniform(*manner.force_cap_g))
    peak = -force if rng.random() < manner.lift else force
    wobble, hertz = rng.uniform(*manner.wobble), rng.uniform(*manner.wobble_hz)
    release = peak * rng.uniform(*manner.release)
    two, gap = rng.random() < manner.two_touches, rng.uniform(*manner.between_s)
    resting = rng.random() < manner.resting
    touches = [Touch(cell, start_us, end, peak, wobble, hertz, release_mg=release)]
    if two:
        middle = start_us + round(0.5e6 * length)
        shift = round(1e6 * gap)
        touches = [
            Touch(cell, start_us, middle, peak, wobble, hertz, release_mg=release),
            Touch(cell, middle + shift, end + shift, 0.6 * peak, wobble, hertz, release_mg=0.6 * release),
        ]
        leave = leave + shift if leave > middle else leave
        end += shift
    if resting:
        seconds, weight = rng.uniform(*manner.resting_s), 1000 * rng.uniform(*manner.resting_g)
        how = RESTS[rng.randrange(manner.rests)] if manner.rests > 1 else RESTS[0]
        if how == "alone":
            until = start_us + round(1e6 * seconds)
            leave = start_us + round(1e6 * seconds * rng.uniform(*manner.leave))
            touches = [Touch(cell, start_us, until, weight, resting=True, release_mg=weight)]
        else:
            begins = end - round(0.1e6 * length) if how == "held" else end
            until = end + round(1e6 * seconds)
            touches.append(Touch(cell, begins, until, weight, resting=True, release_mg=weight))
    return Grab(cell, tuple(touches), (Move(leave, cell, pieces, kind),))


def draw_pour(rng: random.Random, start_us: int, cell: int, pieces: int, kind: str) -> Grab:
    """The box's pieces of one kind poured into a compartment in a few lumps."""
    length = rng.uniform(*POUR_S)
    end = start_us + round(1e6 * length)
    moments = sorted(start_us + round(1e6 * length * rng.uniform(0.1, 0.9)) for _ in range(POUR_LUMPS))
    shares = [pieces * (i + 1) // POUR_LUMPS - pieces * i // POUR_LUMPS for i in range(POUR_LUMPS)]
    moves = [Move(us, cell, share, kind, "box") for us, share in zip(moments, shares, strict=True)]
    touch = Touch(cell, start_us, end, 1000 * rng.uniform(20, 80), rng.uniform(0.1, 0.5), rng.uniform(2, 6))
    return Grab(cell, (touch,), tuple(move for move in moves if move.pieces))


class Hands:
    """Grabs that are going on, at most one in each compartment."""

    def __init__(self) -> None:
        self.grabs: list[Grab] = []

    @property
    def busy(self) -> bool:
        return bool(self.grabs)

    def in_bin(self, us: int) -> bool:
        """Whether a hand is in any compartment at this table time."""
        return any(grab.start_us <= us < grab.end_us for grab in self.grabs)

    def free(self, cell: int) -> bool:
        return all(grab.cell != cell for grab in self.grabs)

    def begin(self, grab: Grab) -> None:
        """Starts a grab; two hands in one compartment at one moment are a fault of the caller (`ValueError`)."""
        if not self.free(grab.cell):
            raise ValueError(f"expected compartment {grab.cell} free, got a second hand")
        self.grabs.append(grab)

    def drop_unstarted(self, us: int) -> list[Grab]:
        """Nobody listens: hands finish what they do and start nothing. Returns what is not done."""
        dropped = [grab for grab in self.grabs if grab.start_us >= us]
        self.grabs = [grab for grab in self.grabs if grab.start_us < us]
        return dropped

    def touches(self, start_us: int, end_us: int) -> list[Touch]:
        """Contacts that overlap a window."""
        return [
            touch
            for grab in self.grabs
            for touch in grab.touches
            if touch.start_us < end_us and touch.end_us > start_us
        ]

    def moves(self, start_us: int, end_us: int) -> list[Move]:
        """Pieces that move within a window, in order of time."""
        found = [move for grab in self.grabs for move in grab.moves if start_us < move.us <= end_us]
        return sorted(found, key=lambda move: (move.us, move.cell))

    def finish(self, end_us: int) -> Sequence[Grab]:
        """Takes away and returns the grabs that ended by `end_us`."""
        done = [grab for grab in self.grabs if grab.end_us <= end_us]
        self.grabs = [grab for grab in self.grabs if grab.end_us > end_us]
        return done
