"""The virtual table's main loop: windows of 50 ms, sessions of hubs, scheduled faults, and the summary."""

import json
import logging
import os
import random
import signal
import time
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from palace_hub.errors import TableFault
from palace_hub.sim.channel import Channel, HubGone
from palace_hub.sim.config import TableConfig
from palace_hub.sim.judge import Hearing, Judge
from palace_hub.sim.kills import Kills
from palace_hub.sim.nodes.plate_node import PLATE, PlateSide
from palace_hub.sim.nodes.process import Grant
from palace_hub.sim.nodes.wiring import Wiring
from palace_hub.sim.people.hands import ORDINARY, Hands
from palace_hub.sim.people.plate_setup import asked_for
from palace_hub.sim.people.players import Players
from palace_hub.sim.world import streams
from palace_hub.sim.world.broken_cells import BrokenCells
from palace_hub.sim.world.cell_faults import put_in
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US, WINDOWS_A_SECOND, Tabletop
from palace_hub.sim.world.truth import KINDS, Tray

HUB_DEADLINE_S = 30.0  # wall time without a hub after which the table ends
GOODBYE_S = 10.0  # wall time for the hub to print and close
ALONE_WINDOWS = 2 * WINDOWS_A_SECOND  # windows run without a hub, so that hands finish
ENDED_WINDOWS = 2 * WINDOWS_A_SECOND  # windows of final score on the screen; assumed
STUCK_S = 300.0  # simulated time without progress after which the run fails; assumed
PROGRESS_US = 30_000_000  # between two progress lines in the log
WIRE_SHARE = (0.02, 0.08)  # of a load that a touching wire takes; assumed
WIRE_PUSH_MG = (20.0, 200.0)  # up or down; assumed
RECENT = 60  # events and entries logged when the table is stuck
PAUSE_SHARE = 0.02  # of the windows
PAUSE_S = 0.02  # longest pause
IN_A_BIN = "in-a-bin"  # file name

_log = logging.getLogger(__name__)


class Stuck(TableFault):
    """The game made no progress for `STUCK_S`."""


class ProgressGuard:
    """Notices when one step of a turn lasts `STUCK_S`."""

    def __init__(self) -> None:
        self._awaited: object = None
        self._since = 0.0

    def check(self, t: float, view: Mapping[str, Any]) -> list[Any]:
        """What the view awaits at table time `t`. Raises `Stuck` with the view if it awaits the same for too long."""
        setup, state = view.get("plate_setup"), view.get("state") or {}
        awaited = [view.get("phase"), view.get("stage"), state.get("turn"), setup and asked_for(setup)]
        if awaited != self._awaited:
            self._awaited, self._since = awaited, t
        if t - self._since > STUCK_S:
            shown = {name: part for name, part in view.items() if name != "state"}
            raise Stuck(f"nothing has changed for {STUCK_S:.0f} s of table time: {json.dumps(shown)}")
        return awaited


