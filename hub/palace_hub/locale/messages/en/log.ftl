### The log: one sentence for each event.

log-new-game = A game for { $players } began
log-took = { $count } { NOUN($piece, $count) } taken out
log-put-back = { $count } { NOUN($piece, $count) } put back
log-override = Count corrected: { SHORT($piece, 1) } { $old } -> { $new }
log-link = { $name }: { $state ->
    [live] is there
    [lost] does not answer
    [stale] is silent
    [incompatible] speaks another version
    [absent] is gone
   *[other] is starting
}
log-staged = { $name } built a staircase: { $arches } { NOUN("arch", $arches) }, { $height } high
log-command-report-build = { $name } decorated the staircase: { $arches } { NOUN("arch", $arches) }
log-command-report-build-forgotten = { $name } built by facts alone: from here on nobody knows the palace's shape
log-command-build = { $name } built { $arches } { NOUN("arch", $arches) }, { $height } high, and decorated
log-command-correct-supply = The supply was corrected to what lies in the tray
log-command-tell-top = The top card of a pile was named
log-command-remove-card = A lost card was taken out of the game
log-command-change-deck = { $deck ->
    [printed] Your own printed cards are in play from here on
   *[screen] The screen deals the cards from here on
}
log-command-correct-card = { $name } has another card than was said
log-command-settle-owed = { $name } settled what a corrected card left owed
log-command-settle-owed-leaver = The bricks of { $name } are back in the tray
log-command-learn-card = What a card prints was entered
log-command-learn-board = What a board delivers was entered
log-command-learn-knob = A knob of the ground map was entered
log-command-pass-build = { $name } built no staircase
log-command-take-cards = { $cards ->
    [0] { $name } bought no card
    [one] { $name } bought 1 card
   *[other] { $name } bought { $cards } cards
}
log-card = { $card }
log-card-was = not { $card }
log-card-is = but { $card }
log-agreed-too-few-credits = everybody agreed, though it was too dear
log-agreed-wrong-colour = everybody agreed, though the colour was wrong
log-agreed-pile-twice = everybody agreed, though it is a second card of its pile
log-agreed-withdraws-end = everybody agreed that the game goes on
log-command-place-cards = { $name } placed the cards
log-command-take = { $name } has taken the delivery
log-command-take-frog = { $name } took the frog
log-command-place-frog = { $name } placed the frog
log-command-place-monkey = { $name } placed the monkey
log-command-place-butterfly = { $name } placed the butterfly
log-figure-on-card-no-open-knob = The { $figure } stays on its card: no knob is open
log-figure-on-card-cut-short = The { $figure } goes on its card: { $name } had earned it
log-command-end-now = The game was ended early
log-command-leave = { $bricks ->
    [back] { $name } left the game, and the bricks go back into the tray
   *[out] { $name } left the game, and the bricks stay out
}
log-figure-on-card-built-over = The { $figure } is back on its card: { $name } built there
log-command-end-turn = { $name } ended the turn
log-violation-opened = { $what ->
    [put-back-wrong] { $count } { NOUN($piece, $count) } went into the tray that { $count ->
        [one] belongs
       *[other] belong
    } outside
    [wrong-type] { $count } { NOUN($piece, $count) } taken out: the wrong kind
    [wrong-time] { $count } { NOUN($piece, $count) } taken out before { $count ->
        [one] it was
       *[other] they were
    } due
   *[other] { $count } { NOUN($piece, $count) } too many taken out
}
log-violation-closed = { SHORT($piece, 2) }: put right
log-question = Asked: { $low } or { $high } { NOUN($piece, $high) }?
log-question-object = Asked: what lies among the { NOUN($piece, 2) }?
log-question-cup = Asked: the compartment of the { NOUN($piece, 2) } is not in its place
log-unknown = { SHORT($piece, 1) }: the count is not known
log-audit-healed = { SHORT($piece, 1) }: the cell has drifted by { $off } and was followed
log-audit-disagrees = { SHORT($piece, 1) }: the full weight says { $off }. Count what lies there
log-question-staircase = { $count ->
    [one] Asked: does this staircase stand?
   *[other] Asked: which of { $count } staircases stands?
}
log-question-plate = { $more ->
    [yes] Asked: what lies on the plate, { $grams } g more than the palace?
   *[no] Asked: what is missing on the plate, { $grams } g less than the palace?
}
log-question-figure = Asked: does the { $figure } stand there, or a piece?
log-question-laid = Asked: does the plate lie as before it was lifted off?
log-plate = The plate saw { $pieces } of { $name }'s staircase
log-plate-less = The plate saw pieces go: { $count } of { $name }'s staircase { $count ->
    [one] stands
   *[other] stand
}
log-plate-level = { $level ->
    [gold] The plate sees: scale and Hall sensors
    [silver] The plate sees: the scale alone{ $why ->
        [hall] , too few Hall sensors are believed
       *[other] {""}
    }
   *[typed] Staircases are typed: { $why ->
        [hall_needed] too few Hall sensors are believed
        [fault] the plate's readings could not be worked out
        [corner] a corner of the plate gives no reading
        [node] the plate does not answer
       *[other] the plate does not see
    }
}
log-answer = { $answer ->
    [agreed] Answered: the palace stands as shown
    [turned] Answered: the plate does not lie as before
    [typed] Answered: the staircase is typed
    [other] Answered: none of them, the staircase is typed
   *[number] Answered: { $answer }
}
log-keep = The tray was kept as it is
log-undo = The last command was undone
log-redo = It was done again
log-set-up = The game was set up
log-box = { $by ->
    [tray] The whole box was weighed
   *[other] The whole box was counted by hand
}
log-evidence = { $fraction } of a piece off, noise { $noise_mg } mg, still { $still_s } s{ $way ->
    [taken] , next best: { $rival } taken
    [back] , next best: { $rival } put back
    [nothing] , next best: nothing moved
   *[other] {""}
}
log-who = { $name }:

## The evidence of a decision

page-evidence = What it rested on
# limit: footer
footer-evidence = Why
evidence-none = Nothing was weighed for this: somebody said it, or it follows from the rules.
evidence-decided = decided
evidence-still = Still for { $seconds } s before it was decided.
evidence-restless = Noise of one reading: { $noise } mg.
evidence-fraction = { $fraction } of a piece off a whole number, known to { $error }.
evidence-rival = Next best: { $way ->
    [taken] { $rival } taken
    [back] { $rival } put back
   *[nothing] nothing moved
}. It lost, because { $lost ->
    [off-whole] the weight lies nearer to the other.
    [faded] the hand's force was seen to run out.
    [lifted] a finger was seen to lift.
    [waited] it was still for longer than a finger rests.
    [stands] it did not: it was asked.
   *[unlikely] hands seldom do that, or the game expected the other.
}
evidence-undecided = { $low } or { $high }: neither could be left out, so it was asked.
evidence-odds = All other readings together: { $odds } to 1.
evidence-finger = The next best would need a finger that rests in the compartment.
