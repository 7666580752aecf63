"""Replays of recordings: recorded turns through the hub, and everything that comes out of it as rows."""

import json
import lzma
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

from tests.same.rows import FITTED_DIGITS, Row, digest, text_of, words

from monkey_palace.game.state import state_hash
from palace_hub.core import snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Outcome, Turn
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import record
from palace_hub.run import resense
from palace_hub.views import public
from palace_hub.views.devices import overview
from palace_hub.views.pages import text_pages
from palace_hub.views.table import screen
from palace_hub.views.wording import Size, Wording

RECORDINGS = Path(__file__).parent / "recordings"
VIEWS_EVERY_S = 5.0
"""Hub seconds between two digests of the views; they are also taken after every entry."""


@cache
def wording() -> Wording:
    """The sentences that the views are made with."""
    return Wording(Catalogue(), size=Size.WIDE)


class Watched:
    """A core whose outcomes are written down. `folder`: its files, named `<folder>` in the rows; `whole`: views in
    full instead of their digests."""

    def __init__(self, core: HubCore, folder: Path, *, whole: bool = False) -> None:
        self.core = core
        self._folder = str(folder)
        self._whole = whole
        self._views: dict[str, str] = {}
        self._views_at = float("-inf")
        self._events = 0
        self._state = ""

    def step(self, turn: Turn) -> Iterator[Row]:
        """Take in one turn; gives the rows of what came of it."""
        outcome = self.core.step(turn)
        yield from self._outcome(outcome, turn.t)
        if turn.entries or (outcome.changed and turn.t - self._views_at >= VIEWS_EVERY_S):
            self._views_at = turn.t
            yield from self.views()

    def _outcome(self, outcome: Outcome, t: float) -> Iterator[Row]:
        for event in outcome.events:
            self._events += 1
            yield {"event": self._events, **json.loads(json.dumps(event))}
        if outcome.events and self.core.hub.book is not None:
            state = state_hash(self.core.hub.book.game.state)
            if state != self._state:
                self._state = state
                yield {"state": state, "t": t}
        for name, data in outcome.sent.items():
            if data:
                yield {"sent": data.decode("latin-1"), "to": name, "t": t}

    def views(self, *, last: bool = False) -> Iterator[Row]:
        """Digests of the views that differ from the last ones; `last` adds the log, which is slow to lay out."""
        found = {}
        texts = self._texts()
        if last:
            texts["log"] = words(text_pages.log(snapshot.snapshot(self.core.hub), wording()))
        for name, text in texts.items():
            shown = text.replace(self._folder, "<folder>")
            mark = shown if self._whole else digest(shown)
            if self._views.get(name) != mark:
                self._views[name] = found[name] = mark
        if found:
            yield {"views": found, "t": self.core.hub.t}

    def _texts(self) -> dict[str, str]:
        core, say = self.core, wording()
        now = snapshot.snapshot(core.hub)
        shown = {
            "table": screen.table(now, say),
            "devices": overview.devices(now, say),
            "palace": text_pages.palace(now, say),
            "scores": text_pages.scores(now, say),
            "notice": say.message(now.notice) if now.notice is not None else "",
            "refusal": say.message(now.refusal) if now.refusal is not None else "",
        }
        texts = {name: words(view) for name, view in shown.items()}
        texts["ledger"] = json.dumps(core.hub.ledger)
        texts["public"] = json.dumps(
            public.public_view(
                phase=now.phase.value,
                stage=now.stage.value if now.stage is not None else None,
                game=now.game,
                judgement=now.judgement,
                question=now.question,
                can_confirm=now.can_confirm,
                manual=now.manual,
                chosen=now.cards_chosen,
                plan=now.plan,
                knob=now.knob_chosen or None,
                plate_setup=now.plate_setup,
            ),
            sort_keys=True,
        )
        return texts


def turns(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a stored recording: its head, then its turns."""
    with lzma.open(path, "rt", encoding="utf-8", newline="\n") as file:
        for line in file:
            yield json.loads(line)


def replay(path: Path, *, whole: bool = False) -> Iterator[Row]:
    """Everything that the hub makes of a recording, and the records of the games that it kept."""
    recorded = turns(path)
    head = next(recorded)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="same-")))
        journal = stack.enter_context(Journal.open(folder / "journal.sqlite"))
        core, sessions, seeds = resense.core_of(journal, head, folder)
        watched = Watched(core, folder, whole=whole)
        for row in recorded:
            if "end" in row:
                break
            sessions.extend(row.get("session", ()))
            seeds.extend(row.get("seed", ()))
            yield from watched.step(resense.turn_of(row))
        yield from watched.views(last=True)
        yield from kept_files(folder)
        yield from records(journal)


def kept_files(folder: Path) -> Iterator[Row]:
    """Digests of the files that the hub keeps of its nodes, without their own checksums."""
    for path in sorted(folder.glob("*/*.json")):
        content = json.loads(path.read_text(encoding="utf-8"))
        content.pop("sum", None)
        yield {"kept": path.relative_to(folder).as_posix(), "digest": digest(text_of(content, FITTED_DIGITS))}


def records(journal: Journal) -> Iterator[Row]:
    """The record of every kept game: a digest of its lines without the seal, and the state that it leads to."""
    for game in journal.games():
        rows = [json.loads(line) for line in record.lines(journal, game.id)]
        rows[-1].pop("seal")
        lines = "\n".join(map(text_of, rows))
        yield {"record": game.id, "status": game.status, "lines": len(rows), "digest": digest(lines), "end": rows[-1]}
