"""`palace bench web`: from a snapshot to a page over loopback, the cost of watchers, and the weight of the pages.

The readers are a process of their own that reads the event streams; what a browser does with an event is not in the
figures. The same readers read a bare aiohttp server that passes on as many bytes.
"""

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from palace_hub.bench.statistics import quantiles
from palace_hub.bench.web.echo import Echo
from palace_hub.bench.web.game import SHOWN_EVERY, SNAPSHOT_S, GameSource
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.web.guard import COOKIE
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer

SECONDS: Final = 20.0
"""Real time of each run: 40 changes."""
WARM_S: Final = 3.0
"""Seconds at the start that do not count: the readers' Python starts, and all pages are drawn."""
CLIENTS: Final = ("/stream/seat/1", "/stream/seat/2", "/stream/seat/3", "/stream/seat/4") * 2
WATCHERS: Final = ("/stream/table",) * 30
CHANGES_S: Final = SNAPSHOT_S * SHOWN_EVERY
LATEST_MS: Final = 150.0
MOST_PERCENT: Final = 5.0
MOST_KB: Final = 150.0
PAGES: Final = ("/table", "/seat/1", "/host")
_LOADED: Final = re.compile(rb'(?:src|href)="(/(?!table|seat|host|"|j/)[^"]+)"')
"""What a page loads: scripts, styles and pictures, but no other page."""

Figures = dict[str, Any]


def measure(seed: int, say: Callable[[str], str]) -> Figures:  # noqa: ARG001 - all parts of the bench are called alike
    """All figures as JSON."""
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        alone = streams_read(seed, Path(folder), ())
        clients = streams_read(seed, Path(folder), CLIENTS)
        watchers = streams_read(seed, Path(folder), WATCHERS)
        weight = weights(seed, Path(folder))
    echo = {"clients": _echoed(len(CLIENTS), clients["bytes"]), "watchers": _echoed(len(WATCHERS), watchers["bytes"])}
    return {
        "python": sys.version.split()[0],
        "snapshot_to_page": {"bar_p95_ms": LATEST_MS, **clients, "echo": echo["clients"]},
        "watchers": {
            "bar_percent_of_a_core": MOST_PERCENT,
            "without_any_percent": alone["percent_of_a_core"],
            "more_percent": round(watchers["percent_of_a_core"] - alone["percent_of_a_core"], 2),
            **watchers,
            "echo": echo["watchers"],
        },
        "weight": {"bar_kb": MOST_KB, **weight},
        "machine": {"cores": os.cpu_count(), "load_before": round(load, 2), "load_after": round(os.getloadavg()[0], 2)},
    }


@contextmanager
def _served(seed: int, folder: Path) -> Iterator[tuple[GameSource, WebServer, str]]:
    """The game, its page, and the cookie of a browser that has opened every link."""
    source = GameSource(seed)
    server = WebServer(source, Links(WebLinksFile.read(folder)), Catalogue(), port=0)
    kept = server.links.in_force
    server.start()
    source.start()
    try:
        yield source, server, f"{COOKIE}={'.'.join((kept.host, kept.watch, *kept.seats))}"
    finally:
        source.stop()
        server.stop()


def streams_read(seed: int, folder: Path, paths: tuple[str, ...]) -> Figures:
    """Latency of the changes to these streams, and the processor time of game and page."""
    with _served(seed, folder) as (source, server, cookie):
        return _read(server.port, cookie, paths, source.published, lambda: None)


def _echoed(readers: int, total_bytes: int) -> Figures:
    """The same for a bare echo that sends as many bytes in as many changes."""
    size = max(64, round(total_bytes / readers / (SECONDS / CHANGES_S)))
    published: dict[int, float] = {}
    with Echo() as echo:
        due = time.monotonic()

        def send() -> None:
            nonlocal due
            if time.monotonic() >= due:
                due += CHANGES_S
                number = len(published) + 1
                published[number] = time.monotonic()
                echo.send(b"data: change-%d-" % number + b"x" * size + b"\n\n")

        return _read(echo.port, "", ("/",) * readers, published, send)


def _read(
    port: int, cookie: str, paths: tuple[str, ...], published: Mapping[int, float], meanwhile: Callable[[], None]
) -> Figures:
    """Runs the readers. The share of a core is that of this process, without them."""
    words = ("-m", "palace_hub.bench.web.readers", str(port), str(WARM_S + SECONDS), cookie, *paths)
    with subprocess.Popen((sys.executable, *words), stdout=subprocess.PIPE, text=True) as readers:
        time.sleep(WARM_S)
        began, cpu = time.monotonic(), time.process_time()
        while time.monotonic() < began + SECONDS - WARM_S:
            meanwhile()
            time.sleep(0.005)
        ended = time.monotonic()
        share = (time.process_time() - cpu) / (ended - began)
        assert readers.stdout is not None
        report = json.loads(readers.stdout.read())
    counted = {number: at for number, at in published.items() if began <= at <= ended - 1.0}
    arrived = {int(number): times for number, times in report["arrived"].items()}
    delays = [1000 * (at - sent) for number, sent in counted.items() for at in arrived.get(number, ())]
    p50, p95 = quantiles(delays)
    return {
        "readers": len(paths),
        "percent_of_a_core": round(100 * share, 2),
        "bytes": report["bytes"],
        "changes": len(counted),
        "arrivals": len(delays),
        "p50_ms": p50,
        "p95_ms": p95,
    }


def weights(seed: int, folder: Path) -> Figures:
    """Bytes that a browser loads to show a page, as they are sent, and of one whole event."""
    sizes: Figures = {}
    with _served(seed, folder) as (_source, server, cookie):
        base = f"http://127.0.0.1:{server.port}"
        for page in PAGES:
            html, size = _loaded(base + page, cookie)
            parts = {
                part.decode(): _loaded(base + part.decode(), cookie)[1] for part in dict.fromkeys(_LOADED.findall(html))
            }
            sizes[page] = {"html": size, **parts, "kb": round((size + sum(parts.values())) / 1000, 1)}
    return sizes


def _loaded(address: str, cookie: str) -> tuple[bytes, int]:
    """The content, and its bytes as sent."""
    asked = urllib.request.Request(address, headers={"Cookie": cookie, "Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked, timeout=20) as answer:
        data = answer.read()
        return gzip.decompress(data) if answer.headers["Content-Encoding"] == "gzip" else data, len(data)
