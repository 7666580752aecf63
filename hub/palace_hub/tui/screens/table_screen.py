"""The Table screen: head, stage and strips. It turns keys and touches into entries for the hub."""

import dataclasses
from typing import ClassVar

from textual import events, on
from textual.binding import BindingType
from textual.widgets import Input

from monkey_palace.board.palace import Stud
from palace_hub.referee import entries
from palace_hub.tui.key_table import COMMANDS, CORRECTIONS, bindings
from palace_hub.tui.learn.lesson_list import LessonListScreen
from palace_hub.tui.screens.card_choice import LostCardScreen, WrongBoardScreen
from palace_hub.tui.screens.devices_screen import DevicesScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen, CorrectScreen, MoreScreen, WaitingScreen
from palace_hub.tui.screens.entry_screens import CardEntryScreen
from palace_hub.tui.screens.held_cards_screen import HeldCardsScreen
from palace_hub.tui.screens.hints_screen import HintsScreen
from palace_hub.tui.screens.knob_screen import KnobScreen
from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.new_set_screen import NewSetScreen
from palace_hub.tui.screens.pages import MarketScreen, PageScreen
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.screens.sides_screen import LieScreen, SidesScreen
from palace_hub.tui.screens.stop_screens import ChoiceScreen
from palace_hub.tui.screens.table_layout import TableLayout
from palace_hub.tui.widgets.build_form import BuildStage, Stepper
from palace_hub.tui.widgets.manual_entry import CountStepper, ManualStage
from palace_hub.tui.widgets.market import MarketStage, PileStage
from palace_hub.tui.widgets.start_form import StartStage
from palace_hub.views.acting.availability import is_available
from palace_hub.views.acting.choosing import choose_card, choose_in_pile, choose_slot
from palace_hub.views.acting.plan_hand import GoOn, PlanHand
from palace_hub.views.pages import text_pages
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.snapshot import ModuleStep, Phase, PlateSetupStep, Snapshot, Stage, TraySetupStep
from palace_hub.views.table.actions import known_boards, other_deck, says_why
from palace_hub.views.table.ahead import as_next, can_begin, is_next_page
from palace_hub.views.table.build_form import BuildFormView, other_way
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import MarketView, OpenPile, PileView, asked_pile
from palace_hub.views.table.news import with_news
from palace_hub.views.table.screen import TableView, table, while_teaching, while_typing, with_codes, with_games
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.table.start_form import StartView
from palace_hub.views.table.stopping import BRICKS, offered, stops, where_to, who_leaves
from palace_hub.views.wording import Wording

MINUS_PILE = 11
ZERO = 10
COLOUR_KEYS = {1: "light_green", 2: "dark_green", 3: "gold"}
DECORATION_KEYS = {4: "light_green", 5: "dark_green", 6: "gold"}
"""Compartments 4 to 6 of the tray hold the decorations."""


