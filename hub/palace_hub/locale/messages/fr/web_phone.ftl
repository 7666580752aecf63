### The phones: what only the pages of the seats and of the host show.

## The same sentences where there are no keys: KEY-touch takes the place of KEY

explain-bot-lay-touch = Prenez-la dans le stock du robot { $name }. { $piece ->
    [arch] Elle va entre les deux cases éclairées, { $level ->
        [0] au sol
        [one] à { $level } brique du sol
       *[other] à { $level } briques du sol
    }.
   *[other] Elle va sur la case éclairée, { $level ->
        [0] au sol
        [one] à { $level } brique du sol
       *[other] à { $level } briques du sol
    }.
} Pièce { $number } sur { $of }.
    .do = Puis touchez le bouton ci-dessous.
explain-bot-off-touch = La pièce éclairée ({ NOUN($piece, 1) }) n’a rien à faire là. Remettez-la dans le stock du robot { $name }.
    .do = Puis touchez le bouton ci-dessous.
explain-bot-stands-touch = Les { $of } pièces de l’escalier du robot { $name } sont là. Le palais ressemble-t-il au schéma ?
    .do = Puis touchez le bouton ci-dessous.
explain-bot-facts-touch = Départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}, avec { $bricks } { NOUN("brick", $bricks) } et { $columns } { NOUN("column", $columns) }, jusqu’à la hauteur { $height }. Construisez là où cela va. Nulle part ? « Impossible de construire ».
    .do = Puis touchez le bouton ci-dessous.
explain-bot-pass-touch = { $name } ne peut rien construire avec ses pièces.
    .do = Touchez le bouton ci-dessous pour continuer.
explain-bot-frog-touch = { $name } prend la Grenouille sur le palais, et une colonne avec elle.
    .do = Touchez le bouton ci-dessous.
explain-bot-cards-touch = { $name } achète : { $chosen }. Cela coûte { $cost ->
    [one] { $cost } Monnaie
   *[other] { $cost } Monnaies
} sur { $credits }.
    .do = Touchez le bouton ci-dessous.
explain-bot-cards-none-touch = { $name } se contente de ses cartes.
    .do = Touchez le bouton ci-dessous.
explain-bot-slots-touch = { $name } a choisi un emplacement pour chaque nouvelle carte.
    .do = Touchez le bouton ci-dessous.
explain-bot-figure-touch = { $name } choisit le tenon marqué. Posez-y l’animal.
    .do = Puis touchez le bouton ci-dessous.
refused-bot-turn-touch = { $name } est un robot et décide tout seul.
    .do = Pour revenir d’une étape, touchez « Annuler ».
refused-bot-not-seen-touch = La plaque ne voit pas encore la pièce éclairée. Posez-la sur la case éclairée, ou passez au schéma et confirmez-la là.
hint-credits-touch = Indice : vos pièces peuvent rapporter { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
} de Singe.
    .do = Pour savoir d’où partir, touchez encore « Indice ».
hint-start-lit-touch = Indice : partez du tenon { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
} éclairé.
    .do = Pour l’escalier entier, touchez encore « Indice ».
hint-start-touch = Indice : partez d’un tenon { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}.
    .do = Pour l’escalier entier, touchez encore « Indice ».
hint-aim-recurring-touch = Indice : visez des cartes qui donnent des pièces à chaque tour.
    .do = Pour savoir lesquelles, touchez encore « Indice ».
hint-aim-one-time-touch = Indice : visez des cartes qui donnent des pièces tout de suite.
    .do = Pour savoir lesquelles, touchez encore « Indice ».
hint-aim-bananas-touch = Indice : visez des cartes qui valent beaucoup de Bananes.
    .do = Pour savoir lesquelles, touchez encore « Indice ».
hint-aim-printed-touch = Indice : le hub ne voit pas le dessus des paquets, mais certains aident plus en moyenne.
    .do = Pour savoir lesquels, touchez encore « Indice ».
hint-pile-touch = { $card }
hint-frog-touch = Indice : prenez d’abord la Grenouille, avec son bouton. Elle vous apporte une colonne, utilisable tout de suite.
hint-pass-touch = Indice : aucun escalier n’est possible avec vos pièces.
    .do = Touchez « Impossible de construire ».
