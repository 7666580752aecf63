from tests.core.fixtures import new_table, plate_table, plates_are_calibrated_once, rig, surroundings, table

__all__ = ["new_table", "plate_table", "plates_are_calibrated_once", "rig", "surroundings", "table"]
