### The texts of the screens. `# limit: PLACE` names the place that bounds a text (palace_hub.locale.limits).

outside = { $text }
word-yes = oui
word-no = non

banner-house-cards = CARTES MAISON - ce ne sont pas les cartes du jeu imprimé
# limit: line
too-small = Cette fenêtre est trop petite : il faut au moins { $columns } x { $rows }.
banner-simulated-last = SIMULATION - { $text }
# limit: line
last-round = DERNIÈRE MANCHE : pas assez de pièces pour { $name } (règle 8.2)
# limit: line
last-round-shortage = DERNIÈRE MANCHE : { $found } { NOUN($piece, $found) } sur { $wanted } pour { $name } (règle 8.2)

## The hands over a simulated tray

hands-title = Vos mains
# limit: tray
hands-all-six = LES SIX
# limit: tile-reason
hands-pieces = { $outside ->
    [0] { $inside }
   *[other] { $inside } ({ $outside } hors)
}
# limit: footer
hands-amount = par { $count }
# limit: footer
hands-all = toutes
# limit: footer
hands-take = Sortir
# limit: footer
hands-put = Remettre
# limit: footer
hands-press = Appuyer
# limit: tile-reason
hands-spill = Vers { $sign }

## The step rail

# limit: step
step-1 = Bâtir
# limit: step
step-2 = Décorer
# limit: step
step-3 = Monnaies
# limit: step
step-4 = Cartes
# limit: step
step-5 = Immédiate
# limit: step
step-6 = Récurr.
# limit: step
step-7 = Bonus
# limit: step
step-8 = Trophées
# limit: step-short
step-short-1 = Bâtir
# limit: step-short
step-short-2 = Décorer
# limit: step-short
step-short-3 = Monnaie
# limit: step-short
step-short-4 = Cartes
# limit: step-short
step-short-5 = Imméd.
# limit: step-short
step-short-6 = Récurr.
# limit: step-short
step-short-7 = Bonus
# limit: step-short
step-short-8 = Trophée

## The head: a sentence and its explanation

