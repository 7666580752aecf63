"""The chart of the statistics: how many bananas each player has got lately, game by game."""

from dataclasses import dataclass
from typing import Final

from palace_hub.history.games import KeptGames
from palace_hub.history.statistics import GameFilter, is_player, statistics
from palace_hub.views.seats import SeatMark, seat_mark, with_marks
from palace_hub.views.wording import Wording

MOST_LINES: Final = 4
"""Lines that are told apart: as many as there are marks of players."""
LATELY: Final = 5
"""Games of which a point is the mean: single games jump too much to show a trend."""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One player: the number of the game among those that count, and the mean of the last games up to it."""

    name: str
    mark: SeatMark
    points: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class ChartView:
    """The persons with most games. `games`: how many count; `why`: why there is nothing to draw, "" otherwise."""

    key: str
    games: int
    lines: tuple[ChartLine, ...]
    why: str = ""


def bananas_chart(kept: KeptGames, wanted: GameFilter, wording: Wording) -> ChartView:
    """The chart of the finished games that `wanted` takes."""
    over = [game for game in kept.games if game.is_over and wanted.takes(game)]
    players = [player for player in statistics(over).players if not player.bot][:MOST_LINES]
    symbols = with_marks(wording.symbols, [player.name for player in players], kept.register.known)
    lines = []
    for place, player in enumerate(players):
        scores: list[int] = []
        points = []
        for number, game in enumerate(over, start=1):
            own = next((seat.score for seat in game.seats if is_player(seat, player.name)), None)
            if own is not None:
                scores.append(own)
                lately = scores[-LATELY:]
                points.append((number, sum(lately) / len(lately)))
        name = wording.say("outside", text=player.name)
        lines.append(ChartLine(name, seat_mark(place, symbols), tuple(points)))
    why = "" if any(len(line.points) > 1 for line in lines) else wording.say("stats-chart-few")
    return ChartView(wording.say("stats-key-chart", games=LATELY), len(over), tuple(lines), why)
