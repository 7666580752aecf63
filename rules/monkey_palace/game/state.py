"""The state of a game: plain frozen data, equal for equal games, which the engine prints as JSON.

The state knows no rule; `evolve.evolve` computes the next state from an event, `history.Game` holds the present one.
Seats count from 0. Mappings by piece have the keys of `pieces.PIECES` (as strings: `state.supply["arch"]`).
"""

import hashlib
import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from monkey_palace.board.pieces import PIECES, Colour, Figure, Piece
from monkey_palace.board.stock import Bricks, Whole
from monkey_palace.cards.deck_format import SYMBOLS, Deck, Symbols
from monkey_palace.game.commands import ReportBuild, Seat, Take
from monkey_palace.randomness import MAX_SEED
from monkey_palace.settings import Settings

UNKNOWN = "unknown"
"""The place of a figure that stands on the palace on an unreported knob."""


class PromptKind(StrEnum):
    """The kinds of input that the game waits for."""

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
    """The kind of input that is due and its player. `commands`: the kinds of command that answer it; none at `ended`.

    What answers no prompt and is legal at every one is not listed: `correct_supply` (R7.6), and
    the commands of R11 and R12.
    """

    kind: PromptKind
    player: Seat
    commands: tuple[str, ...]


class PlayerState(_Data):
    """One player. `slots`: the four stacks of the board, bottom to top. `score`: the present score (R8.4)."""

    name: str
    bricks: Bricks
    cards: tuple[str, ...] = ()
    slots: Annotated[tuple[tuple[str, ...], ...], Field(min_length=4, max_length=4)] = ((), (), (), ())
    bonus: Whole = 0
    score: int = 0


class MarketPile(_Data):
    """One pile as players see it. `top` None with cards left: the top card is unknown."""

    pile: str
    left: Whole
    top: str | None


class Shortage(_Data):
    """The delivery that triggered the end (R8.2): pieces of a kind `wanted`, and `found` in the compartment."""

    player: Seat
    piece: Piece
    wanted: Whole
    found: Whole


class Owed(_Data):
    """What the tray owes a player, by symbol; negative: what the player owes the tray (R11.6)."""

    arch: int = 0
    brick: int = 0
    column: int = 0
    brick_or_arch: int = 0

    def plus(self, symbols: "Symbols | Owed", times: int = 1) -> "Owed":
        """This and `symbols`, `times` over (negative: less them)."""
        return Owed(**{symbol: getattr(self, symbol) + times * getattr(symbols, symbol) for symbol in SYMBOLS})

    def __bool__(self) -> bool:
        return any(getattr(self, symbol) for symbol in SYMBOLS)


class BoughtCard(_Data):
    """A card of a printed deck. `delivered`: the full recurring deliveries so far for which it was visible."""

    card: str
    delivered: Whole = 0


class Purchase(_Data):
    """The cards of one turn, from a printed deck. `spare`: credits left; negative: overdrawn by agreement (R11.5)."""

    turn: Annotated[int, Field(ge=1)]
    start_colour: Colour
    spare: int
    cards: tuple[BoughtCard, ...]


class ShortDelivery(_Data):
    """A delivery that ran short (R8.2), in a game with a printed deck; "frog": the frog without a column (R10.8).

    `cards`: the cards that showed what was `due`; `found`: the building bricks in the tray; `change`: by how much
    corrected cards have changed what was due.
    """

    turn: Annotated[int, Field(ge=1)]
    source: Literal["one_time", "recurring", "frog"]
    cards: tuple[str, ...]
    due: Symbols
    found: Bricks
    shortage: Shortage
    change: Owed = Owed()


