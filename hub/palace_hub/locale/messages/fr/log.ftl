### The log: one sentence for each event.

log-new-game = Une partie à { $players } a commencé
log-took = { $count } { NOUN($piece, $count) } { $count ->
    [one] sortie
   *[other] sorties
}
log-put-back = { $count } { NOUN($piece, $count) } { $count ->
    [one] remise
   *[other] remises
}
log-override = Compte corrigé : { SHORT($piece, 1) } { $old } -> { $new }
log-link = { $name } : { $state ->
    [live] présence confirmée
    [lost] aucune réponse
    [stale] silence
    [incompatible] autre version
    [absent] absence
   *[other] démarrage
}
log-staged = { $name } a construit un escalier : { $arches } { NOUN("arch", $arches) }, hauteur { $height }
log-command-report-build = { $name } a décoré l’escalier : { $arches } { NOUN("arch", $arches) }
log-command-report-build-forgotten = { $name } a seulement décrit l’escalier : désormais, la forme du palais n’est pas connue
log-command-build = { $name } a construit { $arches } { NOUN("arch", $arches) }, hauteur { $height }, et décoré l’escalier
log-command-correct-supply = Le compte des pièces a été corrigé
log-command-tell-top = La carte du dessus d’un paquet a été indiquée
log-command-remove-card = Une carte perdue a été retirée de la partie
log-command-change-deck = { $deck ->
    [printed] Désormais, vous jouez avec vos propres cartes imprimées
   *[screen] Désormais, l’écran distribue les cartes
}
log-command-correct-card = { $name } a une autre carte que celle saisie
log-command-settle-owed = { $name } et l’Insert sont quittes après la correction d’une carte
log-command-settle-owed-leaver = Les pièces rendues par { $name } sont de nouveau dans l’Insert
log-command-learn-card = Ce qui est imprimé sur une carte a été saisi
log-command-learn-board = Ce que livre un plateau Joueur a été saisi
log-command-learn-knob = Un tenon du Plan de construction a été saisi
log-command-pass-build = { $name } n’a construit aucun escalier
log-command-take-cards = { $cards ->
    [0] { $name } n’a acheté aucune carte
    [one] { $name } a acheté { $cards } carte
   *[other] { $name } a acheté { $cards } cartes
}
log-card = { $card }
log-card-was = pas { $card }
log-card-is = mais { $card }
log-agreed-too-few-credits = tous d’accord, malgré un coût trop élevé
log-agreed-wrong-colour = tous d’accord, malgré la mauvaise couleur
log-agreed-pile-twice = tous d’accord, bien que ce soit une deuxième carte du même paquet
log-agreed-withdraws-end = tous d’accord pour continuer la partie
log-command-place-cards = { $name } a placé les cartes
log-command-take = { $name } a pris la Livraison
log-command-take-frog = { $name } a pris la Grenouille
log-command-place-frog = { $name } a placé la Grenouille
log-command-place-monkey = { $name } a placé le Singe
log-command-place-butterfly = { $name } a placé le Papillon
log-figure-on-card-no-open-knob = { $figure ->
    [monkey] Le Singe
    [butterfly] Le Papillon
   *[frog] La Grenouille
} reste sur sa carte : aucun tenon n’est libre
log-figure-on-card-cut-short = { $figure ->
    [monkey] Le Singe
    [butterfly] Le Papillon
   *[frog] La Grenouille
} va sur sa carte, gagnée par { $name }
log-command-end-now = La partie a été arrêtée avant la fin
log-command-leave = { $bricks ->
    [back] { $name } a quitté la partie ; ses pièces retournent dans l’Insert
   *[out] { $name } a quitté la partie ; ses pièces restent hors du jeu
}
log-figure-on-card-built-over = { $figure ->
    [monkey] Le Singe
    [butterfly] Le Papillon
   *[frog] La Grenouille
} revient sur sa carte : { $name } a construit là
log-command-end-turn = { $name } a fini son tour
log-violation-opened = { $what ->
    [put-back-wrong] { $count ->
        [one] { $count } { NOUN($piece, $count) } mise dans l’Insert : elle n’a rien à y faire
       *[other] { $count } { NOUN($piece, $count) } mises dans l’Insert : elles n’ont rien à y faire
    }
    [wrong-type] { $count ->
        [one] { $count } { NOUN($piece, $count) } sortie : mauvaise sorte
       *[other] { $count } { NOUN($piece, $count) } sorties : mauvaise sorte
    }
    [wrong-time] { $count ->
        [one] { $count } { NOUN($piece, $count) } sortie trop tôt
       *[other] { $count } { NOUN($piece, $count) } sorties trop tôt
    }
   *[other] { $count ->
        [one] { $count } { NOUN($piece, $count) } sortie en trop
       *[other] { $count } { NOUN($piece, $count) } sorties en trop
    }
}
log-violation-closed = { NOUN($piece, 2) } : c’est corrigé
log-question = Question : { $low } ou { $high } { NOUN($piece, $high) } ?
log-question-object = Question : que se trouve-t-il parmi les { NOUN($piece, 2) } ?
log-question-cup = Question : le bac des { NOUN($piece, 2) } n’est pas à sa place
log-tray-replaced = L’Insert a une autre carte électronique : il pèse comme avant, et la partie continue
log-unknown = { NOUN($piece, 2) } : compte inconnu
log-audit-healed = { NOUN($piece, 2) } : la cellule a dérivé de { $off } ; son zéro a été corrigé
log-audit-disagrees = { NOUN($piece, 2) } : le poids total dit { $off }. Comptez ce qui s’y trouve
log-question-staircase = { $count ->
    [one] Question : est-ce bien cet escalier ?
   *[other] Question : lequel de ces { $count } escaliers est-ce ?
}
log-question-plate = { $more ->
    [yes] Question : qu’y a-t-il sur la plaque, { $grams } g de plus que le palais ?
   *[no] Question : que manque-t-il sur la plaque, { $grams } g de moins que le palais ?
}
log-question-figure = { $figure ->
    [monkey] Question : est-ce le Singe
    [butterfly] Question : est-ce le Papillon
   *[frog] Question : est-ce la Grenouille
}, ou une pièce ?
log-question-laid = Question : la plaque est-elle posée comme avant d’être enlevée ?
log-plate = Escalier en cours ({ $name }) : la plaque a vu { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
log-plate-where = où : { $pieces }
log-plate-less = Des pièces ont été enlevées ({ $name }) : { $count ->
    [one] il reste { $count } pièce de l’escalier
   *[other] il reste { $count } pièces de l’escalier
}
log-plate-level = { $level ->
    [gold] La plaque voit avec la balance et les capteurs à effet Hall
    [silver] La plaque voit avec la balance seule{ $why ->
        [hall] { " " }: trop peu de capteurs à effet Hall fonctionnent
       *[other] {""}
    }
   *[typed] Les escaliers sont saisis à la main : { $why ->
        [hall_needed] trop peu de capteurs à effet Hall fonctionnent
        [fault] les mesures de la plaque n’ont pas pu être interprétées
        [corner] un coin de la plaque ne donne aucune mesure
        [node] la plaque ne répond pas
       *[other] la plaque ne voit pas
    }
}
log-answer = { $answer ->
    [agreed] Réponse : le palais est comme à l’écran
    [turned] Réponse : la plaque n’est pas posée comme avant
    [typed] Réponse : l’escalier est saisi à la main
    [other] Réponse : aucun d’eux, l’escalier est saisi à la main
   *[number] Réponse : { $answer }
}
log-keep = L’Insert a été gardé tel quel
log-undo = La dernière étape a été annulée
log-redo = L’étape a été rétablie
log-set-up = La partie a été mise en place
log-box = { $by ->
    [tray] Toute la boîte a été pesée
   *[other] Toute la boîte a été comptée à la main
}
log-evidence = écart de { $fraction } pièce, bruit { $noise_mg } mg, immobile { $still_s } s{ $way ->
    [taken] , ensuite le plus probable : { $rival } en moins
    [back] , ensuite le plus probable : { $rival } en plus
    [nothing] , ensuite le plus probable : rien n’a bougé
   *[other] {""}
}
log-who = { $name } :

## The evidence of a decision

page-evidence = Pourquoi le hub a décidé cela
# limit: footer
footer-evidence = Pourquoi
evidence-none = Rien n’a été pesé pour cela : un joueur l’a saisi, ou cela découle des règles.
evidence-decided = décidé
evidence-still = Immobile pendant { $seconds } s avant la décision.
evidence-restless = Bruit d’une mesure : { $noise } mg.
evidence-fraction = Écart de { $fraction } pièce avec un nombre entier, mesuré à { $error } près.
evidence-rival = Ensuite le plus probable : { $way ->
    [taken] { $rival } en moins
    [back] { $rival } en plus
   *[nothing] rien n’a bougé
}. { $lost ->
    [off-whole] Le poids lui correspond moins bien.
    [faded] On a vu la force de la main disparaître.
    [lifted] On a vu un doigt se lever.
    [waited] C’est resté immobile plus longtemps qu’un doigt ne se pose.
    [stands] Impossible de l’exclure : le hub a posé la question.
   *[unlikely] Une main fait rarement cela, ou la partie attendait l’autre.
}
evidence-undecided = { $low } ou { $high } : impossible d’exclure l’un ou l’autre, donc le hub a posé la question.
evidence-odds = Toutes les autres lectures ensemble : { $odds } contre 1.
evidence-finger = La deuxième lecture n’est possible que si un doigt reste posé dans le compartiment.
