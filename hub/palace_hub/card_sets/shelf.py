"""The user's sets as a game takes them and gives them back: what was learnt while playing goes into their files.

Only what a game has learnt is written, into the set as it lies on the disk: an owner may have typed more since.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from monkey_palace.board.ground_maps import BLOCKED, KNOB, MAPS_FILE, GroundMap, blank_maps
from monkey_palace.board.palace import PLATE, Stud
from monkey_palace.cards.blank_set import blank_set
from monkey_palace.cards.data_check import BOARDS_FILE, CARDS_FILE
from monkey_palace.cards.deck_format import CARDS, PILES, Symbols
from monkey_palace.cards.model import Card, CardSet, set_from
from monkey_palace.toml_lines import read_document
from palace_hub.card_sets.checking import is_finished
from palace_hub.card_sets.document import texts_of
from palace_hub.card_sets.draft import CardDraft, SetDraft, new_draft
from palace_hub.card_sets.folder import (
    SetDamaged,
    SetFolder,
    SetNotKept,
    is_set_name,
    require_name,
    set_names,
    sets_folder,
)
from palace_hub.card_sets.sheet import Sheet
from palace_hub.files.atomic import replace_file

LEARNT: Final = "learnt"
"""The file, inside the set's folder, with the hash of the set that was written last while playing."""

FIRST_NAME: Final = "my-box"
"""The name of the first set of a user who gives none."""

HOUSE: Final = "house"
"""The provenance of the project's own maps."""

_MARK: Final = {colour: letter for letter, colour in KNOB.items()}


@dataclass(frozen=True, slots=True)
class SetOffer:
    """One set that a game can begin with. `is_ready`: its kits and sizes are known.

    `cards`, `boards`: how many are entered; `sizes`: cards in each pile; `kits`: by seat, None: not entered yet;
    `starts`: the starting staircases of its maps, in notation.
    """

    name: str
    cards: int
    boards: int
    sizes: tuple[int, ...]
    kits: tuple[Symbols | None, ...]
    is_ready: bool = True
    starts: tuple[tuple[str, ...], ...] = ()

    @property
    def is_complete(self) -> bool:
        return self.is_ready and self.cards == CARDS and self.boards == len(blank_maps())


@dataclass
class SetShelf:
    """The user's sets, the last used first. `known`: sets that are not on the disk, as a replayed recording has them.

    `usual`: the name of the set that a game takes if nobody chose one.
    """

    on_disk: bool = True
    known: dict[str, CardSet] = field(default_factory=dict)
    usual: str | None = None

    def __post_init__(self) -> None:
        self.offers: tuple[SetOffer, ...] = ()
        self.refresh()

    def refresh(self) -> None:
        """Look at the sets anew."""
        names = sorted(set_names(), key=_last_used, reverse=True) if self.on_disk else []
        found = [_offer(name) for name in names if name not in self.known]
        kept = [_offer_of(card_set) for card_set in self.known.values()]
        offers = [*kept, *(offer for offer in found if offer is not None)]
        self.offers = tuple(sorted(offers, key=lambda offer: offer.name != self.usual))

    def get(self, name: str) -> CardSet | None:
        """The set as it is now; None if there is none, or if its kits and sizes are not known."""
        if name in self.known:
            return self.known[name]
        draft = _draft(name) if self.on_disk and name in set_names() else None
        return None if draft is None or not _is_ready(draft) else card_set_of(draft)

    def all(self) -> dict[str, CardSet]:
        """Every set that a game can begin with."""
        found = {offer.name: self.get(offer.name) for offer in self.offers}
        return {name: card_set for name, card_set in found.items() if card_set is not None}

    def free_name(self) -> str:
        """A name for a new set."""
        taken = {offer.name for offer in self.offers}
        names = (FIRST_NAME, *(f"{FIRST_NAME}-{number}" for number in range(2, len(taken) + 3)))
        return next(name for name in names if name not in taken)

    def draft(self, name: str) -> SetDraft:
        """The set while its owner types it, or a new one."""
        return (_draft(name) if self.on_disk and name in set_names() else None) or new_draft(name)

    def begin(self, name: str, kits: Sequence[Symbols], sizes: Sequence[int]) -> None:
        """Begin a set, or the game with one of which only kits and sizes are missing.

        Raises `BadSetName`, `DataError` for kits or sizes that cannot be, `SetDamaged`, `SetNotKept`.
        """
        blank = blank_set(require_name(name), kits, sizes)
        if not self.on_disk:
            self.known[name] = blank
        else:
            folder = SetFolder.of(name)
            draft = dataclasses.replace(folder.open(), name=name)
            folder.save(_with_kits(draft, kits, sizes))
        self.use(name)

    def use(self, name: str) -> None:
        """Make this the set that was used last."""
        self.usual = name
        if self.on_disk and name in set_names():
            (sets_folder() / name / CARDS_FILE).touch()
        self.refresh()

    def owns(self, name: str) -> bool:
        """Is this one of the user's sets?"""
        return self.on_disk and is_set_name(name) and name in set_names()

    def is_written(self, now: CardSet) -> bool:
        """Were the files last written from this set while playing?"""
        try:
            return (sets_folder() / now.name / LEARNT).read_text() == now.data_hash
        except OSError:
            return False

    def keep(self, base: CardSet, now: CardSet) -> None:
        """Write what a game has learnt since it began with `base`. Raises `SetNotKept`; the next game has it anyway."""
        folder = SetFolder.of(now.name)
        try:
            draft = folder.open()
        except SetDamaged as error:
            self.known[now.name] = now
            raise SetNotKept(str(error), name=now.name, folder=str(folder.folder), what=str(error.fault)) from None
        try:
            folder.save(learnt_into(draft, base, now))
            replace_file(folder.folder / LEARNT, now.data_hash)
        except SetNotKept:
            self.known[now.name] = now
            raise
        except OSError as error:
            what = error.strerror or str(error)
            raise SetNotKept(what, name=now.name, folder=str(folder.folder), what=what) from None
        self.known.pop(now.name, None)
        self.offers = tuple(_offer_of(now) if offer.name == now.name else offer for offer in self.offers)


