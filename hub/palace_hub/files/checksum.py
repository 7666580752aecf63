"""JSON files with a checksum of their content, which reveals a flipped digit."""

import json
from binascii import crc32
from pathlib import Path
from typing import Any

from palace_hub.errors import BadConfig
from palace_hub.files.input_files import NotText, TooLong, read_text

MAX_BYTES = 64 << 10  # a saved file has about 2 kB; a much larger one is not ours


def checksum(body: dict[str, Any]) -> str:
    """CRC-32 of a file's content without its checksum, eight hex digits."""
    return f"{crc32(json.dumps(body, sort_keys=True, separators=(',', ':')).encode()):08x}"


def text_with_checksum(body: dict[str, Any]) -> str:
    """The text of a file with this content; its checksum is the first field, `sum`."""
    return json.dumps({"sum": checksum(body), **body}, indent=1) + "\n"


def body_of(text: str, file: str, version: int) -> dict[str, Any]:
    """The content of such a text, without its checksum and version.

    Raises `BadConfig` naming `file` and the field. A file of another version is refused by its version, not by its
    checksum.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise bad_file(file, "", "JSON") from None
    if not isinstance(data, dict):
        raise bad_file(file, "", "{...}")
    body = {key: value for key, value in data.items() if key != "sum"}
    if type(body.get("version")) is not int or body["version"] != version:
        raise bad_file(file, "version", str(version))
    if data.get("sum") != checksum(body):
        raise bad_file(file, "sum", checksum(body))
    del body["version"]
    return body


def read_small_text(path: Path, most: int = MAX_BYTES) -> str | None:
    """The text of such a file; None if there is none. Raises `BadConfig` if it cannot be read.

    `most`: bytes of the longest file that is one of ours.
    """
    try:
        return read_text(path, most)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except TooLong:
        raise bad_file(str(path), "", f"<= {most} B") from None
    except NotText:
        raise bad_file(str(path), "", "UTF-8") from None
    except OSError as error:
        raise bad_file(str(path), "", f"a file that can be read ({error.strerror or error})") from None


def bad_file(file: str, field: str, expected: str) -> BadConfig:
    """The error for a file whose `field` ("": the whole file) holds something else than `expected`.

    `expected` stands in a sentence of any language: a value or a sign rather than words.
    """
    return BadConfig(f"{file}: {field}: expected {expected}", file=file, line=0, field=field, expected=expected)
