"""Every printed part is one closed solid, lies flat on the bed, is thick enough, and matches the table."""

from dataclasses import replace

import pytest
from hardware.cad import export
from hardware.cad.dimensions.cells import MINI_300, CellError, load_cell_file
from hardware.cad.dimensions.counts import LEVELS
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.plate import Plate, PlateError
from hardware.cad.solids import module
from hardware.cad.solids.catalogue import on_bed
from hardware.cad.solids.mesh import Shape, shape_of
from hardware.checks import walls
from tests.hardware.cells import OWN
from tests.hardware.solids.drawn import PARTS, shape

SAME = 0.005
"""Part by which volume and box may differ from the table."""


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_one_closed_solid_that_prints(name: str):
    part = shape(name)
    assert part.open_edges() == 0
    assert part.manifold.volume() == pytest.approx(part.volume)
    assert part.volume > 0
    assert walls.bed_faults(name, part) == []
    assert walls.faults(name, part) == []
    assert walls.bridge_faults(name, on_bed(PARTS[name])) == []


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_as_large_as_the_table_says(name: str):
    row, part = export.table()[name], shape(name)
    assert PARTS[name].build().volume == pytest.approx(row["volume"], rel=SAME)
    assert list(part.bounds[1] - part.bounds[0]) == pytest.approx(row["box"], rel=SAME)


def test_the_table_holds_the_parts_and_no_others():
    assert list(export.table()) == list(PARTS)
    assert {part.level for part in PARTS.values()} == set(LEVELS)


def test_exceptions_to_the_thinnest_wall_are_parts_with_a_reason():
    for name, (least, why) in walls.THIN.items():
        assert name in PARTS
        assert 0.4 <= least < 1.2
        assert len(why) > 20


def test_a_planted_thin_wall_is_named():
    thin = shape_of(module.cup(replace(Module(80.0), cup_wall=0.8)))
    assert walls.faults("cup_80", thin) == ["cup_80: a wall of 0.80 mm, expected 1.2"]


def test_a_planted_thin_skin_and_a_skin_elsewhere_are_named():
    from hardware.cad.dimensions.strips import Plug
    from hardware.cad.solids import small

    thin = shape_of(small.plug(replace(Plug(), skin=0.1)))
    assert walls.faults("magnet_plug", thin) == ["magnet_plug: a skin of 0.10 mm, expected 0.2"]
    assert "expected 1.2" in walls.faults("another", shape("magnet_plug"))[0]


def test_a_planted_hole_in_the_surface_is_seen():
    whole = shape("foot")
    torn = Shape(whole.points, whole.triangles[1:])
    assert torn.open_edges() == 3
    with pytest.raises(ValueError, match="not watertight"):
        _ = torn.manifold


def test_a_part_on_a_point_or_too_long_for_the_bed_is_named():
    unturned = shape_of(module.spider(Module(80.0)))
    low = unturned.placed((0, 0, -unturned.bounds[0][2]))
    assert walls.bed_faults("spider_80", low) == ["spider_80: only 3 % of its footprint lies on the bed"]
    assert "spider_80: a ceiling of" in walls.bridge_faults("spider_80", module.spider(Module(80.0)))[0]
    whole = shape("plug_setter")
    long = Shape(whole.points * [20.0, 1.0, 1.0], whole.triangles)
    assert walls.bed_faults("plug_setter", long)[0] == "plug_setter: 280.0 mm along x, the bed has 220"


BAD = {
    "length = 47.0": ("length = 470.0", "length is 470, expected 20 to 90"),
    "free_holes = [3.5]": ("free_holes = [20.0]", "further in, the screw would clamp what must bend"),
    "across = 6.0": ("across = 9.0", "would leave a cell of 12 mm"),
    "fixed_thread = 3": ("fixed_thread = 6", "fixed_thread is 6, expected one of 3, 4, 5"),
    "capacity_g = 500": ('capacity_g = "500 g"', "capacity_g is '500 g', expected a number"),
    "fixed_tapped = false": ("fixed_taped = false", "missing fixed_tapped"),
    "height = 6.0": ("height = [6.0]", "height is [6.0], expected a number"),
    'name = "mini_500g"': ("name = ", "cannot be read as TOML"),
}


@pytest.mark.parametrize("line", BAD)
def test_a_cell_that_cannot_be_is_refused_with_its_figure(line: str, tmp_path):
    text = export.TABLE.with_name("own_cell.toml").read_text(encoding="utf-8")
    bad, words = BAD[line]
    assert line in text
    path = tmp_path / "cell.toml"
    path.write_text(text.replace(line, bad), encoding="utf-8")
    with pytest.raises(CellError) as error:
        load_cell_file(path)
    assert words in str(error.value)


def test_a_cell_file_that_is_not_there_is_refused(tmp_path, capsys):
    assert export.main(["--cell", str(tmp_path / "none.toml"), str(tmp_path)]) == 1
    assert "none.toml: cannot be read" in capsys.readouterr().err
    assert OWN.capacity_g == 500


@pytest.mark.parametrize("change", [{"capacity_g": 5000.0}, {"capacity_g": 2000.0}, {"full_scale_mm": 0.5}])
def test_a_cell_whose_spring_cannot_be_printed_is_refused(change: dict[str, float]):
    with pytest.raises(CellError, match="the arms would be"):
        Module(80.0, replace(MINI_300, **change))


def test_a_cell_that_hangs_over_the_base_board_is_refused():
    with pytest.raises(PlateError, match="take a board of"):
        Plate(replace(MINI_300, length=88.0))


def test_parts_are_written_with_their_sums(tmp_path, monkeypatch):
    from hardware.cad.solids import catalogue

    few = tuple(PARTS[name] for name in ("foot", "magnet_plug", "bezel_80"))
    monkeypatch.setattr(catalogue, "parts_for", lambda cell: few)
    text = export.export(MINI_300, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        f"{part.name}.{kind}" for part in few for kind in ("stl", "step")
    )
    sums = {row.split()[0]: float(row.split()[1]) for row in text.splitlines()[5:]}
    assert sums["bronze"] == pytest.approx(4 * export.masses()["bezel_80"], abs=1)
    assert sums["all"] == pytest.approx(sums["bronze"] + sums["silver"] + sums["gold"], abs=2)
