"""Misbuilt pieces that are pulled up and laid anew; the sheet comes along and falls back a little aside."""

from collections import Counter

import pytest

from palace_hub.bench.plate.builds import PlateBuild, relaid, searched_build
from palace_hub.bench.plate.illegal import KINDS, hidden_by, illegal_build
from palace_hub.bench.plate.trials import PlateTrial, run_trial
from palace_hub.sim.plate.faults import with_plate_faults
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world.noise_model import BUILDS

FORBIDDEN = tuple(KINDS)


def played(made: PlateBuild, seed: int) -> PlateTrial:
    cells, mix = with_plate_faults(("plate_pull_off",), BUILDS["good"], PLATE_MIX)
    return run_trial(relaid(made, seed), cells, "silver", seed, 1, mix)


@pytest.mark.long
@pytest.mark.parametrize("seed", [3])
def test_a_staircase_is_recovered_though_the_sheet_moved_in_its_seat(seed: int) -> None:
    assert played(searched_build(seed), seed).outcome == "right"


@pytest.mark.long
def test_no_forbidden_build_is_taken_and_no_staircase_wrongly() -> None:
    legal, forbidden = Counter[str](), Counter[str]()
    for seed in range(101, 161):
        found = played(searched_build(seed), seed)
        legal.update((found.outcome, f"decorated {found.decorated}"))
        made = illegal_build(FORBIDDEN[seed % len(FORBIDDEN)], seed)
        if hidden_by(made, "silver") is None:
            forbidden.update((played(made, seed).outcome,))
    assert (legal["wrong"], legal["decorated wrong"], forbidden["wrong"]) == (0, 0, 0)
    assert legal["right"] >= 40
