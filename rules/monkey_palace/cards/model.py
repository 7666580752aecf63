"""Monkey Cards and card sets (R1.4-1.6): the model and its loader.

A set is a folder with `cards.toml`, `boards.toml` and optionally `ground_maps.toml`; without maps it uses the house
maps. The packaged set is `house`; other sets are named by path.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from monkey_palace.board.ground_maps import MAPS_FILE, GroundMap, house_maps, maps_from
from monkey_palace.cards.data_check import BOARDS_FILE, CARDS_FILE, Folder, check_folder
from monkey_palace.cards.deck_format import PILES, Board, Symbols, pile_colour, pile_cost
from monkey_palace.cards.map_check import TOLERATED
from monkey_palace.cards.set_content import boards_of, content_hash, content_of, maps_of, parse_content
from monkey_palace.errors import DataError
from monkey_palace.toml_lines import read_document


@dataclass(frozen=True, slots=True)
class Card:
    """One Monkey Card (R1.5). Credit side: `cost`, `colour`, `bananas`, `one_time`; both sides: `recurring`."""

    id: str
    pile: str
    cost: int
    colour: str
    bananas: int
    one_time: Symbols
    recurring: Symbols


@dataclass(frozen=True)
class CardSet:
    """All cards, boards and maps of one set. `piles` follows `PILES`, each pile in file order (the game shuffles it).

    `map_provenance`: the origin of the maps; "house" for the packaged maps.
    """

    name: str
    provenance: str
    data_hash: str
    piles: tuple[tuple[str, tuple[Card, ...]], ...]
    boards: tuple[Board, ...]
    ground_maps: tuple[GroundMap, ...] = field(default_factory=house_maps)
    map_provenance: str = "house"
    _by_id: Mapping[str, Card] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {card.id: card for _, cards in self.piles for card in cards})

    def card(self, id: str) -> Card:
        """The card with this id. Raises `KeyError` for an unknown id."""
        return self._by_id[id]

    def ground_map(self, number: int) -> GroundMap:
        """The map with this number, 1 to 4."""
        return self.ground_maps[number - 1]

    def as_json(self) -> dict[str, Any]:
        """The whole set as JSON, which a game stores; `set_of` reads it back."""
        content = content_of(self.name, self.provenance, self.piles, self.boards, self.ground_maps)
        return {**content, "map_provenance": self.map_provenance}

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, in pile order."""
        return tuple(self._by_id.values())


def load_set(name_or_path: str | Path) -> CardSet:
    """The packaged set with this name (`house`), or the set in this folder.

    Raises `DataError` naming file, line and field of the first fault; `cards.data_check` lists all faults.
    """
    name = str(name_or_path)
    packaged = resources.files("monkey_palace") / "data" / name
    return _packaged(name) if name.isidentifier() and packaged.is_dir() else _read(Path(name))


@lru_cache(maxsize=4)  # packaged sets do not change while a program runs; an owner's files may
def _packaged(name: str) -> CardSet:
    return _read(resources.files("monkey_palace") / "data" / name)


def _read(folder: Folder) -> CardSet:
    faults = [fault for fault in check_folder(folder) if fault.code not in TOLERATED]
    if faults:
        first = faults[0]
        more = f" ({len(faults) - 1} more faults)" if len(faults) > 1 else ""
        raise DataError(first.file, first.line, first.field or "file", first.text + more)
    cards, boards = (read_document(_text(folder / file)).data for file in (CARDS_FILE, BOARDS_FILE))
    maps = read_document(_text(folder / MAPS_FILE)).data if (folder / MAPS_FILE).is_file() else None
    return set_from(cards, boards, maps)


def _text(file: Folder) -> str:
    return file.read_text(encoding="utf-8").removeprefix("\ufeff")


def set_from(cards: Mapping[str, Any], boards: Mapping[str, Any], maps: Mapping[str, Any] | None = None) -> CardSet:
    """The set in documents without faults; `maps` None: the house maps."""
    all_cards = [card_from(entry) for entry in cards["card"]]
    piles = tuple((pile, tuple(card for card in all_cards if card.pile == pile)) for pile in PILES)
    all_boards = boards_from(boards)
    name, provenance = str(cards["set"]), str(cards["provenance"])
    ground_maps = house_maps() if maps is None else maps_from(maps)
    map_provenance = "house" if maps is None else str(maps["provenance"])
    content = content_of(name, provenance, piles, all_boards, ground_maps)
    return CardSet(name, provenance, content_hash(content), piles, all_boards, ground_maps, map_provenance)


def set_of(data: object) -> CardSet:
    """The set from `CardSet.as_json`. Raises `DataError` naming the field that does not fit."""
    content = parse_content(data)
    piles = tuple(
        (
            pile,
            tuple(
                Card(id, pile, pile_cost(pile), pile_colour(pile), bananas, one_time.symbols, recurring.symbols)
                for id, bananas, one_time, recurring in cards
            ),
        )
        for pile, cards in content.piles
    )
    boards, maps = boards_of(content), maps_of(content)
    hashed = content_hash(content_of(content.set, content.provenance, piles, boards, maps))
    return CardSet(content.set, content.provenance, hashed, piles, boards, maps, content.map_provenance)


def card_from(entry: Mapping[str, Any]) -> Card:
    """One `[[card]]` table; cost and colour follow from the pile (R1.4)."""
    pile = entry["pile"]
    return Card(
        id=entry["id"],
        pile=pile,
        cost=pile_cost(pile),
        colour=pile_colour(pile),
        bananas=entry["bananas"],
        one_time=Symbols(**entry.get("one_time", {})),
        recurring=Symbols(**entry.get("recurring", {})),
    )


def boards_from(document: Mapping[str, Any]) -> tuple[Board, ...]:
    """The boards of a document without faults, in seat order."""
    boards = [
        Board(entry["seat"] - 1, Symbols(**entry["start_kit"]), Symbols(**entry["recurring"]))
        for entry in document["board"]
    ]
    return tuple(sorted(boards, key=lambda board: board.seat))
