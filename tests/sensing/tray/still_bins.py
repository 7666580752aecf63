"""Bins on a table that nobody bumps, and hands over them."""

from tests.sensing.tray.table_model import Bin

from palace_hub.sensing.tray.events import Activity


def still_bin(seed, kind, **model):
    """A bin on a table that nobody bumps."""
    return Bin(seed, kind, bumps_per_min=0.0, **model)


def told(events):
    return [event for event in events if not isinstance(event, Activity)]


def moved(table, grams, at=1.0, seconds=7.0):
    """A mass that comes (grams > 0) or goes with a hand over it."""
    conversions = table.signal(seconds, lambda t: 15.0 * ((t > at - 0.3) & (t < at + 0.3)), [(at, grams)])
    table.drifted += grams
    return conversions
