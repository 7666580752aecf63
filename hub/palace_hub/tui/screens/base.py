"""The base classes of all screens, and `HubApp`: what a screen may ask of the application.

`PalaceApp` implements `HubApp` and imports the screens; the screens know `HubApp` only.
"""

from typing import ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen

from monkey_palace.bots.analysis import Analysis
from palace_hub.referee.entries import Entry
from palace_hub.tui.hands import HandsOnScreen
from palace_hub.tui.source import Analyse, FirstStart, WebTable
from palace_hub.tui.widgets.painted import LOOKS, ActionRequested, Looks
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.cards.learning import TypedForms
from palace_hub.views.history.source import PastGames
from palace_hub.views.pages.codes import CodeMaker
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.table.market import OpenPile
from palace_hub.views.table.news import News
from palace_hub.views.table.stopping import Leaving
from palace_hub.views.wording import Size, Wording

Answer = TypeVar("Answer")


class HubApp(App[None]):
    """The application as its screens see it."""

    shown: Snapshot
    """The snapshot that the screens show."""

    wording: Wording
    news: News | None
    """The news in the head, while it lasts."""

    lessons_done: set[str]
    """The keys of the lessons on building that were solved; `lesson_solved` adds one."""

    teaching: bool
    """Each step of a turn is explained the first time that it comes up for a player."""

    practice: bool
    """The table is simulated and there to learn the game on (`palace learn`)."""

    typed: TypedForms
    """What was typed of cards and boards and not sent."""

    hands: HandsOnScreen | None
    """The hands over a simulated tray; None without one."""

    analyse: Analyse | None
    """Analyses a finished game in a thread of its own; None where nothing can."""

    past_games: PastGames | None
    """The games of the journal; None where there is none."""

    web: WebTable | None
    """The web page beside the screen; None without one."""

    code: CodeMaker | None
    """Makes QR codes; None where nothing can."""

    first_start: FirstStart | None = None
    """What the pages of the first start ask and keep; None where there are none."""

    far: bool
    """The far view is asked for, whatever the size of the screen."""

    interval: float
    """Least seconds between two updates; 0 in tests: every update is shown at once."""

    @property
    def hands_work(self) -> bool:
        """Hands over a simulated tray can be moved: not on the form of a new game, whose seats have the same keys."""
        return self.hands is not None and self.shown.phase is not Phase.NO_GAME

    @property
    def newest(self) -> Snapshot:
        """The newest snapshot, which the screen may not have drawn yet."""
        raise NotImplementedError

    def look_at(self, past: Snapshot | None) -> None:
        """Shows a past game on all screens; None: the hub's game again."""
        raise NotImplementedError

    def submit(self, entry: Entry) -> None:
        """Passes an entry to the hub, which reads it in its next step."""
        raise NotImplementedError

    def keep_analysis(self, game: str, analysis: Analysis) -> None:
        """Keeps the analysis of a game until the application ends. `game`: the hash of its last state."""
        raise NotImplementedError

    def analysis_of(self, game: str) -> Analysis | None:
        """The analysis of this game, if it was made."""
        raise NotImplementedError

    def open_learning(self, snapshot: Snapshot) -> None:
        """Opens the page or the question of what must be entered now."""
        raise NotImplementedError

    def open_help(self, opened: OpenPile | None = None) -> None:
        """Opens the help page. `opened`: the pile that is open on the screen."""
        raise NotImplementedError

    def lesson_solved(self, key: str) -> None:
        """A lesson was solved."""
        raise NotImplementedError

    def begin_first_turn(self) -> None:
        """After the lessons: a game on the practice table, else the start form. Every step is explained."""
        raise NotImplementedError

    def toggle_teaching(self) -> None:
        """Explains each step of a turn from now on, or no more."""
        raise NotImplementedError

    def start_again(self, order: tuple[int, ...] = ()) -> None:
        """Shows the start form after a game that was scored. `order`: the seats of its players for the next game."""
        raise NotImplementedError

    def back_to_score(self) -> bool:
        """Leaves the start form for the score from which it was opened; False if it was not opened from there."""
        raise NotImplementedError

    def resized(self, size: Size) -> None:
        """Draws all screens in another size class."""
        raise NotImplementedError

    def toggle_far(self) -> None:
        """Turns the far view on or off."""
        raise NotImplementedError

    def turn_plan(self) -> None:
        """Turns the plan by a quarter."""
        raise NotImplementedError

    def close_down(self, way: Leaving = "restart") -> None:
        """Ends the application without a question: the game is stored. `way`: what becomes of an appliance then."""
        raise NotImplementedError

    def action_theme(self) -> None:
        """Switches between the dark and the light theme."""
        raise NotImplementedError

    def action_mute(self) -> None:
        """Plays no sounds, or plays them again."""
        raise NotImplementedError

    def action_language(self, language: str = "") -> None:
        """Speaks this language, or the next one of the list."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Asks whether to leave, then closes down."""
        raise NotImplementedError


class SnapshotScreen(Looks):
    """Shared by screens and dialogs: they show snapshots, and they run the action of what is touched."""

    AUTO_FOCUS: ClassVar[str | None] = None

    @property
    def hub(self) -> HubApp:
        app = self.app
        assert isinstance(app, HubApp)
        return app

    def on_mount(self) -> None:
        self.take(self.hub.shown, self.hub.wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the snapshot; the application calls it at most ten times a second."""
        raise NotImplementedError

    async def on_action_requested(self, event: ActionRequested) -> None:
        event.stop()
        await self.app.run_action(event.action, default_namespace=self)


class HubScreen(SnapshotScreen, Screen[None]):
    """A full screen that shows snapshots, with the banner of a simulated table on top."""

    COMPONENT_CLASSES = LOOKS

    def show_banner(self, snapshot: Snapshot, wording: Wording) -> None:
        banner = self.query_one("#banner", Banner)
        banner.display = snapshot.simulated
        text = wording.say("banner-simulated") if snapshot.simulated else ""
        banner.show(text)


class HubDialog(SnapshotScreen, ModalScreen[Answer]):
    """A box over the dimmed table, whose banner stays visible. Arrow keys move from button to button.

    The footer names the keys of the dialog, for those of the screen below do not work meanwhile.
    """

    COMPONENT_CLASSES = LOOKS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def on_mount(self) -> None:
        footer = FooterStrip(id="dialog-footer")
        self.mount(footer)
        footer.show(self.footer_keys(self.hub.wording))
        below = [under for screen in self.app.screen_stack[:-1] for under in screen.query(FooterStrip)]
        footer.styles.min_height = max((under.rows() for under in below), default=1)

    @property
    def footer_rows(self) -> int:
        """The rows of the footer, which hides those of the screen below."""
        least = self.query_one("#dialog-footer").styles.min_height
        return 1 if least is None else int(least.value)

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        """The keys that work in the dialog, beside those that its buttons show."""
        keys = [FooterKey("Tab", wording.say("footer-choose"), "app.focus_next")]
        closes = self.active_bindings.get("escape")
        if closes is not None and closes.node is self:
            keys.append(FooterKey("Esc", wording.say("footer-back"), closes.binding.action))
        return tuple(keys)
