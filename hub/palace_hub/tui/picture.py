"""A screen as an SVG document that stands alone: Textual's own export names fonts on a server elsewhere."""

import re

FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"
"""Whichever of these the reader has; all of them draw the symbols of the screens."""


def standing_alone(svg: str) -> str:
    """The picture without addresses of fonts elsewhere and with names that do not change from run to run."""
    svg = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", svg)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+-", "palace-", svg)
    return re.sub(r"font-family:\s*Fira Code,\s*monospace", f"font-family: {FONTS}", svg)
