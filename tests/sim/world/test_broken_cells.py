"""Swapped plugs, dead cells, and manual counts of uncounted compartments."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from palace_hub.sim.config import TableConfig
from palace_hub.sim.faults import with_faults
from palace_hub.sim.people.manual_count import PATIENCE_S, UncountedCells
from palace_hub.sim.world.broken_cells import DEATHS, BrokenCells
from palace_hub.sim.world.truth import KINDS

SOCKET = Path("/tmp/t")
WINDOW: list[list[Any]] = [[1000 * cell + 1, cell, 100 + cell] for cell in range(6)]


def test_without_configured_faults_no_cell_is_broken() -> None:
    assert BrokenCells(TableConfig(SOCKET)).conversions(WINDOW, 900.0) == WINDOW


def test_swapped_plugs_exchange_two_cells_until_corrected() -> None:
    config = with_faults(TableConfig(SOCKET, seed=4), ("cell_swap",))
    assert config.actions[0].kind == "unplug"
    broken = BrokenCells(config)
    at = config.swapped_cells_at
    assert at is not None
    assert broken.conversions(WINDOW, at - 1) == WINDOW
    swapped = broken.conversions(WINDOW, at)
    moved = [cell for cell in range(6) if swapped[cell][1] != cell]
    assert len(moved) == 2
    assert sorted(one[1] for one in swapped) == list(range(6))
    assert [one[2] for one in swapped] == [one[2] for one in WINDOW]
    broken.asked(None, at + 5)
    broken.asked({"id": 1}, at + 6)
    assert broken.conversions(WINDOW, at + 6.5) == swapped
    broken.asked({"id": 1}, at + 7.5)
    assert broken.conversions(WINDOW, at + 8) == WINDOW


def test_cells_die_in_every_way() -> None:
    ways = set()
    for seed in range(40):
        broken = BrokenCells(with_faults(TableConfig(SOCKET, seed=seed), ("cell_death",)))
        assert broken.conversions(WINDOW, 10.0) == WINDOW
        found = broken.conversions([[one[0], one[1], one[2] + 7] for one in WINDOW], 500.0)
        odd = [one for one in found if one[2] != 107 + one[1]]
        ways.add("nothing" if len(found) == 5 else "refused" if odd[0][2] is None else str(odd[0][2] > 1000))
    assert len(ways) == len(DEATHS)


class Top:
    """Six untouched compartments."""

    def __init__(self) -> None:
        self.t = 0.0
        self.counts = [80, 80, 16, 16, 16, 16]
        self.strangers = 0
        self.tray = SimpleNamespace(count=lambda cell: self.counts[cell], foreign=lambda cell: self.strangers)

    def still_since(self) -> list[float]:
        return [0.0] * len(KINDS)


@pytest.fixture
def top() -> Top:
    return Top()


BOXES = [{"moving": False} for _ in KINDS]


def told(
    top: Top, uncounted_cells: UncountedCells, ledger: dict[str, int | None], seconds: float, **view: Any
) -> list[Any]:
    entries = []
    for _ in range(round(seconds * 20)):
        top.t = round(top.t + 0.05, 3)
        uncounted_cells.note({"phase": "play", "question": None, "tray": "ok", "boxes": BOXES, **view}, ledger)
        entries.append(uncounted_cells.entry())
    return [entry for entry in entries if entry is not None]


def test_an_uncounted_compartment_is_counted_once_for_each_change(top: Top) -> None:
    uncounted_cells = UncountedCells(top)  # type: ignore[arg-type]
    whole: dict[str, int | None] = dict(zip(KINDS, top.counts, strict=True))
    dead = {**whole, "brick": None}
    assert told(top, uncounted_cells, whole, 20) == []
    assert told(top, uncounted_cells, dead, PATIENCE_S - 0.5) == []
    assert told(top, uncounted_cells, dead, 30) == [{"do": "override", "cell": 1, "count": 80}]
    top.counts[1] = 77
    assert told(top, uncounted_cells, dead, 30) == [{"do": "override", "cell": 1, "count": 77}]
    uncounted_cells.forget()
    assert told(top, uncounted_cells, dead, 30) == [{"do": "override", "cell": 1, "count": 77}]


@pytest.mark.parametrize(
    "view",
    [
        {"question": {"id": 1}},
        {"tray": "manual"},
        {"phase": "calibrate_full"},
        {"boxes": [{"moving": True} for _ in KINDS]},
    ],
)
def test_no_manual_count_while_the_hub_asks_or_cannot_know(top: Top, view: dict[str, Any]) -> None:
    uncounted_cells = UncountedCells(top)  # type: ignore[arg-type]
    assert told(top, uncounted_cells, {"brick": None}, 30, **view) == []


def test_a_compartment_with_a_foreign_piece_gets_no_manual_count(top: Top) -> None:
    top.strangers = 1
    assert told(top, UncountedCells(top), {"brick": None}, 30) == []  # type: ignore[arg-type]
