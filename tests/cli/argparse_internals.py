"""The options and subcommands of a parser: argparse gives them to nobody else."""

import argparse
from collections.abc import Iterator


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """The parser of each command."""
    yield parser
    for action in options(parser):
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from parsers(command)


def options(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Every option and argument of a parser."""
    return parser._actions
