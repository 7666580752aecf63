"""The practice table of `palace learn`."""

import pytest

from palace_hub.locale.catalogue import Catalogue
from palace_hub.run import hub_thread
from palace_hub.run.practice_table import run_practice_table


class CountedAdvisor:
    """Stands for the advisor's process; counts how often one is started."""

    started = 0

    def __init__(self, *_: object) -> None:
        pass

    def start(self) -> None:
        CountedAdvisor.started += 1

    def ask(self, _: object) -> None:
        pass

    def close(self) -> None:
        pass


def test_hints_have_an_advisor_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_thread, "Advisor", CountedAdvisor)
    run_practice_table(lambda *_: None, Catalogue())
    assert CountedAdvisor.started == 1
