"""One browser for all tests of a module."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.web.scene_server import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running
