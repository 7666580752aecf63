"""Events of links and nodes become readings of tray and plate, presses of buttons, and news."""

import logging
from collections.abc import Iterable, Iterator
from typing import Any

from palace_hub.core import inputs
from palace_hub.core.apply import commit
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.plate import controller
from palace_hub.core.state import Hub
from palace_hub.core.tray import replacement
from palace_hub.core.tray.detections import book_detection
from palace_hub.core.turn import Turn
from palace_hub.files.versioned import VersionedFile
from palace_hub.locale.message import Message
from palace_hub.locale.outside_text import shown
from palace_hub.referee.entries import Back, Confirm
from palace_hub.referee.events import LinkChanged
from palace_hub.wire.census import Admission
from palace_hub.wire.events import Batch, Log, NodeEvent, Ready, Restarted, StateChanged, StatusReport, TurnedAway
from palace_hub.wire.frames import Status

_log = logging.getLogger(__name__)


def links(hub: Hub, turn: Turn) -> None:
    """Take the links that are gone and those that were opened."""
    for name in turn.gone:
        tray, plate = name == hub.nodes.tray_port, name == hub.nodes.plate_port
        if plate:
            hub.plate.forget()
        for event in hub.nodes.gone(name, turn.t):
            if tray:
                _take_of_tray(hub, event)
        hub.touch()
    for name in turn.opened:
        hub.nodes.opened(name, turn.t, turn.over_mqtt.get(name))
        hub.touch()


def take(hub: Hub, link: str, event: NodeEvent) -> None:
    """Take one event of a node. Only the tray's and the plate's links count; the Devices page shows the others."""
    if isinstance(event, Log):
        _log.info("%s says: %s", link, shown(event.text))
    elif isinstance(event, TurnedAway):
        _turned_away(hub, link, event)
    elif isinstance(event, Ready) and event.hello.err is not None:
        _log.warning("%s: the program of node %s ended by an error: %s", link, event.hello.id, event.hello.err)
    elif isinstance(event, StatusReport):
        _note_temperature(hub, link, event.status)
    tray = hub.nodes.tray_port
    if hub.wizard is not None and isinstance(event, Batch) and link in (tray, hub.nodes.plate_port):
        hub.wizard.feed(TRAY if link == tray else PLATE, event)
    if tray != hub.tray_port:
        hub.move_tray(tray)
        if tray is not None and not isinstance(event, Ready):
            hub.compare_tray()
    if link == tray:
        _take_of_tray(hub, event)
    elif link == hub.nodes.plate_port:
        _take_of_plate(hub, event)
    elif isinstance(event, Batch) and hub.nodes.role_of(link) == TRAY:
        replacement.watch(hub, link, event)


def place_files(hub: Hub) -> None:
    """Keep what is learnt of a virtual node apart from the files of a real one. Called once a turn."""
    for role in () if hub.options.simulated else (TRAY, PLATE):
        virtual = hub.nodes.virtual(role)
        if virtual is not None:
            for file in _files(hub, role):
                file.set_apart(virtual)


def _files(hub: Hub, role: str) -> Iterator[VersionedFile[Any]]:
    """The kept files of the node of this role."""
    if role in hub.modules:
        yield hub.modules[role]
    if hub.wizard is not None:
        yield from hub.wizard.files(role)
    own = (hub.options.calibration_file, hub.pads.file) if role == TRAY else (hub.options.plate_file,)
    yield from (file for file in own if file is not None)


def _turned_away(hub: Hub, link: str, event: TurnedAway) -> None:
    """Warn of a node that is turned away: two devices with one id look like one."""
    admission = hub.nodes.open_links[link].admission
    _log.warning("%s: node %s of boot %s is turned away: %s", link, event.hello.id, event.hello.boot, admission)
    if admission is Admission.COPY:
        hub.tell(Message("problem-node-copy", {"id": event.hello.id}))
    hub.touch()


def _note_temperature(hub: Hub, link: str, status: Status) -> None:
    """Put chip temperature and supply into the log now and then, beside the cells' levels and the tray's drift."""
    record = hub.nodes.open_links[link].record
    if not record.note(hub.t):
        return
    levels = _list(history.level(hub.t) for history in record.cells)
    tray = link == hub.nodes.tray_port
    drift = _list(cell.drift_mg_per_min for cell in hub.tray.cells()) if tray else "-"
    supply = "-" if status.supply_v is None else f"{status.supply_v:.2f}"
    _log.info(
        "%s: chip %.1f C, supply %s V, levels (counts) %s, drift (mg/min) %s",
        link,
        status.chip_c,
        supply,
        levels,
        drift,
    )


def _list(values: Iterable[float | None]) -> str:
    return " ".join("-" if value is None else f"{value:.0f}" for value in values)


def _take_of_plate(hub: Hub, event: NodeEvent) -> None:
    if isinstance(event, Batch):
        hub.plate.feed(event)
        controller.feed(hub, event)
    elif isinstance(event, Restarted):
        hub.plate.forget()
    if isinstance(event, Ready | Restarted | StateChanged):
        hub.touch()


def _take_of_tray(hub: Hub, event: NodeEvent) -> None:
    if isinstance(event, Batch):
        _take_batch(hub, event)
    elif isinstance(event, Ready):
        hub.touch()
        hub.compare_tray()
    elif isinstance(event, StateChanged):
        if hub.book is not None and hub.offer is None:
            commit(hub, LinkChanged(name="tray", state=event.new.value, was=event.old.value))
        hub.touch()
    elif isinstance(event, Restarted):
        hub.touch()


def _take_batch(hub: Hub, batch: Batch) -> None:
    hub.hear_tray()
    hub.pads.feed(batch)
    for event in hub.tray.feed(batch):
        book_detection(hub, event)
    confirm, back = (*batch.presses, 0, 0)[:2]
    for _ in range(confirm):
        inputs.enter(hub, Confirm())
    for _ in range(back):
        inputs.enter(hub, Back())
