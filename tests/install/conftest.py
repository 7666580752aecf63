from tests.core.fixtures import impatient

__all__ = ["impatient"]
