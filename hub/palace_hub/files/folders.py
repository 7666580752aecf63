"""Where the user's files lie. It imports nothing heavy: the first sentence of a command waits for it."""

from pathlib import Path

import platformdirs

APP = "palace-hub"


def config_path() -> Path:
    """Path of the user's configuration file."""
    return Path(platformdirs.user_config_dir(APP)) / "palace.toml"


def data_folder() -> Path:
    """Path of the user's data folder."""
    return Path(platformdirs.user_data_dir(APP))
