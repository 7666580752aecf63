"""Model compartments on a table without bumps, and hands over them."""

from tests.sensing.tray.table_model import Bin

from palace_hub.sensing.tray.events import Activity


def still_bin(seed, kind, **model):
    """A model compartment on a table without bumps."""
    return Bin(seed, kind, bumps_per_min=0.0, **model)


def decisions(events):
    """The events without `Activity`."""
    return [event for event in events if not isinstance(event, Activity)]


def moved(table, grams, at=1.0, seconds=7.0):
    """Conversions of a hand that brings (grams > 0) or takes a mass at `at` seconds."""
    conversions = table.signal(seconds, lambda t: 15.0 * ((t > at - 0.3) & (t < at + 0.3)), [(at, grams)])
    table.drifted += grams
    return conversions
