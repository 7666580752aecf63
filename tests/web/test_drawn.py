"""Pages are drawn when they show something new, and once for all who look."""

from collections.abc import Mapping
from dataclasses import replace

from palace_hub.views.snapshot import CellView, LinkView, Snapshot
from palace_hub.web.drawn import Drawings, Drawn, keeps_last


class Counting:
    """Draws the tray's counts and counts how often."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, snapshot: Snapshot) -> Mapping[str, str]:
        self.drawn += 1
        return {"tray": " ".join(str(cell.provisional) for cell in snapshot.cells), "head": "Build"}


BEFORE = Snapshot(
    t=1.0,
    cells=(CellView("arch", 10, provisional=10, grams=1.0, trace=(1.0, 2.0)),),
    links=(LinkView("tray", "tray", "live", age_s=0.1, bytes=7),),
)


def read_anew(snapshot: Snapshot) -> Snapshot:
    """The next readings, which no page shows."""
    cells = tuple(replace(cell, grams=9.0, trace=(2.0, 3.0), noise_mg=4.0) for cell in snapshot.cells)
    links = tuple(replace(link, age_s=0.2, bytes=99) for link in snapshot.links)
    return replace(snapshot, t=snapshot.t + 0.05, cells=cells, links=links)


def test_readings_draw_nothing_and_a_count_does() -> None:
    drawings, draw = Drawings(), Counting()
    first = drawings.page("table", BEFORE, draw)
    version = drawings.version(BEFORE)
    assert drawings.page("table", read_anew(BEFORE), draw) is first
    assert (draw.drawn, drawings.version(read_anew(BEFORE))) == (1, version)
    counted = replace(BEFORE, cells=(replace(BEFORE.cells[0], provisional=9),))
    assert drawings.version(counted) != version
    assert drawings.page("table", counted, draw).fragments["tray"] == "9"
    assert drawings.page("table", counted, draw) is drawings.page("table", counted, draw)
    assert draw.drawn == 2


def test_the_seconds_of_a_silent_node_are_shown() -> None:
    drawings = Drawings()
    silent = [replace(BEFORE, links=(replace(BEFORE.links[0], state="stale", age_s=age),)) for age in (3.1, 3.2, 4.1)]
    versions = [drawings.version(snapshot) for snapshot in silent]
    assert versions[0] == versions[1] != versions[2]


def test_what_a_visitor_opens_draws_anew() -> None:
    drawings, draw = Drawings(), Counting()
    drawings.page(0, BEFORE, draw)
    drawings.touch()
    drawings.page(0, BEFORE, draw)
    assert draw.drawn == 2


def test_an_update_has_what_differs_and_names_what_the_page_then_has() -> None:
    drawings = Drawings()
    one, two = Drawn.of({"tray": "10", "head": "Build"}), Drawn.of({"tray": "9", "head": "Build"})
    assert drawings.update(one, two) == f'id: {two.mark}\ndata: {{"tray":"9"}}\n\n'.encode()
    assert b"Build" in drawings.update(None, two)
    assert drawings.update(one, two) is drawings.update(one, two)


def test_equal_pages_have_equal_marks() -> None:
    assert Drawn.of({"a": "1", "b": "2"}).mark == Drawn.of({"b": "2", "a": "1"}).mark
    assert Drawn.of({"a": "1"}).mark != Drawn.of({"a": "2"}).mark


def test_results_are_kept_by_equal_arguments() -> None:
    calls = []

    @keeps_last(2)
    def twice(words: list[str], *, loud: bool = False) -> str:
        calls.append(words)
        return " ".join(words * 2).upper() if loud else " ".join(words * 2)

    assert [twice(["a"]), twice(["a"]), twice(["a"], loud=True)] == ["a a", "a a", "A A"]
    assert len(calls) == 2
    twice(["b"])
    twice(["a"])
    assert len(calls) == 4
