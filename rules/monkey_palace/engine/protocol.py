"""The engine protocol: one JSON request per line, one JSON reply per line; clients need no Python.

No input ends the engine. A malformed or refused request gets a reply with `ok` false and a typed error, and the game
stays unchanged. `rules/README.md` describes the protocol.
"""

import logging
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Annotated, Any, Final, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from monkey_palace.board.pieces import BOX, Piece
from monkey_palace.cards.deck_format import Deck
from monkey_palace.cards.model import load_set
from monkey_palace.engine.analysis import DEFAULT_BUDGET, Clock, best_found, checked, counted, legal_staircases
from monkey_palace.engine.catalogue import greeting, listed_set, suggested
from monkey_palace.engine.lines import LINE_LIMIT, bounded_lines, echoed_id, parse_line
from monkey_palace.errors import BadPosition, BadRequest, IllegalCommand, RulesError
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import MAX_NOTATION, command_json, parse_command
from monkey_palace.game.events import event_json
from monkey_palace.game.history import Game
from monkey_palace.game.position.check import problems
from monkey_palace.game.state import GameState, canonical_json, state_hash, state_json
from monkey_palace.settings import parse_settings, preset

__all__ = ["LINE_LIMIT", "Engine", "serve"]

# Maximum of commands in a reply; the iteration itself is lazy.
MAX_LEGAL: Final = 100_000

# Counting so far takes minutes; a larger limit is a typing error.
MAX_COUNTED: Final = 100_000_000
# With pieces that turn up (R7.6) a table has at most twice the box; the search tables of a larger stock take hours.
MOST_STOCK: Final[Mapping[Piece, int]] = {piece: 2 * count for piece, count in BOX.items()}
# In search nodes: hours.
MAX_BUDGET: Final = 1_000_000_000
MAX_SECONDS: Final = 3600

Reply = dict[str, Any]

_log = logging.getLogger(__name__)


