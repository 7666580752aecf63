### Pages over the table, help, the palette and dialogs.

page-palace = Palais
page-scores = Scores jusqu’ici
page-devices = Matériel
page-devices-problems = { $count ->
    [one] Matériel   ! { $count } problème
   *[other] Matériel   ! { $count } problèmes
    }
# limit: action
page-log = Journal
page-help = Aide
page-market = Marché
# limit: line
page-market-printed = Marché : chaque touche montre un paquet   (B : Bananes, + : par tour)
page-held = Les cartes de tous
page-bought = { $name } a acheté ces cartes au tour { $turn }. Laquelle était en fait une autre carte ?
page-elsewhere = Choisissez la carte que c’est en réalité.
page-which-card = Quelle carte est-ce en réalité ?
page-which-card-named = { $name }, carte saisie : { $card }
page-lost-pile = De quel paquet vient la carte perdue ?   (B : Bananes, + : à chaque tour)
page-lost-card = Quelle carte du paquet { $colour ->
    [multi] multicolore
    [gold] doré
   *[other] { SHORT($colour, 1) }
} { price } est perdue ?
page-pile = { $colour ->
    [multi] Marché : multicolore { price }
    [gold] Marché : doré { price }
   *[other] Marché : { SHORT($colour, 1) } { price }
}
page-sum = { $once ->
    [yes] Ce que vos nouvelles cartes vous donnent une fois
   *[no] Ce que votre plateau Joueur et vos cartes vous donnent à chaque tour
}
sum-line = { $what }  donne { $pieces }   { $symbols }
sum-total = Ensemble : { $pieces }   { $symbols }
sum-covered = Une carte couverte ne donne plus rien. Ses Bananes comptent toujours.
page-no-game = Aucune partie en cours.
count-of = { $count } { NOUN($piece, $count) }
pieces-and = { $before } et { $last }
colour-name = { $colour ->
    [gold] doré
   *[other] { SHORT($colour, 1) }
}
palace-built = Construit jusqu’ici, avec l’escalier de départ
palace-highest = Pièce décorative la plus élevée de chaque couleur
palace-level = hauteur { $level }
palace-none = aucune encore
palace-part = { $sign } { $text }
palace-highest-line = Plus hautes pièces décoratives : { $parts }
palace-figures = Trophées
palace-on-card = sur la table
palace-held = { $name }
palace-no-plan = Le hub ne sait pas où sont les pièces : un escalier a seulement été décrit. « Annuler » permet d’y revenir.
trophy-name-monkey = Singe
trophy-name-butterfly = Papillon
trophy-name-frog = Grenouille
scores-at-end = À cette table, les scores restent cachés jusqu’à la fin (règle 10.11).
devices-node = MODULE
devices-role = RÔLE
devices-link = LIAISON
devices-last = DERNIER
devices-gaps = TROUS
devices-refused = REJETÉS
devices-rate = DÉBIT
devices-signal = SIGNAL
devices-firmware = FIRMWARE
devices-config = CONFIG
devices-config-word = { $config } { $word ->
        [same] identique
        [own] la sienne
       *[differs] différente
    }
devices-carrier = { $carrier ->
        [mqtt] Wi-Fi { $state }
       *[serial] USB { $state }
    }
devices-runtime = { $runtime } sur { $board }, liaison { $port }
devices-and-chip = { $said }, puce { $celsius } °C
devices-and-supply = { $said }, tension { $volts } V
devices-none = Aucun Insert n’est connecté. Solution : branchez le câble de l’Insert, ou continuez à jouer et tapez ce que vous prenez.
devices-cell = CELLULE
devices-count = COMPTE
devices-weight = POIDS
devices-noise = BRUIT
devices-drift = DÉRIVE
devices-state = ÉTAT
devices-trace = TRACE 60 s
devices-counted = { $sure ->
        [yes] { $count } sûr
       *[no] { $count } pas sûr
    }
