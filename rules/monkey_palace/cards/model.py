"""Monkey Cards and card sets (R1.4-1.6): the model and its loader.

A set is a folder with `cards.toml`, `boards.toml` and optionally `ground_maps.toml`; without maps it uses the house
maps. The packaged set is `house`; other sets are named by path.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from monkey_palace.board.ground_maps import MAPS_FILE, GroundMap, blank_maps, house_maps, maps_from
from monkey_palace.board.pieces import Colour
from monkey_palace.cards.data_check import BOARDS_FILE, CARDS_FILE, Folder, check_folder
from monkey_palace.cards.deck_format import PILES, Board, Symbols, pile_colour, pile_cost
from monkey_palace.cards.faults import Fault
from monkey_palace.cards.map_check import TOLERATED
from monkey_palace.cards.set_content import boards_of, content_hash, content_of, maps_of, parse_content
from monkey_palace.errors import DataError
from monkey_palace.toml_lines import read_document


@dataclass(frozen=True, slots=True)
class Card:
    """One Monkey Card (R1.5). Credit side: `cost`, `colour`, `bananas`, `one_time`; both sides: `recurring`.

    `bananas` None: what the card prints is not known yet (R11.8); then both deliveries are empty.
    """

    id: str
    pile: str
    cost: int
    colour: str
    bananas: int | None
    one_time: Symbols
    recurring: Symbols

    @property
    def is_known(self) -> bool:
        """Whether it is known what the card prints."""
        return self.bananas is not None

    @property
    def known_bananas(self) -> int:
        """The bananas of a known card. Raises `ValueError` for another one."""
        if self.bananas is None:
            raise ValueError(f"expected a card whose print is known, got {self.id}")
        return self.bananas


@dataclass(frozen=True)
class CardSet:
    """All cards, boards and maps of one set. `piles` follows `PILES`, each pile in file order (the game shuffles it).

    `map_provenance`: the origin of the maps; "house" for the packaged maps. A set may be incomplete: what some cards
    and boards print is not known yet, and is learnt while a game with its printed cards goes on (R11.8).
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
        return {**_content(self), "map_provenance": self.map_provenance}

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, in pile order."""
        return tuple(self._by_id.values())

    @property
    def unknown_cards(self) -> int:
        """The number of cards whose print is not known yet."""
        return sum(not card.is_known for card in self.cards)

    @property
    def unknown_boards(self) -> int:
        """The number of boards whose printed delivery is not known yet."""
        return sum(board.recurring is None for board in self.boards)

    @cached_property
    def is_complete(self) -> bool:
        """Whether it is known what every card and every board prints. Maps may lack knobs all the same."""
        return not (self.unknown_cards or self.unknown_boards)

    def with_card(self, id: str, bananas: int, one_time: Symbols, recurring: Symbols) -> "CardSet":
        """The set in which this card prints this. Raises `KeyError` for an unknown id."""
        known = replace(self.card(id), bananas=bananas, one_time=one_time, recurring=recurring)
        piles = tuple((pile, tuple(known if card.id == id else card for card in cards)) for pile, cards in self.piles)
        return self._changed(piles=piles)

    def with_board(self, seat: int, recurring: Symbols) -> "CardSet":
        """The set in which the board of this seat, from 0, prints this delivery."""
        boards = tuple(replace(board, recurring=recurring) if board.seat == seat else board for board in self.boards)
        return self._changed(boards=boards)

    def with_knob(self, number: int, x: int, y: int, colour: Colour | None) -> "CardSet":
        """The set whose map with this number has a knob of this colour on this stud; None: no knob there.

        Maps of the house become maps of the set's own origin.
        """
        maps = tuple(laid.with_knob(x, y, colour) if laid.number == number else laid for laid in self.ground_maps)
        origin = self.provenance if self.map_provenance == "house" else self.map_provenance
        return self._changed(ground_maps=maps, map_provenance=origin)

    def _changed(self, **changes: Any) -> "CardSet":
        changed = replace(self, **changes)
        return replace(changed, data_hash=content_hash(_content(changed)))


def _content(card_set: CardSet) -> dict[str, Any]:
    return content_of(card_set.name, card_set.provenance, card_set.piles, card_set.boards, card_set.ground_maps)


def load_set(name_or_path: str | Path, *, incomplete: bool = False) -> CardSet:
    """The packaged set with this name (`house`), or the set in this folder.

    `incomplete`: a card may lack `bananas`, a board `recurring`, which are then not known yet (R11.8). Raises
    `DataError` naming file, line and field of the first fault; `cards.data_check` lists all faults.
    """
    name = str(name_or_path)
    packaged = resources.files("monkey_palace") / "data" / name
    return _packaged(name) if name.isidentifier() and packaged.is_dir() else _read(Path(name), incomplete=incomplete)


@lru_cache(maxsize=4)  # packaged sets do not change while a program runs; an owner's files may
def _packaged(name: str) -> CardSet:
    return _read(resources.files("monkey_palace") / "data" / name)


def _read(folder: Folder, *, incomplete: bool = False) -> CardSet:
    faults = [fault for fault in check_folder(folder) if fault.code not in TOLERATED]
    if incomplete:
        faults = [fault for fault in faults if not _is_unknown(fault)]
    if faults:
        first = faults[0]
        more = f" ({len(faults) - 1} more faults)" if len(faults) > 1 else ""
        raise DataError(first.file, first.line, first.field or "file", first.text + more)
    cards, boards = (read_document(_text(folder / file)).data for file in (CARDS_FILE, BOARDS_FILE))
    maps = read_document(_text(folder / MAPS_FILE)).data if (folder / MAPS_FILE).is_file() else None
    return set_from(cards, boards, maps)


def _is_unknown(fault: Fault) -> bool:
    """Whether a fault says only that the print of a card or board is not known yet."""
    return fault.code == "key_missing" and fault.params["found"] in ("bananas", "recurring")


def _text(file: Folder) -> str:
    return file.read_text(encoding="utf-8").removeprefix("\ufeff")


def set_from(cards: Mapping[str, Any], boards: Mapping[str, Any], maps: Mapping[str, Any] | None = None) -> CardSet:
    """The set in documents without faults, in which cards and boards may be unknown.

    `maps` None: the house maps, or, of an incomplete set, maps without knobs but those under the starting staircase.
    """
    all_cards = [card_from(entry) for entry in cards["card"]]
    piles = tuple((pile, tuple(card for card in all_cards if card.pile == pile)) for pile in PILES)
    all_boards = boards_from(boards)
    name, provenance = str(cards["set"]), str(cards["provenance"])
    found = CardSet(name, provenance, "", piles, all_boards)
    if maps is not None:
        found = replace(found, ground_maps=maps_from(maps), map_provenance=str(maps["provenance"]))
    elif not found.is_complete:
        found = replace(found, ground_maps=blank_maps(), map_provenance=provenance)
    return replace(found, data_hash=content_hash(_content(found)))


def set_of(data: object) -> CardSet:
    """The set from `CardSet.as_json`; it may be incomplete. Raises `DataError` naming the field that does not fit."""
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
    found = CardSet(content.set, content.provenance, "", piles, boards, maps, content.map_provenance)
    return replace(found, data_hash=content_hash(_content(found)))


def card_from(entry: Mapping[str, Any]) -> Card:
    """One `[[card]]` table; cost and colour follow from the pile (R1.4). Without bananas the print is unknown."""
    pile = entry["pile"]
    bananas = entry.get("bananas")
    deliveries = {} if bananas is None else entry
    return Card(
        id=entry["id"],
        pile=pile,
        cost=pile_cost(pile),
        colour=pile_colour(pile),
        bananas=bananas,
        one_time=Symbols(**deliveries.get("one_time", {})),
        recurring=Symbols(**deliveries.get("recurring", {})),
    )


def boards_from(document: Mapping[str, Any]) -> tuple[Board, ...]:
    """The boards of a document without faults, in seat order. Without `recurring`, the printed delivery is unknown."""
    boards = [
        Board(
            entry["seat"] - 1,
            Symbols(**entry["start_kit"]),
            Symbols(**entry["recurring"]) if "recurring" in entry else None,
        )
        for entry in document["board"]
    ]
    return tuple(sorted(boards, key=lambda board: board.seat))
