"""The head: the player's name, the sentence in block letters, two lines of explanation.

`views/table/head.py` chooses the sentence.
"""

from palace_hub.tui.bitmaps import block_width
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.table.head import HeadView, Tone
from palace_hub.views.text import cells, fit, wrap

NAME_SHARE = 4
"""The name block takes at most a quarter of the width: 25 of 100 columns, 30 of 120."""

NAME_MARGINS = (4, 2, 1)
"""Blank cells on each side of the name; the widest that leaves the sentence room for block letters is used."""

EXPLANATION_LINES = 2


class Head(Painted[HeadView]):
    """The head, five rows or more. All of it has the alarm colour while pieces must be put back or taken out."""

    def paint(self, canvas: Canvas, model: HeadView) -> None:
        if model.tone is Tone.NEWS:
            self._draw_news(canvas, model)
            return
        alarm = model.tone is Tone.ALARM
        if alarm:
            canvas.fill(0, 0, canvas.width, canvas.height, "alarm")
        top = 1 if canvas.height > 5 else 0
        x = 2
        if model.name:
            x = self._draw_name(canvas, top, model, "alarm" if alarm else "now")
        ink = "on bold" if alarm else "caution bold" if model.tone is Tone.CAUTION else "plain bold"
        room = canvas.width - x - 1
        if not canvas.block(x, top, room, model.sentence, ink):
            canvas.fill(x, top, room, 3, "base" if alarm else "now")
            canvas.centred(x, top + 1, room, fit(model.sentence, room), "alarm bold" if alarm else "on bold")
        ink = "on" if alarm else "caution" if model.tone is Tone.CAUTION else "plain"
        for row, line in enumerate(wrap(model.explanation, room, EXPLANATION_LINES)):
            canvas.put(x, top + 3 + row, line, ink)

    def _draw_news(self, canvas: Canvas, model: HeadView) -> None:
        """Fills the head with the news; the instruction stays visible under it."""
        width, top = canvas.width, 1 if canvas.height > 5 else 0
        canvas.fill(0, 0, width, canvas.height, "now")
        if not canvas.block(0, top, width, model.sentence, "on bold", middle=True):
            canvas.centred(0, top + 1, width, fit(model.sentence, width), "on bold")
        canvas.centred(0, top + 3, width, fit(model.explanation, width), "on")

    def _draw_name(self, canvas: Canvas, top: int, model: HeadView, ground: str) -> int:
        """Draws the name block; returns the column of the sentence."""
        most = canvas.width // NAME_SHARE
        wide = block_width(model.name)
        in_blocks = not canvas.console and wide is not None and wide + 2 <= most
        spaced = " ".join(model.name)
        text = spaced if cells(spaced) + 2 <= most else fit(model.name, most - 2)
        name = wide if in_blocks and wide is not None else cells(text)
        sentence = block_width(model.sentence) or canvas.width
        fitting = (margin for margin in NAME_MARGINS if name + 2 * margin + min(margin, 2) + sentence < canvas.width)
        margin = next(fitting, NAME_MARGINS[0])
        width = min(most, name + 2 * margin)
        canvas.fill(0, 0, width, canvas.height, ground)
        if in_blocks:
            canvas.block(0, top, width, model.name, "on", middle=True)
        else:
            canvas.centred(0, top + 1, width, text, "on bold")
        return width + min(margin, 2)
