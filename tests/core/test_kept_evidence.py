"""The evidence of weighed events: bounded, and still there after a restart."""

import json
from math import inf

import pytest
from tests.core.rig import Node, Rig

from palace_hub.core.log_lines import evidence_view
from palace_hub.core.snapshot import snapshot
from palace_hub.core.tray.detections import MOST_ODDS, evidence_body
from palace_hub.referee import entries as say
from palace_hub.referee.events import TrayMoved
from palace_hub.sensing.tray.events import TRACE_POINTS, Evidence, RivalVerdict

MOST_BYTES = 1400


def test_the_evidence_of_a_decision_is_stored_with_its_event(rig: Rig) -> None:
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.hand(node, [counts[0] - 3, *counts[1:]])
    event = next(one for one in reversed(rig.events) if one["kind"] == "tray")
    kept = event["evidence"]
    assert (event["pieces"], event["cell"]) == (-3, 0)
    assert 10 < len(kept["trace"]) <= TRACE_POINTS
    assert kept["trace"][-1][1] == pytest.approx(counts[0] - 3, abs=0.1)
    assert kept["trace"][0][1] == pytest.approx(counts[0], abs=0.1)
    assert kept["trace"][0][0] < -0.5
    assert max(len(json.dumps(one)) for one in rig.events if "evidence" in one) < MOST_BYTES
    before = next(line.evidence for line in snapshot(rig.core.hub).log if line.evidence is not None)
    assert (before.before, before.after) == (counts[0], counts[0] - 3)
    rig.restart()
    rig.step()
    again = snapshot(rig.core.hub)
    assert again.resume is not None
    assert next(line.evidence for line in again.log if line.evidence is not None) is not None
    rig.enter(say.Resume())


@pytest.mark.parametrize(
    "kept", [{}, {"trace": "x"}, {"trace": [[1]]}, [], None, {"trace": [], "error": "?", "odds": 1, "lost": "x"}]
)
def test_evidence_that_cannot_be_read_is_none(kept: object) -> None:
    event = TrayMoved(cell=0, piece="arch", pieces=1, count=9, fraction=0.0, still_s=1.0, evidence=kept)
    assert evidence_view(event) is None


def test_infinite_odds_are_stored_as_a_number():
    told = Evidence(trace=(), error=0.1, odds=inf, finger=False, verdict=RivalVerdict.STANDS)
    kept = evidence_body(told)["evidence"]
    assert json.loads(json.dumps(kept, allow_nan=False))["odds"] == MOST_ODDS
