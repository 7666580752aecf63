from tests.cli.command_here import palace

__all__ = ["palace"]
