"""One change of the load between two quiet moments, and what it says of pieces that may have come with it."""

from collections.abc import Sequence
from dataclasses import InitVar, dataclass, field
from typing import NamedTuple

import numpy as np

from monkey_palace.board.notation import Placement
from palace_hub.sensing.plate.board.places import Stud
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.press_evidence import Pressed
from palace_hub.sensing.plate.turn.piece_sets import FITS

Load = tuple[float, float, float]
"""As plain numbers: mass, g, and its moments east and north, g mm."""


@dataclass(frozen=True, slots=True)
class Known:
    """A piece, its own `bit` in sets of pieces, its `load`, the studs under its `feet`, and all `studs` over which it
    lies."""

    piece: Placement
    bit: int
    load: Load
    feet: frozenset[Stud]
    studs: frozenset[Stud]


class Came(NamedTuple):
    """A set that fits a change: what speaks for it beforehand (`prior`, natural logarithm), and the covariance (3, 3)
    of how the zero may have `walked` meanwhile."""

    prior: float
    walked: Floats


@dataclass(eq=False, slots=True)
class Change:
    """A change (3,) of the load, of covariance `cov` (3, 3), what of that is the zero's `shift`, and where was
    `pressed` meanwhile. `seen`: what it says of the sets that were asked for, by the bits of what came and went."""

    change: InitVar[Floats]
    cov: InitVar[Floats]
    shift: Floats
    pressed: Pressed
    seen: dict[tuple[int, int], Came | None] = field(default_factory=dict)
    load: Load = field(init=False)
    variance: float = field(init=False)
    _inverse: tuple[float, float, float, float, float, float] = field(init=False)  # by rows, from the diagonal on

    def __post_init__(self, change: Floats, cov: Floats) -> None:
        mass, east, north = change.tolist()
        aa, ab, ac, bb, bc, cc = np.linalg.inv(cov)[np.triu_indices(3)].tolist()
        self.load, self.variance = (mass, east, north), float(cov[0, 0])
        self._inverse = aa, ab, ac, bb, bc, cc

    def of(
        self,
        came: Sequence[Placement],
        load: Load,
        spread: float,
        taken: Sequence[Placement],
        back: Load,
        prior: float,
    ) -> Came | None:
        """What it says of pieces that came, of a `load` and its `spread` (`plate_steps.Sets`), when others that weigh
        `back` were taken; `prior`: how likely such a step is. None where they do not fit."""
        if self.distance(load, spread, back) >= FITS:
            return None
        return Came(prior + self.pressed.log(came, taken), self.shift + spread * np.outer(load, load))

    def distance(self, load: Load, spread: float, back: Load) -> float:
        """The squared distance of `plate_steps.distance`, of what came with `load`, when what weighs `back` went."""
        aa, ab, ac, bb, bc, cc = self._inverse
        p, q, r = load
        x, y, z = self.load[0] + back[0] - p, self.load[1] + back[1] - q, self.load[2] + back[2] - r
        square = x * (aa * x + 2 * (ab * y + ac * z)) + y * (bb * y + 2 * bc * z) + cc * z * z
        u, v, w = aa * p + ab * q + ac * r, ab * p + bb * q + bc * r, ac * p + bc * q + cc * r
        along = u * x + v * y + w * z
        wider = 1.0 + spread * (u * p + v * q + w * r)
        return square - spread * along**2 / wider
