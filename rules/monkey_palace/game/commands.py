"""Commands (R2.4): a player's intents. Frozen, bounded, and equal in Python and JSON.

`kind` names the command in JSON. Seats, slots and cards are written as in the state.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from monkey_palace.board.palace import PLATE
from monkey_palace.board.pieces import Colour
from monkey_palace.cards.deck_format import (
    MAX_BANANAS,
    MAX_SYMBOLS,
    ONE_TIME_SYMBOLS,
    PILES,
    RECURRING_SYMBOLS,
    Deck,
    Symbols,
)
from monkey_palace.errors import BadCommand
from monkey_palace.randomness import MAX_SEED

# No count or level of a game with 224 pieces comes near it; the bound limits typing errors.
MAX_COUNT: Final = 1000
# More than a compartment holds.
MAX_CORRECTION: Final = 200
# A turn buys from at most six piles (R6.1, R6.2).
MAX_CARDS: Final = 12
# In characters; a staircase of all 176 building bricks is shorter.
MAX_NOTATION: Final = 4000

Count = Annotated[int, Field(strict=True, ge=0, le=MAX_COUNT)]
Correction = Annotated[int, Field(strict=True, ge=-MAX_CORRECTION, le=MAX_CORRECTION)]
Slot = Annotated[int, Field(strict=True, ge=0, le=3)]
CardId = Annotated[str, Field(min_length=1, max_length=64)]
PileName = Annotated[str, Field(pattern=f"^(?:{'|'.join(PILES)})$")]
Seat = Annotated[int, Field(strict=True, ge=0, le=3)]
Cell = Annotated[str, Field(pattern=r"^(?:[12]?[0-9]|3[01]),(?:[12]?[0-9]|3[01]),[0-9]{1,3}$")]
"""A cell `x,y,z` (R3.1)."""


class _Command(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class ReportBuild(_Command):
    """The facts of a built staircase (R4, R5), entered by a player or found by a bot; performs steps 1 to 3.

    `height`: level of the decoration in brick heights above the ground. `five_high`: R8.1. `decoration` None: none
    could be put on (R10.7 `skip`); for verification only: not known yet.
    """

    kind: Literal["report_build"] = "report_build"
    start_colour: Colour
    arches: Count
    bricks: Count = 0
    columns: Count = 0
    height: Count
    five_high: Annotated[bool, Field(strict=True)] = False
    decoration: Colour | None = None


class Build(_Command):
    """A staircase in the text notation, decoration included (R4, R5.1); needs a palace of known shape."""

    kind: Literal["build"] = "build"
    staircase: Annotated[str, Field(max_length=MAX_NOTATION)]


class PassBuild(_Command):
    """No staircase this turn (R4.10)."""

    kind: Literal["pass_build"] = "pass_build"


class TakeCards(_Command):
    """The cards bought this turn, possibly none (R6.1).

    `slots`: a slot 0 to 3 for each card in the order of `cards`; of two cards on one slot, the later lies on top.
    None: the slots follow from the rules, or the game asks for them later (R7.3).
    """

    kind: Literal["take_cards"] = "take_cards"
    cards: Annotated[tuple[CardId, ...], Field(max_length=MAX_CARDS)] = ()
    slots: Annotated[tuple[Slot, ...], Field(max_length=MAX_CARDS)] | None = None


class PlaceCards(_Command):
    """A slot for each card of this turn in the order taken (R7.3)."""

    kind: Literal["place_cards"] = "place_cards"
    slots: Annotated[tuple[Slot, ...], Field(max_length=MAX_CARDS)]


class Take(_Command):
    """The pieces of one delivery (R7.1, R7.2). In JSON, `source` is named `from`."""

    kind: Literal["take"] = "take"
    source: Literal["one_time", "recurring"] = Field(alias="from")
    arch: Count = 0
    brick: Count = 0
    column: Count = 0


class TakeFrog(_Command):
    """Takes the frog trophy and one column (R9.3)."""

    kind: Literal["take_frog"] = "take_frog"


class PlaceFrog(_Command):
    """Places the frog on the staircase's lowest open end knob (R9.3); `at` None: the cell is not known."""

    kind: Literal["place_frog"] = "place_frog"
    at: Cell | None = None


