"""JSON files with a sum of their own content: one digit that flips makes another file of it, not another number."""

import json
import os
from binascii import crc32
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from palace_hub.errors import BadConfig
from palace_hub.files.atomic import sync, written

MOST_BYTES = 64 << 10
"""A file of ours has two kilobytes; one that is far larger is not read at all."""


class Strict(BaseModel):
    """The shape of such a file's content: nothing more, nothing less, and nothing that only looks like it."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


Body = TypeVar("Body", bound=BaseModel)
Part = TypeVar("Part")


def checksum(body: dict[str, Any]) -> str:
    """Of a file's content without its own sum."""
    return f"{crc32(json.dumps(body, sort_keys=True, separators=(',', ':')).encode()):08x}"


def summed(body: dict[str, Any]) -> str:
    """The text of a file with this content, its sum first."""
    return json.dumps({"sum": checksum(body), **body}, indent=1) + "\n"


def body_of(text: str, file: str, shape: type[Body], version: int) -> Body:
    """What such a text holds. Raises `BadConfig` naming `file`, the field, and what is expected there. The sum is asked
    of a file of this `version` alone, so that one of another is told by its version."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise bad(file, "", "JSON") from None
    if not isinstance(data, dict):
        raise bad(file, "", "a JSON object")
    body = {key: value for key, value in data.items() if key != "sum"}
    if body.get("version") == version and data.get("sum") != checksum(body):
        raise bad(file, "sum", f"{checksum(body)}: the file is damaged, or was changed by hand")
    try:
        return shape.model_validate(body)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise bad(file, ".".join(map(str, first["loc"])), first["msg"]) from None


def part_of(data: dict[str, Any], file: str, field: str, read: Callable[[str], Part]) -> Part:
    """What `read` makes of the content of `field`. Raises `BadConfig` naming `file`, and the field in it that `read`
    faults."""
    try:
        return read(json.dumps(data))
    except BadConfig as error:
        raise bad(file, f"{field}.{error.params['field']}", str(error.params["expected"])) from None


def text_of(path: Path) -> str | None:
    """The text of such a file; None where there is none. Raises `BadConfig` where it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise bad(str(path), "", error.strerror or str(error)) from None
    if len(data) > MOST_BYTES:
        raise bad(str(path), "", f"at most {MOST_BYTES} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise bad(str(path), "", "UTF-8") from None


def replace_file(path: Path, text: str, previous: Path | None) -> None:
    """Have `text` stand in `path`, whole or not at all; what stood there goes to `previous`, if that is named.

    Raises `OSError` where the folder cannot be written; what stood there still stands.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    prefix = f".{path.stem}."
    fresh = written(path.parent, text, prefix)
    try:
        if previous is not None:
            os.replace(written(path.parent, path.read_text(encoding="utf-8"), prefix), previous)
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    sync(path.parent)


def bad(file: str, field: str, expected: str) -> BadConfig:
    """The fault of a file that holds something else in `field` ("": in all)."""
    return BadConfig(f"{file}: {field}: expected {expected}", file=file, line=0, field=field, expected=expected)
