"""The full tray before a game, against what it held when it was set up: a glance of seconds in place of weighing in.

Where every compartment holds what it held, the game goes on by itself with today's zeros. Otherwise somebody is asked,
by name and number: one weight cannot tell a missing piece from a zero that has moved (docs/adr/0011).
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.tray import SettingUp, rebased
from palace_hub.core.tray.calibration_file import KeptCalibration
from palace_hub.core.tray.commissioning import chip, count_with, weighed_in
from palace_hub.core.tray.device import Tray
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.sensing.tray.reference import CountDifference, recheck
from palace_hub.views.snapshot import CHECK_CHOICES, TrayCheckView

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

CHECK_WITHIN_S = 10.0
"""A compartment that has given no steady reading by then is named; nobody waits for longer."""

LEAST_SHIFT_G = 0.05
SHIFT_PER_NOISE = 3.3
"""How far (standard deviation) a zero may have moved since the set-up: 5 degrees, and what warming up leaves. Both go
with the cell's capacity, and so does its noise: 0.05 g at 15 mg, 0.23 g at 70 mg (SENSING, "Noise model")."""


@dataclass
class Rechecking:
    """One check of a tray whose calibration was kept. `since`: hub time from which it could be read."""

    kept: KeptCalibration
    since: float | None = None
    readings: tuple[CellReading | None, ...] = (None,) * len(PIECES)
    differences: dict[int, CountDifference] = field(default_factory=dict)
    found: tuple[tuple[str | None, Message], ...] = ()
    judged: bool = False

    def look(self, hub: "HubCore") -> bool:
        """Weigh what lies there; True where all is as it was."""
        if not hub.nodes.tray_live:
            self.since = None
            return False
        self.since = hub.t if self.since is None else self.since
        readings = tuple(hub.tray.steady_one(i) for i in range(len(PIECES)))
        still = all(reading is not None for reading in readings)
        if not still and (self.judged or hub.t - self.since < CHECK_WITHIN_S):
            return False
        before = self.found
        self.readings, self.judged = readings, True
        self._judge()
        if self.found != before:
            hub.touch()
        return still and not self.found

    def _judge(self) -> None:
        found: list[tuple[str | None, Message]] = []
        self.differences = {}
        for i, reading in enumerate(self.readings):
            piece, measured = PIECES[i].value, self.kept.cells[i]
            if reading is None or self.kept.tray.cells[i] is None:
                found.append((piece, Message("recheck-no-reading", {"piece": piece})))
                continue
            noise = measured.noise_mg if measured is not None else _noise_mg(self.kept.tray, i, reading)
            alone = [reading if i == j else None for j in range(len(PIECES))]
            shift = max(LEAST_SHIFT_G, SHIFT_PER_NOISE * noise / 1000.0)
            differences, messages = recheck(self.kept.tray, alone, self.kept.held, zero_shift_g=shift)
            self.differences[i] = differences[0]
            found += [(piece, message) for message in messages]
        self.found = tuple(found)

    @property
    def counts(self) -> tuple[int, ...] | None:
        """What the compartments weigh like, None where one of them cannot be told or holds more than fits the game."""
        if len(self.differences) < len(PIECES) or not all(one.sure for one in self.differences.values()):
            return None
        counts = tuple(self.differences[i].found for i in range(len(PIECES)))
        fits = all(0 <= count <= BOX[piece] for count, piece in zip(counts, PIECES, strict=True))
        return counts if fits else None

    @property
    def choices(self) -> tuple[str, ...]:
        """What somebody may answer with; nothing before it was judged."""
        if not self.judged:
            return ()
        possible = {
            "count": self.counts is not None,
            "all_there": all(reading is not None for reading in self.readings),
            "weigh": True,
            "type": True,
        }
        return tuple(choice for choice in CHECK_CHOICES if possible[choice])

    def view(self) -> TrayCheckView:
        """What a screen shows of it."""
        missing = [one.pieces for one in self.differences.values() if one.pieces]
        told = self.counts is not None and all(pieces < 0 for pieces in missing)
        return TrayCheckView(self.kept.held, self.found, self.choices, -sum(missing) if told else 0)


