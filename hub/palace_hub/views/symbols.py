"""The signs that stand for pieces and states, for a graphical terminal and for the bare Linux console (SCREENS 8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Symbols:
    """One column of the table of symbols. `half_blocks` False: no block letters, no eighths of a block."""

    piece: Mapping[str, str]
    done: str
    alarm: str
    empty: str
    more: str
    enter: str
    back: str
    forward: str
    half_blocks: bool
    lines: tuple[str, str] = ("─│", "━┃")  # of the plan: light and heavy, each to the east and to the north


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
    done="√",
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
    lines=("─│", "═║"),
)


def symbols_for(terminal: str) -> Symbols:
    """The symbols that the terminal named by `TERM` can draw."""
    return CONSOLE if terminal == "linux" else GRAPHICAL