# limit: headline
head-no-game = Nouvelle partie
# limit: explanation
explain-no-game = La dernière personne à avoir mangé une banane commence (règle 2.1). Enter : nom suivant, puis début de partie.
# limit: headline
head-calibrate-empty = Videz l’Insert
# limit: explanation
explain-calibrate-empty = Retirez toutes les pièces des six compartiments, puis appuyez sur Enter. Le hub pèse d’abord les bacs vides.
# limit: headline
head-calibrate-full = Remplissez l’Insert
# limit: explanation
explain-calibrate-full = Mettez tout : 80 arches, 80 briques, 16 colonnes, et 16 pièces décoratives de chaque couleur. Puis Enter.
# limit: headline
head-resume = Partie en cours
# limit: explanation
explain-resume = Reprendre cette partie, ou la mettre de côté et en commencer une autre ? Rien n’est perdu.
# limit: headline
head-setup-done = Tout est prêt
# limit: explanation
explain-setup-done = Les lots de départ et l’escalier de départ sont sortis. Posez le Singe sur sa carte Trophée.
# limit: headline
head-setup = Prenez vos lots
# limit: explanation
explain-setup-typed = Sortez les lots, et 2 arches, 1 brique et 1 dorée pour l’escalier de départ (règle 2.2). Puis Enter.
# limit: explanation
explain-setup-back = Trop de pièces sorties (règle 2.2) : remettez-les. Perdues ? Touche o, « Garder l’Insert tel quel ».
# limit: headline
head-start = Escalier de départ
# limit: explanation
explain-start = La plaque voit { $seen ->
    [one] { $seen } pièce
   *[other] { $seen } pièces
} sur { $of } (règle 2.2). Ensuite : une { NOUN($piece, 1) } à l’endroit éclairé sur le schéma.
# limit: explanation
explain-start-extra = Retirez la pièce éclairée ({ NOUN($piece, 1) }), qui n’est pas dans l’escalier de départ (règle 2.2).
# limit: explanation
explain-ground-none = La plaque n’a encore senti aucun Plan de construction (règle 2.2). S’il n’y en a pas, posez-en un d’abord.
# limit: explanation
explain-ground-aside = Le Plan de construction est décalé de { $mm } mm vers { $side ->
    [e] l’est
    [ne] le nord-est
    [n] le nord
    [nw] le nord-ouest
    [w] l’ouest
    [sw] le sud-ouest
    [s] le sud
   *[se] le sud-est
} (règle 2.2) : mettez-le au milieu.
# limit: explanation
explain-ground-corner = { $count ->
    [one] Il manque { $count } brique d’angle au Plan de construction (règle 2.2) : celle du { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ouest
       *[nw] nord-ouest
    }.
    [4] Le Plan de construction n’a pas encore de brique d’angle (règle 2.2).
   *[other] Il manque { $count } briques d’angle au Plan de construction (règle 2.2), dont celle du { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ouest
       *[nw] nord-ouest
    }.
}
# limit: headline
head-take-out = Sortez { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
}
# limit: explanation
explain-setup = Le lot de chacun, et pour l’escalier de départ 2 arches, 1 brique et 1 dorée (règle 2.2). La suite vient seule.
# limit: headline
head-cards-check = Vérifiez vos cartes
# limit: explanation
explain-cards-check = Ce sont bien les cartes posées devant chaque joueur ? Alors appuyez sur Enter : le score vient ensuite.
# limit: headline
head-ended = Score final
# limit: headline
head-build = Construisez
# limit: headline
head-ahead = Commencez déjà
# limit: explanation
explain-ahead = { $still } Ce que vous saisissez ici est gardé pour votre tour.
ahead-still-takes = { $name } prend encore { $pieces }.
ahead-still = { $name } termine d’abord : { $sentence }.
# limit: explanation
explain-could-build = Vos pièces suffisent pour un escalier : vous devez construire (règle 4.10), celui du schéma ou un autre.
# limit: explanation
explain-could-build-number = Vos pièces suffisent pour un escalier : vous devez construire (règle 4.10). { $count ->
    [one] Il suffit de { $count } pièce
   *[other] Il suffit de { $count } pièces
}.
# limit: explanation
explain-build = Vous avez { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Si aucun escalier ne va : o, « Impossible de construire ».
# limit: explanation
explain-build-frog = Vous avez { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Touche o : la Grenouille, ou si vous ne pouvez pas construire.
# limit: headline
head-decorate = { $piece ->
    [light_green] Posez 1 vert clair
    [dark_green] Posez 1 vert foncé
   *[other] Posez 1 { SHORT($piece, 1) }
}
# limit: headline
head-decorate-any = Couleur au choix
# limit: explanation
explain-decorate = Posez 1 { NOUN($piece, 1) } au bout de la dernière arche. C’est votre couleur de départ (règle 5.1).
# limit: explanation
explain-decorate-out = Plus aucune { NOUN($piece, 1) } : posez la couleur que vous voulez. Elle ne rapporte rien de plus (règle 10.7).
# limit: headline
head-credits = { $count ->
    [one] { $count } Monnaie
   *[other] { $count } Monnaies
}
# limit: explanation
explain-credits = 1 Monnaie par arche, 1 de plus pour la pièce décorative la plus élevée de sa couleur (règle 5.3).
# limit: headline
head-cards = { $count ->
    [one] Achat : { $count } Monnaie
   *[other] Achat : { $count } Monnaies
}
# limit: explanation
explain-cards = Prenez des cartes { $colour ->
    [gold] dorées
   *[other] { SHORT($colour, 1) }
} ou multicolores, une par paquet (¢ : coût). Le reste est perdu (règle 6.3).
# limit: explanation
explain-cards-printed = Prenez des cartes { $colour ->
    [gold] dorées
   *[other] { SHORT($colour, 1) }
} ou multicolores, une par paquet (règle 11.2), puis tapez leurs touches. ¢ : coût.
# limit: explanation
explain-cards-chosen-printed = Votre choix : { $chosen } ({ $cost ->
    [one] { $cost } Monnaie
   *[other] { $cost } Monnaies
}, il en reste { $left }). La même touche repose la carte.
# limit: headline
head-which-card = Quelle carte ?
# limit: explanation
explain-which-card = Tapez la touche de la carte { $colour ->
    [gold] dorée
   *[other] { SHORT($colour, 1) }
} { price } que vous avez prise, ou Esc pour revenir. { $left ->
    [one] Il reste { $left } Monnaie
   *[other] Il reste { $left } Monnaies
}.
# limit: explanation
explain-cards-chosen = Votre choix : { $chosen }. { $left ->
    [one] Il reste { $left } Monnaie
   *[other] Il reste { $left } Monnaies
}. La même touche repose la carte.
# limit: headline
head-take = Prenez { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
}
# limit: explanation
explain-one-time = { $cards ->
    [one] Votre nouvelle carte vous donne
   *[other] Vos nouvelles cartes vous donnent
} { $pieces }. Pour le détail, touche w.
# limit: explanation
explain-recurring = { $cards ->
    [0] Votre plateau Joueur vous donne
    [one] Votre plateau Joueur et votre carte vous donnent
   *[other] Votre plateau Joueur et vos cartes vous donnent
} { $pieces }. Pour le détail, touche w.
# limit: explanation
explain-short = { $found ->
    [one] Il ne reste que { $found } { NOUN($piece, $found) }
   *[other] Il ne reste que { $found } { NOUN($piece, $found) }
} sur { $wanted } : la partie se termine après cette manche (règle 8.2).
# limit: explanation
explain-short-again = { $found ->
    [one] Il ne reste que { $found } { NOUN($piece, $found) }
   *[other] Il ne reste que { $found } { NOUN($piece, $found) }
} sur { $wanted } (règle 8.2).
# limit: headline
head-delivery-done = Tout est pris
# limit: headline
head-none-left = Il n’en reste plus
# limit: headline
head-place-cards = { $count ->
    [one] Placez { $count } carte
   *[other] Placez { $count } cartes
}
# limit: explanation
explain-place-cards = Les emplacements vides d’abord. Une carte couverte ne donne plus rien, mais ses Bananes comptent (règle 7.3).
# limit: headline
head-bonus = Prenez 1 Bonus
# limit: explanation
explain-bonus = Hauteur { $height }, avec une pile d’au moins cinq briques ; { $counts ->
    [whole_pile] les anciennes comptent aussi
   *[placed_this_turn] seules celles de ce tour comptent
} (règles 8.1, 10.4).
# limit: headline
head-trophies = Trophées
# limit: headline
head-frog = Grenouille à poser
# limit: explanation
explain-frog = Posez la Grenouille sur { $place ->
    [lowest_arch] un tenon libre à l’extrémité de votre arche la plus basse
    [lowest_end] le tenon à l’extrémité la plus basse de votre escalier
   *[lowest_open_knob] le tenon d’extrémité libre le plus bas de votre escalier
} (règles 9.3, 10.12).
# limit: headline
head-monkey = Placez le Singe
# limit: explanation
explain-monkey = Sur un tenon libre au bout d’une arche, ensuite interdit { $blocks ->
    [everyone] à tous
   *[others] aux autres
}. Prenez sa carte Trophée (règles 9.1, 10.5).
# limit: headline
head-butterfly = Placez le Papillon
# limit: explanation
explain-butterfly = Posez-le sur votre pièce décorative : c’est la plus élevée. Prenez sa carte Trophée (règle 9.2).
# limit: headline
head-end-turn = Tour terminé
# limit: explanation
explain-end-turn = Tout est fait pour ce tour. La Monnaie de Singe non dépensée est perdue (règle 6.3).
# limit: headline
head-put-back = Rendez { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
}
# limit: headline
head-thank-you = Merci, continuez
# limit: headline
head-wrong = Corrigez
# limit: headline
head-correction = { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
}
# limit: explanation
explain-goes-on = { $reason } Quand l’Insert est juste, la partie continue toute seule.
# limit: explanation
explain-unsaid = { $reason } { $entry }
# limit: explanation
explain-typed = { $reason } Quand c’est fait, appuyez sur Enter.
# limit: explanation
explain-correction = L’Insert ne contient pas ce qu’il faut pour la partie. Suivez les lignes : chacune disparaît quand c’est juste.
# limit: explanation
explain-correction-typed = Ce que vous avez tapé ne va pas avec la partie. Quand tout ce qui suit est juste, appuyez sur Enter.
# limit: explanation
explain-undone-many = Une étape a été annulée. Faites aussi ce qui est affiché, ou appuyez sur y pour la rétablir.
# limit: explanation
explain-problem = ! { $problem }
# limit: explanation
explain-or-there = Ou l’autre endroit marqué : la plaque ne peut pas trancher.
# limit: explanation
explain-or-by-rule = Ou l’autre endroit marqué (règle { $rule }) : la plaque ne peut pas trancher.
# limit: explanation
explain-marked = { $lit ->
    [yes] Voyez { $sign } et le tenon éclairé.
   *[no] Voyez le signe { $sign } sur le schéma.
}
# limit: explanation
explain-manual = ! L’Insert ne répond pas ({ $seconds } s). La partie continue : tapez ce que vous prenez.
# limit: headline
head-leaver = Pièces à rendre
# limit: explanation
explain-leaver = { $name } a quitté la partie : remettez ses pièces dans l’Insert. Perdues ? o, « Garder l’Insert tel quel ».
# limit: explanation
explain-leaver-typed = { $name } a quitté la partie : remettez ses pièces dans l’Insert, puis appuyez sur Enter (règle 12.4).
# limit: headline
head-owed = Prenez votre dû
# limit: explanation
explain-owed = Une carte a été corrigée : { $name } prend ce que la mauvaise carte n’a pas donné (règle 11.6).
# limit: explanation
explain-frog-column = La Grenouille vous donne tout de suite une colonne : vous pouvez l’utiliser dans cet escalier (règle 9.3).

## Boxes of pieces

# limit: box-label
box-take = PRENEZ
# limit: box-label
box-put-on-top = POSEZ À L’EXTRÉMITÉ
# limit: box-label
box-take-more = PRENEZ ENCORE
# limit: box-label
box-put-back = { $sign } REMETTEZ
# limit: box-label
box-take-out = { $sign } SORTEZ
# limit: box-label
box-out = SORTEZ
# limit: box-label
box-back = REMETTEZ
# limit: box-label
box-then = puis prenez encore
# limit: box-label
box-then-decorate = puis la pièce décorative
# limit: box-label
box-either = BRIQUE OU ARCHE
# limit: box-label
box-moving = ... ça bouge encore
# limit: box-label
box-done = { $sign } FAIT
box-ok = OK
# limit: box-line
line-taken = { SHORT($piece, 1) } : { $taken } sur { $of }
# limit: box-line
line-due = { SHORT($piece, 1) } : { $due ->
    [0] tout est pris
   *[other] reste { $due }
}
# limit: box-line
line-taken-free = { SHORT($piece, 1) } : { $taken } { $taken ->
    [one] prise
   *[other] prises
}
# limit: box-line
line-setup-out = sortez { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
}
# limit: box-line
line-back = remettez { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
}
# limit: box-line
line-none-due = { $piece ->
    [light_green] { $count } vert clair en trop
    [dark_green] { $count } vert foncé en trop
    [gold] { $count ->
        [one] { $count } dorée
       *[other] { $count } dorées
    } en trop
   *[other] { $count } { SHORT($piece, $count) } en trop
}
# limit: box-line
line-put-back = { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
} en trop
# limit: box-line
line-take-out = { $count } { $piece ->
    [gold] { $count ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $count) }
} en trop
# limit: box-line
line-put-on-top = 1 { NOUN($piece, 1) }
# limit: box-line
line-any-colour = 1, couleur au choix
# limit: box-line
line-choice = { $taken } sur { $of } { $taken ->
    [one] prise
   *[other] prises
}

## Cards

# limit: tile-reason
card-bananas = { $bananas ->
    [0] sans Banane
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
}
# All that a card shows.
card-words-unknown = { card-name } (pas encore saisie)
card-words = { card-name } ({ card-bananas }, { $now ->
    [none] rien à l’achat
   *[other] à l’achat { $now }
}, { $each ->
    [none] rien par tour
   *[other] par tour { $each }
})
# limit: tile-card
held-card = { price } { $word }
held-count = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
# limit: line
held-hint = Flèches : choisir une carte. c : c’était une autre carte. 1 à { $players } : un joueur.
# limit: line
held-hint-bought = Choisissez la carte qui porte ici un nom faux, puis appuyez sur c.
# limit: line
held-hint-elsewhere = Choisissez la bonne carte, puis appuyez sur Enter.
card-name = { $colour ->
    [multi] multicolore { price }
   *[other] { SHORT($colour, 1) } { price }
}
sum-board = Plateau Joueur
# A price in credits: the sign keeps it apart from a key.
price = { $cost }¢
# A small card has no room for the word; the page's title explains it.
tile-bananas-short = { $count } B
tile-now = achat { $symbols }
tile-now-words = achat : { $pieces }
tile-each = par tour { $symbols }
tile-each-words = par tour : { $pieces }
# limit: tile-card
tile-no-pieces = rien
# limit: tile-reason
tile-empty = vide
# limit: tile-reason
tile-hidden = face cachée
# limit: tile-reason
tile-rule-wrong-colour = { $wanted ->
    [light_green] pas clair
    [dark_green] pas foncé
   *[other] pas { SHORT($wanted, 1) }
}
# limit: tile-reason
tile-rule-too-few-credits = trop chère
# limit: tile-reason
tile-rule-pile-twice = 1 par paquet
# limit: tile-reason
tile-left = reste { $count }
# limit: tile-reason
tile-different = { $count } { $count ->
    [one] sorte
   *[other] sortes
}
# limit: tile-reason
tile-of-these = { $count } pareilles
# limit: tile-reason
tile-more = d’autres
tile-times = { $count }x
tile-bananas-tight = { $count }B
slot-title = empl. { $number }
slot-empty = vide
slot-covers = la couvre
slot-gives-nothing = ne donne rien
slots-place = Carte { $number } sur { $of } : { $card }. Touchez son emplacement, ou tapez 1 à 4.
slots-all-placed = Chaque carte a son emplacement. Touchez un emplacement pour recommencer.

## The build form

# limit: stepper
stepper-arches = arches
# limit: stepper
stepper-bricks = briques
# limit: stepper
stepper-columns = colonnes
# limit: stepper
stepper-height = hauteur
# limit: stepper
stepper-five-high = pile 5+
build-colour-heading = Le tenon de départ
# limit: title
build-facts-title = Cet escalier
# limit: fact
fact-pieces = { $columns ->
    [0] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) }
   *[other] { $arches } { NOUN("arch", $arches) } { $bricks } briq. { $columns } col.
}
# limit: fact
fact-height = Sa hauteur : { $height }.
# limit: fact
fact-plan-ends = Ensuite, plus de schéma.
# limit: fact
fact-choose-colour = Indiquez le départ.
# limit: fact
fact-start = Départ { $sign } { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}.
# limit: fact
fact-ends-in-arch = Arche au bout.
# limit: fact
fact-no-arch = Il faut une arche.
# limit: fact
fact-five-high = Il donne un Bonus.
# limit: fact
fact-part-counts = { $counts ->
    [whole_pile] Anciennes comprises.
   *[placed_this_turn] Sans les anciennes.
}
# limit: fact
fact-credits = { $count ->
    [0] Il ne rapporte rien.
   *[other] { $count } à { $most } Monnaies.
}

