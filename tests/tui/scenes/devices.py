"""Snapshots of the Devices screen."""

import dataclasses

from tests.tui.scenes.stored_games import TRAY
from tests.tui.scenes.turn import build

from palace_hub.locale.message import Message
from palace_hub.views.snapshot import (
    CellView,
    CornerView,
    HallView,
    LinkView,
    PlateView,
    Snapshot,
)

PLATE = LinkView(
    "mqtt:e6616407f0",
    "plate",
    "live",
    "e6616407f0",
    0.2,
    79.6,
    12,
    0,
    39120,
    "micropython 1.29.0",
    "0.1.0",
    "pico_w",
    "77c01d20",
    carrier="mqtt",
    signal_dbm=-61,
)
DELIVERED = tuple(300_000.0 + (0 if second < 20 else 12_000 if second < 28 else 5_000) for second in range(60))
STILL = tuple(120_000.0 + (second * 7 % 5) * 4 for second in range(60))
"""Raw counts of the last minute: a delivery in three steps, and a cell at rest."""


def corners(fault: Message | None = None) -> tuple[CornerView, ...]:
    return tuple(
        CornerView(name, 612_345.0 + 1_000 * place, 96.0, 80.0 - place, fault if name == "se" else None, STILL)
        for place, name in enumerate(("ne", "se", "sw", "nw"))
    )


HALL = HallView(160, 10, 10, 100, ((1, 2), (3, 4), (3, 7), (10, 10)))


def devices() -> Snapshot:
    """Tray and plate, live and well."""
    now = build()
    told = [dataclasses.replace(cell, raw=STILL[-1], raw_noise=95.0, trace=STILL) for cell in now.cells]
    told[0] = dataclasses.replace(told[0], trace=DELIVERED, raw=DELIVERED[-1], drift_mg_per_min=-1.0)
    tray = dataclasses.replace(TRAY, config="1a2b3c4d")
    return dataclasses.replace(now, cells=tuple(told), links=(tray, PLATE), plate=PlateView(corners(), HALL))


def devices_troubled() -> Snapshot:
    """Most faults of nodes and cells at once."""
    now = devices()
    told = list(now.cells)
    told[2] = dataclasses.replace(
        told[2],
        count=None,
        sure=False,
        grams=None,
        activity="unknown",
        fault=Message("cell-silent", {"seconds": 9}),
        raw=None,
    )
    told[3] = CellView("light_green", fault=Message("cell-uncalibrated"), raw=51_234.0, raw_noise=90.0, trace=STILL)
    told[5] = dataclasses.replace(told[5], sure=False, activity="settling")
    weak = dataclasses.replace(PLATE, state="stale", age_s=1.7, rate_hz=None, signal_dbm=-82, config_same=False)
    other = LinkView("/dev/ttyACM1", "tray", "absent", "e661640999", 754.0, firmware="0.0.9", board="pico", used=False)
    nobody = LinkView("/dev/ttyUSB0", "", "hello", age_s=None, rx_bad=41, used=False)
    slow = {"role": "plate", "cell": 2, "rate": "10"}
    lost = {"role": "plate", "carrier": "mqtt", "count": 12, "since": "19:40"}
    problems = (
        Message("problem-gaps", lost),
        Message("problem-weak-signal", {"role": "plate", "dbm": -82}),
        Message("problem-slow-cell", slow),
        Message("cell-silent", {"seconds": 9, "piece": "column"}),
        Message("cell-saturated", {"corner": "se"}),
        Message("problem-hall-chain", {"answering": 4, "strips": 10}),
    )
    broken = HallView(160, 10, 4, 100, ((1, 2), (3, 4)))
    return dataclasses.replace(
        now,
        cells=tuple(told),
        links=(now.links[0], weak, other, nobody),
        plate=PlateView(corners(Message("cell-saturated")), broken),
        problems=problems,
    )


def devices_gone() -> Snapshot:
    """The tray's cable is unplugged and the plate's supply has failed. The page still shows both."""
    now = devices()
    tray = dataclasses.replace(now.links[0], state="absent", age_s=8.2, rate_hz=None)
    plate = dataclasses.replace(PLATE, state="absent", age_s=754.0, rate_hz=None, signal_dbm=None)
    gaps = (*DELIVERED[:52], *(None,) * 8)
    cells = tuple(CellView(cell.piece, cell.count, trace=gaps) for cell in now.cells)
    away = tuple(CornerView(corner.corner, trace=(None,) * 60) for corner in corners())
    problems = (Message("problem-no-tray"), Message("problem-plate-gone", {"since": "19:40"}))
    return dataclasses.replace(
        now, manual=True, links=(tray, plate), cells=cells, plate=PlateView(away, live=False), problems=problems
    )
