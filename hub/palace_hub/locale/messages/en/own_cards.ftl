### `palace cards`: the editor in which a family types the cards, boards and maps of its own box.

## Pages and keys

# limit: footer
cards-page-piles = Piles
# limit: footer
cards-page-cards = Cards
# limit: footer
cards-page-boards = Boards
# limit: footer
cards-page-maps = Maps
# limit: footer
cards-page-check = Check
cards-saved = saved
cards-unsaved = not saved yet
# limit: footer
cards-key-page = Page
# limit: footer
cards-key-undo = Undo
# limit: footer
cards-key-redo = Redo
# limit: footer
cards-key-next = Next
# limit: footer
cards-key-size = Size
# limit: footer
cards-key-clear = Clear
# limit: footer
cards-key-pile = Pile
# limit: footer
cards-key-erase = Erase
# limit: footer
cards-key-map = Map
# limit: footer
cards-key-leave = Leave
# limit: footer
cards-key-help = Help

## Words of a card

cards-piece-arch = arch
cards-piece-brick = brick
cards-piece-column = column
cards-piece-brick_or_arch = brick or arch
cards-bananas = { $count ->
    [one] banana
   *[other] bananas
}
cards-once = once
cards-each = each turn
# limit: here
cards-bananas-heading = Bananas: type the number
# limit: here
cards-once-heading = Once, when you buy it
# limit: here
cards-each-heading = Each turn
# limit: title
cards-kit-heading = Start kit
# limit: title
cards-card-title = Card { $number } of { $count }
cards-pile-title = Pile { $pile }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# limit: title
cards-board-title = Board { $seat }
# limit: action
cards-next = Next

## What to do

# limit: line
cards-piles-how = How many cards has each pile of your box? Count it, type the number, press Enter.
# limit: line
cards-piles-offer = The numbers here are those of the house set. All piles together have 67 cards.
cards-sum = { $total } of { $all } cards
# limit: line
cards-boards-how = Type the start kit by its letters, then Enter, then what the board prints for each turn.
# limit: explanation
cards-maps-how = l, d, g: a knob, and on. Full stop: none. Enter: the next row. ?: all keys.
cards-progress = { $typed } of { $all } cards are typed.
# limit: line
cards-cards-how = { $typed } of { $all } typed. Digits: bananas (b). Letters: one symbol each. Enter: the next card.
cards-progress-boards = { $typed } of { $all } boards are typed.

## Maps

# limit: tray
cards-paint-l = light
# limit: tray
cards-paint-d = dark
# limit: tray
cards-paint-g = gold
# limit: tray
cards-paint-closed = closed
# limit: tray
cards-paint-nothing = none
# limit: action
cards-tool-staircase = staircase
# limit: action
cards-tool-mirror = mirror across
# limit: action
cards-tool-mirror-down = mirror down
# limit: action
cards-tool-repeat = fill the row
# limit: action
cards-tool-repeat-row = copy the row down
cards-map-at = Stud { $x } from the left, { $y } from the near edge.
cards-map-knobs = { $count ->
    [one] 1 open knob.
   *[other] { $count } open knobs.
}
cards-map-use = Maps finished: { $count } of { $all }. Until all are, games use the house maps.
cards-feet-bare = { $count ->
    [one] A knob below the staircase is not painted: paint it where a ? stands.
   *[other] { $count } knobs below the staircase are not painted: paint them where a ? stands.
}
cards-knobs-outside = { $count ->
    [one] The knob marked ! is out of reach: count in threes from the staircase.
   *[other] { $count } knobs marked ! are out of reach: count in threes from the staircase.
}
cards-no-staircase-yet = The map has no starting staircase yet: go to its first foot and press s.
cards-map-used = All maps are finished: games use them.

## Answers to a key

cards-no-key = This key does nothing here. ? shows the keys.
cards-no-size = A pile has at most { $most } cards. Type 0 to { $most }.
cards-pile-typed = { $count ->
    [one] 1 card of this pile is typed. Clear it first, or use + for a larger pile.
   *[other] { $count } cards of this pile are typed. Clear some first, or use + for a larger pile.
}
cards-pile-empty = This pile has no card. Each pile has at least one.
cards-sum-wrong = The piles have { $total } cards together; a box has { $all }. Count the piles again.
cards-no-bananas = { $found } bananas are too many: 0 to { $most }. Look at the card again.
cards-most-symbols = A delivery has at most { $most } of a kind. Look at the card again.
cards-nothing-left = There is nothing left to take away here.
cards-bananas-first = Type the bananas first; 0 if the card shows none.
cards-some-left = Some cards are not typed yet: here is the first.
cards-all-typed = All { $count } cards are typed. Now the four player boards.
cards-kit-is-pieces = A start kit is arches, bricks and columns. This key is for deliveries.
cards-kit-first = Type the start kit of board { $seat } first: it is on the back of the board.
cards-delivery-first = Board { $seat } prints a delivery for each turn. Type it first.
cards-edge = Here the sheet ends.
cards-row-done = Next row.
cards-last-row = This was the last row.
cards-no-staircase = The starting staircase does not fit from here: it needs six studs of room.
cards-undone = Undone. y does it again.
cards-redone = Done again.
cards-nothing-to-undo = There is nothing to undo.
cards-nothing-to-redo = There is nothing to do again.
cards-more-faults = and { $count } more
cards-not-kept = The set { $name } is not saved: { $what }. Make room in { $folder }; the hub tries again after the next card.
cards-leave-unsaved = The set cannot be saved. Press Ctrl+Q again to leave and lose the last changes.

