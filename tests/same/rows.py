"""Rows: what a case gives, one JSON object a line. Equal behaviour gives equal lines."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

FITTED_DIGITS = 5
"""The same in files of fitted values: the inverse of a matrix loses half of the digits, and processors differ in the
rest."""
Row = dict[str, Any]
DIGEST_DIGITS = 16
FLOAT_DIGITS = 10
"""Significant digits of floats in rows: the last digits of a sum differ between processors and Pythons."""


def text_of(row: Row, digits: int = FLOAT_DIGITS) -> str:
    """The row as one line of JSON; `digits`: significant ones of floats."""
    return json.dumps(_rounded(row, digits), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _rounded(value: Any, digits: int) -> Any:
    if isinstance(value, float):
        return float(f"{value:.{digits}g}")
    if isinstance(value, Mapping):
        return {key: _rounded(item, digits) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(item, digits) for item in value]
    return value


def digest(text: str) -> str:
    """The beginning of the text's SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_DIGITS]


def words(view: Any) -> str:
    """The texts in a view, each once, sorted: what can be read, without the names, the order and the flags of fields.

    Raises `TypeError` for a value that is neither data nor made of data.
    """
    return "\n".join(sorted(set(_texts(view))))


def _texts(value: Any) -> Iterator[str]:
    if value is None or isinstance(value, Enum | int | float):
        return
    if isinstance(value, str):
        if value:
            yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        yield from _texts(tuple(value.values()))
    elif isinstance(value, tuple | list | frozenset | set):
        for item in value:
            yield from _texts(item)
    else:
        raise TypeError(f"expected data in a view, got {type(value).__name__}")
