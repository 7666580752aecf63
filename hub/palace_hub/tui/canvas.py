"""A grid of terminal cells to draw on. Text is clipped, wide characters stay whole, and no text is read as markup."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from palace_hub.tui.bitmaps import (
    FULL_BLOCK_ROWS,
    HALF_BLOCK_ROWS,
    Bitmap,
    block_width,
    full_blocks,
    half_blocks,
    halved,
    narrow_width,
    quarter_blocks,
    tall_text,
)
from palace_hub.views.text import cells, centre, fit

Look = tuple[str, str]
"""(ink with attributes, ground): (`now bold`, `base`), (`on strike`, `gold`)."""

PIXEL = "pixel-"
"""The prefix of inks and grounds that are colours of a half-block picture."""

_ROUND = "╭╮╰╯──││"
_HEAVY = "┏┓┗┛━━┃┃"
_CONSOLE_ROUND = "┌┐└┘──││"
_CONSOLE_HEAVY = "╔╗╚╝══║║"


class Canvas:
    """`width` x `height` cells, blank on `ground`; x to the right, y down, both from 0."""

    def __init__(self, width: int, height: int, ground: str = "base", *, console: bool = False) -> None:
        self.width = width
        self.height = height
        self.console = console
        self._text = [[" "] * width for _ in range(height)]
        self._look: list[list[Look]] = [[("on", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str = "on", ground: str | None = None) -> None:
        """Writes `text` from (x, y), clipped to the canvas. `ground` None keeps the ground of each cell."""
        if not 0 <= y < self.height:
            return
        for character in text:
            size = cell_len(character)
            if size == 0:
                if 0 < x <= self.width and self._text[y][x - 1]:
                    self._text[y][x - 1] += character
                continue
            if x >= 0 and x + size <= self.width:
                self._free(x, y)
                if size == 2:
                    self._free(x + 1, y)
                self._text[y][x] = character
                self._look[y][x] = (ink, ground or self._look[y][x][1])
                if size == 2:
                    self._text[y][x + 1] = ""
                    self._look[y][x + 1] = self._look[y][x]
            x += size

    def _free(self, x: int, y: int) -> None:
        """Prepares a cell for writing: if it cuts a wide character, the other half becomes blank."""
        if self._text[y][x] == "" and x > 0:
            self._text[y][x - 1] = " "
        if x + 1 < self.width and self._text[y][x + 1] == "":
            self._text[y][x + 1] = " "

    def fill(self, x: int, y: int, width: int, height: int, ground: str, ink: str = "on", sign: str = " ") -> None:
        for row in range(max(0, y), min(self.height, y + height)):
            self.put(max(0, x), row, sign * (min(self.width, x + width) - max(0, x)), ink, ground)

    def frame(self, x: int, y: int, width: int, height: int, ink: str, *, heavy: bool = False, title: str = "") -> None:
        """A frame with a title cut to its width; heavy for due work and for alarms."""
        if width < 2 or height < 2:
            return
        signs = (_CONSOLE_HEAVY if heavy else _CONSOLE_ROUND) if self.console else (_HEAVY if heavy else _ROUND)
        self.put(x, y, signs[0] + signs[4] * (width - 2) + signs[1], ink)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, signs[6], ink)
            self.put(x + width - 1, row, signs[7], ink)
        self.put(x, y + height - 1, signs[2] + signs[5] * (width - 2) + signs[3], ink)
        if title and width > 8:
            self.put(x + 2, y, " " + fit(title, width - 6) + " ", f"{ink} bold")

    def edges(self, x: int, y: int, width: int, height: int, ink: str) -> None:
        """The upper and lower edge of a button, without sides."""
        above, below = ("─", "─") if self.console else ("▔", "▁")
        self.put(x, y, above * width, ink)
        self.put(x, y + height - 1, below * width, ink)

    def block(
        self, x: int, y: int, width: int, text: str, ink: str, *, middle: bool = False, narrow: bool = False
    ) -> bool:
        """Draws `text` in block letters on three rows; returns False and draws nothing if it does not fit.

        `narrow`: letters of half the width.
        """
        wide = narrow_width(text) if narrow else block_width(text)
        rows = quarter_blocks(text) if narrow else half_blocks(text)
        if self.console or rows is None or wide is None or wide > width:
            return False
        for row in range(HALF_BLOCK_ROWS):
            self.put(x + ((width - wide) // 2 if middle else 0), y + row, rows[row], ink)
        return True

    def tall(self, y: int, text: str, ink: str) -> None:
        """Draws a text with Chinese characters on six rows, in the middle. `tall_text` knows whether it can."""
        bitmap = tall_text(text) or ()
        for row, blocks in enumerate(halved(bitmap), start=y):
            self.put((self.width - len(blocks)) // 2, row, blocks, ink)

    def big(self, x: int, y: int, bitmap: Bitmap, ink: str, scale: int = 1) -> int:
        """Draws a bitmap of five pixel rows in full blocks, blanks transparent; returns its width in cells."""
        rows = full_blocks(bitmap)
        for row in range(FULL_BLOCK_ROWS * scale):
            for place in range(0, len(rows[0]), 2):
                if rows[row // scale][place] != " ":
                    self.put(x + place * scale, y + row, "██" * scale, ink)
        return len(rows[0]) * scale

    def lay(self, x: int, y: int, other: "Canvas") -> None:
        """Copies another canvas onto this one, its upper left corner at (x, y), clipped."""
        for row in range(max(0, -y), min(other.height, self.height - y)):
            for column in range(max(0, -x), min(other.width, self.width - x)):
                self._text[y + row][x + column] = other._text[row][column]
                self._look[y + row][x + column] = other._look[row][column]

    def picture(self, x: int, y: int, pixels: Sequence[Sequence[str]]) -> None:
        """Draws rows of colour names from (x, y), two pixel rows in each row of cells; "" is transparent."""
        for row in range(0, len(pixels), 2):
            upper = pixels[row]
            lower = pixels[row + 1] if row + 1 < len(pixels) else ("",) * len(upper)
            for column, (above, below) in enumerate(zip(upper, lower, strict=True), start=x):
                if above and below:
                    self.put(column, y + row // 2, "▀", PIXEL + above, PIXEL + below)
                elif above or below:
                    self.put(column, y + row // 2, "▀" if above else "▄", PIXEL + (above or below))

    def centred(self, x: int, y: int, width: int, text: str, ink: str = "on", ground: str | None = None) -> None:
        wide = min(width, cells(text))
        self.put(x + (width - wide) // 2, y, centre(text, wide), ink, ground)

    def rows(self) -> Iterator[list[tuple[str, Look]]]:
        """The cells of each row as (text, look); the text of a wide character's second cell is ""."""
        for texts, looks in zip(self._text, self._look, strict=True):
            yield list(zip(texts, looks, strict=True))

    def strips(self, style: Callable[[str, str], Style]) -> Iterator[Strip]:
        """The rows as strips; `style` turns ink and ground into a terminal style."""
        for row in self.rows():
            segments: list[Segment] = []
            for look, run in groupby(row, key=lambda cell: cell[1]):
                segments.append(Segment("".join(text for text, _ in run), style(*look)))
            yield Strip(segments, self.width)

    def plain(self) -> tuple[str, ...]:
        """The rows as text, for tests."""
        return tuple("".join(row) for row in self._text)
