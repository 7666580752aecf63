"""Ground maps: the house maps, maps of an owner, and faults with row, column and line."""

import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import examples

import monkey_palace
from monkey_palace.board.ground_maps import MARKS, GroundMap, house_maps, is_dead, starting_slip
from monkey_palace.board.notation import parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.cards import data_check
from monkey_palace.cards.faults import TEXTS, Fault
from monkey_palace.cards.map_check import proof
from monkey_palace.cards.model import load_set
from monkey_palace.errors import DataError
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.position.check import problems
from monkey_palace.staircase.search import can_build, staircases

HOUSE = Path(monkey_palace.__file__).parent / "data" / "house"
MAPS = (HOUSE / "ground_maps.toml").read_text(encoding="utf-8")
ROWS = 32


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    shutil.copytree(HOUSE, tmp_path / "mine")
    return tmp_path / "mine"


def first_row(number: int) -> int:
    """The index of the northernmost row of a map among the lines of the file."""
    lines = MAPS.split("\n")
    return lines.index('grid = """', lines.index(f"number = {number}")) + 1


def redrawn(folder: Path, number: int, x: int, y: int, mark: str) -> int:
    """The house maps with another mark on one stud, and the line of that mark."""
    lines = MAPS.split("\n")
    at = first_row(number) + ROWS - 1 - y
    lines[at] = lines[at][:x] + mark + lines[at][x + 1 :]
    (folder / "ground_maps.toml").write_text("\n".join(lines), encoding="utf-8")
    return at + 1


def rewritten(folder: Path, old: str, new: str) -> None:
    assert old in MAPS
    (folder / "ground_maps.toml").write_text(MAPS.replace(old, new, 1), encoding="utf-8")


def faults_of(path: Path) -> list[Fault]:
    return list(data_check.check_path(path))


def only(path: Path) -> Fault:
    (found,) = faults_of(path)
    return found


@pytest.mark.parametrize("number", range(1, 5))
def test_1_7_a_house_map_has_up_to_100_knobs_on_the_grid_and_three_colours_in_balance(number):
    laid = house_maps()[number - 1]
    assert laid.number == number
    assert 80 <= len(laid.ground) <= 100
    assert {x for x, _, _ in laid.ground} | {y for _, y, _ in laid.ground} <= set(range(2, 30, 3))
    colours = Counter(colour for _, _, colour in laid.ground)
    assert len(colours) == 3
    assert max(colours.values()) - min(colours.values()) <= 1
    assert bool(laid.blocked) is (number in (3, 4)), "only maps 3 and 4 have blocked areas"
    assert not laid.blocked & {(x, y) for x, y, _ in laid.ground}


def test_1_7_all_house_maps_differ():
    grounds = [laid.ground for laid in house_maps()]
    assert len(set(grounds)) == 4
    for ground in grounds:
        for other in grounds:
            shared = set(ground) & set(other)
            assert ground is other or len(shared) < 0.6 * min(len(ground), len(other))


@pytest.mark.parametrize("number", range(1, 5))
def test_2_6_the_first_two_seats_can_build_on_every_house_map(number):
    laid = house_maps()[number - 1]
    assert proof(laid) is None
    palace = Palace.of(laid.ground, " ".join(laid.staircase))
    colours = {staircase.facts.start_colour for staircase in staircases(palace, Bricks(arch=2))}
    assert len(colours) == 3, "seat 1 has a choice of every colour"


def test_2_6_a_map_on_which_seat_1_cannot_build_is_refused(mine):
    """Without the three knobs beside the first foot of the starting staircase, two arches cannot connect."""
    lines = MAPS.split("\n")
    for x, y in ((8, 14), (11, 17), (11, 11)):
        at = first_row(1) + ROWS - 1 - y
        lines[at] = lines[at][:x] + "." + lines[at][x + 1 :]
    (mine / "ground_maps.toml").write_text("\n".join(lines), encoding="utf-8")
    fault = only(mine)
    assert (fault.code, fault.rule, fault.field) == ("first_turn_impossible", "2.6", "map 1")
    assert load_set(mine).ground_map(1).ground, "a game may still be played; the check says what it will be like"