## The palace on the screen: plan, oblique view, a staircase entered piece by piece

# limit: title
plan-title = Vu d’en haut, hauteurs
# Where a row of the plan is one row of the screen, so that upright arches stand beside the heights.
# limit: title
plan-title-narrow = Hauteur, arche : { $across } { $upright }
# limit: title
plan-title-aim = Où finit l’arche ?
# limit: here
plan-here-nothing = pas de tenon ici
# limit: here
plan-here-knob = un tenon { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}
# limit: here
plan-here-height = hauteur { $height }
# limit: here
plan-here-decorated = { $sign } sur une pile de { $height }
# limit: here
plan-here-figure = un animal est ici
# limit: here
plan-why-none-left = { $piece ->
    [arch] Vous n’avez plus d’arche.
    [column] Vous n’avez plus de colonne.
   *[other] Vous n’avez plus de brique.
}
# limit: here
plan-why-no-room = Rien ne rentre ici.
# limit: here
plan-why-no-arch = Aucune arche ne rentre ici.
# limit: here
plan-why-not-there = Aucune arche ne va par là.
# limit: here
plan-why-choose-end = Choisissez où elle finit.
# limit: piece-button
plan-button-piece = { $sign } { $piece ->
    [brick] brique
    [column] colonne
   *[other] arche
}
plan-button-short = { $button } { $count }
# limit: piece-button
plan-button-left = reste { $count }
# limit: piece-button
plan-button-take-back = reprendre
# limit: piece-button
plan-up = haut
# limit: piece-button
plan-left = gauche
# limit: piece-button
plan-right = droite
# limit: piece-button
plan-down = bas
# limit: fact
way-to-facts = plutôt le décrire
# limit: fact
way-to-plan = saisir sur le schéma
# limit: fact
way-to-plate = le montrer à la plaque
# limit: title
plate-plan-title = Vu par la plaque
# limit: here
plate-seen = vu : { $sign } { $piece ->
    [arch] arche
    [brick] brique
   *[column] colonne
 }, { $level ->
    [0] au sol
    [one] sur { $level } brique
   *[other] sur { $level } briques
 }
