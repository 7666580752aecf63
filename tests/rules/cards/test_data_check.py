"""The data check finds every kind of planted fault at its line, lists several at once, and accepts a sound set."""

import errno
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import examples

import monkey_palace
from monkey_palace.cards import data_check
from monkey_palace.cards.faults import TEXTS, Fault, shown
from monkey_palace.toml_lines import MAX_CHARACTERS, MAX_SYNTAX_ERRORS, read_document

HOUSE = Path(monkey_palace.__file__).parent / "data" / "house"
CARDS = (HOUSE / "cards.toml").read_text(encoding="utf-8")
BOARDS = (HOUSE / "boards.toml").read_text(encoding="utf-8")
reached: set[str] = set()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copytree(HOUSE, tmp_path / "mine")
    return tmp_path / "mine"


def faults_of(path: Path) -> tuple[Fault, ...]:
    found = data_check.check_path(path)
    reached.update(fault.code for fault in found)
    return found


def line_of(text: str, needle: str, after: str = "") -> int:
    start = text.index(needle, text.index(after) if after else 0)
    return text[:start].count("\n") + 1


def replace_in_card(id: str, key: str, line: str) -> tuple[str, int]:
    """The cards file with one line of a card replaced, and the number of that line."""
    lines = CARDS.split("\n")
    start = lines.index(f'id = "{id}"')
    at = start if key == "id" else next(i for i in range(start, start + 6) if lines[i].startswith(key))
    lines[at] = line
    return "\n".join(lines), at + 1


def test_the_packaged_set_is_sound() -> None:
    assert data_check.check_path(HOUSE) == ()
    assert data_check.check_path(HOUSE / "cards.toml") == ()
    assert data_check.check_path(HOUSE / "boards.toml") == ()


@pytest.mark.parametrize(
    ("key", "line", "code", "rule"),
    [
        ("bananas", "bananas = -1", "out_of_range", "1.5"),
        ("bananas", "bananas = 41", "out_of_range", "1.5"),
        ("bananas", f"bananas = {10**30}", "out_of_range", "1.5"),
        ("bananas", "bananas = true", "wrong_type", "1.5"),
        ("bananas", "bananas = 2.0", "wrong_type", "1.5"),
        ("bananas", "bananas = nan", "wrong_type", "1.5"),
        ("bananas", 'bananas = "2"', "wrong_type", "1.5"),
        ("bananas", "bananas = 1979-05-27", "wrong_type", "1.5"),
        ("bananas", "bananas = []", "wrong_type", "1.5"),
        ("one_time", "one_time = 3", "wrong_type", "1.5"),
        ("one_time", "one_time = { column = true }", "wrong_type", "1.5"),
        ("one_time", "one_time = { column = 10 }", "out_of_range", "1.5"),
        ("one_time", "one_time = { arch = 1 }", "symbol_unknown", "1.5"),
        ("recurring", "recurring = { archs = 1 }", "symbol_unknown", "1.5"),
        ("recurring", "recurring = { brick = -1 }", "out_of_range", "1.5"),
        ("id", 'id = "Uh oh"', "text_not_plain", "1.5"),
        ("id", "id = 7", "wrong_type", "1.5"),
        ("pile", 'pile = "gold-6"', "pile_unknown", "1.4"),
        ("pile", "pile = 3", "wrong_type", "1.4"),
        ("bananas", "bananas = 1\ncost = 4", "cost_not_of_pile", "1.4"),
        ("bananas", "bananas = 1\ncost = 9", "out_of_range", "1.4"),
        ("bananas", 'bananas = 1\ncolour = "gold"', "colour_not_of_pile", "1.4"),
        ("bananas", "bananas = 1\ncolour = 1", "wrong_type", "1.4"),
        ("bananas", "bananas = 1\nbanana = 2", "key_unknown", "1.5"),
        ("bananas", "bananas = 1\nbananas = 2", "toml_syntax", ""),
        ("bananas", "bananas = two", "toml_syntax", ""),
        ("bananas", "bananas 2", "toml_syntax", ""),
        ("one_time", "one_time = { column = 1", "toml_syntax", ""),
    ],
)
def test_each_mistake_in_a_card_is_named_with_its_line(house: Path, key: str, line: str, code: str, rule: str) -> None:
    text, at = replace_in_card("lg3b", key, line)
    (house / "cards.toml").write_text(text, encoding="utf-8")
    faults = faults_of(house)
    assert [(fault.file, fault.line, fault.code, fault.rule) for fault in faults] == [
        ("cards.toml", at + line.count("\n"), code, rule)
    ]
    assert faults[0].text
    assert str(faults[0]).startswith(f"cards.toml:{faults[0].line}: ")


