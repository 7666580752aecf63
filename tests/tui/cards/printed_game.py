"""A game by printed cards on a real core and journal, played by hand to any point, and the application on it."""

from pathlib import Path

from tests.core.by_hand import Table, play_by_hand
from tests.tui.games.keyboard import CoreSource

from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import load_set
from monkey_palace.game.commands import CorrectCard
from monkey_palace.game.state import GameState
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.pile import face, kinds_left
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.views.table.market import PILE_KEYS

HOUSE = load_set("house")
SEED = 5
"""Of the piles: the end is triggered by a delivery that another card would not have made short."""

NAMES = {"-": "minus", "=": "equals_sign"}
KEYS = [NAMES.get(key, key) for key in PILE_KEYS]


def new_table(journal: Journal, path: Path) -> tuple[Table, CardDeck]:
    """A game of two by printed cards, at its first step."""
    table = Table(path, journal, "facts")
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    return table, CardDeck(HOUSE, SEED)


def to_turn(table: Table, deck: CardDeck, turn: int) -> None:
    play_by_hand(table, before=turn, at=Stage.BUILD, by_facts=True, deck=deck)


def to_the_check(table: Table, deck: CardDeck) -> None:
    play_by_hand(table, by_facts=True, until=(Phase.CARDS_CHECK,), deck=deck)


def app_on(table: Table) -> tuple[PalaceApp, CoreSource]:
    source = CoreSource(table)
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0), source


def state_of(table: Table) -> GameState:
    book = table.core.hub.book
    assert book is not None
    return book.game.state


def corrections(table: Table) -> list[CorrectCard]:
    """The corrections in the journal."""
    played = [
        event.body["command"] for event in table.journal.events(table.journal.head().id) if event.kind == "command"
    ]
    return [CorrectCard.model_validate(command) for command in played if command["kind"] == "correct_card"]


def keys_of_pile_card(state: GameState, was: str, card: str) -> list[str]:
    """The keys from the choice that opens for the card `was` to another card in a pile."""
    named, right = HOUSE.card(was), HOUSE.card(card)
    place = PILES.index(right.pile)
    kinds = [face(kind.card) for kind in kinds_left(state, place, named)]
    if named.pile == right.pile:
        return [KEYS[kinds.index(face(right))]]
    home = bool(kinds_left(state, PILES.index(named.pile), named))
    return [*(["m"] if home else []), KEYS[place], KEYS[kinds.index(face(right))]]


def keys_of_held_card(state: GameState, was: str, seat: int, card: str) -> list[str]:
    """The keys from the choice that opens for the card `was` to a card that a player holds."""
    shown = face(HOUSE.card(was))
    held = [other.id for other in HOUSE.cards if other.id in state.players[seat].cards and face(other) != shown]
    return ["i", str(seat + 1), *["right"] * held.index(card), "enter"]


def keys_to_card(state: GameState, seat: int, card: str) -> list[str]:
    """The keys in a list of all cards to one of them."""
    held = [other.id for other in HOUSE.cards if other.id in state.players[seat].cards]
    return [str(seat + 1), *["right"] * held.index(card)]


def other_card(state: GameState, seat: int, *, same_pile: bool = True) -> tuple[str, str]:
    """A card of this seat and another one, left in the same pile, or in another pile with other bananas."""
    for was in state.players[seat].cards:
        named = HOUSE.card(was)
        for place in range(len(PILES)):
            for kind in kinds_left(state, place, named):
                right = kind.card
                if (right.pile == named.pile) is same_pile and right.bananas != named.bananas:
                    return was, right.id
    raise AssertionError("no such pair")
