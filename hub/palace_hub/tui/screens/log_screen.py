"""The log, newest first: arrow keys choose a line, Enter opens the evidence of its decision."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from palace_hub.tui.screens.card_choice import RightCardScreen
from palace_hub.tui.screens.held_cards_screen import BoughtCardsScreen
from palace_hub.tui.screens.pages import PageScreen, TextPage, Title, back_keys
from palace_hub.tui.widgets.strips import FooterStrip
from palace_hub.views.pages import text_pages
from palace_hub.views.pages.evidence import evidence
from palace_hub.views.pages.held_cards import NamedCard, cards_bought
from palace_hub.views.snapshot import LogLine, Snapshot
from palace_hub.views.table.actions import FooterKey, can_name_cards
from palace_hub.views.wording import Wording

ABOVE = 3
"""Rows that stay visible above and below the chosen line."""


class LogScreen(PageScreen):
    """The log with a chosen line, which stays chosen when newer lines appear above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("enter", "open", show=False),
        Binding("escape,q,l", "close", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(text_pages.log)
        self.chosen: LogLine | None = None

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.chosen = _find_again(snapshot.log, self.chosen)
        page = text_pages.log(snapshot, wording, self.chosen)
        self.show_banner(snapshot, wording)
        self.query_one("#page-title", Title).show(page.title)
        self.query_one("#page", TextPage).show(page)
        word = "footer-evidence" if self._bought() is None else "footer-another-card"
        open_it = FooterKey(wording.symbols.enter, wording.say(word), "open")
        keys = back_keys(wording)
        self.query_one("#footer", FooterStrip).show((open_it, *keys) if self.chosen is not None else keys)

    def action_move(self, lines: int) -> None:
        """Chooses a line further down or up, and scrolls it into view."""
        log = self.hub.shown.log
        if not log:
            return
        place = 0 if self.chosen is None else next((place for place, line in enumerate(log) if line is self.chosen), 0)
        self.chosen = log[max(0, min(len(log) - 1, place + lines))]
        self.take(self.hub.shown, self.hub.wording)
        page = self.query_one("#page", TextPage)
        row = page.row_of_chosen()
        scroll = self.query_one("#page-scroll", VerticalScroll)
        if row < scroll.scroll_y + ABOVE:
            scroll.scroll_to(y=max(0, row - ABOVE), animate=False)
        elif row >= scroll.scroll_y + scroll.size.height - ABOVE:
            scroll.scroll_to(y=row - scroll.size.height + 1 + ABOVE, animate=False)

    def action_open(self) -> None:
        """Opens the evidence of the chosen line's decision. In a purchase by printed cards, a card is corrected."""
        line, turn, game = self.chosen, self._bought(), self.hub.shown.game
        if turn is not None and game is not None:
            bought = cards_bought(game, turn)
            seat = (turn - 1) % len(game.players)
            one = RightCardScreen(NamedCard(seat, bought[0])) if len(bought) == 1 else BoughtCardsScreen(turn)
            self.hub.push_screen(one)
        elif line is not None:
            self.hub.push_screen(PageScreen(lambda _, wording: evidence(line, wording)))

    def _bought(self) -> int | None:
        """The turn of the purchase in the chosen line, if one of its cards can be corrected."""
        line, game = self.chosen, self.hub.shown.game
        if line is None or line.undone or line.bought is None or game is None or not can_name_cards(self.hub.shown):
            return None
        return line.bought if cards_bought(game, line.bought) else None

    def action_line(self, place: int) -> None:
        """A touch chooses a line; on the chosen line it is as good as Enter."""
        log = self.hub.shown.log
        if place < len(log):
            again = self.chosen is log[place]
            self.chosen = log[place]
            self.take(self.hub.shown, self.hub.wording)
            if again:
                self.action_open()


def _find_again(log: tuple[LogLine, ...], chosen: LogLine | None) -> LogLine | None:
    """The chosen line in a newer log, where it may be struck through; the newest line if none was chosen."""
    if chosen is not None:
        identity = (chosen.seq, chosen.t, chosen.what)
        same = next((line for line in log if (line.seq, line.t, line.what) == identity), None)
        if same is not None:
            return same
    return log[0] if log else None
