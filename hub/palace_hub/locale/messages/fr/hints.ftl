### Hints in the build and the cards step, and who gets them.

## The hint, in place of the explanation

# limit: explanation
hint-thinking = Le hub cherche un indice. En attendant, vous pouvez continuer.
# limit: explanation
hint-credits = Indice : vos pièces peuvent rapporter { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
} de Singe. Pour savoir d’où partir, appuyez encore sur h.
# limit: explanation
hint-start-lit = Indice : partez du tenon { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
} éclairé. Pour l’escalier entier, appuyez encore sur h.
# limit: explanation
hint-start = Indice : partez d’un tenon { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}. Pour l’escalier entier, appuyez encore sur h.
# limit: explanation
hint-whole = Indice : construisez ce que montre le schéma. { $why }
# limit: explanation
hint-take-back = Indice : reprenez d’abord la pièce éclairée ({ NOUN($piece, 1) }). Elle n’est pas dans l’escalier de l’indice.
# limit: explanation
hint-whole-facts = Indice : départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}, { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }, hauteur { $height }. { $why }
# limit: explanation
hint-frog = Indice : prenez d’abord la Grenouille (touche o). Elle vous apporte une colonne, utilisable tout de suite.
# limit: explanation
hint-pass = Indice : aucun escalier possible avec vos pièces. Touche o, puis « Impossible de construire ».
# limit: explanation
hint-unknown-knobs = Le hub connaît encore trop peu de tenons de votre Plan : il n’a pas d’indice. Construisez, et il les apprend.
# limit: explanation
hint-aim-recurring = Indice : visez des cartes qui donnent des pièces à chaque tour. Lesquelles ? Appuyez encore sur h.
# limit: explanation
hint-aim-one-time = Indice : visez des cartes qui donnent des pièces tout de suite. Lesquelles ? Appuyez encore sur h.
# limit: explanation
hint-aim-bananas = Indice : visez des cartes qui valent beaucoup de Bananes. Lesquelles ? Appuyez encore sur h.
# limit: explanation
hint-aim-printed = Indice : le hub ne voit pas le dessus des paquets. En moyenne, certains aident plus. Lesquels ? Appuyez sur h.
hint-pile = { $card } (touche { $cap })
# limit: explanation
hint-cards = Indice, à prendre : { $cards }. Gain : { $gains }.
# limit: explanation
hint-cards-printed = Indice, à prendre : { $cards }. En moyenne, c’est le plus utile : le hub ne voit pas le dessus des paquets.
# limit: explanation
hint-cards-none = Indice : n’achetez rien. Aucune carte à votre portée ne vous aide maintenant.

hint-gain-bananas = { $count ->
    [one] { $count } Banane
   *[other] { $count } Bananes
}
hint-gain-one-time = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} tout de suite
hint-gain-recurring = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} par tour, environ { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

## Why

hint-why-recurring = Départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
} : la carte { $card } donne { $pieces } à chaque tour.
hint-why-one-time = Départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
} : la carte { $card } donne { $pieces } tout de suite.
hint-why-bananas = Départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
} : la carte { $card } vaut { $count ->
    [one] { $count } Banane
   *[other] { $count } Bananes
}.
hint-why-card = Départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
} : une carte { $card } vous aide le plus.
hint-why-any-recurring = Ses Monnaies paient la carte { $card }, qui donne { $pieces } à chaque tour.
hint-why-any-one-time = Ses Monnaies paient la carte { $card }, qui donne { $pieces } tout de suite.
hint-why-any-bananas = Ses Monnaies paient la carte { $card }, qui vaut { $count ->
    [one] { $count } Banane
   *[other] { $count } Bananes
}.
hint-why-any-card = Ses Monnaies paient une carte { $card }, celle qui vous aide le plus.
hint-why-bonus = Une pile de cinq briques vous donne une carte Bonus.
hint-why-butterfly = Son extrémité est la plus élevée : vous recevez le Papillon.
hint-why-monkey = Son extrémité dorée vous apporte le Singe.
hint-why-highest = Son extrémité est la plus élevée de sa couleur : 1 Monnaie de plus.
hint-why-credits = Il rapporte { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
} avec le moins de pièces.

## Beside the plan

# limit: hint
hint-next = { $piece ->
    [arch] Ensuite : { $sign } une arche entre les deux cases éclairées, { $level ->
        [0] au sol
        [one] sur { $level } brique
       *[other] sur { $level } briques
    }.
   *[other] Ensuite, case éclairée : { $sign } une { NOUN($piece, 1) }, { $level ->
        [0] au sol
        [one] sur { $level } brique
       *[other] sur { $level } briques
    }.
}
# limit: hint
hint-off = Reprenez d’abord : { $sign } { NOUN($piece, 1) } éclairée.
# limit: hint
hint-done = Toutes les pièces de l’indice sont là.
# limit: tile-reason
tile-hint = indice

## Refusals

refused-hint-none = Le hub ne trouve aucun indice pour cette étape. Continuez sans indice.
refused-hint-not-now = Il y a des indices quand vous construisez et quand vous achetez des cartes. Appuyez alors sur h.
refused-hint-put-right = Corrigez d’abord ce que l’écran demande. Ensuite, il y aura un indice.
refused-hints-off = Pas d’indices pour { $name }. Pour les permettre, appuyez sur o et choisissez « Indices ».
refused-hint-not-stuck = Votre indice vient dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}, ou après un essai interdit.
told-hint-away = L’indice est rangé. Appuyez sur h pour le revoir.
told-hint-anew = Vous construisez un autre escalier que celui de l’indice. Pour un indice qui suit le vôtre, appuyez sur h.
told-hint-now = Vous pouvez maintenant avoir un indice : appuyez sur h.
refused-hints-count = Faites un choix pour chacun des { $count } joueurs.

## The log

log-hint = { $name } a utilisé un indice (niveau { $level })

## Keys and the dialog

# limit: footer
footer-hint = Indice
palette-hint = Montrer un indice, ou sa suite
palette-hints = Indices : oui, non, ou seulement en cas de blocage
# limit: headline
ask-hints = Indices pour qui ?
# limit: explanation
ask-hints-why = h montre un indice ; le journal dit à tous qui en a eu. Blocage : après { $seconds } secondes ou un essai interdit.
hints-of = { $mode ->
    [on] avec indices
    [stuck] seulement en cas de blocage
   *[off] sans indices
}
# limit: action
web-hints-do = Jouer ainsi

help-key-hint = h   un indice ; encore : la suite

## The command line

cli-bench-hints = Délai de réponse du processus des indices, et temps ajouté aux tours du hub par les indices.