def _noise_mg(tray: TrayCalibration, i: int, reading: CellReading) -> float:
    cell = tray.cells[i]
    return 0.0 if cell is None else reading.noise / abs(cell.counts_per_piece) * NOMINAL_G[i] * 1000.0


def due(hub: "HubCore") -> bool:
    """Is a game waiting for this tray to be held against its kept calibration, or for a word on a damaged one?"""
    file, book = hub.calibration_file, hub.book
    if file is None or book is None or book.weighed or book.empty is not None or hub.setting_up is not None:
        return False
    return fits(hub) is not None or _offers_previous(hub)


def fits(hub: "HubCore") -> KeptCalibration | None:
    """The kept calibration, where it is that of the tray which answers."""
    file = hub.calibration_file
    kept = file.kept if file is not None else None
    return kept if kept is not None and kept.node == chip(hub) else None


def _offers_previous(hub: "HubCore") -> bool:
    file = hub.calibration_file
    return file is not None and file.previous is not None and file.previous.node == chip(hub)


def settle(hub: "HubCore") -> None:
    """Called once a turn: look at the tray while a game waits for it, and go on by itself where all is there."""
    kept = fits(hub) if due(hub) else None
    if kept is None:
        hub.rechecking = None
        return
    if hub.rechecking is None or hub.rechecking.kept is not kept:
        hub.rechecking = Rechecking(kept)
        hub.touch()
    if hub.rechecking.look(hub):
        begin(hub, hub.rechecking, kept.held, by="tray")


def answer(hub: "HubCore", entry: say.Recheck) -> None:
    """What somebody says of a tray that is not as it was. Raises `Refused` for what is not possible."""
    checking = hub.rechecking
    if checking is None:
        _of_damaged(hub, entry)
        return
    if entry.choice not in checking.choices:
        raise Refused("refused-not-now")
    match entry.choice:
        case "count" if checking.counts is not None:
            begin(hub, checking, checking.counts, by="tray")
        case "all_there":
            begin(hub, checking, checking.kept.held, by="person")
        case "weigh":
            _weigh_anew(hub)
        case _:
            typed(hub)


def _of_damaged(hub: "HubCore", entry: say.Recheck) -> None:
    """The kept file is damaged: the previous one, another weighing, or this game by hand."""
    match entry.choice:
        case "count":
            assert hub.calibration_file is not None
            hub.calibration_file.take_previous()
        case "weigh":
            _weigh_anew(hub)
        case "type":
            typed(hub)
        case _:
            raise Refused("refused-not-now")


def view(hub: "HubCore") -> TrayCheckView:
    """The check as a screen shows it."""
    file = hub.calibration_file
    if hub.rechecking is not None:
        return hub.rechecking.view()
    fault = file.fault if file is not None else None
    found = ((None, fault),) if fault is not None else ()
    return TrayCheckView(found=found, choices=("count", "weigh", "type"), damaged=True)


def _weigh_anew(hub: "HubCore") -> None:
    assert hub.calibration_file is not None
    hub.rechecking = None
    hub.tray = Tray()
    hub.setting_up = SettingUp(hub.calibration_file, hub.box, in_game=True)


def typed(hub: "HubCore") -> None:
    """This game goes on without the tray."""
    hub.rechecking = None
    weighed_in(hub, hub.box, hub.box, by="person")


def begin(hub: "HubCore", checking: Rechecking, counts: tuple[int, ...], *, by: str) -> None:
    """The game begins with these counts, at the kept unit masses and at the zeros that follow from them."""
    readings = tuple(reading for reading in checking.readings if reading is not None)
    hub.rechecking = None
    count_with(hub, rebased(checking.kept.tray, readings, counts), counts, by=by)
