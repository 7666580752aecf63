"""The header of a game in the journal: its players, settings, cards and decks."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from monkey_palace.cards.model import CardSet, load_set, set_of
from monkey_palace.game.card_set import cards_of, changed_set
from monkey_palace.game.history import Game


class BadHeader(ValueError):
    """A journal header that describes no game: a key is missing, or its value is of another kind."""


class _Header(BaseModel, strict=True):
    players: list[str] | tuple[str, ...]
    settings: dict[str, Any]
    set: str
    data_hash: str
    cards: dict[str, Any] = {}
    ground_map: int
    expansions: list[str] | tuple[str, ...]
    deck: str = ""
    deck_seed: int | None


def require_shape(header: Mapping[str, Any]) -> None:
    """Raises `BadHeader` where a key is missing, or its value is of another kind."""
    try:
        _Header.model_validate(dict(header))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise BadHeader(f"{first['loc'][0]}: {first['msg']}") from None


def cards_of_header(header: Mapping[str, Any]) -> CardSet:
    """The cards of a game: those that its header carries; one from before they travelled along has a name only."""
    found = set_of(header["cards"]) if "cards" in header else load_set(header["set"])
    if found.data_hash != header["data_hash"]:
        raise changed_set(str(header["set"]), str(header["data_hash"]), found.data_hash)
    return found


def header_of(game: Game) -> dict[str, Any]:
    """The header of a game's record: enough to deal the same game again."""
    state = game.state
    deck = {"deck": state.deck} if state.deck == "printed" else {}
    return {
        "players": [player.name for player in state.players],
        "settings": state.settings.model_dump(mode="json"),
        "set": state.set,
        "data_hash": state.data_hash,
        "cards": cards_of(state).as_json(),
        "ground_map": state.ground_map,
        "expansions": list(state.expansions),
        **deck,
        "deck_seed": state.seed,
    }
