"""`varied_mix`: every figure of a mix affects the trace, and shares stay within 0 and 1."""

from dataclasses import fields, replace

import pytest

from monkey_palace.board.notation import parse_placements
from palace_hub.sim.plate.hall import HallFaults
from palace_hub.sim.plate.trace import PLATE_MIX, PlateStep, plate_trace, varied_mix
from palace_hub.sim.world.noise_model import BUILDS

START = parse_placements("A11,14,0e B17,14,0 A14,14,1e G17,14,2")

WILD = replace(
    PLATE_MIX,
    manner=replace(
        PLATE_MIX.manner,
        missing=0.3,
        twice=0.6,
        leaning=0.3,
        rim=0.5,
        second_hand=0.5,
        elsewhere=0.5,
        loose=0.9,
        lifts=0.9,
    ),
    hall=HallFaults(dead=2, stuck=2, weak=60),
    mounting=replace(PLATE_MIX.mounting, slope_deg=3.0),
)


def parts(mix):
    """A mix and its parts, each with a function that rebuilds the mix."""
    yield mix, lambda changed: changed
    for name in ("manner", "hall", "mounting", "moulds"):
        yield getattr(mix, name), lambda changed, name=name: replace(mix, **{name: changed})


def figures_of(part):
    return [each.name for each in fields(part) if isinstance(getattr(part, each.name), float | tuple)]


@pytest.mark.long
def test_every_figure_of_a_mix_reaches_what_the_node_sends():
    """A figure without effect would make a sensitivity test pass without evidence."""
    steps = [PlateStep(put=(piece,)) for piece in parse_placements("B20,20,0 B20,20,1 A20,20,2e B8,8,0 C5,26,0")]
    steps += [PlateStep(taken=steps[-2].put), PlateStep(taken=steps[-1].put)]

    def sent(mix):
        trace = plate_trace(6, BUILDS["good"], "gold", START, steps, mix, specimen=3)
        return [read.raw.tolist() for read in trace.corners], trace.hall

    usual, tried, idle = sent(WILD), 0, []
    for part, back in parts(WILD):
        for name in figures_of(part):
            value = getattr(part, name)
            off = tuple(0.1 * one for one in value) if isinstance(value, tuple) else 0.1 * value
            idle += [name] if sent(back(replace(part, **{name: off}))) == usual else []
            tried += 1
    assert idle == ["mean_error"]  # what the hub believes of the masses is no part of the trace
    assert tried >= 50


def test_every_figure_of_a_mix_may_be_off_and_shares_stay_shares():
    for (part, _), (off, _) in zip(parts(WILD), parts(varied_mix(WILD, 1, 0.5)), strict=True):
        for name in figures_of(part):
            assert getattr(off, name) != getattr(part, name), name
    wild = replace(PLATE_MIX, manner=replace(PLATE_MIX.manner, twice=0.9, rim=0.5))
    for seed in range(5):
        off = varied_mix(wild, seed, 0.5)
        assert 0.25 <= off.manner.press_kg[0] <= 0.75
        assert off.manner.press_kg[1] == pytest.approx(6 * off.manner.press_kg[0])
        assert off.manner.press_kg != wild.manner.press_kg
        assert off.zero_shift != wild.zero_shift
        assert 0 <= off.manner.twice <= 1
        assert max(off.mounting.twist_share) <= 1
    assert varied_mix(wild, 1, 0.0) == wild
