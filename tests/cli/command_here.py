"""The `palace` command inside the test's process: the import of the package is most of a command's cost."""

import signal
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from palace_hub.cli.main import main


class Run(NamedTuple):
    """Exit code and output of a command."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def palace(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Run]]:
    """`palace(*words)` runs a command."""
    handler = signal.getsignal(signal.SIGTERM)

    def run(*words: str) -> Run:
        capsys.readouterr()
        code = main(words)
        return Run(code, *capsys.readouterr())

    yield run
    signal.signal(signal.SIGTERM, handler)
