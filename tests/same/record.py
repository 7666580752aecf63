"""Makes the recordings and journals anew: `make same-record CASE=name`. Their expected files change with them.

A new recording is another game: record only where the hub cannot read the present one any more. The tables of `demo`
recordings are virtual; the other recordings come from scripts below.
"""

import gzip
import lzma
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from tests.core.by_hand import Table, place, play_by_hand
from tests.core.on_plan import WRONG, staircase
from tests.core.rig import FULL, Node, Rig
from tests.core.setup.setup_rig import SetupRig
from tests.same.journals import JOURNALS
from tests.same.replays import RECORDINGS, turns

from monkey_palace.board.pieces import PIECES
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.run import resense
from palace_hub.run.demo import Demo, DemoOptions, TableProcess
from palace_hub.run.recording import Recorder

PRESET = 9 | lzma.PRESET_EXTREME


# -- recordings of a virtual table ----------------------------------------------------------------------------


def demo(options: DemoOptions, path: Path, *, until: float, since: float = 0.0) -> None:
    """Record a virtual table up to hub time `until`, by a hub that joins a game begun by another one at `since`."""
    with tempfile.TemporaryDirectory(prefix="same-") as name:
        folder = Path(name)
        options = replace(options, socket=folder / "t", journal=folder / "journal.sqlite")
        running = TableProcess(options, folder / "t", folder / "log")
        try:
            if since:
                _play(options, since)
            _play(replace(options, record_frames=path), until)
        finally:
            running.end(said_goodbye=False)


def _play(options: DemoOptions, until: float) -> None:
    with Demo(options) as table:

        def shown(core: HubCore) -> None:
            if core.hub.t >= until:
                table.clock.stop()

        table.run(shown)


# -- recordings of typed entries ------------------------------------------------------------------------------


@contextmanager
def recorded(core: HubCore, path: Path) -> Iterator[None]:
    """The core's turns, recorded to `path`."""
    with Recorder(core, path):
        yield


def typed(path: Path, folder: Path) -> None:
    """A whole game without a tray: the plan, undo and redo over a turn, refused entries, lost pieces, the score."""
    with Journal.open(folder / "journal.sqlite") as journal:
        table = Table(folder / "journal.sqlite", journal)
        with recorded(table.core, path):
            table.begin(expansions=("butterfly", "frog"))
            _mistakes(table)
            play_by_hand(table, before=4)
            table.enter(*[say.Undo()] * 6, *[say.Redo()] * 6)
            play_by_hand(table, before=5)
            table.enter(
                say.Override(cell=2, count=900), say.EnterBy(way="facts"), say.Confirm(), say.EnterBy(way="plan")
            )
            table.enter(say.Back(), say.Answer(question=3, answer="1"), say.ChooseSlots(slots=(0,)))
            play_by_hand(table, before=8, by_facts=True)
            shelf = table.core.hub.book.shelf  # type: ignore[union-attr]
            table.enter(say.Manual(taken={0: shelf[0] - 3}), say.KeepAsItIs(reason="they are gone"))
            play_by_hand(table)
            table.enter(say.Export())


def _mistakes(table: Table) -> None:
    """A staircase entered wrongly, mended, confirmed, taken back and confirmed again."""
    pieces = staircase(table)
    table.enter(*place(*pieces[:2]), say.Place(placement=WRONG), say.Confirm(), say.TakeBack(placement=WRONG))
    table.enter(say.TakeBack(), say.Place(placement="nonsense"), *place(*pieces[1:]), say.Confirm())
    table.enter(say.Undo(), say.TakeBack(), say.Redo(), say.Confirm(), say.Undo(), say.Redo())


