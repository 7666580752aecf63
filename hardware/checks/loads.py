"""Loads of the tray: load per cell, travel, stop position, resonance, heap height. Units: mm, g, N, Hz."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import pi, sqrt

from hardware.cad.dimensions.cells import MINI_300, Cell
from hardware.cad.dimensions.counts import FEET, LEVELS, Level
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.module_screws import STOP_FLOOR, stop_faults, stop_screws
from hardware.cad.dimensions.tray import Tray
from hardware.cad.dimensions.values import figures, newton
from hardware.cad.export import masses as table_masses

from monkey_palace.board.pieces import BOX, MASS_MG, Piece

SCREW_ON_HUB = 0.6
"""Mass in g of an M3 x 8 screw with a button head."""


def piece_mass(piece: Piece, level: Level) -> float:
    """Mass of a piece in g; at gold with plug and disc in each foot that stands on a knob."""
    feet = FEET.get(piece, 0) if level == "gold" else 0
    return MASS_MG[piece] / 1000 + feet * float(figures()["magnets"]["foot_mass"])


def all_pieces(level: Level) -> float:
    """Mass in g of all pieces in the game box."""
    return sum(BOX[piece] * piece_mass(piece, level) for piece in BOX)


@dataclass(frozen=True)
class Compartment:
    """One weigh module with all its pieces at one level. `stiffness`: N/mm of all parts in series, as designed."""

    piece: Piece
    level: Level
    capacity: float
    dead: float
    pieces: float
    stiffness: float
    gap: float

    @property
    def rest_percent(self) -> float:
        return 100 * (self.dead + self.pieces) / self.capacity

    @property
    def travel(self) -> float:
        """mm at the cell's capacity."""
        return newton(self.capacity) / self.stiffness

    @property
    def stop_percent(self) -> float:
        """Load, in percent of the capacity, at which an empty cup with `gap` meets its stops."""
        return 100 * self.gap * self.stiffness / newton(self.capacity)

    @property
    def bounce(self) -> float:
        return bounce(self.stiffness, self.dead + self.pieces)


def bounce(stiffness: float, grams: float) -> float:
    """Resonance in Hz of a mass in grams on a spring of `stiffness` N/mm."""
    return sqrt(stiffness * 1e6 / grams) / (2 * pi)


def spring(module: Module) -> float:
    """Stiffness in N/mm of cell, hub, four arms with their rounded width, and pads in series."""
    inertia = module.arm_wide * module.arm_high**3 / 12
    arms = 4 * 3 * float(figures()["print"]["youngs_mpa"]) * inertia / module.arm_long**3
    return 1 / (1 / arms + sum(module.softness().values()))


def compartments(cell: Cell = MINI_300, masses: Mapping[str, float] | None = None) -> Iterator[Compartment]:
    """Every compartment at every level. `masses`: g of each printed part; default: the table for the 300 g mini."""
    grams, tray = masses or table_masses(), Tray(cell)
    for level in LEVELS:
        for piece in tray.places:
            module = tray.module(piece)
            dead = (
                grams[f"cup_{module.width:g}"]
                + grams[f"spider_{module.width:g}"]
                + SCREW_ON_HUB * len(cell.holes("free"))
            )
            lying = BOX[piece] * piece_mass(piece, level)
            yield Compartment(piece, level, cell.capacity_g, dead, lying, spring(module), module.stop_gap)


def tray_faults(cell: Cell = MINI_300, masses: Mapping[str, float] | None = None) -> list[str]:
    """Compartments with an overloaded cell, or with stop position, travel or resonance out of range."""
    limits, problems = figures()["travel"], []
    for compartment in compartments(cell, masses):
        name = f"{compartment.piece.value} at {compartment.level}"
        if compartment.rest_percent > limits["rest_percent"]:
            problems.append(
                f"{name}: {compartment.rest_percent:.0f} % of the cell lie on it, {limits['rest_percent']} may"
            )
        if not limits["stop_percent_range"][0] <= compartment.stop_percent <= limits["stop_percent_range"][1]:
            problems.append(f"{name}: its stop clips at {compartment.stop_percent:.0f} % of the cell")
        if not limits["full_scale"][0] <= compartment.travel <= limits["full_scale"][1]:
            problems.append(f"{name}: moves {compartment.travel:.2f} mm at capacity")
        if compartment.bounce < limits["bounce_at_least"]:
            problems.append(f"{name}: bounces at {compartment.bounce:.1f} Hz")
    for width in sorted({module.width for module in Tray(cell).modules}):
        module = Module(width, cell)
        problems += [*module.peg.faults(), *stop_faults(stop_screws(module)[0], STOP_FLOOR)]
    return problems


def heap_faults(cell: Cell = MINI_300) -> list[str]:
    """Pieces that do not fit their cup or heap up over its rim."""
    heap, tray, problems = figures()["heap"], Tray(cell), []
    for piece in tray.places:
        module = tray.module(piece)
        area = 4 * module.opening[0] * module.opening[1]
        bulk = BOX[piece] * heap["envelope_cm3"][piece.value] / heap["packing"][piece.value]
        deep = module.cup_high - module.cup_floor
        lost = (1 - pi / 4) * module.cup_fillet**2 * 4 * sum(module.opening) / 1000
        volume = area * deep / 1000 - lost
        mean = (bulk + lost) * 1000 / area
        if bulk > volume:
            problems.append(f"{piece.value}: {bulk:.0f} cm3 of pieces, the cup holds {volume:.0f}")
        if mean + heap["rough"] > deep:
            problems.append(f"{piece.value}: heaps up to {mean + heap['rough']:.0f} mm, the rim is at {deep:g}")
    return problems
