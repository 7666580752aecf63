"""Virtual nodes: real firmware in real time, commands while they run, and a hub that survives each command."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.command_here import palace
from tests.install.mosquitto_here import MISSING, MOSQUITTO, Mosquitto, free_port
from tests.link.small_broker import DEADLINE, SmallBroker
from tests.run.test_real_clock import Watched

from palace_hub.errors import LinkFault, UsageFault
from palace_hub.install.broker import CONFIGURATION, BrokerWish, plan, write
from palace_hub.link.broker import BrokerAddress
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.run.real_clock import RealClock
from palace_hub.run.virtual_ports import VirtualPorts
from palace_hub.sim.alone.carriers import BrokerCarrier, PtyCarrier
from palace_hub.sim.alone.orders import OrderBox, order_path, send_order
from palace_hub.sim.alone.run import LoneRun

__all__ = ["palace"]

NODE = [sys.executable, "-m", "palace_hub", "node", "tray"]


@pytest.fixture(autouse=True)
def _own_runtime_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Callable[..., Watched]]:
    ends: list[Callable[[], object]] = []

    def make(*names: str) -> Watched:
        ports = VirtualPorts(names, scan_ports=list)
        ports.__enter__()
        ends.append(ports.__exit__)
        watched = Watched(tmp_path / "journal.sqlite", RealClock(find_ports=ports.there))
        ends.append(watched.end)
        return watched

    yield make
    for end in reversed(ends):
        end()


def states(watched: Watched) -> dict[str, str]:
    nodes = watched.core.hub.nodes.sessions.values()
    return {one.hello.role: one.state.value for one in list(nodes) if one.hello is not None}


def test_both_roles_live_by_name(hub: Callable[..., Watched]):
    watched = hub("sim:tray", "sim:plate")
    watched.until(lambda: states(watched) == {"tray": "live", "plate": "live"})
    watched.until(lambda: all(corner is not None for corner in watched.core.hub.plate.corners))
    assert len(watched.core.hub.plate.hall) == 20


def test_orders_are_obeyed_while_it_runs_and_it_is_live_again_after_each(hub: Callable[..., Watched]):
    watched = hub("sim:plate")
    path = order_path("plate")
    watched.until(lambda: states(watched) == {"plate": "live"})

    def session():
        return next(iter(watched.core.hub.nodes.sessions.values()), None)

    assert send_order(path, "hostile 20") == "hostile 20"
    watched.until(lambda: session().counters.refused + session().counters.unknown >= 18)
    send_order(path, "drop 0.5")
    watched.until(lambda: session().counters.gaps > 3)
    send_order(path, "heal")
    send_order(path, "saturate 2 60")
    watched.until(lambda: watched.core.hub.plate.corners[1].fault == "saturated")
    boot = session().hello.boot
    send_order(path, "reset")
    watched.until(lambda: session().hello.boot != boot and states(watched) == {"plate": "live"})
    send_order(path, "disconnect 0.3")
    watched.until(lambda: session() is None)
    watched.until(lambda: states(watched) == {"plate": "live"})
    with pytest.raises(UsageFault):
        send_order(path, "explode")


def test_over_a_broker_it_is_a_node_like_any_other():
    broker = SmallBroker()
    carrier = BrokerCarrier(BrokerAddress(port=broker.port), "sim:plate")
    run = LoneRun("plate", 1, carrier, "account-7")
    worker = threading.Thread(target=run.run)
    worker.start()
    try:
        broker.wait(lambda: [one for one in broker.commands if one[0].endswith("/hello")])
        presence = next(one for one in broker.commands if one[0].endswith("/online"))
        hello = next(one for one in broker.commands if one[0].endswith("/hello"))
        said = json.loads(hello[1])
        assert said["id"] == "account-7"
        assert presence[0] == f"palace/1/home/node/{said['id']}/online"
        assert presence[2:] == (1, True)
        assert json.loads(presence[1]) == {"t": "online", "online": True, "boot": said["boot"]}
        broker.publish(
            f"palace/1/home/node/{said['id']}/cmd", b'{"t":"welcome","p":[1,0],"hub":"test","s":"7d"}', retain=False
        )
        broker.wait(lambda: [one for one in broker.commands if one[0].endswith("/s")])
        sample = next(one for one in broker.commands if one[0].endswith("/s"))
        assert sample[2:] == (0, False)
        assert len(json.loads(sample[1])["c"]) == 4
        run.tell("garbage 600")
        broker.wait(lambda: [one for one in broker.commands if one[0].endswith("/s") and not one[1].isascii()])
        run.tell("hostile 40")
        broker.wait(lambda: len([one for one in broker.commands if one[0].endswith("/hello")]) > 2)
    finally:
        run.stop()
        worker.join(DEADLINE)
        broker.close()


@pytest.mark.skipif(MOSQUITTO is None, reason=MISSING)
def test_what_the_broker_does_with_it_is_said_once(tmp_path: Path):
    port = free_port()
    write(plan(BrokerWish(nodes=("abc",), listen="127.0.0.1", port=port, etc=tmp_path), tmp_path), tmp_path)
    told = json.loads((tmp_path / "nodes" / "abc.json").read_text())
    said: list[str] = []
    news = threading.Condition()

    def notice(message: Message) -> None:
        assert Catalogue().has(message.key)
        with news:
            said.append(message.key)
            news.notify_all()

    def tried(password: str, until: Callable[[], bool]) -> None:
        carrier = BrokerCarrier(BrokerAddress(port=port, user="abc", password=password), "sim:plate", notice)
        carrier.join("abc", "9f3c")
        with news:
            assert news.wait_for(until, DEADLINE)
        carrier.close()

    tried("wrong", lambda: said == ["node-broker-absent"])
    broker = Mosquitto(tmp_path / CONFIGURATION, port)
    try:
        tried("wrong", lambda: said[-1] == "node-broker-refuses")
        tried(told["password"], lambda: said[-1] == "node-broker-joined")
    finally:
        broker.close()
    assert said == ["node-broker-absent", "node-broker-refuses", "node-broker-joined"]


@pytest.mark.parametrize("name", ["sim:", "sim:broker", "sim:tray "])
def test_an_unknown_virtual_port_is_refused(name: str):
    with pytest.raises(UsageFault):
        VirtualPorts([name])


def test_nothing_is_virtual_by_itself():
    ports = VirtualPorts(["/dev/ttyACM7"], scan_ports=lambda: ["/dev/ttyACM0"])
    with ports:
        assert ports.there() == ["/dev/ttyACM7", "/dev/ttyACM0"]


def test_orders_reach_one_node_and_nobody_else_may_give_them(tmp_path: Path):
    path = tmp_path / "box"
    with pytest.raises(LinkFault):
        send_order(path, "heal")
    path.write_text("left behind")
    box = OrderBox(path, lambda text: text.upper())
    try:
        assert send_order(path, "heal") == "HEAL"
        assert path.stat().st_mode & 0o077 == 0
        with pytest.raises(LinkFault):
            OrderBox(path, str)
        assert send_order(path, "heal") == "HEAL"
    finally:
        box.close()
    assert not path.exists()


def test_the_command_runs_a_node_says_where_and_ends_when_told(tmp_path: Path):
    link = tmp_path / "tray"
    command = [sys.executable, "-m", "palace_hub", "node", "tray", "--link", str(link)]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ}
    )
    try:
        assert str(link) in process.stdout.readline()
        assert link.is_symlink()
        process.stdin.write("drop 0.5\n")
        process.stdin.flush()
        assert "drop 0.5" in process.stdout.readline()
        tell = [*command[:5], "--tell", "slow 2"]
        assert "slow 2 10" in subprocess.run(tell, capture_output=True, text=True, check=True).stdout
    finally:
        process.terminate()
        _, errors = process.communicate(timeout=DEADLINE)
    assert process.returncode == 0
    assert "SIMULATED" in errors
    assert not link.is_symlink()


def hear_signals() -> None:
    """Restores the handlers of signals that `nohup` and a shell's background jobs ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def started(link: Path) -> "subprocess.Popen[str]":
    """A running `palace node tray --link`, at the point where it has said its name. Its input is closed."""
    process = subprocess.Popen(
        [*NODE, "--link", str(link)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ},
        preexec_fn=hear_signals,
    )
    assert str(link) in process.stdout.readline()
    return process


