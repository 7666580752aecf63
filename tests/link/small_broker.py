"""Brokers for tests: a minimal one that can write byte by byte and misbehave, and a real Mosquitto."""

import contextlib
import shutil
import socket
import subprocess
import threading

from paho.mqtt import client as paho

DEADLINE = 30.0  # wall seconds before a test fails
MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin")
NO_MOSQUITTO = "no mosquitto on this machine: apt-get install mosquitto"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def packet(first, body):
    head, rest = bytearray([first]), len(body)
    while True:
        digit, rest = rest & 0x7F, rest >> 7
        head.append(digit | (0x80 if rest else 0))
        if not rest:
            return bytes(head) + body


def text(value):
    data = value.encode() if isinstance(value, str) else value
    return len(data).to_bytes(2, "big") + data


class SmallBroker:
    """Speaks MQTT 3.1.1 with one hub at a time. `welcome`: its return code; `piece`: bytes in one write."""

    def __init__(self, port=0, welcome=0, granted=1, piece=1 << 20):
        self.welcome, self.granted, self.piece = welcome, granted, piece
        self.news = threading.Condition()
        self.commands = []  # (topic, payload, qos, retained)
        self.subscribed = False
        self.retained = {}
        self._client = None
        self._listener = socket.create_server(("127.0.0.1", port))
        self.port = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def publish(self, topic, payload, retain=False):
        """What a node or somebody else says; `retain` marks it as kept from before."""
        self._write(packet(0x31 if retain else 0x30, text(topic) + payload))

    def hang_up(self):
        """The connection ends; the broker lives on."""
        with contextlib.suppress(OSError, AttributeError):  # there is none, or it has ended by itself
            self._client.shutdown(socket.SHUT_RDWR)

    def close(self):
        with contextlib.suppress(OSError):  # closed before
            self._listener.shutdown(socket.SHUT_RDWR)
        self.hang_up()
        self._listener.close()
        self._thread.join(DEADLINE)

    def wait(self, reached):
        with self.news:
            assert self.news.wait_for(reached, DEADLINE)

    def _write(self, data):
        for at in range(0, len(data), self.piece):
            self._client.sendall(data[at : at + self.piece])

    def _serve(self):
        while True:
            try:
                self._client, _ = self._listener.accept()
            except OSError:
                return
            self._client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                self._talk(self._client.makefile("rb"))
            except (OSError, EOFError):
                pass
            finally:
                self._client.close()
                with self.news:
                    self.subscribed = False
                    self.news.notify_all()

    def _talk(self, stream):
        while True:
            first = self._exactly(stream, 1)[0]
            length = shift = 0
            while True:
                digit = self._exactly(stream, 1)[0]
                length |= (digit & 0x7F) << shift
                shift += 7
                if not digit & 0x80:
                    break
            self._answer(first, self._exactly(stream, length))

    def _exactly(self, stream, count):
        data = stream.read(count)
        if len(data) < count:
            raise EOFError
        return data

    def _answer(self, first, body):
        kind = first >> 4
        if kind == 1:
            self._write(packet(0x20, bytes([0, self.welcome])))
        elif kind == 8:
            at, granted = 2, bytearray()
            while at < len(body):
                at += 3 + int.from_bytes(body[at : at + 2], "big")
                granted.append(self.granted)
            self._write(packet(0x90, body[:2] + bytes(granted)))
            for topic, payload in self.retained.items():
                self.publish(topic, payload, retain=True)
            with self.news:
                self.subscribed = True
                self.news.notify_all()
        elif kind == 12:
            self._write(packet(0xD0, b""))
        elif kind == 3:
            end = 2 + int.from_bytes(body[:2], "big")
            qos = first >> 1 & 3
            if qos:
                self._write(packet(0x40, body[end : end + 2]))
            with self.news:
                self.commands.append((body[2:end].decode(), body[end + 2 * bool(qos) :], qos, bool(first & 1)))
                self.news.notify_all()


class Mosquitto:
    """The real one on a free port of loopback, with a node's client of paho's at its other side."""

    subscribed = True

    def __init__(self, folder, port=0):
        self.port = port or free_port()
        self.news = threading.Condition()
        self.commands = []
        config = folder / "mosquitto.conf"
        config.write_text(
            f"listener {self.port} 127.0.0.1\nallow_anonymous true\npersistence false\nlog_dest none\n"
            "user root\nset_tcp_nodelay true\n"
        )
        self._process = subprocess.Popen([MOSQUITTO, "-c", str(config)], stderr=subprocess.DEVNULL)
        self._client = paho.Client(paho.CallbackAPIVersion.VERSION2)
        self._client.on_message = self._heard
        ready = threading.Event()
        self._client.on_connect = lambda client, *_: client.subscribe("palace/1/+/node/+/cmd", 1)
        self._client.on_subscribe = lambda *_: ready.set()
        self._client.reconnect_delay_set(1, 1)
        for _ in range(500):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    break
            threading.Event().wait(0.01)
        self._client.connect("127.0.0.1", self.port)
        self._client.loop_start()
        assert ready.wait(DEADLINE)

    def _heard(self, client, userdata, message):
        with self.news:
            self.commands.append((message.topic, message.payload, message.qos, message.retain))
            self.news.notify_all()

    def publish(self, topic, payload, retain=False):
        self._client.publish(topic, payload, 1, retain).wait_for_publish(DEADLINE)

    def wait(self, reached):
        with self.news:
            assert self.news.wait_for(reached, DEADLINE)

    def close(self):
        self._client.disconnect()
        self._client.loop_stop()
        self._process.kill()
        self._process.wait()


class Crumbs:
    """In front of a broker: what it says comes through byte by byte."""

    def __init__(self, port):
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._ends = []
        self._threads = [threading.Thread(target=self._pass_on, args=(port,), daemon=True)]
        self._threads[0].start()

    def _pass_on(self, port):
        near = self._listener.accept()[0]
        far = socket.create_connection(("127.0.0.1", port))
        self._ends = [near, far]
        for end in self._ends:
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._threads.append(threading.Thread(target=self._copy, args=(near, far), daemon=True))
        self._threads[1].start()
        self._copy(far, near)

    def _copy(self, source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(4096):
                for at in range(len(data)):
                    sink.sendall(data[at : at + 1])
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self):
        self._listener.close()
        for thread in self._threads:
            thread.join(DEADLINE)
        for end in self._ends:
            end.close()