devices-corner = COIN
devices-reading = MESURE
devices-corner-cell = plaque { $corner }
devices-problem-of = { $where } : { $problem }
devices-no-problem = aucun
corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ouest
corner-nw = nord-ouest
corner-state-reads = mesure
corner-state-fault = défaut
corner-state-unknown = inconnu
unit-seconds = { $number } s
unit-minutes = { $number } min
unit-hours = { $number } h
unit-rate = { $number } /s
unit-grams = { $number } g
unit-milligrams = { $number } mg
unit-drift = { $number } mg/min
unit-raw = { $number } brut
unit-signal = { $number } dBm { $word }
signal-strong = fort
signal-ok = correct
signal-weak = faible
signal-faint = infime
devices-plate-level = PLAQUE { $level ->
    [gold] or : la balance et les capteurs à effet Hall voient
    [silver] argent : la balance voit
   *[typed] inactive : vous saisissez les escaliers
}
problem-plate-off = { $problem } Solution : comparez le palais avec l’écran (p). Remettez ce qui est tombé, et enlevez ce qui traîne.
hall-none = HALL  aucun capteur
hall-no-strips = HALL  { $bits } bits bruts : ce n’est pas un nombre entier de bandes de 16
hall-chain = { $chain ->
        [whole] HALL  { $sensors } capteurs sur { $strips } bandes, { $bits } bits, tous les repères justes
       *[broken] HALL  { $sensors } capteurs sur { $strips } bandes, { $bits } bits : seules les { $answering } premières bandes répondent
    }
hall-on = { $count ->
        [0] aucun actif
        [one] { $count } actif (bande.capteur) : { $where }
       *[other] { $count } actifs (bande.capteur) : { $where }
    }
provenance-house-map = PLAN MAISON { $number } - ce n’est pas un Plan du jeu imprimé
provenance-map = Plan de construction { $number }, source : { $provenance }
devices-problems = PROBLÈMES  { $count }
log-rule = (règle { $rule })
log-undone = annulé
log-empty = Rien ne s’est encore passé.

## Help: the step, the keys by group, and how to build

help-step-1 = Construisez un escalier avec vos propres pièces (règles 4.1 à 4.10). Plus bas, cette page montre comment, pas à pas. Une plaque voit vos pièces ; sans plaque, saisissez-les sur le schéma, ou décrivez l’escalier par ses nombres.
help-step-2 = Prenez une pièce décorative dans l’Insert. Elle a la couleur du tenon de départ. Posez-la à l’extrémité de votre dernière arche (règle 5.1).
help-step-3 = Rien à faire : regardez vos Monnaies de Singe. Vous en recevez 1 par arche, et 1 de plus si votre pièce décorative est maintenant la plus élevée de sa couleur (règles 5.2, 5.3).
help-step-4 = Dépensez vos Monnaies de Singe pour des cartes : de la couleur de départ ou multicolores, une au plus par paquet. Les Monnaies qui restent sont perdues (règles 6.1 à 6.3).
help-step-printed = Prenez des cartes sur la table : de la couleur de départ ou multicolores, une au plus par paquet. Ensemble, elles coûtent au plus vos Monnaies de Singe. Pour chacune, tapez la touche de son paquet, puis celle de la carte. S’il ne reste qu’une sorte de carte dans un paquet, sa touche suffit (règles 6.1 à 6.3, 11.2).
help-step-5 = Prenez toutes les pièces que vos nouvelles cartes vous donnent une fois (règles 7.1, 7.4). Si une carte donne « brique ou arche », vous choisissez.
help-step-6 = Placez d’abord vos nouvelles cartes sur les emplacements de votre plateau Joueur. Prenez ensuite toutes les pièces que votre plateau Joueur et chaque carte visible vous donnent à chaque tour (règles 7.2 à 7.4).
help-step-7 = Si une partie de votre escalier a au moins cinq briques de haut, vous recevez une carte Bonus : 4 Bananes (règle 8.1).
help-step-8 = Après une brique dorée, placez le Singe. Après la pièce décorative la plus élevée, placez le Papillon. Si vous avez pris la Grenouille, placez-la sur votre escalier (règles 9.1 à 9.4).
help-no-game = Choisissez le nombre de joueurs et les animaux en jeu, tapez les noms, et commencez la partie (règle 2.1).
help-calibrate-empty = Le hub pèse d’abord les bacs vides, puis la boîte complète. Il apprend ainsi ce que pèse une pièce.
help-calibrate-full = Mettez toute la boîte dans ses compartiments. Le hub apprend alors ce que pèse une pièce.
help-tray-setup = Le hub apprend ce que pèsent les bacs vides et une pièce. Sortir 20 pièces montre combien il y en a dans la boîte. Si vous passez cette étape, le hub suppose que la boîte est complète.
help-tray-check = Le hub compare l’Insert avec ce qu’il contenait lors du réglage. Au poids seul, il ne distingue pas une pièce manquante d’une cellule qui a dérivé : il pose donc la question.
help-resume = Le hub a été arrêté pendant une partie. Tout ce que vous avez confirmé est gardé.
help-setup = Chaque joueur prend un lot de départ, et l’escalier de départ est construit (règle 2.2).
help-play = Un tour comporte huit étapes (règle 2.4).
help-cards-check = Le hub connaît les cartes imprimées par ce que vous avez saisi. C’est le moment de trouver une erreur, avant le compte des Bananes (règle 11.2).
help-ended = Qui a le plus de Bananes remporte la partie. En cas d’égalité, c’est le joueur qui possède la carte Trophée Singe (règle 8.5).

