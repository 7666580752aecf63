"""Model of `network` on a board with a radio; it joins when the test tells it to."""

STA_IF = 0
calls: list = []
joined = [False]
signal = [-61]


def country(code):
    calls.append(["country", code])


class WLAN:
    def __init__(self, interface):
        self.interface = interface

    def active(self, on):
        calls.append(["active", on])

    def config(self, **settings):
        calls.extend([[name, settings[name]] for name in settings])

    def connect(self, ssid, key):
        calls.append(["connect", ssid])

    def disconnect(self):
        calls.append(["disconnect"])

    def isconnected(self):
        return joined[0]

    def status(self, what):
        assert what == "rssi"
        if signal[0] is None:
            raise OSError("the radio does not say")
        return signal[0]
