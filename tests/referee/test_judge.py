"""The judgement against an independent reading of RULES 5.1, 7.1, 7.4, 7.5: by search, not by formula."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palace_hub.referee.judge import NOTHING, Allowed, judge
from palace_hub.referee.judgement import Aim, Light

BOOK = (40, 40, 8, 6, 6, 6)
STILL = (False,) * 6


def counts_for(out: tuple[int, ...]) -> list[int]:
    return [held - gone for held, gone in zip(BOOK, out, strict=True)]


def judged(allowed: Allowed, out: tuple[int, ...], moving: tuple[bool, ...] = STILL, *, held: bool = False):
    return judge(allowed, BOOK, counts_for(out), moving, held=held)


def delivery(*options: tuple[int, int, int]) -> Allowed:
    return Allowed(Aim.RECURRING, tuple((*option, 0, 0, 0) for option in options))


small = st.integers(-2, 4)
vectors = st.tuples(small, small, small, st.integers(-1, 1), st.integers(-1, 1), st.integers(-1, 1))
amounts = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 2))


@given(st.lists(amounts, min_size=1, max_size=4, unique=True), vectors)
def test_following_the_judgement_leads_to_a_part_of_a_delivery(options: list[tuple[int, int, int]], out):
    judgement = judged(delivery(*options), out)
    after = tuple(o - box.put_back + box.take_out for o, box in zip(out, judgement.boxes, strict=True))
    assert any(all(0 <= a <= o for a, o in zip(after, (*option, 0, 0, 0), strict=True)) for option in options)
    assert judgement.wrong == (after != out)


@given(st.lists(amounts, min_size=1, max_size=4, unique=True), vectors)
def test_no_smaller_correction_suffices(options: list[tuple[int, int, int]], out):
    judgement = judged(delivery(*options), out)
    asked = sum(box.put_back for box in judgement.boxes)
    taken = [max(0, o) for o in out]
    fewest = min(
        sum(back)
        for back in itertools.product(*(range(t + 1) for t in taken))
        if any(all(t - b <= o for t, b, o in zip(taken, back, (*option, 0, 0, 0), strict=True)) for option in options)
    )
    assert asked == fewest


@given(st.lists(amounts, min_size=1, max_size=4, unique=True), vectors)
def test_complete_means_equal_to_a_delivery_that_no_other_one_goes_on_from(options, out):
    full = [(*option, 0, 0, 0) for option in options]
    goes_on = any(o != out and all(a <= b for a, b in zip(out, o, strict=True)) for o in full)
    assert judged(delivery(*options), out).complete == (out in full and not goes_on)


@pytest.mark.parametrize(
    ("allowed", "out", "key", "rule"),
    [
        (delivery((2, 1, 0)), (3, 0, 0, 0, 0, 0), "too-many", "7.5"),
        (delivery((2, 1, 0)), (0, 0, 1, 0, 0, 0), "wrong-type", "7.5"),
        (delivery((2, 1, 0)), (0, 0, 0, 0, 0, 1), "wrong-type", "7.5"),
        (Allowed(Aim.NOTHING), (0, 2, 0, 0, 0, 0), "wrong-time", "7.5"),
        (Allowed(Aim.NOTHING), (-1, 0, 0, 0, 0, 0), "put-back-wrong", "7.5"),
        (Allowed(Aim.DECORATE, ((0, 0, 0, 0, 0, 1),)), (0, 0, 0, 1, 0, 0), "decoration-wrong-colour", "5.1"),
        (Allowed(Aim.DECORATE, ((0, 0, 0, 0, 0, 1),)), (0, 0, 0, 0, 0, 2), "too-many", "5.1"),
        (Allowed(Aim.DECORATE, ((0, 0, 0, 0, 0, 1),)), (1, 0, 0, 0, 0, 0), "wrong-type", "7.5"),
    ],
)
def test_each_wrong_take_has_its_reason_and_rule(allowed, out, key, rule):
    reason = judged(allowed, out).reason
    assert (reason.key, reason.params["rule"]) == (key, rule)


def test_nothing_is_complete_while_a_hand_is_in_a_compartment():
    allowed = delivery((2, 0, 0))
    assert judged(allowed, (2, 0, 0, 0, 0, 0)).complete
    assert not judged(allowed, (2, 0, 0, 0, 0, 0), (False, True, False, False, False, False)).complete


def test_an_exact_delivery_after_an_undo_waits():
    assert not judged(delivery((2, 0, 0)), (2, 0, 0, 0, 0, 0), held=True).complete


def test_an_unknown_count_completes_nothing_and_accuses_nobody():
    judgement = judge(delivery((2, 0, 0)), BOOK, [38, None, 8, 6, 6, 6], STILL)
    assert not judgement.complete
    assert not judgement.known
    assert not judgement.wrong


def test_set_up_takes_out_what_the_kits_need_without_calling_it_wrong():
    judgement = judge(Allowed(Aim.SETUP), (74, 78, 16, 16, 16, 15), [80, 80, 16, 16, 16, 16], STILL)
    assert [box.take_out for box in judgement.boxes] == [6, 2, 0, 0, 0, 1]
    assert not judgement.wrong
    assert judgement.lights[0] is Light.TAKE
    assert judge(Allowed(Aim.SETUP), (74, 78, 16, 16, 16, 15), [74, 78, 16, 16, 16, 15], STILL).complete


def test_a_choice_counts_arches_and_bricks_together():
    judgement = judged(delivery((2, 0, 1), (1, 1, 1), (0, 2, 1)), (0, 1, 0, 0, 0, 0))
    assert judgement.choice is not None
    assert (judgement.choice.of, judgement.choice.taken, judgement.choice.bricks) == (2, 1, 1)
    assert judgement.lights[:3] == (Light.TAKE, Light.TAKE, Light.TAKE)


def test_only_compartments_to_correct_are_lit():
    judgement = judged(delivery((2, 1, 0)), (0, 0, 1, 0, 0, 0))
    assert judgement.lights == (Light.OFF, Light.OFF, Light.PUT_BACK, Light.OFF, Light.OFF, Light.OFF)


def test_an_empty_delivery_is_complete_at_once():
    assert judged(Allowed(Aim.RECURRING, (NOTHING,)), NOTHING).complete
