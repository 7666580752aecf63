### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = Cette Livraison ne donne aucune { NOUN($piece, 1) } (règle { $rule }).
# limit: explanation
wrong-type-decorate = Maintenant, seule la pièce décorative se pose, pas une { NOUN($piece, 1) } (règle { $rule }).
# limit: explanation
wrong-type-frog = La Grenouille apporte une colonne, pas une { NOUN($piece, 1) } (règle { $rule }).
# limit: explanation
wrong-time = Ce n’est pas le moment de prendre une { NOUN($piece, 1) } (règle { $rule }).
# limit: explanation
too-many = { $count } { NOUN($piece, $count) } de trop pour cette Livraison (règle { $rule }).
# limit: explanation
too-many-decorate = On pose une seule pièce décorative : { $count } { NOUN($piece, $count) } de trop (règle { $rule }).
# limit: explanation
too-many-frog = La Grenouille apporte une seule colonne : { $count } de trop (règle { $rule }).
# limit: explanation
undone-put-back = Une étape a été annulée. Remettez aussi { $count } { NOUN($piece, $count) }, ou appuyez sur y pour rétablir l’étape.
# limit: line
undone-on-palace = Laissez { $pieces } sur le palais.{ $off ->
    [none] { "" }
    [gold] { " " }Enlevez seulement la brique dorée.
   *[other] { " " }Enlevez seulement la feuille { SHORT($off, 1) }.
}
# limit: explanation
put-back-wrong = { $count } { NOUN($piece, $count) } { $count ->
    [one] n’a
   *[other] n’ont
} rien à faire dans l’Insert (règle { $rule }).
# limit: explanation
decoration-wrong-colour = À l’extrémité, on pose une { NOUN($wanted, 1) }, pas une { NOUN($piece, 1) } (règle { $rule }).

## Entries that may explain pieces which were moved before they were said

explained-by-build = Est-ce pour votre nouvel escalier ? Alors saisissez l’escalier.
explained-by-cards = Est-ce grâce à une carte que vous achetez ? Choisissez la carte.
explained-by-place-cards = Est-ce grâce à vos nouvelles cartes ? Placez les cartes.
explained-by-delivery = Est-ce pour l’étape suivante ? Enter passe à cette étape.

## Questions