# limit: hint
plan-hint-plate = La plaque voit chaque pièce : aucune touche à taper.
# limit: hint
plate-unexplained = Il y a autre chose : une main, ou une pièce de travers.
# limit: hint
plate-astray = { $more ->
    [yes] { $grams } g en trop à l’endroit marqué : enlevez ce qui est posé là.
   *[no] { $grams } g en moins à l’endroit marqué : remettez ce qui est tombé.
 }
# limit: hint
plate-astray-somewhere = { $more ->
    [yes] { $grams } g en trop sur le bord : enlevez ce qui est posé là.
   *[no] { $grams } g en moins : remettez ce qui est tombé.
 }
# limit: hint
plate-mend-path-broken = Repartez de là, ou enlevez cette arche.
# limit: hint
plate-mend-two-paths = Enlevez-la : un escalier par tour.
# limit: hint
plate-mend-forks = Enlevez cette arche.
# limit: hint
plan-hint-start = Partez d’un tenon libre du sol.
# limit: hint
plan-hint-climb = Montez à chaque arche.
# limit: hint
plan-hint-end = Terminez par une arche.
# limit: hint
plan-aim-how = Choisissez une case éclairée : touchez-la, ou tapez sa flèche.
# limit: fact
plan-aim-missing = Briques à mettre au bout.
# limit: fact
plan-aim-missing-here = Briques à mettre ici.
# limit: fact
plan-aim-breaks = Contraire à une règle.
# limit: fact
plan-shown-heights = hauteur à la fin
# limit: hint
plan-could-build = Cet escalier est possible : voyez le schéma.
# limit: hint
plan-hint-how = Touchez une case, puis une pièce. Ou les flèches, et b, k et a.
# limit: hint
plan-piece-at = { $sign } { SHORT($piece, 1) }, { $level ->
    [0] au sol
    [one] sur { $level } brique
   *[other] sur { $level } briques
}
# limit: hint
plan-more-faults = { $count ->
    [one] encore { $count } erreur
   *[other] encore { $count } erreurs
}
# limit: fact
plan-no-start = Il ne part pas du sol.
# limit: fact
plan-start-either = Deux départs possibles.
# limit: fact
plan-joins = Relié au palais.
# limit: fact
plan-joins-not = Reliez-le au palais.
# limit: fact
plan-five-high-not = { $counts ->
    [whole_pile] Bonus : pile de 5.
   *[placed_this_turn] Bonus : 5 neuves.
}
# limit: fact
plan-ends-not = Une arche au bout.
# limit: fact
plan-loose = Posez une arche dessus.
# limit: fact
plan-credits = { $highest ->
    [0] { $arches ->
        [one] { $arches } Monnaie
       *[other] { $arches } Monnaies
    }
   *[other] { $arches } + 1 Monnaies
}
# limit: title
plan-trophies = Trophées
# limit: hint
plan-choose-knob = Choisissez un tenon éclairé : touchez-le, ou tapez sa lettre.
# limit: hint
plan-no-knob = Aucun tenon libre : il reste sur sa carte (règle 9.4).
# limit: line
plan-entered = Traits épais : { $name } construit cet escalier.
# limit: line
plan-last-of = Traits épais : le dernier escalier, construit par { $name }.
# limit: line
plan-last = Traits épais : le dernier escalier.
# limit: line
plan-owners = Le signe devant une pièce décorative montre quel joueur a construit l’escalier.
# limit: line
plan-legend = { $light } vert clair  { $dark } vert foncé  { $gold } doré : tenons libres ; avec un nombre, pièces décoratives
# limit: hint
plan-fault-not-supported = { $piece ->
    [arch] Une extrémité est en l’air (règle 3.5).
   *[other] Une pièce est en l’air (règle 3.5).
}
# limit: hint
plan-mend-not-supported = Mettez { $missing ->
    [one] { $missing } brique
   *[other] { $missing } briques
} dessous{ $column ->
    [yes] , ou une colonne pour trois
   *[no] { "" }
}.
# limit: hint
plan-mend-not-supported-lacking = Reprenez l’arche : vous avez trop peu de pièces pour la soutenir.
# limit: hint
plan-fault-figure-on-knob = Un animal occupe ce tenon (règle 3.5).
# limit: hint
plan-mend-figure-on-knob = Construisez à côté.
# limit: hint
plan-fault-both-feet-on-arch = Les extrémités de cette arche sont sur une même arche (règle 3.6).
# limit: hint
plan-mend-both-feet-on-arch = Tournez-la, ou mettez une brique sous chaque extrémité.
# limit: hint
plan-fault-start-not-on-ground = L’escalier ne part pas d’un tenon libre du sol (règle 4.1).
# limit: hint
plan-mend-start-not-on-ground = Partez d’un tenon du sol.
# limit: hint
plan-fault-arch-not-higher = Cette arche n’est pas plus élevée que celle d’avant (règle 4.6).
# limit: hint
plan-mend-arch-not-higher = Soulevez-la : sur { $level ->
    [one] { $level } brique
   *[other] { $level } briques
}.
# limit: hint
plan-fault-path-broken = Cette arche ne part pas de là où finit celle d’avant (règle 4.6).
# limit: hint
plan-mend-path-broken = Repartez de là, ou reprenez cette arche.
# limit: hint
plan-fault-two-paths = Un second chemin commence ici (règle 4.6).
# limit: hint
plan-mend-two-paths = Reprenez-la : un escalier par tour.
# limit: hint
plan-fault-turns-back = Cette arche revient sur celle d’avant (règle 4.7).
# limit: hint
plan-mend-turns-back = Tournez-la : tout droit ou sur un côté.
# limit: hint
plan-fault-forks = Le chemin se divise ici (règle 4.7).
# limit: hint
plan-mend-forks = Reprenez cette arche.
# limit: hint
plan-fault-arch-as-support = Cette arche ne fait qu’en soutenir une autre (règle 4.8).
# limit: hint
plan-mend-arch-as-support = Soutenez avec des briques ou des colonnes.
# limit: hint
plan-fault-end-taken = Pas de place au bout pour la pièce décorative (règle 5.1).
# limit: hint
plan-mend-end-taken = Terminez là où rien n’est posé au-dessus.
# limit: hint
plan-fault-off-plate = Cette pièce dépasse de la plaque (règle 3.1).
# limit: hint
plan-mend-off-plate = Éloignez-la du bord.
# limit: hint
plan-fault-on-arch-middle = Cette pièce est au milieu d’une arche (règle 3.3).
# limit: hint
plan-mend-on-arch-middle = Mettez-la à une extrémité de l’arche.
# limit: hint
plan-fault-overlap = Deux pièces sont au même endroit (règle 3.4).
# limit: hint
plan-mend-overlap = Enlevez l’une d’elles, ou déplacez-la.
# limit: hint
plan-fault-no-knob = Cette pièce n’est sur aucun tenon libre (règle 3.5).
# limit: hint
plan-mend-no-knob = Mettez-la sur un tenon libre.
# limit: hint
plan-fault-off-grid = Cette pièce n’est pas alignée avec les autres (règle 3.7).
# limit: hint
plan-mend-off-grid = Décalez-la un peu : une arche doit pouvoir les relier.
# limit: hint
plan-fault-several-decorations = C’est une pièce décorative de trop (règle 5.1).
# limit: hint
plan-mend-several-decorations = Enlevez-la.
# limit: hint
plan-fault-decoration-misplaced = La pièce décorative n’est pas au bout de la dernière arche (règle 5.1).
# limit: hint
plan-mend-decoration-misplaced = Mettez-la à cette extrémité.
# limit: explanation
plan-fault-could-build = Vos pièces suffisent pour un escalier : vous devez construire (règle 4.10).
# limit: explanation
plan-fault-knob-in-use = Une pièce est posée sur ce tenon : il existe donc (règle 3.5).
# limit: explanation
plan-fault-knob-unseen = Il y a peut-être une pièce sur ce tenon : la forme du palais n’est pas connue (règle 11.8).
# limit: explanation
plan-fault-knob-not-open = Le Singe va sur un tenon libre à l’extrémité d’une arche : choisissez un tenon éclairé (règle 9.1).
# limit: explanation
plan-fault-knob-not-lowest = La Grenouille va à l’endroit le plus bas de cet escalier : choisissez un tenon éclairé (règle 9.3).

