"""`Message`: a sentence as a catalogue key and its parameters, without a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Parameter = str | int | float

_NONE: Mapping[str, Parameter] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue and the parameters of its sentence. Text from outside must be a parameter."""

    key: str
    params: Mapping[str, Parameter] = field(default_factory=lambda: _NONE)
