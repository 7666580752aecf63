"""The Textual application: shows the hub's snapshots, at most ten a second, and passes entries to the hub."""

import asyncio
import dataclasses
import os
import time
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from functools import partial
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from monkey_palace.board.turning import QUARTERS
from monkey_palace.bots.analysis import Analysis
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.choice import following
from palace_hub.referee.entries import Entry, Explain, Mute, NewGame
from palace_hub.tui.hands import HandsOnScreen
from palace_hub.tui.history.games_screen import GamesScreen
from palace_hub.tui.learn.lesson_list import LessonListScreen
from palace_hub.tui.learn.practice_guide import PracticeGuide
from palace_hub.tui.learn.teach_box import TeachBox
from palace_hub.tui.palette import PalaceCommands, Palette
from palace_hub.tui.screens.base import HubApp, HubDialog, HubScreen, SnapshotScreen
from palace_hub.tui.screens.cards_check import CardsCheckScreen
from palace_hub.tui.screens.codes_screen import CodesScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen, CorrectScreen
from palace_hub.tui.screens.dim_screen import DIMS_AFTER_S, DimScreen
from palace_hub.tui.screens.entry_screens import BoardEntryScreen
from palace_hub.tui.screens.knob_screen import KnobScreen
from palace_hub.tui.screens.pages import PageScreen
from palace_hub.tui.screens.question_screen import QuestionScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.stop_screens import LeavingScreen
from palace_hub.tui.screens.table_layout import TableLayout
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.screenshot import self_contained
from palace_hub.tui.source import Analyse, LanguageRecord, LessonRecord, TrayHands, WebTable
from palace_hub.tui.themes import DARK, PALACE_DARK, PALACE_LIGHT, variables
from palace_hub.tui.widgets.start_form import StartStage
from palace_hub.views.cards.learning import TypedForms
from palace_hub.views.editions import EDITION_KEY, edition_words
from palace_hub.views.history.source import PastGames
from palace_hub.views.hub_source import HubSource
from palace_hub.views.learn.steps import TURN_OVER, Taught, due_step, is_skipped, present_step
from palace_hub.views.pages.codes import CodeMaker, CodeView, link_codes
from palace_hub.views.pages.help.page import help_page
from palace_hub.views.palace.facing import facing
from palace_hub.views.seats import marked
from palace_hub.views.snapshot import Phase, Snapshot, Teaching
from palace_hub.views.symbols import symbols_for
from palace_hub.views.table.hands import HandChoice
from palace_hub.views.table.market import OpenPile
from palace_hub.views.table.news import News, news
from palace_hub.views.table.stopping import WAYS_TO_LEAVE, Leaving
from palace_hub.views.text import words_read
from palace_hub.views.wording import Size, Wording, size_of

LEAST_SECONDS_BETWEEN = 0.1
"""At most ten updates a second: more are not seen and load a small computer (assumed)."""

FIELD_TAKES_S = 1.0
"""A text field that has not taken a key by then holds up no others; it takes milliseconds (assumed)."""

PRESS_SHOWN_S = 2.0
"""A press leaves nothing to be seen, so the panel of hands says for so long that it happened (assumed)."""

LOOKS_BACK = (Phase.NO_GAME, Phase.RESUME, Phase.ENDED)
"""Phases in which past games are looked at: nobody plays."""

STAYS_LIVE = ("t", "simulated", "demo", "sound", "notice", "notice_seq", "saved", "problems", "links", "failed")
"""What the screens show of the hub while a past game is looked at."""

LOOKS_FOR_REST_S = 5.0
"""Interval (s) at which an appliance looks whether its screen may go dark."""
TOAST_SECONDS = 3.0
WORDS_PER_SECOND = 2.0
"""A slow reader's (assumed). The news of lost games has some 30 words."""


class Arrived(Message):
    """A newer snapshot exists. Textual merges successive messages into one."""

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, Arrived)


