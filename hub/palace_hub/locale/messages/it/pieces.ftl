### Pieces as words. NOUN($piece, $count) and SHORT($piece, $count) in other messages resolve to these.

noun-arch = { $count ->
    [one] arco
   *[other] archi
}
noun-brick = { $count ->
    [one] mattoncino
   *[other] mattoncini
}
noun-column = { $count ->
    [one] colonna
   *[other] colonne
}
noun-light_green = { $count ->
    [one] foglia verde chiaro
   *[other] foglie verde chiaro
}
noun-dark_green = { $count ->
    [one] foglia verde scuro
   *[other] foglie verde scuro
}
noun-gold = { $count ->
    [one] mattoncino dorato
   *[other] mattoncini dorati
}
noun-brick_or_arch = { $count ->
    [one] mattoncino o arco
   *[other] mattoncini o archi
}

short-arch = { noun-arch }
short-brick = { noun-brick }
short-column = { noun-column }
short-light_green = verde chiaro
short-dark_green = verde scuro
short-gold = oro
short-multi = multicolore
short-brick_or_arch = { $count ->
    [one] pezzo
   *[other] pezzi
}
short-monkey = Scimmia
short-butterfly = Farfalla
short-frog = Rana

# limit: tray
tray-arch = ARCO
# limit: tray
tray-brick = MATTONE
# limit: tray
tray-column = COLONNA
# limit: tray
tray-light_green = CHIARO
# limit: tray
tray-dark_green = SCURO
# limit: tray
tray-gold = ORO

# limit: tile
tile-light_green = CHIA.
# limit: tile
tile-dark_green = SCURO
# limit: tile
tile-gold = ORO
# limit: tile
tile-multi = MULTI