help-group-step = TOUCHES DE CETTE ÉTAPE
help-group-always = TOUCHES QUI ONT TOUJOURS LE MÊME SENS
help-group-screens = TOUCHES QUI OUVRENT UN ÉCRAN
help-group-hands = TOUCHES DES MAINS AU-DESSUS DE L’INSERT SIMULÉ

help-picture-top = enfin : pièce décorative, couleur de départ
help-picture-climb = chaque arche est plus élevée que la précédente
help-picture-carry = briques ou colonnes soutiennent les arches
help-picture-start = départ : un tenon libre du sol
help-picture-here = posez la pièce décorative ici, à l’extrémité
help-picture-colour = sa couleur : celle de ce tenon de départ
help-picture-each-arch = chaque arche que vous avez placée : 1 Monnaie
help-picture-highest = la plus élevée de sa couleur : 1 Monnaie de plus
help-picture-price = coût en Monnaies de Singe, et couleur
help-picture-bananas = points à la fin de la partie
help-picture-once = des pièces, une fois : à l’achat de la carte
help-picture-each = des pièces, de nouveau à chacun de vos tours
help-picture-take-once = prenez ces pièces maintenant
help-picture-take-each = prenez ces pièces pour chaque carte visible
help-picture-and-board = et celles du bord gauche de votre plateau Joueur
help-picture-slots = vos emplacements : d’abord les vides
help-picture-five-high = une pile, cinq briques de haut
help-picture-column-counts = une colonne vaut trois briques
help-picture-monkey = Singe : sur une extrémité libre d’une arche
help-picture-butterfly = Papillon : pièce décorative la plus élevée
help-picture-frog = Grenouille : tout en bas de votre escalier

help-building = COMMENT CONSTRUIRE UN ESCALIER
help-building-1 = Choisissez un tenon libre du sol. Sa couleur est votre couleur de départ (règle 4.1).
help-building-2 = Posez-y une arche, ou d’abord des briques et des colonnes, puis une arche (règle 4.2).
help-building-3 = Chaque extrémité d’une arche repose sur quelque chose : un tenon du sol, une brique, une colonne, une pièce décorative, ou l’extrémité d’une autre arche. Rien ne peut reposer sur le milieu d’une arche (règles 3.3, 3.5).
help-building-4 = Les deux extrémités d’une arche ne doivent pas reposer sur une seule et même arche (règle 3.6).
help-building-5 = Continuez à l’autre extrémité de cette arche : tout droit ou sur un côté, jamais en arrière. Chaque nouvelle arche est plus élevée que la précédente. Des briques et des colonnes peuvent la soulever (règles 4.6, 4.7).
help-building-6 = Faites un seul chemin, sans bifurcation. Chaque arche en est une marche, et chaque brique ou colonne soutient une de ses arches (règle 4.8).
help-building-7 = Au moins une de vos pièces doit reposer sur une pièce qui était là avant votre tour (règle 4.5).
help-building-8 = Terminez par une arche, et laissez libre son autre extrémité : la pièce décorative y va (règles 4.3, 5.1).

