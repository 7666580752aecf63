### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = This delivery has no { NOUN($piece, 1) } (rule { $rule }).
# limit: explanation
wrong-type-decorate = Only the decoration goes on now, no { NOUN($piece, 1) } (rule { $rule }).
# limit: explanation
wrong-type-frog = The frog brings one column, no { NOUN($piece, 1) } (rule { $rule }).
# limit: explanation
wrong-time = It is not time to take { NOUN($piece, 2) } now (rule { $rule }).
# limit: explanation
too-many = { $count } { NOUN($piece, $count) } too many for this delivery (rule { $rule }).
# limit: explanation
too-many-decorate = Only 1 decoration goes on top: { $count } { NOUN($piece, $count) } too many (rule { $rule }).
# limit: explanation
too-many-frog = The frog brings one column: { $count } too many (rule { $rule }).
# limit: explanation
undone-put-back = You took a step back. Put { $count } { NOUN($piece, $count) } back too, or press y to do the step again.
# limit: line
undone-on-palace = Leave { $pieces } on the palace.{ $off ->
    [none] { "" }
   *[other] { " " }Take only { SHORT($off, 1) } off.
}
# limit: explanation
put-back-wrong = { $count } { NOUN($piece, $count) } { $count ->
    [one] does
   *[other] do
} not belong in the tray (rule { $rule }).
# limit: explanation
decoration-wrong-colour = { NOUN($wanted, 1) } goes on top, not { NOUN($piece, 1) } (rule { $rule }).

## Entries that may explain pieces which were moved before they were said

explained-by-build = Is it on your new staircase? Then enter the staircase.
explained-by-cards = Does a card that you buy give it to you? Choose the card.
explained-by-place-cards = Do your new cards give it to you? Place the cards.
explained-by-delivery = Is it for the next step? Press Enter to go on to that step.

## Questions

# limit: headline
ask-count-headline = { $low } or { $high } { SHORT($piece, $high) }?
# limit: explanation
ask-count-why = The tray is not sure: the weight is that of { $reading } { NOUN($piece, 2) }. Please count, then choose { $low } or { $high }.
# limit: explanation
ask-count-why-impossible = What lies there weighs as much as { $reading }, and that cannot be. If anything else lies in the compartment, take it out.
# limit: explanation
ask-count-why-changed = Pieces came or went while the tray counted. What lies there weighs as much as { $reading }: please count again.
# limit: explanation
ask-count-why-gap = The tray was not watched for a while. What lies there weighs as much as { $reading }: please count.
# limit: headline
ask-object-headline = Take that out
# limit: headline
ask-cup-headline = Put that back
# limit: explanation
ask-count-why-foreign = What lies there weighs as much as { $reading }, or as pieces of another kind. If such pieces lie there, take them out.
# limit: explanation
ask-count-why-cup = The cup of the { NOUN($piece, 2) } is out, or another cup is in its place. Put each cup back where it was.
# limit: explanation
ask-count-why-object = Something among the { NOUN($piece, 2) } is not a piece: all weighs as much as { $reading }. Take it out.
# limit: headline
ask-staircase-headline = Which one stands?
# limit: headline
ask-staircase-one-headline = Is it this one?
# limit: explanation
ask-staircase-why = The plate cannot tell which. Look at the marked places, then choose.
# limit: explanation
ask-staircase-one-why = The plate sees this staircase, but not clearly. Compare it with the palace, then choose.
# limit: headline
ask-figure-headline = Is that the { $figure }?
# limit: explanation
ask-figure-why = It weighs like the { $figure }, but pieces of the next player are on the plate too. Look at the marked place.
then-count-this = The game goes on with this number.
then-count-another = You count them and type the number.
then-staircase-this = This staircase is taken as built.
then-staircase-other = You enter the staircase yourself, on the plan or by its facts.
then-figure-agreed = The figure is placed there.
then-figure-other = It counts as a piece of the next player's staircase.
then-plate-agreed = The palace on the screen is right. From now on the plate counts from its present weight.
then-plate-typed = You enter this staircase yourself. The plate sees the next one again.
then-laid-agreed = The game goes on with the palace as it was.
then-laid-turned-by = The hub turns the palace on the screen to match the plate.
then-laid-turned = The hub waits until the plate lies as before.
answer-figure = Yes, the { $figure }
answer-piece = No, a piece
answer-another-number = Another number
answer-staircase = This one stands
answer-not-this = No: I enter it
# limit: reading
question-only-here = Only here: { $parts }
# limit: reading
question-lacks = Without the pieces that the other picture marks.
# limit: reading
question-beside = Beside the palace, off its knobs.
question-where-nw = Look here first: at the back, on the left.
question-where-n = Look here first: at the back, in the middle.
question-where-ne = Look here first: at the back, on the right.
question-where-w = Look here first: on the left, halfway.
question-where-middle = Look here first: in the middle.
question-where-e = Look here first: on the right, halfway.
question-where-sw = Look here first: in front, on the left.
question-where-s = Look here first: in front, in the middle.
question-where-se = Look here first: in front, on the right.
question-on-rim = Look on the rim of the plate too.
question-fallen = Look beside the plate too.
answer-other-staircase = Neither: I enter it
# limit: headline
ask-plate-headline = Is the palace right?
# limit: explanation
plate-off = { $more ->
    [yes] The plate weighs { $grams } g more than the palace on screen.
   *[no] The plate weighs { $grams } g less than the palace on screen.
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] The plate weighs { $grams } g more than the palace on screen: something lies on the rim, or something moved.
   *[no] The plate weighs { $grams } g less than the palace on screen: something is gone, or something moved.
}
# limit: explanation
plate-late = This is the last turn. Take off the { $count ->
    [one] piece
   *[other] { $count } pieces
} that came after the decoration: nothing more counts.
# limit: explanation
plate-lifted = The plate was lifted. Put it back on its four corners: until then the hub counts nothing.
# limit: explanation
plate-turned = { $turns ->
    [1] The plate lies a quarter turned to the left. Turn it back to the right.
    [2] The plate lies the wrong way round. Turn it half a turn.
   *[3] The plate lies a quarter turned to the right. Turn it back to the left.
}
# limit: explanation
plate-laid = The plate was lifted off. Put it back as it was: the screen shows how it lay.
# limit: explanation
plate-laid-moved = The plate weighs what it did before it was lifted off, but something on it has moved.
# limit: explanation
plate-laid-more = The plate weighs { $grams } g more than before it was lifted off. Take away what is new on it.
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
    [hall] Too few Hall sensors work: only the scale sees the pieces.
    [hall_needed] Too few Hall sensors work, and the scale alone sees too little. Enter staircases yourself.
    [corner] One corner of the plate gives no reading. Enter staircases yourself.
    [fault] The hub could not work out the plate's readings. Enter this staircase yourself. The log file says more.
   *[node] The plate does not answer. Enter staircases yourself.
}
answer-agreed = It stands as shown
answer-typed = I enter this staircase
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
left-put-back = { $name } left during a turn: put back the { $count } { NOUN($piece, $count) } taken for it (rule { $rule }).
# limit: explanation
early-put-back = This is the last turn: put { $count } { NOUN($piece, $count) } back. Nobody can use { $count ->
    [one] it
   *[other] them
} any more (rule { $rule }).
frog-back = The frog was given back: its column goes back into the tray (rule { $rule }).

