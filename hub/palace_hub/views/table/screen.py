"""The Table screen as one view model: step rail, head, one stage, tray, info line, players, actions and keys."""

from dataclasses import dataclass, replace

from palace_hub.referee.judgement import Aim
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.stage import PalaceStageView, build_plan, may_enter, trophy_plan
from palace_hub.views.setup.module import module_rows
from palace_hub.views.setup.plate import SheetView, sheet
from palace_hub.views.setup.tray import check_rows, setup_rows
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.actions import (
    ActionsView,
    ActionView,
    FooterKey,
    actions,
    footer,
    is_manual,
)
from palace_hub.views.table.boxes import BoxesView, boxes, differences, is_correction, still_on_palace
from palace_hub.views.table.build_form import BuildFormView, build_form
from palace_hub.views.table.head import HeadView, head, next_head
from palace_hub.views.table.info_line import InfoView, info
from palace_hub.views.table.lines import LinesView, calibration_rows, correction_rows, resume_rows, stage_rows
from palace_hub.views.table.manual_entry import ManualView, manual
from palace_hub.views.table.market import MarketView, OpenPile, PileView, market, open_pile
from palace_hub.views.table.next_page import next_actions, next_footer
from palace_hub.views.table.players import PlayersView, players
from palace_hub.views.table.rail import RailView, rail
from palace_hub.views.table.slots import SlotsView, slots
from palace_hub.views.table.start_form import StartView, learn_words, start, waiting_heading, web_words
from palace_hub.views.table.tray_strip import TrayStripView, tray
from palace_hub.views.wording import Wording

NO_HAND = Hand()
"""The hand before its first move over the plan."""

StageView = (
    BoxesView
    | BuildFormView
    | PalaceStageView
    | MarketView
    | PileView
    | SlotsView
    | LinesView
    | SheetView
    | ManualView
    | StartView
)


@dataclass(frozen=True, slots=True)
class TableView:
    """The parts of the Table screen from top to bottom. The screen draws only parts that differ from before."""

    last_round: str
    rail: RailView
    head: HeadView
    stage: StageView
    tray: TrayStripView
    info: InfoView
    players: PlayersView
    actions: ActionsView
    footer: tuple[FooterKey, ...]


def last_round(snapshot: Snapshot, wording: Wording) -> str:
    """The banner of the last round: the shortage that ends the game (rule 8.2); "" before it."""
    game = snapshot.game
    if game is None or snapshot.phase is not Phase.PLAY or game.end_triggered_by is None:
        return ""
    shortage = game.shortage
    if shortage is None:
        return wording.say("last-round", name=game.players[game.end_triggered_by].name)
    return wording.say(
        "last-round-shortage",
        name=game.players[shortage.player].name,
        found=shortage.found,
        wanted=shortage.wanted,
        piece=shortage.piece.value,
    )


def _play(snapshot: Snapshot, wording: Wording, hand: Hand, opened: OpenPile | None) -> StageView:
    judgement = snapshot.judgement
    if judgement is not None and judgement.explained_by is not None:
        return _stage_of_turn(snapshot, wording, hand, opened) or boxes(judgement, wording)
    if is_correction(snapshot):
        return correction_rows(snapshot, wording)
    if judgement is not None and (differences(judgement) or judgement.wrong):
        return replace(boxes(judgement, wording), note=still_on_palace(snapshot, wording))
    if is_manual(snapshot):
        return manual(snapshot, wording)
    if judgement is not None and judgement.aim in (Aim.FROG, Aim.OWED):
        return boxes(judgement, wording)
    own = _stage_of_turn(snapshot, wording, hand, opened)
    if own is None and judgement is not None:
        own = boxes(judgement, wording)
    return own or LinesView(())


def _stage_of_turn(snapshot: Snapshot, wording: Wording, hand: Hand, opened: OpenPile | None) -> StageView | None:
    """Where the entries of this stage are made; None for a delivery, which its boxes show."""
    match snapshot.stage:
        case Stage.BUILD:
            return build_plan(snapshot, wording, hand) or build_form(snapshot, wording, plan=may_enter(snapshot))
        case Stage.TROPHIES:
            return trophy_plan(snapshot, wording, hand) or stage_rows(snapshot, wording)
        case Stage.CARDS:
            return open_pile(snapshot, opened, wording) or market(snapshot, wording)
        case Stage.PLACE_CARDS:
            return slots(snapshot, wording)
        case _:
            return stage_rows(snapshot, wording)