refused-hint-not-now-touch = Il y a des indices quand vous construisez et quand vous achetez des cartes.
    .do = Touchez alors « Indice ».
refused-hints-off-touch = Pas d’indices pour { $name }. La page de l’hôte peut les permettre.
ask-hints-why-touch = « Indice » aide à construire ou à acheter. Le journal montre à tous qui en a eu. Blocage : après { $seconds } secondes, ou après un essai interdit.
calibration-nothing-added-touch = Les { NOUN($piece, 2) } ne pèsent pas plus que leur bac vide. Mettez-les. Si elles y étaient déjà avant, videz le bac et revenez d’une étape. Sinon, vérifiez les fils.
calibration-reversed-touch = Le bac des { NOUN($piece, 2) } est plus léger qu’à sa pesée à vide. Sortez tout et revenez d’une étape. S’il était vide, ses fils sont inversés.
calibration-scale-touch = Les { NOUN($piece, 2) } pèsent trop peu ou trop. Si le bac n’était pas vide avant, revenez d’une étape. Sinon, enlevez les autres pièces, ou vérifiez la balance.
calibration-weak-touch = La balance sous les { NOUN($piece, 2) } est trop agitée pour compter les pièces une à une. Ne bougez plus la table.
    .do = Puis touchez encore le bouton ci-dessous.
calibration-differs-touch = Les { NOUN($piece, 2) } pèsent { $percent } % de { $way ->
    [less] moins
   *[more] plus
} que prévu. Si le bac n’était pas vide avant, revenez d’une étape. Sinon, comptez-les, et enlevez les autres pièces.
told-sound-off-touch = Les sons sont coupés. La page de l’hôte les remet.
sure-discard-why-touch = La partie est gardée. La page de départ propose de la reprendre.
explain-plate-weigh-touch = Comptez-les, peu importe leurs couleurs. Posez-les en vrac au milieu de la plaque.
    .do = Puis touchez le bouton ci-dessous.
explain-plate-figure-touch = Posez l’animal sur le tenon marqué au milieu, et lâchez.
    .do = Puis touchez le bouton ci-dessous. Touchez « Passer » s’il n’est pas dans votre boîte.
explain-plate-knobs-touch = Tenez le pied d’une brique à aimant sur le tenon marqué jusqu’à ce que la marque avance.
    .do = Si rien ne se passe, touchez « Passer » : le tenon revient à la fin.
explain-plate-report-touch = Voici ce que le hub a constaté, et ce que la plaque sait faire.
    .do = Touchez le bouton pour l’enregistrer.
refused-plate-goes-on-touch = Ici, le réglage continue tout seul.
undone-put-back-touch = Une étape a été annulée. Remettez aussi { $count } { NOUN($piece, $count) }.
    .do = Ou touchez « Rétablir » pour refaire l’étape.
explained-by-delivery-touch = Est-ce pour l’étape suivante ?
    .do = Touchez le bouton ci-dessous pour passer à cette étape.
refused-figure-parked-touch = L’Insert voit encore { $figure ->
    [monkey] le Singe sur son socle. Placez-le
    [butterfly] le Papillon sur son socle. Placez-le
   *[other] la Grenouille sur son socle. Placez-la
}.
    .do = Si c’est déjà fait, touchez encore le bouton.
refused-waits-for-tray-touch = Déplacez les pièces : l’Insert le voit.
refused-tray-counts-touch = L’Insert compte tout seul. Si un compte est faux, la page de l’hôte le corrige.
refused-by-facts-touch = Vous êtes en train de décrire l’escalier. Pour le saisir sur le schéma, passez d’abord au schéma.
refused-by-plan-touch = Vous saisissez cet escalier sur le schéma. Pour le décrire, passez d’abord à la description.
refused-by-plate-touch = La plaque voit cet escalier toute seule. Pour le saisir sur le schéma, passez d’abord au schéma.
explain-no-game-touch = La dernière personne à avoir mangé une banane est le joueur 1 (règle 2.1). Tapez les noms, choisissez comment vous jouez, et commencez.
explain-calibrate-empty-touch = Retirez toutes les pièces des six compartiments. Le hub pèse d’abord les bacs vides.
    .do = Puis touchez le bouton ci-dessous.
