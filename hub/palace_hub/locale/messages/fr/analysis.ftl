### The analysis of a finished game: the command and the page of the step-through.

cli-replay-analyse = montre ce qui a décidé une partie terminée : pour chaque tour, les Monnaies de Singe, ce qu’aurait fait le planificateur, et les chances de victoire
cli-replay-journal = dossier des parties, pour une partie désignée par son numéro
cli-replay-jobs = processus qui travaillent en même temps (2 par défaut)
cli-replay-table = écrit le tableau de l’analyse dans ce fichier (CSV)
cli-replay-chart = écrit le graphique de l’analyse dans ce fichier (SVG)
analysis-working = analyse
analysis-stopped = L’analyse est arrêtée. Ce qui était fait n’est pas gardé.
analysis-progress = { $done } étapes de l’analyse faites sur { $of }
analysis-not-ended = Cette partie n’est pas terminée. Jouez-la d’abord jusqu’au bout : "palace play" la reprend.
analysis-nothing-to-draw = Pas de graphique : des cartes de cette boîte ne sont pas encore saisies, donc personne ne peut simuler la suite de la partie.
analysis-written = { $file } est écrit.
analysis-column-turn = Tour
analysis-column-round = Manche
analysis-column-player = Joueur
analysis-column-credits = Monnaies
analysis-column-planner = Planif.
analysis-column-buys = Achats
analysis-column-chance = % gagné
analysis-column-swing = Écart
analysis-points = { $points } ({ $low } à { $high })
analysis-and = { " et " }
analysis-key = Monnaies : gagnées / le plus possible. Planif. : ce qu’aurait construit le planificateur, et combien de Bananes de plus il en attend ; "=" : la même chose. Achats : les cartes qu’il aurait achetées. % gagné : les chances de victoire du joueur avant et après le tour, sur { $least } à { $most } parties simulées par des robots. Écart : combien de parties sur 100 en plus ou en moins ; le vrai nombre se trouve très probablement entre les deux nombres entre parenthèses. * a décidé la partie : si un nom précède l’écart, ce sont les chances de ce joueur qui ont changé.
analysis-signs = Signes : { $light_green } vert clair, { $dark_green } vert foncé, { $gold } doré. 2{ $arch } { $gold } +0,8 : un escalier de 2 arches qui part d’un tenon doré et vaut 0,8 Banane de plus. { $gold }3 : une carte dorée qui coûte 3. Grenouille : prendre d’abord la Grenouille. - : rien.
analysis-legend = { $names }
analysis-chart = Chances de victoire, tour par tour
analysis-band = Les tours qui ont décidé la partie sont sur fond jaune.
analysis-decided = Les trois tours qui ont décidé la partie, d’après le nombre de parties que le vainqueur gagne en plus ou en moins
analysis-deciding = Tour { $number }, joué par { $name } : { $winner } gagne { $size } parties de { $way ->
    [up] plus
   *[down] moins
} sur 100 ({ $low } à { $high })
analysis-note = ^ a décidé la partie. Les nouvelles cartes apparues comptent aussi. Le vrai changement se trouve très probablement entre les deux nombres entre parenthèses.
analysis-no-chances = Toutes les cartes de cette boîte ne sont pas encore saisies : les chances de victoire ne sont pas connues.
analysis-title = Tour { $number } (manche { $round }) : { $name }
analysis-built = { $name } a construit { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
} et reçu { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
} de Singe. { $known ->
    [best] Avec ces pièces, aucun escalier ne rapporte plus.
    [more] Avec ces pièces, { $best } étaient possibles.
   *[no] On ne sait pas où sont les pièces, donc le meilleur escalier n’est pas connu non plus.
}
analysis-built-none = { $name } n’a rien construit.
analysis-planner-same = L’ordinateur n’aurait pas construit mieux.
analysis-planner-frog = L’ordinateur aurait d’abord pris la Grenouille.
analysis-planner = L’ordinateur aurait construit { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
} à partir d’un tenon { $colour ->
    [gold] doré
   *[other] { SHORT($colour, 1) }
}, pour { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
}.{ $gain ->
    [none] { "" }
   *[other] { " " }Il en attend { $gain } Bananes de plus à la fin.
}
analysis-card = { $colour ->
    [multi] multicolore { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
analysis-planner-buys = Il aurait acheté { $cards }.{ $gain ->
    [none] { "" }
    [0.0] { "" }
   *[other] { " " }Il en attend { $gain } Bananes de plus à la fin.
}
analysis-planner-buys-nothing = Il n’aurait acheté aucune carte.
analysis-chance = L’ordinateur joue la suite : { $name } gagne { $before } parties sur 100 avant ce tour, et { $after } après : { $points } ({ $low } à { $high }).
analysis-waits-title = Analyse de la partie
analysis-waits = À partir de chaque tour, l’ordinateur joue la suite de nombreuses fois, pour voir qui gagne. Cela prend environ deux minutes.
analysis-leave = Si vous revenez en arrière, elle s’arrête.
analysis-failed = L’analyse s’est arrêtée : { $detail }
footer-analyse = Analyse
footer-deciding = Tour décisif
footer-go-there = Aller là
footer-turn-before = Tour précédent
footer-turn-after = Tour suivant
