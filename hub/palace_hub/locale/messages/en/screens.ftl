### The texts of the screens. `# limit: PLACE` names the place that bounds a text (palace_hub.locale.limits).

outside = { $text }
word-yes = yes
word-no = no

banner-house-cards = HOUSE CARDS - not the cards of the printed game
# limit: line
too-small = This window is too small: at least { $columns } x { $rows } is needed.
banner-simulated-last = SIMULATED - { $text }
# limit: line
last-round = LAST ROUND: { $name } found too few pieces (rule 8.2)
# limit: line
last-round-shortage = LAST ROUND: { $name } found { $found } of { $wanted } { NOUN($piece, $wanted) } (rule 8.2)

## The hands over a simulated tray

hands-title = Your hands
# limit: tray
hands-all-six = ALL SIX
# limit: tile-reason
hands-pieces = { $outside ->
    [0] { $inside }
   *[other] { $inside } ({ $outside } out)
}
# limit: footer
hands-amount = by { $count }
# limit: footer
hands-all = all
# limit: footer
hands-take = Take out
# limit: footer
hands-put = Put in
# limit: footer
hands-press = Press
# limit: tile-reason
hands-spill = Spill to { $sign }

## The step rail

# limit: step
step-1 = Build
# limit: step
step-2 = Decorate
# limit: step
step-3 = Credits
# limit: step
step-4 = Cards
# limit: step
step-5 = One-time
# limit: step
step-6 = Recurring
# limit: step
step-7 = Bonus
# limit: step
step-8 = Trophies
# limit: step-short
step-short-1 = Build
# limit: step-short
step-short-2 = Decor
# limit: step-short
step-short-3 = Credits
# limit: step-short
step-short-4 = Cards
# limit: step-short
step-short-5 = Once
# limit: step-short
step-short-6 = Each
# limit: step-short
step-short-7 = Bonus
# limit: step-short
step-short-8 = Trophy

## The head: a sentence and its explanation

