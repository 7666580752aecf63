"""An app on a recording source, at the size that most tests use."""

from tests.tui.conftest import RecordingSource

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot

SIZE = (100, 30)


def app_of(snapshot: Snapshot) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(snapshot)
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0), source
