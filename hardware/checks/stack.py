"""The Hall plane: distance between disc and sensor, field at the sensor, one sensor per knob."""

from collections.abc import Iterable
from math import hypot, pi

from hardware.cad.dimensions.strips import STRIPS, Plug, Strip
from hardware.cad.dimensions.values import figures
from hardware.strips import strip as board

from monkey_palace.board.ground_maps import GroundMap, house_maps
from monkey_palace.board.palace import PLATE

STUD = 8.0
"""Pitch of the studs in mm."""


def gaps() -> tuple[float, float]:
    """Distance in mm from a disc's face to the Hall element, with the thinnest and the thickest card."""
    magnets, sheet = figures()["magnets"], figures()["plate"]["sheet"][2]
    rest = magnets["face_inside"] + Plug().skin + sheet + magnets["air"] + magnets["inside_sensor"]
    low, high = (float(rest + card) for card in magnets["card"])
    return low, high


def field(distance: float, remanence: float | None = None) -> float:
    """Field in mT on the axis of one disc, `distance` mm from its face. Default: the weakest disc of the grade."""
    magnets = figures()["magnets"]
    across, high = magnets["disc"]
    far, near = distance + high, distance
    strength = magnets["remanence_mt"][magnets["grade"]][0] if remanence is None else remanence
    return float(strength / 2 * (far / hypot(far, across / 2) - near / hypot(near, across / 2)))


def flux_index(grade: str, behind: float = 0.0) -> float:
    """Flux index in kG2 mm2 of the strongest disc of a grade, loose or `behind` mm of plastic."""
    magnets = figures()["magnets"]
    kilogauss = field(magnets["flux_at"] + behind, magnets["remanence_mt"][grade][1]) / 100
    return float(kilogauss**2 * pi * magnets["disc"][0] ** 2 / 4)


def places() -> set[tuple[float, float]]:
    """(x, y) of every sensor in mm from the plate's middle."""
    strip = Strip()
    return {(board.sensor_x(number), y) for y in strip.rows for number in range(1, strip.sensors + 1)}


def stack_faults() -> list[str]:
    """Faults: gap, field or field of the second level out of range; a plug that does not fit its piece."""
    magnets, problems = figures()["magnets"], []
    low, high = gaps()
    if not magnets["gap"][0] <= low <= high <= magnets["gap"][1]:
        problems.append(f"a disc lies {low:.2f} to {high:.2f} mm over the sensor, expected {magnets['gap']}")
    if field(high) < magnets["margin"] * magnets["max_bop_mt"]:
        problems.append(
            f"{field(high):.1f} mT at {high:.2f} mm: less than {magnets['margin']} times {magnets['max_bop_mt']} mT"
        )
    loose, most = flux_index(magnets["grade"]), magnets["most_flux"]
    if loose > most:
        problems.append(f"a loose disc has a flux index of {loose:.1f}, toys may have {most:g}")
    shut, touched = flux_index(magnets["grade"], Plug().skin), magnets["skin_flux"]
    if shut > touched:
        problems.append(f"a disc behind its skin has a flux index of {shut:.1f}, expected {touched:g} at most")
    above = field(low + magnets["level"], magnets["remanence_mt"][magnets["grade"]][1])
    if above > magnets["second_level"] * magnets["min_bop_mt"]:
        problems.append(
            f"{above:.2f} mT from one level up, {magnets['second_level']} times {magnets['min_bop_mt']} mT at most"
        )
    across, deep = magnets["cavity"]
    plug = Plug()
    if plug.side > across - 0.1:
        problems.append(f"a plug of {plug.side:g} mm for an underside of {across:g}")
    if plug.long + magnets["face_inside"] > deep:
        problems.append(
            f"a plug of {plug.long:g} mm set {magnets['face_inside']:g} deep is longer than its underside is deep"
        )
    if plug.bore < magnets["disc"][0] + 0.1 or plug.seat < magnets["disc"][1]:
        problems.append("the disc does not go into its plug")
    if not 0.05 <= magnets["disc"][0] - plug.neck <= 0.15:
        problems.append(f"a neck of {plug.neck:g} mm does not keep a disc of {magnets['disc'][0]:g}")
    if plug.skin < 0.2:
        problems.append(f"a skin of {plug.skin:g} mm over the disc, one layer is 0.2")
    return problems


def lattice_faults(maps: Iterable[GroundMap] | None = None) -> list[str]:
    """Knobs without a sensor, sensors without a knob, more sensors than bits in the chain."""
    sensors, knobs = places(), set()
    for ground_map in house_maps() if maps is None else maps:
        for x, y, _ in ground_map.ground:
            middle = (PLATE - 1) / 2
            knobs.add(((x - middle) * STUD, (y - middle) * STUD))
    problems = [f"the knob at {x:g}, {y:g} mm has no sensor" for x, y in sorted(knobs - sensors)]
    problems += [f"the sensor at {x:g}, {y:g} mm lies under no knob of any map" for x, y in sorted(sensors - knobs)]
    bits = STRIPS * len(board.bits())
    return problems if len(sensors) <= bits else [*problems, f"{len(sensors)} sensors on {bits} bits"]