# A key, at least three spaces, and what it does.
help-key-new = n, Enter   commencer une nouvelle partie
help-key-steps = gauche, droite   parcourir la partie
help-key-export = e   enregistrer une image du palais et du score, et la partie
help-key-main = Enter   faire ce que dit le grand bouton
help-key-back = Esc   revenir, fermer
help-key-digits-check = 1 à 4   choisir une réponse
help-key-skip = s   passer cette étape
help-key-digits-start = 2 à 4   nombre de joueurs
help-key-digits-build = a b k g j   choisir un nombre ; puis + ou -
help-key-digits-colour = 1 à 3   la couleur du tenon de départ
help-key-digits-market = 1 à 9, 0, -, =   choisir un paquet
help-key-digits-pile = 1 à 9, 0, -, =   choisir une carte de ce paquet
help-key-digits-slots = 1 à 4   choisir un emplacement
help-key-digits-typed = son numéro   choisir un compartiment ; puis taper combien
help-key-digits-decoration = 4 à 6   la pièce décorative que vous posez
help-key-letters-knobs = sa lettre   choisir un tenon éclairé
help-key-plan-move = flèches   se déplacer sur le schéma
help-key-plan-brick = b   poser une brique ici
help-key-plan-column = k   poser une colonne ici
help-key-plan-arch = a   poser une arche ici ; puis une flèche : où elle finit
help-key-plan-take-back = x   reprendre la pièce entre les [ ], ou la dernière
help-key-plan-way = w   passer du schéma à la description, et retour
help-key-sum = w   voir ce que chaque carte vous donne maintenant
help-key-butterfly = b   avec ou sans le Papillon
help-key-frog = g   avec ou sans la Grenouille
help-key-ground-map = m   le Plan de construction suivant, de 1 à 4
help-key-deck = c   quelles cartes : celles de l’écran ou celles de votre boîte
help-key-resume = r   reprendre une partie
help-key-discard = d   mettre la partie de côté
help-key-redo = y   rétablir ce qui a été annulé
help-key-stop = q   arrêter : pause, fin de la partie, ou départ d’un joueur
help-key-more = o   ce que vous pouvez faire de plus maintenant
help-key-language = F2   langue suivante
help-key-arrows = flèches, Tab   changer l’élément choisi
help-key-stepper = + -   un de plus, un de moins pour le nombre choisi
help-key-choose = Espace   choisir, ou annuler le choix
help-key-next-player = n   le joueur suivant construit déjà ; n encore : retour
help-key-undo = u   annuler la dernière étape
help-key-correct = c   corriger une erreur
help-key-palace = p   le palais
help-key-market = m   le marché : tous les paquets de cartes
help-key-digits-held = 1 à 4   les cartes d’un joueur
help-key-held = i   les cartes de tous
help-key-correct-card = c   c’était une autre carte
help-key-log = l   le journal : tout ce qui s’est passé
help-key-devices = d   Insert, plaque et problèmes
help-key-scores = s   les scores jusqu’ici
help-key-far = f   grand affichage, ou retour
help-key-theme = t   clair ou sombre
help-key-mute = z   couper ou remettre les sons
help-key-help = ?, F1   cette page
help-key-palette = Ctrl+P   chercher parmi toutes les commandes
help-key-quit = Ctrl+Q   quitter (après une question)
help-key-hands-cell = F3   passer la main au compartiment suivant
help-key-hands-amount = F4   combien de pièces à la fois
help-key-hands-take = F5   sortir des pièces
help-key-hands-put = F6   remettre des pièces
help-key-hands-press = F7   appuyer sur les pièces
help-key-hands-spill = F8   laisser tomber une pièce dans le compartiment suivant

## The palette: every command with a sentence

