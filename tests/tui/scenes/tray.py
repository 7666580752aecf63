"""Snapshots of the tray's set-up and of its check before a game."""

import dataclasses

from tests.tui.scenes.stored_games import THREE, card_set, empty_cells, fresh

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.game.history import Game
from palace_hub.locale.message import Message
from palace_hub.views.snapshot import (
    CupView,
    Phase,
    Snapshot,
    TrayCheckView,
    TraySetupStep,
    TraySetupView,
)

FULL_BOX = tuple(BOX[piece] for piece in PIECES)
CALIBRATION_FILE = "/home/ann/.local/share/palace-hub/calibration.json"


def tray_setup(step: TraySetupStep, *, can: bool = True, **changes: object) -> Snapshot:
    """A step of the tray's set-up; the cells are still."""
    view = dataclasses.replace(TraySetupView(step, expected=FULL_BOX, file=CALIBRATION_FILE), **changes)
    return fresh(Phase.TRAY_SETUP, cells=empty_cells(), tray_setup=view, can_confirm=can)


def setup_find() -> Snapshot:
    return dataclasses.replace(tray_setup(TraySetupStep.FIND, can=False, live=False), links=(), cells=())


def setup_empty() -> Snapshot:
    return tray_setup(TraySetupStep.EMPTY, expected=(0,) * 6)


def setup_full() -> Snapshot:
    cups = (CupView("right", 79), CupView("less", 80), CupView("moving"), *(CupView("nothing", 16),) * 3)
    return tray_setup(TraySetupStep.FULL, expected=(79, *FULL_BOX[1:]), cups=cups)


def setup_swapped() -> Snapshot:
    swapped = Message("calibration-swapped", {"piece": "brick", "other_piece": "column"})
    differs = Message("calibration-differs", {"piece": "gold", "percent": 40, "way": "less"})
    cups = (*(CupView("right", count) for count in FULL_BOX[:5]), CupView("light", 16))
    return tray_setup(TraySetupStep.FULL, cups=cups, faults=(swapped, differs))


def setup_lift() -> Snapshot:
    return tray_setup(TraySetupStep.LIFT, piece="arch", count=20)


def setup_miscounted() -> Snapshot:
    slip = Message("setup-miscounted", {"piece": "arch", "found": 84, "count": 20})
    return tray_setup(TraySetupStep.LIFT, piece="arch", count=20, faults=(slip,))


def setup_back() -> Snapshot:
    return tray_setup(TraySetupStep.BACK, piece="brick", count=20)


def setup_lost() -> Snapshot:
    lost = tray_setup(TraySetupStep.BACK, piece="brick", count=20, live=False, can=False)
    return dataclasses.replace(lost, cells=empty_cells("unknown"))


def setup_report() -> Snapshot:
    notes = (
        Message("setup-box-lacks", {"piece": "arch", "count": 1, "found": 79}),
        Message("setup-box-right", {"piece": "brick", "count": 0, "found": 80}),
        Message("capability-blind", {"piece": "brick", "noise": 340, "capacity": 300}),
        Message("capability-twins", {"piece": "arch", "other": "column"}),
    )
    return tray_setup(TraySetupStep.REPORT, notes=notes)


def setup_done() -> Snapshot:
    told = setup_report().tray_setup
    assert told is not None
    return tray_setup(TraySetupStep.DONE, notes=told.notes[:2])


def tray_check(found: tuple[tuple[str | None, Message], ...], **changes: object) -> Snapshot:
    """A game that waits for its tray."""
    choices = ("count", "all_there", "weigh", "type")
    view = dataclasses.replace(TrayCheckView(FULL_BOX, found, choices if found else ()), **changes)
    game = Game.new(THREE, data_set=card_set(), seed=5)
    return fresh(Phase.TRAY_CHECK, cells=empty_cells(), tray_check=view, game=game.state)


def check_waits() -> Snapshot:
    return tray_check(())


def check_missing() -> Snapshot:
    return tray_check((("brick", Message("recheck-missing", {"piece": "brick", "count": 2})),), lacks=2)


def check_unsure() -> Snapshot:
    unsure = Message("recheck-unsure", {"piece": "brick", "fraction": -0.48})
    extra = Message("recheck-extra", {"piece": "gold", "count": 1})
    return tray_check((("brick", unsure), ("gold", extra)), choices=("all_there", "weigh", "type"))


def check_damaged() -> Snapshot:
    params = {"file": CALIBRATION_FILE, "field": "sum", "expected": "5ad8b8af"}
    damaged = Message("calibration-file-damaged", params)
    return tray_check(((None, damaged),), choices=("count", "weigh", "type"), damaged=True)
