"""Loads of the plate: load per corner, stop position, resonance, bending of the carrier. Units: mm, g, N, Hz."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import pi, sqrt

from hardware.cad.dimensions.counts import Level
from hardware.cad.dimensions.module_screws import STOP_FLOOR, stop_faults
from hardware.cad.dimensions.plate import CORNERS, Plate, share
from hardware.cad.dimensions.plate_box import PlateBox
from hardware.cad.dimensions.plate_screws import carrier_screws, corner_screws
from hardware.cad.dimensions.strips import STRIPS, SheetClip, Strip
from hardware.cad.dimensions.values import figures, newton
from hardware.cad.export import masses as table_masses
from hardware.checks.loads import all_pieces, bounce

CENTRE = 0.039
"""Coefficient for a square plate on its corners: deflection CENTRE P a2 / D under P in the middle (Timoshenko)."""
CARBON_MPA = 100_000.0


@dataclass(frozen=True)
class PlateLoad:
    """The plate at one level. `dead`: g that the four cells always carry; `pieces`: g of all pieces."""

    level: Level
    plate: Plate
    dead: float
    pieces: float

    def corner(self, x: float, y: float) -> float:
        """Load in g on the nearest corner, with the centre of mass of all pieces at (x, y)."""
        return self.dead / len(CORNERS) + self.pieces * share(x, y, self.plate.pad_at)

    @property
    def travel(self) -> float:
        return newton(self.plate.cell.capacity_g) / self.plate.corner_stiffness

    @property
    def stop_percent(self) -> float:
        return 100 * self.plate.stop_gap * self.plate.corner_stiffness / newton(self.plate.cell.capacity_g)

    @property
    def bounces(self) -> tuple[float, float]:
        """Resonance in Hz with all pieces, and empty."""
        stiffness = len(CORNERS) * self.plate.corner_stiffness
        return bounce(stiffness, self.dead + self.pieces), bounce(stiffness, self.dead)

    @property
    def bend(self) -> float:
        """Deflection in mm of the carrier's middle under a firm press there."""
        plate, young = self.plate, float(figures()["print"]["youngs_mpa"])
        full = 2 * len(plate.along) * plate.rib * plate.high**3 / 12
        full += 2 * plate.flange * plate.high**3 / 12
        low = plate.high - Strip().notch
        notched = 2 * len(plate.across) * plate.rib * low**3 / 12
        rods = len(plate.rods) * CARBON_MPA / young * pi * plate.rod_across**4 / 64
        along, across = (young * inertia / plate.size for inertia in (full, notched + rods))
        return CENTRE * newton(figures()["plate"]["press"]) * (2 * plate.pad_at) ** 2 / sqrt(along * across)


def plate_loads(plate: Plate | None = None, masses: Mapping[str, float] | None = None) -> tuple[PlateLoad, PlateLoad]:
    """The plate at silver and at gold."""
    grams, plate, given = masses or table_masses(), plate or Plate(), figures()["plate"]
    silver = 2 * grams["carrier_a"] + 2 * grams["carrier_b"] + len(CORNERS) * grams["foot"]
    silver += given["sheet_mass"] + given["card_mass"] + len(plate.rods) * given["rod_mass"]
    silver += len(carrier_screws(plate)) * given["bolt_mass"] + len(SheetClip().places) * grams["sheet_clip"]
    gold = silver + STRIPS * (given["strip_mass"] + 2 * grams["strip_holder"])
    return PlateLoad("silver", plate, silver, all_pieces("silver")), PlateLoad("gold", plate, gold, all_pieces("gold"))


def plate_faults(plate: Plate | None = None, masses: Mapping[str, float] | None = None) -> list[str]:
    """Overloaded corners; stop, travel or resonance out of range; a carrier that bends onto the parts below."""
    limits, given, problems = figures()["travel"], figures()["plate"], []
    for screw in corner_screws(plate or Plate()):
        if screw.name == "stop":
            problems += stop_faults(screw, STOP_FLOOR)
    for load in plate_loads(plate, masses):
        percent = 100 * load.corner(*limits["palace_at"]) / load.plate.cell.capacity_g
        if percent > limits["corner_percent"]:
            problems.append(f"{load.level}: a corner carries {percent:.0f} % of its cell")
        if not limits["stop_percent_range"][0] <= load.stop_percent <= limits["stop_percent_range"][1]:
            problems.append(f"{load.level}: a corner's stop clips at {load.stop_percent:.0f} %")
        if not limits["full_scale"][0] <= load.travel <= limits["full_scale"][1]:
            problems.append(f"{load.level}: a corner moves {load.travel:.2f} mm at capacity")
        if load.bounces[0] < limits["bounce_at_least"]:
            problems.append(f"{load.level}: bounces at {load.bounces[0]:.1f} Hz")
        free = load.plate.carrier_z - PlateBox().high
        if load.bend + load.plate.stop_gap + given["least_free"] > free:
            sinks = load.bend + load.plate.stop_gap
            problems.append(f"{load.level}: the carrier sinks {sinks:.1f} mm in its middle, {free:.1f} are free there")
        if abs(load.dead / given["dead_mass"][load.level] - 1) > given["dead_within"]:
            expected = given["dead_mass"][load.level]
            problems.append(f"{load.level}: carrier and sheet are {load.dead:.0f} g, figures.toml says {expected:g}")
    return problems
