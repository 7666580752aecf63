"""One table of a data file, with the checks of single values that all tables share: type, bounds, keys, symbols."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from monkey_palace.cards.deck_format import MAX_SYMBOLS
from monkey_palace.cards.faults import Fault, fault, shown
from monkey_palace.toml_lines import Document

EXAMPLES: Final[Mapping[str, str]] = {
    "format": "format = 1",
    "set": 'set = "my-copy"',
    "provenance": 'provenance = "typed in from my copy"',
    "id": 'id = "lg3a"',
    "pile": 'pile = "light_green-3"',
    "bananas": "bananas = 2",
    "one_time": "one_time = { brick_or_arch = 2 }",
    "recurring": "recurring = { arch = 1, brick = 1 }",
    "cost": "cost = 3",
    "colour": 'colour = "gold"',
    "seat": "seat = 3",
    "start_kit": "start_kit = { arch = 2, brick = 1 }",
    "slots": "slots = 4",
    "number": "number = 1",
    "staircase": 'staircase = "A8,14,0e B14,14,0 A11,14,1e G14,14,2"',
    "grid": 'grid = """ and 32 rows of 32 characters',
    "card": "[[card]]",
    "board": "[[board]]",
    "map": "[[map]]",
}

_NAMED_BY: Final[Mapping[str, str]] = {"card": "id", "board": "seat", "map": "number"}


class Entry:
    """One table of a document with its place. Checks read their values from it and report their faults through it."""

    def __init__(self, document: Document, file: str, table: str, number: int, values: Mapping[str, Any]) -> None:
        self.document, self.file, self.table, self.number, self.values = document, file, table, number, values
        name = values.get(_NAMED_BY.get(table, ""))
        known = isinstance(name, (str, int)) and not isinstance(name, bool)
        self.label = f"{table} {shown(name) if known else f'number {number + 1}'}: " if table else ""

    def line(self, *keys: str) -> int:
        return self.document.line(self.table, self.number, *keys)

    def fault(self, code: str, rule: str, *keys: str, **params: str | int) -> Fault:
        field = (self.label + ".".join(keys)).removesuffix(": ")
        return fault(self.file, self.line(*keys), field, code, rule, **params)

    def check_keys(self, allowed: tuple[str, ...], required: tuple[str, ...], rule: str) -> Iterator[Fault]:
        for key in self.values:
            if key not in allowed:
                yield self.fault(
                    "key_unknown", rule, key, found=shown(key), allowed=", ".join(allowed), mend=nearest(key, allowed)
                )
        if self.document.is_damaged(self.table, self.number):
            return
        for key in required:
            if key not in self.values:
                yield self.fault("key_missing", rule, found=key, mend=f"such as: {EXAMPLES[key]}")

    def check_number(self, rule: str, low: int, high: int, *keys: str) -> Iterator[Fault]:
        value: Any = self.values
        for key in keys:
            value = value[key]
        if type(value) is not int:
            example = EXAMPLES.get(keys[-1], f"{keys[-1]} = 1")
            yield self.fault("wrong_type", rule, *keys, found=kind_of(value), allowed="a whole number", mend=example)
        elif not low <= value <= high:
            yield self.fault("out_of_range", rule, *keys, found=shown(value), allowed=f"{low} to {high}")

    def check_text(self, rule: str, key: str) -> Iterator[Fault]:
        if not isinstance(self.values[key], str):
            found = kind_of(self.values[key])
            yield self.fault("wrong_type", rule, key, found=found, allowed="text in quotes", mend=EXAMPLES[key])

    def check_symbols(self, rule: str, key: str, allowed: tuple[str, ...]) -> Iterator[Fault]:
        symbols = self.values[key]
        if not isinstance(symbols, dict):
            wanted = "a list of symbols in braces"
            yield self.fault("wrong_type", rule, key, found=kind_of(symbols), allowed=wanted, mend=EXAMPLES[key])
            return
        for symbol in symbols:
            if symbol in allowed:
                yield from self.check_number(rule, 0, MAX_SYMBOLS, key, symbol)
            else:
                mend = nearest(symbol, allowed)
                names = ", ".join(allowed)
                yield self.fault("symbol_unknown", rule, key, symbol, found=shown(symbol), allowed=names, mend=mend)

    def number_at(self, *keys: str) -> int:
        """The number under these keys, or 0 without a valid one."""
        value: Any = self.values
        for key in keys:
            value = value.get(key) if isinstance(value, dict) else None
        return value if type(value) is int and 0 <= value <= MAX_SYMBOLS else 0


def kind_of(value: object) -> str:
    """A value and its kind in words, for a message."""
    if isinstance(value, bool):
        return f"{str(value).lower()} (yes or no)"
    if isinstance(value, float):
        return f"{shown(value)} (a number with a point)"
    if isinstance(value, str):
        return f'"{shown(value)}" (text)'
    if isinstance(value, (list, dict)):
        return f"{shown(value)} (a list)"
    return shown(value)


def nearest(found: str, allowed: tuple[str, ...]) -> str:
    close = get_close_matches(found.strip().lower().replace(" ", "_"), allowed, n=1, cutoff=0.5)
    return f"Did you mean {close[0]}?" if close else "Take one of these, or take the line out."
