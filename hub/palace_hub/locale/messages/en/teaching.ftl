### Learn the game: the list of lessons, the lessons on building, and the explanation of each step of a turn.

## The list

lesson-list-title = Learn the game
lesson-list-why = In Monkey Palace you build staircases. Each lesson shows a right one and a wrong one, and then you build. All lessons take about ten minutes. A number such as (rule 4.5) is its place in the rules.
lesson-list-done = { $count ->
    [0] No lesson is done yet. Enter opens the first; a key or a touch opens any.
   *[other] { $count } of { $of } lessons are done.
}
lesson-entry = { $tick } { $letter ->
    [none] { $title }
   *[other] Rule { $letter }: { $title }
}
lesson-turn-practice = Then: play a first turn on a simulated table
lesson-turn = Then: back to the start, with every step explained
lesson-leave = Leave
lesson-help-keys = KEYS OF THIS LIST
lesson-help-choose = 1, 2, and a to i: open that lesson. A touch does the same.
lesson-help-move = Up and down: the lesson before, and the one after; then Space opens it.
lesson-help-next = Enter: the first lesson that is not done.
lesson-help-turn = p: { $practice ->
    [yes] play a first turn on a simulated table. The screen explains each step.
   *[no] back to the start, with every step explained.
}
lesson-help-in-lesson = In a lesson: Enter turns the page, PgUp and PgDn go back and on. Esc comes back to the list.
lesson-help-back = A tick stands at each lesson that is done.
lesson-help-leave = Esc: { $practice ->
    [yes] leave the program. You are asked first, and lessons that you solved are kept.
   *[no] back to the game.
}

## A page of a lesson

lesson-title = Lesson { $number } of { $of }   { $letter ->
    [none] { $title }
   *[other] Rule { $letter }: { $title }
}
# limit: title
lesson-plan-right = Right, from above
# limit: title
lesson-plan-wrong = Wrong, from above
lesson-is-right = This staircase is right.
lesson-broken = { $fault } { $mend }
lesson-ask = Press Enter when your staircase is finished.
lesson-empty = Nothing is built yet. Put a piece down first.
lesson-solved = { $count ->
    [one] Right! An arch gives you 1 credit to buy cards with.
   *[other] Right! { $count } arches give you { $count } credits to buy cards with.
}
lesson-unmet-arches = No rule is broken, but the task wants { $count } arches. Go on at the end of your last arch.
lesson-unmet-first = No rule is broken, but the task wants an arch as the first piece, right on the ground.
lesson-unmet-stands-on = No rule is broken, but the task wants another pile. Read it again.
lesson-unmet-turns = No rule is broken, but the staircase goes straight on. The task wants a turn.
# limit: action
lesson-before = Back
# limit: action
lesson-again = Again
# limit: main-action
lesson-next = Next
# limit: main-action
lesson-check = Is it right?
# limit: main-action
lesson-next-lesson = Next lesson
# limit: main-action
lesson-end = To the list
# limit: footer
footer-main = Ready
# limit: footer
footer-before = Back
# limit: footer
footer-after = Next
# limit: footer
footer-list = List
# limit: footer
footer-again = Again

## The lessons. `rule` stands on each page, `task` over the player's try.

lesson-1-title = How to read and use the plan
lesson-1-rule = The plan shows the palace from above. Each line is an arch. Each number is the height of a pile; a decoration on it does not count.
lesson-1-right = { $light } { $dark } { $gold } are open knobs of the ground: nothing stands on them. With a number they are decorations, each on a pile of that height: they mark the ends of staircases. The thick line is a new staircase: a brick, and an arch on it.
lesson-1-task = Build it. Arrow keys move the [ ], and a touch does too. Move to the { $light } left of the 1. Press b: a brick. Press a, then the right arrow: an arch.

