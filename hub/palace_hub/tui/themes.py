"""The dark and the light theme: the only module with colour values. Stylesheet and widgets use their names."""

from collections.abc import Mapping
from typing import NamedTuple

from textual.theme import Theme


class Pair(NamedTuple):
    """A text colour and the ground under it."""

    ink: str
    ground: str


DARK: Mapping[str, str] = {
    "base": "#0F1419",
    "raised": "#18212A",
    "button": "#243240",
    "plain": "#F2F5F7",
    "muted": "#A9B7C3",
    "line": "#9FB3C2",
    "now": "#56B4E9",
    "on-now": "#06131C",
    "done": "#5FD0A8",
    "alarm": "#FF8F66",
    "on-alarm": "#1F0A02",
    "caution": "#F0E442",
    "on-caution": "#1A1800",
}

LIGHT: Mapping[str, str] = {
    "base": "#FBFAF6",
    "raised": "#F0EEE6",
    "button": "#E2DFD3",
    "plain": "#12181D",
    "muted": "#4A5863",
    "line": "#44525E",
    "now": "#005A8C",
    "on-now": "#FFFFFF",
    "done": "#00634A",
    "alarm": "#A8380A",
    "on-alarm": "#FFFFFF",
    "caution": "#6B5600",
    "on-caution": "#FFFFFF",
}

SAME: Mapping[str, Pair] = {
    "banner": Pair("#1A1800", "#F0E442"),
    "arch": Pair("#1C1710", "#E6DCC8"),
    "brick": Pair("#11181D", "#C9D3DB"),
    "column": Pair("#171021", "#D8CCE8"),
    "light_green": Pair("#10240A", "#B5E48C"),
    "dark_green": Pair("#FFFFFF", "#14532D"),
    "gold": Pair("#241A00", "#F4C430"),
    "multi": Pair("#11181D", "#F2F5F7"),
}
"""Colours that both themes share: the banner of a simulated table, and the chips of the pieces."""

PIXELS: Mapping[str, str] = {
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
"""The front colour of each thing in the oblique view; its top is lighter, its side darker. They carry no text."""

GROUND_PIXELS: Mapping[str, str] = {"dark": "#2C3947", "light": "#CFCABA"}
"""The ground under the palace, by theme."""

FACES = (("top", 1.45), ("front", 1.0), ("side", 0.6))
"""The shade of each face of a thing."""

INKS = ("plain", "muted", "line", "now", "done", "alarm", "caution")
"""Text colours on the grounds `base`, `raised` and `button`."""

GROUNDS = ("base", "raised", "button", "now", "alarm", "caution", *SAME)


def variables(colours: Mapping[str, str]) -> dict[str, str]:
    """The theme variables `$ink-*`, `$ground-*` and `$on-*` that the stylesheet uses."""
    values = {f"ink-{name}": colours[name] for name in INKS}
    values |= {f"ground-{name}": colours[name] for name in ("base", "raised", "button", "now", "alarm", "caution")}
    values |= {f"on-{name}": colours["plain"] for name in ("base", "raised", "button")}
    values |= {f"on-{name}": colours[f"on-{name}"] for name in ("now", "alarm", "caution")}
    for name, pair in SAME.items():
        values |= {f"ground-{name}": pair.ground, f"on-{name}": pair.ink}
    return values | pixel_variables(colours is DARK)


def shade(colour: str, factor: float) -> str:
    """A lighter (factor above 1, toward white) or darker `#RRGGBB`."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    if factor > 1:
        parts = [round(part + (255 - part) * (factor - 1)) for part in parts]
    else:
        parts = [round(part * factor) for part in parts]
    return "#" + "".join(f"{part:02X}" for part in parts)


def pixel_variables(dark: bool) -> dict[str, str]:
    """The colours of half-block pictures, by the names of `views.palace.oblique`."""
    values = {"pixel-ground": GROUND_PIXELS["dark" if dark else "light"]}
    for name, front in PIXELS.items():
        values |= {f"pixel-{name}-{face}": shade(front, factor) for face, factor in FACES}
    return values


def pairs(colours: Mapping[str, str]) -> dict[str, Pair]:
    """Every combination of text and ground on the screens, by a name for the contrast test."""
    named = {f"{ink} on {ground}": Pair(colours[ink], colours[ground]) for ink in INKS for ground in ("base", "raised")}
    named |= {f"{ink} on button": Pair(colours[ink], colours["button"]) for ink in ("plain", "muted", "now")}
    named |= {f"on {name}": Pair(colours[f"on-{name}"], colours[name]) for name in ("now", "alarm", "caution")}
    return named | {f"chip {name}": pair for name, pair in SAME.items()}


def _theme(name: str, colours: Mapping[str, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=colours["now"],
        secondary=colours["line"],
        accent=colours["now"],
        warning=colours["caution"],
        error=colours["alarm"],
        success=colours["done"],
        foreground=colours["plain"],
        background=colours["base"],
        surface=colours["raised"],
        panel=colours["button"],
        dark=dark,
        variables=variables(colours),
    )


PALACE_DARK = _theme("palace-dark", DARK, dark=True)
PALACE_LIGHT = _theme("palace-light", LIGHT, dark=False)


def contrast(ink: str, ground: str) -> float:
    """The WCAG 2 contrast ratio of two `#RRGGBB` colours, 1 to 21."""

    def luminance(colour: str) -> float:
        parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
