from tests.core.fixtures import around, new_table, plate_table, plates_are_calibrated_once, rig, table

__all__ = ["around", "new_table", "plate_table", "plates_are_calibrated_once", "rig", "table"]
