"""The files of a bug report, without names of players, passwords, links and the user's folder."""

import gzip
import io
import json
import platform
import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from palace_hub.errors import BadConfig, PalaceError
from palace_hub.files.atomic import replace_bytes
from palace_hub.files.configuration import load_config
from palace_hub.files.folders import config_path
from palace_hub.files.input_files import LARGEST, read_text
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.install.broker import HUB_FILE, NODES, PASSWORDS, default_folder
from palace_hub.journal.store import Journal
from palace_hub.referee import record
from palace_hub.run.last_frames import frame_files, readable
from palace_hub.run.log_output import NAME as LOG

SECRET, SOMEBODY, SOMETHING, HOME = "(secret)", "(player {number})", "(replaced)", "~"
PACKAGES: Final = ("palace-hub", "textual", "numpy", "pydantic", "pyserial", "paho-mqtt", "aiohttp")
_OPENS: Final = ("password", "key", "ssid")
"""Fields of an account that a report must not hold."""
_PERSONAL: Final = frozenset({"hosts", "link", "journal", "card_set", "folder"})
"""Settings that may name people or places."""
_SHORTEST_SECRET: Final = 4
_UNIT: Final = "palace-hub"
_JOURNAL_LINES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Part:
    """A file of the report. `key`: what it is, for people; `size`: bytes."""

    name: str
    key: str
    data: bytes = field(repr=False)


class Scrubber:
    """Replaces names, secrets and the home folder in texts."""

    def __init__(self, names: Iterable[str], secrets: Iterable[str]) -> None:
        self._secrets = sorted({one for one in secrets if len(one) >= _SHORTEST_SECRET}, key=len, reverse=True)
        people = sorted({name for name in names if name.strip()}, key=len, reverse=True)
        self._numbers = {name.casefold(): SOMEBODY.format(number=n) for n, name in enumerate(people, start=1)}
        words = "|".join(re.escape(name) for name in people)
        self._people = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) if people else None
        self._home = str(Path.home())

    def text(self, text: str) -> str:
        """The text without them, also where JSON or a log has escaped them."""
        for secret in self._secrets:
            text = text.replace(secret, SECRET)
        if self._people is not None:
            text = self._people.sub(lambda found: self._numbers.get(found[0].casefold(), SOMETHING), text)
        return text.replace(self._home, HOME) if len(self._home) > 1 else text


def parts(journal: Path, state: Path, doctor: Sequence[dict[str, Any]]) -> list[Part]:
    """Everything that a report holds. `state`: the folder of the log; `doctor`: the findings as JSON objects."""
    scrub = Scrubber(_names(journal), [*_secrets(default_folder()), *_links(journal.parent)])
    found = [
        _text("versions.json", "report-versions", json.dumps(_versions(), indent=1), scrub),
        _text("doctor.json", "report-doctor", json.dumps(list(doctor), indent=1, ensure_ascii=False), scrub),
        _text("settings.json", "report-settings", json.dumps(_settings(), indent=1, ensure_ascii=False), scrub),
    ]
    for log in sorted(state.glob(f"{LOG}*")):
        with suppress(OSError):
            found.append(_text(log.name, "report-log", log.read_bytes().decode("utf-8", "replace"), scrub))
    if (system := _system_log()) is not None:
        found.append(_text("journalctl.log", "report-log", system, scrub))
    with suppress(PalaceError):
        found.append(Part("game.jsonl", "report-game", _game(journal)))
    for file in frame_files(state):
        lines = scrub.text(readable(file).decode("utf-8", "replace"))
        found.append(Part(file.name, "report-frames", gzip.compress(lines.encode(), mtime=0)))
    return found


def write_report(file: Path, found: Sequence[Part]) -> None:
    """Write the report. Raises `OSError`."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for part in found:
            archive.writestr(part.name, part.data)
    replace_bytes(file, stream.getvalue())


def _text(name: str, key: str, text: str, scrub: Scrubber) -> Part:
    return Part(name, key, scrub.text(text).encode())


def _versions() -> dict[str, str]:
    found = {"python": platform.python_version(), "system": platform.platform(), "machine": platform.machine()}
    for package in PACKAGES:
        with suppress(PackageNotFoundError):
            found[package] = version(package)
    return found


def _settings() -> dict[str, Any]:
    """The settings that differ from the defaults; those that may name people or places are replaced."""
    try:
        data = load_config().model_dump(mode="json", exclude_unset=True)
    except BadConfig as fault:
        return {"cannot be read": {name: value for name, value in fault.params.items() if name in ("line", "field")}}
    return {"file": config_path().exists(), **_without_places(data)}


def _without_places(data: dict[str, Any]) -> dict[str, Any]:
    return {
        name: SOMETHING if name in _PERSONAL and value else _without_places(value) if isinstance(value, dict) else value
        for name, value in data.items()
    }


def _names(journal: Path) -> set[str]:
    """The players of all kept games."""
    with suppress(PalaceError), Journal.open(journal, read_only=True) as store:
        return {str(name) for head in store.games() for name in head.header.get("players", ())}
    return set()


def _game(journal: Path) -> bytes:
    """The record of the newest game, which replays as the real one does. The names are in its header alone."""
    with Journal.open(journal, read_only=True) as store:
        players = [f"Player {seat}" for seat in range(1, 1 + len(store.head().header["players"]))]
        return "".join(f"{line}\n" for line in record.lines(store, players=players)).encode()


def _secrets(broker: Path) -> Iterator[str]:
    """Passwords, Wi-Fi keys and names, and password hashes of the broker's files."""
    for file in (broker / HUB_FILE, *sorted((broker / NODES).glob("*.json"))):
        with suppress(OSError, ValueError, RecursionError):
            account = json.loads(read_text(file, LARGEST))
            if isinstance(account, dict):
                yield from (str(account[name]) for name in _OPENS if account.get(name))
    with suppress(OSError):
        for line in read_text(broker / PASSWORDS).splitlines():
            yield line.partition(":")[2]


def _links(folder: Path) -> Iterator[str]:
    kept = WebLinksFile.read(folder).content
    if kept is not None:
        yield from (kept.host, kept.watch, *kept.seats)


def _system_log() -> str | None:
    """The hub's lines in systemd's journal; None without any."""
    program = shutil.which("journalctl")
    if program is None:
        return None
    words = [program, "--unit", _UNIT, "--lines", str(_JOURNAL_LINES), "--no-pager", "--quiet"]
    try:
        run = subprocess.run(words, capture_output=True, timeout=20, check=False)
    except (OSError, subprocess.SubprocessError):
        return None
    return run.stdout.decode("utf-8", "replace") or None
