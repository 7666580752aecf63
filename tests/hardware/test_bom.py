"""The bill of materials agrees with the pin table, the rules' pieces, the strip and the CAD."""

import copy
from collections import Counter
from typing import Any

import pytest
from hardware import bom, pins
from hardware.cad.dimensions import counts
from hardware.strips import strip

from monkey_palace.board.pieces import BOX, Figure, Piece

TABLE = bom.load()
PARTS = bom.bill(TABLE)
PINS = pins.load()

Wanted = list[tuple[str, str, float, str]]


def wanted() -> Wanted:
    """Quantities that other tables define, each with its source."""
    rows: Wanted = []
    for node, level in (("tray", "bronze"), ("plate", "silver")):
        chips = len(pins.chips(pins.pins(PINS, node)))
        each_chip = ("cell", "hx711", "capacitor_100n", "connector_5")
        rows += [(part, level, chips, f"the {node}'s pins") for part in each_chip]
    tray = Counter(pin.part for pin in pins.pins(PINS, "tray") if not pin.optional)
    assert tray["drv5032"] == len(Figure)
    rows += [
        ("hall_sensor", "bronze", tray["drv5032"], "the tray's pins"),
        ("magnet", "bronze", tray["drv5032"], "a figure for each pad"),
        ("button", "bronze", tray["button"], "the tray's pins"),
        ("buzzer", "bronze", tray["buzzer"], "the tray's pins"),
        ("pixel", "bronze", len(pins.chips(pins.pins(PINS, "tray"))), "a light a compartment"),
        ("connector_3", "bronze", tray["drv5032"] + tray["ws2812"], "pads and lights"),
        ("connector_2", "bronze", tray["button"] + tray["buzzer"], "buttons and buzzer"),
    ]
    feet = BOX[Piece.BRICK] + 2 * BOX[Piece.ARCH] + BOX[Piece.COLUMN]
    rows.append(("magnet", "gold", feet, "the box's feet"))
    on_strip = Counter(part.value for part in strip.parts())
    named = {strip.SENSOR: "hall_sensor", strip.REGISTER: "register", "100n": "capacitor_100n", "10k": "resistor_10k"}
    named |= {"OUT": "header_ph6", "IN": "header_ph5"}
    plugs = {"plug_ph6": strip.STRIPS, "plug_ph5": strip.STRIPS - 1}  # the last strip's IN stays empty
    rows += [(part, "gold", count, "the chain of strips") for part, count in plugs.items()]
    rows.append(("contact_ph", "gold", sum(plugs.values()) * len(strip.IN_PINS), "the plugs"))
    rows += [(part, "gold", strip.STRIPS * on_strip[value], "the strips") for value, part in named.items()]
    rows += [(part, level, count, "the CAD") for level in counts.LEVELS for part, count in counts.bought(level).items()]
    rows.append(("strip", "gold", PINS["plate"]["hall_bits"] / len(strip.bits()), "the plate's Hall bits"))
    return rows


def test_nothing_of_steel_or_plastic_is_counted_twice() -> None:
    """Every stop is a screw of the bill with its own insert: four per cup, one per corner."""
    chips = {node: len(pins.chips(pins.pins(PINS, node))) for node in pins.NODES}
    assert (PARTS["screw_m3x10_cap"].bronze, PARTS["screw_m3x10_cap"].silver) == (4 * chips["tray"], chips["plate"])
    assert PARTS["insert_m3"].bronze >= PARTS["screw_m3x10_cap"].bronze


def test_no_screw_is_of_steel_that_a_magnet_holds() -> None:
    """Pieces with magnets lie over the stops and bolts: plain steel would pull on them, and falsify their weight."""
    threaded = [part for part in PARTS.values() if part.id.startswith(("screw_m", "nut_m"))]
    assert len(threaded) >= 5
    assert [part.id for part in threaded if "stainless A2" not in part.name and "brass" not in part.name] == []


def test_the_bill_has_what_others_count() -> None:
    assert bom.faults(PARTS, wanted()) == []


def test_the_feet_of_the_box_are_256() -> None:
    """An absolute number, written once here to check the rules' table."""
    assert PARTS["magnet"].gold == 256


def test_the_kept_list_is_the_made_one() -> None:
    assert bom.MADE.read_text(encoding="utf-8") == bom.text(TABLE), "run python -m hardware.bom"


def test_every_part_has_what_a_buyer_needs() -> None:
    assert TABLE["priced"] == "2026-11"
    for part in PARTS.values():
        assert part.id.replace("_", "").isalnum()
        assert part.id == part.id.lower()
        assert len(part.name) > 3
        assert part.unit in ("", "m", "kg")


def test_sums_are_those_of_the_lines() -> None:
    added = bom.sums(PARTS, owned=False)
    by_hand = sum(row.get("bronze", 0) * row["price"][1] for row in TABLE["part"] if not row.get("owned"))
    assert added["bronze"][1] == pytest.approx(by_hand)
    assert 90 < added["bronze"][0] < added["bronze"][1] < 280
    text = bom.text(TABLE)
    low = sum(added[level][0] for level in bom.LEVELS)
    assert f"| gold: and Hall strips with magnets | {added['gold'][0]:.0f}-{added['gold'][1]:.0f} | {low:.0f}-" in text


def planted(part: str, **changed: Any) -> dict[str, bom.BillPart]:
    table = copy.deepcopy(TABLE)
    (row,) = [row for row in table["part"] if row["id"] == part]
    row.update(changed)
    return bom.bill(table)


def test_planted_faults_are_named() -> None:
    rows = wanted()
    problems = bom.faults(planted("hx711", bronze=5), rows)
    assert problems == [
        f"hx711: {source} needs 6 at bronze, the bill has 5" for source in ("the tray's pins", "the CAD")
    ]
    problems = bom.faults(planted("magnet", gold=255), rows)
    assert problems[0] == "magnet: the box's feet needs 256 at gold, the bill has 255"
    (fault,) = bom.faults(planted("screw_m3x10_cap", bronze=23), rows)
    assert fault == "screw_m3x10_cap: the CAD needs 24 at bronze, the bill has 23"
    assert bom.faults(planted("glue", bronze=0, gold=0), rows) == ["glue: no level takes any"]
    assert bom.faults(planted("glue", price=[3, 1]), rows) == ["glue: its price is 3 to 1"]
    table = copy.deepcopy(TABLE)
    table["part"].append(table["part"][3])
    with pytest.raises(ValueError, match=f"{table['part'][3]['id']} stands in the bill twice"):
        bom.bill(table)
