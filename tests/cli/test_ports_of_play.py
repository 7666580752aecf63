"""`palace play` and the devices of the machine that it runs on."""

import os
import select
import termios
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.doctor.machine_here import HELLO, Speaker

from palace_hub.cli.parser import command_parser
from palace_hub.cli.play import play
from palace_hub.cli.real_table import lay_out_missing
from palace_hub.link.known_ports import KnownPorts
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Runner
from palace_hub.sim.alone.hands import LoneHands
from palace_hub.views.snapshot import Snapshot
from palace_hub.wire.lines import encode_line

DEADLINE = 60.0
SLOW = termios.B9600


class Quiet:
    """A device that says nothing and notes whether somebody has spoken to it or changed its speed."""

    def __init__(self) -> None:
        self.far, self.near = os.openpty()
        settings = termios.tcgetattr(self.near)
        settings[4] = settings[5] = SLOW
        termios.tcsetattr(self.near, termios.TCSANOW, settings)
        self.path = os.ttyname(self.near)

    @property
    def disturbed(self) -> bool:
        return termios.tcgetattr(self.near)[4] != SLOW or bool(select.select([self.far], [], [], 0)[0])

    def close(self) -> None:
        os.close(self.far)
        os.close(self.near)


@pytest.fixture
def table(tmp_path: Path, monkeypatch):
    """Plays with these devices until the snapshot is as wanted, and returns it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    def run(devices: list[tuple[object, int, int]], wanted: Callable[[Snapshot], bool], *named: str) -> Snapshot:
        found = [
            SimpleNamespace(
                device=device.path, vid=vendor, pid=product, serial_number=str(n), location="", description=""
            )
            for n, (device, vendor, product) in enumerate(devices)
        ]
        monkeypatch.setattr("palace_hub.link.ports.list_ports.comports", lambda: found)
        reached = []

        def screen(runner: Runner, _: Catalogue) -> None:
            news = threading.Condition()

            def told() -> None:
                with news:
                    news.notify_all()

            runner.subscribe(told)
            with news:
                assert news.wait_for(lambda: wanted(runner.snapshot()), DEADLINE)
            reached.append(runner.snapshot())

        ports = [word for port in named for word in ("--port", port)]
        words = ["play", "--journal", str(tmp_path / "journal.sqlite"), *ports]
        assert play(command_parser(Catalogue()).parse_args(words), Catalogue(), screen) == 0
        return reached[0]

    return run


def with_node(snapshot: Snapshot) -> bool:
    return any(link.node_id == HELLO["id"] for link in snapshot.links)


def test_foreign_devices_are_left_alone_and_a_board_is_found(table):
    stick, printer, board = Quiet(), Quiet(), Speaker(encode_line(HELLO))
    try:
        found = table([(stick, 0x10C4, 0xEA60), (printer, 0x1A86, 0x7523), (board, 0x2E8A, 5)], with_node)
        assert [link.name for link in found.links] == [board.path]
        assert not stick.disturbed
        assert not printer.disturbed
    finally:
        for device in (stick, printer, board):
            device.close()


def test_a_named_port_is_opened_and_known_from_then_on(table, tmp_path: Path):
    behind_an_adapter = Speaker(encode_line(HELLO))
    devices = [(behind_an_adapter, 0x1A86, 0x7523)]
    try:
        table(devices, with_node, behind_an_adapter.path)
        assert KnownPorts.read(tmp_path).identities() == ("1a86:7523:0",)
        table(devices, with_node)
    finally:
        behind_an_adapter.close()


def test_the_configuration_names_ports_too(table, tmp_path: Path):
    behind_an_adapter = Speaker(encode_line(HELLO))
    (tmp_path / "palace-hub").mkdir()
    (tmp_path / "palace-hub" / "palace.toml").write_text(f'ports = ["{behind_an_adapter.path}"]\n')
    try:
        table([], with_node)
    finally:
        behind_an_adapter.close()


def test_a_virtual_node_on_a_plain_port_gets_the_banner_of_a_simulated_table(table):
    for board, simulated in (("host", True), ("pico", False)):
        node = Speaker(encode_line({**HELLO, "board": board}))
        try:
            assert table([], with_node, node.path).simulated is simulated
        finally:
            node.close()


def test_a_virtual_tray_begins_with_what_the_game_left_in_it() -> None:
    orders: list[str] = []
    hands = LoneHands(orders.append)
    lay_out_missing(hands, (74, 80, None, 16, 15, 13))
    assert hands.inside() == (74, 80, 16, 16, 15, 13)
    assert [order.split()[:2] for order in orders] == [["load", "1"], ["load", "5"], ["load", "6"]]