lesson-2-title = One path that climbs
lesson-2-rule = A staircase is one path of arches. Each arch starts on the end of the arch before, so it lies higher.
lesson-2-right = The first arch lies on the ground. The second one starts on its end and goes up to the palace.
lesson-2-wrong = Here are two staircases, at two sides of the palace. In one turn you build only one.
lesson-2-task = Build a staircase of two arches that ends on the palace.

lesson-a-title = Start on the ground
lesson-a-rule = A staircase starts on an open knob of the ground. Later a decoration of that knob's colour goes on its end.
lesson-a-right = A brick stands on a knob of the ground. From the brick an arch goes to the palace.
lesson-a-wrong = It starts on the palace: its brick stands on an old arch.
lesson-a-task = Build a staircase with one arch, from a knob of the ground to the palace.

lesson-b-title = Start with a brick, a column or an arch
lesson-b-rule = The first piece is a brick, a column or an arch. It is never a decoration.
lesson-b-right = It starts with a column. A column is as high as three bricks, and so is the pile that the arch goes to.
lesson-b-wrong = It starts with a decoration, the gold one. Leaves are decorations too.
lesson-b-task = Build a staircase whose first piece is an arch. You need two arches: one alone lies flat on the ground.

lesson-c-title = End with an arch
lesson-c-rule = The last piece of a staircase is an arch. Its far end stays free, for the decoration goes there.
lesson-c-right = It ends with the arch.
lesson-c-wrong = A brick stands on the end of the arch.
lesson-c-task = Build a staircase with one arch, and leave its far end free. You need not use all your pieces.

lesson-d-title = Build on any open knob
lesson-d-rule = You may stand a piece on any open knob, on decorations too. But never on the middle of an arch.
lesson-d-right = The new arch stands on the end of an old arch.
lesson-d-wrong = The brick beside the gold one stands on the middle of an old arch. This plan is drawn larger.
lesson-d-task = Let your arch end on the decoration { $gold }. Two bricks under the other end make it as high.

lesson-e-title = Join the palace
lesson-e-rule = At least one of your pieces stands on a piece that was there before your turn.
lesson-e-right = The second arch ends on the palace.
lesson-e-wrong = This staircase runs beside the palace. No piece of it stands on an old piece.
lesson-e-task = Build a staircase of two arches that joins the palace.

lesson-f-title = Nothing hangs in the air
lesson-f-rule = Both ends of an arch stand on something. Bricks and columns fill the gap; the middle needs nothing below.
lesson-f-right = One end stands on the palace, 1 high. So one brick stands under the other end.
lesson-f-wrong = The brick is missing, so one end hangs in the air.
lesson-f-task = Build up to the pile that is 2 high. When an end hangs in the air, the list at the right says what is missing.

lesson-g-title = No arch flat on an arch
lesson-g-rule = The two ends of an arch must not stand on the same arch. One end on an arch is fine.
lesson-g-right = The second new arch has one end on the old arch, and the other end on the first new arch.
lesson-g-wrong = Both ends of the new arch stand on the old arch.
lesson-g-task = Build a staircase with one arch that has one end on the old arch.

lesson-h-title = Turn, but never turn back
lesson-h-rule = The next arch goes straight on, to the left or to the right. It never goes back, and the path never forks.
lesson-h-right = The first arch goes to the right, and the second one to the top of the plan: that is a turn.
lesson-h-wrong = The second arch lies over the first one: it goes back.
lesson-h-task = Build a staircase of two arches that makes a turn.

lesson-i-title = Every arch is a step
lesson-i-rule = Arches are steps of the path. To hold something up you use bricks and columns, never an arch.
lesson-i-right = Two bricks hold up the end of the last arch.
lesson-i-wrong = An arch lies beside the path and only holds up the last arch.
lesson-i-task = Build a staircase of three arches. You have two bricks to hold it up.

## Faults of a staircase that the plan's list names in a few words

