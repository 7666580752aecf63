"""The settings of `palace.toml` one by one, and their JSON Schema: both come from the model of the configuration."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import NullableSchema

from palace_hub.files.configuration import Config
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the configuration."""

    key: str
    """As the command line names it: `ground_map`, `web.port`."""
    default: Any
    """Its value in a file without the line; None: no value is like having no line."""
    rule: Mapping[str, Any]
    """JSON Schema of its value."""

    @property
    def table(self) -> str:
        """The table in which it stands; "": above the tables."""
        return self.key.rpartition(".")[0]

    @property
    def name(self) -> str:
        return self.key.rpartition(".")[2]

    @property
    def meaning(self) -> Message:
        """The sentence that explains it. Its attribute `.default` explains a default that is no value."""
        if self.table == "box":
            return Message("setting-box-piece", {})
        return Message("setting-" + self.key.replace(".", "-").replace("_", "-"), {})


def table_meaning(table: str) -> Message:
    """The sentence that explains a table."""
    return Message(f"settings-{table}", {})


def toml_text(value: Any) -> str:
    """A value as a file has it: true or false, a whole number, a text or a list of texts."""
    return json.dumps(str(value) if isinstance(value, str) else value, ensure_ascii=False)


class _WithoutNull(GenerateJsonSchema):
    """TOML has no null: a setting without a value has no line."""

    def nullable_schema(self, schema: NullableSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])


@cache
def settings() -> tuple[Setting, ...]:
    """All settings in the order of a file: first those above the tables."""
    model = Config.model_json_schema(schema_generator=_WithoutNull)
    found = [*_settings(model, model, "")]
    return tuple(sorted(found, key=lambda setting: setting.table != ""))


def _settings(rules: Mapping[str, Any], model: Mapping[str, Any], prefix: str) -> Iterator[Setting]:
    for name, rule in rules["properties"].items():
        inner = model["$defs"][rule["$ref"].rpartition("/")[2]] if "$ref" in rule else rule
        if "properties" in inner:
            yield from _settings(inner, model, f"{name}.")
        else:
            own = {key: value for key, value in rule.items() if key not in ("title", "default")}
            yield Setting(prefix + name, rule.get("default"), own)


def json_schema(catalogue: Catalogue) -> dict[str, Any]:
    """The schema with which an editor checks a file and explains its settings in the catalogue's language."""
    top = _object(catalogue.text_key("settings-file"))
    for setting in settings():
        place = top
        if setting.table:
            place = top["properties"].setdefault(setting.table, _object(catalogue.text(table_meaning(setting.table))))
        rule = dict(setting.rule) | {"description": explained(setting, catalogue)}
        if setting.default is not None:
            rule["default"] = setting.default
        place["properties"][setting.name] = rule
    return {"$schema": DIALECT, "title": "palace.toml"} | top


def explained(setting: Setting, catalogue: Catalogue) -> str:
    """The meaning of a setting, with a default that is no value."""
    default = catalogue.attribute(setting.meaning, "default")
    return " ".join(filter(None, (catalogue.text(setting.meaning), default)))


def _object(description: str) -> dict[str, Any]:
    return {"type": "object", "description": description, "additionalProperties": False, "properties": {}}
