from tests.sim.conftest import silent_build

__all__ = ["silent_build"]
