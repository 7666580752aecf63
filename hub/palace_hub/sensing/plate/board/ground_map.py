"""How the ground map of a new game lies: its card and its corner bricks (R2.2), estimated from the load.

The card's mass is unknown (4 to 75 g) and it may lie askew; a corner brick has a known mass and place. The estimate is
the set of all states (card or not, which corners) that explain every change so far; only what all of them agree on is
reported.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import hypot
from typing import Final

import numpy as np

from palace_hub.sensing.plate.load.calibration import CORNERS, MIDDLE_STUD, SIDES, STUD_MM
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.residual import squared_distance

STANDS: Final = 16.0
"""Largest squared distance of an explained change: with 3 degrees of freedom a true state exceeds it once in 900."""
CARD_G: Final = (4.0, 75.0)
"""Mass of a card, g: 224 mm square, from paper to 1.5 mm of board (worked out)."""
OFF_MM: Final = 2.5
"""Largest distance of a well laid card's centre of mass from the plate's middle, mm: 1 mm by its lip, the rest by
uneven holes (assumed)."""
ASIDE_MM: Final = (10.0, 40.0)
"""Distance of a card that was laid to one side, mm: more than the starting staircase shifts the centre of mass, and up
to one knob of 24 mm with a margin (assumed)."""
ASIDE_LEAST_G: Final = 12.0
"""Least mass of a card to one side, g: lighter things may be a figure (assumed)."""
ASIDE_LEAST_S: Final = 1.0
"""Least time that it lies still there, s: a resting finger weighs as much for 0.5 to 2 s (SENSING)."""
CORNER_G: Final = 1.23
"""Mass of a corner brick, g (catalogue)."""
CORNER_STUD: Final = (1 + 1 + 2) / 3
"""Centre of mass of the south-western corner brick, in studs along each axis. It covers (1, 1), (1, 2) and (2, 1): one
stud stays free between it and the plate's corner (R2.2)."""
CORNER_MM: Final = (MIDDLE_STUD - CORNER_STUD) * STUD_MM
"""Centre of mass of the corner bricks, mm from the middle along each axis: 113.3."""

_CORNER_SPREAD = 0.02  # standard deviation of its mass, as a part: batches of colours (SENSING)
_CORNER_OFF_MM = 1.5  # standard deviation of its place: its walls are uneven (assumed)
_PRESSED_MM = 40.0  # a press so near to a corner may belong to its brick (assumed)
_MIDDLE = (0, 0)
_ALL = frozenset(range(len(CORNERS)))


@dataclass(frozen=True, slots=True)
class MapState:
    """One state of the map."""

    card: bool = False
    """Whether the card is there."""
    corners: frozenset[int] = frozenset()
    """Corners with a brick, as numbers of `CORNERS`."""


@dataclass(frozen=True, slots=True)
class GroundMapEstimate:
    """All states that explain the load so far."""

    states: frozenset[MapState] = frozenset((MapState(),))
    """The possible states."""
    aside: tuple[int, int] | None = None
    """Offset of a card that was laid to one side, mm east and north; None: in the middle, or no card."""

    @classmethod
    def of_load(cls, load: Floats, cov: Floats, seconds: float) -> "GroundMapEstimate | None":
        """The estimate for a plate that was set up bare, from the load (3,) since then and its covariance (3, 3).

        None if the load is neither nothing nor a map. `seconds`: how long the plate has lain still.
        """
        estimate = cls().after(load, cov, None, seconds)
        states = (
            frozenset()
            if estimate is None
            else frozenset(state for state in estimate.states if state == MapState() or _is_map(state))
        )
        return None if estimate is None or not states else cls(states, estimate.aside)

    @property
    def is_absent(self) -> bool:
        """Whether certainly no part of a map is there."""
        return self.states == {MapState()}

    @property
    def is_complete(self) -> bool:
        """Whether a map is there and may be complete and centred."""
        return not (self.is_absent or self.missing_corners or self.aside)

    @property
    def card(self) -> bool:
        """Whether a card may be there."""
        return any(state.card for state in self.states)

    @property
    def missing_corners(self) -> tuple[str, ...]:
        """Corners that certainly have no brick, while certainly some part of a map is there."""
        if any(state == MapState() for state in self.states):
            return ()
        return tuple(CORNERS[at] for at in sorted(_ALL) if all(at not in state.corners for state in self.states))

    def after(
        self, change: Floats, cov: Floats, presses: Sequence[Press] | None, seconds: float
    ) -> "GroundMapEstimate | None":
        """The estimate after a change of the load (3,) of covariance `cov` (3, 3); None if no map state explains it.

        `presses`: presses during the change; None: not known. `seconds`: how long the plate has lain still since.
        """
        states: set[MapState] = set()
        aside: set[tuple[int, int]] = set()
        for state in self.states:
            for next_state in _next_states(state, presses):
                added, removed = next_state.corners - state.corners, state.corners - next_state.corners
                bricks, spread = _corner_brick_load(added, removed)
                rest, wide = change - bricks, cov + spread
                if next_state.card == state.card:
                    if squared_distance(rest, wide) <= STANDS:
                        states.add(next_state)
                    continue
                card = rest if next_state.card else -rest
                offset = _card_offset(card, wide, seconds, alone=next_state.corners == state.corners)
                if offset is not None:
                    states.add(next_state)
                    if next_state.card:
                        aside.add(offset)
        if not states:
            return None
        if not aside:
            return GroundMapEstimate(frozenset(states), self.aside if any(state.card for state in states) else None)
        return GroundMapEstimate(frozenset(states), None if _MIDDLE in aside else aside.pop())

    def with_late_corner(self, change: Floats, cov: Floats) -> "GroundMapEstimate | None":
        """The estimate if the change is that of missing corner bricks, with a palace on the map; None otherwise."""
        if not self.missing_corners or squared_distance(change, cov) <= STANDS:
            return None
        estimate = self.after(change, cov, (), 0.0)
        return estimate if estimate is not None and len(estimate.missing_corners) < len(self.missing_corners) else None


