"""Text measured in terminal cells: a Chinese character takes two, a combining accent none."""

import re

from rich.cells import cell_len, set_cell_size

ELLIPSIS = "…"

MOST_LINES = 1000
"""Lines of a text that is never cut."""

_SPACES = re.compile("[ \t\n\r\f\v\u3000]+")
_SPACED = re.compile(f"({_SPACES.pattern}|^)([^ \t\n\r\f\v\u3000]+)")
_NEVER_FIRST = frozenset("，。：；？！、）」』》…·％,.:;?!)%’”»")
"""Signs that no line begins with."""
_NEVER_LAST = frozenset("（「『《(‘“«")
"""Signs that no line ends with."""


def cells(text: str) -> int:
    return cell_len(text)


def is_wide(text: str) -> bool:
    """Has it characters of two cells, such as Chinese ones?"""
    return cell_len(text) > len(text)


def fit(text: str, width: int) -> str:
    """`text` in at most `width` cells, cut with an ellipsis."""
    if cell_len(text) <= width:
        return text
    if width <= 1:
        return ELLIPSIS[:width]
    return set_cell_size(text, width - 1).rstrip() + ELLIPSIS


def beginning(text: str, width: int) -> str:
    """As much of `text` as fits in `width` cells."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width)).rstrip()


def left(text: str, width: int) -> str:
    """`text` in exactly `width` cells, aligned left."""
    text = fit(text, width)
    return text + " " * (width - cell_len(text))


def right(text: str, width: int) -> str:
    text = fit(text, width)
    return " " * (width - cell_len(text)) + text


def centre(text: str, width: int) -> str:
    text = fit(text, width)
    room = width - cell_len(text)
    return " " * (room // 2) + text + " " * (room - room // 2)


def words(text: str) -> list[str]:
    """The text in parts between spaces. A no-break space belongs to its part."""
    return [part for part in _SPACES.split(text) if part]


def words_read(text: str) -> list[str]:
    """The words as somebody reads them: two Chinese characters are about one."""
    return [part for word in words(text) for part in ((word,) if not is_wide(word) else _parts(word)[::2])]


def _parts(word: str) -> list[str]:
    """A word in the parts between which a line may end: each Chinese character is one, with the signs it keeps."""
    parts: list[str] = []
    for character in word:
        if parts and not _may_part(parts[-1][-1], character):
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _may_part(before: str, after: str) -> bool:
    if after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    wide_before, wide_after = cell_len(before) == 2, cell_len(after) == 2
    return wide_before or (wide_after and not before.isdigit())  # a number stays with its measure word


def _break_word(word: str, width: int) -> list[str]:
    """A word that is longer than a line, in pieces of at most `width` cells."""
    pieces: list[str] = []
    piece, used = "", 0
    for character in word:
        size = cell_len(character)
        if piece and used + size > width:
            pieces.append(piece)
            piece, used = "", 0
        piece, used = piece + character, used + size
    return [*pieces, piece] if piece else pieces


def wrap(text: str, width: int, lines: int = MOST_LINES) -> tuple[str, ...]:
    """`text` on at most `lines` lines of `width` cells; a longer text ends in an ellipsis.

    Lines end at spaces and between Chinese characters, but not before a sign such as `，` and at no no-break space.
    Within a line, several blanks stay: they set columns apart.
    """
    if width < 1 or lines < 1:
        return ()
    if cell_len(text) <= width and "\n" not in text:
        return (text,) if text else ()
    rows: list[str] = []
    for space, word in _SPACED.findall(text):
        gap = " " if space.strip(" ") else space
        for part in _parts(word):
            for piece in _break_word(part, width):
                if rows and cell_len(rows[-1]) + len(gap) + cell_len(piece) <= width:
                    rows[-1] += gap + piece
                else:
                    rows.append(piece)
                gap = ""
    if len(rows) > lines:
        rows = [*rows[: lines - 1], _cut(rows[lines - 1], width)]
    return tuple(rows)


def split_at(sentence: str) -> list[tuple[str, str]]:
    """The ways to divide a sentence into two lines."""
    whole = [(word, place == 0) for word in words(sentence) for place, word in enumerate(_parts(word))]
    ways = []
    for at in range(1, len(whole)):
        halves = ("".join(" " * begins + part for part, begins in half).strip() for half in (whole[:at], whole[at:]))
        first, second = halves
        ways.append((first, second))
    return ways


def spaced(text: str, width: int) -> str:
    """`text` with a blank between its characters, if it then fits: plain letters that are to be seen from afar."""
    wider = " ".join(text)
    return wider if cell_len(wider) <= width else fit(text, width)


def _cut(row: str, width: int) -> str:
    """The last visible row of a longer text, with an ellipsis."""
    room = width - 1
    return (set_cell_size(row, room) if cell_len(row) > room else row).rstrip() + ELLIPSIS