@pytest.mark.parametrize("key", ["id", "pile", "bananas"])
def test_a_missing_key_is_named_at_its_card(house: Path, key: str) -> None:
    text, _ = replace_in_card("dg4c", key, "# gone")
    (house / "cards.toml").write_text(text, encoding="utf-8")
    (fault,) = faults_of(house)
    at = line_of(CARDS, 'id = "dg4c"') - 1
    assert (fault.code, fault.line, fault.params["found"]) == ("key_missing", at, key)


def test_the_nearest_known_word_is_suggested(house: Path) -> None:
    text, _ = replace_in_card("dg4c", "one_time", "one time = {}\nonetime = {}")
    (house / "cards.toml").write_text(text.replace('pile = "gold-5"', 'pile = "golden-5"', 1), encoding="utf-8")
    by_code = {fault.code: fault for fault in faults_of(house)}
    assert "Did you mean one_time?" in by_code["key_unknown"].text
    assert "Did you mean gold-5?" in by_code["pile_unknown"].text
    assert by_code["toml_syntax"].params["found"] == "one time = {}"


def test_a_card_too_few_and_a_card_too_many(house: Path) -> None:
    extra = '\n[[card]]\nid = "more"\npile = "gold-5"\nbananas = 1\n'
    (house / "cards.toml").write_text(CARDS + extra, encoding="utf-8")
    (fault,) = faults_of(house)
    assert (fault.code, fault.params["found"]) == ("cards_total", 68)
    assert fault.line == line_of(CARDS + extra, 'id = "more"') - 1
    cut = CARDS[: CARDS.rindex("[[card]]")]
    (house / "cards.toml").write_text(cut, encoding="utf-8")
    (fault,) = faults_of(house)
    assert "Type in 1 more." in fault.text


def test_a_pile_without_cards(house: Path) -> None:
    text = CARDS.replace('pile = "gold-4"', 'pile = "gold-5"')
    (house / "cards.toml").write_text(text, encoding="utf-8")
    (fault,) = faults_of(house)
    assert (fault.code, fault.params["found"]) == ("pile_empty", "gold-4")


def test_the_same_id_twice_names_both_lines(house: Path) -> None:
    text, at = replace_in_card("g5c", "id", 'id = "m1a"')
    (house / "cards.toml").write_text(text, encoding="utf-8")
    (fault,) = faults_of(house)
    assert (fault.code, fault.line, fault.params["first"]) == ("id_duplicate", at, line_of(CARDS, 'id = "m1a"'))


@pytest.mark.parametrize(
    ("old", "new", "code", "rule"),
    [
        ("seat = 3", "seat = 2", "seat_duplicate", "1.6"),
        ("seat = 3", "seat = 5", "out_of_range", "1.6"),
        ("seat = 3", "seat = true", "wrong_type", "1.6"),
        ("start_kit = { arch = 2 }", "start_kit = { arch = 3 }", "kit_not_as_printed", "2.2"),
        ("start_kit = { arch = 3, brick = 2 }", "start_kit = { brick_or_arch = 2 }", "symbol_unknown", "1.6"),
        ("seat = 3", "seat = 3\nslots = 5", "slots_wrong", "1.6"),
        ("seat = 3", "seat = 3\nslots = 4.0", "wrong_type", "1.6"),
        ("seat = 3", "seat = 3\ncolour = 1", "key_unknown", "1.6"),
        ('provenance = "house"', 'provenance = "mine"', "sets_differ", ""),
        ('set = "house"', 'set = ""', "text_not_plain", ""),
        ('set = "house"', 'set = "a\\u001b[31m"', "text_not_plain", ""),
        ("format = 1", "format = 2", "format_unknown", ""),
        ("format = 1", "format = true", "format_unknown", ""),
    ],
)
def test_each_mistake_in_the_boards_is_named(house: Path, old: str, new: str, code: str, rule: str) -> None:
    assert old in BOARDS
    text = BOARDS.replace(old, new, 1)
    (house / "boards.toml").write_text(text, encoding="utf-8")
    faults = {fault.code: fault for fault in faults_of(house)}
    assert code in faults, faults
    assert faults[code].rule == rule
    last = text.rindex(new) if code == "seat_duplicate" else text.index(new)
    assert faults[code].line == text[:last].count("\n") + 1 + new.count("\n")


