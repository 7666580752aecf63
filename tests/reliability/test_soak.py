"""The soak test: two nodes at 80 conversions a second and a game, for a minute in CI and for an hour with `-m long`.

Time is simulated and runs as fast as the machine allows: an hour costs minutes. Node, broker and hub count every
message, so that no loss is missed. The run also outlasts effects of wall time, such as a keep-alive of 10 s.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.link.small_broker import NO_MOSQUITTO
from tests.reliability.held import Held
from tests.reliability.results import forms
from tests.reliability.soak_table import ALL_CELLS, TRAY, SoakTable, for_seconds

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee.entries import Entry
from palace_hub.sim.nodes.own_broker import mosquitto
from palace_hub.sim.nodes.plate_node import PLATE
from palace_hub.views.snapshot import Phase
from palace_hub.wire.session import NodeSession

SET_UP_S = 3.0  # a piece
WARM_UP_S = 20.0
BRICK = 1
OUT_S = BACK_S = 5.0
PATIENCE_S, WAIT_S = 20.0, 0.5  # for a brick that is not counted yet when its time is over
BLOCKS_A_MESSAGE = 0.5  # that may stay, for the events in the journal: a leak of one object a message leaves one
RSS_KB = 4096

pytestmark = pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)


@dataclass(frozen=True)
class Look:
    """Everything at one moment, by node. On the cable `sent` and `received` are bytes, on the broker messages."""

    held: Held
    sent: dict[str, int]
    received: dict[str, int]
    published: dict[str, int]  # messages, counted where they leave the node
    decoded: dict[str, int]  # messages that the hub's session has taken
    given: dict[str, int]  # conversions of the node's chips
    known: dict[str, int]  # conversions that came out of the hub's session


NODES = (TRAY, PLATE)
CELLS_OF = {TRAY: 6, PLATE: 4}


class Soak:
    """The story of a soak: weighed in, set up, warmed up, and a brick that comes and goes for as long as is wanted."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self._seconds = seconds
        self.table = SoakTable(folder)
        self.journal = Journal.open(folder / "journal.sqlite")
        self.core = HubCore(self.journal, draw_seed=lambda: 3)
        self.looks: list[Look] = []
        self.moves = 0
        self.longest = 0.0

    def story(self) -> Iterator[Sequence[Entry]]:
        core, table = self.core, self.table
        yield from for_seconds(3.0)
        yield [say.NewGame(players=("Ann", "Bo"), deck_seed=3)]
        yield from for_seconds(6.0)
        yield [say.Confirm()]
        for cell in ALL_CELLS:
            table.move(cell, BOX[PIECES[cell]])
        yield from for_seconds(6.0)
        yield [say.Confirm()]
        yield from for_seconds(1.0)
        for cell in ALL_CELLS:
            while core.hub.book.counts[cell] != core.hub.book.shelf[cell]:
                yield from self._moved(cell, -1, SET_UP_S)
        assert core.hub.phase is Phase.PLAY
        yield from for_seconds(WARM_UP_S)
        self.looks.append(self._look())
        self.moves = 0
        for _ in range(round(self._seconds / (OUT_S + BACK_S))):
            yield from self._moved(BRICK, -1, OUT_S)
            yield from self._moved(BRICK, 1, BACK_S)
        self.looks.append(self._look())

    def sessions(self) -> dict[str, NodeSession]:
        nodes = self.core.hub.nodes
        return {TRAY: nodes.sessions[nodes.tray_port], PLATE: nodes.sessions[nodes.plate_port]}

    def _moved(self, cell: int, pieces: int, seconds: float) -> Iterator[Sequence[Entry]]:
        """Pieces come or go, without the press of a hand; seen at once, or once the table's bumps have died away."""
        wanted = self.core.hub.book.counts[cell] + pieces
        self.table.move(cell, pieces)
        yield from for_seconds(seconds)
        waited = 0.0
        while self.core.hub.book.counts[cell] != wanted:
            assert waited < PATIENCE_S, f"{PIECES[cell]}: expected {wanted}, got {self.core.hub.book.counts[cell]}"
            yield from for_seconds(WAIT_S)
            waited += WAIT_S
        self.longest = max(self.longest, waited)
        self.moves += 1

    def _look(self) -> Look:
        nodes, table = self.core.hub.nodes, self.table
        on_cable, on_air = table.clock.links[nodes.tray_port], table.clock.links[nodes.plate_port]
        spoken = table.side.wiring.air_port.received  # the firmware's own count since the hub came
        return Look(
            Held.now(),
            sent={TRAY: table.cable.put, PLATE: spoken},
            received={TRAY: on_cable.received, PLATE: on_air.received},
            published={TRAY: table.cable.lines, PLATE: spoken},
            decoded={node: one.counters.frames for node, one in self.sessions().items()},
            given=dict(table.given),
            known=dict(table.decoded),
        )


@pytest.mark.long
@pytest.mark.parametrize("seconds", forms(30, 3600))
def test_a_long_run_loses_no_sample_and_leaks_nothing(tmp_path: Path, record, seconds: int):
    soak = Soak(tmp_path, seconds)
    try:
        soak.table.run(soak.core, soak.story)
    finally:
        soak.journal.close()
    first, last = soak.looks
    lost, figures, refused = {}, {}, {}
    for node, session in soak.sessions().items():
        published = last.published[node] - first.published[node]
        decoded = last.decoded[node] - first.decoded[node]
        counters = session.counters
        refused[node] = counters.gaps + counters.rx_bad + counters.refused + counters.duplicates + counters.unknown
        lost[node] = published - decoded + last.sent[node] - last.received[node]
        figures |= {
            f"{node}_published": published,
            f"{node}_decoded": decoded,
            f"{node}_a_second": round((last.known[node] - first.known[node]) / seconds / CELLS_OF[node], 1),
        }
    before, after = first.held, last.held
    messages = figures["tray_decoded"] + figures["plate_decoded"]
    record(
        "soak",
        "0 messages lost in the hub, memory flat",
        simulated_s=seconds,
        **figures,
        lost=sum(lost.values()),
        refused=sum(refused.values()),
        grabs=soak.moves,
        longest_wait_s=soak.longest,
        blocks=[before.blocks, after.blocks],
        rss_kb=[before.rss_kb, after.rss_kb],
        threads=[before.threads, after.threads],
        descriptors=[before.descriptors, after.descriptors],
    )
    for node in NODES:
        assert last.sent[node] == last.received[node]
        assert last.published[node] == last.decoded[node]
        assert soak.table.batches[node] == soak.table.newest[node] + 1  # samples, as the node itself numbers them
        assert last.given[node] - first.given[node] == last.known[node] - first.known[node] > 70 * seconds
        assert figures[f"{node}_published"] > 20 * seconds
    assert refused == dict.fromkeys(NODES, 0)
    assert soak.moves == 2 * round(seconds / (OUT_S + BACK_S))
    assert after.blocks - before.blocks < BLOCKS_A_MESSAGE * messages
    assert after.rss_kb - before.rss_kb < RSS_KB
    assert after.threads == before.threads
    assert after.descriptors == before.descriptors
