"""The facts of one kept game: what lists and statistics need of it. They are a fold of its events (`history.fold`)."""

from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, Final

FACTS_VERSION: Final = 1
"""Raise it when a rule or the fold changes so that equal events give other facts: cached facts are made anew."""

ERASED: Final = "(erased)"
"""Stands in a game for the name of a player who was erased: the seat stays, and counts for nobody."""

PACE_STEPS: Final = ("build", "cards", "bricks", "figures")
"""The steps of a turn whose time is counted: the staircase, the cards, the deliveries, the figures."""


class ClockDoubt(StrEnum):
    """Why a game's date is not sure; `NONE`: nothing speaks against it."""

    NONE = ""
    NO_CLOCK = "no_clock"
    """The events have no date, as on a virtual table."""
    EARLY = "early"
    """The clock was before this program was made: it had not been set."""
    SET_LATER = "set_later"
    """The clock was set while the game was on."""
    WENT_BACK = "went_back"
    """A game that was begun earlier has a later date."""


class Watched(StrEnum):
    """What watched the game: the build level, or nothing but typed numbers."""

    TYPED = "typed"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One player's game. Levels in brick heights above the ground, times in seconds; bananas by source."""

    name: str
    bot: str
    """The bot that played the seat last; "" for a person."""
    left: bool
    """The player left before the end."""
    score: int
    cards: int
    bonus: int
    monkey: int
    butterfly: int
    frog: int
    turns: int
    built: int
    """Turns with a staircase."""
    arches: int
    bricks: int
    columns: int
    longest: int
    """Arches of the longest staircase."""
    highest: int
    """Level of the highest decoration."""
    credits: int
    lapsed: int
    """Credits that were not spent."""
    most_credits: int
    """Credits of the best turn."""
    bought: int
    """Cards bought."""
    hints: int
    """Hints that the player was shown."""
    starts: dict[str, int]
    """Staircases by the colour of their start."""
    seconds: dict[str, float]
    """Time by step (`PACE_STEPS`), without breaks."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game. `started`, `ended`: seconds since 1970 of its first and last event, None without a clock."""

    game: int
    status: str
    """As in the journal: playing, finished, set_aside."""
    started: float | None
    ended: float | None
    doubt: ClockDoubt
    seconds: float
    """Time from event to event, without breaks."""
    rounds: int
    turns: int
    set: str
    provenance: str
    deck: str
    ground_map: int
    expansions: tuple[str, ...]
    watched: Watched
    is_over: bool
    """The game was played to its end, or ended early: it has winners."""
    ended_early: bool
    winners: tuple[int, ...]
    """Their seats, more than one for a shared victory."""
    reason: str
    undone: int
    """Undo steps; what they took back counts nowhere else."""
    questions: int
    """Questions that the hub asked."""
    has_loss: bool
    """Damage took events of the game."""
    by_round: tuple[tuple[int, ...], ...]
    """Each seat's score after each finished round."""
    seats: tuple[SeatFacts, ...]
    note: str = ""
    """What people wrote about the game."""

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(seat.score for seat in self.seats)

    def as_json(self) -> dict[str, Any]:
        """An object for files and other programs; `from_json` reads it back."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "GameFacts":
        """Raises `KeyError` or `TypeError` for an object of another shape."""
        values = dict(data)
        values["seats"] = tuple(SeatFacts(**seat) for seat in data["seats"])
        values["doubt"], values["watched"] = ClockDoubt(data["doubt"]), Watched(data["watched"])
        for name in ("expansions", "winners"):
            values[name] = tuple(data[name])
        values["by_round"] = tuple(map(tuple, data["by_round"]))
        return cls(**values)


@dataclass(frozen=True, slots=True)
class TurnFacts:
    """One finished turn. `score`: the player's after it. Without a staircase: "", 0 and False."""

    turn: int
    round: int
    seat: int
    start_colour: str
    arches: int
    bricks: int
    columns: int
    decoration: str
    level: int
    """Of the decoration, in brick heights above the ground."""
    credits: int
    highest_bonus: bool
    """The decoration was the highest of its colour."""
    lapsed: int
    cards: tuple[str, ...]
    bananas: int
    """Of the cards that were bought."""
    bonus: bool
    """The turn brought a Bonus Card."""
    figures: tuple[str, ...]
    """Figures that the player got or placed."""
    score: int
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "TurnFacts":
        return cls(**{**data, "cards": tuple(data["cards"]), "figures": tuple(data["figures"])})


SEAT_FIELDS: Final = tuple(field.name for field in fields(SeatFacts))
TURN_FIELDS: Final = tuple(field.name for field in fields(TurnFacts))