def resumed(path: Path, folder: Path) -> None:
    """A hub that starts with an unfinished game: it goes on, is undone, and another game begins."""
    with ExitStack() as stack:
        table = Table(folder / "journal.sqlite", Journal.open(folder / "journal.sqlite"))
        stack.callback(lambda: table.journal.close())
        table.begin(players=("Ann", "Bo", "Cy"), ground_map=3)
        play_by_hand(table, before=5)
        table.enter(*place(*staircase(table)[:1]))
        table.restart()
        with recorded(table.core, path):
            table.pass_time(4.0)
            table.enter(say.Resume(), say.Undo(), say.Undo(), say.Redo(), say.Redo())
            table.enter(*[say.TakeBack()] * len(table.core.hub.book.plan.placements))  # type: ignore[union-attr]
            play_by_hand(table, before=8)
            table.enter(say.Discard(), say.NewGame(players=("Di", "Eve"), deck_seed=5), say.Confirm())


# -- recordings of a tray on a wire ---------------------------------------------------------------------------


def corrections(path: Path, folder: Path) -> None:
    """A tray without a kept calibration: a question answered, wrong takes, overrides, the cable out, typed pieces."""
    with Journal.open(folder / "journal.sqlite") as journal:
        rig = Rig(folder / "journal.sqlite", journal)
        node = Node()
        with recorded(rig.core, path):
            counts = rig.weigh_in(node)
            rig.hand(node, _less(counts, 1, 2))
            rig.hand(node, counts)
            rig.hand(node, _less(counts, 1, 1.5), patience=8.0)
            _answer(rig, "low")
            rig.enter(say.Override(cell=1, count=counts[1]))
            rig.hand(node, counts, patience=6.0)
            _answer(rig, "high")
            rig.enter(say.Override(cell=1, count=counts[1]))
            rig.enter(say.EnterBy(way="plan"))
            pieces = staircase(rig)
            rig.enter(*place(*pieces), say.Confirm())
            staged = rig.core.hub.book.staged  # type: ignore[union-attr]
            assert staged is not None, rig.core.hub.refusal
            start = [piece.value for piece in PIECES].index(str(staged.start_colour))
            other = next(i for i in (3, 4, 5) if i != start)
            rig.hand(node, _less(counts, other, 1))
            rig.hand(node, counts)
            counts = _less(counts, start, 1)
            rig.hand(node, counts)
            rig.enter(say.Undo())
            rig.pass_time(1.0)
            rig.enter(say.Redo())
            rig.pass_time(1.0)
            rig.hand(node, _less(counts, 0, 1))
            rig.enter(say.KeepAsItIs(reason="under the sofa"))
            rig.unplug("a#1")
            rig.pass_time(4.0)
            rig.enter(say.Manual(taken={1: 1}), say.Manual(taken={1: -1}))
            rig.plug("a#2", node)
            rig.pass_time(6.0)


def _answer(rig: Rig, which: str) -> None:
    """Answers the open question with the lower or the higher count."""
    question = rig.core.hub.book.question  # type: ignore[union-attr]
    assert question is not None
    rig.enter(say.Answer(question=question.id, answer=str(getattr(question, which))))


def _less(counts: list[int], cell: int, pieces: float) -> list[Any]:
    return [count - pieces * (i == cell) for i, count in enumerate(counts)]


def tray_setup(path: Path, folder: Path) -> None:
    """The tray's set-up: the wrong cup first, a miscounted lift, then every step as the screen asks for it."""
    with Journal.open(folder / "journal.sqlite") as journal:
        rig = SetupRig(folder / "journal.sqlite", journal)
        with ExitStack() as stack:
            _record_next_core(rig, path, stack)
            rig.begin_setup(Node())
            node = rig.nodes["a#1"]
            rig.weigh(node, (0,) * 6)
            rig.weigh(node, FULL)
            rig.weigh(node, (80, 62, *FULL[2:]))
            rig.weigh(node, FULL)
            rig.weigh(node, (60, *FULL[1:]))
            rig.weigh(node, FULL)
            rig.weigh(node, (80, 60, *FULL[2:]))
            rig.weigh(node, FULL)
            rig.press(say.Confirm())
            rig.pass_time(1.0)