def _last_used(name: str) -> float:
    try:
        return (sets_folder() / name / CARDS_FILE).stat().st_mtime
    except OSError:
        return 0.0


def _draft(name: str) -> SetDraft | None:
    """The set of this folder under the folder's name; None for a damaged one."""
    try:
        return dataclasses.replace(SetFolder.of(name).open(), name=name)
    except SetDamaged:
        return None


def _offer(name: str) -> SetOffer | None:
    draft = _draft(name)
    return None if draft is None else _offer_of_draft(name, draft)


def _offer_of_draft(name: str, draft: SetDraft) -> SetOffer:
    return SetOffer(
        name,
        draft.typed_cards,
        sum(bool(board.recurring) for board in draft.boards),
        tuple(map(len, draft.piles)),
        tuple(board.start_kit for board in draft.boards),
        _is_ready(draft),
        tuple(_map_of(number, sheet).staircase for number, sheet in enumerate(draft.sheets, start=1)),
    )


def _offer_of(card_set: CardSet) -> SetOffer:
    return SetOffer(
        card_set.name,
        len(card_set.cards) - card_set.unknown_cards,
        len(card_set.boards) - card_set.unknown_boards,
        tuple(len(cards) for _, cards in card_set.piles),
        tuple(board.start_kit for board in card_set.boards),
        starts=starts_of(card_set),
    )


def starts_of(card_set: CardSet) -> tuple[tuple[str, ...], ...]:
    """The starting staircases of the maps of a set, in notation."""
    return tuple(laid.staircase for laid in card_set.ground_maps)


def _is_ready(draft: SetDraft) -> bool:
    """Whether kits and sizes are known, so that a game can begin."""
    kits = all(board.start_kit is not None for board in draft.boards)
    return kits and all(draft.piles) and len(draft.cards) == CARDS


def _with_kits(draft: SetDraft, kits: Sequence[Symbols], sizes: Sequence[int]) -> SetDraft:
    for pile, size in enumerate(sizes):
        draft = draft.resized(pile, size) or draft
    for seat, kit in enumerate(kits):
        draft = draft.with_board(seat, dataclasses.replace(draft.boards[seat], start_kit=kit))
    return draft


