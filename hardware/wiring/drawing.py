"""A sheet of boxes, wires and words as SVG, the same text each time it is made.

Own code in place of a harness drawer: those lay out with Graphviz, which is no Python package and places things
differently from version to version, so that a kept drawing could not be compared; and they draw tables of cables, while
a person with an iron wants the header of the board as it lies there. What is drawn is also checked: `crowded` names
words that overlap each other, a wire, or the sheet's edge.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from textwrap import wrap

FONT = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace"
LETTER = 0.61
"""Width of a letter in parts of its size: every font of the list has 0.60."""
RISE, FALL = 0.76, 0.22
"""How far letters stand above and hang below their line, in parts of the size."""

COLOURS = {
    "5V": "#c1121f",
    "3V3": "#d97706",
    "GND": "#111111",
    "sck": "#a16207",
    "dt": "#15803d",
    "data": "#1d4ed8",
    "plain": "#475569",
}
INK, GREY, PAPER, FILL = "#0f172a", "#475569", "#ffffff", "#f1f5f9"

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on the sheet with what stands in it."""

    x0: float
    y0: float
    x1: float
    y1: float
    what: str

    def meets(self, other: "Area") -> bool:
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1


@dataclass
class Sheet:
    """`width` x `height` pixels under a title. Wires carry their two ends, so that the drawing can be read back."""

    width: int
    height: int
    title: str
    _shapes: list[str] = field(default_factory=list)
    _drawn: list[str] = field(default_factory=list)
    _words: list[Area] = field(default_factory=list)
    _lines: list[Area] = field(default_factory=list)
    _boxes: list[Area] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.text(24, 36, self.title, size=22, bold=True)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: int = 13,
        anchor: str = "start",
        bold: bool = False,
        ink: str = INK,
    ) -> None:
        """Words on the line `y`; `anchor` as SVG has it: start, middle or end at `x`."""
        wide = LETTER * size * len(words)
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self._words.append(Area(left, y - RISE * size, left + wide, y + FALL * size, words))
        weight = ' font-weight="bold"' if bold else ""
        place = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"'
        self._drawn.append(f'<text {place} fill="{ink}"{weight}>{escape(words)}</text>')

    def lines(
        self, x: float, y: float, words: Sequence[str], *, size: int = 13, ink: str = INK, columns: int = 200
    ) -> float:
        """Several lines, top one on `y`, each folded after `columns` letters; the line after the last."""
        for line in words:
            for folded in wrap(line, columns):
                self.text(x, y, folded, size=size, ink=ink)
                y += round(1.45 * size)
        return y

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        what: str,
        *,
        dashed: bool = False,
        fill: str = FILL,
        through: bool = False,
    ) -> None:
        """A part's outline; `through`: wires may run in it (a panel, a resistor in its wire)."""
        if not through:
            self._boxes.append(Area(x, y, x + w, y + h, what))
        dash = ' stroke-dasharray="6 4"' if dashed else ""
        place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="6"'
        self._shapes.append(f'<rect {place} fill="{fill}" stroke="{INK}" stroke-width="1.5"{dash}/>')

    def wire(self, points: "list[Point]", start: str, end: str, kind: str = "plain") -> None:
        """A wire from `start` to `end` (`board:pin`) along `points`, all of its runs level or upright."""
        for (x0, y0), (x1, y1) in pairwise(points):
            if x0 != x1 and y0 != y1:
                raise ValueError(f"{start} to {end} runs aslant at {x0:g}, {y0:g}")
            ends = Area(min(x0, x1) - 0.7, min(y0, y1) - 0.7, max(x0, x1) + 0.7, max(y0, y1) + 0.7, f"{start} to {end}")
            self._lines.append(ends)
        path = "M" + " L".join(f"{x:g} {y:g}" for x, y in points)
        self._drawn.append(
            f'<path d="{path}" fill="none" stroke="{COLOURS[kind]}" stroke-width="2" '
            f'data-from="{escape(start)}" data-to="{escape(end)}"/>'
        )

    def dot(self, x: float, y: float) -> None:
        """Where wires join."""
        self._drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{INK}"/>')

    def cross(self, x: float, y: float) -> None:
        """Where a track is cut or a pin is lifted."""
        d, colour = 6, COLOURS["5V"]
        self._drawn.append(
            f'<path d="M{x - d:g} {y - d:g} L{x + d:g} {y + d:g} M{x - d:g} {y + d:g} L{x + d:g} {y - d:g}" '
            f'stroke="{colour}" stroke-width="3"/>'
        )

    def flag(self, x: float, y: float, rail: str, *, to_left: bool = False, start: str = "", end: str = "") -> None:
        """A short stub with the name of a supply: all flags of one name are joined at the star point."""
        reach = -16 if to_left else 16
        self.wire([(x, y), (x + reach, y)], start or rail, end or f"rail:{rail}", rail)
        anchor = "end" if to_left else "start"
        self.text(x + 1.25 * reach, y + 4, rail, size=12, anchor=anchor, bold=True, ink=COLOURS[rail])

    def crowded(self) -> list[str]:
        """Words over words, over a wire, over a box's edge or off the sheet; wires through boxes; each named."""
        found = []
        for i, one in enumerate(self._words):
            found += [f"{one.what!r} lies over {other.what!r}" for other in self._words[i + 1 :] if one.meets(other)]
            found += [f"{one.what!r} lies over the wire {line.what}" for line in self._lines if one.meets(line)]
            found += [f"{one.what!r} lies over the edge of {box.what}" for box in self._boxes if _over_edge(one, box)]
            if one.x0 < 0 or one.y0 < 0 or one.x1 > self.width or one.y1 > self.height:
                found.append(f"{one.what!r} runs off the sheet")
        for line in self._lines:
            found += [f"the wire {line.what} runs into {box.what}" for box in self._boxes if _into(line, box)]
        return found

    def svg(self) -> str:
        """The file's text."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        paper = f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">'
        return "\n".join(
            [head, f"<title>{escape(self.title)}</title>", paper, *self._shapes, *self._drawn, "</svg>", ""]
        )


def _over_edge(words: Area, box: Area) -> bool:
    inside = words.x0 >= box.x0 and words.x1 <= box.x1 and words.y0 >= box.y0 and words.y1 <= box.y1
    around = words.x0 <= box.x0 and words.x1 >= box.x1 and words.y0 <= box.y0 and words.y1 >= box.y1
    return words.meets(box) and not inside and not around


def _into(line: Area, box: Area) -> bool:
    """A wire may end at an edge; one that reaches further in does not belong there."""
    inner = Area(box.x0 + 2, box.y0 + 2, box.x1 - 2, box.y1 - 2, box.what)
    return line.meets(inner)


def fan(ends: "list[tuple[Point, Point]]", first: float, step: float) -> "list[list[Point]]":
    """Wires from pins of a board (first points) to parts beside it, each with an upright run of its own, uncrossed.

    Both columns stand in the same order from the top. `first` is where the run nearest to the board stands, `step`
    (negative: to the left) leads away from it.
    """
    up = [k for k, (a, b) in enumerate(ends) if b[1] < a[1]]
    down = [k for k, (a, b) in enumerate(ends) if b[1] > a[1]]
    track = {k: first + step * place for place, k in enumerate(up)}
    track |= {k: first + step * place for place, k in enumerate(reversed(down))}
    return [[a, (track[k], a[1]), (track[k], b[1]), b] if k in track else [a, b] for k, (a, b) in enumerate(ends)]
