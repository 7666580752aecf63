"""A made-up box that nobody has typed, on a real core and journal, and the keys that enter it."""

from tests.core.by_hand import Table
from tests.tui.games.keyboard import CoreSource
from textual.pilot import Pilot

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import Card, load_set
from palace_hub.card_sets.entry.boards import LETTERS
from palace_hub.card_sets.entry.cards import FIELDS
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Phase

TRUTH = load_set("house")


def app_on(table: Table) -> PalaceApp:
    return PalaceApp(CoreSource(table), catalogue=Catalogue(), terminal="xterm", interval=0)


def keys_of_card(card: Card) -> list[str]:
    """The keys that type what a card prints."""
    keys = list(str(card.bananas))
    for field in FIELDS[1:]:
        keys += [field.letter] * getattr(getattr(card, field.delivery), field.symbol)
    return keys


def keys_of_symbols(symbols: Symbols) -> list[str]:
    """The keys that type the pieces of a board."""
    letters = {symbol: letter for letter, symbol in LETTERS.items()}
    return [letters[symbol] for symbol, count in symbols.as_dict().items() for _ in range(count)]


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


def begun(table: Table) -> Table:
    """A game with a set of which kits and sizes are known."""
    table.pass_time(4.0)
    kits = tuple({name: n for name, n in board.start_kit.as_dict().items() if n} for board in TRUTH.boards)
    table.enter(
        say.NewSet(name="ours", kits=kits, sizes=tuple(len(cards) for _, cards in TRUTH.piles)),
        say.NewGame(players=("Ann", "Bo"), deck="printed", card_set="ours"),
        say.Confirm(),
    )
    assert table.core.hub.phase is Phase.PLAY
    return table
