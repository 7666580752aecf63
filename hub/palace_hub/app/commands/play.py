"""`palace play`: the real table on the screen. Starts with nothing: no node, no configuration, no game."""

import argparse
import secrets
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from palace_hub.app.broker_access import hub_access
from palace_hub.app.config import load_config
from palace_hub.app.core import HubCore
from palace_hub.app.real_clock import RealClock
from palace_hub.app.recording import Recorder
from palace_hub.app.runner import Runner
from palace_hub.app.virtual_ports import VirtualPorts
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue

SEED_BITS = 63


def play(arguments: argparse.Namespace, catalogue: Catalogue, screen: Callable[[Runner, Catalogue], None]) -> int:
    """0 when the person has left; the game is kept. `screen` shows a running hub until then."""
    config = load_config()
    path: Path = arguments.journal or config.journal
    path.parent.mkdir(parents=True, exist_ok=True)
    with VirtualPorts(arguments.port) as ports, Journal.open(path) as journal:
        core = HubCore(
            journal,
            draw_seed=lambda: secrets.randbits(SEED_BITS),
            enter_by=config.enter_by,
            ground_map=arguments.ground_map or config.ground_map,
            simulated=ports.simulated,
        )
        frames: Path | None = arguments.record_frames
        with nullcontext() if frames is None else Recorder(core, frames):
            runner = Runner(core, RealClock(find_ports=ports.there, broker=hub_access()))
            runner.start()
            try:
                screen(runner, catalogue)
            finally:
                runner.stop()
        if runner.failure is not None:
            raise runner.failure
    return 0
