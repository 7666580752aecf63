"""The frame around the pages of the editor: the pages' names with their progress, answers and faults, and the keys."""

from collections.abc import Sequence
from dataclasses import dataclass

from monkey_palace.board.pieces import GROUND_MAPS
from monkey_palace.cards.deck_format import CARDS, SEATS
from monkey_palace.cards.faults import Fault
from palace_hub.card_sets.checking import (
    faults_of_board,
    faults_of_card,
    faults_of_piles,
    is_finished,
    notes_on_sheet,
)
from palace_hub.card_sets.entry.state import EntryPage, EntryState
from palace_hub.views.cards.counter import move
from palace_hub.views.cards.fault_text import fault_text
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PageTab:
    """One page in the row of all."""

    word: str
    progress: str
    """With a space before it; "" for none."""
    done: bool
    now: bool
    action: str


@dataclass(frozen=True, slots=True)
class TabsView:
    """The pages, the set's name, and whether all is on the disk."""

    tabs: tuple[PageTab, ...]
    name: str
    saved: str
    name_and_saved: str
    is_saved: bool


@dataclass(frozen=True, slots=True)
class NotesView:
    """The answer to the last key, else the faults of the thing in the form."""

    lines: tuple[tuple[str, str], ...]
    """(text, ink)"""


def tabs(state: EntryState, *, is_saved: bool, wording: Wording) -> TabsView:
    """The row of pages."""
    draft = state.draft
    total = len(draft.cards)
    finished = sum(map(is_finished, draft.sheets))
    progress = {
        EntryPage.PILES: ("" if total == CARDS else f"{total}/{CARDS}", total == CARDS),
        EntryPage.CARDS: (f"{draft.typed_cards}/{CARDS}", draft.has_all_cards),
        EntryPage.BOARDS: (f"{draft.typed_boards}/{SEATS}", draft.typed_boards == SEATS),
        EntryPage.MAPS: (f"{finished}/{GROUND_MAPS}", finished == GROUND_MAPS),
        EntryPage.CHECK: ("", False),
    }
    saved = wording.say("cards-saved") if is_saved else wording.say("cards-unsaved")
    return TabsView(
        tuple(
            PageTab(
                wording.say(f"cards-page-{page.value}"),
                "".join(f" {part}" for part in (progress[page][0], wording.symbols.done * progress[page][1]) if part),
                progress[page][1],
                page is state.page,
                move("page", page.value),
            )
            for page in EntryPage
        ),
        draft.name,
        saved,
        wording.labelled(draft.name, saved),
        is_saved,
    )


def notes(state: EntryState, wording: Wording) -> NotesView:
    """The answer to the last key, then the faults of what is in the form."""
    lines = [(wording.message(state.said), "caution")] if state.said is not None else []
    if state.page is EntryPage.MAPS:
        on_sheet = notes_on_sheet(state.draft.sheets[state.sheet])
        if state.draft.sheets[state.sheet].staircase:
            lines += [(f"{wording.symbols.alarm} {wording.message(note)}", "alarm") for note in on_sheet]
        elif not lines:
            lines += [(_progress(state, wording), "muted"), *((wording.message(note), "muted") for note in on_sheet)]
    faults = _faults_here(state)
    lines += [(f"{wording.symbols.alarm} {fault_text(fault, wording.catalogue)}", "alarm") for fault in faults[:1]]
    if len(faults) > 1:
        lines.append((wording.say("cards-more-faults", count=len(faults) - 1), "alarm"))
    if not lines:
        lines.append((_progress(state, wording), "muted"))
    return NotesView(tuple(lines))


def _faults_here(state: EntryState) -> Sequence[Fault]:
    match state.page:
        case EntryPage.CARDS if state.draft.piles[state.pile]:
            return faults_of_card(state.draft, state.pile, state.card)
        case EntryPage.BOARDS:
            return faults_of_board(state.draft, state.board)
        case EntryPage.PILES:
            return faults_of_piles(state.draft)
    return ()


def _progress(state: EntryState, wording: Wording) -> str:
    if state.page is EntryPage.MAPS:
        return wording.say("cards-maps-how")
    if state.page is EntryPage.BOARDS:
        return wording.say("cards-progress-boards", typed=state.draft.typed_boards, all=SEATS)
    if state.page is EntryPage.CARDS:
        return wording.say("cards-cards-how", typed=state.draft.typed_cards, all=CARDS)
    return wording.say("cards-progress", typed=state.draft.typed_cards, all=CARDS)


_FOOTERS: dict[EntryPage, tuple[tuple[str, str, str], ...]] = {
    EntryPage.PILES: (("+ -", "cards-key-size", "plus"),),
    EntryPage.CARDS: (("Del", "cards-key-clear", "delete"), ("PgDn", "cards-key-pile", "pagedown")),
    EntryPage.BOARDS: (("Del", "cards-key-clear", "delete"),),
    EntryPage.MAPS: (("Del", "cards-key-erase", "delete"), ("1-4", "cards-key-map", "")),
    EntryPage.CHECK: (),
}


def footer(state: EntryState, wording: Wording) -> tuple[FooterKey, ...]:
    """The keys of the page."""
    keys = [
        FooterKey("Tab", wording.say("cards-key-page"), _press("tab")),
        FooterKey("u", wording.say("cards-key-undo"), _press("u")),
        FooterKey("y", wording.say("cards-key-redo"), _press("y")),
    ]
    if state.page is not EntryPage.CHECK:
        keys.insert(0, FooterKey(wording.symbols.enter, wording.say("cards-key-next"), _press("enter")))
    for key, word, pressed in _FOOTERS[state.page]:
        keys.append(FooterKey(key, wording.say(word), _press(pressed) if pressed else "help"))
    keys.append(FooterKey("Ctrl+Q", wording.say("cards-key-leave"), "leave"))
    keys.append(FooterKey("?", wording.say("cards-key-help"), "help"))
    return tuple(keys)


def _press(key: str) -> str:
    return f"press({key!r})"
