"""An update changes the version or nothing, also when its process is killed."""

import os
import random
import signal
import tarfile
import time
from collections.abc import Callable

import pytest
from tests.install.update.fake_appliance import DOWN, FakeAppliance, release

from palace_hub.install.update.release_archive import ForeignMachine, NotARelease, ReleaseDamaged
from palace_hub.install.update.steps import CheckFault, NoPrevious, NotUp, SameVersion, VersionChange


def _change(appliance: FakeAppliance) -> VersionChange:
    return VersionChange(appliance.layout, lambda _message: None)


def _killed(work: Callable[[], object], seconds: float | None = None) -> None:
    """Run `work` in a process of its own; kill it after some time, unless it kills itself."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def test_an_update_and_the_way_back(tmp_path):
    appliance = FakeAppliance(tmp_path / "root")
    assert _change(appliance).update(release(tmp_path)) == "2.0"
    assert appliance.is_good()
    assert (appliance.layout.linked("current"), appliance.layout.linked("previous")) == ("2.0", "1.0")
    assert _change(appliance).roll_back() == "1.0"
    assert appliance.is_good()
    assert appliance.layout.linked("current") == "1.0"


def test_a_version_that_does_not_start_gives_way_to_the_old(tmp_path):
    appliance = FakeAppliance(tmp_path / "root")
    with pytest.raises(NotUp):
        _change(appliance).update(release(tmp_path, play=DOWN))
    assert appliance.is_good()
    assert appliance.layout.linked("current") == "1.0"
    assert not appliance.layout.folder("2.0").exists()


def test_files_that_the_old_version_does_not_read_are_set_aside(tmp_path):
    appliance = FakeAppliance(tmp_path / "root")
    _change(appliance).update(release(tmp_path))
    appliance.journal.write_text("2")
    _change(appliance).roll_back()
    assert appliance.journal.read_text() == "1"
    (aside,) = appliance.layout.data.glob(".table.replaced-*")
    assert (aside / "journal.sqlite").read_text() == "2"


def test_a_version_that_does_not_read_the_files_changes_nothing(tmp_path):
    appliance = FakeAppliance(tmp_path / "root")
    appliance.journal.write_text("9")
    with pytest.raises(CheckFault):
        _change(appliance).update(release(tmp_path))
    assert appliance.layout.linked("current") == "1.0"
    assert appliance.journal.read_text() == "9"


@pytest.mark.parametrize(
    ("about", "error"),
    [
        ({"architecture": "z80"}, ForeignMachine),
        ({"pythons": ["2.7"]}, ForeignMachine),
        ({"version": "../x"}, NotARelease),
    ],
)
def test_a_release_for_another_machine_is_refused(tmp_path, about, error):
    appliance = FakeAppliance(tmp_path / "root")
    with pytest.raises(error):
        _change(appliance).update(release(tmp_path, **about))
    assert appliance.is_good()


def test_wrong_archives_are_refused(tmp_path):
    appliance = FakeAppliance(tmp_path / "root")
    with pytest.raises(NoPrevious):
        _change(appliance).roll_back()
    with pytest.raises(SameVersion):
        _change(appliance).update(release(tmp_path / "same", "1.0"))
    good = release(tmp_path)
    (tmp_path / "nonsense").write_bytes(b"nonsense")
    (tmp_path / "cut").write_bytes(good.read_bytes()[:300])
    for name in ("nonsense", "cut"):
        with pytest.raises(NotARelease):
            _change(appliance).update(tmp_path / name)
    top = tmp_path / "palace-hub-2.0"
    (top / "palace").write_text("other")
    with tarfile.open(tmp_path / "damaged", "w:gz") as archive:
        archive.add(top, top.name)
    with pytest.raises(ReleaseDamaged):
        _change(appliance).update(tmp_path / "damaged")
    (top / "link").symlink_to("/etc/passwd")
    with tarfile.open(tmp_path / "link", "w:gz") as archive:
        archive.add(top, top.name)
    with pytest.raises(NotARelease):
        _change(appliance).update(tmp_path / "link")
    assert appliance.is_good()


@pytest.mark.parametrize("nth", range(1, 6))
def test_a_kill_when_a_step_is_kept_leaves_a_system_that_starts(tmp_path, nth, monkeypatch):
    appliance = FakeAppliance(tmp_path / "root")
    file = release(tmp_path, play=DOWN if nth == 5 else "echo :$5; exec sleep 60")
    kept, calls = VersionChange.keep_progress, []

    def keep(change, progress):
        kept(change, progress)
        calls.append(progress.step)
        if len(calls) == nth:
            os.kill(os.getpid(), signal.SIGKILL)

    with monkeypatch.context() as patch:
        patch.setattr(VersionChange, "keep_progress", keep)
        _killed(lambda: _change(appliance).update(file))
    assert appliance.layout.state.exists()
    assert _change(appliance).recover()
    assert appliance.is_good()


@pytest.mark.long
@pytest.mark.parametrize("point", range(30))
def test_a_kill_at_any_time_leaves_a_system_that_starts(tmp_path, point):
    appliance, chance = FakeAppliance(tmp_path / "root"), random.Random(point)
    file = release(tmp_path, play=DOWN if point % 3 == 0 else "echo :$5; exec sleep 60")
    if point % 3 == 1:
        _change(appliance).update(file)
        appliance.journal.write_text(str(chance.choice((1, 2))))
        _killed(lambda: _change(appliance).roll_back(), chance.uniform(0.0, 0.4))
    else:
        _killed(lambda: _change(appliance).update(file), chance.uniform(0.0, 0.5))
    _killed(lambda: _change(appliance).recover(), chance.uniform(0.0, 0.2))
    assert _change(appliance).recover()
    assert appliance.is_good()


def test_what_an_earlier_change_set_aside_goes_when_the_next_one_is_up(tmp_path):
    appliance = FakeAppliance(tmp_path / "root")
    earlier = [
        place / ".table.replaced-20250101-000000" for place in (appliance.layout.data, appliance.layout.settings)
    ]
    for folder in earlier:
        folder.mkdir(parents=True)
    bad = tmp_path / "bad"
    bad.mkdir()
    with pytest.raises(NotUp):
        _change(appliance).update(release(bad, play=DOWN))
    assert all(folder.exists() for folder in earlier)
    _change(appliance).update(release(tmp_path))
    assert not any(folder.exists() for folder in earlier)
