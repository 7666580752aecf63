"""Dimensions of one weigh module: a tub with a cell, a soft spider on the cell, a loose cup on the spider, four stops.

Origin: the module's middle on the table; y towards the console, the cell's fixed end at -y. The cup stands over the
cell's middle. The spider is the spring: the width of its arms is computed so that cell, hub, arms and pads together
move by `travel` mm at the cell's capacity.
"""

from dataclasses import dataclass

from hardware.cad.dimensions.cells import MINI_300, Cell, CellError
from hardware.cad.dimensions.places import Place, mirrored
from hardware.cad.dimensions.screws import INSERT_LONG
from hardware.cad.dimensions.values import figures, newton

ARMS = (2.0, 22.0)  # mm, limits of the width: thinner arms break, wider arms touch each other
BOARD = (21.0, 33.5, 5.1)  # HX711 board with parts, without upright pins: across, along, high


@dataclass(frozen=True)
class Module:
    """A compartment `width` mm wide, 80 or 160, for one cell."""

    width: float
    cell: Cell = MINI_300
    depth: float = 120.0
    wall: float = 2.4
    floor: float = 3.0
    riser: float = 4.0
    relief: float = 1.0  # clearance between spider and cell
    gap: float = 1.5  # clearance of the cup to tub and bezel
    cup_wall: float = 1.6
    cup_high: float = 43.6
    cup_corner: float = 12.0
    cup_chamfer: float = 6.0  # outside; prints without support, unlike a fillet
    cup_fillet: float = 9.0  # inside; lets the last piece slide up the wall
    pad_across: float = 8.0
    pad_high: float = 3.0
    pad_seat: float = 0.6  # depth of a pad in the spider
    recess: float = 0.8  # depth of a pad in the cup's underside; centres the cup
    bump: float = 0.5  # raised floor over a recess, which keeps the floor thick enough
    tower: float = 9.2
    stop_below: float = 2.6  # distance from the cup down to the tower's top
    bezel: float = 3.0
    joint_z: float = 9.0  # height of the bolts to the neighbours
    notch: tuple[float, float, float] = (-18.0, 12.0, 9.0)  # cable opening: middle, width, height above the floor
    tower_off: float = 0.0  # non-zero only in tests: misplaces the first tower

    def __post_init__(self) -> None:
        least, most = ARMS
        if not least <= self.arm_wide <= most:
            name, grams, bend = self.cell.name, self.cell.capacity_g, self.cell.full_scale_mm
            wide = f"the arms would be {self.arm_wide:g} mm wide, expected {least:g} to {most:g}"
            raise CellError(
                f"cell {name!r}: for {grams:g} g that bend it by {bend:g} mm {wide}: take one of 300 to 1000 g"
            )

    @property
    def large(self) -> bool:
        return self.width > 100

    @property
    def inside(self) -> tuple[float, float]:
        """Half of the tub's inside width and depth."""
        return self.width / 2 - self.wall, self.depth / 2 - self.wall

    @property
    def cup_half(self) -> tuple[float, float]:
        """Half of the cup's outside width and depth."""
        return self.inside[0] - self.gap, self.inside[1] - self.gap

    @property
    def opening(self) -> tuple[float, float]:
        """Half of the cup's inside width and depth; also of the bezel's opening."""
        return self.cup_half[0] - self.cup_wall, self.cup_half[1] - self.cup_wall

    @property
    def cell_bottom(self) -> float:
        return self.floor + self.riser

    @property
    def cell_top(self) -> float:
        return self.cell_bottom + self.cell.height

    @property
    def arm_high(self) -> float:
        """Thickness of the arms, a whole number of layers; grows with the capacity to keep the arms narrow."""
        return 0.2 * round(15.0 * float((self.cell.capacity_g / 300) ** 0.45))

    @property
    def hub_bottom(self) -> float:
        return self.cell_top + self.relief

    @property
    def seat(self) -> float:
        """z of the spider's top, where the pads stand."""
        return self.hub_bottom + self.arm_high

    @property
    def cup_bottom(self) -> float:
        return self.seat - self.pad_seat + self.pad_high - self.recess

    @property
    def cup_floor(self) -> float:
        """Thickness of the cup's floor. Its mass keeps the resonance of small cups under 48 Hz."""
        return 1.6 if self.large else 1.8

    @property
    def rim(self) -> float:
        return self.cup_bottom + self.cup_high

    @property
    def height(self) -> float:
        """Height of the tub, up to the bezel."""
        return self.rim + self.gap

    @property
    def hub_wide(self) -> float:
        return self.cell.width + 8

    @property
    def pads(self) -> tuple[Place, ...]:
        return mirrored(40.0 if self.large else 21.0, 35.0)

    @property
    def arm_root(self) -> Place:
        return self.hub_wide / 2 - 1, 5.0

    @property
    def arm_long(self) -> float:
        (x, y), (rx, ry) = self.pads[-1], self.arm_root
        return float(((x - rx) ** 2 + (y - ry) ** 2) ** 0.5)

    @property
    def stops(self) -> tuple[Place, ...]:
        (x, y), *others = mirrored(66.5 if self.large else 26.5, 46.5)
        return ((x + self.tower_off, y), *others)

    @property
    def travel(self) -> float:
        """Travel in mm at the cell's capacity. Large cups are stiffer, which keeps their resonance over 25 Hz."""
        return 0.5 if self.large else 0.6

    @property
    def series_stiffness(self) -> float:
        """Stiffness in N/mm of cell, hub, arms and pads in series."""
        return newton(self.cell.capacity_g) / self.travel

    def softness(self) -> dict[str, float]:
        """Compliance in mm/N of each part in series except the arms."""
        reach = self.cell.length / 2 - self.cell.clamp("free")  # of the hub, from its clamp to the middle
        inertia = self.hub_wide * self.arm_high**3 / 12
        area = 3.14159 * self.pad_across**2 / 4
        return {
            "cell": 1 / self.cell.stiffness,
            "hub": reach**3 / (3 * figures()["print"]["youngs_mpa"] * inertia),
            "pads": self.pad_high / (4 * figures()["travel"]["pad_youngs_mpa"] * area),
        }

    @property
    def arm_wide(self) -> float:
        """Width of the arms in mm; four cantilevers in parallel complete the compliance of `series_stiffness`."""
        left = 1 / self.series_stiffness - sum(self.softness().values())
        each = 1 / left / 4
        inertia = each * self.arm_long**3 / (3 * float(figures()["print"]["youngs_mpa"]))
        return round(12 * inertia / self.arm_high**3, 2)

    @property
    def stop_gap(self) -> float:
        """Distance in mm from the empty cup to the stop screws' tips; reached at `stop_percent` of the capacity."""
        return newton(self.cell.capacity_g) * float(figures()["travel"]["stop_percent"]) / 100 / self.series_stiffness

    @property
    def tower_top(self) -> float:
        return self.cup_bottom - self.stop_below

    @property
    def pocket_top(self) -> float:
        """Top of the wide bore for a stop's head and key; above follow a narrow bore and the insert."""
        return self.tower_top - INSERT_LONG - 2.8

    @property
    def posts(self) -> tuple[Place, ...]:
        """Positions of the bezel's screws."""
        return mirrored(self.inside[0] - 0.9, self.inside[1] - 0.9)

    @property
    def board(self) -> Place:
        """Middle of the HX711 board on its plinth beside the cell."""
        return (30.0 if self.large else 21.5), 0.0

    @property
    def side_joints(self) -> tuple[float, ...]:
        """y of the bolts through the side walls."""
        return -33.0, 33.0

    @property
    def back_joints(self) -> tuple[float, ...]:
        """x of the bolts through front and back wall."""
        return (-60.0, 60.0) if self.large else (-32.0, 32.0)