def test_a_missing_board_and_an_empty_delivery(house: Path) -> None:
    cut = BOARDS[: BOARDS.rindex("[[board]]")]
    head, _, tail = cut.rpartition("recurring = {")
    text = head + "recurring = {" + "}" + tail[tail.index("}") + 1 :]
    (house / "boards.toml").write_text(text, encoding="utf-8")
    missing, empty = sorted(faults_of(house), key=lambda fault: fault.code != "seat_missing")
    assert (missing.code, missing.params["found"]) == ("seat_missing", 4)
    assert (empty.code, empty.line) == ("board_delivers_nothing", line_of(text, "recurring = {}"))


def test_kits_larger_than_the_box_are_refused(house: Path) -> None:
    text = BOARDS.replace("start_kit = { arch = 3, brick = 1, column = 1 }", "start_kit = { column = 9 }")
    text = text.replace("start_kit = { arch = 3, brick = 2 }", "start_kit = { column = 9 }")
    (house / "boards.toml").write_text(text, encoding="utf-8")
    (fault,) = faults_of(house)
    assert (fault.code, fault.params["found"], fault.params["allowed"]) == ("kits_exceed_box", 18, 16)


def test_files_that_are_not_there_or_no_text(house: Path, tmp_path: Path) -> None:
    (house / "boards.toml").unlink()
    assert [fault.code for fault in faults_of(house)] == ["file_missing"]
    (house / "boards.toml").write_bytes(b"\xff\xfe\x00")
    assert [fault.code for fault in faults_of(house)] == ["file_unreadable"]
    (house / "boards.toml").write_text("#" * (MAX_CHARACTERS + 1))
    assert [fault.code for fault in faults_of(house)] == ["file_too_long"]
    assert [fault.code for fault in faults_of(tmp_path / "nowhere")] == ["file_missing", "file_missing"]
    (house / "boards.toml").write_text('[{"seat": 1}]')
    assert [fault.code for fault in faults_of(house)] == ["file_is_json"]
    (house / "boards.toml").unlink()
    (house / "boards.toml").mkdir()
    assert [fault.code for fault in faults_of(house)] == ["file_not_ordinary"]


def test_a_file_that_the_system_refuses(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> str:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refused)
    assert {(fault.code, fault.params["found"]) for fault in faults_of(house)} == {
        ("file_refused", "Permission denied")
    }


@pytest.mark.parametrize("name", ["maps.toml", "Ground_maps.toml", "ground_map.toml"])
def test_map_files_that_are_not_read_are_named(house: Path, name: str) -> None:
    (house / name).write_text("format = 1\n", encoding="utf-8")
    assert [(fault.code, fault.file) for fault in faults_of(house)] == [("maps_misnamed", name)]


def test_maps_behind_a_broken_link_are_named(house: Path) -> None:
    (house / "ground_maps.toml").unlink(missing_ok=True)
    (house / "ground_maps.toml").symlink_to(house / "elsewhere.toml")
    assert [fault.code for fault in faults_of(house)] == ["maps_misnamed"]


def test_a_table_instead_of_an_array_of_tables_is_a_fault(house: Path) -> None:
    (house / "cards.toml").write_text('format = 1\nset = "house"\nprovenance = "house"\ncard = 3\n', encoding="utf-8")
    codes = [fault.code for fault in faults_of(house)]
    assert codes.count("wrong_type") == 1
    assert codes.count("pile_empty") == 12


def test_several_faults_at_once_are_all_listed(house: Path) -> None:
    lines = CARDS.split("\n")
    planted = {
        lines.index('id = "m1b"'): ('id = "m1a"', "id_duplicate"),
        lines.index('id = "m2c"') + 2: ("bananas = true", "wrong_type"),
        lines.index('id = "lg4a"') + 1: ('pile = "light_geren-4"', "pile_unknown"),
        lines.index('id = "g3a"') + 3: ("one_time = { column = 1", "toml_syntax"),
        lines.index('id = "g5a"') + 2: ("bananas = 999", "out_of_range"),
        lines.index('id = "m6a"') + 4: ("recuring = { arch = 1 }", "key_unknown"),
        lines.index('id = "m6b"') - 1: ("[card]]", "toml_syntax"),
    }
    for at, (line, _) in planted.items():
        lines[at] = line
    (house / "cards.toml").write_text("\n".join(lines), encoding="utf-8")
    found = [(fault.line, fault.code) for fault in faults_of(house)]
    assert found == [(at + 1, code) for at, (_, code) in sorted(planted.items())]


