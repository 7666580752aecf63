### Pieces as words. NOUN($piece, $count) and SHORT($piece, $count) in other messages resolve to these.

noun-arch = { $count ->
    [one] Bogen
   *[other] Bögen
}
noun-brick = { $count ->
    [one] Stein
   *[other] Steine
}
noun-column = { $count ->
    [one] Säule
   *[other] Säulen
}
noun-light_green = { $count ->
    [one] hellgrünes Blatt
   *[other] hellgrüne Blätter
}
noun-dark_green = { $count ->
    [one] dunkelgrünes Blatt
   *[other] dunkelgrüne Blätter
}
noun-gold = { $count ->
    [one] Goldstein
   *[other] Goldsteine
}
noun-brick_or_arch = { $count ->
    [one] Stein oder Bogen
   *[other] Steine oder Bögen
}

short-arch = { noun-arch }
short-brick = { noun-brick }
short-column = { noun-column }
short-light_green = Hellgrün
short-dark_green = Dunkelgrün
short-gold = Gold
short-multi = Bunt
short-brick_or_arch = { $count ->
    [one] Teil
   *[other] Teile
}
short-monkey = Affe
short-butterfly = Schmetterling
short-frog = Frosch

# limit: tray
tray-arch = BOGEN
# limit: tray
tray-brick = STEIN
# limit: tray
tray-column = SÄULE
# limit: tray
tray-light_green = HELL
# limit: tray
tray-dark_green = DUNKEL
# limit: tray
tray-gold = GOLD

# limit: tile
tile-light_green = HELL
# limit: tile
tile-dark_green = DUNKL
# limit: tile
tile-gold = GOLD
# limit: tile
tile-multi = BUNT
