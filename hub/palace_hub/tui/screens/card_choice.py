"""It was another card: the piles, drawn as at a purchase, and then what follows. The same for a card that is lost."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import command_json
from monkey_palace.game.state import GameState
from palace_hub.card_sets.draft import CardDraft
from palace_hub.locale.message import Message
from palace_hub.referee import entries
from palace_hub.tui.screens.card_list import CardListScreen
from palace_hub.tui.screens.dialogs import AskScreen, DialogText
from palace_hub.tui.screens.entry_screens import BoardEntryScreen, CardEntryScreen
from palace_hub.tui.screens.pages import MarketScreen, Title, back_keys
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.held_cards import CardWords
from palace_hub.tui.widgets.market import MarketStage, PileStage
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.cards.learning import draft_of_card
from palace_hub.views.pages.card_choice import (
    cards_to_choose,
    choice_title,
    home_pile,
    is_held,
    named_words,
    piles_to_choose,
)
from palace_hub.views.pages.card_correction import (
    Correction,
    CorrectionView,
    board_correction,
    board_correction_view,
    correction,
    correction_view,
    has_been_made,
    print_correction,
    print_correction_view,
)
from palace_hub.views.pages.held_cards import HeldCardsView, NamedCard, cards_elsewhere
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView, FooterKey, known_boards
from palace_hub.views.table.market import MarketView, OpenPile, PileView
from palace_hub.views.table.sums import card_words
from palace_hub.views.wording import Wording


class CardChoiceScreen(MarketScreen):
    """The piles of a printed deck, of which one card is chosen. `named`: the card that it was taken for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "other_pile", show=False),
        Binding("n", "numbers", show=False),
        Binding("i", "held", show=False),
    ]

    def __init__(self, named: NamedCard | None = None) -> None:
        super().__init__()
        self.named = named

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield CardWords(id="named-card")
        yield MarketStage(id="market-page")
        yield PileStage(id="pile-page")
        with Horizontal(id="choice-actions"):
            for action in ("numbers", "other_pile", "held", "close"):
                yield ActionButton(id=f"choice-{action}", classes="other-action")
        yield FooterStrip(id="footer")

    def title_of(self, snapshot: Snapshot, wording: Wording) -> str:  # noqa: ARG002 - the base's
        return choice_title(self.named, self.opened, wording)

    def piles(self, snapshot: Snapshot, wording: Wording) -> MarketView | None:
        return piles_to_choose(snapshot, self.named, wording)

    def cards(self, snapshot: Snapshot, opened: OpenPile, wording: Wording) -> PileView | None:
        return cards_to_choose(snapshot, self.named, opened, wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        super().take(snapshot, wording)
        named = self.query_one("#named-card", CardWords)
        named.display = self.named is not None
        named.show(named_words(snapshot, self.named, wording))
        keys = {key.action: key.key for key in self.footer_keys(wording)}
        for action in ("numbers", "other_pile", "held", "close"):
            button = self.query_one(f"#choice-{action}", ActionButton)
            button.display = action in keys
            text = wording.say(f"choice-{action.replace('_', '-')}")
            button.show(ActionView(action, text, key=keys.get(action, "")))

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        keys = []
        if self.opened is not None:
            keys.append(FooterKey("m", wording.say("footer-piles"), "other_pile"))
        if self._elsewhere():
            keys.append(FooterKey("i", wording.say("footer-elsewhere"), "held"))
        return (*keys, *back_keys(wording))

    def _elsewhere(self) -> bool:
        """May the card be one that a player holds by the book?"""
        if self.named is None:
            return False
        return bool(cards_elsewhere(self.hub.shown, self.named, self.hub.wording).players)

    def action_numbers(self) -> None:
        """A lost card has no numbers to correct."""

    def action_other_pile(self) -> None:
        if self.opened is not None:
            self.open(None)

    def action_held(self) -> None:
        if self.named is not None and self._elsewhere():
            self.hub.push_screen(ElsewhereScreen(self.named, self.take_card))


class RightCardScreen(CardChoiceScreen):
    """Which card was it in fact? Begins with the cards of the named one's pile; `corrected` is told the right one."""

    def __init__(self, named: NamedCard, corrected: Callable[[str], None] | None = None) -> None:
        super().__init__(named)
        self.card = named
        self.corrected = corrected
        self.home: OpenPile | None = None

    def on_mount(self) -> None:
        game = self.hub.shown.game
        place = None if game is None else home_pile(game, self.card)
        if place is not None:
            self.home = self.opened = OpenPile(place)
        super().on_mount()

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if is_held(snapshot.game, self.card):
            super().take(snapshot, wording)
        elif self.is_current:
            self.dismiss(None)  # undone, or corrected meanwhile

    def take_card(self, card: str) -> None:
        game = self.hub.shown.game
        known = game is None or cards_of(game).card(card).is_known
        if known or game is None:
            self.hub.push_screen(CorrectionScreen(self.card, card, self.corrected), self._answered)
        else:
            self.hub.push_screen(CardEntryScreen(PILES.index(cards_of(game).card(card).pile), self.take_card))

    def _answered(self, done: bool | None) -> None:
        if done and self.is_current:
            self.dismiss(None)

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        return (FooterKey("n", wording.say("footer-numbers"), "numbers"), *super().footer_keys(wording))

    def action_numbers(self) -> None:
        """The card is the right one, and its numbers are wrong."""
        game = self.hub.shown.game
        if game is None:
            return
        card = cards_of(game).card(self.card.card)

        def corrects(typed: CardDraft) -> None:
            def answered(done: bool | None) -> None:
                if done:
                    form.dismiss(None)
                    self._answered(True)

            self.hub.push_screen(PrintCorrectionScreen(self.card, typed, self.corrected), answered)

        form = CardEntryScreen(PILES.index(card.pile), card=draft_of_card(card), corrects=corrects)
        self.hub.push_screen(form)

    def action_close(self) -> None:
        """One step back: from another pile to the piles, from these to the card's own pile, from there away."""
        if self.opened is None and self.home is not None:
            self.open(self.home)
        elif self.home is not None and self.opened is not None and self.opened.place == self.home.place:
            self.dismiss(None)
        else:
            super().action_close()


class ElsewhereScreen(CardListScreen):
    """The cards that players hold: one of them and the named one were taken for each other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "close", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    def __init__(self, named: NamedCard, chosen: Callable[[str], None]) -> None:
        super().__init__()
        self.named = named
        self.chosen = chosen

    def list_of(self, snapshot: Snapshot, wording: Wording) -> HeldCardsView:
        return cards_elsewhere(snapshot, self.named, wording)

    def footer_keys(self, snapshot: Snapshot, wording: Wording) -> tuple[FooterKey, ...]:  # noqa: ARG002 - the base's
        return (FooterKey(wording.symbols.enter, wording.say("footer-this-card"), "choose"), *back_keys(wording))

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if is_held(snapshot.game, self.named):
            super().take(snapshot, wording)
        elif self.is_current:
            self.dismiss(None)

    def choose(self, card: NamedCard) -> None:
        self.dismiss(None)
        self.chosen(card.card)


class CorrectionScreen(AskScreen):
    """The two cards, what the table overrides and what follows. It closes once the hub has made the correction."""

    def __init__(self, named: NamedCard, card: str, corrected: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.named = named
        self.card = card
        self.corrected = corrected
        self.found: Correction | None = None
        self._sent: Correction | None = None
        self._refusal: Message | None = None  # what the hub refused last: before the answer, then of the answer
        self._refused = False

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        game = snapshot.game
        if self._sent is not None:
            if game is not None and has_been_made(game, self._sent):
                if self.corrected is not None:
                    self.corrected(self.card)
                self.dismiss(True)
                return
            if snapshot.refusal is None or snapshot.refusal is self._refusal:
                return
            self._sent, self._refusal, self._refused = None, snapshot.refusal, True
        if game is None or not self.is_about(game):
            self.dismiss(False)
            return
        found = self.find(game)
        self.found = None if isinstance(found, IllegalCommand) else found
        view = self.view_of(snapshot, found, wording)
        refused = (wording.message(self._refusal),) if self._refused and self._refusal is not None else ()
        self.ask(DialogText(view.sentence, (*view.lines, *refused)), view.yes, view.no)

    def is_about(self, game: GameState) -> bool:
        """Can it still be corrected?"""
        return is_held(game, self.named)

    def find(self, game: GameState) -> Correction | IllegalCommand:
        """The correction, or why it cannot be made."""
        return correction(game, self.named, self.card)

    def view_of(self, snapshot: Snapshot, found: Correction | IllegalCommand, wording: Wording) -> CorrectionView:
        """The question."""
        return correction_view(snapshot, self.named, found, self.card, wording)

    def action_answer(self, sure: bool) -> None:
        if not sure:
            self.dismiss(False)
        elif self.found is not None and self._sent is None:
            self._sent, self._refusal, self._refused = self.found, self.hub.newest.refusal, False
            body = command_json(self.found.command)
            self.hub.submit(entries.parse_entry({"do": body.pop("kind"), **body}))


class PrintCorrectionScreen(CorrectionScreen):
    """The same for a card that prints other numbers than were typed."""

    def __init__(self, named: NamedCard, typed: CardDraft, corrected: Callable[[str], None] | None = None) -> None:
        super().__init__(named, named.card, corrected)
        self.typed = typed

    def find(self, game: GameState) -> Correction | IllegalCommand:
        return print_correction(game, self.card, self.typed)

    def view_of(self, snapshot: Snapshot, found: Correction | IllegalCommand, wording: Wording) -> CorrectionView:
        return print_correction_view(snapshot, self.named, found, self.typed, wording)


class BoardCorrectionScreen(CorrectionScreen):
    """The same for a board that delivers something else than was typed."""

    def __init__(self, seat: int, recurring: Symbols) -> None:
        super().__init__(NamedCard(seat, ""), "")
        self.recurring = recurring

    def is_about(self, game: GameState) -> bool:  # noqa: ARG002 - the base's
        return True

    def find(self, game: GameState) -> Correction | IllegalCommand:
        return board_correction(game, self.named.seat, self.recurring)

    def view_of(self, snapshot: Snapshot, found: Correction | IllegalCommand, wording: Wording) -> CorrectionView:
        return board_correction_view(snapshot, self.named.seat, found, self.recurring, wording)


class WrongBoardScreen(BoardEntryScreen):
    """The board of a seat with its delivery, which is wrong. Left and right change to another entered board."""

    TITLE_KEY = "learn-board-wrong-page"

    def is_over(self, snapshot: Snapshot) -> bool:
        return snapshot.game is None

    def action_press(self, key: str) -> None:
        game = self.hub.shown.game
        seats = () if game is None else known_boards(game)
        if key in ("left", "right") and self.seat in seats:
            seat = seats[(seats.index(self.seat) + (1 if key == "right" else -1)) % len(seats)]
            self.show_board(seat, self.hub.shown)
        else:
            super().action_press(key)

    def keep_typed(self) -> None:
        """A correction that was left is not kept."""

    def deliver(self, recurring: Symbols) -> None:
        def answered(done: bool | None) -> None:
            if done:
                self.dismiss(None)

        self.hub.push_screen(BoardCorrectionScreen(self.seat, recurring), answered)


class LostCardScreen(CardChoiceScreen):
    """Which card is lost? Its loss is asked once more."""

    def take_card(self, card: str) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                self.hub.submit(entries.RemoveCard(card=card))
                if self.is_current:
                    self.dismiss(None)

        self.hub.push_screen(LossScreen(card), answered)


class LossScreen(AskScreen):
    """Is this card lost for good?"""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if snapshot.game is None:
            self.dismiss(False)
            return
        words = card_words(cards_of(snapshot.game).card(self.card), wording)
        question = DialogText(wording.say("sure-lost"), (words, wording.say("sure-lost-why")))
        self.ask(question, wording.say("sure-lost-yes"), wording.say("sure-lost-no"))
