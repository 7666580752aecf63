"""The chart of the bananas after each round as SVG inside a page; the page's style has the colours."""

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup, escape

from palace_hub.views.drawing import svg
from palace_hub.views.pages.score import RoundRow, ScoreView
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
STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
MOST_LINES: Final = 6


def chart_svg(view: ScoreView, wording: Wording) -> Markup:
    """A line for each player, with sign and name at its end; "" for a game without a finished round."""
    rows = [[0, *map(int, row.totals)] for row in view.rounds]
    rounds = len(rows[0]) - 1 if rows else 0
    if not rounds:
        return Markup("")
    most = max(1, *(total for row in rows for total in row))
    across, high = (WIDTH - LEFT - RIGHT) / rounds, (HEIGHT - TOP - BOTTOM) / most

    def at(place: int, total: int) -> tuple[float, float]:
        return LEFT + across * place, HEIGHT - BOTTOM - high * max(0, total)

    parts = [
        *_grid(most, rounds, at(0, 0)[1], high, across, wording),
        *_names(view.rounds, rows, at(rounds, 0)[0], high),
    ]
    for seat, totals in enumerate(rows, start=1):
        spots = [at(place, total) for place, total in enumerate(totals)]
        points = " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in spots)
        parts.append(f'<polyline class="seat-line-{seat}" points="{points}"/>')
        parts += [
            f'<circle class="seat-dot-{seat}" cx="{svg.number(x)}" cy="{svg.number(y)}" r="5"/>' for x, y in spots[1:]
        ]
    title = escape(view.chart_title)
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">{"".join(parts)}</svg>'
    )


def _grid(most: int, rounds: int, ground: float, high: float, across: float, wording: Wording) -> Iterator[str]:
    """Lines at round numbers of bananas, and the numbers of the rounds."""
    step = next((step for step in STEPS if most / step <= MOST_LINES), STEPS[-1])
    for bananas in range(0, most + 1, step):
        y = ground - high * bananas
        yield f'<path class="grid" d="M{LEFT} {svg.number(y)}H{WIDTH - RIGHT}"/>'
        yield svg.text(LEFT - 8, y + TEXT / 3, str(bananas), TEXT, "currentColor", anchor="end")
    every = 1 if rounds <= 12 else 2
    for number in range(1, rounds + 1, every):
        yield svg.text(LEFT + across * number, HEIGHT - 12, str(number), TEXT, "currentColor", anchor="middle")
    yield svg.text(WIDTH - RIGHT + 24, HEIGHT - 12, wording.say("web-chart-round"), TEXT, "currentColor")


def _names(players: Sequence[RoundRow], rows: Sequence[Sequence[int]], x: float, high: float) -> Iterator[str]:
    """The names beside the ends of the lines, apart from each other."""
    order = sorted(range(len(rows)), key=lambda seat: rows[seat][-1])
    below = HEIGHT - BOTTOM + TEXT / 3 + LEAST_APART
    for seat in order:
        y = min(HEIGHT - BOTTOM - high * max(0, rows[seat][-1]) + TEXT / 3, below - LEAST_APART)
        below = y
        words = f"{players[seat].mark.sign} {players[seat].name}"
        yield svg.text(x + 14, y, words, TEXT, "currentColor", bold=True)