class PlaceMonkey(_Command):
    """Places the monkey on an open end knob of any arch (R9.1); `at` None: the cell is not known."""

    kind: Literal["place_monkey"] = "place_monkey"
    at: Cell | None = None


class PlaceButterfly(_Command):
    """Places the butterfly on the decoration just placed (R9.2)."""

    kind: Literal["place_butterfly"] = "place_butterfly"


class EndTurn(_Command):
    """Ends the turn; unspent credits lapse (R6.3)."""

    kind: Literal["end_turn"] = "end_turn"


class CorrectSupply(_Command):
    """Pieces that players agree are missing from the tray (R7.6); negative: pieces that turned up in it.

    Legal at every prompt except `ended`; no prompt lists it.
    """

    kind: Literal["correct_supply"] = "correct_supply"
    arch: Correction = 0
    brick: Correction = 0
    column: Correction = 0
    light_green: Correction = 0
    dark_green: Correction = 0
    gold: Correction = 0


class TellTop(_Command):
    """The card that people see on top of a pile of a printed deck (R11.3); `card` None: it is unknown again.

    Legal at every prompt except `ended`; no prompt lists it.
    """

    kind: Literal["tell_top"] = "tell_top"
    pile: PileName
    card: CardId | None


class RemoveCard(_Command):
    """A printed card that is lost and leaves the set for good (R11.4).

    Legal at every prompt except `ended`; no prompt lists it.
    """

    kind: Literal["remove_card"] = "remove_card"
    card: CardId


class ChangeDeck(_Command):
    """The deck is of the other kind (R11.1). `seed`: shuffles a screen deck; a printed deck has none.

    Legal until the first card is bought; no prompt lists it.
    """

    kind: Literal["change_deck"] = "change_deck"
    deck: Deck
    seed: Annotated[int, Field(strict=True, ge=0, le=MAX_SEED)] | None = None

    @model_validator(mode="after")
    def _seeded(self) -> "ChangeDeck":
        if (self.seed is None) is not (self.deck == "printed"):
            raise ValueError("expected a seed for a screen deck, and none for a printed one")
        return self


Agreement = Literal["too_few_credits", "wrong_colour", "pile_twice", "withdraws_end"]
"""A refusal of `correct_card` that the table overrides by agreement, by its code."""


class CorrectCard(_Command):
    """The player's card `was` is another one, `is`, and was so from its purchase on (R11.5). Printed decks only.

    If a player holds `is`, the two cards change places. `agreed`: what the table agrees to, though the rules would
    refuse it. Legal at every prompt, `ended` included; no prompt lists it. In Python, `is` is named `is_`.
    """

    kind: Literal["correct_card"] = "correct_card"
    player: Seat
    was: CardId
    is_: CardId = Field(alias="is")
    agreed: Annotated[tuple[Agreement, ...], Field(max_length=4)] = ()


class SettleOwed(_Command):
    """Pieces that a player takes from the tray because of a corrected card; negative: puts back (R11.6).

    Legal at every prompt except `ended`; no prompt lists it.
    """

    kind: Literal["settle_owed"] = "settle_owed"
    player: Seat
    arch: Correction = 0
    brick: Correction = 0
    column: Correction = 0


def _printed_symbols(value: object, allowed: tuple[str, ...]) -> object:
    """The symbols of a printed delivery in Python or JSON. Raises `ValueError` for other symbols or counts."""
    counts = value.as_dict() if isinstance(value, Symbols) else value
    if not isinstance(counts, dict) or not counts.keys() <= Symbols().as_dict().keys():
        raise ValueError(f"expected counts of {', '.join(allowed)}")
    for symbol, count in counts.items():
        most = MAX_SYMBOLS if symbol in allowed else 0
        if type(count) is not int or not 0 <= count <= most:
            raise ValueError(f"expected 0 to {most} of {symbol}")
    return Symbols(**counts)


