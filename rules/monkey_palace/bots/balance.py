"""Measures a card set with planners: offers and purchases of each card, untouched piles, rounds, seats and points.

`python -m monkey_palace.bots.balance --games 400 --seed 1 --players 2 3 4 --set FOLDER` prints the figures and every
missed bound of docs/adr/0004-house-deck.md. Equal arguments print equal figures on any machine.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from monkey_palace.bots.match import play_game
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.bots.tournament import Wins
from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import Card, CardSet, load_set
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.history import Game
from monkey_palace.game.purchases import on_offer
from monkey_palace.game.state import PromptKind
from monkey_palace.settings import Settings

SETTINGS: Final = Settings(figure_blocks="others")
CHEAPEST: Final = ("multi-1", "multi-2")
"""The piles of the restricted planner: without a colour, and paid by two credits."""

LEAST_BOUGHT: Final = 0.08
"""Every card is bought in at least this share of its offers."""
MOST_UNTOUCHED: Final = 1 / 3
"""Every pile sells nothing in at most this share of the games."""
MOST_CHEAPEST: Final = 0.35
"""Win rate that a planner on `CHEAPEST` may reach against a planner on all piles."""
MEAN_ROUNDS: Final[Mapping[int, tuple[float, float]]] = {2: (8, 13), 3: (7, 11), 4: (6, 9)}
"""Least and most mean rounds, by the number of players."""
MOST_SEAT: Final = 0.05
"""Most distance of a seat's win rate from an equal share."""


@dataclass(frozen=True, slots=True)
class GameBalance:
    """One finished game. `offered` and `bought` name a card once for each cards step in which it was.

    A card is offered if it may be taken alone (R6.1, R6.2): it is on top, its colour fits, the credits pay for it.
    `winners`: seats; `cards`, `bonus`, `trophies`: bananas of all players by source.
    """

    rounds: int
    winners: tuple[int, ...]
    offered: tuple[str, ...]
    bought: tuple[str, ...]
    cards: int
    bonus: int
    trophies: int


def balance_of(game: Game) -> GameBalance:
    """The figures of a finished game. Raises ValueError for an unfinished game."""
    result = game.result()
    if result is None:
        raise ValueError("expected a finished game, got one that goes on")
    state = game.state
    card_set = cards_of(state)
    offered = [
        card.id
        for before in game.states
        if before.prompt.kind is PromptKind.TAKE_CARDS
        for pile in on_offer(before, card_set)
        for card in pile
    ]
    sheets = game.score()
    return GameBalance(
        rounds=state.round,
        winners=result.winners,
        offered=tuple(offered),
        bought=tuple(card for player in state.players for card in player.cards),
        cards=sum(sheet.cards for sheet in sheets),
        bonus=sum(sheet.bonus for sheet in sheets),
        trophies=sum(sheet.monkey + sheet.butterfly + sheet.frog for sheet in sheets),
    )


@dataclass(frozen=True, slots=True)
class CardSales:
    """One card's offers and purchases over several games."""

    card: Card
    offers: int
    bought: int

    @property
    def rate(self) -> float:
        """The share of its offers in which it was bought; 0 without an offer."""
        return self.bought / self.offers if self.offers else 0.0


@dataclass(frozen=True, slots=True)
class Balance:
    """The games of equal planners on all seats of one table."""

    card_set: CardSet
    players: int
    games: tuple[GameBalance, ...]

    @property
    def sales(self) -> tuple[CardSales, ...]:
        """Every card of the set, in pile order."""
        offers = Counter(id for game in self.games for id in game.offered)
        bought = Counter(id for game in self.games for id in game.bought)
        return tuple(CardSales(card, offers[card.id], bought[card.id]) for card in self.card_set.cards)

    @property
    def untouched(self) -> dict[str, float]:
        """By pile, the share of games in which it sells no card."""
        games = Counter(pile for game in self.games for pile in {self.card_set.card(id).pile for id in game.bought})
        return {pile: (len(self.games) - games[pile]) / len(self.games) for pile in PILES}

    @property
    def mean_rounds(self) -> float:
        return sum(game.rounds for game in self.games) / len(self.games)

    @property
    def seats(self) -> tuple[Wins, ...]:
        """Wins by seat; a shared victory counts as a fraction for each winner."""
        return tuple(
            Wins.of(len(self.games), float(sum(_share(game, seat) for game in self.games)), 1 / self.players)
            for seat in range(self.players)
        )

    @property
    def shares(self) -> dict[str, float]:
        """The share of all bananas by source: "cards", "bonus", "trophies"."""
        points = {
            "cards": sum(game.cards for game in self.games),
            "bonus": sum(game.bonus for game in self.games),
            "trophies": sum(game.trophies for game in self.games),
        }
        total = sum(points.values())
        return {source: bananas / total for source, bananas in points.items()}

    @property
    def mean_score(self) -> float:
        """Bananas of one player."""
        total = sum(game.cards + game.bonus + game.trophies for game in self.games)
        return total / len(self.games) / self.players


