"""Checksums that freeze the generator: SHA-256 of each source file of the package.

The generator was frozen before the detector was tuned; changing it makes published figures incomparable.
Run this module to write new checksums.
"""

import json
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent
CHECKSUMS = FOLDER / "checksums.json"


def checksums() -> dict[str, str]:
    """Return the SHA-256 of each source file by name; line ends count as LF."""
    return {
        path.name: sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest() for path in sorted(FOLDER.glob("*.py"))
    }


def frozen_checksums() -> dict[str, str]:
    """Return the checksums of the frozen version. Raises FileNotFoundError if the generator was never frozen."""
    stored: dict[str, str] = json.loads(CHECKSUMS.read_text(encoding="utf-8"))
    return stored


if __name__ == "__main__":
    CHECKSUMS.write_text(json.dumps(checksums(), indent=2) + "\n", encoding="utf-8")
