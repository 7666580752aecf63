"""The Devices page: the tables, the Hall chain and the problems one below the other."""

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.tui.widgets.tables import TextPiece, lines
from palace_hub.views.devices.overview import DevicesView
from palace_hub.views.text import wrap

MARGIN = 2
PROBLEM_LINES = 5
"""Screen lines of one problem; the rest is cut."""
INDENT = "  "


class DevicesPage(Painted[DevicesView]):
    """The whole page, as high as its lines. It draws again only if the view differs."""

    def show(self, model: DevicesView | None) -> None:
        if model != self.model:
            super().show(model)
            self._fit()

    def _fit(self) -> None:
        self.styles.height = max(1, len(self._lines(self.size.width, eighths=True)))

    def on_resize(self) -> None:
        super().on_resize()
        self._fit()

    def _lines(self, columns: int, *, eighths: bool) -> list[list[TextPiece]]:
        model, width = self.model, max(1, columns - 2 * MARGIN)
        if model is None:
            return []
        drawn = [*lines(model.nodes, width, eighths=eighths), [], *lines(model.cells, width, eighths=eighths)]
        drawn += [[(0, part, "plain")] for part in wrap(model.pads, width, PROBLEM_LINES)] if model.pads else []
        if model.plate is not None:
            drawn += [[], *lines(model.plate, width, eighths=eighths)]
        for place, text in enumerate(model.hall):
            x, ink = (len(INDENT), "plain") if place else (0, model.hall_ink)
            drawn += [[(x, part, ink)] for part in wrap(text, width - x, PROBLEM_LINES)]
        if model.notes:
            drawn += [
                [],
                *([(0, part, "caution")] for note in model.notes for part in wrap(note, width, PROBLEM_LINES)),
            ]
        drawn += [[], [(0, model.problems_title, "caution bold" if model.troubled else "muted")]]
        ink = "caution" if model.troubled else "muted"
        for problem in model.problems:
            for part in wrap(problem, max(1, width - len(INDENT)), PROBLEM_LINES):
                drawn.append([(len(INDENT), part, ink)])
        return drawn

    def paint(self, canvas: Canvas, _: DevicesView) -> None:
        for y, line in enumerate(self._lines(canvas.width, eighths=not canvas.console)):
            for x, text, ink in line:
                canvas.put(MARGIN + x, y, text, ink)
