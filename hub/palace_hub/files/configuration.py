"""The hub's configuration file, `palace.toml`: every line is optional."""

from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from monkey_palace.board.pieces import BOX, GROUND_MAPS, PIECES, Piece
from monkey_palace.cards.faults import shown
from monkey_palace.toml_lines import MAX_CHARACTERS, Document, read_document
from palace_hub.errors import BadConfig
from palace_hub.files.folders import config_path, data_folder
from palace_hub.files.input_files import read_text, refusal
from palace_hub.locale.catalogue import languages

_PIECES_BY_NAME: Mapping[str, Piece] = {piece.value: piece for piece in PIECES}


class BadSetting(BadConfig):
    """A configuration that cannot be used. `key`: of its sentence; line 0 and field "": the whole file."""

    def __init__(self, key: str, file: Path, line: int = 0, field: str = "", **params: str | int) -> None:
        super().__init__(f"{file}:{line}: {field}: {key}", file=str(file), line=line, field=field, **params)
        self.key = key

    @classmethod
    def of(cls, error: OSError, file: Path) -> "BadSetting":
        """The file cannot be read at all."""
        message = refusal(error)
        bad = cls(message.key, file)
        bad.params |= message.params
        return bad


def _of_the_catalogue(language: str) -> str:
    if language not in languages():
        raise ValueError("expected a language of the catalogue")
    return language


def _an_address(text: str) -> str:
    ip_address(text)  # raises ValueError
    return text


def _nameable(path: Path) -> Path:
    if not path.name or not str(path).isprintable():
        raise ValueError("expected the name of a file or folder")
    return path


def _within_box(box: dict[Piece, int]) -> dict[Piece, int]:
    for piece, count in box.items():
        if not 1 <= count <= BOX[piece]:
            raise ValueError(piece.value)
    return box


def _name_languages(rule: dict[str, Any]) -> None:
    rule["enum"] = list(languages())


def _name_pieces(rule: dict[str, Any]) -> None:
    del rule["propertyNames"]
    rule["additionalProperties"] = False
    rule["properties"] = {
        piece.value: {"type": "integer", "minimum": 1, "maximum": BOX[piece], "default": BOX[piece]} for piece in PIECES
    }


_ADDRESS = {"anyOf": [{"format": "ipv4"}, {"format": "ipv6"}]}

Box = Annotated[
    dict[Piece, Annotated[int, Field(strict=True)]],
    AfterValidator(_within_box),
    Field(json_schema_extra=_name_pieces),
]
"""Number of pieces by kind; a kind that is not named is complete."""


def usual_journal() -> Path:
    """The file of the games where no setting names another."""
    return data_folder() / "journal.sqlite"


class SoundSettings(BaseModel):
    """What plays the sounds of the table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    buzzer: Annotated[bool, Field(strict=True)] = True
    """The buzzer of the tray."""
    bell: Annotated[bool, Field(strict=True)] = False
    """The bell of the terminal."""


class WebSettings(BaseModel):
    """The web page."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    enabled: Annotated[bool, Field(strict=True)] = False
    """`palace play` serves it without being asked."""
    listen: Annotated[str, AfterValidator(_an_address), Field(json_schema_extra=_ADDRESS)] = "127.0.0.1"
    """The address that it listens on: one of this machine, or 0.0.0.0 for all of them."""
    port: Annotated[int, Field(strict=True, ge=0, le=65535)] = 8080
    """Its port; 0: a free one."""
    hosts: tuple[Annotated[str, Field(pattern=r"^[A-Za-z0-9.:-]{1,253}$")], ...] = ()
    """Other names by which it is reached: the first one stands in the links."""
    link: Annotated[str, Field(pattern=r"^(https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?)?$")] = ""
    """What links begin with where a proxy stands before the page: `https://palace.home`."""


class LogSettings(BaseModel):
    """The log."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    level: Literal["debug", "info", "warning", "error"] = "info"
    """What is logged: this and what is more important. "debug" has names in it."""


class BackupSettings(BaseModel):
    """The daily backup."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    folder: Annotated[Path, AfterValidator(_nameable)] | None = None
    """The folder that gets a backup a day; None: there is none."""


