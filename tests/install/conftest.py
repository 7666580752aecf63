from tests.cli.command_here import palace
from tests.core.fixtures import impatient

__all__ = ["impatient", "palace"]
