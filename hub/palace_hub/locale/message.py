"""A sentence before it has a language: a catalogue key and its parameters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Parameter = str | int | float

_NONE: Mapping[str, Parameter] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """`key` of the catalogue and the named parameters of its sentence; text from outside goes in as parameters only."""

    key: str
    params: Mapping[str, Parameter] = field(default_factory=lambda: _NONE)