OneTime = Annotated[Symbols, BeforeValidator(lambda value: _printed_symbols(value, ONE_TIME_SYMBOLS))]
Recurring = Annotated[Symbols, BeforeValidator(lambda value: _printed_symbols(value, RECURRING_SYMBOLS))]
Stud = Annotated[int, Field(strict=True, ge=0, lt=PLATE)]
WithdrawsEnd = Annotated[tuple[Literal["withdraws_end"], ...], Field(max_length=1)]
"""The refusal that the table overrides when a print is corrected (R11.7)."""


class LearnCard(_Command):
    """What a card prints, entered for the first time or corrected (R11.8).

    Legal with a printed deck at every prompt, `ended` included, and before the first card is bought; no prompt lists
    it. `agreed`: as of `correct_card`.
    """

    kind: Literal["learn_card"] = "learn_card"
    card: CardId
    bananas: Annotated[int, Field(strict=True, ge=0, le=MAX_BANANAS)]
    one_time: OneTime = Symbols()
    recurring: Recurring = Symbols()
    agreed: WithdrawsEnd = ()


class LearnBoard(_Command):
    """The recurring delivery that a seat's board prints, entered or corrected (R11.8). Legal as `learn_card` is.

    `seat`: also one that nobody plays.
    """

    kind: Literal["learn_board"] = "learn_board"
    seat: Seat
    recurring: Recurring
    agreed: WithdrawsEnd = ()


class LearnKnob(_Command):
    """A knob of the game's ground map, entered or corrected (R11.8). Legal as `learn_card` is.

    `colour` None: there is no knob on this stud.
    """

    kind: Literal["learn_knob"] = "learn_knob"
    x: Stud
    y: Stud
    colour: Colour | None


class EndNow(_Command):
    """Ends the game as it stands and counts the scores (R12.1).

    Legal at every prompt except `ended`; no prompt lists it.
    """

    kind: Literal["end_now"] = "end_now"


class Leave(_Command):
    """A player leaves the game and keeps what scores (R12.2). Legal at every prompt except `ended`; no prompt lists it.

    `bricks`: the player's bricks go "back" into the tray and are owed until they do (R12.4), or stay "out" of the game.
    """

    kind: Literal["leave"] = "leave"
    player: Seat
    bricks: Literal["back", "out"]


Command = (
    ReportBuild
    | Build
    | PassBuild
    | TakeCards
    | PlaceCards
    | Take
    | TakeFrog
    | PlaceFrog
    | PlaceMonkey
    | PlaceButterfly
    | EndTurn
    | CorrectSupply
    | TellTop
    | RemoveCard
    | ChangeDeck
    | CorrectCard
    | SettleOwed
    | LearnCard
    | LearnBoard
    | LearnKnob
    | EndNow
    | Leave
)

LearnCommand = LearnCard | LearnBoard | LearnKnob
"""What is learnt of an incomplete set (R11.8): no step of the game, so that undo leaves it in force."""

DeckCommand = TellTop | RemoveCard | ChangeDeck | CorrectCard | SettleOwed | LearnCommand
"""What is told of a printed deck (R11): it answers no prompt, and the turn goes on as it was."""

_COMMAND: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="kind")])


def parse_command(data: object) -> Command:
    """The command in a JSON object; raises `BadCommand` naming the first field that does not fit."""
    try:
        return _COMMAND.validate_python(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise BadCommand(".".join(str(part) for part in first["loc"]), first["msg"]) from None


def command_json(command: Command) -> dict[str, object]:
    """The command as a JSON object; `parse_command` reads it back."""
    return command.model_dump(mode="json", by_alias=True)
