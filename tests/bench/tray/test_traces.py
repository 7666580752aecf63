"""Labelled traces: the simulated table's physics, a consistent truth, and SENSING.md's mix."""

import random
from collections import Counter
from dataclasses import fields

import numpy as np
import pytest

from palace_hub.bench.tray import traces
from palace_hub.bench.tray.event_mix import FAULTS, draw_name, load_mix
from palace_hub.bench.tray.traces import BOX, WINDOW_US, draw_quiet, draw_trace, foreign_kinds
from palace_hub.errors import BadConfig
from palace_hub.sim.people.hands import ORDINARY, RESTS, Manner, draw_grab
from palace_hub.sim.world import streams
from palace_hub.sim.world.cell_faults import CELL_FAULTS
from palace_hub.sim.world.cells import CellBank, Step
from palace_hub.sim.world.noise_model import BUILDS, varied
from palace_hub.sim.world.room import Table
from palace_hub.sim.world.truth import KINDS

MIX = load_mix()


@pytest.mark.parametrize("name", BUILDS)
def test_a_trace_reads_what_the_table_s_cells_read(name: str) -> None:
    """The same hands on the same cell, once per window as in the table and once all at once."""
    bank = CellBank(7, BUILDS[name], "normal", WINDOW_US, dead_mg=[75_000.0])
    content = traces.CellContent(random.Random(1), 0, [1250.0] * 40, [1250.0] * 40)
    for at, pieces in ((2_100_000, -3), (6_300_000, 2), (10_000_500, -1), (13_700_000, -4)):
        grab = draw_grab(random.Random(at), at, 0, pieces)
        traces.act_visit(content, grab, "take", pieces, MIX, dead=False)
    shown = []
    for window in range(400):
        start, end = window * WINDOW_US, (window + 1) * WINDOW_US
        touches = [touch for touch in content.touches if touch.start_us < end and touch.end_us > start]
        for touch in touches:
            if start < touch.end_us <= end:
                bank.release(0, touch.end_us, touch.release_mg)
        steps = [Step(step.us, 0, step.mg) for step in content.steps if start < step.us <= end]
        shown += [(us, raw) for us, _, raw, *_ in bank.window(steps, touches)]
    figures = bank.figures[0]
    noise = traces.CellNoise(7, 0, BUILDS[name], figures)
    us, counts, words = traces.noise_counts(noise, Table(7, BUILDS[name]), 0, 20_000_000)
    felt = traces.felt_mg(figures, us, 0, 75_000.0, content)
    raw = np.rint(counts + felt * figures.counts_per_mg)
    assert us.tolist() == [one for one, _ in shown]
    for index, (_, there) in enumerate(shown):
        if index not in words:
            # windows drop a ring once it is gone, and four pieces that leave at once ring four times
            assert raw[index] == pytest.approx(there, abs=1 + 4 * traces.RING_GONE_MG * figures.counts_per_mg)


def test_equal_seeds_give_equal_traces() -> None:
    one, same, other = (draw_trace(seed, BUILDS["good"], "none", 1, 5, MIX) for seed in (3, 3, 4))
    assert one.visits == same.visits
    assert one.conversions() == same.conversions()
    assert one.visits != other.visits


@pytest.mark.parametrize("fault", FAULTS)
def test_truth_adds_up_under_every_fault(fault: str) -> None:
    for cell in range(len(KINDS)):
        trace = draw_trace(11, BUILDS["cheap1kg"], fault, cell, 12, MIX)
        count = trace.count
        for visit, following in zip(trace.visits, (*trace.visits[1:], None), strict=True):
            assert visit.before == count
            assert 0 <= visit.after <= BOX[cell]
            assert all(visit.start_s <= t <= visit.left_s for t, _ in visit.moves)
            assert not visit.moves or visit.moves[-1][1] == visit.after
            assert visit.until_s - visit.left_s >= MIX.pause_s[0] - 1e-6
            assert following is None or following.start_s == visit.until_s
            count = visit.after
        assert np.all(np.diff(trace.t) >= 0)
        level = trace.zero_raw + trace.count * trace.counts_per_piece
        quiet = (trace.t < trace.t[0] + 3) & ~trace.refused
        assert abs(np.median(trace.raw[quiet]) - level) < 0.01 * trace.counts_per_piece


def test_the_cells_of_a_trace_weigh_what_the_truth_says() -> None:
    """The levels between visits are the masses of the pieces."""
    trace = draw_trace(5, BUILDS["good"], "none", 0, 20, MIX)
    weighed = 0
    for visit in trace.visits:
        still = (trace.t > visit.until_s - 0.5) & (trace.t < visit.until_s)
        if visit.until_s - visit.left_s < 3:
            continue
        pieces = (np.median(trace.raw[still]) - trace.zero_raw) / trace.counts_per_piece
        assert pieces == pytest.approx(visit.after, abs=0.35)
        weighed += 1
    assert weighed > 8


def test_the_mix_is_the_hands_of_the_table() -> None:
    for field in fields(Manner):
        assert getattr(MIX.manner, field.name) == getattr(ORDINARY, field.name)
    assert set(MIX.fault) == set(FAULTS)
    rng = random.Random(2)
    found = Counter(draw_name(rng, MIX.visit) for _ in range(4000))
    assert found["take"] / 4000 == pytest.approx(MIX.visit["take"], abs=0.03)


def test_a_mix_that_does_not_sum_to_one_is_refused() -> None:
    text = traces.__file__.replace("traces.py", "event_mix.toml")
    with open(text, encoding="utf-8") as file:
        wrong = file.read().replace("take = 0.68", "take = 0.70")
    with pytest.raises(BadConfig, match=r"\[visit\]"):
        load_mix(wrong)


