"""Scenarios with drivers and boards on the models, for the interpreter that executes this file.

`scenarios.py FIRMWARE` prints a JSON line for each scenario.
"""

# ruff: noqa: UP031, RUF005, C403, C419 - written so that MicroPython reads it too

import gc
import json
import sys

FOLDER = sys.argv[1]
CPYTHON = sys.implementation.name != "micropython"
if CPYTHON:
    sys.path.append(FOLDER + "/shim")
    gc.mem_free = lambda: 100000
sys.path[1:1] = [FOLDER, FOLDER + "/lib", FOLDER + "/drivers"]

import machine  # noqa: E402


class Time:
    @staticmethod
    def ticks_us():
        return machine.clock[0] & 0x3FFFFFFF


sys.modules["time"] = Time

import micropython  # noqa: E402
import neopixel  # noqa: E402
import rp2  # noqa: E402
from buttons import Buttons  # noqa: E402
from buzzer import CUES, Buzzer  # noqa: E402
from conversions import Ring  # noqa: E402
from flash import store, stored  # noqa: E402
from hall import SPI_MODE, HallChain, Pads  # noqa: E402
from hc165 import Hc165Chain  # noqa: E402
from hx711 import Hx711  # noqa: E402
from lights import PATTERNS, Lights  # noqa: E402
from machine import ADC, PWM, SPI, Pin  # noqa: E402

PATTERN = [1, 0, 1, 0] + [(k * k) % 3 == 0 for k in range(156)]


def chain(**mode):
    spi = SPI(0, **dict(SPI_MODE, **mode), sck=Pin(18), mosi=Pin(19), miso=Pin(16))
    inputs = [int(bit) for bit in PATTERN]
    model = Hc165Chain(inputs, 17, 18, 16)
    hall = HallChain(spi, Pin(17, Pin.OUT, value=1), 160)
    first = hall.text()
    model.inputs = inputs[:80] + [0] * 80  # the wire between two strips is broken
    broken = hall.text()
    model.inputs = inputs
    return [first, broken, hall.text()]


def hall():
    refused = []
    for bits in (12, 168, -8):
        try:
            HallChain(None, Pin(17, Pin.OUT, value=1), bits)
        except ValueError:
            refused.append(bits)
    machine.levels.update({16: 1, 17: 0, 18: 1})
    pads = Pads((16, 17, 18))
    one = pads.text()
    machine.levels.update({16: 0, 17: 0, 18: 0})
    bits = sum([int(bit) << (159 - k) for k, bit in enumerate(PATTERN)])
    return {
        "read": chain(),
        "wanted": "%040x" % bits,
        "other_modes": [chain(polarity=p, phase=f)[0] for p, f in ((0, 0), (0, 1), (1, 1))],
        "empty": HallChain(None, Pin(17, Pin.OUT, value=1), 0).text(),
        "refused": refused,
        "pads": [one, pads.text()],
    }


def buttons():
    machine.levels.clear()
    both = Buttons((19, 20))
    seen = []
    # (milliseconds, level of confirm): a bouncing press, a short disturbance, a press held for two seconds
    story = [(5, 0), (1, 1), (2, 0), (3, 1), (60, 0), (1, 1), (2, 0), (80, 1), (4, 0), (100, 1), (2000, 0), (50, 1)]
    now = (1 << 30) - 100000  # the ticks wrap during the scenario
    machine.levels[19] = 1
    for ms, level in [(30, 1)] + story:
        machine.levels[19] = level
        for _ in range(ms):
            now = (now + 1000) & 0x3FFFFFFF
            both.poll(now)
        seen.append(list(both.presses))
    return seen


def lights():
    machine.clock[0] = 0
    shows = neopixel.shows
    del shows[:]
    strip = Lights(neopixel.NeoPixel(Pin(14), 6), 6)
    strip.show([0, 1, 2, 3, 4, 0])
    timeline = []
    for k in range(2400):  # 12 s
        strip.poll(5000 * k)
        timeline.append(len(shows))
    shown = [list(show) for show in shows]
    frames = [shown[max(0, n - 1)] if n else [[0, 0, 0]] * 6 for n in timeline]
    rhythms = ["".join(["1" if any(frame[light]) else "0" for frame in frames[::4]]) for light in range(6)]
    strip.identify(5000 * 2400 + 3000000)
    del shows[:]
    for k in range(2400, 2400 + 640):
        strip.poll(5000 * k)
    return {
        "writes": timeline[-1],
        "rhythms": rhythms,
        "colours": [sorted(set([tuple(frame[light]) for frame in frames])) for light in range(6)],
        "brightest": max([max(value) for value, _, _ in PATTERNS]),
        "identify": len([1 for show in shows if all([any(light) for light in show])]),
    }


