"""Positions in a plane, in mm."""

Place = tuple[float, float]


def mirrored(x: float, y: float) -> tuple[Place, ...]:
    """The four positions (+-x, +-y)."""
    return tuple((sx * x, sy * y) for sx in (-1, 1) for sy in (-1, 1))
