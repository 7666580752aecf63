"""Which actions work now: the one answer for keys, buttons, palette and *More*."""

from monkey_palace.game.trophies import frog_available
from palace_hub.locale.catalogue import languages
from palace_hub.referee.judgement import Aim
from palace_hub.views.palace.stage import PalaceStageView, has_piece_to_take_back, may_enter
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.actions import (
    can_correct_boards,
    can_lose_cards,
    can_name_cards,
    can_resume,
    can_skip,
    has_card_lists,
    other_deck,
    says_why,
)
from palace_hub.views.table.ahead import can_begin, is_next_page
from palace_hub.views.table.bot import can_pass, is_stuck
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.hint import can_ask, can_choose
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import MarketView, PileView
from palace_hub.views.table.screen import TableView
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.table.start_form import StartView
from palace_hub.views.table.stopping import can_end, can_pause, can_set_aside, offered
from palace_hub.views.table.sums import has_sum


def is_available(snapshot: Snapshot, view: TableView | None, action: str) -> bool:
    """Does the action work now? If not, its key does nothing and no menu offers it. Unnamed actions always work."""
    game = snapshot.game
    playing = snapshot.phase is Phase.PLAY and game is not None
    stage = view.stage if view is not None else None
    match action:
        case "main":
            return view is not None and (view.actions.main is not None or says_why(snapshot))
        case "undo":
            return has_piece_to_take_back(snapshot) if is_next_page(snapshot) else snapshot.can_undo
        case "redo":
            return snapshot.can_redo
        case "correct" | "correct_cell" | "correct_counts":
            return snapshot.phase in (Phase.PLAY, Phase.SETUP)
        case "correct_card":
            return can_name_cards(snapshot)
        case "correct_board":
            return can_correct_boards(snapshot)
        case "lose_card":
            return can_lose_cards(snapshot)
        case "change_deck":
            return other_deck(snapshot) is not None
        case "learn":
            return snapshot.phase is Phase.NO_GAME
        case "teach":
            return snapshot.phase in (Phase.NO_GAME, Phase.SETUP, Phase.PLAY)
        case "palace" | "market" | "scores":
            return game is not None and snapshot.phase is not Phase.RESUME
        case "hint":
            return can_ask(snapshot)
        case "hints":
            return can_choose(snapshot)
        case "held_cards":
            return has_card_lists(snapshot)
        case "resume":
            return can_resume(snapshot)
        case "discard":
            return can_set_aside(snapshot)
        case "skip":
            return can_skip(snapshot)
        case "recheck":
            return bool(_choices(snapshot))
        case "s_key":
            return can_skip(snapshot) or is_available(snapshot, view, "scores")
        case "pass_build":
            building = playing and snapshot.stage is Stage.BUILD and can_pass(snapshot)
            return building and (snapshot.judgement is None or snapshot.judgement.aim in (Aim.NOTHING, Aim.FROG))
        case "by_hand":
            return is_stuck(snapshot)
        case "take_frog":
            frog = playing and game is not None and frog_available(game) and snapshot.bot is None
            return frog and not is_next_page(snapshot)
        case "next_player":
            return can_begin(snapshot)
        case "keep":
            return snapshot.judgement is not None and any(snapshot.judgement.missing.values())
        case "stop":
            return bool(offered(snapshot))
        case "pause":
            return can_pause(snapshot)
        case "end_now" | "player_leaves":
            return can_end(snapshot)
        case "new_game":
            return snapshot.phase is Phase.ENDED
        case "language":
            return len(languages()) > 1
        case "mute":
            return snapshot.sound.chosen
        case "c_key":
            return isinstance(stage, StartView) or is_available(snapshot, view, "correct")
        case "turn_plan":
            return isinstance(stage, PalaceStageView)
        case "map_lies" | "sides":
            return game is not None and snapshot.phase in (Phase.SETUP, Phase.PLAY)
        case "e_key":
            return isinstance(stage, StartView) or is_available(snapshot, view, "map_lies")
        case "next_edition":
            return isinstance(stage, StartView) and bool(stage.editions)
        case "expansion" | "players" | "next_map" | "next_lie" | "next_side" | "next_bot" | "next_deck" | "deck":
            return isinstance(stage, StartView)
        case "decoration":
            return playing and snapshot.manual and snapshot.stage is Stage.DECORATE
        case "way":
            return may_enter(snapshot) and (snapshot.bot is None or snapshot.plate is not None)
        case "sum":
            return has_sum(snapshot)
        case "w_key":
            return is_available(snapshot, view, "way") or has_sum(snapshot)
        case "b_key":
            return isinstance(stage, StartView) or is_available(snapshot, view, "put")
        case "knob":
            return isinstance(stage, PalaceStageView) and bool(stage.knobs)
        case "stepper":
            return isinstance(stage, BuildFormView)
        case "put":
            return isinstance(stage, PalaceStageView) and bool(stage.pieces) and snapshot.bot is None
        case "take_back":
            if not isinstance(stage, PalaceStageView) or not stage.standing.entered:
                return False
            return bool(stage.pieces) or (snapshot.bot is not None and has_piece_to_take_back(snapshot))
        case "touch_node":
            return isinstance(stage, PalaceStageView)
        case "choose_here":
            return isinstance(stage, PalaceStageView) and bool(stage.knobs)
        case "step" | "minus":
            return isinstance(stage, BuildFormView | ManualView | MarketView | PileView)
        case "digit":
            return _digit(snapshot, view)
        case _:
            return True


def _choices(snapshot: Snapshot) -> tuple[str, ...]:
    return snapshot.tray_check.choices if snapshot.tray_check is not None else ()


def _digit(snapshot: Snapshot, view: TableView | None) -> bool:
    stage = view.stage if view is not None else None
    if _choices(snapshot):
        return True
    decorating = snapshot.manual and snapshot.stage is Stage.DECORATE
    return isinstance(stage, MarketView | PileView | BuildFormView | SlotsView | ManualView | StartView) or decorating
