"""The console behind the tray, as figures: two halves with a lid each; Pico, buzzer, lights, buttons, parking pads.

Each half has coordinates of its own, origin in its middle on the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.module_screws import joint
from hardware.cad.dimensions.places import Place, mirrored
from hardware.cad.dimensions.screws import INSERT_LONG, Screw, fitting


@dataclass(frozen=True)
class Half:
    """What one half's lid holds, as places (x, y): `dishes` for figures, `lights`, `buttons`, the buzzer's `grid`."""

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
"""Lights stand in line with their compartments: front row before, row behind; parking pads for three figures."""


@dataclass(frozen=True)
class Console:
    """`row`: (x, module) of the row in front, whose bolts and cable ways the console's front wall takes up."""

    row: Sequence[tuple[float, Module]] = field(repr=False)
    width: float = 160.0
    depth: float = 46.0
    wall: float = 2.4
    floor: float = 3.0
    lid: float = 3.0
    post: float = 7.2
    dish: tuple[float, float] = (22.0, 0.8)
    sensor: tuple[float, float] = (5.0, 1.0)
    """A parking pad's dish from above, and the sensor's pocket from below: what is left between them is 1.2 mm."""
    light: float = 5.2
    button: float = 12.2
    hole: float = 2.0
    usb: tuple[float, float, float] = (13.0, 8.0, 9.5)
    """Way for the plug: wide, high, height of its middle."""
    pico: tuple[float, float, float] = (51.0, 21.0, 3.0)
    """Its plinth, at the end wall."""
    passage: tuple[float, float] = (16.0, 12.0)
    between: tuple[Place, ...] = ((-14.0, 14.0), (14.0, 14.0))
    """(y, z) of the bolts that hold the halves together."""

    @property
    def height(self) -> float:
        """As high as the tray: lower, and its lights would hide behind the cups."""
        return self.row[0][1].height

    @property
    def posts(self) -> tuple[Place, ...]:
        return mirrored(self.width / 2 - self.wall - 3.1, self.depth / 2 - self.wall - 3.1)

    def front(self, half: Half) -> tuple[list[float], list[float]]:
        """x of the bolts and of the cable ways in a half's front wall."""
        low, high = half.x - self.width / 2, half.x + self.width / 2
        bolts = [x + at - half.x for x, module in self.row for at in module.back_joints if low < x + at < high]
        ways = [x + module.notch[0] - half.x for x, module in self.row if low < x + module.notch[0] < high]
        return bolts, ways

    def lid_screws(self) -> list[Screw]:
        """One lid's, in its half's coordinates."""
        length = fitting(3, self.lid, INSERT_LONG, "insert")
        z = self.height + self.lid
        return [
            Screw(f"lid {k}", 3, (x, y, z), (0, 0, -1), length, self.lid, INSERT_LONG, "insert")
            for k, (x, y) in enumerate(self.posts, 1)
        ]

    def half_joints(self) -> list[Screw]:
        """In coordinates whose x = 0 is where the halves meet."""
        return [
            joint(f"halves {k}", (-self.wall, y, z), (1, 0, 0), 2 * self.wall)
            for k, (y, z) in enumerate(self.between, 1)
        ]

    def screws(self) -> list[Screw]:
        return [*(screw for _ in HALVES for screw in self.lid_screws()), *self.half_joints()]
