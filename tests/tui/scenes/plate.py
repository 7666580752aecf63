"""Snapshots of the plate's set-up."""

import dataclasses

from tests.tui.scenes.stored_games import empty_cells, fresh

from palace_hub.locale.message import Message, decimal
from palace_hub.views.setup.plate import from_edges
from palace_hub.views.snapshot import Phase, PlateSetupStep, PlateSetupView, Snapshot

FILE = "/home/ann/.local/share/palace-hub/plate.json"
DONE = ((2, 2), (29, 2), (29, 29), (2, 29), (8, 2), (14, 2), (23, 2))


def plate(step: PlateSetupStep, *, can: bool = False, **changes: object) -> Snapshot:
    view = dataclasses.replace(PlateSetupView(step, can_back=True, hall=True, file=FILE), **changes)
    return fresh(Phase.PLATE_SETUP, cells=empty_cells(), plate_setup=view, can_confirm=can)


def bare() -> Snapshot:
    fault = Message("plate-cell-silent", {"corner": "se"})
    return plate(PlateSetupStep.BARE, put=False, faults=(fault,), can_back=False)


def stack() -> Snapshot:
    return plate(PlateSetupStep.STACK, at=(2, 11), put=True, kind="column", count=8, done=7, of=20, marks=DONE)


def stack_off() -> Snapshot:
    return plate(PlateSetupStep.STACK, at=(2, 11), put=False, kind="column", count=8, done=7, of=20, marks=DONE)


def stack_elsewhere() -> Snapshot:
    fault = Message("plate-stack-elsewhere", from_edges((8, 14)))
    return plate(
        PlateSetupStep.STACK, at=(2, 11), put=False, kind="column", count=8, done=7, of=20, marks=DONE, faults=(fault,)
    )


def working() -> Snapshot:
    return plate(PlateSetupStep.STACK, part=0.4, done=20, of=20, marks=DONE)


def weigh() -> Snapshot:
    fault = Message("plate-weighs-like", {"piece": "brick", "found": 17, "of": 20})
    now = Message("plate-grams", {"grams": decimal(7.6, 1)})
    return plate(
        PlateSetupStep.WEIGH,
        at=(14, 14),
        put=True,
        kind="brick",
        count=20,
        done=1,
        of=6,
        now=now,
        faults=(fault,),
        can=True,
    )


def figure() -> Snapshot:
    now = Message("plate-grams", {"grams": decimal(5.26, 2)})
    return plate(
        PlateSetupStep.FIGURE, at=(14, 14), put=True, kind="monkey", count=1, of=3, now=now, can=True, can_skip=True
    )


def knobs() -> Snapshot:
    marks = tuple((2 + 3 * i, 2 + 3 * j) for j in range(4) for i in range(10) if (j, i) < (3, 6) and (i, j) != (4, 1))
    fault = Message("plate-knob-twice", from_edges((8, 11)))
    return plate(
        PlateSetupStep.KNOBS,
        at=(20, 11),
        put=True,
        count=1,
        done=36,
        of=100,
        marks=marks,
        can_skip=True,
        faults=(fault,),
    )


def knobs_again() -> Snapshot:
    marks = tuple((2 + 3 * i, 2 + 3 * j) for j in range(10) for i in range(10) if (i, j) not in ((4, 1), (0, 2)))
    return plate(
        PlateSetupStep.KNOBS,
        at=(14, 5),
        put=True,
        count=1,
        done=100,
        of=102,
        marks=marks,
        can_skip=True,
        faults=(Message("plate-knob-again"),),
    )


NOTES = (
    Message("plate-promise", {"level": "gold", "hall": "yes"}),
    Message("plate-sensors", {"what": "silent", "count": 2, "named": "15/6 (2.5), 3/9 (3.1)", "plug": 0}),
    Message("plate-residual", {"mm": decimal(0.2, 1), "worst": decimal(0.4, 1), "at": "12/30"}),
    Message("plate-noise", {"mg": "16"}),
    Message("plate-shift", {"shift": decimal(3.8, 1), "press": "230", "mm": decimal(2.2, 1)}),
    Message(
        "plate-masses",
        {
            "arch": decimal(1.609, 3),
            "brick": decimal(0.631, 3),
            "column": decimal(1.423, 3),
            "light_green": decimal(0.446, 3),
            "dark_green": decimal(0.439, 3),
            "gold": decimal(0.289, 3),
        },
    ),
    Message("plate-figures", {"monkey": decimal(5.26, 2), "butterfly": decimal(1.41, 2), "frog": decimal(0.32, 2)}),
)


def report() -> Snapshot:
    return plate(PlateSetupStep.REPORT, notes=NOTES, can=True)


def report_refused() -> Snapshot:
    none = Message("plate-promise-none", {"shift": decimal(21.0, 1), "mm": decimal(8.4, 1), "hall": "no"})
    return plate(PlateSetupStep.REPORT, notes=(none, *NOTES[2:6]), can=True, hall=False)


def done() -> Snapshot:
    return plate(PlateSetupStep.DONE, notes=NOTES, can=True, can_back=False)


PLATE_SCENES = {
    one.__name__: one
    for one in (
        bare,
        stack,
        stack_off,
        stack_elsewhere,
        working,
        weigh,
        figure,
        knobs,
        knobs_again,
        report,
        report_refused,
        done,
    )
}
