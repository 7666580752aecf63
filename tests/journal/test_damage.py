"""Stores as a failing card leaves them: no loss without a word, no refusal, no traceback.

Each damaged store is read, opened for writing, played on and read again by the slow reader.
"""

import random
from itertools import chain

import pytest
from tests.journal.oracle import read_slowly
from tests.journal.stores import (
    NAME,
    PAGE,
    PARTS,
    Store,
    page_of,
    played,
    put,
    replaced,
    sound_version_1,
    truth_of_version_1,
)
from tests.reliability.results import forms

from palace_hub.journal.opening import NoJournal
from palace_hub.journal.store import Journal


@pytest.fixture(scope="module")
def stores(quick_for_all):
    """The same games closed and as after kill -9, and a sound journal of version 1."""
    made = {}
    for name in ("closed", "killed"):
        (folder := quick_for_all / name).mkdir()
        made[name] = played(folder, closed=name == "closed")
    data = sound_version_1()
    made["version 1"] = Store({NAME: data}, [], truth_of_version_1(data, quick_for_all))
    return made


MARK = f"{NAME}-mark"


def check(folder, files, truth):
    """The faults of the journal with this damage: "" if there is none."""
    path = put(folder, files)
    try:
        with Journal.open(path, read_only=True) as journal:
            if silent := truth.silent(journal):
                return f"read only: {silent}"
    except NoJournal:  # said of an empty file and of an empty database
        if files.get(f"{NAME}-wal") or b"palace-hub journal" in files[NAME]:
            return "read only: a journal with something in it is said not to be there"
    with Journal.open(path) as journal:
        if silent := truth.silent(journal):
            return f"at the start: {silent}"
        kept = journal.salvaged
        if kept is not None and kept.kept is not None and kept.kept.read_bytes() != files.get(NAME, b""):
            return "the damaged file is not kept as it was"
        before = {head.id: list(journal.events(head.id)) for head in journal.games()}
        playing = journal.unfinished()
        if playing is not None:
            journal.append([("tray", 1.0, {"more": 1})], [1.0] * 6)
        else:
            journal.new_game({"players": []})
        after = {head.id: [event.body for event in journal.events(head.id)] for head in journal.games()}
    if read_slowly(path) != after:
        return "the slow reader reads something else"
    with Journal.open(path) as journal:
        if journal.salvaged is not None:
            return "the mended store is not whole"
        told = {head.id: head.loss for head in journal.games()}
        for game in before:
            if len(before[game]) < len(truth.games[game]) and told[game] is None:
                return f"game {game}: the loss is forgotten"
    return ""


def cases(store, rng, pages, bits, cuts):
    """(name, files) of damaged stores: of each kind as many as asked for; `pages` None: each page."""
    for name in PARTS:
        data = store.files.get(name, b"")
        numbers = range(-(-len(data) // PAGE))
        for page in numbers if pages is None else rng.sample(numbers, min(pages, len(numbers))):
            for kind, content in (
                ("earlier", store.previous(name, page)),
                ("zeros", bytes(PAGE)),
                ("noise", rng.randbytes(PAGE)),
            ):
                yield f"page {page} of {name}: {kind}", {**store.files, name: replaced(data, page, content)}
        share = len(data) / sum(map(len, store.files.values()))
        for _ in range(round(bits * share)):
            at, bit = rng.randrange(len(data)), rng.randrange(8)
            flipped = data[:at] + bytes([data[at] ^ (1 << bit)]) + data[at + 1 :]
            yield f"bit {bit} of byte {at} of {name}", {**store.files, name: flipped}
        for _ in range(round(cuts * share)):
            length = rng.randrange(len(data))
            yield f"{name} cut at {length}", {**store.files, name: data[:length]}


def mixtures(store, rng, count):
    """(name, files) of stores with one to three other faults each; never all files from an earlier moment."""
    for _ in range(count):
        files, names = dict(store.files), []
        for _ in range(rng.randint(1, 3)):
            name = rng.choice([name for name in files if files[name]] or [NAME])
            data = files.get(name, b"")
            if not data:
                break
            at, length = rng.randrange(len(data)), rng.choice((1, 16, 512, 3 * PAGE))
            sector = at // 512 * 512
            former = rng.choice(store.earlier).get(name, b"") if store.earlier else b""
            other = rng.randrange(-(-len(data) // PAGE))
            changed = {
                "burst": data[:at] + rng.randbytes(min(length, len(data) - at)) + data[at + length :],
                "earlier sector": data[:sector] + former[sector : sector + 512] + data[sector + 512 :],
                "page elsewhere": replaced(data, at // PAGE, page_of(data, other).ljust(PAGE, b"\0")),
                "noise behind": data + rng.randbytes(length),
                "shifted": data[:at] + data[at + length :],
                "earlier file": former,
                "gone": b"",
            }
            kinds = [kind for kind in changed if name != MARK or kind not in ("earlier file", "earlier sector")]
            kind = rng.choice(kinds)
            names.append(f"{kind} of {name} at {at} ({length})")
            files[name] = changed[kind]
            if kind == "gone" and name != NAME:
                del files[name]
        yield ", ".join(names), files


def sweep(folder, truth, damaged):
    tried, faults = 0, []
    for name, files in damaged:
        tried += 1
        try:
            fault = check(folder, files, truth)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
        if fault:
            faults.append(f"{name}: {fault}")
    return tried, faults


@pytest.mark.parametrize(
    ("kind", "with_mark"),
    [("closed", True), ("closed", False), ("killed", True), ("killed", False), ("version 1", False)],
)
@pytest.mark.parametrize("sizes", forms((2, 6, 3, 3), (None, 1000, 200, 500)))
def test_no_damage_is_silent(record, quick, stores, kind, with_mark, sizes):
    store = stores[kind]
    if not with_mark:
        files = {name: data for name, data in store.files.items() if name != f"{NAME}-mark"}
        store = Store(files, store.earlier, store.truth)
    rng, (*sizes, mixed) = random.Random(f"{kind} {with_mark}"), sizes
    tried, faults = sweep(quick, store.truth, chain(cases(store, rng, *sizes), mixtures(store, rng, mixed)))
    record(
        "D4",
        f"silent losses, refusals and tracebacks 0 ({kind}, {'with' if with_mark else 'without'} mark)",
        damaged=tried,
        faults=len(faults),
    )
    assert not faults, "\n".join(faults[:20])