# limit: headline
head-no-game = New game
# limit: explanation
explain-no-game = Whoever last ate a banana goes first (rule 2.1). Enter goes to the next name; the last Enter starts the game.
# limit: headline
head-calibrate-empty = Empty the tray
# limit: explanation
explain-calibrate-empty = Take every piece out of the six compartments, then press Enter. The hub weighs the empty cups first.
# limit: headline
head-calibrate-full = Fill the tray
# limit: explanation
explain-calibrate-full = Put in the whole box: 80 arches, 80 bricks, 16 columns and 16 decorations of each colour. Then press Enter.
# limit: headline
head-resume = Game not finished
# limit: explanation
explain-resume = Resume this game, or put it aside and start a new one? Either way, nothing is lost.
# limit: headline
head-setup-done = Ready to play
# limit: explanation
explain-setup-done = Kits and starting staircase are out. Put the monkey on its trophy card.
# limit: headline
head-setup = Lay out the kits
# limit: explanation
explain-setup-typed = Take out the kits, and 2 arches, 1 brick and 1 gold for the starting staircase (rule 2.2). Then press Enter.
# limit: explanation
explain-setup-back = You took too much for the set-up (rule 2.2): put it back. If it is lost: More (o), keep the tray as it is.
# limit: headline
head-start = Starting staircase
# limit: explanation
explain-start = The plate sees { $seen } of its { $of } pieces (rule 2.2). Next, put the { NOUN($piece, 1) } where the plan is lit.
# limit: explanation
explain-start-extra = The { NOUN($piece, 1) } where the plan is lit is not part of the starting staircase: take it off (rule 2.2).
# limit: explanation
explain-ground-none = The plate has not felt a ground map since its set-up (rule 2.2). If none lies there, lay one on it before you build.
# limit: explanation
explain-ground-aside = The ground map lies { $mm } mm too far { $side ->
    [e] east
    [ne] north-east
    [n] north
    [nw] north-west
    [w] west
    [sw] south-west
    [s] south
   *[se] south-east
} (rule 2.2): it belongs in the middle of the plate.
# limit: explanation
explain-ground-corner = { $count ->
    [one] The ground map has one corner brick too few (rule 2.2): it lacks the { $corner ->
        [ne] north-east
        [se] south-east
        [sw] south-west
       *[nw] north-west
    } one.
    [4] The ground map has no corner brick yet (rule 2.2).
   *[other] The ground map has { $count } corner bricks too few (rule 2.2): one is missing in the { $corner ->
        [ne] north-east
        [se] south-east
        [sw] south-west
       *[nw] north-west
    }.
}
# limit: headline
head-take-out = Take { $count } { SHORT($piece, $count) } out
# limit: explanation
explain-setup = The kits, and 2 arches, 1 brick and 1 gold for the starting staircase (rule 2.2). The game goes on by itself.
# limit: headline
head-cards-check = Look at your cards
# limit: explanation
explain-cards-check = Are these the cards that lie in front of each player? Then press Enter: the score comes next.
# limit: headline
head-ended = Final score
# limit: headline
head-build = Build a staircase
# limit: headline
head-ahead = Begin already
# limit: explanation
explain-ahead = { $still } What you enter here is kept for your turn.
ahead-still-takes = { $name } still takes { $pieces }.
ahead-still = { $name } finishes first: { $sentence }.
# limit: explanation
explain-could-build = Your pieces can make a staircase, so you must build (rule 4.10): the one on the plan, or another.
# limit: explanation
explain-could-build-number = Your pieces can make a staircase, so you must build (rule 4.10). { $count ->
    [one] One piece is
   *[other] { $count } pieces are
} enough.
# limit: explanation
explain-build = You have { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. If no staircase fits, press o: "Cannot build" (rule 4.10).
# limit: explanation
explain-build-frog = You have { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Press o to take the frog and a column, or if no staircase fits.
# limit: headline
head-decorate = { $piece ->
    [light_green] Light green on top
    [dark_green] Dark green on top
   *[other] Put { SHORT($piece, 1) } on top
}
# limit: headline
head-decorate-any = Put any on top
# limit: explanation
explain-decorate = Put 1 { NOUN($piece, 1) } on the far end of the last arch. It has the colour you started on (rule 5.1).
# limit: explanation
explain-decorate-out = No { NOUN($piece, 2) } are left: put any colour on top. It earns nothing more (rule 10.7).
# limit: headline
head-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
# limit: explanation
explain-credits = 1 credit for each arch, and 1 more if your decoration is the highest of its colour (rules 5.2, 5.3).
# limit: headline
head-cards = { $count ->
    [one] { $count } credit to spend
   *[other] { $count } credits to spend
}
# limit: explanation
explain-cards = Buy { SHORT($colour, 1) } or any-colour cards (¢: price), one from each pile. Unspent credits are lost (rule 6.3).
# limit: explanation
explain-cards-printed = Take cards, then press their keys: { SHORT($colour, 1) } or any colour, one from each pile (rule 11.2). ¢: price.
# limit: explanation
explain-cards-chosen-printed = You take { $chosen }: { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, { $left } left. To put a card back, press its pile again.
# limit: headline
head-which-card = Which card?
# limit: explanation
explain-which-card = Press the key of the { SHORT($colour, 1) } { price } card that you took, or Esc to go back. { $left ->
    [one] 1 credit
   *[other] { $left } credits
} to spend.
# limit: explanation
explain-cards-chosen = You buy { $chosen }. { $left ->
    [one] 1 credit
   *[other] { $left } credits
} left for other piles. The same key puts a card back.
# limit: headline
head-take = Take { $count } { SHORT($piece, $count) }
# limit: explanation
explain-one-time = { $cards ->
    [one] Your new card gives
   *[other] Your new cards give
} you { $pieces }. To see which card gives what, press w.
# limit: explanation
explain-recurring = { $cards ->
    [0] Your board gives
    [one] Your board and your card give
   *[other] Your board and your cards give
} you { $pieces }. To see what gives what, press w.
# limit: explanation
explain-short = Only { $found } of { $wanted } { NOUN($piece, $wanted) } { $found ->
    [one] is
   *[other] are
} left: that ends the game after this round (rule 8.2).
# limit: explanation
explain-short-again = Only { $found } of { $wanted } { NOUN($piece, $wanted) } { $found ->
    [one] is
   *[other] are
} left (rule 8.2).
# limit: headline
head-delivery-done = All taken
# limit: headline
head-none-left = None are left
# limit: headline
head-place-cards = { $count ->
    [one] Place { $count } card
   *[other] Place { $count } cards
}
# limit: explanation
explain-place-cards = Fill empty slots first, then cover an old card: it gives no pieces, but its bananas count (rule 7.3).
# limit: headline
head-bonus = Take 1 bonus card
# limit: explanation
explain-bonus = Your staircase is { $height } high with a part of at least five bricks; { $counts ->
    [whole_pile] older bricks count too
   *[placed_this_turn] only this turn's bricks count
} (rules 8.1, 10.4).
# limit: headline
head-trophies = Trophies
# limit: headline
head-frog = Place the frog
# limit: explanation
explain-frog = Put it { $place ->
    [lowest_arch] on an open end knob of the lowest arch that you built
    [lowest_end] on the end knob where the staircase that you built starts
   *[lowest_open_knob] on the lowest open end knob of the staircase that you built
} (rules 9.3, 10.12).
# limit: headline
head-monkey = Place the monkey
# limit: explanation
explain-monkey = Put it on an open end knob of any arch: { $blocks ->
    [everyone] nobody
   *[others] nobody but you
} can build there. Take its trophy card (rules 9.1, 10.5).
# limit: headline
head-butterfly = Place butterfly
# limit: explanation
explain-butterfly = Put it on your decoration: that is the tallest. Take its trophy card (rule 9.2).
# limit: headline
head-end-turn = Turn is over
# limit: explanation
explain-end-turn = Everything in this turn is done. Unspent credits are lost (rule 6.3).
# limit: headline
head-put-back = Put { $count } { SHORT($piece, $count) } back
# limit: headline
head-thank-you = Thank you, go on
# limit: headline
head-wrong = Put it right
# limit: headline
head-correction = { $count } things to put right
# limit: explanation
explain-goes-on = { $reason } When the tray is right again, the game goes on by itself.
# limit: explanation
explain-unsaid = { $reason } { $entry }
# limit: explanation
explain-typed = { $reason } When that is done, press Enter.
# limit: explanation
explain-correction = The tray does not hold what the game needs. Do what the lines say: each goes away when it is right.
# limit: explanation
explain-correction-typed = What you typed does not fit the game. When everything below is right, press Enter.
# limit: explanation
explain-undone-many = You took a step back. Do what is shown here too, or press y to do the step again.
# limit: explanation
explain-problem = ! { $problem }
# limit: explanation
explain-or-there = Or the other marked place: the plate cannot tell which.
# limit: explanation
explain-or-by-rule = Or the other marked place (rule { $rule }): the plate cannot tell which.
# limit: explanation
explain-marked = { $lit ->
    [yes] Look at the { $sign }: a better knob is lit.
   *[no] Look at the { $sign } on the plan.
}
# limit: explanation
explain-manual = ! The tray does not answer ({ $seconds } s). The game goes on: type what you take.
# limit: headline
head-leaver = Bricks go back
# limit: explanation
explain-leaver = { $name } left: put all their bricks into the tray. If some are lost: More (o), keep the tray as it is.
# limit: explanation
explain-leaver-typed = { $name } left: put all of { $name }'s bricks into the tray, then press Enter (rule 12.4).
# limit: headline
head-owed = Take what is owed
# limit: explanation
explain-owed = A card was corrected: { $name } takes what the wrong card did not give (rule 11.6).
# limit: explanation
explain-frog-column = The frog gives you one column now: you can use it in this staircase (rule 9.3).

## Boxes of pieces

# limit: box-label
box-take = TAKE
# limit: box-label
box-put-on-top = PUT ON TOP
# limit: box-label
box-take-more = TAKE MORE
# limit: box-label
box-put-back = { $sign } PUT BACK
# limit: box-label
box-take-out = { $sign } TAKE OUT
# limit: box-label
box-out = TAKE OUT
# limit: box-label
box-back = PUT BACK
# limit: box-label
box-then = then take more
# limit: box-label
box-then-decorate = then put on top
# limit: box-label
box-either = BRICK OR ARCH
# limit: box-label
box-moving = ... still moving
# limit: box-label
box-done = { $sign } DONE
box-ok = OK
# limit: box-line
line-taken = { SHORT($piece, 1) }: { $taken } of { $of } taken
# limit: box-line
line-due = { SHORT($piece, 1) }: { $due ->
    [0] all taken
   *[other] { $due } due
}
# limit: box-line
line-taken-free = { SHORT($piece, 1) }: { $taken } taken
# limit: box-line
line-setup-out = take { $count } { SHORT($piece, $count) } out
# limit: box-line
line-back = put { $count } { SHORT($piece, $count) } back
# limit: box-line
line-none-due = { $piece ->
    [light_green] light green: { $count }, not now
    [dark_green] dark green: { $count }, not now
   *[other] { SHORT($piece, 1) }: { $count } taken, not now
}
# limit: box-line
line-put-back = { SHORT($piece, 1) }: { $count } too many
# limit: box-line
line-take-out = { SHORT($piece, 1) }: { $count } too many
# limit: box-line
line-put-on-top = 1 { NOUN($piece, 1) }
# limit: box-line
line-any-colour = 1 of any colour
# limit: box-line
line-choice = { $taken } of { $of } taken

## Cards

# limit: tile-reason
card-bananas = { $bananas ->
    [0] no bananas
    [one] 1 banana
   *[other] { $bananas } bananas
}
# All that a card shows.
card-words-unknown = { card-name }: not entered yet
card-words = { card-name }: { card-bananas }, { $now ->
    [none] nothing now
   *[other] now { $now }
}, { $each ->
    [none] nothing each turn
   *[other] each turn { $each }
}
# limit: tile-card
held-card = { price } { $word }
held-count = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
# limit: line
held-hint = Arrows: choose a card. c: it was another card. 1 to { $players }: a player.
# limit: line
held-hint-bought = Choose the card that has the wrong name here, then press c.
# limit: line
held-hint-elsewhere = Choose the right card, then press Enter.
card-name = { $colour ->
    [multi] any colour { price }
   *[other] { SHORT($colour, 1) } { price }
}
sum-board = Your board
# A price in credits: the sign keeps it apart from a key.
price = { $cost }¢
# A small card has no room for the word; the page's title explains it.
tile-bananas-short = { $count } b
tile-now = now { $symbols }
tile-now-words = now: { $pieces }
tile-each = each turn { $symbols }
tile-each-words = each turn: { $pieces }
# limit: tile-card
tile-no-pieces = no pieces
# limit: tile-reason
tile-empty = empty
# limit: tile-reason
tile-hidden = face down
# limit: tile-reason
tile-rule-wrong-colour = { $wanted ->
    [light_green] not light
    [dark_green] not dark
   *[other] not { SHORT($wanted, 1) }
}
# limit: tile-reason
tile-rule-too-few-credits = too costly
# limit: tile-reason
tile-rule-pile-twice = 1 per pile
# limit: tile-reason
tile-left = { $count } left
# limit: tile-reason
tile-different = { $count } kinds
# limit: tile-reason
tile-of-these = { $count } of these
# limit: tile-reason
tile-more = more
tile-times = { $count }x
tile-bananas-tight = { $count }b
slot-title = slot { $number }
slot-empty = empty
slot-covers = covers it
slot-gives-nothing = gives nothing
slots-place = Card { $number } of { $of }: { $card }. Touch its slot, or press 1 to 4.
slots-all-placed = Every card has its slot. Touch a slot to begin again.

## The build form

# limit: stepper
stepper-arches = arches
# limit: stepper
stepper-bricks = bricks
# limit: stepper
stepper-columns = columns
# limit: stepper
stepper-height = height
# limit: stepper
stepper-five-high = 5 high
build-colour-heading = The knob it starts on
# limit: title
build-facts-title = This staircase
# limit: fact
fact-pieces = { $columns ->
    [0] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) }
   *[other] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) } { $columns } col
}
# limit: fact
fact-height = It is { $height } high.
# limit: fact
fact-plan-ends = Then the plan is gone.
# limit: fact
fact-choose-colour = Choose where it starts.
# limit: fact
fact-start = From { $sign } { SHORT($piece, 1) }.
# limit: fact
fact-ends-in-arch = It ends in an arch.
# limit: fact
fact-no-arch = It needs an arch.
# limit: fact
fact-five-high = It earns a bonus.
# limit: fact
fact-part-counts = { $counts ->
    [whole_pile] Old bricks count too.
   *[placed_this_turn] No old brick counts.
}
# limit: fact
fact-credits = { $count ->
    [0] It earns no credits.
   *[other] It earns { $count }-{ $most } credits.
}

