"""The colours of both themes: readable on every ground (WCAG 2)."""

from collections.abc import Mapping
from itertools import combinations, product
from math import dist

import pytest

from palace_hub.tui.themes import (
    DARK,
    LIGHT,
    ON_LIGHT,
    PALACE_DARK,
    PALACE_LIGHT,
    SAME,
    SEATS,
    contrast,
    pairs,
    variables,
)
from palace_hub.views.drawing.colours import PIECES, PLAYERS
from palace_hub.views.seats import seat_mark
from palace_hub.views.symbols import CONSOLE, GRAPHICAL, Symbols
from palace_hub.views.text import cells

READABLE = 4.5
"""WCAG 2 AA for ordinary text."""


@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
def test_every_text_is_readable_on_its_ground(colours: Mapping[str, str]) -> None:
    faint = {name: round(contrast(*pair), 2) for name, pair in pairs(colours).items() if contrast(*pair) < READABLE}
    assert faint == {}


@pytest.mark.parametrize(
    ("ink", "ground", "ratio"),
    [
        ("#F2F5F7", "#0F1419", 16.9),
        ("#06131C", "#56B4E9", 8.1),
        ("#FFFFFF", "#A8380A", 6.5),
        ("#000000", "#FFFFFF", 21),
    ],
)
def test_the_ratio_is_the_one_that_was_measured(ink: str, ground: str, ratio: float) -> None:
    assert contrast(ink, ground) == pytest.approx(ratio, abs=0.06)


def test_both_themes_name_the_same_variables_and_share_the_chips() -> None:
    assert PALACE_DARK.variables.keys() == PALACE_LIGHT.variables.keys() == variables(DARK).keys()
    for theme, chips in ((PALACE_DARK, SAME), (PALACE_LIGHT, ON_LIGHT)):
        for piece, pair in chips.items():
            assert (theme.variables[f"on-{piece}"], theme.variables[f"ground-{piece}"]) == pair
    assert {piece for piece in SAME if ON_LIGHT[piece] != SAME[piece]} == {"multi"}


def test_the_chip_of_any_colour_has_an_edge_in_both_themes() -> None:
    for colours, chips in ((DARK, SAME), (LIGHT, ON_LIGHT)):
        assert contrast(chips["multi"].ground, colours["base"]) > 3


def test_the_two_greens_stay_apart_in_lightness() -> None:
    assert contrast(SAME["light_green"].ground, SAME["dark_green"].ground) > READABLE


Matrix = tuple[tuple[float, float, float], ...]
SIGHT: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What each kind of sight makes of linear RGB (Machado, Oliveira and Fernandes 2009, severity 1)."""
SEATS_APART, STATES_APART = 25, 12
"""Least distances in CIELAB, where 2.3 is just noticeable: ten of them between players, five from a state, whose
place and shape differ as well."""


def lab(colour: str, sight: Matrix) -> tuple[float, float, float]:
    """A `#RRGGBB` colour in CIELAB (D65), as that sight sees it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, linear, strict=True)))) for row in sight)
    x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    f, g, h = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.95047, y, z / 1.08883))
    return 116 * g - 16, 500 * (f - g), 200 * (g - h)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
def test_players_are_told_apart_by_every_kind_of_sight(colours: Mapping[str, str], sight: str) -> None:
    seats = [lab(colours[name], SIGHT[sight]) for name in SEATS]
    states = [lab(colours[name], SIGHT[sight]) for name in ("now", "done", "alarm", "caution")]
    assert min(dist(one, other) for one, other in combinations(seats, 2)) >= SEATS_APART
    assert min(dist(seat, state) for seat, state in product(seats, states)) >= STATES_APART


def test_no_player_has_the_colour_of_leaves() -> None:
    sight = SIGHT["normal"]
    leaves = [
        lab(colour, sight) for piece in ("light_green", "dark_green") for colour in (PIECES[piece], SAME[piece][1])
    ]
    assert min(dist(lab(seat, sight), leaf) for seat, leaf in product(PLAYERS, leaves)) >= SEATS_APART


@pytest.mark.parametrize("symbols", [GRAPHICAL, CONSOLE], ids=["graphical", "console"])
def test_players_are_told_apart_without_colour(symbols: Symbols) -> None:
    marks = [seat_mark(seat, symbols) for seat in range(len(SEATS))]
    signs = {mark.sign for mark in marks}
    assert len(signs) == len(SEATS)
    assert all(cells(sign) == 1 for sign in signs)
    assert not signs & set(symbols.piece.values())
    assert tuple(mark.colour for mark in marks) == SEATS
