"""Sweeps of what the guide's steps lift out along its way, and of the keys at the screws that they turn.

Every row names the step and what is not there at that time, by the beginning of its kind (`Item.kind`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from hardware.cad.dimensions.screws import Screw
from hardware.cad.solids import bought
from hardware.cad.solids.assembly import Item
from hardware.cad.solids.mesh import Shape, shape_of
from hardware.cad.solids.shapes import block
from hardware.checks.collisions import clashes
from hardware.checks.tools import head_end, reached

Way = tuple[float, float, float]
UP: Way = (0.0, 0.0, 1.0)
SWEEP = 2.5
"""mm between two positions of a part on its way out, and 0.5 for the first of them."""
TABLE = 400.0
"""Side of the table that stands under an assembly, in mm."""


@dataclass(frozen=True)
class Lift:
    """Step `step` takes the parts of these kinds out together, `far` mm along `way`, while `gone` are not there.

    `each`: one after the other, for parts that lie side by side.
    """

    step: str
    kinds: tuple[str, ...]
    gone: tuple[str, ...] = ()
    far: float = 60.0
    way: Way | None = UP
    """None: outward, away from the middle."""
    each: bool = True


@dataclass(frozen=True)
class Turn:
    """Step `step` turns the screws whose names begin with `screws`, while `gone` are not there.

    `stands`: on a table, which no tool gets through. `puts_in`: the screw is put in along its axis at this step.
    """

    step: str
    screws: str
    gone: tuple[str, ...] = ()
    stands: bool = False
    puts_in: bool = True


CUPS = ("bezel", "cup", "pad_sponge")
LIDS = ("lid_", "button", "pixel")
MODULE_LIFTS = (
    Lift("2.6", ("bezel",), far=20.0),
    Lift("2.6", ("cup",), ("bezel",)),
    Lift("2.3", ("spider",), (*CUPS, "screw_m3x8", "screw_m4x10")),
)
MODULE_TURNS = (
    Turn("2.2", "fixed end", (*CUPS, "spider")),
    Turn("2.3", "free end", CUPS),
    Turn("2.4", "stop", CUPS),
    Turn("2.6", "stop", CUPS, stands=True, puts_in=False),
)
"""2.6: from above, through the empty tub."""
TRAY_LIFTS = (
    Lift("3.6", ("bezel",), far=20.0),
    Lift("3.6", ("cup",), ("bezel",)),
    Lift("3.3", ("lid_",), ("screw_m3x8",)),
    Lift("3.3", ("perfboard",), (*LIDS, "screw_m3x8", "usb_cable")),
)
TRAY_TURNS = (
    Turn("2.6", "stop", CUPS, stands=True, puts_in=False),
    Turn("3.1", "fixed end", (*CUPS, "spider")),
    Turn("3.1", "free end", CUPS),
    *(Turn("3.2", piece, (*CUPS, *LIDS)) for piece in ("arch", "brick", "column", "light", "dark")),
    Turn("3.2", "gold", (*CUPS, *LIDS)),
    Turn("3.3", "halves", LIDS),
    Turn("3.3", "board", LIDS, stands=True),
    Turn("3.3", "left lid", stands=True),
    Turn("3.3", "right lid", stands=True),
)
PLATE_BELOW = (
    *(
        "base_board",
        "corner_block",
        "foot",
        "hx711",
        "cell",
        "pad_",
        "guard_rail",
        "plate_box",
        "perfboard",
        "usb",
        "power",
    ),
    *("screw_wood", "screw_m3x12", "screw_m3x10"),
)
CARRIER = ("carrier", "rod_carbon", "screw_m3x8_brass", "strip")
ABOVE = ("sheet", *CARRIER)
PLATE_LIFTS = (
    Lift("4.5", ("sheet_clip",), far=5.0, way=None),
    Lift("4.5", ("sheet",), ("sheet_clip",), far=20.0),
    Lift("5.3", ("strip_holder",), ("sheet",), far=20.0),
    Lift("5.3", ("strip",), ("sheet", "strip_holder"), far=20.0),
    Lift("4.4", CARRIER, ("sheet",), each=False),
    Lift("4.3", ("plate_box_lid",), ABOVE),
    Lift("4.3", ("perfboard",), (*ABOVE, "plate_box_lid", "screw_m3x8", "usb_cable")),
    Lift("4.7", ("power_bank",), ABOVE),
)
PLATE_TURNS = (
    Turn("4.1", "fixed end", (*ABOVE, "foot", "guard_rail")),
    Turn("4.1", "free end", (*ABOVE, "guard_rail")),
    Turn("4.1", "stop", (*ABOVE, "guard_rail")),
    Turn("4.1", "block", (*ABOVE, "guard_rail", "plate_box")),
    Turn("4.2", "rail", (*ABOVE, "plate_box"), stands=True),
    Turn("4.3", "box", (*ABOVE, "plate_box_lid", "perfboard", "usb_cable"), stands=True),
    Turn("4.3", "board", (*ABOVE, "plate_box_lid"), stands=True),
    Turn("4.4", "flange", ("sheet", "strip", *PLATE_BELOW)),
    Turn("4.6", "stop", ("sheet",), stands=True, puts_in=False),
)
"""4.6: from above, through the carrier's key holes, with all strips in it."""


