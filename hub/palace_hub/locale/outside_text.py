"""Text from outside (names, node strings, serial lines, card names) made safe to show: no character is invisible."""

import unicodedata

LONGEST_OUTSIDE_TEXT = 200
"""Characters shown of one text, escapes included: more than any line of a screen holds."""

MARKS_IN_A_ROW = 2
"""Combining marks on one letter. No living language needs more; a longer row paints over its neighbours."""

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _escaped(character: str) -> str:
    code = ord(character)
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def shown(text: str) -> str:
    """`text` on one line, cut after 200 characters. Control, bidi and other invisible characters become escapes.

    Line ends and tabs are escaped too. Brackets stay: the screens read no markup.
    """
    parts: list[str] = []
    marks = length = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        hidden = category in _HIDDEN or marks > MARKS_IN_A_ROW
        part = _escaped(character) if hidden else " " if category == "Zs" else character
        length += len(part)
        if length > LONGEST_OUTSIDE_TEXT:
            parts.append("…")
            break
        parts.append(part)
    return "".join(parts)
