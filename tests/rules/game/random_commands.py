"""Random commands: a sample, since a known palace allows hundreds of thousands of staircases."""

from itertools import islice

from monkey_palace.game.commands import Command, PassBuild, TakeFrog
from monkey_palace.game.history import Game

FEW = 40


def some_legal(game: Game) -> list[Command]:
    """The first legal commands, with passing and the frog, which come last in the full list."""
    listed = list(islice(game.legal, FEW))
    rest = (command for command in (PassBuild(), TakeFrog()) if command not in listed and game.can(command))
    return [*listed, *rest]
