"""The Hall chain: knobs learnt one by one, and sensors that are not believed."""

import json

import pytest

from palace_hub.errors import BadConfig
from palace_hub.sensing.plate_hall import HallHealth, KnobMap, learn_knobs

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


def test_a_sensor_that_does_not_answer_is_a_gap_and_one_always_on_is_stuck():
    learnt = learn_knobs([chain(7)] * 3, {(2, 2): [chain(3, 7)], (5, 2): [chain(7), chain(7, 4)]}, MARKERS)
    assert learnt.silent == ((5, 2),)
    assert learnt.stuck == (7,)
    assert learnt.map is not None
    assert dict(learnt.map.bits) == {(2, 2): 3}


def test_nothing_read_is_refused():
    assert [fault.key for fault in learn_knobs([], {}, MARKERS).faults] == ["hall-no-chain"]


@pytest.mark.parametrize(
    "knobs", [{"2,2": 160}, {"2,2": 1, "5,2": 1}, {"a": 1}, {"2,2": True}, [1], {"2,2,2": 1}, {"²,2": 1}]
)
def test_a_damaged_map_is_refused(knobs):
    with pytest.raises(BadConfig):
        KnobMap.from_json(json.dumps({"version": 1, "knobs": knobs}))


def test_sensors_that_contradict_what_stands_are_named_and_not_believed():
    health = HallHealth(frozenset(KNOBS))
    standing = frozenset({(2, 2), (5, 2)})
    for seen in ({(2, 2), (8, 2)}, {(2, 2), (8, 2)}):
        health = health.judged(frozenset(seen), standing)
    assert dict(health.faulty) == {(5, 2): "dead", (8, 2): "stuck"}
    assert health.believed == {(2, 2), (2, 5)}


def test_a_sensor_that_sees_some_feet_or_flickers_is_weak():
    health = HallHealth(frozenset(KNOBS))
    one = frozenset({(2, 2)})
    for seen in (one, frozenset(), one, frozenset()):
        health = health.judged(seen, one)
    for _ in range(3):
        health = health.watched(frozenset({(2, 5)}), frozenset())
    assert dict(health.faulty) == {(2, 2): "weak", (2, 5): "weak"}


def test_one_mistake_in_an_evening_is_forgiven():
    health = HallHealth(frozenset(KNOBS))
    one = frozenset({(2, 2)})
    for _ in range(60):
        health = health.judged(one, one)
    for _ in range(3):
        health = health.judged(frozenset(), one)
    assert health.faulty == {}
