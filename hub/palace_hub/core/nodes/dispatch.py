"""What nodes and ports tell becomes readings of tray and plate, presses of buttons, and news. Called by the core."""

import logging
from typing import TYPE_CHECKING

from palace_hub.core import inputs
from palace_hub.core.apply import commit
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


def ports(hub: "HubCore", turn: Turn) -> None:
    """Ports that have gone, with what hung on them, and those that were opened."""
    for name in turn.gone:
        tray, plate = name == hub.nodes.tray_port, name == hub.nodes.plate_port
        if plate:
            hub.plate.forget()
        for event in hub.nodes.gone(name, turn.t):
            if tray:
                _of_tray(hub, event)
        hub.touch()
    for name in turn.opened:
        hub.nodes.opened(name, turn.t, turn.over_mqtt.get(name))
        hub.touch()


def heard(hub: "HubCore", port: str, event: NodeEvent) -> None:
    """Only the tray's and the plate's own links decide anything; what others say is shown in Devices and nowhere
    else."""
    if isinstance(event, Log):
        _log.info("%s says: %s", port, shown(event.text))
    elif isinstance(event, TurnedAway):
        _turned_away(hub, port, event)
    tray = hub.nodes.tray_port
    if hub.measuring is not None and isinstance(event, Batch) and port in (tray, hub.nodes.plate_port):
        hub.measuring.feed(TRAY if port == tray else PLATE, event)
    if tray != hub.tray_port:
        hub.tray_port = tray
        hub.nodes.forget_lights()
        hub.touch()
        if tray is not None and not isinstance(event, Ready):
            hub.compare()
    if port == tray:
        _of_tray(hub, event)
    elif port == hub.nodes.plate_port:
        _of_plate(hub, event)


def _turned_away(hub: "HubCore", port: str, event: TurnedAway) -> None:
    """Loudly: two devices with one id would otherwise be taken for each other."""
    asked = hub.nodes.open_links[port].asked
    _log.warning("%s: node %s of boot %s is turned away: %s", port, event.hello.id, event.hello.boot, asked)
    if asked is Admission.COPY:
        hub.tell(Message("problem-node-copy", {"id": event.hello.id}))
    hub.touch()


def _of_plate(hub: "HubCore", event: NodeEvent) -> None:
    if isinstance(event, Batch):
        hub.plate.feed(event)
        if hub.setting_up_plate is not None:
            hub.setting_up_plate.feed(event)
        controller.feed(hub, event)
    elif isinstance(event, Restarted):
        hub.plate.forget()
    if isinstance(event, Ready | Restarted | StateChanged):
        hub.touch()


def _of_tray(hub: "HubCore", event: NodeEvent) -> None:
    if isinstance(event, Batch):
        _of_tray_batch(hub, event)
    elif isinstance(event, Ready):
        hub.touch()
        hub.compare()
    elif isinstance(event, StateChanged):
        if hub.book is not None and hub.offer is None:
            commit(hub, "link", name="tray", state=event.new.value, was=event.old.value)
        hub.touch()
    elif isinstance(event, Restarted):
        hub.touch()


def _of_tray_batch(hub: "HubCore", batch: Batch) -> None:
    hub.tray_seen = hub.t
    hub.pads.feed(batch)
    for event in hub.tray.feed(batch):
        sensed(hub, event)
    confirm, back = (*batch.presses, 0, 0)[:2]
    for _ in range(confirm):
        inputs.enter(hub, Confirm())
    for _ in range(back):
        inputs.enter(hub, Back())
