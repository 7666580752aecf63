"""`palace replay` and `palace record`: recompute a game's record, and write one from the journal."""

import json
import sys
from pathlib import Path

from palace_hub.cli.output_files import require_file
from palace_hub.files.configuration import load_config
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import decimal
from palace_hub.referee import record
from palace_hub.run import resense as recordings


def replay(path: Path, as_json: bool, catalogue: Catalogue) -> int:
    """Exit code 0 if the record's commands lead to the state hash that it states, otherwise 1."""
    result = recordings.recompute(path) if recordings.is_recording(path) else record.replay(path)
    state = result.game.state
    if as_json:
        print(
            json.dumps(
                {
                    "events": result.events,
                    "commands": result.commands,
                    "state_hash": result.state_hash,
                    "expected": result.expected,
                    "intact": result.intact,
                    "same": result.same,
                    "ended": state.ended,
                    "scores": [sheet.total for sheet in result.game.score()],
                },
                sort_keys=True,
            )
        )
        return 0 if result.same else 1
    for player, sheet in zip(state.players, result.game.score(), strict=True):
        print(catalogue.text_key("replay-player", name=player.name, total=sheet.total))
    if result.same:
        print(catalogue.text_key("replay-same", events=result.events, hash=result.state_hash))
        return 0
    if not result.intact and result.expected == result.state_hash:
        print(catalogue.text_key("replay-broken-seal"), file=sys.stderr)
        return 1
    print(catalogue.text_key("replay-differs", expected=result.expected or "-", got=result.state_hash), file=sys.stderr)
    return 1


def resense(path: Path, as_json: bool, catalogue: Catalogue) -> int:
    """Run the sensing again on a recording's raw frames. Exit code 0 if every event is the same, otherwise 1."""
    result = recordings.resense(path)
    if as_json:
        print(json.dumps(result.as_json(), sort_keys=True))
        return 0 if result.same else 1
    say = catalogue.text_key
    print(say("resense-read", turns=result.turns, minutes=decimal(result.seconds / 60, 1), events=result.events))
    for key, events in (("resense-missing", result.missing), ("resense-new", result.new)):
        for event in events:
            what = json.dumps({name: value for name, value in event.items() if name != "t"}, sort_keys=True)
            print(say(key, t=decimal(event["t"], 2), what=what))
    if not result.whole:
        print(say("resense-cut-short"), file=sys.stderr)
    if result.same:
        print(say("resense-same", hash=result.state_hash))
        return 0
    if result.first_difference is not None:
        print(say("resense-differs", t=decimal(result.first_difference, 2)), file=sys.stderr)
    if result.whole and result.state_hash != result.expected:
        print(say("replay-differs", expected=result.expected or "-", got=result.state_hash or "-"), file=sys.stderr)
    return 1


def export(game: int | None, to: Path | None, journal: Path | None, catalogue: Catalogue) -> int:
    """Write the record of a game in the journal to a file, or to standard output. Exit code 0.

    What damage took of the game is said on standard error.
    """
    require_file(to, "--to")
    path = journal or load_config().journal
    with Journal.open(path, read_only=True) as store:
        if to is not None:
            count = record.write(store, to, game)
            print(catalogue.text_key("record-written", file=str(to), count=count))
        else:
            for row in record.lines(store, game):
                print(row)
        head = store.head(game)
        if store.salvaged is not None and not store.salvaged.version:
            print(catalogue.text_key("record-journal-damaged", file=str(path)), file=sys.stderr)
        if (loss := head.loss) is not None:
            told = catalogue.text_key("record-lost", lost=loss.events, event=loss.after, state=str(loss.state))
            print(told, file=sys.stderr)
    return 0
