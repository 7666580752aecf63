"""What a journal says of a damaged store against the events that were really kept. It uses nothing of the journal."""

import json
import sqlite3
from dataclasses import dataclass, field
from zlib import crc32


@dataclass
class Truth:
    """The events of each game, in order, as the writer was told that they were kept."""

    games: dict[int, list[dict]] = field(default_factory=dict)

    def silent(self, journal):
        """The loss or change that the journal does not tell; "" if it tells everything.

        A loss is told with the right number, a larger one, or as "perhaps more".
        """
        heads = {head.id: head for head in journal.games()}
        for game, events in self.games.items():
            if game not in heads:
                told = journal.salvaged
                sure = journal.certain if told is None else told.sure
                if sure and (told is None or told.lost < len(events)):
                    return f"game {game} of {len(events)} events is gone"
                continue
            head = heads[game]
            kept = [] if head.status == "lost" else [event.body for event in journal.events(game)]
            if kept != events[: len(kept)]:
                return f"game {game} has other events"
            if head.events != len(kept):
                return f"game {game} says {head.events} events and gives {len(kept)}"
            missing = len(events) - len(kept)
            if missing and head.at_end.sure and head.at_end.events < missing:
                return f"game {game} lacks {missing} events and says {head.at_end}"
        extra = heads.keys() - self.games.keys()
        return f"games {extra} never were" if extra else ""


def read_slowly(path):
    """The events of each game in a store of version 2, every row and link checked by hand."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'index'").fetchone() == (0,)
        rows = connection.execute("SELECT id, game, seq, kind, t, wall, body, before, crc FROM entry").fetchall()
        marks = connection.execute("SELECT id, seq, last FROM mark").fetchall()
    finally:
        connection.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    games, ends = {}, {}
    for _, game, seq, kind, t, wall, body, before, crc in rows:
        assert (seq, before) == ends.get(game, (0, 0))
        assert crc == crc32(ascii((game, seq, kind, t, wall, body, before)).encode())
        ends[game] = seq + 1, crc
        if game:
            games.setdefault(game, [])
            if seq:
                games[game].append(json.loads(body))
    assert {game: (seq + 1, last) for game, seq, last in marks} == ends
    return games
