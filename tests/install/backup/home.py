"""The home of a table, with every kind of file that a backup holds; each `state` has other content."""

import json
import shutil
from pathlib import Path

from palace_hub.files.configuration import load_config
from palace_hub.files.web_links_file import KeptLinks, WebLinksFile
from palace_hub.history.kept import GameNote, KnownPlayer, Notebook, NotesFile, PlayerRegister, PlayersFile, folder_of
from palace_hub.install.backup.places import Places
from palace_hub.install.backup.restore import KEPT_BEFORE
from palace_hub.journal.store import Journal
from palace_hub.link.known_ports import KeptPorts, KnownPorts

STORED = Path(__file__).parents[2] / "files" / "stored"
PASSWORD = "Geheim-7-Papagei"

Tree = dict[str, bytes]


def environment(root: Path) -> dict[str, str]:
    """What makes `root` the home of the table."""
    return {"HOME": str(root), "XDG_DATA_HOME": str(root / "data"), "XDG_CONFIG_HOME": str(root / "config")}


def places(root: Path) -> Places:
    """The places of the table under `root`; the environment must be set."""
    return Places.of(load_config(), root / "data" / "palace-hub" / "journal.sqlite")


def furnish(root: Path, state: int) -> None:
    """Write the files of a table; the hub has ended by a kill if `state` is odd, so that games lie in the log."""
    data, config = root / "data" / "palace-hub", root / "config" / "palace-hub"
    (data / "sets" / "ours").mkdir(parents=True)
    (data / "simulated").mkdir()
    (config / "broker" / "nodes").mkdir(parents=True)
    for name in ("calibration.json", "modules-tray.json", "tray.pads.json"):
        (data / name).write_bytes((STORED / name).read_bytes())
    (data / "simulated" / "calibration.json").write_bytes((STORED / "calibration.json").read_bytes())
    if state % 2:
        (data / "plate.json").write_bytes((STORED / "plate.json").read_bytes())
    KnownPorts.read(data).keep(KeptPorts(()))
    WebLinksFile.read(data).keep(
        KeptLinks(*(letter * 22 for letter in "hw"), seats=tuple("abcd"[n] * 22 for n in range(4)))
    )
    (data / "sets" / "ours" / "cards.toml").write_text(f'name = "ours {state}"\n')
    (data / "sets" / "ours" / "learnt").write_text(f"{state}")
    history = folder_of(data / "journal.sqlite")
    history.mkdir()
    NotesFile.read(history).keep(Notebook((GameNote(1, f"note {state}", date=1.8e9),)))
    PlayersFile.read(history).keep(PlayerRegister((KnownPlayer(f"Ann {state}", colour="blue"),)))
    (data / "saved").mkdir()
    (data / "saved" / "Oma am See.svg").write_text(f"<svg>{state}</svg>")
    (data / "holiday.json").write_text("{}")
    (config / "palace.toml").write_text(f"ground_map = {1 + state % 4}\n")
    for name in ("palace.conf", "palace.acl", "palace.passwords"):
        (config / "broker" / name).write_text(f"{PASSWORD} {state}\n" if name == "palace.passwords" else f"{state}\n")
    (config / "broker" / "hub.json").write_text(json.dumps({"password": PASSWORD, "state": state}))
    (config / "broker" / "nodes" / "e6614103e7.json").write_text(json.dumps({"key": PASSWORD}))
    (root / "made").mkdir()
    with Journal.open(root / "made" / "journal.sqlite") as journal:
        for game in range(1 + state):
            journal.new_game({"players": ["Ann", "Bo"], "state": state})
            journal.append([("tray", 1.0 * n, {"n": n, "state": state}) for n in range(1 + 10 * game)])
        if state % 2:
            shutil.copytree(root / "made", data, dirs_exist_ok=True)
    if not state % 2:
        shutil.copytree(root / "made", data, dirs_exist_ok=True)
    shutil.rmtree(root / "made")


def tree(root: Path) -> Tree:
    """The files under `root` by their paths, without those that a restore set aside.

    SQLite makes an empty log and its index for whoever reads a journal.
    """
    files = (path for path in sorted(root.rglob("*")) if path.is_file() and path.stat().st_size)
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in files
        if KEPT_BEFORE not in str(path) and not path.name.endswith("-shm")
    }


def put(root: Path, files: Tree) -> None:
    """Write the files under `root`."""
    for name, data in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(data)


def games(root: Path) -> list[list[dict]]:
    """The events of each game."""
    with Journal.open(root / "data" / "palace-hub" / "journal.sqlite", read_only=True) as journal:
        assert journal.salvaged is None
        assert journal.certain
        return [[event.body for event in journal.events(head.id)] for head in journal.games()]
