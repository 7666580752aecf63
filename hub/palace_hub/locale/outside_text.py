"""Text from outside (names, node strings, serial lines, card names) made safe to show: nothing in it is invisible."""

import unicodedata

LONGEST_OUTSIDE_TEXT = 200
"""Characters shown of one such text, escapes included: more than any line of a screen; 10,000 letters cost nothing."""

MARKS_IN_A_ROW = 2
"""Combining marks that one letter of a living language carries; a longer row paints over its neighbours."""

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _escaped(character: str) -> str:
    code = ord(character)
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def shown(text: str) -> str:
    """`text` on one line: control, bidi and other invisible characters as visible escapes, cut after 200 characters.

    Line ends and tabs are escaped too. Brackets stay: whoever draws must not read markup at all.
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
