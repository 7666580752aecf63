### Learn the game: the list of lessons, the lessons on building, and the explanation of each step of a turn.

## The list

lesson-list-title = Apprendre le jeu
lesson-list-why = Dans Monkey Palace, vous construisez des escaliers. Chaque leçon en montre un juste et un faux, puis c’est à vous. Comptez dix minutes en tout. Une note comme (règle 4.5) indique l’endroit dans les règles.
lesson-list-done = { $count ->
    [0] Aucune leçon n’est encore réussie. Enter ouvre la première ; une touche ou le doigt ouvre celle que vous voulez.
    [one] { $count } leçon réussie sur { $of }.
   *[other] { $count } leçons réussies sur { $of }.
}
lesson-entry = { $tick } { $letter ->
    [none] { $title }
   *[other] Règle { $letter } : { $title }
}
lesson-turn-practice = Ensuite : jouer un premier tour sur une table simulée
lesson-turn = Ensuite : retour au départ, avec chaque étape expliquée
lesson-leave = Quitter
lesson-help-keys = TOUCHES DE CETTE LISTE
lesson-help-choose = 1, 2, et a à i : ouvrir cette leçon. Toucher la leçon fait de même.
lesson-help-move = Haut et bas : la leçon précédente et la suivante ; puis Espace l’ouvre.
lesson-help-next = Enter : la première leçon qui n’est pas encore réussie.
lesson-help-turn = p : { $practice ->
    [yes] jouer un premier tour sur une table simulée. L’écran explique chaque étape.
   *[no] retour au départ, avec chaque étape expliquée.
}
lesson-help-in-lesson = Dans une leçon : Enter tourne la page, PgUp et PgDn reculent et avancent. Esc revient à la liste.
lesson-help-back = Chaque leçon réussie est cochée.
lesson-help-leave = Esc : { $practice ->
    [yes] quitter le programme. Une question est posée avant, et les leçons réussies sont gardées.
   *[no] retour à la partie.
}

## A page of a lesson

lesson-title = Leçon { $number } sur { $of }   { $letter ->
    [none] { $title }
   *[other] Règle { $letter } : { $title }
}
# limit: title
lesson-plan-right = Juste, vu d’en haut
# limit: title
lesson-plan-wrong = Faux, vu d’en haut
lesson-is-right = Cet escalier est juste.
lesson-broken = { $fault } { $mend }
lesson-ask = Appuyez sur Enter quand votre escalier est terminé.
lesson-empty = Rien n’est encore construit. Posez d’abord une pièce.
lesson-solved = { $count ->
    [one] Bravo ! { $count } arche vous donne { $count } Monnaie de Singe pour prendre des cartes.
   *[other] Bravo ! { $count } arches vous donnent { $count } Monnaies de Singe pour prendre des cartes.
}
lesson-unmet-arches = Les règles sont respectées, mais la leçon demande { $count } arches. Continuez à l’extrémité de votre dernière arche.
lesson-unmet-first = Les règles sont respectées, mais la leçon demande une arche comme première pièce, posée directement au sol.
lesson-unmet-stands-on = Les règles sont respectées, mais la leçon demande une autre pile. Relisez l’énoncé.
lesson-unmet-turns = Les règles sont respectées, mais l’escalier va tout droit. La leçon demande un virage.
# limit: action
lesson-before = Retour
# limit: action
lesson-again = Refaire
# limit: main-action
lesson-next = Suivant
# limit: main-action
lesson-check = C’est juste ?
# limit: main-action
lesson-next-lesson = Leçon suivante
# limit: main-action
lesson-end = Vers la liste
# limit: footer
footer-main = Prêt
# limit: footer
footer-before = Retour
# limit: footer
footer-after = Suivant
# limit: footer
footer-list = Liste
# limit: footer
footer-again = Refaire

## The lessons. `rule` stands on each page, `task` over the player's try.

lesson-1-title = Lire et utiliser le schéma
lesson-1-rule = Le schéma montre le palais vu d’en haut. Chaque trait est une arche. Chaque nombre est la hauteur d’une pile, sans compter la pièce décorative posée dessus.
lesson-1-right = { $light } { $dark } { $gold } : tenons libres du sol. Avec un nombre, ce sont des pièces décoratives, au bout des escaliers, sur une pile de cette hauteur. Le trait épais est un nouvel escalier : une brique, et une arche dessus.
lesson-1-task = Construisez-le. Les flèches déplacent les [ ], le doigt aussi. Allez sur le { $light } à gauche du 1. Tapez b : une brique. Tapez a, puis la flèche vers la droite : une arche.

lesson-2-title = Un seul chemin qui monte
lesson-2-rule = Un escalier est un seul chemin d’arches. Chaque arche part de l’extrémité de la précédente : elle est donc plus élevée.
lesson-2-right = La première arche est posée au sol. La seconde part de son extrémité et monte jusqu’au palais.
lesson-2-wrong = Il y a ici deux escaliers, de deux côtés du palais. En un tour, vous n’en construisez qu’un.
lesson-2-task = Construisez un escalier de deux arches qui finit sur le palais.

