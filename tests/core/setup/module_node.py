"""A tray node with one module: forces as functions of time, a stop that clips, and a cup that swings."""

import random
from collections.abc import Callable
from math import cos, exp, pi, sin

from tests.core.rig import COUNTS_PER_GRAM, Node, line

CUP_G = 75.0
STOP_G = 330.0
CAPACITY_G = 300.0
Force = Callable[[float], float]
"""Grams at a time in seconds."""


def press(t0: float, grams: float, seconds: float = 0.6) -> Force:
    """Force of a hand: a wobbling half-sine."""

    def force(t: float) -> float:
        into = (t - t0) / seconds
        return grams * sin(pi * into) * (1 + 0.1 * sin(2 * pi * 4 * (t - t0))) if 0 <= into <= 1 else 0.0

    return force


def swing(t0: float, grams: float, hertz: float, decay: float) -> Force:
    """Force of a cup that swings after a flick."""
    return lambda t: grams * exp(-decay * (t - t0)) * cos(2 * pi * hertz * (t - t0)) if t >= t0 else 0.0


class ModuleNode(Node):
    """Cell `cell` alone is wired. `mass_g` lies on the bare spider; `stop_g` None: no stop."""

    def __init__(
        self, cell: int = 0, *, role: str = "tray", gain: float = COUNTS_PER_GRAM, chip: str = "e66164"
    ) -> None:
        super().__init__(chip=chip, role=role)
        self.cell, self.gain = cell, gain
        self.mass_g = 0.0
        self.stop_g: float | None = STOP_G
        self.noise_g = 0.015
        self.drift_g_per_min = 0.0
        self.forces: list[Force] = []
        self.cells = 6 if role == "tray" else 4
        self._dice = random.Random(chip)

    def say_hello(self) -> None:
        hello = {"t": "hello", "p": [1, 0], "id": self.chip, "boot": self.boot, "role": self.role, "fw": "0.1.0"}
        rest = {"board": "rig", "rt": "none", "cause": 1, "cells": self.cells, "hall": 0, "cfg": "1a2b3c4d"}
        self.out += line({**hello, **rest})

    @property
    def now_s(self) -> float:
        """The time of the node in seconds."""
        return self.us / 1e6

    def window(self) -> bytes:
        if self._session is not None:
            own = [value for k in range(4) for value in (k * 12500, self._raw(self.us + k * 12500))]
            cells = [own if i == self.cell else [] for i in range(self.cells)]
            buttons = self.presses if self.role == "tray" else []
            sample = {"t": "s", "n": self.n, "us": self.us % (1 << 30), "c": cells, "h": "", "b": buttons}
            self.out += line(sample)
            self.n += 1
        self.us += 50_000
        out, self.out = self.out, b""
        return out

    def _raw(self, us: int) -> int:
        t = us / 1e6
        felt = self.mass_g + sum(force(t) for force in self.forces)
        felt = felt if self.stop_g is None else min(felt, self.stop_g)
        felt += self._dice.gauss(0, self.noise_g) + self.drift_g_per_min * t / 60
        return 50_000 + round(felt * self.gain)
