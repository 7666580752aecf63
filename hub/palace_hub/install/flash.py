"""Putting the firmware on a board: look first, write what differs, start it, believe only the hello that comes back.

A node that speaks over Wi-Fi says nothing over USB, so its broker.json is set aside while it is checked and put back at
the end. A run that is broken off leaves the file aside; the next one finds it.
"""

import threading
import time
from binascii import crc32
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from palace_hub.errors import PalaceError
from palace_hub.install.board import SPARE, Board, Facts, FlashFailed, FlashRefused, digest
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
HELLO_SECONDS = 20.0  # for the board to start, its port to come back and its hello; about three on a Pico by its data
GLANCE_SECONDS = 2.0  # on one port, before another is tried
_PAUSE_SECONDS = 0.1  # while no port is there at all

_QUESTION = WHO.strip()[-8:].decode()  # a prompt that is asked `who` says that it does not know this name


@dataclass(frozen=True, slots=True)
class FlashWish:
    """What is asked for. `role` and `board`: what the node is expected to be, None for what it is already.

    `broker`: the text of a broker.json for it. `replace`: write over another program, `change_role`: its role, too.
    """

    port: str
    role: str | None = None
    board: str | None = None
    broker: bytes | None = field(default=None, repr=False)
    replace: bool = False
    change_role: bool = False
    dry_run: bool = False


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be done on a board that was looked at. `config`: its text, `kept` if the board has it already."""

    facts: Facts
    board: str
    role: str
    image: Image
    write: tuple[str, ...]
    remove: tuple[str, ...]
    config: bytes
    kept: bool
    radio: bool  # speaks over Wi-Fi in the end


@dataclass(frozen=True, slots=True)
class Done:
    """What was done: files written, the hello that proves it (None after a dry run) and the port that it came from."""

    work: Work
    port: str
    hello: Hello | None


Tell = Callable[[Message], None]


def flash(wish: FlashWish, firmware: Path, tell: Tell, ports: Callable[[], list[str]]) -> Done:
    """Do it. `ports` lists where a board may come back.

    Raises `FlashRefused` before anything is written, `FlashFailed` afterwards, and a LinkFault at any time, since a
    cable may be pulled. Whatever was left half done, the same command again mends it.
    """
    # A name that is listed belongs to whatever comes next; one that is not (a UART, a pty) stays where it is.
    stays = [] if wish.port in ports() else [wish.port]
    with Board(wish.port) as board:
        try:
            work = _look(board, wish, firmware)
            tell(Message("flash-found", {"board": work.board, "id": work.facts.id or "?", "role": work.role}))
            if wish.dry_run:
                _tell_all(work, tell)
            else:
                _write(board, work, wish, tell)
        finally:
            board.reset()
    if wish.dry_run:
        return Done(work, wish.port, None)
    tell(Message("flash-waiting"))
    port, heard = _heard(work, wish.port, lambda: [*stays, *ports()])
    try:
        hello = _proven(work, port, heard)
    except FlashFailed:
        if work.radio and wish.broker is None:
            _put_back(port)
        raise
    if work.radio:
        with Board(port) as board:
            board.rename(ASIDE, BROKER)
            board.reset()
    return Done(work, port, hello)


def _look(board: Board, wish: FlashWish, firmware: Path) -> Work:
    """Everything that could speak against it, before the first byte is written."""
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
    there = board.hashes()
    if MAIN in there and "lib/node.py" not in there and not wish.replace:
        raise FlashRefused("flash-other-program", port=wish.port)
    kept = opened(board.read(CONFIG)) if CONFIG in there else None
    role = _role(kept, CONFIG in there, wish)
    _check_broker(wish, kind, facts.id)
    new = image(firmware, kind)
    write = tuple(path for path, data in new.files.items() if there.get(path) != digest(data))
    need = sum(len(new.files[path]) for path in write if path not in there)
    need += max((len(new.files[path]) for path in write), default=0) + SPARE
    if 0 <= facts.free < need:
        raise FlashRefused("flash-full", free=str(facts.free), need=str(need))
    return Work(
        facts=facts,
        board=kind,
        role=role,
        image=new,
        write=write,
        remove=tuple(path for path in there if _is_stale(path, new)),
        config=kept if kept is not None and role_in(kept) == role else fresh_config(role),
        kept=kept is not None and role_in(kept) == role,
        radio=wish.broker is not None or ((BROKER in there or ASIDE in there) and kind in RADIO_BOARDS),
    )


def _role(kept: bytes | None, there: bool, wish: FlashWish) -> str:
    """The role that the node will have; its sensors are wired for one, so another one has to be said twice."""
    has = None if kept is None else role_in(kept)
    if has is None and wish.role is None:
        raise FlashRefused("flash-damaged-config" if there else "flash-no-role")
    if has is not None and wish.role not in (None, has) and not wish.change_role:
        raise FlashRefused("flash-other-role", found=has, expected=str(wish.role))
    return wish.role or str(has)


def _check_broker(wish: FlashWish, kind: str, chip: str) -> None:
    if wish.broker is None:
        return
    said = node_of(wish.broker)
    if said is None:
        raise FlashRefused("flash-bad-broker")
    login, network = said
    if kind not in RADIO_BOARDS:
        raise FlashRefused("flash-no-radio", board=kind)
    if login and chip and login != chip:
        raise FlashRefused("flash-other-account", account=login, id=chip)
    if not network and kind != "host":
        raise FlashRefused("flash-no-network")


def _is_stale(path: str, new: Image) -> bool:
    """A module of a former version, which would be imported in the place of a newer one; or a write broken off."""
    folder, _, name = path.rpartition("/")
    if path.endswith(".new"):
        return True
    return folder in FOLDERS and path not in new.files and name.endswith((".py", ".mpy"))


def _tell_all(work: Work, tell: Tell) -> None:
    for path in work.write:
        tell(Message("flash-would-write", {"file": path}))
    for path in work.remove:
        tell(Message("flash-would-remove", {"file": path}))
    tell(Message("flash-config-kept" if work.kept else "flash-config-new", {"role": work.role}))


def _write(board: Board, work: Work, wish: FlashWish, tell: Tell) -> None:
    there = board.hashes()
    if BROKER in there and wish.broker is None and work.radio:
        board.rename(BROKER, ASIDE)
    elif BROKER in there:
        board.remove(BROKER)
    if wish.broker is not None:
        board.put(ASIDE, wish.broker)
    if not work.kept:
        board.put(CONFIG, sealed(work.config))
    tell(Message("flash-config-kept" if work.kept else "flash-config-new", {"role": work.role}))
    for path in work.remove:
        board.remove(path)
    for number, path in enumerate(work.write, 1):
        tell(Message("flash-writing", {"file": path, "number": number, "of": len(work.write)}))
        board.put(path, work.image.files[path])
    written = board.hashes()
    for path, data in work.image.files.items():
        if written.get(path) != digest(data):
            raise FlashFailed("flash-not-written", file=path)
    count, same = len(work.write), len(work.image.files) - len(work.write)
    tell(Message("flash-written", {"count": count, "same": same}))


def _heard(work: Work, port: str, ports: Callable[[], list[str]]) -> tuple[str, Heard]:
    """The port that the board came back on, as far as that can be told, and what it said there."""
    end = time.monotonic() + HELLO_SECONDS
    heard = Heard()
    while heard.hello is None and time.monotonic() < end:
        place, more = ask_anywhere(ports(), GLANCE_SECONDS, work.facts.id)
        if more.hello is not None or more.lines:
            port, heard = place or port, more
        if place is None:
            threading.Event().wait(_PAUSE_SECONDS)
    return port, heard


def _proven(work: Work, port: str, heard: Heard) -> Hello:
    """The node's own hello; `FlashFailed` if there is none, or it says something else than what was written."""
    hello = heard.hello
    if hello is None:
        raise FlashFailed("flash-no-hello", line=_reason(port, heard.lines))
    expected = {
        "fw": work.image.version,
        "role": work.role,
        "board": work.board,
        "cfg": f"{crc32(work.config):08x}",
    }
    for name, value in expected.items():
        if getattr(hello, name) != value:
            raise FlashFailed("flash-wrong-hello", field=name, found=str(getattr(hello, name)), expected=value)
    if not hello.compatible:
        raise FlashFailed("flash-wrong-hello", field="p", found=str(hello.p), expected="1")
    return hello


def _reason(port: str, lines: list[str]) -> str:
    """Why there is no hello: the error that ends the program, or the last line that is no echo of the question.

    What a board says before its port is opened is lost, so a prompt in the node's place is asked to start it again.
    """
    if any(_QUESTION in line for line in lines):
        try:
            with Board(port) as board:
                said = board.start_error()
        except (PalaceError, OSError):
            said = None
        if said:
            return said
    own = [line for line in lines if _QUESTION not in line]
    return own[-1] if own else "-"


def _put_back(port: str) -> None:
    """After a check that failed: give the node its way to the broker back, if it still listens."""
    try:
        with Board(port) as board:
            board.rename(ASIDE, BROKER)
            board.reset()
    except (PalaceError, OSError):
        return
