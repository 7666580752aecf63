"""Snapshots of a weigh module's first measurements."""

import dataclasses

from tests.tui.scenes.stored_games import empty_cells, fresh

from palace_hub.core.setup.module import WHOLE
from palace_hub.locale.message import Message, decimal
from palace_hub.sensing.signal.module_report import ModuleFigures, findings
from palace_hub.sensing.signal.module_trials import figure_messages
from palace_hub.views.snapshot import ModuleStep, ModuleView, Phase, Snapshot

FILE = "/home/ann/.local/share/palace-hub/modules-tray.json"
FIGURES = ModuleFigures(
    *(300.0, 6400.0, 0.0, 480_000.0, 331.0, 0.55, 15.2, 4.1, 600),
    wait_s=2.7,
    shift_mg=85.0,
    bricks=50,
    brick_g=0.441,
    scatter_mg=11.0,
    off_centre=0.0031,
)


def module(step: ModuleStep, *, can: bool = True, **changes: object) -> Snapshot:
    """A step of the measurements of the arches' module."""
    number = WHOLE.index(step) + 1
    view = ModuleView(step, "tray", "arch", number, len(WHOLE), mass="50", paper="0.2", bricks=50, file=FILE)
    view = dataclasses.replace(view, **{"can_back": number > 2, **changes})
    return fresh(Phase.MODULE, cells=empty_cells(), module=view, can_confirm=can)


def presses(*grams: int, flat: str = "yes") -> tuple[Message, ...]:
    aim = Message("module-stop-aim", {"aim": 330, "least": 315, "most": 375})
    return (aim, *(Message("module-press", {"grams": one, "flat": flat}) for one in grams))


def stops() -> Snapshot:
    now = Message("module-now", {"grams": 418})
    return module(ModuleStep.STOPS, can=False, can_skip=True, now=now, told=presses(402, 431, flat="no"))


def stop_late() -> Snapshot:
    fault = Message("module-stop-late", {"role": "tray", "place": "arch", "clip": 412, "most": 375, "aim": 330})
    now = Message("module-now", {"grams": 75})
    return module(ModuleStep.STOPS, can=False, can_skip=True, now=now, told=presses(), faults=(fault,))


def stop_found() -> Snapshot:
    told = (*presses(331, 330, 331), Message("module-stop-at", {"clip": 331}))
    return module(ModuleStep.STOPS, can_skip=True, now=Message("module-now", {"grams": 331}), told=told)


def rest() -> Snapshot:
    told = (
        Message("module-noise", {"noise": decimal(15.2, 1)}),
        Message("module-drift", {"drift": decimal(4.1, 1), "seconds": 312}),
        Message("module-disturbed", {"count": 1}),
    )
    return module(ModuleStep.REST, can_skip=True, now=Message("module-rest-left", {"seconds": 288}), told=told)


def brick() -> Snapshot:
    told = (Message("module-brick-out"), Message("module-brick", {"mean": "441", "scatter": "11"}))
    now = Message("module-count", {"count": 17, "of": 50})
    return module(ModuleStep.BRICK, can_skip=True, now=now, told=told)


def places() -> Snapshot:
    told = (
        Message("module-place-lay", {"where": "back_right", "mass": "50"}),
        Message("module-place", {"where": "middle", "grams": decimal(50.0, 2)}),
        Message("module-place", {"where": "back_left", "grams": decimal(50.12, 2)}),
    )
    now = Message("module-count", {"count": 2, "of": 5})
    return module(ModuleStep.PLACES, can=False, can_skip=True, now=now, told=told)


def report() -> Snapshot:
    return module(ModuleStep.REPORT, told=(*findings(FIGURES, "tray", "arch"), *figure_messages(FIGURES)))


def done() -> Snapshot:
    return module(ModuleStep.DONE, can_back=False)


MODULE_SCENES = {one.__name__: one for one in (stops, stop_late, stop_found, rest, brick, places, report, done)}