def tray_check(path: Path, folder: Path) -> None:
    """A kept calibration: a game begins with a tray that lacks a piece, the check is answered, the game is set up."""
    with Journal.open(folder / "journal.sqlite") as journal:
        rig = SetupRig(folder / "journal.sqlite", journal)
        node = Node()
        rig.set_up(node)
        with ExitStack() as stack:
            _record_next_core(rig, path, stack)
            rig.begin_play(node, (80, 79, *FULL[2:]))
            rig.pass_time(12.0)
            rig.enter(say.Recheck(choice="count"))
            assert rig.core.hub.refusal is None
            rig.pass_time(1.0)
            rig.set_out(node)
            rig.pass_time(2.0)


def _record_next_core(rig: SetupRig, path: Path, stack: ExitStack) -> None:
    """The next core that the rig makes is recorded from its beginning."""
    make = rig.start_core

    def made(*, set_up: bool) -> None:
        make(set_up=set_up)
        stack.enter_context(Recorder(rig.core, path))

    rig.start_core = made  # type: ignore[method-assign]


# -- all of them ----------------------------------------------------------------------------------------------

DEMO = DemoOptions(players=2)
FROM_A_TABLE: dict[str, Callable[[Path], None]] = {
    "bronze": partial(demo, replace(DEMO, seed=1), until=200.0),
    "faults": partial(
        demo, replace(DEMO, seed=3, faults=("wrong_takes", "unplug", "garbage", "flipped_bits")), until=235.0
    ),
    "silver": partial(demo, replace(DEMO, seed=2, level="silver", entries="plate"), until=440.0),
    "gold": partial(
        demo,
        replace(
            DEMO,
            seed=4,
            level="gold",
            entries="plate",
            faults=("wrong_takes", "plate_wordless", "plate_forbidden", "plate_dead_hall", "plate_bumps"),
        ),
        since=600.0,
        until=760.0,
    ),
}
FROM_A_SCRIPT: dict[str, Callable[[Path, Path], None]] = {
    "typed": typed,
    "resumed": resumed,
    "corrections": corrections,
    "tray_setup": tray_setup,
    "tray_check": tray_check,
}
FROM_A_RECORDING: dict[str, tuple[str, float]] = {
    "journal_playing": ("bronze", 150.0),
    "journal_on_a_plate": ("gold", 700.0),
    "journal_finished": ("typed", float("inf")),
}
"""Journals: what the hub has kept of a recording at a hub time."""


def record_case(name: str) -> Path:
    """Makes the recording or journal of this name anew; returns its file."""
    with tempfile.TemporaryDirectory(prefix="same-") as temporary:
        folder = Path(temporary)
        if name in FROM_A_RECORDING:
            return _pack(_journal(*FROM_A_RECORDING[name], folder).read_bytes(), JOURNALS / f"{name}.sqlite.xz")
        made = folder / "made.gz"
        if name in FROM_A_TABLE:
            FROM_A_TABLE[name](made)
        else:
            FROM_A_SCRIPT[name](made, folder)
        return _pack(gzip.decompress(made.read_bytes()), RECORDINGS / f"{name}.jsonl.xz")


def _journal(recording: str, until: float, folder: Path) -> Path:
    rows = turns(RECORDINGS / f"{recording}.jsonl.xz")
    head = next(rows)
    path = folder / "journal.sqlite"
    with Journal.open(path) as journal:
        core, sessions, seeds = resense.core_of(journal, head, folder)
        for row in rows:
            if "end" in row or row["t"] > until:
                break
            sessions.extend(row.get("session", ()))
            seeds.extend(row.get("seed", ()))
            core.step(resense.turn_of(row))
    return path


def _pack(data: bytes, path: Path) -> Path:
    path.write_bytes(lzma.compress(data, preset=PRESET))
    return path


def main() -> int:
    known = (*FROM_A_TABLE, *FROM_A_SCRIPT, *FROM_A_RECORDING)
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    if name not in known:
        print(f"expected one of {', '.join(known)}: make same-record CASE=name", file=sys.stderr)
        return 2
    path = record_case(name)
    print(f"{path.name}: {path.stat().st_size:,} bytes; next: make same-renew CASE={name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