lesson-a-title = Partir du sol
lesson-a-rule = Un escalier part d’un tenon libre du sol. Plus tard, une pièce décorative de la couleur de ce tenon va à son extrémité.
lesson-a-right = Une brique est posée sur un tenon du sol. De la brique, une arche va jusqu’au palais.
lesson-a-wrong = Il part du palais : sa brique est posée sur une ancienne arche.
lesson-a-task = Construisez un escalier d’une arche, d’un tenon du sol jusqu’au palais.

lesson-b-title = Commencer par une brique, une colonne ou une arche
lesson-b-rule = La première pièce est une brique, une colonne ou une arche. Ce n’est jamais une pièce décorative.
lesson-b-right = Il commence par une colonne. Une colonne est aussi haute que trois briques, et la pile où va l’arche aussi.
lesson-b-wrong = Il commence par une pièce décorative, la dorée. Les feuilles aussi sont des pièces décoratives.
lesson-b-task = Construisez un escalier dont la première pièce est une arche. Il vous en faut deux : une arche seule reste à plat sur le sol.

lesson-c-title = Terminer par une arche
lesson-c-rule = La dernière pièce d’un escalier est une arche. Son autre extrémité reste libre, car la pièce décorative y va.
lesson-c-right = Il se termine par l’arche.
lesson-c-wrong = Une brique est posée à l’extrémité de l’arche.
lesson-c-task = Construisez un escalier d’une arche, et laissez libre son autre extrémité. Il n’est pas nécessaire d’utiliser toutes vos pièces.

lesson-d-title = Construire sur tout tenon libre
lesson-d-rule = Vous pouvez poser une pièce sur n’importe quel tenon libre, même sur une pièce décorative. Mais jamais sur le milieu d’une arche.
lesson-d-right = La nouvelle arche est posée à l’extrémité d’une ancienne arche.
lesson-d-wrong = La brique à côté de la dorée est posée sur le milieu d’une ancienne arche. Ce schéma est agrandi.
lesson-d-task = Terminez votre arche sur la pièce décorative { $gold }. Deux briques sous l’autre extrémité la mettent à la même hauteur.

lesson-e-title = Rejoindre le palais
lesson-e-rule = Au moins une de vos pièces est posée sur une pièce qui était là avant votre tour.
lesson-e-right = La seconde arche se termine sur le palais.
lesson-e-wrong = Cet escalier passe à côté du palais. Aucune de ses pièces n’est posée sur une ancienne pièce.
lesson-e-task = Construisez un escalier de deux arches qui rejoint le palais.

lesson-f-title = Rien ne reste en l’air
lesson-f-rule = Les deux extrémités d’une arche sont posées sur quelque chose. Des briques et des colonnes comblent le vide ; sous le milieu, rien n’est nécessaire.
lesson-f-right = Une extrémité est sur le palais, à hauteur 1. L’autre est donc sur une brique.
lesson-f-wrong = Il manque la brique : une extrémité est en l’air.
lesson-f-task = Montez jusqu’à la pile de hauteur 2. Quand une extrémité est en l’air, la liste de droite dit ce qui manque.

lesson-g-title = Pas d’arche à plat sur une arche
lesson-g-rule = Les deux extrémités d’une arche ne doivent pas être posées sur la même arche. Une seule extrémité, c’est permis.
lesson-g-right = La seconde nouvelle arche a une extrémité sur l’ancienne arche, et l’autre sur la première nouvelle arche.
lesson-g-wrong = Les deux extrémités de la nouvelle arche sont sur l’ancienne arche.
lesson-g-task = Construisez un escalier d’une arche qui a une extrémité sur l’ancienne arche.

lesson-h-title = Tourner, mais jamais revenir
lesson-h-rule = L’arche suivante va tout droit, à gauche ou à droite. Elle ne revient jamais en arrière, et le chemin ne se divise jamais.
lesson-h-right = La première arche va vers la droite, la seconde vers le haut du schéma : c’est un virage.
lesson-h-wrong = La seconde arche passe au-dessus de la première : elle revient en arrière.
lesson-h-task = Construisez un escalier de deux arches qui fait un virage.

lesson-i-title = Chaque arche est une marche
lesson-i-rule = Les arches sont les marches du chemin. Pour soutenir, prenez des briques et des colonnes, jamais une arche.
lesson-i-right = Deux briques soutiennent l’extrémité de la dernière arche.
lesson-i-wrong = Une arche est à côté du chemin et ne fait que soutenir la dernière arche.
lesson-i-task = Construisez un escalier de trois arches. Vous avez deux briques pour le soutenir.

## Faults of a staircase that the plan's list names in a few words

