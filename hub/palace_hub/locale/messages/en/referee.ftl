### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = This delivery has no { NOUN($piece, 1) } (rule { $rule }).
# limit: explanation
wrong-type-decorate = Only the decoration goes on now, no { NOUN($piece, 1) } (rule { $rule }).
# limit: explanation
wrong-type-frog = The frog brings one column, no { NOUN($piece, 1) } (rule { $rule }).
# limit: explanation
wrong-time = No { NOUN($piece, 2) } are due now (rule { $rule }).
# limit: explanation
too-many = { $count } { NOUN($piece, $count) } too many for this delivery (rule { $rule }).
# limit: explanation
too-many-decorate = Only 1 decoration goes on top: { $count } { NOUN($piece, $count) } too many (rule { $rule }).
# limit: explanation
too-many-frog = The frog brings one column: { $count } too many (rule { $rule }).
# limit: explanation
undone-put-back = That step was undone: put { $count } { NOUN($piece, $count) } back, or do it again (y).
# limit: explanation
put-back-wrong = { $count } { NOUN($piece, $count) } went into the tray that { $count ->
    [one] belongs
   *[other] belong
} outside (rule { $rule }).
# limit: explanation
decoration-wrong-colour = { NOUN($wanted, 1) } goes on top, not { NOUN($piece, 1) } (rule { $rule }).

## Entries that may explain pieces which were moved before they were said

explained-by-build = Is it on the palace already? Type the staircase.
explained-by-cards = Do the cards that you buy bring it? Choose them.
explained-by-place-cards = Do your new cards bring it? Place them.
explained-by-delivery = Does it belong to what is due next? Go on.

## Questions

