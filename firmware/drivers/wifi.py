"""The radio of a Pico W, kept on its network without waiting, and the TCP connection over it."""

import network
import ticks
from micropython import const
from tcp import Tcp

_AGAIN_US = const(10000000)  # a network that did not let us in is asked again as often
_FAINTEST_DBM = const(-128)  # what the message has room for; the radio hears nothing below -100
_NO_SAVING = const(0xA11140)  # power saving off: with it a packet may lie for a tenth of a second


class Radio:
    """Joins `ssid` and joins it again. `poll` a few times a second with the board's ticks."""

    def __init__(self, ssid: str, key: str, now: int) -> None:
        self._ssid = ssid
        self._key = key
        self._wlan = network.WLAN(network.STA_IF)
        self._wlan.active(True)
        self._wlan.config(pm=_NO_SAVING)
        self._join(now)

    def _join(self, now: int) -> None:
        self._due = ticks.add(now, _AGAIN_US)
        self._wlan.connect(self._ssid, self._key)

    def up(self) -> bool:
        return bool(self._wlan.isconnected())

    def signal(self) -> "int | None":
        """dBm; None without a network, and where the radio does not say."""
        try:
            dbm = self._wlan.status("rssi") if self.up() else 0
        except (OSError, ValueError):
            return None
        return dbm if type(dbm) is int and _FAINTEST_DBM <= dbm < 0 else None

    def poll(self, now: int) -> None:
        if self.up():
            self._due = ticks.add(now, _AGAIN_US)
        elif ticks.diff(now, self._due) >= 0:
            self._wlan.disconnect()
            self._join(now)


class RadioTcp(Tcp):
    """A connection that is not even tried while the radio has no network."""

    def __init__(self, radio: Radio, address: str, port: int) -> None:
        super().__init__(address, port)
        self._radio = radio

    def open(self) -> None:
        if not self._radio.up():
            raise OSError("no network")
        super().open()
