"""A set as one file: written and read it is the same, and no other file is taken for one."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.card_sets.sets import drafts, house_draft
from tests.cases import examples

from monkey_palace.cards.data_check import CARDS_FILE
from monkey_palace.cards.model import load_set
from palace_hub.card_sets.archive import NotASet, read_archive, write_archive
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.folder import SetFolder


@given(draft=drafts())
@settings(max_examples=examples(25), deadline=None)
def test_a_set_comes_back_from_its_file(draft: SetDraft, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("archive")
    write_archive(folder / "one.zip", draft)
    read = read_archive(folder / "one.zip")
    assert (read.name, read.piles, read.boards, read.sheets) == (draft.name, draft.piles, draft.boards, draft.sheets)
    write_archive(folder / "two.zip", read)
    assert (folder / "one.zip").read_bytes() == (folder / "two.zip").read_bytes()


def test_a_folder_is_read_as_well(tmp_path: Path) -> None:
    SetFolder(tmp_path / "ours").save(house_draft())
    assert read_archive(tmp_path / "ours") == house_draft()


def test_an_unpacked_file_is_a_folder_for_the_loader(tmp_path: Path) -> None:
    write_archive(tmp_path / "ours.zip", house_draft())
    with zipfile.ZipFile(tmp_path / "ours.zip") as archive:
        archive.extractall(tmp_path / "unpacked")
    assert load_set(tmp_path / "unpacked").piles == load_set("house").piles


@given(cut=st.integers(0, 10_000), flipped=st.integers(0, 10_000))
@settings(max_examples=examples(60), deadline=None)
def test_a_damaged_file_is_refused_or_read_whole(
    cut: int, flipped: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("damaged") / "ours.zip"
    write_archive(file, house_draft())
    data = bytearray(file.read_bytes())
    data[flipped % len(data)] ^= 0x55
    file.write_bytes(bytes(data[: max(1, cut % (2 * len(data)))]))
    try:
        read = read_archive(file)
    except NotASet:
        return
    assert read.piles == house_draft().piles


def _zip(**files: bytes) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/").replace("_toml", ".toml"), data)
    return stream.getvalue()


FOREIGN: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "picture": lambda: b"PNG",
    "empty zip": lambda: _zip(),
    "other file": lambda: _zip(other_toml=b"x = 1"),
    "no text": lambda: _zip(cards_toml=b"\xff\xfe"),
    "no set": lambda: _zip(cards_toml=b"x = 1"),
    "huge": lambda: _zip(cards_toml=b"a" * 5_000_000),
    "in a folder": lambda: _zip(folder__cards_toml=b"format = 1"),
}


@pytest.mark.parametrize("case", FOREIGN)
def test_a_foreign_file_is_refused(tmp_path: Path, case: str) -> None:
    data = FOREIGN[case]()
    file = tmp_path / "file.zip"
    file.write_bytes(data)
    with pytest.raises(NotASet, match=r"file.zip"):
        read_archive(file)
    assert list(tmp_path.iterdir()) == [file]


def test_a_set_without_boards_yet_is_read(tmp_path: Path) -> None:
    SetFolder(tmp_path / "ours").save(house_draft())
    text = (tmp_path / "ours" / CARDS_FILE).read_bytes()
    file = tmp_path / "file.zip"
    file.write_bytes(_zip(cards_toml=text))
    assert read_archive(file).typed_cards == 67
