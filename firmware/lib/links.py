"""`SerialLink` and `MqttLink`: receive JSON bodies from the hub and send JSON text to it."""

import mqtt
import ticks
from linecodec import LINE_LIMIT, LineReader, encode
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from board import Board, Net
    from broker import Broker

_SECOND = const(1000000)
# The broker publishes the last will 9 s after a node has vanished; the hub itself notices after 3 s.
KEEPALIVE_S = const(6)
_PING_US = const(3000000)
_SILENT_US = const(8000000)  # two pings without an answer: the connection is lost
_GREETING_US = const(5000000)  # timeout for TCP connection and CONNACK together
_LOOK_US = const(20000)  # polling interval while connecting or while bytes wait to be sent
BACK_OFF_US = (500000, 1000000, 2000000, 4000000, 5000000)
REJOIN_FAILURES = const(6)  # failed attempts, 12 s at least, until the radio joins its network anew
RESTART_US = const(300000000)  # without a broker for this long, the board starts again; ticks count to 537 s
QUEUE_LIMIT = const(4096)  # bytes waiting for a slow network, about 10 samples; more messages are dropped and counted
_NUMBER_MASK = const(0xFFFF)
_DOWN, _OPENING, _GREETING, _UP = 0, 1, 2, 3


class SerialLink:
    """The board's serial line, with CRC-32 frames."""

    drop = 0

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._reader = LineReader()

    @property
    def bad(self) -> int:
        """Number of invalid lines."""
        return self._reader.bad

    def refuse(self) -> None:
        """Count a body that is not a message."""
        self._reader.bad += 1

    def receive(self) -> "list[bytes]":
        return self._reader.feed(self._board.read())

    def send(self, kind: str, text: str) -> None:
        self._board.write(encode(text))

    def due(self, due: int) -> int:
        """Ticks at which `receive` is due again, `due` at the latest."""
        return due


class MqttLink:
    """MQTT over `net`, topics under `palace/1/<table>/node/<id>/`. It connects and reconnects by itself.

    Where that fails for long, the radio joins its network anew, and after minutes the board restarts. Only the
    CONNECT packet contains user and password.
    """

    def __init__(self, board: "Board", net: "Net", broker: "Broker") -> None:
        self._board = board
        self._net = net
        self._base = "palace/1/" + broker.table + "/node/" + board.id + "/"
        self._broker = broker
        self.bad = 0
        self.drop = 0  # messages dropped because the queue was full or the connection down
        self.published = 0
        self.received = 0
        self._state = _DOWN
        self._failures = 0
        self._number = 0
        self._out = b""
        self._reader = mqtt.PacketReader()
        self._at = board.ticks()  # in _DOWN: ticks of the next attempt; otherwise: ticks of the timeout
        self._heard = self._pinged = self._at
        self._answered = self._at  # ticks at which the broker was last known to be there

    @property
    def up(self) -> bool:
        return self._state == _UP

    def refuse(self) -> None:
        self.bad += 1

    def due(self, due: int) -> int:
        now = self._board.ticks()
        wanted = self._pinged if self._state == _UP else self._at
        wanted = ticks.add(wanted, _PING_US) if self._state == _UP else wanted
        if self._state in (_OPENING, _GREETING) or self._out:
            wanted = ticks.add(now, _LOOK_US)
        return wanted if ticks.diff(wanted, due) < 0 else due

    # outgoing

    def send(self, kind: str, text: str) -> None:
        """Publish samples and status with QoS 0, everything else with QoS 1; drop the message if not connected."""
        if self._state != _UP:
            self.drop += 1
            return
        number = 0 if kind in ("s", "st") else self._next_number()
        packet = mqtt.publish(self._base + kind, text.encode(), number)
        if len(self._out) + len(packet) > QUEUE_LIMIT:
            self.drop += 1
            return
        self.published += 1
        self._put(packet)

    def _next_number(self) -> int:
        self._number = self._number % _NUMBER_MASK + 1
        return self._number

    def _put(self, packet: bytes) -> None:
        self._out = self._out + packet if self._out else packet
        self._flush()

    def _flush(self) -> None:
        if not self._out:
            return
        try:
            taken = self._net.send(self._out)
        except OSError:
            self._fail()
            return
        self._out = self._out[taken:]

    # incoming

    def receive(self) -> "list[bytes]":
        """Advance the connection by one step and return the bodies of the commands received."""
        now = self._board.ticks()
        bodies: list[bytes] = []
        try:
            if self._state == _DOWN:
                if ticks.diff(now, self._at) >= 0:
                    self._at = ticks.add(now, _GREETING_US)
                    self._state = _OPENING
                    self._net.open()
                return bodies
            if self._state == _OPENING and self._net.opened():
                self._state = _GREETING
                self._reader = mqtt.PacketReader()
                self._greet()
            if self._state in (_OPENING, _GREETING) and ticks.diff(now, self._at) >= 0:
                raise OSError("no answer")
            if self._state in (_GREETING, _UP):
                self._flush()
                self._read(now, bodies)
            if self._state == _UP:
                self._answered = now
                self._keep_alive(now)
        except (OSError, mqtt.MqttError):
            self._fail()
        return bodies

    def _greet(self) -> None:
        client = "palace-" + self._board.id
        will = self._online("false")
        greeting = mqtt.connect(
            client, self._broker.user, self._broker.password, KEEPALIVE_S, self._base + "online", will
        )
        self._put(greeting)

    def _online(self, value: str) -> bytes:
        return ('{"t":"online","online":' + value + ',"boot":"' + self._board.boot + '"}').encode()

    def _read(self, now: int, bodies: "list[bytes]") -> None:
        data = self._net.receive()
        if not data:
            return
        self._heard = now
        for kind, flags, body in self._reader.feed(data):
            if kind == mqtt.CONNACK:
                if len(body) != 2 or body[1]:
                    raise OSError("refused")
                self._state = _UP
                self._pinged = now
                topic = self._base + "cmd"
                online = mqtt.publish(self._base + "online", self._online("true"), self._next_number(), True)
                self._put(mqtt.subscribe(self._next_number(), topic))
                self._put(online)
            elif kind == mqtt.SUBACK:
                if body[-1:] not in (b"\x00", b"\x01"):
                    raise OSError("subscription refused")
                self._failures = 0
            elif kind == mqtt.PUBLISH:
                self._command(flags, body, bodies)

    def _command(self, flags: int, body: bytes, bodies: "list[bytes]") -> None:
        topic, payload, number, retained = mqtt.published(flags, body)
        if number:
            self._put(mqtt.puback(number))
        self.received += 1
        if retained or topic != self._base + "cmd" or len(payload) > LINE_LIMIT:
            self.bad += 1  # a retained command would be executed again at each reconnect
        else:
            bodies.append(payload)

    def _keep_alive(self, now: int) -> None:
        if ticks.diff(now, ticks.add(self._heard, _SILENT_US)) >= 0:
            raise OSError("silent")
        if ticks.diff(now, ticks.add(self._pinged, _PING_US)) >= 0:
            self._pinged = now
            self._put(mqtt.PINGREQ)

    def _fail(self) -> None:
        self._net.close()
        self._out = b""
        self._state = _DOWN
        wait = BACK_OFF_US[self._failures if self._failures < len(BACK_OFF_US) else -1]
        self._failures += 1
        now = self._board.ticks()
        self._at = ticks.add(now, wait)
        if ticks.diff(now, self._answered) >= RESTART_US:
            self._board.reboot()
        elif self._failures % REJOIN_FAILURES == 0:
            self._net.rejoin()
