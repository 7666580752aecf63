from tests.core.fixtures import new_table, plates_are_calibrated_once, rig, table, undisturbed

__all__ = ["new_table", "plates_are_calibrated_once", "rig", "table", "undisturbed"]
