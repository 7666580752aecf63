"""Painting a ground map: staircases against a search of all texts, mirrors, repeats, the house maps by keys."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.card_sets.sets import house_draft, house_sheets, sheets
from tests.cases import examples

from monkey_palace.board.ground_maps import starting_slip
from monkey_palace.board.notation import parse_placements
from palace_hub.card_sets.checking import is_finished
from palace_hub.card_sets.entry.editor import SetEditor
from palace_hub.card_sets.folder import SetFolder
from palace_hub.card_sets.sheet import Sheet, staircases_from, turned

STEPS = {"e": (3, 0), "n": (0, 3), "w": (-3, 0), "s": (0, -3)}

studs = st.tuples(st.integers(0, 31), st.integers(0, 31))


def every_staircase(x: int, y: int) -> set[str]:
    """All texts of a staircase from this stud that the rules take, by trying every pair of directions."""
    found = set()
    for first, second in product(STEPS, STEPS):
        middle = x + STEPS[first][0], y + STEPS[first][1]
        end = middle[0] + STEPS[second][0], middle[1] + STEPS[second][1]
        if min(*middle, *end) < 0 or max(*middle, *end) > 31:
            continue
        text = f"A{x},{y},0{first} B{end[0]},{end[1]},0 A{middle[0]},{middle[1]},1{second} G{end[0]},{end[1]},2"
        if not starting_slip(parse_placements(text)):
            found.add(text)
    return found


@given(stud=studs)
@settings(max_examples=examples(50), deadline=None)
def test_the_key_s_goes_through_every_staircase(stud: tuple[int, int]) -> None:
    assert set(staircases_from(stud)) == every_staircase(*stud)
    seen, text = [], ""
    while (text := turned(text, stud)) not in seen:
        seen.append(text)
    assert set(seen) == every_staircase(*stud)


def test_twelve_staircases_start_in_the_middle() -> None:
    assert len(staircases_from((14, 14))) == 12
    assert staircases_from((14, 14))[0] == "A14,14,0e B20,14,0 A17,14,1e G20,14,2"


@given(sheet=sheets(), upright=st.booleans())
@settings(max_examples=examples(40), deadline=None)
def test_a_mirrored_sheet_is_its_own_mirror_image_and_keeps_its_left_half(sheet: Sheet, upright: bool) -> None:
    mirrored = sheet.mirrored(upright=upright)
    assert mirrored.mirrored(upright=upright) == mirrored
    first = (sheet.offset or (2, 2))[0 if upright else 1]
    last = range(first, 32, 3)[-1]
    for x, y in product(range(32), range(32)):
        image = (first + last - x, y) if upright else (x, first + last - y)
        inside = min(image) >= 0 and max(image) <= 31
        assert mirrored.mark((x, y)) == (mirrored.mark(image) if inside else mirrored.mark((x, y)))
        kept = 2 * x <= first + last if upright else 2 * y >= first + last
        if kept:
            assert mirrored.mark((x, y)) == sheet.mark((x, y))
    if all(sheet.is_reached(stud) for stud, _ in sheet.knobs()):
        assert all(mirrored.is_reached(stud) for stud, _ in mirrored.knobs())


@given(sheet=sheets(), stud=studs)
@settings(max_examples=examples(30), deadline=None)
def test_repeats_copy_at_the_pitch_of_three(sheet: Sheet, stud: tuple[int, int]) -> None:
    x, y = stud
    filled = sheet.row_filled(stud)
    for column in range(32):
        source = (x, y) if column > x and (column - x) % 3 == 0 else (column, y)
        assert filled.mark((column, y)) == sheet.mark(source)
    repeated = sheet.row_repeated(y)
    for row, column in product(range(32), range(32)):
        source = (column, y) if row < y and (y - row) % 3 == 0 else (column, row)
        assert repeated.mark((column, row)) == sheet.mark(source)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_house_map_is_painted_by_keys(number: int, tmp_path: Path) -> None:
    """Row by row, Enter after each; then the staircase from its first foot."""
    wanted = house_sheets()[number]
    editor = SetEditor(SetFolder(tmp_path / "ours"), house_draft())
    editor.do(("page", "maps"))
    editor.press(str(number + 1))
    keys: list[str] = []
    for y in range(29, -1, -3):
        marks = "".join(wanted.mark((x, y)) for x in range(2, 32, 3)).rstrip(".")
        keys += [{".": "full_stop", "#": "x"}.get(mark, mark) for mark in marks]
        keys.append("enter")
    for key in keys:
        editor.press(key)
    start = wanted.placements[0]
    editor.do(("brush", wanted.mark((start.x, start.y))))
    for _ in range(2):  # the second touch paints what the first one took away
        editor.do(("touch", start.x, start.y))
    while editor.state.draft.sheets[number].staircase != wanted.staircase:
        editor.press("s")
    assert editor.state.draft.sheets[number] == wanted
    assert is_finished(editor.state.draft.sheets[number])
    assert len(keys) <= 120


def test_a_closed_place_opens_whole(tmp_path: Path) -> None:
    editor = SetEditor(SetFolder(tmp_path / "ours"), house_draft())
    editor.do(("page", "maps"))
    for key in ("x", "x", "left", "l"):
        editor.press(key)
    sheet = editor.state.draft.sheets[0]
    assert {stud for stud, mark in sheet.knobs() if mark == "#"} == set(product((1, 2, 3), (28, 29, 30)))
    assert sheet.mark((5, 29)) == "l"
    for key in ("home", "full_stop", "left", "delete"):
        editor.press(key)
    assert {mark for _, mark in editor.state.draft.sheets[0].knobs()} == {"l"}
