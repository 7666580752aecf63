"""A whole Pico W over Wi-Fi: board module and drivers on the models, sockets to a real broker.

`wifi_board.py FIRMWARE SECONDS`, in a folder with config.json and broker.json, until there is a file `end` in it or
so many seconds have passed for the board. Prints a JSON line at the end.
"""

import gc
import json
import sys

FOLDER, SECONDS = sys.argv[1], float(sys.argv[2])
if sys.implementation.name != "micropython":
    sys.path.append(FOLDER + "/shim")
    gc.mem_free = lambda: 100000
sys.path[1:1] = [FOLDER, FOLDER + "/lib", FOLDER + "/drivers"]

import os  # noqa: E402
import select  # noqa: E402
import socket  # noqa: E402

import machine  # noqa: E402
import network  # noqa: E402
import rp2  # noqa: E402


class Time:
    @staticmethod
    def ticks_us():
        return machine.clock[0] & 0x3FFFFFFF


class Usb:
    """The serial line; a node over Wi-Fi writes nothing to it."""

    drop = 0
    said = []

    def ready(self):
        return True  # input is always pending; the node must ignore it

    def read(self):
        return b"x"

    def write(self, line):
        self.said.append(line.decode())


class UsbModule:
    UsbSerial = Usb


sys.modules["time"] = Time
sys.modules["usb"] = UsbModule

from boards import pico_w  # noqa: E402
from hc165 import Hc165Chain  # noqa: E402
from links import MqttLink  # noqa: E402
from node import Node  # noqa: E402

IDLES_A_MS = 13  # of 0.3 ms each: simulated time runs four times as fast as the broker's
PERIOD_US = 12500
network.joined[0] = True
machine.clock[0] = (1 << 30) - 2000000
Hc165Chain([k % 3 == 0 for k in range(160)], 17, 18, 16)
pico = pico_w.Board()
due = {}
nobody = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
nap = select.poll()
nap.register(nobody, select.POLLIN)  # never ready: only lets time pass
idles = [0]


def convert():
    for number in rp2.machines:
        at = due.get(number, machine.clock[0] + 1000 * number)
        while at <= machine.clock[0]:
            rp2.words[number].append((4000000 + number) << 1 | 1)
            rp2.machines[number].handler(rp2.machines[number])
            at += PERIOD_US
        due[number] = at
    idles[0] += 1
    if idles[0] % IDLES_A_MS == 0:
        nap.poll(1)


machine.on_idle[:] = [convert]
broker = pico.broker()
node = Node(pico, MqttLink(pico, pico.net(broker), broker))
end = machine.clock[0] + 1000000 * SECONDS
while machine.clock[0] < end and "end" not in os.listdir("."):
    pico.wait(node.turn())
print(
    json.dumps(
        {
            "usb": Usb.said,
            "radio": network.calls,
            "longest_unfed_us": machine.watchdog["longest_us"],
            "timeout_ms": machine.watchdog["timeout_ms"],
            "drop": node.link.drop + pico.drop,
        }
    )
)