palette-search = Que voulez-vous faire ?
palette-main = Faire l’action principale
palette-back = Revenir ou fermer
palette-undo = Annuler la dernière étape
palette-redo = Rétablir ce qui a été annulé
palette-correct = Corriger une erreur
palette-correct-counts = Un compte est faux
palette-correct-card = C’était une autre carte
palette-correct-board = Un plateau Joueur donne autre chose
palette-lose-card = Une carte est perdue
palette-change-deck = Passer à vos propres cartes, ou à celles de l’écran
palette-palace = Regarder le palais
palette-market = Regarder le marché
palette-held = Regarder les cartes de tous
palette-devices = Regarder l’Insert, la plaque et les problèmes
palette-log = Lire le journal
palette-scores = Montrer les scores jusqu’ici
palette-skip = Passer cette étape du réglage
palette-stop = Arrêter : pause, fin de la partie, ou départ d’un joueur
palette-pause = Pause pour la nuit
palette-end-now = Finir la partie maintenant et compter les scores
palette-player-leaves = Un joueur quitte la partie
palette-far = Grand affichage, ou retour
palette-theme = Clair ou sombre
palette-language = Langue suivante
palette-mute = Couper ou remettre les sons
palette-help = Aide sur cette étape
palette-more = Ce que vous pouvez faire de plus maintenant
palette-resume = Reprendre la partie non terminée
palette-discard = Mettre de côté la partie non terminée
palette-next-map = Le Plan de construction suivant pour la nouvelle partie
palette-next-deck = Choisir les cartes : celles de l’écran ou celles de votre boîte
palette-pass-build = Impossible de construire un escalier
palette-take-frog = Prendre la Grenouille et une colonne
palette-keep = Garder l’Insert tel quel
palette-new-game = Commencer une nouvelle partie
palette-step-through = Revoir la partie pas à pas
palette-export = Enregistrer une image du palais et du score, et la partie
palette-sum = Voir ce que chaque carte donne dans cette Livraison
palette-way = Saisir l’escalier sur le schéma, ou le décrire
palette-next-player = Laisser déjà construire le joueur suivant, ou revenir
palette-take-back = Reprendre la dernière pièce
palette-quit = Quitter (après une question)

## Dialogs

