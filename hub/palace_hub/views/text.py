"""Text measured in terminal cells: a Chinese character takes two, a combining accent none."""

from rich.cells import cell_len, set_cell_size

ELLIPSIS = "…"


def cells(text: str) -> int:
    return cell_len(text)


def fit(text: str, width: int) -> str:
    """`text` in at most `width` cells, cut with an ellipsis."""
    if cell_len(text) <= width:
        return text
    if width <= 1:
        return ELLIPSIS[:width]
    return set_cell_size(text, width - 1).rstrip() + ELLIPSIS


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


def wrap(text: str, width: int, lines: int) -> tuple[str, ...]:
    """`text` on at most `lines` lines of `width` cells, broken at spaces; a longer text ends in an ellipsis."""
    if width < 1 or lines < 1:
        return ()
    if cell_len(text) <= width and "\n" not in text:
        return (text,) if text else ()
    rows: list[str] = []
    for word in text.split():
        for piece in _break_word(word, width):
            if rows and cell_len(rows[-1]) + 1 + cell_len(piece) <= width:
                rows[-1] += " " + piece
            else:
                rows.append(piece)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], _cut(rows[lines - 1], width)]
    return tuple(rows)


def _cut(row: str, width: int) -> str:
    """The last visible row of a longer text, with an ellipsis."""
    room = width - 1
    return (set_cell_size(row, room) if cell_len(row) > room else row).rstrip() + ELLIPSIS
