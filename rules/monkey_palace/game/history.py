"""A game in progress: the present state, its history, undo and redo.

>>> game = Game.new(["Ann", "Bo"], seed=7)
>>> game.prompt.kind.value, game.prompt.player
('build', 0)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from monkey_palace.board.pieces import Figure
from monkey_palace.cards.deck_format import Deck
from monkey_palace.cards.model import CardSet
from monkey_palace.game.apply import decide, fold, opening, verify
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Command
from monkey_palace.game.events import GameEvent, GameStarted
from monkey_palace.game.legal import LegalCommands, can
from monkey_palace.game.scoring import Result, ScoreSheet, result_of, score_sheets
from monkey_palace.game.setup import start, verify_names
from monkey_palace.game.state import GameState, Prompt
from monkey_palace.settings import Settings

__all__ = ["Game", "Result", "ScoreSheet"]


@dataclass(frozen=True, slots=True)
class _Ply:
    """One applied command with the state before it and its events."""

    before: GameState
    command: Command
    events: tuple[GameEvent, ...]


class Game:
    """A game to which commands are applied. States are frozen, so callers never need to copy them."""

    def __init__(self, state: GameState, opening_events: tuple[GameEvent, ...] = ()) -> None:
        self._state = state
        self._opening = opening_events
        self._past: list[_Ply] = []
        self._undone: list[_Ply] = []

    @classmethod
    def new(
        cls,
        players: Sequence[str],
        *,
        settings: Settings | None = None,
        data_set: str | Path | CardSet = "house",
        ground_map: int = 1,
        expansions: Sequence[str] = (),
        deck: Deck = "screen",
        seed: int | None = None,
    ) -> "Game":
        """A new game; see `setup.start`. Raises `BadSettings`, `SameName` or `DataError`."""
        event = start(
            players,
            settings=settings,
            data_set=data_set,
            ground_map=ground_map,
            expansions=expansions,
            deck=deck,
            seed=seed,
        )
        verify_names(event.players)
        return cls.begun(event)

    @classmethod
    def begun(cls, event: GameStarted) -> "Game":
        """The game that this event begins, also one that was begun when two players could have the same name."""
        events = opening(event)
        return cls(fold(events), events)

    @classmethod
    def from_state(cls, state: GameState) -> "Game":
        """A game at this state, without history. The state is trusted; `position.check.problems` checks it."""
        return cls(state)

    @property
    def state(self) -> GameState:
        return self._state

    @property
    def prompt(self) -> Prompt:
        """The present prompt."""
        return self._state.prompt

    @property
    def legal(self) -> LegalCommands:
        """The legal commands now, lazily."""
        return LegalCommands(self._state)

    @property
    def events(self) -> tuple[GameEvent, ...]:
        """All events up to the present state, without undone ones."""
        return self._opening + tuple(event for ply in self._past for event in ply.events)

    @property
    def states(self) -> tuple[GameState, ...]:
        """The state before each command, then the present state."""
        return (*(ply.before for ply in self._past), self._state)

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands that led to the present state."""
        return tuple(ply.command for ply in self._past)

    def verify(self, command: Command) -> None:
        """Raises `IllegalCommand` (code, rule, params) unless the command is legal now."""
        verify(self._state, command)

    def can(self, command: Command) -> bool:
        """Whether the command is legal now."""
        return can(self._state, command)

    def apply(self, command: Command, *, stored: bool = False) -> tuple[GameEvent, ...]:
        """Applies the command and returns its events. Raises `IllegalCommand` and leaves the game unchanged.

        `stored`: the command is of a stored game (`apply.verify`).
        """
        events = decide(self._state, command, stored=stored)
        self._past.append(_Ply(self._state, command, events))
        self._undone.clear()
        self._state = fold(events, self._state)
        return events

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> Command:
        """Undoes the last command and returns it. Raises `IndexError` if there is none."""
        ply = self._past.pop()
        self._undone.append(ply)
        self._state = ply.before
        return ply.command

    def redo(self) -> Command:
        """Redoes the command undone last and returns it. Raises `IndexError` if there is none."""
        ply = self._undone.pop()
        self._past.append(ply)
        self._state = fold(ply.events, ply.before)
        return ply.command

    def score(self) -> tuple[ScoreSheet, ...]:
        """The present scores by seat."""
        return score_sheets(self._state, cards_of(self._state))

    def result(self) -> Result | None:
        """The winners, or None before the end of the game."""
        if not self._state.ended:
            return None
        scores = tuple(sheet.total for sheet in self.score())
        return result_of(scores, self._state.trophies[Figure.MONKEY])
