"""Learning the Hall sensor of each knob, and the faults that refuse the map."""

import json

import pytest

from palace_hub.errors import BadConfig
from palace_hub.sensing.plate.hall.knob_map import KnobMap, learn_knobs

MARKERS = frozenset({10, 12})
KNOBS = {(2, 2): 3, (5, 2): 4, (8, 2): 20, (2, 5): 31}


def chain(*bits):
    """Four bytes with these bits on, and the markers."""
    number = sum(1 << (31 - bit) for bit in {*bits, *MARKERS})
    return number.to_bytes(4, "big")


BARE = [chain()] * 5


def test_each_knob_gets_the_bit_that_answered():
    learnt = learn_knobs(BARE, {knob: [chain(bit)] * 3 for knob, bit in KNOBS.items()}, MARKERS)
    assert learnt.faults == ()
    assert learnt.map is not None
    assert dict(learnt.map.bits) == KNOBS
    assert learnt.map.seen(chain(4, 31)) == {(5, 2), (2, 5)}
    assert KnobMap.from_json(learnt.map.to_json()) == learnt.map


def test_one_sensor_for_two_knobs_is_refused_and_both_are_named():
    learnt = learn_knobs(BARE, {(2, 2): [chain(3)], (5, 2): [chain(3)]}, MARKERS)
    assert learnt.map is None
    assert [(fault.key, dict(fault.params)) for fault in learnt.faults] == [
        ("hall-twice", {"bit": 3, "x": 5, "y": 2, "x_other": 2, "y_other": 2})
    ]


def test_two_sensors_for_one_knob_are_refused():
    learnt = learn_knobs(BARE, {(2, 2): [chain(3, 4)]}, MARKERS)
    assert learnt.map is None
    assert [fault.key for fault in learnt.faults] == ["hall-several"]


GAP = {(2, 2): [chain(3, 7)], (5, 2): [chain(7), chain(7, 4)]}


def test_an_unexplained_gap_is_refused_and_named():
    learnt = learn_knobs([chain(7)] * 3, GAP, MARKERS)
    assert learnt.map is None
    assert [(fault.key, dict(fault.params)) for fault in learnt.faults] == [("hall-gap", {"x": 5, "y": 2})]


def test_skipped_knobs_are_excluded_and_stuck_sensors_are_named():
    learnt = learn_knobs([chain(7), chain(7, 9), chain(7)], GAP, MARKERS, [(5, 2)])
    assert learnt.silent == ((5, 2),)
    assert (learnt.stuck, learnt.restless) == ((7,), (9,))
    assert learnt.map is not None
    assert dict(learnt.map.bits) == {(2, 2): 3}


def test_a_skipped_knob_that_answers_later_is_no_gap():
    learnt = learn_knobs(BARE, {(2, 2): [chain(3)]}, MARKERS, [(2, 2)])
    assert learnt.silent == ()
    assert dict(learnt.map.bits) == {(2, 2): 3}


def test_an_empty_map_is_refused():
    assert [fault.key for fault in learn_knobs([], {}, MARKERS).faults] == ["hall-no-chain"]


@pytest.mark.parametrize(
    "knobs", [{"2,2": 160}, {"2,2": 1, "5,2": 1}, {"a": 1}, {"2,2": True}, [1], {"2,2,2": 1}, {"²,2": 1}]
)
def test_a_damaged_map_is_refused(knobs):
    with pytest.raises(BadConfig):
        KnobMap.from_json(json.dumps({"version": 1, "knobs": knobs}))
