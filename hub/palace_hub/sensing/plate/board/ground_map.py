"""The ground map of a new game, as far as a scale can tell how it lies: its card, and the bricks on its corners (R2.2).

Nobody has weighed the card, and it may lie a little askew; a corner brick weighs what it weighs and is where it is. So
all ways in which the map may lie are kept, each change leaves those that explain it, and what they agree on is said.
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
"""Squared distance up to which a change is explained."""
CARD_G: Final = (4.0, 75.0)
"""What a card may weigh: 224 mm square, from paper to 1.5 mm."""
OFF_MM: Final = 2.5
"""How far its middle may be from the plate's: a lip keys it to a millimetre, and its holes are not even."""
ASIDE_MM: Final = (10.0, 40.0)
"""How far a card that was laid to one side may be: the starting staircase alone moves the middle by less, and a knob's
pitch is 24 mm."""
ASIDE_LEAST_G: Final = 12.0
"""Lighter things to one side of the middle are a figure, or what else somebody lays down there."""
ASIDE_LEAST_S: Final = 1.0
"""For so long it has to lie still there: a finger that rests weighs as much, for up to a second (SENSING)."""
CORNER_G: Final = 1.23
CORNER_MM: Final = (MIDDLE_STUD - 0.5) * STUD_MM

_CORNER_SPREAD = 0.02  # of its mass: batches of colours
_CORNER_OFF_MM = 1.5  # it covers three studs of four, and its middle is not that of the four
_PRESSED_MM = 40.0  # a press so near to a corner may have been its brick's
_MIDDLE = (0, 0)
_ALL = frozenset(range(len(CORNERS)))


@dataclass(frozen=True, slots=True)
class MapState:
    """One way in which it may lie: whether there is a `card`, and the `corners` that have a brick."""

    card: bool = False
    corners: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class GroundMapEstimate:
    """`ways`: all in which it may lie; `aside`: mm east and north from where it belongs, of a card that was laid to one
    side."""

    ways: frozenset[MapState] = frozenset((MapState(),))
    aside: tuple[int, int] | None = None

    @classmethod
    def found(cls, load: Floats, cov: Floats, seconds: float) -> "GroundMapEstimate | None":
        """What lies on a plate that was set up bare, from the load (3,) since then and its covariance (3, 3); None
        where that is neither nothing nor a map."""
        found = cls().after(load, cov, None, seconds)
        ways = (
            frozenset() if found is None else frozenset(way for way in found.ways if way == MapState() or _is_map(way))
        )
        return None if found is None or not ways else cls(ways, found.aside)

    @property
    def none(self) -> bool:
        """Whether no map has come for certain."""
        return self.ways == {MapState()}

    @property
    def fine(self) -> bool:
        """Whether nothing can be said against how it lies."""
        return not (self.none or self.lacking or self.aside)

    @property
    def card(self) -> bool:
        """Whether there may be a card."""
        return any(way.card for way in self.ways)

    @property
    def lacking(self) -> tuple[str, ...]:
        """Corners that have no brick for certain, though something of a map lies there."""
        if any(way == MapState() for way in self.ways):
            return ()
        return tuple(CORNERS[at] for at in sorted(_ALL) if all(at not in way.corners for way in self.ways))

    def after(
        self, change: Floats, cov: Floats, presses: Sequence[Press] | None, seconds: float
    ) -> "GroundMapEstimate | None":
        """How it may lie after a change of the load (3,) with its covariance (3, 3), in which fingers pressed there
        (None: not known); None where no card and no corner brick explains it. `seconds`: how long it has lain still."""
        ways: set[MapState] = set()
        aside: set[tuple[int, int]] = set()
        for way in self.ways:
            for to in _next_states(way, presses):
                bricks, spread = _corner_brick_load(to.corners - way.corners, way.corners - to.corners)
                rest, wide = change - bricks, cov + spread
                if to.card == way.card:
                    if squared_distance(rest, wide) <= STANDS:
                        ways.add(to)
                    continue
                off = _card_offset(rest if to.card else -rest, wide, seconds, alone=to.corners == way.corners)
                if off is not None:
                    ways.add(to)
                    if to.card:
                        aside.add(off)
        if not ways:
            return None
        if not aside:
            return GroundMapEstimate(frozenset(ways), self.aside if any(way.card for way in ways) else None)
        return GroundMapEstimate(frozenset(ways), None if _MIDDLE in aside else aside.pop())

    def pinned(self, change: Floats, cov: Floats) -> "GroundMapEstimate | None":
        """The same where nothing but corner bricks has come that lacked; the palace stands, and no card slips under."""
        if not self.lacking or squared_distance(change, cov) <= STANDS:
            return None
        found = self.after(change, cov, (), 0.0)
        return found if found is not None and len(found.lacking) < len(self.lacking) else None


def _is_map(way: MapState) -> bool:
    return way.card or way.corners == _ALL


def _next_states(way: MapState, presses: Sequence[Press] | None) -> Iterator[MapState]:
    """What may follow at once: nothing, bricks that come or go, and the card with them. What comes with the card was
    pressed on."""
    free = sorted(_ALL - way.corners)
    for come in _subsets(free):
        yield MapState(way.card, way.corners | come)
        if not way.card and (presses is None or all(_was_pressed(at, presses) for at in come)):
            yield MapState(True, way.corners | come)
    for gone in _subsets(sorted(way.corners)):
        if gone:
            yield MapState(way.card, way.corners - gone)
        if way.card:
            yield MapState(False, way.corners - gone)


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
    """How far to one side a card is that weighs this load (3,): (0, 0) in the middle, None where it is no card.
    `alone`: no brick came with it."""
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
    """Whether what came or went, a load (3,) of covariance `cov` (3, 3), did so as near to the plate's middle as a card
    may lie."""
    askew = cov[1:, 1:] + (OFF_MM * float(load[0])) ** 2 / STANDS * np.eye(2)
    return squared_distance(load[1:], askew) <= STANDS