## Credits, bonus, trophies, end of the turn

credits-arches = { $count ->
    [one] { $count } arche
   *[other] { $count } arches
}
credits-highest = 1 pour la plus élevée
credits-not-highest = Pas la pièce décorative la plus élevée de sa couleur : pas de Monnaie de plus (règle 5.3).
credits-total = { $count ->
    [one] = { $count } Monnaie
   *[other] = { $count } Monnaies
}
bonus-card = Carte Bonus
bonus-worth = 4 Bananes
bonus-left = { $count ->
    [one] Il reste { $count } carte dans le paquet.
   *[other] Il reste { $count } cartes dans le paquet.
}
trophies-frog = Grenouille : tout en bas
trophies-monkey = Singe : sur une arche
trophies-butterfly = Papillon : au sommet
trophies-none = Aucun trophée à prendre ce tour-ci.
end-turn-next = ensuite : { $name }
end-turn-credits = { $count ->
    [one] { $count } Monnaie est perdue (règle 6.3).
   *[other] { $count } Monnaies sont perdues (règle 6.3).
}

## Correction, calibration, an unfinished game

correct-title = Corriger
correct-take-out = sortez { $count } { NOUN($piece, $count) } de l’Insert
correct-put-back = remettez { $count } { NOUN($piece, $count) } dans l’Insert
correct-goes-on = La partie continue toute seule quand tout est juste.
correct-typed = Quand tout est juste, appuyez sur Enter.
calibrate-title = Les six compartiments
calibrate-pieces = { $count } { NOUN($piece, $count) }
calibrate-compartment = { NOUN($piece, 2) }
calibrate-no-cell = { $target } : ce compartiment ne répond pas encore
calibrate-fault = { $target } : { $fault }
calibrate-still = { $target } : rien ne bouge
cup-empty = { $target } : vide
cup-filled = { $target } : pas vide
cup-moving = { $target } : attente, ça bouge encore
cup-nothing = { $target } : encore aucune des { $count }
cup-less = { $target } : plus léger qu’à vide. Esc revient d’une étape
cup-some = { $target } : il y en a déjà
cup-right = { $target } : environ { $count }
cup-light = { $target } : beaucoup trop léger pour { $count }
cup-heavy = { $target } : beaucoup trop lourd pour { $count }
calibrate-waiting = { $target } : ça bouge encore
resume-where = Manche { $round }, c’est à { $name } : { $step }.
resume-score = { $name } { $bananas }
resume-saved = Dernier événement enregistré : { $event }, { $at }.
resume-saved-hours = Dernier événement enregistré : { $event }, { $at } (il y a { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}).
resume-saved-days = Dernier événement enregistré : { $event }, { $at } (il y a { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}).
when-today = aujourd’hui à { $clock }
when-yesterday = hier à { $clock }
when-date = le { $date } à { $clock }
resume-saved-minutes = Dernier événement enregistré : { $event }, { $at } ({ $minutes ->
    [0] à l’instant
    [one] il y a { $minutes } minute
   *[other] il y a { $minutes } minutes
}).
resume-saved-simulated = Dernier événement enregistré : { $event }.
resume-nothing-lost = Rien n’a été perdu depuis.
resume-lost = { $state ->
    [lost] { $lost ->
        [one] { $lost } événement après l’événement { $event } est perdu
       *[other] { $lost } événements après l’événement { $event } sont perdus
    } : le fichier était endommagé. Reconstruisez le palais tel qu’il était alors, ou mettez la partie de côté.
    [at_least] Au moins { $lost ->
        [one] { $lost } événement après l’événement { $event } est perdu
       *[other] { $lost } événements après l’événement { $event } sont perdus
    } : le fichier était endommagé. Reconstruisez le palais tel qu’il était alors, ou mettez la partie de côté.
   *[unknown] Des événements après l’événement { $event } sont peut-être perdus : le hub ne peut pas le savoir. En reprenant, comparez le palais avec l’écran.
}
resume-differs = { SHORT($piece, 1) } : { $count } dans l’Insert, { $saved } dans la sauvegarde
resume-no-tray = Aucun Insert ne répond. Branchez-le, ou continuez sans lui et tapez ce que chaque joueur prend.
resume-safe = Le mode sans échec n’utilise pas l’Insert. Continuez, et tapez ce que chaque joueur prend.
resume-asked-later = Quand vous continuez, le hub compare l’Insert avec la partie et pose une question pour chaque différence.
prompt-build = construction
prompt-take-cards = cartes
prompt-take-one-time = Livraison immédiate
prompt-place-cards = cartes à placer
prompt-take-recurring = Livraison récurrente
prompt-place-frog = Grenouille
prompt-place-monkey = Singe
prompt-place-butterfly = Papillon
prompt-end-turn = fin du tour
prompt-ended = terminée

