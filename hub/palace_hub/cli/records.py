"""`palace replay` and `palace record`: recompute a record; write one out of the journal."""

import json
import sys
from pathlib import Path

from palace_hub.files.configuration import load_config
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import record
from palace_hub.run import resense as recordings


def replay(path: Path, as_json: bool, catalogue: Catalogue) -> int:
    """0 where the record leads to the state hash that it names, 1 where it does not."""
    found = recordings.recompute(path) if recordings.is_recording(path) else record.replay(path)
    state = found.game.state
    if as_json:
        print(
            json.dumps(
                {
                    "events": found.events,
                    "commands": found.commands,
                    "state_hash": found.state_hash,
                    "expected": found.expected,
                    "intact": found.intact,
                    "same": found.same,
                    "ended": state.ended,
                    "scores": [sheet.total for sheet in found.game.score()],
                },
                sort_keys=True,
            )
        )
        return 0 if found.same else 1
    for player, sheet in zip(state.players, found.game.score(), strict=True):
        print(catalogue.text_key("replay-player", name=player.name, total=sheet.total))
    if found.same:
        print(catalogue.text_key("replay-same", events=found.events, hash=found.state_hash))
        return 0
    if not found.intact and found.expected == found.state_hash:
        print(catalogue.text_key("replay-broken-seal"), file=sys.stderr)
        return 1
    print(catalogue.text_key("replay-differs", expected=found.expected or "-", got=found.state_hash), file=sys.stderr)
    return 1


def resense(path: Path, as_json: bool, catalogue: Catalogue) -> int:
    """Judge a recording's raw frames again: 0 where every event comes again, 1 where one does not."""
    found = recordings.resense(path)
    if as_json:
        print(json.dumps(found.as_json(), sort_keys=True))
        return 0 if found.same else 1
    say = catalogue.text_key
    print(say("resense-read", turns=found.turns, minutes=f"{found.seconds / 60:.1f}", events=found.events))
    for key, events in (("resense-missing", found.missing), ("resense-new", found.new)):
        for event in events:
            what = json.dumps({name: value for name, value in event.items() if name != "t"}, sort_keys=True)
            print(say(key, t=f"{event['t']:.2f}", what=what))
    if not found.whole:
        print(say("resense-cut-short"), file=sys.stderr)
    if found.same:
        print(say("resense-same", hash=found.state_hash))
        return 0
    if found.first_difference is not None:
        print(say("resense-differs", t=f"{found.first_difference:.2f}"), file=sys.stderr)
    if found.whole and found.state_hash != found.expected:
        print(say("replay-differs", expected=found.expected or "-", got=found.state_hash or "-"), file=sys.stderr)
    return 1


def export(game: int | None, to: Path | None, journal: Path | None, catalogue: Catalogue) -> int:
    """Write the record of a kept game to a file, or to standard output."""
    path = journal or load_config().journal
    with Journal.open(path, read_only=True) as kept:
        if to is not None:
            count = record.write(kept, to, game)
            print(catalogue.text_key("record-written", file=str(to), count=count))
        else:
            for row in record.lines(kept, game):
                print(row)
    return 0