## The palace on the screen: plan, oblique view, a staircase entered piece by piece

# limit: title
plan-title = From above, heights
# Where a row of the plan is one row of the screen, so that upright arches stand beside the heights.
# limit: title
plan-title-narrow = Heights, arches: { $across } { $upright }
# limit: title
plan-title-aim = Where does the arch end?
# limit: here
plan-here-nothing = no knob here
# limit: here
plan-here-knob = a { SHORT($piece, 1) } knob
# limit: here
plan-here-height = { $height } high
# limit: here
plan-here-decorated = { $sign } on a pile { $height } high
# limit: here
plan-here-figure = a figure stands here
# limit: here
plan-why-none-left = { $piece ->
    [arch] You have no arch left.
    [column] You have no column left.
   *[other] You have no brick left.
}
# limit: here
plan-why-no-room = Nothing fits here.
# limit: here
plan-why-no-arch = No arch fits here.
# limit: here
plan-why-not-there = No arch fits that way.
# limit: here
plan-why-choose-end = First choose where it ends.
# limit: piece-button
plan-button-piece = { $sign } { $piece ->
    [brick] brick
    [column] column
   *[other] arch
}
plan-button-short = { $button } { $count }
# limit: piece-button
plan-button-left = { $count } left
# limit: piece-button
plan-button-take-back = take back
# limit: piece-button
plan-up = up
# limit: piece-button
plan-left = left
# limit: piece-button
plan-right = right
# limit: piece-button
plan-down = down
# limit: fact
way-to-facts = enter its facts instead
# limit: fact
way-to-plan = enter it on the plan
# limit: fact
way-to-plate = let the plate see it
# limit: title
plate-plan-title = The plate sees, heights
# limit: here
plate-seen = seen: { $sign } { $piece ->
    [arch] arch
    [brick] brick
   *[column] column
 }, { $level ->
    [0] on the ground
    [one] 1 brick up
   *[other] { $level } bricks up
 }