class TurnRecord(_Data):
    """The present turn so far. `start_tops`: the tops of the 12 piles at its start (R6.2); None in a printed deck.

    `staircase`: the placements of this turn, decoration included, if known. `slots_chosen`: slots given with the
    cards, for step 6. `frog_from`: the seat that the frog was taken from (None: the table), in case it goes back.
    `frog_stood`: while the frog is in a hand, its former place as in `figures`; left out of the JSON if None.
    `monkey_due`, `butterfly_due`: earned and not placed yet.
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
    frog_stood: str | None = Field(default=None, exclude_if=lambda place: place is None)
    frog_columns: Whole = 0
    frog_placed: bool = False
    monkey_due: bool = False
    butterfly_due: bool = False


class GameState(_Data):
    """One game at one moment.

    Pieces: `supply` in the tray, `built` in the palace (starting staircase included), `lost` by agreement (R7.6;
    negative: surplus pieces). For each piece, supply, stocks, built and lost add up to the box.
    Cards: `market` and `piles` follow `deck_format.PILES`; a pile is listed bottom to top, None for an unknown card.
    `deck`: who shuffles the piles (R11.1); left out of the JSON if "screen". In a printed deck every card of a pile is
    unknown; the cards in it are those of the set that no player holds. `removed`: lost cards, which belong to the set
    no more (R11.4). `purchases`, `short_deliveries`: those of a printed deck so far. `owed`: by seat, what corrected
    cards left to be settled (R11.6), and the bricks of players who left (R12.4). Each of the four is left out of the
    JSON if there are none.
    `turn`: counts over the whole game, as if the players who left still had their turns. `gone`: the seats of those
    players in the order in which they left (R12.2). `ended_early`: the game ended as it stood (R12.1). Both are left
    out of the JSON where they have nothing to say.
    `entitlement`: symbols of the delivery that is due. `income`: each player's next recurring delivery.
    Palace: `ground`: the map's knobs. `palace`: placements in the order placed; empty once its shape is unknown.
    `highest`: level of the highest decoration by colour. `trophies`: the holder's seat (None: the table). `figures`:
    the figure's cell, None on its trophy card or in a hand, "unknown" on an unreported knob. A figure not in play has
    no entry.
    `bananas_by_round`: each player's score after each finished round. `provenance`, `map_provenance`: origin of cards
    and boards, and of maps ("house": the packaged maps). `seed` None: hidden from players, or a printed deck.
    """

    set: str
    data_hash: str
    provenance: str
    map_provenance: str = "house"
    settings: Settings
    ground_map: Annotated[int, Field(ge=1, le=4)]
    expansions: tuple[Figure, ...]
    deck: Deck = Field(default="screen", exclude_if=lambda deck: deck == "screen")
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None
    round: Annotated[int, Field(ge=1)]
    turn: Annotated[int, Field(ge=1)]
    prompt: Prompt
    supply: Mapping[Piece, Whole]
    players: Annotated[tuple[PlayerState, ...], Field(min_length=2, max_length=4)]
    market: tuple[MarketPile, ...]
    piles: tuple[tuple[str | None, ...], ...]
    removed: tuple[str, ...] = Field(default=(), exclude_if=lambda cards: not cards)
    purchases: tuple[Purchase, ...] = Field(default=(), exclude_if=lambda purchases: not purchases)
    short_deliveries: tuple[ShortDelivery, ...] = Field(default=(), exclude_if=lambda short: not short)
    owed: tuple[Owed, ...] = Field(default=(), exclude_if=lambda owed: not owed)
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
    ended_early: bool = Field(default=False, exclude_if=lambda early: not early)
    gone: tuple[Seat, ...] = Field(default=(), exclude_if=lambda seats: not seats)
    end_triggered_by: Seat | None = None
    shortage: Shortage | None = None
    bananas_by_round: tuple[tuple[int, ...], ...] = ()

    @property
    def player(self) -> PlayerState:
        """The player whose turn it is."""
        return self.players[self.prompt.player]

    def owed_to(self, seat: int) -> Owed:
        """What the tray owes this player."""
        return self.owed[seat] if self.owed else Owed()

    def observed(self) -> "GameState":
        """The state without hidden information: no hidden cards and no seed, which would reveal them."""
        seen = tuple((None,) * (len(pile) - 1) + pile[-1:] for pile in self.piles)
        return self.model_copy(update={"piles": seen, "seed": None})


def canonical_json(data: object) -> str:
    """Canonical JSON: sorted keys, no spaces, ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def state_hash(state: GameState) -> str:
    """SHA-256 of the state's canonical JSON, 64 hex digits. Equal hashes mean equal games."""
    return hashlib.sha256(canonical_json(state_json(state)).encode("ascii")).hexdigest()


def state_json(state: GameState) -> dict[str, object]:
    """The state as a JSON object; `GameState.model_validate_json` reads it back."""
    return state.model_dump(mode="json", by_alias=True)
