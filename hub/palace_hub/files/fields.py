"""Types and annotations for the fields of dataclasses that files hold."""

import json
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, Field, GetCoreSchemaHandler, WrapSerializer
from pydantic_core import CoreSchema, PydanticCustomError
from pydantic_core.core_schema import (
    int_schema,
    no_info_after_validator_function,
    no_info_plain_validator_function,
    plain_serializer_function_ser_schema,
    typed_dict_field,
    typed_dict_schema,
)

NodeId = Annotated[str, Field(min_length=1, max_length=64)]
Finite = Annotated[float, Field(allow_inf_nan=False)]
Positive = Annotated[float, Field(gt=0, le=1e6, allow_inf_nan=False)]
NotNegative = Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]


def _not_zero(number: float) -> float:
    if number == 0:
        raise PydanticCustomError("zero", "a number other than 0")
    return number


Scale = Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False), AfterValidator(_not_zero)]
"""Counts per unit, with the sign of the cell's wiring."""


def _in_enum_order(mapping: Mapping[Any, Any]) -> dict[Any, Any]:
    members: Any = type(next(iter(mapping))) if mapping else ()
    return {member: mapping[member] for member in members if member in mapping}


BY_ENUM = (WrapSerializer(lambda mapping, write: write(dict(mapping))), AfterValidator(_in_enum_order))
"""For a mapping by an enumeration: written from any mapping type, read in the order of the enumeration."""


class OwnJson:
    """Annotation for a value of a class with `to_json` and `from_json`: the file holds that JSON as an object."""

    def __get_pydantic_core_schema__(self, source: Any, _: GetCoreSchemaHandler) -> CoreSchema:
        return no_info_plain_validator_function(
            lambda data: source.from_json(json.dumps(data)),
            serialization=plain_serializer_function_ser_schema(lambda value: json.loads(value.to_json())),
        )


class AsPoint:
    """Annotation for a pair of coordinates from 0 to `largest`: the file holds an object with `x` and `y`."""

    def __init__(self, largest: int) -> None:
        self.largest = largest

    def __get_pydantic_core_schema__(self, source: Any, _: GetCoreSchemaHandler) -> CoreSchema:
        coordinate = typed_dict_field(int_schema(ge=0, le=self.largest))
        return no_info_after_validator_function(
            lambda point: (point["x"], point["y"]),
            typed_dict_schema({"x": coordinate, "y": coordinate}),
            serialization=plain_serializer_function_ser_schema(lambda point: {"x": point[0], "y": point[1]}),
        )
