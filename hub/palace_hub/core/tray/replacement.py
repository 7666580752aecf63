"""Another node board on the tray's own cells, in the middle of a game: it is recognised by what the cells weigh.

A tray of other cells has other zeros. Only the cells of the tray that was weighed in read, in most compartments, just
what lay there last. Then the game goes on with the new board; otherwise pieces are typed, as without a tray.
"""

from dataclasses import replace

from palace_hub.core.apply import commit
from palace_hub.core.persistence import UNKNOWN_GAP_S
from palace_hub.core.state import Hub, SpareNode
from palace_hub.core.tray.device import CELLS, TrayDevice
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.events import TrayReplaced
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.views.snapshot import Phase
from palace_hub.wire.events import Batch


class SpareTray:
    """A tray node that the game does not know, weighed with the calibration of the one that is gone."""

    def __init__(self, node: str, device: TrayDevice) -> None:
        self.node = node
        self.device = device

    def feed(self, batch: Batch, t: float) -> bool:
        """Takes a batch; returns whether these are the cells of the tray that is gone."""
        self.device.feed(batch)
        self.device.tick(t, live=True)
        return self.device.sensing.zeros_held is True


def watch(hub: Hub, link: str, batch: Batch) -> None:
    """Take a batch of a tray node that the game does not use, and go on with that node if it has the game's cells."""
    book, hello = hub.book, hub.nodes.open_links[link].session.hello
    if book is None or hello is None or book.node in (None, hello.id) or hub.nodes.tray_live:
        hub.watch_spare(None)
        return
    if hub.phase not in (Phase.SETUP, Phase.PLAY) or not hub.tray.calibrated:
        return
    if hub.spare is None or hub.spare.node != hello.id:
        hub.watch_spare(_spare(hub, book, hello.id))
    if hub.spare is not None and hub.spare.feed(batch, hub.t):
        _go_on_with(hub, hub.spare)


def _spare(hub: Hub, book: Book, node: str) -> SpareTray | None:
    """The node, to be compared with what the tray that is gone held last; None without its calibration."""
    text = hub.journal.calibration()
    if text is None:
        return None
    try:
        calibration = TrayCalibration.from_json(text)
    except BadConfig:
        return None
    device = TrayDevice()
    device.take_over(calibration, hub.tray.zeros(), hub.t - UNKNOWN_GAP_S)
    device.compare(book.known, [True] * CELLS, hub.t)
    return SpareTray(node, device)


def _go_on_with(hub: Hub, spare: SpareNode) -> None:
    hub.use_tray(spare.device)
    commit(hub, TrayReplaced(node=spare.node))
    hub.tell(Message("told-tray-replaced", {"id": spare.node}))
    file = hub.options.calibration_file
    if file is not None and file.content is not None:
        try:
            file.keep(replace(file.content, node=spare.node))
        except KeepingFault as fault:
            hub.tell(Message(fault.key, fault.params))
