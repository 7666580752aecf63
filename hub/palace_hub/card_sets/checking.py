"""How far a draft is, and what its checks say: those of `palace data check`."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from monkey_palace.board.ground_maps import MAPS_FILE
from monkey_palace.cards.data_check import check_folder
from monkey_palace.cards.deck_format import CARDS, PILES, SEATS
from monkey_palace.cards.faults import Fault
from monkey_palace.cards.map_check import TOLERATED
from palace_hub.card_sets.document import MemoryFolder, is_untyped, texts_of
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.sheet import Sheet
from palace_hub.locale.message import Message


@dataclass(frozen=True, slots=True)
class Untyped:
    """What a set still lacks. `piles`: (pile, cards to type) of each pile that lacks some; seats and maps from 1."""

    cards: int
    piles: tuple[tuple[str, int], ...]
    seats: tuple[int, ...]
    maps: tuple[int, ...]

    @property
    def keeps_from_play(self) -> bool:
        """Whether a game cannot use the set. It can do without own maps: then it uses the house maps."""
        return bool(self.cards or self.seats)


def untyped(draft: SetDraft) -> Untyped:
    """What is not typed yet. `cards` counts to the 67 of the box, whatever the sizes of the piles are."""
    piles = tuple(
        (pile, sum(not card.is_typed for card in cards)) for pile, cards in zip(PILES, draft.piles, strict=True)
    )
    return Untyped(
        max(0, CARDS - draft.typed_cards),
        tuple((pile, count) for pile, count in piles if count),
        tuple(seat + 1 for seat in range(SEATS) if not draft.boards[seat].is_typed),
        tuple(number for number, sheet in enumerate(draft.sheets, start=1) if not is_finished(sheet)),
    )


@lru_cache(maxsize=64)  # four maps, and the states between which somebody goes to and fro
def is_finished(sheet: Sheet) -> bool:
    """Whether a game could use this map: it has a staircase, and no fault but those that games tolerate."""
    if not sheet.staircase:
        return False
    return all(fault.code in TOLERATED for fault in _faults_of_sheet(sheet))


def maps_finished(draft: SetDraft) -> bool:
    """Whether games on this set use its maps: all of them are finished."""
    return all(is_finished(sheet) for sheet in draft.sheets)


@lru_cache(maxsize=64)
def _faults_of_sheet(sheet: Sheet) -> tuple[Fault, ...]:
    """The faults of one map, with its place in a file of its own."""
    texts = texts_of(SetDraft("x", ((),) * len(PILES), (), (sheet,)), maps_finished=True)
    faults = check_folder(MemoryFolder(texts))
    return tuple(fault for fault in faults if fault.file == MAPS_FILE and not is_untyped(fault))


SHOWN_ON_SHEET: Final = {"staircase_unmarked": "cards-feet-bare", "knob_dead": "cards-knobs-outside"}
"""Faults of maps that the painted sheet shows: their own sentences name rows and marks of the file."""


def notes_on_sheet(sheet: Sheet) -> tuple[Message, ...]:
    """What a map that is begun still needs, or has wrong."""
    if sheet.is_blank:
        return ()
    if not sheet.staircase:
        return (Message("cards-no-staircase-yet"),)
    codes = Counter(fault.code for fault in _faults_of_sheet(sheet))
    return tuple(Message(key, {"count": codes[code]}) for code, key in SHOWN_ON_SHEET.items() if codes[code])


# A check of the whole set takes tens of milliseconds on a small computer, too long after each key: the form is
# checked alone. The page of the check looks at all files.


def faults_of_card(draft: SetDraft, pile: int, number: int) -> tuple[Fault, ...]:
    """The faults of one card."""
    card = draft.piles[pile][number]
    piles = tuple((card,) if place == pile else () for place in range(len(PILES)))
    return tuple(fault for fault in _faults(SetDraft("x", piles, ())) if fault.field.startswith(f"card {card.id}: "))


def faults_of_board(draft: SetDraft, seat: int) -> tuple[Fault, ...]:
    """The faults of a seat's board, from 0, and of all kits together."""
    boards = SetDraft("x", ((),) * len(PILES), draft.boards)
    label = f"board {seat + 1}: "
    return tuple(fault for fault in _faults(boards) if fault.field.startswith(label) or fault.code == "kits_exceed_box")


def faults_of_piles(draft: SetDraft) -> tuple[Fault, ...]:
    """The faults of the piles' sizes: piles without a card, and too many cards."""
    return tuple(fault for fault in _faults(draft) if fault.code in ("cards_total", "pile_empty"))


@lru_cache(maxsize=8)
def _faults(draft: SetDraft) -> tuple[Fault, ...]:
    """The faults of cards and boards, without what is only not typed yet."""
    texts = {name: text for name, text in texts_of(draft, maps_finished=True).items() if name != MAPS_FILE}
    return tuple(fault for fault in check_folder(MemoryFolder(texts)) if not is_untyped(fault))
