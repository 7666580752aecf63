"""Hands in the tray: length and force of contacts, and the time within a contact at which pieces move (SENSING.md)."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

MOST_AT_ONCE = 4  # pieces a grab; assumed
POUR_S = (2.0, 3.5)  # length of a pour; assumed
POUR_LUMPS = 6  # assumed

Range = tuple[float, float]
Floats = npt.NDArray[np.float64]
Tremor = tuple[tuple[float, float, float], ...]
"""Sinusoids of a resting finger: amplitude as a share of the force, frequency (Hz), phase."""
RESTS = ("after", "held", "alone")
"""When a finger rests: after the contact, overlapping its end, or without another contact."""
TREMOR_HZ = (1.0, 12.0)
"""Band of a resting finger's tremor (SENSING.md)."""
TREMOR_LINES = 8  # sinusoids in that band; assumed
SHORTEST_REST_S = 0.3  # assumed


@dataclass(frozen=True, slots=True)
class Manner:
    """Distributions of contacts (SENSING.md, noise model)."""

    contact_median_s: float = 0.8
    """Lognormal length of a contact: median, sigma and limits."""
    contact_sigma: float = 0.5
    contact_s: Range = (0.25, 3.0)
    force_median_g: float = 20.0
    """Lognormal peak force: median, sigma and range of the cap."""
    force_sigma: float = 0.8
    force_cap_g: Range = (200.0, 300.0)
    lift: float = 0.15
    """Share of hands that pull rather than press."""
    wobble: Range = (0.05, 0.4)
    """Amplitude as a share of the force."""
    wobble_hz: Range = (2.0, 6.0)
    two_touches: float = 0.20
    """Share of grabs with two contacts."""
    between_s: Range = (0.1, 0.4)
    """Gap between two contacts."""
    resting: float = 0.10
    """Share of grabs with a resting finger, a constant force."""
    resting_s: Range = (0.5, 2.0)
    resting_g: Range = (2.0, 20.0)
    rests: int = 1
    """Number of entries of `RESTS` in use."""
    leave: Range = (0.30, 0.80)
    """Time at which the pieces leave, as a share of the contact."""
    release: Range = (0.02, 0.3)
    """Share of the force left at the end of the contact."""
    second_hand: float = 0.0
    """Share of grabs with a second hand in the same compartment."""
    rest_median_s: float | None = None
    """Median of a lognormal rest up to `longest_rest_s`, with tremor and ramp; None: `resting_s`, a constant force."""
    rest_sigma: float = 1.0
    longest_rest_s: float = 30.0
    tremor: Range = (0.005, 0.04)
    """Standard deviation of the tremor as a share of the force, log-uniform."""
    ramp: Range = (-0.3, 0.3)
    """Change of the force from the start to the end of a rest, as a share."""


ORDINARY = Manner()
LIGHT = Manner(contact_median_s=0.35, force_median_g=3.0, two_touches=0.05, resting=0.0)
"""Fingertips that lift one piece with little force."""


