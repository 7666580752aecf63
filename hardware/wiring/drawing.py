"""`Sheet`: boxes, wires and words as deterministic SVG.

Wiring-harness tools are not used: they need Graphviz, whose layout changes between versions, and draw cable tables
instead of the board's header. `Sheet.crowded` checks a drawing for words that overlap words, wires or the sheet's edge.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from textwrap import wrap

FONT = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace"
LETTER = 0.61
"""Width of a letter relative to its size; every font in `FONT` has 0.60."""
RISE, FALL = 0.76, 0.22
"""Ascent and descent of letters, relative to the size."""

COLOURS = {
    "5V": "#c1121f",
    "4.3V": "#c1121f",
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
    """A rectangle on the sheet with the name of its content."""

    x0: float
    y0: float
    x1: float
    y1: float
    what: str

    def meets(self, other: "Area") -> bool:
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1


@dataclass
class Sheet:
    """A drawing of `width` x `height` pixels. SVG wires carry the names of their ends, so that tests can read them."""

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
        """Draw words with baseline `y`; `anchor` as in SVG: start, middle or end at `x`."""
        wide = LETTER * size * len(words)
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self._words.append(Area(left, y - RISE * size, left + wide, y + FALL * size, words))
        weight = ' font-weight="bold"' if bold else ""
        place = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"'
        self._drawn.append(f'<text {place} fill="{ink}"{weight}>{escape(words)}</text>')

    def lines(
        self, x: float, y: float, words: Sequence[str], *, size: int = 13, ink: str = INK, columns: int = 200
    ) -> float:
        """Draw lines from `y` downwards, each wrapped after `columns` letters; return y of the next line."""
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
        """Draw a part's outline. `through`: wires may cross it (a panel, a resistor in its wire)."""
        if not through:
            self._boxes.append(Area(x, y, x + w, y + h, what))
        dash = ' stroke-dasharray="6 4"' if dashed else ""
        place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="6"'
        self._shapes.append(f'<rect {place} fill="{fill}" stroke="{INK}" stroke-width="1.5"{dash}/>')

    def wire(self, points: "list[Point]", start: str, end: str, kind: str = "plain") -> None:
        """Draw a wire from `start` to `end` (`board:pin`) along `points`. Raises ValueError for a slanted run."""
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
        """Draw a junction of wires."""
        self._drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{INK}"/>')

    def cross(self, x: float, y: float) -> None:
        """Draw a cross: a cut track or a lifted pin."""
        d, colour = 6, COLOURS["5V"]
        self._drawn.append(
            f'<path d="M{x - d:g} {y - d:g} L{x + d:g} {y + d:g} M{x - d:g} {y + d:g} L{x + d:g} {y - d:g}" '
            f'stroke="{colour}" stroke-width="3"/>'
        )

    def flag(self, x: float, y: float, rail: str, *, to_left: bool = False, start: str = "", end: str = "") -> None:
        """Draw a stub with the name of a supply; all flags with one name are joined at the star point."""
        reach = -16 if to_left else 16
        self.wire([(x, y), (x + reach, y)], start or rail, end or f"rail:{rail}", rail)
        anchor = "end" if to_left else "start"
        self.text(x + 1.25 * reach, y + 4, rail, size=12, anchor=anchor, bold=True, ink=COLOURS[rail])

    def crowded(self) -> list[str]:
        """Sentences about words over words, wires or box edges, words off the sheet, and wires through boxes."""
        problems = []
        for i, words in enumerate(self._words):
            problems += [
                f"{words.what!r} lies over {other.what!r}" for other in self._words[i + 1 :] if words.meets(other)
            ]
            problems += [f"{words.what!r} lies over the wire {line.what}" for line in self._lines if words.meets(line)]
            problems += [
                f"{words.what!r} lies over the edge of {box.what}" for box in self._boxes if _over_edge(words, box)
            ]
            if words.x0 < 0 or words.y0 < 0 or words.x1 > self.width or words.y1 > self.height:
                problems.append(f"{words.what!r} runs off the sheet")
        for line in self._lines:
            problems += [f"the wire {line.what} runs into {box.what}" for box in self._boxes if _into(line, box)]
        return problems

    def svg(self) -> str:
        """The SVG file's text."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        paper = f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">'
        return "\n".join(
            [head, f"<title>{escape(self.title)}</title>", paper, *self._shapes, *self._drawn, "</svg>", ""]
        )


def _over_edge(words: Area, box: Area) -> bool:
    inside = words.x0 >= box.x0 and words.x1 <= box.x1 and words.y0 >= box.y0 and words.y1 <= box.y1
    encloses = words.x0 <= box.x0 and words.x1 >= box.x1 and words.y0 <= box.y0 and words.y1 >= box.y1
    return words.meets(box) and not inside and not encloses


def _into(line: Area, box: Area) -> bool:
    """Whether a wire reaches into a box; ending at its edge is allowed."""
    inner = Area(box.x0 + 2, box.y0 + 2, box.x1 - 2, box.y1 - 2, box.what)
    return line.meets(inner)


def fan(ends: "list[tuple[Point, Point]]", first: float, step: float) -> "list[list[Point]]":
    """Paths without crossings from a board's pins to the parts beside it, each with its own upright run.

    `ends`: (pin, part) from the top, in the same order on both sides. `first`: x of the run nearest to the board;
    `step`: distance to the next run, negative to the left.
    """
    up = [k for k, (a, b) in enumerate(ends) if b[1] < a[1]]
    down = [k for k, (a, b) in enumerate(ends) if b[1] > a[1]]
    track = {k: first + step * place for place, k in enumerate(up)}
    track |= {k: first + step * place for place, k in enumerate(reversed(down))}
    return [[a, (track[k], a[1]), (track[k], b[1]), b] if k in track else [a, b] for k, (a, b) in enumerate(ends)]
