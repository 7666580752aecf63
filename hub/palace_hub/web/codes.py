"""QR codes as squares, for those who draw them."""

import segno

from palace_hub.views.pages.codes import Modules


def code_modules(text: str) -> Modules:
    """The squares of a QR code, with the best error correction that its size allows."""
    return tuple(tuple(bool(square) for square in row) for row in segno.make(text, micro=False).matrix)
