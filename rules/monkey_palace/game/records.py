"""Game records as JSON lines: a header, one event per line, and the hash of the final state.

`verify_record` replays a record: it derives the commands from the events and compares the rules' events with the
record's. This detects changed numbers, missing lines and changed rules at their line.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Figure
from monkey_palace.errors import BadCommand, BadNotation, BadSettings, IllegalCommand, RecordError
from monkey_palace.game.apply import decide, evolve, opening
from monkey_palace.game.building import decorated
from monkey_palace.game.card_set import find
from monkey_palace.game.commands import (
    Build,
    ChangeDeck,
    Command,
    CorrectCard,
    CorrectSupply,
    EndNow,
    EndTurn,
    LearnBoard,
    LearnCard,
    LearnKnob,
    Leave,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    RemoveCard,
    SettleOwed,
    Take,
    TakeCards,
    TakeFrog,
    TellTop,
)
from monkey_palace.game.corrections import corrected_pieces
from monkey_palace.game.events import (
    BoardLearned,
    BuildPassed,
    CardCorrected,
    CardLearned,
    CardRemoved,
    CardsPlaced,
    CardsTaken,
    DeckChanged,
    Delivered,
    EndedEarly,
    FigurePlaced,
    FrogTaken,
    GameEvent,
    GameStarted,
    KnobLearned,
    OwedSettled,
    PlayerLeft,
    StaircaseBuilt,
    SupplyCorrected,
    TopTold,
    TurnEnded,
    event_json,
    parse_event,
)
from monkey_palace.game.history import Game
from monkey_palace.game.setup import start
from monkey_palace.game.state import UNKNOWN, GameState, canonical_json, state_hash
from monkey_palace.settings import parse_settings

FORMAT: Final = "monkey-palace-record"
VERSION: Final = 1
# In bytes. The longest event, `game_started` with 67 cards and a knob on every stud, has 30 kB.
MAX_LINE: Final = 64 * 1024
# A game of four has at most some 40 rounds of 4 turns of 20 events.
MAX_LINES: Final = 100_000


@dataclass(frozen=True, slots=True)
class Verified:
    """A valid record. `complete`: it ends with the hash of its final state; otherwise it is a prefix."""

    state: GameState
    events: tuple[GameEvent, ...]
    state_hash: str
    complete: bool


def record_lines(game: Game) -> Iterator[str]:
    """The record of a game, line by line without newlines.

    Raises `ValueError` for a game that was started from a position.
    """
    events = game.events
    if not events or not isinstance(events[0], GameStarted):
        raise ValueError("expected a game played from its beginning, got one started from a position")
    begun = events[0]
    header = {
        "kind": "header",
        "format": FORMAT,
        "version": VERSION,
        "players": list(begun.players),
        "settings": begun.settings.model_dump(mode="json"),
        "set": begun.set,
        "data_hash": begun.data_hash,
        "ground_map": begun.ground_map,
        "expansions": list(begun.expansions),
        "seed": begun.seed,
    }
    if begun.deck == "printed":
        header["deck"] = begun.deck
    yield canonical_json(header)
    for event in events:
        yield canonical_json(event_json(event))
    yield canonical_json({"kind": "end", "events": len(events), "state_hash": state_hash(game.state)})


def verify_record(lines: Iterable[str | bytes]) -> Verified:
    """Replays a record. Raises `RecordError` at the first invalid line, `DataError` if its card set is missing."""
    numbered = enumerate(lines, start=1)
    first = next(numbered, None)
    if first is None:
        raise RecordError("record_empty", 1, "expected a header, got nothing")
    expected = list(_opening(_object(first[1], 1)))
    events: list[GameEvent] = []
    state: GameState | None = None
    for number, line in numbered:
        if number > MAX_LINES:
            raise RecordError("record_too_long", number, f"expected at most {MAX_LINES} lines")
        text = _line(line, number)
        if not text:
            continue
        data = _object(text, number)
        if data.get("kind") == "end":
            if expected or state is None:
                raise RecordError("record_cut", number, "the record closes in the middle of a command")
            return _closed(data, number, state, events)
        event = _event(text, number)
        if not expected and state is not None:
            expected = _consequences(state, event, number)
        if event != expected[0]:
            raise RecordError("record_event", number, f"expected {expected[0].kind} as the rules make it, got {event}")
        expected.pop(0)
        state = evolve(state, event)
        events.append(event)
    if state is None:
        raise RecordError("record_empty", 1, "expected events after the header, got none")
    return Verified(state, tuple(events), state_hash(state), complete=False)


def game_of(verified: Verified) -> Game:
    """The game of a valid record, with its history."""
    begun, *events = verified.events
    if not isinstance(begun, GameStarted):
        raise AssertionError(f"expected the start of a game, got {begun.kind}")
    game = Game.begun(begun)
    followed = 0
    for event in events:
        if followed:
            followed -= 1  # a consequence of the command before
        elif (command := command_of(event)) is not None:
            followed = len(game.apply(command, stored=True)) - 1
    return game


def _line(line: str | bytes, number: int) -> bytes:
    text = (line.encode() if isinstance(line, str) else line).strip()
    if len(text) > MAX_LINE:
        raise RecordError("record_syntax", number, f"expected at most {MAX_LINE} bytes, got {len(text)}")
    return text


def _object(line: str | bytes, number: int) -> dict[str, Any]:
    try:
        data = json.loads(_line(line, number))
    except (ValueError, RecursionError):
        raise RecordError("record_syntax", number, "expected a JSON object") from None
    if not isinstance(data, dict):
        raise RecordError("record_syntax", number, "expected a JSON object")
    return data


def _event(text: bytes, number: int) -> GameEvent:
    try:
        return parse_event(text)
    except BadCommand as error:
        raise RecordError("record_syntax", number, f"no event: {error.params['field']}") from None


def _opening(header: dict[str, Any]) -> tuple[GameEvent, ...]:
    if header.get("format") != FORMAT or header.get("version") != VERSION:
        raise RecordError("record_version", 1, f"expected {FORMAT} version {VERSION}")
    try:
        card_set = find(str(header["set"]), str(header["data_hash"]))
        begun = start(
            header["players"],
            settings=parse_settings(header["settings"]),
            data_set=card_set,
            ground_map=header["ground_map"],
            expansions=header["expansions"],
            deck=header.get("deck", "screen"),
            seed=header["seed"],
        )
    except KeyError as error:
        raise RecordError("record_syntax", 1, f"the header lacks {error}") from None
    except (BadSettings, TypeError, AttributeError) as error:
        raise RecordError("record_syntax", 1, str(error)) from None
    return opening(begun.model_copy(update={"set": str(header["set"])}))


def _consequences(state: GameState, event: GameEvent, number: int) -> list[GameEvent]:
    try:
        command = command_of(event)
    except (BadNotation, ValidationError):
        raise RecordError("record_event", number, f"{event.kind} tells of no command that can be read") from None
    if command is None:
        raise RecordError("record_event", number, f"{event.kind} follows from no command")
    try:
        return list(decide(state, command))
    except IllegalCommand as error:
        raise RecordError("record_event", number, f"{command.kind}: {error} (R{error.rule})") from None


def _closed(end: dict[str, Any], number: int, state: GameState, events: list[GameEvent]) -> Verified:
    reached = state_hash(state)
    if end.get("events") != len(events):
        raise RecordError("record_cut", number, f"expected {end.get('events')} events, got {len(events)}")
    if end.get("state_hash") != reached:
        raise RecordError("record_hash", number, f"expected state {end.get('state_hash')}, got {reached}")
    return Verified(state, tuple(events), reached, complete=True)


def command_of(event: GameEvent) -> Command | None:
    """The command that made an event, or None for an automatic event.

    Raises `BadNotation` or pydantic's `ValidationError` for an event that no command can make.
    """
    match event:
        case StaircaseBuilt(placements=()):
            return event.report
        case StaircaseBuilt():
            return _building(event)
        case BuildPassed():
            return PassBuild()
        case FrogTaken():
            return TakeFrog()
        case CardsTaken():
            return TakeCards(cards=event.cards, slots=event.slots)
        case CardsPlaced(automatic=False):
            return PlaceCards(slots=event.slots)
        case Delivered():
            return Take(source=event.source, arch=event.arch, brick=event.brick, column=event.column)
        case FigurePlaced():
            return _placing(event)
        case TurnEnded():
            return EndTurn()
        case TopTold():
            return TellTop(pile=event.pile, card=event.card)
        case CardCorrected():
            return CorrectCard(player=event.player, was=event.was, is_=event.is_, agreed=event.agreed)
        case OwedSettled():
            return SettleOwed(player=event.player, arch=event.arch, brick=event.brick, column=event.column)
        case CardRemoved():
            return RemoveCard(card=event.card)
        case DeckChanged():
            return ChangeDeck(deck=event.deck, seed=event.seed)
        case CardLearned():
            return LearnCard(
                card=event.card,
                bananas=event.bananas,
                one_time=event.one_time,
                recurring=event.recurring,
                agreed=event.agreed,
            )
        case BoardLearned():
            return LearnBoard(seat=event.seat, recurring=event.recurring, agreed=event.agreed)
        case KnobLearned():
            return LearnKnob(x=event.x, y=event.y, colour=event.colour)
        case EndedEarly():
            return EndNow()
        case PlayerLeft():
            return Leave(player=event.player, bricks=event.bricks)
        case SupplyCorrected():
            return CorrectSupply(**{piece.value: count for piece, count in corrected_pieces(event).items()})
        case _:
            return None


def _building(event: StaircaseBuilt) -> Command:
    """The command of a staircase; its decoration stands above the far end of the last arch (R5.1)."""
    placements = event.placements
    if event.report.decoration is not None:
        placements += (str(decorated(Placement.parse(placements[-1]).far.above(), event.report.decoration)),)
    return Build(staircase=" ".join(placements))


def _placing(event: FigurePlaced) -> Command:
    at = None if event.at == UNKNOWN else event.at
    if event.figure is Figure.FROG:
        return PlaceFrog(at=at)
    return PlaceMonkey(at=at) if event.figure is Figure.MONKEY else PlaceButterfly()
