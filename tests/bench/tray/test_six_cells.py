"""The tray on the independent generator's six cells: few visits in each run, the published figures by hand."""

import json

import pytest

from palace_hub.bench.tray.six_cells import clopper_pearson, judge_visit, main, summary


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 2000, 0.0, 0.001843), (0, 10, 0.0, 0.308497), (5, 10, 0.187086, 0.812914), (10, 10, 0.691503, 1.0)],
)
def test_an_interval_is_that_of_clopper_and_pearson(hits, of, low, high):
    """Values of the published tables."""
    assert clopper_pearson(hits, of) == pytest.approx((low, high), abs=2e-6)


@pytest.mark.parametrize(
    ("rests", "steps"),
    [
        (range(700, 702), ("common_step",)),
        pytest.param(range(700, 704), ("common_step", "common_step_scaled"), marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_nothing_is_announced_while_a_hand_rests_and_no_step_of_the_table_is_a_piece(rests, steps):
    visits = [judge_visit("rests", seed) for seed in rests]
    visits += [judge_visit(condition, 3) for condition in steps]
    found = summary(visits)
    assert found["taken_back"]["found"] == found["silent_wrong"]["found"] == found["false_events"]["found"] == 0
    assert found["late"]["found"] == 0
    assert found["unexpected_s"]["p50"] < 3.0
    assert found["provisional_s"]["p50"] < 0.5


def test_a_gold_brick_that_comes_while_somebody_leans_is_counted():
    """Of 1.4 g at once 1.1 g go away with the lean: uneven shares of a table are as large as the 0.29 g that stay."""
    visit = judge_visit("common_step", 31163)
    assert not visit.silent_wrong
    assert len(visit.commit_s) == 1


def test_the_command_prints_shares_with_their_intervals(capsys):
    assert main(["--condition", "ordinary", "--seeds", "1..1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["taken_back"] == {"found": 0, "of": 1, "interval_percent": [0.0, 97.5]}