# limit: hint
plan-fault-start-with-decoration = The staircase starts with a decoration (rule 4.2).
# limit: hint
plan-mend-start-with-decoration = Start with a brick, a column or an arch.
# limit: hint
plan-fault-ends-with-brick = The staircase does not end with an arch (rule 4.3).
# limit: hint
plan-mend-ends-with-brick = Take that piece back, or lay an arch on it.
# limit: hint
plan-fault-no-arch = The staircase has no arch yet (rule 4.3).
# limit: hint
plan-fault-on-palace-middle = A piece stands on the middle of an arch (rule 4.4).
# limit: hint
plan-mend-on-palace-middle = Move it to an end of the arch.
# limit: hint
plan-fault-not-connected = The staircase does not stand on the palace (rule 4.5).
# limit: hint
plan-mend-not-connected = Lead it to the palace.
# limit: hint
plan-fault-loose-brick = This piece carries no arch (rule 4.8).
# limit: hint
plan-mend-loose-brick = Take it back, or lay an arch on it.

## The guided first turn

teach-you = Player 1
teach-partner = Robin
# limit: headline
teach-title = Step { $number }: { $step }
# limit: headline
teach-over-title = A whole turn
teach-over = You have played a whole turn. Now the next player takes the same eight steps, round after round.
teach-on-your-own = The game ends when a kind of pieces runs out, and the most bananas win. Play on here, or leave with Ctrl+Q.
# limit: main-action
teach-button = Enter: I see
teach-skipped = This step does not come up in this turn.
teach-1-do = Build one staircase from your own pieces, from an open knob of the ground to the palace.
teach-1-why = Each arch gives you a credit to buy cards with, and pieces that you do not use stay yours.
teach-1-practice = Here you build on the plan. You have two arches: lay one on the ground, and one from its end up to the palace. Then Enter.
teach-2-do = Take one decoration of your start colour from the tray, and put it on the far end of your last arch.
teach-2-why = It marks your staircase, and its colour says which cards you may buy.
teach-2-practice = Look at the second row from the top: your hand is at that decoration already. F5 takes one. Then press Enter.
teach-3-do = Look how many credits you have: 1 for each arch, and 1 more if your decoration is now the highest of its colour.
teach-3-why = You need them in the next step.
teach-3-practice = You have { $count } credits now. Enter goes on.
teach-4-do = Buy cards with your credits: of your start colour or of any colour, at most one from each pile.
teach-4-why = Cards bring you pieces and bananas, and credits that you do not spend are lost.
teach-4-practice = Press the key of a pile that is not grey, then Enter. Cards with many pieces help you early.
teach-5-do = Take all the pieces that your new cards give you once.
teach-5-why = It is not allowed to take fewer, and the other cards you have do not count here.
teach-5-practice = Your hand in the second row is there already: each F5 takes one piece.
teach-6-do = Take the pieces that your board and all the cards that you can see give you.
teach-6-why = You get them again in each of your turns, so a good card pays many times.
teach-6-practice = Press F5 until the screen wants no more: your hand goes on to the next kind by itself.
teach-7-do = If a part of your staircase is five bricks high, you get a bonus card.
teach-7-why = It is worth 4 bananas at the end, and a column counts as three bricks.
teach-7-practice = Enter takes it.
teach-8-do = After a gold decoration, put the Monkey on an open end of an arch.
teach-8-why = It keeps the others off that knob, and its card is worth 2 bananas for whoever holds it at the end.
teach-8-practice = Choose a lit knob by its letter. Then press Enter twice: this simulated tray does not see the Monkey leave it.
teach-on = From now on each step is explained the first time that it comes up for a player.
teach-off = The steps are not explained any more.
palette-teach = Explain each step of a turn, or stop it
palette-learn = Learn the game: lessons on building
cli-learn = Teaches the game: ten minutes of lessons on building, then a first turn on a simulated table.
# limit: footer
footer-learn = Learn
start-learn = Learn the game in ten minutes
start-teach = Have each step explained
start-teaching = Each step is explained
help-key-learn = F9   learn the game: lessons on building
help-key-teach = F10   explain each step the first time it comes up, or stop that
error-lessons-not-kept = The solved lessons cannot be saved in { $file }: { $what }.
