"""The message keys in the code: whole keys, and families built from a prefix and a code."""

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

HUB = Path(__file__).parents[2] / "hub" / "palace_hub"
MESSAGES = HUB / "locale" / "messages"

SAYING = frozenset({"Message", "say", "text_key", "Refused", "_Text"})
"""Functions and methods whose first argument is a message key."""

IN_A_PAGE = re.compile(r"""say\(["']([\w-]+)["']""")


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(HUB.rglob("*.py")))


@cache
def calls() -> tuple[tuple[Path, ast.Call], ...]:
    """Every call with an argument."""
    return tuple(
        (path, node) for path, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args
    )


def _first_part(node: ast.expr) -> str | None:
    """The constant at the start of an f-string, or the left side of `"rule-" + code`."""
    if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value)
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
        return node.left.value
    return None


def _called(node: ast.Call) -> str:
    """The function's or method's own name."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def said() -> set[tuple[str, str]]:
    """(file and line, key) of each key in a call of `SAYING`; families end in `*`."""
    found: set[tuple[str, str]] = set()
    for path, node in calls():
        if _called(node) not in SAYING:
            continue
        where = f"{path.relative_to(HUB)}:{node.lineno}"
        first = node.args[0]
        for choice in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                found.add((where, choice.value))
            elif (part := _first_part(choice)) is not None:
                found.add((where, part + "*"))
    return found


def strings() -> tuple[set[str], set[str]]:
    """Every string in the code and key in a page, and every prefix of a family: in a call of `SAYING`, or in `key`."""
    whole: set[str] = set()
    parts = {key[:-1] for _, key in said() if key.endswith("*")}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.Assign):
                names = [name for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
                if any(name.id == "key" for name in names):
                    parts |= {
                        part
                        for value in ast.walk(node.value)
                        if isinstance(value, ast.expr) and (part := _first_part(value))
                    }
    for page in sorted(HUB.rglob("*.html")):
        whole |= set(IN_A_PAGE.findall(page.read_text(encoding="utf-8")))
    return whole, {part for part in parts if part}


class References(Visitor):
    """Message references and variables in a message, and the cases of its selectors by variable."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.cases: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = (one.key for one in node.variants)
            cases = {key.value if isinstance(key, ftl.NumberLiteral) else key.name for key in keys}
            self.cases.setdefault(node.selector.id.name, set()).update(cases)
        self.generic_visit(node)


@cache
def messages(language: str = "en") -> dict[str, dict[str, ftl.Message]]:
    """The messages of a language by file and key. Raises `ValueError` for what is not Fluent."""
    found: dict[str, dict[str, ftl.Message]] = {}
    parser = FluentParser(with_spans=False)
    for path in sorted((MESSAGES / language).glob("*.ftl")):
        tree = parser.parse(path.read_text(encoding="utf-8"))
        junk = [item.content for item in tree.body if isinstance(item, ftl.Junk)]
        if junk:
            raise ValueError(f"{path}: not Fluent: {junk}")
        found[path.name] = {item.id.name: item for item in tree.body if isinstance(item, ftl.Message)}
    return found


@cache
def patterns(language: str = "en") -> dict[str, References]:
    """The references of each message of a language."""
    found: dict[str, References] = {}
    for entries in messages(language).values():
        for key, message in entries.items():
            if message.value is not None:
                found[key] = references = References()
                references.visit(message.value)
    return found


def params_given() -> set[tuple[str, str, frozenset[str]]]:
    """(file and line, key, parameter names) of calls whose parameters are all written out."""
    found: set[tuple[str, str, frozenset[str]]] = set()
    for path, node in calls():
        if not isinstance(node.args[0], ast.Constant):
            continue
        name, key = _called(node), node.args[0].value
        where = f"{path.relative_to(HUB)}:{node.lineno}"
        if name in ("say", "text_key", "Refused") and all(word.arg for word in node.keywords):
            found.add((where, key, frozenset(str(word.arg) for word in node.keywords)))
        elif name == "Message" and len(node.args) == 1 and not node.keywords:
            found.add((where, key, frozenset()))
        elif name == "Message" and len(node.args) == 2 and isinstance(node.args[1], ast.Dict):
            names = node.args[1].keys
            if all(isinstance(one, ast.Constant) for one in names):
                found.add((where, key, frozenset(str(one.value) for one in names)))
    return found
