"""Every setting of the model is listed once, explained, and its schema takes what the model takes."""

from typing import Any

import pytest
from pydantic import BaseModel

from palace_hub.errors import BadConfig
from palace_hub.files.configuration import Config, config_of
from palace_hub.files.folders import config_path
from palace_hub.files.settings import explained, json_schema, settings, toml_text
from palace_hub.locale.catalogue import Catalogue, languages


def names_of(model: type[BaseModel], prefix: str = "") -> set[str]:
    names = set()
    for name, field in model.model_fields.items():
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            names |= names_of(inner, f"{name}.")
        else:
            names.add(prefix + name)
    return names


def test_every_setting_of_the_model_is_listed() -> None:
    listed = {"box" if setting.table == "box" else setting.key for setting in settings()}
    assert listed == names_of(Config)
    assert sum(setting.table == "box" for setting in settings()) == 6


@pytest.mark.parametrize("language", languages())
def test_every_setting_is_explained(language: str) -> None:
    catalogue = Catalogue(language)
    for setting in settings():
        assert "?" not in explained(setting, catalogue)
        assert bool(setting.default is None or setting.default == "") == bool(
            catalogue.attribute(setting.meaning, "default")
        ), setting.key


def test_the_defaults_are_those_of_the_model() -> None:
    lines = {"": [], "box": [], "sound": [], "web": [], "backup": [], "log": []}
    for setting in settings():
        if setting.default is not None:
            lines[setting.table].append(f"{setting.name} = {toml_text(setting.default)}")
    text = "".join("\n".join(([f"[{table}]"] if table else []) + rows) + "\n" for table, rows in lines.items())
    assert config_of(text, config_path()).model_copy(update={"box": {}}) == Config()


def matches(value: Any, rule: dict[str, Any]) -> bool:
    """As far as the rules of numbers and choices go."""
    return value in rule["enum"] if "enum" in rule else rule["minimum"] <= value <= rule["maximum"]


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("language", ["en", "zh", "xx", ""]),
        ("enter_by", ["plan", "facts", "draw"]),
        ("ground_map", [0, 1, 4, 5]),
        ("box.arch", [0, 1, 80, 81]),
        ("box.gold", [0, 1, 16, 17]),
        ("web.port", [-1, 0, 65535, 65536]),
        ("log.level", ["debug", "warning", "all"]),
    ],
)
def test_the_schema_takes_what_the_configuration_takes(key: str, values: list[Any]) -> None:
    *tables, name = key.split(".")
    rule: Any = json_schema(Catalogue())
    for part in (*tables, name):
        assert rule["additionalProperties"] is False
        rule = rule["properties"][part]
    for value in values:
        text = "".join(f"[{table}]\n" for table in tables) + f"{name} = {toml_text(value)}\n"
        try:
            config_of(text, config_path())
        except BadConfig:
            assert not matches(value, rule), value
        else:
            assert matches(value, rule), value
