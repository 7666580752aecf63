"""The page that says what a set still lacks, which faults it has, and how to play with it."""

from collections.abc import Sequence

from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.cards.faults import Fault
from palace_hub.card_sets.checking import Untyped, notes_on_sheet, untyped
from palace_hub.card_sets.draft import SetDraft
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.cards.fault_text import fault_text
from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.wording import Wording


def lacking(left: Untyped, catalogue: Catalogue, most_piles: int = len(PILES)) -> tuple[str, ...]:
    """What keeps a set from being played, one sentence a kind. The piles are named if they are at most `most_piles`."""
    say = catalogue.text_key
    lines = []
    named = 0 < len(left.piles) <= most_piles
    if left.cards:
        piles = catalogue.formats.joined(
            say("cards-lack-pile", colour=pile_colour(pile), cost=pile_cost(pile), count=count)
            for pile, count in left.piles
        )
        lines.append(say("cards-lack-cards", count=left.cards, piles=piles if named else "none"))
    if left.seats:
        seats = catalogue.formats.joined(map(str, left.seats))
        lines.append(say("cards-lack-boards", count=len(left.seats), seats=seats))
    return tuple(lines)


def check_page(name: str, draft: SetDraft, faults: Sequence[Fault], wording: Wording) -> PageView:
    """The page of the set with this name. `faults`: those of the files, without what is only not typed yet."""
    lines: list[PageLine] = []
    left = untyped(draft)
    missing = lacking(left, wording.catalogue)
    done = wording.symbols.done
    if missing:
        lines.append(PageLine(wording.say("cards-check-missing"), "plain", True))
        lines += [PageLine(f"  {line}", "caution") for line in missing]
    else:
        lines.append(PageLine(f"{done} {wording.say('cards-check-complete')}", "done", True))
    maps = wording.say("cards-check-maps", count=len(left.maps), maps=wording.joined(map(str, left.maps)) or "none")
    lines += [PageLine(""), PageLine(maps, "plain")]
    for number, sheet in enumerate(draft.sheets, start=1):
        lines += [
            PageLine(f"  {wording.say('cards-check-map', number=number, text=wording.message(note))}", "caution")
            for note in notes_on_sheet(sheet)
        ]
    lines.append(PageLine(""))
    if faults:
        lines.append(PageLine(wording.say("cards-check-faults", count=len(faults)), "alarm", True))
        lines += [
            PageLine(f"  {wording.symbols.alarm} {fault.field}: {fault_text(fault, wording.catalogue)}", "alarm")
            for fault in faults
        ]
    else:
        lines.append(PageLine(f"{done} {wording.say('cards-check-sound')}", "done"))
    if not missing:
        lines += [PageLine(""), PageLine(wording.say("cards-check-play", name=name), "plain", True)]
    return PageView(wording.say("cards-check-title"), tuple(lines))
