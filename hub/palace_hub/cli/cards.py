"""`palace cards`: types the cards, boards and maps of the user's own box; writes a set to a file and reads one."""

import argparse
import dataclasses
import os
import sys
from pathlib import Path

from monkey_palace.cards.deck_format import CARDS
from palace_hub.card_sets.archive import NotASet, read_archive, write_archive
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.entry.editor import SetEditor
from palace_hub.card_sets.folder import (
    SetDamaged,
    SetFolder,
    is_set_name,
    named_set,
    require_name,
    set_names,
)
from palace_hub.card_sets.shelf import FIRST_NAME
from palace_hub.cli.output_files import CannotWrite, require_file
from palace_hub.cli.screen import require_terminal, run_app
from palace_hub.errors import UsageFault, WrongUsage
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.cards.fault_text import fault_sentence


class NoSuchSet(UsageFault):
    """The user has no set of this name."""

    key = "cards-no-set"


class SetExists(UsageFault):
    """The user has a set of this name already."""

    key = "cards-exists"


def cards(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the user left, or after the file was written or read."""
    try:
        match arguments.words:
            case ["export", name, file]:
                return _export(name, Path(file), catalogue)
            case ["import", file]:
                return _import(Path(file), "", catalogue)
            case ["import", file, name]:
                return _import(Path(file), require_name(name), catalogue)
            case [name] if name not in ("export", "import"):
                return _edit(require_name(name), arguments.last_good, catalogue)
            case []:
                return _edit_only(arguments.last_good, catalogue)
    except SetDamaged as error:
        print(_damage(error, catalogue), file=sys.stderr)
        return 1
    except NotASet as error:
        text = "none" if error.fault is None else fault_sentence(error.fault, catalogue)
        print(catalogue.text_key("cards-not-a-set", file=str(error.params["file"]), text=text), file=sys.stderr)
        return 1
    raise WrongUsage(catalogue.text_key("cli-cards-usage"))


def _damage(error: SetDamaged, catalogue: Catalogue) -> str:
    return catalogue.text_key("cards-damaged", **error.params, text=fault_sentence(error.fault, catalogue))


def _edit_only(last_good: bool, catalogue: Catalogue) -> int:
    """Opens the only set, or a new one; lists them if there are several."""
    names = set_names()
    if len(names) <= 1:
        return _edit(names[0] if names else FIRST_NAME, last_good, catalogue)
    print(catalogue.text_key("cards-which"), file=sys.stderr)
    for name in names:
        try:
            draft = SetFolder.of(name).open()
        except SetDamaged:
            print(f"  {catalogue.text_key('cards-one-damaged', name=name)}", file=sys.stderr)
        else:
            print(f"  {catalogue.text_key('cards-one-of', name=name, **_progress(draft))}", file=sys.stderr)
    return 2


def _progress(draft: SetDraft) -> dict[str, int]:
    return {"typed": draft.typed_cards, "all": CARDS, "boards": draft.typed_boards}


def _edit(name: str, last_good: bool, catalogue: Catalogue) -> int:
    folder = SetFolder.of(name)
    draft = folder.open(last_good=last_good)
    require_terminal()
    if last_good:
        folder.save(draft)
    from palace_hub.tui.editor.cards_app import CardsApp  # a command without a screen never loads Textual

    editor = SetEditor(folder, draft)
    app = CardsApp(editor, catalogue=catalogue)
    try:
        run_app(app)
    finally:
        editor.save()  # also what was typed before a signal or a fault ended the screen
    if app.fault is not None:
        raise app.fault
    return 0


def _export(name: str, file: Path, catalogue: Catalogue) -> int:
    if named_set(require_name(name)) is None:
        raise NoSuchSet(f"there is no set {name}", name=name, known=", ".join(set_names()) or "-")
    if os.path.lexists(file):
        raise CannotWrite("cards-file-exists", "export", file)
    require_file(file, "export")
    write_archive(file, SetFolder.of(name).open())
    print(catalogue.text_key("cards-exported", name=name, file=str(file)))
    return 0


def _import(file: Path, name: str, catalogue: Catalogue) -> int:
    """`name` "": the set's own name, or else that of the file."""
    draft = read_archive(file)
    if name:
        draft = dataclasses.replace(draft, name=name)
    else:
        name = draft.name if is_set_name(draft.name) else file.stem.lower()
    folder = SetFolder.of(name)
    if folder.folder.exists():
        raise SetExists(f"there is a set {name}", name=name, file=str(file))
    folder.save(draft)
    print(catalogue.text_key("cards-imported", name=name, **_progress(draft)))
    return 0
