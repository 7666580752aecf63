"""Staircases by hands, on plates and of pieces that differ from what simulator and hub assume (docs/assumptions.md)."""

from dataclasses import replace

import pytest

from palace_hub.bench.plate.measure import legal_builds
from palace_hub.bench.plate.trials import run_trial
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world.noise_model import BUILDS

SPECIMEN = 1
GOOD = BUILDS["good"]
OTHERWISE = {
    "the tray's masses 3 % off, pieces 3.5 % and 1 mm apart": replace(
        PLATE_MIX, mean_error=0.03, moulds=replace(PLATE_MIX.moulds, spread=(0.035, 0.035), seat_mm=1.0)
    ),
    "nobody presses a piece": replace(PLATE_MIX, manner=replace(PLATE_MIX.manner, loose=1.0)),
    "a sheet that has moved since the set-up": replace(
        PLATE_MIX, mounting=replace(PLATE_MIX.mounting, off_centre_mm=4.0)
    ),
}
"""Up to 2.5 mm for the sheet, which may lie up to 1.5 mm off its pads at the set-up."""


@pytest.mark.long
@pytest.mark.parametrize("name", OTHERWISE)
def test_staircases_are_recognised_or_asked_about_where_an_assumption_is_wrong(name: str) -> None:
    trials = [
        run_trial(made, GOOD, "silver", number, SPECIMEN, OTHERWISE[name], set_up_with=(GOOD, PLATE_MIX))
        for number, made in enumerate(legal_builds(2, 1))
    ]
    found = [(trial.outcome, trial.decorated) for trial in trials]
    assert {outcome for both in found for outcome in both} <= {"right", "asked", "unseen"}
    assert ("right", "right") in found
