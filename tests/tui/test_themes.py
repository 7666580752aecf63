"""The colours of both themes: readable on every ground (WCAG 2)."""

from collections.abc import Mapping

import pytest

from palace_hub.tui.themes import DARK, LIGHT, PALACE_DARK, PALACE_LIGHT, SAME, contrast, pairs, variables

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
    for piece, pair in SAME.items():
        for theme in (PALACE_DARK, PALACE_LIGHT):
            assert (theme.variables[f"on-{piece}"], theme.variables[f"ground-{piece}"]) == pair


def test_the_two_greens_stay_apart_in_lightness() -> None:
    assert contrast(SAME["light_green"].ground, SAME["dark_green"].ground) > READABLE
