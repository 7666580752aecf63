"""Games by chance: a known palace allows hundreds of thousands of staircases, so the draw is among a few commands."""

from itertools import islice

from monkey_palace.game.commands import Command, PassBuild, TakeFrog
from monkey_palace.game.history import Game

FEW = 40


def some_legal(game: Game) -> list[Command]:
    """The first legal commands, and those that the list would come to last: passing and the frog."""
    listed = list(islice(game.legal, FEW))
    rest = (command for command in (PassBuild(), TakeFrog()) if command not in listed and game.can(command))
    return [*listed, *rest]
