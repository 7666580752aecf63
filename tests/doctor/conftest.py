from tests.core.fixtures import around, as_nobody, rig, speak

__all__ = ["around", "as_nobody", "rig", "speak"]
