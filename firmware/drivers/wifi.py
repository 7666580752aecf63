"""The radio of a Pico W, which rejoins its network without blocking, and a TCP connection over it."""

import network
import ticks
from micropython import const
from tcp import Tcp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from broker import Broker

_AGAIN_US = const(10000000)  # interval between attempts to join
_FAINTEST_DBM = const(-128)  # lower limit of the message field; the radio receives nothing below -100
_NO_SAVING = const(0xA11140)  # power saving off: it may delay a packet by 100 ms


class Radio:
    """Joins the broker's network and rejoins it when lost. Call `poll` a few times a second with the board's ticks."""

    def __init__(self, broker: "Broker", now: int) -> None:
        self._ssid = broker.ssid
        self._key = broker.key
        self._stale = False
        if broker.country:
            network.country(broker.country)  # before the radio is switched on, which reads it
        self._wlan = network.WLAN(network.STA_IF)
        self._wlan.active(True)
        self._wlan.config(pm=_NO_SAVING)
        if broker.power is not None:
            self._wlan.config(txpower=broker.power)
        self._join(now)

    def _join(self, now: int) -> None:
        self._stale = False
        self._due = ticks.add(now, _AGAIN_US)
        self._wlan.connect(self._ssid, self._key)

    def up(self) -> bool:
        return bool(self._wlan.isconnected())

    def signal(self) -> "int | None":
        """Signal strength in dBm; None without a network or if the radio reports none."""
        try:
            dbm = self._wlan.status("rssi") if self.up() else 0
        except (OSError, ValueError):
            return None
        return dbm if type(dbm) is int and _FAINTEST_DBM <= dbm < 0 else None

    def rejoin(self) -> None:
        """Leave the network at the next poll and join it again: the driver may call a dead connection connected."""
        self._stale = True

    def poll(self, now: int) -> None:
        up = self.up()
        if up and not self._stale:
            self._due = ticks.add(now, _AGAIN_US)
        elif up or ticks.diff(now, self._due) >= 0:
            self._wlan.disconnect()
            self._join(now)


class RadioTcp(Tcp):
    """A TCP connection that fails at once while the radio has no network."""

    def __init__(self, radio: Radio, address: str, port: int) -> None:
        super().__init__(address, port)
        self._radio = radio

    def open(self) -> None:
        if not self._radio.up():
            raise OSError("no network")
        super().open()

    def rejoin(self) -> None:
        self._radio.rejoin()
