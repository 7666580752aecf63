"""Wheels with nothing in them but metadata."""

import zipfile
from pathlib import Path


def wheel(folder: Path, metadata: str) -> Path:
    """A wheel whose metadata have these lines."""
    file = folder / "thing-1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(
            "thing-1.0.dist-info/METADATA", f"Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n{metadata}"
        )
    return file