class PalaceApp(HubApp):
    """Shows `source` until a player leaves; then `run()` returns. The hub stores the game.

    `hands`: those over a simulated tray; `analyse`: analyses a finished game; `analyses`: those that were made;
    `practice`: the table is there to learn on, and the lessons open first; `lessons`: keeps those that are solved,
    `language`: the language that is chosen, None keeps none; `past_games`: those of the journal; `web`: the web page
    beside the screen; `code`: makes QR codes; `appliance`: the hub starts with its machine;
    `terminal`: the value of TERM, which selects the symbols; `interval`: least seconds between two updates.
    """

    CSS_PATH = "palace.tcss"
    TITLE = "palace-hub"
    AUTO_FOCUS = None
    COMMANDS = {PalaceCommands}
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "theme", show=False),
        Binding("f2", "language", show=False),
        Binding("z", "mute", show=False),
        Binding("f12", "codes", show=False),
        Binding("G", "games", show=False),
        Binding("ctrl+q", "leave", show=False, priority=True),
        *(
            Binding(key, f"hands('{what}')", show=False, priority=True)
            for key, what in (
                ("f3", "cell"),
                ("f4", "amount"),
                ("f5", "take"),
                ("f6", "put"),
                ("f7", "press"),
                ("f8", "spill"),
            )
        ),
    ]

    def __init__(
        self,
        source: HubSource,
        *,
        catalogue: Catalogue,
        hands: TrayHands | None = None,
        analyse: Analyse | None = None,
        analyses: MutableMapping[str, Analysis] | None = None,
        practice: bool = False,
        lessons: LessonRecord | None = None,
        language: LanguageRecord | None = None,
        past_games: PastGames | None = None,
        web: WebTable | None = None,
        code: CodeMaker | None = None,
        appliance: bool = False,
        terminal: str | None = None,
        interval: float = LEAST_SECONDS_BETWEEN,
    ) -> None:
        super().__init__()
        self.source = source
        self.hands = None if hands is None else HandsOnScreen(hands)
        self.analyse = analyse
        self.past_games = past_games
        self._past: Snapshot | None = None
        self.web = web
        self.code = code
        self.appliance = appliance
        self.left: Leaving = "restart"
        """How the person left."""
        self.seconds: Callable[[], float] = time.monotonic
        self._touched_s = self.seconds()
        self._analyses: MutableMapping[str, Analysis] = {} if analyses is None else analyses
        self.far = False
        self.practice = practice
        self._lessons = lessons
        self._language = language
        self.lessons_done: set[str] = set() if lessons is None else set(lessons.done())
        self.teaching = practice
        self._taught: set[Taught] = set()
        self._kept_teaching: Teaching | None = None  # as the game has it; None outside a game
        self._guide = PracticeGuide(self.hands, self.submit) if practice and self.hands is not None else None
        self._turned = 0  # quarter turns by which people have turned the plan
        self._turned_for: object = None  # whose plan that was
        self.typed = TypedForms()
        self._asked: tuple[object, ...] | None = None  # what was asked last, so that Escape closes it for good
        self._denied: tuple[object, ...] | None = None  # the place where people see no knob
        self.symbols = symbols_for(os.environ.get("TERM", "") if terminal is None else terminal)
        self._unmarked = self.wording = Wording(catalogue, self.symbols)
        self.shown = source.snapshot()
        self.interval = interval
        self._again = False
        self._early: list[events.Event] | None = []  # keys that came before the first screen; None: it is there
        self._waiting = False
        self._noticed = 0
        self._heard = self.shown.sound.number
        self.news: News | None = None
        self.register_theme(PALACE_DARK)
        self.register_theme(PALACE_LIGHT)
        self.theme = PALACE_DARK.name

    def _word(self, unmarked: Wording) -> None:
        """Shows these words and signs, with the marks of the players of what is shown."""
        self._unmarked = unmarked
        self.wording = marked(unmarked, self.shown)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(DARK)

    def keep_analysis(self, game: str, analysis: Analysis) -> None:
        self._analyses[game] = analysis

    def analysis_of(self, game: str) -> Analysis | None:
        return self._analyses.get(game)

    @property
    def fault(self) -> Exception | None:
        """The exception that ended the application; None if there was none."""
        return self._exception

    def _fatal_error(self) -> None:
        """Overrides Textual's hook, which prints a traceback with all values; the caller writes `fault` to a file."""
        self._close_messages_no_wait()

    def get_default_screen(self) -> TableScreen:
        """The Table, which is composed for the size of the terminal at once."""
        size = size_of(self.size.width, self.size.height, far=self.far)
        self._word(dataclasses.replace(self._unmarked, size=size))
        return TableScreen()

    def on_mount(self) -> None:
        self.source.subscribe(self._announce)
        self._show()
        if self.practice:
            self.push_screen(LessonListScreen())
        if self.appliance:
            self.set_interval(LOOKS_FOR_REST_S, self.rest_if_unused)
        self.call_after_refresh(self._take_early)

    # keys

    async def on_event(self, event: events.Event) -> None:
        """Keys act in the order in which they are typed: the first screen takes those that came before it, and a key
        waits until the text field before it has taken the last one, which may have moved the cursor to another field.
        """
        typed = isinstance(event, events.Key | events.Paste) and not event.is_forwarded
        if isinstance(event, events.InputEvent):
            self._touched_s = self.seconds()
        if typed and self._early is not None:
            self._early.append(event)
            return
        field = self.focused if typed else None
        await super().on_event(event)
        if isinstance(field, Input):
            taken = asyncio.Event()
            if field.call_later(taken.set):
                with suppress(TimeoutError):
                    await asyncio.wait_for(taken.wait(), FIELD_TAKES_S)

    def rest_if_unused(self) -> None:
        """Darkens the screen of an appliance that nobody plays at, and brings the table back for a game."""
        dark = isinstance(self.screen, DimScreen)
        rests = self.newest.phase in LOOKS_BACK and self.seconds() - self._touched_s >= DIMS_AFTER_S
        if rests and not dark:
            self.push_screen(DimScreen())
        elif dark and not rests:
            self.pop_screen()

    async def _take_early(self) -> None:
        early, self._early = self._early, None
        for event in early or ():
            await self.on_event(event)

    # from the hub

    def _announce(self) -> None:
        """Runs in the hub's thread, where `post_message` is safe and returns at once."""
        self.post_message(Arrived())

    def on_arrived(self) -> None:
        if self.interval <= 0:
            self._show()
        elif not self._waiting:
            self._waiting = True
            self.set_timer(self.interval, self._due)

    def _due(self) -> None:
        self._waiting = False
        self._show()

    @property
    def newest(self) -> Snapshot:
        """The newest snapshot, which the screen may not have drawn yet; while a past game is looked at, that one."""
        live = self.source.snapshot()
        if self._past is None or live.phase not in LOOKS_BACK:
            return self._as_turned(self._or_start_form(live))
        now = {name: getattr(live, name) for name in STAYS_LIVE}
        return self._as_turned(dataclasses.replace(self._past, **now))

    def look_at(self, past: Snapshot | None) -> None:
        self._past = past
        self._show()

    def _leave_past(self) -> None:
        """Closes what is open over the Table: a game has begun while a past one was looked at."""
        self._past = None
        while not isinstance(self.screen, TableScreen):
            self.pop_screen()

    def _as_turned(self, snapshot: Snapshot) -> Snapshot:
        """The snapshot with the plan as people have turned it; it turns back where it turns to another player."""
        looks = facing(snapshot) if any(snapshot.sides) else None
        if looks != self._turned_for:
            self._turned, self._turned_for = 0, looks
        return dataclasses.replace(snapshot, turned=self._turned) if self._turned else snapshot

    def _or_start_form(self, snapshot: Snapshot) -> Snapshot:
        """The snapshot, or the start form while `start_again` hides the scored game."""
        if self._again and snapshot.phase is Phase.ENDED:
            return dataclasses.replace(snapshot, phase=Phase.NO_GAME, stage=None, game=None, judgement=None)
        self._again = False
        if snapshot.game is not None and (snapshot.game.turn, snapshot.to_learn) == self._denied:
            return dataclasses.replace(snapshot, to_learn=None)
        return snapshot

    def _show(self) -> None:
        before, snapshot = self.shown, self.newest
        self.shown = snapshot
        self._word(self._unmarked)
        if snapshot.failed:
            self.exit()
            return
        if self._past is not None and snapshot.past is None:
            self._leave_past()
        if snapshot.past is None:
            self._fit_screens(snapshot)
            self._take_news(before, snapshot)
        for screen in self.screen_stack:
            if isinstance(screen, SnapshotScreen) and screen.is_mounted:
                screen.take(snapshot, self.wording)
        if snapshot.notice is not None and snapshot.notice_seq != self._noticed:
            text = self.wording.message(snapshot.notice)
            read_s = len(words_read(text)) / WORDS_PER_SECOND
            self.notify(text, timeout=max(TOAST_SECONDS, read_s), markup=False)
        self._noticed = snapshot.notice_seq
        if snapshot.sound.bell and snapshot.sound.number != self._heard:
            self.bell()
        self._heard = snapshot.sound.number

    def _take_news(self, before: Snapshot, after: Snapshot) -> None:
        """Starts and ends the news, by their seconds or by hub time. With interval 0 there are none."""
        latest = news(before, after) if self.interval > 0 else None
        if latest is not None:
            self.news = latest
            self.set_timer(latest.seconds, partial(self._end_news, latest))
        elif self.news is not None and after.t >= self.news.until:
            self.news = None

    def _end_news(self, ended: News) -> None:
        if self.news is ended:
            self.news = None
            self._show()

    def _fit_screens(self, snapshot: Snapshot) -> None:
        """Opens and closes the screens that no key opens: the look at the cards, the final score, the question."""
        looking = snapshot.phase is Phase.CARDS_CHECK
        if looking and not any(isinstance(screen, CardsCheckScreen) for screen in self.screen_stack):
            self.push_screen(CardsCheckScreen())
        elif not looking and any(isinstance(screen, CardsCheckScreen) for screen in self.screen_stack):
            self._close_down_to(CardsCheckScreen)
        scored = snapshot.phase is Phase.ENDED and snapshot.result is not None
        stack = self.screen_stack
        if scored and not any(isinstance(screen, ScoreScreen) for screen in stack):
            self.push_screen(ScoreScreen())
        elif not scored and any(isinstance(screen, ScoreScreen) for screen in stack):
            self._close_down_to(ScoreScreen)
        self._ask_to_learn(snapshot)
        asking = [screen for screen in self.screen_stack if isinstance(screen, QuestionScreen)]
        if snapshot.question is not None and not asking and not isinstance(self.screen, HubDialog):
            self.push_screen(QuestionScreen())
        elif snapshot.question is None and asking:
            self._close_down_to(QuestionScreen)
        self._teach(snapshot)

    def _teach(self, snapshot: Snapshot) -> None:
        """Explains the step that comes up, if the players want that."""
        if self._guide is not None and snapshot.game is not None:
            self._guide.follow(snapshot, snapshot.game)
        self._keep_teaching(snapshot)
        due = due_step(snapshot, self._taught, practice=self.practice) if self.teaching else None
        if due is None or not isinstance(self.screen, TableScreen):
            return
        self._taught.add(due)
        self._keep_teaching(snapshot)
        if due[1] == TURN_OVER:
            self.teaching = False
        self.push_screen(TeachBox(due[1], skipped=is_skipped(snapshot, due[1])), lambda _: self._show())

    def _keep_teaching(self, snapshot: Snapshot) -> None:
        """Goes on as before a restart of the hub, and lets the game keep what is explained."""
        if self.practice or snapshot.demo or snapshot.phase not in (Phase.SETUP, Phase.PLAY):
            self._kept_teaching = None
            return
        if self._kept_teaching is None:
            self._kept_teaching = kept = snapshot.teaching or Teaching()
            self.teaching = self.teaching or kept.on
            self._taught |= kept.taught
        now = Teaching(self.teaching, frozenset(self._taught))
        if now != self._kept_teaching and (now.on or self._kept_teaching != Teaching()):
            self._kept_teaching = now
            self.source.submit(Explain(on=now.on, taught=tuple(sorted(now.taught))))

    def toggle_teaching(self) -> None:
        """Explains each step from now on, or no more; says which."""
        self.teaching = not self.teaching
        if self.teaching and (present := present_step(self.shown)) is not None:
            self._taught.discard(present)
        self.notify(self.wording.say("teach-on" if self.teaching else "teach-off"), timeout=TOAST_SECONDS, markup=False)
        self._show()

    def _ask_to_learn(self, snapshot: Snapshot) -> None:
        """Opens the page of a board or the question about a knob that the game lacks, once for each of them."""
        missing, game = snapshot.to_learn, snapshot.game
        if missing is None or game is None:
            return
        asked = (game.turn, missing)
        if asked == self._asked or not isinstance(self.screen, TableScreen):
            return
        self._asked = asked
        self.open_learning(snapshot)

    def open_learning(self, snapshot: Snapshot) -> None:
        """Opens the page or the question of what must be entered now."""
        missing = snapshot.to_learn
        if missing is None:
            return
        if missing.what == "board":
            typed = self.typed.boards.get(missing.seat)
            self.push_screen(BoardEntryScreen.of(missing.seat, snapshot, typed))
        else:
            self.push_screen(KnobScreen((missing.x, missing.y), self._answered_knob))

    def _answered_knob(self, there: bool) -> None:
        """Without a knob the piece stands wrong, and the step goes on as if nothing was missing."""
        if not there and self._asked is not None:
            self._denied = self._asked
            self._show()

    def _close_down_to(self, kind: type[HubScreen] | type[HubDialog[None]]) -> None:
        """Closes the topmost screen of that kind and all screens over it."""
        while any(isinstance(screen, kind) for screen in self.screen_stack):
            last = isinstance(self.screen, kind)
            self.pop_screen()
            if last:
                return

    # to the hub

    def submit(self, entry: Entry) -> None:
        """Passes an entry to the hub, which reads it in its next step. It ends the news, too."""
        if isinstance(entry, NewGame):
            self._again = False
        self.source.submit(entry)
        if self.news is not None:
            self._end_news(self.news)

    def action_codes(self) -> None:
        """Shows the codes of the web page's links."""
        web, code = self.web, self.code
        if web is not None and code is not None:

            def codes(snapshot: Snapshot, wording: Wording) -> tuple[CodeView, ...]:
                return link_codes(web.links(), snapshot, wording, code)

            self.push_screen(CodesScreen(codes, web.new_links))

    def open_help(self, opened: OpenPile | None = None) -> None:
        hands, web, games = self.hands_work, self.web is not None, self.past_games is not None
        self.push_screen(PageScreen(partial(help_page, opened=opened, hands=hands, web=web, games=games)))

    def lesson_solved(self, key: str) -> None:
        self.lessons_done.add(key)
        if self._lessons is not None:
            self._lessons.record(self.lessons_done)

    def begin_first_turn(self) -> None:
        if not self.practice:
            self.teaching = False
            self.toggle_teaching()
        elif self.shown.game is None:
            names = (self.wording.say("teach-you"), self.wording.say("teach-partner"))
            self.submit(NewGame(players=names))

    def start_again(self, order: tuple[int, ...] = ()) -> None:
        """Shows the start form after a game that was scored. `order`: the seats of its players for the next game."""
        game, sides = self.newest.game, self.newest.sides
        self._again = True
        self._show()
        if order and game is not None:
            table = next(screen for screen in self.screen_stack if isinstance(screen, TableScreen))
            names = [player.name for player in game.players]
            table.query_one(StartStage).seat_again(names, order, sides)
            table.set_focus(None)  # Enter starts the game

    def back_to_score(self) -> bool:
        """Leaves the start form for the score from which it was opened; False if it was not opened from there."""
        opened_there, self._again = self._again, False
        if opened_there:
            self._show()
        return opened_there

    # the whole application

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """The screen as an SVG document that loads nothing from the network."""
        return self_contained(super().export_screenshot(title=title, simplify=simplify))

    def resized(self, size: Size) -> None:
        if size is not self._unmarked.size:
            self._word(dataclasses.replace(self._unmarked, size=size))
            if self.is_running:
                self._show()

    def toggle_far(self) -> None:
        self.far = not self.far
        self.resized(size_of(self.size.width, self.size.height, far=self.far))

    def turn_plan(self) -> None:
        """Turns the plan by a quarter to the left."""
        self._turned = (self._turned + 1) % QUARTERS
        self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("hands", "reach"):
            return self.hands_work
        if action == "codes":
            return self.web is not None and self.code is not None
        if action == "games":
            open_already = any(isinstance(screen, GamesScreen) for screen in self.screen_stack)
            return self.past_games is not None and self.shown.phase in LOOKS_BACK and not open_already
        return super().check_action(action, parameters)

    def action_games(self) -> None:
        if self.past_games is not None:
            self.push_screen(GamesScreen(self.past_games))

    def action_hands(self, what: str) -> None:
        """One command of the panel of hands."""
        if self.hands is not None:
            self.hands.do(what)
            self._show_hands()
            if self.hands.choice.pressed:
                self.set_timer(PRESS_SHOWN_S, partial(self._let_go, self.hands, self.hands.choice))

    def _let_go(self, hands: HandsOnScreen, pressing: HandChoice) -> None:
        if hands.choice is pressing:
            hands.let_go()
            self._show_hands()

    def action_reach(self, cell: int | None) -> None:
        """Lets the hands reach for a compartment; None: for all six."""
        if self.hands is not None:
            self.hands.choose(cell)
            self._show_hands()

    def _show_hands(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableLayout):
                screen.show_hands()

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, Palette):
            self.push_screen(Palette(placeholder=self.wording.say("palette-search"), id="--command-palette"))

    def action_theme(self) -> None:
        self.theme = PALACE_LIGHT.name if self.theme == PALACE_DARK.name else PALACE_DARK.name

    def action_language(self, language: str = "") -> None:
        """Speaks this language, or the next one of the list, and keeps the choice."""
        language = language or following(self.wording.catalogue.language, on_console=not self.symbols.half_blocks)
        if language != self.wording.catalogue.language:
            self._word(dataclasses.replace(self._unmarked, catalogue=Catalogue(language)))
            if self._language is not None:
                self._language.record(language)
            self._show()
            if self.shown.phase is Phase.NO_GAME and edition_words(self.wording):
                self.clear_notifications()
                self.notify(self.wording.say("edition-offer", letter=EDITION_KEY), markup=False)

    def action_mute(self) -> None:
        """Plays no sounds, or plays them again."""
        sound = self.newest.sound
        if sound.chosen:
            self.submit(Mute(muted=not sound.muted))

    def action_leave(self) -> None:
        if isinstance(self.screen, ConfirmScreen | CorrectScreen | LeavingScreen):
            return
        if self.appliance:
            self.push_screen(LeavingScreen(), self._leave_by)
        else:
            self.push_screen(ConfirmScreen("practice" if self.practice else "quit"), self._leave_if)

    def _leave_if(self, sure: bool | None) -> None:
        if sure:
            self.close_down()

    def _leave_by(self, place: int | None) -> None:
        if place is not None:
            self.close_down(WAYS_TO_LEAVE[place])

    def close_down(self, way: Leaving = "restart") -> None:
        self.left = way if self.appliance else "restart"
        self.source.stop()
        self.exit()