class Config(BaseModel):
    """The settings and their defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: Annotated[
        Annotated[str, AfterValidator(_of_the_catalogue)] | None, Field(json_schema_extra=_name_languages)
    ] = None
    """Name of a message catalogue; None: as the user's locale says."""
    enter_by: Literal["plan", "facts"] = "plan"
    """Default way to enter a staircase in a palace of known shape."""
    card_set: Annotated[Path, AfterValidator(_nameable)] | None = None
    """Folder with the cards of the user's own copy; None: the house set."""
    ground_map: Annotated[int, Field(strict=True, ge=1, le=GROUND_MAPS)] = 1
    """Ground map of a new game."""
    box: Box = {}
    """Pieces in an incomplete box."""
    sound: SoundSettings = SoundSettings()
    """What plays the sounds."""
    web: WebSettings = WebSettings()
    """The web page."""
    backup: BackupSettings = BackupSettings()
    """The daily backup."""
    log: LogSettings = LogSettings()
    """The log."""
    ports: tuple[Annotated[Path, AfterValidator(_nameable)], ...] = ()
    """Paths of serial ports that the hub opens whatever is on them, like `--port`."""
    journal: Annotated[Path, AfterValidator(_nameable)] = Field(default_factory=usual_journal)
    """File of the saved games."""


_TABLES: Mapping[str, type[BaseModel]] = {
    "sound": SoundSettings,
    "web": WebSettings,
    "backup": BackupSettings,
    "log": LogSettings,
}
"""Settings that are tables of their own."""

_SETTING_KINDS: Mapping[str, str] = {
    "listen": "address",
    "port": "port",
    "hosts": "hosts",
    "link": "link",
    "folder": "folder",
    "level": "level",
}
"""What a value of a table may be, where it is no switch."""


def box_of(given: Mapping[Piece, int]) -> tuple[int, ...]:
    """Pieces in the box, in the order of the compartments; a kind that is not `given` is complete."""
    return tuple(given.get(piece, BOX[piece]) for piece in PIECES)


def load_config(path: Path | None = None) -> Config:
    """The configuration; the defaults without a file. Raises `BadSetting` naming file, line, field and valid values."""
    path = path or config_path()
    try:
        text = read_text(path, MAX_CHARACTERS)
    except FileNotFoundError:
        return Config()
    except OSError as error:
        raise BadSetting.of(error, path) from None
    return config_of(text, path)


def config_of(text: str, path: Path) -> Config:
    """The configuration in the text of a file `path`. Raises `BadSetting`."""
    document = read_document(text)
    for slip in document.syntax:
        key = "config-twice" if slip.contradicts else "config-syntax"
        raise BadSetting(key, path, slip.line, found=shown(slip.found))
    try:
        return Config.model_validate(document.data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise _bad_setting(path, document, first["type"], tuple(map(str, first["loc"])), first) from None


def journal_path() -> Path:
    """Path of the journal, also where another line of the configuration cannot be used."""
    with suppress(BadConfig):
        return load_config().journal
    with suppress(OSError, ValueError):
        named = read_document(read_text(config_path(), MAX_CHARACTERS)).data.get("journal")
        if isinstance(named, str):
            return _nameable(Path(named))
    return usual_journal()


def _as_toml(value: Any) -> Any:
    """A value as the file has it, as far as its spelling differs from Python's."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else value


def _bad_setting(path: Path, document: Document, kind: str, place: tuple[str, ...], error: Any) -> BadSetting:
    """The sentence for pydantic's first error, which lies at `place`."""
    setting, *parts = (part for part in place if part != "[key]")
    if setting == "box" and kind == "value_error":
        parts = [str(error["ctx"]["error"])]  # the kind of piece that `_within_box` names
    field = ".".join((setting, *parts)) if setting in ("box", *_TABLES) else setting
    line = document.line(setting, 0, *parts)
    if kind == "extra_forbidden":
        known_fields = (_TABLES[setting] if parts else Config).model_fields
        return BadSetting("config-unknown", path, line, field, known=", ".join(known_fields))
    if setting == "box" and parts and parts[0] not in _PIECES_BY_NAME:
        return BadSetting("config-unknown-piece", path, line, field, known=", ".join(_PIECES_BY_NAME))
    given: Any = document.data[setting]
    if setting == "box" and parts:
        given, setting, most = given[parts[0]], "piece", BOX[_PIECES_BY_NAME[parts[0]]]
    elif setting in _TABLES and parts:
        given, setting, most = given[parts[0]], _SETTING_KINDS.get(parts[0], "switch"), 0
    else:
        most = GROUND_MAPS
    known, text = ", ".join(languages()), shown(_as_toml(given))
    return BadSetting("config-value", path, line, field, given=text, setting=setting, known=known, most=most)
