"""Random streams: independent of the hash seed and of other draws; faults do not change the cards."""

import os
import subprocess
import sys

import pytest

from monkey_palace.game.history import Game
from palace_hub.sim.people.decisions import Decisions
from palace_hub.sim.people.entering import Entering
from palace_hub.sim.world import streams

TRUTH = """
import hashlib, random
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.people.hands import Hands, draw_grab, draw_pour
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS, Tray
tray = Tray(7, (80, 80, 16, 16, 16, 16))
top = Tabletop(7, tray, Hands(), CellBank(7, BUILDS["good"], "heavy", 50000))
for cell, kind in enumerate(KINDS):
    top.hands.begin(draw_pour(streams.draws(7, "pour", cell), 0, cell, 80, kind))
digest = hashlib.sha256()
for window in range(400):
    if window % 60 == 59 and top.hands.free(window % 6):
        top.hands.begin(draw_grab(streams.draws(7, "hand", window), top.us, window % 6, -1))
    digest.update(repr(top.window()[0]).encode())
digest.update(repr([sorted(moment.kinds.items()) for cell in tray.history for moment in cell]).encode())
print(digest.hexdigest())
"""


@pytest.mark.long
def test_the_truth_is_the_same_under_every_hash_seed() -> None:
    found = set()
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", TRUTH], env=environment, capture_output=True, check=True, text=True)
        found.add(run.stdout)
    assert len(found) == 1


def test_streams_of_other_names_differ_and_types_are_told_apart() -> None:
    assert streams.draws(1, "a").random() == streams.draws(1, "a").random()
    assert len({streams.key(1, "a"), streams.key("1", "a"), streams.key(1, "b"), streams.key(1, "a", "b")}) == 4


def test_a_stream_does_not_depend_on_earlier_draws() -> None:
    first = streams.draws(3, "hands", 1)
    streams.draws(3, "faults", 1).random()
    again = streams.draws(3, "hands", 1)
    assert [first.random() for _ in range(5)] == [again.random() for _ in range(5)]


def test_a_seat_decides_again_what_it_decided_before_a_crash() -> None:
    game = Game.new(["Ann", "Bo"], seed=11)
    state = game.state.observed().model_dump(mode="json", by_alias=True)
    before, after = (Decisions(5, ("random",), Entering(5, "plan")) for _ in range(2))
    assert before.command(state) == after.command(state)
    others = {repr(Decisions(seed, ("random",), Entering(seed, "plan")).command(state)) for seed in range(12)}
    assert len(others) > 1
