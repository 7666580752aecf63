"""The reference pages say what the program says."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.cli.argparse_internals import options, parsers

from palace_hub.cli.parser import command_parser
from palace_hub.files.settings import settings
from palace_hub.locale.catalogue import Catalogue
from palace_release.reference import man_page, settings_page

ROOT = Path(__file__).parents[2]


def test_the_page_of_settings_is_that_of_the_program() -> None:
    """`make reference` writes it anew."""
    page = settings_page(Catalogue())
    assert (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8") == page
    assert all(f"| `{setting.name}` |" in page for setting in settings())


def test_the_man_page_has_every_command_and_option() -> None:
    page = man_page(Catalogue()).replace(r"\-", "-")
    for parser in parsers(command_parser(Catalogue())):
        assert f".SS {parser.prog}\n" in page or parser.prog == "palace"
        for option in options(parser):
            assert all(name in page for name in option.option_strings if name not in ("-h", "--help"))


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed: it checks the man page's language")
def test_groff_reads_the_man_page_without_a_warning() -> None:
    command = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww"]
    done = subprocess.run(command, input=man_page(Catalogue()).encode(), capture_output=True, check=True, timeout=60)
    assert done.stderr == b""
    assert "weighs the tray" in " ".join(done.stdout.decode().split())
