"""The editor of one card set without a screen: keys and touches, undo and redo, and saving after each card."""

import dataclasses
from collections.abc import Callable, Mapping
from typing import Final

from monkey_palace.cards.faults import Fault
from palace_hub.card_sets.checking import is_finished
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.entry import boards, cards, maps, piles
from palace_hub.card_sets.entry.state import EntryPage, EntryState, Move
from palace_hub.card_sets.folder import SetFolder, SetNotKept
from palace_hub.locale.message import Message

PAGES: Final = tuple(EntryPage)

KEYS: Final[Mapping[EntryPage, Mapping[str, Move]]] = {
    EntryPage.PILES: piles.KEYS,
    EntryPage.CARDS: cards.KEYS,
    EntryPage.BOARDS: boards.KEYS,
    EntryPage.MAPS: maps.KEYS,
    EntryPage.CHECK: {},
}

_APPLY: Final[Mapping[EntryPage, Callable[[EntryState, Move], EntryState]]] = {
    EntryPage.PILES: piles.apply,
    EntryPage.CARDS: cards.apply,
    EntryPage.BOARDS: boards.apply,
    EntryPage.MAPS: maps.apply,
    EntryPage.CHECK: lambda state, move: state,
}

COMMON_KEYS: Final[Mapping[str, Move]] = {
    "u": ("undo",),
    "ctrl+z": ("undo",),
    "y": ("redo",),
    "ctrl+y": ("redo",),
    "tab": ("page_by", 1),
    "shift+tab": ("page_by", -1),
}

MOST_UNDONE: Final = 2000
"""Steps back that the editor keeps: more than a whole set has."""


class SetEditor:
    """Turns keys and touches into the next state. A set of which something is typed opens where the typing ended."""

    def __init__(self, folder: SetFolder, draft: SetDraft) -> None:
        self.folder = folder
        self.state = resumed(draft)
        self.saved = draft
        self._before: list[EntryState] = []
        self._after: list[EntryState] = []

    def press(self, key: str) -> None:
        """A key by its Textual name. A key without a meaning says so."""
        move = COMMON_KEYS.get(key) or KEYS[self.state.page].get(key)
        if move is None:
            self.state = self.state.refused("cards-no-key")
        else:
            self.do(move)

    def do(self, move: Move) -> None:
        """A move, and saving if it leaves the place where something was typed."""
        before = self.state
        match move:
            case ("undo",):
                self._step(self._before, self._after, "cards-undone", "cards-nothing-to-undo")
            case ("redo",):
                self._step(self._after, self._before, "cards-redone", "cards-nothing-to-redo")
            case ("page_by", int(change)):
                self._open(PAGES[(PAGES.index(before.page) + change) % len(PAGES)])
            case ("page", str(page)):
                self._open(EntryPage(page))
            case _:
                self.state = _APPLY[before.page](before, move)
        if move[0] not in ("undo", "redo") and self.state.draft != before.draft:
            self._before = [*self._before[-MOST_UNDONE:], dataclasses.replace(before, said=None)]
            self._after.clear()
        if self.state.place != before.place or move[0] in ("undo", "redo"):
            self.save()

    def save(self) -> bool:
        """Write what is not on the disk yet; False, with the reason as the answer, if that fails."""
        if self.state.draft == self.saved:
            return True
        try:
            self.folder.save(self.state.draft)
        except SetNotKept as error:
            self.state = dataclasses.replace(self.state, said=Message(error.key, error.params))
            return False
        self.saved = self.state.draft
        return True

    def faults(self) -> tuple[Fault, ...]:
        """The faults of the files on the disk as `palace data check` finds them, without what is not typed yet."""
        return self.folder.faults()

    @property
    def is_saved(self) -> bool:
        return self.state.draft == self.saved

    def _step(self, source: list[EntryState], other: list[EntryState], done: str, nothing: str) -> None:
        """Undo or redo: the draft of another moment, at the place where it changed."""
        if not source:
            self.state = self.state.refused(nothing)
            return
        other.append(dataclasses.replace(self.state, said=None))
        self.state = dataclasses.replace(source.pop(), fresh=True, said=Message(done))

    def _open(self, page: EntryPage) -> None:
        """Another page; the cards at the first card that is not typed."""
        pile, card, row = self.state.pile, self.state.card, 0
        if page is EntryPage.CARDS:
            pile, card = self.state.draft.first_untyped() or (0, 0)
        self.state = self.state.to(page=page, pile=pile, card=card, row=row)


def resumed(draft: SetDraft) -> EntryState:
    """Where the typing of a set goes on."""
    state = EntryState(draft, EntryPage.PILES)
    if draft.has_all_cards:
        board = next((seat for seat, board in enumerate(draft.boards) if not board.is_typed), None)
        if board is not None:
            return state.to(page=EntryPage.BOARDS, board=board)
        sheet = next((number for number, sheet in enumerate(draft.sheets) if not is_finished(sheet)), None)
        if sheet is not None and not all(sheet.is_blank for sheet in draft.sheets):
            return state.to(page=EntryPage.MAPS, sheet=sheet)
        return state.to(page=EntryPage.CHECK)
    if any(not card.is_blank for card in draft.cards):
        return piles.to_cards(state)
    return state
