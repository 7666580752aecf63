"""Renderer of shaded shapes with edges: a depth buffer in numpy, without window or graphics card."""

import struct
import zlib
from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np
from hardware.cad.solids.mesh import Floats, Shape
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Colour = tuple[int, int, int]
WIDE, HIGH = 900, 640
FINE = 2
"""Supersampling factor in each direction."""
MARGIN = 0.04
LIGHT = np.array([-0.35, 0.6, 0.7])
"""Direction towards the light in camera coordinates: left, above, behind the camera."""
LEAST_LIGHT = 0.45
SHARP = 0.9
"""Edges are drawn where the cosine between the normals of two triangles is lower: 26 degrees."""
BIAS = 0.35
"""Depth tolerance in mm for drawing an edge over its own faces."""
INK = 45.0
PAPER = 255.0
LEVELS = 24
"""Shades per channel; a small palette keeps the files small."""


@dataclass(frozen=True, eq=False)
class Painted:
    """A shape with its colour."""

    shape: Shape
    colour: Colour


def camera(azimuth: float, elevation: float) -> Floats:
    """Rotation (3, 3) with rows right, up, towards the camera. Angles in degrees; azimuth 0 looks along +y."""
    a, e = radians(azimuth), radians(elevation)
    right = (cos(a), sin(a), 0.0)
    eye = (sin(a) * cos(e), -cos(a) * cos(e), sin(e))
    up = (-sin(a) * sin(e), cos(a) * sin(e), cos(e))
    return np.array([right, up, eye])


def draw(
    things: list[Painted], azimuth: float = 30.0, elevation: float = 35.0, size: tuple[int, int] = (WIDE, HIGH)
) -> Pixels:
    """Pixels (high, wide, 3) of all things, scaled to fill the picture."""
    view = camera(azimuth, elevation)
    rotated = [thing.shape.points @ view.T for thing in things]
    low = np.min([points.min(axis=0) for points in rotated], axis=0)
    high = np.max([points.max(axis=0) for points in rotated], axis=0)
    wide, tall = size[0] * FINE, size[1] * FINE
    scale = (1 - 2 * MARGIN) * min(wide / (high[0] - low[0]), tall / (high[1] - low[1]))
    middle = (low + high) / 2
    picture = np.full((tall, wide, 3), PAPER)
    depth = np.full((tall, wide), -np.inf)
    flat = []
    for thing, points in zip(things, rotated, strict=True):
        across = wide / 2 + (points[:, 0] - middle[0]) * scale
        down = tall / 2 - (points[:, 1] - middle[1]) * scale
        screen = np.stack([across, down, points[:, 2]], axis=1)
        flat.append(screen)
        _fill(picture, depth, screen, thing, view)
    for thing, screen in zip(things, flat, strict=True):
        _edges(picture, depth, screen, thing.shape)
    small = picture.reshape(size[1], FINE, size[0], FINE, 3).mean(axis=(1, 3))
    return np.asarray(np.clip(np.rint(small), 0, 255), dtype=np.uint8)


def _fill(picture: Floats, depth: Floats, screen: Floats, thing: Painted, view: Floats) -> None:
    corners = screen[thing.shape.triangles]
    first, second = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    twice = first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0]
    normals = _normals(thing.shape)
    light = np.clip(normals @ (LIGHT @ view / np.linalg.norm(LIGHT)), 0, 1)
    shades = np.array(thing.colour) * (LEAST_LIGHT + (1 - LEAST_LIGHT) * light)[:, None]
    tall, wide = depth.shape
    for number in np.flatnonzero(twice < -1e-9):  # facing the camera: the picture's y runs down
        (x0, y0, z0), (x1, y1, z1), (x2, y2, z2) = corners[number]
        left, right = max(int(min(x0, x1, x2)), 0), min(int(max(x0, x1, x2)) + 2, wide)
        top, bottom = max(int(min(y0, y1, y2)), 0), min(int(max(y0, y1, y2)) + 2, tall)
        if left >= right or top >= bottom:
            continue
        x, y = np.arange(left, right) + 0.5, (np.arange(top, bottom) + 0.5)[:, None]
        b = ((x - x0) * (y2 - y0) - (y - y0) * (x2 - x0)) / twice[number]
        c = ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / twice[number]
        z = z0 + b * (z1 - z0) + c * (z2 - z0)
        window = depth[top:bottom, left:right]
        nearer = (b >= -1e-9) & (c >= -1e-9) & (b + c <= 1 + 1e-9) & (z > window)
        window[nearer] = z[nearer]
        picture[top:bottom, left:right][nearer] = shades[number]


def _normals(shape: Shape) -> Floats:
    corners = shape.corners
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return np.asarray(normals / np.maximum(np.linalg.norm(normals, axis=1), 1e-12)[:, None])


def _edges(picture: Floats, depth: Floats, screen: Floats, shape: Shape) -> None:
    """Draw visible edges between faces that meet at an angle."""
    normals = _normals(shape)
    first: dict[tuple[int, int], int] = {}
    tall, wide = depth.shape
    for number, triangle in enumerate(shape.triangles):
        for a, b in ((0, 1), (1, 2), (2, 0)):
            edge = (int(min(triangle[a], triangle[b])), int(max(triangle[a], triangle[b])))
            other = first.setdefault(edge, number)
            if other == number or float(normals[other] @ normals[number]) > SHARP:
                continue
            start, end = screen[edge[0]], screen[edge[1]]
            steps = int(max(abs(end - start)[:2])) + 2
            line = start + (end - start) * np.linspace(0, 1, steps)[:, None]
            for shift in (0, 1):
                x, y = line[:, 0].astype(int) + shift, line[:, 1].astype(int)
                inside = (x >= 0) & (x < wide) & (y >= 0) & (y < tall)
                x, y, z = x[inside], y[inside], line[inside, 2]
                shown = z >= depth[y, x] - BIAS
                picture[y[shown], x[shown]] = INK


def png(pixels: Pixels) -> bytes:
    """Encode the pixels as a PNG with a palette."""
    step = 255 / (LEVELS - 1)
    few = np.rint(np.rint(pixels / step) * step).astype(np.uint8)
    colours, numbers = np.unique(few.reshape(-1, 3), axis=0, return_inverse=True)
    if len(colours) > 256:
        order = np.argsort(-np.bincount(numbers.ravel()))
        palette = colours[order[:256]].astype(int)
        apart = ((colours.astype(int)[:, None] - palette[None]) ** 2).sum(axis=2)
        numbers, colours = apart.argmin(axis=1)[numbers], palette.astype(np.uint8)
    high, wide, _ = pixels.shape
    rows = numbers.reshape(high, wide).astype(np.uint8)
    data = b"".join(b"\0" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", colours.tobytes()), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    )
