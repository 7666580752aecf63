"""`palace learn`: lessons on building, then a guided first turn on a simulated table."""

from palace_hub.cli.screen import show_lessons
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.practice_table import run_practice_table


def learn(catalogue: Catalogue) -> int:
    """Exit code 0 after the user left. Raises `NoTerminal`."""
    run_practice_table(show_lessons, catalogue)
    return 0