# limit: hint
plan-fault-start-with-decoration = L’escalier commence par une pièce décorative (règle 4.2).
# limit: hint
plan-mend-start-with-decoration = Commencez par une brique, une colonne ou une arche.
# limit: hint
plan-fault-ends-with-brick = L’escalier ne se termine pas par une arche (règle 4.3).
# limit: hint
plan-mend-ends-with-brick = Reprenez cette pièce, ou posez-y une arche.
# limit: hint
plan-fault-no-arch = L’escalier n’a pas encore d’arche (règle 4.3).
# limit: hint
plan-fault-on-palace-middle = Une pièce est au milieu d’une arche (règle 4.4).
# limit: hint
plan-mend-on-palace-middle = Mettez-la à une extrémité de l’arche.
# limit: hint
plan-fault-not-connected = L’escalier n’est pas relié au palais (règle 4.5).
# limit: hint
plan-mend-not-connected = Menez-le jusqu’au palais.
# limit: hint
plan-fault-loose-brick = Cette pièce ne soutient aucune arche (règle 4.8).
# limit: hint
plan-mend-loose-brick = Reprenez-la, ou posez-y une arche.

## The guided first turn

teach-you = Joueur 1
teach-partner = Robin
# limit: headline
teach-title = Étape { $number } : { $step }
# limit: headline
teach-over-title = Un tour entier
teach-over = Vous avez joué un tour entier. Le joueur suivant fait maintenant les mêmes huit étapes, manche après manche.
teach-on-your-own = La partie se termine quand une sorte de pièces de construction est épuisée ; qui a le plus de Bananes gagne. Continuez ici, ou quittez avec Ctrl+Q.
# limit: main-action
teach-button = Enter : compris
teach-skipped = Cette étape n’a pas lieu pendant ce tour.
teach-1-do = Construisez un escalier avec vos propres pièces, d’un tenon libre du sol jusqu’au palais.
teach-1-why = Chaque arche vous donne une Monnaie de Singe pour prendre des cartes, et les pièces non utilisées restent à vous.
teach-1-practice = Ici, vous construisez sur le schéma. Vous avez deux arches : posez-en une au sol, et une de son extrémité jusqu’au palais. Puis Enter.
teach-2-do = Prenez dans l’Insert une pièce décorative de votre couleur de départ, et posez-la à l’extrémité de votre dernière arche.
teach-2-why = Elle marque votre escalier, et sa couleur dit quelles cartes vous pouvez prendre.
teach-2-practice = Regardez la deuxième ligne en partant du haut : votre main est déjà au-dessus de cette pièce décorative. F5 en prend une. Puis appuyez sur Enter.
teach-3-do = Regardez combien de Monnaies de Singe vous avez : 1 par arche, et 1 de plus si votre pièce décorative est maintenant la plus élevée de sa couleur.
teach-3-why = Elles vous servent à l’étape suivante.
teach-3-practice = { $count ->
    [one] Vous avez maintenant { $count } Monnaie de Singe.
   *[other] Vous avez maintenant { $count } Monnaies de Singe.
} Enter continue.
teach-4-do = Dépensez vos Monnaies de Singe pour des cartes : de votre couleur de départ ou multicolores, une au plus par paquet.
teach-4-why = Les cartes vous apportent des pièces et des Bananes, et les Monnaies non dépensées sont perdues.
teach-4-practice = Tapez la touche d’un paquet qui n’est pas gris, puis Enter. Au début, les cartes qui donnent beaucoup de pièces aident le plus.
teach-5-do = Prenez toutes les pièces que vos nouvelles cartes vous donnent une fois.
teach-5-why = Il est interdit d’en prendre moins, et vos autres cartes ne comptent pas ici.
teach-5-practice = Votre main, sur la deuxième ligne, y est déjà : chaque F5 prend une pièce.
teach-6-do = Prenez les pièces que vous donnent votre plateau Joueur et toutes vos cartes visibles.
teach-6-why = Vous les recevez à chacun de vos tours : une bonne carte rapporte donc plusieurs fois.
teach-6-practice = Appuyez sur F5 jusqu’à ce que l’écran n’en demande plus : votre main passe toute seule à la sorte suivante.
teach-7-do = Si une partie de votre escalier a cinq briques de haut, vous recevez une carte Bonus.
teach-7-why = Elle vaut 4 Bananes à la fin, et une colonne compte pour trois briques.
teach-7-practice = Enter la prend.
teach-8-do = Après une pièce décorative dorée, posez le Singe à une extrémité libre d’une arche.
teach-8-why = Il réserve ce tenon, et sa carte vaut 2 Bananes pour qui la possède à la fin.
teach-8-practice = Choisissez un tenon éclairé par sa lettre. Puis appuyez deux fois sur Enter : cet Insert simulé ne voit pas le Singe partir.
teach-on = Désormais, chaque étape est expliquée la première fois qu’un joueur la rencontre.
teach-off = Les étapes ne sont plus expliquées.
palette-teach = Expliquer chaque étape d’un tour, ou arrêter
palette-learn = Apprendre le jeu : leçons de construction
cli-learn = Enseigne le jeu : dix minutes de leçons de construction, puis un premier tour sur une table simulée.
# limit: footer
footer-learn = Leçons
start-learn = Apprendre le jeu en dix minutes
start-teach = Faire expliquer chaque étape
start-teaching = Chaque étape est expliquée
help-key-learn = F9   apprendre le jeu : leçons de construction
help-key-teach = F10   expliquer chaque étape à sa première apparition, ou arrêter
error-lessons-not-kept = Les leçons réussies ne peuvent pas être enregistrées dans { $file } : { $what }.
