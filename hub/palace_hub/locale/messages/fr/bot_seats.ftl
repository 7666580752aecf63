### Bots that play a seat of a real table: what people do for them, and what is refused.

## The start form

start-seat = { $bot ->
    [person] une personne
    [easy] robot facile
    [normal] robot normal
    [hard] robot difficile
   *[other] robot { $bot }
}
help-key-next-bot = F5 à F8   pour chaque nom : une personne, ou un robot facile, normal ou difficile

## What the hub asks for

# limit: headline
head-bot-thinks = Un instant
# limit: explanation
explain-bot-thinks = { $name } est un robot et réfléchit à son tour. Vous n’avez rien à faire.
# limit: headline
head-bot-top = Sur le dessus ?
# limit: explanation
explain-bot-top = { $name } est un robot et ne voit pas vos cartes. Quelle est la carte { $pile } du dessus ?
# limit: headline
head-bot-stuck = Pas de réponse
# limit: explanation
explain-bot-failed = { $name } est un robot et n’a pas pu décider. Enter : lui redemander ; b : jouer ce tour à sa place.
# limit: explanation
explain-bot-slow = { $name } est un robot et met trop longtemps. Attendez, ou Enter : redemander ; b : jouer ce tour à sa place.
# limit: headline
head-bot-lay = { $piece ->
    [arch] Posez une arche
    [light_green] Un vert clair
    [dark_green] Un vert foncé
   *[other] Posez une { SHORT($piece, 1) }
}
# limit: explanation
explain-bot-lay = Stock de { $name } : { $piece ->
    [arch] entre les deux cases éclairées, { $level ->
        [0] au sol
        [one] à { $level } brique du sol
       *[other] à { $level } briques du sol
    }.
   *[other] sur la case éclairée, { $level ->
        [0] au sol
        [one] à { $level } brique du sol
       *[other] à { $level } briques du sol
    }.
} Puis Enter. Pièce { $number } sur { $of }.
# limit: explanation
explain-bot-lay-figure = D’abord, remettez { $figure ->
    [monkey] le Singe
    [butterfly] le Papillon
   *[frog] la Grenouille
} sur sa carte, celle de { $name } (règle 10.5). Puis posez la pièce éclairée.
# limit: explanation
explain-bot-lay-plate = Stock de { $name } : { $piece ->
    [arch] entre les deux cases éclairées, { $level ->
        [0] au sol
        [one] à { $level } brique du sol
       *[other] à { $level } briques du sol
    }.
   *[other] sur la case éclairée, { $level ->
        [0] au sol
        [one] à { $level } brique du sol
       *[other] à { $level } briques du sol
    }.
} La plaque la voit. Pièce { $number } sur { $of }.
# limit: headline
head-bot-off = Enlevez-la
# limit: explanation
explain-bot-off = Rendez au robot { $name } la pièce éclairée ({ NOUN($piece, 1) }) : elle n’a rien à faire là. Puis Enter.
# limit: explanation
explain-bot-off-plate = Rendez au robot { $name } la pièce éclairée ({ NOUN($piece, 1) }) : elle n’a rien à faire là. La plaque le voit.
# limit: headline
head-bot-stands = C’est pareil ?
# limit: explanation
explain-bot-stands = Les { $of } pièces de l’escalier du robot { $name } sont là. Le palais ressemble au schéma ? Alors appuyez sur Enter.
# limit: headline
head-bot-facts = Posez { $arches } { NOUN("arch", $arches) }
# limit: explanation
explain-bot-facts = Départ { $piece ->
    [gold] doré
   *[other] { SHORT($piece, 1) }
}, { $bricks } { NOUN("brick", $bricks) } et { $columns } { NOUN("column", $columns) }, hauteur { $height }. Construisez là où cela va, puis Enter. Nulle part : o.
# limit: headline
head-bot-pass = Pas d’escalier
# limit: explanation
explain-bot-pass = { $name } ne peut rien construire avec ses pièces. Enter continue.
# limit: headline
head-bot-frog = La Grenouille
# limit: explanation
explain-bot-frog = { $name } prend la Grenouille sur le palais, et une colonne avec elle. Appuyez sur Enter.
# limit: headline
head-bot-cards = { $count ->
    [0] Aucun achat
    [one] Achat : { $count } carte
   *[other] Achat : { $count } cartes
}
# limit: explanation
explain-bot-cards = { $name } achète : { $chosen }. Cela coûte { $cost ->
    [one] { $cost } Monnaie
   *[other] { $cost } Monnaies
} sur { $credits }. Appuyez sur Enter.
# limit: explanation
explain-bot-cards-none = { $name } se contente de ses cartes. Appuyez sur Enter.
# limit: explanation
explain-bot-takes = { $name } est un robot : sortez ces pièces, et posez-les avec ses autres pièces.
# limit: explanation
explain-bot-slots = { $name } a choisi un emplacement pour chaque nouvelle carte. Appuyez sur Enter.
# limit: explanation
explain-bot-figure = { $name } choisit le tenon marqué. Posez-y l’animal, puis appuyez sur Enter.

