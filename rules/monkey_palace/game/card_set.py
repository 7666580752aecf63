"""Which card set a state speaks of: found by the hash of its content, so that a changed file is noticed."""

from typing import Final

from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import DataError
from monkey_palace.game.state import GameState

_KNOWN: Final[dict[str, CardSet]] = {}


def remember(card_set: CardSet) -> CardSet:
    """Make a set known by its content's hash; needed only for sets that were not loaded by the name in the state."""
    _KNOWN[card_set.data_hash] = card_set
    return card_set


def cards_of(state: GameState) -> CardSet:
    """The set that this game is played with. Raises `DataError` if it is not at hand or has changed since."""
    return find(state.set, state.data_hash)


def find(name: str, data_hash: str) -> CardSet:
    """The set with this content, loaded by its name if need be. Raises `DataError` if there is none."""
    known = _KNOWN.get(data_hash)
    if known is None:
        try:
            loaded = load_set(name)
        except OSError as error:
            raise DataError(name, None, "set", f"a card set of that name is not at hand ({error.strerror})") from None
        if loaded.data_hash != data_hash:
            raise DataError(name, None, "data_hash", f"expected {data_hash[:12]}, got {loaded.data_hash[:12]}")
        known = remember(loaded)
    return known
