"""`palace completion`: what a shell needs to complete the words of the command."""

import argparse
from collections.abc import Iterator

from palace_hub.cli.parser import command_parser
from palace_hub.files.settings import settings
from palace_hub.locale.catalogue import Catalogue

FILES = ("FILE", "FILE.svg", "PATH")
FOLDERS = ("FOLDER", "DIR")
SETTINGS = ("KEY",)
"""Placeholders of values, by what a shell offers for them."""


def completion(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0. Standard output gets the script only."""
    import shtab

    parser = command_parser(catalogue)
    for action in _actions(parser):
        if action.metavar in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar in FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.metavar in SETTINGS:
            action.choices = [setting.key for setting in settings()]
    print(shtab.complete(parser, arguments.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The options and arguments of all commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
        else:
            yield action
