"""Hall sensors that contradict standing feet are distrusted, until they have seen feet arrive."""

import pytest

from palace_hub.sensing.plate.hall.sensor_health import PROOFS, HallHealth, SensorDoubt

KNOBS = frozenset((x, y) for x in (2, 5, 8, 11) for y in (2, 5))
HERE, BESIDE, FAR = (2, 2), (5, 2), (11, 5)
NONE: frozenset[tuple[int, int]] = frozenset()


def only(*knobs):
    return frozenset(knobs)


def test_sensors_that_contradict_standing_pieces_are_faulty_and_not_believed():
    health = HallHealth(KNOBS)
    for _ in range(2):
        assert health.faulty == {}
        health = health.judged(only(HERE, FAR), only(HERE, BESIDE))
    assert health.faulty == {BESIDE: "dead", FAR: "stuck"}
    assert health.believed == KNOBS - {BESIDE, FAR}


def test_a_sensor_that_sees_some_feet_is_weak():
    health = HallHealth(KNOBS)
    for seen in (only(HERE), NONE, only(HERE), NONE):
        health = health.judged(seen, only(HERE))
    assert health.faulty == {HERE: "weak"}


def test_a_dead_sensor_that_sees_a_foot_becomes_weak():
    health = HallHealth(KNOBS, {HERE: SensorDoubt("dead")}).judged(only(HERE), only(HERE))
    assert health.faulty == {HERE: "weak"}


def test_losing_a_standing_foot_counts_once_a_moment():
    health = HallHealth(KNOBS)
    flicker = [only(HERE), NONE] * 20
    for _ in range(2):
        health = health.watched(flicker, only(HERE))
        assert health.faulty == {}
    assert health.watched(flicker, only(HERE)).faulty == {HERE: "weak"}


@pytest.mark.parametrize(
    ("looks", "standing"),
    [([NONE, only(HERE)], only(HERE)), ([NONE, only(HERE), NONE], NONE), ([only(HERE)] * 3, only(HERE)), ([], NONE)],
    ids=["a foot that settles", "a hand that hovers over an empty knob", "a foot that stands", "nothing known"],
)
def test_these_observations_count_against_no_sensor(looks, standing):
    health = HallHealth(KNOBS)
    for _ in range(20):
        health = health.watched(looks, standing)
    assert health == HallHealth(KNOBS)


def test_few_contradictions_after_many_agreements_are_tolerated():
    health = HallHealth(KNOBS)
    for _ in range(60):
        health = health.judged(only(HERE), only(HERE))
    for _ in range(3):
        health = health.judged(NONE, only(HERE))
    assert health.faulty == {}
    assert health.judged(NONE, only(HERE)).faulty == {HERE: "weak"}


def test_a_foot_seen_on_the_adjacent_knob_makes_no_sensor_faulty():
    health = HallHealth(KNOBS).judged(NONE, NONE)
    for _ in range(5):
        health = health.judged(only(BESIDE), only(HERE))
    assert health.faulty == {}
    assert health.judged(only(BESIDE, HERE), only(BESIDE, HERE)).agreed == {HERE: 1, BESIDE: 1}


def test_a_stuck_sensor_beside_a_dead_one_makes_both_faulty():
    health = HallHealth(KNOBS).judged(only(BESIDE), NONE)
    for _ in range(2):
        health = health.judged(only(BESIDE), only(HERE))
    assert health.faulty == {HERE: "dead", BESIDE: "stuck"}


def test_a_figure_on_a_knob_does_not_judge_its_sensor():
    health = HallHealth(KNOBS)
    for _ in range(5):
        health = health.judged(only(HERE), NONE, unknown=[HERE])
    assert health == HallHealth(KNOBS).judged(NONE, NONE, unknown=[HERE])


def comes(health, knob):
    """A foot comes to an empty knob and is seen, then it goes again."""
    return health.judged(NONE, NONE).judged(only(knob), only(knob)).judged(NONE, NONE)


@pytest.mark.parametrize("what", ["stuck", "dead", "weak"])
def test_a_faulty_sensor_is_believed_again_after_enough_feet(what):
    health = HallHealth(KNOBS, {HERE: SensorDoubt(what)})
    for number in range(1, PROOFS):
        health = comes(health, HERE)
        assert health.doubts[HERE].proofs == number
        assert HERE not in health.believed
    health = comes(health, HERE)
    assert health.believed == KNOBS
    # and needs as much as any other to be doubted again
    health = health.judged(NONE, only(HERE))
    assert health.believed == KNOBS
    assert HERE in health.judged(NONE, only(HERE)).faulty


def test_a_standing_foot_is_one_proof_however_often_it_is_seen():
    health = HallHealth(KNOBS, {HERE: SensorDoubt("dead")}).judged(NONE, NONE)
    for _ in range(10):
        health = health.judged(only(HERE), only(HERE))
    assert health.doubts[HERE].proofs == 1


def test_a_foot_from_before_the_start_is_no_proof():
    health = HallHealth(KNOBS, {HERE: SensorDoubt("dead")}).lies_bare(None)
    assert health.judged(only(HERE), only(HERE)).doubts[HERE].proofs == 0
    health = HallHealth(KNOBS, {HERE: SensorDoubt("dead")}).lies_bare(NONE)
    assert health.judged(only(HERE), only(HERE)).doubts[HERE].proofs == 1


@pytest.mark.parametrize(
    "against",
    [
        lambda health: health.judged(NONE, only(HERE)),
        lambda health: health.judged(only(HERE), NONE),
        lambda health: health.watched([only(HERE), NONE], only(HERE)),
    ],
    ids=["a foot unseen", "a foot that is not there", "a foot that is lost"],
)
def test_any_contradiction_resets_the_proofs(against):
    health = comes(comes(HallHealth(KNOBS, {HERE: SensorDoubt("weak")}), HERE), HERE)
    assert health.doubts[HERE].proofs == PROOFS - 1
    assert against(health).doubts[HERE].proofs == 0
