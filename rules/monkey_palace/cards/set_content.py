"""The content of a card set as one JSON object, from which its hash is computed.

A game stores this content, so that it can go on with its own cards after the set's files have changed.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from monkey_palace.board.ground_maps import GroundMap, starting_slip
from monkey_palace.board.notation import parse_placements
from monkey_palace.board.palace import PLATE
from monkey_palace.board.pieces import GROUND_MAPS
from monkey_palace.cards.deck_format import MAX_BANANAS, MAX_SYMBOLS, PILES, SEATS, Board, Symbols
from monkey_palace.errors import BadNotation, DataError

_MOST_CARDS = 1000
"""Bound on the cards of one pile: a set may be larger than the box's, but not endless."""
_LONGEST = 200

Count = Annotated[int, Field(strict=True, ge=0, le=MAX_SYMBOLS)]
Coordinate = Annotated[int, Field(strict=True, ge=0, lt=PLATE)]
Text = Annotated[str, Field(strict=True, max_length=_LONGEST)]
ColourName = Literal["light_green", "dark_green", "gold"]


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Symbols(_Strict):
    arch: Count
    brick: Count
    column: Count
    brick_or_arch: Count

    @property
    def symbols(self) -> Symbols:
        return Symbols(self.arch, self.brick, self.column, self.brick_or_arch)


_Card = tuple[Text, Annotated[int, Field(strict=True, ge=0, le=MAX_BANANAS)] | None, _Symbols, _Symbols]
_Cards = Annotated[tuple[_Card, ...], Field(max_length=_MOST_CARDS)]
_Board = tuple[Annotated[int, Field(strict=True, ge=0, lt=SEATS)], _Symbols, _Symbols | None]
_Map = tuple[
    Annotated[int, Field(strict=True, ge=1, le=GROUND_MAPS)],
    Annotated[tuple[tuple[Coordinate, Coordinate, ColourName], ...], Field(max_length=PLATE * PLATE)],
    Annotated[tuple[Text, ...], Field(max_length=4)],
    Annotated[tuple[tuple[Coordinate, Coordinate], ...], Field(max_length=PLATE * PLATE)],
]


class SetContent(_Strict):
    """The checked object: piles in the order of `PILES`, boards by seat from 0, maps 1 to 4 in order.

    None: the bananas of a card, or the printed delivery of a board, that is not known yet.
    """

    set: Text
    provenance: Text
    piles: tuple[tuple[Text, _Cards], ...]
    boards: tuple[_Board, ...]
    ground_maps: tuple[_Map, ...]
    map_provenance: Text


def content_of(
    name: str,
    provenance: str,
    piles: tuple[tuple[str, tuple[Any, ...]], ...],
    boards: tuple[Board, ...],
    ground_maps: tuple[GroundMap, ...],
) -> dict[str, Any]:
    """The content of a set, independent of layout, comments and line endings of its files."""
    return {
        "set": name,
        "provenance": provenance,
        "piles": [
            [pile, [[card.id, card.bananas, card.one_time.as_dict(), card.recurring.as_dict()] for card in cards]]
            for pile, cards in piles
        ],
        "boards": [
            [board.seat, board.start_kit.as_dict(), None if board.recurring is None else board.recurring.as_dict()]
            for board in boards
        ],
        "ground_maps": [ground_map.as_json() for ground_map in ground_maps],
    }


def content_hash(content: Mapping[str, Any]) -> str:
    """SHA-256 of the canonical JSON of a set's content."""
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def parse_content(data: object) -> SetContent:
    """The checked content. Raises `DataError` naming the field that does not fit."""
    try:
        content = SetContent.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        raise DataError("cards", None, field, first["msg"]) from None
    if [pile for pile, _ in content.piles] != list(PILES):
        raise DataError("cards", None, "piles", f"the piles {', '.join(PILES)}")
    if [seat for seat, _, _ in content.boards] != list(range(SEATS)):
        raise DataError("cards", None, "boards", f"{SEATS} boards in seat order")
    if [number for number, *_ in content.ground_maps] != list(range(1, GROUND_MAPS + 1)):
        raise DataError("cards", None, "ground_maps", f"the maps 1 to {GROUND_MAPS}")
    for id, bananas, one_time, recurring in (card for _, cards in content.piles for card in cards):
        if bananas is None and (one_time.symbols or recurring.symbols):
            raise DataError("cards", None, "piles", f"no deliveries of {id}, whose bananas are not known")
    ids = [card[0] for _, cards in content.piles for card in cards]
    if len(set(ids)) != len(ids):
        raise DataError("cards", None, "piles", "cards that each have an id of their own")
    return content


def maps_of(content: SetContent) -> tuple[GroundMap, ...]:
    """The maps. Raises `DataError` for a starting staircase that breaks R2.2."""
    maps = []
    for number, ground, staircase, blocked in content.ground_maps:
        try:
            slip = starting_slip(parse_placements(" ".join(staircase)))
        except BadNotation as error:
            slip = str(error)
        if slip:
            raise DataError("cards", None, f"ground_maps.{number}", slip)
        maps.append(GroundMap(number, ground, staircase, frozenset(blocked)))
    return tuple(maps)


def boards_of(content: SetContent) -> tuple[Board, ...]:
    """The boards, in seat order."""
    return tuple(
        Board(seat, kit.symbols, None if recurring is None else recurring.symbols)
        for seat, kit, recurring in content.boards
    )