def buzzer():
    played = {}
    for name in sorted(CUES):
        del machine.tones[:]
        now = (1 << 30) - 50000
        player = Buzzer(PWM(Pin(15)))
        player.play(name, now)
        for k in range(1, 400):
            machine.clock[0] = 5 * k
            player.poll((now + 5000 * k) & 0x3FFFFFFF)
        played[name] = [hertz for _, hertz in machine.tones[1:]]
    return played


def flash():
    found = [stored("config.json").decode()]
    store("config.json", b'{"role":"plate"}')
    with open("config.json", "rb") as file:
        raw = file.read()
    found += [stored("config.json").decode(), raw.decode()]
    spoiled = bytearray(raw)
    spoiled[3] ^= 1
    for data in (bytes(spoiled), raw[:-1], b'{"role":"tray"}\r\n', b""):
        with open("config.json", "wb") as file:
            file.write(data)
        found.append(stored("config.json").decode())
    store("config.json", b'{"role":"tray"}')
    found.append(stored("config.json").decode())
    return found


def interrupt():
    """The interrupt path with the heap locked: an allocation raises."""
    ring = Ring(2, 16)
    chips = [Hx711(number, 2 + number, 3 + number, number, ring, Time.ticks_us) for number in (0, 1)]
    stored = []
    for k in range(12):
        machine.clock[0] += 12500
        for number in (0, 1):
            rp2.words[number].append((k + 100) << 1 | 1)
            if k == 8:
                rp2.words[number].append((k + 200) << 1 | 1)
            handler, state_machine = rp2.machines[number].handler, rp2.machines[number]
            if not CPYTHON:
                micropython.heap_lock()
            try:
                handler(state_machine)
            finally:
                if not CPYTHON:
                    micropython.heap_unlock()
        while ring.take():
            stored.append([ring.cell, ring.raw, ring.fault])
    machine.clock[0] += 1500000
    again = [chip.watch(machine.clock[0]) for chip in chips] + [chip.watch(machine.clock[0]) for chip in chips]
    machine.clock[0] += 1500000
    again += [chip.watch(machine.clock[0]) for chip in chips]
    return {"stored": stored, "watch": again, "restarts": rp2.restarts[-2:]}


def radio():
    """Half a minute without a network, then with one, then without again; polled every 250 ms.

    In the middle the broker is not found although the network is there.
    """
    import network
    from broker import Broker
    from wifi import Radio, RadioTcp

    now = (1 << 30) - 5000000
    settings = b'{"broker":"127.0.0.1","table":"t","ssid":"home","key":"k","country":"CH","txpower":12}'
    wlan = Radio(Broker(settings, "n"), now)
    opened = []
    signals = {}
    for k in range(480):
        network.joined[0] = 100 <= k < 200
        wlan.poll((now + 250000 * k) & 0x3FFFFFFF)
        if k in (50, 150):
            for dbm in (-61, 0, -200, None):
                network.signal[0] = dbm
                signals[str(k) + " " + str(dbm)] = wlan.signal()
        if k in (50, 150):
            line = RadioTcp(wlan, "127.0.0.1", int(sys.argv[2]))
            try:
                line.open()
                opened.append(True)
            except OSError:
                opened.append(False)
            line.close()
        if k == 160:
            before = len(network.calls)
            line.rejoin()
        if k == 164:
            rejoined = network.calls[before:]
    return {"rejoined": rejoined, "calls": network.calls, "opened": opened, "signals": signals}


def tcp():
    """A connection to an echo server that closes after 'end', and one to a port without a listener."""
    from tcp import Tcp

    line = Tcp("127.0.0.1", int(sys.argv[2]))
    line.open()
    spins = 0
    while not line.opened():
        spins += 1
    early = line.receive()
    sent, came, gone = 0, b"", False
    words = b"x" * 3000 + b"end"
    while not gone:
        if sent < len(words):
            sent += line.send(words[sent : sent + 700])
        try:
            came += line.receive()
        except OSError:
            gone = True
    line.close()
    nobody = Tcp("127.0.0.1", int(sys.argv[3]))
    refused = False
    try:
        nobody.open()
        while not nobody.opened():
            pass
    except OSError:
        refused = True
    nobody.close()
    closed = []
    for call in (nobody.receive, lambda: nobody.send(b"x")):
        try:
            call()
        except OSError:
            closed.append(True)
    return {"early": early.decode(), "came": came.decode() == words.decode(), "refused": refused, "closed": closed}


class Usb:
    """Model of the board's serial line."""

    def __init__(self):
        self.sent, self.waiting, self.drop = [], b"", 0
        Usb.last = self

    def ready(self):
        return bool(self.waiting)

    def read(self):
        data, self.waiting = self.waiting, b""
        return data

    def write(self, line):
        self.sent.append(line.decode())


class UsbModule:
    UsbSerial = Usb


