"""`[web]` in the configuration, and the links that follow from it."""

from pathlib import Path

import pytest

from palace_hub.cli.main import sentence_of
from palace_hub.errors import BadConfig
from palace_hub.files.configuration import WebSettings, load_config
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    path = tmp_path / "palace-hub" / "palace.toml"
    path.parent.mkdir()
    return path


def test_a_page_for_the_home_network(written: Path) -> None:
    written.write_text('[web]\nenabled = true\nlisten = "0.0.0.0"\nhosts = ["palace.local"]\n')
    assert load_config().web == WebSettings(enabled=True, listen="0.0.0.0", hosts=("palace.local",))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('listen = "everywhere"', '"0.0.0.0" for all'),
        ("port = 70000", "from 0 to 65535"),
        ('hosts = ["a b"]', "a list of names"),
        ('link = "https://palace.home/"', "without a stroke at the end"),
        ('link = "palace.home"', "such as link = "),
        ('enabled = "yes"', "true or false"),
        ("tls = true", "there is no setting web.tls"),
    ],
)
def test_a_bad_setting_is_named_with_what_to_write(written: Path, line: str, said: str) -> None:
    written.write_text(f"[web]\n{line}\n")
    with pytest.raises(BadConfig) as refused:
        load_config()
    sentence = sentence_of(refused.value, Catalogue())
    assert said in sentence
    assert "line 2" in sentence


@pytest.mark.parametrize(
    ("settings", "begins"),
    [
        ({"address": "127.0.0.1"}, "http://127.0.0.1:8080/j/"),
        ({"address": "::1"}, "http://[::1]:8080/j/"),
        ({"hosts": ("palace.local", "x")}, "http://palace.local:8080/j/"),
        ({"hosts": ("palace.local",), "outside": "https://palace.home"}, "https://palace.home/j/"),
    ],
)
def test_a_link_begins_as_people_reach_the_page(tmp_path: Path, settings: dict, begins: str) -> None:
    links = Links(WebLinksFile.read(tmp_path))
    server = WebServer(None, links, Catalogue(), **settings)  # type: ignore[arg-type]
    assert server.link(links.in_force.host) == begins + links.in_force.host
