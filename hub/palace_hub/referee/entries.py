"""Entries: all that people type or touch, as data, and the answers of the advisor's process.

Keyboard, touch and bots reach the core through them alone.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from monkey_palace.cards.deck_format import MAX_BANANAS, PILES, SEATS, Deck, Symbols
from monkey_palace.game.commands import Agreement, OneTime, Recurring, Stud, WithdrawsEnd
from palace_hub.errors import BadEntry
from palace_hub.referee.events import HintMode

Count = Annotated[int, Field(strict=True, ge=0, le=1000)]
Compartment = Annotated[int, Field(strict=True, ge=0, le=5)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Kit = Annotated[dict[Literal["arch", "brick", "column"], Count], Field(max_length=3)]
Colour = Literal["light_green", "dark_green", "gold"]
Side = Literal["near", "right", "far", "left"]
"""A side of the table, as seen from the near one: that of the plate's south edge."""
Sides = Annotated[tuple[Side | None, ...], Field(max_length=4)]
"""The side of each seat; None: not known, so the plan does not turn by itself."""
Turns = Annotated[int, Field(strict=True, ge=0, le=3)]
"""Quarter turns to the left."""
Notation = Annotated[str, Field(min_length=1, max_length=40)]
"""A placement or a cell in the text notation; what it says is for the rules to read."""


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Confirm(_Entry):
    """The main action of whatever is on screen (Enter, the wide button, the tray's confirm button)."""

    do: Literal["confirm"] = "confirm"


class Back(_Entry):
    """Esc or the tray's back button: leaves what is pending; never undoes a committed event."""

    do: Literal["back"] = "back"


class NewGame(_Entry):
    """Starts a game; `ground_map` None takes the table's usual map.

    `deck`: "screen" shows cards that the hub shuffles, "printed" follows those that people shuffle (R11.1).
    `deck_seed`: of a screen deck; None lets the hub draw one. `card_set`: one of the user's sets; None: the usual one.
    `sides`: where the players sit, empty: not said. `map_turns`: how the map lies on the plate.
    `bots`: by seat, the bot that plays it, None for a person; empty for people alone. `hints`: by seat, when the player
    gets hints, None as in the game before; empty: all so.
    """

    do: Literal["new_game"] = "new_game"
    players: tuple[Name, ...] = Field(min_length=2, max_length=4)
    expansions: tuple[Literal["butterfly", "frog"], ...] = ()
    settings: dict[str, str | bool] = {}
    ground_map: Annotated[int, Field(strict=True, ge=1, le=4)] | None = None
    deck: Deck = "screen"
    deck_seed: int | None = None
    card_set: Name | None = None
    sides: Sides = ()
    map_turns: Turns = 0
    bots: Annotated[tuple[Name | None, ...], Field(max_length=SEATS)] = ()
    hints: Annotated[tuple[HintMode | None, ...], Field(max_length=SEATS)] = ()


class NewSet(_Entry):
    """Begins a card set of which nothing is known but the start kits by seat and the sizes of the piles (R11.8)."""

    do: Literal["new_set"] = "new_set"
    name: Name
    kits: Annotated[tuple[Kit, ...], Field(min_length=SEATS, max_length=SEATS)]
    sizes: Annotated[tuple[Count, ...], Field(min_length=len(PILES), max_length=len(PILES))]


class Resume(_Entry):
    do: Literal["resume"] = "resume"


class Discard(_Entry):
    """Puts aside the game that is offered or set up; asked once more by the screen. `OpenGame` offers it again."""

    do: Literal["discard"] = "discard"


class OpenGame(_Entry):
    """Offers a game that was put aside, by its number in the journal."""

    do: Literal["open_game"] = "open_game"
    game: Annotated[int, Field(strict=True, ge=1)]


class Draft(_Entry):
    """Facts of the staircase in progress (R4, R5); only the fields given change."""

    do: Literal["draft"] = "draft"
    start_colour: Colour | None = None
    arches: Count | None = None
    bricks: Count | None = None
    columns: Count | None = None
    height: Count | None = None
    five_high: bool | None = None


class EnterBy(_Entry):
    """How this turn's staircase is entered: seen by the plate, piece by piece on the plan, or as facts.

    What was entered is kept."""

    do: Literal["enter_by"] = "enter_by"
    way: Literal["plate", "plan", "facts"]


class Place(_Entry):
    """One more piece on the plan: `A8,14,0e`, an arch from either foot; never the decoration."""

    do: Literal["place"] = "place"
    placement: Notation


