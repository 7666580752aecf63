"""Can the terminal show the screens: its size, its characters, and how wide it makes those of ambiguous width."""

import os
import re
import select
import sys
import termios
import time
import tty

from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding

LEAST = (60, 20)  # columns and rows below which the screens only ask for a larger window
RULER = "∩■║○▲◆·…█░√"
"""Every sign of the screens whose width a terminal may choose."""

_ANSWER = re.compile(rb"\x1b\[(\d{1,4});(\d{1,4})R")
_ANSWER_SECONDS = 0.5  # a terminal far away answers in a tenth of this; one that knows no question never


def terminal(around: Surroundings) -> list[Finding]:
    """Size, characters, and what the terminal says it is."""
    found = []
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding != "utf8":
        found.append(finding(Severity.WARNING, "doctor-encoding", encoding=encoding or "?"))
    if not sys.stdout.isatty():
        return found
    size = os.get_terminal_size(sys.stdout.fileno())
    if size.columns < LEAST[0] or size.lines < LEAST[1]:
        found.append(
            finding(
                Severity.WARNING,
                "doctor-small",
                columns=str(size.columns),
                rows=str(size.lines),
                least_columns=str(LEAST[0]),
                least_rows=str(LEAST[1]),
            )
        )
    if around.environment.get("TERM", "dumb") == "dumb":
        found.append(finding(Severity.WARNING, "doctor-dumb"))
    return found


def width(_: Surroundings) -> list[Finding]:
    """Ask the terminal where its cursor stands after the ruler; nothing is asked where no terminal is."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return []
    columns = measured(sys.stdin.fileno(), sys.stdout.fileno(), RULER)
    if columns is None or columns == len(RULER):
        return []
    return [finding(Severity.FAULT, "doctor-wide", columns=str(columns), signs=str(len(RULER)))]


def measured(read: int, write: int, text: str) -> int | None:
    """How many columns the terminal takes for `text`; None if it does not answer. The line is empty afterwards."""
    former = termios.tcgetattr(read)
    try:
        tty.setcbreak(read)
        os.write(write, b"\r" + text.encode() + b"\x1b[6n")
        answer = b""
        end = time.monotonic() + _ANSWER_SECONDS
        while (match := _ANSWER.search(answer)) is None and (left := end - time.monotonic()) > 0:
            if select.select([read], [], [], left)[0]:
                answer += os.read(read, 64)
        os.write(write, b"\r\x1b[K")
    finally:
        termios.tcsetattr(read, termios.TCSADRAIN, former)
    return int(match[2]) - 1 if match else None
