"""What a hub tells the Devices screen, and a plate to tell it of."""

from tests.core.rig import Rig

from palace_hub.core import snapshot as portrait
from palace_hub.views.snapshot import Snapshot

PLATE = {"chip": "p1a7e", "role": "plate"}


def snapshot(rig: Rig) -> Snapshot:
    return portrait.snapshot(rig.core)


def problems(rig: Rig) -> dict[str, dict[str, object]]:
    return {one.key: dict(one.params) for one in snapshot(rig).problems}