# limit: headline
ask-count-headline = { $low } ou { $high } { $piece ->
    [gold] { $high ->
        [one] dorée
       *[other] dorées
    }
   *[other] { SHORT($piece, $high) }
} ?
# limit: explanation
ask-count-why = L’Insert hésite : cela pèse autant que { $reading } { NOUN($piece, 2) }. Comptez, puis choisissez { $low } ou { $high }.
# limit: explanation
ask-count-why-impossible = Ce qui s’y trouve pèse autant que { $reading }, et c’est impossible. S’il y a autre chose dans le compartiment, enlevez-le.
# limit: explanation
ask-count-why-changed = Des pièces ont bougé pendant le comptage. Le contenu pèse autant que { $reading } : recomptez, s’il vous plaît.
# limit: explanation
ask-count-why-gap = L’Insert n’a pas été surveillé pendant un moment. Ce qui s’y trouve pèse autant que { $reading } : comptez, s’il vous plaît.
# limit: headline
ask-object-headline = Enlevez l’objet
# limit: headline
ask-cup-headline = Remettez-le
# limit: explanation
ask-count-why-foreign = Ce qui s’y trouve pèse autant que { $reading }, ou autant que des pièces d’une autre sorte. S’il y en a, enlevez-les.
# limit: explanation
ask-count-why-cup = Le bac des { NOUN($piece, 2) } est absent, ou un autre a pris sa place. Remettez chaque bac à sa place.
# limit: explanation
ask-count-why-object = Parmi les { NOUN($piece, 2) }, un objet n’est pas une pièce : le tout pèse autant que { $reading }. Enlevez-le.
# limit: headline
ask-staircase-headline = Quel escalier ?
# limit: headline
ask-staircase-one-headline = C’est celui-ci ?
# limit: explanation
ask-staircase-why = La plaque ne peut pas le dire. Regardez les endroits marqués, puis choisissez.
# limit: explanation
ask-staircase-one-why = La plaque voit cet escalier, mais pas nettement. Comparez-le avec le palais, puis choisissez.
# limit: headline
ask-figure-headline = { $figure ->
    [monkey] C’est le Singe ?
    [butterfly] C’est le Papillon ?
   *[frog] La Grenouille ?
}
# limit: explanation
ask-figure-why = Même poids que { $figure ->
    [monkey] le Singe
    [butterfly] le Papillon
   *[frog] la Grenouille
}, mais il y a aussi des pièces du joueur suivant. Regardez l’endroit marqué.
then-count-this = La partie continue avec ce nombre.
then-count-another = Vous les comptez et tapez le nombre.
then-staircase-this = Cet escalier est compté comme construit.
then-staircase-other = Vous saisissez l’escalier vous-même, sur le schéma ou en le décrivant.
then-figure-agreed = L’animal est placé là.
then-figure-other = Cela compte comme une pièce de l’escalier du joueur suivant.
then-plate-agreed = Le palais à l’écran est juste. Désormais, la plaque compte à partir de son poids actuel.
then-plate-typed = Vous saisissez cet escalier vous-même. La plaque verra de nouveau le suivant.
then-laid-agreed = La partie continue avec le palais tel qu’il était.
then-laid-turned-by = À l’écran, le hub tourne le palais comme la plaque.
then-laid-turned = Le hub attend que la plaque soit posée comme avant.
answer-figure = { $figure ->
    [monkey] Oui, le Singe
    [butterfly] Oui, le Papillon
   *[frog] Oui, la Grenouille
}
answer-piece = Non, une pièce
answer-another-number = Un autre nombre
answer-staircase = C’est celui-ci
answer-not-this = Non, je le saisis
# limit: reading
question-only-here = Ici seulement : { $parts }
# limit: reading
question-lacks = Sans les pièces marquées sur l’autre image.
# limit: reading
question-beside = À côté du palais, hors des tenons.
question-where-nw = Regardez d’abord ici : au fond, à gauche.
question-where-n = Regardez d’abord ici : au fond, au milieu.
question-where-ne = Regardez d’abord ici : au fond, à droite.
question-where-w = Regardez d’abord ici : à gauche, au milieu.
question-where-middle = Regardez d’abord ici : au milieu.
question-where-e = Regardez d’abord ici : à droite, au milieu.
question-where-sw = Regardez d’abord ici : devant, à gauche.
question-where-s = Regardez d’abord ici : devant, au milieu.
question-where-se = Regardez d’abord ici : devant, à droite.
question-on-rim = Regardez aussi sur le bord de la plaque.
question-fallen = Regardez aussi à côté de la plaque.
answer-other-staircase = Aucun, je le saisis
# limit: headline
ask-plate-headline = Palais juste ?
# limit: explanation
plate-off = { $more ->
    [yes] La plaque pèse { $grams } g de plus que le palais à l’écran.
   *[no] La plaque pèse { $grams } g de moins que le palais à l’écran.
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] La plaque pèse { $grams } g de plus que le palais à l’écran : un objet est sur le bord, ou une pièce a bougé.
   *[no] La plaque pèse { $grams } g de moins que le palais à l’écran : une pièce manque, ou une pièce a bougé.
}
# limit: explanation
plate-late = C’est le dernier tour. Enlevez { $count ->
    [one] la pièce posée
   *[other] les { $count } pièces posées
} après la pièce décorative : plus rien ne compte.
# limit: explanation
plate-lifted = La plaque a été soulevée. Reposez-la sur ses quatre coins : jusque-là, le hub ne compte rien.
# limit: explanation
plate-turned = { $turns ->
    [1] La plaque est tournée d’un quart vers la gauche. Ramenez-la vers la droite.
    [2] La plaque est à l’envers. Tournez-la d’un demi-tour.
   *[3] La plaque est tournée d’un quart vers la droite. Ramenez-la vers la gauche.
}
# limit: explanation
plate-laid = La plaque a été enlevée. Reposez-la comme avant : l’écran montre dans quel sens.
# limit: explanation
plate-laid-moved = La plaque pèse autant qu’avant d’être enlevée, mais quelque chose y a bougé.
# limit: explanation
plate-laid-more = La plaque pèse { $grams } g de plus qu’avant d’être enlevée. Retirez ce qui y est nouveau.
# limit: explanation
plate-laid-less = La plaque pèse { $grams } g de moins qu’avant d’être enlevée : une pièce est tombée. Remettez-la.
# limit: explanation
plate-laid-less-one = La plaque pèse { $grams } g de moins qu’avant d’être enlevée : le poids d’une { NOUN($piece, 1) }. Remettez-la.
# limit: explanation
plate-laid-less-two = La plaque pèse { $grams } g de moins qu’avant d’être enlevée : une { NOUN($piece, 1) } ou une { NOUN($wanted, 1) }. Remettez-la.
# limit: headline
ask-laid-headline = Comme avant ?
answer-laid = Elle est comme avant
answer-turned = Nous la ramenons
plate-why = { $why ->
    [hall] Trop peu de capteurs à effet Hall fonctionnent : seule la balance voit les pièces.
    [hall_needed] Trop peu de capteurs à effet Hall fonctionnent, et la balance seule ne voit pas assez. Saisissez les escaliers vous-même.
    [corner] Un coin de la plaque ne donne aucune mesure. Saisissez les escaliers vous-même.
    [fault] Le hub n’a pas pu interpréter les mesures de la plaque. Saisissez cet escalier vous-même. Le fichier journal en dit plus.
   *[node] La plaque ne répond pas. Saisissez les escaliers vous-même.
}
answer-agreed = Oui, comme à l’écran
answer-typed = Je saisis l’escalier
answer-pieces = { number-word } { NOUN($piece, $count) }
number-word = { $count ->
    [0] Aucune
    [1] Une
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
   *[other] { $count }
}

