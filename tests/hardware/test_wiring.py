"""Wiring diagrams equal the pin table, are legible, and respect the limits of a USB cable."""

import copy
import xml.etree.ElementTree as ET

import pytest
from hardware import bom, cables, pins, wiring
from hardware.wiring import nodes, power
from hardware.wiring.drawing import Sheet

TABLE = pins.load()
SHEETS = wiring.sheets()
PATH = "{http://www.w3.org/2000/svg}path"


def drawn(text: str) -> set[nodes.Connection]:
    """The wires between the board and its parts, read from an SVG."""
    wires = [path.attrib for path in ET.fromstring(text).iter(PATH) if "data-from" in path.attrib]
    return {
        nodes.Connection(one["data-from"], one["data-to"]) for one in wires if one["data-from"].startswith("pico:GP")
    }


@pytest.mark.parametrize("name", SHEETS)
def test_the_kept_drawing_is_the_made_one(name: str) -> None:
    stored = (wiring.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert stored == SHEETS[name].svg(), f"{name}.svg: run python -m hardware.wiring, and look at it"


def test_no_other_drawing_lies_about() -> None:
    assert {path.stem for path in wiring.FOLDER.glob("*.svg")} == set(SHEETS)


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_lies_over_anything(name: str) -> None:
    assert SHEETS[name].crowded() == []


@pytest.mark.parametrize("node", pins.NODES)
def test_the_wires_are_the_tables(node: str) -> None:
    stored = (wiring.FOLDER / f"{node}.svg").read_text(encoding="utf-8")
    assert drawn(stored) == nodes.connections(TABLE, node)


@pytest.mark.parametrize("node", pins.NODES)
def test_every_chip_has_its_cell_and_its_supplies(node: str) -> None:
    text = SHEETS[node].svg()
    for chip in pins.chips(pins.pins(TABLE, node)):
        for end in (f"{chip} cell:A+", f"{chip} cell:A-", f"{chip} cell:E+", f"{chip} cell:E-"):
            assert text.count(f'data-to="{end}"') == 1, end
        for supply in (f"{chip}:VCC", f"{chip}:VDD", f"{chip}:GND"):
            assert text.count(f'data-from="{supply}"') == 1, supply


def test_a_pin_that_moves_moves_in_the_drawing() -> None:
    table = copy.deepcopy(TABLE)
    (row,) = [one for one in table["tray"]["pins"] if one["signal"] == "frog"]
    row["gp"] = 27
    text = nodes.tray(table).svg()
    assert drawn(text) == nodes.connections(table, "tray") != nodes.connections(TABLE, "tray")


def test_words_over_words_wires_and_edges_are_found() -> None:
    sheet = Sheet(300, 200, "Faults")
    sheet.text(20, 100, "one")
    sheet.text(30, 104, "two")
    sheet.wire([(20, 150), (200, 150)], "a", "b")
    sheet.text(60, 154, "on the wire")
    sheet.box(210, 60, 60, 60, "the box")
    sheet.text(190, 90, "edge")
    sheet.wire([(150, 70), (240, 70)], "c", "d")
    sheet.text(280, 190, "off it")
    problems = sheet.crowded()
    assert len(problems) == 5, problems
    for words in ("'one' lies over 'two'", "the wire a to b", "edge of the box", "c to d runs into", "off the sheet"):
        assert any(words in problem for problem in problems), words


def test_a_wire_may_not_run_aslant() -> None:
    with pytest.raises(ValueError, match="aslant"):
        Sheet(100, 100, "").wire([(0, 0), (5, 5)], "a", "b")


# cables


def all_cables() -> list[cables.Cable]:
    return [*cables.tray_cables(TABLE), *cables.plate_cables(TABLE)]


def test_the_kept_list_of_cables_is_the_made_one() -> None:
    assert cables.MADE.read_text(encoding="utf-8") == cables.text(TABLE), "run python -m hardware.cables"


def test_every_pin_with_a_part_has_its_cable() -> None:
    text = {node: " ".join(str(cable.to) for cable in own) for node, own in (
        ("tray", cables.tray_cables(TABLE)), ("plate", cables.plate_cables(TABLE)),
    )}  # fmt: skip
    for node in pins.NODES:
        for pin in pins.pins(TABLE, node):
            wired = f"GP{pin.gp}'" in text[node] or f"GP{pin.gp} " in text[node] or f"GP{pin.gp};" in text[node]
            assert wired is (pin.part != nodes.NO_PART and not pin.optional), (node, pin.signal)


def test_no_plug_of_the_plate_fits_where_another_voltage_is() -> None:
    """A cell's plug in the strips' socket would put 5 V on a pin of the Pico."""
    supplies: dict[str, set[str]] = {}
    for cable in cables.plate_cables(TABLE):
        supplies.setdefault(cable.plug.split(";")[0], set()).add(cable.signals[0])
    assert all(len(first) == 1 for first in supplies.values()), supplies


def test_the_bills_plugs_and_wire_are_enough() -> None:
    parts = bom.bill(bom.load())
    for level, cut in cables.metres(TABLE).items():
        assert 1.05 * cut <= parts["wire"].added(level) <= 1.4 * cut, level
    plugs = [cable.plug.split(";")[0] for cable in all_cables()]
    for pins_of in (2, 3, 5, 6):
        assert plugs.count(f"JST-XH {pins_of}") == parts[f"connector_{pins_of}"].total


# power


def budgets(cap: int) -> list[power.Budget]:
    return [power.budget(TABLE, power.load(), node, cap) for node in pins.NODES]


def test_no_node_takes_more_than_its_cable_owes_it() -> None:
    most = power.load()["most_mA"]
    assert most == 500
    assert power.faults(budgets(power.brightest()), most) == []
    assert all(20 < one.usual_ma < 150 for one in budgets(power.brightest()))


def test_lights_without_the_firmwares_cap_would_take_too_much() -> None:
    (fault,) = power.faults(budgets(255), 500)
    assert fault.startswith("tray takes 740 mA")
    assert fault.endswith("light")


def test_the_cap_is_the_drivers_own_and_its_patterns_keep_to_it() -> None:
    source = power.DRIVER.read_text(encoding="utf-8")
    cap = power.brightest(source)
    assert power.brightest(source.replace("const(63)", "const(200)")) == 200
    scope: dict[str, object] = {}
    start, end = source.index("PATTERNS = ("), source.index("\n)\n", source.index("PATTERNS = (")) + 2
    exec(source[start:end], scope)
    patterns = scope["PATTERNS"]
    assert isinstance(patterns, tuple)
    assert max(value for colour, _, _ in patterns for value in colour) <= cap