# limit: hint
plan-hint-plate = The plate sees each piece: you need no keys.
# limit: hint
plate-unexplained = Something lies there that is not a piece: a hand, or a piece that leans.
# limit: hint
plate-astray = { $more ->
    [yes] { $grams } g too much at the mark: take away what lies there.
   *[no] { $grams } g missing at the mark: put back what came off.
 }
# limit: hint
plate-astray-somewhere = { $more ->
    [yes] { $grams } g too much on the rim: take away what lies there.
   *[no] { $grams } g missing: put back what came off.
 }
# limit: hint
plate-mend-path-broken = Go on from that end, or take it off.
# limit: hint
plate-mend-two-paths = Take it off: one staircase a turn.
# limit: hint
plate-mend-forks = Take this arch off.
# limit: hint
plan-hint-start = Start on an open knob of the ground.
# limit: hint
plan-hint-climb = Climb with every arch.
# limit: hint
plan-hint-end = End with an arch.
# limit: hint
plan-aim-how = Choose a lit place: touch it, or press its arrow.
# limit: fact
plan-aim-missing = Far end needs bricks.
# limit: fact
plan-aim-missing-here = This end needs bricks.
# limit: fact
plan-aim-breaks = It would break a rule.
# limit: fact
plan-shown-heights = height in the end
# limit: hint
plan-could-build = You can build this: look at the plan.
# limit: hint
plan-hint-how = Touch a place, then a piece. Or use the arrow keys, and b, k and a.
# limit: hint
plan-piece-at = { $sign } { SHORT($piece, 1) }, { $level ->
    [0] on the ground
    [one] 1 brick up
   *[other] { $level } bricks up
}
# limit: hint
plan-more-faults = { $count ->
    [one] 1 more fault
   *[other] { $count } more faults
}
# limit: fact
plan-no-start = It is not on the ground.
# limit: fact
plan-start-either = Start at either end.
# limit: fact
plan-joins = It joins the palace.
# limit: fact
plan-joins-not = Join it to the palace.
# limit: fact
plan-five-high-not = { $counts ->
    [whole_pile] Bonus: pile up 5.
   *[placed_this_turn] Bonus: pile up 5 new.
}
# limit: fact
plan-ends-not = End it with an arch.
# limit: fact
plan-loose = Lay an arch on the brick.
# limit: fact
plan-credits = { $arches ->
    [one] 1 credit
   *[other] { $arches } credits
}{ $highest ->
    [0] { "" }
   *[other] { " " }+ 1 for its end
}
# limit: title
plan-trophies = Trophies
# limit: hint
plan-choose-knob = Choose a lit knob: touch it, or press its letter.
# limit: hint
plan-no-knob = No knob is open: it stays on its card (rule 9.4).
# limit: line
plan-entered = Thick lines: { $name } is building this staircase.
# limit: line
plan-last-of = Thick lines: { $name }'s staircase, the last one.
# limit: line
plan-last = Thick lines: the last staircase.
# limit: line
plan-owners = The sign before a decoration shows which player built that staircase.
# limit: line
plan-legend = { $light } light green  { $dark } dark green  { $gold } gold: open knobs, decorations with a number
# limit: hint
plan-fault-not-supported = { $piece ->
    [arch] One end hangs in the air (rule 3.5).
   *[other] A piece hangs in the air (rule 3.5).
}
# limit: hint
plan-mend-not-supported = Put { $missing ->
    [one] a brick
   *[other] { $missing } bricks
} under it{ $column ->
    [yes] , or a column for three
   *[no] { "" }
}.
# limit: hint
plan-mend-not-supported-lacking = Take the arch back: you have too few pieces to hold it up.
# limit: hint
plan-fault-figure-on-knob = A figure stands there (rule 3.5).
# limit: hint
plan-mend-figure-on-knob = Build beside it.
# limit: hint
plan-fault-both-feet-on-arch = Both ends of this arch stand on one arch (rule 3.6).
# limit: hint
plan-mend-both-feet-on-arch = Turn it, or put a brick under each end.
# limit: hint
plan-fault-start-not-on-ground = The staircase starts on no open ground knob (rule 4.1).
# limit: hint
plan-mend-start-not-on-ground = Start on a knob of the ground.
# limit: hint
plan-fault-arch-not-higher = This arch is no higher than the one before (rule 4.6).
# limit: hint
plan-mend-arch-not-higher = Raise it with bricks, to { $level ->
    [one] 1 brick up
   *[other] { $level } bricks up
}.
# limit: hint
plan-fault-path-broken = This arch does not begin where the last one ended (rule 4.6).
# limit: hint
plan-mend-path-broken = Go on from that end, or take it back.
# limit: hint
plan-fault-two-paths = A second path begins here (rule 4.6).
# limit: hint
plan-mend-two-paths = Take it back: one staircase a turn.
# limit: hint
plan-fault-turns-back = This arch goes back over the one before (rule 4.7).
# limit: hint
plan-mend-turns-back = Turn it: straight on or to a side.
# limit: hint
plan-fault-forks = The path forks here (rule 4.7).
# limit: hint
plan-mend-forks = Take this arch back.
# limit: hint
plan-fault-arch-as-support = This arch only carries another (rule 4.8).
# limit: hint
plan-mend-arch-as-support = Carry it with bricks or columns.
# limit: hint
plan-fault-end-taken = No decoration fits on the end (rule 5.1).
# limit: hint
plan-mend-end-taken = End where nothing stands above.
# limit: hint
plan-fault-off-plate = This piece reaches beyond the plate (rule 3.1).
# limit: hint
plan-mend-off-plate = Move it in from the edge.
# limit: hint
plan-fault-on-arch-middle = This piece stands on the middle of an arch (rule 3.3).
# limit: hint
plan-mend-on-arch-middle = Move it to an end of the arch.
# limit: hint
plan-fault-overlap = Two pieces are in the same place (rule 3.4).
# limit: hint
plan-mend-overlap = Take one of them away, or move it.
# limit: hint
plan-fault-no-knob = No open knob is under this piece (rule 3.5).
# limit: hint
plan-mend-no-knob = Move it to an open knob.
# limit: hint
plan-fault-off-grid = This piece is not in line with the others (rule 3.7).
# limit: hint
plan-mend-off-grid = Move it a little, so that an arch fits between it and them.
# limit: hint
plan-fault-several-decorations = This is one decoration too many (rule 5.1).
# limit: hint
plan-mend-several-decorations = Take it away.
# limit: hint
plan-fault-decoration-misplaced = This decoration is not on the end of the last arch (rule 5.1).
# limit: hint
plan-mend-decoration-misplaced = Move it to that end.
# limit: explanation
plan-fault-could-build = Your pieces can make a staircase, so you build (rule 4.10).
# limit: explanation
plan-fault-knob-in-use = A piece stands on that knob, so there is one (rule 3.5).
# limit: explanation
plan-fault-knob-unseen = A piece may stand on that knob: the palace's shape is not known (rule 11.8).
# limit: explanation
plan-fault-knob-not-open = The monkey goes on an open end of an arch: choose a lit knob (rule 9.1).
# limit: explanation
plan-fault-knob-not-lowest = The frog goes on the lowest place of this staircase: choose a lit knob (rule 9.3).

