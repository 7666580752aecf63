"""Effects of the virtual tray that are off unless named, each by its mark in the conversions."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from palace_hub.sim.people.hands import ORDINARY
from palace_hub.sim.world.cell_faults import put_in
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import Build

WINDOW_US = 50_000
Silent = Callable[..., Build]


def bank_with(name: str, build: Build, seed: int = 1) -> CellBank:
    """Cells with one effect."""
    build, _ = put_in((name,), build, ORDINARY)
    return CellBank(seed, build, "normal", WINDOW_US)


def record(bank: CellBank, seconds: float) -> list[list[tuple[float, float]]]:
    """By cell: seconds and mg of each conversion."""
    found: list[list[tuple[float, float]]] = [[] for _ in bank.figures]
    for _ in range(round(seconds * 1e6) // WINDOW_US):
        add(bank, found, bank.window([], []))
    return found


def add(bank: CellBank, found: list[list[tuple[float, float]]], window: list[Any]) -> None:
    for us, cell, raw, *_ in window:
        figures = bank.figures[cell]
        found[cell].append((us / 1e6, (raw - figures.offset) / figures.counts_per_mg))


# mains


def amplitude(conversions: list[tuple[float, float]], hertz: float) -> float:
    """Amplitude of the line at `hertz`, mg."""
    t, mg = np.array(conversions).T
    return float(2 * abs(np.mean((mg - mg.mean()) * np.exp(-2j * math.pi * hertz * t))))


def test_mains_of_sixty_hertz_folds_by_each_cells_own_rate(silent_build: Silent) -> None:
    bank = bank_with("mains_60hz", silent_build(mains_mg=(10.0, 10.0)))
    aliases = [figures.rate_hz - 60.0 for figures in bank.figures]
    for conversions, alias in zip(record(bank, 20), aliases, strict=True):
        assert amplitude(conversions, alias) == pytest.approx(10.0, rel=0.05)
        assert amplitude(conversions, alias + 10.0) < 1.0  # there lies the alias of 50 Hz
    assert max(aliases) - min(aliases) > 2.0
