"""Capability of a cell by its noise, drift and rate; each finding names a remedy."""

import pytest
from tests.sensing.tray.table_model import BOX

from palace_hub.locale.catalogue import Catalogue
from palace_hub.sensing.tray.capability import capability, change_sd, count_sd, equal_mass, miscount

GOOD = (15.0, 4.0, 80.0)
CHEAP_1KG = (70.0, 25.0, 80.0)
CHEAP_5KG = (350.0, 100.0, 80.0)


def keys(found):
    return [message.key for message in found.findings]


@pytest.mark.parametrize("cell", range(6))
@pytest.mark.parametrize("build", [GOOD, CHEAP_1KG])
def test_good_and_1kg_cells_see_single_pieces(cell, build):
    found = capability(cell, *build, BOX[cell])
    assert found.counts
    assert not {"capability-blind", "capability-restless"} & set(keys(found))


@pytest.mark.parametrize("cell", [1, 3, 4, 5])
def test_a_5kg_cell_is_refused_for_small_pieces_with_what_to_use(cell):
    found = capability(cell, *CHEAP_5KG, BOX[cell])
    assert (found.largest_change, found.largest_count) == (0, 0)
    assert keys(found)[0] == "capability-blind"
    assert found.findings[0].params["capacity"] in (300, 500, 1000)
    assert "cannot see single pieces" in Catalogue().text(found.findings[0])


def test_a_noisy_good_cell_is_not_to_be_replaced():
    assert keys(capability(5, 60.0 * 2.2, 4.0, 80.0, 16))[0] == "capability-blind"
    assert keys(capability(5, 17.0, 4.0, 80.0, 16, piece_g=0.05))[0] == "capability-restless"


def test_more_noise_never_helps():
    before = capability(1, 5.0, 4.0, 80.0, 80)
    for noise in (10.0, 20.0, 40.0, 80.0, 160.0, 320.0):
        found = capability(1, noise, 4.0, 80.0, 80)
        assert found.largest_change <= before.largest_change
        assert found.largest_count <= before.largest_count
        assert found.level_mg > before.level_mg
        before = found


def test_the_full_count_is_limited_by_the_mean_not_by_the_cell():
    """A mean known to 0.1 % and a spread of 0.5 % prove 80 pieces; a mean known to 2 % does not."""
    assert capability(1, *GOOD, 80, mean_error=0.001, spread=0.005).largest_count >= 80
    found = capability(1, *GOOD, 80, mean_error=0.02)
    assert found.largest_count < 20
    assert "capability-audit" in keys(found)


def test_a_missing_piece_of_eighty_is_judged_wrongly_as_often_as_the_formula_says():
    """2 % on the mean of 80 pieces: more than a third of the counts are wrong (SENSING)."""
    assert 0.3 < miscount(count_sd(80, 0.0, spread=0.01, mean_error=0.02) / 2) < 0.8
    assert miscount(change_sd(3, 0.01)) < 1e-30
    assert miscount(0.0) == 0.0


def test_equal_masses_are_named_once():
    assert [equal_mass(i) for i in range(6)] == [(2,), (3, 4), (0,), (1, 4), (1, 3), ()]
    pairs = [
        (message.params["piece"], message.params["other"])
        for i in range(6)
        for message in capability(i, *GOOD, BOX[i]).findings
        if message.key == "capability-twins"
    ]
    assert pairs == [
        ("arch", "column"),
        ("brick", "light_green"),
        ("brick", "dark_green"),
        ("light_green", "dark_green"),
    ]


def test_slow_and_drifting_cells_are_named():
    assert "capability-slow" in keys(capability(0, 5.0, 4.0, 10.0, 80))
    found = capability(5, 15.0, 100.0, 80.0, 16)
    assert "capability-drifts" in keys(found)
    assert found.unwatched_min < 1


def test_every_finding_has_its_sentence():
    for build in (GOOD, CHEAP_1KG, CHEAP_5KG, (15.0, 300.0, 9.0), (70.0, 4.0, 80.0)):
        for cell in range(6):
            for message in capability(cell, *build, BOX[cell], mean_error=0.01).findings:
                text = Catalogue().text(message)
                assert text
                assert "{" not in text


@pytest.mark.parametrize(
    ("off_centre", "told"), [(None, []), (0.001, []), (0.0038, []), (0.006, ["capability-off-centre"])]
)
def test_a_heap_that_shifts_by_as_much_as_a_piece_is_named(off_centre, told):
    """Eighty pieces on a cell of 0.6 %: their centre moves by 0.29 widths, so they read 0.14 pieces otherwise."""
    found = capability(1, *GOOD, 80, off_centre=off_centre)
    assert [key for key in keys(found) if key == "capability-off-centre"] == told
    assert found.largest_heap == {None: 200, 0.001: 200, 0.0038: 101, 0.006: 64}[off_centre]
    heap = found.largest_heap * 0.29 * (off_centre or 0.0)
    assert miscount(change_sd(1, found.level_mg / 440, heap=heap)) < 1e-5