## Credits, bonus, trophies, end of the turn

credits-arches = { $count ->
    [one] { $count } arch
   *[other] { $count } arches
}
credits-highest = 1 for the highest
credits-not-highest = Not the highest decoration of its colour: no more credits (rule 5.3).
credits-total = { $count ->
    [one] = { $count } credit
   *[other] = { $count } credits
}
bonus-card = Bonus card
bonus-worth = 4 bananas
bonus-left = { $count ->
    [one] 1 card is left in the pile.
   *[other] { $count } cards are left in the pile.
}
trophies-frog = Frog: lowest knob
trophies-monkey = Monkey: any arch
trophies-butterfly = Butterfly: on top
trophies-none = No trophy is due this turn.
end-turn-next = next: { $name }
end-turn-credits = { $count ->
    [one] 1 credit is lost (rule 6.3).
   *[other] { $count } credits are lost (rule 6.3).
}

## Correction, calibration, an unfinished game

correct-title = Put right
correct-take-out = take { $count } { NOUN($piece, $count) } out of the tray
correct-put-back = put { $count } { NOUN($piece, $count) } back into the tray
correct-goes-on = The game goes on by itself when all of this is right.
correct-typed = When all of this is right, press Enter.
calibrate-title = The six compartments
calibrate-pieces = { $count } { NOUN($piece, $count) }
calibrate-compartment = { NOUN($piece, 2) }
calibrate-no-cell = { $target }: no answer from this compartment yet
calibrate-fault = { $target }: { $fault }
calibrate-still = { $target }: nothing moves
cup-empty = { $target }: empty
cup-filled = { $target }: not empty
cup-moving = { $target }: waiting until nothing moves
cup-nothing = { $target }: none of the { $count } yet
cup-less = { $target }: lighter than when empty. Esc goes a step back
cup-some = { $target }: some are in
cup-right = { $target }: about { $count }
cup-light = { $target }: much too light for { $count }
cup-heavy = { $target }: much too heavy for { $count }
calibrate-waiting = { $target }: still moving
resume-where = Round { $round }, { $name }'s turn, { $step }.
resume-score = { $name } { $bananas }
resume-saved = Last saved event: { $event }, { $at }.
resume-saved-hours = Last saved event: { $event }, { $at } ({ $hours } hours ago).
resume-saved-days = Last saved event: { $event }, { $at } ({ $days } days ago).
when-today = today { $clock }
when-yesterday = yesterday { $clock }
when-date = { $date } { $clock }
resume-saved-minutes = Last saved event: { $event }, { $at } ({ $minutes ->
    [0] just now
    [one] 1 minute ago
   *[other] { $minutes } minutes ago
}).
resume-saved-simulated = Last saved event: { $event }.
resume-nothing-lost = Nothing after it was lost.
resume-lost = { $state ->
    [lost] { $lost ->
        [one] 1 event after event { $event } is
       *[other] { $lost } events after event { $event } are
    } lost: the file was damaged. Build the palace as it was then, or put the game aside.
    [at_least] At least { $lost ->
        [one] 1 event after event { $event } is
       *[other] { $lost } events after event { $event } are
    } lost: the file was damaged. Build the palace as it was then, or put the game aside.
   *[unknown] Events after event { $event } may be lost: the hub cannot tell. Compare the palace with the screen when you go on.
}
resume-differs = { SHORT($piece, 1) }: the tray holds { $count }, saved { $saved }
resume-no-tray = No tray answers. Plug it in, or go on without it and type what each player takes.
resume-safe = The safe mode uses no tray. Go on, and type what each player takes.
resume-asked-later = When you go on, the hub compares the tray with the game and asks about each difference.
prompt-build = build
prompt-take-cards = cards
prompt-take-one-time = one-time delivery
prompt-place-cards = place cards
prompt-take-recurring = recurring delivery
prompt-place-frog = frog
prompt-place-monkey = monkey
prompt-place-butterfly = butterfly
prompt-end-turn = end of the turn
prompt-ended = ended

