"""SVG as text: lines of text, rectangles, groups, and a document around them."""

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

FONTS: Final = "'DejaVu Sans', Verdana, Arial, sans-serif"


def number(value: float) -> str:
    """A number with at most two decimals."""
    return f"{round(value, 2) + 0.0:.7g}"  # "+ 0.0" turns -0.0 into 0.0


def document(width: float, height: float, parts: Iterable[str], ground: str, title: str) -> str:
    """A document of its own; `title` is what a screen reader says."""
    size = f'width="{number(width)}" height="{number(height)}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" {size} role="img"'
            f" font-family={quoteattr(FONTS)}>",
            f"<title>{escape(title)}</title>",
            f'<rect width="100%" height="100%" fill="{ground}"/>',
            *parts,
            "</svg>\n",
        )
    )


def text(x: float, y: float, words: str, size: float, fill: str, *, anchor: str = "start", bold: bool = False) -> str:
    """A line of text on its base line. `anchor`: start, middle or end of the line lies at x."""
    weight = ' font-weight="bold"' if bold else ""
    where = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {where} fill="{fill}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def rect(x: float, y: float, width: float, height: float, fill: str, radius: float = 0.0) -> str:
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size} fill="{fill}" rx="{number(radius)}"/>'


def group(parts: Iterable[str], x: float, y: float, scale: float, style: str = "") -> str:
    """Parts moved to (x, y) and enlarged."""
    transform = f"translate({number(x)} {number(y)}) scale({scale:.4g})"
    return "\n".join((f'<g transform="{transform}" {style}>', *parts, "</g>"))
