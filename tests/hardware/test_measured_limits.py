"""The hub's limits for a measured module equal the figures of the mechanical design."""

from hardware.cad.dimensions.values import figures

from palace_hub.sensing.plate.tracking import reseat
from palace_hub.sensing.signal import module_report, stops


def test_stop_and_travel_are_judged_by_the_drawings_figures() -> None:
    travel = figures()["travel"]
    assert tuple(100 * part for part in stops.STOP_PARTS) == tuple(travel["stop_percent_range"])
    assert round(100 * stops.AIM) == travel["stop_percent"]
    assert tuple(travel["full_scale"]) == stops.TRAVEL_MM


def test_the_lightest_cup_is_missed_and_a_cup_is_heavier_than_anything_else_that_goes() -> None:
    cups = figures()["cups"]
    assert module_report.cup_missing(-min(cups["small"]))
    assert 0.8 * min(cups["small"]) > module_report.CUP_G


def test_a_press_is_the_one_that_the_plate_is_drawn_for() -> None:
    assert figures()["plate"]["press"] == module_report.PRESS_G


def test_a_sheet_that_is_laid_back_may_lie_as_far_aside_as_its_lip_lets_it() -> None:
    plate = figures()["plate"]
    assert plate["sheet"][:2] == [2 * reseat.HALF_SHEET_MM] * 2
    assert plate["sheet_play"] < reseat.PLAY_MM <= plate["sheet_play"] + 0.3