class TakeBack(_Entry):
    """A piece off the plan; the last one entered where `placement` is left out."""

    do: Literal["take_back"] = "take_back"
    placement: Notation | None = None


class ChooseKnob(_Entry):
    """The knob for the monkey or the frog: the cell `x,y,z` that it will fill; confirm places it."""

    do: Literal["choose_knob"] = "choose_knob"
    at: Notation


class Decoration(_Entry):
    """The decoration that was put on, typed because no tray can see it."""

    do: Literal["decoration"] = "decoration"
    colour: Colour


class PassBuild(_Entry):
    do: Literal["pass_build"] = "pass_build"


class ChooseCards(_Entry):
    """The whole present choice of cards, replacing the one before; confirm buys them."""

    do: Literal["choose_cards"] = "choose_cards"
    cards: tuple[str, ...]


class CorrectCard(_Entry):
    """A player's card `was` is another one, `is` (R11.5). `agreed`: the refusals that the table overrides, by code."""

    do: Literal["correct_card"] = "correct_card"
    player: Annotated[int, Field(strict=True, ge=0, le=3)]
    was: Notation
    is_: Notation = Field(alias="is")
    agreed: Annotated[tuple[Agreement, ...], Field(max_length=4)] = ()


class LearnCard(_Entry):
    """What a card prints, entered for the first time or corrected (R11.8). `agreed`: as of `CorrectCard`."""

    do: Literal["learn_card"] = "learn_card"
    card: Notation
    bananas: Annotated[int, Field(strict=True, ge=0, le=MAX_BANANAS)]
    one_time: OneTime = Symbols()
    recurring: Recurring = Symbols()
    agreed: WithdrawsEnd = ()


class LearnBoard(_Entry):
    """The recurring delivery that the board of a seat prints, entered or corrected (R11.8)."""

    do: Literal["learn_board"] = "learn_board"
    seat: Annotated[int, Field(strict=True, ge=0, lt=SEATS)]
    recurring: Recurring
    agreed: WithdrawsEnd = ()


class LearnKnob(_Entry):
    """A knob of the game's ground map, entered or corrected (R11.8). `colour` None: there is no knob on this stud."""

    do: Literal["learn_knob"] = "learn_knob"
    x: Stud
    y: Stud
    colour: Colour | None


class RemoveCard(_Entry):
    """A card of a pile is lost and leaves the game (R11.4)."""

    do: Literal["remove_card"] = "remove_card"
    card: Notation


class ChangeDeck(_Entry):
    """The cards are of the other kind, which was chosen wrongly (R11.1); the hub draws the seed of a screen deck."""

    do: Literal["change_deck"] = "change_deck"
    deck: Deck


class ChooseSlots(_Entry):
    """A slot 0..3 for each new card in the order taken (R7.3); confirm places them."""

    do: Literal["choose_slots"] = "choose_slots"
    slots: tuple[Annotated[int, Field(strict=True, ge=0, le=3)], ...]


class TakeFrog(_Entry):
    do: Literal["take_frog"] = "take_frog"


class Answer(_Entry):
    """The answer to the question on screen; an answer to an older question is ignored."""

    do: Literal["answer"] = "answer"
    question: int
    answer: str


class Override(_Entry):
    """A person's count of a compartment, in place of the tray's."""

    do: Literal["override"] = "override"
    cell: Compartment
    count: Count


class Manual(_Entry):
    """Pieces taken (negative: put back) while the tray cannot be read, by compartment 0..5."""

    do: Literal["manual"] = "manual"
    taken: dict[Compartment, Annotated[int, Field(strict=True, ge=-100, le=100)]]


class KeepAsItIs(_Entry):
    """Ends correction mode by taking the tray as the truth; logged as an override with its reason."""

    do: Literal["keep_as_it_is"] = "keep_as_it_is"
    reason: Annotated[str, Field(max_length=200)] = ""


class Skip(_Entry):
    """Leaves out the step of the tray's set-up that is on screen, where it can be left out."""

    do: Literal["skip"] = "skip"


class Recheck(_Entry):
    """Answer to the tray's check before a game: the weight is right (`count`), all pieces are there (`all_there`),
    weigh anew (`weigh`), or type this game (`type`)."""

    do: Literal["recheck"] = "recheck"
    choice: Literal["count", "all_there", "weigh", "type"]


