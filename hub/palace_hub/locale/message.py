"""`Message`: a sentence as a catalogue key and its parameters, without a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Parameter = str | int | float


class Decimal(str):
    """A number with a decimal point as text, such as `0.80`. The catalogue writes it as its language does."""

    __slots__ = ()


def decimal(number: float, digits: int, sign: str = "") -> Decimal:
    """The number with so many digits behind the point; with `sign` "+" also positive ones have a sign."""
    return Decimal(f"{number:{sign}.{digits}f}")


_NONE: Mapping[str, Parameter] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue and the parameters of its sentence. Text from outside must be a parameter."""

    key: str
    params: Mapping[str, Parameter] = field(default_factory=lambda: _NONE)