@pytest.mark.parametrize(
    "ending",
    [signal.SIGHUP, *(pytest.param(ending, marks=pytest.mark.long) for ending in (signal.SIGTERM, signal.SIGINT))],
)
def test_a_stale_link_is_replaced_and_the_link_ends_with_the_node(tmp_path: Path, ending: signal.Signals):
    link = tmp_path / "tray"
    link.symlink_to("/dev/pts/987654")
    (tmp_path / "tray.new").write_text("Dear Ann")
    process = started(link)
    try:
        assert link.resolve().exists()
    finally:
        process.send_signal(ending)
        _, errors = process.communicate(timeout=DEADLINE)
    assert (process.returncode, "Traceback" in errors) == (0, False)
    assert not link.is_symlink()
    assert (tmp_path / "tray.new").read_text() == "Dear Ann"


def as_it_lies(path: Path) -> tuple[int, int, int, int]:
    """What a change of a file would change; looking at a link changes only the time of the last look."""
    found = path.lstat()
    return found.st_ino, found.st_mode, found.st_size, found.st_mtime_ns


@pytest.mark.parametrize("kind", ["file", "folder", "link to a file", "link to nowhere"])
def test_a_name_that_is_no_link_of_a_node_is_refused(palace, tmp_path: Path, kind: str):
    taken, letter = tmp_path / "taken", tmp_path / "letter"
    letter.write_text("Dear Ann")
    match kind:
        case "file":
            taken.write_text("Dear Ann")
        case "folder":
            taken.mkdir()
        case "link to a file":
            taken.symlink_to(letter)
        case _:
            taken.symlink_to(tmp_path / "nowhere")
    before = as_it_lies(taken)
    run = palace("node", "tray", "--link", str(taken))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith(f"{taken} is not the link of a virtual node")
    assert run.stderr.count("\n") == 1
    assert as_it_lies(taken) == before


