"""Many games between bots: which games they are, and what their figures say. Whoever plays them is not known here.

A shared victory counts for each of its winners by its part (half a win for two), in every number below.
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

    `rotate`: with each game everybody moves one seat on, so that no bot owes its wins to a seat; game 0 is seated as
    `players` says. `data_set`, `ground_map`, `expansions`, `settings` are those of each game.
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
        """Who sits where in game `number`, from 0."""
        shift = number % len(self.players) if self.rotate else 0
        return self.players[len(self.players) - shift :] + self.players[: len(self.players) - shift]

    def play(self, number: int) -> GameFigures:
        """Plays game `number`: the same figures on any machine and in any order of the games."""
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
    """`wins` of `games`, and the 95 % interval of the win rate (Wilson). `expected`: the rate among equals."""

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
    """The score interval of a rate (E. B. Wilson, 1927): sound for few games and for rates near 0 and 1."""
    rate, spread = wins / games, z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    reach = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass(frozen=True, slots=True)
class Standings:
    """The figures of a tournament's games, in the order of their numbers."""

    tournament: Tournament
    figures: tuple[GameFigures, ...]

    @property
    def by_bot(self) -> Mapping[str, Wins]:
        """Each name's wins; a bot that sits at the table twice is expected to win twice as often."""
        found = {}
        players = self.tournament.players
        for name in dict.fromkeys(players):
            wins = sum(_part(one, seat) for one in self.figures for seat, sits in enumerate(one.bots) if sits == name)
            found[name] = Wins.of(len(self.figures), wins, players.count(name) / len(players))
        return found

    @property
    def by_seat(self) -> tuple[Wins, ...]:
        """Each seat's wins, whoever sat there."""
        seats = len(self.tournament.players)
        return tuple(
            Wins.of(len(self.figures), sum(_part(one, seat) for one in self.figures), 1 / seats)
            for seat in range(seats)
        )

    @property
    def rounds(self) -> dict[str, float]:
        return _spread([one.rounds for one in self.figures])

    def scores_of(self, bot: str) -> dict[str, float]:
        return _spread([score for one in self.figures for score, sits in _seated(one) if sits == bot])

    def scores_at(self, seat: int) -> dict[str, float]:
        return _spread([one.scores[seat] for one in self.figures])

    @property
    def short_of(self) -> dict[str, int]:
        """How often each building brick ran short and ended the game (R8.2)."""
        return dict(sorted(Counter(one.short_of for one in self.figures).items()))

    def as_json(self) -> dict[str, object]:
        """One object with every figure; equal for equal games, however they were shared out."""
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
            "rounds_count": {str(n): count for n, count in sorted(Counter(one.rounds for one in self.figures).items())},
            "score": _spread([score for one in self.figures for score in one.scores]),
            "margin": _spread([sorted(one.scores)[-1] - sorted(one.scores)[-2] for one in self.figures]),
            "won_by": dict(sorted(Counter(one.reason for one in self.figures).items())),
            "short_of": self.short_of,
            "cards_per_player": _mean([one.cards / len(seats) for one in self.figures]),
            "bonus_cards": _mean([one.bonus_cards for one in self.figures]),
            "built_arches": _mean([one.built_arches for one in self.figures]),
        }


def _part(one: GameFigures, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _seated(one: GameFigures) -> Iterable[tuple[int, str]]:
    return zip(one.scores, one.bots, strict=True)


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2)


def _spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, ends and quantiles."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": _mean(ordered),
        **{name: ordered[round(last * part)] for name, part in QUANTILES.items()},
        "most": ordered[-1],
    }
