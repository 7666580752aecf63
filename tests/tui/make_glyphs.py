"""Writes the tall glyphs of Chinese headlines from a bitmap font: `make glyphs`; Debian's package is xfonts-wqy.

Only the characters that headlines of the catalogue can show are taken. The font is WenQuanYi Bitmap Song, 9 pt: 12
pixels high. `hub/palace_hub/tui/tall_glyphs.txt` names its licence.
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from tests.locale.test_limits import every_text

from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.locale.limits import PLACES
from palace_hub.tui.bitmaps import TALL_PIXELS
from palace_hub.views.text import is_wide

FONT: Final = Path("/usr/share/fonts/X11/misc/wenquanyi_9pt.pcf")
FILE: Final = Path("hub/palace_hub/tui/tall_glyphs.txt")
BASELINE: Final = 10
"""Pixel rows above the baseline, of twelve."""
HEADER: Final = """\
# Glyphs of WenQuanYi Bitmap Song 1.0.0~rc1, 12 pixels high, of the characters in Chinese headlines: three hexadecimal
# digits a row. Written by `make glyphs` from Debian's package xfonts-wqy.
# Copyright (C) 2004-2010 the WenQuanYi Project Board of Trustees and Qianqian Fang.
# Licence of this file: GNU General Public License, version 2, with this exception: "if you create a document which uses
# this font, and embed this font or unaltered portions of this font into the document, this font does not by itself
# cause the resulting document to be covered by the GNU General Public License." All code is under the MIT licence.
"""

METRICS: Final = 4
BITMAPS: Final = 8
ENCODINGS: Final = 32
"""Kinds of tables of a PCF file."""


class PcfFont:
    """A bitmap font of the X Window System: packed metrics, most significant byte and bit first, rows of four bytes."""

    def __init__(self, data: bytes) -> None:
        _, count = struct.unpack_from("<4si", data)
        entries = (struct.unpack_from("<4i", data, 8 + 16 * place) for place in range(count))
        self._at = {kind: offset for kind, _, _, offset in entries}
        self._data = data

    def glyph(self, character: str) -> list[int] | None:
        """The rows of a character as numbers of twelve bits; None if the font lacks it."""
        index = self._index(ord(character))
        if index is None:
            return None
        packed = self._data[self._at[METRICS] + 6 + 5 * index :][:5]
        left, _, _, above, below = (byte - 0x80 for byte in packed)
        count = struct.unpack_from(">i", self._data, self._at[BITMAPS] + 4)[0]
        bitmaps = self._at[BITMAPS] + 8
        first = struct.unpack_from(">i", self._data, bitmaps + 4 * index)[0]
        rows = struct.unpack_from(f">{above + below}I", self._data, bitmaps + 4 * count + 16 + first)
        drawn = [0] * TALL_PIXELS
        for place, row in enumerate(rows, start=BASELINE - above):
            if 0 <= place < TALL_PIXELS:
                drawn[place] = (row >> (32 - TALL_PIXELS) >> left) if left >= 0 else row >> (32 - TALL_PIXELS) << -left
        return drawn

    def _index(self, code: int) -> int | None:
        at = self._at[ENCODINGS]
        low, last, high, end = struct.unpack_from(">4h", self._data, at + 4)
        row, column = code >> 8, code & 0xFF
        if not (high <= row <= end and low <= column <= last):
            return None
        place = (row - high) * (last - low + 1) + column - low
        index: int = struct.unpack_from(">H", self._data, at + 14 + 2 * place)[0]
        return None if index == 0xFFFF else index


def wanted() -> Iterator[str]:
    """The wide characters of all headlines."""
    for catalogue in map(Catalogue, languages()):
        for key in catalogue.keys:
            if catalogue.limit(key) == PLACES["headline"]:
                for text in every_text(catalogue, key):
                    yield from (character for character in text if is_wide(character))


def main() -> None:
    if not FONT.exists():
        sys.exit(f"{FONT} is missing. Fix: sudo apt install xfonts-wqy")
    font = PcfFont(FONT.read_bytes())
    lines = []
    for character in sorted(set(wanted())):
        glyph = font.glyph(character)
        if glyph is None or cell_len(character) != 2:
            sys.exit(f"the font lacks {character}")
        lines.append(f"{character} {''.join(f'{row:03x}' for row in glyph)}\n")
    FILE.write_text(HEADER + "".join(lines), encoding="utf-8")
    print(f"{FILE}: {len(lines)} characters")


if __name__ == "__main__":
    main()
