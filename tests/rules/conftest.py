"""Fixtures of the rules: a plain deck with changeable cards, and positions that keep the box complete."""

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from tests.rules.engine.engine_client import NEW, Client

from monkey_palace.board.pieces import BOX, BUILDING, LETTER, Figure, Piece
from monkey_palace.cards.deck_format import PILES, Board, Symbols, pile_colour, pile_cost
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.game.card_set import remember
from monkey_palace.game.commands import Command, ReportBuild
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of, standing_figures
from monkey_palace.game.phases import commands_due
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.settings import Settings

CARDS_PER_PILE = 5
KITS = (Symbols(arch=2), Symbols(arch=2, brick=1), Symbols(arch=2, brick=2), Symbols(arch=3))


def plain_deck(**changed: Mapping[str, Any]) -> CardSet:
    """Five cards per pile, `<pile>/<n>`; each has bananas equal to its cost and one recurring brick.

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
    """Sets a player's stock; the difference comes from or goes to the tray."""
    players, supply = list(state.players), dict(state.supply)
    for piece, amount in stock.items():
        supply[Piece(piece)] -= amount - players[seat].bricks[piece]
    players[seat] = players[seat].model_copy(update={"bricks": players[seat].bricks.model_copy(update=stock)})
    return due_again(state.model_copy(update={"players": tuple(players), "supply": supply}))


def with_supply(state: GameState, **supply: int) -> GameState:
    """Sets the tray's supply; the difference comes from or goes to the palace, whose shape becomes unknown."""
    left, built, highest = dict(state.supply), dict(state.built), dict(state.highest)
    for piece, amount in supply.items():
        built[Piece(piece)] += left[Piece(piece)] - amount
        left[Piece(piece)] = amount
        if piece in highest and built[Piece(piece)] and highest[piece] is None:
            highest[piece] = 1
    return due_again(state.model_copy(update={"supply": left, "built": built, "highest": highest, "palace": ()}))


def shapeless(state: GameState) -> GameState:
    """The same game with a palace of unknown shape, as after a reported staircase."""
    turn = state.current.model_copy(update={"staircase": ()})
    return due_again(state.model_copy(update={"palace": (), "current": turn}))


def due_again(state: GameState) -> GameState:
    """Recomputes the prompt's commands after a change by hand."""
    commands = commands_due(state, state.prompt.kind)
    return state.model_copy(update={"prompt": state.prompt.model_copy(update={"commands": commands})})


class Table:
    """A game under test: `do` applies commands, `to` answers prompts until a given one is due."""

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
        """Continues from a position changed by hand: `with_stock`, `with_supply`."""
        self.game = Game.from_state(change(self.state, *args, **changes))
        return self

    def build(self, arches: int = 1, colour: str = "light_green", **facts: Any) -> "Table":
        """Gives the player the pieces of a staircase and reports it, in its start colour, every brick on the path.

        A single arch starts on a brick by default, since it reaches no old piece from the ground (R4.5).
        """
        facts = {"bricks": 1 if arches == 1 and not facts.get("columns") else 0} | facts
        facts = {"height": arches + facts.get("bricks", 0), "decoration": colour} | facts
        need = {"arch": arches, "brick": facts.get("bricks", 0), "column": facts.get("columns", 0)}
        stock = self.state.player.bricks
        self.set(with_stock, self.state.prompt.player, **{p: max(stock[p], n) for p, n in need.items()})
        return self.do(ReportBuild(start_colour=colour, arches=arches, **facts))

    def rich(self, arch: int = 9, brick: int = 9, column: int = 4) -> "Table":
        """Gives the player in turn enough pieces for the test's staircase."""
        return self.set(with_stock, self.state.prompt.player, arch=arch, brick=brick, column=column)

    def to(self, kind: PromptKind) -> "Table":
        """Answers with the first legal command (no cards bought) until this prompt is due."""
        while self.state.prompt.kind is not kind:
            self.do(next(iter(self.game.legal)))
        return self


