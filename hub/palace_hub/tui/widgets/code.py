"""A QR code in half blocks, dark on white in every theme, with its words beside or under it."""

from typing import Final

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.pages.codes import CodeView, Modules
from palace_hub.views.text import wrap

MARGIN: Final = 2
"""Light squares around a code; more where there is room. The standard asks for 4, and cameras manage with 2."""
FULL_MARGIN: Final = 4
EDGE: Final = 2
"""Columns left and right of all."""
LEAST_WORDS: Final = 24
"""Columns beside a code that are enough for words."""
GREY: Final = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Without colours: light squares in the terminal's ink on its ground, by (upper is dark, lower is dark)."""


def rows_of(side: int) -> int:
    """Terminal rows of a code of so many squares a side."""
    return (side + 1) // 2


class CodePicture(Painted[CodeView]):
    """The code as large as it is: a square is one column wide and half a row high."""

    def paint(self, canvas: Canvas, model: CodeView) -> None:
        address_rows = wrap(model.address, canvas.width - 2 * EDGE, 3) if model.address else []
        room = canvas.height - len(address_rows)
        margin = next((margin for margin in (FULL_MARGIN, MARGIN) if self._fits(canvas, model, margin, room)), None)
        if canvas.console or margin is None:
            self._words(canvas, EDGE, 0, (*self._no_room(canvas, model), *model.lines))
            y = canvas.height - len(address_rows)
        else:
            side = len(model.modules) + 2 * margin
            self._code(canvas, framed(model.modules, margin))
            y = rows_of(side)
            if canvas.width - EDGE - side >= LEAST_WORDS:
                self._words(canvas, EDGE + side + 3, 1, model.lines)
        for row, line in enumerate(address_rows):
            canvas.put(EDGE, y + row, line, "plain")

    @staticmethod
    def _fits(canvas: Canvas, model: CodeView, margin: int, room: int) -> bool:
        side = len(model.modules) + 2 * margin
        return side + 2 * EDGE <= canvas.width and rows_of(side) <= room

    def _no_room(self, canvas: Canvas, model: CodeView) -> tuple[str, ...]:
        """Why there is no code, and what helps."""
        wording = getattr(self.app, "wording", None)
        if wording is None:
            return ()
        if canvas.console:
            return (wording.say("code-console"),)
        side = len(model.modules) + 2 * MARGIN
        around = self.app.size.height - canvas.height
        return (wording.say("code-no-room", columns=side + 2 * EDGE, rows=rows_of(side) + around),)

    def _code(self, canvas: Canvas, squares: Modules) -> None:
        if self.app.no_color:
            lower = (*squares[1:], (False,) * len(squares))
            for row in range(0, len(squares), 2):
                pairs = zip(squares[row], lower[row], strict=True)
                canvas.put(EDGE, row // 2, "".join(GREY[pair] for pair in pairs), "plain")
            return
        names = [["code-dark" if dark else "code-light" for dark in row] for row in squares]
        if len(names) % 2:
            names.append(["code-light"] * len(squares))
        canvas.picture(EDGE, 0, names)

    @staticmethod
    def _words(canvas: Canvas, x: int, y: int, lines: tuple[str, ...]) -> None:
        for line in lines:
            for row in wrap(line, canvas.width - x - EDGE, max(1, canvas.height - y)):
                canvas.put(x, y, row, "plain")
                y += 1
            y += 1


def framed(modules: Modules, margin: int) -> Modules:
    """The squares with a light margin."""
    side = len(modules) + 2 * margin
    blank = ((False,) * side,) * margin
    left = (False,) * margin
    return (*blank, *((*left, *row, *left) for row in modules), *blank)
