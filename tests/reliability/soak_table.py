"""A table without players and without an end: two real nodes and a hub's clock.

It replaces the control channel of a `TableClock`. A script gives the entries and movements of each window.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from monkey_palace.board.notation import Placement
from palace_hub.core.step import HubCore
from palace_hub.referee.entries import Entry
from palace_hub.run.table_clock import TableClock
from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes.cable import Cable
from palace_hub.sim.nodes.plate_node import PLATE, PlateSide
from palace_hub.sim.nodes.process import Grant
from palace_hub.sim.nodes.wiring import Wiring
from palace_hub.sim.world.cells import CELLS, CellBank, Conversion, Step
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US, WINDOWS_A_SECOND
from palace_hub.sim.world.truth import CATALOGUE_MG, KINDS
from palace_hub.wire.events import Batch, NodeEvent

TRAY = "tray"
PARKED = "07"
ALL_CELLS = range(CELLS)
Story = Callable[[], Iterator[Sequence[Entry]]]


class CountingCable(Cable):
    """Counts the lines, and their bytes, that the node puts into the hub's port."""

    lines = put = 0

    def up(self, data: bytes) -> bytes:
        self.lines += data.count(b"\n")
        self.put += len(data)
        return super().up(data)


class SoakTable:
    """Tray on a pty, plate over a Mosquitto of its own.

    By node, `given`: conversions of its chips; `decoded`: conversions that came out of the hub's sessions; `batches`:
    samples that came out of them; `newest`: the node's own number of the last one.
    """

    def __init__(self, folder: Path) -> None:
        config = TableConfig(folder / "no-socket", level="gold", plate_over="mqtt")
        self.cells = CellBank(config.noise, BUILDS[config.build], config.drift, WINDOW_US)
        self.tray = Wiring(TRAY, config, folder, '{"role":"tray"}')
        self.tray.cable = self.cable = CountingCable(config.noise, TRAY, 0.0, ())
        self.side = PlateSide(config, folder)
        self.us = 0
        self.given: Counter[str] = Counter()
        self.decoded: Counter[str] = Counter()
        self.batches: Counter[str] = Counter()
        self.newest: dict[str, int] = {}
        self._steps: list[Step] = []
        self._typed: Sequence[Entry] = ()
        self._count_plate()
        self._story: Iterator[Sequence[Entry]] = iter(())

    def run(self, core: HubCore, story: Story) -> None:
        """Play the story. `clock` has the hub's links while it runs."""
        core.hub.nodes.configurations[PLATE] = self.side.flash
        self._listen(core)
        self.clock = TableClock(self, entries=self._take_typed)  # type: ignore[arg-type]
        self._story = story()
        self.clock.run(core)

    def move(self, cell: int, pieces: int) -> None:
        """Put pieces in (or out, negative) in the middle of the next window."""
        self._steps.append(Step(self.us + WINDOW_US // 2, cell, pieces * CATALOGUE_MG[KINDS[cell]]))

    # what a TableClock asks of its channel

    def receive(self) -> tuple[str, dict[str, Any]]:
        typed = next(self._story, None)
        if typed is None:
            return "bye", {}
        self._typed = typed
        self.us += WINDOW_US
        t = self.us / 1_000_000
        steps, self._steps = self._steps, []
        conversions = self.cells.window(steps, ())
        self.given[TRAY] += len(conversions)
        self.tray.window(t, Grant(self.us, conversions, PARKED))
        self.side.window(t, self.us, None)
        body = {"t": t, "ports": {}, "received": {}, "entries": []}
        for wiring in (self.tray, self.side.wiring):
            body["ports"] |= wiring.ports
            body["received"] |= wiring.received
        return "advance", body

    def send(self, kind: str, body: Mapping[str, Any]) -> None:
        for wiring in (self.tray, self.side.wiring):
            wiring.opened(body["sent"], lambda: None)

    def close(self) -> None:
        self.tray.close()
        self.side.close()

    def _take_typed(self) -> Sequence[Entry]:
        typed, self._typed = self._typed, ()
        return typed

    def _count_plate(self) -> None:
        feel = self.side.plate.window

        def counting(wanted: frozenset[Placement] | None) -> list[Conversion]:
            found = feel(wanted)
            self.given[PLATE] += len(found)
            return found

        self.side.plate.window = counting  # type: ignore[method-assign]

    def _listen(self, core: HubCore) -> None:
        take = core.hub.nodes.receive

        def counting(name: str, t: float, data: bytes) -> Sequence[NodeEvent]:
            events = take(name, t, data)
            node = name.partition("#")[0]
            for event in events:
                if isinstance(event, Batch):
                    self.batches[node] += 1
                    self.newest[node] = event.n
                    self.decoded[node] += sum(map(len, event.conversions))
            return events

        core.hub.nodes.receive = counting  # type: ignore[method-assign]


def for_seconds(seconds: float) -> Iterator[Sequence[Entry]]:
    """Windows in which nobody types."""
    for _ in range(round(seconds * WINDOWS_A_SECOND)):
        yield ()
