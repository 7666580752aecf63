### Bots that play a seat of a real table: what people do for them, and what is refused.

## The start form

start-seat = { $bot ->
    [person] a person
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
   *[other] { $bot } bot
}
help-key-next-bot = F5 to F8   for each name: a person, or an easy, normal or hard bot

## What the hub asks for

# limit: headline
head-bot-thinks = Wait a moment
# limit: explanation
explain-bot-thinks = { $name } is a bot and thinks about its turn. There is nothing to do for you.
# limit: headline
head-bot-top = Which is on top?
# limit: explanation
explain-bot-top = { $name } is a bot and cannot see your cards. Which card lies on top of the pile { $pile }?
# limit: headline
head-bot-stuck = No answer
# limit: explanation
explain-bot-failed = { $name } is a bot and could not decide. Press Enter to ask it again, or b to play this turn for it by hand.
# limit: explanation
explain-bot-slow = The bot { $name } takes too long. Wait, press Enter to ask it again, or b to play its turn by hand.
# limit: headline
head-bot-lay = { $piece ->
    [arch] Lay an arch
   *[other] Lay a { SHORT($piece, 1) }
}
# limit: explanation
explain-bot-lay = From { $name }'s pieces: { $piece ->
    [arch] between the two lit places, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
   *[other] on the lit place, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
} Then press Enter. Piece { $number } of { $of }.
# limit: explanation
explain-bot-lay-figure = First put the { $figure ->
    [monkey] Monkey
    [butterfly] Butterfly
   *[frog] Frog
} back on { $name }'s card, then lay the piece at the lit place (rule 10.5).
# limit: explanation
explain-bot-lay-plate = From { $name }'s pieces: { $piece ->
    [arch] between the two lit places, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
   *[other] on the lit place, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
} The plate sees it. Piece { $number } of { $of }.
# limit: headline
head-bot-off = Take that off
# limit: explanation
explain-bot-off = The lit { SHORT($piece, 1) } does not belong there. Put it back to { $name }'s pieces, then press Enter.
# limit: explanation
explain-bot-off-plate = The lit { SHORT($piece, 1) } does not belong there. Put it back to { $name }'s pieces. The plate sees it.
# limit: headline
head-bot-stands = Does it match?
# limit: explanation
explain-bot-stands = All { $of } pieces of { $name }'s staircase are there. Does the palace look like the plan? Then press Enter.
# limit: headline
head-bot-facts = Build { $arches } { NOUN("arch", $arches) }
# limit: explanation
explain-bot-facts = From { SHORT($piece, 1) }, with { $bricks } { NOUN("brick", $bricks) } and { $columns } { NOUN("column", $columns) }, to height { $height }. Build it and press Enter. If it fits nowhere, press o.
# limit: headline
head-bot-pass = Nothing to build
# limit: explanation
explain-bot-pass = { $name } can build nothing with its pieces. Press Enter to go on.
# limit: headline
head-bot-frog = Take the frog
# limit: explanation
explain-bot-frog = { $name } takes the frog from the palace, and a column with it. Press Enter.
# limit: headline
head-bot-cards = { $count ->
    [0] Buys no card
    [one] Buys { $count } card
   *[other] Buys { $count } cards
}
# limit: explanation
explain-bot-cards = { $name } buys { $chosen } for { $cost } of its { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}. Press Enter.
# limit: explanation
explain-bot-cards-none = { $name } keeps to the cards that it has. Press Enter.
# limit: explanation
explain-bot-takes = { $name } is a bot: take these pieces out, and put them beside { $name }'s other pieces.
# limit: explanation
explain-bot-slots = { $name } has chosen a place for each new card. Press Enter.
# limit: explanation
explain-bot-figure = { $name } wants it on the marked knob. Put it there, then press Enter.

## Beside the plan

# limit: title
bot-title = { $of ->
    [0] No piece yet
   *[other] { $done } of { $of } pieces laid
}
# limit: hint
bot-next = { $piece ->
    [arch] Now: { $sign } an arch between the two lit places, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
   *[other] Now: { $sign } a { NOUN($piece, 1) } on the lit place, { $level ->
        [0] on the ground
        [one] 1 brick up
       *[other] { $level } bricks up
    }.
}
# limit: hint
bot-off = Take off: { $sign } { NOUN($piece, 1) }, { $level ->
    [0] on the ground
    [one] 1 brick up
   *[other] { $level } bricks up
}.
# limit: hint
bot-all = All pieces are there.

## The main action

# limit: main-action
main-bot-lay = It lies there
# limit: main-action
main-bot-off = It is off
# limit: main-action
main-bot-stands = The staircase is right
# limit: main-action
main-bot-go-on = Go on
# limit: main-action
main-bot-again = Ask the bot again
# limit: action
action-by-hand = By hand
# limit: footer
footer-by-hand = By hand
palette-by-hand = Play this turn for the bot by hand
help-key-by-hand = b   play this turn for the bot by hand
# limit: main-action
waiting-bot = the bot is thinking
# limit: main-action
waiting-bot-piece = waiting for the plate to see the piece

## Refusals

refused-bot-turn = { $name } is a bot and decides by itself. To take a step back, press u.
refused-bot-thinks = { $name } is still thinking. Wait a moment.
refused-bot-not-seen = The plate does not see the lit piece yet. Lay it on the lit place, or press w to confirm by Enter.
refused-bot-off = A piece lies where the bot does not want it. Take the lit piece off first.
refused-bot-not-stuck = People play a turn for a bot only if it gives no answer.
refused-bot-other = { $name } wants another staircase than the one that stands. Make it as the plan shows: the lit piece comes next.
refused-bots-count = Choose who plays for the { $count } players, no more.
refused-bot-unknown = There is no bot { $bot }. These play: { $known }.
refused-bot-top = { $name } waits until you say which card lies on top of that pile.
refused-bots-learning = A bot needs to know all cards of your box. Type them in with "palace cards", or play without a bot.

# A game is kept, and the hub was started with bots that do not play in it.
resume-bots = This game goes on with the players that it has. To start a new game with { $count ->
    [one] the bot { $names }
   *[other] the bots { $names }
}, put this one aside (d).

told-bot-nobody = Nobody is called { $name }, so no bot plays that seat.

## The log

log-bots = Bots play: { $names }
log-by-hand = { $name }'s bot gave no answer: people play this turn

## The command line

cli-play-bot = a bot plays the seat of the player with this name, as in Bo=planner; can be repeated
cli-bot-form = { $given } names no bot for a player: write NAME=BOT, as in Bo=planner
cli-bot-unknown = there is no bot { $given }: these play: { $known }
cli-bot-no-name = no player is named before the "=": write NAME=BOT, as in Bo=planner
cli-bot-name = the name { $given } is longer than { $most } letters: take a shorter one
cli-bot-twice = two bots are given to { $given }: name each player once
cli-bots-all = { $count } players are named, and a game has at most { $most }: leave one out
