"""Pads that were found wrong in play, kept beside the tray's calibration for the doctor.

`{"sum": ..., "version": 1, "node": ..., "faulty": {"monkey": "stuck"}}`; `node` is the tray whose pads they are.
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
    """What was found wrong with the pads could not be written; what stood there still stands."""

    key = "error-pads-not-kept"


@dataclass(frozen=True, slots=True)
class KeptPads:
    """`node`: the chip id of their tray. `faulty`: by figure "stuck" or "dead"."""

    node: str
    faulty: Mapping[Figure, str]


class _Faulty(Strict):
    monkey: Literal["stuck", "dead"] | None = None
    butterfly: Literal["stuck", "dead"] | None = None
    frog: Literal["stuck", "dead"] | None = None


class _File(Strict):
    version: Literal[1]
    node: Annotated[str, Field(min_length=1, max_length=64)]
    faulty: _Faulty


class PadsFile(LastGoodFile[KeptPads]):
    """What was found wrong with the pads of one hub's tray."""

    name, previous_name, damaged, not_kept = NAME, None, "pads-file-damaged", PadsNotKept

    def as_text(self, kept: KeptPads) -> str:
        faulty = {figure.value: what for figure, what in kept.faulty.items()}
        body: dict[str, Any] = {"version": VERSION, "node": kept.node, "faulty": faulty}
        return summed(body)

    def read_text(self, text: str, file: str) -> KeptPads:
        read = body_of(text, file, _File, VERSION)
        found = {figure: getattr(read.faulty, figure.value) for figure in Figure}
        return KeptPads(read.node, {figure: what for figure, what in found.items() if what is not None})

    def of(self, node: str) -> dict[Figure, str]:
        """What is known to be wrong with this tray's pads."""
        return dict(self.kept.faulty) if self.kept is not None and self.kept.node == node else {}

    def record(self, node: str, faulty: Mapping[Figure, str]) -> None:
        """Keep it, where it is anything new; the log has it where it cannot be kept."""
        if self.of(node) == faulty:
            return
        try:
            self.keep(KeptPads(node, dict(faulty)))
        except KeepingFault as fault:
            _log.warning("%s", fault)
