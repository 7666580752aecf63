"""The drilling template has a hole for each wood screw of the plate, to scale."""

import re
from collections import Counter
from math import hypot

import pytest
from hardware import drilling
from hardware.cad.dimensions.counts import fasteners
from hardware.cad.dimensions.plate import Plate
from hardware.pdf import A4_MM, POINT_MM, Page, pdf

PLATE = Plate()
UPPER, LOWER = drilling.upper_holes(PLATE), drilling.lower_holes()


def test_every_wood_screw_has_its_hole() -> None:
    assert len(UPPER) + len(LOWER) == fasteners("silver")["screw_wood_3x16"]
    assert len({(round(hole.x, 2), round(hole.y, 2)) for hole in UPPER}) == len(UPPER)
    assert all(max(abs(hole.x), abs(hole.y)) < PLATE.board / 2 - 4 for hole in (*UPPER, *LOWER)), "it would split"


def test_the_corners_are_one_block_turned_by_quarters() -> None:
    """In the order NE, SE, SW, NW, each a quarter turn clockwise after the one before."""
    at = {hole.name: (hole.x, hole.y) for hole in UPPER}
    for before, after in (("NE", "SE"), ("SE", "SW"), ("SW", "NW")):
        for number in (1, 2, 3):
            x, y = at[f"{before} block {number}"]
            assert at[f"{after} block {number}"] == pytest.approx((y, -x), abs=1e-6)
    x, y = at["NE block 2"]
    pad = PLATE.pad_at
    assert hypot(x, y) < hypot(pad, pad), "its longer side looks to the middle"
    assert Counter(hole.name.split()[0] for hole in UPPER)["NE"] == len(PLATE.block_screws)


def test_a_hole_is_drawn_at_its_place_on_each_page_that_shows_it() -> None:
    text = drilling.template(PLATE).decode("latin-1")
    scale = re.search(r"([\d.]+) 0 0 \1 0 0 cm", text)
    assert scale is not None
    assert float(scale[1]) * POINT_MM == pytest.approx(1.0, abs=1e-4), "a mm of the template is a mm of paper"
    assert text.count("/Type /Page ") == 8
    west, north = drilling.MARGIN[0] + PLATE.board / 2, drilling.MARGIN[1]
    hole = next(hole for hole in UPPER if hole.name == "NW block 2")
    middle = (west, north + drilling.OVERLAP)
    assert f"{middle[0] + hole.x - 3:.3f} {middle[1] + hole.y:.3f} m" in text
    ruler = re.search(r"([\d.]+) 252.000 m ([\d.]+) 252.000 l", text)
    assert ruler is not None
    assert float(ruler[2]) - float(ruler[1]) == drilling.RULER


def test_a_quarter_fits_its_page() -> None:
    reach = PLATE.board / 2 + drilling.OVERLAP
    assert drilling.MARGIN[0] + reach <= A4_MM[0] - 5
    assert drilling.MARGIN[1] + reach < 248, "below the ruler"


def test_the_table_of_a_pdf_leads_to_its_objects() -> None:
    page = Page()
    page.text(10, 10, "a (word)")
    page.circle(20, 20, 4)
    data = pdf([page, page])
    places = [int(place) for place in re.findall(rb"^(\d{10}) 00000 n", data, re.MULTILINE)]
    assert [data[place:].split(b" ")[0] for place in places] == [b"%d" % k for k in range(1, len(places) + 1)]
    start = int(data.rsplit(b"startxref\n", 1)[1].split(b"\n")[0])
    assert data[start:].startswith(b"xref")
