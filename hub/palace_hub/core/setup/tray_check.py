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
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.events import CellReading
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.sensing.tray.reference import Difference, recheck
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
    differences: dict[int, Difference] = field(default_factory=dict)
    found: tuple[tuple[str | None, Message], ...] = ()
    judged: bool = False

    def look(self, core: "HubCore") -> bool:
        """Weigh what lies there; True where all is as it was."""
        if not core.nodes.tray_live:
            self.since = None
            return False
        self.since = core.t if self.since is None else self.since
        readings = tuple(core.tray.steady_one(i) for i in range(len(PIECES)))
        still = all(reading is not None for reading in readings)
        if not still and (self.judged or core.t - self.since < CHECK_WITHIN_S):
            return False
        before = self.found
        self.readings, self.judged = readings, True
        self._judge()
        if self.found != before:
            core.touch()
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


def due(core: "HubCore") -> bool:
    """Is a game waiting for this tray to be held against its kept calibration, or for a word on a damaged one?"""
    file, book = core.calibration_file, core.book
    if file is None or book is None or book.weighed or book.empty is not None or core.setting_up is not None:
        return False
    return fits(core) is not None or _offers_previous(core)


def fits(core: "HubCore") -> KeptCalibration | None:
    """The kept calibration, where it is that of the tray which answers."""
    file = core.calibration_file
    kept = file.kept if file is not None else None
    return kept if kept is not None and kept.node == chip(core) else None


def _offers_previous(core: "HubCore") -> bool:
    file = core.calibration_file
    return file is not None and file.previous is not None and file.previous.node == chip(core)


def settle(core: "HubCore") -> None:
    """Called once a turn: look at the tray while a game waits for it, and go on by itself where all is there."""
    kept = fits(core) if due(core) else None
    if kept is None:
        core.rechecking = None
        return
    if core.rechecking is None or core.rechecking.kept is not kept:
        core.rechecking = Rechecking(kept)
        core.touch()
    if core.rechecking.look(core):
        begin(core, core.rechecking, kept.held, by="tray")


def answer(core: "HubCore", entry: say.Recheck) -> None:
    """What somebody says of a tray that is not as it was. Raises `Refused` for what is not possible."""
    checking = core.rechecking
    if checking is None:
        _of_damaged(core, entry)
        return
    if entry.choice not in checking.choices:
        raise Refused("refused-not-now")
    match entry.choice:
        case "count" if checking.counts is not None:
            begin(core, checking, checking.counts, by="tray")
        case "all_there":
            begin(core, checking, checking.kept.held, by="person")
        case "weigh":
            _weigh_anew(core)
        case _:
            typed(core)


def _of_damaged(core: "HubCore", entry: say.Recheck) -> None:
    """The kept file is damaged: the previous one, another weighing, or this game by hand."""
    match entry.choice:
        case "count":
            assert core.calibration_file is not None
            core.calibration_file.take_previous()
        case "weigh":
            _weigh_anew(core)
        case "type":
            typed(core)
        case _:
            raise Refused("refused-not-now")


def view(core: "HubCore") -> TrayCheckView:
    """The check as a screen shows it."""
    file = core.calibration_file
    if core.rechecking is not None:
        return core.rechecking.view()
    fault = file.fault if file is not None else None
    found = ((None, fault),) if fault is not None else ()
    return TrayCheckView(found=found, choices=("count", "weigh", "type"), damaged=True)


def _weigh_anew(core: "HubCore") -> None:
    assert core.calibration_file is not None
    core.rechecking = None
    core.tray = Tray()
    core.setting_up = SettingUp(core.calibration_file, core.box, in_game=True)


def typed(core: "HubCore") -> None:
    """This game goes on without the tray."""
    core.rechecking = None
    weighed_in(core, core.box, core.box, by="person")


def begin(core: "HubCore", checking: Rechecking, counts: tuple[int, ...], *, by: str) -> None:
    """The game begins with these counts, at the kept unit masses and at the zeros that follow from them."""
    readings = tuple(reading for reading in checking.readings if reading is not None)
    core.rechecking = None
    count_with(core, rebased(checking.kept.tray, readings, counts), counts, by=by)