@pytest.fixture
def deck() -> Callable[..., CardSet]:
    return plain_deck


@pytest.fixture
def table() -> Callable[..., Table]:
    """A new game with the plain deck: `table(players=3, cards=..., highest_tie_earns_credit=True)`.

    The palace is unknown, so that any facts can be reported; with `known=True` it stands on map 1. `printed`: R11.
    """

    def lay(
        players: int = 2,
        cards: CardSet | None = None,
        expansions: tuple[str, ...] = (),
        known: bool = False,
        printed: bool = False,
        **settings: Any,
    ) -> Table:
        names = ["Ann", "Bo", "Cy", "Di"][:players]
        data_set = cards or plain_deck()
        rules = Settings(**settings)
        shuffled = {"deck": "printed"} if printed else {"seed": 1}
        laid = Table(Game.new(names, settings=rules, data_set=data_set, expansions=expansions, **shuffled))
        return laid if known else laid.set(shapeless)

    return lay


@pytest.fixture
def stock() -> Callable[..., GameState]:
    return with_stock


@pytest.fixture
def supply() -> Callable[..., GameState]:
    return with_supply


def invariants(state: GameState) -> None:
    """Invariants of every state, recomputed from the rulebook."""
    for piece, boxed in BOX.items():
        stocks = sum(player.bricks[piece] for player in state.players) if piece in BUILDING else 0
        assert state.supply[piece] + stocks + state.built[piece] + state.lost[piece] == boxed, f"R1.1, R7.6 {piece}"
        assert min(state.supply[piece], state.built[piece]) >= 0
    assert state.bonus_left + sum(player.bonus for player in state.players) == 14, "R1.6"
    cards = [card for pile in state.piles for card in pile if card] + [card for p in state.players for card in p.cards]
    cards += state.removed
    assert len(cards) == len(set(cards)), "R1.4, R11.4"
    for pile, shown in zip(state.piles, state.market, strict=True):
        assert (shown.left, shown.top) == (len(pile), pile[-1] if pile else None)
    assert state.turn == (state.round - 1) * len(state.players) + state.prompt.player + 1, "R2.4"
    assert state.credits >= 0
    assert (state.prompt.kind is PromptKind.ENDED) == state.ended == (not state.prompt.commands)
    for figure, holder in state.trophies.items():
        assert holder is not None or state.figures[figure] is None, "R9.4"
    palace_invariants(state)
    playing = [seat for seat in range(len(state.players)) if seat not in state.gone]
    if state.ended_early:
        assert state.ended, "R12.1"
    elif state.ended:
        assert state.end_triggered_by is not None
        assert not any(seat > state.prompt.player for seat in playing), "R8.3"
    assert state.ended or (state.prompt.player in playing and len(playing) >= 2), "R12.2"


def palace_invariants(state: GameState) -> None:
    """Invariants of a known palace: it matches `built`, `highest` and the geometry."""
    if not state.palace:
        assert state.current.staircase == ()
        return
    counts = Counter(word[0] for word in state.palace)
    assert {LETTER[piece]: count for piece, count in state.built.items() if count} == counts, "R1.1"
    for colour, highest in state.highest.items():
        levels = [int(re.split("[,enws]", word)[2]) for word in state.palace if word[0] == LETTER[Piece(colour)]]
        assert highest == max(levels, default=None), f"R5.3 {colour}"
    assert state.palace[-len(state.current.staircase) :] == state.current.staircase or not state.current.staircase
    standing = standing_figures(state)
    assert len(set(standing.values())) == len(standing)
    palace = palace_of(state)
    for figure, cell in standing.items():
        below = palace.knobs[cell]
        assert cell not in palace.occupant, f"R3.5 {figure}"
        assert below is not None
        assert (below.piece is Piece.ARCH) == (figure is not Figure.BUTTERFLY), f"R9 {figure}"


@pytest.fixture
def check_invariants() -> Callable[[GameState], None]:
    return invariants


@pytest.fixture
def client() -> Client:
    client = Client()
    assert client.ask(**NEW)["ok"]
    return client
