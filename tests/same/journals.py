"""Stored journals: opened, their games folded again, gone on with, and written out as records."""

import lzma
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from tests.same.replays import Watched, records
from tests.same.rows import Row

from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee import record

JOURNALS = Path(__file__).parent / "journals"
GO_ON: tuple[say.Entry, ...] = (
    say.Resume(),
    say.Undo(),
    say.Undo(),
    say.Redo(),
    say.Undo(),
    say.Confirm(),
    say.Override(cell=0, count=3),
    say.Export(),
)
"""What somebody enters at the hub that has found the journal, half a second apart."""
LATER_S = 5000.0
TURN_S = 0.05


def reopen(path: Path, *, whole: bool = False) -> Iterator[Row]:
    """Everything that a hub makes of a stored journal, before it goes on and after."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="same-")))
        kept = folder / "journal.sqlite"
        kept.write_bytes(lzma.decompress(path.read_bytes()))
        journal = stack.enter_context(Journal.open(kept))
        yield from _stored(journal)
        yield from _recomputed(journal, folder)
        watched = Watched(HubCore(journal, draw_seed=lambda: 7, exports=folder), folder, whole=whole)
        yield from watched.views()
        waiting = list(GO_ON)
        for number in range(100 + 10 * len(waiting)):
            entries = [waiting.pop(0)] if number >= 100 and number % 10 == 0 else []
            yield from watched.step(Turn(t=round(LATER_S + number * TURN_S, 3), entries=entries))
        yield from watched.views(last=True)
        yield from records(journal)


def _stored(journal: Journal) -> Iterator[Row]:
    for game in journal.games():
        yield {"game": game.id, "status": game.status, "header": game.header, "events": game.events}
        for event in journal.events(game.id):
            yield {"game": game.id, "seq": event.seq, "kind": event.kind, "t": event.t, "body": event.body}
        zeros = journal.latest_zeros(game.id)
        yield {"game": game.id, "zeros": None if zeros is None else [zeros.seq, zeros.t, list(zeros.zeros)]}
    yield {"calibration": journal.calibration()}


def _recomputed(journal: Journal, folder: Path) -> Iterator[Row]:
    for game in journal.games():
        path = folder / f"{game.id}.jsonl"
        record.write(journal, path, game.id)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            yield {"record": game.id, "line": number, "text": line}
        found = record.replay(path)
        yield {
            "record": game.id,
            "events": found.events,
            "commands": found.commands,
            "state": found.state_hash,
            "same": found.same,
        }
