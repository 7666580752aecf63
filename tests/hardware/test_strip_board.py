"""The strip's KiCad board has the parts and nets of `strip.py`, the tracks of `routes.py`, and a clean rule report."""

import hashlib
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hardware.strips import routes, strip
from hardware.strips.placement import house_parts

FOLDER = Path(strip.__file__).parent
BOARD, REPORT = FOLDER / "strip.kicad_pcb", FOLDER / "strip-drc.txt"
PARTS = {part.ref: part for part in strip.parts()}
MIDDLE = (148.5, 105.0)
"""The strip's middle on KiCad's sheet, in mm; y runs downwards there."""
AGAIN = "make strips writes it anew"


def parsed(text: str) -> list[Any]:
    """KiCad's nested lists."""
    stack: list[list[Any]] = [[]]
    for token in re.findall(r'"(?:[^"\\\\]|\\\\.)*"|[()]|[^\s()]+', text):
        if token == "(":
            stack.append([])
        elif token == ")":
            stack[-2].append(stack.pop())
        else:
            stack[-1].append(token.strip('"'))
    return stack[0][0]


TREE = parsed(BOARD.read_text(encoding="utf-8"))


def all_of(tree: list[Any], name: str) -> list[list[Any]]:
    return [one for one in tree if isinstance(one, list) and one[0] == name]


def one_of(tree: list[Any], name: str) -> list[Any]:
    (only,) = all_of(tree, name)
    return only


def reference(footprint: list[Any]) -> str:
    (only,) = [text[2] for text in all_of(footprint, "fp_text") if text[1] == "reference"]
    return only


FOOTPRINTS = {reference(footprint): footprint for footprint in all_of(TREE, "footprint")}
NETS = {number: name for _, number, name in all_of(TREE, "net")}


def place(at: list[Any]) -> tuple[float, float]:
    """mm from the strip's middle, y north."""
    return round(float(at[1]) - MIDDLE[0], 4), round(MIDDLE[1] - float(at[2]), 4)


def turn(at: list[Any]) -> int:
    return int(at[3]) % 360 if len(at) > 3 else 0


def pads() -> dict[tuple[str, str], tuple[float, float]]:
    """Middles of the pads; a footprint's own axes turn with it."""
    turns = {0: (1, 0), 90: (0, -1), 180: (-1, 0), 270: (0, 1)}
    found = {}
    for ref, footprint in FOOTPRINTS.items():
        at = one_of(footprint, "at")
        cos, sin = turns[turn(at)]
        x, y = place(at)
        for pad in all_of(footprint, "pad"):
            east, down = (float(value) for value in one_of(pad, "at")[1:3])
            found[ref, pad[1]] = (round(x + east * cos + down * -sin, 4), round(y - (east * sin + down * cos), 4))
    return found


def test_every_part_lies_where_the_placement_file_says() -> None:
    assert set(FOOTPRINTS) == set(PARTS)
    for ref, footprint in FOOTPRINTS.items():
        part, at = PARTS[ref], one_of(footprint, "at")
        assert footprint[1].endswith(part.footprint.split(":")[1]), ref
        assert (*place(at), turn(at)) == (part.x, part.y, part.rotation), ref
        assert one_of(footprint, "layer")[1] == ("F.Cu" if part.side == "top" else "B.Cu"), ref


def test_every_pad_has_the_net_of_its_pin() -> None:
    for ref, footprint in FOOTPRINTS.items():
        for pad in all_of(footprint, "pad"):
            nets = [net[2] for net in all_of(pad, "net")]
            assert nets == [PARTS[ref].pins[pad[1]]] if pad[1] in PARTS[ref].pins else nets == [], (ref, pad[1])


def test_nothing_reaches_through_the_board() -> None:
    """A tail of a soldered pin on top would lift the sheet off the sensors."""
    kinds = Counter(pad[2] for footprint in FOOTPRINTS.values() for pad in all_of(footprint, "pad"))
    assert set(kinds) == {"smd"}


