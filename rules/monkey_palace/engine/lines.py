"""Lines of the engine protocol: bounded reading, and JSON parsing with limits on depth and numbers."""

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from typing import Any, Final, NoReturn

from monkey_palace.errors import BadRequest

# The longest request, a position, has some 10 kB.
LINE_LIMIT: Final = 256 * 1024
# A state nests five levels deep; the JSON parser itself is limited only by the interpreter's stack.
MAX_DEPTH: Final = 32
# In digits: 2^64 has 20, a float's repr 25; the conversion of long numbers takes quadratic time.
MAX_NUMBER: Final = 40
# In characters; every reply echoes the id.
MAX_ID: Final = 200


def bounded_lines(readline: Callable[[int], bytes]) -> Iterator[bytes]:
    """The lines of a stream, without newlines and byte order mark. A longer line is cut to `LINE_LIMIT` + 1 bytes."""
    mark = BOM_UTF8
    while line := readline(LINE_LIMIT + 1):
        last = line
        while len(last) == LINE_LIMIT + 1 and not last.endswith(b"\n"):
            last = readline(LINE_LIMIT + 1)
        yield line.removeprefix(mark).rstrip(b"\r\n")
        mark = b""


def parse_line(line: bytes) -> object:
    """The JSON value in a line. Raises `BadRequest`: too_long, bad_json, too_deep, bad_number."""
    if len(line) > LINE_LIMIT:
        raise BadRequest("too_long", f"expected at most {LINE_LIMIT} bytes a line", limit=LINE_LIMIT)
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRequest("bad_json", f"not UTF-8 at byte {error.start}", at=error.start) from None
    if _depth(text) > MAX_DEPTH:
        raise BadRequest("too_deep", f"expected at most {MAX_DEPTH} levels of nesting", limit=MAX_DEPTH)
    try:
        return json.loads(
            text,
            parse_int=_integer,
            parse_float=_float,
            parse_constant=_constant,
            object_pairs_hook=_object,
        )
    except json.JSONDecodeError as error:
        raise BadRequest("bad_json", f"{error.msg} at character {error.pos}", at=error.pos) from None


def echoed_id(data: object) -> Any:
    """The request's id if it is a short number, text or null; otherwise null."""
    given = data.get("id") if isinstance(data, dict) else None
    if isinstance(given, str):
        return given[:MAX_ID]
    return given if isinstance(given, int | float) else None


def _depth(text: str) -> int:
    """The deepest nesting of brackets outside of strings."""
    depth = deepest = 0
    in_string = escaped = False
    for mark in text:
        if in_string:
            if escaped:
                escaped = False
            elif mark == "\\":
                escaped = True
            elif mark == '"':
                in_string = False
        elif mark == '"':
            in_string = True
        elif mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return deepest


def _integer(digits: str) -> int:
    if len(digits) > MAX_NUMBER:
        raise BadRequest("bad_number", f"expected at most {MAX_NUMBER} digits, got {len(digits)}", limit=MAX_NUMBER)
    return int(digits)


def _float(digits: str) -> float:
    value = float(digits) if len(digits) <= MAX_NUMBER else float("inf")
    if value in (float("inf"), float("-inf")):
        raise BadRequest("bad_number", "expected a number of ordinary size", limit=MAX_NUMBER)
    return value


def _constant(name: str) -> NoReturn:
    raise BadRequest("bad_number", f"expected a number, got {name}", limit=MAX_NUMBER)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise BadRequest("bad_json", "a key is given twice", at=0)
    return data
