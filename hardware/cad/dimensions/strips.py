"""Hall strips in the carrier and magnets in the pieces, as figures: how high each lies, and what holds it."""

from dataclasses import dataclass

from hardware.cad.dimensions.values import figures
from hardware.strips import strip as board

STRIPS = board.STRIPS


@dataclass(frozen=True)
class Strip:
    """One strip in its slot: its board lies on the carrier's cross ribs, its sensors just under the sheet."""

    long: float = board.LENGTH_MM
    wide: float = board.WIDTH_MM
    thick: float = board.THICK_MM
    slot: float = board.WIDTH_MM + 0.8
    sensors: int = board.SENSORS
    pitch: float = board.PITCH_MM
    plug_high: float = 11.0
    """Of a header and its plug under the strip, bent or cut short: 14 would come near the boxes below."""

    @property
    def under_sheet(self) -> float:
        """mm from the carrier's top to the board's upper face."""
        magnets = figures()["magnets"]
        return float(magnets["air"] + magnets["sensor_high"])

    @property
    def notch(self) -> float:
        """How deep the cross ribs are cut for the board."""
        return self.under_sheet + self.thick

    @property
    def rows(self) -> tuple[float, ...]:
        """y of the strips on the carrier, and x of the sensors on a strip."""
        return tuple((k - (STRIPS - 1) / 2) * self.pitch for k in range(STRIPS))

    def hanging(self) -> list[tuple[float, float, float]]:
        """(x, half length, depth) of what hangs under the board and must miss the cross ribs."""
        sizes = {"OUT": (7.7, self.plug_high), "IN": (6.4, self.plug_high), board.REGISTER: (5.0, 1.75)}
        small = (0.9, 0.9)
        return [(part.x, *sizes.get(part.value, small)) for part in board.parts() if part.side == "bottom"]


@dataclass(frozen=True)
class Holder:
    """Keeps a strip's end down and in its place: astride the last cross rib, its tongue over the board's edge."""

    long: float = 6.4
    wide: float = 12.2
    deep: float = 3.0
    """How far it reaches down beside the rib."""
    rib_play: float = 0.2
    over: float = 2.0
    """Of the tongue over the board."""
    play: float = 0.1


@dataclass(frozen=True)
class Plug:
    """Holds a disc at depth in a piece's underside; a cut corner lets the air out."""

    side: float = 4.6
    long: float = 6.0
    bore: float = 3.15
    seat: float = 1.05
    corner: float = 0.8


@dataclass(frozen=True)
class Jig:
    """A rack for plugs with their disc side up, and a setter whose nose pushes a plug to its depth and no further."""

    rows: int = 4
    columns: int = 6
    pocket: float = 4.9
    deep: float = 4.6
    pitch: float = 9.0
    high: float = 7.0
    rim: float = 4.0
    nose: float = 4.4
    handle: tuple[float, float] = (14.0, 24.0)
