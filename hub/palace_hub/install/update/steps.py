"""An update or a roll-back as steps, each kept in a file before it begins; `recover` ends what was cut short.

Up to `COPYING` nothing that a table uses has changed, so a recovery gives the update up. `TRIAL` and `UNDOING` go back
to the old version. From `ACCEPTED` on the new version has come up, and a recovery only tidies.
"""

import fcntl
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from palace_hub.errors import KeepingFault, UsageFault
from palace_hub.files.atomic import replace_file, sync_folder
from palace_hub.install.update.layout import CURRENT, PREVIOUS, ROOT, UPDATER, UpdateLayout
from palace_hub.install.update.release_archive import UnpackedRelease, unpacked
from palace_hub.install.update.table_files import copied_home, delete_replaced, fault_of, put_back, save
from palace_hub.install.update.table_services import TableServices, comes_up
from palace_hub.locale.message import Message

Tell = Callable[[Message], None]
INSTALL_SECONDS: Final = 3600


class NoAppliance(UsageFault):
    """No installed version is here that could be updated."""

    key = "update-no-appliance"


class UpdateRuns(UsageFault):
    """Another update, roll-back or recovery works on this machine."""

    key = "update-under-way"


class SameVersion(UsageFault):
    """The release is the version that runs."""

    key = "update-same-version"


class NoPrevious(UsageFault):
    """There is no version to go back to."""

    key = "update-no-previous"


class InstallFault(KeepingFault):
    """The new version's installer failed."""

    key = "update-install-failed"


class CheckFault(KeepingFault):
    """The other version does not read the table's files."""

    key = "update-check-failed"


class NotUp(KeepingFault):
    """The new version did not come up; the old one is back."""

    key = "update-undone"


class UpdateStep(StrEnum):
    """What is being done."""

    PREPARING = "preparing"
    STOPPING = "stopping"
    COPYING = "copying"
    TRIAL = "trial"
    UNDOING = "undoing"
    RETURNED = "returned"
    """The old version is in its place; its services are being started."""
    ACCEPTED = "accepted"


@dataclass(frozen=True, slots=True)
class UpdateProgress:
    """The update under way. `stamp` names its copies."""

    step: UpdateStep
    old: str
    new: str
    stamp: str
    tables: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    """Tables whose services ran."""
    saved_files: bool = False
    """The new version gets the files that it left, as it does not read the present ones."""
    data_back: bool = False
    """Undoing also puts the old version's files back."""


_PROGRESS = TypeAdapter(UpdateProgress)
_SERVICES_RUN: Final = (UpdateStep.PREPARING, UpdateStep.TRIAL, UpdateStep.RETURNED, UpdateStep.ACCEPTED)
"""Steps of a live update in which services may start."""


