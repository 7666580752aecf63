"""The Hall plane: how far a disc lies over the sensors, what field arrives there, whether each knob has a sensor."""

from collections.abc import Iterable
from math import hypot

from hardware.cad.dimensions.strips import STRIPS, Plug, Strip
from hardware.cad.dimensions.values import figures
from hardware.strips import strip as board

from monkey_palace.board.ground_maps import GroundMap, house_maps
from monkey_palace.board.palace import PLATE

STUD = 8.0
"""mm from stud to stud."""


def gaps() -> tuple[float, float]:
    """mm from a disc's face to the Hall element, with the thinnest and the thickest card."""
    magnets, sheet = figures()["magnets"], figures()["plate"]["sheet"][2]
    rest = magnets["face_inside"] + sheet + magnets["air"] + magnets["inside_sensor"]
    low, high = (float(rest + card) for card in magnets["card"])
    return low, high


def field(distance: float) -> float:
    """mT on the axis of one disc, `distance` mm from its face."""
    magnets = figures()["magnets"]
    across, high = magnets["disc"]
    far, near = distance + high, distance
    return float(magnets["remanence_mt"] / 2 * (far / hypot(far, across / 2) - near / hypot(near, across / 2)))


def places() -> set[tuple[float, float]]:
    """(x, y) of every sensor from the plate's middle, mm."""
    strip = Strip()
    return {(board.sensor_x(number), y) for y in strip.rows for number in range(1, strip.sensors + 1)}


def stack_faults() -> list[str]:
    """Gap, field and second level out of their margins, a plug that does not fit its piece."""
    magnets, found = figures()["magnets"], []
    low, high = gaps()
    if not magnets["gap"][0] <= low <= high <= magnets["gap"][1]:
        found.append(f"a disc lies {low:.2f} to {high:.2f} mm over the sensor, expected {magnets['gap']}")
    if field(high) < magnets["margin"] * magnets["max_bop_mt"]:
        found.append(
            f"{field(high):.1f} mT at {high:.2f} mm: less than {magnets['margin']} times {magnets['max_bop_mt']} mT"
        )
    above = field(low + magnets["level"])
    if above > magnets["second_level"] * magnets["min_bop_mt"]:
        found.append(
            f"{above:.2f} mT from one level up, {magnets['second_level']} times {magnets['min_bop_mt']} mT at most"
        )
    across, deep = magnets["cavity"]
    plug = Plug()
    if plug.side > across - 0.1:
        found.append(f"a plug of {plug.side:g} mm for an underside of {across:g}")
    if plug.long + magnets["face_inside"] > deep:
        found.append(
            f"a plug of {plug.long:g} mm set {magnets['face_inside']:g} deep is longer than its underside is deep"
        )
    if plug.bore < magnets["disc"][0] + 0.1 or plug.seat < magnets["disc"][1]:
        found.append("the disc does not go into its plug")
    return found


def lattice_faults(maps: Iterable[GroundMap] | None = None) -> list[str]:
    """Knobs without a sensor under them, sensors under none, more sensors than the chain has bits for."""
    sensors, knobs = places(), set()
    for ground_map in house_maps() if maps is None else maps:
        for x, y, _ in ground_map.ground:
            middle = (PLATE - 1) / 2
            knobs.add(((x - middle) * STUD, (y - middle) * STUD))
    found = [f"the knob at {x:g}, {y:g} mm has no sensor" for x, y in sorted(knobs - sensors)]
    found += [f"the sensor at {x:g}, {y:g} mm lies under no knob of any map" for x, y in sorted(sensors - knobs)]
    bits = STRIPS * len(board.bits())
    return found if len(sensors) <= bits else [*found, f"{len(sensors)} sensors on {bits} bits"]
