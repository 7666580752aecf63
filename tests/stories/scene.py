"""A scene as data: what people do at the table, and what the hub must say, ask and write down. See README.md."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SCENES = Path(__file__).parent / "scenes"
LEVELS = ("bronze", "silver", "gold")
TOP = frozenset(
    "name levels position written about steps end".split()  # noqa: SIM905
)


class BadScene(ValueError):
    """A scene that does not follow the format; the text names file and step."""


@dataclass(frozen=True)
class Step:
    """One line of a scene. `number` counts from 1."""

    number: int
    data: Mapping[str, Any]

    @property
    def who(self) -> str:
        """The player who acts; "" where nobody is named."""
        return str(self.data.get("who", ""))

    def __str__(self) -> str:
        said = ", ".join(f"{key} = {value!r}" for key, value in self.data.items())
        return f"step {self.number} ({said})"


@dataclass(frozen=True)
class Scene:
    """One scene. `position`: where it starts, a name of `positions.toml`."""

    file: str
    name: str
    levels: tuple[str, ...]
    steps: tuple[Step, ...]
    end: Mapping[str, Any]
    position: str = "first turn"
    written: str = ""
    about: str = ""

    @classmethod
    def read(cls, path: Path) -> "Scene":
        """The scene in a file. Raises `BadScene`."""
        try:
            return cls.of(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
        except tomllib.TOMLDecodeError as error:
            raise BadScene(f"{path.name}: {error}") from None

    @classmethod
    def of(cls, file: str, data: Mapping[str, Any]) -> "Scene":
        """The scene in parsed data. Raises `BadScene`."""
        unknown = set(data) - TOP
        if unknown:
            raise BadScene(f"{file}: unknown {', '.join(sorted(unknown))}; known: {', '.join(sorted(TOP))}")
        for needed in ("name", "steps", "end"):
            if needed not in data:
                raise BadScene(f"{file}: {needed} is missing")
        levels = tuple(data.get("levels", LEVELS))
        if not levels or not set(levels) <= set(LEVELS):
            raise BadScene(f"{file}: levels: expected some of {', '.join(LEVELS)}, got {levels}")
        rest = {name: str(data[name]) for name in data.keys() & {"position", "written", "about"}}
        steps = tuple(Step(number, step) for number, step in enumerate(data["steps"], start=1))
        return cls(file, data["name"], levels, steps, data["end"], **rest)


def scenes(names: Sequence[str] = ()) -> list[Scene]:
    """The scenes whose file name contains one of `names`; all without names."""
    paths = sorted(SCENES.glob("*.toml"))
    return [Scene.read(path) for path in paths if not names or any(name in path.stem for name in names)]
