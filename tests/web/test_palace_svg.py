"""The plan on a phone: it stays where it is while a staircase grows, and is large enough for a finger."""

import dataclasses
import re

from tests.tui.scenes.index import SCENES

from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.screen import table
from palace_hub.views.wording import Wording
from palace_hub.web.svg.plan import plan_svg

LEAST_PX = 28
"""The side of a place on the narrowest phone, of which 336 pixels are the plan's: WCAG 2.2 asks for 24."""
PLAN_PX = 336


def drawn(snapshot: Snapshot) -> str:
    stage = table(snapshot, Wording()).stage
    assert isinstance(stage, PalaceStageView)
    return plan_svg(stage, Wording(), touch=True)


def test_the_plan_stays_where_it_is_while_pieces_are_put_down() -> None:
    snapshot = SCENES["plan_build"]()
    pieces = snapshot.plan.placements
    plans = [
        drawn(dataclasses.replace(snapshot, plan=dataclasses.replace(snapshot.plan, placements=pieces[:count])))
        for count in range(len(pieces) + 1)
    ]
    assert len(plans) > 4
    assert len(set(plans)) == len(plans)
    assert len({re.search(r'viewBox="[^"]+"', plan)[0] for plan in plans}) == 1  # type: ignore[index]


def test_a_place_on_the_plan_is_large_enough_for_a_finger() -> None:
    svg = drawn(SCENES["plan_build"]())
    sizes = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert sizes is not None
    assert 3 * PLAN_PX / max(map(float, sizes.groups())) >= LEAST_PX
