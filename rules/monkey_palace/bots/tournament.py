"""Tournaments between bots: the list of games and their statistics. Callers decide how to run the games.

In all figures a shared victory counts as a fraction for each winner (half a win for two).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Final

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import GameFigures, figures_of, play_game
from monkey_palace.settings import Settings

QUANTILES: Final[Mapping[str, float]] = {"least": 0, "p05": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
CONFIDENCE_Z: Final = 1.959964  # the normal distribution's 97.5 %: intervals of 95 %


@dataclass(frozen=True, slots=True)
class Tournament:
    """`games` games of these bots with the seeds `seed`, `seed + 1`, ... Raises `BadSettings` for an unknown bot.

    `rotate`: each game shifts the seating by one seat, so that seats do not favour a bot; game 0 seats the bots in the
    order of `players`. `data_set`, `ground_map`, `expansions` and `settings` apply to each game.
    """

    players: tuple[str, ...]
    games: int
    seed: int = 1
    rotate: bool = True
    data_set: str = "house"
    ground_map: int = 1
    expansions: tuple[str, ...] = ()
    settings: Settings = field(default_factory=Settings)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in game `number`, from 0."""
        shift = number % len(self.players) if self.rotate else 0
        return self.players[len(self.players) - shift :] + self.players[: len(self.players) - shift]

    def play(self, number: int) -> GameFigures:
        """Plays game `number`; its figures depend neither on the machine nor on the order of the games."""
        names = self.seating(number)
        game = play_game(
            [make_bot(name) for name in names],
            self.seed + number,
            settings=self.settings,
            data_set=self.data_set,
            ground_map=self.ground_map,
            expansions=self.expansions,
        )
        return figures_of(game, names)


@dataclass(frozen=True, slots=True)
class Wins:
    """`wins` of `games`, with the 95 % Wilson interval of the win rate. `expected`: the rate among equal bots."""

    games: int
    wins: float
    expected: float
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @classmethod
    def of(cls, games: int, wins: float, expected: float) -> "Wins":
        low, high = wilson(wins, games)
        return cls(games, wins, expected, low, high)

    def as_json(self) -> dict[str, float]:
        numbers = asdict(self) | {"rate": self.rate, "advantage": self.rate - self.expected}
        return {name: round(number, 4) for name, number in numbers.items()}


def wilson(wins: float, games: int, z: float = CONFIDENCE_Z) -> tuple[float, float]:
    """The score interval of a rate (E. B. Wilson, 1927), valid for few games and for rates near 0 and 1."""
    rate, spread = wins / games, z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    reach = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass(frozen=True, slots=True)
class Standings:
    """The figures of a tournament's games, by game number."""

    tournament: Tournament
    figures: tuple[GameFigures, ...]

    @property
    def by_bot(self) -> Mapping[str, Wins]:
        """Wins by bot; a bot on two seats is expected to win twice as often."""
        wins_by_bot = {}
        players = self.tournament.players
        for name in dict.fromkeys(players):
            wins = sum(_share(game, seat) for game in self.figures for seat, bot in enumerate(game.bots) if bot == name)
            wins_by_bot[name] = Wins.of(len(self.figures), wins, players.count(name) / len(players))
        return wins_by_bot

    @property
    def by_seat(self) -> tuple[Wins, ...]:
        """Wins by seat."""
        seats = len(self.tournament.players)
        return tuple(
            Wins.of(len(self.figures), sum(_share(game, seat) for game in self.figures), 1 / seats)
            for seat in range(seats)
        )

    @property
    def rounds(self) -> dict[str, float]:
        return _spread([game.rounds for game in self.figures])

    def scores_of(self, bot: str) -> dict[str, float]:
        return _spread([score for game in self.figures for score, name in _seated(game) if name == bot])

    def scores_at(self, seat: int) -> dict[str, float]:
        return _spread([game.scores[seat] for game in self.figures])

    @property
    def short_of(self) -> dict[str, int]:
        """The number of games that each building brick ended by running short (R8.2)."""
        return dict(sorted(Counter(game.short_of for game in self.figures).items()))

    def as_json(self) -> dict[str, object]:
        """One object with every figure; it does not depend on how the games were distributed among processes."""
        asked = self.tournament
        seats = range(len(asked.players))
        return {
            "players": list(asked.players),
            "games": asked.games,
            "seed": asked.seed,
            "rotated": asked.rotate,
            "set": asked.data_set,
            "ground_map": asked.ground_map,
            "expansions": list(asked.expansions),
            "bots": {name: wins.as_json() | {"score": self.scores_of(name)} for name, wins in self.by_bot.items()},
            "seats": [self.by_seat[seat].as_json() | {"score": self.scores_at(seat)} for seat in seats],
            "rounds": self.rounds,
            "rounds_count": {
                str(n): count for n, count in sorted(Counter(game.rounds for game in self.figures).items())
            },
            "score": _spread([score for game in self.figures for score in game.scores]),
            "margin": _spread([sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in self.figures]),
            "won_by": dict(sorted(Counter(game.reason for game in self.figures).items())),
            "short_of": self.short_of,
            "cards_per_player": _mean([game.cards / len(seats) for game in self.figures]),
            "bonus_cards": _mean([game.bonus_cards for game in self.figures]),
            "built_arches": _mean([game.built_arches for game in self.figures]),
        }


def _share(game: GameFigures, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _seated(game: GameFigures) -> Iterable[tuple[int, str]]:
    return zip(game.scores, game.bots, strict=True)


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2)


def _spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, extremes and quantiles."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": _mean(ordered),
        **{name: ordered[round(last * part)] for name, part in QUANTILES.items()},
        "most": ordered[-1],
    }
