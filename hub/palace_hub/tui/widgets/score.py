"""The parts of the final score: winner, podium, breakdown, and the chart by round."""

from monkey_palace.board.pieces import COLOURS
from palace_hub.tui.bitmaps import HALF_BLOCK_ROWS, block_width
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.pages.score import PodiumPlace, ScoreView
from palace_hub.views.seats import SeatMark
from palace_hub.views.symbols import CONSOLE, GRAPHICAL
from palace_hub.views.table.start_form import LONGEST_NAME
from palace_hub.views.text import cells, fit, left, right, wrap

BARS = " ▁▂▃▄▅▆▇█"
CONSOLE_BARS = " .:-=+*%#"


def marked(name: str, mark: SeatMark) -> str:
    """The name behind its sign, as long as it can be typed."""
    return fit(f"{mark.sign} {name}", cells(mark.sign) + 1 + LONGEST_NAME)


class WinnerHead(Painted[ScoreView]):
    """The winner in block letters, with the reason under it."""

    def paint(self, canvas: Canvas, model: ScoreView) -> None:
        room = canvas.width - 4
        if not canvas.block(2, 0, room, model.headline, "now bold"):
            canvas.fill(2, 0, room, HALF_BLOCK_ROWS, "now")
            canvas.centred(2, 1, room, fit(model.headline, room), "on bold")
        used = 4 + (block_width(model.headline) or room)
        self._confetti(canvas, used, canvas.width - 2)
        for row, line in enumerate(wrap(model.reason, room, canvas.height - HALF_BLOCK_ROWS)):
            canvas.put(2, HALF_BLOCK_ROWS + row, line, "plain")

    def _confetti(self, canvas: Canvas, x: int, end: int) -> None:
        """The signs of the decorations, strewn over the free part of the head."""
        signs = (CONSOLE if canvas.console else GRAPHICAL).piece
        for place, (column, row) in enumerate(CONFETTI):
            if x + column < end:
                colour = COLOURS[(place + place // 4) % len(COLOURS)]
                canvas.put(x + column, row, signs[colour], CONFETTI_INKS[colour])


CONFETTI = (
    *((1, 1), (4, 0), (6, 2), (9, 1), (12, 0), (15, 2), (17, 1), (21, 0), (23, 2), (26, 1), (30, 0), (33, 2), (36, 1)),
    *((41, 0), (44, 2), (49, 1), (54, 0), (58, 2), (65, 1), (71, 0), (80, 2)),
)
"""Columns and rows of the confetti: dense beside the winner, then thinner."""

CONFETTI_INKS = {"light_green": "done", "dark_green": "now", "gold": "caution"}

STEP_OFFSET = 2
"""Rows between two places of the podium."""


class Podium(Painted[ScoreView]):
    """The players on a podium. Equal places are equally high."""

    def paint(self, canvas: Canvas, model: ScoreView) -> None:
        count = len(model.podium)
        if not count:
            return
        width = canvas.width // count
        # the winner in the middle, as on a podium: second, first, third, fourth
        order = [model.podium[1], model.podium[0], *model.podium[2:]] if count > 1 else list(model.podium)
        for column, place in enumerate(order):
            self._place(canvas, column * width, width, place)

    def _place(self, canvas: Canvas, x: int, width: int, place: PodiumPlace) -> None:
        y = min((place.place - 1) * STEP_OFFSET, max(0, canvas.height - HALF_BLOCK_ROWS - 2))
        ink = "now bold" if place.place == 1 else "plain bold"
        if not canvas.block(x, y, width - 1, place.bananas, ink, middle=True):
            canvas.centred(x, y + HALF_BLOCK_ROWS - 1, width - 1, place.bananas, f"{ink} underline")
        name = f"{place.mark.sign} {place.name}"
        canvas.centred(x, y + HALF_BLOCK_ROWS, width - 1, fit(name, width - 1), f"{place.mark.colour} bold")
        base = y + HALF_BLOCK_ROWS + 1
        ground = place.mark.colour
        if base < canvas.height:
            canvas.fill(x, base, width - 1, canvas.height - base, ground)
            canvas.centred(x, base, width - 1, str(place.place), "on bold")


WORD_CELLS = 22


class Breakdown(Painted[ScoreView]):
    """The sources of the bananas: a row for each source, a column for each player. The best of a row is inverse."""

    def paint(self, canvas: Canvas, model: ScoreView) -> None:
        canvas.frame(0, 0, canvas.width, canvas.height, "line", title=model.breakdown_title)
        inner = canvas.width - 4
        value = self._value_cells(inner, model)
        word = inner - value * len(model.names)
        names = self._names(inner, model)
        for x, y, title, ink in names:
            canvas.put(2 + x, 1 + y, title, ink)
        for row, line in enumerate(model.breakdown, start=2 + max(y for _, y, _, _ in names)):
            if row >= canvas.height - 1:
                break
            ink = "now bold" if line.total else "plain"
            canvas.put(2, row, left(line.word, word), ink)
            for place, number in enumerate(line.values):
                x = 2 + word + value * (place + 1) - cells(number)
                if line.best and line.best[place]:
                    canvas.put(x - 1, row, f" {number} ", "on bold", "now")
                else:
                    canvas.put(x, row, number, ink)

    @classmethod
    def height_in(cls, width: int, model: ScoreView) -> int:
        """The rows that the whole table takes in this width."""
        return 3 + max(y for _, y, _, _ in cls._names(width - 4, model)) + len(model.breakdown)

    @staticmethod
    def _value_cells(inner: int, model: ScoreView) -> int:
        return max(4, min(12, (inner - min(WORD_CELLS, inner // 2)) // len(model.names)))

    @classmethod
    def _names(cls, inner: int, model: ScoreView) -> list[tuple[int, int, str, str]]:
        """The names with column, row and ink. Each ends over its numbers, in the first row that has room for it."""
        names: list[tuple[int, int, str, str]] = []
        ends: list[int] = []  # of each row's last name
        value = cls._value_cells(inner, model)
        for seat, (name, mark) in enumerate(zip(model.names, model.marks, strict=True)):
            title, end = marked(name, mark), inner - value * (len(model.names) - seat - 1)
            start = end - cells(title)
            row = next((row for row, used in enumerate(ends) if used < start), len(ends))
            ends[row:] = [end, *ends[row + 1 :]]
            names.append((start, row, title, f"{mark.colour} bold"))
        return names


NAME_CELLS = 10
"""Columns of the names, at least."""

ROUND_CELLS = 6
"""Six columns for each round: beside short names up to 14 rounds fit in 98 columns."""


class Chart(Painted[ScoreView]):
    """Bananas after each round, the round's gain as a bar below. The leader is inverse. `,` and `.` scroll."""

    def __init__(self, **arguments: str) -> None:
        super().__init__(None, **arguments)
        self.back = 0

    def scrolls(self) -> bool:
        """Does the game have more rounds than fit?"""
        return self._count() > self._fitting(self.size.width or self.app.size.width)

    def scroll_rounds(self, rounds: int) -> None:
        """Scrolls; positive: towards the first rounds."""
        most = max(0, self._count() - self._fitting(self.size.width))
        self.back = min(most, max(0, self.back + rounds))
        self.redraw()

    def _count(self) -> int:
        return len(self.model.rounds[0].totals) if self.model is not None and self.model.rounds else 0

    def _fitting(self, width: int) -> int:
        return max(1, (width - 4 - self._name_cells()) // ROUND_CELLS)

    def _name_cells(self) -> int:
        rows = self.model.rounds if self.model is not None else ()
        return max([NAME_CELLS, *(cells(marked(row.name, row.mark)) + 1 for row in rows)])

    def paint(self, canvas: Canvas, model: ScoreView) -> None:
        canvas.frame(0, 0, canvas.width, canvas.height, "line", title=model.chart_title)
        count = self._count()
        last = count - self.back
        first = max(0, last - self._fitting(canvas.width))
        names = self._name_cells()
        bars = CONSOLE_BARS if canvas.console else BARS
        for column, number in enumerate(range(first, last)):
            canvas.put(2 + names + column * ROUND_CELLS, 1, right(str(number + 1), ROUND_CELLS - 1), "muted")
        tall = canvas.height - 3 >= 2 * len(model.rounds)
        for place, row in enumerate(model.rounds):
            y = 2 + place * (2 if tall else 1)
            if y >= canvas.height - 1:
                break
            canvas.put(2, y, marked(row.name, row.mark), f"{row.mark.colour} bold")
            for column, number in enumerate(range(first, last)):
                x = 2 + names + column * ROUND_CELLS
                total = row.totals[number]
                if row.leads[number]:
                    canvas.put(x + ROUND_CELLS - 2 - cells(total), y, f" {total} ", "on bold", "now")
                else:
                    canvas.put(x, y, right(total, ROUND_CELLS - 1), "plain")
                if tall and y + 1 < canvas.height - 1:
                    canvas.put(x + ROUND_CELLS - 4, y + 1, bars[row.gains[number]] * 3, row.mark.colour)


class Footnote(Painted[ScoreView]):
    """A note on the chart or on the end of the game, where the picture was saved, or the last refusal."""

    def paint(self, canvas: Canvas, model: ScoreView) -> None:
        if model.refusal:
            canvas.put(2, 0, fit(model.refusal, canvas.width - 4), "caution bold")
        elif model.saved:
            canvas.put(2, 0, fit(model.saved, canvas.width - 4), "done bold")
        else:
            canvas.put(2, 0, fit(model.footnote, canvas.width - 4), "muted")
