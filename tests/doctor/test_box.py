"""`palace doctor --box`: the pieces of a box and their element numbers."""

import json
import re
from pathlib import Path

from tests.cli.command_here import palace  # noqa: F401 - a fixture

from monkey_palace.board.pieces import BOX
from monkey_palace.board.spare_parts import ELEMENTS

PAGE = Path(__file__).parents[2] / "hardware" / "spare-parts.md"


def test_the_elements_of_each_piece_add_up_to_the_box():
    assert {piece.value: sum(element.count for element in ELEMENTS[piece]) for piece in BOX} == dict(BOX)
    numbers = [element.number for elements in ELEMENTS.values() for element in elements]
    assert len(set(numbers)) == len(numbers)


def test_the_command_lists_every_element_with_its_count(palace):  # noqa: F811
    shown = palace("doctor", "--box")
    assert (shown.returncode, shown.stderr) == (0, "")
    for elements in ELEMENTS.values():
        for element in elements:
            assert f"{element.count} x {element.number}" in shown.stdout
    assert json.loads(palace("doctor", "--box", "--json").stdout)["corner"] == [{"element": 4125281, "count": 4}]


def test_the_page_in_hardware_has_the_same_numbers():
    rows = re.findall(r"^\| [a-z ]+ \| (\d+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = [[tuple(map(int, pair)) for pair in re.findall(r"(\d+) x (\d+)", elements)] for _, elements in rows]
    assert listed == [[(element.count, element.number) for element in elements] for elements in ELEMENTS.values()]
    assert [int(count) for count, _ in rows] == [sum(count for count, _ in elements) for elements in listed]
