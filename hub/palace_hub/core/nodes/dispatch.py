"""What nodes and ports tell becomes readings of tray and plate, presses of buttons, and news. Called by the core."""

import logging
from typing import TYPE_CHECKING

from palace_hub.core import inputs
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.plate import controller
from palace_hub.core.tray.detections import sensed
from palace_hub.core.turn import Turn
from palace_hub.locale.message import Message
from palace_hub.locale.outside_text import shown
from palace_hub.referee.entries import Back, Confirm
from palace_hub.wire.census import Admission
from palace_hub.wire.events import Batch, Log, NodeEvent, Ready, Restarted, StateChanged, TurnedAway

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

_log = logging.getLogger(__name__)


def ports(core: "HubCore", turn: Turn) -> None:
    """Ports that have gone, with what hung on them, and those that were opened."""
    for name in turn.gone:
        tray, plate = name == core.nodes.tray_port, name == core.nodes.plate_port
        if plate:
            core.plate.forget()
        for event in core.nodes.gone(name, turn.t):
            if tray:
                _of_tray(core, event)
        core.touch()
    for name in turn.opened:
        core.nodes.opened(name, turn.t, turn.over_mqtt.get(name))
        core.touch()


def heard(core: "HubCore", port: str, event: NodeEvent) -> None:
    """Only the tray's and the plate's own links decide anything; what others say is shown in Devices and nowhere
    else."""
    if isinstance(event, Log):
        _log.info("%s says: %s", port, shown(event.text))
    elif isinstance(event, TurnedAway):
        _turned_away(core, port, event)
    tray = core.nodes.tray_port
    if core.measuring is not None and isinstance(event, Batch) and port in (tray, core.nodes.plate_port):
        core.measuring.feed(TRAY if port == tray else PLATE, event)
    if tray != core.tray_port:
        core.tray_port = tray
        core.nodes.forget_lights()
        core.touch()
        if tray is not None and not isinstance(event, Ready):
            core.compare()
    if port == tray:
        _of_tray(core, event)
    elif port == core.nodes.plate_port:
        _of_plate(core, event)


def _turned_away(core: "HubCore", port: str, event: TurnedAway) -> None:
    """Loudly: two devices with one id would otherwise be taken for each other."""
    asked = core.nodes.open_links[port].asked
    _log.warning("%s: node %s of boot %s is turned away: %s", port, event.hello.id, event.hello.boot, asked)
    if asked is Admission.COPY:
        core.tell(Message("problem-node-copy", {"id": event.hello.id}))
    core.touch()


def _of_plate(core: "HubCore", event: NodeEvent) -> None:
    if isinstance(event, Batch):
        core.plate.feed(event)
        if core.setting_up_plate is not None:
            core.setting_up_plate.feed(event)
        controller.feed(core, event)
    elif isinstance(event, Restarted):
        core.plate.forget()
    if isinstance(event, Ready | Restarted | StateChanged):
        core.touch()


def _of_tray(core: "HubCore", event: NodeEvent) -> None:
    if isinstance(event, Batch):
        _of_tray_batch(core, event)
    elif isinstance(event, Ready):
        core.touch()
        core.compare()
    elif isinstance(event, StateChanged):
        if core.book is not None and core.offer is None:
            core.commit("link", name="tray", state=event.new.value, was=event.old.value)
        core.touch()
    elif isinstance(event, Restarted):
        core.touch()


def _of_tray_batch(core: "HubCore", batch: Batch) -> None:
    core.tray_seen = core.t
    core.pads.feed(batch)
    for event in core.tray.feed(batch):
        sensed(core, event)
    confirm, back = (*batch.presses, 0, 0)[:2]
    for _ in range(confirm):
        inputs.enter(core, Confirm())
    for _ in range(back):
        inputs.enter(core, Back())
