from tests.core.fixtures import new_table, rig, table, undisturbed

__all__ = ["new_table", "rig", "table", "undisturbed"]
