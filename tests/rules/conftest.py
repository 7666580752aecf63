"""A table to test rules at: a plain deck whose cards a test can rewrite, and positions that keep the box complete."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from monkey_palace.boards import Board
from monkey_palace.card_sets import remember
from monkey_palace.cards import PILES, Card, CardSet, Symbols
from monkey_palace.commands import Command, ReportBuild
from monkey_palace.deck_format import pile_colour, pile_cost
from monkey_palace.game import Game
from monkey_palace.phases import commands_due
from monkey_palace.pieces import BOX, BUILDING, Figure, Piece
from monkey_palace.settings import Settings
from monkey_palace.state import GameState, PromptKind

CARDS_PER_PILE = 5
KITS = (Symbols(arch=2), Symbols(arch=2, brick=1), Symbols(arch=2, brick=2), Symbols(arch=3))


def plain_deck(**changed: Mapping[str, Any]) -> CardSet:
    """Five cards a pile, `<pile>/<n>`, each of as many bananas as it costs and one recurring brick.

    `changed` rewrites every card of a pile: `plain_deck(multi_1={"one_time": Symbols(column=1)})`.
    """
    piles = []
    for pile in PILES:
        values = {"bananas": pile_cost(pile), "one_time": Symbols(), "recurring": Symbols(brick=1)}
        values |= changed.get(pile.replace("-", "_"), {})
        piles.append(
            (
                pile,
                tuple(
                    Card(id=f"{pile}/{n}", pile=pile, cost=pile_cost(pile), colour=pile_colour(pile), **values)
                    for n in range(CARDS_PER_PILE)
                ),
            )
        )
    boards = tuple(Board(seat, kit, Symbols(arch=1, brick=1)) for seat, kit in enumerate(KITS))
    content = hashlib.sha256(repr((piles, boards)).encode()).hexdigest()
    return remember(CardSet("test", "test", content, tuple(piles), boards))


def with_stock(state: GameState, seat: int, **stock: int) -> GameState:
    """The player has exactly this stock; the difference comes from or goes to the tray."""
    players, supply = list(state.players), dict(state.supply)
    for piece, amount in stock.items():
        supply[Piece(piece)] -= amount - players[seat].bricks[piece]
    players[seat] = players[seat].model_copy(update={"bricks": players[seat].bricks.model_copy(update=stock)})
    return due_again(state.model_copy(update={"players": tuple(players), "supply": supply}))


def with_supply(state: GameState, **supply: int) -> GameState:
    """The tray holds exactly this; the difference comes from or goes to the palace."""
    left, built, highest = dict(state.supply), dict(state.built), dict(state.highest)
    for piece, amount in supply.items():
        built[Piece(piece)] += left[Piece(piece)] - amount
        left[Piece(piece)] = amount
        if piece in highest and built[Piece(piece)] and highest[piece] is None:
            highest[piece] = 1
    return due_again(state.model_copy(update={"supply": left, "built": built, "highest": highest}))


def due_again(state: GameState) -> GameState:
    """The prompt's commands after a change by hand."""
    commands = commands_due(state, state.prompt.kind)
    return state.model_copy(update={"prompt": state.prompt.model_copy(update={"commands": commands})})


class Table:
    """A game under test: `do` applies commands, `to` answers prompts in the plainest way until one is reached."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> GameState:
        return self.game.state

    def do(self, *commands: Command) -> "Table":
        for command in commands:
            self.game.apply(command)
        return self

    def set(self, change: Callable[..., GameState], *args: Any, **changes: Any) -> "Table":
        """Go on from a position changed by hand: `with_stock`, `with_supply`."""
        self.game = Game.from_state(change(self.state, *args, **changes))
        return self

    def build(self, arches: int = 1, colour: str = "light_green", **facts: Any) -> "Table":
        """Give the player what the staircase needs and report it, at its lowest level, in the right colour."""
        facts = {"height": arches + facts.get("bricks", 0), "decoration": colour} | facts
        need = {"arch": arches, "brick": facts.get("bricks", 0), "column": facts.get("columns", 0)}
        stock = self.state.player.bricks
        self.set(with_stock, self.state.prompt.player, **{p: max(stock[p], n) for p, n in need.items()})
        return self.do(ReportBuild(start_colour=colour, arches=arches, **facts))

    def to(self, kind: PromptKind) -> "Table":
        """Answer with the first legal command (no cards bought) until this prompt is due."""
        while self.state.prompt.kind is not kind:
            self.do(next(iter(self.game.legal)))
        return self


@pytest.fixture
def deck() -> Callable[..., CardSet]:
    return plain_deck


@pytest.fixture
def table() -> Callable[..., Table]:
    """A new game with the plain deck: `table(players=3, cards=..., highest_tie_earns_credit=True)`."""

    def lay(players: int = 2, cards: CardSet | None = None, expansions: tuple[str, ...] = (), **settings: Any) -> Table:
        names = ["Ann", "Bo", "Cy", "Di"][:players]
        data_set = cards or plain_deck()
        return Table(Game.new(names, settings=Settings(**settings), data_set=data_set, expansions=expansions, seed=1))

    return lay


@pytest.fixture
def stock() -> Callable[..., GameState]:
    return with_stock


@pytest.fixture
def supply() -> Callable[..., GameState]:
    return with_supply


def invariants(state: GameState) -> None:
    """What holds at every moment of every game, counted afresh from the rulebook."""
    for piece, boxed in BOX.items():
        stocks = sum(player.bricks[piece] for player in state.players) if piece in BUILDING else 0
        assert state.supply[piece] + stocks + state.built[piece] + state.lost[piece] == boxed, f"R1.1, R7.6 {piece}"
        assert min(state.supply[piece], state.built[piece]) >= 0
    assert state.bonus_left + sum(player.bonus for player in state.players) == 14, "R1.6"
    cards = [card for pile in state.piles for card in pile] + [card for p in state.players for card in p.cards]
    assert len(cards) == len(set(cards)), "R1.4"
    for pile, shown in zip(state.piles, state.market, strict=True):
        assert (shown.left, shown.top) == (len(pile), pile[-1] if pile else None)
    assert state.turn == (state.round - 1) * len(state.players) + state.prompt.player + 1, "R2.4"
    assert state.credits >= 0
    assert (state.prompt.kind is PromptKind.ENDED) == state.ended == (not state.prompt.commands)
    for figure, holder in state.trophies.items():
        assert figure is Figure.FROG or (holder is None) == (state.figures[figure] is None), "R9.4"
    if state.ended:
        assert state.end_triggered_by is not None
        assert state.prompt.player == len(state.players) - 1, "R8.3"


@pytest.fixture
def check_invariants() -> Callable[[GameState], None]:
    return invariants
