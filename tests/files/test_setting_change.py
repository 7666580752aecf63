"""A change of one setting leaves everything else in the file as it was."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import settings as run_settings
from hypothesis import strategies as st

from palace_hub.files.setting_change import changed
from palace_hub.files.settings import Setting, settings

SETTINGS = {setting.key: setting for setting in settings()}
VALUES = {"string": st.text(st.characters(codec="utf-8")), "boolean": st.booleans(), "integer": st.integers(0, 99)}
FILE = """# Our table
language = "de"  # Oma reads German

[web] # phones
port = 9000  # 8080 is taken
# and more

[sound]
bell = true
"""


def values_of(setting: Setting) -> st.SearchStrategy[object]:
    kind = setting.rule["type"]
    return st.lists(VALUES["string"], max_size=3) if kind == "array" else VALUES[kind]


def given_in(text: str, setting: Setting) -> object:
    data = tomllib.loads(text)
    return (data.get(setting.table, {}) if setting.table else data).get(setting.name)


def test_comments_and_order_stay() -> None:
    assert changed(FILE, SETTINGS["web.port"], 80) == FILE.replace("9000", "80")
    assert changed(FILE, SETTINGS["language"], "fr") == FILE.replace('"de"', '"fr"')
    assert changed(FILE, SETTINGS["sound.bell"], None) == FILE.replace("bell = true\n", "")
    with_map = changed(FILE, SETTINGS["ground_map"], 3)
    assert [line for line in with_map.splitlines() if line not in FILE.splitlines()] == ["ground_map = 3"]
    assert given_in(with_map, SETTINGS["ground_map"]) == 3


@pytest.mark.parametrize("key", SETTINGS)
def test_a_setting_that_is_not_there_stays_away(key: str) -> None:
    assert changed("# nothing\n", SETTINGS[key], None) == "# nothing\n"


@pytest.mark.parametrize("text", ["web.port = 1\n", "web = { port = 1 }\n", '[web]\n"port" = 1\n', "web = 3\n"])
def test_each_spelling_of_a_table_is_found(text: str) -> None:
    new = changed(text, SETTINGS["web.port"], 2)
    assert tomllib.loads(new) == {"web": {"port": 2}}


@run_settings(max_examples=30)
@given(st.data())
def test_any_changes_give_a_file_with_these_values(data: st.DataObject) -> None:
    text = data.draw(
        st.sampled_from(["", FILE, "journal = 'x'", "web.port = 3\n[box]\n", "ports = [\n 'a', # one\n]\n"])
    )
    wanted = {key: given_in(text, setting) for key, setting in SETTINGS.items()}
    for key in data.draw(st.lists(st.sampled_from(sorted(SETTINGS)), max_size=6)):
        value = data.draw(st.none() | values_of(SETTINGS[key]))
        text = changed(text, SETTINGS[key], value)
        wanted[key] = value
    assert {key: given_in(text, setting) for key, setting in SETTINGS.items()} == wanted
