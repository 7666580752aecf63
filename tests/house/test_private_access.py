"""Tests use what the product offers: they read no private name of another object or module."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.house.syntax import ROOT, parsed

TESTS = ROOT / "tests"
OWN = frozenset({"self", "cls"})
PUBLIC = frozenset({"_replace", "_asdict", "_fields", "_field_defaults", "_make", "_fields_", "_exit", "_getframe"})
"""Names of the standard library that are public in spite of their underscore (`os._exit`, named tuples, `ctypes`)."""
BY_NAME = frozenset({"getattr", "setattr", "delattr", "hasattr"})

EXCEPTIONS = {
    "tests/cli/argparse_internals.py": {
        "_actions": "argparse gives its options to nobody else",
        "_SubParsersAction": "argparse has no public name for the commands below a parser",
    },
    "tests/tui/textual_internals.py": {
        "_compositor": "Textual gives the whole screen's rows to nobody else",
        "_notifications": "Textual gives its notifications to nobody else",
        "_wait": "Textual has no other way to shorten the waits of its pilot, which are 40 ms a key",
    },
}
"""By file: private names that it may read, each with the reason."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name != "_" and name not in PUBLIC


def is_own(value: ast.expr) -> bool:
    """Whether the object is the method's own: `self`, `cls` or `super()`."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id == "super"
    return isinstance(value, ast.Name) and value.id in OWN


def text_of(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def private_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, name) of each private name of another object or module: read, written, imported or replaced."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=value, attr=name) if is_private(name) and not is_own(value):
                yield node.lineno, name
            case ast.ImportFrom(names=aliases):
                yield from ((node.lineno, alias.name) for alias in aliases if is_private(alias.name))
            case ast.Call(func=ast.Name(id=function), args=[value, word, *_]) if function in BY_NAME:
                if is_private(text_of(word)) and not is_own(value):
                    yield node.lineno, text_of(word)
            case ast.Call(func=ast.Attribute(attr=function), args=[value, *words]) if function in BY_NAME:
                # `monkeypatch.setattr(thing, "name", ...)` or `monkeypatch.setattr("package.thing.name", ...)`
                for word in {text_of(value).rpartition(".")[2], *(text_of(word) for word in words[:1])}:
                    if is_private(word):
                        yield node.lineno, word


def found_in(path: Path) -> list[str]:
    name = str(path.relative_to(ROOT))
    allowed = EXCEPTIONS.get(name, {})
    return [f"{name}:{line}: {word}" for line, word in private_names(parsed(path)) if word not in allowed]


def test_no_test_reads_a_private_name_of_another_object() -> None:
    assert [fault for path in sorted(TESTS.rglob("*.py")) for fault in found_in(path)] == []


def test_every_exception_is_still_needed() -> None:
    for name, words in EXCEPTIONS.items():
        assert {word for _, word in private_names(parsed(ROOT / name))} == set(words), name


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("thing._part", ["_part"]),
        ("a.b()[0]._part = 1", ["_part"]),
        ("from palace_hub.core.step import _part", ["_part"]),
        ("getattr(thing, '_part', None)", ["_part"]),
        ("monkeypatch.setattr(thing, '_part', 1)", ["_part"]),
        ("monkeypatch.setattr('palace_hub.core.step._part', 1)", ["_part"]),
        ("monkeypatch.setattr(module._Thing, 'part', 1)", ["_Thing"]),
        ("self._part, cls._part, super()._part, thing.__dict__", []),
        ("monkeypatch.setattr(thing, 'part', '_value'); row._replace(a=1); os._exit(1)", []),
    ],
)
def test_a_planted_access_is_found(source: str, expected: list[str]) -> None:
    assert [name for _, name in private_names(ast.parse(source))] == expected
