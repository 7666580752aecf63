"""Only the modules that define the hub's state write it.

The test walks the syntax trees of the product and finds assignments to attributes of `Hub` or of its parts. It follows
types by name: annotated parameters, attributes of state classes, and locals that hold one of them.
"""

import ast
from pathlib import Path

import pytest
from tests.house.syntax import parsed

HUB = Path(__file__).parents[2] / "hub" / "palace_hub"
ROOT_CLASS = "Hub"
ROOMS = ("core", "run", "bench", "tui", "cli", "outlets", "doctor")
CLASS_ROOMS = ("core", "sensing", "referee", "wire", "link", "journal")
"""Rooms that define classes of the state."""
HOLDERS = {"HubCore": {"hub": "Hub"}}
"""Classes that hold the state and are no part of it."""


class StateClasses:
    """The classes of the hub's state: `Hub` and, through its attributes, the classes of its parts."""

    def __init__(self, trees: dict[Path, ast.Module]) -> None:
        self.home: dict[str, Path] = {}
        self._nodes: dict[str, ast.ClassDef] = {}
        for path, tree in trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    self._nodes[node.name] = node
                    self.home[node.name] = path
        self.fields: dict[str, dict[str, str]] = dict(HOLDERS)
        todo = [ROOT_CLASS]
        while todo:
            name = todo.pop()
            if name not in self.fields:
                self.fields[name] = self._fields_of(name)
                todo += self.fields[name].values()

    def named_in(self, annotation: ast.expr | None) -> str | None:
        """The class that an annotation names, alone or as `X | None`."""
        match annotation:
            case ast.Name(name) if name in self._nodes:
                return name
            case ast.Constant(str(name)) if name in self._nodes:
                return name
            case ast.BinOp(left, ast.BitOr(), right):
                return self.named_in(left) or self.named_in(right)
        return None

    def _fields_of(self, name: str) -> dict[str, str]:
        fields: dict[str, str] = {}
        for node in ast.walk(self._nodes[name]):
            match node:
                case ast.AnnAssign(ast.Name(field), annotation):
                    kind = self.named_in(annotation)
                case ast.AnnAssign(ast.Attribute(ast.Name("self"), field), annotation):
                    kind = self.named_in(annotation)
                case ast.Assign([ast.Attribute(ast.Name("self"), field)], value):
                    kind = self._made_by(value)
                case ast.FunctionDef(field, returns=annotation, decorator_list=[ast.Name("property")]):
                    kind = self.named_in(annotation)
                case _:
                    continue
            if kind is not None and not self._frozen(kind):
                fields[field] = kind
        return fields

    def _made_by(self, value: ast.expr) -> str | None:
        return self.named_in(value.func) if isinstance(value, ast.Call) else None

    def _frozen(self, name: str) -> bool:
        return any("frozen=True" in ast.unparse(decorator) for decorator in self._nodes[name].decorator_list)


class Writes(ast.NodeVisitor):
    """Finds the writes of one module to state that another module defines."""

    def __init__(self, path: Path, classes: StateClasses) -> None:
        self.path, self.classes = path, classes
        self.scopes: list[dict[str, str]] = [{"hub": "Hub", "core": "HubCore"}]
        self.found: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scopes.append({"self": node.name})
        self.generic_visit(node)
        self.scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        names = {}
        for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            kind = self.classes.named_in(argument.annotation)
            if kind is not None:
                names[argument.arg] = kind
        self.scopes.append(names)
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._target(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._target(node.target, node.value)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._target(node.target, None)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._target(target, None)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr") and node.args:
            self._check(node, self._type_of(node.args[0]))
        self.generic_visit(node)

    def _target(self, target: ast.expr, value: ast.expr | None) -> None:
        match target:
            case ast.Tuple(targets) | ast.List(targets):
                values = value.elts if isinstance(value, ast.Tuple) else [None] * len(targets)
                for part, given in zip(targets, values, strict=False):
                    self._target(part, given)
            case ast.Attribute(owner):
                self._check(target, self._type_of(owner))
            case ast.Subscript(ast.Attribute(owner)):
                self._check(target, self._type_of(owner))
            case ast.Name(name):
                kind = None if value is None else self._type_of(value)
                if kind is not None:
                    self.scopes[-1][name] = kind

    def _type_of(self, node: ast.expr) -> str | None:
        """The state class of an expression: a known name, or an attribute of one."""
        match node:
            case ast.Name(name):
                return next((scope[name] for scope in reversed(self.scopes) if name in scope), None)
            case ast.Attribute(owner, field):
                kind = self.classes.fields.get(self._type_of(owner) or "", {}).get(field)
                return ROOT_CLASS if kind is None and field == "hub" else kind
        return None

    def _check(self, node: ast.AST, kind: str | None) -> None:
        if kind in self.classes.fields and kind not in HOLDERS and self.classes.home[kind] != self.path:
            line = getattr(node, "lineno", 0)
            self.found.append(f"{self.path.relative_to(HUB)}:{line}: {ast.unparse(node)} writes {kind}")


@pytest.fixture(scope="module")
def trees() -> dict[Path, ast.Module]:
    rooms = {*ROOMS, *CLASS_ROOMS}
    paths = [path for room in sorted(rooms) for path in sorted((HUB / room).rglob("*.py"))]
    return {path: parsed(path) for path in paths}


@pytest.fixture(scope="module")
def classes(trees: dict[Path, ast.Module]) -> StateClasses:
    return StateClasses({path: tree for path, tree in trees.items() if path.relative_to(HUB).parts[0] in CLASS_ROOMS})


def writes(path: Path, tree: ast.Module, classes: StateClasses) -> list[str]:
    visitor = Writes(path, classes)
    visitor.visit(tree)
    return visitor.found


def planted(classes: StateClasses, module: str, code: str) -> list[str]:
    path = HUB / module
    return writes(path, ast.parse(f"{path.read_text()}\n\n{code}\n"), classes)


def test_no_module_writes_the_hubs_state_but_those_that_define_it(trees: dict[Path, ast.Module], classes: StateClasses):
    found = [
        write
        for path, tree in trees.items()
        if path.relative_to(HUB).parts[0] in ROOMS
        for write in writes(path, tree, classes)
    ]
    assert not found


def test_the_parts_of_the_state_are_followed(classes: StateClasses):
    parts = {"book", "choices", "nodes", "pads", "plate", "plate_play", "tray", "tray_check", "writer"}
    assert parts <= set(classes.fields["Hub"])
    assert "tracker" in classes.fields[classes.fields["Hub"]["plate_play"]]


@pytest.mark.parametrize(
    "line",
    [
        "hub.revision += 1",
        "hub.choices.cards = ()",
        "hub.nodes.bound, other = None, 1",
        "hub.plate_play.tracker.given_up = True",
        "del hub.notice",
        "setattr(hub, 'refusal', None)",
        "hub.nodes.configurations['tray'] = ''",
        "play = hub.plate_play; play.unsure = False",
    ],
)
def test_a_planted_write_is_found(classes: StateClasses, line: str):
    assert len(planted(classes, "core/automation.py", f"def planted(hub: Hub) -> None:\n    {line}")) == 1


def test_a_planted_write_through_a_core_is_found(classes: StateClasses):
    code = "class Planted:\n    def write(self) -> None:\n        self.core.hub.t = 0.0"
    assert len(planted(classes, "run/headless.py", code)) == 1
