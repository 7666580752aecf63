"""Events: results of commands, chance and consequences included. The state is their fold (`evolve.evolve`).

A command makes one or more events; the last one, `awaiting`, has the next prompt. `kind` names the event in JSON;
`parse_event` reads it back.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from monkey_palace.board.pieces import Colour, Figure, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.deck_format import Deck, Symbols
from monkey_palace.errors import BadCommand
from monkey_palace.game.commands import Agreement, ReportBuild
from monkey_palace.game.state import Owed, Prompt, PromptKind, ShortDelivery
from monkey_palace.settings import Settings

Piles = tuple[tuple[str, tuple[str | None, ...]], ...]
"""Each pile's name and its cards, bottom to top; None for an unknown card."""


class _Event(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class GameStarted(_Event):
    """The game is set up (R2.1-2.3): shuffled piles bottom to top, each seat's kit and printed delivery.

    `ground`: the map's knobs. `palace`: the starting staircase in notation, gold brick included. Both are empty if the
    map is not known. `provenance`, `map_provenance`: origin of cards and boards, and of maps. `deck`: R11.1, left out
    of the JSON if "screen"; a printed deck has no seed and piles of unknown cards.
    """

    kind: Literal["game_started"] = "game_started"
    players: tuple[str, ...]
    set: str
    data_hash: str
    provenance: str
    map_provenance: str = "house"
    settings: Settings
    ground_map: int
    expansions: tuple[Figure, ...]
    deck: Deck = Field(default="screen", exclude_if=lambda deck: deck == "screen")
    seed: int | None
    piles: Piles
    kits: tuple[Bricks, ...]
    income: tuple[Symbols, ...]
    ground: tuple[tuple[int, int, Colour], ...] = ()
    palace: tuple[str, ...] = ()


class TurnStarted(_Event):
    """A turn begins; `turn` counts over the whole game, from 1, as if the players who left still had their turns."""

    kind: Literal["turn_started"] = "turn_started"
    player: int
    turn: int
    round: int


class StaircaseBuilt(_Event):
    """The staircase's building bricks went from the player's stock into the palace (R4).

    `placements`: in path order without the decoration. Empty if only facts were reported; then the palace's shape is
    unknown from now on.
    """

    kind: Literal["staircase_built"] = "staircase_built"
    player: int
    report: ReportBuild
    placements: tuple[str, ...] = ()


class Decorated(_Event):
    """A decoration went on at `level` (R5.1). `substitute`: another colour, because the start colour ran out (R10.7).

    `at`: its placement in notation; None if the palace's shape is unknown.
    """

    kind: Literal["decorated"] = "decorated"
    player: int
    colour: Colour
    level: int
    at: str | None = None
    substitute: bool
    monkey_due: bool
    butterfly_due: bool


class CreditsCounted(_Event):
    """Monkey Credits: one for each arch, and one for the highest decoration of its colour (R5.2, R5.3)."""

    kind: Literal["credits_counted"] = "credits_counted"
    player: int
    arches: int
    highest_bonus: bool
    credits: int


class BuildPassed(_Event):
    """No staircase this turn (R4.10)."""

    kind: Literal["build_passed"] = "build_passed"
    player: int


class FrogTaken(_Event):
    """The frog trophy came from `source` (None: the table) with `columns` columns from the tray (R9.3).

    `short`: with a printed deck, a frog without a column (R10.8); otherwise left out of the JSON.
    """

    kind: Literal["frog_taken"] = "frog_taken"
    player: int
    source: int | None
    columns: int
    short: ShortDelivery | None = Field(default=None, exclude_if=lambda short: short is None)


class FrogReturned(_Event):
    """No staircase was built: trophy and column went back (R9.3)."""

    kind: Literal["frog_returned"] = "frog_returned"
    player: int
    source: int | None
    columns: int


class CardsTaken(_Event):
    """Cards bought (R6). `slots`: the slots given with them, or None. `bananas`: their score.

    `piles`: in a printed deck the pile of each card; otherwise empty and left out of the JSON.
    """

    kind: Literal["cards_taken"] = "cards_taken"
    player: int
    cards: tuple[str, ...]
    piles: tuple[str, ...] = Field(default=(), exclude_if=lambda piles: not piles)
    slots: tuple[int, ...] | None
    cost: int
    bananas: int


class CardsPlaced(_Event):
    """This turn's cards lie on the board (R7.3). `income`: the player's recurring delivery from now on.

    `automatic`: there was no choice, or the player made it with the purchase.
    """

    kind: Literal["cards_placed"] = "cards_placed"
    player: int
    slots: tuple[int, ...]
    income: Symbols
    automatic: bool


class Delivered(_Event):
    """Building bricks went from the tray to the player (R7).

    With a printed deck, and left out of the JSON where they do not apply: `set_off`, what the player owed and did not
    get (R11.6), and `short`, the delivery if it ran short.
    """

    kind: Literal["delivered"] = "delivered"
    player: int
    source: Literal["one_time", "recurring"]
    arch: int
    brick: int
    column: int
    set_off: Symbols = Field(default=Symbols(), exclude_if=lambda symbols: not symbols)
    short: ShortDelivery | None = Field(default=None, exclude_if=lambda short: short is None)


class EndTriggered(_Event):
    """A building brick ran short: this round is the last (R8.2)."""

    kind: Literal["end_triggered"] = "end_triggered"
    player: int
    piece: Piece
    wanted: int
    found: int


class StepSkipped(_Event):
    """A step was skipped: nothing to buy, or a delivery without symbols."""

    kind: Literal["step_skipped"] = "step_skipped"
    player: int
    prompt: PromptKind


class BonusTaken(_Event):
    """The player took a Bonus Card for a part of five bricks (R8.1)."""

    kind: Literal["bonus_taken"] = "bonus_taken"
    player: int


class FigurePlaced(_Event):
    """A figure went on the palace; its trophy moved from `source` to the player (None: from the table, or unmoved).

    The frog's trophy moves when it is taken. `at`: the cell, or "unknown".
    """

    kind: Literal["figure_placed"] = "figure_placed"
    player: int
    figure: Figure
    at: str
    source: int | None


class FigureOnCard(_Event):
    """A figure went on its trophy card; the player holds the trophy, from `source` (None: from the table, or unmoved).

    `why`: no knob is open for the earned figure (R9.3, R9.4), its holder built on its knob (R10.5), or the turn was cut
    short before the earned figure was placed (R12.3).
    """

    kind: Literal["figure_on_card"] = "figure_on_card"
    player: int
    figure: Figure
    source: int | None
    why: Literal["no_open_knob", "built_over", "cut_short"]


class SupplyCorrected(_Event):
    """Pieces are missing from the tray by agreement (R7.6); negative: pieces turned up in it."""

    kind: Literal["supply_corrected"] = "supply_corrected"
    arch: int
    brick: int
    column: int
    light_green: int
    dark_green: int
    gold: int


class TopTold(_Event):
    """The card on top of a pile of a printed deck, None: unknown again (R11.3)."""

    kind: Literal["top_told"] = "top_told"
    pile: str
    card: str | None


class CardRemoved(_Event):
    """A lost card left its pile and the set for good (R11.4)."""

    kind: Literal["card_removed"] = "card_removed"
    card: str
    pile: str


class CardCorrected(_Event):
    """The player's card `was` is another one, `is` (R11.5).

    `other`: the seat that held `is` and has `was` now; None: `is` was in its pile, and `was` is now. `piles`: those of
    `was` and of `is`. `bananas`, `cost`: by how much `is` has more than `was`. What follows: `credits` of the turn,
    `income` by seat, `owed` by seat (empty: nothing), `short_deliveries`. `agreed`: see the command.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    kind: Literal["card_corrected"] = "card_corrected"
    player: int
    was: str
    is_: str = Field(alias="is")
    other: int | None
    piles: tuple[str, str]
    bananas: int
    cost: int
    credits: int
    income: tuple[Symbols, ...]
    owed: tuple[Owed, ...]
    short_deliveries: tuple[ShortDelivery, ...]
    agreed: tuple[Agreement, ...]


class CardLearned(_Event):
    """What a card prints, entered or corrected (R11.8). `data_hash`: of the set from now on.

    What follows: `more`, the bananas by which the score of its holder rises; `income` by seat, `owed` by seat (empty:
    nothing), `short_deliveries`. `agreed`: see the command.
    """

    kind: Literal["card_learned"] = "card_learned"
    card: str
    bananas: int
    one_time: Symbols
    recurring: Symbols
    data_hash: str
    more: int
    income: tuple[Symbols, ...]
    owed: tuple[Owed, ...]
    short_deliveries: tuple[ShortDelivery, ...]
    agreed: tuple[Literal["withdraws_end"], ...]


class BoardLearned(_Event):
    """The recurring delivery that a board prints, entered or corrected (R11.8). The fields of `CardLearned`."""

    kind: Literal["board_learned"] = "board_learned"
    seat: int
    recurring: Symbols
    data_hash: str
    income: tuple[Symbols, ...]
    owed: tuple[Owed, ...]
    short_deliveries: tuple[ShortDelivery, ...]
    agreed: tuple[Literal["withdraws_end"], ...]


class KnobLearned(_Event):
    """A knob of the game's map, None: no knob there, entered or corrected (R11.8).

    `data_hash`, `map_provenance`: of the set from now on.
    """

    kind: Literal["knob_learned"] = "knob_learned"
    x: int
    y: int
    colour: Colour | None
    data_hash: str
    map_provenance: str


class OwedSettled(_Event):
    """Pieces went from the tray to the player, negative: back, for these symbols that were owed (R11.6)."""

    kind: Literal["owed_settled"] = "owed_settled"
    player: int
    arch: int
    brick: int
    column: int
    symbols: Owed


class EndWithdrawn(_Event):
    """The delivery that had triggered the end was not short after all; the player who triggered it (R11.7)."""

    kind: Literal["end_withdrawn"] = "end_withdrawn"
    player: int


class DeckChanged(_Event):
    """The deck is of the other kind, with these piles (R11.1)."""

    kind: Literal["deck_changed"] = "deck_changed"
    deck: Deck
    seed: int | None
    piles: Piles


class TurnEnded(_Event):
    """The turn ended; `lapsed`: unspent credits (R6.3)."""

    kind: Literal["turn_ended"] = "turn_ended"
    player: int
    lapsed: int


class RoundEnded(_Event):
    """Each player has had a turn, or the game ended early (R12.1); `scores`: the present scores."""

    kind: Literal["round_ended"] = "round_ended"
    round: int
    scores: tuple[int, ...]


class EndedEarly(_Event):
    """The game ends as it stands (R12.1), in the turn of this player."""

    kind: Literal["ended_early"] = "ended_early"
    player: int


class PlayerLeft(_Event):
    """The player left (R12.2). `bricks`: see the command."""

    kind: Literal["player_left"] = "player_left"
    player: int
    bricks: Literal["back", "out"]


class GameEnded(_Event):
    """The last round ended (R8.3, R8.5), or the game ended early (R12.1)."""

    kind: Literal["game_ended"] = "game_ended"
    winners: tuple[int, ...]
    reason: Literal["points", "monkey_trophy", "shared"]
    scores: tuple[int, ...]


class Awaiting(_Event):
    """The next prompt. `entitlement`: the delivery that is due; empty at other prompts."""

    kind: Literal["awaiting"] = "awaiting"
    prompt: Prompt
    entitlement: Symbols


GameEvent = (
    GameStarted
    | TurnStarted
    | StaircaseBuilt
    | Decorated
    | CreditsCounted
    | BuildPassed
    | FrogTaken
    | FrogReturned
    | CardsTaken
    | CardsPlaced
    | Delivered
    | EndTriggered
    | StepSkipped
    | BonusTaken
    | FigurePlaced
    | FigureOnCard
    | SupplyCorrected
    | TopTold
    | CardRemoved
    | DeckChanged
    | CardCorrected
    | OwedSettled
    | EndWithdrawn
    | CardLearned
    | BoardLearned
    | KnobLearned
    | TurnEnded
    | RoundEnded
    | EndedEarly
    | PlayerLeft
    | GameEnded
    | Awaiting
)

_EVENT: TypeAdapter[GameEvent] = TypeAdapter(Annotated[GameEvent, Field(discriminator="kind")])


def parse_event(line: str | bytes) -> GameEvent:
    """The event in a JSON text; raises `BadCommand` naming the first field that does not fit."""
    try:
        return _EVENT.validate_json(line, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise BadCommand(".".join(str(part) for part in first["loc"]), first["msg"]) from None


def event_json(event: GameEvent) -> dict[str, object]:
    """The event as a JSON object."""
    return event.model_dump(mode="json", by_alias=True)