def card_set_of(draft: SetDraft) -> CardSet:
    """The set of a draft whose kits and sizes are known. Maps that are not finished have the knobs painted so far."""
    maps = tuple(_map_of(number, sheet) for number, sheet in enumerate(draft.sheets, start=1))
    if all(sheet.is_blank for sheet in draft.sheets):
        texts = texts_of(draft, maps_finished=False)
    else:
        texts = texts_of(dataclasses.replace(draft, sheets=tuple(map(sheet_of, maps))), maps_finished=True)
    documents = {name: read_document(text).data for name, text in texts.items()}
    return set_from(documents[CARDS_FILE], documents[BOARDS_FILE], documents.get(MAPS_FILE))


def _map_of(number: int, sheet: Sheet) -> GroundMap:
    """The map that games use: a finished sheet, or a blank map with the sheet's knobs around its staircase."""
    finished, blank = is_finished(sheet), blank_maps()[number - 1]
    staircase = tuple(sheet.staircase.split()) if finished else blank.staircase
    laid = GroundMap(number, () if finished else blank.ground, staircase)
    under = {knob[:2] for knob in laid.ground}
    for stud, mark in sheet.knobs():
        if mark in KNOB and stud not in under:
            laid = laid.with_knob(*stud, KNOB[mark])
    closed = frozenset(stud for stud, mark in sheet.knobs() if mark == BLOCKED and stud not in under)
    return dataclasses.replace(laid, blocked=closed)


def sheet_of(laid: GroundMap) -> Sheet:
    """A map as its owner paints it."""
    marks: list[tuple[Stud, str]] = [(stud, BLOCKED) for stud in laid.blocked]
    marks += [((x, y), _MARK[colour]) for x, y, colour in laid.ground if x < PLATE and y < PLATE]
    return Sheet(staircase=" ".join(laid.staircase)).painted(marks)


def learnt_into(draft: SetDraft, base: CardSet, now: CardSet) -> SetDraft:
    """The draft with what differs between the set of a game's beginning and that of now."""
    cards = {card.id: card for card in now.cards if card != base.card(card.id)}
    piles = tuple(tuple(_card_draft(cards.get(card.id), card) for card in pile) for pile in draft.piles)
    missing = _missing(draft, cards)
    piles = tuple((*pile, *missing.get(name, ())) for name, pile in zip(PILES, piles, strict=True))
    boards = tuple(
        dataclasses.replace(board, recurring=after.recurring) if after != before else board
        for board, before, after in zip(draft.boards, base.boards, now.boards, strict=True)
    )
    learnt = dataclasses.replace(draft, piles=piles, boards=boards)
    if now.map_provenance == HOUSE:
        return learnt
    return dataclasses.replace(learnt, sheets=_sheets(draft, base, now), map_provenance=now.map_provenance)


def _card_draft(learnt: Card | None, card: CardDraft) -> CardDraft:
    return card if learnt is None else CardDraft(learnt.id, learnt.bananas, learnt.one_time, learnt.recurring)


def _missing(draft: SetDraft, cards: Mapping[str, Card]) -> dict[str, tuple[CardDraft, ...]]:
    """Learnt cards that the draft does not have any more, by pile: nothing that was learnt is lost."""
    there = {card.id for card in draft.cards}
    missing: dict[str, tuple[CardDraft, ...]] = {}
    for card in cards.values():
        if card.id not in there:
            blank = CardDraft(card.id)
            missing[card.pile] = (*missing.get(card.pile, ()), _card_draft(card, blank))
    return missing


def _sheets(draft: SetDraft, base: CardSet, now: CardSet) -> tuple[Sheet, ...]:
    """The maps of the set with the learnt knobs. A map that nobody has begun is the one that the game began with."""
    sheets = []
    for number, sheet in enumerate(draft.sheets, start=1):
        laid = base.ground_map(number) if sheet.is_blank else _map_of(number, sheet)
        before = {knob[:2]: knob[2] for knob in base.ground_map(number).ground}
        after = {knob[:2]: knob[2] for knob in now.ground_map(number).ground}
        for stud in sorted(before.keys() | after.keys()):
            if before.get(stud) != after.get(stud):
                laid = laid.with_knob(*stud, after.get(stud))
        sheets.append(sheet_of(laid))
    return tuple(sheets)
