"""The letters of a console and of the kiosk's window: as large as the screens of the table allow."""

from pathlib import Path

FONTS = {
    "Uni2-Terminus32x16": (16, 32),
    "Uni2-Terminus28x14": (14, 28),
    "Uni2-Terminus24x12": (12, 24),
    "Uni2-Terminus22x11": (11, 22),
    "Uni2-Terminus20x10": (10, 20),
    "Uni2-Terminus16": (8, 16),
}
"""Width and height of a character in pixels, the largest first: the fonts of Debian's console-setup-linux."""

COLUMNS, ROWS = 100, 30
"""The middle one of the sizes that the screens are designed for."""

WINDOW_FONT = "DejaVu Sans Mono"
LETTER_WIDTH, LINE_HEIGHT = 0.602, 1.165
"""Advance and line of that font, as parts of its size (its `hmtx` and `hhea` tables)."""
LEAST_PIXELS = 8

SIZE = Path("sys/class/graphics/fb0/virtual_size")


def font_for(root: Path = Path("/")) -> str | None:
    """The largest font with which the display has 100 columns and 30 rows, else the smallest; None: no display."""
    size = _display(root)
    if size is None:
        return None
    width, height = size
    for font, (wide, high) in FONTS.items():
        if width // wide >= COLUMNS and height // high >= ROWS:
            return font
    return [*FONTS][-1]


def window_pixels(root: Path = Path("/")) -> int | None:
    """The largest size of letters, in pixels, with which a window over the display has 100 columns and 30 rows.

    None: no display.
    """
    size = _display(root)
    if size is None:
        return None
    width, height = size
    return max(LEAST_PIXELS, int(min(width / COLUMNS / LETTER_WIDTH, height / ROWS / LINE_HEIGHT)))


def _display(root: Path) -> tuple[int, int] | None:
    try:
        width, height = map(int, (root / SIZE).read_text(encoding="ascii").split(","))
    except (OSError, ValueError):
        return None
    return width, height