def stage(snapshot: Snapshot, wording: Wording, hand: Hand = NO_HAND, opened: OpenPile | None = None) -> StageView:
    """The view in the middle of the screen. A wrong take comes before the stage of the turn."""
    match snapshot.phase:
        case Phase.PLAY:
            return _play(snapshot, wording, hand, opened)
        case Phase.SETUP if snapshot.judgement is not None:
            return boxes(snapshot.judgement, wording)
        case Phase.CALIBRATE_EMPTY | Phase.CALIBRATE_FULL:
            return calibration_rows(snapshot, wording)
        case Phase.TRAY_SETUP if snapshot.tray_setup is not None:
            return setup_rows(snapshot, wording)
        case Phase.MODULE if snapshot.module is not None:
            return module_rows(snapshot.module, wording)
        case Phase.PLATE_SETUP if snapshot.plate_setup is not None:
            return sheet(snapshot.plate_setup, wording)
        case Phase.TRAY_CHECK if snapshot.tray_check is not None:
            return check_rows(snapshot, wording)
        case Phase.RESUME:
            return resume_rows(snapshot, wording)
        case Phase.NO_GAME:
            return start(snapshot, wording)
        case _:
            return LinesView(())


def while_typing(view: TableView, last: bool, wording: Wording) -> TableView:
    """The view while a name is typed: letters are no keys. `last`: Enter starts the game."""
    if not isinstance(view.stage, StartView):
        return view
    keys = (
        FooterKey(wording.symbols.enter, wording.say("footer-begin" if last else "footer-next"), "next_name"),
        FooterKey("Esc", wording.say("footer-choices"), "back"),
        FooterKey("F9", wording.say("footer-learn"), "learn"),
        FooterKey("F1", wording.say("footer-help"), "help"),
    )
    form = replace(view.stage, typing=True)
    if form.waiting:
        heading = waiting_heading(len(form.waiting) - 1, wording, typing=True)
        form = replace(form, waiting=(heading, *form.waiting[1:]))
    return replace(view, stage=form, footer=keys)


def while_teaching(view: TableView, wording: Wording) -> TableView:
    """The view while each step is explained: the start form says so."""
    if not isinstance(view.stage, StartView):
        return view
    return replace(view, stage=replace(view.stage, learn_words=learn_words(wording, teaching=True)))


def with_codes(view: TableView, wording: Wording) -> TableView:
    """The view of a table that has a web page: the start form says so, and how its codes are shown."""
    if not isinstance(view.stage, StartView):
        return view
    key = FooterKey("F12", wording.say("footer-codes"), "app.codes")
    return replace(view, stage=replace(view.stage, web_words=web_words(wording)), footer=(*view.footer, key))


def with_games(view: TableView, wording: Wording) -> TableView:
    """The start form of a hub that has past games to look at."""
    if not isinstance(view.stage, StartView):
        return view
    games = ActionView("app.games", wording.say("action-games"))
    others = tuple(games if action.action == "palace" else action for action in view.actions.others)
    footer = view.footer
    if not view.stage.typing:
        footer = (*footer[:-1], FooterKey("G", wording.say("footer-games"), "app.games"), *footer[-1:])
    return replace(view, actions=replace(view.actions, others=others), footer=footer)


def table(
    snapshot: Snapshot,
    wording: Wording,
    hand: Hand = NO_HAND,
    opened: OpenPile | None = None,
    last: Snapshot | None = None,
) -> TableView:
    """The whole screen. Only the screen knows `hand`, the place on the plan, and `opened`, the pile that is open.

    `last`: the turn that goes on while `snapshot` is the next player's page.
    """
    shown = stage(snapshot, wording, hand, opened)
    opened = opened if isinstance(shown, PileView) else None
    with_plan = isinstance(shown, PalaceStageView)
    keys = shown.keys if isinstance(shown, PalaceStageView) else ()
    turn = snapshot if last is None else last
    return TableView(
        last_round=last_round(turn, wording),
        rail=rail(turn, wording),
        head=head(turn, wording, opened) if last is None else next_head(snapshot, wording, last),
        stage=shown,
        tray=tray(turn, wording),
        info=info(turn, wording),
        players=players(turn, wording),
        actions=actions(turn, wording, opened) if last is None else next_actions(last, wording),
        footer=(
            footer(turn, wording, keys, opened, turns=with_plan) if last is None else next_footer(last, wording, keys)
        ),
    )
