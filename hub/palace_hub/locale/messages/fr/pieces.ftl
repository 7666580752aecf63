### Pieces as words. NOUN($piece, $count) and SHORT($piece, $count) in other messages resolve to these.

noun-arch = { $count ->
    [one] arche
   *[other] arches
}
noun-brick = { $count ->
    [one] brique
   *[other] briques
}
noun-column = { $count ->
    [one] colonne
   *[other] colonnes
}
noun-light_green = { $count ->
    [one] feuille vert clair
   *[other] feuilles vert clair
}
noun-dark_green = { $count ->
    [one] feuille vert foncé
   *[other] feuilles vert foncé
}
noun-gold = { $count ->
    [one] brique dorée
   *[other] briques dorées
}
noun-brick_or_arch = { $count ->
    [one] brique ou arche
   *[other] briques ou arches
}

short-arch = { noun-arch }
short-brick = { noun-brick }
short-column = { noun-column }
short-light_green = vert clair
short-dark_green = vert foncé
short-gold = dorée
short-multi = multicolore
short-brick_or_arch = { $count ->
    [one] pièce
   *[other] pièces
}
short-monkey = Singe
short-butterfly = Papillon
short-frog = Grenouille

# limit: tray
tray-arch = ARCHE
# limit: tray
tray-brick = BRIQUE
# limit: tray
tray-column = COLONNE
# limit: tray
tray-light_green = CLAIR
# limit: tray
tray-dark_green = FONCÉ
# limit: tray
tray-gold = DORÉE

# limit: tile
tile-light_green = CLAIR
# limit: tile
tile-dark_green = FONCÉ
# limit: tile
tile-gold = DORÉE
# limit: tile
tile-multi = MULTI
