"""Hands in the tray: how long and how hard they touch, and when within the touch the pieces move (SENSING.md)."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

CONTACT_MEDIAN_S = 0.8
CONTACT_S = (0.25, 3.0)
CONTACT_SIGMA = 0.5
FORCE_MEDIAN_G = 20.0
FORCE_SIGMA = 0.8
FORCE_CAP_G = (200.0, 300.0)
LIFT_CHANCE = 0.15  # a hand that pulls at pieces lifts more than it presses
TWO_TOUCHES = 0.20
RESTING = 0.10
RESTING_S = (0.5, 2.0)
RESTING_G = (2.0, 20.0)
LEAVE = (0.30, 0.80)  # of the contact
RELEASE_SHARE = (0.02, 0.3)  # of the force that is still there when the finger leaves
MOST_AT_ONCE = 4
POUR_S = (2.0, 3.5)
POUR_LUMPS = 6


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
        return self.touches[0].start_us

    @property
    def end_us(self) -> int:
        return self.touches[-1].end_us


def draw_grab(rng: random.Random, start_us: int, cell: int, pieces: int, kind: str = "") -> Grab:
    """A hand that takes (`pieces` < 0) or puts in pieces of `kind`, starting at `start_us` of table time."""
    length = min(max(rng.lognormvariate(math.log(CONTACT_MEDIAN_S), CONTACT_SIGMA), CONTACT_S[0]), CONTACT_S[1])
    leave = start_us + round(1e6 * length * rng.uniform(*LEAVE))
    end = start_us + round(1e6 * length)
    force = 1000 * min(rng.lognormvariate(math.log(FORCE_MEDIAN_G), FORCE_SIGMA), rng.uniform(*FORCE_CAP_G))
    peak = -force if rng.random() < LIFT_CHANCE else force
    wobble, hertz = rng.uniform(0.05, 0.4), rng.uniform(2, 6)
    release = peak * rng.uniform(*RELEASE_SHARE)
    two, gap, resting = rng.random() < TWO_TOUCHES, rng.uniform(0.1, 0.4), rng.random() < RESTING
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
        until = end + round(1e6 * rng.uniform(*RESTING_S))
        weight = 1000 * rng.uniform(*RESTING_G)
        touches.append(Touch(cell, end, until, weight, resting=True, release_mg=weight))
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