## Beside the plan

# limit: title
bot-title = { $of ->
    [0] Aucune pièce encore
    [one] { $done } pièce posée sur { $of }
   *[other] Pièces : { $done } sur { $of }
}
# limit: hint
bot-next = { $piece ->
    [arch] À poser : { $sign } une arche entre les deux cases éclairées, { $level ->
        [0] au sol
        [one] sur { $level } brique
       *[other] sur { $level } briques
    }.
   *[other] À poser, case éclairée : { $sign } une { NOUN($piece, 1) }, { $level ->
        [0] au sol
        [one] sur { $level } brique
       *[other] sur { $level } briques
    }.
}
# limit: hint
bot-off = Enlevez : { $sign } { NOUN($piece, 1) }, { $level ->
    [0] au sol
    [one] sur { $level } brique
   *[other] sur { $level } briques
}.
# limit: hint
bot-all = Toutes les pièces sont là.

## The main action

# limit: main-action
main-bot-lay = Elle est posée
# limit: main-action
main-bot-off = Elle est enlevée
# limit: main-action
main-bot-stands = L’escalier est juste
# limit: main-action
main-bot-go-on = Continuer
# limit: main-action
main-bot-again = Redemander au robot
# limit: action
action-by-hand = À la main
# limit: footer
footer-by-hand = Manuel
palette-by-hand = Jouer ce tour à la main pour le robot
help-key-by-hand = b   jouer ce tour à la main pour le robot
# limit: main-action
waiting-bot = le robot réfléchit
# limit: main-action
waiting-bot-piece = la plaque doit voir la pièce

## Refusals

refused-bot-turn = { $name } est un robot et décide tout seul. Pour revenir d’une étape, appuyez sur u.
refused-bot-thinks = { $name } réfléchit encore. Un instant.
refused-bot-not-seen = La plaque ne voit pas encore la pièce éclairée. Posez-la sur la case éclairée, ou appuyez sur w pour la confirmer avec Enter.
refused-bot-off = Une pièce est là où le robot n’en veut pas. Enlevez d’abord la pièce éclairée.
refused-bot-not-stuck = On joue un tour pour un robot seulement s’il ne répond pas.
refused-bot-other = { $name } veut un autre escalier que celui qui est construit. Faites-le comme sur le schéma : la pièce éclairée vient ensuite.
refused-bots-count = Choisissez qui joue pour les { $count } joueurs, pas plus.
refused-bot-unknown = Il n’y a pas de robot { $bot }. Ceux qui jouent : { $known }.
refused-bot-top = { $name } attend que vous disiez quelle carte est sur le dessus de ce paquet.
refused-bots-learning = Un robot doit connaître toutes les cartes de votre boîte. Saisissez-les avec "palace cards", ou jouez sans robot.

# A game is kept, and the hub was started with bots that do not play in it.
resume-bots = Cette partie continue avec les joueurs qu’elle a. Pour une nouvelle partie avec { $count ->
    [one] le robot { $names }
   *[other] les robots { $names }
}, mettez celle-ci de côté (d).

told-bot-nobody = Personne ne s’appelle { $name } : aucun robot ne joue à cette place.

## The log

log-bots = Robots en jeu : { $names }
log-by-hand = Le robot { $name } n’a pas répondu : on joue ce tour à la main

## The command line

cli-play-bot = un robot joue à la place du joueur de ce nom, par exemple Bo=planner ; peut être répété
cli-bot-form = { $given } n’indique aucun robot pour un joueur : écrivez NOM=ROBOT, par exemple Bo=planner
cli-bot-unknown = il n’y a pas de robot { $given } ; ceux qui jouent : { $known }
cli-bot-no-name = aucun nom de joueur avant le "=" : écrivez NOM=ROBOT, par exemple Bo=planner
cli-bot-name = le nom { $given } a plus de { $most } lettres : prenez-en un plus court
cli-bot-twice = { $given } a deux robots : nommez chaque joueur une seule fois
cli-bots-all = { $count } joueurs sont nommés, et une partie en a { $most } au plus : retirez-en un
