"""A page of lines: the check and the keys."""

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.pages.text_pages import PageView
from palace_hub.views.text import wrap

MARGIN = 2
MOST_LINES = 4


class LinesPage(Painted[PageView]):
    """Draws the lines below the title; what does not fit is left out, with an ellipsis."""

    def paint(self, canvas: Canvas, model: PageView) -> None:
        canvas.put(MARGIN, 1, model.title, "now bold")
        y = 3
        for line in model.lines:
            indent = MARGIN + len(line.text) - len(line.text.lstrip())
            for text in wrap(line.text, canvas.width - indent - MARGIN, MOST_LINES) or ("",):
                if y >= canvas.height - 1:
                    canvas.put(MARGIN, y, self.symbols.more, "muted")
                    return
                canvas.put(indent, y, text.lstrip(), line.ink + (" bold" if line.bold else ""))
                y += 1