def test_line_endings_and_a_byte_order_mark_change_nothing(house: Path) -> None:
    text, at = replace_in_card("lg3b", "bananas", "bananas = 99")
    (house / "cards.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert [(fault.line, fault.code) for fault in faults_of(house)] == [(at, "out_of_range")]


def test_sub_tables_dotted_keys_and_comments_have_their_lines(house: Path) -> None:
    card = 'id = "more"\npile = "gold-5"\nbananas = 1\none_time.arch = 1\n'
    text = f"{CARDS}\n[[card]] # mine\n{card}\n[card.recurring]\nbrik = 1\n"
    (house / "cards.toml").write_text(text, encoding="utf-8")
    lines = {fault.code + str(fault.params.get("found")): fault.line for fault in faults_of(house)}
    assert lines["symbol_unknownarch"] == line_of(text, "one_time.arch")
    assert lines["symbol_unknownbrik"] == line_of(text, "brik = 1")


def test_an_unclosed_bracket_or_text_is_reported_where_it_was_opened(house: Path) -> None:
    assert [fault.line for fault in read_document('a = """\nx\n').syntax][:1] == [1]
    text, at = replace_in_card("lg3b", "one_time", "one_time = [")
    (house / "cards.toml").write_text(text.replace("bananas = 18", "bananas = 99"), encoding="utf-8")
    first, second = faults_of(house)
    assert (first.line, first.code) == (at, "toml_syntax")
    assert (second.line, second.code) == (line_of(text, "bananas = 18"), "out_of_range")


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 10_000, "\x00\x00", "[[[[", "= = =\n" * 1000])
def test_hostile_text_is_a_fault_and_never_an_exception(text: str, house: Path) -> None:
    (house / "cards.toml").write_text(text, encoding="utf-8")
    faults = faults_of(house)
    assert 1 <= len(faults) <= MAX_SYNTAX_ERRORS + 20
    assert all(len(fault.text) < 1000 and fault.text.isprintable() for fault in faults)


def test_outside_text_is_shown_on_one_line_and_escaped() -> None:
    assert shown("a\x1b[31m\nb") == "a\\x1b[31m\\nb"
    assert len(shown("x" * 10_000)) == 60
    assert shown(10**5000) == "a very long number"


KEYS = ("bananas", "one_time", "recurring", "pile", "id", "cost", "colour")
SOUND: dict[str, Callable[[str, str], bool]] = {
    "bananas": lambda value, _: value.isdigit() and int(value) <= 40,
    "one_time": lambda value, _: value in ("{}", "{ column = 1 }", "{ brick_or_arch = 9 }"),
    "recurring": lambda value, _: value in ("{}", "{ column = 1 }", "{ arch = 1 }", "{ brick_or_arch = 9 }"),
    "pile": lambda value, _: value in ('"gold-3"', '"multi-1"'),
    "id": lambda value, _: value in ('"gold-3"', '"multi-1"', '"gold"', '"red"'),
    "cost": lambda value, id: value.isdigit() and id[-2] == value,
    "colour": lambda value, id: value == '"gold"' and id.startswith("g"),
}
VALUES = st.one_of(
    st.integers(-3, 60).map(str),
    st.sampled_from(["{}", "{ column = 1 }", "{ arch = 1 }", "{ brick_or_arch = 9 }", "{ brick = 10 }", "{ x = 0 }"]),
    st.sampled_from(["true", "1.0", "[]", '"gold-3"', '"multi-1"', '"gold"', '"red"', '""', "nope", "'", "inf"]),
)


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(id=st.sampled_from(["m1c", "lg3b", "dg4c", "g5a", "m6a"]), key=st.sampled_from(KEYS), value=VALUES)
def test_a_changed_field_is_sound_or_reported_at_its_line(house: Path, id: str, key: str, value: str) -> None:
    line = f"{key} = {value}"
    if key in ("cost", "colour"):
        text, at = replace_in_card(id, "bananas", f"bananas = 1\n{line}")
        at += 1
    else:
        text, at = replace_in_card(id, key, line)
    (house / "cards.toml").write_text(text, encoding="utf-8")
    faults = faults_of(house)
    if SOUND[key](value, id):
        assert faults == ()
    else:
        assert [fault.line for fault in faults] == [at]


def test_every_fault_code_was_reached_by_a_planted_fault() -> None:
    """Runs last in this file; it checks which faults the tests above reached."""
    of_maps = {code for code in TEXTS if code.startswith(("map_", "grid_", "knob_", "staircase_", "first_", "second_"))}
    if reached:
        assert set(TEXTS) - reached == of_maps