class VersionChange:
    """Changes the version of an appliance. `tell` receives what happens."""

    def __init__(self, layout: UpdateLayout, tell: Tell, services: TableServices | None = None) -> None:
        self.layout, self._tell = layout, tell
        self._services = services or TableServices(layout.root)

    def update(self, file: Path) -> str:
        """Install the release in `file` and switch to it; returns its version.

        Raises `PalaceError` if the old version stays or is back.
        """
        with self._alone() as old:
            layout = self.layout
            progress = self._begin(old, "")
            try:
                release = unpacked(file, layout.work)
                if release.version == old:
                    raise SameVersion(old, version=old)
                progress = replace(progress, new=release.version)
                self._install(release)
                self._switch(progress)
            except BaseException:
                self._give_up()
                raise
            return release.version

    def roll_back(self) -> str:
        """Switch to the previous version; returns it. Raises `PalaceError` if the present version stays."""
        with self._alone() as old:
            new = self.layout.linked(PREVIOUS)
            if new is None or new == old or not self.layout.is_whole(new):
                raise NoPrevious("no previous version")
            progress = self._begin(old, new)
            try:
                self._switch(progress)
            except BaseException:
                self._give_up()
                raise
            return new

    def recover(self) -> bool:
        """End what was cut short. False: a live update works on the files, so no service may start now."""
        if not self.layout.state.exists():
            return True
        with _locked(self.layout.versions / ".recovery.lock", wait=True), self._update_lock() as free:
            if not free:
                progress = self._kept()
                return progress is None or progress.step in _SERVICES_RUN
            self._give_up(at_start=True)
        return True

    def _begin(self, old: str, new: str) -> UpdateProgress:
        layout = self.layout
        layout.link(UPDATER, old)
        progress = UpdateProgress(UpdateStep.PREPARING, old, new, time.strftime("%Y%m%d-%H%M%S"), layout.tables())
        self.keep_progress(progress)
        shutil.rmtree(layout.work, ignore_errors=True)
        layout.work.mkdir(mode=0o700)
        return progress

    def _install(self, release: UnpackedRelease) -> None:
        layout, folder = self.layout, self.layout.folder(release.version)
        if layout.is_whole(release.version) and _commit(folder) == release.commit:
            return
        (folder / "installed.json").unlink(missing_ok=True)
        if folder.exists():
            shutil.rmtree(folder)
        self._tell(Message("update-installing", {"version": release.version}))
        run = subprocess.run(
            ["sh", str(release.folder / "install.sh"), "--only-version", "--yes"],
            env=os.environ | {ROOT: str(layout.root)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=INSTALL_SECONDS,
            check=False,
        )
        if run.returncode or not layout.is_whole(release.version):
            said = "\n".join((run.stderr or run.stdout).strip().splitlines()[-5:])
            raise InstallFault(said, version=release.version, what=said)

    def _switch(self, progress: UpdateProgress) -> None:
        layout, old, new = self.layout, progress.old, progress.new
        self._tell(Message("update-checking", {"version": new}))
        save(layout, layout.work / "present")
        fault = self._fault(progress, layout.work / "present")
        if fault is not None:
            if not (layout.saved / new).is_dir():
                raise CheckFault(fault, version=new, what=fault)
            progress = replace(progress, saved_files=True)
        progress = replace(progress, step=UpdateStep.STOPPING, active=self._services.active(progress.tables))
        self.keep_progress(progress)
        self._services.stop(progress.active)
        progress = replace(progress, step=UpdateStep.COPYING)
        self.keep_progress(progress)
        copy = layout.saved / old
        if copy.exists():
            shutil.rmtree(copy)
        copy.mkdir(parents=True)
        layout.saved.chmod(0o700)
        save(layout, copy)
        sync_folder(layout.saved)
        progress = replace(progress, step=UpdateStep.TRIAL)
        self.keep_progress(progress)
        if progress.saved_files:
            put_back(layout, layout.saved / new, progress.stamp)
        layout.link(CURRENT, new)
        self._tell(Message("update-starting", {"version": new}))
        if not self._is_up(progress):
            self.keep_progress(replace(progress, step=UpdateStep.UNDOING, data_back=True))
            raise NotUp(new, new=new, old=old)
        progress = replace(progress, step=UpdateStep.ACCEPTED)
        self.keep_progress(progress)
        self._tidy(progress)

    def _is_up(self, progress: UpdateProgress) -> bool:
        """Whether the new version comes up: as services, or on a copy of the files where no service runs."""
        if progress.active:
            self._services.start(progress.active)
            return self._services.are_up(progress.active)
        palace = self.layout.folder(progress.new) / "bin/palace"
        save(self.layout, self.layout.work / "trial")
        for table in progress.tables or [""]:
            home = self.layout.work / f"home-{table}"
            if not comes_up(palace, home, copied_home(self.layout.work / "trial", table, home)):
                return False
        return True

    def _fault(self, progress: UpdateProgress, files: Path) -> str | None:
        """What the new version says against the files of a table."""
        for table in progress.tables:
            home = self.layout.work / f"check-{progress.new}-{table}"
            environment = copied_home(files, table, home)
            fault = fault_of(self.layout.folder(progress.new) / "bin/palace", home, environment)
            if fault is not None:
                return f"{table}: {fault}"
        return None

    def _give_up(self, *, at_start: bool = False) -> None:
        """Leave a system that starts, from whatever step was kept last. `at_start`: a service that starts waits."""
        progress, layout = self._kept(), self.layout
        if progress is None:
            layout.state.unlink(missing_ok=True)
            return
        match progress.step:
            case UpdateStep.PREPARING:
                pass
            case UpdateStep.STOPPING | UpdateStep.COPYING:
                if progress.step is UpdateStep.COPYING:
                    shutil.rmtree(layout.saved / progress.old, ignore_errors=True)
                self._return(progress)
                return
            case UpdateStep.TRIAL | UpdateStep.UNDOING:
                self._undo(progress, at_start=at_start)
                return
            case UpdateStep.RETURNED:
                self._return(progress)
                return
            case UpdateStep.ACCEPTED:
                self._tidy(progress)
                return
        self._end()

    def _return(self, progress: UpdateProgress) -> None:
        """Start the old version's services, which the kept step lets pass, and end."""
        self.keep_progress(replace(progress, step=UpdateStep.RETURNED))
        self._services.start(progress.active)
        self._end()

    def _undo(self, progress: UpdateProgress, *, at_start: bool) -> None:
        """Back to the old version. Its files come back too, unless it reads those that the new version left."""
        layout = self.layout
        running = self._services.active(progress.tables, starting=not at_start)
        self._services.stop(running)
        if progress.step is UpdateStep.TRIAL:
            layout.work.mkdir(mode=0o700, exist_ok=True)
            copy = layout.work / "left"
            save(layout, copy)
            fault = self._fault(replace(progress, new=progress.old), copy)
            progress = replace(progress, step=UpdateStep.UNDOING, data_back=fault is not None or progress.saved_files)
            self.keep_progress(progress)
        layout.link(CURRENT, progress.old)
        if progress.data_back:
            put_back(layout, layout.saved / progress.old, f"{progress.stamp}-undone")
        self._tell(Message("update-is-undone", {"new": progress.new, "old": progress.old}))
        self._return(replace(progress, active=sorted({*progress.active, *running})))

    def _tidy(self, progress: UpdateProgress) -> None:
        self.layout.link(PREVIOUS, progress.old)
        delete_replaced(self.layout, progress.stamp)
        self._end()

    def _end(self) -> None:
        """Remove what only the update needed, its state last."""
        layout = self.layout
        shutil.rmtree(layout.work, ignore_errors=True)
        layout.delete_old()
        layout.state.unlink(missing_ok=True)
        sync_folder(layout.versions)

    def keep_progress(self, progress: UpdateProgress) -> None:
        """Write the step of this change, as a whole and onto the disk: `recover` goes on from it."""
        replace_file(self.layout.state, json.dumps(asdict(progress), indent=1))

    def _kept(self) -> UpdateProgress | None:
        """The update under way; None: there is none, or the file is no such state."""
        try:
            return _PROGRESS.validate_json(self.layout.state.read_bytes())
        except (FileNotFoundError, ValidationError):
            return None

    @contextmanager
    def _alone(self) -> Iterator[str]:
        """The present version, with nothing else at work and nothing half done."""
        if self.layout.linked(CURRENT) is None:
            raise NoAppliance(str(self.layout.versions), folder=str(self.layout.versions))
        with self._update_lock() as free:
            if not free:
                raise UpdateRuns("the lock is taken")
            if self.layout.state.exists():
                self._give_up()
            old = self.layout.linked(CURRENT)
            if old is None or not self.layout.is_whole(old):
                raise NoAppliance(str(self.layout.versions), folder=str(self.layout.versions))
            yield old

    @contextmanager
    def _update_lock(self) -> Iterator[bool]:
        with _locked(self.layout.versions / ".update.lock", wait=False) as free:
            yield free


@contextmanager
def _locked(file: Path, *, wait: bool) -> Iterator[bool]:
    """Hold a lock that ends with the process. False: another process holds it."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True
    finally:
        os.close(handle)


def _commit(folder: Path) -> str | None:
    try:
        return str(json.loads((folder / "installed.json").read_bytes())["commit"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
