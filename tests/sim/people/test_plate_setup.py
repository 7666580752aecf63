"""Hands in the plate's guided set-up: items, places, times and confirmations."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from monkey_palace.board.notation import Cell
from palace_hub.sim.people.plate_setup import KNOB_S, SetupHands
from palace_hub.sim.plate.hall import hall_bits
from palace_hub.sim.plate.hands import Lying, set_on, stack_on
from palace_hub.sim.plate.pieces import LOOSE_MG
from palace_hub.sim.plate.virtual_plate import VirtualPlate
from palace_hub.sim.table import STUCK_S, ProgressGuard, Stuck
from palace_hub.sim.world.truth import CATALOGUE_MG

WINDOW_S = 0.05


def asks(step: str, **given: Any) -> dict[str, Any]:
    return {"step": step, "at": None, "put": None, "kind": None, "count": None, **given}


class Room:
    """A plate with hands, and a guide that makes one request after the other."""

    def __init__(self, *, gold: bool = True, faults: tuple[str, ...] = ()) -> None:
        self.plate = VirtualPlate(3, "good", "none", gold=gold, faults=faults)
        self.guided = SetupHands(3, self.plate.has)
        self.t = 0.0
        self.typed: list[dict[str, Any]] = []

    def run(self, setup: dict[str, Any], main: str | None = None, most_s: float = 30.0) -> Iterator[None]:
        """Window after window with one demand."""
        for _ in range(round(most_s / WINDOW_S)):
            self.typed += self.guided.entries(setup, main, self.t)
            self.plate.window(self.guided.wanted(setup, self.t))
            self.t += WINDOW_S
            yield

    def until_put(self, setup: dict[str, Any], main: str | None = None) -> float:
        """Runs until something lies there and the hands have gone; returns how long it took, in seconds."""
        start = self.t
        for _ in self.run(setup, main):
            if self.plate.standing and not self.plate.busy:
                return self.t - start
        raise AssertionError(f"never put: {setup}")

    def until_bare(self, setup: dict[str, Any]) -> float:
        start = self.t
        for _ in self.run(setup):
            if not self.plate.standing and not self.plate.busy:
                return self.t - start
        raise AssertionError(f"never taken off: {setup}")

    def grams(self, setup: dict[str, Any], windows: int = 20) -> float:
        found: list[list[int]] = [[], [], [], []]
        for _ in range(windows):
            for _, corner, raw, *_ in self.plate.window(self.guided.wanted(setup, self.t)):
                if isinstance(raw, int):
                    found[int(str(corner))].append(raw)
            self.t += WINDOW_S
        gains = [cell.counts_per_mg for cell in self.plate.cells.specimen.cells]
        return float(sum(np.mean(counts) / gain for counts, gain in zip(found, gains, strict=True))) / 1000


def test_a_stack_stands_on_the_named_stud_until_its_removal_is_asked_for() -> None:
    room = Room()
    put, off = asks("stack", at=[8, 20], put=True, count=8), asks("stack", at=[8, 20], put=False, count=8)
    assert 0.6 < room.until_put(put) < 6
    assert room.plate.standing == {stack_on(8, 20, 8)}
    for _ in room.run(put, most_s=5):
        assert room.plate.standing == {stack_on(8, 20, 8)}
    room.until_bare(off)
    for _ in room.run(off, most_s=3):
        assert not room.plate.standing
    room.until_put(asks("stack", at=[29, 2], put=True, count=8))
    assert room.plate.standing == {stack_on(29, 2, 8)}
    assert not room.typed


def test_a_stack_weighs_the_same_wherever_it_stands() -> None:
    room, seen = Room(gold=False), []
    for at in ([8, 20], [20, 8]):
        bare = room.grams(asks("stack", at=at, put=False, count=8), 60)
        room.until_put(asks("stack", at=at, put=True, count=8))
        seen.append(room.grams(asks("stack", at=at, put=True, count=8), 40) - bare)
        room.until_bare(asks("stack", at=at, put=False, count=8))
    assert seen[0] == pytest.approx(8 * CATALOGUE_MG["column"] / 1000, rel=0.06)
    assert seen[0] == pytest.approx(seen[1], abs=0.4)


def test_pieces_are_counted_out_laid_in_the_middle_and_confirmed_once_they_lie_there() -> None:
    room = Room()
    setup = asks("weigh", put=True, kind="arch", count=20)
    assert room.until_put(setup, "plate_setup") > 1.5
    (lying,) = room.plate.standing
    assert isinstance(lying, Lying)
    assert lying.kinds == ("arch",) * 20
    assert max(abs(lying.x_mm), abs(lying.y_mm)) < 20
    assert not room.typed
    list(room.run(setup, "plate_setup", most_s=3))
    assert room.typed == [{"do": "confirm"}]
    room.until_bare(asks("weigh", put=False, kind="arch", count=20))
    assert room.typed == [{"do": "confirm"}]


def test_the_confirmation_is_repeated_if_the_hub_does_not_see_the_piece_yet() -> None:
    room = Room()
    setup = asks("figure", at=[14, 14], put=True, kind="monkey", count=1)
    room.until_put(setup)
    list(room.run(setup, None, most_s=3))
    assert not room.typed
    list(room.run(setup, "plate_setup", most_s=10))
    assert 2 <= len(room.typed) <= 4  # nothing comes of it, so it is said again


@pytest.mark.parametrize("figure", ["monkey", "butterfly", "frog"])
def test_each_figure_has_its_own_mass(figure: str) -> None:
    room = Room(gold=False)
    setup = asks("figure", at=[14, 17], put=True, kind=figure, count=1)
    bare = room.grams(asks("bare"), 60)
    room.until_put(setup)
    low, high = LOOSE_MG[figure]
    assert low / 1000 - 0.1 < room.grams(setup, 40) - bare < high / 1000 + 0.1


def test_the_magnet_goes_from_knob_to_knob_and_skips_a_silent_one() -> None:
    room = Room()
    for at in ([2, 2], [5, 2], [29, 29]):
        magnet = frozenset({set_on("magnet", Cell(*at, 0))})
        took = [room.t for _ in room.run(asks("knobs", at=at), most_s=4.5) if room.plate.standing != magnet]
        assert len(took) < 60
        assert room.plate.standing == magnet
        assert room.plate.hall() == hall_bits(room.plate.standing) != hall_bits([])
    assert not room.typed
    list(room.run(asks("knobs", at=[29, 29]), most_s=KNOB_S - 2))
    assert room.typed == [{"do": "skip"}]
    room.until_bare(asks("report"))
    assert room.plate.hall() == hall_bits([])


def test_the_report_is_read_and_confirmed() -> None:
    room = Room()
    list(room.run(asks("report"), "plate_setup", most_s=3))
    assert room.typed == [{"do": "confirm"}]
    list(room.run(asks("bare"), "plate_setup", most_s=10))
    assert len(room.typed) == 1
    assert not room.plate.standing


def test_repeated_weighings_use_the_same_single_pieces() -> None:
    room = Room(gold=False)
    for kind in ("arch", "arch", "brick"):
        room.until_put(asks("weigh", put=True, kind=kind, count=20))
        room.until_bare(asks("weigh", put=False, kind=kind, count=20))
    box = room.plate.work.box
    singles = [box.draw_mg("arch") for _ in range(20)]
    assert len(set(singles)) == 20
    assert sorted(singles) == sorted(box.piece_mg("arch", serial) for serial in range(20))


def test_a_set_up_without_progress_is_stuck_and_one_with_progress_is_not() -> None:
    guard, t, view = ProgressGuard(), 0.0, dict[str, Any]()
    for number in range(20):
        view = {"phase": "plate_setup", "stage": None, "plate_setup": asks("knobs", at=[2, 2 + 3 * number])}
        t = number * STUCK_S / 2
        guard.check(t, view)
    with pytest.raises(Stuck, match="plate_setup"):
        guard.check(t + STUCK_S + 1, view)
