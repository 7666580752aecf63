from tests.core.fixtures import (
    copy_of,
    new_table,
    plate_table,
    plates_are_calibrated_once,
    played_tables,
    rig,
    surroundings,
    table,
)

__all__ = [
    "copy_of",
    "new_table",
    "plate_table",
    "plates_are_calibrated_once",
    "played_tables",
    "rig",
    "surroundings",
    "table",
]
