"""The chart of an analysis as a picture to keep: the win chance of each player over the turns."""

from collections.abc import Iterator
from typing import Final

from monkey_palace.bots.analysis import Analysis
from palace_hub.views.drawing import svg
from palace_hub.views.drawing.colours import PLAYERS
from palace_hub.views.pages.analysis import MARK_EACH
from palace_hub.views.text import fit
from palace_hub.views.wording import Wording

WIDTH: Final = 1200
HEIGHT: Final = 600
LEFT: Final = 90
RIGHT: Final = 200
TOP: Final = 90
BOTTOM: Final = 60
"""Pixels: the picture and its margins."""
PAPER, INK, FAINT, GRID, DECIDED = "#FBFAF6", "#12181D", "#4A5863", "#DAD6C8", "#F3E3A9"
LONGEST_NAME: Final = 14


def analysis_picture(analysis: Analysis, wording: Wording) -> str:
    """An SVG document: a line for each player; the turns that decided the game have a ground of their own."""
    title = wording.say("analysis-chart")
    parts = [svg.text(LEFT, 44, title, 28, INK, bold=True), svg.text(LEFT, 72, wording.say("analysis-band"), 16, FAINT)]
    parts += _ground(analysis)
    for seat, name in enumerate(analysis.players):
        colour = PLAYERS[wording.symbols.seat_colours[seat]]
        spots = " ".join(
            f"{svg.number(_x(analysis, place))},{svg.number(_y(wins.chance(seat).rate))}"
            for place, wins in enumerate(analysis.wins)
        )
        parts.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="4"/>')
        high = TOP + 24 + 30 * seat
        parts.append(svg.rect(WIDTH - RIGHT + 24, high - 12, 24, 8, colour, 2))
        parts.append(svg.text(WIDTH - RIGHT + 58, high, fit(wording.say("outside", text=name), LONGEST_NAME), 18, INK))
    return svg.document(WIDTH, HEIGHT, parts, PAPER, title)


def _ground(analysis: Analysis) -> Iterator[str]:
    for place in analysis.deciding:
        here, there = _x(analysis, place), _x(analysis, place + 1)
        yield svg.rect(here, TOP, there - here, HEIGHT - TOP - BOTTOM, DECIDED)
    for percent in range(0, 101, 25):
        yield svg.rect(LEFT, _y(percent / 100), WIDTH - LEFT - RIGHT, 1, GRID)
        yield svg.text(LEFT - 12, _y(percent / 100) + 6, f"{percent} %", 16, FAINT, anchor="end")
    for place, turn in enumerate(analysis.turns):
        if turn.number == 1 or turn.number % MARK_EACH == 0:
            yield svg.text(_x(analysis, place), HEIGHT - BOTTOM + 28, str(turn.number), 16, FAINT, anchor="middle")


def _x(analysis: Analysis, place: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / len(analysis.turns)


def _y(rate: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - rate)
