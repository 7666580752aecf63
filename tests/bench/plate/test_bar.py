"""The reliability bar for the plate (SENSING): staircases recovered, builds refused, and answer times."""

from collections import Counter

import pytest

from palace_hub.bench.plate import measure
from palace_hub.bench.plate.builds import LARGE
from palace_hub.bench.plate.illegal import KINDS
from palace_hub.bench.plate.measure import BenchAmount, PlateTally, legal_builds
from palace_hub.bench.plate.trials import run_trial
from palace_hub.sim.plate.faults import with_plate_faults
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world.noise_model import BUILDS

SPECIMEN = 1

BAR = {("good", "silver"): 96, ("good", "gold"): 98, ("cheap1kg", "silver"): 55, ("cheap1kg", "gold"): 82}
"""SENSING, The bar, first mark: percent of whole staircases recovered without a question."""
WRONG_OF_2000 = {("good", "silver"): 0, ("good", "gold"): 0, ("cheap1kg", "silver"): 2, ("cheap1kg", "gold"): 0}
HARD_TO_SEE = ("decoration_on_middle", "all", "all_that_is_hidden")
"""With decorations 8 mm beside their knob; some pass for being on it (`palace_hub.sensing.plate.board.limits`)."""
TAKEN_MERGED = {("good", "silver"): 0.5, ("good", "gold"): 0.2, ("cheap1kg", "silver"): 0.0, ("cheap1kg", "gold"): 0.0}
"""Percent of forbidden builds taken for legal ones with two or three pieces in a step; 1 kg cells ask."""
NAMED, NAMED_OVERALL = 95, 85
"""Percent of what mass and place can show, with a quiet moment after each piece, and of these and the merged ones."""
STILL_S = 0.35
"""Three tenths of a second make a quiet moment, and the batch that ends the third takes a twentieth."""
COMPUTING_S = 0.3
FLOOR = {("good", "silver"): 92, ("good", "gold"): 94, ("cheap1kg", "silver"): 40, ("cheap1kg", "gold"): 60}
"""Of a hundred staircases chance takes some: less than this in CI is a fault, the bar itself is held at length."""
A_HUNDRED = {"good": BenchAmount(100, 0, 0, fast=25), "cheap1kg": BenchAmount(100, 0, 0, fast=5)}
A_FEW = 3


def kept(record, build, level, found):
    """Every row of figures that has any: a rate is found, of, percent and its interval; seconds are p50 and p95."""
    for name, row in measure.rows(found):
        figures = {}
        for what, part in row.items():
            rate = isinstance(part, dict) and "interval" in part
            flat = [part["found"], part["of"], part["percent"], *part["interval"]] if rate else part
            figures[what] = list(flat.values()) if isinstance(flat, dict) else flat
        if any(isinstance(part, dict) and part.get("of") for part in row.values()):
            record("plate", f"{build}, {level}: {name}", **figures)


def wrong_in(found):
    """Rows of legal builds, each with how many were taken for something else, before and with the decoration."""
    rows = (row for row in measure.rows(found) if "questions" in row[1])
    return {name: (row["wrong_unasked"]["found"], row["with_decoration_wrong"]["found"]) for name, row in rows}


@pytest.mark.long
@pytest.mark.parametrize(("build", "level"), BAR)
def test_of_a_few_staircases_none_is_taken_wrongly_and_some_come_back_unasked(build, level):
    """The bench and the sensing still work; a rate needs the hundred."""
    tally = PlateTally()
    for number, made in enumerate(legal_builds(A_FEW, 1)):
        tally.trials.append(run_trial(made, BUILDS[build], level, number, SPECIMEN, PLATE_MIX))
    row = tally.row()
    assert (row["wrong_unasked"]["found"], row["with_decoration_wrong"]["found"]) == (0, 0)
    assert row["recovered_unasked"]["found"] >= A_FEW / 2
    assert row["still_s"]["p95"] <= STILL_S


@pytest.mark.long
@pytest.mark.parametrize(("build", "level"), BAR)
def test_of_a_hundred_staircases_none_is_taken_wrongly_and_most_come_back_unasked(build, level, record):
    amount = A_HUNDRED[build]
    found = measure.measure(amount, (build,), (level,), 1)["builds"][build][level]
    kept(record, build, level, found)
    assert set(wrong_in(found).values()) == {(0, 0)}
    assert {pace: row["recovered_unasked"]["of"] for pace, row in found["legal"].items()} == {
        "ordinary": amount.staircases,
        "fast": amount.fast,
    }
    row = found["legal"]["ordinary"]
    unasked = row["recovered_unasked"]["percent"]
    assert unasked >= FLOOR[build, level]
    assert row["with_decoration"]["percent"] >= FLOOR[build, level]
    assert row["still_s"]["p95"] <= STILL_S
    for baseline in found["baselines"].values():
        assert baseline["recovered_unasked"]["percent"] < unasked


