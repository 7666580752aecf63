"""The Devices part of the snapshot, and the hello of a plate."""

from tests.core.rig import Rig

from palace_hub.core.snapshot import snapshot
from palace_hub.views.snapshot import Snapshot

PLATE = {"chip": "p1a7e", "role": "plate"}


def shown(rig: Rig) -> Snapshot:
    return snapshot(rig.core.hub)


def problems(rig: Rig) -> dict[str, dict[str, object]]:
    return {problem.key: dict(problem.params) for problem in shown(rig).problems}
