"""The file of USB ports that were a node's before, beside the journal: `ports.json`.

`{"sum": ..., "version": 1, "ports": ["1a86:7523:@1-1.2", ...]}`: identities of `UsbPort`, the newest last. A damaged
file only means that such a port has to be named once more.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile
from palace_hub.link.ports import UsbPort, usb_ports

MOST_PORTS = 64
"""Ports that are remembered: far more than the boards of a table (assumed)."""

_log = logging.getLogger(__name__)

_Identity = Annotated[str, Field(min_length=1, max_length=300)]


class PortsNotKept(KeepingFault):
    """The ports could not be written; the former file still stands."""

    key = "error-ports-not-kept"


@dataclass(frozen=True, slots=True)
class KeptPorts:
    """Identities of ports on which a node said hello. The file holds this field."""

    ports: Annotated[tuple[_Identity, ...], Field(max_length=MOST_PORTS)]


class KnownPorts(VersionedFile[KeptPorts]):
    """The ports that were a node's before."""

    name = "ports.json"
    adapter: ClassVar[TypeAdapter[KeptPorts]] = TypeAdapter(KeptPorts)
    damaged, not_kept = "ports-file-damaged", PortsNotKept

    def identities(self) -> tuple[str, ...]:
        """What `UsbPort.may_be_node` takes as known."""
        return self.content.ports if self.content is not None else ()

    def note(self, path: str, ports: Callable[[], list[UsbPort]] = usb_ports) -> None:
        """A node has said hello on `path`. A port that is found by its product is not written down."""
        known = self.identities()
        for port in ports():
            if port.path == path and not port.may_be_node(known):
                try:
                    self.keep(KeptPorts((*known, port.identity)[-MOST_PORTS:]))
                except KeepingFault as fault:
                    _log.warning("%s", fault)
