"""Every scene by name: snapshots of games that bots really played."""

from collections.abc import Callable

from tests.tui.device_scenes import devices, devices_gone, devices_troubled
from tests.tui.plan_scenes import (
    plan_begun,
    plan_build,
    plan_could_build,
    plan_empty,
    plan_facts,
    plan_fault,
    plan_knob,
    plan_monkey,
    plan_off_lattice,
)
from tests.tui.play_scenes import (
    bonus,
    build,
    build_empty,
    build_fault,
    calibrate_empty,
    calibrate_full,
    cards,
    cards_none,
    correction,
    credits_,
    decorate,
    end_turn,
    four_players,
    last_round,
    monkey,
    moving,
    node_lost,
    one_time,
    place_cards,
    question,
    recurring,
    resume,
    score,
    setup,
    start,
    wrong_take,
)
from tests.tui.tray_scenes import (
    check_damaged,
    check_missing,
    check_unsure,
    check_waits,
    setup_back,
    setup_done,
    setup_empty,
    setup_find,
    setup_full,
    setup_lift,
    setup_lost,
    setup_miscounted,
    setup_report,
    setup_swapped,
)

from palace_hub.views.snapshot import (
    Snapshot,
)

SCENES: dict[str, Callable[[], Snapshot]] = {
    "build": build,
    "build_empty": build_empty,
    "build_fault": build_fault,
    "decorate": decorate,
    "credits": credits_,
    "cards": cards,
    "cards_none": cards_none,
    "one_time": one_time,
    "place_cards": place_cards,
    "recurring": recurring,
    "moving": moving,
    "wrong_take": wrong_take,
    "correction": correction,
    "bonus": bonus,
    "monkey": monkey,
    "end_turn": end_turn,
    "last_round": last_round,
    "score": score,
    "question": question,
    "node_lost": node_lost,
    "calibrate_empty": calibrate_empty,
    "calibrate_full": calibrate_full,
    "setup": setup,
    "resume": resume,
    "start": start,
    "four_players": four_players,
    "plan_empty": plan_empty,
    "plan_begun": plan_begun,
    "plan_build": plan_build,
    "plan_fault": plan_fault,
    "plan_could_build": plan_could_build,
    "plan_facts": plan_facts,
    "plan_monkey": plan_monkey,
    "plan_knob": plan_knob,
    "plan_off_lattice": plan_off_lattice,
}

TRAY_SCENES: dict[str, Callable[[], Snapshot]] = {
    "setup_find": setup_find,
    "setup_empty": setup_empty,
    "setup_full": setup_full,
    "setup_swapped": setup_swapped,
    "setup_lift": setup_lift,
    "setup_miscounted": setup_miscounted,
    "setup_back": setup_back,
    "setup_lost": setup_lost,
    "setup_report": setup_report,
    "setup_done": setup_done,
    "check_waits": check_waits,
    "check_missing": check_missing,
    "check_unsure": check_unsure,
    "check_damaged": check_damaged,
}
"""The tray's set-up, and the check of it before a game."""

DEVICES: dict[str, Callable[[], Snapshot]] = {
    "devices": devices,
    "devices_troubled": devices_troubled,
    "devices_gone": devices_gone,
}
"""Tables that are looked at on the Devices screen."""
