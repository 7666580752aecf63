"""One whole game that is played in several ways: by phones, by keyboard, and by the entries alone.

What is played follows from the state of the game alone, so equal ways end in equal states.
"""

from pathlib import Path
from typing import Final

from tests.core.by_hand import Table, play_entries

from monkey_palace.board.pieces import COLOURS, PIECES, Piece
from monkey_palace.bots import make_bot
from monkey_palace.game.commands import Command, TakeFrog
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import frog_available
from monkey_palace.randomness import Rng
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Snapshot, Stage

NAMES: Final = ("Ann", "Bea", "Cy")
EXPANSIONS: Final = ("butterfly", "frog")
SEED: Final = 3
"""Of the deck that the hub draws."""
BOX: Final = (30, 30, 8, 8, 8, 8)
"""A small box, whose supply ends in the third round (ADR 18)."""
MOST_MOVES: Final = 400

Move = Command | say.Decoration | say.Confirm
"""What the player in turn does next. `Confirm`: the main action alone."""


class OneGame:
    """Decides each move of the game."""

    def __init__(self) -> None:
        self._bot, self._chance = make_bot("greedy"), Rng(5)
        self._frogs = 0

    def next(self, table: Table, now: Snapshot) -> Move:
        """The next move. To be asked once for each: the bot draws its chances in their order."""
        book = table.core.hub.book
        assert book is not None
        assert now.game is not None
        match now.stage:
            case Stage.DECORATE if not now.can_confirm:
                option = book.allowed().options[0]
                return say.Decoration(colour=next(colour for colour in COLOURS if option[PIECES.index(Piece(colour))]))
            case Stage.DECORATE | Stage.CREDITS | Stage.BONUS | Stage.END_TURN:
                return say.Confirm()
            case Stage.BUILD if frog_available(now.game) and not self._frogs:
                self._frogs += 1
                return TakeFrog()
            case _ if book.frog_due:
                return say.Confirm()
            case _:
                return self._bot.choose(now.game.observed(), self._chance)


def table_of(folder: Path, journal: Journal) -> Table:
    """The table of the game, before it begins. The journal is at `folder`."""
    table = Table(folder, journal, box=BOX, deck_seed=SEED)
    table.pass_time(5.0)  # the hub finds no tray
    return table


def begin(table: Table) -> None:
    """Begins the game by entries."""
    table.enter(say.NewGame(players=NAMES, expansions=EXPANSIONS))


def enter(table: Table, move: Move) -> None:
    """Makes a move by entries."""
    if isinstance(move, say.Decoration | say.Confirm):
        table.enter(move)
        assert table.core.hub.refusal is None, table.core.hub.refusal
    else:
        play_entries(table, move)


def by_entries(path: Path) -> GameState:
    """The end of the game by its entries alone."""
    with Journal.open(path) as journal:
        table, game = table_of(path, journal), OneGame()
        begin(table)
        table.enter(say.Confirm())
        for _ in range(MOST_MOVES):
            now = snapshot(table.core.hub)
            if now.phase is Phase.ENDED and now.game is not None:
                return now.game
            enter(table, game.next(table, now))
    raise AssertionError("the game did not end")
