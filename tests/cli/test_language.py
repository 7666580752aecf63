"""The language of a command: the option stands before or behind it, and an unknown one is refused with the list."""

from pathlib import Path

import pytest

from palace_hub.cli.language import LanguageOfScreen, spoken_first, without_option
from palace_hub.locale.catalogue import Catalogue


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))


@pytest.mark.parametrize(
    "words",
    [
        ("--language", "qps", "record", "--help"),
        ("record", "--help", "--language=qps"),
        ("record", "--language", "qps", "--help"),
    ],
)
def test_the_option_may_stand_anywhere(palace, pseudo: str, words: tuple[str, ...]) -> None:
    assert pseudo in " ".join(words)
    run = palace(*words)
    assert run.returncode == 0
    assert Catalogue(pseudo).text_key("argparse-help") in run.stdout
    assert Catalogue().text_key("argparse-help") not in run.stdout


def test_the_option_ends_at_two_dashes() -> None:
    assert without_option(["cards", "--", "--language", "fr"]) == (["cards", "--", "--language", "fr"], None)


@pytest.mark.parametrize("words", [("--language", "tlh", "bots"), ("bots", "--language=tlh")])
def test_an_unknown_language_lists_the_known_ones(palace, pseudo: str, words: tuple[str, ...]) -> None:
    run = palace(*words)
    assert run.returncode == 2
    assert run.stderr == f'There is no language "tlh". The languages are en, {pseudo}.\n'


def test_a_language_is_missing_after_the_option(palace) -> None:
    assert 'There is no language ""' in palace("bots", "--language").stderr


def test_configuration_choice_and_option_speak_from_the_first_sentence_on(palace, pseudo: str, tmp_path: Path) -> None:
    file = tmp_path / "palace-hub/palace.toml"
    file.parent.mkdir()
    file.write_text(f'language = "{pseudo}"\n')
    assert Catalogue(pseudo).text_key("argparse-help") in palace("--help").stdout
    assert spoken_first(["play"]) == pseudo
    LanguageOfScreen(pseudo).record("en")
    assert Catalogue().text_key("argparse-help") in palace("--help").stdout
    assert spoken_first(["play"]) == "en"
    assert spoken_first(["--language", pseudo, "play"]) == pseudo


def test_the_bare_console_speaks_chinese_only_where_it_is_told_to(tmp_path: Path, monkeypatch) -> None:
    LanguageOfScreen(None).record("zh")
    assert spoken_first(["play"]) == "zh"
    monkeypatch.setenv("TERM", "linux")
    assert spoken_first(["play"]) == "en"
    assert spoken_first(["play", "--language", "zh"]) == "zh"


def test_a_configured_language_that_is_unknown_is_refused_with_the_list(palace, tmp_path: Path) -> None:
    file = tmp_path / "palace-hub/palace.toml"
    file.parent.mkdir()
    file.write_text('language = "tlh"\n')
    assert "line 1: language cannot be" in palace("record").stderr
    assert spoken_first(["play"]) == "en"
