"""Charts of bananas as SVG inside a page: round by round, and game by game. The page's style has the colours."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from palace_hub.views.drawing import svg
from palace_hub.views.history.chart import ChartView
from palace_hub.views.pages.score import ScoreView
from palace_hub.views.seats import SeatMark
from palace_hub.views.wording import Wording

WIDTH: Final = 640
HEIGHT: Final = 420
LEFT: Final = 56
RIGHT: Final = 200
TOP: Final = 16
BOTTOM: Final = 48
"""Pixels: the drawing, and the margins around the lines. The right one holds the names."""
TEXT: Final = 28
LEAST_APART: Final = 34
"""Pixels between two names."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_LINES: Final = 6
MOST_NUMBERS: Final = 12
"""Numbers below the chart."""
MOST_DOTS: Final = 30
"""Points of a line that are marked; of more, the line alone is drawn."""


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """A player's line: sign and name, the number of its colour, and bananas by round or game."""

    words: str
    colour: str
    points: tuple[tuple[int, float], ...]


def chart_svg(view: ScoreView, wording: Wording) -> Markup:
    """A line for each player, with sign and name at its end; "" for a game without a finished round."""
    lines = [
        DrawnLine(f"{row.mark.sign} {row.name}", _number(row.mark), ((0, 0), *enumerate(map(int, row.totals), start=1)))
        for row in view.rounds
    ]
    rounds = len(lines[0].points) - 1 if lines else 0
    return _chart(lines, 0, rounds, view.chart_title, wording.say("web-chart-round")) if rounds else Markup("")


def bananas_svg(view: ChartView, wording: Wording) -> Markup:
    """The chart of the statistics; "" where there is nothing to draw."""
    if view.why:
        return Markup("")
    lines = [DrawnLine(f"{line.mark.sign} {line.name}", _number(line.mark), line.points) for line in view.lines]
    return _chart(lines, 1, view.games, wording.say("stats-page-chart"), wording.say("web-chart-game"))


def _number(mark: SeatMark) -> str:
    return mark.colour.removeprefix("seat-")


def _chart(lines: Sequence[DrawnLine], first: int, last: int, title: str, word: str) -> Markup:
    """Lines from number `first` to `last`; `word`: what is numbered."""
    most = max(1, *(bananas for line in lines for _, bananas in line.points))
    across, high = (WIDTH - LEFT - RIGHT) / (last - first), (HEIGHT - TOP - BOTTOM) / most

    def at(number: int, bananas: float) -> tuple[float, float]:
        return LEFT + across * (number - first), HEIGHT - BOTTOM - high * max(0, bananas)

    numbers = range(max(1, first), last + 1, _step(last, MOST_NUMBERS))
    parts = [
        *_grid(most, high, [(number, at(number, 0)[0]) for number in numbers], word),
        *_names(lines, WIDTH - RIGHT, high),
    ]
    for line in lines:
        spots = [at(*point) for point in line.points]
        dot = f"seat-dot-{line.colour}"
        drawn = " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in spots)
        parts.append(f'<polyline class="seat-line-{line.colour}" points="{drawn}"/>')
        marked = spots[1 if first == 0 else 0 :] if len(spots) <= MOST_DOTS else ()
        parts += [f'<circle class="{dot}" cx="{svg.number(x)}" cy="{svg.number(y)}" r="5"/>' for x, y in marked]
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def _step(most: float, parts: int) -> int:
    """From one number to the next, for at most so many of them."""
    return next((step for step in STEPS if most / step <= parts), STEPS[-1])


def _grid(most: float, high: float, numbers: Sequence[tuple[int, float]], word: str) -> Iterator[str]:
    """Lines at round numbers of bananas, and the numbers below."""
    for bananas in range(0, int(most) + 1, _step(most, MOST_LINES)):
        y = HEIGHT - BOTTOM - high * bananas
        yield f'<path class="grid" d="M{LEFT} {svg.number(y)}H{WIDTH - RIGHT}"/>'
        yield svg.text(LEFT - 8, y + TEXT / 3, str(bananas), TEXT, "currentColor", anchor="end")
    for number, x in numbers:
        yield svg.text(x, HEIGHT - 12, str(number), TEXT, "currentColor", anchor="middle")
    yield svg.text(WIDTH - RIGHT + 24, HEIGHT - 12, word, TEXT, "currentColor")


def _names(lines: Sequence[DrawnLine], x: float, high: float) -> Iterator[str]:
    """The names beside the ends of the lines, apart from each other and inside the drawing."""
    ordered = sorted((line for line in lines if line.points), key=lambda line: line.points[-1][1])
    below, rows = HEIGHT - BOTTOM + TEXT / 3 + LEAST_APART, list[float]()
    for line in ordered:
        below = min(HEIGHT - BOTTOM - high * max(0, line.points[-1][1]) + TEXT / 3, below - LEAST_APART)
        rows.append(below)
    for number, (line, row) in enumerate(zip(ordered, rows, strict=True), start=1):
        highest = TOP + TEXT / 3 + LEAST_APART * (len(ordered) - number)
        yield svg.text(x + 14, max(row, highest), line.words, TEXT, "currentColor", bold=True)
