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
log-command-report-build-forgotten = { $name } built by facts alone: from now on the palace's shape is not known
log-command-build = { $name } built { $arches } { NOUN("arch", $arches) }, { $height } high, and decorated
log-command-correct-supply = The supply was corrected
log-command-tell-top = The top card of a pile was named
log-command-remove-card = A lost card was removed from the game
log-command-change-deck = { $deck ->
    [printed] From now on you play with your own printed cards
   *[screen] From now on the screen deals the cards
}
log-command-correct-card = { $name } has another card than was entered
log-command-settle-owed = { $name } and the tray are even after a corrected card
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
log-agreed-too-few-credits = everybody agreed, though it cost too much
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
    [put-back-wrong] { $count } { NOUN($piece, $count) } put into the tray: { $count ->
        [one] it does not belong
       *[other] they do not belong
    } there
    [wrong-type] { $count } { NOUN($piece, $count) } taken out: the wrong kind
    [wrong-time] { $count } { NOUN($piece, $count) } taken out too early
   *[other] { $count } { NOUN($piece, $count) } too many taken out
}
log-violation-closed = { SHORT($piece, 2) }: put right
log-question = Asked: { $low } or { $high } { NOUN($piece, $high) }?
log-question-object = Asked: what lies among the { NOUN($piece, 2) }?
log-question-cup = Asked: the cup of the { NOUN($piece, 2) } is not in its place
log-tray-replaced = The tray has another board: it weighs as before, and the game goes on
log-unknown = { SHORT($piece, 1) }: the count is not known
log-audit-healed = { SHORT($piece, 1) }: the cell drifted by { $off }; its zero was corrected
log-audit-disagrees = { SHORT($piece, 1) }: the full weight says { $off }. Count what lies there
log-question-staircase = { $count ->
    [one] Asked: is this the staircase?
   *[other] Asked: which of { $count } staircases is it?
}
log-question-plate = { $more ->
    [yes] Asked: what lies on the plate, { $grams } g more than the palace?
   *[no] Asked: what is missing on the plate, { $grams } g less than the palace?
}
log-question-figure = Asked: does the { $figure } stand there, or a piece?
log-question-laid = Asked: does the plate lie as before it was lifted off?
log-plate = The plate saw { $count ->
    [one] a piece
   *[other] { $count } pieces
} of { $name }'s staircase
log-plate-where = where: { $pieces }
log-plate-less = Pieces were taken off: { $count } of { $name }'s staircase { $count ->
    [one] stands
   *[other] stand
}
log-plate-level = { $level ->
    [gold] The plate sees with scale and Hall sensors
    [silver] The plate sees with the scale alone{ $why ->
        [hall] : too few Hall sensors work
       *[other] {""}
    }
   *[typed] Staircases are entered by hand: { $why ->
        [hall_needed] too few Hall sensors work
        [fault] the plate's readings could not be worked out
        [corner] a corner of the plate gives no reading
        [node] the plate does not answer
       *[other] the plate does not see
    }
}
log-answer = { $answer ->
    [agreed] Answered: the palace stands as shown
    [turned] Answered: the plate does not lie as before
    [typed] Answered: the staircase is entered by hand
    [other] Answered: none of them, the staircase is entered by hand
   *[number] Answered: { $answer }
}
log-keep = The tray was kept as it is
log-undo = The last step was undone
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

page-evidence = Why the hub decided this
# limit: footer
footer-evidence = Why
evidence-none = Nothing was weighed for this: a player entered it, or it follows from the rules.
evidence-decided = decided
evidence-still = Still for { $seconds } s before it was decided.
evidence-restless = Noise of one reading: { $noise } mg.
evidence-fraction = { $fraction } of a piece away from a whole number, measured to { $error }.
evidence-rival = Next best: { $way ->
    [taken] { $rival } taken
    [back] { $rival } put back
   *[nothing] nothing moved
}. { $lost ->
    [off-whole] The weight fits it less well.
    [faded] The force of the hand was seen to end.
    [lifted] A finger was seen to lift.
    [waited] It was still for longer than a finger rests.
    [stands] It could not be ruled out, so the hub asked.
   *[unlikely] Hands seldom do that, or the game expected the other.
}
evidence-undecided = { $low } or { $high }: neither could be ruled out, so the hub asked.
evidence-odds = Odds of all other readings together: { $odds } to 1.
evidence-finger = The next best is possible only if a finger rests in the compartment.
