"""The shape of the product's packages: folders, module names, class names and imports without cycles."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from tests.house.syntax import PACKAGES, ROOT, modules

MOST_MODULES = 25
OLD_NAMES = frozenset(
    """
    answered clerk confirming handiwork hearing keeping kept_files last_good leaving lying measuring mending mischief
    node_events plate_astray plate_audit plate_deeds plate_doubts plate_follow plate_found plate_invisible plate_laid
    plate_ledger plate_lift plate_listed plate_magnets plate_play plate_record plate_setting_up plate_stack plate_start
    plate_strewn plate_turn plate_twins plate_ways plate_weights plate_worth portrait rechecking rejudging rest
    setting_up summed_file umpire uncounted weighed_in workshop
    """.split()  # noqa: SIM905
)
"""Module names of the former flat folders."""


def imports(module: str, tree: ast.Module, modules: Mapping[str, ast.Module]) -> set[str]:
    """The modules that `module` imports anywhere: in functions and under `TYPE_CHECKING` as well."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            members = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= members & modules.keys() or {node.module}
            if not members <= modules.keys():
                names.add(node.module)
    return (names & modules.keys()) - {module}


def cycles(modules: Mapping[str, ast.Module]) -> list[list[str]]:
    """The groups of modules that import each other, by Tarjan's algorithm."""
    graph = {module: sorted(imports(module, tree, modules)) for module, tree in modules.items()}
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    groups: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for imported in graph[module]:
            if imported not in index:
                visit(imported)
                low[module] = min(low[module], low[imported])
            elif imported in stack:
                low[module] = min(low[module], index[imported])
        if low[module] == index[module]:
            group = [stack.pop()]
            while group[-1] != module:
                group.append(stack.pop())
            if len(group) > 1:
                groups.append(sorted(group))

    for module in graph:
        if module not in index:
            visit(module)
    return groups


def folders(root: Path) -> Iterator[tuple[Path, list[str]]]:
    for folder in sorted({path.parent for path in root.rglob("*.py")}):
        yield folder, sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("__"))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_folder_has_too_many_modules(package: str) -> None:
    assert {str(folder): len(names) for folder, names in folders(PACKAGES[package]) if len(names) > MOST_MODULES} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_file_name_starts_with_the_name_of_its_folder(package: str) -> None:
    found = [
        f"{folder.relative_to(ROOT)}/{name}"
        for folder, names in folders(PACKAGES[package])
        for name in names
        if name.startswith(folder.name)
    ]
    assert found == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_has_a_former_name(package: str) -> None:
    assert [
        f"{folder.relative_to(ROOT)}/{name}"
        for folder, names in folders(PACKAGES[package])
        for name in names
        if name in OLD_NAMES
    ] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_class_names_are_unique(package: str) -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for module, tree in modules(package).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(module)
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_have_no_cycle(package: str) -> None:
    assert cycles(modules(package)) == []


def test_a_planted_cycle_is_found() -> None:
    sources = {
        "p.a": "from p import b",
        "p.b": "def f():\n    from p.c import name",
        "p.c": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import p.a",
        "p.d": "import p.a",
    }
    assert cycles({module: ast.parse(text) for module, text in sources.items()}) == [["p.a", "p.b", "p.c"]]
