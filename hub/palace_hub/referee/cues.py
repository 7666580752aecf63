"""Sound cues of the table: which one a change of the game calls for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed

_DELIVERIES = frozenset({"take", "settle_owed"})
"""Commands that complete a delivery."""


class Cue(StrEnum):
    """A sound of the table. Of several at one time only the first of this list is played: a buzzer plays one."""

    END = "end"
    LAST = "last"  # the last round begins
    WRONG = "wrong"  # pieces were taken, or put back, that must be put right
    ASK = "ask"
    TURN = "turn"
    CORRECT = "correct"  # everything is put right
    DONE = "done"  # a delivery is complete


@dataclass(frozen=True, slots=True)
class Audible:
    """The part of a game that has sounds, at one moment."""

    turn: int | None = None  # None: nobody's turn
    last_round: bool = False
    ended: bool = False
    question: int | None = None
    wrong: frozenset[int] = frozenset()  # compartments with pieces that must be put right

    @classmethod
    def of(cls, book: Book, *, playing: bool) -> "Audible":
        """`playing`: turns are played."""
        state = book.game.state
        return cls(
            turn=state.turn if playing else None,
            last_round=state.end_triggered_by is not None,
            ended=state.ended,
            question=None if book.question is None else book.question.id,
            wrong=frozenset(book.violations),
        )


def cue_between(before: Audible, after: Audible, events: Iterable[Mapping[str, Any]]) -> Cue | None:
    """The cue of a step from `before` to `after` with these committed events; None: silence."""
    called = {
        Cue.END: after.ended and not before.ended,
        Cue.LAST: after.last_round and not before.last_round,
        Cue.WRONG: bool(after.wrong - before.wrong),
        Cue.ASK: after.question is not None and after.question != before.question,
        Cue.TURN: after.turn is not None and after.turn != before.turn,
        Cue.CORRECT: bool(before.wrong) and not after.wrong,
        Cue.DONE: any(
            event["kind"] == CommandPlayed.kind and event["command"]["kind"] in _DELIVERIES for event in events
        ),
    }
    return next((cue for cue in Cue if called[cue]), None)