class _Request(BaseModel):
    """The fields of every request; the reply echoes `id`."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: Any = None
    op: str


class _New(_Request):
    players: list[str]
    edition: Annotated[str, Field(max_length=40)] | None = None
    settings: dict[str, Any] = {}
    set: Annotated[str, Field(max_length=500)] = "house"
    ground_map: int = 1
    expansions: list[str] = []
    deck: Deck = "screen"
    seed: int | None = None


class _State(_Request):
    observed: bool = False


class _Position(_Request):
    state: dict[str, Any]


class _Legal(_Request):
    kind: Literal["command", "staircase"] = "command"
    limit: Annotated[int, Field(ge=0, le=MAX_LEGAL)] = 100


class _Apply(_Request):
    command: dict[str, Any]


class _Check(_Request):
    staircase: Annotated[str, Field(max_length=MAX_NOTATION)]


class _Count(_Request):
    arches: Annotated[int, Field(ge=0, le=MOST_STOCK[Piece.ARCH])] | None = None
    bricks: Annotated[int, Field(ge=0, le=MOST_STOCK[Piece.BRICK])] | None = None
    columns: Annotated[int, Field(ge=0, le=MOST_STOCK[Piece.COLUMN])] | None = None
    limit: Annotated[int, Field(ge=0, le=MAX_COUNTED)] = 100_000


class _Best(_Request):
    budget: Annotated[int, Field(ge=1, le=MAX_BUDGET)] | None = None
    seconds: Annotated[float, Field(gt=0, le=MAX_SECONDS)] | None = None


class _Cards(_Request):
    set: Annotated[str, Field(max_length=500)] | None = None


class _Suggest(_Request):
    level: Annotated[str, Field(max_length=40)] = "planner"
    budget: Annotated[int, Field(ge=1, le=MAX_BUDGET)] | None = None


class Lines(Protocol):
    """A stream of bytes with `readline`, such as `sys.stdin.buffer`."""

    def readline(self, size: int = -1, /) -> bytes: ...


class Engine:
    """One game behind the protocol. `handle` never raises."""

    def __init__(self, clock: Clock | None = None) -> None:
        """`clock` limits `best` with `seconds`; without a clock the engine refuses that request."""
        self._game: Game | None = None
        self._clock = clock

    def handle(self, line: bytes) -> bytes:
        """The reply to one request, without a newline."""
        data: object = None
        try:
            data = parse_line(line)
            reply = {"ok": True, **self._answer(data)}
        except RulesError as error:
            reply = self._refused(error)
        except Exception as error:  # a client must not lose its game by a fault of the engine
            _log.exception("a request ended in a fault of the engine")
            reply = {"ok": False, "error": {"code": "internal", "rule": "", "params": {}, "message": repr(error)}}
        return canonical_json({"id": echoed_id(data), **reply}).encode("ascii")

    def _answer(self, data: object) -> Reply:
        if not isinstance(data, dict):
            raise BadRequest("bad_request", f"expected a JSON object, got {type(data).__name__}", field="")
        op = data.get("op")
        if not isinstance(op, str) or op not in _OPS:
            raise BadRequest("unknown_op", f"expected one of {', '.join(_OPS)}", op=str(op)[:40])
        model, act = _OPS[op]
        try:
            request = model.model_validate(data)
        except ValidationError as error:
            raise _bad_field(error) from None
        return act(self, request)

    def _refused(self, error: RulesError) -> Reply:
        body = error.as_json()
        reply: Reply = {"ok": False, "error": body}
        if isinstance(error, IllegalCommand) and self._game is not None:
            reply["prompt"] = _prompt(self._game)
        return reply

    @property
    def game(self) -> Game:
        if self._game is None:
            raise BadRequest("no_game", "no game has been started: send new or position first")
        return self._game

    def new(self, request: _New) -> Reply:
        self._game = Game.new(
            request.players,
            settings=parse_settings(request.settings, None if request.edition is None else preset(request.edition)),
            data_set=request.set,
            ground_map=request.ground_map,
            expansions=request.expansions,
            deck=request.deck,
            seed=request.seed,
        )
        return self._standing()

    def state(self, request: _State) -> Reply:
        state = self.game.state
        shown = state.observed() if request.observed else state
        return {"state": state_json(shown), "state_hash": state_hash(shown)}

    def position(self, request: _Position) -> Reply:
        try:
            state = GameState.model_validate_json(canonical_json(request.state), strict=True)
        except ValidationError as error:
            raise _bad_field(error, "state") from None
        contradictions = problems(state)
        if contradictions:
            raise BadPosition(contradictions)
        self._game = Game.from_state(state)
        return self._standing()

    def legal(self, request: _Legal) -> Reply:
        if request.kind == "staircase":
            return legal_staircases(self.game.state, request.limit)
        listed = iter(self.game.legal)
        commands = [command_json(command) for command in islice(listed, request.limit)]
        return {"commands": commands, "complete": next(listed, None) is None}

    def apply(self, request: _Apply) -> Reply:
        events = self.game.apply(parse_command(request.command))
        return {"events": [event_json(event) for event in events], **self._standing()}

    def undo(self, _request: _Request) -> Reply:
        if not self.game.can_undo:
            raise BadRequest("nothing_to_undo", "nothing to undo")
        return {"command": command_json(self.game.undo()), **self._standing()}

    def redo(self, _request: _Request) -> Reply:
        if not self.game.can_redo:
            raise BadRequest("nothing_to_redo", "nothing to redo")
        return {"command": command_json(self.game.redo()), **self._standing()}

    def score(self, _request: _Request) -> Reply:
        sheets = [
            {
                "cards": sheet.cards,
                "bonus": sheet.bonus,
                "monkey": sheet.monkey,
                "butterfly": sheet.butterfly,
                "frog": sheet.frog,
                "total": sheet.total,
            }
            for sheet in self.game.score()
        ]
        result = self.game.result()
        won = None if result is None else {"winners": list(result.winners), "reason": result.reason}
        return {"scores": sheets, "result": won}

    def check(self, request: _Check) -> Reply:
        return checked(self.game.state, request.staircase)

    def count(self, request: _Count) -> Reply:
        return counted(self.game.state, request.arches, request.bricks, request.columns, request.limit)

    def best(self, request: _Best) -> Reply:
        if request.seconds is None:
            return best_found(self.game.state, request.budget or DEFAULT_BUDGET, None)
        if self._clock is None:
            raise BadRequest("no_clock", "this engine has no clock: give a budget of nodes instead of seconds")
        clock, end = self._clock, self._clock() + request.seconds
        return best_found(self.game.state, request.budget, lambda: clock() >= end)

    def hello(self, _request: _Request) -> Reply:
        return greeting(tuple(_OPS))

    def cards(self, request: _Cards) -> Reply:
        if request.set is not None:
            return listed_set(load_set(request.set))
        return listed_set(load_set("house") if self._game is None else cards_of(self._game.state))

    def suggest(self, request: _Suggest) -> Reply:
        return suggested(self.game.state, request.level, request.budget)

    def _standing(self) -> Reply:
        return {"prompt": _prompt(self.game), "state_hash": state_hash(self.game.state)}


_OPS: Final[Mapping[str, tuple[type[_Request], Callable[[Engine, Any], Reply]]]] = {
    "hello": (_Request, Engine.hello),
    "cards": (_Cards, Engine.cards),
    "new": (_New, Engine.new),
    "state": (_State, Engine.state),
    "position": (_Position, Engine.position),
    "legal": (_Legal, Engine.legal),
    "apply": (_Apply, Engine.apply),
    "undo": (_Request, Engine.undo),
    "redo": (_Request, Engine.redo),
    "score": (_Request, Engine.score),
    "check": (_Check, Engine.check),
    "count": (_Count, Engine.count),
    "best": (_Best, Engine.best),
    "suggest": (_Suggest, Engine.suggest),
}


def _prompt(game: Game) -> Reply:
    return game.prompt.model_dump(mode="json")


def _bad_field(error: ValidationError, prefix: str = "") -> BadRequest:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    field = ".".join([prefix, *map(str, first["loc"])] if prefix else map(str, first["loc"]))[:200]
    return BadRequest("bad_request", f"field {field!r}: {first['msg']}", field=field, expected=first["msg"])


def serve(lines_in: Lines, write_line: Callable[[bytes], object], clock: Clock | None = None) -> None:
    """Answers every line of the stream until its end. `write_line` gets one whole reply, newline included.

    A line of more than `LINE_LIMIT` bytes is answered with `too_long` and never held in memory. `clock`: such as
    `time.monotonic`; without a clock, `best` with `seconds` is refused.
    """
    engine = Engine(clock)
    for line in bounded_lines(lines_in.readline):
        write_line(engine.handle(line) + b"\n")
