"""The last minutes of raw bytes: at least ten minutes, never more than five files, and never in the way."""

import json
import os
from pathlib import Path

import pytest

from palace_hub.run.last_frames import FILE_S, FILES, LastFrames, frame_files, readable


def fed(folder: Path, start: float, minutes: float) -> LastFrames:
    """A byte each second for so long, as a tray sends it. Times of the files follow hub time."""
    frames = LastFrames(folder)
    for second in range(round(60 * minutes)):
        t = start + second
        frames.take(t, 1e9 + t, {"/dev/ttyACM0#1": b"\xff%d" % second, "mqtt:e661#2": b""})
        if files := frame_files(folder):
            newest = max(files, key=lambda path: path.stat().st_mtime)
            os.utime(newest, (t, t))
    return frames


def times(folder: Path) -> list[float]:
    return [json.loads(line)["t"] for file in frame_files(folder) for line in readable(file).splitlines()]


def test_the_last_ten_minutes_are_there_in_order(tmp_path):
    fed(tmp_path, 0.0, 25).close()
    found = times(tmp_path)
    assert found == sorted(found)
    assert found[-1] == 1499
    assert found[-1] - found[0] >= 600
    assert len(frame_files(tmp_path)) == FILES
    assert FILE_S * (FILES - 1) == 600
    line = json.loads(readable(frame_files(tmp_path)[0]).splitlines()[0])
    assert set(line["rx"]) == {"/dev/ttyACM0#1"}
    assert line["rx"]["/dev/ttyACM0#1"].encode("latin-1")[0] == 255


def test_the_next_hub_goes_on_with_the_oldest_file(tmp_path):
    fed(tmp_path, 0.0, 4).close()
    fed(tmp_path, 1000.0, 1).close()
    assert len(frame_files(tmp_path)) == 3
    found = times(tmp_path)
    assert (found[0], found[-1]) == (0, 1059)


def test_a_file_without_its_end_is_read_as_far_as_it_goes(tmp_path):
    frames = fed(tmp_path, 0.0, 0.5)
    assert len(times(tmp_path)) >= 20  # flushed each ten seconds
    frames.close()
    (file,) = frame_files(tmp_path)
    file.write_bytes(file.read_bytes()[:-30])
    assert readable(file).startswith(b'{"t":0.0,')
    file.write_bytes(b"no gzip")
    assert readable(file) == b""


def test_a_disk_that_takes_nothing_ends_the_frames_only(tmp_path, caplog):
    (tmp_path / "letter").write_text("Dear Ann")
    frames = LastFrames(tmp_path / "letter" / "more")
    for t in range(3):
        frames.take(t, t, {"a": b"x"})
    frames.close()
    assert len(caplog.messages) == 1


@pytest.mark.parametrize("received", [{}, {"a": b""}])
def test_turns_without_bytes_write_nothing(tmp_path, received):
    LastFrames(tmp_path).take(1.0, 1.0, received)
    assert list(tmp_path.iterdir()) == []
