"""A tray and a plate made of numbers, for measurements: they answer a hub as the firmware does and cost it the same.

80 conversions a second in each cell, batches of 50 ms: a tray's sample carries 6 cells, a plate's 4 cells and 160 Hall
bits. The noise is white, 15 mg, as a good cell's is.
"""

import json
import random
from binascii import crc32
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any, Final

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.nodes.registry import CONFIGURATIONS, TRAY
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Outcome, Turn
from palace_hub.referee.entries import Confirm, Entry, NewGame
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.views.snapshot import Phase
from palace_hub.wire.frames import PROTOCOL, TICK_SPAN
from palace_hub.wire.lines import LineDecoder, encode_line

BATCH_S: Final = 0.05
BATCH_US: Final = 50_000
PER_BATCH: Final = 4
"""Conversions of a cell in one batch: 80 a second."""
STATUS_EVERY: Final = 100
"""Batches between two reports of a node on itself: five seconds."""
COUNTS_PER_G: Final = 6000.0
NOISE_COUNTS: Final = 90.0
EMPTY_COUNTS: Final = 50_000.0
HAND_G: Final = 200.0
"""What a hand in a compartment presses."""
TICKS_APART: Final = 0.02
"""Seconds by which the plate's batches come after the tray's."""
SETTLES_S: Final = 6.0
"""A weighing waits for six cells at rest."""
GRAB_S: Final = 0.5
QUIET_S: Final = 4.0


class WeighingFailed(Exception):
    """The table could not be brought into a game; says where it stood."""


class QuietNode:
    """One boot of a node. `hear` takes the hub's lines and gives the answers, `sample` the next batch, b"" before the
    welcome; `n` numbers it. `grams`: what each of a tray's cells carries beside its cup."""

    def __init__(self, role: str, seed: int) -> None:
        self.role, self.chip = role, f"bench-{role}"
        tray = role == TRAY
        self.grams = [0.0] * (6 if tray else 4)
        self.n = 0
        self._hall, self._buttons = ("07", [0, 0]) if tray else ("0f" * 20, [])
        self._rng = random.Random(f"{seed} {role}")
        self._decoder = LineDecoder()
        self._session: str | None = None
        self._batches = 0

    def hear(self, lines: bytes) -> bytes:
        """What it says at once to what the hub wrote."""
        return b"".join(encode_line(answer) for answer in map(self._answer, self._heard(lines)) if answer)

    def sample(self) -> bytes:
        """The batch that is full now, and each five seconds the node's report on itself before it."""
        if self._session is None:
            return b""
        self._batches += 1
        cells = [
            [part for k in range(PER_BATCH) for part in (12_500 * k + 900 * i, self._raw(grams))]
            for i, grams in enumerate(self.grams)
        ]
        us = self._batches * BATCH_US % TICK_SPAN
        line = encode_line({"t": "s", "n": self.n, "us": us, "c": cells, "h": self._hall, "b": self._buttons})
        self.n += 1
        if self._batches % STATUS_EVERY:
            return line
        up = int(self._batches * BATCH_S)
        return encode_line({"t": "st", "up": up, "drop": 0, "rx_bad": 0, "mem": 90_000}) + line

    def _raw(self, grams: float) -> int:
        return int(EMPTY_COUNTS + grams * COUNTS_PER_G + self._rng.gauss(0.0, NOISE_COUNTS))

    def _heard(self, lines: bytes) -> list[dict[str, Any]]:
        return [json.loads(body) for body in self._decoder.receive(lines) if isinstance(body, bytes)]

    def _answer(self, message: Mapping[str, Any]) -> dict[str, Any] | None:
        match message["t"]:
            case "who":
                self._session = None
                return self.hello()
            case "welcome" if self._session != message["s"]:
                self._session, self.n = message["s"], 0
            case "cmd":
                return {"t": "ack", "s": message["s"], "id": message["id"], "ok": True}
        return None

    def hello(self) -> dict[str, Any]:
        """What it says of itself; its configuration is the hub's own, so that none is sent."""
        text = CONFIGURATIONS.get(self.role, "")
        return {
            "t": "hello",
            "p": list(PROTOCOL),
            "id": self.chip,
            "boot": "1",
            "role": self.role,
            "fw": "bench",
            "board": "none",
            "rt": "none",
            "cause": 1,
            "cells": len(self.grams),
            "hall": 8 * len(self._hall) // 2,
            "cfg": f"{crc32(text.encode()):08x}",
        }


class BenchTable:
    """A core with both nodes on two links, driven as fast as it goes; `cpu` is what its turns have cost since it was
    last set to 0, in seconds of the processor, `turns` how many they were. What the nodes themselves cost is left out.
    """

    def __init__(self, core: HubCore, tray: QuietNode, plate: QuietNode, t: float = 0.0) -> None:
        self.core = core
        self.tray, self.plate = tray, plate
        self.t = t
        self.cpu = 0.0
        self.turns = 0
        self._ports = {"tray#1": tray, "plate#1": plate}
        self._say = dict.fromkeys(self._ports, b"")
        self._turn(self.t, opened=tuple(self._ports))

    def run(self, seconds: float, entry: Entry | None = None) -> None:
        """Let the table's time go on: two turns for each 50 ms, as two nodes' batches come at different moments."""
        for _ in range(round(seconds / BATCH_S)):
            for place, port in enumerate(self._ports):
                said, self._say[port] = self._say[port] + self._ports[port].sample(), b""
                self._turn(self.t + place * TICKS_APART, received={port: said}, entries=(entry,) if entry else ())
                entry = None
            self.t += BATCH_S

    def weigh_in(self) -> None:
        """Begin a game and bring it to its first turn, with hands; `WeighingFailed` where it does not get there."""
        core = self.core
        self.run(SETTLES_S)
        self.run(BATCH_S, NewGame(players=("Ann", "Bo"), deck_seed=1))
        for counts in ((0,) * len(PIECES), tuple(BOX[piece] for piece in PIECES)):
            self._lay(counts)
            self.run(SETTLES_S)
            self.run(BATCH_S, Confirm())
        book = core.book
        if book is None or not book.weighed or any(count is None for count in book.counts):
            raise WeighingFailed(f"not weighed: {core.refusal}")
        for _ in range(3):  # a hand may be taken for still at work: then it comes again
            if core.phase is Phase.PLAY:
                return
            self.grab(tuple(book.shelf))
        raise WeighingFailed(f"not set up: counted {book.counts}, to be {book.shelf}")

    def grab(self, counts: tuple[int, ...]) -> None:
        """Hands go in wherever something changes, and leave `counts` behind."""
        before = list(self.tray.grams)
        self._lay(counts)
        after = list(self.tray.grams)
        self.tray.grams = [new + HAND_G * (new != old) for new, old in zip(after, before, strict=True)]
        self.run(GRAB_S)
        self.tray.grams = after
        self.run(QUIET_S)

    def _lay(self, counts: tuple[int, ...]) -> None:
        self.tray.grams = [grams * count for grams, count in zip(NOMINAL_G, counts, strict=True)]

    def _turn(self, t: float, **came: Any) -> None:
        turn = Turn(t=t, **came)
        outcome: Outcome
        outcome, cost = costed(lambda: self.core.step(turn))
        self.cpu += cost
        self.turns += 1
        for port, data in outcome.sent.items():
            if data:
                self._say[port] += self._ports[port].hear(data)


def costed(act: Callable[[], Any]) -> tuple[Any, float]:
    """What `act` gives, and the seconds of the processor that it took."""
    before = process_time()
    given = act()
    return given, process_time() - before
