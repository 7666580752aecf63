"""The file of the base plate's calibration, beside the tray's: `plate.json`.

`{"sum": "<CRC-32 of the rest>", "version": 1, "node": ..., "made": ..., "calibration": {...}, "grams": {...}, ...}`.
The last good file is kept as `plate.previous.json`.
"""

from typing import ClassVar

from pydantic import TypeAdapter

from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile
from palace_hub.sensing.plate.board.kept_plate import KeptPlate


class PlateNotKept(KeepingFault):
    """The plate's data could not be written; the former file still stands."""

    key = "error-plate-not-kept"


class PlateFile(VersionedFile[KeptPlate]):
    """The base plate's calibration and its last good copy."""

    name, previous_name = "plate.json", "plate.previous.json"
    adapter: ClassVar[TypeAdapter[KeptPlate]] = TypeAdapter(KeptPlate)
    damaged, not_kept = "plate-file-damaged", PlateNotKept

    def of(self, node: str | None) -> KeptPlate | None:
        """The data of the plate with this chip id."""
        return self.content if self.content is not None and self.content.node == node else None
