"""Dimensions of the plate: base board, four corner blocks with cells, a carrier in quarters, the sheet on top.

Origin: the middle of the base board's upper face; x along the Hall strips. Corner blocks have their own coordinates:
origin under the pad, y from the board's corner to its middle, the cell's fixed end at -y.
"""

from dataclasses import dataclass

from hardware.cad.dimensions.cells import MINI_300, Cell
from hardware.cad.dimensions.places import Place
from hardware.cad.dimensions.screws import HEAD
from hardware.cad.dimensions.values import figures, newton

CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
"""Signs of (x, y) for NE, SE, SW, NW: the order in which the node sends the cells."""
TURN = (135.0, 45.0, -45.0, -135.0)
"""Rotation of the corner block at each corner, in degrees."""


class PlateError(ValueError):
    """Dimensions that do not fit together; the message names the dimension and the fix."""


@dataclass(frozen=True)
class Plate:
    """The plate for one type of cell. `board`: side length of the base board."""

    cell: Cell = MINI_300
    board: float = 300.0
    size: float = 262.0
    high: float = 12.0
    floor: float = 3.0
    riser: float = 16.0
    """High enough for the electronics box under the carrier, with the Pico in its sockets."""
    relief: float = 1.0
    foot_wide: float = 15.0
    pad_across: float = 8.0
    pad_high: float = 4.0
    pad_seat: float = 0.8
    pad_pocket: float = 1.0
    stop: Place = (16.69, 4.53)
    """The stop, under the carrier beside the pad, where its ribs and strips leave the key's way free."""
    stop_below: float = 6.0
    key_hole: float = 3.6
    """Hole in the carrier over each stop for a key of 2.5 mm; the head of 5.5 mm meets the plastic around it."""
    tower: float = 9.2
    rib: float = 1.2
    flange: float = 2.4
    lip_high: float = 1.4
    tower_off: float = 0.0  # non-zero only in tests: misplaces the tower

    def __post_init__(self) -> None:
        reach = self.pad_at + (self.cell.length / 2 + self.cell.width / 2) / 2**0.5
        if reach > self.board / 2 - 2:
            raise PlateError(
                f"a cell of {self.cell.length:g} mm reaches {reach:.1f} mm from the middle, the base board ends at "
                f"{self.board / 2:g}: take a board of {2 * reach + 6:.0f} mm or a shorter cell"
            )

    @property
    def pad_at(self) -> float:
        return float(figures()["plate"]["pad_at"])

    @property
    def cell_bottom(self) -> float:
        return self.floor + self.riser

    @property
    def foot_high(self) -> float:
        """Thickness of the foot's plate: 3 mm under the pad for M3 heads, more for M4 and M5."""
        return max(3.0, HEAD[self.cell.free_thread][1] + 1.35) + self.pad_seat

    @property
    def foot_bottom(self) -> float:
        return self.cell_bottom + self.cell.height + self.relief

    @property
    def foot_free(self) -> float:
        return self.cell.length / 2 - self.cell.clamp("free")

    @property
    def seat(self) -> float:
        return self.foot_bottom + self.foot_high

    @property
    def carrier_z(self) -> float:
        """z of the carrier's underside."""
        return self.seat - self.pad_seat + self.pad_high - self.pad_pocket

    @property
    def sheet_z(self) -> float:
        return self.carrier_z + self.high

    @property
    def pad_n_mm(self) -> float:
        """Stiffness of a pad in N/mm, proportional to the cell's capacity."""
        return float(figures()["travel"]["plate_pad_n_mm"]) * self.cell.capacity_g / 300

    def softness(self) -> dict[str, float]:
        """Compliance in mm/N of each part of one corner."""
        inertia = self.foot_wide * self.foot_high**3 / 12
        foot = self.foot_free**3 / (3 * figures()["print"]["youngs_mpa"] * inertia)
        return {"cell": 1 / self.cell.stiffness, "foot": foot, "pad": 1 / self.pad_n_mm}

    @property
    def corner_stiffness(self) -> float:
        return 1 / sum(self.softness().values())

    @property
    def stop_gap(self) -> float:
        percent = float(figures()["travel"]["stop_percent"])
        return newton(self.cell.capacity_g) * percent / 100 / self.corner_stiffness

    @property
    def stop_at(self) -> Place:
        return self.stop[0] + self.tower_off, self.stop[1]

    @property
    def tower_top(self) -> float:
        return self.carrier_z - self.stop_below

    @property
    def key_holes(self) -> tuple[Place, ...]:
        """The stops' positions in a quarter at x > 0, y > 0: the blocks are turned, not mirrored, so there are two."""
        (x, y), at = self.stop, self.pad_at
        across, along = at - (x + y) / 2**0.5, at + (x - y) / 2**0.5
        return (across, along), (along, across)

    @property
    def chip_board(self) -> Place:
        return -22.5, 30.0

    @property
    def block_screws(self) -> tuple[Place, ...]:
        """Positions of a block's wood screws, in the block's coordinates."""
        return (16.0, -13.0), (16.0, 22.0), (-11.5, -12.0)

    rods: tuple[float, ...] = (-51.5, -23.5, 23.5, 51.5)
    rod_across: float = 4.0
    rod_long: float = 236.0

    @property
    def rod_z(self) -> float:
        """Height of the rods' axes above the carrier's underside."""
        return 1.4 + self.rod_across / 2 + 0.1

    along: tuple[float, ...] = (20.0, 28.0, 44.0, 52.0, 68.0, 76.0, 92.0, 100.0, 116.0, 124.0)
    """Ribs between the strips, in pairs, on both sides of the middle."""
    across: tuple[float, ...] = (17.5, 32.0, 46.0, 57.0, 64.5, 86.0, 105.8, 117.5)
    """Ribs that carry the strips, placed clear of the parts on a strip's underside."""
    bolts_x: tuple[float, ...] = (9.5, 75.0, 111.5)
    bolts_y: tuple[float, ...] = (11.0, 60.0, 108.0)
    """Bolts along the flanges at y = 0 and x = 0, on both sides of the middle, clear of rods and ribs. Those at x = 0
    are under the strips, where a screw and its key have room between flange and rib."""

    bolt_z: float = 4.2
    """Height above the carrier's underside: below the strips and above the rods' lower edge."""

    rail_from: float = 8.0
    rail_long: float = 96.0
    rail_at: float = 141.5
    """Distance of the rail's middle from the board's middle."""
    rail_wide: float = 14.0
    rail_high: float = 48.0
    rail_screws: tuple[float, ...] = (-36.0, 36.0)

    def rails(self) -> list[tuple[float, float, float]]:
        """(x, y, degrees) of the eight guard rails; the corners stay free for the blocks."""
        at, middle = self.rail_at + self.board / 2 - 150.0, self.rail_from + self.rail_long / 2
        flat = [(side * middle, -at, 0.0) for side in (-1, 1)] + [(side * middle, at, 180.0) for side in (-1, 1)]
        return (
            flat + [(at, side * middle, 90.0) for side in (-1, 1)] + [(-at, side * middle, -90.0) for side in (-1, 1)]
        )


def share(x: float, y: float, pad_at: float) -> float:
    """Fraction of a weight at (x, y) that the nearest corner carries, for a carrier without torsional stiffness."""
    return (1 + abs(x) / pad_at) * (1 + abs(y) / pad_at) / 4
