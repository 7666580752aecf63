from tests.cli.command_here import palace
from tests.core.fixtures import as_nobody

__all__ = ["as_nobody", "palace"]