@pytest.mark.parametrize("below", ["none", "letter"])
def test_a_link_in_a_folder_that_is_none_is_refused(palace, tmp_path: Path, below: str):
    (tmp_path / "letter").write_text("Dear Ann")
    run = palace("node", "tray", "--link", str(tmp_path / below / "tray"))
    assert (run.returncode, run.stdout) == (1, "")
    assert str(tmp_path / below) in run.stderr
    assert "--link" in run.stderr
    assert run.stderr.count("\n") == 1


def test_another_nodes_link_is_left_to_it(tmp_path: Path):
    link = tmp_path / "node"
    first, second = PtyCarrier(link), PtyCarrier(link)
    first.join("a", "1")
    second.join("b", "2")
    first.close()
    assert link.is_symlink()
    second.close()
    assert not link.is_symlink()


@pytest.mark.long
def test_a_node_that_fails_while_it_runs_ends_the_command_with_a_sentence(tmp_path: Path):
    link = tmp_path / "folder" / "tray"
    link.parent.mkdir()
    process = started(link)
    try:
        link.unlink()
        link.parent.rmdir()
        subprocess.run([*NODE, "--tell", "disconnect 0.1"], check=True, capture_output=True)
        _, errors = process.communicate(timeout=DEADLINE)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 1
    assert str(link.parent) in errors.splitlines()[-1]
    assert "Traceback" not in errors
