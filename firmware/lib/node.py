"""`Node`: sends hello until the hub's welcome, then sends sample batches and executes the hub's commands.

Hardware, waiting and time come only from the board object (`board.wait`, `board.ticks`; lib/board.pyi).
"""

import json

import ticks
from batch import Batch
from configuration import TRAY, Configuration, batch_ms_of, configuration_or_default
from links import SerialLink
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn

    from board import Board
    from links import MqttLink

FIRMWARE = "0.1.0"
PROTOCOL = (1, 0)
_SECOND = const(1000000)
_STATUS_SECONDS = const(5)
_IDS = const(8)  # remembered command ids: twice the four commands that the hub has in flight at most
_ID_LIMIT = const(0x3FFFFFFF)  # a small integer on every board
_SESSION_LIMIT = const(32)  # characters of a session id; every ack repeats it
_LIGHTS = const(6)
_LIGHT_CODES = const(5)  # off, take, put back, wrong, ask
_CUES = ("wrong", "correct", "ask", "done", "turn", "last", "end")


class Node:
    """One boot of a node on `board`. `run` does not return."""

    def __init__(self, board: "Board", link: "SerialLink | MqttLink | None" = None) -> None:
        self.board = board
        self.configuration = configuration_or_default(board.config())
        self.batch_us = self.configuration.batch_ms * 1000
        self.link = link or SerialLink(board)
        self.session: str | None = None
        self.live = False
        self._crash_untold = bool(board.crash)
        self.n = 0
        self.drop = 0
        self.up = 0
        self.batch = Batch(board.cells)
        self._hall_digits = 2 * ((board.hall_pads + 7) // 8)
        self.ids = [-1] * _IDS  # the latest commands of the session, by id modulo their number; -1: none
        self._whys: list[str | None] = [None] * _IDS
        self._newest = -1
        # Handler of each operation: takes the command, returns why it refuses it or None.
        self.operations: dict[str, Callable[[dict[str, Any]], str | None]] = {
            "config": self._config,
            "rate": self._rate,
            "identify": self._identify,
            "ping": self._ping,
            "reboot": self._ping,  # acknowledged like a ping, then executed by `_command`
        }
        if self.configuration.role == TRAY:
            self.operations["lights"] = self._lights
            self.operations["beep"] = self._beep
        now = board.ticks()
        self._second_due = ticks.add(now, _SECOND)
        self._hello_due = now
        self._batch_due = now

    @property
    def reader(self) -> "SerialLink | MqttLink":
        """The link; its `bad` counts invalid messages."""
        return self.link

    def run(self) -> "NoReturn":
        while True:
            self.board.wait(self.turn())

    def turn(self) -> int:
        """Do everything that is due; return the ticks at which work is due next."""
        for body in self.link.receive():
            self._receive(body)
        self._collect()
        return self.link.due(self._keep_time())

    # incoming messages

    def _receive(self, body: bytes) -> None:
        try:
            message = json.loads(str(body, "utf-8"))
        except (ValueError, RuntimeError):  # RuntimeError: nesting too deep
            self.link.refuse()
            return
        kind = message.get("t") if type(message) is dict else None
        if kind == "cmd":
            self._command(message)
        elif kind == "welcome":
            self._welcome(message)
        elif kind == "who":
            self._leave()

    def _leave(self) -> None:
        """Return to hello. The open batch is dropped and its number skipped, so that the hub sees the gap."""
        if self.live:
            self.drop += self.batch.conversions
            self.n += 1
        self.live = False
        self._hello_due = self.board.ticks()

    def _welcome(self, message: "dict[str, Any]") -> None:
        version = message.get("p")
        session = message.get("s")
        if type(version) is not list or not version or version[0] != PROTOCOL[0]:
            return
        if type(session) is not str or not 0 < len(session) <= _SESSION_LIMIT:
            return
        if message.get("boot", self.board.boot) != self.board.boot:
            return  # a delayed welcome for an earlier boot, whose commands this boot does not know
        if session != self.session:
            self.session = session
            self.n = 0
            self._newest = -1
            for slot in range(_IDS):
                self.ids[slot] = -1
        elif self.live:
            return
        self.live = True
        if self._crash_untold:
            self._crash_untold = False
            self.board.forget_crash()
        self._open_batch()

    def _command(self, message: "dict[str, Any]") -> None:
        session = message.get("s")
        number = message.get("id")
        if type(number) is not int or not 0 <= number <= _ID_LIMIT:
            return
        if type(session) is not str or len(session) > _SESSION_LIMIT:
            return
        if session != self.session:
            self._ack(session, number, "session")
            return
        slot = number % _IDS
        if self.ids[slot] == number:
            self._ack(session, number, self._whys[slot])
            return
        if number <= self._newest - _IDS:
            return  # older than the remembered ids: done or given up long ago
        if number > self._newest:
            self._newest = number
        name = message.get("op")
        operation = self.operations.get(name) if type(name) is str else None
        why = "op" if operation is None else operation(message)
        self.ids[slot] = number
        self._whys[slot] = why
        self._ack(session, number, why)
        if name == "reboot":
            self.board.reboot()

    # commands: each returns None, or the reason for refusing

    def _config(self, message: "dict[str, Any]") -> "str | None":
        text = message.get("text")
        if type(text) is not str:
            return "value"
        try:
            configuration = Configuration(text.encode())
        except ValueError:
            return "value"
        if configuration.role != self.configuration.role:
            return "value"  # the wiring fixes the role: in the wrong role the node would drive the wrong pins
        self.configuration = configuration
        self.batch_us = configuration.batch_ms * 1000
        self.board.keep(configuration.text)
        return None

    def _rate(self, message: "dict[str, Any]") -> "str | None":
        try:
            self.batch_us = batch_ms_of(message.get("ms")) * 1000
        except ValueError:
            return "value"
        return None

    def _lights(self, message: "dict[str, Any]") -> "str | None":
        codes = message.get("l")
        if type(codes) is not list or len(codes) != _LIGHTS:
            return "value"
        for code in codes:
            if type(code) is not int or not 0 <= code < _LIGHT_CODES:
                return "value"
        self.board.lights(codes)
        return None

    def _beep(self, message: "dict[str, Any]") -> "str | None":
        if message.get("cue") not in _CUES:
            return "value"
        self.board.beep(message["cue"])
        return None

    def _identify(self, message: "dict[str, Any]") -> "str | None":
        self.board.identify()
        return None

    def _ping(self, message: "dict[str, Any]") -> "str | None":
        return None

    # outgoing messages

    def _send(self, message: "dict[str, Any]") -> None:
        self.link.send(message["t"], json.dumps(message, separators=(",", ":")))

    def _ack(self, session: str, number: int, why: "str | None") -> None:
        ack = {"t": "ack", "s": session, "id": number, "ok": why is None}
        if why is None:
            ack["cfg"] = self.configuration.hash
        else:
            ack["why"] = why
        self._send(ack)

    def _hello(self) -> None:
        board = self.board
        hello = {
            "t": "hello",
            "p": PROTOCOL,
            "id": board.id,
            "boot": board.boot,
            "role": self.configuration.role,
            "fw": FIRMWARE,
            "board": board.name,
            "rt": board.rt,
            "cause": board.cause,
            "cells": board.cells,
            "hall": board.hall_pads,
            "cfg": self.configuration.hash,
        }
        if board.crash:
            hello["err"] = board.crash
        self._send(hello)

    def _status(self) -> None:
        drop = self.drop + self.board.drop + self.link.drop
        status = {"t": "st", "up": self.up, "drop": drop, "rx_bad": self.link.bad, "mem": self.board.mem()}
        board = self.board
        for name, value in (("rssi", board.signal()), ("temp", board.temperature()), ("vsys", board.supply())):
            if value is not None:
                status[name] = value
        self._send(status)

    def _open_batch(self) -> None:
        now = self.board.ticks()
        self.batch.open(now, self._hall_digits)
        self._batch_due = ticks.add(now, self.batch_us)

    def _send_batch(self) -> None:
        self.link.send("s", self.batch.text(self.n, self.board.hall(), self.board.presses))
        self.n += 1
        self._open_batch()

    # time

    def _collect(self) -> None:
        """Move conversions from the board's ring into the batch; discard them before the welcome."""
        board = self.board
        while board.conversion():
            if not self.live:
                continue
            if not self.batch.add(board.at, board.cell, board.raw, board.fault):
                self._send_batch()
                self.batch.add(board.at, board.cell, board.raw, board.fault)

    def _keep_time(self) -> int:
        now = self.board.ticks()
        if ticks.diff(now, self._second_due) >= 0:
            self._second_due = ticks.add(self._second_due, _SECOND)
            self.up += 1
            if self.live and self.up % _STATUS_SECONDS == 0:
                self._status()
        if self.live:
            if ticks.diff(now, self._batch_due) >= 0:
                self._send_batch()
            due = self._batch_due
        else:
            if ticks.diff(now, self._hello_due) >= 0:
                self._hello()
                self._hello_due = ticks.add(now, _SECOND)
            due = self._hello_due
        return due if ticks.diff(due, self._second_due) < 0 else self._second_due
