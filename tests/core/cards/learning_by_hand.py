"""A table whose set is learnt while it is played: people read their cards and enter what they print."""

from tests.core.by_hand import Table, play_by_hand

from monkey_palace.board.notation import parse_placements
from monkey_palace.bots import make_bot
from monkey_palace.cards.blank_set import blank_set
from monkey_palace.cards.model import Card, CardSet, load_set
from monkey_palace.errors import RulesError
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Build, Command, TakeCards
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng
from palace_hub.card_sets.folder import sets_folder
from palace_hub.core.learning import to_learn
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.pile import face, unknown_cards
from palace_hub.views.snapshot import Phase, Stage

TRUTH = load_set("house")


def empty_set(name: str = "ours") -> CardSet:
    """A set with the kits and sizes of the true one, and nothing else."""
    kits = [board.start_kit for board in TRUTH.boards]
    return blank_set(name, kits, [len(cards) for _, cards in TRUTH.piles])


def state_of(table: Table) -> GameState:
    book = table.core.hub.book
    assert book is not None
    return book.game.state


def print_of(card: Card) -> dict[str, object]:
    return {"bananas": card.bananas, "one_time": card.one_time, "recurring": card.recurring}


def learn_card(id: str, truth: Card) -> say.LearnCard:
    return say.LearnCard(card=id, **print_of(truth))


class _BuilderOnTheTrueMap:
    """A bot that sees the printed map, and enters each knob that it builds on and the hub does not know."""

    name = "reader"

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bot = make_bot("greedy")

    def choose(self, state: GameState, rng: Rng) -> Command:
        true = TRUTH.ground_map(state.ground_map).ground
        command = self._bot.choose(state.model_copy(update={"ground": true}), rng)
        if isinstance(command, Build):
            known = {knob[:2] for knob in state.ground}
            feet = {
                (foot.x, foot.y) for piece in parse_placements(command.staircase) for foot in piece.feet if not foot.z
            }
            for x, y, colour in true:
                if (x, y) in feet - known:
                    self._table.enter(say.LearnKnob(x=x, y=y, colour=colour))
        return command


class Readers:
    """People with the true cards. `bought`: the true card by the id under which the hub knows it."""

    def __init__(self, seed: int = 4) -> None:
        self.deck = CardDeck(TRUTH, seed)
        self.bought: dict[str, str] = {}

    def name_of(self, table: Table, top: Card) -> str:
        """The id of a known card with this print that is left in the pile; a new one is entered first."""
        state = state_of(table)
        cards, held = cards_of(state), {card for player in state.players for card in player.cards}
        same = [card.id for card in cards.cards if card.id not in held and face(card) == face(top)]
        if same:
            return same[0]
        id = unknown_cards(state)[top.pile][0]
        table.enter(learn_card(id, top))
        assert table.core.hub.refusal is None, table.core.hub.refusal
        return id

    def buy(self, table: Table) -> None:
        """Take the first top that the credits pay for."""
        state, game = state_of(table), table.core.hub.book.game
        for pile, _ in TRUTH.piles:
            top = self.deck.top(pile)
            unknown = unknown_cards(state).get(pile)
            if top is None:
                continue
            card = TRUTH.card(top)
            if card.cost > state.credits or card.colour not in ("multi", state.current.report.start_colour):
                continue
            id = self.name_of(table, card)
            try:
                game.verify(TakeCards(cards=(id,)))
            except RulesError:
                continue
            self.deck.take(state.turn, state.prompt.player, (top,))
            self.bought[id] = top
            table.enter(say.ChooseCards(cards=(id,)), say.Confirm())
            assert table.core.hub.refusal is None, (table.core.hub.refusal, unknown)
            return
        table.enter(say.ChooseCards(cards=()), say.Confirm())

    def play(self, table: Table, *, before: int | None = None, at: Stage | None = None) -> None:
        """Play to turn `before` (or its stage `at`), or to the end."""
        for _ in range(400):
            hub = table.core.hub
            if hub.phase is Phase.ENDED or (state_of(table).turn == before and at in (None, hub.stage)):
                return
            missing = to_learn(hub)
            if missing is not None:
                assert missing.what == "board"
                recurring = TRUTH.boards[missing.seat].recurring
                table.enter(say.LearnBoard(seat=missing.seat, recurring=recurring))
                assert hub.refusal is None
            elif hub.stage is Stage.CARDS:
                self.buy(table)
            else:
                play_by_hand(table, _BuilderOnTheTrueMap(table), pause=lambda: self._pauses(table, before, at))
        raise AssertionError("the game did not end")

    @staticmethod
    def _pauses(table: Table, before: int | None, at: Stage | None) -> bool:
        hub = table.core.hub
        if hub.phase is Phase.ENDED:
            return True
        there = state_of(table).turn == before and at in (None, hub.stage)
        return there or hub.stage is Stage.CARDS or to_learn(hub) is not None


def files_of_game(table: Table) -> None:
    """The set on the disk is the one of the game."""
    state = state_of(table)
    assert load_set(sets_folder() / state.set, incomplete=True) == cards_of(state)
