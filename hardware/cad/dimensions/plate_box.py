"""Dimensions of the plate's electronics box and of the ring that centres the turntable's bearing."""

from dataclasses import dataclass, replace
from math import cos, pi, sin

from hardware.cad.dimensions import electronics
from hardware.cad.dimensions.places import Place
from hardware.cad.dimensions.plate_screws import wood
from hardware.cad.dimensions.screws import Screw


@dataclass(frozen=True)
class PlateBox:
    """Box for the plate's perforated board, flat enough for the carrier; two wood screws through its ears hold it."""

    inside: tuple[float, float, float] = (83.0, 54.0, 25.2)
    wall: float = 1.6
    floor: float = 1.6
    lid: float = 1.6
    lip: float = 2.0
    play: float = 0.2
    ear: float = 10.0
    usb: tuple[float, float] = (13.0, 10.0)
    """Opening for the USB plug: width, and height down from the lid."""
    wires: tuple[float, float] = (60.0, 5.0)
    tongue: tuple[float, float, float] = (14.0, 18.0, 3.0)
    """Tongue before the USB opening, on which a cable tie holds the cable: long, wide, thick."""
    tie: tuple[float, float] = (4.0, 1.6)
    """Groove under the tongue and slots beside it for the tie: wide, deep."""
    bank: Place = (0.0, 52.0)
    """Middle of the power bank on the base board, on hook-and-loop tape."""
    at: Place = (0.0, -50.0)
    """Position on the base board, away from its middle, where the carrier bends most."""

    @property
    def outside(self) -> tuple[float, float, float]:
        x, y, z = self.inside
        return x + 2 * self.wall, y + 2 * self.wall, z + self.floor

    @property
    def board_z(self) -> float:
        """z of the perforated board's underside."""
        return self.floor + electronics.STANDOFF

    @property
    def high(self) -> float:
        """Height with the lid."""
        return self.outside[2] + self.lid

    @property
    def ears(self) -> tuple[Place, ...]:
        y = self.outside[1] / 2 + self.ear / 2 - 0.5
        return (-20.0, -y), (20.0, y)

    def screws(self) -> list[Screw]:
        x, y = self.at
        clamps = [
            replace(screw, place=(screw.place[0] + x, screw.place[1] + y, screw.place[2]))
            for screw in electronics.screws(self.board_z)
        ]
        return clamps + [wood(f"box {k}", x + ex, y + ey, 3.0) for k, (ex, ey) in enumerate(self.ears, 1)]


@dataclass(frozen=True)
class Turntable:
    """Ring under the base board around a bought bearing. On a 120 mm bearing, a press on a corner tips the plate."""

    bearing: float = 200.0
    play: float = 0.3
    wide: float = 9.0
    high: float = 4.0
    holes: int = 4

    @property
    def inner(self) -> float:
        return self.bearing / 2 + self.play

    @property
    def places(self) -> tuple[Place, ...]:
        at = self.inner + self.wide / 2
        angles = [2 * pi * (k + 0.5) / self.holes for k in range(self.holes)]
        return tuple((at * cos(angle), at * sin(angle)) for angle in angles)

    def screws(self) -> list[Screw]:
        """Screws into the board's underside, in coordinates of the upturned board."""
        return [wood(f"ring {k}", x, y, self.high) for k, (x, y) in enumerate(self.places, 1)]
