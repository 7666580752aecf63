"""The chart of the statistics, drawn by plotext; each player's line is made of the player's sign."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.color import Color
from textual.containers import Vertical

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.history.chart import ChartView
from palace_hub.views.text import cells, wrap

if TYPE_CHECKING:
    from textual_plotext import PlotextPlot

CELLS_A_TICK: Final = 8
"""Least columns from one number of a game to the next."""
TICKS: Final = (1, 2, 5, 10, 20, 50)
MOST_TICKS: Final = 6
"""Bananas from one number of the scale to the next, and how many numbers there are at most."""
SIDE: Final = 2


class ChartHead(Painted[ChartView]):
    """The players with their signs, and what the lines mean."""

    def paint(self, canvas: Canvas, model: ChartView) -> None:
        x = SIDE
        for line in model.lines:
            text = f"{line.mark.sign} {line.name}"
            canvas.put(x, 0, text, f"{line.mark.colour} bold")
            x += cells(text) + 3
        for row, text in enumerate(wrap(model.why or model.key, canvas.width - 2 * SIDE, canvas.height - 1), start=1):
            canvas.put(SIDE, row, text, "muted")


class BananasChart(Vertical):
    """Head and plot. Without the package that draws there is the head alone."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.model: ChartView | None = None
        self._plot: PlotextPlot | None = None

    def compose(self) -> ComposeResult:
        yield ChartHead(id="chart-head")
        if find_spec("textual_plotext") is not None:
            from textual_plotext import PlotextPlot  # the terminal's charts are an extra, and it takes time to load

            self._plot = PlotextPlot(id="chart-plot")
            yield self._plot

    def show(self, model: ChartView) -> None:
        self.model = model
        self.query_one(ChartHead).show(model)
        self.draw()

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda _: self.draw())

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Gives the lines to the plot, in the colours of the theme."""
        plot, model = self._plot, self.model
        if plot is None or model is None:
            return
        plot.display = not model.why
        figure = plot.plt
        figure.clear_figure()
        figure.frame(False)
        values = [value for line in model.lines for _, value in line.points]
        for line in model.lines:
            if line.points:
                colour = Color.parse(self.app.theme_variables[f"ink-{line.mark.colour}"]).rgb
                games, bananas = zip(*line.points, strict=True)
                figure.plot(list(games), list(bananas), marker=line.mark.sign, color=colour)
        if values:
            most = max(values)
            tick = next((tick for tick in TICKS if most / tick <= MOST_TICKS), TICKS[-1])
            figure.ylim(min(0, *values), tick * (most // tick + 1))
            figure.yticks(list(range(0, int(most) + tick + 1, tick)))
            step = max(1, -(-model.games * CELLS_A_TICK // max(1, self.size.width)))
            figure.xticks(list(range(1, model.games + 1, step)))
        plot.refresh()
