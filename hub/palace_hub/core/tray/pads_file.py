"""The file of pads that proved faulty in play, for the doctor.

`{"sum": ..., "version": 1, "node": ..., "faulty": {"monkey": "stuck"}}`; `node`: the chip id of the tray.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from monkey_palace.board.pieces import Figure
from palace_hub.errors import KeepingFault
from palace_hub.files.checksum import Strict, body_of, summed
from palace_hub.files.versioned import LastGoodFile

VERSION: Final = 1
NAME: Final = "tray.pads.json"

_log = logging.getLogger(__name__)


class PadsNotKept(KeepingFault):
    """The faulty pads could not be written; the former file is unchanged."""

    key = "error-pads-not-kept"


@dataclass(frozen=True, slots=True)
class KeptPads:
    """The faulty pads of one tray."""

    node: str  # chip id of the tray
    faulty: Mapping[Figure, str]  # "stuck" or "dead"


class _Faulty(Strict):
    monkey: Literal["stuck", "dead"] | None = None
    butterfly: Literal["stuck", "dead"] | None = None
    frog: Literal["stuck", "dead"] | None = None


class _File(Strict):
    version: Literal[1]
    node: Annotated[str, Field(min_length=1, max_length=64)]
    faulty: _Faulty


class PadsFile(LastGoodFile[KeptPads]):
    """The faulty pads of one hub's tray."""

    name, previous_name, damaged, not_kept = NAME, None, "pads-file-damaged", PadsNotKept

    def as_text(self, kept: KeptPads) -> str:
        faulty = {figure.value: what for figure, what in kept.faulty.items()}
        body: dict[str, Any] = {"version": VERSION, "node": kept.node, "faulty": faulty}
        return summed(body)

    def read_text(self, text: str, file: str) -> KeptPads:
        read = body_of(text, file, _File, VERSION)
        faulty = {figure: getattr(read.faulty, figure.value) for figure in Figure}
        return KeptPads(read.node, {figure: what for figure, what in faulty.items() if what is not None})

    def of(self, node: str) -> dict[Figure, str]:
        """The faulty pads of this tray."""
        return dict(self.kept.faulty) if self.kept is not None and self.kept.node == node else {}

    def record(self, node: str, faulty: Mapping[Figure, str]) -> None:
        """Write the faulty pads where they have changed; a failed write is logged."""
        if self.of(node) == faulty:
            return
        try:
            self.keep(KeptPads(node, dict(faulty)))
        except KeepingFault as fault:
            _log.warning("%s", fault)
