### Sides of the table, how the ground map lies on the plate, and the plan that turns with them.

## The start form

start-side = { $side ->
    [near] sits: this side
    [right] sits: on the right
    [far] sits: opposite
    [left] sits: on the left
   *[none] sits: anywhere
}
start-lie = It lies like this.
lie-climbs = { $side ->
    [e] Its start climbs to the right.
    [n] Its start climbs away from you.
    [w] Its start climbs to the left.
    [s] Its start climbs towards you.
   *[none] No staircase stands on it.
}
edge-letter = { $letter ->
    [n] N
    [e] E
    [s] S
   *[w] W
}

## Dialogs

# limit: headline
ask-lie = How does it lie?
# limit: explanation
ask-lie-why = Choose the picture that looks like your table, if the plate was turned or the screen shows it wrongly.
# limit: explanation
lie-symmetric = Two of the pictures look alike. Look at the gold brick, or at the print of the map.
# limit: headline
ask-sides = Who sits where?
# limit: explanation
ask-sides-why = The plan turns to the player whose turn it is. "Anywhere" leaves it as it is.
# limit: action
sides-do = Save seats

palette-turn-plan = Turn the plan by a quarter
palette-map-lies = Say how the ground map lies now
palette-next-lie = Turn the map of the new game by a quarter
palette-sides = Who sits where
help-key-turn-plan = v   turn the plan by a quarter
help-key-map-lies = e   say how the ground map lies now
help-key-next-lie = e   how the ground map lies
# limit: footer
footer-turn = Turn

## News, refusals and the log

refused-sides = There are { $count } players: name at most one side for each.
refused-map-seen = The Hall sensors see the pieces where the screen shows them. If that is wrong, lift the plate and lay it back.
told-map-turned = { $turns ->
    [1] The plate was turned a quarter to the left. The game goes on.
    [2] The plate was turned by half a turn. The game goes on.
   *[3] The plate was turned a quarter to the right. The game goes on.
}
log-map-turned = The ground map lies { $turns ->
    [0] straight
    [1] a quarter turned to the left
    [2] the other way round
   *[3] a quarter turned to the right
} on the plate{ $by ->
    [hall] , as the Hall sensors see
   *[person] {""}
}

## A plate that was laid back

# limit: headline
ask-turned-headline = Was it turned?
# limit: explanation
ask-turned-why = The plate was lifted off, and by its weight it lies differently now. Is it turned like this?
# limit: explanation
ask-unsure-why = The plate was lifted off, and its weight does not show how it lies now. Choose the right picture.
# limit: explanation
question-laid = The picture shows how it lay.
answer-laid-turned = { $turns ->
    [1] A quarter left
    [2] Half a turn
   *[3] A quarter right
}