dialog-evidence = Montrer les mesures
dialog-number = Taper un nombre
evidence-noise = { NOUN($piece, 2) } : bruit { $noise } mg
evidence-drift = dérive de { $drift } mg par minute
evidence-activity = maintenant { $activity }
correct-counts = Compte faux
correct-counts-why = Combien de pièces y a-t-il dans chaque compartiment ? Le journal garde ce que vous changez.
correct-do = Corriger les comptes
correct-tray = Insert : { $count }
correct-books = partie : { $count }
correct-typed-count = tapé : { $count }
correct-tray-short = Insert : { $count }
correct-books-short = partie : { $count }
correct-typed-count-short = tapé : { $count }
correct-not-known = inconnu
choice-numbers = Nombres faux
choice-other-pile = Autre paquet
choice-held = Un joueur l’a
choice-close = Retour
sure-lost = Carte perdue ?
sure-lost-why = La carte sort du jeu jusqu’à la fin de la partie, et personne ne peut l’acheter. Son paquet a une carte de moins. « Annuler » la fait revenir.
sure-lost-yes = Elle est perdue
sure-lost-no = La laisser
sure-deck-printed = Vos propres cartes ?
sure-deck-printed-why = Vous mélangez les cartes imprimées de votre boîte, et saisissez celles que vous prenez. Rien n’a encore été acheté : rien d’autre ne change.
sure-deck-printed-else = L’écran continue à montrer les cartes.
sure-deck-printed-yes = Nos propres cartes
sure-deck-printed-no = Ne rien changer
sure-deck-screen = Les cartes de l’écran ?
sure-deck-screen-why = Le hub mélange les cartes et montre celles du dessus. Laissez les cartes imprimées dans la boîte. Rien n’a encore été acheté : rien d’autre ne change.
sure-deck-screen-else = Vous continuez avec les cartes de votre boîte.
sure-deck-screen-yes = L’écran distribue
sure-deck-screen-no = Ne rien changer
sure-undo = Annuler pour { $name } ?
sure-undo-why = C’est { $name } qui a fait la dernière étape. Elle est annulée, et { $name } a de nouveau la main. Le journal la montre comme annulée.
sure-undo-laid = { $count ->
    [one] La pièce posée pour { $name } quitte le palais : enlevez-la.
   *[other] Les { $count } pièces posées pour { $name } quittent le palais : enlevez-les.
}
sure-undo-else = Rien n’est annulé : { $name } continue son tour.
sure-undo-yes = Annuler l’étape
sure-undo-no = Ne rien changer
sure-discard = Mettre de côté ?
sure-discard-why = La partie est gardée. Pour la reprendre, appuyez sur Esc à la page de départ, puis sur r.
sure-discard-else = La partie reste ici, et vous pouvez la reprendre.
sure-discard-yes = Mettre de côté
sure-discard-no = La garder ici
sure-pass = Impossible de construire ?
sure-pass-why = Pas d’escalier : seulement la Livraison récurrente ; ni cartes, ni Bonus, ni trophées ce tour-ci (règle 4.10).
sure-pass-else = Vous continuez à construire.
sure-pass-yes = Impossible de construire
sure-pass-no = Continuer à construire
sure-keep = Garder tel quel ?
sure-keep-why = Le hub considère que le contenu actuel de l’Insert est juste. Le journal garde ce changement.
sure-keep-else = Vous corrigez les pièces, et le hub les attend.
sure-keep-yes = Garder tel quel
sure-keep-no = Corriger
stop-how = Arrêter ?
stop-how-why = Pour continuer un autre jour, il suffit de tout éteindre. Laissez les pièces comme elles sont.
stop-pause = Pause pour la nuit
stop-end-now = Finir la partie maintenant et compter les scores
stop-player-leaves = Un joueur quitte la partie, les autres continuent
sure-pause = Pause pour la nuit ?
sure-pause-why = Tout est gardé. Laissez les pièces comme elles sont, et éteignez le hub, l’Insert et la plaque. À votre retour, le hub ne pose de questions que sur ce qui a changé.
sure-pause-else = La partie continue.
sure-pause-yes = Faire la pause
sure-pause-no = Continuer
sure-end-now = Finir la partie maintenant ?
sure-end-now-why = Les scores sont comptés tels qu’ils sont. Pour ce tour, tout ce qui a été confirmé compte : l’escalier, les cartes et les trophées (règle 12.3). Pour reprendre la partie, annulez.
sure-end-now-else = La partie continue.
sure-end-now-yes = Finir maintenant
sure-end-now-no = Continuer
sure-go-on = Reprendre la partie ?
sure-go-on-why = La partie reprend là où elle s’est terminée, avec les pièces telles qu’elles étaient.
sure-go-on-else = La partie reste terminée, avec ce score.
sure-go-on-yes = Reprendre
sure-go-on-no = C’est fini
leave-who = Qui s’en va ?
leave-who-why = Ses cartes, ses cartes Bonus et ses trophées lui restent et comptent à la fin. Les autres continuent dans le même ordre.
leave-who-why-last = Il ne resterait qu’un joueur : la partie se termine aussitôt et les scores sont comptés.
leave-bricks = Et ses pièces ?
leave-bricks-why = { $name } a { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } et { $columns } { NOUN("column", $columns) }. Où vont ces pièces ?
leave-own-turn = Ce tour se termine maintenant. Ce qui y a été confirmé compte ; enlevez du palais un escalier sans pièce décorative.
leave-bricks-back = De nouveau dans l’Insert
leave-bricks-out = Elles restent hors du jeu
leave-how = Comment quitter ?
leave-restart = Redémarrer le hub
leave-shut-down = Éteindre l’appareil
leave-console = Console : arrêter le hub et se connecter
dim-wake = Appuyez sur une touche ou touchez l’écran
sure-quit = Quitter ?
sure-quit-why = La partie est gardée. Le prochain démarrage la propose de nouveau.
sure-quit-why-not-saved = La partie ne peut pas être enregistrée maintenant : tout ce qui suit le dernier événement enregistré serait perdu.
sure-quit-why-simulated = Cette démo se termine ici ; "palace demo" en commence une autre. Sa partie est gardée dans un fichier, qui vous sera alors indiqué.
sure-quit-why-setting-up = Ce réglage n’est gardé qu’à la fin. Le réglage d’avant reste valable.
sure-quit-why-ended = La partie est terminée et comptée : rien n’est perdu.
sure-quit-why-no-game = Aucune partie en cours : rien n’est perdu.
sure-quit-else = Rien ne change.
sure-quit-yes = Quitter
sure-quit-no = Continuer
sure-practice = Quitter ?
sure-practice-why = Cette partie servait à s’exercer et n’est pas gardée. Les leçons réussies le sont.
sure-practice-why-no-game = Les leçons réussies sont gardées : la prochaine fois, vous continuez à partir de là.
sure-practice-else = Rien ne change.
sure-practice-yes = Quitter
sure-practice-no = Continuer
