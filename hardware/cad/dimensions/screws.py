"""Screws and inserts. `fitting` computes each length from the parts that the screw clamps."""

from dataclasses import dataclass
from typing import Literal

CLEAR = {3: 3.4, 4: 4.5, 5: 5.5}
"""Clearance bore in mm, by metric size."""
HEAD = {3: (5.7, 1.65), 4: (7.6, 2.2), 5: (9.5, 2.75)}
"""Button head (ISO 7380), by metric size: diameter, height in mm."""
CAP_HEAD = (5.5, 3.0)
"""M3 cap head (ISO 4762): diameter, height. Stops use it, because its key reaches into a deep pocket."""
NUT_HIGH = 2.4
INSERT_BORE = 4.2
INSERT_LONG = 5.7
"""Heat-set insert M3 x 5.7, diameter 4.6 mm, melted into a bore of 4.2 mm."""
INSERT_WALL = 1.6
LENGTHS = (6, 8, 10, 12, 16, 20, 25, 30)
WOOD_BORE, WOOD_HEAD, WOOD_LONG = 3.5, 7.0, 16
Into = Literal["insert", "cell", "nut", "wood"]


class ScrewError(ValueError):
    """No standard length gives enough thread without poking through."""


@dataclass(frozen=True)
class Screw:
    """A screw whose head seats at `place`; it points along `way` (a unit vector along an axis).

    `grip`: mm from the seat to the start of the thread; `room`: mm of thread available; `into`: what holds the thread.
    """

    name: str
    thread: int
    place: tuple[float, float, float]
    way: tuple[int, int, int]
    length: float
    grip: float
    room: float
    into: Into
    head: Literal["button", "cap", "wood", "brass"] = "button"

    @property
    def item(self) -> str:
        """Its id in the bill of materials."""
        if self.into == "wood":
            return f"screw_wood_3x{self.length:g}"
        kind = {"button": "", "cap": "_cap", "brass": "_brass", "wood": ""}[self.head]
        return f"screw_m{self.thread}x{self.length:g}{kind}"

    @property
    def engaged(self) -> float:
        """Engaged thread in mm."""
        return min(self.length - self.grip, self.room)

    @property
    def tip(self) -> tuple[float, float, float]:
        x, y, z = (at + self.length * step for at, step in zip(self.place, self.way, strict=True))
        return x, y, z

    def faults(self) -> list[str]:
        """Sentences about too little engaged thread or a tip that pokes through."""
        problems = []
        least = 2 * NUT_HIGH / 2 if self.into == "nut" else 1.5 * self.thread
        if self.engaged < least - 1e-9:
            problems.append(f"{self.name}: {self.engaged:g} mm of thread hold, expected {least:g}")
        if self.into in ("cell", "wood") and self.length - self.grip > self.room + 1e-9:
            problems.append(f"{self.name}: pokes through by {self.length - self.grip - self.room:g} mm")
        return problems


def fitting(thread: int, grip: float, room: float, into: Into) -> float:
    """Shortest standard length that engages 1.5 diameters (a nut: fully) and does not poke through, or `ScrewError`."""
    for length in LENGTHS:
        engaged = length - grip
        if into == "nut":
            if engaged >= NUT_HIGH + 0.5:
                return length
        elif min(engaged, room) >= 1.5 * thread - 1e-9 and (into == "insert" or engaged <= room + 1e-9):
            return length
    raise ScrewError(f"no M{thread} screw holds 1.5 diameters after {grip:g} mm and ends within {room:g} mm of thread")
