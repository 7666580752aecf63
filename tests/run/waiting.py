"""Waiting for what another thread or process does."""

import time
from collections.abc import Callable

LOOKS_EACH_S = 0.01


def until(true: Callable[[], object], within_s: float = 60.0) -> None:
    """Returns once it is true; fails after `within_s`."""
    end = time.monotonic() + within_s
    while not true():
        assert time.monotonic() < end
        time.sleep(LOOKS_EACH_S)
