"""Masses of single pieces on the plate: moulds and batches of one box, magnets and figures."""

from collections.abc import Mapping
from dataclasses import dataclass

from monkey_palace.board.pieces import BUILDING
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range
from palace_hub.sim.world.truth import BATCH_SPREAD, CATALOGUE_MG

COLOURS_OF_BRICKS = 4  # one batch each
LOOSE_MG: Mapping[str, Range] = {  # the frog is measured; monkey and butterfly are assumed
    "monkey": (3000.0, 8000.0),
    "butterfly": (500.0, 2000.0),
    "frog": (313.0, 347.0),
    "magnet": (150.0, 250.0),  # without its holder; assumed
    "map": (15_000.0, 45_000.0),  # 224 mm square of card, 0.3 to 1 mm (HARDWARE)
    "corner": (1205.0, 1255.0),
}


@dataclass(frozen=True, slots=True)
class Moulds:
    """Distributions of a box's masses."""

    spread: Range = (0.003, 0.02)
    """Standard deviation within one mould, as a share of the mass."""
    batch: float = BATCH_SPREAD
    """Largest deviation of a batch to either side, as a share of the mass."""
    seat_mm: float = 0.1
    """Standard deviation of the centre of mass from the middle of the feet, per axis."""
    foot_mg: float = 180.0
    """Plug and disc magnet in one foot, at gold (HARDWARE)."""


MOULDS = Moulds()


class PieceBox:
    """The pieces of one box with their masses; a returned piece is drawn again first."""

    def __init__(self, specimen: int, moulds: Moulds = MOULDS, *, gold: bool) -> None:
        self.moulds = moulds
        # Standard deviation of this box's single pieces, as a share of the mass.
        self.spread = streams.draws(specimen, "plate spread").uniform(*moulds.spread)
        self._specimen, self._gold = specimen, gold
        self._serial: dict[str, int] = {}
        self._back: dict[str, list[float]] = {}

    def draw_mg(self, kind: str) -> float:
        """The mass of the next piece of a kind: the last returned one, else a new one."""
        back = self._back.get(kind)
        if back:
            return back.pop()
        serial = self._serial[kind] = self._serial.get(kind, -1) + 1
        return self.piece_mg(kind, serial)

    def take_back(self, kind: str, mg: float) -> None:
        """Return a piece to the box."""
        self._back.setdefault(kind, []).append(mg)

    def piece_mg(self, kind: str, serial: int) -> float:
        """The mass of piece number `serial` of a kind; a figure or magnet has one mass."""
        if kind in LOOSE_MG:
            return streams.draws(self._specimen, "loose", kind).uniform(*LOOSE_MG[kind])
        rng = streams.draws(self._specimen, "plate piece", kind, serial)
        colour = rng.randrange(COLOURS_OF_BRICKS) if kind in BUILDING else 0
        most = self.moulds.batch
        batch = streams.draws(self._specimen, "plate batch", kind, colour).uniform(-most, most)
        magnets = self.moulds.foot_mg * feet_with_magnets(kind) if self._gold else 0.0
        return CATALOGUE_MG[kind] * (1 + batch) * rng.gauss(1, self.spread) + magnets

    def unit_mg(self, kind: str, number: int) -> float:
        """The mean mass of the box's `number` pieces of a kind, as from a tray calibration."""
        return sum(self.piece_mg(kind, serial) for serial in range(number)) / number


def feet_with_magnets(kind: str) -> int:
    """Number of feet of a kind with plug and disc at gold."""
    return {"arch": 2, "brick": 1, "column": 1}.get(kind, 0)
