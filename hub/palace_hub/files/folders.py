"""Where the hub's files lie. It imports nothing heavy: the first sentence of a command waits for it.

An installed table has a name, which its service sets in the environment. Its files belong to the machine; without the
name they belong to the user. Beside the two, nothing knows where anything lies.
"""

import os
import re
from pathlib import Path

import platformdirs

APP = "palace-hub"
TABLE = "PALACE_TABLE"
"""Environment variable with the name of an installed table."""
RESTORING = "restoring"
"""Folder, in the data folder, of a restore that has not ended."""
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")


def table_name() -> str | None:
    """Name of the installed table whose files are used; None: the user's own files. A name of another form is none."""
    name = os.environ.get(TABLE, "")
    return name if _NAME.fullmatch(name) else None


def config_folder() -> Path:
    """Path of the folder of settings: `/etc/palace-hub/TABLE`, or the user's own."""
    table = table_name()
    return Path(platformdirs.user_config_dir(APP)) if table is None else Path("/etc", APP, table)


def config_path() -> Path:
    """Path of the configuration file."""
    return config_folder() / "palace.toml"


def data_folder() -> Path:
    """Path of the folder of games, calibrations and cards: `/var/lib/palace-hub/TABLE`, or the user's own."""
    table = table_name()
    return Path(platformdirs.user_data_dir(APP)) if table is None else Path("/var/lib", APP, table)


def state_folder() -> Path:
    """Path of the folder of logs: `/var/log/palace-hub/TABLE`, or the user's own."""
    table = table_name()
    return Path(platformdirs.user_state_dir(APP)) if table is None else Path("/var/log", APP, table)
