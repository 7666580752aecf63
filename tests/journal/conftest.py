"""A folder in memory for the tests that do not depend on what reaches a disk."""

import shutil
import tempfile
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def quick(tmp_path):
    """A folder in memory where there is one."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else tmp_path))
    yield folder
    shutil.rmtree(folder)
