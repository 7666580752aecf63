"""Reference pages that are written from the program itself: the man page and the table of settings.

`python -m palace_release.reference docs/configuration.md build/man/palace.1` writes both.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from palace_hub.cli.parser import command_parser
from palace_hub.files.settings import Setting, explained, settings, table_meaning, toml_text
from palace_hub.locale.catalogue import Catalogue

SETTINGS_HEAD: Final = """\
# Settings

Your settings stand in `palace.toml`. Every line is optional. The hub reads the file when it starts.
`palace config path` prints where it is: `~/.config/palace-hub/palace.toml`, or `/etc/palace-hub/table/palace.toml` for
an installed table.

    palace config show                       # every setting with its meaning and your value
    palace config set web.enabled true       # your comments and the order of the lines stay
    palace config set web.hosts palace.local table.home
    palace config set web.enabled --default  # removes the line
    palace config schema > palace.schema.json

A wrong value changes nothing: the command says what is wrong and what to write instead. An editor can check the file,
too: save the schema beside it and begin `palace.toml` with `#:schema ./palace.schema.json`.

On the command line, a setting below a line such as `[web]` has that name before it: `web.port`.

`make reference` writes this page from the program.
"""
COLUMNS: Final = "| setting | default | values | meaning |\n|---|---|---|---|"


def settings_page(catalogue: Catalogue) -> str:
    """`docs/configuration.md`: every setting with its default, its values and its meaning."""
    parts = [SETTINGS_HEAD]
    for table, members in groupby(settings(), lambda setting: setting.table):
        head = f"## `[{table}]`\n\n{catalogue.text(table_meaning(table))}" if table else "## Above the tables"
        rows = "\n".join(_row(setting, catalogue) for setting in members)
        parts.append(f"{head}\n\n{COLUMNS}\n{rows}\n")
    return "\n".join(parts)


def _row(setting: Setting, catalogue: Catalogue) -> str:
    default = "" if setting.default is None else f"`{toml_text(setting.default)}`"
    return f"| `{setting.name}` | {default} | {_values(setting.rule)} | {explained(setting, catalogue)} |"


def _values(rule: Mapping[str, Any]) -> str:
    """What a value may be, in words."""
    if "enum" in rule:
        return ", ".join(f"`{toml_text(value)}`" for value in rule["enum"])
    match rule["type"]:
        case "boolean":
            return "`true`, `false`"
        case "integer":
            return f"whole number from {rule['minimum']} to {rule['maximum']}"
        case "array":
            return "list of texts"
    return "address" if "anyOf" in rule else "path" if rule.get("format") == "path" else "text"


def man_page(catalogue: Catalogue) -> str:
    """The manual of `palace` for `man`: every command with its options."""
    parser = command_parser(catalogue)
    about = _roff(parser.description or "")
    lines = [
        f'.TH PALACE 1 "" "palace-hub {version("palace-hub")}" "User Commands"',
        *(".SH NAME", rf"palace \- {about}"),
        *(".SH SYNOPSIS", r".B palace", r"[\fIoptions\fR] \fIcommand\fR ..."),
        *(".SH OPTIONS", *_options(parser)),
        *(".SH COMMANDS", *_commands(parser)),
        *(".SH FILES", ".TP", ".I palace.toml"),
        r"\(lqpalace config path\(rq prints where it is, \(lqpalace config show\(rq explains every setting.",
    ]
    return "\n".join(lines) + "\n"


def _commands(parser: argparse.ArgumentParser) -> Iterator[str]:
    """A part for each command, and for each command below it."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield f".SS {_roff(command.prog)}"
                yield _roff(command.description or "")
                yield from _options(command)
                yield from _commands(command)


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """An entry for each option and argument but `--help`."""
    words = parser._get_formatter()
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            yield ".TP"
            yield rf"\fB{_roff(words._format_action_invocation(action))}\fR"
            yield _roff(words._expand_help(action) if action.help else "")


def _roff(text: str) -> str:
    """The text as roff reads it: hyphens that can be copied, and no line that begins with a command."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^(?=[.'])", r"\&", text, flags=re.MULTILINE)


if __name__ == "__main__":
    for name, page in zip(sys.argv[1:], (settings_page(Catalogue()), man_page(Catalogue())), strict=True):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(page, encoding="utf-8")
        print(name)
