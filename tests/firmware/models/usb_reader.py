"""The serial line's driver on this process's standard input and output; for MicroPython on a pty.

`usb_reader.py FIRMWARE`: says `ready`, reads until `end` has come, and tells how that went.
"""

import json
import sys

sys.path.append(sys.argv[1] + "/drivers")

from usb import UsbSerial


class Full:
    """A host that has stopped reading: one byte is not accepted."""

    def write(self, line):
        return len(line) - 1


line = UsbSerial()
nothing = line.read()
line.write(b"ready\n")
came, pieces = b"", []
while not came.endswith(b"end"):
    if line.ready():
        piece = line.read()
        pieces.append(len(piece))
        came += piece
own, line.out = line.out, Full()
line.write(b"lost\n")
line.out = own
told = {"nothing": len(nothing), "sum": sum(came) & 0xFFFFFFFF, "bytes": len(came), "most": max(pieces)}
line.write((json.dumps(dict(told, drop=line.drop)) + "\n").encode())
