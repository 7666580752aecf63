"""`python -m hardware.checks`: print loads and frequencies by level, and all faults."""

import sys

from hardware.cad.dimensions.strips import Plug
from hardware.cad.dimensions.values import figures
from hardware.checks.loads import compartments, heap_faults, tray_faults
from hardware.checks.plate_loads import plate_faults, plate_loads
from hardware.checks.stack import field, flux_index, gaps, lattice_faults, stack_faults

print("compartment     level   dead g  pieces g  % of cell  travel mm  stop %  bounce Hz")
for one in compartments():
    print(
        f"{one.piece.value:15} {one.level:7} {one.dead:6.0f} {one.pieces:9.0f} {one.rest_percent:10.0f}"
        f" {one.travel:10.2f} {one.stop_percent:7.0f} {one.bounce:10.1f}"
    )
x, y = figures()["travel"]["palace_at"]
for load in plate_loads():
    slow, fast = load.bounces
    print(f"plate at {load.level}: carries {load.dead:.0f} g and {load.pieces:.0f} g of pieces; a corner")
    print(
        f"  {load.corner(0, 0):.0f} g with the palace in the middle, {load.corner(x, y):.0f} g at ({x:g}, {y:g}),",
        end=" ",
    )
    print(f"{load.corner(90, 90):.0f} g at (90, 90); travel {load.travel:.2f} mm, stop {load.stop_percent:.0f} %,")
    print(f"  {slow:.1f} to {fast:.1f} Hz; its middle sinks {load.bend:.1f} mm under {figures()['plate']['press']:g} g")
low, high = gaps()
print(f"Hall plane: {low:.2f} to {high:.2f} mm, {field(low):.1f} to {field(high):.1f} mT")
for grade in figures()["magnets"]["remanence_mt"]:
    print(
        f"a disc of {grade}: flux index {flux_index(grade):.1f}, {flux_index(grade, Plug().skin):.1f} behind the skin"
    )
faults = [*tray_faults(), *heap_faults(), *plate_faults(), *stack_faults(), *lattice_faults()]
print("\n".join(faults) or "nothing wrong")
sys.exit(bool(faults))
