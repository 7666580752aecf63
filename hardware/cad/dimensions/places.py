"""Places on a plane, mm."""

Place = tuple[float, float]


def mirrored(x: float, y: float) -> tuple[Place, ...]:
    """The four places that differ in sign."""
    return tuple((sx * x, sy * y) for sx in (-1, 1) for sy in (-1, 1))
