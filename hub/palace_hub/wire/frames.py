"""The messages of protocol 1: strict models of a node's messages, builders of the hub's.

`parse` takes a body with a good CRC, or an MQTT payload. Duplicate keys, NaN, infinity, deep nesting, floats and
booleans in place of integers, and numbers out of bounds are a FrameFault. Unknown keys are ignored.
"""

import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NoReturn, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from palace_hub.errors import FrameFault
from palace_hub.wire.lines import LINE_LIMIT, encode_line

PROTOCOL = (1, 0)

VIRTUAL_BOARD = "host"  # the board of a node that is a program on a PC

TICK_BITS = 30  # a node's clock counts microseconds in 30 bits
TICK_SPAN = 1 << TICK_BITS

# Bounds of a sample. A cell's converter gives signed 24 bits; a batch lasts at most 100 ms, but one that a node could
# not send in time may reach further back, so stamps of two seconds either way still pass.
_DT_LIMIT = 2_000_000
_CELL_LIMIT = 8
_BUTTON_LIMIT = 8
PRESS_SPAN = 1 << 16  # a node counts presses in 16 bits
_HALL_DIGITS = 64  # 160 raw bits of the plate are 40 digits

# A sample opens one bracket a cell and four more, so this many is room for any message to come, and far below the depth
# at which a JSON reader runs out of stack.
_OPENED_LIMIT = 64

Text = Annotated[str, StringConstraints(pattern=r"^[ -~]{1,40}$")]
Line = Annotated[str, StringConstraints(pattern=r"^[ -~]{1,200}$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8}$")]
Count = Annotated[int, Field(ge=0, le=(1 << 53) - 1)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,16}$")]
Raw = Annotated[int, Field(ge=-(1 << 23), lt=1 << 23)]
Small = Annotated[int, Field(ge=0, le=255)]


class _Message(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="ignore", populate_by_name=True)


class Hello(_Message):
    """A node's hello, repeated until it is welcomed.

    `err`: the error that ended the node's program before this boot; None if it did not end by one, or this was told.
    """

    p: Annotated[list[Small], Field(min_length=2, max_length=2)]
    id: Text
    boot: Text
    role: Literal["tray", "plate"]
    fw: Text
    board: Text
    rt: Text
    cause: Small
    cells: Annotated[int, Field(ge=0, le=_CELL_LIMIT)]
    hall: Annotated[int, Field(ge=0, le=4 * _HALL_DIGITS)]
    cfg: Hash
    err: Line | None = None

    @property
    def virtual(self) -> bool:
        """Whether the node runs on a PC: its conversions come from a virtual table."""
        return self.board == VIRTUAL_BOARD

    @property
    def compatible(self) -> bool:
        """Whether both sides speak the same major version."""
        return self.p[0] == PROTOCOL[0]


class Status(_Message):
    """A node's diagnostics: seconds up, conversions dropped, lines refused, free bytes (0: not measured).

    `rssi`: how strongly a radio receives its access point, in dBm; None over a cable and where nobody knows.
    `temp`: the chip's temperature in 0.1 degrees Celsius; `vsys`: the supply in mV; None where the node does not say.
    """

    up: Count
    drop: Count
    rx_bad: Count
    mem: Count
    rssi: Annotated[int, Field(ge=-128, le=0)] | None = None
    temp: Annotated[int, Field(ge=-1000, le=2000)] | None = None
    vsys: Annotated[int, Field(ge=0, le=20_000)] | None = None

    @property
    def chip_c(self) -> float | None:
        """The chip's temperature, degrees Celsius."""
        return None if self.temp is None else self.temp / 10

    @property
    def supply_v(self) -> float | None:
        """The supply, V."""
        return None if self.vsys is None else self.vsys / 1000


class Ack(_Message):
    """A node's answer to one command; `why` is session, op or value when `ok` is false."""

    session: Annotated[Text, Field(alias="s")]
    id: Count
    ok: bool
    why: Word | None = None
    cfg: Hash | None = None


