"""What is worked out once for all the workers of a run, and kept in the run's own folder until the next ones."""

import fcntl
import os
import pickle
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest


def folder_of_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all workers of this run have in common."""
    root = tmp_path_factory.getbasetemp()
    return root.parent if "PYTEST_XDIST_WORKER" in os.environ else root


def once(root: Path, work: Callable[..., Any]) -> Callable[..., Any]:
    """`work`, a function of what its arguments' `repr` say, is done by the first who asks; what it raises is not
    kept. Work that is kept already is returned as it is: it would wait for its own lock."""
    if getattr(work, "is_kept", False):
        return work

    def kept(*about: Any) -> Any:
        path = root / f"{work.__name__}-{sha256(repr(about).encode()).hexdigest()}"
        with path.open("a+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            found = file.read()
            if not found:
                found = pickle.dumps(work(*about))
                file.write(found)
        return pickle.loads(found)

    kept.is_kept = True  # type: ignore[attr-defined] # the cache around it has it as well
    return lru_cache(maxsize=256)(kept)