## Entry of a delivery by hand

manual-choice = and { $count } of { $sign }, of either kind
manual-typing = Type the number, or press + and -. Tab: the next one. Esc: done.
fix-no-tray = No tray is connected: type what each player takes.
fix-tray-cable = Plug the tray's cable in again. If its light is off, try another port.

## The start form

start-players = players
start-name = name { $number }
start-more = one more, or Enter
start-long = only { $most } letters
start-butterfly = butterfly
start-why-butterfly = 2 bananas for the tallest staircase
start-frog = frog
start-why-frog = gives 1 column, costs 3 bananas
start-map = map { $number }
start-why-map = the sheet under the palace
# limit: deck
start-deck-screen = The screen shows the cards
# limit: deck
start-deck-printed = The cards of our own box
# limit: deck
start-deck-set = Our own box: { $name }
# limit: deck
start-deck-learn = { $name }: { $cards } of { $all } entered, learn while playing
# limit: deck
start-deck-new = Our own box, not entered yet
start-needs-set = To play with your own cards, type them in with "palace cards" and start with "palace play --set FOLDER".
start-default-name = Player { $number }
start-waiting-keys = { $typing ->
    [yes] Esc, then r
   *[no] r
}
# limit: line
start-waiting-games = { $count ->
    [one] A game was put aside. To go on with it, press { start-waiting-keys }.
   *[other] { $count } games were put aside. To go on with one, press { start-waiting-keys }.
}
start-waiting-game = { $names }, last saved { $at }
start-waiting-game-simulated = { $names } (game { $game })

