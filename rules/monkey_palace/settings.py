"""The table settings (R10.1-10.12): rules that differ between editions or tables. Defaults come first."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from monkey_palace.errors import BadSettings

FrogPlace = Literal["lowest_open_knob", "lowest_arch", "lowest_end"]


class Settings(BaseModel):
    """One value for each row of R10. `figure_blocks`, `voluntary_pass` and `frog_place` need a known palace."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    short_delivery: Literal["take_what_is_left", "take_none_of_that_type"] = "take_what_is_left"  # R10.1
    butterfly_tallest_of: Literal["any_colour", "own_colour"] = "any_colour"  # R10.2
    highest_tie_earns_credit: bool = False  # R10.3
    bonus_counts: Literal["placed_this_turn", "whole_pile"] = "placed_this_turn"  # R10.4
    figure_blocks: Literal["others", "everyone"] = "others"  # R10.5
    choice_avoids_shortage: bool = True  # R10.6
    decoration_out: Literal["any_colour_scores_none", "skip"] = "any_colour_scores_none"  # R10.7
    frog_column_can_trigger_end: bool = False  # R10.8
    voluntary_pass: bool = False  # R10.9
    stack_new_cards: Literal["free", "on_each_other"] = "free"  # R10.10
    running_score: Literal["shown", "at_end"] = "shown"  # R10.11
    # Newer than some kept records: left out of the JSON at its default, so that their hashes stay.
    frog_place: FrogPlace = Field(
        default="lowest_open_knob", exclude_if=lambda place: place == "lowest_open_knob"
    )  # R10.12


RULE_OF: Final[Mapping[str, str]] = MappingProxyType(
    {name: f"10.{number}" for number, name in enumerate(Settings.model_fields, start=1)}
)
"""Each setting's rule number, in the order of R10."""

EDITIONS: Final[Mapping[str, Settings]] = MappingProxyType(
    {
        "zh": Settings(running_score="at_end", frog_place="lowest_arch"),
        "it": Settings(running_score="at_end", frog_place="lowest_arch"),
        "fr": Settings(running_score="at_end", frog_place="lowest_end", butterfly_tallest_of="own_colour"),
        "pt": Settings(running_score="at_end", stack_new_cards="on_each_other"),
        "en": Settings(running_score="at_end", frog_column_can_trigger_end=True),
    }
)
"""The presets of the editions (end of R10)."""


def preset(edition: str) -> Settings:
    """The settings of an edition: zh, it, fr, pt or en. Raises `BadSettings` for any other name."""
    if edition not in EDITIONS:
        raise BadSettings("edition", f"one of {', '.join(EDITIONS)}", edition)
    return EDITIONS[edition]


def allowed_values(name: str) -> tuple[str | bool, ...]:
    """The allowed values of a setting, the default first."""
    annotation = Settings.model_fields[name].annotation
    if annotation is bool:
        default = bool(Settings.model_fields[name].default)
        return (default, not default)
    return get_args(annotation)


def parse_settings(given: Mapping[str, object], edition: Settings | None = None) -> Settings:
    """Settings from names and values; all others come from `edition` (None: the defaults).

    Raises `BadSettings` naming the first fault.
    """
    for name, value in given.items():
        if name not in Settings.model_fields:
            raise BadSettings(str(name), f"one of {', '.join(Settings.model_fields)}", str(name))
        allowed = allowed_values(name)
        if not any(value is choice if isinstance(choice, bool) else value == choice for choice in allowed):
            raise BadSettings(name, f"one of {', '.join(str(choice).lower() for choice in allowed)}", str(value))
    try:
        return Settings.model_validate({**(edition or Settings()).model_dump(), **given})
    except ValidationError as error:  # pragma: no cover - the loop above names every fault first
        raise BadSettings("settings", "settings of R10", str(error.error_count())) from None
