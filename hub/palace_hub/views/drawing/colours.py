"""The colours of the pieces and of the ground, in the half-block pictures of the terminal and in SVG pictures."""

from collections.abc import Mapping
from typing import Final

PIECES: Final = {
    "arch": "#D9C9A8",
    "brick": "#A9B8C4",
    "column": "#B9A5D6",
    "light_green": "#9CD766",
    "dark_green": "#1F7A43",
    "gold": "#F4C430",
    "this": "#56B4E9",
    "fresh": "#E8E8E8",
    "figure": "#B5651D",
}
"""The front colour of each thing; its top is lighter, its side darker. They carry no text."""

PLAYERS: Final = ("#E36907", "#857FF8", "#FDBBE3", "#18F898")
"""A colour for each seat, as in the dark theme: apart from each other for the colour-blind as well, and from leaves."""

GROUND: Final[Mapping[str, str]] = {"dark": "#2C3947", "light": "#CFCABA"}
"""The ground under the palace, by theme."""

MARK: Final = "#FF2D95"
"""The outline of the newest pieces: no piece, player or ground has a colour like it."""

FACES: Final = (("top", 1.45), ("front", 1.0), ("side", 0.6))
"""The shade of each face of a thing."""


def shade(colour: str, factor: float) -> str:
    """A lighter (factor above 1, toward white) or darker `#RRGGBB`."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    if factor > 1:
        parts = [round(part + (255 - part) * (factor - 1)) for part in parts]
    else:
        parts = [round(part * factor) for part in parts]
    return "#" + "".join(f"{part:02X}" for part in parts)


def ink_on(colour: str) -> str:
    """Black or white, whichever is read more easily on a colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#101418" if 0.299 * red + 0.587 * green + 0.114 * blue > 120 else "#FFFFFF"  # 120 of 255: half as bright