def _is_map(state: MapState) -> bool:
    return state.card or state.corners == _ALL


def _next_states(state: MapState, presses: Sequence[Press] | None) -> Iterator[MapState]:
    """States that one change can lead to: no change, corner bricks on or off, and the card on or off with them.

    A corner brick that comes with the card needs a press near its corner.
    """
    free = sorted(_ALL - state.corners)
    for added in _subsets(free):
        yield MapState(state.card, state.corners | added)
        if not state.card and (presses is None or all(_was_pressed(at, presses) for at in added)):
            yield MapState(True, state.corners | added)
    for gone in _subsets(sorted(state.corners)):
        if gone:
            yield MapState(state.card, state.corners - gone)
        if state.card:
            yield MapState(False, state.corners - gone)


def _subsets(corners: Sequence[int]) -> Iterator[frozenset[int]]:
    for count in range(len(corners) + 1):
        yield from map(frozenset, combinations(corners, count))


def _was_pressed(corner: int, presses: Sequence[Press]) -> bool:
    east, north = CORNER_MM * SIDES[corner]
    return any(not press.placed or hypot(press.east - east, press.north - north) <= _PRESSED_MM for press in presses)


def _corner_brick_load(came: frozenset[int], gone: frozenset[int]) -> tuple[Floats, Floats]:
    """Load (3,) of corner bricks that came and went, and its covariance (3, 3)."""
    load: Floats = np.zeros(3)
    cov: Floats = np.zeros((3, 3))
    for at in came | gone:
        one = CORNER_G * np.array([1.0, *(CORNER_MM * SIDES[at])])
        load = load + (one if at in came else -one)
        cov = cov + _CORNER_SPREAD**2 * np.outer(one, one)
        cov[1:, 1:] += (_CORNER_OFF_MM * CORNER_G) ** 2 * np.eye(2)
    return load, cov


def _card_offset(load: Floats, cov: Floats, seconds: float, *, alone: bool) -> tuple[int, int] | None:
    """Offset of a card with this load (3,), mm: (0, 0) in the middle; None if the load is no card.

    `alone`: no corner brick came with it.
    """
    grams = float(load[0])
    if not CARD_G[0] <= grams <= CARD_G[1]:
        return None
    if is_centred(load, cov):
        return _MIDDLE
    east, north = round(float(load[1]) / grams), round(float(load[2]) / grams)
    seen = float(np.sqrt(np.trace(cov[1:, 1:]))) / grams <= OFF_MM
    lies = alone and seen and grams >= ASIDE_LEAST_G and seconds >= ASIDE_LEAST_S
    return (east, north) if lies and ASIDE_MM[0] <= hypot(east, north) <= ASIDE_MM[1] else None


def is_centred(load: Floats, cov: Floats) -> bool:
    """Whether the centre of mass of a load (3,), of covariance `cov` (3, 3), is within `OFF_MM` of the middle."""
    askew = cov[1:, 1:] + (OFF_MM * float(load[0])) ** 2 / STANDS * np.eye(2)
    return squared_distance(load[1:], askew) <= STANDS