class Sample(_Message):
    """One batch, numbered `n`, opened at ticks `us`. `e`: why a cell refused, by the cell's digit.

    `c`: per cell flat pairs (microseconds after `us`, signed 24-bit count or None where refused).
    """

    n: Annotated[int, Field(ge=0, le=(1 << 32) - 1)]
    us: Annotated[int, Field(ge=0, lt=TICK_SPAN)]
    c: Annotated[list[list[Raw | None]], Field(max_length=_CELL_LIMIT)]
    h: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2})*$", max_length=_HALL_DIGITS)]
    b: Annotated[list[Annotated[int, Field(ge=0, lt=PRESS_SPAN)]], Field(max_length=_BUTTON_LIMIT)]
    e: dict[Annotated[str, StringConstraints(pattern=r"^[0-7]$")], Word] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _paired(self) -> Self:
        for cell in self.c:
            stamps = [stamp for stamp in cell[::2] if stamp is not None]
            if 2 * len(stamps) != len(cell):
                raise ValueError("expected pairs of a stamp and a count in each cell")
            if stamps and (min(stamps) < -_DT_LIMIT or max(stamps) > _DT_LIMIT):
                raise ValueError(f"expected stamps within {_DT_LIMIT} of us")
        return self


class Online(_Message):
    """A node's presence on a broker; its last will carries the boot that said it was there."""

    t: Literal["online"]
    online: bool
    boot: Text


@dataclass(frozen=True, slots=True)
class Unknown:
    """A well-formed message of a kind that this hub does not know."""

    kind: str


Frame = Hello | Sample | Status | Ack | Unknown
_Kind = TypeVar("_Kind", bound=_Message)

_MODELS: dict[str, type[Hello] | type[Sample] | type[Status] | type[Ack]] = {
    "hello": Hello,
    "s": Sample,
    "st": Status,
    "ack": Ack,
}


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("duplicate key")
    return found


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0.0:
        raise ValueError("number without bound")
    return number


def _constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_float=_finite, parse_constant=_constant)


def parse(body: bytes) -> Frame:
    """The message in `body`; FrameFault says what was expected and what came."""
    kind, fields = _fields(body)
    model = _MODELS.get(kind)
    return Unknown(kind[:40]) if model is None else _checked(kind, model, fields)


def parse_online(body: bytes) -> Online:
    """The presence in `body`, which only a broker carries; FrameFault as in `parse`."""
    kind, fields = _fields(body)
    return _checked(kind, Online, fields)


def _fields(body: bytes) -> tuple[str, dict[str, Any]]:
    """The kind and the fields of a message that is shaped like one."""
    if len(body) > LINE_LIMIT:
        raise FrameFault(f"frame of {len(body)} bytes: expected at most {LINE_LIMIT}")
    if body.count(b"[") + body.count(b"{") > _OPENED_LIMIT:
        raise FrameFault(f"frame: expected at most {_OPENED_LIMIT} brackets opened")
    try:
        fields = _DECODER.decode(body.decode("utf-8"))
    except (ValueError, RecursionError) as fault:
        raise FrameFault(f"not the JSON of a frame: {fault}") from fault
    kind = fields.get("t") if isinstance(fields, dict) else None
    if not isinstance(kind, str):
        raise FrameFault("frame: expected an object with a text t")
    return kind, fields


def _checked(kind: str, model: type[_Kind], fields: dict[str, Any]) -> _Kind:
    try:
        return model.model_validate(fields)
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise FrameFault(f"{kind}.{where}: {first['msg']}") from fault


# What the hub says. `who` starts with an empty line, because a torn line may be waiting at the other end.

WHO = b"\n" + encode_line({"t": "who"})


def welcome(hub: str, session: str, boot: str) -> bytes:
    """The line that opens `session` with the node's present `boot`, and with no later one (docs/adr/0012)."""
    return encode_line({"t": "welcome", "p": list(PROTOCOL), "hub": hub, "s": session, "boot": boot})


def command(session: str, number: int, op: str, arguments: dict[str, Any]) -> bytes:
    """The line of command `number` of `session`; FrameFault if it would be too long."""
    return encode_line({"t": "cmd", "s": session, "id": number, "op": op, **arguments})