## Entry of a delivery by hand

manual-choice = et { $count } parmi { $sign }, au choix
manual-typing = Tapez le nombre, ou appuyez sur + et -. Tab : au suivant. Esc : terminé.
fix-no-tray = Aucun Insert n’est connecté : tapez ce que chaque joueur prend.
fix-tray-cable = Rebranchez le câble de l’Insert. Si son voyant est éteint, essayez une autre prise.

## The start form

start-players = joueurs
start-name = nom { $number }
start-more = un de plus, ou Enter
start-long = { $most } { $most ->
    [one] lettre
   *[other] lettres
} au plus
start-butterfly = Papillon
start-why-butterfly = 2 Bananes pour le plus élevé
start-frog = Grenouille
start-why-frog = donne 1 colonne, coûte 3 Bananes
start-map = Plan { $number }
start-why-map = la fiche sous le palais
# limit: deck
start-deck-screen = L’écran montre les cartes
# limit: deck
start-deck-printed = Les cartes de notre boîte
# limit: deck
start-deck-set = Notre boîte : { $name }
# limit: deck
start-deck-learn = { $name } : { $cards } sur { $all } saisies, le reste en jouant
# limit: deck
start-deck-new = Notre boîte, pas encore saisie
start-needs-set = Pour jouer avec vos propres cartes, saisissez-les avec "palace cards", puis lancez "palace play --set DOSSIER".
start-default-name = Joueur { $number }
start-waiting-keys = { $typing ->
    [yes] Esc, puis r
   *[no] r
}
# limit: line
start-waiting-games = { $count ->
    [one] { $count } partie est de côté. Pour la reprendre, appuyez sur { start-waiting-keys }.
   *[other] { $count } parties sont de côté. Pour en reprendre une, appuyez sur { start-waiting-keys }.
}
start-waiting-game = { $names }, enregistrée { $at }
start-waiting-game-simulated = { $names } (partie { $game })