## The check

cards-check-title = Is the set complete?
cards-check-missing = Still missing, before you can play with this set:
cards-check-complete = All cards and boards are typed.
cards-check-maps = { $count ->
    [0] All four maps are finished: games use them.
    [one] Map { $maps } is not finished: until it is, games use the house maps.
   *[other] Maps { $maps } are not finished: until they are, games use the house maps.
}
cards-check-faults = { $count ->
    [one] One thing cannot be right:
   *[other] { $count } things cannot be right:
}
cards-check-map = Map { $number }: { $text }
cards-check-sound = Nothing that you typed breaks a rule.
cards-check-play = Play with it: palace play --set { $name }
cards-lack-pile = { $count } of { $colour ->
    [multi] any { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
cards-lack-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $piles ->
    [none] { "" }
   *[other] { ": " }{ $piles }
}
cards-lack-boards = { $count ->
    [one] board { $seats }
   *[other] boards { $seats }
}

## Help

cards-help-title = Keys of this page
cards-help-close = Any key goes back.
cards-help-sizes = 0 to 9: the number of cards in the pile that is marked. Enter: the next pile.
cards-help-rows = Up, Down: another pile. Left, Right or - and +: one fewer, one more.
cards-help-digits = 0 to 9: the number in the line that is marked; first, that is the bananas.
cards-help-once = e: one brick or arch, k: one column, when you buy the card.
cards-help-each = a: one arch, b: one brick, each turn.
cards-help-capitals = K: one column, E: one brick or arch, each turn. Few cards have them.
cards-help-next = Enter: the next card. The one before is saved then.
cards-help-lines = Up, Down: another line. - and +: one fewer, one more. Backspace: take back.
cards-help-walk = Left, Right: the card before or after. PgUp, PgDn: another pile.
cards-help-clear = Del: clear the card.
cards-help-board = a: one arch, b: one brick, k: one column, e: one brick or arch.
cards-help-board-next = Enter: from the start kit to the delivery of each turn, then to the next board.
cards-help-board-walk = Left, Right: the board before or after. Del: clear the board.
cards-help-paint = l, d, g: a light green, dark green or golden knob; full stop: none; x: closed.
cards-help-map-next = Enter: the next row of knobs. 1 to 4: another map.
cards-help-arrows = Arrows: three studs on; with Shift: one. Backspace: one back. Del: erase.
cards-help-staircase = s: the starting staircase begins here. Again: it turns.
cards-help-mirror = m: the left half mirrored to the right. v: the upper half mirrored down.
cards-help-repeat = r: this knob on to the end of the row. R: this row on down the sheet.
cards-help-undo = u: undo, as often as you like. y: do it again.
cards-help-pages = Tab, Shift+Tab: another page.
cards-help-leave = t: light or dark. Ctrl+Q: leave; all that you typed is kept.

## The command line

cli-cards = Types the cards, boards and maps of your own box. You can stop and go on later.
cli-cards-words = NAME opens a set (the only one if left out); "export NAME FILE" writes it to a file, "import FILE" reads one, "import FILE NAME" under another name
cli-cards-last-good = opens the last good copy of a damaged set
cli-cards-usage = Use "palace cards", "palace cards NAME", "palace cards export NAME FILE" or "palace cards import FILE NAME" (NAME may be left out).
cards-bad-name = { $name } cannot be the name of a set. Use up to 24 of a to z, 0 to 9, - and _; not house, export or import. For a file: palace cards import FILE NAME
cards-which = You have several sets. Open one with "palace cards NAME":
cards-one-of = { $name }: { $typed } of { $all } cards, { $boards } of 4 boards
cards-one-damaged = { $name }: damaged
cards-damaged = The set { $name } cannot be opened: { $text }{ $copy ->
    [yes] {" "}Its last good copy is kept: palace cards { $name } --last-good
   *[no] {" "}Correct the line, or move the folder { $folder } away.
}
cards-not-complete = The card set { $name } is not complete: { $missing }. Type in the rest: palace cards { $name }
cards-no-set = There is no card set { $name }. Yours: { $known }
cards-exported = The set { $name } is in { $file }.
cards-imported = The set is yours now as { $name }: { $typed } of { $all } cards, { $boards } of 4 boards. Open it: palace cards { $name }
cards-exists = You have a set { $name } already. Give the other one a name of its own: palace cards import { $file } NAME
cards-file-exists = { $file } exists already. Name another file.
cards-not-a-set = { $file } is not a card set. { $text ->
    [none] {""}
   *[other] { $text }{" "}
}A set is a file of "palace cards export", or a folder with cards.toml.