class VirtualTable:
    """Owns the true pieces, the nodes and the control channel."""

    def __init__(self, config: TableConfig, folder: Path) -> None:
        self._config = config
        self._folder = folder
        self.tray = Tray(config.noise, config.box)
        self.judge = Judge(self.tray)
        build, manner = put_in(config.cell_faults, BUILDS[config.build], ORDINARY)
        self._cells = CellBank(config.noise, build, config.drift, WINDOW_US)
        self._broken = BrokenCells(config)
        self.top = Tabletop(config.noise, self.tray, Hands(), self._cells)
        self._kills = Kills(config)
        self._pauses = None if config.pauses is None else random.Random(streams.key(config.pauses, "pauses"))
        self._view: dict[str, Any] | None = None
        self._events: list[dict[str, Any]] = []
        self._ledger: dict[str, int | None] = {}
        self._session = 0
        self._pid: int | None = None
        self._ended_for = 0
        self._progress = ProgressGuard()
        self._recent: deque[dict[str, Any]] = deque(maxlen=RECENT)
        self._actions = sorted(config.actions, key=lambda action: action.at)
        self._wire_at = config.touching_wire_at
        self._in_a_bin = False
        self._deaths_in_a_bin = 0
        self._windows = 0
        self._cpu_s = 0.0
        self._channel = Channel(config.socket)
        self._wiring = Wiring("tray", config, folder)
        self._second = PlateSide(config, folder) if config.level != "bronze" else None
        plate = None if self._second is None else self._second.plate
        self.players = Players(config, self.top, self.judge, manner, plate)

    def run(self) -> int:
        """Serve hubs until the game is scored; return the exit code: 1 when no hub came in time.

        Raises `Stuck` when the game makes no progress.
        """
        try:
            while self._channel.accept(HUB_DEADLINE_S):
                try:
                    self._attach()
                    while not self._finished():
                        self._window()
                    self._channel.send("bye", self.judge.bye(self._wiring.cable.flipped))
                except HubGone as gone:
                    self._deaths_in_a_bin += self._in_a_bin
                    _log.info("%.2f s: %s", self.top.t, gone)
                    self._alone()
                else:
                    self._channel.finished(GOODBYE_S)
                    return 0
            _log.error("no hub for %.0f s", HUB_DEADLINE_S)
            return 1
        finally:
            self.close()

    def close(self) -> None:
        """End the nodes, close all ports and write the summary."""
        self._channel.close()
        for part in (self._wiring, self._second):
            if part is not None:
                part.close()
        summary = {
            **self.judge.bye(self._wiring.cable.flipped),
            "t": self.top.t,
            "sessions": self._session,
            "deaths_in_a_bin": self._deaths_in_a_bin,
            "kills": self._kills.done,
            "kills_in_a_bin": self._kills.in_a_bin,
            "windows": self._windows,
            "cells_cpu_us_per_window": round(1e6 * self._cpu_s / max(1, self._windows), 1),
            "pieces": self.tray.everywhere(),
            "in_tray": [self.tray.count(cell) for cell in range(len(KINDS))],
            "violations_made": [[v.what, v.cell, round(v.t, 2), v.caught] for v in self.judge.violations],
            "typed_though_seen": self.players.at_plate.gave_up,
            "overlap": self._overlap(),
            "bananas_on_cards": self.players.bananas_on_cards(),
            "entry_mistakes": self.players.entry_mistakes,
            "entry_wrong": self.players.entry_wrong(self._view),
            "plate_turned": self.players.seating.turned,
            "cues": self._wiring.cues,
            "notes": self.judge.notes,
        }
        (self._folder / "table.json").write_text(json.dumps(summary, indent=1) + "\n")

    # -- hubs ---------------------------------------------------------------------------------------------------

    def _attach(self) -> None:
        attach = self._channel.receive("attach")
        pid = attach.get("pid")
        self._pid = pid if isinstance(pid, int) and pid > 1 else None
        self._session += 1
        for wiring in self._wirings:
            wiring.attach()
        self._view, self._events = None, []
        self.judge.attach(self._session, self.top.t)
        self.players.attach(self._session)
        config = self._config
        self._channel.send(
            "attached",
            {
                "ports": self._ports(),
                "t": self.top.t,
                "session": self._session,
                "players": config.names,
                "expansions": list(config.expansions),
                "settings": dict(config.settings or {}),
                "ground_map": config.ground_map,
                "deck_seed": config.shuffle if config.deck == "screen" else None,
                "cards": None if self.players.first_set is None else self.players.first_set.as_json(),
                "box": dict(zip(KINDS, config.box, strict=True)),
                "level": config.level,
                "over": {wiring.role: wiring.over for wiring in self._wirings},
                "set_up_plate": self._config.entries == "plate" and not self.players.at_plate.was_set_up,
                "folder": str(self._folder.resolve()),
                "configurations": {PLATE: self._second.flash} if self._second is not None else {},
            },
        )
        self._done()
        self._paced = (time.monotonic(), self.top.t)
        _log.info("%.2f s: hub %s attached as session %d", self.top.t, attach.get("hub"), self._session)

    def _alone(self) -> None:
        """Run without a hub: hands finish and start nothing."""
        self._channel.drop()
        self._view, self._events = None, []
        for wiring in self._wirings:
            wiring.attach()
        self.players.abandon()
        for _ in range(ALONE_WINDOWS):
            self._physical((0, 0))

    # -- one window ---------------------------------------------------------------------------------------------

    def _window(self) -> None:
        self._act_on_time()
        entries = self.players.window(self._view, self._events, self._ledger)
        presses, self.players.presses = (self.players.presses, 0), 0
        self._recent.extend({"t": self.top.t, "typed": entry} for entry in entries)
        self._physical(presses)
        self._pace()
        received = {name: count for wiring in self._wirings for name, count in wiring.received.items()}
        self._channel.send(
            "advance", {"t": self.top.t, "ports": self._ports(), "received": received, "entries": entries}
        )
        self._done()
        self._guard()
        self._note_bin()
        if self._kills.due(self.top.t, self._in_a_bin):
            self._kill_hub()

    def _note_bin(self) -> None:
        """Keep a marker file while a hand is in a bin in mid-delivery, for scripts that kill the hub."""
        now = self.top.hands.in_bin(self.top.us) and self.players.half_taken
        if now != self._in_a_bin:
            self._in_a_bin = now
            if now:
                (self._folder / IN_A_BIN).touch()
            else:
                (self._folder / IN_A_BIN).unlink(missing_ok=True)

    def _physical(self, presses: tuple[int, int]) -> None:
        started = time.process_time()
        conversions, _ = self.top.window()
        self._cpu_s += time.process_time() - started
        self._windows += 1
        conversions = self._broken.conversions(conversions, self.top.t)
        at_plate = self.players.at_plate
        wanted = at_plate.wanted(self._view, self.top.t)
        self._wiring.window(self.top.t, Grant(self.top.us, conversions, at_plate.pads(), presses))
        if self._second is not None:
            self._second.window(self.top.t, self.top.us, wanted)

    def _overlap(self) -> dict[str, int] | None:
        """What the next players did early; None where turns do not overlap."""
        overlap = self.players.overlap
        return None if overlap is None else {**overlap.counted(), "built": self.players.at_plate.early}

    def _done(self) -> None:
        done = self._channel.receive("done")
        sent = done.get("sent") or {}
        for wiring in self._wirings:
            wiring.opened(sent, self._channel.check)
        builds = any((event.get("command") or {}).get("kind") == "build" for event in done.get("events") or [])
        put_there = self.players.at_plate.put_there(self._view) if builds else None
        self._view = done.get("view", self._view)
        self._events = done.get("events") or []
        self._ledger = done.get("ledger") or {}
        self._recent.extend(self._events)
        view = self._view or {}
        self._broken.asked(done.get("question"), self.top.t)
        self.judge.hear(
            Hearing(
                t=self.top.t,
                events=self._events,
                ledger=self._ledger,
                question=done.get("question"),
                boxes=view.get("boxes") or [],
                still_since=self.top.still_since(),
                believed=view.get("phase") in ("setup", "play", "ended")
                and view.get("tray") == "ok"
                and self._wiring.heard,
                put_there=put_there,
            )
        )

    def _finished(self) -> bool:
        ended = self._view is not None and self._view["phase"] == "ended"
        self._ended_for = self._ended_for + 1 if ended else 0
        return self._ended_for > ENDED_WINDOWS

    def _guard(self) -> None:
        """Log the progress, and what came before the table got stuck."""
        try:
            awaited = self._progress.check(self.top.t, self._view or {})
        except Stuck:
            for line in self._recent:
                _log.error("before that: %s", line)
            raise
        if self.top.us % PROGRESS_US == 0:
            _log.info("%.0f s: %s", self.top.t, awaited)

    def _turn(self) -> int | None:
        state = (self._view or {}).get("state") or {}
        return state.get("turn")

    # -- scheduled faults ----------------------------------------------------------------------------------

    def _act_on_time(self) -> None:
        if self._wire_at is not None and self._wire_at <= self.top.t:
            self._wire_at = None
            self._touch_wire()
        while self._actions and self._actions[0].at <= self.top.t:
            action = self._actions.pop(0)
            _log.info("%.2f s: %s for %.2f s", self.top.t, action.kind, action.seconds)
            if action.kind == "kill-node":
                self._wiring.kill(self.top.t, action.seconds)
            elif action.kind == "unplug":
                self._wiring.unplug(self.top.t, action.seconds)
            elif self._second is not None and action.kind == "kill-plate":
                self._second.wiring.kill(self.top.t, action.seconds)
            elif self._second is not None and action.kind == "unplug-plate":
                self._second.wiring.unplug(self.top.t, action.seconds)
            elif self._second is not None and action.kind == "kill-broker":
                self._second.kill_broker(self.top.t, action.seconds)
            else:
                self._kill_hub()

    def _touch_wire(self) -> None:
        rng = streams.draws(self._config.noise, "touching wire")
        cell, share = rng.randrange(len(KINDS)), rng.uniform(*WIRE_SHARE)
        push = rng.choice((-1, 1)) * rng.uniform(*WIRE_PUSH_MG)
        _log.info("%.2f s: a wire touches cup %d: it takes %.3f, pushes %.0f mg", self.top.t, cell, share, push)
        self._cells.touch_wire(cell, share, push)

    def _kill_hub(self) -> None:
        if self._pid is None:
            raise TableFault("kills: expected the hub's pid in attach, got none")
        _log.info("%.2f s: killing the hub", self.top.t)
        os.kill(self._pid, signal.SIGKILL)
        self._pid = None
        raise HubGone("killed between two windows")

    def _pace(self) -> None:
        """Sleep in wall time: for the requested speed, and for the determinism test."""
        if self._pauses is not None and self._pauses.random() < PAUSE_SHARE:
            time.sleep(self._pauses.random() * PAUSE_S)
        if self._config.speed is not None:
            wall, t = self._paced
            ahead = (self.top.t - t) / self._config.speed - (time.monotonic() - wall)
            if ahead > 0:
                time.sleep(ahead)

    @property
    def _wirings(self) -> tuple[Wiring, ...]:
        return (self._wiring,) if self._second is None else (self._wiring, self._second.wiring)

    def _ports(self) -> dict[str, str]:
        return {name: path for wiring in self._wirings for name, path in wiring.ports.items()}