## Strips

# limit: tray
tray-low = peu
# A count that is not sure yet; the number alone stands where this does not fit.
tray-about = env. { $count }
# limit: tray
tray-early = puis { $count }
# limit: tray
tray-out = hors { $count }
# limit: tray
tray-back = mis { $count }
role-tray = Insert
role-plate = plaque
lamp-ok = { $role } ok
lamp-silent = { $role } : sans réponse { $seconds } s
lamp-absent = { $role } : sans liaison { $age }
lamp-incompatible = { $role } : autre version
lamp-starting = { $role } : démarrage
lamp-no-tray = sans Insert
lamp-saved = enregistré
lamp-plate = { $level ->
    [gold] plaque : or
    [silver] plaque : argent
   *[typed] la plaque ne voit rien
}
lamp-plate-late = dernier tour : enlevez-la
lamp-plate-off = palais différent (d)
info-round = Manche { $round }   dernier : { $event }
info-round-ahead = Manche { $round }   { $begun }
# the next player, who has begun before the last turn is over
ahead-begun = { $name } construit déjà{ $pieces ->
    [0] { "" }
    [one] { " " }: { $pieces } pièce
   *[other] { " " }: { $pieces } pièces
}
ahead-begun-decorated = { $name } a commencé : { $pieces ->
    [0] { NOUN($piece, 1) } prise
    [one] { $pieces } pièce, { NOUN($piece, 1) } prise
   *[other] { $pieces } pièces, { NOUN($piece, 1) } prise
}
info-round-only = Manche { $round }
info-last = dernier : { $event }
player-stock = stock
player-next = puis
player-gone = a quitté la partie
player-score = { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
}  { $bonus } Bonus
player-score-short = { $bananas } Ban.  { $bonus } Bonus
player-bonus = { $bonus } Bonus
trophy-monkey = Singe
trophy-butterfly = Papillon
trophy-frog = Grenouille -3
trophy-short-monkey = S
trophy-short-butterfly = P
trophy-short-frog = G

