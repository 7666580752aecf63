### Pieces as words. NOUN($piece, $count) and SHORT($piece, $count) in other messages resolve to these.

noun-arch = { $count ->
    [1] arcada
   *[other] arcadas
}
noun-brick = { $count ->
    [1] bloco
   *[other] blocos
}
noun-column = { $count ->
    [1] coluna
   *[other] colunas
}
noun-light_green = { $count ->
    [1] folha verde claro
   *[other] folhas verde claro
}
noun-dark_green = { $count ->
    [1] folha verde escuro
   *[other] folhas verde escuro
}
noun-gold = { $count ->
    [1] bloco dourado
   *[other] blocos dourados
}
noun-brick_or_arch = { $count ->
    [1] bloco ou arcada
   *[other] blocos ou arcadas
}

short-arch = { noun-arch }
short-brick = { noun-brick }
short-column = { noun-column }
short-light_green = verde claro
short-dark_green = verde escuro
short-gold = dourado
short-multi = multicor
short-brick_or_arch = { $count ->
    [1] peça
   *[other] peças
}
short-monkey = Macaco
short-butterfly = Borboleta
short-frog = Sapo

# limit: tray
tray-arch = ARCADA
# limit: tray
tray-brick = BLOCO
# limit: tray
tray-column = COLUNA
# limit: tray
tray-light_green = CLARO
# limit: tray
tray-dark_green = ESCURO
# limit: tray
tray-gold = DOURADO

# limit: tile
tile-light_green = CLARO
# limit: tile
tile-dark_green = ESC.
# limit: tile
tile-gold = DOUR.
# limit: tile
tile-multi = MULTI
