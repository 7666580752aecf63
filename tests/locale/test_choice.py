"""Which language is spoken: the option, the choice at the table, the configuration, the locale, the browser."""

from pathlib import Path

import pytest

from palace_hub.files.language_file import NAME, keep_language, read_language
from palace_hub.locale import choice
from palace_hub.locale.choice import Remembered


@pytest.fixture(autouse=True)
def _six(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "languages", lambda: ("en", "de", "fr", "it", "pt", "zh"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "pt_PT"}, "pt"),
        ({"LANG": "de_CH@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "tlh_XX.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_of_the_user_names_a_language(environment: dict[str, str], language: str) -> None:
    assert choice.of_environment(environment) == language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("tlh, de;q=0.3, zh-CN;q=0.9", "zh"),
        ("en;q=0, it;q=x, pt", "pt"),
        ("tlh", None),
        ("", None),
        (";;,=,q=", None),
    ],
)
def test_a_browser_names_the_languages_that_it_prefers(accepted: str, language: str | None) -> None:
    assert choice.of_browser(accepted) == language


def test_the_option_wins_then_the_table_then_the_configuration_then_the_locale() -> None:
    german = {"LANG": "de_DE.UTF-8"}
    assert choice.chosen("it", Remembered("fr"), None, german) == "it"
    assert choice.chosen(None, Remembered("fr"), None, german) == "fr"
    assert choice.chosen(None, None, "pt", german) == "pt"
    assert choice.chosen(None, None, None, german) == "de"


def test_the_choice_at_the_table_ends_when_the_configuration_names_another_language() -> None:
    assert choice.chosen(None, Remembered("fr", "pt"), "pt", {}) == "fr"
    assert choice.chosen(None, Remembered("fr", "pt"), "de", {}) == "de"
    assert choice.chosen(None, Remembered("fr"), "de", {}) == "de"
    assert choice.chosen(None, Remembered("tlh"), None, {}) == "en"


def test_the_list_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice.listed() == ("en", "zh", "fr", "it", "pt", "de")
    assert [choice.own_name(name) for name in choice.listed()][1::4] == ["简体中文", "Deutsch"]
    assert choice.following("de") == "en"
    monkeypatch.setattr(choice, "languages", lambda: ("en", "qps"))
    assert choice.listed() == ("en", "qps")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"language": 1, "configured": ""}', "\xff", "x" * 5000])
def test_a_damaged_file_of_the_choice_counts_as_none(text: str, tmp_path: Path) -> None:
    keep_language(tmp_path, Remembered("fr", "de"))
    assert read_language(tmp_path) == Remembered("fr", "de")
    (tmp_path / NAME).write_bytes(text.encode("latin-1"))
    assert read_language(tmp_path) is None


def test_the_bare_console_lists_no_language_whose_signs_it_lacks() -> None:
    assert set(choice.listed()) - set(choice.listed(on_console=True)) == {"zh"}
    assert choice.following("en", on_console=True) == "fr"
    assert choice.following("zh", on_console=True) == "en"