## Actions and footer

# limit: main-action
main-start = Commencer la partie
# limit: main-action
main-manual = Ces pièces sont prises
# limit: main-action
main-build = L’escalier est terminé
# limit: main-action
main-ahead = Revenir à { $name }
# limit: main-action
main-decorate = La pièce est en place
# limit: main-action
main-credits = Passer aux cartes
# limit: main-action
main-cards-none = Ne rien acheter
main-cards = Achat : { $chosen }
# limit: main-action
main-delivery = La Livraison est complète
# limit: main-action
main-place-cards = Les cartes sont placées
# limit: main-action
main-put-right = C’est corrigé
# limit: main-action
main-bonus = La carte Bonus est prise
# limit: main-action
main-trophies = L’animal est placé
# limit: main-action
main-end-turn = Finir le tour
# limit: main-action
main-cards-check = Ce sont nos cartes
# limit: main-action
main-calibrate-empty = Les bacs sont vides
# limit: main-action
main-calibrate-full = Toute la boîte y est
# limit: main-action
main-setup = Elles sont sorties
# limit: main-action
waiting = rien à confirmer
# limit: main-action
waiting-choice = reprendre, ou mettre de côté
# limit: main-action
waiting-answer = une réponse est attendue
# limit: main-action
waiting-pieces = { $count ->
    [one] { $count } { NOUN($piece, $count) } attendue
   *[other] { $count } { NOUN($piece, $count) } attendues
}
# limit: main-action
waiting-put-back = remettez { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-decoration = pièce décorative attendue
# limit: main-action
waiting-build = escalier attendu
# limit: main-action
waiting-card = choisissez la carte
# limit: main-action
waiting-knob = choisissez un tenon éclairé
# limit: main-action
waiting-slots = emplacements attendus
# limit: main-action
waiting-still = ça bouge encore : un instant
# limit: action
action-undo = Annuler
# limit: action
action-undo-for = Annuler pour { $name }
# limit: action
action-correct = Corriger
# limit: action
action-count-wrong = Compte faux
# limit: action
action-palace = Palais
# limit: action
action-more = Plus
# limit: action
action-resume = Reprendre
# limit: action
action-discard = Mettre de côté
# limit: footer
footer-next = Suivant
# limit: footer
footer-sum = Détails
# limit: footer
footer-begin = Départ
# limit: footer
footer-choices = Choix
# limit: footer
footer-resume = Reprise
# limit: footer
footer-aside = De côté
# limit: footer
footer-undo = Annuler
# limit: footer
footer-correct = Corriger
# limit: footer
footer-palace = Palais
# limit: stepper
footer-ahead = Au suivant
# limit: footer
footer-market = Marché
# limit: footer
footer-held = Cartes
# limit: footer
footer-piles = Paquets
# limit: footer
footer-numbers = Nombres
# limit: footer
footer-elsewhere = Joueurs
# limit: footer
footer-this-card = Celle-ci
# limit: footer
footer-another-card = Corriger
# limit: footer
footer-log = Journal
# limit: footer
footer-stop = Arrêt
# limit: footer
footer-far = De loin
# limit: footer
footer-near = De près
# limit: footer
footer-scores = Scores
# limit: footer
footer-more = Plus
# limit: footer
footer-redo = Rétablir
# limit: footer
footer-map = Plan
# limit: footer
footer-devices = Matériel
# limit: footer
footer-help = Aide
# limit: footer
footer-back = Retour
# limit: footer
footer-choose = Choisir
footer-type = Taper
# limit: footer
footer-change = Changer
# limit: footer
footer-new = Nouvelle
# limit: footer
footer-export = Image
# limit: footer
footer-forward = Avancer
# limit: footer
footer-first = Début
# limit: footer
footer-last = Fin
# limit: footer
footer-close = Fermer
# limit: footer
footer-brick = Brique
# limit: footer
footer-column = Colonne
# limit: footer
footer-arch = Arche
# limit: footer
footer-take-back = Enlever
# limit: footer
footer-facts = Décrire
# limit: footer
footer-plan = Schéma
# limit: footer
footer-plate = Plaque
# limit: footer
footer-earlier = Avant
# limit: footer
footer-later = Après
# limit: footer
footer-theme = Thème
