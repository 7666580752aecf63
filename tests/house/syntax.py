"""The syntax trees of the product's modules, parsed once for all tests of this folder."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "palace_hub": ROOT / "hub/palace_hub",
    "monkey_palace": ROOT / "rules/monkey_palace",
    "hardware": ROOT / "hardware",
}


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(package: str) -> dict[str, ast.Module]:
    """The tree of each module by its dotted name."""
    root = PACKAGES[package]
    trees = {}
    for path in sorted(root.rglob("*.py")):
        parts = [package, *path.relative_to(root).with_suffix("").parts]
        trees[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = parsed(path)
    return trees
