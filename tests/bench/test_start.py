"""The start's figures: real commands in a real terminal, once."""

import pytest

from palace_hub.bench.start import measure
from palace_hub.locale.catalogue import Catalogue


@pytest.mark.long
def test_the_figures_of_a_start() -> None:
    figures = measure(1, Catalogue().text_key, rest=1.0)
    seconds = figures["median_s"]
    assert seconds["first_screen"] > seconds["import_textual"] > 0
    for name, entry in figures["ratio_to_import_textual"].items():
        assert entry["ratio"] == pytest.approx(seconds[name] / seconds["import_textual"], rel=0.05)
    memory = figures["memory_at_rest"]
    assert memory["rss_mb"] >= memory["pss_mb"] > 20  # an interpreter alone has 10
    assert memory["processes"] >= 1
