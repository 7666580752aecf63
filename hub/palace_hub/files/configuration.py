"""The hub's configuration file, `palace.toml`: every line is optional."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from monkey_palace.board.pieces import BOX, GROUND_MAPS, PIECES, Piece
from monkey_palace.toml_lines import read_document
from palace_hub.errors import BadConfig

APP = "palace-hub"


def _within_box(box: dict[Piece, int]) -> dict[Piece, int]:
    for piece, count in box.items():
        if not 1 <= count <= BOX[piece]:
            raise ValueError(f"{piece.value} = {count}: expected 1 to {BOX[piece]}")
    return box


Box = Annotated[dict[Piece, int], AfterValidator(_within_box)]
"""Number of pieces by kind; a kind that is not named is complete."""


class Config(BaseModel):
    """The settings and their defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str = "en"
    """Name of a message catalogue."""
    enter_by: Literal["plan", "facts"] = "plan"
    """Default way to enter a staircase in a palace of known shape."""
    card_set: Path | None = None
    """Folder with the cards of the user's own copy; None: the house set."""
    ground_map: Annotated[int, Field(strict=True, ge=1, le=GROUND_MAPS)] = 1
    """Ground map of a new game."""
    box: Box = {}
    """Pieces in an incomplete box."""
    ports: tuple[Annotated[str, Field(min_length=1)], ...] = ()
    """Paths of serial ports that the hub opens whatever is on them, like `--port`."""
    journal: Path = Path(platformdirs.user_data_dir(APP)) / "journal.sqlite"
    """File of the saved games."""


def box_of(given: Mapping[Piece, int]) -> tuple[int, ...]:
    """Pieces in the box, in the order of the compartments; a kind that is not `given` is complete."""
    return tuple(given.get(piece, BOX[piece]) for piece in PIECES)


def config_path() -> Path:
    """Path of the user's configuration file."""
    return Path(platformdirs.user_config_dir(APP)) / "palace.toml"


def load_config(path: Path | None = None) -> Config:
    """The configuration; the defaults without a file. Raises `BadConfig` naming file, line, field and valid values."""
    path = path or config_path()
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Config()
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(
            f"{path} cannot be read: {error}", file=str(path), line=0, field="", expected=str(error)
        ) from None
    try:
        return Config.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"{path}: {error}", file=str(path), line=0, field="", expected=str(error)) from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        key, *parts = map(str, first["loc"])
        line = read_document(text).line(key, 0, *parts)
        known = ", ".join(Config.model_fields)
        expected = f"{first['msg']} ({known})"
        raise BadConfig(
            f"{path}:{line}: {field}: {expected}", file=str(path), line=line, field=field, expected=expected
        ) from None