owed-put-back = Une carte a été corrigée : { $name } remet { $count } { NOUN($piece, $count) } (règle { $rule }).
board-unknown-put-back = Saisissez ce que livre le plateau Joueur, puis prenez { $count } { NOUN($piece, $count) } (règle { $rule }).
leaver-put-back = { $name } a quitté la partie : { $count } { NOUN($piece, $count) } { $count ->
    [one] retourne
   *[other] retournent
} dans l’Insert (règle { $rule }).
left-put-back = { $name } a quitté la partie pendant un tour : remettez { $count ->
    [one] la { NOUN($piece, $count) } prise
   *[other] les { $count } { NOUN($piece, $count) } prises
} pour ce tour (règle { $rule }).
# limit: explanation
early-put-back = C’est le dernier tour : remettez { $count } { NOUN($piece, $count) }. Plus personne ne peut { $count ->
    [one] l’utiliser
   *[other] les utiliser
} (règle { $rule }).
frog-back = La Grenouille a été rendue : sa colonne retourne dans l’Insert (règle { $rule }).

## Refused entries, with a fix

refused-resume-first = Choisissez d’abord : reprendre cette partie (r), ou la mettre de côté (d).
refused-no-game = Aucune partie en cours : commencez-en une.
refused-not-saved = La dernière partie n’est pas encore enregistrée. Libérez de la place sur le disque, et vérifiez que le hub a le droit d’y écrire.
refused-nothing-to-resume = Il n’y a aucune partie à reprendre. Commencez-en une nouvelle.
refused-game-running = Une partie est déjà en cours.
refused-nothing-to-confirm = Il n’y a rien à confirmer maintenant. Faites ce que dit la grande phrase.
refused-answer-first = Répondez d’abord à la question.
refused-take-out-first = Enlevez d’abord de l’Insert l’objet qui n’est pas une pièce.
refused-figure-parked = L’Insert voit encore { $figure ->
    [monkey] le Singe sur son socle. Placez-le. S’il est déjà placé
    [butterfly] le Papillon sur son socle. Placez-le. S’il est déjà placé
   *[other] la Grenouille sur son socle. Placez-la. Si elle est déjà placée
}, appuyez encore sur Enter.
refused-waits-for-tray = Aucune touche n’est nécessaire : déplacez les pièces, l’Insert le voit.
refused-put-right-first = Corrigez d’abord ce que l’écran signale.
refused-choose-pieces = Choisissez d’abord les pièces : tapez combien vous en prenez de chaque sorte.
refused-start-colour = Choisissez d’abord la couleur du tenon d’où part l’escalier.
refused-tray-moves = Ça bouge encore dans l’Insert. Retirez vos mains et attendez un instant.
refused-question-over = Cette question a déjà sa réponse.
refused-answer-unknown = Cette réponse n’existe pas. Choisissez-en une que l’écran montre.
refused-answer-number = Tapez le nombre exact ({ NOUN($piece, 2) }).
refused-tray-counts = L’Insert compte tout seul. Si un compte est faux, appuyez sur c.
refused-nothing-to-keep = L’Insert est déjà juste : il n’y a rien à garder.
refused-more-than-box = La boîte contient au plus { $most } { NOUN($piece, $most) }.
refused-not-that-many = L’Insert ne contient pas autant de { NOUN($piece, 2) }.
refused-undo-built-on = { $name } a construit dessus. Enlevez d’abord { $count ->
    [one] cette pièce
   *[other] ces { $count } pièces
}, puis annulez.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-undo-early = Une { NOUN($piece, 1) } est déjà sortie pour le tour suivant. Remettez-la, puis annulez.
refused-nothing-to-redo = Rien n’a été annulé : il n’y a rien à rétablir.
refused-not-in-play = C’est possible seulement pendant la partie.
refused-decoration-first = Posez la pièce décorative sur l’escalier, ou annulez-la. Puis recommencez.
refused-no-sets = Ce hub ne garde aucun jeu de cartes.
refused-no-such-set = Il n’y a pas de jeu de cartes { $name } avec lots de départ et paquets. Choisissez un autre jeu.
refused-set-name = { $name } ne peut pas être le nom d’un nouveau jeu : utilisez des minuscules, des chiffres, - et _.
told-set-complete = Toutes les cartes et tous les plateaux Joueur de « { $name } » sont saisis. Le jeu est complet.
refused-not-now = Ce n’est pas l’étape pour cela.
refused-palace-unknown = Le hub ne connaît plus la forme du palais. Décrivez l’escalier.
refused-by-facts = Vous êtes en train de décrire l’escalier. Pour passer au schéma, appuyez d’abord sur w.
refused-by-plan = Vous saisissez cet escalier sur le schéma. Pour le décrire, appuyez d’abord sur w.
refused-by-plate = La plaque voit cet escalier toute seule. Pour le saisir sur le schéma, appuyez d’abord sur w.
refused-no-plate = Aucune plaque ne voit cet escalier. Saisissez-le vous-même.
refused-plate-empty = La plaque ne voit encore aucune nouvelle pièce : construisez d’abord.
refused-plate-moves = La plaque bouge encore. Retirez vos mains un instant.
refused-plate-unexplained = La plaque sent autre chose qu’une pièce. Retirez vos mains et enfoncez les pièces de travers, ou saisissez l’escalier vous-même.
refused-plate-gives-up = La plaque ne peut pas dire ce qui est construit ici. Saisissez les pièces sur le schéma.
refused-plan-empty = Le schéma n’a encore aucune pièce. Posez-en une.
refused-decoration-placed = La pièce décorative vient en dernier : prenez-la dans l’Insert quand l’escalier est construit.
refused-no-placement = { $text } n’est pas une pièce avec sa place. Écrivez une arche ainsi : A8,14,0e, et une brique ainsi : B11,14,1.
refused-no-cell = { $text } n’est pas un tenon. Écrivez par exemple 11,14,3.
refused-placed-already = Cette pièce est déjà sur le schéma.
refused-not-on-plan = Cette pièce n’est plus sur le schéma.
refused-no-more-of-it = { $count ->
    [0] Vous n’avez aucune { NOUN($piece, 1) }.
    [one] Votre seule { NOUN($piece, $count) } est déjà sur le schéma.
   *[other] Vos { $count } { NOUN($piece, $count) } sont déjà toutes sur le schéma.
}
