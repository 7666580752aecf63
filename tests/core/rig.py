"""A core with a node on a cable. The test sets the loads of the node, window by window."""

import json
import random
import zlib
from collections.abc import Sequence
from typing import Any

from tests.core.by_hand import Table

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.turn import Outcome, Turn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase

COUNTS_PER_GRAM = 6000
EMPTY = 50_000
GRAMS = (1.25, 0.44, 1.24, 0.44, 0.44, 0.29)
FULL = tuple(BOX[piece] for piece in PIECES)
HAND = 200 * COUNTS_PER_GRAM


def levels(counts: Sequence[float]) -> list[float]:
    """Raw counts of six cups that hold so many pieces."""
    return [EMPTY + grams * COUNTS_PER_GRAM * count for grams, count in zip(GRAMS, counts, strict=True)]


def line(message: dict[str, Any]) -> bytes:
    body = json.dumps(message, separators=(",", ":")).encode()
    return body + b"*%08x\n" % zlib.crc32(body)


class Node:
    """Answers a hub as the firmware would; `levels` is what its cells weigh, those that are not `dead`; `pads` are the
    bits of the tray's pads."""

    def __init__(
        self,
        counts: Sequence[float] = (0,) * 6,
        *,
        chip: str = "e6616407e3",
        role: str = "tray",
        dead: Sequence[int] = (),
        board: str = "rig",
    ) -> None:
        self.dead = dead
        self.board = board
        self.chip, self.role, self.boot = chip, role, "9f3c"
        self.more_told: dict[str, Any] = {}  # further fields of its hello
        self.levels = levels(counts)
        self.presses = [0, 0]
        self.pads = 0b111
        self.rng = random.Random(chip)
        self._session: str | None = None
        self.n = self.us = 0
        self.out = self._in = b""

    def restart(self, boot: str) -> None:
        self.boot, self._session, self.n, self.us = boot, None, 0, 0
        self.out = self._in = b""

    def hear(self, data: bytes) -> None:
        *lines, self._in = (self._in + data).split(b"\n")
        for text in lines:
            if b"*" not in text:
                continue
            message = json.loads(text.rsplit(b"*", 1)[0])
            if message["t"] == "who":
                self._session = None
                self.say_hello()
            elif message["t"] == "welcome":
                if self._session != message["s"]:
                    self.n = 0
                self._session = message["s"]
            elif message["t"] == "cmd":
                self.out += line({"t": "ack", "s": message["s"], "id": message["id"], "ok": True})

    def say_hello(self) -> None:
        hello = {"t": "hello", "p": [1, 0], "id": self.chip, "boot": self.boot, "role": self.role, "fw": "0.1.0"}
        self.out += line(
            {**hello, "board": self.board, "rt": "none", "cause": 1, "cells": 6, "hall": 3, "cfg": "1a2b3c4d"}
            | self.more_told
        )

    def window(self) -> bytes:
        """The bytes of 50 ms."""
        if self._session is not None:
            cells = [
                []
                if i in self.dead
                else [value for k in range(4) for value in (k * 12500 + i * 100, int(level + self.rng.gauss(0, 90)))]
                for i, level in enumerate(self.levels)
            ]
            sample = {"t": "s", "n": self.n, "us": self.us % (1 << 30), "c": cells, "b": self.presses}
            sample["h"] = f"{self.pads:02x}"
            self.out += line(sample)
            self.n += 1
        self.us += 50_000
        out, self.out = self.out, b""
        return out


class Rig(Table):
    """A table with ports; `wall` is the clock on the wall where there is one."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args, enter_by="facts")
        self.nodes: dict[str, Node] = {}
        self.wall: float | None = None
        self.events: list[dict[str, Any]] = []
        self.newly_opened: list[str] = []
        self._gone: list[str] = []

    def plug(self, port: str, node: Node) -> None:
        self.nodes[port] = node
        self.newly_opened.append(port)

    def unplug(self, port: str) -> None:
        del self.nodes[port]
        self._gone.append(port)

    def step(self, *entries: say.Entry) -> Outcome:
        self.t = round(self.t + 0.05, 3)
        if self.wall is not None:
            self.wall += 0.05
        opened, gone, self.newly_opened, self._gone = self.newly_opened, self._gone, [], []
        received = {port: node.window() for port, node in self.nodes.items()}
        outcome = self.core.step(
            Turn(t=self.t, gone=gone, opened=opened, received=received, entries=entries, wall=self.wall)
        )
        for port, data in outcome.sent.items():
            if port in self.nodes:
                self.nodes[port].hear(data)
        self.events += outcome.events
        return outcome

    def restart(self, *, unplugged: bool = False) -> None:
        """Restart the hub; the nodes go on, and their ports are opened again."""
        super().restart()
        if unplugged:
            self.nodes = {}
        self.newly_opened, self._gone = list(self.nodes), []
        self.events = []

    def hand(self, node: Node, counts: Sequence[float], *, patience: float = 4.0) -> None:
        """Move a hand into each compartment that changes; afterwards they hold `counts` and are still."""
        after = levels(counts)
        for i, level in enumerate(after):
            if abs(level - node.levels[i]) > 1:
                node.levels[i] += HAND
        self.pass_time(0.5)
        node.levels = after
        self.pass_time(patience)

    def weigh_in(
        self,
        node: Node,
        port: str = "a#1",
        *,
        at_once: bool = False,
        deck_seed: int = 3,
        players: tuple[str, ...] = ("Ann", "Bo"),
    ) -> list[int]:
        """Start a game, weigh the box and set up, `at_once` with one handful a compartment; returns the counts."""
        self.plug(port, node)
        self.pass_time(3.0)
        self.enter(say.NewGame(players=players, deck_seed=deck_seed))
        for counts in ((0,) * 6, FULL):
            node.levels = levels(counts)
            self.pass_time(6.0)
            self.enter(say.Confirm())
            assert self.core.hub.refusal is None, self.core.hub.refusal
        self.pass_time(1.0)
        if at_once:
            self.hand(node, self.core.hub.book.shelf)
        return self.set_out(node)

    def set_out(self, node: Node) -> list[int]:
        """Take the kits and the starting staircase out; returns the counts of the tray."""
        wanted = list(self.core.hub.book.shelf)
        for i in range(6):
            while self.core.hub.book.counts[i] != wanted[i]:
                counts = list(self.core.hub.book.counts)
                counts[i] -= 1
                self.hand(node, counts)
        assert self.core.hub.phase is Phase.PLAY
        return wanted


def new_rig(path: Any) -> Rig:
    return Rig(path, Journal.open(path))
