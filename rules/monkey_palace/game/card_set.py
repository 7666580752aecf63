"""Finds the card set of a state by the hash of its content, which detects changed files."""

from typing import Final

from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import DataError
from monkey_palace.game.state import GameState

_KNOWN: Final[dict[str, CardSet]] = {}


def remember(card_set: CardSet) -> CardSet:
    """Registers a set by its hash; needed only for sets that cannot be loaded by the name in the state."""
    _KNOWN[card_set.data_hash] = card_set
    return card_set


def cards_of(state: GameState) -> CardSet:
    """The card set of this game. Raises `DataError` if it is missing or has changed."""
    return find(state.set, state.data_hash)


def changed_set(name: str, expected: str, got: str) -> DataError:
    """The refusal of a game whose set of that name has other numbers now: its hash was `expected`, and is `got`."""
    text = (
        f"the cards or boards of this set have changed since the game was played (hash {expected[:12]} then, "
        f"{got[:12]} now); use the version of the program or of the set's folder that the game was played with"
    )
    return DataError(name, None, "data_hash", text)


def find(name: str, data_hash: str) -> CardSet:
    """The set with this hash, loaded by its name if it is not registered. Raises `DataError` if there is none."""
    known = _KNOWN.get(data_hash)
    if known is None:
        try:
            loaded = load_set(name, incomplete=True)
        except OSError as error:
            raise DataError(name, None, "set", f"a card set of that name is not at hand ({error.strerror})") from None
        except DataError as error:
            raise DataError(name, None, "set", f"the card set of that name cannot be read: {error}") from None
        if loaded.data_hash != data_hash:
            raise changed_set(name, data_hash, loaded.data_hash)
        known = remember(loaded)
    return known
