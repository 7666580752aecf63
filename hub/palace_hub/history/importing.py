"""Take a game record that was made elsewhere into the journal: a record of a hub, or one of the rules alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from monkey_palace.game.commands import command_json
from monkey_palace.game.history import Game
from palace_hub.errors import UsageFault
from palace_hub.files.input_files import open_file
from palace_hub.journal.store import Journal
from palace_hub.referee import record
from palace_hub.referee.events import BoxWeighed, CommandPlayed, Event, TableSetUp, body_of
from palace_hub.referee.header import header_of

NOT_EVENTS: Final = ("end",)

Row = tuple[str, float, dict[str, Any]]
"""Kind, hub time in seconds, and body of an event."""


class ChangedRecord(UsageFault):
    """A record does not lead to the result that it states."""

    key = "import-changed"


class KnownRecord(UsageFault):
    """The journal has this game already."""

    key = "import-known"


def import_record(path: Path, journal: Path, wall: float | None = None) -> int:
    """Plays the record at `path` and keeps its game; returns the game's number. `wall`: when it was played.

    Raises `BadRecord` with the line that does not follow, `ChangedRecord`, `KnownRecord`, and `KeepingFault` while a
    hub has the journal open.
    """
    replayed = record.replay(path)
    if not replayed.same:
        raise ChangedRecord(f"{path}: another result", file=str(path))
    header, rows = _hub_record(path) if _is_hub_record(path) else _rules_record(replayed.game)
    with Journal.open(journal) as store:
        for head in store.games():
            if head.events == len(rows) and head.header == header:
                same = all(
                    (event.kind, event.body) == (kind, body)
                    for event, (kind, _, body) in zip(store.events(head.id), rows, strict=True)
                )
                if same:
                    raise KnownRecord(f"{path}: game {head.id}", file=str(path), game=head.id)
        game = store.new_game(header, wall=wall)
        store.append(rows, wall=wall)
        if replayed.game.state.ended:
            store.finish()
        else:
            store.set_aside()
    return game


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with open_file(path) as file:
        for line in file:
            yield json.loads(line)


def _is_hub_record(path: Path) -> bool:
    return next(_lines(path)).get("format") == record.FORMAT


def _hub_record(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """Header and events as they stand in the record."""
    header, *lines = _lines(path)
    del header["format"]
    events = [line for line in lines if line.get("kind") not in NOT_EVENTS]
    return header, [(line.pop("kind"), float(line.pop("t", 0.0)), line) for line in events]


def _rules_record(game: Game) -> tuple[dict[str, Any], list[Row]]:
    """The commands of a game of the rules, as a hub without a tray keeps them. Such a game has no times."""
    begun = game.states[0]
    events: list[Event] = [BoxWeighed(counts=[None] * 6, by="person"), TableSetUp()]
    for state, command in zip(game.states, game.commands, strict=False):
        events.append(CommandPlayed(player=state.prompt.player, command=command_json(command)))
    return header_of(Game.from_state(begun)), [(event.kind, 0.0, body_of(event)) for event in events]
