"""The editor's pages for one card, one board or the beginning of a set, as they come up in a game (R11.8)."""

import dataclasses
from dataclasses import dataclass, field

from monkey_palace.cards.deck_format import PILES, SEATS, Board, pile_colour, pile_cost
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.piles import cards_left
from monkey_palace.game.state import GameState
from palace_hub.card_sets.draft import BoardDraft, CardDraft, SetDraft, new_draft
from palace_hub.card_sets.entry.boards import FIRST_RECURRING
from palace_hub.card_sets.entry.state import EntryPage, EntryState
from palace_hub.card_sets.shelf import SetOffer
from palace_hub.views.cards.board_page import BoardPageView, board_page
from palace_hub.views.cards.card_page import CardPageView, card_page
from palace_hub.views.cards.frame import NotesView, notes
from palace_hub.views.wording import Wording


@dataclass
class TypedForms:
    """What was typed of cards and boards and not sent: it stands there when the form is opened again."""

    cards: dict[int, CardDraft] = field(default_factory=dict)
    """By place of the pile."""
    boards: dict[int, BoardDraft] = field(default_factory=dict)
    """By seat."""

    def keep_card(self, place: int, card: CardDraft) -> None:
        """Keep what is typed of the next card of this pile."""
        self.cards[place] = card

    def keep_board(self, seat: int, board: BoardDraft) -> None:
        """Keep what is typed of this seat's board."""
        self.boards[seat] = board


def card_state(place: int, card: CardDraft) -> EntryState:
    """The form with one card of the pile at this place."""
    piles = tuple((card,) if number == place else () for number in range(len(PILES)))
    return EntryState(SetDraft("", piles, ()), EntryPage.CARDS, pile=place)


def draft_of_card(card: Card) -> CardDraft:
    """What is known of a card."""
    return CardDraft(card.id, card.bananas, card.one_time, card.recurring)


def known_twin(game: GameState, place: int, typed: CardDraft) -> str | None:
    """The known card left in this pile that prints just this: equal cards are interchangeable."""
    left = cards_left(game, cards_of(game), place)
    return next((card.id for card in left if card.is_known and draft_of_card(card).numbers == typed.numbers), None)


def one_card(state: EntryState, *, corrects: bool, wording: Wording) -> CardPageView:
    """The page of cards with the one card alone."""
    page, pile = card_page(state, wording), PILES[state.pile]
    name = wording.say("card-name", colour=pile_colour(pile), cost=pile_cost(pile))
    face = None if page.face is None else dataclasses.replace(page.face, title="")
    how = wording.say("learn-card-how", pile=name)
    next_word = wording.say("learn-correct" if corrects else "learn-take")
    return dataclasses.replace(page, piles=(), small=(), face=face, pile_title=how, next_word=next_word)


def board_state(board: Board, typed: BoardDraft | None) -> EntryState:
    """The form with one board, at its delivery."""
    boards = [BoardDraft()] * SEATS
    boards[board.seat] = typed or BoardDraft(board.start_kit, board.recurring)
    return EntryState(SetDraft("", (), tuple(boards)), EntryPage.BOARDS, board=board.seat, row=FIRST_RECURRING)


def one_board(state: EntryState, player: str, wording: Wording) -> BoardPageView:
    """The page of boards with the delivery of one board alone."""
    page = board_page(state, wording)
    box = page.boards[state.board]
    title = wording.say("learn-board-title", seat=state.board + 1, name=player) if player else box.title
    box = dataclasses.replace(box, title=title, parts=box.parts[1:], action="")
    return BoardPageView(wording.say("learn-board-how"), (box,), wording.say("learn-done"))


def begun_state(name: str, offer: SetOffer | None) -> EntryState:
    """The pages for kits and sizes, with what is known of the set."""
    draft = new_draft(name)
    if offer is not None:
        for pile, size in enumerate(offer.sizes):
            draft = draft.resized(pile, size) or draft
        for seat, kit in enumerate(offer.kits):
            draft = draft.with_board(seat, dataclasses.replace(draft.boards[seat], start_kit=kit))
    return EntryState(draft, EntryPage.PILES)


def kits_page(state: EntryState, wording: Wording) -> BoardPageView:
    """The page of boards with the start kits alone."""
    page = board_page(state, wording)
    boxes = tuple(
        dataclasses.replace(box, parts=box.parts[:1], done=state.draft.boards[seat].start_kit is not None)
        for seat, box in enumerate(page.boards)
    )
    return BoardPageView(wording.say("learn-kits-how"), boxes, page.next_word)


def notes_of(state: EntryState, said: str, wording: Wording) -> NotesView:
    """The answer to the last key, or the faults of what is typed; `said`: why the hub refused it."""
    found = notes(state, wording)
    lines = tuple(line for line in found.lines if line[1] != "muted")
    return NotesView((((said, "caution"),) if said else ()) + lines)