@dataclass(frozen=True, slots=True)
class Touch:
    """One contact with one compartment: a wobbling half-sine, or a resting finger's force."""

    cell: int
    start_us: int
    end_us: int
    peak_mg: float
    wobble: float = 0.0
    wobble_hz: float = 0.0
    resting: bool = False
    release_mg: float = 0.0
    tremor: Tremor = ()
    ramp: float = 0.0
    """Change of a resting finger's force over its rest, as a share; in the middle it is `peak_mg`."""

    def force_mg(self, us: float) -> float:
        """Force at table time `us`; negative when the hand pulls."""
        if not self.start_us <= us <= self.end_us:
            return 0.0
        if self.resting and not self.tremor:
            return self.peak_mg
        if self.resting:
            return float(self._held_mg(np.array([us]))[0])
        into = (us - self.start_us) / (self.end_us - self.start_us)
        wobble = 1 + self.wobble * math.sin(2 * math.pi * self.wobble_hz * (us - self.start_us) / 1e6)
        return self.peak_mg * math.sin(math.pi * into) * wobble

    def forces_mg(self, us: Floats) -> Floats:
        """`force_mg` at an array of times."""
        inside = (us >= self.start_us) & (us <= self.end_us)
        if self.resting:
            return np.where(inside, self._held_mg(us) if self.tremor else self.peak_mg, 0.0)
        into = (us - self.start_us) / (self.end_us - self.start_us)
        wobble = 1 + self.wobble * np.sin(2 * math.pi * self.wobble_hz * (us - self.start_us) / 1e6)
        return np.where(inside, self.peak_mg * np.sin(math.pi * into) * wobble, 0.0)

    def _held_mg(self, us: Floats) -> Floats:
        """Force of a resting finger with tremor and ramp."""
        held = 1 + self.ramp * ((us - self.start_us) / (self.end_us - self.start_us) - 0.5)
        for share, hertz, phase in self.tremor:
            held += share * np.sin(2 * math.pi * hertz * (us - self.start_us) / 1e6 + phase)
        return np.asarray(self.peak_mg * held, dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Move:
    """Pieces that move at one instant."""

    us: int
    """Table time, us."""
    cell: int
    pieces: int
    """Positive: into the compartment; negative: out of it."""
    kind: str = ""
    """The kind that goes in; "" for pieces that come out."""
    source: str = "hand"
    """Origin of pieces that go in: "hand" or "box"."""


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
    """A grab from `start_us` on that takes (`pieces` < 0) or puts in pieces of `kind`."""
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
        tremor: Tremor = ()
        ramp = 0.0
        if manner.rest_median_s is not None:
            seconds, tremor, ramp = _draw_rest(rng, manner.rest_median_s, manner)
        released = weight * (1 + 0.5 * ramp)
        how = RESTS[rng.randrange(manner.rests)] if manner.rests > 1 else RESTS[0]
        if how == "alone":
            until = start_us + round(1e6 * seconds)
            leave = start_us + round(1e6 * seconds * rng.uniform(*manner.leave))
            begins, touches = start_us, []
        else:
            begins = end - round(0.1e6 * length) if how == "held" else end
            until = end + round(1e6 * seconds)
        rest = Touch(cell, begins, until, weight, resting=True, release_mg=released, tremor=tremor, ramp=ramp)
        touches.append(rest)
    return Grab(cell, tuple(touches), (Move(leave, cell, pieces, kind),))


def _draw_rest(rng: random.Random, median_s: float, manner: Manner) -> tuple[float, Tremor, float]:
    """Length (s), tremor and ramp of a rest with a heavy tail (`Manner.rest_median_s`)."""
    drawn = rng.lognormvariate(math.log(median_s), manner.rest_sigma)
    seconds = min(max(drawn, SHORTEST_REST_S), manner.longest_rest_s)
    deviation = math.exp(rng.uniform(*(math.log(limit) for limit in manner.tremor)))
    share = deviation * math.sqrt(2 / TREMOR_LINES)
    tremor = tuple(
        (share, math.exp(rng.uniform(*(math.log(hertz) for hertz in TREMOR_HZ))), rng.uniform(0, 2 * math.pi))
        for _ in range(TREMOR_LINES)
    )
    return seconds, tremor, rng.uniform(*manner.ramp)


def draw_pour(rng: random.Random, start_us: int, cell: int, pieces: int, kind: str) -> Grab:
    """A pour of the box's pieces of one kind into a compartment, in `POUR_LUMPS` lumps."""
    length = rng.uniform(*POUR_S)
    end = start_us + round(1e6 * length)
    moments = sorted(start_us + round(1e6 * length * rng.uniform(0.1, 0.9)) for _ in range(POUR_LUMPS))
    shares = [pieces * (i + 1) // POUR_LUMPS - pieces * i // POUR_LUMPS for i in range(POUR_LUMPS)]
    moves = [Move(us, cell, share, kind, "box") for us, share in zip(moments, shares, strict=True)]
    touch = Touch(cell, start_us, end, 1000 * rng.uniform(20, 80), rng.uniform(0.1, 0.5), rng.uniform(2, 6))
    return Grab(cell, (touch,), tuple(move for move in moves if move.pieces))


class Hands:
    """Current grabs, at most one in each compartment."""

    def __init__(self) -> None:
        self.grabs: list[Grab] = []

    @property
    def busy(self) -> bool:
        """Whether any grab is under way."""
        return bool(self.grabs)

    def in_bin(self, us: int) -> bool:
        """Whether a hand is in any compartment at table time `us`."""
        return any(grab.start_us <= us < grab.end_us for grab in self.grabs)

    def free(self, cell: int) -> bool:
        """Whether no grab is under way in a compartment."""
        return all(grab.cell != cell for grab in self.grabs)

    def begin(self, grab: Grab) -> None:
        """Start a grab; raises `ValueError` when its compartment has one."""
        if not self.free(grab.cell):
            raise ValueError(f"expected compartment {grab.cell} free, got a second hand")
        self.grabs.append(grab)

    def drop_unstarted(self, us: int) -> list[Grab]:
        """Remove and return the grabs that start at `us` or later."""
        dropped = [grab for grab in self.grabs if grab.start_us >= us]
        self.grabs = [grab for grab in self.grabs if grab.start_us < us]
        return dropped

    def touches(self, start_us: int, end_us: int) -> list[Touch]:
        """Contacts that overlap the window."""
        return [
            touch
            for grab in self.grabs
            for touch in grab.touches
            if touch.start_us < end_us and touch.end_us > start_us
        ]

    def moves(self, start_us: int, end_us: int) -> list[Move]:
        """Moves within the window, in order of time."""
        moving = [move for grab in self.grabs for move in grab.moves if start_us < move.us <= end_us]
        return sorted(moving, key=lambda move: (move.us, move.cell))

    def finish(self, end_us: int) -> Sequence[Grab]:
        """Remove and return the grabs that ended by `end_us`."""
        done = [grab for grab in self.grabs if grab.end_us <= end_us]
        self.grabs = [grab for grab in self.grabs if grab.end_us > end_us]
        return done