## Refused entries, with a fix

refused-resume-first = First choose: resume this game (r), or put it aside (d).
refused-no-game = No game is in progress: start one.
refused-not-saved = The last game is not saved yet. Free some space on the disk, and check that the hub may write there.
refused-nothing-to-resume = There is no unfinished game. Start a new one.
refused-game-running = A game is in progress already.
refused-nothing-to-confirm = There is nothing to confirm now. Do what the large sentence says.
refused-answer-first = First answer the question.
refused-take-out-first = First take out the thing in the tray that is not a piece.
refused-figure-parked = The tray still sees { $figure ->
    [monkey] the monkey
    [butterfly] the butterfly
   *[other] the frog
} on its pad. Place it. If it is placed already, press Enter again.
refused-waits-for-tray = No key is needed: move the pieces, and the tray sees it.
refused-put-right-first = First put right what the screen marks.
refused-choose-pieces = First choose the pieces: type how many of each you take.
refused-start-colour = First choose the colour of the knob that the staircase starts on.
refused-tray-moves = Something in the tray still moves. Take your hands off and wait a moment.
refused-question-over = This question is answered already.
refused-answer-unknown = That is not one of the answers. Choose one that the screen shows.
refused-answer-number = Type how many { NOUN($piece, 2) } there are.
refused-tray-counts = The tray counts by itself. If a count is wrong, press c.
refused-nothing-to-keep = The tray is right already, so nothing has to be kept.
refused-more-than-box = The box holds at most { $most } { NOUN($piece, $most) }.
refused-not-that-many = The tray does not hold that many { NOUN($piece, 2) }.
refused-undo-built-on = { $name } has built on it. Take { $count ->
    [one] that piece
   *[other] those { $count } pieces
} off first, then undo.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-early = { NOUN($piece, 1) } is out for the next turn already. Put it back, then undo.
refused-nothing-to-redo = Nothing was undone, so there is nothing to do again.
refused-not-in-play = You can do that only during the game.
refused-decoration-first = Put the decoration on the staircase, or undo it. Then enter this again.
refused-no-sets = This hub keeps no card sets.
refused-no-such-set = There is no card set { $name } with start kits and piles. Choose another set.
refused-set-name = { $name } cannot be the name of a new set: use small letters, digits, - and _.
told-set-complete = All cards and boards of { $name } are entered. The set is complete.
refused-not-now = That does not belong to this step.
refused-palace-unknown = The hub does not know the palace's shape any more. Enter the facts of the staircase.
refused-by-facts = You enter this staircase by its facts. To use the plan, press w first.
refused-by-plan = You enter this staircase on the plan. To use its facts, press w first.
refused-by-plate = The plate sees this staircase by itself. To enter it on the plan, press w first.
refused-no-plate = No plate sees this staircase. Enter it yourself.
refused-plate-empty = The plate sees no new piece yet: build first.
refused-plate-moves = The plate still moves. Take your hands off it for a moment.
refused-plate-unexplained = The plate feels something that is not a piece. Take hands off and press leaning pieces down, or enter the staircase yourself.
refused-plate-gives-up = The plate cannot tell what stands here. Enter the pieces on the plan.
refused-plan-empty = No piece is on the plan yet. Place one.
refused-decoration-placed = The decoration comes last: take it from the tray when the staircase stands.
refused-no-placement = { $text } is not a piece with its place. Write an arch like A8,14,0e and a brick like B11,14,1.
refused-no-cell = { $text } is not a knob. Write one like 11,14,3.
refused-placed-already = This piece is on the plan already.
refused-not-on-plan = This piece is not on the plan any more.
refused-no-more-of-it = { $count ->
    [0] You have no { NOUN($piece, 2) }.
   *[other] All of your { NOUN($piece, 2) } are on the plan already: { $count }.
}