class ChooseSides(_Entry):
    """Where the players sit now, by seat; empty: forget it."""

    do: Literal["choose_sides"] = "choose_sides"
    sides: Sides


class TurnMap(_Entry):
    """How the ground map lies on the plate now: it was told wrongly, or the plate was turned."""

    do: Literal["turn_map"] = "turn_map"
    turns: Turns


class Hint(_Entry):
    """Asks for a hint; asked again, for the next level of it."""

    do: Literal["hint"] = "hint"


class ChooseHints(_Entry):
    """When each player gets hints, by seat."""

    do: Literal["choose_hints"] = "choose_hints"
    modes: Annotated[tuple[HintMode, ...], Field(min_length=2, max_length=SEATS)]


class Advise(_Entry):
    """The answer of the advisor's process to request `number`; nobody types it. `final`: no better one follows.

    `command`, `reason`, `params` and `piles` are those of `monkey_palace.bots.advice.Advice`; a bot gives the command
    alone.
    """

    do: Literal["advise"] = "advise"
    number: Annotated[int, Field(strict=True, ge=1)]
    command: dict[str, Any]
    reason: str = ""
    params: dict[str, str | int | bool] = {}
    piles: tuple[str, ...] = ()
    final: bool = True


class Explain(_Entry):
    """Keeps with the game whether each step is explained, and what was: a player's name and a step; nobody types it."""

    do: Literal["explain"] = "explain"
    on: Annotated[bool, Field(strict=True)]
    taught: Annotated[tuple[tuple[Name, int], ...], Field(max_length=SEATS * 9)]


class NoAdvice(_Entry):
    """The advisor's process gives no answer to request `number`; nobody types it."""

    do: Literal["no_advice"] = "no_advice"
    number: Annotated[int, Field(strict=True, ge=1)]


class PlayByHand(_Entry):
    """People play this turn of a bot that does not decide; its next turn is the bot's again."""

    do: Literal["play_by_hand"] = "play_by_hand"


class TellTop(_Entry):
    """The card that people see on top of the pile that a bot asks about, or an equal one."""

    do: Literal["tell_top"] = "tell_top"
    card: Notation


class Mute(_Entry):
    """Plays no sounds, or plays them again."""

    do: Literal["mute"] = "mute"
    muted: Annotated[bool, Field(strict=True)]


class Export(_Entry):
    """Writes the record of the game to a file; the answer is news that names the file."""

    do: Literal["export"] = "export"


class EndNow(_Entry):
    """Ends the game as it stands and counts the scores (R12.1)."""

    do: Literal["end_now"] = "end_now"


class Leave(_Entry):
    """A player leaves; the own bricks go back into the tray or stay out of the game (R12.2)."""

    do: Literal["leave"] = "leave"
    player: Annotated[int, Field(strict=True, ge=0, lt=SEATS)]
    bricks: Literal["back", "out"]


class Undo(_Entry):
    do: Literal["undo"] = "undo"


class Redo(_Entry):
    do: Literal["redo"] = "redo"


Entry = Annotated[
    Confirm
    | Back
    | NewGame
    | NewSet
    | Resume
    | Discard
    | OpenGame
    | Draft
    | EnterBy
    | Place
    | TakeBack
    | ChooseKnob
    | Decoration
    | PassBuild
    | ChooseCards
    | CorrectCard
    | LearnCard
    | LearnBoard
    | LearnKnob
    | RemoveCard
    | ChangeDeck
    | ChooseSlots
    | TakeFrog
    | Answer
    | Override
    | Manual
    | KeepAsItIs
    | Skip
    | Recheck
    | ChooseSides
    | TurnMap
    | Hint
    | ChooseHints
    | Advise
    | Explain
    | NoAdvice
    | PlayByHand
    | TellTop
    | Mute
    | Export
    | EndNow
    | Leave
    | Undo
    | Redo,
    Field(discriminator="do"),
]

_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)


def parse_entry(data: object) -> Entry:
    """The entry in an object; raises `BadEntry` naming the first field that does not fit."""
    try:
        return _ENTRY.validate_python(data)
    except ValidationError as error:
        raise _bad(error) from None


def read_entry(text: str) -> Entry:
    """The same in a JSON text, in which every key is a string."""
    try:
        return _ENTRY.validate_json(text)
    except ValidationError as error:
        raise _bad(error) from None


def _bad(error: ValidationError) -> BadEntry:
    first = error.errors(include_url=False)[0]
    return BadEntry(".".join(str(part) for part in first["loc"]), first["msg"])
