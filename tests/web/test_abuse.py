"""Requests that no page of the table sends, as bytes on a socket, against a hub with a game: none does anything."""

import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.web.running import Answer, Place, running

from palace_hub.run import activity_log
from palace_hub.web import connections
from palace_hub.web.guard import ENTRIES_AT_ONCE, ENTRIES_PER_SECOND

SEAT = "/do/seat/1"
WAY = b'{"do":"way","args":[]}'
"""Switches between plan and facts: always accepted while the first player builds."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A game whose first player is in turn."""
    with running(tmp_path_factory.mktemp("web"), turn=4) as place:
        assert place.snapshot.game is not None
        assert place.snapshot.game.prompt.player == 0
        accepted(place)
        yield place
        accepted(place)


@pytest.fixture(autouse=True)
def nothing_happens(place: Place, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No entry reaches the hub, nothing but what the table does is logged, and the page still answers."""
    caplog.set_level(logging.INFO)
    place.submitted.clear()
    yield
    assert place.submitted == []
    assert place.faults == []
    logged = [record for record in caplog.get_records("call") if record.name != activity_log.__name__]
    assert [record.getMessage() for record in logged] == []
    assert place.ask("/table", place.links.in_force.watch).status == 200
    assert place.runner.failure is None


def accepted(place: Place) -> None:
    """The entry that all these requests change is a good one."""
    before = len(place.submitted)
    answer = place.send(entry(place))
    assert answer.status == 200, answer
    assert len(place.submitted) > before


def entry(place: Place, *, path: str = SEAT, token: str | None = None, body: bytes = WAY, **changed: str) -> bytes:
    """An entry of the first player as the page sends it, with changes; a header without text is left out."""
    own = place.links.in_force.seats[0] if token is None else token
    usual = {"Origin": f"http://{place.netloc}", "Content-Type": "application/json", "Content-Length": str(len(body))}
    said = {name.replace("-", "_"): text for name, text in usual.items()} | changed
    return place.request("POST", path, (own,) if own else (), {name: text for name, text in said.items() if text}, body)


def more(data: bytes, *lines: str) -> bytes:
    """The request with more header lines."""
    head, _, body = data.partition(b"\r\n\r\n")
    return head + b"".join(b"\r\n" + line.encode("latin-1") for line in lines) + b"\r\n\r\n" + body


def nested(depth: int) -> bytes:
    return b'{"do":"main","args":' + b"[" * depth + b"]" * depth + b"}"


Sends = Callable[[Place], bytes]

FOREIGN: dict[str, tuple[int, Sends]] = {
    "no link": (403, lambda place: entry(place, token="")),
    "a wrong link": (403, lambda place: entry(place, token="A" * 22)),
    "half a link": (403, lambda place: entry(place, token=place.links.in_force.seats[0][:11])),
    "many wrong links": (403, lambda place: entry(place, token=".".join(["A" * 22] * 200))),
    "a right link after six wrong ones": (
        403,
        lambda place: entry(place, token=".".join(["A" * 22] * 6 + [place.links.in_force.seats[0]])),
    ),
    "bytes for a link": (403, lambda place: entry(place, token="\xff\xfe\xe9")),
    "the link of another seat": (403, lambda place: entry(place, token=place.links.in_force.seats[1])),
    "the watchers' link": (403, lambda place: entry(place, token=place.links.in_force.watch)),
    "a seat's link for the host": (403, lambda place: entry(place, path="/do/host")),
    "a seat that no game has": (404, lambda place: entry(place, path="/do/seat/5")),
    "another Host": (421, lambda place: entry(place, Host="palace.example")),
    "another Host with the same port": (421, lambda place: entry(place, Host="a.example@127.0.0.1")),
    "no Host": (400, lambda place: entry(place).replace(f"Host: {place.netloc}\r\n".encode(), b"")),
    "two Hosts": (400, lambda place: more(entry(place), "Host: palace.example")),
    "another Origin": (403, lambda place: entry(place, Origin="http://palace.example")),
    "an Origin that ends alike": (403, lambda place: entry(place, Origin=f"http://x{place.netloc}")),
    "no Origin": (403, lambda place: entry(place, Origin="")),
    "the Origin null": (403, lambda place: entry(place, Origin="null")),
    "two Origins": (403, lambda place: more(entry(place), "Origin: http://palace.example")),
    "the form of a foreign page": (415, lambda place: entry(place, Content_Type="text/plain")),
    "a body in gzip": (415, lambda place: more(entry(place), "Content-Encoding: gzip")),
    "no JSON": (400, lambda place: entry(place, body=b"do=main")),
    "no object": (400, lambda place: entry(place, body=b'["main"]')),
    "a field too many": (400, lambda place: entry(place, body=b'{"do":"main","args":[],"seat":2}')),
    "a number of 4000 digits": (400, lambda place: entry(place, body=b'{"do":"pile","args":[' + b"9" * 4000 + b"]}")),
    "not a number": (400, lambda place: entry(place, body=b'{"do":"pile","args":[NaN]}')),
    "half a character": (400, lambda place: entry(place, body=b'{"do":"decoration","args":["\\ud800"]}')),
    "a control character": (400, lambda place: entry(place, body=b'{"do":"decoration","args":["\\u001b[2J"]}')),
    "another encoding": (400, lambda place: entry(place, body='{"do":"main","args":[]}'.encode("utf-16"))),
    "deep JSON": (400, lambda place: entry(place, body=nested(2000))),
    "a large body": (413, lambda place: entry(place, body=b" " * 5000 + WAY)),
    "a body that never ends": (413, lambda place: entry(place, Content_Length="1000000000") + b" " * 9000),
    "length and chunks": (400, lambda place: more(entry(place), "Transfer-Encoding: chunked")),
    "two lengths": (400, lambda place: more(entry(place), "Content-Length: 4")),
    "a length below zero": (400, lambda place: entry(place, Content_Length="-1")),
    "a length in words": (400, lambda place: entry(place, Content_Length="0x17")),
    "an action that does not exist": (409, lambda place: entry(place, body=b'{"do":"__init__","args":[]}')),
    "an action of the host": (409, lambda place: entry(place, body=b'{"do":"end_now","args":[]}')),
    "an entry in place of a fact": (409, lambda place: entry(place, body=b'{"do":"draft","args":["do","undo"]}')),
    "GET": (405, lambda place: place.request("GET", SEAT, place.links.in_force.seats[:1], {})),
    "another method by a header": (
        405,
        lambda place: place.request("GET", SEAT, place.links.in_force.seats[:1], {"X-HTTP-Method-Override": "POST"}),
    ),
    "PUT": (405, lambda place: entry(place).replace(b"POST", b"PUT", 1)),
    "TRACE": (403, lambda place: place.request("TRACE", "/table", place.links.in_force.seats[:1], {})),
    "CONNECT": (421, lambda place: b"CONNECT a.example:80 HTTP/1.1\r\nHost: a.example:80\r\nConnection: close\r\n\r\n"),
    "a method that does not exist": (400, lambda place: entry(place).replace(b"POST", b"BREW", 1)),
    "an address with a foreign host": (421, lambda place: entry(place, path="http://palace.example/do/seat/1")),
    "a line of 60 kB": (400, lambda place: place.request("GET", "/" + "a" * 60_000, (), {})),
    "a header of 60 kB": (400, lambda place: place.request("GET", "/table", (), {"X": "a" * 60_000})),
    "500 headers": (400, lambda place: more(entry(place), *(f"X-{n}: a" for n in range(500)))),
    "a header without a colon": (400, lambda place: more(entry(place), "Host")),
    "a header that goes on": (400, lambda place: more(entry(place), "X: a", " Host: palace.example")),
    "a space before the colon": (400, lambda place: more(entry(place), "Host : palace.example")),
    "a zero byte": (400, lambda place: more(entry(place), "X: a\0b")),
    "TLS": (400, lambda place: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 600 + b"\r\n\r\n"),
    "HTTP/2": (400, lambda place: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    "HTTP/0.9": (421, lambda place: b"GET /table\r\n\r\n"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_request_is_refused(place: Place, name: str) -> None:
    status, sends = FOREIGN[name]
    answer = place.send(sends(place))
    assert answer.status == status
    assert_tells_nothing(place, answer)


def assert_tells_nothing(place: Place, answer: Answer) -> None:
    """An answer with no secret, no traceback and no path of this machine."""
    kept = place.links.in_force
    for secret in (kept.host, kept.watch, *kept.seats, "Traceback", str(Path(__file__).parents[2])):
        assert secret.encode() not in answer.body


@pytest.mark.parametrize(
    "path",
    [
        "/static/../pages.py",
        "/static/..%2fpages.py",
        "/static/%2e%2e/pages.py",
        "/static/..%5cpages.py",
        "/static//etc/passwd",
        "/static/palace.css%00.js",
        "/static/",
        "/web-links.json",
        "/../../../../etc/passwd",
        "/j/../web-links.json",
        "/%ff%fe",
        "/seat/1/../2",
    ],
)
def test_no_path_leads_out_of_the_page(place: Place, path: str) -> None:
    answer = place.ask(path, place.links.in_force.seats[0])
    assert answer.status in (403, 404)
    assert_tells_nothing(place, answer)


def test_a_stranger_sees_a_sentence_and_nothing_else(place: Place) -> None:
    for path in ("/", "/table", "/static/palace.js", "/j/" + "A" * 22):
        answer = place.ask(path)
        assert answer.status == 403
        assert b"Scan the code" in answer.body
        assert b"Ann" not in answer.body
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert "python" not in answer.headers["server"].lower()
    looks = place.ask("/static/palace.css")  # those of that page
    assert (looks.status, looks.headers["content-type"]) == (200, "text/css; charset=utf-8")


def test_a_revoked_link_ends_its_stream_and_refuses_an_entry_on_its_way(place: Place) -> None:
    token = place.links.in_force.seats[0]
    with place.connect() as stream, place.connect() as phone:
        stream.sendall(place.request("GET", "/stream/seat/1", (token,), {}))
        read_until(stream, b'"own":')
        request = entry(place, token=token)
        phone.sendall(request[: -len(WAY)])
        time.sleep(0.1)  # the head of the entry arrives before its link ends
        place.links.revoke(0)
        read_until(stream, b"event: gone")
        phone.sendall(WAY)
        assert Answer.of(phone.recv(65536)).status == 403
    assert place.ask("/seat/1", token).status == 403
    assert place.ask("/seat/1", place.links.in_force.seats[0]).status == 200


def read_until(visitor: socket.socket, mark: bytes) -> bytes:
    data = b""
    while mark not in data:
        part = visitor.recv(65536)
        assert part, data[-300:]
        data += part
    return data


def test_500_idle_connections_leave_room_for_a_phone(place: Place) -> None:
    token = place.links.in_force.seats[0]
    with place.connect() as stream:
        stream.sendall(place.request("GET", "/stream/seat/1", (token,), {}))
        read_until(stream, b'"own":')
        idle = [place.connect() for _ in range(500)]
        try:
            began = time.monotonic()
            assert place.ask("/seat/1", token).status == 200
            assert time.monotonic() - began < 8.0  # new connections are taken at a bounded rate
            assert place.server.open_connections <= connections.MOST_CONNECTIONS
        finally:
            for visitor in idle:
                visitor.close()
        place.links.revoke(0)
        read_until(stream, b"event: gone")  # the stream was never let go


def test_a_slow_sender_and_a_silent_one_are_let_go(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ASKS_WITHIN_S", 0.5)
    with place.connect() as silent, place.connect() as slow:
        for letter in b"GET /table HTTP/1.1\r\nX: " + b"a" * 100:
            try:
                slow.sendall(bytes([letter]))
            except OSError:
                break
            time.sleep(0.05)
        else:
            pytest.fail("a sender of 20 bytes a second was listened to")
        assert_closed(silent)


def test_a_slow_reader_is_let_go(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SLOWEST_S", 0.5)
    watch = place.request("GET", "/table", (place.links.in_force.watch,), {}).replace(b"Connection: close\r\n", b"")
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(10.0)
        slow.connect(("127.0.0.1", place.server.port))
        slow.sendall(watch * 30)
        slow.recv(100)
        deadline = time.monotonic() + 8.0
        while place.server.open_connections:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def assert_closed(visitor: socket.socket) -> None:
    with suppress(ConnectionResetError):
        while visitor.recv(65536):
            pass


def test_a_late_body_is_not_waited_for(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palace_hub.web.server.LONGEST_BODY_S", 0.3)
    answer = place.send(entry(place)[: -len(WAY)])
    assert answer.status == 408


def test_a_flood_of_wrong_links_is_slowed_down_and_a_right_one_is_not(place: Place) -> None:
    wrong = place.request("GET", "/j/" + "A" * 22, (), {"Connection": "keep-alive"})
    with place.connect() as flood:
        flood.sendall(wrong * 40)
        read_until(flood, b" 429 ")
        assert_closed(flood)  # what was sent after it is not read
        began = time.monotonic()
        assert place.ask("/j/" + place.links.in_force.seats[2]).status == 200
        assert time.monotonic() - began < 0.5


class TestAccepted:
    """What a flood by somebody with a link does."""

    @pytest.fixture(autouse=True)
    def nothing_happens(self) -> None:
        """Entries are expected here."""

    def test_a_flood_of_entries_is_bounded(self, place: Place) -> None:
        place.submitted.clear()
        one = entry(place, path="/do/host", token=place.links.in_force.host, Connection="keep-alive")
        began = time.monotonic()
        with place.connect() as flood:
            flood.sendall(one * 80)
            data = read_until(flood, b" 429 ")
        most = ENTRIES_AT_ONCE + ENTRIES_PER_SECOND * (time.monotonic() - began)
        assert 1 < data.count(b" 200 ") <= most + 1
        assert len(place.submitted) <= most + 1
