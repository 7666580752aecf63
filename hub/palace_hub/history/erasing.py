"""Delete games and erase players: from the journal, from what is kept beside it, and from the cached facts.

The name of an erased player must not stand in any of these files any more. Files that people saved themselves are
theirs: `files_with` finds those beside the journal.
"""

import json
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from monkey_palace.game.setup import compared_name
from palace_hub.history.cache import FactsCache
from palace_hub.history.facts import ERASED
from palace_hub.history.kept import Notebook, NotesFile, PlayerRegister, PlayersFile, folder_of
from palace_hub.history.library import CACHE
from palace_hub.journal.erasing import rewrite
from palace_hub.journal.schema import HEADER
from palace_hub.referee.events import StepsExplained

SAVED: Final = "saved"
"""The folder beside the journal into which the hub saves a game that people want to keep."""
_LARGEST: Final = 256 << 20
"""Bytes of a file that is searched for a name."""


def delete_games(journal: Path, games: Collection[int]) -> None:
    """Take these games out of the journal for good, with their notes. Raises `KeepingFault` while a hub has it open."""
    rewrite(journal, without=games)
    folder = folder_of(journal)
    notes = NotesFile.read(folder)
    if notes.content is not None:
        left = Notebook(tuple(note for note in notes.content.games if note.game not in games))
        if left != notes.content:
            _keep_only(notes, left)
    with FactsCache(folder / CACHE) as cache:
        cache.forget()


def erase_player(journal: Path, name: str, register: PlayerRegister) -> tuple[str, ...]:
    """Take the player with this name out of all games and files of the hub; returns all names that are gone.

    Raises `KeepingFault` while a hub has the journal open.
    """
    player = register.find(name)
    names = (name,) if player is None else (player.name, *player.names)
    gone = frozenset(compared_name(one) for one in names)
    rewrite(journal, change=lambda kind, body: _without(kind, body, gone))
    folder = folder_of(journal)
    players = PlayersFile.read(folder)
    if players.content is not None and player is not None:
        _keep_only(players, players.content.without(name))
    with FactsCache(folder / CACHE) as cache:
        cache.forget()
    return names


def _keep_only(file: PlayersFile | NotesFile, content: Any) -> None:
    """Keep this content, and no copy of the one before."""
    file.keep(content)
    if file.previous_path is not None:
        file.previous_path.unlink(missing_ok=True)


def _without(kind: str, body: str, gone: frozenset[str]) -> str:
    """The body of an entry without these names. They stand in headers, and where steps were explained to players."""
    if kind not in (HEADER, StepsExplained.kind):
        return body
    data = json.loads(body)
    if kind == HEADER:
        changed = {"players": [_erased(name, gone) for name in data.get("players", ())]}
    else:
        changed = {"taught": [[_erased(name, gone), *rest] for name, *rest in data.get("taught", ())]}
    if all(data.get(key, []) == value for key, value in changed.items()):
        return body
    data |= changed
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _erased(name: Any, gone: frozenset[str]) -> Any:
    return ERASED if isinstance(name, str) and compared_name(name) in gone else name


def files_with(journal: Path, names: Collection[str]) -> tuple[Path, ...]:
    """Files that people or a damage left beside the journal and that still have one of these names in them."""
    needles = {needle for name in names for needle in (name.encode(), json.dumps(name)[1:-1].encode())}
    old = (f"{journal.name}.damaged-", f"{journal.name}.version-", f"{journal.name}.stray-")
    beside = [file for file in journal.parent.iterdir() if file.name.startswith(old)]
    saved = [file for file in (journal.parent / SAVED).glob("*") if file.is_file()]
    found = []
    for file in sorted((*beside, *saved)):
        with suppress(OSError):
            if file.stat().st_size <= _LARGEST and any(needle in file.read_bytes() for needle in needles):
                found.append(file)
    return tuple(found)