# limit: headline
ask-count-headline = { $low } or { $high } { SHORT($piece, $high) }?
# limit: explanation
ask-count-why = The tray cannot tell { $low } { NOUN($piece, $low) } from { $high } this time: it weighs like { $reading }.
# limit: explanation
ask-count-why-impossible = It weighs like { $reading }, and that cannot be. If something else lies in it, take it out.
# limit: explanation
ask-count-why-changed = Something came or went while it was counted. It weighs like { $reading }: please count again.
# limit: explanation
ask-count-why-gap = Nobody watched the tray for a while. It weighs like { $reading }: please count.
# limit: headline
ask-object-headline = Take that out
# limit: headline
ask-cup-headline = Put that back
# limit: explanation
ask-count-why-foreign = It weighs like { $reading }, and like pieces of another kind. If some lie in it, take them out.
# limit: explanation
ask-count-why-cup = The compartment of the { NOUN($piece, 2) } is out, or another one is in its place. Put each one back where it was.
# limit: explanation
ask-count-why-object = Something lies among the { NOUN($piece, 2) } that does not belong there: all weighs like { $reading }. Take it out.
# limit: headline
ask-staircase-headline = Which one stands?
# limit: headline
ask-staircase-one-headline = Is it this one?
# limit: explanation
ask-staircase-why = The plate cannot tell them apart: look at what is marked.
# limit: explanation
ask-staircase-one-why = The plate sees this staircase, but not clearly enough to count on it.
# limit: headline
ask-figure-headline = Is that the { $figure }?
# limit: explanation
ask-figure-why = It weighs like the { $figure }, but pieces of the next player are on the plate: look at knob { $x }, { $y }.
then-count-this = The game goes on with this number.
then-count-another = You count them and type the number.
then-staircase-this = This staircase is taken as built.
then-staircase-other = You enter the staircase yourself, on the plan or by its facts.
then-figure-agreed = The figure is placed there.
then-figure-other = It counts as a piece of the next player's staircase.
then-plate-agreed = The palace on the screen is right, and the plate starts from what it weighs now.
then-plate-typed = You enter this staircase yourself. The plate watches again from the next one on.
then-laid-agreed = The game goes on with the palace as it was.
then-laid-turned-by = The palace on the screen is turned as the plate is.
then-laid-turned = The hub waits until the plate lies as before.
answer-figure = Yes, the { $figure }
answer-piece = No, a piece
answer-another-number = Another number
answer-staircase = This one stands
answer-not-this = No: type it
# limit: reading
question-only-here = Only here: { $parts }
# limit: reading
question-lacks = Without what is marked beside.
# limit: reading
question-beside = Beside the palace, off its knobs.
question-where-nw = Look here first: at the back, on the left.
question-where-n = Look here first: at the back, in the middle.
question-where-ne = Look here first: at the back, on the right.
question-where-w = Look here first: on the left, half way.
question-where-middle = Look here first: in the middle.
question-where-e = Look here first: on the right, half way.
question-where-sw = Look here first: in front, on the left.
question-where-s = Look here first: in front, in the middle.
question-where-se = Look here first: in front, on the right.
question-on-rim = Look beyond the studs too, on the rim.
question-fallen = Look beside the plate too.
answer-other-staircase = Neither: type it
# limit: headline
ask-plate-headline = Is the palace right?
# limit: explanation
plate-off = { $more ->
    [yes] The plate weighs { $grams } g more than the palace on screen, at knob { $x }, { $y }.
   *[no] The plate weighs { $grams } g less than the palace on screen, at knob { $x }, { $y }.
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] The plate weighs otherwise than the palace on screen ({ $grams } g more): something lies on the rim, or has moved.
   *[no] The plate weighs otherwise than the palace on screen ({ $grams } g less): something has gone, or has moved.
}
# limit: explanation
plate-late = This is the last turn. Take off the { $count ->
    [one] piece
   *[other] { $count } pieces
} that came after the decoration: nothing more counts.
# limit: explanation
plate-lifted = The plate is off its cells: nothing is counted until it lies on them again.
# limit: explanation
plate-turned = { $turns ->
    [1] The plate lies a quarter turned to the left. Turn it back to the right.
    [2] The plate lies the wrong way round. Turn it half a turn.
   *[3] The plate lies a quarter turned to the right. Turn it back to the left.
}
# limit: explanation
plate-laid = The plate was lifted off. It is to lie as it lay before, as the screen shows it.
# limit: explanation
plate-laid-moved = The plate weighs what it did before it was lifted off, but something on it has moved.
# limit: explanation
plate-laid-more = The plate weighs { $grams } g more than before it was lifted off. Take away what was not there.
# limit: explanation
plate-laid-less = The plate weighs { $grams } g less than before it was lifted off: something has fallen off. Put it back.
# limit: explanation
plate-laid-less-one = The plate weighs { $grams } g less than before it was lifted off, as much as one { NOUN($piece, 1) }. Put it back.
# limit: explanation
plate-laid-less-two = The plate weighs { $grams } g less than before it was lifted off: one { NOUN($piece, 1) } or one { NOUN($wanted, 1) }. Put it back.
# limit: headline
ask-laid-headline = Laid as it was?
answer-laid = It lies as before
answer-turned = We turn it back
plate-why = { $why ->
    [hall] Too few Hall sensors are believed: the scale alone sees.
    [hall_needed] Too few Hall sensors are believed, and this scale alone sees too little: staircases are typed.
    [corner] A corner of the plate gives no reading: staircases are typed.
    [fault] The plate's readings could not be worked out: this staircase is typed. The log file says more.
   *[node] The plate does not answer: staircases are typed.
}
answer-agreed = It stands as shown
answer-typed = Type this staircase
answer-pieces = { number-word } { NOUN($piece, $count) }
number-word = { $count ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] { $count }
}

owed-put-back = A card was corrected: { $name } puts { $count } { NOUN($piece, $count) } back (rule { $rule }).
board-unknown-put-back = Enter what the board delivers, then take { $count } { NOUN($piece, $count) } (rule { $rule }).
leaver-put-back = { $name } left: { $count } { NOUN($piece, $count) } { $count ->
    [one] goes
   *[other] go
} back into the tray (rule { $rule }).
left-put-back = { $name } left in mid-turn: { $count } { NOUN($piece, $count) } taken for it { $count ->
    [one] goes
   *[other] go
} back (rule { $rule }).
# limit: explanation
early-put-back = No turn follows this one: put { $count } { NOUN($piece, $count) } back. It counts for nobody (rule { $rule }).
frog-back = The frog was given back: its column goes back into the tray (rule { $rule }).

