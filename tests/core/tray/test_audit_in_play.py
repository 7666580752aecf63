"""The audit of a compartment in play: in the log, and a problem until a player counts."""

import pytest
from tests.core.rig import Node, Rig

from palace_hub.core import devices, snapshot
from palace_hub.referee import entries as say

COLUMNS = 2
HEAVIER = 0.14


def told(rig: Rig) -> list[tuple[str, str]]:
    return [(event["piece"], event["agreement"]) for event in rig.events if event["kind"] == "audit"]


def wandered(rig: Rig) -> list[str]:
    return [problem.params["piece"] for problem in devices.problems(rig.core.hub) if problem.key == "problem-audit"]


@pytest.mark.long
def test_residuals_of_changes_add_up_to_a_problem_until_a_player_counts(rig: Rig) -> None:
    """Columns that come back a seventh too heavy each: four of them are half a column that nobody counted."""
    node = Node()
    counts: list[float] = [*rig.weigh_in(node)]
    counts[COLUMNS] -= 8
    rig.hand(node, counts)
    for _ in range(5):
        assert told(rig) == wandered(rig) == []
        counts[COLUMNS] += 1 + HEAVIER
        rig.hand(node, counts, patience=6.0)
        if told(rig):
            break
    assert told(rig) == [("column", "disagrees")]
    assert wandered(rig) == ["column"]
    assert any(line.what.key == "log-audit-disagrees" for line in snapshot.snapshot(rig.core.hub).log)
    rig.enter(say.Override(cell=COLUMNS, count=round(counts[COLUMNS])))
    rig.pass_time(4.0)
    assert wandered(rig) == []


@pytest.mark.long
def test_followed_drift_is_logged_and_is_no_problem(rig: Rig) -> None:
    node = Node()
    rig.weigh_in(node)
    start = node.levels[COLUMNS]
    for second in range(240):
        node.levels[COLUMNS] = start + 0.2 / 60 * second * 6000
        rig.pass_time(1.0)
    assert told(rig) == [("column", "healed")]
    assert wandered(rig) == []
