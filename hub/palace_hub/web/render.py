"""HTML from view models: Jinja templates, with everything escaped that is not markup of our own."""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("palace_hub.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["hand_arguments"] = hand_arguments
    return environment


def render(template: str, **values: Any) -> str:
    """The text of a template."""
    return _environment().get_template(template).render(**values)


def hand_arguments(action: str) -> list[str | int]:
    """The arguments of a button beside the plan, from the action as views write it: `put('arch')`, `arrow(1, 0)`."""
    name, _, inside = action.partition("(")
    parts = [part.strip() for part in inside.rstrip(")").split(",") if part.strip()]
    return [name, *(part.strip("'") if part.startswith("'") else int(part) for part in parts)]
