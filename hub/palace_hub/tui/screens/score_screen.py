"""The final score, drawn from the last snapshot of the game."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from palace_hub.referee import entries
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.codes_screen import CodesScreen
from palace_hub.tui.screens.devices_screen import DevicesScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen
from palace_hub.tui.screens.held_cards_screen import HeldCardsScreen
from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.pages import MarketScreen, PageScreen
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.screens.review_screen import ReviewScreen
from palace_hub.tui.screens.stop_screens import ChoiceScreen
from palace_hub.tui.widgets.buttons import PageActions
from palace_hub.tui.widgets.plan import Oblique
from palace_hub.tui.widgets.score import Breakdown, Chart, Footnote, Podium, WinnerHead
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.pages import text_pages
from palace_hub.views.pages.bg_stats import bg_stats_link
from palace_hub.views.pages.codes import bg_stats_codes
from palace_hub.views.pages.rematch import orders, rematch
from palace_hub.views.pages.score import score
from palace_hub.views.palace.stage import standing_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView, FooterKey, can_name_cards, has_card_lists
from palace_hub.views.wording import Size, Wording, size_of

AROUND = 10
"""Rows of banner, winner, footnote, buttons and footer."""

PODIUM_CELLS = 36
"""Columns beside the table."""


class ScoreScreen(HubScreen):
    """Winner, podium, breakdown, chart, on a wide screen the palace beside them, and the next actions.

    A past game is only looked at: nothing of it can be changed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "main", show=False),
        Binding("n", "new_game", show=False),
        Binding("l", "log", show=False),
        Binding("p", "palace", show=False),
        Binding("m", "market", show=False),
        Binding("i", "held_cards", show=False),
        Binding("c", "correct_card", show=False),
        Binding("d", "devices", show=False),
        Binding("s", "scores", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("comma", "rounds(1)", show=False),
        Binding("full_stop", "rounds(-1)", show=False),
        Binding("left", "step_back", show=False),
        Binding("right", "step_through", show=False),
        Binding("e", "export", show=False),
        Binding("u", "undo", show=False),
        Binding("b", "bg_stats", show=False),
        Binding("escape,q", "close", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield WinnerHead(id="winner")
        with Horizontal(id="score-body"):
            with Vertical(id="score-left"):
                with Horizontal(id="score-middle"):
                    yield Podium(id="podium")
                    yield Breakdown(id="breakdown")
                yield Chart(id="chart")
            yield Oblique(id="score-palace")
        yield Footnote(id="footnote")
        yield PageActions(id="score-actions")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        view = score(snapshot, wording)
        if view is None:
            return
        self.set_class(wording.size.is_short or wording.size is Size.TOO_SMALL, "-small")
        self.show_banner(snapshot, wording)
        for widget in (WinnerHead, Podium, Breakdown, Chart, Footnote):
            self.query_one(widget).show(view)
        standing = standing_of(snapshot, wording) if wording.size is Size.WIDE else None
        picture = self.query_one("#score-palace", Oblique)
        beside = standing is not None and picture.symbols.half_blocks and not self.app.no_color
        self.set_class(beside, "-beside")
        picture.show(standing if beside else None)
        players = len(view.rounds)
        table = Breakdown.height_in(self.app.size.width - PODIUM_CELLS, view)
        bars = AROUND + table + 3 + 2 * players <= self.app.size.height
        self.query_one(Chart).styles.height = 3 + players * (2 if bars else 1)
        self.query_one(PageActions).show(self._actions(snapshot, wording))
        self.query_one(FooterStrip).show(self._keys(snapshot, wording))

    def _actions(self, snapshot: Snapshot, wording: Wording) -> tuple[ActionView, ...]:
        steps = ActionView("step_through", wording.say("score-step-through"), bool(snapshot.history))
        if snapshot.past is not None:
            palace, log = wording.say("action-palace"), wording.say("page-log")
            back = ActionView("close", wording.say("score-back-to-games"))
            return back, steps, ActionView("palace", palace), ActionView("log", log)
        new, export = wording.say("score-new-game"), wording.say("score-export")
        close = ActionView("leave", wording.say("score-close"))
        return ActionView("new_game", new), steps, ActionView("export", export), close

    def _keys(self, snapshot: Snapshot, wording: Wording) -> tuple[FooterKey, ...]:
        keys: list[FooterKey] = []
        if snapshot.history:
            keys.append(FooterKey(wording.symbols.back, wording.say("footer-back"), "step_back"))
            keys.append(FooterKey(wording.symbols.forward, wording.say("footer-forward"), "step_through"))
        if snapshot.past is None:
            keys.append(FooterKey("e", wording.say("footer-export"), "export"))
        if has_card_lists(snapshot):
            keys.append(FooterKey("i", wording.say("footer-held"), "held_cards"))
        if can_name_cards(snapshot):
            keys.append(FooterKey("c", wording.say("footer-correct"), "correct_card"))
        if snapshot.can_undo:
            keys.append(FooterKey("u", wording.say("footer-undo"), "undo"))
        if self.hub.code is not None and bg_stats_link(snapshot):
            keys.append(FooterKey("b", wording.say("footer-bg-stats"), "bg_stats"))
        if snapshot.past is not None:
            keys.append(FooterKey("p", wording.say("footer-palace"), "palace"))
            keys.append(FooterKey("l", wording.say("footer-log"), "log"))
            keys.append(FooterKey("Esc", wording.say("footer-games"), "close"))
        elif self.hub.past_games is not None:
            keys.append(FooterKey("G", wording.say("footer-games"), "app.games"))
        if self.hub.web is not None and snapshot.past is None:
            keys.append(FooterKey("F12", wording.say("footer-codes"), "app.codes"))
        if snapshot.past is None:
            keys.append(FooterKey("n", wording.say("footer-new"), "new_game"))
            keys.append(FooterKey("p", wording.say("footer-palace"), "palace"))
            keys.append(FooterKey("s", wording.say("footer-scores"), "scores"))
            keys.append(FooterKey("l", wording.say("footer-log"), "log"))
        if not self.has_class("-small") and self.query_one(Chart).scrolls():
            keys.append(FooterKey(",", wording.say("footer-earlier"), "rounds(1)"))
            keys.append(FooterKey(".", wording.say("footer-later"), "rounds(-1)"))
        keys.append(FooterKey("?", wording.say("footer-help"), "help"))
        return tuple(keys)

    def on_resize(self, event: events.Resize) -> None:
        self.hub.resized(size_of(event.size.width, event.size.height))

    def action_main(self) -> None:
        if self.hub.shown.past is None:
            self.action_new_game()
        else:
            self.action_close()

    def action_new_game(self) -> None:
        """Asks who begins the next game; the start form is filled in with the answer."""
        game = self.hub.newest.game
        again = () if game is None else orders(game)

        def chosen(place: int | None) -> None:
            if place is not None:
                self.hub.start_again(again[place] if place < len(again) else ())

        if again:
            self.hub.push_screen(ChoiceScreen(rematch), chosen)
        else:
            self.hub.start_again()

    def action_export(self) -> None:
        self.hub.submit(entries.Export())

    def action_step_through(self) -> None:
        """Opens the review at the first state."""
        self._step_from(0)

    def action_step_back(self) -> None:
        """Opens the review at the last prompt; cards that were corrected after the score made more states since."""
        self._step_from(sum(not state.ended for state in self.hub.shown.history) - 1)

    def _step_from(self, place: int) -> None:
        if self.hub.shown.history:
            self.hub.push_screen(ReviewScreen(place))

    def action_log(self) -> None:
        self.hub.push_screen(LogScreen())

    def action_palace(self) -> None:
        self.hub.push_screen(PalaceScreen())

    def action_scores(self) -> None:
        self.hub.push_screen(PageScreen(text_pages.scores))

    def action_market(self) -> None:
        self.hub.push_screen(MarketScreen())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        past = self.hub.shown.past is not None
        match action:
            case "close":
                return past
            case "new_game" | "export" | "leave" | "devices":
                return not past
            case "held_cards":
                return has_card_lists(self.hub.shown)
            case "undo":
                return self.hub.shown.can_undo
            case "bg_stats":
                return self.hub.code is not None and bool(bg_stats_link(self.hub.shown))
            case "correct_card":
                return can_name_cards(self.hub.shown)
            case _:
                return True

    def action_correct_card(self) -> None:
        self.hub.push_screen(HeldCardsScreen(newest=True))

    def action_undo(self) -> None:
        """Goes on with a game that had ended early."""

        def answered(sure: bool | None) -> None:
            if sure:
                self.hub.submit(entries.Undo())

        self.hub.push_screen(ConfirmScreen("go-on"), answered)

    def action_bg_stats(self) -> None:
        """Shows the code that gives the game to BG Stats."""
        code = self.hub.code
        if code is not None:
            self.hub.push_screen(CodesScreen(lambda snapshot, wording: bg_stats_codes(snapshot, wording, code)))

    def action_held_cards(self) -> None:
        self.hub.push_screen(HeldCardsScreen())

    def action_devices(self) -> None:
        self.hub.push_screen(DevicesScreen())

    def action_help(self) -> None:
        self.hub.open_help()

    def action_close(self) -> None:
        """Back to the list of past games."""
        self.dismiss(None)

    def action_leave(self) -> None:
        self.hub.action_leave()

    def action_rounds(self, rounds: int) -> None:
        self.query_one(Chart).scroll_rounds(rounds)
