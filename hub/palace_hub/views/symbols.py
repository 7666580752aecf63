"""Signs for pieces and states: one set for a graphical terminal, one for the font of the bare Linux console."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Symbols:
    """One set of signs. `half_blocks` False: the font has no block letters and no eighths of a block."""

    piece: Mapping[str, str]
    done: str
    alarm: str
    empty: str
    more: str
    enter: str
    back: str
    forward: str
    half_blocks: bool
    seats: tuple[str, ...] = ("♥", "♣", "★", "♪")  # the players' signs, by seat
    seat_colours: tuple[int, ...] = (0, 1, 2, 3)  # the place of each seat's colour among those of the players
    lines: tuple[str, str] = ("─│", "━┃")  # lines of the plan, light and heavy: east-west, north-south


GRAPHICAL = Symbols(
    MappingProxyType(
        {
            "arch": "∩",
            "brick": "■",
            "column": "║",
            "light_green": "○",
            "dark_green": "▲",
            "gold": "◆",
            "multi": "*",
            "brick_or_arch": "∩/■",
        }
    ),
    done="✓",
    alarm="!",
    empty="·",
    more="…",
    enter="⏎",
    back="←",
    forward="→",
    half_blocks=True,
)

CONSOLE = Symbols(
    MappingProxyType(dict(GRAPHICAL.piece) | {"light_green": "o", "gold": "♦"}),
    done="+",
    alarm="!",
    empty="·",
    more="…",
    enter="Enter",
    back="Left",
    forward="Right",
    half_blocks=False,
    seats=("@", "&", "%", "$"),
    lines=("─│", "═║"),
)


def symbols_for(terminal: str) -> Symbols:
    """The set that the terminal named by `TERM` can draw."""
    return CONSOLE if terminal == "linux" else GRAPHICAL
