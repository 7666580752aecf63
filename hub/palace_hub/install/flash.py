"""Flash a board with the firmware: inspect it, write what differs, start it, and accept only its hello as the proof.

A node that uses Wi-Fi is silent on USB. Its broker.json is therefore renamed for the check and renamed back at the end.
An interrupted run leaves the renamed file; the next run finds it.
"""

import threading
import time
from binascii import crc32
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from palace_hub.errors import PalaceError
from palace_hub.install.board import SPARE, Board, BoardFacts, FlashFailed, FlashRefused, digest
from palace_hub.install.image import (
    BROKER,
    CONFIG,
    FOLDERS,
    MAIN,
    OLDEST,
    RADIO_BOARDS,
    Image,
    board_of,
    fresh_config,
    image,
    node_of,
    opened,
    role_in,
    sealed,
    watchdog,
)
from palace_hub.link.hello_on_port import Heard, ask_anywhere
from palace_hub.locale.message import Message
from palace_hub.wire.frames import WHO, Hello

ASIDE = BROKER + ".aside"
HELLO_SECONDS = 20.0  # for the board's start, its port and its hello; a Pico needs about 3 s by its data sheet
GLANCE_SECONDS = 2.0  # for an answer on one port, before the next one
_PAUSE_SECONDS = 0.1  # between looks for a port

_QUESTION = WHO.strip()[-8:].decode()  # a MicroPython prompt answers `who` with an error that quotes it


@dataclass(frozen=True, slots=True)
class FlashWish:
    """The options of `palace flash`."""

    port: str
    role: str | None = None
    """The node's role; None for the board's present one."""
    board: str | None = None
    """The expected kind of board; None for any."""
    broker: bytes | None = field(default=None, repr=False)
    """The text of a broker.json for the node."""
    replace: bool = False
    """Overwrite another program."""
    change_role: bool = False
    dry_run: bool = False


@dataclass(frozen=True, slots=True)
class FlashPlan:
    """The changes to a board after its inspection."""

    facts: BoardFacts
    board: str
    role: str
    image: Image
    write: tuple[str, ...]
    remove: tuple[str, ...]
    config: bytes
    """Text of the configuration."""
    config_unchanged: bool
    """The board has this configuration already."""
    radio: bool
    """The node uses Wi-Fi afterwards."""


@dataclass(frozen=True, slots=True)
class FlashResult:
    """The executed plan, the port on which the board came back, and its hello (None after a dry run)."""

    plan: FlashPlan
    port: str
    hello: Hello | None


Report = Callable[[Message], None]


def flash(wish: FlashWish, firmware: Path, report: Report, ports: Callable[[], list[str]]) -> FlashResult:
    """Flash the board of `wish`. `report` gets each step; `ports` lists the ports on which a board may come back.

    Raises `FlashRefused` before anything is written, `FlashFailed` afterwards, and `LinkFault` at any time, since a
    cable may be pulled. Running the same command again repairs a half-written board.
    """
    # a listed port gets a new name after the reset; an unlisted one (a UART, a pty) keeps its name
    stays = [] if wish.port in ports() else [wish.port]
    with Board(wish.port) as board:
        try:
            plan = _inspect(board, wish, firmware)
            report(Message("flash-found", {"board": plan.board, "id": plan.facts.id or "?", "role": plan.role}))
            if wish.dry_run:
                _report_plan(plan, report)
            else:
                _write(board, plan, wish, report)
        finally:
            board.reset()
    if wish.dry_run:
        return FlashResult(plan, wish.port, None)
    report(Message("flash-waiting"))
    port, heard = _await_hello(plan, wish.port, lambda: [*stays, *ports()])
    try:
        hello = _checked_hello(plan, port, heard)
    except FlashFailed:
        if plan.radio and wish.broker is None:
            _put_back(port)
        raise
    if plan.radio:
        with Board(port) as board:
            board.rename(ASIDE, BROKER)
            board.reset()
    return FlashResult(plan, port, hello)


def _inspect(board: Board, wish: FlashWish, firmware: Path) -> FlashPlan:
    """Check every reason for a refusal before the first write; return the plan."""
    facts = board.facts()
    kind = board_of(facts.platform, facts.machine)
    if facts.name != "micropython" or kind is None:
        raise FlashRefused("flash-other-board", what=f"{facts.name} {facts.platform} {facts.machine}")
    if facts.version < OLDEST:
        version = ".".join(map(str, facts.version))
        raise FlashRefused("flash-old-micropython", version=version, least=".".join(map(str, OLDEST)))
    if wish.board not in (None, kind):
        raise FlashRefused("flash-not-that-board", found=kind, expected=str(wish.board))
    register = watchdog(firmware, kind)
    if register is not None:
        board.hold(register)
    present = board.hashes()
    if MAIN in present and "lib/node.py" not in present and not wish.replace:
        raise FlashRefused("flash-other-program", port=wish.port)
    config = opened(board.read(CONFIG)) if CONFIG in present else None
    role = _role(config, CONFIG in present, wish)
    unchanged = config is not None and role_in(config) == role
    _check_broker(wish, kind, facts.id)
    new = image(firmware, kind)
    write = tuple(path for path, data in new.files.items() if present.get(path) != digest(data))
    need = sum(len(new.files[path]) for path in write if path not in present)
    need += max((len(new.files[path]) for path in write), default=0) + SPARE
    if 0 <= facts.free < need:
        raise FlashRefused("flash-full", free=str(facts.free), need=str(need))
    return FlashPlan(
        facts=facts,
        board=kind,
        role=role,
        image=new,
        write=write,
        remove=tuple(path for path in present if _is_stale(path, new)),
        config=config if config is not None and unchanged else fresh_config(role),
        config_unchanged=unchanged,
        radio=wish.broker is not None or ((BROKER in present or ASIDE in present) and kind in RADIO_BOARDS),
    )


