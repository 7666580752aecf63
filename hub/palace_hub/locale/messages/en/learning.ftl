### Learn while playing: what a card, a board or the ground map prints is entered when it is needed.

## The card

# limit: line
learn-card-title = What is printed on this card? You enter it once, for all games.
# limit: line
learn-card-wrong-title = What is really printed on this card?
learn-card-how = { $pile }. Type the bananas as a number. Each letter adds one piece.
# limit: title
learn-take = Take it
# limit: title
learn-correct = Correct it
learn-done = Done

## The board

# limit: line
learn-board-page = What does this board give each turn? You enter it once, for all games.
# limit: line
learn-board-how = Look at the left edge of the board. Each letter adds one piece; Enter when it is complete.
# limit: line
learn-board-wrong-page = What does this board really give each turn? Left and right: another board.
learn-board-title = Board { $seat }: { $name }
# limit: headline
head-learn-board = Enter the board
# limit: explanation
explain-learn-board = { $name } takes the first delivery of this board. Look at the left edge of the board (rule 11.8).
# limit: main-action
main-learn-board = Enter the board
# limit: main-action
main-learn-knob = Is there a knob?

## The beginning of a set

# limit: line
learn-sizes-title = Your own box: how many cards does each pile have?
# limit: line
learn-kits-title = Your own box: what does each board start with?
# limit: line
learn-kits-how = Look at the back of each board. Each letter adds one piece; Enter goes to the next board.
# limit: title
learn-set-name = name of your set
# limit: footer
learn-key-name = Name
learn-set-taken = You have a set { $name } already. Press n and type another name.
learn-set-bad-name = { $name } cannot be a set's name: press n, use small letters, digits, - and _.

## The knob

# limit: headline
ask-knob = A knob here?
# limit: explanation
ask-knob-why = The hub knows no knob here yet. Look at the ground map under the piece (rule 11.8).
# limit: explanation
ask-knob-not-sure = You enter it once, for all games on this map.
# limit: action
ask-knob-colour = { $sign } { SHORT($colour, 1) }
# limit: action
ask-knob-no = No knob
# limit: hint
plan-aim-asks = asks for the knob there
# limit: here
plan-here-unknown = No knob entered here yet

## The market

tile-enter = not entered
tile-enter-other = Another card: enter it
tile-not-entered = { $count } not entered