def board(role, stall=0):
    """A Pico W of `role` for some simulated seconds: 80 conversions a second in each cell, a hub that welcomes it.

    `stall`: after a second the program does nothing for so many glances of 0.3 ms, as no program should.
    """
    sys.modules["usb"] = UsbModule
    from boards import pico_w
    from linecodec import encode
    from node import Node

    store("config.json", ('{"role":"%s"}' % role).encode())
    rp2.machines.clear()
    machine.clock[0] = (1 << 30) - 2000000
    if role == "plate":
        Hc165Chain([int(bit) for bit in PATTERN], 17, 18, 16)
    else:
        machine.listeners.clear()
        machine.levels.clear()
        machine.levels[17] = 0
    pico = pico_w.Board()
    machine.on_idle[:] = [lambda: convert(rp2.machines)]
    due = {}

    def convert(machines):
        for number in machines:
            at = due.get(number, machine.clock[0] + 1000 * number)
            while at <= machine.clock[0]:
                rp2.words[number].append((4000000 + number) << 1 | 1)
                machines[number].handler(machines[number])
                at += 12500
            due[number] = at

    node = Node(pico)
    said = []
    end = machine.clock[0] + 6500000
    hub = [encode('{"t":"who"}'), encode('{"t":"welcome","p":[1,0],"hub":"h","s":"7d"}')]
    hub.append(encode('{"t":"cmd","s":"7d","id":1,"op":"lights","l":[1,2,3,4,0,1]}'))
    hub.append(encode('{"t":"cmd","s":"7d","id":2,"op":"identify"}'))
    hub.append(encode('{"t":"cmd","s":"7d","id":3,"op":"config","text":"{\\"role\\":\\"%s\\",\\"ms\\":40}"}' % role))
    start = machine.clock[0]
    while machine.clock[0] < end:
        if stall and machine.clock[0] > start + 1000000:
            for _ in range(stall):
                machine.idle()
            stall = 0
        if hub and machine.clock[0] > start + 100000 * (6 - len(hub)):
            Usb.last.waiting += hub.pop(0)
        pico.wait(node.turn())
    said += Usb.last.sent
    machine.registers[pico.watchdog_control] = 0x40001234
    pico.release()
    try:
        pico.reboot()
    except machine.Reset:
        said.append("reset")
    machine.on_idle[:] = []
    results = {
        "said": said,
        "id": pico.id,
        "cause": pico.cause,
        "machines": sorted([[number] + list(rp2.machines[number].pins) for number in rp2.machines]),
        "longest_unfed_us": machine.watchdog["longest_us"],
        "timeout_ms": machine.watchdog["timeout_ms"],
        "watchdog_after_release": machine.registers[pico.watchdog_control],
        "kept": stored("config.json").decode(),
        "crashes": [pico.crash],
    }
    for call in (lambda: pico.keep_crash("OSError: 5 at tcp.py:1 open"), pico.forget_crash, pico.forget_crash):
        call()
        results["crashes"].append(pico_w.Board().crash)
    from boards import pico

    sensors = pico.Board()
    results["sensors"] = []
    for core, vsys in ((0.706, 5.0), (0.7146, 4.7), (0.6716, 2.1), (0, 0), (3.3, 9.9)):
        ADC.volts.update({ADC.CORE_TEMP: core, 29: vsys / 3})
        results["sensors"].append([sensors.temperature(), sensors.supply()])
    ADC.volts.update({ADC.CORE_TEMP: 0.706, 29: 5.0 / 3})
    return results


def entry():
    """main.py on a Pico: it ends by Ctrl-C, then by an error in a driver."""
    import main
    from boards import pico

    store("config.json", b'{"role":"tray"}')
    main.board_name = lambda platform, machine: "pico"
    ends = []
    for error in (KeyboardInterrupt(), OSError(5)):

        def fail(error=error):
            if machine.clock[0] > 1000000:
                raise error

        machine.clock[0] = 0
        machine.registers[pico.Board.watchdog_control] = 0x40001234
        machine.on_idle[:] = [fail]
        try:
            main.run()
        except (KeyboardInterrupt, OSError) as ended:
            ends.append([ended is error, machine.registers[pico.Board.watchdog_control], stored("crash.txt").decode()])
    machine.on_idle[:] = []
    return ends


for _name, _play in (
    ("hall", hall),
    ("buttons", buttons),
    ("lights", lights),
    ("buzzer", buzzer),
    ("flash", flash),
    ("interrupt", interrupt),
    ("radio", radio),
    ("tcp", tcp),
    ("tray", lambda: board("tray")),
    ("plate", lambda: board("plate")),
    ("entry", entry),
    ("stalled", lambda: board("tray", 3000)),
):
    print(json.dumps([_name, _play()]))
    gc.collect()
