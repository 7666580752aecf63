"""Each language says all that English says, with the same variables, and not in English."""

from pathlib import Path

import pytest
from tests.locale import key_use
from tests.locale.key_use import messages
from tests.locale.translations import allowed, faults

from palace_hub.locale.catalogue import FALLBACK_LANGUAGE, languages
from palace_hub.locale.limits import limit_in

OTHERS = [language for language in languages() if language != FALLBACK_LANGUAGE]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_complete_and_fits_the_code(language: str) -> None:
    found = sorted(faults(language))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_an_allowed_equal_is_still_equal(language: str) -> None:
    """Else the list would hide a later fault. What is allowed in any language may differ in some."""
    own = {key for key, reason in allowed("equal", language).items() if key not in allowed("equal", "")}
    texts = [
        {key: message for entries in messages(name).values() for key, message in entries.items()}
        for name in (FALLBACK_LANGUAGE, language)
    ]
    assert [key for key in sorted(own) if not texts[0][key].equals(texts[1].get(key), ignored_fields=["comment"])] == []


@pytest.mark.parametrize(
    ("before", "now", "fault"),
    [
        ("action-undo = Undo", "", "action-undo is missing"),
        ("action-undo = Undo", "action-undo = Undo", "action-undo is in English"),
        ("action-undo = Undo", "action-undo = Annuler\naction-undone = Annulé", "action-undone is unknown to English"),
        ("cells = { $n } cells", "cells = { $n } ou { $m }", "cells has variables that English has not: m"),
        ("cells = { $count } cells", "cells = cellules", "cells leaves out count"),
        ("say = Say\n  .do = Touch", "say = Dites", "say has the attributes [], English ['do']"),
        ("# limit: step\nstep = Build", "step = Construire", "step is for None, English for step"),
        ("metre = { $number } m", "metre = { $number } m", None),
        ("count = { $count } a", "count = { NUMBER($count) } à", "count uses NUMBER"),
    ],
)
def test_each_fault_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, now: str, fault: str | None
) -> None:
    for language, text in (("en", before), ("fr", now)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "screens.ftl").write_text(text + "\n")
    monkeypatch.setattr(key_use, "MESSAGES", tmp_path)
    messages.cache_clear()
    try:
        found = [line for line in faults("fr") if line.startswith("screens.ftl")]
    finally:
        messages.cache_clear()
    assert found == ([] if fault is None else [f"screens.ftl: {fault}"])


def test_english_names_only_places_that_exist() -> None:
    for entries in messages().values():
        for message in entries.values():
            limit_in(message.comment and message.comment.content)  # raises KeyError
