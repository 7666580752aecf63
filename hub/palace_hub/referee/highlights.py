"""What a player did best in a game."""

from monkey_palace.game.events import Decorated, StaircaseBuilt
from palace_hub.referee.book import Book


def longest_staircases(book: Book) -> tuple[int, ...]:
    """Per seat: arches of the longest staircase."""
    best = [0] * len(book.game.state.players)
    for event in book.game.events:
        if isinstance(event, StaircaseBuilt):
            best[event.player] = max(best[event.player], event.report.arches)
    if book.staged is not None:
        seat = book.game.prompt.player
        best[seat] = max(best[seat], book.staged.report.arches)
    return tuple(best)


def highest_decorations(book: Book) -> tuple[int, ...]:
    """Per seat: level of the highest decoration put on."""
    best = [0] * len(book.game.state.players)
    for event in book.game.events:
        if isinstance(event, Decorated):
            best[event.player] = max(best[event.player], event.level)
    return tuple(best)
