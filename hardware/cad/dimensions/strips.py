"""Dimensions of the Hall strips in the carrier and of the magnets in the pieces, with their holders."""

from dataclasses import dataclass

from hardware.cad.dimensions.values import figures
from hardware.strips import strip as board

STRIPS = board.STRIPS


@dataclass(frozen=True)
class Strip:
    """One strip in its slot: the board lies on the carrier's cross ribs, the sensors are just under the sheet."""

    long: float = board.LENGTH_MM
    wide: float = board.WIDTH_MM
    thick: float = board.THICK_MM
    slot: float = board.WIDTH_MM + 0.8
    sensors: int = board.SENSORS
    pitch: float = board.PITCH_MM
    plug_high: float = 11.0
    """Height under the strip of a soldered PH header with its plug (JST: 8 mm) and the bend of its wires (3 mm)."""

    @property
    def under_sheet(self) -> float:
        """mm from the carrier's top to the board's upper face."""
        magnets = figures()["magnets"]
        return float(magnets["air"] + magnets["sensor_high"])

    @property
    def notch(self) -> float:
        """Depth of the cut in the cross ribs for the board."""
        return self.under_sheet + self.thick

    @property
    def rows(self) -> tuple[float, ...]:
        """y of the strips on the carrier; also x of the sensors on a strip."""
        return tuple((k - (STRIPS - 1) / 2) * self.pitch for k in range(STRIPS))

    def hanging(self) -> list[tuple[float, float, float]]:
        """(x, half length, depth) of the parts under the board, which must clear the cross ribs."""
        sizes = {"OUT": (8.2, self.plug_high), "IN": (7.2, self.plug_high), board.REGISTER: (5.0, 1.75)}
        small = (0.9, 0.9)
        return [(part.x, *sizes.get(part.value, small)) for part in board.parts() if part.side == "bottom"]


@dataclass(frozen=True)
class Holder:
    """Clip for a strip's end: it sits astride the last cross rib, and its tongue holds down the board's edge."""

    long: float = 6.4
    wide: float = 12.2
    deep: float = 3.0
    """Depth below the slot, beside the rib."""
    rib_play: float = 0.2
    over: float = 2.0
    """Overlap of the tongue and the board."""
    play: float = 0.05
    """Over the board, which the tongue may press: 1 mm is left for the tongue, five printed layers."""
    below_sheet: float = 0.2
    """Under the sheet, which the carrier alone must bear: boards are up to 0.16 mm thicker than ordered."""


@dataclass(frozen=True)
class SheetClip:
    """Clip that keeps the sheet in the carrier's lip when a misbuilt piece is pulled off; a nub below holds it."""

    wide: float = 10.0
    thick: float = 1.6
    over: float = 1.4
    """How far it reaches over the sheet: the first studs begin 1.55 mm from its edge."""
    play: float = 0.1
    nub: float = 0.4
    """Height of the nub that snaps behind the carrier's wall."""
    beside: tuple[float, float] = (84.0, 75.0)
    """Distance from the middle of a side at x and at y: where the carrier has no rib for the nub."""

    @property
    def places(self) -> tuple[tuple[float, float, float], ...]:
        """(x, y, degrees) of the eight clips; a clip is drawn at the side x > 0."""
        along, across = self.beside
        return tuple(
            (0.0, at, turn) if turn in (0.0, 180.0) else (at, 0.0, turn)
            for turn in (0.0, 90.0, 180.0, 270.0)
            for at in ((along, -along) if turn in (0.0, 180.0) else (across, -across))
        )


@dataclass(frozen=True)
class Plug:
    """Plug that holds a magnet disc inside a piece's underside, behind a skin; a cut corner lets air out.

    The disc goes in from the back, with a click past the neck: it is captive even where no glue holds it.
    """

    side: float = 4.6
    long: float = 6.0
    skin: float = 0.2
    """One printed layer between the disc and whoever touches the piece's underside."""
    bore: float = 3.15
    seat: float = 1.05
    neck: float = 2.9
    neck_high: float = 0.4
    way: float = 3.2
    """Width of the bore above the neck."""
    corner: float = 0.8


@dataclass(frozen=True)
class FigureFoot:
    """Base under a figure that holds its disc behind a skin, as a plug does; the figure is glued onto its open side."""

    across: float = 14.0
    high: float = 2.4
    skin: float = 0.4


@dataclass(frozen=True)
class Jig:
    """A rack for plugs, disc side up, and a setter whose nose limits the depth of a plug."""

    rows: int = 4
    columns: int = 6
    pocket: float = 4.9
    deep: float = 4.6
    pitch: float = 9.0
    high: float = 7.0
    rim: float = 4.0
    nose: float = 4.4
    handle: tuple[float, float] = (14.0, 24.0)
