"""A question before something is gone for good."""

import sys
from pathlib import Path

from palace_hub.errors import UsageFault
from palace_hub.journal.lock import HubRuns, is_locked
from palace_hub.locale.catalogue import Catalogue


class NotAsked(UsageFault):
    """Nobody can answer the question, and `--yes` is missing."""

    key = "history-not-asked"


def is_sure(question: str, expected: str, *, yes: bool, catalogue: Catalogue) -> bool:
    """Whether the user types the `expected` word, or said so with `--yes`. Raises `NotAsked` without a terminal."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise NotAsked("expected a terminal, or --yes")
    print(question, end=" ", flush=True)
    if sys.stdin.readline().strip() == expected:
        return True
    print(catalogue.text_key("history-nothing-done"))
    return False


def require_no_hub(journal: Path) -> None:
    """Raises `HubRuns`: a hub would not know that games or names are gone."""
    if is_locked(journal):
        raise HubRuns("a hub has the journal open", file=str(journal))