@pytest.mark.long
@pytest.mark.parametrize("level", ["silver", "gold"])
def test_at_a_palace_of_150_pieces_the_answer_follows_as_soon_as_the_plate_lies_still(level, record):
    tally = PlateTally()
    for number, made in enumerate(legal_builds(9, 2, pieces=LARGE)):
        tally.trials.append(run_trial(made, BUILDS["good"], level, number, SPECIMEN, PLATE_MIX))
    row = tally.row()
    kept(record, "good", level, {"150 pieces": row})
    assert row["wrong_unasked"]["found"] == 0
    assert 0.3 < row["still_s"]["p50"] <= row["still_s"]["p95"] <= STILL_S


@pytest.mark.long
@pytest.mark.parametrize("level", measure.LEVELS)
def test_who_builds_while_things_lie_on_the_rim_is_asked_and_not_told_of_a_rule(level, record):
    """Before every third piece another drops on to the rim, and what of it lies there at the end is asked about."""
    tally, (cells, mix) = PlateTally(), with_plate_faults(("plate_rim",), BUILDS["good"], PLATE_MIX)
    for number, made in enumerate(legal_builds(20, 27)):
        then = BUILDS["good"], PLATE_MIX
        tally.trials.append(run_trial(made, cells, level, number, SPECIMEN, mix, set_up_with=then))
    row = tally.row()
    kept(record, "good", level, {"plate_rim": row})
    assert (row["wrong_unasked"]["found"], row["with_decoration_wrong"]["found"]) == (0, 0)
    assert row["of_these"]["forbidden"] <= 1


@pytest.mark.long
@pytest.mark.parametrize(("build", "level"), BAR)
def test_two_thousand_staircases_meet_the_bar(build, level, record):
    """SENSING, The bar: the plate's rows, whole."""
    found = measure.measure(BenchAmount(2000, 200, 100), (build,), (level,), 1)["builds"][build][level]
    kept(record, build, level, found)
    row = found["legal"]["ordinary"]
    assert (row["recovered_unasked"]["of"], row["refused_plates"]) == (2000, 0)
    assert row["recovered_unasked"]["percent"] >= BAR[build, level]
    most = WRONG_OF_2000[build, level]
    assert {name: wrong for name, wrong in wrong_in(found).items() if max(wrong) > most} == {}
    large = found["large_palaces"]
    assert large["still_s"]["p95"] <= STILL_S
    assert large["computing_s"]["p95"] <= COMPUTING_S
    separated, merged = (found["forbidden"][how] for how in ("separated", "merged"))
    assert {part[kind]["named"]["of"] for part in (separated, merged) for kind in KINDS} == {200}
    taken = {kind: row["taken_for_legal"]["found"] for kind, row in separated.items() if kind not in HARD_TO_SEE}
    assert taken == dict.fromkeys(taken, 0)
    assert merged["all_that_is_shown"]["taken_for_legal"]["percent"] <= TAKEN_MERGED[build, level]
    if build == "good":  # of 1 kg cells it is reported
        shown = [part["all_that_is_shown"]["named"] for part in (separated, merged)]
        assert shown[0]["percent"] >= NAMED
        assert 100 * sum(one["found"] for one in shown) >= NAMED_OVERALL * sum(one["of"] for one in shown)


@pytest.mark.long
@pytest.mark.parametrize(("build", "level"), BAR)
def test_with_every_constant_off_by_half_staircases_are_taken_no_more_wrongly(build, level, record):
    """Five simulators, each with constants of its own, and the table of each: at either pace a thousand staircases."""
    wrong, refused = Counter(), 0
    for seed in range(1, 6):
        found = measure.measure(BenchAmount(200, 5, 10), (build,), (level,), seed, vary=0.5)["builds"][build][level]
        kept(record, f"{build}, constants {seed}", level, found)
        wrong.update({name: max(both) for name, both in wrong_in(found).items()})
        refused += found["legal"]["ordinary"]["refused_plates"]
        assert found["forbidden"]["separated"]["all_that_is_shown"]["taken_for_legal"]["found"] == 0
    assert {name: number for name, number in wrong.items() if number > WRONG_OF_2000[build, level]} == {}
    assert refused <= 400  # a plate whose set-up is refused shows nothing: most of the thousand are built
