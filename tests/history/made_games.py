"""Games of bots, written into a journal as the hub writes them: commands through the ledger, undo steps, hints, dates.

No sensor and no screen takes part, so a game costs what its bots cost.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from monkey_palace.bots import Bot, make_bot
from monkey_palace.bots.tops import tops_wanted
from monkey_palace.cards.deck_format import Deck
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Command, TellTop, command_json
from monkey_palace.game.history import Game
from monkey_palace.game.piles import held_cards
from monkey_palace.game.setup import piles_of
from monkey_palace.randomness import Rng
from palace_hub.journal.store import Journal
from palace_hub.referee.book import Book
from palace_hub.referee.events import (
    BotsSeated,
    BoxWeighed,
    CommandPlayed,
    Event,
    HintUsed,
    StepRedone,
    StepUndone,
    TableSetUp,
    body_of,
)
from palace_hub.referee.header import header_of

DAY_S = 86_400.0
FIRST_DAY = 1_780_000_000.0
"""Seconds since 1970 of the first game: 28 May 2026."""


@dataclass(frozen=True)
class MadeGame:
    """One game to make. `most`: commands after which it is left unfinished; `seated`: the bots are known as bots."""

    players: tuple[str, ...]
    seed: int
    bots: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    ground_map: int = 1
    deck: Deck = "screen"
    card_set: CardSet | None = None
    undo_each: int = 25
    hint_each: int = 40
    most: int = 10_000
    seated: bool = False
    wall: float | None = FIRST_DAY
    tray: str = "person"


AT_ONCE = 20
"""Events of one transaction: each waits for the disk."""


class _Writer:
    """Puts events into ledger and journal with a running clock."""

    def __init__(self, journal: Journal, book: Book, wall: float | None, rng: Rng) -> None:
        self.journal, self.book, self.wall, self.rng = journal, book, wall, rng
        self.t = 5000.0
        self._rows: list[tuple[str, float, dict[str, Any]]] = []

    def put(self, event: Event) -> None:
        passed = 1 + self.rng.below(30) + (2000 if self.rng.below(200) == 0 else 0)
        self.t += passed
        if self.wall is not None:
            self.wall += passed
        self.book.fold(event)
        self._rows.append((event.kind, self.t, body_of(event)))
        if len(self._rows) == AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what was put so far."""
        self.journal.append(self._rows, wall=self.wall)
        self._rows = []


def write_game(journal: Journal, made: MadeGame) -> int:
    """Plays the game into the journal; returns its number there."""
    begun = Game.new(
        made.players,
        data_set=made.card_set or load_set("house"),
        ground_map=made.ground_map,
        expansions=made.expansions,
        deck=made.deck,
        seed=made.seed if made.deck == "screen" else None,
    )
    names = made.bots or ("random",) * len(made.players)
    bots = [make_bot(name) for name in names]
    number = journal.new_game(header_of(begun), wall=made.wall)
    book = Book.new(header_of(begun))
    writer = _Writer(journal, book, made.wall, Rng.keyed("made", made.seed))
    if made.seated:
        writer.put(BotsSeated(bots=[None, *names[1:]], seed=made.seed))
    writer.put(BoxWeighed(counts=list(book.shelf), by=made.tray))
    writer.put(TableSetUp())
    _play(book, bots, made, writer)
    writer.flush()
    if book.game.state.ended:
        journal.finish()
    return number


def _play(book: Book, bots: Sequence[Bot], made: MadeGame, writer: _Writer) -> None:
    shuffled = dict(piles_of(cards_of(book.game.state), made.seed))
    chances = [Rng.keyed("bot", made.seed, seat) for seat in range(len(bots))]
    for count in range(1, made.most):
        state = book.game.state
        if state.ended:
            return
        for pile in tops_wanted(state):
            held = held_cards(book.game.state)
            top = next(card for card in reversed(shuffled[pile]) if card is not None and card not in held)
            writer.put(_played(TellTop(pile=pile, card=top), state.prompt.player))
        state, seat = book.game.state, book.game.prompt.player
        if count % made.hint_each == 0:
            writer.put(HintUsed(player=seat, turn=state.turn, step="build", level=1))
        writer.put(_played(bots[seat].choose(state.observed(), chances[seat]), seat))
        if count % made.undo_each == 0:
            writer.put(StepUndone())
            if count % (2 * made.undo_each) == 0:
                writer.put(StepRedone())


def _played(command: Command, seat: int) -> CommandPlayed:
    return CommandPlayed(player=seat, command=command_json(command))
