"""The check of the full tray before a game, in place of weighing in.

A tray that holds what it held at its set-up starts the game with today's zeros. Otherwise a player is asked. The check
is no wizard: the other entries of the game stay possible.
"""

from monkey_palace.board.pieces import PIECES
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.tray import TrayWizard, rebased
from palace_hub.core.state import Hub
from palace_hub.core.tray.check import TrayCheck
from palace_hub.core.tray.commissioning import book_box, count_with
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import TrayCheckView


def settle(hub: Hub) -> None:
    """Check the tray while a game waits for it; start the game where nothing differs. Called once a turn."""
    calibration = hub.kept_calibration if hub.tray_check_due else None
    if calibration is None:
        hub.end_tray_check()
        return
    check = hub.tray_check
    if check is None or check.kept is not calibration:
        check = TrayCheck(calibration)
        hub.start_tray_check(check)
    if not hub.nodes.tray_live:
        check.lose()
        return
    findings = check.findings
    same = check.weigh([hub.tray.steady_one(i) for i in range(len(PIECES))], hub.t)
    if check.findings != findings:
        hub.touch()
    if same:
        _begin(hub, check, calibration.held, by="tray")


def answer(hub: Hub, entry: say.Recheck) -> None:
    """Take the answer about a tray that differs. Raises `Refused` for a choice that was not offered."""
    check = hub.tray_check
    if check is None:
        _answer_damaged(hub, entry)
        return
    if entry.choice not in check.choices:
        raise Refused("refused-not-now")
    match entry.choice:
        case "count" if check.counts is not None:
            _begin(hub, check, check.counts, by="tray")
        case "all_there":
            _begin(hub, check, check.kept.held, by="person")
        case "weigh":
            _set_up_again(hub)
        case _:
            _play_by_hand(hub)


def _answer_damaged(hub: Hub, entry: say.Recheck) -> None:
    """The kept file is damaged: use the previous one, set the tray up again, or play by hand."""
    match entry.choice:
        case "count":
            assert hub.options.calibration_file is not None
            hub.options.calibration_file.take_previous()
        case "weigh":
            _set_up_again(hub)
        case "type":
            _play_by_hand(hub)
        case _:
            raise Refused("refused-not-now")


def view(hub: Hub) -> TrayCheckView:
    """The check as screens show it."""
    if hub.tray_check is not None:
        return hub.tray_check.view()
    file = hub.options.calibration_file
    fault = file.fault if file is not None else None
    findings = ((None, fault),) if fault is not None else ()
    return TrayCheckView(found=findings, choices=("count", "weigh", "type"), damaged=True)


def _set_up_again(hub: Hub) -> None:
    assert hub.options.calibration_file is not None
    hub.end_tray_check()
    hub.reset_tray()
    hub.start_wizard(TrayWizard(hub.options.calibration_file, hub.options.box, in_game=True))


def _play_by_hand(hub: Hub) -> None:
    """Play this game without the tray."""
    hub.end_tray_check()
    book_box(hub, hub.options.box, hub.options.box, by="person")


def _begin(hub: Hub, check: TrayCheck, counts: tuple[int, ...], *, by: str) -> None:
    """Start the game with these counts, at the kept unit masses and the zeros that follow from them."""
    readings = tuple(reading for reading in check.readings if reading is not None)
    hub.end_tray_check()
    count_with(hub, rebased(check.kept.tray, readings, counts), counts, by=by)
