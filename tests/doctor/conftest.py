from tests.core.fixtures import as_nobody, rig, speak, surroundings

__all__ = ["as_nobody", "rig", "speak", "surroundings"]