def island() -> GroundMap:
    """A row of knobs: seat 1 builds over the only access, and seat 2 has none."""
    ground = tuple((x, 2, "light_green") for x in range(2, 18, 3))
    return GroundMap(1, ground, ("A8,2,0e", "B14,2,0", "A11,2,1e", "G14,2,2"))


def test_2_6_a_map_on_which_seat_1_can_block_seat_2_is_refused_with_the_staircase(mine):
    laid = island()
    slip = proof(laid)
    assert slip
    palace = Palace.of(laid.ground, " ".join(laid.staircase))
    assert can_build(palace, Bricks(arch=2))
    assert not can_build(palace.with_pieces(parse_placements(slip)), Bricks(arch=2, brick=1))
    row = ["."] * 32
    for x, _, _ in laid.ground:
        row[x] = "L" if x in (8, 11, 14) else "l"
    grid = "\n".join(["." * 32] * 29 + ["".join(row)] + ["." * 32] * 2)
    head = MAPS[: MAPS.index("# mixed")]
    four = [
        f'[[map]]\nnumber = {n}\nstaircase = "{" ".join(laid.staircase)}"\ngrid = """\n{grid}\n"""\n'
        for n in range(1, 5)
    ]
    (mine / "ground_maps.toml").write_text(head + "\n".join(four), encoding="utf-8")
    assert {fault.code for fault in faults_of(mine)} == {"second_turn_impossible"}


@pytest.mark.parametrize(("x", "y"), [(3, 29), (4, 2), (30, 5), (2, 0)])
def test_3_7_a_dead_knob_is_named_by_row_and_column_and_is_playable(mine, x, y):
    line = redrawn(mine, 2, x, y, "g")
    fault = only(mine)
    assert (fault.code, fault.rule, fault.line, fault.field) == ("knob_dead", "3.7", line, "map 2: grid")
    assert (fault.params["row"], fault.params["column"], fault.params["stud"]) == (ROWS - y, x + 1, f"{x},{y}")
    game = Game.new(["Ann", "Bo"], data_set=mine, ground_map=2)
    assert (x, y, "gold") in game.state.ground
    assert problems(game.state) == ()
    assert not any(
        (s.facts.start.x, s.facts.start.y) == (x, y) for s in staircases(palace_of(game.state), Bricks(arch=3))
    )
    assert only(mine / "ground_maps.toml").code == "knob_dead"


@pytest.mark.parametrize(
    ("mark", "code"),
    [("x", "grid_mark"), ("G", "staircase_elsewhere"), ("\u00e9", "grid_mark"), ("1", "grid_mark")],
)
def test_a_wrong_mark_is_named_by_row_and_column_and_line(mine, mark, code):
    line = redrawn(mine, 3, 20, 26, mark)
    fault = only(mine)
    assert (fault.code, fault.line) == (code, line)
    assert (fault.params["row"], fault.params["column"], fault.params["found"]) == (6, 21, mark)
    with pytest.raises(DataError) as refused:
        load_set(mine)
    assert refused.value.line == line


@pytest.mark.parametrize("mark", [".", "#", "d"])
def test_the_studs_of_the_starting_staircase_are_marked(mine, mark):
    line = redrawn(mine, 1, 14, 14, mark)
    fault = only(mine)
    assert (fault.code, fault.line, fault.params["stud"]) == ("staircase_unmarked", line, "14,14")


def test_a_starting_staircase_beside_the_knobs_is_the_fault_and_not_the_knobs(mine):
    rewritten(mine, "A11,14,0e B17,14,0 A14,14,1e G17,14,2", "A12,14,0e B18,14,0 A15,14,1e G18,14,2")
    faults = faults_of(mine)
    assert {fault.code for fault in faults} == {"staircase_unmarked", "staircase_elsewhere"}
    unmarked = [fault.params["stud"] for fault in faults if fault.code == "staircase_unmarked"]
    assert unmarked == ["12,14", "15,14", "18,14"]


