"""An installed table has folders of the machine, everybody else has their own."""

from pathlib import Path

import pytest

from palace_hub.files.configuration import Config
from palace_hub.files.folders import TABLE, config_path, data_folder, state_folder


def test_an_installed_table_has_folders_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TABLE, "living-room")
    assert config_path() == Path("/etc/palace-hub/living-room/palace.toml")
    assert data_folder() == Path("/var/lib/palace-hub/living-room")
    assert state_folder() == Path("/var/log/palace-hub/living-room")
    assert Config().journal == Path("/var/lib/palace-hub/living-room/journal.sqlite")


@pytest.mark.parametrize("name", ["", "..", "../../home", "a/b", "Küche", "-x"])
def test_another_name_is_none(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv(TABLE, name)
    assert config_path() == tmp_path / "palace-hub" / "palace.toml"
