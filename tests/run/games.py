"""Whole games in processes: a simulated table, and as many hubs as needed to finish."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from monkey_palace.board.pieces import BOX, PIECES

Box = tuple[int, ...]
FULL_BOX: Box = tuple(BOX[piece] for piece in PIECES)
SMALL_BOX: Box = (30, 30, 8, 8, 8, 8)
"""Less than half a box, for ordinary runs: a game of two takes some 190 s of table time."""
MEDIUM_BOX: Box = (40, 40, 8, 8, 8, 8)
"""Half a box: a game ends in the third or fourth round, after three to five minutes of table time."""
AROUND = ("--sides", "--turn-plate")
"""People sit on all sides of the table and turn the plate; to be combined with other habits of theirs."""
GAME_WITHIN_S = 600.0
"""Largest wall time of a game (s): twenty times that on an idle machine."""
MOST_HUBS = 60
"""Most hubs for one game; then it has failed."""
MOST_AIMED = 30
"""Hubs after which none is killed for a hand that it has missed."""
KILLED = -9
JOURNAL, RECORD, REPORT = "journal.sqlite", "record.jsonl", "report.json"
"""Files of a game. The report is written last: a folder with it holds a finished game."""
GLANCE_S = 0.003
"""Polling interval for a hand in a compartment: at full speed it lasts about 15 ms of wall time."""


@dataclass(frozen=True)
class Played:
    """A finished game: its report, the report's text, the number of hubs, and the table's log."""

    report: dict[str, Any]
    text: str
    hubs: int
    table: dict[str, Any]
    journal: Path
    record: Path

    @property
    def outcome(self) -> tuple[str, list[int]]:
        """The state hash and the scores, which no fault of the machinery may change."""
        return self.report["state_hash"], [score["total"] for score in self.report["scores"]]

    @classmethod
    def kept(cls, folder: Path) -> Self:
        """The game that was played in this folder."""
        text, table = (folder / REPORT).read_text(), json.loads((folder / "table.json").read_text())
        journal, record = folder / JOURNAL, folder / RECORD
        hubs = len(list(folder.glob("hub-*.err")))
        return cls(json.loads(text), text, hubs, table, journal, record)


class GameFailed(AssertionError):
    """A game was not finished; the message has the output of its processes."""


def play(
    folder: Path,
    *table: str,
    seed: int = 1,
    players: int = 2,
    box: Box = FULL_BOX,
    env: Mapping[str, str] | None = None,
    kill_after: Sequence[float | None] = (),
    cpu: int | None = None,
    stutter: int | None = None,
) -> Played:
    """Play one game.

    table: more arguments of the table; kill_after: wall seconds that the hubs live, in turn, None: until a hand is in a
    bin in mid-delivery, as many hubs as that takes; cpu: the one core for all; stutter: seed of random stops of table,
    node and hub.
    """
    folder.mkdir(parents=True, exist_ok=True)
    around = {**os.environ, **(env or {})}
    pin = ["taskset", "-c", str(cpu)] if cpu is not None else []
    with tempfile.TemporaryDirectory(prefix="pt-") as short:
        socket = f"{short}/s"
        command = [*pin, sys.executable, "-m", "palace_hub.sim", "--socket", socket, "--log", str(folder)]
        command += ["--seed", str(seed), "--players", str(players), *table]
        if box != FULL_BOX:
            command += ["--box", ",".join(map(str, box))]
        with (folder / "table.err").open("wb") as errors:
            running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, env=around)
        done = threading.Event()
        nuisance = threading.Thread(target=_stutter, args=(running.pid, stutter, done), daemon=True)
        if stutter is not None:
            nuisance.start()
        try:
            text = _hubs(folder, [*pin, *_demo(folder, seed), "--socket", socket], around, list(kill_after))
            running.wait(GAME_WITHIN_S)
        finally:
            done.set()
            if stutter is not None:
                nuisance.join()
            running.terminate()
            running.wait()
    (folder / REPORT).write_text(text)
    return Played.kept(folder)


def demoed(folder: Path, *words: str, seed: int = 1, players: int = 2) -> Played:
    """Plays one game by `palace demo` without a screen."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [*_demo(folder, seed), "--log", str(folder), "--players", str(players), *words]
    demo = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=GAME_WITHIN_S, check=False)
    (folder / "hub-1.err").write_bytes(demo.stderr)
    if demo.returncode:
        raise GameFailed(f"palace demo ended with {demo.returncode}\n{demo.stderr.decode()[-1500:]}")
    (folder / REPORT).write_bytes(demo.stdout)
    return Played.kept(folder)


def _demo(folder: Path, seed: int) -> list[str]:
    command = [sys.executable, "-m", "palace_hub", "demo", "--headless", "--json", "--seed", str(seed)]
    return [*command, "--journal", str(folder / JOURNAL), "--record", str(folder / RECORD)]


def _hubs(folder: Path, command: list[str], env: Mapping[str, str], kill_after: list[float | None]) -> str:
    hubs = 0
    while True:
        hubs += 1
        hand, until = folder / "in-a-bin", kill_after.pop(0) if kill_after else GAME_WITHIN_S
        if until is None:  # the hand that the last hub died for has gone by now
            hand.unlink(missing_ok=True)
        with (folder / f"hub-{hubs}.err").open("wb") as errors:
            hub = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, env=env)
        out = _lived(hub, hand, until)
        missed = until is None and not hand.exists()
        if missed and hubs < MOST_AIMED:  # the hand left before the hub was dead: the next one dies for another
            kill_after.insert(0, None)
        if hub.returncode == 0:
            return out.decode()
        if hub.returncode != KILLED or hubs > MOST_HUBS:
            logs = (f"hub-{hubs}.err", "table.err", "table.log")
            said = "\n".join((folder / name).read_text()[-1500:] for name in logs)
            raise GameFailed(f"hub {hubs} ended with {hub.returncode}\n{said}")


def _lived(hub: subprocess.Popen[bytes], hand: Path, seconds: float | None) -> bytes:
    """Output of a hub that is killed after `seconds`, or once the file `hand` exists."""
    steps = [seconds] if seconds is not None else [GLANCE_S] * round(GAME_WITHIN_S / GLANCE_S)
    for step in steps:
        try:
            return hub.communicate(timeout=step)[0]
        except subprocess.TimeoutExpired:
            if seconds is None and hand.exists():
                break
    hub.kill()
    return hub.communicate()[0]


def _stutter(table: int, seed: int, done: threading.Event) -> None:
    """Stops one of the processes of `table` for some milliseconds, repeatedly."""
    rng = random.Random(seed)
    while not done.wait(rng.uniform(0.01, 0.1)):
        pids = [table, *children(table), *(pid for pid in children(os.getpid()) if pid != table)]
        victim = rng.choice(pids)
        with contextlib.suppress(ProcessLookupError):
            os.kill(victim, signal.SIGSTOP)
            done.wait(rng.uniform(0.002, 0.02))
            os.kill(victim, signal.SIGCONT)


def children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def wall_instants(seed: int, count: int, most: float) -> list[float | None]:
    """Wall times at which hubs are killed: random, or (two in five, None) when a hand is in a compartment."""
    rng = random.Random(seed)
    return [None if number % 5 in (1, 3) else rng.uniform(0.8, most) for number in range(count)]
