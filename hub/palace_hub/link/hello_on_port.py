"""Ask which node is on a serial port and wait for its hello; send nothing else."""

import threading
import time
from dataclasses import dataclass, field

from palace_hub.errors import FrameFault, LinkFault
from palace_hub.link.serial_link import SerialLink
from palace_hub.wire.frames import WHO, Hello, Sample, parse
from palace_hub.wire.lines import LineDecoder, LogText

ASK_SECONDS = 1.0  # between two questions: a damaged one must not be the only one
LINES_KEPT = 20


@dataclass
class Heard:
    """What came from a port while it was asked: the first hello that `wanted` names, text for people, other bytes."""

    hello: Hello | None = None
    bytes: int = 0
    frames: int = 0
    samples: int = 0
    damaged: int = 0
    lines: list[str] = field(default_factory=list)


def ask(path: str, seconds: float, wanted: str | None = None) -> Heard:
    """Ask on `path` for at most `seconds` of wall time; a hello of another id than `wanted` is passed over.

    Raises a LinkFault if the port cannot be opened; one that goes away ends the asking.
    """
    arrival = threading.Condition()
    link = SerialLink(path, arrival)
    heard, decoder = Heard(), LineDecoder()
    try:
        end = time.monotonic() + seconds
        due = 0.0
        while heard.hello is None and (now := time.monotonic()) < end and link.error is None:
            if now >= due:
                link.write(WHO)
                due = now + ASK_SECONDS
            with arrival:
                arrival.wait_for(lambda: link.received > heard.bytes or link.error, min(due, end) - now)
            listen(link.take(), decoder, heard, wanted)
    finally:
        link.close()
    return heard


def listen(data: bytes, decoder: LineDecoder, heard: Heard, wanted: str | None) -> None:
    """Add what `data` holds to `heard`; a hello counts if `wanted` is its id or None."""
    heard.bytes += len(data)
    for one in decoder.receive(data):
        if isinstance(one, LogText):
            heard.lines = [*heard.lines, one.text][-LINES_KEPT:]
            continue
        try:
            frame = parse(one)
        except FrameFault:
            heard.damaged += 1
            continue
        heard.frames += 1
        heard.samples += isinstance(frame, Sample)
        if isinstance(frame, Hello) and wanted in (None, frame.id):
            heard.hello = heard.hello or frame
    heard.damaged = max(heard.damaged, decoder.rx_bad)


def ask_anywhere(paths: "list[str]", seconds: float, wanted: str) -> tuple[str | None, Heard]:
    """(port, what was heard): the node `wanted`, on whichever of `paths` it answers within `seconds` for each."""
    best: tuple[str | None, Heard] = (None, Heard())
    for path in paths:
        try:
            heard = ask(path, seconds, wanted)
        except LinkFault:
            continue
        if heard.hello is not None:
            return path, heard
        if heard.bytes > best[1].bytes:
            best = (path, heard)
    return best