def _role(config: bytes | None, present: bool, wish: FlashWish) -> str:
    """The node's role afterwards. Its sensors are wired for one role, so a change needs a second option."""
    has = None if config is None else role_in(config)
    if has is None and wish.role is None:
        raise FlashRefused("flash-damaged-config" if present else "flash-no-role")
    if has is not None and wish.role not in (None, has) and not wish.change_role:
        raise FlashRefused("flash-other-role", found=has, expected=str(wish.role))
    return wish.role or str(has)


def _check_broker(wish: FlashWish, kind: str, chip: str) -> None:
    if wish.broker is None:
        return
    account = node_of(wish.broker)
    if account is None:
        raise FlashRefused("flash-bad-broker")
    login, network = account
    if kind not in RADIO_BOARDS:
        raise FlashRefused("flash-no-radio", board=kind)
    if login and chip and login != chip:
        raise FlashRefused("flash-other-account", account=login, id=chip)
    if not network and kind != "host":
        raise FlashRefused("flash-no-network")


def _is_stale(path: str, new: Image) -> bool:
    """Whether `path` is a module of a former version, which would hide a newer one, or an interrupted write."""
    folder, _, name = path.rpartition("/")
    if path.endswith(".new"):
        return True
    return folder in FOLDERS and path not in new.files and name.endswith((".py", ".mpy"))


def _report_plan(plan: FlashPlan, report: Report) -> None:
    for path in plan.write:
        report(Message("flash-would-write", {"file": path}))
    for path in plan.remove:
        report(Message("flash-would-remove", {"file": path}))
    report(Message("flash-config-kept" if plan.config_unchanged else "flash-config-new", {"role": plan.role}))


def _write(board: Board, plan: FlashPlan, wish: FlashWish, report: Report) -> None:
    present = board.hashes()
    if BROKER in present and wish.broker is None and plan.radio:
        board.rename(BROKER, ASIDE)
    elif BROKER in present:
        board.remove(BROKER)
    if wish.broker is not None:
        board.put(ASIDE, wish.broker)
    if not plan.config_unchanged:
        board.put(CONFIG, sealed(plan.config))
    report(Message("flash-config-kept" if plan.config_unchanged else "flash-config-new", {"role": plan.role}))
    for path in plan.remove:
        board.remove(path)
    for number, path in enumerate(plan.write, 1):
        report(Message("flash-writing", {"file": path, "number": number, "of": len(plan.write)}))
        board.put(path, plan.image.files[path])
    written = board.hashes()
    for path, data in plan.image.files.items():
        if written.get(path) != digest(data):
            raise FlashFailed("flash-not-written", file=path)
    count, same = len(plan.write), len(plan.image.files) - len(plan.write)
    report(Message("flash-written", {"count": count, "same": same}))


def _await_hello(plan: FlashPlan, port: str, ports: Callable[[], list[str]]) -> tuple[str, Heard]:
    """The port on which the board came back, if it can be identified, and its answer there."""
    end = time.monotonic() + HELLO_SECONDS
    heard = Heard()
    while heard.hello is None and time.monotonic() < end:
        place, more = ask_anywhere(ports(), GLANCE_SECONDS, plan.facts.id)
        if more.hello is not None or more.lines:
            port, heard = place or port, more
        if place is None:
            threading.Event().wait(_PAUSE_SECONDS)
    return port, heard


def _checked_hello(plan: FlashPlan, port: str, heard: Heard) -> Hello:
    """The node's hello. Raises `FlashFailed` without one, or if it differs from what was written."""
    hello = heard.hello
    if hello is None:
        raise FlashFailed("flash-no-hello", line=_reason(port, heard.lines))
    expected = {
        "fw": plan.image.version,
        "role": plan.role,
        "board": plan.board,
        "cfg": f"{crc32(plan.config):08x}",
    }
    for name, value in expected.items():
        if getattr(hello, name) != value:
            raise FlashFailed("flash-wrong-hello", field=name, found=str(getattr(hello, name)), expected=value)
    if not hello.compatible:
        raise FlashFailed("flash-wrong-hello", field="p", found=str(hello.p), expected="1")
    return hello


def _reason(port: str, lines: list[str]) -> str:
    """The reason for a missing hello: the error that ends the program, or the last line that is no echo.

    Output before the port opens is lost; if the prompt answers, the program is started again to see its error.
    """
    if any(_QUESTION in line for line in lines):
        try:
            with Board(port) as board:
                error = board.start_error()
        except (PalaceError, OSError):
            error = None
        if error:
            return error
    answers = [line for line in lines if _QUESTION not in line]
    return answers[-1] if answers else "-"


def _put_back(port: str) -> None:
    """After a failed check: rename the node's broker.json back, if the board still answers."""
    try:
        with Board(port) as board:
            board.rename(ASIDE, BROKER)
            board.reset()
    except (PalaceError, OSError):
        return
