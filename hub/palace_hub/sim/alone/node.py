"""One virtual node in real time for an external hub: the real firmware on loaded virtual cells.

Loads change only by bench orders (`alone.hand`); buttons are not simulated. Over MQTT a client of this process carries
the firmware's lines, so that faults can change them. The firmware's own MQTT client runs in the demo's plate.
"""

import logging
import secrets
from pathlib import Path

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.link.firmware import firmware_folder, runtime
from palace_hub.sim.alone.hand import WORDS as BENCH_WORDS
from palace_hub.sim.alone.hand import Bench
from palace_hub.sim.alone.misbehaviour import HEAL, Misbehaviour, Order
from palace_hub.sim.nodes.process import Grant, NodeProcess
from palace_hub.sim.plate.virtual_plate import CHAIN_BITS, VirtualPlate
from palace_hub.sim.world import streams
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import BUILDS, CellFigures
from palace_hub.sim.world.tabletop import WINDOW_US
from palace_hub.sim.world.truth import CATALOGUE_MG, KINDS

ROLES = ("tray", "plate")
STANDS = "A8,14,0e B11,14,1 B14,14,0 B14,14,1 A11,14,2e G14,14,3"  # gives non-zero readings
POWER_ON, RESET, OWN_RESTART = 1, 2, 3  # `cause` in hello
PARKED = "07"  # all three figures on their pads

_log = logging.getLogger(__name__)


def node_id(role: str, seed: int) -> str:
    """The id of the node of this role and seed."""
    return f"{streams.key(seed, 'lone', role) % (1 << 40):010x}"


def tray_cells(seed: int) -> CellBank:
    """The cells of the tray of this seed, with empty cups."""
    return CellBank(seed, BUILDS["good"], "normal", WINDOW_US)


class LoneNode:
    """A node of one role; `window` runs 50 ms of it.

    `folder`: holds its flash file and its error log. `name`: its id, "" for one drawn from the seed.
    """

    def __init__(self, role: str, seed: int, folder: Path, name: str = "") -> None:
        self.role = role
        self.id = name or node_id(role, seed)
        self.boot = ""
        self.misbehaviour = Misbehaviour(streams.key(seed, "orders", role))
        self._folder = folder
        self._standing = frozenset(parse_placements(STANDS))
        plate = role == "plate"
        self._plate = VirtualPlate(seed, "good", "normal", gold=True, standing=self._standing) if plate else None
        self._tray = tray_cells(seed)
        for cell, piece in enumerate(PIECES):
            self._tray.load_mg[cell] += BOX[piece] * CATALOGUE_MG[KINDS[cell]]
        self._bench = Bench(None if plate else self._tray, streams.key(seed, "hand", role))
        self._lights: tuple[int, ...] = ()
        self._us = 0
        self._flash = folder / f"{role}.config.json"
        self._flash.write_text(f'{{"role":"plate","hall":{CHAIN_BITS}}}' if role == "plate" else '{"role":"tray"}')
        self._node = self._started(POWER_ON)

    @property
    def figures(self) -> tuple[CellFigures, ...]:
        """The true figures of the tray's cells."""
        return self._tray.figures

    @property
    def t(self) -> float:
        """Run time in seconds."""
        return self._us / 1_000_000

    def window(self, down: bytes) -> bytes:
        """Pass in the hub's bytes, run 50 ms, and return the node's lines with the active faults."""
        if self.misbehaviour.reset:
            self.misbehaviour.reset = False
            self._node.end()
            self._node = self._started(RESET)
            down = b""
        self._us += WINDOW_US
        steps, touches = self._bench.window(self._us)
        raw = self._tray.window(steps, touches) if self._plate is None else self._plate.window(self._standing)
        raw = self._bench.felt(raw, self._lights)
        hall = PARKED if self._plate is None else self._bench.chain(self._plate.hall())
        outcome = self._node.window(down, Grant(self._us, self.misbehaviour.conversions(raw, self.t), hall))
        if outcome.ended:
            _log.warning("the node has ended by itself")
            self._node = self._started(OWN_RESTART)
        self._lights = outcome.lights
        return self.misbehaviour.up(outcome.wrote, self.t)

    def obey(self, order: Order) -> None:
        """Start the bench action or the fault of an order."""
        if order.word in BENCH_WORDS or order.word == HEAL:
            self._bench.obey(order.word, order.numbers, self._us)
        if order.word not in BENCH_WORDS:
            self.misbehaviour.obey(order, self.t)

    def close(self) -> None:
        """End the process."""
        self._node.close()

    def _started(self, cause: int) -> NodeProcess:
        self.boot = secrets.token_hex(2)
        ident: dict[str, str | int] = {"id": self.id, "boot": self.boot, "cause": cause}
        command = runtime().argv(firmware_folder())
        return NodeProcess(f"sim:{self.role}", command, ident, self._flash, self._folder / f"{self.role}.err")
