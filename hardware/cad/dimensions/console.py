"""Dimensions of the console behind the tray: two halves with lids, for board, buzzer, lights, buttons, parking pads.

Each half has its own coordinates, with the origin in its middle on the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from hardware.cad.dimensions import electronics
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.module_screws import joint
from hardware.cad.dimensions.places import Place, mirrored
from hardware.cad.dimensions.screws import INSERT_LONG, Screw, fitting


@dataclass(frozen=True)
class Half:
    """Positions (x, y) in one half's lid: `dishes` for figures, `lights`, `buttons`, `grid` for the buzzer's sound."""

    x: float
    dishes: tuple[Place, ...] = ()
    lights: tuple[Place, ...] = ()
    buttons: tuple[Place, ...] = ()
    grid: tuple[Place, ...] = ()


HALVES = (
    Half(
        -80.0,
        dishes=((-52.0, 0.0), (-26.0, 0.0), (40.0, 0.0)),
        lights=((0.0, -8.0), (0.0, 8.0)),
        grid=tuple((18.0 + x, y) for x in (-4.0, 0.0, 4.0) for y in (-4.0, 0.0, 4.0)),
    ),
    Half(
        80.0,
        lights=tuple((x, y) for x in (-40.0, 40.0) for y in (-8.0, 8.0)),
        buttons=((-12.0, 0.0), (12.0, 0.0)),
    ),
)
"""Lights are in line with their compartments: front row in front, back row behind. Three dishes for three figures."""


@dataclass(frozen=True)
class Console:
    """Console of two halves. `row`: (x, module) of the row in front; it defines the front wall's openings."""

    row: Sequence[tuple[float, Module]] = field(repr=False)
    width: float = 160.0
    depth: float = 66.0
    """Room for the perforated board of 50 mm, its wires, and the nuts of the tray's bolts."""
    wall: float = 2.4
    floor: float = 3.0
    lid: float = 3.0
    post: float = 7.2
    dish: tuple[float, float] = (22.0, 0.8)
    sensor: tuple[float, float] = (5.0, 1.0)
    """Sensor pocket in the lid's underside: side, depth in mm. 1.2 mm of plastic remain under the dish."""
    light: float = 5.2
    button: float = 12.2
    hole: float = 2.0
    board: Place = (-34.0, 0.0)
    """Middle of the tray's perforated board in the left half."""
    usb: tuple[float, float, float, float] = (62.0, 14.0, 11.0, 10.0)
    """Opening in the left half's back wall for the cable's plug: middle, width, height, height of its middle."""
    ties: tuple[Place, Place] = ((54.0, 12.0), (54.0, 21.0))
    """Slots of 3 x 2 mm in the floor for the tie that holds the USB cable on its way from the opening to the Pico."""
    passage: tuple[float, float] = (16.0, 12.0)
    between: tuple[Place, ...] = ((-14.0, 14.0), (14.0, 14.0))
    """(y, z) of the bolts between the halves."""

    @property
    def height(self) -> float:
        """Same as the tray, so that the cups do not hide the lights."""
        return self.row[0][1].height

    @property
    def posts(self) -> tuple[Place, ...]:
        return mirrored(self.width / 2 - self.wall - 3.1, self.depth / 2 - self.wall - 3.1)

    def front(self, half: Half) -> tuple[list[float], list[float]]:
        """x of the bolts and of the cable openings in a half's front wall."""
        low, high = half.x - self.width / 2, half.x + self.width / 2
        bolts = [x + at - half.x for x, module in self.row for at in module.back_joints if low < x + at < high]
        ways = [x + module.notch[0] - half.x for x, module in self.row if low < x + module.notch[0] < high]
        return bolts, ways

    @property
    def feet(self) -> tuple[Place, Place]:
        """Positions of the recesses for rubber feet, at the back of a half."""
        x, y = self.width / 2 - 12.0, self.depth / 2 - 12.0
        return (-x, y), (x, y)

    @property
    def board_z(self) -> float:
        """z of the perforated board's underside."""
        return self.floor + electronics.STANDOFF

    def board_screws(self) -> list[Screw]:
        """The screws that clamp the perforated board, in the left half's coordinates."""
        x, y = self.board
        return [
            replace(screw, place=(screw.place[0] + x, screw.place[1] + y, screw.place[2]))
            for screw in electronics.screws(self.board_z)
        ]

    def lid_screws(self) -> list[Screw]:
        """The screws of one lid, in its half's coordinates."""
        length = fitting(3, self.lid, INSERT_LONG, "insert")
        z = self.height + self.lid
        return [
            Screw(f"lid {k}", 3, (x, y, z), (0, 0, -1), length, self.lid, INSERT_LONG, "insert")
            for k, (x, y) in enumerate(self.posts, 1)
        ]

    def half_joints(self) -> list[Screw]:
        """Bolts between the halves, which meet at x = 0."""
        return [
            joint(f"halves {k}", (-self.wall, y, z), (1, 0, 0), 2 * self.wall)
            for k, (y, z) in enumerate(self.between, 1)
        ]

    def screws(self) -> list[Screw]:
        return [*(screw for _ in HALVES for screw in self.lid_screws()), *self.half_joints(), *self.board_screws()]
