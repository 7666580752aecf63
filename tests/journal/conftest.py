"""Folders in memory: no test here depends on what reaches a disk, and thousands of syncs take their time."""

import shutil
import tempfile
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


def folder_in_memory():
    return Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))


@pytest.fixture
def quick():
    """A folder in memory where there is one."""
    folder = folder_in_memory()
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def quick_for_all():
    """A folder in memory for all tests of a module."""
    folder = folder_in_memory()
    yield folder
    shutil.rmtree(folder)