def lift_faults(items: Sequence[Item], lifts: Sequence[Lift]) -> list[str]:
    """Sentences about parts that run into another one on their way out."""
    problems: list[str] = []
    for lift in lifts:
        there = [item for item in items if not item.kind.startswith(lift.gone or ("\0",))]
        parts = [item for item in there if item.kind.startswith(lift.kinds)]
        if not parts:
            problems.append(f"step {lift.step} lifts {' and '.join(lift.kinds)}, of which there is none")
        groups = [[part] for part in parts] if lift.each else [parts]
        for group in groups:
            rest = [item for item in there if item not in group]
            pressed = [replace(item, shape=item.sprung or item.shape) for item in group]
            way = lift.way or _outward(group[0])
            for far in (0.5, *np.arange(SWEEP, lift.far + SWEEP, SWEEP)):
                x, y, z = (float(far * step) for step in way)
                problems += [
                    f"step {lift.step}: {a.strip()} on its way out runs into {b.strip()}"
                    for a, b in clashes(pressed, rest, (x, y, z))
                ]
    return sorted(set(problems))


def _outward(item: Item) -> Way:
    """The axis along which a part lies furthest from the middle of the table."""
    middle = item.shape.bounds.mean(axis=0)
    axis = int(np.abs(middle[:2]).argmax())
    x, y = (float(np.sign(middle[k])) if k == axis else 0.0 for k in (0, 1))
    return x, y, 0.0


def turn_faults(items: Sequence[Item], turns: Sequence[Turn]) -> list[str]:
    """Sentences about screws that no tool reaches, that cannot be put in, or that no step turns."""
    problems: list[str] = []
    left = {item.name for item in items if item.screw is not None}
    for turn in turns:
        there = [item for item in items if not item.kind.startswith(turn.gone or ("\0",))]
        if turn.stands:
            there.append(_table(items))
        for item in there:
            screw = item.screw
            if screw is None or not screw.name.startswith(turn.screws):
                continue
            left.discard(item.name)
            if reached(item, there) is None:
                problems.append(f"step {turn.step}: no key reaches {item.name.strip()}")
            if turn.puts_in and (met := _put_in(item, screw, there)):
                problems.append(f"step {turn.step}: {item.name.strip()} cannot be put in, {met} is in its way")
    return problems + [f"no step turns {name.strip()}" for name in sorted(left)]


def _put_in(item: Item, screw: Screw, there: Sequence[Item]) -> str:
    """The name of a part in the way of a screw that is pulled out along its axis; empty if there is none."""
    bare = replace(item, shape=_without_nut(item, screw))
    _, out = head_end(item)
    for far in np.arange(0.5, screw.length, 1.0):
        x, y, z = (float(far * step) for step in out)
        for _, other in clashes([bare], [part for part in there if part is not item], (x, y, z)):
            return other.strip()
    return ""


def _without_nut(item: Item, screw: Screw) -> Shape:
    """The shape of a screw without its nut, where the item is."""
    if screw.into != "nut":
        return item.shape
    shape = shape_of(bought.screw(replace(screw, into="insert")))
    return shape.placed(tuple(item.shape.axes[0][:3] - np.array(screw.place)))


def _table(items: Sequence[Item]) -> Item:
    """A table on which the items stand."""
    low = min(item.shape.bounds[0][2] for item in items)
    half = TABLE / 2
    return Item("the table", "table", shape_of(block((-half, half), (-half, half), (low - 20.0, low))))
