### Hints in the build and the cards step, and who gets them.

## The hint, in place of the explanation

# limit: explanation
hint-thinking = The hub is looking for a hint. You can go on meanwhile.
# limit: explanation
hint-credits = Hint: you can get { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} with the pieces that you have. For where to start, press h again.
# limit: explanation
hint-start-lit = Hint: start on the lit { SHORT($piece, 1) } knob. For the whole staircase, press h again.
# limit: explanation
hint-start = Hint: start on a { SHORT($piece, 1) } knob. For the whole staircase, press h again.
# limit: explanation
hint-whole = Hint: build what the plan shows. { $why }
# limit: explanation
hint-take-back = Hint: first take back the lit { SHORT($piece, 1) }. It does not belong to the staircase of this hint.
# limit: explanation
hint-whole-facts = Hint: from { SHORT($piece, 1) }, build { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) } to height { $height }. { $why }
# limit: explanation
hint-frog = Hint: take the frog first (press o). It brings you a column, which you can build with.
# limit: explanation
hint-pass = Hint: no staircase can be built with your pieces. Press o and choose "Cannot build".
# limit: explanation
hint-unknown-knobs = The hub knows too few knobs of your map yet: it has no hint. Build, and it learns them.
# limit: explanation
hint-aim-recurring = Hint: aim for cards that give you pieces each turn. For which cards, press h again.
# limit: explanation
hint-aim-one-time = Hint: aim for cards that give you pieces at once. For which cards, press h again.
# limit: explanation
hint-aim-bananas = Hint: aim for cards with many bananas. For which cards, press h again.
# limit: explanation
hint-aim-printed = Hint: the hub cannot see which cards lie on top, but some piles help most on average. For which ones, press h again.
hint-pile = { $card } (key { $cap })
# limit: explanation
hint-cards = Hint: buy { $cards }: { $gains }.
# limit: explanation
hint-cards-printed = Hint: buy { $cards }. Such cards help you most on average: the hub cannot see which lie on top.
# limit: explanation
hint-cards-none = Hint: buy nothing. No card that you can pay helps you now.

hint-gain-bananas = { $count ->
    [one] 1 banana
   *[other] { $count } bananas
}
hint-gain-one-time = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} at once
hint-gain-recurring = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} each turn for about { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}

## Why

hint-why-recurring = It starts on { SHORT($piece, 1) } because the { $card } card pays { $pieces } each turn.
hint-why-one-time = It starts on { SHORT($piece, 1) } because the { $card } card gives { $pieces } at once.
hint-why-bananas = It starts on { SHORT($piece, 1) } because the { $card } card has { $count ->
    [one] 1 banana
   *[other] { $count } bananas
}.
hint-why-card = It starts on { SHORT($piece, 1) } because the { $card } cards help you most.
hint-why-any-recurring = Its credits buy the { $card } card, which pays { $pieces } each turn.
hint-why-any-one-time = Its credits buy the { $card } card, which gives { $pieces } at once.
hint-why-any-bananas = Its credits buy the { $card } card, which has { $count ->
    [one] 1 banana
   *[other] { $count } bananas
}.
hint-why-any-card = Its credits buy an { $card } card, which helps you most.
hint-why-bonus = A pile of five bricks earns you a Bonus Card.
hint-why-butterfly = Its end is the highest, so you get the butterfly.
hint-why-monkey = Its gold end brings you the monkey.
hint-why-highest = Its end is the highest of its colour: 1 credit more.
hint-why-credits = It earns { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for the fewest pieces.

## Beside the plan

# limit: hint
hint-next = { $piece ->
    [arch] Next: { $sign } an arch between the two lit places, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
   *[other] Next: { $sign } a { NOUN($piece, 1) } on the lit place, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
}
# limit: hint
hint-off = First take back: { $sign } the lit { NOUN($piece, 1) }.
# limit: hint
hint-done = All pieces of the hint are there.
# limit: tile-reason
tile-hint = hint

## Refusals

refused-hint-none = The hub finds no hint for this step. Go on without one.
refused-hint-not-now = There are hints while you build and while you buy cards. Press h then.
refused-hint-put-right = First put right what the screen asks for. Then there is a hint.
refused-hints-off = Hints are off for { $name }. To switch them on, press o and choose "Hints".
refused-hint-not-stuck = Your hint comes after { $seconds } more { $seconds ->
    [one] second
   *[other] seconds
}, or after a try that is not allowed.
told-hint-away = The hint is put away. Press h to see it again.
told-hint-anew = You build another staircase than the hint. For a hint that goes on from yours, press h.
told-hint-now = You can have a hint now: press h.
refused-hints-count = Choose for each of the { $count } players.

## The log

log-hint = { $name } used a hint (level { $level })

## Keys and the dialog

# limit: footer
footer-hint = Hint
palette-hint = Show a hint, or more of it
palette-hints = Hints: on, off, or only when stuck
# limit: headline
ask-hints = Who gets hints?
# limit: explanation
ask-hints-why = Key h shows a hint; the log shows who used one. Stuck: after { $seconds } seconds, or when a try is not allowed.
hints-of = { $mode ->
    [on] hints on
    [stuck] only when stuck
   *[off] hints off
}
# limit: action
web-hints-do = Play like that

help-key-hint = h   a hint; again: more of it

## The command line

cli-bench-hints = How soon the advisor's process answers, and how much longer the hub's turns take with hints than without.
