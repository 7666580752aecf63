"""A plate node with hands: the virtual plate's cells, and loads that a test puts on and takes off."""

from dataclasses import dataclass

from tests.core.rig import Node, line

from palace_hub.sim.plate.hall import HallChain, HallFaults
from palace_hub.sim.plate.hands import Handling, PlateManner, Seat, put_on, take_off
from palace_hub.sim.plate.mechanics import PlateCells
from palace_hub.sim.plate.pieces import Moulds, PieceBox
from palace_hub.sim.plate.specimen import MIDDLE, STUD_MM, draw_specimen
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import BUILDS

WINDOW_US = 50_000
Stud = tuple[int, int]
Spot = tuple[float, float]


@dataclass(frozen=True)
class Thing:
    mg: float
    seat: Seat
    press: bool


class PlateNode(Node):
    """`swapped`, `dead` and `reversed_` name corners (0 to 3) that are wired wrongly; `magnet` is held on a knob."""

    def __init__(
        self,
        seed: int = 1,
        build: str = "good",
        level: str = "silver",
        *,
        chip: str = "e66141",
        role: str = "plate",
        faults: HallFaults | None = None,
        zero_shift: float = 3e-5,
        dead: tuple[int, ...] = (),
        swapped: tuple[int, int] | None = None,
        reversed_: int | None = None,
    ) -> None:
        super().__init__(chip=chip, role=role, dead=dead)
        self.gold = level == "gold"
        specimen = draw_specimen(seed, BUILDS[build], gold=self.gold)
        self.cells = PlateCells(specimen, seed, zero_shift=zero_shift, twist_slip=3e-4)
        self.box = PieceBox(seed, Moulds(spread=(0.01, 0.01)), gold=self.gold)
        self.manner = PlateManner()
        self.chain = HallChain(seed, seed, faults or HallFaults())
        self.swapped, self.reversed = swapped, reversed_
        self.free_us = 0
        self.lying: Thing | None = None
        self._seed, self._deeds = seed, 0
        self._magnet: Stud | None = None

    def say_hello(self) -> None:
        hello = {"t": "hello", "p": [1, 0], "id": self.chip, "boot": self.boot, "role": self.role, "fw": "0.1.0"}
        rest = {"board": "rig", "rt": "none", "cause": 1, "cells": 4, "hall": 160 if self.gold else 0}
        self.out += line({**hello, **rest, "cfg": "1a2b3c4d"})

    @property
    def busy(self) -> bool:
        """A hand touches the plate."""
        return self.us < self.free_us

    def put(self, mg: float, stud: Spot, *, press: bool = False) -> None:
        """Put a load on a stud."""
        seat = Seat((stud[0] - MIDDLE) * STUD_MM, (stud[1] - MIDDLE) * STUD_MM, 0.0)
        self.lying = Thing(mg, seat, press)
        self.handle(put_on(self.next_rng(), self.us, seat, mg, self.manner, press=press))

    def take(self) -> None:
        """Take it off again."""
        thing, self.lying = self.lying, None
        assert thing is not None
        self.handle(take_off(self.next_rng(), self.us, thing.seat, thing.mg, self.manner, press=thing.press))

    def mg_of(self, kind: str, count: int) -> float:
        """Mass of the first pieces of a kind from the box."""
        return sum(self.box.piece_mg(kind, serial) for serial in range(count))

    def magnet(self, knob: Stud | None) -> None:
        """Move the magnet to a knob."""
        for stud, there in ((self._magnet, False), (knob, True)):
            if stud is not None:
                self.chain.moved(self.us, stud, there)
        self._magnet = knob

    @staticmethod
    def knob_of(bit: int) -> Stud:
        """The knob of the sensor with this bit."""
        return 2 + 3 * (bit % 16), 2 + 3 * (bit // 16)

    def window(self) -> bytes:
        self.us += WINDOW_US
        reads = self.cells.advance(self.us)
        if self._session is not None:
            rows = [
                [
                    (us, None if bad else raw)
                    for us, raw, bad in zip(*(column.tolist() for column in columns), strict=True)
                ]
                for columns in ((read.us, read.raw, read.refused) for read in reads)
            ]
            start = self.us - WINDOW_US
            cells = [[value for us, raw in row for value in (us - start, raw)] for row in self._wired(rows)]
            hall = self.chain.read(self.us) if self.gold else ""
            sample = {"t": "s", "n": self.n, "us": start % (1 << 30), "c": cells, "h": hall, "b": []}
            self.out += line(sample)
            self.n += 1
        out, self.out = self.out, b""
        return out

    def _wired(self, rows: list[list[tuple[int, int | None]]]) -> list[list[tuple[int, int | None]]]:
        if self.swapped is not None:
            one, other = self.swapped
            rows[one], rows[other] = rows[other], rows[one]
        if self.reversed is not None:
            rows[self.reversed] = [(us, raw if raw is None else -raw) for us, raw in rows[self.reversed]]
        return [[] if corner in self.dead else row for corner, row in enumerate(rows)]

    def next_rng(self):
        self._deeds += 1
        return streams.draws(self._seed, "hands of a test", self._deeds)

    def handle(self, handling: Handling) -> None:
        for push in handling.pushes:
            self.cells.begin(push)
        self.free_us = handling.release_us