@pytest.mark.parametrize(("found", "mend"), [(31, lambda rows: rows[:-1]), (33, lambda rows: [*rows, "." * 32])])
def test_3_1_a_grid_has_32_rows(mine, found, mend):
    lines = MAPS.split("\n")
    at = first_row(4)
    (mine / "ground_maps.toml").write_text("\n".join([*lines[:at], *mend(lines[at : at + 32]), *lines[at + 32 :]]))
    first = next(fault for fault in faults_of(mine) if fault.code == "grid_rows")
    assert (first.line, first.params["found"]) == (at, found)


@pytest.mark.parametrize("row", [1, 17, 32])
def test_3_1_a_row_has_32_characters(mine, row):
    lines = MAPS.split("\n")
    at = first_row(2) + row - 1
    lines[at] += "."
    (mine / "ground_maps.toml").write_text("\n".join(lines), encoding="utf-8")
    fault = only(mine)
    assert (fault.code, fault.line, fault.params["row"], fault.params["found"]) == ("grid_columns", at + 1, row, 33)


@pytest.mark.parametrize(
    "staircase",
    [
        "",
        "A11,14,0",
        "A11,14,0e A14,14,1e B17,14,0 G17,14,2",
        "A11,14,1e B17,14,1 A14,14,2e G17,14,3",
        "A11,14,0e B17,14,0 A14,14,1w G17,14,2",
        "A11,14,0e B17,14,1 A14,14,1e G17,14,2",
        "A11,14,0e B17,14,0 A14,14,1e G17,14,3",
        "A11,14,0e B17,14,0 A14,14,1e L17,14,2",
        "A29,14,0e B35,14,0 A32,14,1e G35,14,2",
        "A11,14,0e B17,14,0 A14,14,1e",
    ],
)
def test_2_2_a_starting_staircase_is_two_arches_a_brick_and_gold(mine, staircase):
    rewritten(mine, "A11,14,0e B17,14,0 A14,14,1e G17,14,2", staircase)
    assert only(mine).code == "staircase_wrong"
    assert only(mine).rule == "2.2"


@pytest.mark.parametrize("staircase", ["A11,14,0e B14,17,0 A14,14,1n G14,17,2", "A2,2,0n B2,8,0 A2,5,1n G2,8,2"])
def test_2_2_a_starting_staircase_may_turn_and_stand_anywhere(staircase):
    assert starting_slip(parse_placements(staircase)) == ""


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("number = 2", "number = 1", {"map_duplicate", "map_missing"}),
        ("number = 2", "number = 5", {"out_of_range", "map_missing"}),
        ("number = 2", "nummer = 2", {"key_unknown", "key_missing", "map_missing"}),
        ('set = "house"', 'set = "mine"', {"sets_differ"}),
        ("format = 1", "format = 2", {"format_unknown"}),
        ('staircase = "A11,14,0e B17,14,0 A14,14,1e G17,14,2"', "staircase = 7", {"wrong_type"}),
    ],
)
def test_the_maps_file_is_checked_like_the_other_files(mine, old, new, codes):
    rewritten(mine, old, new)
    assert {fault.code for fault in faults_of(mine)} == codes


def test_a_grid_that_is_no_text_is_a_fault(mine):
    at = first_row(1)
    lines = MAPS.split("\n")
    (mine / "ground_maps.toml").write_text("\n".join([*lines[: at - 1], "grid = 3", *lines[at + 33 :]]))
    assert only(mine).code == "wrong_type"


def test_rows_may_begin_beside_the_quotes_and_end_in_spaces(mine):
    lines = MAPS.split("\n")
    at = first_row(1)
    lines[at - 1 : at + 1] = ['grid = """' + lines[at]]
    lines[at + 4] += "   "
    lines[at + 9] = "x" + lines[at + 9][1:]
    (mine / "ground_maps.toml").write_text("\n".join(lines), encoding="utf-8")
    fault = only(mine)
    assert (fault.code, fault.line, fault.params["row"]) == ("grid_mark", at + 10, 11)


