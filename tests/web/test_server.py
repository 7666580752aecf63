"""The web page's thread: it starts, says why it cannot, and ends without leaving a port or a thread."""

import socket
import threading
import time
from pathlib import Path

import pytest
from tests.web.running import running

from palace_hub.cli.main import sentence_of
from palace_hub.locale.catalogue import Catalogue
from palace_hub.web.server import NoAddress, WebServer


def test_an_address_in_use_is_said_with_the_way_out(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        other = WebServer(place.runner, place.links, Catalogue(), port=place.server.port)
        with pytest.raises(NoAddress) as refused:
            other.start()
        sentence = sentence_of(refused.value, Catalogue())
        assert f"127.0.0.1:{place.server.port}" in sentence
        assert "in use" in sentence
        assert "--web-port" in sentence


def test_the_end_leaves_no_thread_and_no_port_and_waits_for_no_page(tmp_path: Path) -> None:
    with running(tmp_path) as place, place.connect() as page, place.connect() as _idle:
        page.sendall(place.request("GET", "/stream/table", (place.links.in_force.watch,), {}))
        assert b"200 OK" in page.recv(1000)
        began = time.monotonic()
        place.server.stop()
        assert time.monotonic() - began < 3.0
        assert "web" not in [thread.name for thread in threading.enumerate()]
        with pytest.raises(ConnectionRefusedError):
            place.connect()
        while page.recv(65536):
            pass
        with socket.create_server(("127.0.0.1", place.server.port)):
            pass  # a hub that starts again at once gets its port


def test_a_page_that_has_all_gets_nothing_and_one_that_is_behind_gets_all(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        watch = place.links.in_force.watch
        html = place.ask("/table", watch).body.decode()
        mark = html.partition('data-has="')[2].partition('"')[0]
        assert mark
        for headers, path, has_all in (
            ({}, f"/stream/table?has={mark}", True),
            ({"Last-Event-ID": mark}, "/stream/table", True),
            ({"Last-Event-ID": "old"}, f"/stream/table?has={mark}", False),
            ({}, "/stream/table?has=", False),
        ):
            with place.connect() as page:
                page.sendall(place.request("GET", path, (watch,), headers))
                page.settimeout(0.5)
                data = b""
                try:
                    while b"\ndata: " not in data:
                        data += page.recv(65536)
                except TimeoutError:
                    pass
                assert b"retry: " in data
                assert (b"\ndata: " not in data) == has_all, path


def test_watchers_make_room_for_a_newer_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palace_hub.web.server.MOST_WATCHING", 2)
    with running(tmp_path) as place:
        pages = [place.connect() for _ in range(3)]
        for page in pages:
            page.sendall(place.request("GET", "/stream/table", (place.links.in_force.watch,), {}))
            data = b""
            while b"\ndata: " not in data:
                data += page.recv(65536)
        data = b""
        while part := pages[0].recv(65536):
            data += part
        assert b"retry: 10000" in data  # it waits longer before it comes again
        for page in pages:
            page.close()