## Strips

# limit: tray
tray-low = low
# A count that is not sure yet; the number alone stands where this does not fit.
tray-about = about { $count }
# limit: tray
tray-early = next { $count }
# limit: tray
tray-out = out { $count }
# limit: tray
tray-back = back { $count }
role-tray = tray
role-plate = plate
lamp-ok = { $role } ok
lamp-silent = { $role }: no answer { $seconds } s
lamp-absent = { $role }: gone { $age }
lamp-incompatible = { $role }: other version
lamp-starting = { $role } starting
lamp-no-tray = no tray: type pieces
lamp-saved = saved
lamp-plate = plate { $level ->
    [gold] gold
    [silver] silver
   *[typed] sees nothing
}
lamp-plate-late = last turn: take it off
lamp-plate-off = palace differs (d)
info-round = Round { $round }   last: { $event }
info-round-ahead = Round { $round }   { $begun }
# the next player, who has begun before the last turn is over
ahead-begun = { $name } builds already{ $pieces ->
    [0] { "" }
    [one] : 1 piece
   *[other] : { $pieces } pieces
}
ahead-begun-decorated = { $name } has begun: { $pieces ->
    [0] { NOUN($piece, 1) } taken
    [one] 1 piece, { NOUN($piece, 1) } taken
   *[other] { $pieces } pieces, { NOUN($piece, 1) } taken
}
info-round-only = Round { $round }
info-last = last: { $event }
player-stock = stock
player-next = next
player-gone = left the game
player-score = { $bananas ->
    [one] 1 banana
   *[other] { $bananas } bananas
}  { $bonus } bonus
player-score-short = { $bananas } ban  { $bonus } bonus
player-bonus = { $bonus } bonus
trophy-monkey = Monkey
trophy-butterfly = Butterfly
trophy-frog = Frog -3
trophy-short-monkey = M
trophy-short-butterfly = B
trophy-short-frog = F

