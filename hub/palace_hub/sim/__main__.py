"""`python -m palace_hub.sim`: the virtual table as a process that logs to a folder.

Exit codes: 0 the game was scored, 1 no hub came or the run failed (see the log), 2 wrong usage.
"""

import argparse
import contextlib
import json
import logging
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.errors import PalaceError, UsageFault
from palace_hub.sim.config import DEFAULT_OUTAGE_S, Action, TableConfig, seeded_settings
from palace_hub.sim.faults import FAULTS, with_faults
from palace_hub.sim.table import VirtualTable


def main(argv: Sequence[str] | None = None) -> int:
    """Run one table; return the exit code."""
    try:
        config = configuration(argv)
    except UsageFault as fault:
        print(fault, file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, _terminated)
    with _folder(config) as folder:
        logging.basicConfig(
            filename=folder / "table.log", level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", force=True
        )
        try:
            return VirtualTable(config, folder).run()
        except (PalaceError, OSError) as error:
            logging.getLogger(__name__).error("%s: %s", type(error).__name__, error)
            print(error, file=sys.stderr)
            return 1


def configuration(argv: Sequence[str] | None) -> TableConfig:
    """The configuration of a command line; raises `UsageFault`."""
    asked = _parser().parse_args(argv)
    config = TableConfig(
        socket=asked.socket,
        seed=asked.seed,
        players=asked.players,
        speed=_speed(asked.speed),
        log=asked.log,
        noise_seed=asked.noise_seed,
        deck_seed=asked.deck_seed,
        deck=asked.deck,
        card_set=asked.card_set,
        cards=asked.cards,
        entry_mistakes=asked.entry_mistakes,
        level=asked.level,
        plate_over=asked.plate_over,
        plate_set_up=asked.plate_set_up,
        build=asked.build,
        drift=asked.drift,
        bots=_names(asked.bots),
        seated=_names(asked.seated),
        entries=asked.entries,
        overlap=asked.overlap,
        expansions=_names(asked.expansions),
        settings=_settings(asked.settings, asked.seed),
        ground_map=asked.ground_map,
        sides=asked.sides,
        map_turns=asked.map_turns,
        map_told=asked.map_told,
        turn_plate=asked.turn_plate,
        kills=asked.kills,
        pauses=asked.pauses,
        ticks_start=asked.ticks_start,
        flip_rate=asked.flip_rate,
        hit=_names(asked.hit),
        actions=tuple(_action(text) for text in _names(asked.events)),
        box=_box(asked.box),
    )
    return with_faults(config, _names(asked.faults))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m palace_hub.sim", description=__doc__)
    add = parser.add_argument
    add("--socket", type=Path, required=True, help="where the control channel listens")
    add("--seed", type=int, default=1)
    add("--players", type=int, default=3)
    add("--speed", default="max", help="simulated seconds a second, or max")
    add("--faults", default="", help=f"names separated by commas: {', '.join(FAULTS)}")
    add("--log", type=Path, help="folder for table.log, table.json and the nodes' files")
    add("--noise-seed", type=int, help="cells and hands; the deck and the bots keep --seed")
    add("--deck-seed", type=int)
    add("--deck", default="screen", help="screen: the hub shuffles the cards; printed: the people do")
    add("--level", default="bronze", help="bronze, silver or gold: which nodes there are")
    add("--plate-over", default="auto", help="auto, mqtt or serial")
    add("--plate-set-up", action="store_true", help="on an earlier evening; --log has its plate.json")
    add("--build", default="good", help="of the load cells")
    add("--drift", default="normal")
    add("--card-set", default="house", help="the cards on the table: house, or the folder of a set")
    add("--cards", default="known", help="what the hub knows of printed cards at first: known, half or empty")
    add(
        "--entry-mistakes", type=float, default=0.0, help="chance that a printed card, board or knob is entered wrongly"
    )
    add("--bots", default="greedy", help="names separated by commas, dealt to the seats in turn")
    add("--seated", default="", help="by seat, the bot of the hub for which people play, or person")
    add(
        "--entries",
        default="plan",
        help="how staircases are entered: plan, facts, mixed (by seat), or plate (built, never typed)",
    )
    add("--overlap", action="store_true", help="the next player begins before the last turn is over")
    add("--expansions", default="butterfly,frog")
    add("--settings", default="", help="JSON object, or `seeded`: each drawn from the seed")
    add("--ground-map", type=int, default=1)
    add(
        "--box",
        default=",".join(str(BOX[piece]) for piece in PIECES),
        help="pieces of each kind, in the order of the tray",
    )
    add("--sides", action="store_true", help="people say where they sit, and change their seats now and then")
    add("--map-turns", type=int, default=0, help="quarter turns to the left by which the ground map lies on the plate")
    add(
        "--map-told",
        type=int,
        help="what people say of it at the start, corrected while the starting staircase is built",
    )
    add("--turn-plate", action="store_true", help="somebody turns the plate now and then, in a build or after a turn")
    add("--kills", type=int, default=0, help="SIGKILLs to the hub in seeded windows")
    add("--pauses", type=int, help="seed of random sleeps in 2 %% of the windows")
    add("--ticks-start", type=int, default=0, help="what the nodes' 30-bit clocks show at first, microseconds")
    add("--flip-rate", type=float, default=0.0, help="chance of a flip, a bit")
    add("--hit", default="", help="kinds of messages of which the first arrives damaged: who,welcome,cmd,ack")
    add("--events", default="", help="kill-node@120:1,unplug@200:5,kill-hub@300 in table seconds")
    return parser


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _speed(text: str) -> float | None:
    if text == "max":
        return None
    try:
        return float(text)
    except ValueError:
        raise UsageFault(f"speed: expected max or a number, got {text!r}", field="speed") from None


def _box(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(","))
    except ValueError:
        raise UsageFault(f"box: expected six counts from 1 to 200, got {text!r}", field="box") from None


def _settings(text: str, seed: int) -> dict[str, str | bool]:
    if text == "seeded":
        return seeded_settings(seed)
    try:
        given = json.loads(text or "{}")
    except ValueError:
        given = None
    if not isinstance(given, dict):
        raise UsageFault(f"settings: expected seeded or a JSON object, got {text!r}", field="settings")
    return given


def _action(text: str) -> Action:
    kind, _, when = text.partition("@")
    at, _, seconds = when.partition(":")
    try:
        return Action(kind, float(at), float(seconds) if seconds else DEFAULT_OUTAGE_S)
    except ValueError:
        raise UsageFault(
            f"events: expected kind@seconds or kind@seconds:length, got {text!r}", field="events"
        ) from None


@contextlib.contextmanager
def _folder(config: TableConfig) -> Iterator[Path]:
    if config.log is None:
        with tempfile.TemporaryDirectory(prefix="palace-table-") as folder:
            yield Path(folder)
        return
    config.log.mkdir(parents=True, exist_ok=True)
    yield config.log


def _terminated(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    sys.exit(main())
