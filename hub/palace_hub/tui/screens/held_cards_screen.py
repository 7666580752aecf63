"""The cards of each player in a game by printed cards, as a page over the table; each can be corrected."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from palace_hub.tui.screens.card_choice import RightCardScreen
from palace_hub.tui.screens.card_list import CardListScreen
from palace_hub.tui.screens.pages import back_keys
from palace_hub.tui.widgets.held_cards import HeldCardsPage
from palace_hub.views.pages.held_cards import HeldCardsView, NamedCard, bought_cards
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey, can_name_cards
from palace_hub.views.wording import Wording


class HeldCardsScreen(CardListScreen):
    """All cards by player. `newest`: the cursor begins on the card that was bought last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "close", show=False),
        Binding("c,enter", "choose", show=False),
    ]

    def __init__(self, *, newest: bool = False) -> None:
        super().__init__()
        self._newest = newest

    def on_mount(self) -> None:
        super().on_mount()
        game = self.hub.shown.game
        if self._newest and game is not None and game.purchases:
            self.call_after_refresh(self.show_card, game.purchases[-1].cards[-1].card)

    def footer_keys(self, snapshot: Snapshot, wording: Wording) -> tuple[FooterKey, ...]:
        correct = (FooterKey("c", wording.say("footer-correct"), "choose"),) if can_name_cards(snapshot) else ()
        return (*correct, *back_keys(wording))

    def choose(self, card: NamedCard) -> None:
        """It was another card: which one?"""
        if can_name_cards(self.hub.shown):
            self.hub.push_screen(RightCardScreen(card, self.show_card))


class BoughtCardsScreen(HeldCardsScreen):
    """The cards of one purchase."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self._turn = turn

    def list_of(self, snapshot: Snapshot, wording: Wording) -> HeldCardsView:
        return bought_cards(snapshot, self._turn, wording)

    def on_mount(self) -> None:
        super().on_mount()
        page = self.query_one(HeldCardsPage)
        if page.model is not None and page.model.players:
            page.go_to_player(page.model.players[0].seat)
            self.take_list(self.hub.shown, self.hub.wording)