def test_every_fault_of_cells_changes_build_or_manner() -> None:
    for name, fault in CELL_FAULTS.items():
        changed = fault.build(BUILDS["good"]) != BUILDS["good"] or fault.manner(ORDINARY) != ORDINARY
        assert changed, name


def test_a_dead_cell_reacts_to_nothing() -> None:
    ways = set()
    for seed in range(30):
        trace = draw_trace(seed, BUILDS["good"], "cell_death", 0, 8, MIX)
        dead = [visit for visit in trace.visits if visit.dead]
        assert len(dead) == traces.AFTER_DEATH
        after = trace.t >= dead[0].start_s
        if not after.any():
            ways.add("nothing")
        elif trace.refused[after].all():
            ways.add("refused")
        elif len(set(trace.raw[after].tolist())) == 1:
            ways.add("one word")
        else:
            assert np.std(np.diff(trace.raw[after])) > 1000 * trace.figures.counts_per_mg
            ways.add("wild")
    assert ways == {"nothing", "refused", "one word", "wild"}


def test_foreign_pieces_differ_in_mass() -> None:
    assert foreign_kinds(0) == ("brick", "light_green", "dark_green", "gold")
    assert "column" not in foreign_kinds(0)
    assert foreign_kinds(1) == ("gold",)
    trace = draw_trace(1, BUILDS["good"], "wrong_piece", 0, 12, MIX)
    assert sum(visit.foreign for visit in trace.visits) >= 3
    assert trace.visits[-1].after == trace.count + sum(v.after - v.before for v in trace.visits)


def test_resting_fingers_come_in_every_variant() -> None:
    _, manner = CELL_FAULTS["resting_finger"].build(BUILDS["good"]), CELL_FAULTS["resting_finger"].manner(ORDINARY)
    assert manner.rests == len(RESTS)
    alone = held = after = 0
    for seed in range(300):
        grab = draw_grab(random.Random(seed), 0, 1, -2, manner=manner)
        resting = [touch for touch in grab.touches if touch.resting]
        if resting and len(grab.touches) == 1:
            alone += 1
        elif resting:
            held += resting[0].start_us < max(t.end_us for t in grab.touches if not t.resting)
            after += resting[0].start_us == max(t.end_us for t in grab.touches if not t.resting)
    assert min(alone, held, after) > 30


def test_two_hands_share_the_pieces() -> None:
    manner = CELL_FAULTS["two_hands"].manner(ORDINARY)
    grabs = [draw_grab(random.Random(seed), 0, 1, -3, manner=manner) for seed in range(200)]
    assert all(sum(move.pieces for move in grab.moves) == -3 for grab in grabs)
    assert 60 < sum(len(grab.moves) == 2 for grab in grabs) < 140


def test_a_quiet_trace_moves_by_drift_alone() -> None:
    trace = draw_quiet(3, BUILDS["cheap1kg"], "warm_up", 1, 600)
    minutes = [float(np.median(trace.raw[(trace.t >= 60 * n) & (trace.t < 60 * n + 60)])) for n in range(10)]
    slopes = np.diff(minutes) / trace.figures.counts_per_mg
    assert 100 < abs(slopes[0]) < 450
    assert abs(slopes[-1]) < abs(slopes[0])
    assert trace.visits == ()


def test_a_ramp_warms_the_cells_after_the_room() -> None:
    build = CELL_FAULTS["temperature_ramp"].build(BUILDS["cheap1kg"])
    plain, warmed = Table(1, BUILDS["cheap1kg"]), Table(1, build)
    t = np.arange(0.0, 4000.0, 10.0)
    extra = warmed.lagged_temperature(t) - plain.lagged_temperature(t)
    assert extra[t <= 60].tolist() == [0.0] * 7
    assert extra[t == 960][0] == pytest.approx(15 - 5 * (1 - np.exp(-3)), abs=0.01)
    assert extra.max() < 15
    assert extra.min() > -3


def test_draughts_and_leaning_push_to_one_side() -> None:
    build = CELL_FAULTS["draught"].build(CELL_FAULTS["table_bump"].build(BUILDS["good"]))
    table = Table(4, build)
    gusts, bumps = table.gusts(0, 1200), table.bumps(0, 1200)
    assert 50 < len(gusts) < 115
    assert 110 < len(bumps) < 220
    assert 0.2 < sum(bump.lean for bump in bumps) / len(bumps) < 0.46
    t = np.arange(0, 1200, 0.01)
    for force in (*gusts[:5], *[bump for bump in bumps if bump.lean][:5]):
        sign = np.sign(force.force_mg(t).sum())
        assert np.all(force.force_mg(t) * sign >= -1e-9)


def test_a_varied_build_keeps_its_shape() -> None:
    build = varied(BUILDS["cheap1kg"], 3, 0.5)
    for field in fields(build):
        before, after = getattr(BUILDS["cheap1kg"], field.name), getattr(build, field.name)
        if isinstance(before, float) and before:
            assert 0.5 <= after / before <= 1.5
        elif isinstance(before, tuple):
            assert after[0] <= after[1]
            assert 0.5 <= after[0] / before[0] <= 1.5
    assert build.name == "cheap1kg"
    assert varied(BUILDS["cheap1kg"], 4, 0.5) != build


def test_the_hum_folds_down_to_a_few_hertz() -> None:
    build = CELL_FAULTS["hum_off_rate"].build(BUILDS["good"])
    for seed in range(20):
        figures = traces.draw_figures(streams.draws(seed), build, False, 1.0)
        alias = abs(figures.mains_hz - 2 * figures.rate_hz)
        assert 0.29 < alias < 6.01
        assert 71.2 < figures.rate_hz < 88.8
