"""The file of faulty pads, beside the tray's calibration: `tray.pads.json`.

`{"sum": ..., "version": 1, "node": ..., "faulty": {"monkey": "stuck"}}`; `node` is the chip id of the pads' tray.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from monkey_palace.board.pieces import Figure
from palace_hub.errors import KeepingFault
from palace_hub.files.fields import BY_ENUM, NodeId
from palace_hub.files.versioned import VersionedFile

_log = logging.getLogger(__name__)


class PadsNotKept(KeepingFault):
    """The faulty pads could not be written; the former file still stands."""

    key = "error-pads-not-kept"


PadFault = Annotated[str, Field(pattern="^(stuck|dead)$")]


@dataclass(frozen=True, slots=True)
class KeptPads:
    """A tray's faulty pads, which play found. The file holds these fields in this order."""

    node: NodeId
    faulty: Annotated[Mapping[Figure, PadFault], *BY_ENUM]


class PadsFile(VersionedFile[KeptPads]):
    """The faulty pads of the hub's tray."""

    name = "tray.pads.json"
    adapter: ClassVar[TypeAdapter[KeptPads]] = TypeAdapter(KeptPads)
    damaged, not_kept = "pads-file-damaged", PadsNotKept

    def of(self, node: str) -> dict[Figure, str]:
        """The faulty pads of this tray."""
        return dict(self.content.faulty) if self.content is not None and self.content.node == node else {}

    def record(self, node: str, faulty: Mapping[Figure, str]) -> None:
        """Write `faulty` if it is news; a failure goes to the log only."""
        if self.of(node) == faulty:
            return
        try:
            self.keep(KeptPads(node, dict(faulty)))
        except KeepingFault as fault:
            _log.warning("%s", fault)
