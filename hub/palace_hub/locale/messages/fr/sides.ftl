### Sides of the table, how the ground map lies on the plate, and the plan that turns with them.

## The start form

start-side = { $side ->
    [near] place : de ce côté
    [right] place : à droite
    [far] place : en face
    [left] place : à gauche
   *[none] place : n’importe où
}
start-lie = Posé ainsi.
lie-climbs = { $side ->
    [e] L’escalier monte à droite.
    [n] L’escalier monte vers le fond.
    [w] L’escalier monte à gauche.
    [s] L’escalier monte vers vous.
   *[none] Pas d’escalier dessus.
}
edge-letter = { $letter ->
    [n] N
    [e] E
    [s] S
   *[w] O
}

## Dialogs

# limit: headline
ask-lie = Dans quel sens ?
# limit: explanation
ask-lie-why = La plaque a été tournée, ou l’écran la montre mal ? Choisissez l’image qui ressemble à votre table.
# limit: explanation
lie-symmetric = Deux des images se ressemblent. Regardez la brique dorée, ou le dessin du Plan de construction.
# limit: headline
ask-sides = Qui est où ?
# limit: explanation
ask-sides-why = Le schéma se tourne vers le joueur dont c’est le tour. « N’importe où » le laisse comme il est.
# limit: action
sides-do = Garder les places

palette-turn-plan = Tourner le schéma d’un quart de tour
palette-map-lies = Dire comment le Plan de construction est posé maintenant
palette-next-lie = Tourner d’un quart le Plan de construction de la nouvelle partie
palette-sides = Dire où se trouve chaque joueur
help-key-turn-plan = v   tourner le schéma d’un quart de tour
help-key-map-lies = e   dire comment le Plan de construction est posé maintenant
help-key-next-lie = e   comment le Plan de construction est posé
# limit: footer
footer-turn = Tourner

## News, refusals and the log

refused-sides = Il y a { $count } joueurs : indiquez au plus un côté pour chacun.
refused-map-seen = Les capteurs à effet Hall voient les pièces là où l’écran les montre. Si c’est faux, soulevez la plaque et reposez-la.
told-map-turned = { $turns ->
    [1] La plaque a été tournée d’un quart vers la gauche. La partie continue.
    [2] La plaque a été tournée d’un demi-tour. La partie continue.
   *[3] La plaque a été tournée d’un quart vers la droite. La partie continue.
}
log-map-turned = Sur la plaque, le Plan de construction est { $turns ->
    [0] posé droit
    [1] tourné d’un quart vers la gauche
    [2] posé à l’envers
   *[3] tourné d’un quart vers la droite
}{ $by ->
    [hall] , d’après les capteurs à effet Hall
   *[person] {""}
}

## A plate that was laid back

# limit: headline
ask-turned-headline = Elle a tourné ?
# limit: explanation
ask-turned-why = La plaque a été enlevée et, d’après son poids, elle n’est plus dans le même sens. Est-elle tournée ainsi ?
# limit: explanation
ask-unsure-why = La plaque a été enlevée, et son poids ne montre pas dans quel sens elle est maintenant. Choisissez la bonne image.
# limit: explanation
question-laid = L’image montre comment elle était posée.
answer-laid-turned = { $turns ->
    [1] Un quart à gauche
    [2] Un demi-tour
   *[3] Un quart à droite
}
