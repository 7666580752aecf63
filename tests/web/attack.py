"""Everything at once against a web page, in a process of its own: port, seconds, a seat's cookie. Prints counts."""

import json
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

PORT, SECONDS, COOKIE = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]
END = time.monotonic() + SECONDS
COUNTS: Counter[str] = Counter()
HOST = f"Host: 127.0.0.1:{PORT}\r\n"


def connected(receive: int = 0) -> socket.socket:
    visitor = socket.socket()
    if receive:
        visitor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    visitor.settimeout(2.0)
    visitor.connect(("127.0.0.1", PORT))
    COUNTS["connections"] += 1
    return visitor


def flood(request: bytes) -> None:
    """One request after the other, with a new connection when the server closes."""
    while time.monotonic() < END:
        with suppress(OSError), connected() as visitor:
            while time.monotonic() < END:
                visitor.sendall(request)
                answer = visitor.recv(65536)
                if not answer:
                    break
                COUNTS[answer[9:12].decode("latin-1")] += 1


def idle(_request: bytes) -> None:
    """100 connections that say nothing, again and again."""
    while time.monotonic() < END:
        held: list[socket.socket] = []
        with suppress(OSError):
            held.extend(connected() for _ in range(100))
        time.sleep(0.5)  # the time for which they are held
        for visitor in held:
            visitor.close()


def slow_send(request: bytes) -> None:
    """A byte every 50 ms."""
    while time.monotonic() < END:
        with suppress(OSError), connected() as visitor:
            for byte in request:
                visitor.sendall(bytes([byte]))
                time.sleep(0.05)
                if time.monotonic() > END:
                    break


def slow_read(request: bytes) -> None:
    """Asks for many pages and reads none."""
    while time.monotonic() < END:
        with suppress(OSError), connected(receive=4096) as visitor:
            visitor.sendall(request * 50)
            time.sleep(1.0)  # the time for which nothing is read


WRONG = f"GET /j/{'A' * 22} HTTP/1.1\r\n{HOST}\r\n".encode()
ENTRY = b'{"do":"way","args":[]}'
MINE = (
    f"POST /do/seat/2 HTTP/1.1\r\n{HOST}Cookie: palace={COOKIE}\r\nOrigin: http://127.0.0.1:{PORT}\r\n"
    f"Content-Type: application/json\r\nContent-Length: {len(ENTRY)}\r\n\r\n"
).encode() + ENTRY
BROKEN = b"GET / HTTP/1.1\r\nHost : x\r\n\r\n"
LONG = b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\n\r\n"
PAGE = f"GET /seat/1 HTTP/1.1\r\n{HOST}Cookie: palace={COOKIE}\r\n\r\n".encode()

ATTACKS: tuple[tuple[Callable[[bytes], None], bytes, int], ...] = (
    (flood, WRONG, 8),
    (flood, MINE, 4),
    (flood, BROKEN, 4),
    (flood, LONG, 2),
    (flood, PAGE, 2),
    (idle, b"", 5),
    (slow_send, MINE, 10),
    (slow_read, PAGE, 5),
)

threads = [threading.Thread(target=attack, args=(request,)) for attack, request, times in ATTACKS for _ in range(times)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(json.dumps(COUNTS))
