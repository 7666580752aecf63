### The phones: what only the pages of the seats and of the host show.

## The same sentences where there are no keys: KEY-touch takes the place of KEY

explain-bot-lay-touch = Take it from { $name }'s pieces. { $piece ->
    [arch] It lies between the two lit places, on level { $level }.
   *[other] It lies on the lit place, on level { $level }.
} Piece { $number } of { $of }.
    .do = Then touch the button below.
explain-bot-off-touch = The lit { SHORT($piece, 1) } does not belong there. Put it back to { $name }'s pieces.
    .do = Then touch the button below.
explain-bot-stands-touch = All { $of } pieces of { $name }'s staircase are there. Does the palace look like the plan?
    .do = Then touch the button below.
explain-bot-facts-touch = From { SHORT($piece, 1) }, with { $bricks } { NOUN("brick", $bricks) } and { $columns } { NOUN("column", $columns) }, to height { $height }. Build it where it fits. If nowhere: "Cannot build".
    .do = Then touch the button below.
explain-bot-pass-touch = { $name } can build nothing with its pieces.
    .do = Touch the button below to go on.
explain-bot-frog-touch = { $name } takes the frog from the palace, and a column with it.
    .do = Touch the button below.
explain-bot-cards-touch = { $name } buys { $chosen } for { $cost } of its { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
    .do = Touch the button below.
explain-bot-cards-none-touch = { $name } keeps to the cards that it has.
    .do = Touch the button below.
explain-bot-slots-touch = { $name } has chosen a place for each new card.
    .do = Touch the button below.
explain-bot-figure-touch = { $name } wants it on the marked knob. Put it there.
    .do = Then touch the button below.
refused-bot-turn-touch = { $name } is a bot and decides by itself.
    .do = To take a step back, touch "Undo".
refused-bot-not-seen-touch = The plate does not see the lit piece yet. Lay it on the lit place, or change to the plan and confirm it there.
hint-credits-touch = Hint: you can get { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} with the pieces that you have.
    .do = For where to start, touch "Hint" again.
hint-start-lit-touch = Hint: start on the lit { SHORT($piece, 1) } knob.
    .do = For the whole staircase, touch "Hint" again.
hint-start-touch = Hint: start on a { SHORT($piece, 1) } knob.
    .do = For the whole staircase, touch "Hint" again.
hint-aim-recurring-touch = Hint: aim for cards that give you pieces each turn.
    .do = For which cards, touch "Hint" again.
hint-aim-one-time-touch = Hint: aim for cards that give you pieces at once.
    .do = For which cards, touch "Hint" again.
hint-aim-bananas-touch = Hint: aim for cards with many bananas.
    .do = For which cards, touch "Hint" again.
hint-aim-printed-touch = Hint: the hub cannot see which cards lie on top, but some piles help most on average.
    .do = For which ones, touch "Hint" again.
hint-pile-touch = { $card }
hint-frog-touch = Hint: take the frog first, with its button. It brings you a column, which you can build with.
hint-pass-touch = Hint: no staircase can be built with your pieces.
    .do = Touch "Cannot build".
refused-hint-not-now-touch = There are hints while you build and while you buy cards.
    .do = Touch "Hint" then.
refused-hints-off-touch = Hints are off for { $name }. The host's page switches them on.
ask-hints-why-touch = "Hint" helps while you build or buy. Everybody sees in the log who used one. Stuck: after { $seconds } seconds, or if a try is not allowed.
calibration-nothing-added-touch = The { NOUN($piece, 2) } weigh no more than their empty cup. Put them in. If they were in before, empty the cup and go a step back. Else look at its wires.
calibration-reversed-touch = The cup of the { NOUN($piece, 2) } is lighter than when it was weighed empty. Take all out and go a step back. If it was empty, its wires are swapped.
calibration-scale-touch = The { NOUN($piece, 2) } weigh too little or too much. If the cup was not empty before, go a step back. Else take other things out, or look at its scale.
calibration-weak-touch = The scale under the { NOUN($piece, 2) } is too restless to count single pieces. Keep the table quiet.
    .do = Then touch the button below again.
calibration-differs-touch = The { NOUN($piece, 2) } weigh { $percent } % { $way ->
    [less] less
   *[more] more
} than they should. If the cup was not empty before, go a step back. Else count them, and take other pieces out.
told-sound-off-touch = The sounds are off. The host's page brings them back.
sure-discard-why-touch = The game is kept. The start page offers to go on with it.
explain-plate-weigh-touch = Count them, of any colours. Lay them loose in the middle of the plate.
    .do = Then touch the button below.
explain-plate-figure-touch = Put it on the marked knob in the middle and let go.
    .do = Then touch the button below. Touch "Skip" if it is not in your box.
explain-plate-knobs-touch = Hold the foot of a brick with a magnet on the marked knob until the mark moves on.
    .do = If nothing happens, touch "Skip": the knob comes again at the end.
explain-plate-report-touch = This is what the hub found out, and what the plate can do.
    .do = Touch the button to keep it.
refused-plate-goes-on-touch = The set-up goes on by itself here.
undone-put-back-touch = You took a step back. Put { $count } { NOUN($piece, $count) } back too.
    .do = Or touch "Redo" to do the step again.
explained-by-delivery-touch = Is it for the next step?
    .do = Touch the button below to go on to that step.
refused-figure-parked-touch = The tray still sees { $figure ->
    [monkey] the monkey
    [butterfly] the butterfly
   *[other] the frog
} on its pad. Place it.
    .do = If it is placed already, touch the button again.
refused-waits-for-tray-touch = Move the pieces: the tray sees it.
refused-tray-counts-touch = The tray counts by itself. If a count is wrong, the host's page corrects it.
refused-by-facts-touch = You enter this staircase by its facts. To use the plan, change to it first.
refused-by-plan-touch = You enter this staircase on the plan. To use its facts, change to it first.
refused-by-plate-touch = The plate sees this staircase by itself. To enter it on the plan, change to it first.
explain-no-game-touch = Whoever last ate a banana is player 1 (rule 2.1). Type the names, choose how you play, and begin.
explain-calibrate-empty-touch = Take every piece out of the six compartments. The hub weighs the empty cups first.
    .do = Then touch the button below.
explain-calibrate-full-touch = Put in the whole box: 80 arches, 80 bricks, 16 columns and 16 decorations of each colour.
    .do = Then touch the button below.
explain-setup-typed-touch = Take out what is shown: the kits, and 2 arches, 1 brick and 1 gold for the starting staircase (rule 2.2).
    .do = Then touch the button below.
explain-setup-back-touch = You took more than the kits and the starting staircase need (rule 2.2): put it back.
    .do = If it is lost, touch "Keep it as it is".
explain-cards-check-touch = Are these the cards that lie in front of each player?
    .do = Then touch the button below: the score comes next.
explain-build-touch = You have { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }.
    .do = If no staircase fits, touch "Cannot build" (rule 4.10).
explain-build-frog-touch = You have { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. You can take the frog, and a column with it.
    .do = If no staircase fits, touch "Cannot build".
explain-cards-printed-touch = Take cards from the table. ¢: price.
    .do = Then touch their piles here: { SHORT($colour, 1) } or any colour, one from each pile (rule 11.2).
explain-cards-chosen-printed-touch = You take { $chosen }: { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, { $left } left.
    .do = To put a card back, touch its pile again.
explain-which-card-touch = { $left ->
    [one] 1 credit
   *[other] { $left } credits
} to spend.
    .do = Touch the { SHORT($colour, 1) } { price } card that you took.
explain-cards-chosen-touch = You buy { $chosen }. { $left ->
    [one] 1 credit
   *[other] { $left } credits
} left for other piles.
    .do = Touch a card again to put it back.
explain-one-time-touch = { $cards ->
    [one] Your new card gives
   *[other] Your new cards give
} you { $pieces }.
explain-recurring-touch = { $cards ->
    [0] Your board gives
    [one] Your board and your card give
   *[other] Your board and your cards give
} you { $pieces }.
explain-typed-touch = { $reason }
    .do = When that is done, touch the button below.
explain-correction-typed-touch = What you typed does not fit the game.
    .do = When everything below is right, touch the button below.
explain-undone-many-touch = You took a step back. Do what is shown here too.
    .do = Or touch "Redo" to do the step again.
explain-leaver-touch = { $name } left: put all of { $name }'s bricks into the tray.
    .do = If some are lost, touch "Keep it as it is".
explain-leaver-typed-touch = { $name } left: put all of { $name }'s bricks into the tray.
    .do = Then touch the button below (rule 12.4).
manual-choice-touch = Choose { $count }: bricks, arches, or some of both.
manual-typing-touch =
    .do = Type the number, or touch + and -.
slots-place-touch = Card { $number } of { $of }: { $card }.
    .do = Touch its slot.
plan-hint-plate-touch = The plate sees each piece.
    .do = You touch nothing here.
plan-aim-how-touch =
    .do = Touch the lit place where the arch ends.
plan-hint-how-touch =
    .do = Touch a place on the plan, then a piece below it.
plan-choose-knob-touch =
    .do = Touch a lit knob.
correct-typed-touch =
    .do = When all of this is right, touch the button below.
cup-less-touch = { $target }: lighter than when empty. Go a step back
start-waiting-games-touch = { $count ->
    [one] A game was put aside. You can go on with it:
   *[other] { $count } games were put aside. You can go on with one:
}
reference-nothing-lifted-touch = Nothing was lifted out of the { NOUN($piece, 2) }. Fix: lift them out and keep your hands off.
    .do = Then touch the button below.
cup-not-empty-touch = Something of about { $grams } g lies in the compartment of the { NOUN($piece, 2) }. Take it out.
    .do = If the cup is empty, touch the button again.
cup-too-light-touch = The compartment of the { NOUN($piece, 2) } is { $grams } g too light. Put its cup in.
    .do = If the cup is in, touch the button again.
explain-setup-empty-touch = Take every piece out of the six compartments, but leave the cups in.
    .do = Then touch the button below.
explain-setup-full-touch = Put in what the list says, each kind into its compartment.
    .do = Then touch the button below.
explain-setup-lift-touch = Count { $count } pieces out and lay them aside.
    .do = Then touch the button below. Or skip this: then the hub assumes { $held }.
explain-setup-back-in-touch = Put all { $count } back into their compartment.
    .do = Then touch the button below.
explain-setup-report-touch = The list says what the cells can do, and what the hub assumes.
    .do = Touch the button to keep it.
setup-lifted-other-touch = By weight, { $found } of the { NOUN($piece, 2) } are out, not { $count }. Fix: count the pieces beside the tray and make them { $count }.
    .do = Then touch the button below.
explain-plate-stack-touch = Stack { $count } columns. Press the stack on the marked knob, let go and wait: the hub sees it.
plate-weighs-like-touch = That weighs like { $found }, not { $of }. Count again.
    .do = If they are { $of }, touch the button once more.

tray-arch-touch = Arches
tray-brick-touch = Bricks
tray-column-touch = Columns
tray-light_green-touch = Light green
tray-dark_green-touch = Dark green
tray-gold-touch = Gold
line-taken-touch = { $taken } of { $of } { NOUN($piece, $of) } taken
line-due-touch = { $due ->
    [0] all taken
   *[other] { $due } to take
}
line-taken-free-touch = { $taken } taken
line-put-back-touch = { $count } { NOUN($piece, $count) } too many
line-take-out-touch = { $count } { NOUN($piece, $count) } too many
stepper-five-high-touch = five bricks high
main-cards-none-touch = Go on without a new card
score-chart-note-touch = Each line is a player: the higher it goes, the more bananas.

head-take-all = Take { $pieces }

## What a seat has

own-stock = You have
own-income = Next turn you get
own-nothing = nothing
own-each = each turn { $pieces }
own-each-no = no pieces each turn
own-under = covers { $cards }
web-slots = Your cards in their slots

## A seat that is not in turn

web-turn-of = { $name } plays
web-host-acts = Wait for the host
web-host-acts-why = The host begins the game on the host's page. Then this page goes on by itself.
web-host-goes-on = The next step is on the host's page. Then this page goes on by itself.
web-host-resumes = The host resumes this game, or puts it aside. Then this page goes on by itself.
web-seat-free = Nobody plays here
web-seat-free-why = This game has no player at this seat. The host's page has the codes of the others.
web-ahead-waits = It is kept. When it is your turn, the button to finish it comes here.
web-put-on = I put on { SHORT($piece, 1) }

## What a printed card, board or box says

web-learn-numbers = One of the numbers is missing. Type it, or touch + and -.
web-learn-board-first = Each board gives something each turn: look at its left edge, and enter it.
web-new-set-how = A game with your own cards needs two things before it begins: how many cards each pile has, and what each board starts with (on its back). All other numbers are asked while you play.
web-new-set-board = Board { $seat } starts with
web-new-set-do = Keep these numbers
web-new-set-bad-name = This cannot be the set's name: use small letters, digits, - and _.
web-new-set-taken = You have a set of this name already. Choose another name.
web-new-set-sum = The box has 67 cards, and at least one in each pile. Count them again.
web-new-set-kits = Each board starts with some pieces: look at its back, and enter them.

## This phone

web-this-phone = This phone
web-sound = Sounds on this phone
web-awake = If the screen goes dark while you wait: in the phone's settings, under Display, choose the longest time until it sleeps.
web-two-seats = Two players can share one phone: open both of their links on it. Then both seats stand at the top of this page.

## The plan

web-whole-plate = whole plate
web-let-go = Put the arch away
web-ask-facts = From then on, nobody sees the palace as a picture: its pieces are not known. Enter the staircase by its facts?

## The host's page

web-now = { $name } now: { $sentence }
web-codes = Codes for the phones
web-codes-how = Each player points the phone's camera at the own code, and opens the link. Keep this page for yourself: whoever has a code plays for that seat.
web-codes-lost = A phone is lost or empty? Give its seat a new code and open that on another phone. One phone can take two seats: open both codes on it.
web-code-of = { $name }
web-code-watch = Television, and who only watches
web-new-code = New code for this seat
web-ask-new-code = The old code of { $seat } stops working at once. Draw a new one?
web-host-more = More for the host
web-next-player = { $name } begins already
web-open-game = Go on with { $game }
web-again = New game: { $order }
web-again-others = New game with other players
web-set-aside = Put this game aside
web-redo = Redo
web-mute = Sounds of the table off
web-unmute = Sounds of the table on
web-correct = A count is wrong
web-correct-why = Count the pieces of one kind in the tray, and enter how many there are.
web-correct-piece = Pieces
web-correct-number = How many are there?
web-correct-do = Correct it
web-ask-leave = Does this player really leave the game?
web-leave-do = The player leaves
web-start-few-names = A game needs two players or more. Type a name for each of them.
web-start-equal-names = Two players have the same name. Change one of them.
web-start-bot = Who plays seat { $number }
web-start-side = Where seat { $number } sits
web-lie = The map lies differently
web-start-phones = The other players open their codes, which are further down, with their phones' cameras.

## Bots

explain-bot-failed-touch = { $name } is a bot and could not decide. Ask it again, or play this turn for it by hand.
explain-bot-slow-touch = { $name } is a bot and takes too long. Wait, ask it again, or play this turn for it by hand.
told-hint-anew-touch = You build another staircase than the hint.
    .do = For a hint that goes on from yours, touch "Hint".
told-hint-away-touch = The hint is put away.
    .do = Touch "Hint" to see it again.
told-hint-now-touch = You can have a hint now.
    .do = Touch "Hint".