def measure(card_set: CardSet, players: int, games: int, seed: int) -> Balance:
    """`games` games of planners with the seeds `seed`, `seed + 1`, ... on map 1."""
    return Balance(
        card_set,
        players,
        tuple(
            balance_of(play_game([PlannerBot()] * players, seed + number, settings=SETTINGS, data_set=card_set))
            for number in range(games)
        ),
    )


def cheapest_wins(card_set: CardSet, games: int, seed: int) -> Wins:
    """Wins of a planner on `CHEAPEST` against a planner on all piles; the two swap seats after each game.

    A shared victory counts half.
    """
    wins = Fraction(0)
    for number in range(games):
        seat = number % 2
        bots = [PlannerBot(), PlannerBot()]
        bots[seat] = PlannerBot(piles=CHEAPEST)
        wins += _share(balance_of(play_game(bots, seed + number, settings=SETTINGS, data_set=card_set)), seat)
    return Wins.of(games, float(wins), 0.5)


def _share(game: GameBalance, seat: int) -> Fraction:
    return Fraction(1, len(game.winners)) if seat in game.winners else Fraction(0)


def misses(balance: Balance) -> list[str]:
    """A sentence for each missed bound of a table's games."""
    found = [
        f"{sold.card.id} is bought in {sold.rate:.1%} of {sold.offers} offers, expected {LEAST_BOUGHT:.0%}"
        for sold in balance.sales
        if sold.rate < LEAST_BOUGHT
    ]
    found += [
        f"{pile} is untouched in {share:.1%} of the games, expected at most {MOST_UNTOUCHED:.1%}"
        for pile, share in balance.untouched.items()
        if share > MOST_UNTOUCHED
    ]
    least, most = MEAN_ROUNDS[balance.players]
    if not least <= balance.mean_rounds <= most:
        found.append(f"a game lasts {balance.mean_rounds:.1f} rounds, expected {least} to {most}")
    found += [
        f"seat {number} wins {wins.rate:.1%}, expected {wins.expected:.1%} within {MOST_SEAT * 100:.0f} points"
        for number, wins in enumerate(balance.seats, start=1)
        if abs(wins.rate - wins.expected) > MOST_SEAT
    ]
    return found


def misses_of_cheapest(wins: Wins) -> list[str]:
    """A sentence if a planner on the cheapest piles wins too often."""
    if wins.rate <= MOST_CHEAPEST:
        return []
    return [f"a planner on {' and '.join(CHEAPEST)} wins {wins.rate:.1%}, expected at most {MOST_CHEAPEST:.0%}"]


def lines(balance: Balance) -> Iterator[str]:
    """The figures of a table's games as text."""
    games = len(balance.games)
    yield f"{balance.players} planners, {games} games"
    yield f"  rounds {balance.mean_rounds:.2f}, bananas of a player {balance.mean_score:.1f}"
    yield "  share of the bananas: " + ", ".join(f"{name} {share:.1%}" for name, share in balance.shares.items())
    for number, wins in enumerate(balance.seats, start=1):
        yield f"  seat {number} wins {wins.rate:.1%} (95 % interval {wins.low:.1%} to {wins.high:.1%})"
    for pile, share in balance.untouched.items():
        yield f"  {pile}: untouched in {share:.1%} of the games"
        for sold in balance.sales:
            if sold.card.pile == pile:
                yield f"    {sold.card.id}: bought in {sold.rate:.1%} of {sold.offers} offers"
    yield from (f"  MISSED: {sentence}" for sentence in misses(balance))


def cheapest_lines(wins: Wins) -> Iterator[str]:
    """The match of the restricted planner as text."""
    yield f"A planner on {' and '.join(CHEAPEST)} against a planner on all piles, {wins.games} games, seats swapped"
    yield f"  wins {wins.rate:.1%} (95 % interval {wins.low:.1%} to {wins.high:.1%})"
    yield from (f"  MISSED: {sentence}" for sentence in misses_of_cheapest(wins))


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the figures of a set."""
    parser = argparse.ArgumentParser(prog="python -m monkey_palace.bots.balance", description=main.__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each number of players and for the match")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--players", type=int, nargs="+", choices=tuple(MEAN_ROUNDS), default=list(MEAN_ROUNDS))
    parser.add_argument("--set", default="house", help="the name of a packaged set, or a set's folder")
    asked = parser.parse_args(arguments)
    card_set = load_set(asked.set)
    print(f"set {card_set.name}, seeds {asked.seed} to {asked.seed + asked.games - 1}")
    for players in asked.players:
        print("\n".join(lines(measure(card_set, players, asked.games, asked.seed))), flush=True)
    print("\n".join(cheapest_lines(cheapest_wins(card_set, asked.games, asked.seed))))


if __name__ == "__main__":
    main()
