"""One line about the exception that ended the program. It is kept in flash, and the next boot's hello tells it."""

import gc
import io
import sys

from micropython import const

LIMIT = const(160)  # characters, so that a hello stays below half of a line
_PLACE = '  File "'


def crash_line(error: BaseException) -> str:
    """Such as "OSError: 28 at flash.py:31 store < node.py:151 _config": the error, then the calls, innermost first."""
    gc.collect()  # the error may be a lack of memory
    stream = io.StringIO()
    show = getattr(sys, "print_exception", None)
    if show:
        show(error, stream)
    else:  # CPython
        __import__("traceback").print_exception(error, file=stream)
    places: list[str] = []
    text = ""
    for line in stream.getvalue().split("\n"):
        if line.startswith(_PLACE):
            places.insert(0, _short(line))
        elif line and not line.startswith(" "):
            text = line
    if places:
        text += " at " + " < ".join(places)
    return "".join([_printable(letter) for letter in text[:LIMIT]])


def kept_line(data: bytes) -> str:
    """The line that a file holds; whatever it holds, a hub accepts the hello that tells it."""
    return "".join([_printable(chr(byte)) for byte in data[:LIMIT]])


def _short(line: str) -> str:
    """`node.py:151 _config` of a traceback's line about one call."""
    parts = line[len(_PLACE) :].split('", line ')
    number, _, name = parts[-1].partition(", in ")
    return parts[0].split("/")[-1] + ":" + number + " " + name


def _printable(letter: str) -> str:
    return letter if " " <= letter <= "~" and letter not in '"\\' else "'"
