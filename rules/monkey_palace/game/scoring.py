"""Score and winners (R8.4, R8.5)."""

from dataclasses import dataclass
from typing import Final, Literal

from monkey_palace.board.pieces import Figure
from monkey_palace.cards.model import CardSet
from monkey_palace.game.state import GameState

BONUS_CARD_BANANAS: Final = 4  # R1.6, R8.4
TROPHY_BANANAS: Final = {Figure.MONKEY: 2, Figure.BUTTERFLY: 2, Figure.FROG: -3}  # R8.4


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One player's score in bananas, by source; the frog's share is negative."""

    cards: int
    bonus: int
    monkey: int
    butterfly: int
    frog: int

    @property
    def total(self) -> int:
        return self.cards + self.bonus + self.monkey + self.butterfly + self.frog


@dataclass(frozen=True, slots=True)
class Result:
    """The winners' seats (several: a shared victory) and the reason (R8.5)."""

    winners: tuple[int, ...]
    reason: Literal["points", "monkey_trophy", "shared"]


def score_sheets(state: GameState, card_set: CardSet) -> tuple[ScoreSheet, ...]:
    """The present scores by seat (R8.4; covered cards count)."""
    return tuple(_sheet(state, seat, card_set) for seat in range(len(state.players)))


def _sheet(state: GameState, seat: int, card_set: CardSet) -> ScoreSheet:
    player = state.players[seat]
    return ScoreSheet(
        cards=sum(card_set.card(card).known_bananas for card in player.cards),
        bonus=BONUS_CARD_BANANAS * player.bonus,
        monkey=_trophy(state, seat, Figure.MONKEY),
        butterfly=_trophy(state, seat, Figure.BUTTERFLY),
        frog=_trophy(state, seat, Figure.FROG),
    )


def _trophy(state: GameState, seat: int, figure: Figure) -> int:
    return TROPHY_BANANAS[figure] if state.trophies.get(figure) == seat else 0


def result_of(scores: tuple[int, ...], monkey_holder: int | None) -> Result:
    """R8.5: most points win; on a tie, the tied player with the monkey trophy; without one, the tied players share."""
    best = max(scores)
    tied = tuple(seat for seat, score in enumerate(scores) if score == best)
    if len(tied) == 1:
        return Result(tied, "points")
    if monkey_holder in tied and monkey_holder is not None:
        return Result((monkey_holder,), "monkey_trophy")
    return Result(tied, "shared")
