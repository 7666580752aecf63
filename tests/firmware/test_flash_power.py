"""Power cuts at any byte while the node writes its configuration: the old or the new text remains."""

import os
from itertools import count
from types import SimpleNamespace

import pytest
from tests.firmware.drivers_here import drivers

OLD, NEW = b'{"role":"tray"}', b'{"role":"tray","ms":25}'


class PowerCut(Exception):
    """The power fails; nothing after it is executed."""


class Power:
    """Power for a number of steps: a byte written, a file opened, a file renamed."""

    def __init__(self, steps):
        self.left = steps

    def step(self):
        if self.left == 0:
            raise PowerCut
        self.left -= 1

    def open(self, path, mode):
        if "w" not in mode:
            return open(path, mode)
        self.step()
        return Writing(self, open(path, mode, buffering=0))

    def rename(self, old, new):
        self.step()
        os.rename(old, new)


class Writing:
    """An open file that writes byte by byte."""

    def __init__(self, power, file):
        self.power, self.file = power, file

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()

    def write(self, data):
        for byte in data:
            self.power.step()
            self.file.write(bytes([byte]))


@pytest.fixture
def flash():
    """The firmware's own module, in this process."""
    with drivers({}) as load:
        yield load("flash")


def test_a_power_cut_at_any_byte_leaves_the_old_configuration_or_the_new_one(flash, tmp_path):
    path = str(tmp_path / "config.json")
    texts = []
    for steps in count():
        flash.open, flash.os = open, os
        flash.store(path, OLD)
        power = Power(steps)
        flash.open, flash.os = power.open, SimpleNamespace(rename=power.rename)
        try:
            flash.store(path, NEW)
        except PowerCut:
            texts.append(flash.stored(path))
        else:
            break
    assert flash.stored(path) == NEW
    assert len(texts) > len(NEW)
    assert set(texts) <= {OLD, NEW}
