"""Checks of the terminal: its size, its encoding, and its width of ambiguous characters."""

import os
import re
import select
import sys
import termios
import time
import tty

from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding

MIN_SIZE = (60, 20)  # columns and rows; in a smaller terminal the screens only ask for a larger one
RULER = "∩■║○▲◆·…█░✓"
"""The characters on the screens whose width depends on the terminal."""

_ANSWER = re.compile(rb"\x1b\[(\d{1,4});(\d{1,4})R")
_ANSWER_SECONDS = 0.5  # ten times the answer of a remote terminal; some terminals never answer (assumed)


def terminal(surroundings: Surroundings) -> list[Finding]:
    """The terminal's size, encoding and type."""
    results = []
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding != "utf8":
        results.append(finding(Severity.WARNING, "doctor-encoding", encoding=encoding or "?"))
    if not sys.stdout.isatty():
        return results
    size = os.get_terminal_size(sys.stdout.fileno())
    if size.columns < MIN_SIZE[0] or size.lines < MIN_SIZE[1]:
        results.append(
            finding(
                Severity.WARNING,
                "doctor-small",
                columns=str(size.columns),
                rows=str(size.lines),
                least_columns=str(MIN_SIZE[0]),
                least_rows=str(MIN_SIZE[1]),
            )
        )
    if surroundings.environment.get("TERM", "dumb") == "dumb":
        results.append(finding(Severity.WARNING, "doctor-dumb"))
    return results


def width(_: Surroundings) -> list[Finding]:
    """Write `RULER` and query the cursor's position; does nothing without a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return []
    columns = text_width(sys.stdin.fileno(), sys.stdout.fileno(), RULER)
    if columns is None or columns == len(RULER):
        return []
    return [finding(Severity.FAULT, "doctor-wide", columns=str(columns), signs=str(len(RULER)))]


def text_width(read: int, write: int, text: str) -> int | None:
    """Columns that the terminal uses for `text`; None without an answer. The line is empty afterwards."""
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
