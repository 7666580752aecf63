"""Rules of the repository: sizes, requirements, layers, and no name of a machine or a package index in any file."""

import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_MODULE = 600
HOSTS = re.compile(
    r"py[p]i\.o[r]g|python[h]osted\.o[r]g|registry\.n[p]mjs|deb\.d[e]bian\.o[r]g|--(extra-)?index-url \S"
)


def tracked() -> list[Path]:
    out = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in out.decode().split("\0") if name]


def texts() -> list[tuple[Path, str]]:
    kinds = {".py", ".toml", ".md", ".txt", ".ftl", ".tcss", ".svg", ""}
    read = [path for path in tracked() if path.is_file() and path.suffix in kinds]
    return [(path, path.read_text(encoding="utf-8", errors="replace")) for path in read]


def test_no_module_is_too_long():
    long = [
        f"{path.relative_to(ROOT)}: {len(text.splitlines())}"
        for path, text in texts()
        if path.suffix == ".py" and len(text.splitlines()) > LONGEST_MODULE and "tests" not in path.parts
    ]
    assert not long


def test_no_file_names_a_package_index_or_a_machine():
    here = str(ROOT.resolve())
    bad = [str(path.relative_to(ROOT)) for path, text in texts() if HOSTS.search(text) or f"{here}/" in text]
    assert not bad


def requirements(file: str) -> list[str]:
    """The pinned requirements of a file, each with its hashes on one line."""
    rows = (ROOT / file).read_text().replace("\\\n", " ").splitlines()
    return [row for row in rows if row and not row.lstrip().startswith("#")]


def name_of(requirement: str) -> str:
    """The package's name, normalised."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt", "requirements-cad.txt"])
def test_every_requirement_has_its_hashes(file: str):
    pinned = requirements(file)
    assert pinned
    assert all("==" in row and "--hash=sha256:" in row for row in pinned)


def test_a_demo_installs_no_tool_of_the_tests():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = {extra: {name_of(row) for row in rows} for extra, rows in project["optional-dependencies"].items()}
    demo = {name_of(row) for row in requirements("requirements.txt")}
    needed = {name_of(row) for row in project["dependencies"]} | extras["sim"] | extras["web"] | extras["checkout"]
    assert needed <= demo
    assert not demo & (extras["dev"] | extras["flash"] | extras["cad"] | extras["bench"])
    versions = {row.partition(" ")[0] for row in requirements("requirements-dev.txt")}
    assert {row.partition(" ")[0] for row in requirements("requirements.txt")} <= versions


def test_every_dependency_states_its_reason():
    text = (ROOT / "pyproject.toml").read_text()
    project = tomllib.loads(text)["project"]
    for requirement in [*project["dependencies"], *chain(*project["optional-dependencies"].values())]:
        assert re.search(rf'^ +"{re.escape(requirement)}",\s+# \w', text, re.MULTILINE), requirement


@pytest.mark.parametrize(
    ("module", "forbidden"),
    [
        ("monkey_palace.game.history", ["palace_hub"]),
        ("palace_hub.core.step", ["textual", "serial"]),
        ("palace_hub.cli.play", ["aiohttp", "jinja2", "segno"]),
        ("palace_hub.sensing.tray.compartments", ["palace_hub.sim"]),
        ("palace_hub.sim.table", ["palace_hub.sensing", "palace_hub.referee"]),
    ],
)
def test_importing_a_module_does_not_load_another_layer(module: str, forbidden: list[str]):
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded for layer in forbidden if f"{name}.".startswith(f"{layer}.")] == []


def test_a_planted_import_breaks_a_contract(tmp_path: Path):
    """Import-linter refuses a copy of the hub whose simulator imports the detector."""
    for name in ("hub", "rules"):
        subprocess.run(["cp", "-r", str(ROOT / name), str(tmp_path / name)], check=True)
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    planted = tmp_path / "hub/palace_hub/sim/world/streams.py"
    planted.write_text(planted.read_text() + "\nimport palace_hub.sensing.tray.lattice\n")
    code = "from importlinter.cli import lint_imports_command as c; c()"
    run = subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{tmp_path}/hub:{tmp_path}/rules", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    assert "The simulator must not know the detector BROKEN" in run.stdout