def test_the_headers_rows_lie_along_the_strip_with_pin_1_west() -> None:
    places = pads()
    for ref, pins in (("J1", 6), ("J2", 5)):
        row = [places[ref, str(pin)] for pin in range(1, pins + 1)]
        assert {y for _, y in row} == {0.0}
        middle = PARTS[ref].x
        assert [x for x, _ in row] == pytest.approx([middle + 2 * (k - (pins - 1) / 2) for k in range(pins)])
    assert places["U1", "1"] == (-28.445, 2.475), "registers lie along the strip, pin 1 north-west"
    assert places["U1", "16"] == (-28.445, -2.475)
    for number in range(1, 11):
        xs = [places[f"S{number}", pin][0] for pin in "123"]
        assert (min(xs) + max(xs)) / 2 == pytest.approx(strip.sensor_x(number)), "its middle lies under its knob"


def test_the_tracks_are_those_of_the_routes() -> None:
    tracks, vias = routes.routes(strip.parts(), pads())
    made = {
        (track.net, track.face, frozenset(((round(a, 3), round(b, 3)), (round(c, 3), round(d, 3)))))
        for track in tracks
        for (a, b), (c, d) in zip(track.points, track.points[1:], strict=False)
        if (a, b) != (c, d)
    }
    kept = set()
    for segment in all_of(TREE, "segment"):
        ends = (place(one_of(segment, "start")), place(one_of(segment, "end")))
        face = "top" if one_of(segment, "layer")[1] == "F.Cu" else "bottom"
        net = NETS[one_of(segment, "net")[1]]
        kept.add((net, face, frozenset((round(x, 3), round(y, 3)) for x, y in ends)))
    assert kept == made, AGAIN
    holes = {(NETS[one_of(via, "net")[1]], place(one_of(via, "at"))) for via in all_of(TREE, "via")}
    assert {(via.net, (round(via.at[0], 4), round(via.at[1], 4))) for via in vias} <= holes, AGAIN
    assert {net for net, _ in holes} - {via.net for via in vias} == {"GND"}


def test_the_kept_report_is_clean_and_belongs_to_the_board() -> None:
    text = REPORT.read_text(encoding="utf-8")
    assert hashlib.sha256(BOARD.read_bytes()).hexdigest() in text, AGAIN
    for finding in ("0 DRC violations", "0 unconnected pads", "0 Footprint errors"):
        assert f"Found {finding}" in text
    assert "Gaps 0.2 mm, tracks 0.2 mm" in text


def test_the_house_gets_every_part_once() -> None:
    named = [ref for group in re.findall(r'"([A-Z0-9,]+)",', house_parts(strip.parts())) for ref in group.split(",")]
    assert sorted(named) == sorted(PARTS)


# KiCad's own check, where its Python module is installed.

KICAD = "/usr/bin/python3"
CHECK = (
    "import sys; from pathlib import Path; from hardware.strips.board import report; print(report(Path(sys.argv[1])))"
)


def test_the_board_needs_no_package_but_kicads() -> None:
    """Debian's Python, which has KiCad's module, has none of the project's packages."""
    names = "board", "placement", "routes", "strip"
    lines = [line for name in names for line in (FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()]
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    own = {name for name in imported if name.startswith("hardware.")}
    assert own == {f"hardware.strips.{name}" for name in names[1:]}
    assert {name.split(".")[0] for name in imported - own} <= set(sys.stdlib_module_names)


def kicad() -> bool:
    if not Path(KICAD).exists():
        return False
    return subprocess.run([KICAD, "-c", "import pcbnew"], capture_output=True, check=False).returncode == 0


def checked(file: Path) -> str:
    root = FOLDER.parents[1]
    return subprocess.run([KICAD, "-c", CHECK, file], cwd=root, capture_output=True, text=True, check=True).stdout


@pytest.mark.long
def test_kicad_finds_nothing_but_planted_faults(tmp_path: Path) -> None:
    if not kicad():
        pytest.skip("KiCad is not installed")
    file = tmp_path / BOARD.name
    shutil.copy(BOARD.with_suffix(".kicad_pro"), tmp_path)
    lines = BOARD.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert checked(file).strip() == REPORT.read_text(encoding="utf-8").strip()
    runs = [k for k, line in enumerate(lines) if line.startswith("  (segment") and '(layer "F.Cu")' in line]
    file.write_text("\n".join(line for k, line in enumerate(lines) if k != runs[0]), encoding="utf-8")
    assert "Found 0 unconnected pads" not in checked(file), "a track is missing"
    wide = [line.replace("(width 0.2)", "(width 1.2)") if k == runs[-1] else line for k, line in enumerate(lines)]
    file.write_text("\n".join(wide), encoding="utf-8")
    assert "clearance" in checked(file), "a track is too near its neighbours"