explain-calibrate-full-touch = Mettez toute la boîte : 80 arches, 80 briques, 16 colonnes et 16 pièces décoratives de chaque couleur.
    .do = Puis touchez le bouton ci-dessous.
explain-setup-typed-touch = Sortez ce qui est affiché : les lots, et 2 arches, 1 brique et 1 dorée pour l’escalier de départ (règle 2.2).
    .do = Puis touchez le bouton ci-dessous.
explain-setup-back-touch = Vous avez sorti trop de pièces pour la mise en place (règle 2.2) : remettez-les.
    .do = Si elles sont perdues, touchez « Garder tel quel ».
explain-cards-check-touch = Ce sont bien les cartes posées devant chaque joueur ?
    .do = Puis touchez le bouton ci-dessous : le score vient ensuite.
explain-build-touch = Vous avez { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }.
    .do = Si aucun escalier ne va, touchez « Impossible de construire » (règle 4.10).
explain-build-frog-touch = Vous avez { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Vous pouvez prendre la Grenouille, et une colonne avec elle.
    .do = Si aucun escalier ne va, touchez « Impossible de construire ».
explain-cards-printed-touch = Prenez des cartes sur la table. ¢ : coût.
    .do = Puis touchez ici leurs paquets : { $colour ->
        [gold] dorées
       *[other] { SHORT($colour, 1) }
    } ou multicolores, une par paquet (règle 11.2).
explain-cards-chosen-printed-touch = Votre choix : { $chosen } ({ $cost ->
    [one] { $cost } Monnaie
   *[other] { $cost } Monnaies
}, il en reste { $left }).
    .do = Pour reposer une carte, touchez encore son paquet.
explain-which-card-touch = { $left ->
    [one] Il reste { $left } Monnaie.
   *[other] Il reste { $left } Monnaies.
}
    .do = Touchez la carte { $colour ->
        [gold] dorée
       *[other] { SHORT($colour, 1) }
    } { price } que vous avez prise.
explain-cards-chosen-touch = Votre choix : { $chosen }. { $left ->
    [one] Il reste { $left } Monnaie
   *[other] Il reste { $left } Monnaies
} pour d’autres paquets.
    .do = Pour reposer une carte, touchez-la encore.
explain-one-time-touch = { $cards ->
    [one] Votre nouvelle carte vous donne
   *[other] Vos nouvelles cartes vous donnent
} { $pieces }.
explain-recurring-touch = { $cards ->
    [0] Votre plateau Joueur vous donne
    [one] Votre plateau Joueur et votre carte vous donnent
   *[other] Votre plateau Joueur et vos cartes vous donnent
} { $pieces }.
explain-typed-touch = { $reason }
    .do = Quand c’est fait, touchez le bouton ci-dessous.
explain-correction-typed-touch = Ce que vous avez tapé ne va pas avec la partie.
    .do = Quand tout ce qui suit est juste, touchez le bouton ci-dessous.
explain-undone-many-touch = Une étape a été annulée. Faites aussi ce qui est affiché ici.
    .do = Ou touchez « Rétablir » pour refaire l’étape.
explain-leaver-touch = { $name } a quitté la partie : remettez toutes ses pièces de construction dans l’Insert.
    .do = S’il en manque, touchez « Garder tel quel ».
explain-leaver-typed-touch = { $name } a quitté la partie : remettez toutes ses pièces de construction dans l’Insert.
    .do = Puis touchez le bouton ci-dessous (règle 12.4).
manual-choice-touch = Choisissez-en { $count } : des briques, des arches, ou les deux.
manual-typing-touch =
    .do = Tapez le nombre, ou touchez + et -.
slots-place-touch = Carte { $number } sur { $of } : { $card }.
    .do = Touchez son emplacement.
plan-hint-plate-touch = La plaque voit chaque pièce.
    .do = Ici, vous ne touchez à rien.
plan-aim-how-touch =
    .do = Touchez la case éclairée où finit l’arche.
plan-hint-how-touch =
    .do = Touchez une case sur le schéma, puis une pièce au-dessous.
plan-choose-knob-touch =
    .do = Touchez un tenon éclairé.
correct-typed-touch =
    .do = Quand tout est juste, touchez le bouton ci-dessous.
cup-less-touch = { $target } : plus léger qu’à vide. Revenez d’une étape
start-waiting-games-touch = { $count ->
    [one] { $count } partie est de côté. Vous pouvez la reprendre :
   *[other] { $count } parties sont de côté. Vous pouvez en reprendre une :
}
reference-nothing-lifted-touch = Rien n’a été sorti du compartiment ({ NOUN($piece, 2) }). Solution : sortez les pièces et retirez vos mains.
    .do = Puis touchez le bouton ci-dessous.
cup-not-empty-touch = Il y a environ { $grams } g dans le compartiment des { NOUN($piece, 2) }. Videz-le.
    .do = Si le bac est vide, touchez encore le bouton.
cup-too-light-touch = Il manque { $grams } g dans le compartiment des { NOUN($piece, 2) }. Remettez son bac.
    .do = Si le bac y est, touchez encore le bouton.
explain-setup-empty-touch = Retirez toutes les pièces des six compartiments, mais laissez les bacs.
    .do = Puis touchez le bouton ci-dessous.
explain-setup-full-touch = Mettez ce que dit la liste, chaque sorte dans son compartiment.
    .do = Puis touchez le bouton ci-dessous.
explain-setup-lift-touch = Sortez exactement { $count } pièces et mettez-les de côté.
    .do = Puis touchez le bouton ci-dessous. Ou passez l’étape : le hub en supposera { $held }.
explain-setup-back-in-touch = Remettez les { $count } pièces dans leur compartiment.
    .do = Puis touchez le bouton ci-dessous.
explain-setup-report-touch = La liste dit ce que les cellules savent faire, et ce que le hub suppose.
    .do = Touchez le bouton pour l’enregistrer.
setup-lifted-other-touch = D’après le poids, il y a { $found } { NOUN($piece, $found) } dehors, et non { $count }. Solution : comptez les pièces à côté de l’Insert et ramenez-les à { $count }.
    .do = Puis touchez le bouton ci-dessous.
explain-plate-stack-touch = Empilez { $count } colonnes. Enfoncez la pile sur le tenon marqué, lâchez et attendez : le hub la voit.
plate-weighs-like-touch = Cela pèse comme { $found }, et non { $of }. Recomptez.
    .do = S’il y en a bien { $of }, touchez encore une fois le bouton.

tray-arch-touch = Arches
tray-brick-touch = Briques
tray-column-touch = Colonnes
tray-light_green-touch = Vert clair
tray-dark_green-touch = Vert foncé
tray-gold-touch = Dorées
line-taken-touch = { NOUN($piece, $of) } : { $taken } sur { $of }
line-due-touch = { $due ->
    [0] tout est pris
   *[other] encore { $due } à prendre
}
line-taken-free-touch = { $taken } { $taken ->
    [one] prise
   *[other] prises
}
line-put-back-touch = { $count } { NOUN($piece, $count) } en trop
line-take-out-touch = { $count } { NOUN($piece, $count) } en trop
stepper-five-high-touch = cinq briques de haut
main-cards-none-touch = Continuer sans nouvelle carte
score-chart-note-touch = Chaque ligne est un joueur : plus elle monte, plus il a de Bananes.

head-take-all = Prenez { $pieces }

## What a seat has

own-stock = Vous avez
own-income = À votre prochain tour
own-nothing = rien
own-each = à chaque tour { $pieces }
own-each-no = aucune pièce à chaque tour
own-under = couvre { $cards }
web-slots = Vos cartes sur leurs emplacements

## A seat that is not in turn

web-turn-of = C’est à { $name }
web-host-acts = Attendez l’hôte
web-host-acts-why = L’hôte commence la partie sur sa page. Ensuite, cette page continue toute seule.
web-host-goes-on = La prochaine étape se passe sur la page de l’hôte. Ensuite, cette page continue toute seule.
web-host-resumes = L’hôte reprend cette partie, ou la met de côté. Ensuite, cette page continue toute seule.
web-seat-free = Personne ne joue ici
web-seat-free-why = Cette partie n’a pas de joueur à cette place. La page de l’hôte a les codes des autres.
web-ahead-waits = C’est gardé. Quand ce sera votre tour, le bouton pour terminer viendra ici.
web-put-on = J’ai posé : { NOUN($piece, 1) }

## What a printed card, board or box says

web-learn-numbers = Il manque un des nombres. Tapez-le, ou touchez + et -.
web-learn-board-first = Chaque plateau Joueur donne des pièces à chaque tour : regardez son bord gauche, et saisissez-les.
web-new-set-how = Pour jouer avec vos propres cartes, il faut deux choses avant de commencer : le nombre de cartes de chaque paquet, et les pièces que donne chaque plateau Joueur au début (au verso). Les autres nombres sont demandés en jouant.
web-new-set-board = Plateau Joueur { $seat } : pièces de départ
web-new-set-do = Garder ces nombres
web-new-set-bad-name = Ce nom n’est pas possible pour le jeu : utilisez des minuscules, des chiffres, - et _.
web-new-set-taken = Vous avez déjà un jeu de ce nom. Choisissez un autre nom.
web-new-set-sum = La boîte contient 67 cartes, dont au moins une dans chaque paquet. Recomptez-les.
web-new-set-kits = Chaque plateau Joueur donne quelques pièces au début : regardez son verso, et saisissez-les.

## This phone

web-this-phone = Ce téléphone
web-sound = Sons sur ce téléphone
web-awake = Si l’écran s’éteint pendant que vous attendez : dans les réglages du téléphone, sous Affichage, choisissez le délai de mise en veille le plus long.
web-two-seats = Deux joueurs peuvent partager un téléphone : ouvrez-y leurs deux liens. Les deux places apparaissent alors en haut de cette page.

## The plan

web-whole-plate = toute la plaque
web-let-go = Ranger l’arche
web-ask-facts = Ensuite, plus personne ne voit le palais en image : on ne sait plus où sont ses pièces. Décrire l’escalier quand même ?

## The host's page

web-now = Maintenant, { $name } : { $sentence }
web-codes = Codes pour les téléphones
web-codes-how = Chaque joueur vise son propre code avec l’appareil photo de son téléphone, et ouvre le lien. Gardez cette page pour vous : qui a un code joue pour cette place.
web-codes-lost = Un téléphone est perdu ou déchargé ? Donnez un nouveau code à sa place et ouvrez-le sur un autre téléphone. Un téléphone peut servir à deux places : ouvrez-y les deux codes.
web-code-of = { $name }
web-code-watch = Télévision et spectateurs
web-new-code = Nouveau code pour cette place
web-ask-new-code = L’ancien code ({ $seat }) cesse aussitôt de fonctionner. En créer un nouveau ?
web-host-more = Plus, pour l’hôte
web-next-player = { $name } commence déjà
web-open-game = Reprendre { $game }
web-again = Nouvelle partie : { $order }
web-again-others = Nouvelle partie avec d’autres joueurs
web-set-aside = Mettre cette partie de côté
web-redo = Rétablir
web-mute = Couper les sons de la table
web-unmute = Remettre les sons de la table
web-correct = Un compte est faux
web-correct-why = Comptez les pièces d’une sorte dans l’Insert, et indiquez combien il y en a.
web-correct-piece = Pièces
web-correct-number = Combien y en a-t-il ?
web-correct-do = Corriger
web-ask-leave = Ce joueur quitte-t-il vraiment la partie ?
web-leave-do = Le joueur quitte la partie
web-start-few-names = Il faut au moins deux joueurs. Tapez un nom pour chacun.
web-start-equal-names = Deux joueurs ont le même nom. Changez l’un des deux.
web-start-bot = Qui joue à la place { $number }
web-start-side = Côté de la table, place { $number }
web-lie = Le Plan de construction est posé autrement
web-start-phones = Les autres joueurs ouvrent leurs codes, plus bas, avec l’appareil photo de leur téléphone.

## Bots

explain-bot-failed-touch = { $name } est un robot et n’a pas pu décider. Demandez-lui encore, ou jouez ce tour pour lui à la main.
explain-bot-slow-touch = { $name } est un robot et met trop longtemps. Attendez, demandez-lui encore, ou jouez ce tour pour lui à la main.
told-hint-anew-touch = Vous construisez un autre escalier que celui de l’indice.
    .do = Pour un indice qui suit le vôtre, touchez « Indice ».
told-hint-away-touch = L’indice est rangé.
    .do = Touchez « Indice » pour le revoir.
told-hint-now-touch = Vous pouvez maintenant avoir un indice.
    .do = Touchez « Indice ».
