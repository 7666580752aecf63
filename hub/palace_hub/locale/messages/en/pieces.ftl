### Pieces as words. NOUN($piece, $count) and SHORT($piece, $count) in other messages resolve to these.

noun-arch = { $count ->
    [one] arch
   *[other] arches
}
noun-brick = { $count ->
    [one] brick
   *[other] bricks
}
noun-column = { $count ->
    [one] column
   *[other] columns
}
noun-light_green = { $count ->
    [one] light green leaf
   *[other] light green leaves
}
noun-dark_green = { $count ->
    [one] dark green leaf
   *[other] dark green leaves
}
noun-gold = { $count ->
    [one] gold brick
   *[other] gold bricks
}
noun-brick_or_arch = { $count ->
    [one] brick or arch
   *[other] bricks or arches
}

short-arch = { noun-arch }
short-brick = { noun-brick }
short-column = { noun-column }
short-light_green = light green
short-dark_green = dark green
short-gold = gold
short-multi = any colour
short-brick_or_arch = { $count ->
    [one] piece
   *[other] pieces
}
short-monkey = Monkey
short-butterfly = Butterfly
short-frog = Frog

# limit: tray
tray-arch = ARCH
# limit: tray
tray-brick = BRICK
# limit: tray
tray-column = COLUMN
# limit: tray
tray-light_green = LIGHT
# limit: tray
tray-dark_green = DARK
# limit: tray
tray-gold = GOLD

# limit: tile
tile-light_green = LIGHT
# limit: tile
tile-dark_green = DARK
# limit: tile
tile-gold = GOLD
# limit: tile
tile-multi = ANY
