"""How far a sheet that was pulled up may move in its seat, and the relief of the cells that shows it."""

import numpy as np
import pytest
from tests.sensing.plate.plate_evening import calibrated

from palace_hub.sensing.plate.load.seat import PLAY_MM, PULLED_UP_G, SHEET_G, pulled_up_covariance
from palace_hub.sensing.plate.load.signal import PlateSignal
from palace_hub.sim.plate.mechanics import WINDOW_US, PlateCells, Push
from palace_hub.sim.plate.specimen import TICK_US, draw_specimen
from palace_hub.sim.world.noise_model import BUILDS


def test_only_a_relief_of_half_a_light_sheet_moves_it():
    standing = np.array([30.0, 300.0, -600.0])
    assert pulled_up_covariance(PULLED_UP_G - 1.0, standing) is None
    moved = pulled_up_covariance(PULLED_UP_G, standing)
    assert moved is not None
    assert (moved[0] == 0.0).all()
    sd = np.sqrt(np.diag(moved)[1:])
    assert (sd > 0.6 * PLAY_MM * (30.0 + SHEET_G)).all()
    assert (sd < PLAY_MM * (30.0 + SHEET_G)).all()


@pytest.mark.parametrize(
    ("grams", "low", "high"), [(-300.0, 200.0, 320.0), (300.0, 0.0, PULLED_UP_G), (-30.0, 0.0, 40.0)]
)
def test_a_moment_tells_the_pull_before_it(grams, low, high):
    cells, signal = (
        PlateCells(draw_specimen(1, BUILDS["good"], gold=False), 1),
        PlateSignal(calibrated("good", "silver", 1)),
    )
    cells.begin(Push(2_000_000, 0.0, 0.0, 0.0, np.full(300_000 // TICK_US, 1000.0 * grams)))
    ended = []
    for number in range(100):
        reads = cells.advance((number + 1) * WINDOW_US)
        rows = [list(zip((read.us / 1e6).tolist(), read.raw.tolist(), strict=True)) for read in reads]
        ended += signal.feed(rows)
    assert signal.present is not None
    moments = [*ended, signal.present]
    assert low <= max(moment.relief_g for moment in moments) <= high
    assert moments[0].relief_g == 0.0