## Refused entries, with a fix

refused-resume-first = First choose: resume the game, or put it aside.
refused-no-game = No game is in progress: start one.
refused-not-saved = The last game is not saved yet. Look at the disk's space and rights first.
refused-nothing-to-resume = There is no unfinished game to go on with.
refused-game-running = A game is in progress already.
refused-nothing-to-confirm = There is nothing to confirm now.
refused-answer-first = First answer the question.
refused-take-out-first = First take out what lies in the tray and is no piece.
refused-figure-parked = The tray still sees { $figure ->
    [monkey] the monkey
    [butterfly] the butterfly
   *[other] the frog
} on its pad. Place it. If it is placed, confirm once more.
refused-waits-for-tray = The tray sees this by itself: move the pieces.
refused-put-right-first = First put right what is marked.
refused-choose-pieces = Choose which pieces: type what is taken.
refused-start-colour = First choose the colour of the knob that it starts on.
refused-tray-moves = Something still moves in the tray: wait until it is still.
refused-question-over = That question is over.
refused-answer-unknown = That is none of the answers.
refused-answer-number = Type how many { NOUN($piece, 2) } there are.
refused-tray-counts = The tray counts by itself: correct a count with c.
refused-nothing-to-keep = Nothing is wrong: there is nothing to keep.
refused-more-than-box = The box holds { $most } { NOUN($piece, $most) } at the most.
refused-not-that-many = The tray does not hold that many { NOUN($piece, 2) }.
refused-undo-built-on = { $name } has built on it. Take { $count ->
    [one] that piece
   *[other] those { $count } pieces
} off first, then undo.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-early = { NOUN($piece, 1) } is out for the next turn already: put it back, then undo.
refused-nothing-to-redo = There is nothing to do again.
refused-not-in-play = That can be done only during the game.
refused-decoration-first = Put the decoration on the staircase, or undo it. Then enter this again.
refused-no-sets = This hub keeps no card sets.
refused-no-such-set = There is no card set { $name } whose start kits and piles are known.
refused-set-name = { $name } cannot be the name of a new set: use small letters, digits, - and _.
told-set-complete = All cards and boards of { $name } are entered. The set is complete.
refused-not-now = That is not due now.
refused-palace-unknown = Nobody knows the palace's shape any more: enter the facts of the staircase.
refused-by-facts = The facts of this staircase are being entered. Choose the plan first.
refused-by-plan = This staircase is being entered on the plan. Choose the facts first.
refused-by-plate = The plate sees this staircase. Choose the plan first to type it.
refused-no-plate = No plate answers that could see this staircase: type it.
refused-plate-empty = The plate sees no new piece yet: build first.
refused-plate-moves = The plate still moves. Take your hands off it for a moment.
refused-plate-unexplained = What lies on the plate is no set of pieces: does a hand rest on it, does a piece lean? Seat it, or type the staircase.
refused-plate-gives-up = The plate cannot tell what stands here: enter the pieces on the plan.
refused-plan-empty = No piece is on the plan yet: place one.
refused-decoration-placed = The decoration comes last: it is taken from the tray when the staircase stands.
refused-no-placement = { $text } names no piece and place: an arch reads like A8,14,0e, a brick like B11,14,1.
refused-no-cell = { $text } names no knob: one reads like 11,14,3.
refused-placed-already = { $at } is on the plan already.
refused-not-on-plan = { $at } is not on the plan.
refused-no-more-of-it = { $count ->
    [0] You have no { NOUN($piece, 2) }.
   *[other] All of your { NOUN($piece, 2) } are on the plan already: { $count }.
}
