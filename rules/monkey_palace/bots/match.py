"""Whole games between bots, and the figures of many.

`python -m monkey_palace.bots.match --games 300 --players greedy,greedy --seed 1` prints them as one JSON object.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monkey_palace.bots import BOTS, Bot, make_bot
from monkey_palace.errors import RulesError
from monkey_palace.game import Game
from monkey_palace.pieces import MAX_PLAYERS, MIN_PLAYERS, Piece
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

# Each turn takes at least one piece from the tray (every board prints a delivery), so that 176 turns empty it, and no
# turn has more than a dozen prompts. A game that gets here does not end: a fault of the rules, not of a bot.
MAX_COMMANDS: Final = 176 * 12

QUANTILES: Final[Mapping[str, float]] = {"least": 0, "p05": 0.05, "median": 0.5, "p95": 0.95, "most": 1}


class EndlessGame(AssertionError):
    """A game that passed `MAX_COMMANDS`: it should be impossible."""


def play_game(
    bots: Sequence[Bot],
    seed: int,
    *,
    settings: Settings | None = None,
    data_set: str | Path = "house",
    expansions: Sequence[str] = (),
) -> Game:
    """A game played to its end by these bots, in seat order. Equal arguments give the same game, on any machine.

    The seed shuffles the piles and gives each seat a chance of its own. Raises `IllegalCommand` if a bot cheats.
    """
    names = [f"{bot.name} {seat}" for seat, bot in enumerate(bots, start=1)]
    game = Game.new(names, settings=settings or Settings(), data_set=data_set, expansions=tuple(expansions), seed=seed)
    chances = [Rng.keyed("bot", seed, seat) for seat in range(len(bots))]
    for _ in range(MAX_COMMANDS):
        if game.state.ended:
            return game
        seat = game.prompt.player
        game.apply(bots[seat].choose(game.state.observed(), chances[seat]))
    raise EndlessGame(f"seed {seed}: expected an end within {MAX_COMMANDS} commands, got none")


@dataclass(frozen=True, slots=True)
class GameFigures:
    """What one finished game adds to the figures of many."""

    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    short_of: str
    cards: int
    bonus_cards: int
    built_arches: int


def figures_of(game: Game) -> GameFigures:
    """The figures of a finished game."""
    state, result = game.state, game.result()
    if result is None or state.shortage is None:
        raise ValueError("expected a finished game, got one that goes on")
    return GameFigures(
        rounds=state.round,
        scores=tuple(sheet.total for sheet in game.score()),
        winners=result.winners,
        reason=result.reason,
        short_of=state.shortage.piece.value,
        cards=sum(len(player.cards) for player in state.players),
        bonus_cards=sum(player.bonus for player in state.players),
        built_arches=state.built[Piece.ARCH],
    )


def summary(players: Sequence[str], figures: Sequence[GameFigures]) -> dict[str, object]:
    """Many games in one object: rounds, scores and wins by seat, what ran short. Shared victories are split."""
    games = len(figures)
    rounds = sorted(one.rounds for one in figures)
    wins = [sum((seat in one.winners) / len(one.winners) for one in figures) / games for seat in range(len(players))]
    return {
        "players": list(players),
        "games": games,
        "rounds": {"mean": _mean(rounds), **_quantiles(rounds), "share_8_to_14": _share(8 <= n <= 14 for n in rounds)},
        "rounds_count": {str(n): count for n, count in sorted(Counter(rounds).items())},
        "win_share_by_seat": [round(share, 3) for share in wins],
        "score_by_seat": [_mean([one.scores[seat] for one in figures]) for seat in range(len(players))],
        "score": _quantiles(sorted(score for one in figures for score in one.scores)),
        "margin": _mean([sorted(one.scores)[-1] - sorted(one.scores)[-2] for one in figures]),
        "won_by": dict(sorted(Counter(one.reason for one in figures).items())),
        "short_of": dict(sorted(Counter(one.short_of for one in figures).items())),
        "cards_per_player": _mean([one.cards / len(players) for one in figures]),
        "bonus_cards": _mean([one.bonus_cards for one in figures]),
        "built_arches": _mean([one.built_arches for one in figures]),
    }


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2)


def _share(flags: Iterable[bool]) -> float:
    seen = list(flags)
    return round(sum(seen) / len(seen), 3)


def _quantiles(ordered: Sequence[int]) -> dict[str, int]:
    last = len(ordered) - 1
    return {name: ordered[round(last * part)] for name, part in QUANTILES.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the games and prints one JSON object. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m monkey_palace.bots.match", description="Games between bots.")
    parser.add_argument("--games", type=int, default=100, help="how many games, seeds counting up (default 100)")
    parser.add_argument("--players", default="greedy,greedy", help=f"a bot for each seat: {', '.join(BOTS)}")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    parser.add_argument("--set", default="house", help="card set: a name or a folder (default house)")
    parser.add_argument("--expansions", default="", help="butterfly, frog or both, with a comma between")
    given = parser.parse_args(arguments)
    names = given.players.split(",")
    if given.games < 1 or not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        parser.error(f"at least 1 game and {MIN_PLAYERS} to {MAX_PLAYERS} players are wanted")
    expansions = [name for name in given.expansions.split(",") if name]
    try:
        bots = [make_bot(name) for name in names]
        figures = [
            figures_of(play_game(bots, given.seed + number, data_set=given.set, expansions=expansions))
            for number in range(given.games)
        ]
    except RulesError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(summary(names, figures)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
