"""Tracks and vias of the strip, from its parts and the positions of their pads.

Long runs lie on top in slots parallel to the edges: seven north and seven south of the sensors. Runs across the strip
lie at the bottom, where the supply runs along the middle. At a register, tracks of the inner slots end in vias under
its body, the outermost at the pin furthest along, so that they never cross; the two outer slots are reached from the
pads' outer ends. The rest of both faces is ground.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from hardware.strips.strip import LENGTH_MM, REGISTER, SENSOR, Part

Point = tuple[float, float]
Pads = Mapping[tuple[str, str], Point]
"""Middle of a pad in mm from the strip's middle, by part and pin."""

TRACK_MM, SUPPLY_MM = 0.2, 0.4
CLEAR_MM = 0.2
"""Smallest gap between two nets: board houses make 0.13 mm without a surcharge."""
VIA_MM, DRILL_MM = 0.6, 0.3
EDGE_MM = 0.3
"""Copper keeps this distance from the board's edge."""
TOP, BOTTOM = "top", "bottom"

FIRST_SLOT, SLOT_PITCH = 1.8, 0.6
"""A via and the track in the next slot are `CLEAR_MM` apart at this pitch."""
NORTH = (("S4", "S9"), ("S3", "S10"), ("S2",), ("S1",), ("/Q",), ("SCK",), ("LATCH",))
SOUTH = (("LINK",), ("S8",), ("S7",), ("S6",), ("S5",), ("Q",), ("DIN",))
"""Nets of each slot, the innermost first. Runs that share a slot do not overlap in x."""
SLOT_Y = {
    net: sign * (FIRST_SLOT + SLOT_PITCH * k)
    for sign, side in ((1, NORTH), (-1, SOUTH))
    for k, nets in enumerate(side)
    for net in nets
}
"""y of each net's run."""
OUTER = ("SCK", "LATCH", "Q", "DIN")
"""Nets whose slots are beyond the registers' pads."""
INNER_Y = 0.95
"""y of the vias under a register and beside a sensor, north or south of the middle."""
ESCAPE_X = 2.2
"""x of a sensor's vias from its middle."""
JUMPS = {"J1": 7.5, "J2": 6.0}
"""Headers whose pads cross the middle: there the supply runs on top, this far on both sides of the header."""
STITCH_MM = 4.0
"""Pitch of the places where a via may join the two faces' ground."""


@dataclass(frozen=True, slots=True)
class Track:
    """Copper of one net on one face, through `points`."""

    net: str
    face: str
    points: tuple[Point, ...]
    wide: float = TRACK_MM


@dataclass(frozen=True, slots=True)
class Via:
    """A plated hole that joins both faces."""

    net: str
    at: Point


def routes(strip: tuple[Part, ...], pads: Pads) -> tuple[list[Track], list[Via]]:
    """All tracks and vias but those that join the grounds, see `stitches`."""
    tracks, vias = _supply(strip, pads)
    ends: dict[str, list[float]] = {}
    for part in strip:
        for pin, net in part.pins.items():
            if net not in SLOT_Y:
                continue
            x, y = pads[part.ref, pin]
            run = SLOT_Y[net]
            inner = part.value == REGISTER and net not in OUTER
            if part.value == SENSOR or inner:
                near = INNER_Y if y > 0 else -INNER_Y
                x_via = x if inner else part.x + (ESCAPE_X if x > part.x else -ESCAPE_X)
                tracks.append(Track(net, BOTTOM if inner else TOP, ((x, y), (x_via, near))))
                tracks.append(Track(net, TOP if inner else BOTTOM, ((x_via, near), (x_via, run))))
                vias.append(Via(net, (x_via, near)))
            else:
                x_via = x
                tracks.append(Track(net, BOTTOM, ((x, y), (x, run))))
            if not inner:
                vias.append(Via(net, (x_via, run)))
            ends.setdefault(net, []).append(x_via)
    tracks += [Track(net, TOP, ((min(xs), SLOT_Y[net]), (max(xs), SLOT_Y[net]))) for net, xs in ends.items()]
    return tracks, vias


def _supply(strip: tuple[Part, ...], pads: Pads) -> tuple[list[Track], list[Via]]:
    """3V3 along the middle of the bottom, with a branch to each pad; on top where a header's pads are in the way."""
    tracks, vias, taps = [], [], []
    for part in strip:
        for pin, net in part.pins.items():
            if net != "3V3":
                continue
            x, y = pads[part.ref, pin]
            if part.value == SENSOR:
                x_via = part.x + (ESCAPE_X if x > part.x else -ESCAPE_X)
                near = INNER_Y if y > 0 else -INNER_Y
                tracks.append(Track(net, TOP, ((x, y), (x_via, near))))
                vias.append(Via(net, (x_via, near)))
                x, y = x_via, near
            if y:
                tracks.append(Track(net, BOTTOM, ((x, y), (x, 0.0))))
            taps.append(x)
    start = min(taps)
    for part in strip:
        if part.ref in JUMPS:
            west, east = part.x - JUMPS[part.ref], part.x + JUMPS[part.ref]
            tracks.append(Track("3V3", BOTTOM, ((start, 0.0), (pads[part.ref, "1"][0], 0.0)), SUPPLY_MM))
            tracks.append(Track("3V3", TOP, ((west, 0.0), (east, 0.0)), SUPPLY_MM))
            vias += [Via("3V3", (west, 0.0)), Via("3V3", (east, 0.0))]
            start = east
    tracks.append(Track("3V3", BOTTOM, ((start, 0.0), (max(taps), 0.0)), SUPPLY_MM))
    return tracks, vias


def stitches(
    tracks: list[Track], vias: list[Via], boxes: Mapping[tuple[str, str], tuple[float, float, float, float]]
) -> list[Via]:
    """Vias between the grounds of both faces, wherever one fits. `boxes`: (left, low, right, high) of every pad."""
    places = []
    keep = VIA_MM / 2 + CLEAR_MM
    columns = int(LENGTH_MM / STITCH_MM)
    for y in (INNER_Y, -INNER_Y, 5.2, -5.2, -3.0):
        for k in range(columns + 1):
            x = -LENGTH_MM / 2 + 1.0 + k * (LENGTH_MM - 2.0) / columns
            free = all(hypot(x - via.at[0], y - via.at[1]) >= keep + VIA_MM / 2 for via in vias)
            free = free and all(_away((x, y), box) >= keep for box in boxes.values())
            free = free and all(
                _away((x, y), (min(a, c), min(b, d), max(a, c), max(b, d))) >= keep + track.wide / 2
                for track in tracks
                for (a, b), (c, d) in pairwise(track.points)
            )
            if free:
                places.append(Via("GND", (x, y)))
    return places


def _away(at: Point, box: tuple[float, float, float, float]) -> float:
    """Distance of a point from a rectangle; 0 inside."""
    left, low, right, high = box
    return hypot(max(left - at[0], 0.0, at[0] - right), max(low - at[1], 0.0, at[1] - high))
