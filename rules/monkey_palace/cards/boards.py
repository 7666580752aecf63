"""The four player boards (R1.6): a start kit on the back, a printed recurring delivery on the front."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from monkey_palace.cards.deck_format import SEATS, SLOTS, Symbols

__all__ = ["SEATS", "SLOTS", "Board", "boards_from"]


@dataclass(frozen=True, slots=True)
class Board:
    """One player board. `seat` counts from 0, as everywhere in code; the data file counts from 1, as the table does."""

    seat: int
    start_kit: Symbols
    recurring: Symbols


def boards_from(document: Mapping[str, Any]) -> tuple[Board, ...]:
    """The boards of a document that `monkey_palace.cards.data_check` found without fault, in seat order."""
    boards = [
        Board(entry["seat"] - 1, Symbols(**entry["start_kit"]), Symbols(**entry["recurring"]))
        for entry in document["board"]
    ]
    return tuple(sorted(boards, key=lambda board: board.seat))
