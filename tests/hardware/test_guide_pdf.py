"""The printed guide has every page, picture and diagram, and its links lead to places in it."""

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from hardware import guide_pdf
from hardware.guide_steps import FOLDER

TEXT = guide_pdf.html()


def test_every_page_of_the_guide_is_in_it_once() -> None:
    assert {path.name for path in FOLDER.glob("*.md")} == {
        path.name for path in guide_pdf.PAGES if path.parent == FOLDER
    }
    places = re.findall(r'<(?:section|figure) id="([^"]+)"', TEXT)
    assert len(places) == len(set(places)) > len(guide_pdf.PAGES)


def test_pictures_exist_and_links_lead_inside() -> None:
    pictures = re.findall(r'src="([^"]+)"', TEXT)
    assert len(pictures) > 30
    assert [one for one in pictures if not Path(unquote(urlsplit(one).path)).is_file()] == []
    places = set(re.findall(r'id="([^"]+)"', TEXT)) | {""}
    assert {link for link in re.findall(r'href="#([^"]*)"', TEXT) if link not in places} == set()
    assert "file://" not in " ".join(re.findall(r'href="([^"]+)"', TEXT)), "a link to the maker's own disk"


def test_without_a_browser_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(guide_pdf.shutil, "which", lambda name: None)
    assert guide_pdf.main(tmp_path / "guide.pdf") == 1
    assert "sudo apt install chromium" in capsys.readouterr().err


@pytest.mark.long
def test_it_is_printed(tmp_path: Path) -> None:
    if not any(guide_pdf.shutil.which(name) for name in guide_pdf.BROWSERS):
        pytest.skip("no Chromium here")
    out = tmp_path / "guide.pdf"
    assert guide_pdf.main(out) == 0
    assert out.read_bytes().count(b"/Type /Page\n") + out.read_bytes().count(b"/Type /Page ") > 20
    assert [path.name for path in tmp_path.iterdir()] == ["guide.pdf"]
