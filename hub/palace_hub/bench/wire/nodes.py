"""Minimal tray and plate nodes for benchmarks: they answer a hub as the firmware does and cost it as much.

80 SPS per cell in batches of 50 ms; a tray's sample carries 6 cells, a plate's 4 cells and 160 Hall bits. The noise is
white, 15 mg, like that of a good cell.
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
"""Conversions of a cell per batch: 80 SPS."""
STATUS_EVERY: Final = 100
"""Batches between two status messages: 5 s."""
COUNTS_PER_G: Final = 6000.0
NOISE_COUNTS: Final = 90.0
EMPTY_COUNTS: Final = 50_000.0
HAND_G: Final = 200.0
"""Force of a hand in a compartment."""
TICKS_APART: Final = 0.02
"""Delay (s) of the plate's batches after the tray's."""
SETTLES_S: Final = 6.0
"""Wait (s) until a weighing finds six cells at rest."""
GRAB_S: Final = 0.5
QUIET_S: Final = 4.0


class WeighingFailed(Exception):
    """The table did not get into a game; the message says at which step."""


class QuietNode:
    """One boot of a node. `n`: number of the next batch; `grams`: load of each cell beside its cup."""

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
        """The node's answers to the hub's lines."""
        return b"".join(encode_line(answer) for answer in map(self._answer, self._heard(lines)) if answer)

    def sample(self) -> bytes:
        """The next batch, every 5 s after a status message; empty before the welcome."""
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
        """The hello message; its configuration is the hub's own, so that the hub sends none."""
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
    """A core with both nodes on two links, run as fast as possible.

    `cpu`: processor time (s) of its turns since the last reset, without the nodes' own; `turns`: their number.
    """

    def __init__(self, core: HubCore, tray: QuietNode, plate: QuietNode, t: float = 0.0) -> None:
        self.core = core
        self.tray, self.plate = tray, plate
        self.t = t
        self.cpu = 0.0
        self.turns = 0
        self._ports = {"tray#1": tray, "plate#1": plate}
        self._outbox = dict.fromkeys(self._ports, b"")
        self._turn(self.t, opened=tuple(self._ports))

    def run(self, seconds: float, entry: Entry | None = None) -> None:
        """Advances the table's time: two turns per 50 ms, because the nodes' batches come at different moments."""
        for _ in range(round(seconds / BATCH_S)):
            for place, port in enumerate(self._ports):
                sent, self._outbox[port] = self._outbox[port] + self._ports[port].sample(), b""
                self._turn(self.t + place * TICKS_APART, received={port: sent}, entries=(entry,) if entry else ())
                entry = None
            self.t += BATCH_S

    def weigh_in(self) -> None:
        """Starts a game and brings it to its first turn; raises `WeighingFailed` if that fails."""
        core = self.core
        self.run(SETTLES_S)
        self.run(BATCH_S, NewGame(players=("Ann", "Bo"), deck_seed=1))
        for counts in ((0,) * len(PIECES), tuple(BOX[piece] for piece in PIECES)):
            self._lay(counts)
            self.run(SETTLES_S)
            self.run(BATCH_S, Confirm())
        book = core.hub.book
        if book is None or not book.weighed or any(count is None for count in book.counts):
            raise WeighingFailed(f"not weighed: {core.hub.refusal}")
        for _ in range(3):  # sensing may still wait for the hand: then it comes again
            if core.hub.phase is Phase.PLAY:
                return
            self.grab(tuple(book.shelf))
        raise WeighingFailed(f"not set up: counted {book.counts}, to be {book.shelf}")

    def grab(self, counts: tuple[int, ...]) -> None:
        """Moves hands into every compartment that changes; afterwards they hold `counts`."""
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
                self._outbox[port] += self._ports[port].hear(data)


def costed(act: Callable[[], Any]) -> tuple[Any, float]:
    """The result of `act`, and its processor time (s)."""
    before = process_time()
    result = act()
    return result, process_time() - before
