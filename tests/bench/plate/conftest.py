from tests.core.fixtures import plates_are_calibrated_once

__all__ = ["plates_are_calibrated_once"]
