"""A font of capitals, digits and silhouettes, five pixels high, as half blocks (3 rows) or full blocks (5 rows).

A sixth pixel row carries accents, so that É, Ô and Ñ need no glyph of their own.
A text with a character that the font lacks has no bitmap; the caller draws plain bold text instead.
"""

import unicodedata
from functools import cache
from importlib.resources import files

PIXELS_HIGH = 5
TALL_PIXELS = 12
"""Pixel rows of Chinese characters; fewer cannot tell them apart."""
TALL_ROWS = TALL_PIXELS // 2
HALF_BLOCK_ROWS = 3
FULL_BLOCK_ROWS = 5

Bitmap = tuple[str, ...]
"""Rows of `#` and `.`, all of equal length."""

_FONT: dict[str, str] = {
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": ".### #... #.## #..# .###",
    "H": "#.# #.# ### #.# #.#",
    "I": "# # # # #",
    "J": "..# ..# ..# #.# .#.",
    "K": "#..# #.#. ##.. #.#. #..#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": ".##. #..# #..# #..# .##.",
    "P": "##. #.# ##. #.. #..",
    "Q": ".##. #..# #..# #.#. .#.#",
    "R": "###. #..# ###. #.#. #..#",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#..# #..# #..# #..# .##.",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    "Ç": ".## #.. #.. .## .#.",
    "Æ": ".#### #.#.. ##### #.#.. #.###",
    "Ø": ".### #.## #..# ##.# ###.",
    "Œ": ".##.### #..##.. #..###. #..##.. .##.###",
    "ß": ".#. #.# ##. #.# ##.",
    "0": ".##. #..# #..# #..# .##.",
    "1": ".#. ##. .#. .#. ###",
    "2": "###. ...# .##. #... ####",
    "3": "###. ...# .##. ...# ###.",
    "4": "#..# #..# #### ...# ...#",
    "5": "#### #... ###. ...# ###.",
    "6": ".##. #... ###. #..# .##.",
    "7": "#### ...# ..#. .#.. .#..",
    "8": ".##. #..# .##. #..# .##.",
    "9": ".##. #..# .### ...# .##.",
    "ẞ": ".#. #.# ##. #.# ##.",
    " ": ".. .. .. .. ..",
    "\N{NO-BREAK SPACE}": ".. .. .. .. ..",
    "\N{NARROW NO-BREAK SPACE}": ". . . . .",
    "?": "##. ..# .#. ... .#.",
    "!": "# # # . #",
    ".": ". . . . #",
    ",": ".. .. .. .# #.",
    ":": ". # . # .",
    "-": "... ... ### ... ...",
    "+": "... .#. ### .#. ...",
    "=": "... ### ... ### ...",
    ">": "#.. .#. ..# .#. #..",
    "%": "#.# ..# .#. #.. #.#",
    "¢": ".#. ### #.. ### .#.",
    "'": "# # . . .",
    "’": "# # . . .",
    "/": "..# ..# .#. #.. #..",
    "&": ".#.. #.#. .#.. #.#. .#.#",
    "(": ".# #. #. #. .#",
    ")": "#. .# .# .# #.",
    ";": ".. .# .. .# #.",
    "«": "..... .#.#. #.#.. .#.#. .....",
    "»": "..... #.#.. .#.#. #.#.. .....",
    "“": "#.# #.# ... ... ...",
    "”": "#.# #.# ... ... ...",
    "„": "... ... ... #.# #.#",
    "‘": "# # . . .",
    "–": "... ... ### ... ...",
    "—": ".... .... #### .... ....",
    "…": "..... ..... ..... ..... #.#.#",
    "·": ". . # . .",
    "¿": ".#. ... .#. #.. .##",
    "¡": "# . # # #",
}

_SILHOUETTES: dict[str, str] = {
    "arch": ".###. ##### #...# #...# #...#",
    "brick": "..... ..... ##### ##### #####",
    "column": ".##. .##. .##. .##. .##.",
    "light_green": ".###. #...# #...# #...# .###.",
    "dark_green": "..#.. ..#.. .###. .###. #####",
    "gold": "..#.. .###. ##### .###. ..#..",
}

FIGURES: dict[str, Bitmap] = {
    "butterfly": (
        "##...#.#...##",
        "####..#..####",
        "######.######",
        ".####.#.####.",
        "..###.#.###..",
        ".##...#...##.",
    ),
    "frog": (
        "..###...###..",
        ".##.##.##.##.",
        ".###########.",
        "##.#######.##",
        "###.......###",
        ".##.#####.##.",
    ),
}
"""Pictures of the figures that players choose, six pixel rows high."""

_ACCENTS: dict[str, tuple[str, str, str]] = {
    # combining mark: the sixth row over letters one or two, three, and four or five pixels wide
    "\N{COMBINING ACUTE ACCENT}": ("#", "..#", "..#."),
    "\N{COMBINING GRAVE ACCENT}": ("#", "#..", ".#.."),
    "\N{COMBINING CIRCUMFLEX ACCENT}": ("#", ".#.", ".##."),
    "\N{COMBINING DIAERESIS}": ("#", "#.#", "#..#"),
    "\N{COMBINING TILDE}": ("#", "##.", ".###"),
    "\N{COMBINING RING ABOVE}": ("#", ".#.", ".##."),
    "\N{COMBINING CARON}": ("#", "#.#", "#..#"),
    "\N{COMBINING DOT ABOVE}": ("#", ".#.", ".#.."),
}