## Actions and footer

# limit: main-action
main-start = Start the game
# limit: main-action
main-manual = These are taken
# limit: main-action
main-build = Staircase is finished
# limit: main-action
main-ahead = Back to { $name }
# limit: main-action
main-decorate = The decoration is on top
# limit: main-action
main-credits = Go on to the cards
# limit: main-action
main-cards-none = Buy nothing
main-cards = Buy { $chosen }
# limit: main-action
main-delivery = Delivery is complete
# limit: main-action
main-place-cards = Cards are placed
# limit: main-action
main-put-right = Now it is right
# limit: main-action
main-bonus = Bonus card is taken
# limit: main-action
main-trophies = The figure is placed
# limit: main-action
main-end-turn = End the turn
# limit: main-action
main-cards-check = These are our cards
# limit: main-action
main-calibrate-empty = The cups are empty
# limit: main-action
main-calibrate-full = The whole box is in
# limit: main-action
main-setup = They are out
# limit: main-action
waiting = nothing to confirm
# limit: main-action
waiting-choice = go on, or put it aside
# limit: main-action
waiting-answer = waiting for an answer
# limit: main-action
waiting-pieces = waiting for { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-put-back = put { $count } { NOUN($piece, $count) } back
# limit: main-action
waiting-decoration = waiting for a decoration
# limit: main-action
waiting-build = waiting for the staircase
# limit: main-action
waiting-card = choose the card
# limit: main-action
waiting-knob = choose a lit knob
# limit: main-action
waiting-slots = waiting for the slots
# limit: main-action
waiting-still = still moving: wait a moment
# limit: action
action-undo = Undo
# limit: action
action-undo-for = Undo for { $name }
# limit: action
action-correct = Correct
# limit: action
action-count-wrong = Count is wrong
# limit: action
action-palace = Palace
# limit: action
action-more = More
# limit: action
action-resume = Resume
# limit: action
action-discard = Put aside
# limit: footer
footer-next = Next
# limit: footer
footer-sum = Why
# limit: footer
footer-begin = Begin
# limit: footer
footer-choices = Choices
# limit: footer
footer-resume = Resume
# limit: footer
footer-aside = Aside
# limit: footer
footer-undo = Undo
# limit: footer
footer-correct = Correct
# limit: footer
footer-palace = Palace
# limit: stepper
footer-ahead = Next player
# limit: footer
footer-market = Market
# limit: footer
footer-held = Cards
# limit: footer
footer-piles = Piles
# limit: footer
footer-numbers = Numbers
# limit: footer
footer-elsewhere = Held
# limit: footer
footer-this-card = This one
# limit: footer
footer-another-card = Correct
# limit: footer
footer-log = Log
# limit: footer
footer-stop = Stop
# limit: footer
footer-far = Far
# limit: footer
footer-near = Near
# limit: footer
footer-scores = Scores
# limit: footer
footer-more = More
# limit: footer
footer-redo = Redo
# limit: footer
footer-map = Map
# limit: footer
footer-devices = Devices
# limit: footer
footer-help = Help
# limit: footer
footer-back = Back
# limit: footer
footer-choose = Choose
footer-type = Type
# limit: footer
footer-change = Change
# limit: footer
footer-new = New game
# limit: footer
footer-export = Save
# limit: footer
footer-forward = Forward
# limit: footer
footer-first = Start
# limit: footer
footer-last = End
# limit: footer
footer-close = Close
# limit: footer
footer-brick = Brick
# limit: footer
footer-column = Column
# limit: footer
footer-arch = Arch
# limit: footer
footer-take-back = Remove
# limit: footer
footer-facts = Facts
# limit: footer
footer-plan = Plan
# limit: footer
footer-plate = Plate
# limit: footer
footer-earlier = Earlier
# limit: footer
footer-later = Later
# limit: footer
footer-theme = Theme