class TableScreen(TableLayout):
    """The screen for everything but the final score."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings()]

    def __init__(self) -> None:
        super().__init__()
        self.view: TableView | None = None
        self.hand = PlanHand(lambda entry: self.hub.submit(entry), self.again, self._ask_knob)
        self.opened: OpenPile | None = None
        self.next_turn: int | None = None
        """The turn whose page is open although the one before it still goes on."""
        self._pending: dict[str, int | bool] = {}
        self._begun_at: float | None = None
        """Hub time of the last start of a game, so that a second Enter does not start another."""

    # what the screen shows

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.classify(wording)
        last, snapshot = snapshot, self.page_of(snapshot)
        draft = dataclasses.asdict(snapshot.draft)
        self._pending = {field: value for field, value in self._pending.items() if draft[field] != value}
        if snapshot.stage is not Stage.BUILD:
            self._pending = {}
        snapshot = self.hand.ahead(snapshot)
        self.opened = asked_pile(snapshot, self.opened)
        view = table(snapshot, wording, self.hand.hand, self.opened, last if is_next_page(snapshot) else None)
        if not isinstance(view.stage, PileView):
            self.opened = None
        if self.hub.news is not None:
            view = dataclasses.replace(view, head=with_news(view.head, self.hub.news, wording))
        view = while_teaching(view, wording) if self.hub.teaching else view
        if isinstance(self.focused, Input):
            view = while_typing(view, self.query_one(StartStage).at_last_name, wording)
        view = view if self.hub.past_games is None else with_games(view, wording)
        view = view if self.hub.web is None else with_codes(view, wording)
        before, self.view = self.view, view
        if before == view:
            return
        self.draw(view, snapshot, wording)
        if isinstance(view.stage, StartView) and (before is None or not isinstance(before.stage, StartView)):
            self.query_one(StartStage).focus_name()

    def page_of(self, snapshot: Snapshot) -> Snapshot:
        """What is shown of the hub's snapshot: the turn, or the next player's page while it is open."""
        ahead = snapshot.ahead
        is_open = ahead is not None and ahead.turn == self.next_turn and can_begin(snapshot)
        return as_next(snapshot) if is_open else snapshot

    @property
    def page(self) -> Snapshot:
        """The page that the hub's newest snapshot gives."""
        return self.page_of(self.hub.newest)

    def again(self) -> None:
        """Draws again after a change that only the screen knows."""
        self.take(self.hub.newest, self.hub.wording)

    @property
    def palace_stage(self) -> PalaceStageView | None:
        stage = self.view.stage if self.view is not None else None
        return stage if isinstance(stage, PalaceStageView) else None

    # which actions work

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        if action == "far":
            in_game = self.hub.shown.game is not None or self.hub.far
            return in_game and self.hub.wording.size.has_far_view
        if action == "first_start":
            return self.hub.first_start is not None and self.hub.shown.phase is Phase.NO_GAME
        return is_available(self.page_of(self.hub.shown), self.view, action)

    def actions_possible(self) -> tuple[str, ...]:
        """The actions of the palette and of *More* that work now."""
        named = (command.action for command in COMMANDS if command.sentence)
        return tuple(action for action in named if self.check_action(action, ()))

    # actions of the screen itself

    def action_palace(self) -> None:
        self.hub.push_screen(PalaceScreen())

    def action_market(self) -> None:
        self.hub.push_screen(MarketScreen())

    def action_held_cards(self) -> None:
        self.hub.push_screen(HeldCardsScreen())

    def action_log(self) -> None:
        self.hub.push_screen(LogScreen())

    def action_devices(self) -> None:
        self.hub.push_screen(DevicesScreen())

    def action_scores(self) -> None:
        self.hub.push_screen(PageScreen(text_pages.scores))

    def action_help(self) -> None:
        self.hub.open_help(self.opened)

    def action_learn(self) -> None:
        self.hub.push_screen(LessonListScreen())

    def action_teach(self) -> None:
        self.hub.toggle_teaching()

    def action_far(self) -> None:
        self.hub.toggle_far()

    def action_turn_plan(self) -> None:
        self.hub.turn_plan()

    def action_theme(self) -> None:
        self.hub.action_theme()

    def action_language(self) -> None:
        self.hub.action_language()

    def action_mute(self) -> None:
        self.hub.action_mute()

    def action_leave(self) -> None:
        self.hub.action_leave()

    def action_more(self) -> None:
        self._choose_from(MoreScreen(self.actions_possible()))

    def _choose_from(self, menu: MoreScreen) -> None:
        async def chosen(action: str | None) -> None:
            if action:
                await self.run_action(action)

        self.hub.push_screen(menu, chosen)

    def action_correct(self) -> None:
        """Opens the menu of corrections, or the counts if nothing else can be corrected."""
        possible = tuple(action for action in CORRECTIONS if self.check_action(action, ()))
        if possible == CORRECTIONS[:1]:
            self.action_correct_counts()
        else:
            self._choose_from(MoreScreen(possible, CORRECTIONS))

    def action_correct_counts(self) -> None:
        self.hub.push_screen(CorrectScreen())

    def action_correct_card(self) -> None:
        self.hub.push_screen(HeldCardsScreen(newest=True))

    def action_correct_board(self) -> None:
        game = self.hub.shown.game
        seats = () if game is None else known_boards(game)
        if game is not None and seats:
            seat = game.prompt.player if game.prompt.player in seats else seats[0]
            self.hub.push_screen(WrongBoardScreen.of(seat, self.hub.shown, None))

    def action_lose_card(self) -> None:
        self.hub.push_screen(LostCardScreen())

    def action_change_deck(self) -> None:
        deck = other_deck(self.hub.shown)
        if deck is not None:
            self._ask(f"deck-{deck}", entries.ChangeDeck(deck=deck))

    def action_correct_cell(self, cell: int) -> None:
        if self.check_action("correct", ()):
            self.hub.push_screen(CorrectScreen(cell))

    async def action_d_key(self) -> None:
        await self.run_action("discard" if self.hub.shown.phase is Phase.RESUME else "devices")

    # actions that send an entry

    def action_main(self) -> None:
        view = self.view
        if view is None or (view.actions.main is None and not says_why(self.page)):
            return
        phase, setup, module = self.hub.shown.phase, self.hub.shown.tray_setup, self.hub.shown.module
        through = setup is not None and setup.step is TraySetupStep.DONE and not setup.in_game
        through = through or (module is not None and module.step is ModuleStep.DONE)
        plate = self.hub.shown.plate_setup
        through = through or (plate is not None and plate.step is PlateSetupStep.DONE and not plate.in_game)
        if is_next_page(self.page):
            self.action_next_player()
        elif phase is Phase.NO_GAME:
            self._start()
        elif through:
            self.hub.close_down()
        elif self.hub.shown.to_learn is not None:
            self.hub.open_learning(self.hub.shown)
        elif isinstance(view.stage, ManualView):
            taken = self.query_one(ManualStage).taken()
            self.hub.submit(entries.Manual(taken=taken) if taken else entries.Confirm())
        elif not self.hand.ask_for_end(self.palace_stage):
            self.hub.submit(entries.Confirm())

    def _start(self) -> None:
        form = self.query_one(StartStage)
        game, printed = form.game(lambda seat: self.hub.wording.say("start-default-name", number=seat)), form.printed

        def begin(card_set: str | None) -> None:
            if self._begun_at == self.hub.newest.t:
                return
            self._begun_at = self.hub.newest.t
            self.hub.submit(entries.parse_entry({"do": "new_game", **game, "card_set": card_set}))

        if printed is not None and not printed.is_ready:
            self.hub.push_screen(NewSetScreen(printed.name, begin))
        else:
            begin(None if printed is None else printed.name or None)

    def action_back(self) -> None:
        if self.hand.let_go():
            return
        if self.opened is not None:
            self._open(None)
            return
        if self.focused is not None:
            self.set_focus(None)
            if self.view is not None and isinstance(self.view.stage, StartView | ManualView):
                return  # out of the names or the number: the choices have their keys again
        if is_next_page(self.page):
            self.action_next_player()
            return
        if not self.hub.back_to_score():
            self.hub.submit(entries.Back())

    def action_skip(self) -> None:
        self.hub.submit(entries.Skip())

    def action_recheck(self, number: int) -> None:
        check = self.hub.shown.tray_check
        if check is not None and number <= len(check.choices):
            self.hub.submit(entries.parse_entry({"do": "recheck", "choice": check.choices[number - 1]}))

    def action_resume(self) -> None:
        """Resumes the offered game; on the start form, opens one that was put aside."""
        if self.hub.shown.phase is Phase.RESUME:
            self.hub.submit(entries.Resume())
            return

        def chosen(game: int | None) -> None:
            if game is not None:
                self.hub.submit(entries.OpenGame(game=game))

        waiting = self.hub.shown.waiting
        if len(waiting) == 1:
            chosen(waiting[0].game)
        else:
            self.hub.push_screen(WaitingScreen(waiting[: WaitingScreen.MOST]), chosen)

    def action_discard(self) -> None:
        self._ask("discard", entries.Discard())

    def action_undo(self) -> None:
        """Takes back the last piece of an unfinished staircase; without one, undoes the last action of the game."""
        palace = self.palace_stage
        if palace is not None and palace.pieces and palace.standing.entered:
            self.hand.take_back(palace, last=True)
        elif self.hub.shown.undo_over_turn is not None:
            self._ask("undo", entries.Undo())
        else:
            self.hub.submit(entries.Undo())

    def action_redo(self) -> None:
        self.hub.submit(entries.Redo())

    def action_next_player(self) -> None:
        """Opens the next player's page, or goes back to the turn that goes on."""
        ahead = self.hub.newest.ahead
        self.next_turn = None if is_next_page(self.page) or ahead is None else ahead.turn
        self.opened = None
        self.again()

    def action_pass_build(self) -> None:
        self._ask("pass", entries.PassBuild())

    def action_by_hand(self) -> None:
        self.hub.submit(entries.PlayByHand())

    def action_keep(self) -> None:
        self._ask("keep", entries.KeepAsItIs())

    def action_stop(self) -> None:
        """Asks how the table stops: for the night, for good, or for one player."""

        async def chosen(place: int | None) -> None:
            offers = offered(self.hub.shown)
            if place is not None and place < len(offers):
                await self.run_action(offers[place])

        self.hub.push_screen(ChoiceScreen(stops), chosen)

    def action_pause(self) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                self.hub.close_down("shut-down")

        self.hub.push_screen(ConfirmScreen("pause"), answered)

    def action_end_now(self) -> None:
        self._ask("end-now", entries.EndNow())

    def action_player_leaves(self) -> None:
        seats = who_leaves(self.hub.shown, self.hub.wording).seats

        def chosen(place: int | None) -> None:
            if place is not None:
                self._ask_where_to(seats[place])

        self.hub.push_screen(ChoiceScreen(who_leaves), chosen)

    def _ask_where_to(self, seat: int) -> None:
        """The bricks of the player who leaves; the answer is the confirmation."""

        def chosen(place: int | None) -> None:
            if place is not None:
                self.hub.submit(entries.parse_entry({"do": "leave", "player": seat, "bricks": BRICKS[place]}))

        self.hub.push_screen(ChoiceScreen(lambda snapshot, wording: where_to(snapshot, seat, wording)), chosen)

    def action_take_frog(self) -> None:
        self.hub.submit(entries.TakeFrog())

    def action_new_game(self) -> None:
        self.hub.start_again()

    def _ask(self, topic: str, entry: entries.Entry) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                self.hub.submit(entry)

        self.hub.push_screen(ConfirmScreen(topic), answered)

    # actions of one stage

    def action_digit(self, number: int) -> None:
        if self.hub.shown.tray_check is not None:
            self.action_recheck(number)
            return
        match self.view.stage if self.view is not None else None:
            case MarketView():
                self.action_pile(number - 1)
            case PileView():
                self.action_pile_card(number - 1)
            case BuildFormView() if number in COLOUR_KEYS:
                self.action_colour(COLOUR_KEYS[number])
            case SlotsView() if number <= len(self.hub.shown.game.player.slots if self.hub.shown.game else ()):
                self.action_slot(number - 1)
            case ManualView() if number <= ZERO:
                self.query_one(ManualStage).digit(number % ZERO)
            case StartView():
                self.query_one(StartStage).set_count(number)
            case _ if number in DECORATION_KEYS and self.check_action("decoration", ()):
                self.hub.submit(entries.parse_entry({"do": "decoration", "colour": DECORATION_KEYS[number]}))

    def action_knob(self, place: int) -> None:
        """Chooses a lit knob of the plan."""
        stage = self.palace_stage
        if stage is not None and place < len(stage.knobs):
            self.hand.choose_knob(stage.knobs[place])

    def action_stepper(self, place: int) -> None:
        self.query_one(BuildStage).focus_stepper(place)

    def action_pile(self, place: int) -> None:
        view = self.view.stage if self.view is not None else None
        if not isinstance(view, MarketView) or place >= len(view.tiles):
            return
        card = view.tiles[place].card or view.tiles[place].closed  # the hub refuses a closed one, and says why
        if view.tiles[place].enters:
            self._enter_card(place)
            return
        if view.tiles[place].opens:
            self._open(OpenPile(place))
            return
        if not card:
            self.query_one(f"#tile-{place}").focus()
            return
        self.hub.submit(choose_card(self.hub.newest, card))

    def action_pile_card(self, place: int) -> None:
        """Takes a card of the open pile; the last tile of a pile with too many turns the page."""
        view = self.view.stage if self.view is not None else None
        if not isinstance(view, PileView) or self.opened is None or place >= len(view.tiles):
            return
        tile = view.tiles[place]
        if tile.enters:
            self._enter_card(self.opened.place)
        elif tile.opens:
            self._open(dataclasses.replace(self.opened, page=self.opened.page + 1))
        else:
            self._take_card(tile.card)

    def _take_card(self, card: str) -> None:
        self.hub.submit(choose_in_pile(self.hub.newest, card))
        self._open(None)

    def _enter_card(self, place: int) -> None:
        """Asks what a card of this pile prints, and takes it."""
        self.hub.push_screen(CardEntryScreen(place, self._take_card))

    def _open(self, opened: OpenPile | None) -> None:
        """Opens a pile, or closes the open one."""
        self.opened = opened
        self.again()

    def action_slot(self, place: int) -> None:
        if (entry := choose_slot(self.hub.newest, place)) is not None:
            self.hub.submit(entry)

    def action_colour(self, colour: str) -> None:
        self.hub.submit(entries.parse_entry({"do": "draft", "start_colour": colour}))

    def action_draft_step(self, field: str, change: int) -> None:
        """Counts on from the last input, which the snapshot may not contain yet when a key repeats."""
        draft = dataclasses.asdict(self.hub.shown.draft) | self._pending
        value = change > 0 if field == "five_high" else max(0, draft[field] + change)
        self._pending[field] = value
        self.hub.submit(entries.parse_entry({"do": "draft", field: value}))

    def action_step(self, change: int) -> None:
        if isinstance(self.focused, Stepper | CountStepper):
            self.focused.step(change)

    def action_minus(self) -> None:
        if self.view is not None and isinstance(self.view.stage, MarketView | PileView):
            self.action_digit(MINUS_PILE)
        else:
            self.action_step(-1)

    def action_arrow(self, columns: int, rows: int) -> None:
        if self.view is not None and isinstance(self.view.stage, MarketView):
            self.query_one(MarketStage).move_focus(columns, rows)
        elif self.view is not None and isinstance(self.view.stage, PileView):
            self.query_one(PileStage).move_focus(columns, rows)
        elif (palace := self.palace_stage) is not None:
            self.hand.arrow(columns, rows, palace, self.page)
        elif columns + rows > 0:
            self.focus_next()
        else:
            self.focus_previous()

    async def action_s_key(self) -> None:
        await self.run_action("skip" if self.check_action("skip", ()) else "scores")

    async def action_m_key(self) -> None:
        await self.run_action("next_map" if self.check_action("next_map", ()) else "market")

    async def action_c_key(self) -> None:
        await self.run_action("next_deck" if self.check_action("next_deck", ()) else "correct")

    async def action_w_key(self) -> None:
        await self.run_action("way" if self.check_action("way", ()) else "sum")

    def action_sum(self) -> None:
        self.hub.push_screen(PageScreen(text_pages.delivery_sum))

    async def action_b_key(self) -> None:
        await self.run_action("expansion('butterfly')" if self.palace_stage is None else "put('brick')")

    def _ask_knob(self, at: Stud, go_on: GoOn) -> None:
        """Asks for a knob; with it, the piece goes where it was put."""

        def answered(there: bool) -> None:
            if there and (palace := self.palace_stage) is not None:
                go_on(palace, self.page)

        self.hub.push_screen(KnobScreen(at, answered))

    def action_put(self, piece: str) -> None:
        if (palace := self.palace_stage) is not None:
            self.hand.put(piece, palace, self.page)

    def action_take_back(self) -> None:
        if (palace := self.palace_stage) is not None:
            self.hand.take_back(palace)

    def action_touch_node(self, x: int, y: int) -> None:
        if (palace := self.palace_stage) is not None:
            self.hand.touch((x, y), palace, self.page)

    def action_choose_here(self) -> None:
        if (palace := self.palace_stage) is not None:
            self.hand.choose(palace)

    def action_way(self) -> None:
        self.hub.submit(entries.parse_entry({"do": "enter_by", "way": other_way(self.page_of(self.hub.shown))}))

    def action_players(self, count: int) -> None:
        self.query_one(StartStage).set_count(count)

    def action_next_map(self) -> None:
        self.query_one(StartStage).next_map()

    def action_next_edition(self) -> None:
        self.hub.clear_notifications()
        self.hub.notify(self.query_one(StartStage).next_edition(), markup=False)

    def action_next_lie(self) -> None:
        self.query_one(StartStage).next_lie()

    def action_next_side(self, seat: int) -> None:
        self.query_one(StartStage).next_side(seat)

    def action_next_bot(self, seat: int) -> None:
        self.query_one(StartStage).next_bot(seat)

    async def action_e_key(self) -> None:
        await self.run_action("next_lie" if self.check_action("next_lie", ()) else "map_lies")

    def action_map_lies(self) -> None:
        self.hub.push_screen(LieScreen())

    def action_sides(self) -> None:
        self.hub.push_screen(SidesScreen())

    def action_hint(self) -> None:
        self.hub.submit(entries.Hint())

    def action_hints(self) -> None:
        self.hub.push_screen(HintsScreen())

    def action_deck(self, deck: str) -> None:
        self.query_one(StartStage).choose_deck(deck)

    def action_next_deck(self) -> None:
        self.query_one(StartStage).next_deck()

    def action_expansion(self, figure: str) -> None:
        self.query_one(StartStage).toggle(figure)

    def action_next_name(self) -> None:
        """Goes on to the next name, and from the last one into the game."""
        if not self.query_one(StartStage).next_name():
            self.action_main()

    @on(events.DescendantFocus)
    @on(events.DescendantBlur)
    def _typing_changed(self) -> None:
        """Keys act or do not act, as the cursor leaves the names or comes back."""
        if self.view is not None and isinstance(self.view.stage, StartView):
            self.again()
