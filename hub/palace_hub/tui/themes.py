"""The dark and the light theme: the colours of texts and grounds. Stylesheet and widgets use their names."""

from collections.abc import Mapping
from typing import NamedTuple

from textual.theme import Theme

from palace_hub.views.drawing.colours import FACES, GROUND, PIECES, PLAYERS, shade


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
    **{f"seat-{seat}": colour for seat, colour in enumerate(PLAYERS, 1)},
    "on-seat": "#0F1419",
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
    "seat-1": "#602806",
    "seat-2": "#4A01E4",
    "seat-3": "#B109B8",
    "seat-4": "#224648",
    "on-seat": "#FFFFFF",
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

ON_LIGHT: Mapping[str, Pair] = {**SAME, "multi": Pair("#FFFFFF", "#44525E")}
"""The same in the light theme, on which a white chip would have no edge."""

SEATS = ("seat-1", "seat-2", "seat-3", "seat-4")
"""The players' colours, inks and grounds: apart for every kind of sight, and from the colours of states."""

INKS = ("plain", "muted", "line", "now", "done", "alarm", "caution", *SEATS)
"""Text colours on the grounds `base`, `raised` and `button`."""

GROUNDS = ("base", "raised", "button", "now", "alarm", "caution", *SEATS, *SAME)


def variables(colours: Mapping[str, str]) -> dict[str, str]:
    """The theme variables `$ink-*`, `$ground-*` and `$on-*` that the stylesheet uses."""
    values = {f"ink-{name}": colours[name] for name in INKS}
    values |= {f"ground-{name}": colours[name] for name in GROUNDS if name not in SAME}
    values |= {f"on-{name}": colours["plain"] for name in ("base", "raised", "button")}
    values |= {f"on-{name}": colours[f"on-{name}"] for name in ("now", "alarm", "caution")}
    values |= {f"on-{name}": colours["on-seat"] for name in SEATS}
    for name, pair in shared_by(colours).items():
        values |= {f"ground-{name}": pair.ground, f"on-{name}": pair.ink}
    return values | pixel_variables(colours is DARK)


def shared_by(colours: Mapping[str, str]) -> Mapping[str, Pair]:
    """The banner and the chips in a theme."""
    return SAME if colours is DARK else ON_LIGHT


def pixel_variables(dark: bool) -> dict[str, str]:
    """The colours of half-block pictures, by the names of `views.palace.oblique`."""
    values = {"pixel-ground": GROUND["dark" if dark else "light"]}
    values |= {"pixel-code-dark": "#000000", "pixel-code-light": "#FFFFFF"}  # a camera needs dark on light
    players = {f"player-{seat}": colour for seat, colour in enumerate(PLAYERS)}
    for name, front in (PIECES | players).items():
        values |= {f"pixel-{name}-{face}": shade(front, factor) for face, factor in FACES}
    return values


def pairs(colours: Mapping[str, str]) -> dict[str, Pair]:
    """Every combination of text and ground on the screens, by a name for the contrast test."""
    named = {f"{ink} on {ground}": Pair(colours[ink], colours[ground]) for ink in INKS for ground in ("base", "raised")}
    named |= {f"{ink} on button": Pair(colours[ink], colours["button"]) for ink in ("plain", "muted", "now")}
    named |= {f"on {name}": Pair(colours[f"on-{name}"], colours[name]) for name in ("now", "alarm", "caution")}
    named |= {f"on {name}": Pair(colours["on-seat"], colours[name]) for name in SEATS}
    return named | {f"chip {name}": pair for name, pair in shared_by(colours).items()}


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
