"""Whether the staircase that the hub has committed is the one that the player built: the table's own record of it."""

from collections.abc import Mapping
from typing import Any

from monkey_palace.commands import Build, Command, ReportBuild
from monkey_palace.notation import parse_placements
from monkey_palace.pieces import BUILDING

FACTS = ("start_colour", "arches", "bricks", "columns", "height", "five_high")
"""What is typed of a staircase; its decoration is weighed, not typed."""


def same_staircase(told: Mapping[str, Any], meant: Command) -> bool:
    """`told`: a `build` or `report_build` of the hub as JSON; `meant`: what the player entered, in the same terms."""
    match meant:
        case Build():
            return told["kind"] == "build" and _acts(told["staircase"]) == _acts(meant.staircase)
        case ReportBuild():
            return told["kind"] == "report_build" and all(told[name] == getattr(meant, name) for name in FACTS)
    return False


def _acts(staircase: str) -> frozenset[object]:
    """The pieces without the decoration, however they are written and in whatever order."""
    return frozenset((one.piece, one.body) for one in parse_placements(staircase) if one.piece in BUILDING)
