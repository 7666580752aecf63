"""The guide's pictures: one file per scene, small, with hidden surfaces removed."""

import struct
import zlib

import numpy as np
import pytest
from hardware.cad.pictures import FOLDER, PICTURES
from hardware.cad.scenes.render import Painted, camera, draw, png
from hardware.cad.solids.mesh import shape_of
from hardware.cad.solids.shapes import block

LARGEST = 60_000
"""Bytes: they stand in git."""


def test_each_picture_of_the_guide_is_kept_and_small():
    kept = {path.stem: path for path in FOLDER.glob("*.png")}
    assert kept.keys() == PICTURES.keys()
    for name, path in kept.items():
        head = path.read_bytes()[:24]
        assert struct.unpack(">II", head[16:24]) == (900, 640), name
        assert path.stat().st_size < LARGEST, name


def test_the_nearer_of_two_is_seen_and_edges_are_drawn():
    near = Painted(shape_of(block((-5, 5), (-8, -6), (-5, 5))), (255, 0, 0))
    far = Painted(shape_of(block((-9, 9), (6, 8), (-9, 9))), (0, 0, 255))
    for order in ([near, far], [far, near]):
        picture = draw(order, 0.0, 0.0, (90, 90)).astype(int)
        middle, side = picture[45, 45], picture[45, 8]
        assert middle[0] > 100
        assert middle[2] == 0
        assert side[2] > 100
        assert side[0] == 0
        row = picture[45].sum(axis=1)
        assert (row < 200).any()  # an edge
        assert (picture[0, 0] == 255).all()


@pytest.mark.parametrize(("azimuth", "elevation"), [(0.0, 0.0), (35.0, 50.0), (-76.0, -40.0)])
def test_a_camera_keeps_lengths_and_angles(azimuth: float, elevation: float):
    view = camera(azimuth, elevation)
    assert view @ view.T == pytest.approx(np.eye(3))
    assert np.linalg.det(view) == pytest.approx(1)


def test_a_png_holds_the_picture():
    pixels = np.zeros((4, 6, 3), dtype=np.uint8)
    pixels[1, 2] = (255, 0, 0)
    data = png(pixels)
    at = data.index(b"IDAT")
    rows = zlib.decompress(data[at + 4 : at + 4 + struct.unpack(">I", data[at - 4 : at])[0]])
    palette = data[data.index(b"PLTE") + 4 :]
    number = rows[1 * 7 + 1 + 2]
    assert tuple(palette[3 * number : 3 * number + 3]) == (255, 0, 0)
    assert rows[0 * 7 + 1] != number
