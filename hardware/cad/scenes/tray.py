"""Scenes of the weigh module, the tray and the console."""

from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.tray import Tray
from hardware.cad.scenes.paint import Lift, Scene, low_walls, paint, section, without
from hardware.cad.solids.assembly import Item, console_items, module_items, tray_items


def _module(*hidden: str) -> list[Item]:
    return without(module_items(Module(80.0)), *hidden)


def module_cell() -> Scene:
    items = _module("spider", "cup", "bezel", "pad", "stop", "free end")
    return low_walls(paint(items, lifts={"fixed end": (0, 0, 18)})), 35.0, 48.0


def module_spider() -> Scene:
    items = _module("cup", "bezel", "pad", "stop")
    lifts: dict[str, Lift] = {"spider": (0, 0, 22), "free end": (0, 0, 40)}
    return low_walls(paint(items, ("spider",), lifts)), 35.0, 45.0


def module_stops() -> Scene:
    items = _module("cup", "bezel", "pad")
    return low_walls(paint(items, lifts={"stop": (0, 0, 24)})), 35.0, 45.0


def module_cup() -> Scene:
    lifts: dict[str, Lift] = {"cup": (0, 0, 60), "bezel": (0, 0, 85)}
    return paint(_module(), ("cup", "bezel"), lifts), 35.0, 28.0


def module_section() -> Scene:
    items = without(module_items(Module(80.0)), "chip")
    return section(paint(items, ("cup", "spider")), (-1, 0, 0), -26.5), 78.0, 10.0


def tray_bolted() -> Scene:
    items = [item for item in tray_items(Tray(), console=False) if item.kind not in ("bezel_80", "bezel_160")]
    bare = [item for item in items if not any(word in item.name for word in ("cup", "bezel", "pad", "stop"))]
    return paint(bare), 20.0, 50.0


def console() -> Scene:
    lids: dict[str, Lift] = dict.fromkeys(("lid", "left lid", "right lid"), (0, 0, 30))
    return paint(console_items(Tray()), ("console",), lids), 20.0, 40.0


def tray_whole() -> Scene:
    return paint(tray_items(Tray())), 25.0, 42.0
