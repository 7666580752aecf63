"""The whole game at one moment: plain, frozen data, equal for equal games, and what the engine prints as JSON.

Nothing here knows a rule; `apply.evolve` makes the next state from an event, `game.Game` holds the present one.
Seats count from 0. Mappings by piece have the keys of `pieces.PIECES` (as strings: `state.supply["arch"]`).
"""

import hashlib
import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from monkey_palace.board.pieces import PIECES, Colour, Figure, Piece
from monkey_palace.board.stock import Bricks, Whole
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.game.commands import ReportBuild, Take
from monkey_palace.randomness import MAX_SEED
from monkey_palace.settings import Settings

UNKNOWN = "unknown"
"""Where a figure stands that is on the palace, on a knob nobody reported."""

Seat = Annotated[int, Field(ge=0, le=3)]


class PromptKind(StrEnum):
    """What the table waits for."""

    BUILD = "build"
    TAKE_CARDS = "take_cards"
    TAKE_ONE_TIME = "take_one_time"
    PLACE_CARDS = "place_cards"
    TAKE_RECURRING = "take_recurring"
    PLACE_FROG = "place_frog"
    PLACE_MONKEY = "place_monkey"
    PLACE_BUTTERFLY = "place_butterfly"
    END_TURN = "end_turn"
    ENDED = "ended"


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Prompt(_Data):
    """What the table waits for and from whom. `commands` are the kinds due now; at `ended` none, and the last seat.

    `correct_supply` (R7.6) is due at every prompt but `ended` without being named: it answers no prompt.
    """

    kind: PromptKind
    player: Seat
    commands: tuple[str, ...]


class PlayerState(_Data):
    """One player. `slots` are the four stacks of the board, bottom to top; `score` is what would count now (R8.4)."""

    name: str
    bricks: Bricks
    cards: tuple[str, ...] = ()
    slots: Annotated[tuple[tuple[str, ...], ...], Field(min_length=4, max_length=4)] = ((), (), (), ())
    bonus: Whole = 0
    score: int = 0


class MarketPile(_Data):
    """One pile as the table sees it. `top` None with cards left means that the top card is not known."""

    pile: str
    left: Whole
    top: str | None


class Shortage(_Data):
    """The delivery that triggered the end (R8.2): `wanted` pieces of a kind, `found` in its compartment."""

    player: Seat
    piece: Piece
    wanted: Whole
    found: Whole


class TurnRecord(_Data):
    """What has happened in the turn so far. `start_tops`: the tops of the 12 piles when it began (R6.2).

    `staircase`: the placements of this turn, decoration included, where they are known.

    `slots_chosen` waits for step 6 when slots came with the cards. `frog_from` is whom the frog was taken from (None:
    the table), for giving it back. `monkey_due`, `butterfly_due`: earned and not placed yet.
    """

    start_tops: tuple[str | None, ...]
    report: ReportBuild | None = None
    staircase: tuple[str, ...] = ()
    passed: bool = False
    decoration: Colour | None = None
    substitute: bool = False
    credits_earned: Whole = 0
    highest_bonus: bool = False
    cards_taken: tuple[str, ...] = ()
    slots_chosen: tuple[int, ...] | None = None
    one_time: Take | None = None
    recurring: Take | None = None
    bonus_taken: bool = False
    frog_taken: bool = False
    frog_from: Seat | None = None
    frog_columns: Whole = 0
    frog_placed: bool = False
    monkey_due: bool = False
    butterfly_due: bool = False


class GameState(_Data):
    """One game at one moment; see the rulebook for what each number means.

    `supply`: pieces in the tray. `built`: pieces in the palace, the starting staircase included. `lost`: pieces that by
    agreement are nowhere at the table (R7.6); negative: so many beyond the box's turned up. For each piece supply,
    stocks, built and lost make up the box. `market` and `piles` follow `cards.PILES`; a pile is listed bottom to top,
    None for a card that is not known. `entitlement`: the symbols of the delivery that is due. `income`: each player's
    next recurring delivery. `highest`: the level of the highest decoration of each colour. `trophies`: who holds it
    (None: the table); `figures`: the cell that the figure fills, None on its trophy card, "unknown" on an unreported
    knob; a figure that is not in play has no entry. `bananas_by_round`: each player's score after each finished round.
    `palace`: the placements in the order placed, empty once nobody knows its shape; `ground`: the map's knobs.
    `provenance`, `map_provenance`: where the set's cards and boards come from, and its maps ("house": made up here).
    `seed` None: not for a player's eyes.
    """

    set: str
    data_hash: str
    provenance: str
    map_provenance: str = "house"
    settings: Settings
    ground_map: Annotated[int, Field(ge=1, le=4)]
    expansions: tuple[Figure, ...]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None
    round: Annotated[int, Field(ge=1)]
    turn: Annotated[int, Field(ge=1)]
    prompt: Prompt
    supply: Mapping[Piece, Whole]
    players: Annotated[tuple[PlayerState, ...], Field(min_length=2, max_length=4)]
    market: tuple[MarketPile, ...]
    piles: tuple[tuple[str | None, ...], ...]
    entitlement: Symbols = Symbols()
    income: tuple[Symbols, ...]
    credits: Whole = 0
    trophies: Mapping[Figure, Seat | None]
    palace: tuple[str, ...] = ()
    ground: tuple[tuple[int, int, Colour], ...] = ()
    figures: Mapping[Figure, str | None]
    highest: Mapping[Colour, Whole | None]
    built: Mapping[Piece, Whole]
    lost: Mapping[Piece, int] = Field(default_factory=lambda: dict.fromkeys(PIECES, 0))
    bonus_left: Whole
    current: TurnRecord
    ended: bool = False
    end_triggered_by: Seat | None = None
    shortage: Shortage | None = None
    bananas_by_round: tuple[tuple[int, ...], ...] = ()

    @property
    def player(self) -> PlayerState:
        """The player whose turn it is."""
        return self.players[self.prompt.player]

    def observed(self) -> "GameState":
        """What a player may know: no hidden card, and not the seed that would tell them."""
        seen = tuple((None,) * (len(pile) - 1) + pile[-1:] for pile in self.piles)
        return self.model_copy(update={"piles": seen, "seed": None})


def canonical_json(data: object) -> str:
    """One spelling for equal data: sorted keys, no spaces, ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def state_hash(state: GameState) -> str:
    """SHA-256 of the state's canonical JSON, 64 hex digits. Equal hashes: the same game."""
    return hashlib.sha256(canonical_json(state_json(state)).encode("ascii")).hexdigest()


def state_json(state: GameState) -> dict[str, object]:
    """The state as a JSON object, which `GameState.model_validate_json` reads back."""
    return state.model_dump(mode="json", by_alias=True)
