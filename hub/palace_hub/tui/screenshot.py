"""A screenshot as a self-contained SVG document: Textual's own export loads fonts from a server."""

import re

FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"
"""Fonts that can draw the symbols of the screens."""


def self_contained(svg: str) -> str:
    """The picture without font addresses, and with names that are equal in every run."""
    svg = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", svg)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+-", "palace-", svg)
    return re.sub(r"font-family:\s*Fira Code,\s*monospace", f"font-family: {FONTS}", svg)
