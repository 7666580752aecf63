"""A game whose staircases are built on a virtual plate; without a tray, all else is entered by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

import numpy as np
from tests.core.by_hand import Table
from tests.core.on_plan import play_by_hand_to_the_next_build, staircase
from tests.core.plate.plate_node import PlateNode
from tests.core.rig import Rig

from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, Figure, Piece
from monkey_palace.game.palace_state import palace_of
from palace_hub.bench.plate import trials
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sim.plate.hall import HallChain, HallFaults, ground_feet, knob_bit
from palace_hub.sim.plate.hands import Seat, put_on, seat_of, take_off
from palace_hub.sim.plate.mechanics import Push
from palace_hub.sim.plate.specimen import MIDDLE
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.views.snapshot import Phase, Snapshot

LOOKED_AT_S = 1.2
CORNERS = ((4 / 3, 4 / 3), (29 + 2 / 3, 4 / 3), (4 / 3, 29 + 2 / 3), (29 + 2 / 3, 29 + 2 / 3))  # middles of three studs
SHEET_MG = 120_000.0


@lru_cache(maxsize=2)
def kept_plate(seed: int = 1, level: str = "silver") -> KeptPlate:
    """The calibration of the plate of this seed."""
    calibration = trials.calibrated(BUILDS["good"], level, seed, PLATE_MIX)
    box = PlateNode(seed, level=level).box
    grams = {piece: box.unit_mg(piece.value, 20) / 1000 for piece in Piece}
    lattice = range(2, 32, 3)
    knobs = KnobMap({(x, y): knob_bit(x, y) for x in lattice for y in lattice}) if level == "gold" else None
    return KeptPlate("e66141", None, calibration, grams, 0.004, knobs=knobs)


class CutChain(HallChain):
    """A Hall chain; where it is `cut`, only the first strips answer."""

    cut: int | None = None

    def read(self, us: int) -> str:
        bits = super().read(us)
        return bits if self.cut is None else bits[: 4 * self.cut].ljust(len(bits), "f")


class Built(PlateNode):
    """A plate with the pieces on it."""

    chain: CutChain

    def __init__(self, seed: int = 1, level: str = "silver") -> None:
        super().__init__(seed, level=level)
        self.chain = CutChain(seed, seed, HallFaults())
        self.standing: dict[Placement, float] = {}
        self.silent = False
        self.lies = (0, 0.0, 0.0, 0.0)

    def window(self) -> bytes:
        out = super().window()
        return b"" if self.silent else out

    def build(self, piece: Placement) -> None:
        mg = self.standing[piece] = self.box.draw_mg(piece.piece.value)
        seat, press = self._lying(seat_of(piece)), piece.piece in BUILDING
        handling = put_on(self.next_rng(), self.us, seat, mg, self.manner, press=press)
        self.handle(handling)
        self._magnets(handling.snap_us, piece, True)

    def remove(self, piece: Placement) -> None:
        mg = self.standing.pop(piece)
        seat = self._lying(seat_of(piece))
        handling = take_off(self.next_rng(), self.us, seat, mg, self.manner, press=True)
        self.handle(handling)
        self._magnets(handling.snap_us, piece, False)

    def _magnets(self, us: int, piece: Placement, there: bool) -> None:
        """Move the magnets in its feet to or from the sensors under them."""
        for x, y in ground_feet(piece):
            for _ in range(self.lies[0]):
                x, y = 31 - y, x
            self.chain.moved(us, (x, y), there)

    def lay_map(self, grams: float = 24.0) -> None:
        """Lay a ground map on the sheet, slightly turned."""
        self.put(1000 * grams, (MIDDLE + 0.1, MIDDLE - 0.05))

    def pin_map(self, number: int) -> None:
        """Set one of its four corner bricks."""
        x, y = CORNERS[number]
        self.put(1230.0, (x, y), press=True)

    def lift(self) -> None:
        """Lift sheet and palace off the cells."""
        self._weigh(-1.0)

    def lay(self, turns: int, aside: tuple[float, float] = (0.0, 0.0), askew: float = 0.0) -> None:
        """They come back, turned by so many quarters to the left, so much aside (mm) and askew (rad): what they rest in
        has play. What is built from then on comes to where its knobs are now."""
        self.lies = (turns, *aside, askew)
        self._weigh(1.0)

    def lose(self, piece: Placement) -> float:
        """Let a piece fall off the lifted plate; returns its mass in mg."""
        return self.standing.pop(piece)

    def _weigh(self, sign: float) -> None:
        seats = [(mg, seat_of(piece)) for piece, mg in self.standing.items()]
        for mg, seat in [(SHEET_MG, Seat(0.0, 0.0, 0.0)), *seats]:
            at = self._lying(seat)
            self.cells.begin(Push(self.us, at.x_mm, at.y_mm, 0.0, np.full(4, sign * mg), sign * mg))
        for piece in self.standing:
            self._magnets(self.us, piece, sign > 0)

    def _lying(self, seat: Seat) -> Seat:
        """The place on the cells of a place on the sheet."""
        turns, x_mm, y_mm, askew = self.lies
        x, y = seat.x_mm - askew * seat.y_mm, seat.y_mm + askew * seat.x_mm
        for _ in range(turns):
            x, y = -y, x
        return replace(seat, x_mm=x + x_mm, y_mm=y + y_mm)


class PlateTable(Rig):
    """A hub with a plate and hands."""

    plate: Built
    level = "silver"
    figures: Mapping[Figure, FigureMass] = MappingProxyType({})

    @classmethod
    def opened(cls, path: Path, level: str = "silver", figures: Mapping[Figure, FigureMass] = figures) -> Self:
        table = cls(path, Journal.open(path))
        table.plate, table.level, table.figures = Built(level=level), level, figures
        table.start_hub()
        return table

    @classmethod
    def played(
        cls, path: Path, level: str = "silver", turns: int = 0, *, lies: int = 0, told: int | None = None
    ) -> Self:
        """A game after so many whole turns. The map lies `lies` quarter turns to the left; the hub is told `told`."""
        table = cls.opened(path, level)
        table.plate.lies = (lies, 0.0, 0.0, 0.0)
        table.begin_game(map_turns=lies if told is None else told)
        for _ in range(turns):
            table.whole_turn(staircase(table))
        return table

    def start_hub(self) -> None:
        plate = replace(kept_plate(level=self.level), figures=self.figures)
        kept = PlateFile(self.path.parent)
        kept.content = plate
        self.core = HubCore(self.journal, draw_seed=lambda: 7, plate_file=kept)

    def restart(self, *, unplugged: bool = False) -> None:
        Table.restart(self)
        self.start_hub()
        self.newly_opened, self._gone, self.events = list(self.nodes), [], []

    def begin_game(self, **options: Any) -> None:
        """Start with a bare plate, build the starting staircase, begin the game."""
        self.plug("p#1", self.plate)
        self.pass_time(4.0)
        self.enter(say.NewGame(**{"players": ("Ann", "Bo"), "deck_seed": 3, **options}))
        self.pass_time(1.0)
        self.build(*parse_placements(" ".join(self.state.palace)))
        self.enter(say.Confirm())
        assert self.core.hub.phase is Phase.PLAY
        self.pass_time(1.0)

    @property
    def state(self):
        return self.core.hub.book.game.state

    @property
    def shown(self) -> Snapshot:
        return snapshot(self.core.hub)

    def build(self, *pieces: Placement, looks: float = LOOKED_AT_S) -> None:
        """Set one piece after the other; the plate sees each."""
        for piece in pieces:
            self.plate.build(piece)
            self._until_free(looks)

    def remove(self, *pieces: Placement, looks: float = LOOKED_AT_S) -> None:
        for piece in pieces:
            self.plate.remove(piece)
            self._until_free(looks)

    def _until_free(self, looks: float) -> None:
        self.step()
        while self.plate.busy:
            self.step()
        self.pass_time(looks)

    def seen(self) -> set[object]:
        """The pieces on the plan."""
        return acts(self.core.hub.book.plan.placements)

    def decorate(self, *, put_on: bool = True) -> Placement:
        """Take the decoration from the tray and set it on the plate."""
        colour = self.core.hub.book.staged.start_colour
        self.enter(say.Decoration(colour=colour))
        decoration = parse_placements(self.state.palace[-1])[0]
        if put_on:
            self.build(decoration)
        return decoration

    def whole_turn(self, pieces: Sequence[Placement]) -> None:
        self.build(*pieces)
        self.enter(say.Confirm())
        assert self.core.hub.refusal is None, self.core.hub.refusal
        self.decorate()
        play_by_hand_to_the_next_build(self)
        self.pass_time(1.0)

    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.events]

    def question(self) -> dict[str, Any] | None:
        return self.core.hub.book.question


def acts(pieces: Sequence[Placement]) -> set[object]:
    return {(piece.piece, piece.body) for piece in pieces}


def hanging_arch(table: PlateTable) -> tuple[Placement, Placement]:
    """A brick or a column, and an arch that stands on it with one foot and hangs with the other (R3.5)."""
    palace, bricks = palace_of(table.state), table.state.player.bricks
    under = Piece.BRICK if bricks.brick else Piece.COLUMN
    for x, y in palace.ground:
        foot = Placement(under, x, y, 0)
        arch = Placement(Piece.ARCH, x, y, foot.cells[-1].z + 1, "e")
        free = not any(cell in palace.occupant for cell in (*foot.cells, *arch.cells, Cell(x + 3, y, 0)))
        if free and (x + 3, y) in palace.ground:
            return foot, arch
    raise AssertionError("no place for an arch on one foot")


def next_is_seen(table: PlateTable) -> bool:
    """Play to the next build: the plate agrees with the game again."""
    play_by_hand_to_the_next_build(table)
    table.pass_time(3.0)
    return table.question() is None and table.shown.plan.way == "plate"