def test_a_file_alone_is_known_by_its_name_or_its_tables(mine):
    assert data_check.check_path(HOUSE / "ground_maps.toml") == ()
    redrawn(mine, 1, 3, 3, "l")
    (mine / "ground_maps.toml").rename(mine / "sheet.toml")
    assert [fault.code for fault in data_check.check_path(mine / "sheet.toml")] == ["knob_dead"]


def test_a_set_without_maps_is_played_on_those_of_the_house_and_says_so(mine):
    for name in ("cards.toml", "boards.toml"):
        text = (mine / name).read_text(encoding="utf-8")
        (mine / name).write_text(text.replace('provenance = "house"', 'provenance = "my copy"'), encoding="utf-8")
    (mine / "ground_maps.toml").unlink()
    own = load_set(mine)
    assert own.ground_maps == house_maps()
    state = Game.new(["Ann", "Bo"], data_set=mine).state
    assert (state.provenance, state.map_provenance) == ("my copy", "house")
    assert data_check.check_path(mine) == ()


def test_an_owners_maps_are_played_on_and_are_part_of_the_sets_hash(mine):
    house = load_set(mine)
    redrawn(mine, 1, 29, 29, ".")
    rewrite = (mine / "ground_maps.toml").read_text(encoding="utf-8")
    (mine / "ground_maps.toml").write_text(rewrite.replace('provenance = "house"', 'provenance = "sheet A"'))
    own = load_set(mine)
    assert own.data_hash != house.data_hash
    state = Game.new(["Ann", "Bo"], data_set=mine).state
    assert len(state.ground) == 99
    assert (state.provenance, state.map_provenance) == ("house", "sheet A")


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.tuples(st.integers(0, 31), st.integers(0, 31), st.sampled_from(MARKS + "x\\\t")), max_size=6),
    st.integers(1, 4),
)
def test_any_changed_map_is_valid_or_has_a_fault_at_its_place(mine, strokes, number):
    lines = MAPS.split("\n")
    for x, y, mark in strokes:
        at = first_row(number) + ROWS - 1 - y
        lines[at] = lines[at][:x] + mark + lines[at][x + 1 :]
    (mine / "ground_maps.toml").write_text("\n".join(lines), encoding="utf-8")
    drawn = {first_row(number) + ROWS - y for _, y, _ in strokes}
    for fault in data_check.check_path(mine / "ground_maps.toml"):
        if fault.code not in ("toml_syntax", "first_turn_impossible", "second_turn_impossible", "grid_rows"):
            assert "\\" in str(strokes) or "\t" in str(strokes) or fault.line in drawn, fault


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(alphabet='[]map="\n#.lLdDgGnumberstaircasegrid0123456789, eABG', max_size=300))
def test_any_text_is_a_list_of_faults_and_never_an_exception(mine, text):
    (mine / "ground_maps.toml").write_text(text, encoding="utf-8")
    assert data_check.check_path(mine / "ground_maps.toml")
    with pytest.raises(DataError):
        load_set(mine)


def test_knobs_off_the_grid_of_the_starting_staircase_are_dead():
    staircase = parse_placements("A11,14,0e B17,14,0 A14,14,1e G17,14,2")
    assert not is_dead((2, 29), staircase)
    assert is_dead((3, 29), staircase)
    assert is_dead((2, 28), staircase)


def test_every_fault_code_of_maps_is_expected_by_a_test_of_this_file():
    of_maps = {code for code in TEXTS if code.startswith(("map_", "grid_", "knob_", "staircase_", "first_", "second_"))}
    expected = Path(__file__).read_text(encoding="utf-8")
    assert {code for code in of_maps if f'"{code}"' not in expected} == set()
