"""What a printed card or board says, entered while the game goes on, with the pages of the editor (R11.8)."""

from collections.abc import Callable
from typing import ClassVar, Self

from textual import events
from textual.app import ComposeResult

from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.game.card_set import cards_of
from palace_hub.card_sets.draft import BoardDraft, CardDraft
from palace_hub.card_sets.entry import boards, cards
from palace_hub.card_sets.entry.boards import FIRST_RECURRING
from palace_hub.card_sets.entry.state import EntryState, Move
from palace_hub.locale.message import Message
from palace_hub.referee import entries
from palace_hub.tui.editor.board_page import BoardPage
from palace_hub.tui.editor.card_page import CardPage
from palace_hub.tui.editor.frame import NoteLines
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.pages import Title
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.cards.learning import (
    board_state,
    card_state,
    known_twin,
    notes_of,
    one_board,
    one_card,
)
from palace_hub.views.pile import unknown_cards
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

Chosen = Callable[[str], None]


class EntryScreen(HubScreen):
    """One form of the editor. Escape leaves it; what was typed stands there when it is opened again."""

    APP_KEYS: ClassVar[frozenset[str]] = frozenset({"ctrl+q", "ctrl+c", "f2", "t"})

    def __init__(self, state: EntryState) -> None:
        super().__init__()
        self.state = state
        self.sent = False
        self._before: Message | None = None  # the refusal before the entry was sent
        self._refused: Message | None = None

    def draw(self, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the form."""
        self.show_banner(snapshot, wording)
        said = "" if self._refused is None else wording.message(self._refused)
        self.query_one(NoteLines).show(notes_of(self.state, said, wording))
        self.query_one(FooterStrip).show(self.footer_keys(wording))

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        """The footer's keys."""
        return (
            FooterKey(wording.symbols.enter, wording.say("cards-key-next"), "press('enter')"),
            FooterKey("Del", wording.say("cards-key-clear"), "press('delete')"),
            FooterKey("Esc", wording.say("footer-back"), "press('escape')"),
        )

    def again(self) -> None:
        """Draws again after a key."""
        self.draw(self.hub.shown, self.hub.wording)

    def on_key(self, event: events.Key) -> None:
        if event.key in self.APP_KEYS:
            return
        event.stop()
        event.prevent_default()
        self.action_press(event.key)

    def action_press(self, key: str) -> None:
        if key == "escape":
            self.dismiss(None)
        elif key == "enter":
            self._refused = None
            self.finish()
        else:
            move = self.keys().get(key)
            if move is not None:
                self.action_move(move)

    def keys(self) -> dict[str, Move]:
        """The keys of the form."""
        raise NotImplementedError

    def action_move(self, move: Move) -> None:
        """What a key or a touch changes in the form."""
        raise NotImplementedError

    def finish(self) -> None:
        """Enter: sends what is typed."""
        raise NotImplementedError

    def send(self, entry: entries.Entry) -> None:
        self.sent, self._before = True, self.hub.newest.refusal
        self.hub.submit(entry)

    def refused(self, snapshot: Snapshot) -> bool:
        """Did the hub refuse what was sent? The form then says why."""
        if not self.sent or snapshot.refusal is None or snapshot.refusal is self._before:
            return False
        self.sent, self._refused = False, snapshot.refusal
        return True


CARD_MOVES = frozenset({"digit", "more", "field_add", "add", "field", "row", "back", "clear"})


class CardEntryScreen(EntryScreen):
    """What one card prints. `card`: a known one whose numbers are wrong; None: the next one that is not entered.

    `chosen` is told the id of the entered card; of a correction, `corrects` gets what is right and sends it.
    """

    def __init__(
        self,
        place: int,
        chosen: Chosen | None = None,
        *,
        card: CardDraft | None = None,
        corrects: Callable[[CardDraft], None] | None = None,
    ) -> None:
        super().__init__(card_state(place, card or CardDraft("card")))
        self.place = place
        self.chosen = chosen
        self.corrects = corrects
        self._card = ""

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield CardPage(id="entry-page")
        yield NoteLines(id="notes")
        yield FooterStrip(id="footer")

    def on_mount(self) -> None:
        typed = self.hub.typed.cards.get(self.place)
        if self.corrects is None and typed is not None:
            self.state = card_state(self.place, typed)
        super().on_mount()

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        game = snapshot.game
        if game is None:
            self.dismiss(None)
            return
        if self.sent and cards_of(game).card(self._card).is_known:
            self._done(self._card)
            return
        if not self.refused(snapshot) and self.corrects is None and not unknown_cards(game).get(PILES[self.place]):
            if not self.sent and self.is_current:
                self.dismiss(None)
            return
        self.draw(snapshot, wording)

    def draw(self, snapshot: Snapshot, wording: Wording) -> None:
        super().draw(snapshot, wording)
        corrects = self.corrects is not None
        self.query_one(Title).show(wording.say("learn-card-wrong-title" if corrects else "learn-card-title"))
        self.query_one(CardPage).show(one_card(self.state, corrects=corrects, wording=wording))

    def keys(self) -> dict[str, Move]:
        return {key: move for key, move in cards.KEYS.items() if move[0] in CARD_MOVES}

    def action_move(self, move: Move) -> None:
        if move[0] not in CARD_MOVES or self.sent:
            return
        self._refused = None
        self.state = cards.apply(self.state, move)
        if self.corrects is None:
            self.hub.typed.keep_card(self.place, self.state.now)
        self.again()

    def finish(self) -> None:
        typed, game = self.state.now, self.hub.newest.game
        if typed.bananas is None:
            self.state = self.state.to(row=cards.BANANAS).refused("cards-bananas-first")
            self.again()
            return
        if game is None or self.sent:
            return
        if self.corrects is not None:
            self.corrects(typed)
            return
        twin = known_twin(game, self.place, typed)
        if twin is not None:
            self._done(twin)
            return
        unknown = unknown_cards(game).get(PILES[self.place])
        if unknown:
            self._card = unknown[0]
            numbers = {"bananas": typed.bananas, "one_time": typed.one_time, "recurring": typed.recurring}
            self.send(entries.LearnCard.model_validate({"card": self._card, **numbers}))

    def _done(self, card: str) -> None:
        self.sent = False
        self.hub.typed.cards.pop(self.place, None)
        self.dismiss(None)
        if self.chosen is not None:
            self.chosen(card)


BOARD_MOVES = frozenset({"digit", "symbol", "field_add", "add", "row", "board_row", "clear"})


class BoardEntryScreen(EntryScreen):
    """What the board of a seat delivers each turn."""

    TITLE_KEY: ClassVar[str] = "learn-board-page"

    def __init__(self, seat: int, state: EntryState) -> None:
        super().__init__(state)
        self.seat = seat

    def is_over(self, snapshot: Snapshot) -> bool:
        """Is the board known now, or the delivery undone?"""
        return snapshot.to_learn is None or snapshot.to_learn.what != "board"

    def show_board(self, seat: int, snapshot: Snapshot) -> None:
        """Changes to the board of another seat."""
        assert snapshot.game is not None
        self.seat, self.state = seat, board_state(cards_of(snapshot.game).boards[seat], None)
        self.again()

    def keep_typed(self) -> None:
        """Keeps what is typed for the next time."""
        self.hub.typed.keep_board(self.seat, self.state.draft.boards[self.seat])

    def deliver(self, recurring: Symbols) -> None:
        """Sends what the board delivers."""
        self.send(entries.LearnBoard(seat=self.seat, recurring=recurring))

    @classmethod
    def of(cls, seat: int, snapshot: Snapshot, typed: BoardDraft | None) -> Self:
        """The form of this seat's board, with what was typed before."""
        game = snapshot.game
        assert game is not None
        return cls(seat, board_state(cards_of(game).boards[seat], typed))

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield BoardPage(id="entry-page")
        yield NoteLines(id="notes")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if self.is_over(snapshot):
            self.hub.typed.boards.pop(self.seat, None)
            self.dismiss(None)
            return
        self.refused(snapshot)
        self.draw(snapshot, wording)

    def draw(self, snapshot: Snapshot, wording: Wording) -> None:
        super().draw(snapshot, wording)
        players = snapshot.game.players if snapshot.game is not None else ()
        player = wording.say("outside", text=players[self.seat].name) if self.seat < len(players) else ""
        self.query_one(Title).show(wording.say(self.TITLE_KEY))
        self.query_one(BoardPage).show(one_board(self.state, player, wording))

    def keys(self) -> dict[str, Move]:
        return {key: move for key, move in boards.KEYS.items() if move[0] in BOARD_MOVES}

    def action_move(self, move: Move) -> None:
        if move[0] not in BOARD_MOVES or self.sent:
            return
        self._refused = None
        board = self.state.draft.boards[self.seat]
        if move == ("clear",):
            draft = self.state.draft.with_board(self.seat, BoardDraft(board.start_kit))
            self.state = self.state.to(draft=draft, row=FIRST_RECURRING)
        else:
            self.state = boards.apply(self.state, move)
        if self.state.row < FIRST_RECURRING:  # the kit is not asked here
            backwards = move == ("row", -1)
            self.state = self.state.to(row=len(boards.FIELDS) - 1 if backwards else FIRST_RECURRING)
        self.keep_typed()
        self.again()

    def finish(self) -> None:
        recurring = self.state.draft.boards[self.seat].recurring
        if not recurring:
            self.state = self.state.refused("cards-delivery-first", seat=self.seat + 1)
            self.again()
        elif not self.sent:
            self.deliver(recurring)