def silhouette(piece: str) -> Bitmap:
    """The piece's outline, five pixel rows high. Raises `KeyError` for any other text than the six piece codes."""
    return tuple(_SILHOUETTES[piece].split())


@cache
def _glyph(character: str) -> Bitmap | None:
    """Six pixel rows of one character, or None if the font lacks it."""
    drawn = _FONT.get(character)
    if drawn is not None:
        rows = drawn.split()
        return ("." * len(rows[0]), *rows)
    parts = unicodedata.normalize("NFD", character)
    base, mark = parts[:1], parts[1:]
    if base not in _FONT or mark not in _ACCENTS:
        return None
    rows = _FONT[base].split() if base != "I" else [".#."] * PIXELS_HIGH  # as wide as its accents
    width = len(rows[0])
    accent = _ACCENTS[mark][0 if width < 3 else 1 if width == 3 else 2]
    return (accent.ljust(width, ".")[:width], *rows)


def _joined(text: str) -> Bitmap | None:
    glyphs: list[Bitmap] = []
    for character in text.upper():
        glyph = _glyph(character)
        if glyph is None:
            return None
        glyphs.append(glyph)
    if not glyphs:
        return None
    return tuple(".".join(glyph[row] for glyph in glyphs) for row in range(PIXELS_HIGH + 1))


def block_width(text: str) -> int | None:
    """Columns of `text` in block letters; None if the font lacks a character or the text is empty."""
    rows = _joined(text)
    return None if rows is None else len(rows[0])


def half_blocks(text: str) -> tuple[str, ...] | None:
    """`text` in capitals on three rows of half blocks, or None if the font lacks a character of it."""
    rows = _joined(text)
    if rows is None:
        return None
    return halved(rows)


def halved(rows: Bitmap) -> tuple[str, ...]:
    """Two pixel rows in each row of half blocks."""
    pairs = ((rows[row], rows[row + 1]) for row in range(0, len(rows), 2))
    return tuple(
        "".join(" ▀▄█"[(above == "#") + 2 * (below == "#")] for above, below in zip(upper, lower, strict=True))
        for upper, lower in pairs
    )


def narrow_width(text: str) -> int | None:
    """Columns of `text` in narrow block letters; None as for `block_width`."""
    wide = block_width(text)
    return None if wide is None else (wide + 1) // 2


_QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""Quarter blocks by their pixels: upper left 1, upper right 2, lower left 4, lower right 8."""


def quarter_blocks(text: str) -> tuple[str, ...] | None:
    """`text` as `half_blocks` draws it, as high and half as wide."""
    rows = _joined(text)
    if rows is None:
        return None
    rows = tuple(row + "." * (len(row) % 2) for row in rows)
    return tuple(
        "".join(
            _QUARTERS[sum(bit << place for place, bit in enumerate(_pixels(rows, row, column)))]
            for column in range(0, len(rows[0]), 2)
        )
        for row in range(0, PIXELS_HIGH + 1, 2)
    )


def _pixels(rows: Bitmap, row: int, column: int) -> tuple[bool, ...]:
    """The four pixels from (column, row), two by two."""
    return tuple(rows[row + down][column + right] == "#" for down in (0, 1) for right in (0, 1))


def full_blocks(bitmap: Bitmap) -> tuple[str, ...]:
    """A bitmap with two columns for each pixel and one row for each pixel row; the bare console can draw it."""
    return tuple("".join("██" if pixel == "#" else "  " for pixel in row) for row in bitmap)


def big_text(text: str) -> Bitmap | None:
    """The five pixel rows of `text` without the accents' row, for `full_blocks`."""
    rows = _joined(text)
    return None if rows is None else rows[1:]


@cache
def _tall_glyphs() -> dict[str, Bitmap]:
    """Chinese characters of the headlines. `make glyphs` writes their file."""
    text = (files("palace_hub.tui") / "tall_glyphs.txt").read_text(encoding="utf-8")
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return {character: _rows_of(digits) for character, digits in lines}


def _rows_of(digits: str) -> Bitmap:
    width = TALL_PIXELS // 4  # hexadecimal digits a row
    numbers = (int(digits[place : place + width], 16) for place in range(0, len(digits), width))
    return tuple(f"{number:0{TALL_PIXELS}b}".replace("0", ".").replace("1", "#") for number in numbers)


@cache
def tall_text(text: str) -> Bitmap | None:
    """Twelve pixel rows of a text with Chinese characters, other letters at twice their size; None if it has none, or
    if the font lacks one."""
    glyphs: list[Bitmap] = []
    for character in text.upper():
        glyph = _tall_glyphs().get(character) or _doubled(character)
        if glyph is None:
            return None
        glyphs.append(glyph)
    if not any(character in _tall_glyphs() for character in text):
        return None
    return tuple(".".join(glyph[row] for glyph in glyphs) for row in range(TALL_PIXELS))


def _doubled(character: str) -> Bitmap | None:
    glyph = _glyph(character)
    if glyph is None:
        return None
    return tuple("".join(2 * pixel for pixel in row) for row in glyph for _ in range(2))
