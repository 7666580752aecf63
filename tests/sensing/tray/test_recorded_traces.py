"""Traces that an outsider made with hands, leans, lights and off-centre heaps of their own, through `palace trace`."""

import json
from pathlib import Path

import pytest

from palace_hub.cli.main import main

TRACES = Path(__file__).parent / "traces"

RIGHT = {
    "hand_rests_4s_tremor1pc": [-2],
    "hand_rests_4s_tremor3pc5": [-2],
    "lean_0.44g_3s": [],
    "led_step_100mg_in_grab": [-1],
    "corner_half_piece_arch": [-1],
}
"""The changes of each trace. No trace ends in a question."""
HAND_LEAVES_S = 16.0
"""From here on the resting hands of `hand_rests_*` have left."""


@pytest.mark.parametrize("name", RIGHT)
def test_a_trace_from_outside_is_counted_without_a_question(name, capsys):
    unit = "1.25" if name.startswith("corner") else "0.44"
    options = ["--counts-per-gram", "7158", "--unit-mass", unit, "--full", "80"]
    assert main(["trace", str(TRACES / f"{name}.csv"), *options]) == 0
    *changes, summary = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [change["pieces"] for change in changes] == RIGHT[name]
    assert summary["questions"] == []
    if name.startswith("hand_rests"):
        assert HAND_LEAVES_S < changes[0]["t_s"] < HAND_LEAVES_S + 5.0
