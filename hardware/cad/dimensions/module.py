"""Dimensions of one weigh module: a tub with a cell, a soft spider on the cell, a loose cup on the spider, four stops.

Origin: the module's middle on the table; y towards the console, the cell's fixed end at -y. The cup stands over the
cell's middle. The spider is the spring: the width of its arms is computed so that cell, hub, arms and pads together
move by `travel` mm at the cell's capacity.
"""

from dataclasses import dataclass

from hardware.cad.dimensions.cells import MINI_300, Cell, CellError
from hardware.cad.dimensions.places import Place, mirrored
from hardware.cad.dimensions.values import figures, newton

ARMS = (2.0, 22.0)  # mm, limits of the width: thinner arms break, wider arms touch each other
MOST_STRAIN = 0.01  # of plastic that is bent across its layers, for a moment
BOARD = (21.0, 33.5, 5.1)  # HX711 board with parts, without upright pins: across, along, high


@dataclass(frozen=True)
class Peg:
    """A slotted peg under the bezel that snaps into a post: pulled off by hand, so that the cup can be lifted out.

    The bump passes the narrow `neck` of the bore and rests, without stress, in the wider `bore` below it.
    """

    across: float = 3.5
    long: float = 6.2
    slot: float = 1.1
    bump: float = 3.9
    bump_at: float = 4.6
    """Depth of the bump's middle below the bezel."""
    neck: float = 3.7
    neck_long: float = 3.9
    bore: float = 4.1
    bore_long: float = 6.6

    @property
    def squeeze(self) -> float:
        """How far each half is pressed in while the bump passes the neck, in mm."""
        return (self.bump - self.neck) / 2

    @property
    def strain(self) -> float:
        """Largest strain of the plastic in a half while the bump passes: a cantilever from the bezel to the bump."""
        return 1.5 * (self.across - self.slot) / 2 * self.squeeze / self.bump_at**2

    def faults(self) -> list[str]:
        """Faults: it does not hold, it breaks, or it does not fit into its bore."""
        problems = (
            [] if 0.05 <= self.squeeze <= 0.15 else [f"peg: it snaps by {self.squeeze:.2f} mm, 0.05 to 0.15 hold"]
        )
        if self.strain > MOST_STRAIN:
            problems.append(f"peg: bends by {100 * self.strain:.1f} %, printed layers bear {100 * MOST_STRAIN:g} %")
        if self.long >= self.bore_long or self.bump >= self.bore or self.across >= self.neck:
            problems.append("peg: it does not go into its bore")
        return problems


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
    stop_below: float = 6.0  # distance from the cup down to the tower's top
    bezel: float = 3.0
    peg: Peg = Peg()
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
        return ((x, y + self.tower_off), *others)

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
    def posts(self) -> tuple[Place, ...]:
        """Positions of the bezel's pegs."""
        return mirrored(self.inside[0] - 0.9, self.inside[1] - 0.9)

    @property
    def board(self) -> Place:
        """Middle of the HX711 board on its plinth beside the cell."""
        return (30.0 if self.large else 21.5), 0.0

    @property
    def feet(self) -> tuple[Place, ...]:
        """Positions of the recesses in the underside for rubber feet."""
        return mirrored(self.width / 2 - 12.0, 30.0)

    @property
    def clips(self) -> tuple[tuple[Place, float, str], ...]:
        """Clips on the floor that keep wires away from the spider: middle, width of the channel, its axis.

        Three along the way between the cable openings, clear of the keys at the side joints; one behind the cell, for
        the wires of its own HX711 board.
        """
        at, wide, _ = self.notch
        return (*(((at, y), wide, "y") for y in (-40.0, 0.0, 40.0)), ((5.0, 49.6), 9.6, "x"))

    @property
    def side_joints(self) -> tuple[float, ...]:
        """y of the bolts through the side walls."""
        return -33.0, 33.0

    @property
    def back_joints(self) -> tuple[float, ...]:
        """x of the bolts through front and back wall, where no stop's tower is in a screw's or a key's way."""
        return (-54.0, 54.0) if self.large else (-6.0, 16.0)
