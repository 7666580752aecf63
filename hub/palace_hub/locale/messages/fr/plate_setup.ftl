### The base plate's set-up: its screens and its file.

plate-file-damaged = { $file } est inutilisable. Valeur attendue pour { $field } : { $expected }.
error-plate-not-kept = Le réglage de la plaque ne peut pas être enregistré dans { $file } : { $what }.
plate-kept = La plaque est réglée : { $file }
plate-left = La plaque n’a pas été réglée. Le réglage d’avant reste valable.
cli-setup-plate = Règle la plaque de base à l’écran : ses coins, le poids de chaque sorte de pièce, ses capteurs magnétiques.

## Instructions

plate-setup-title = La plaque, étape { $step } sur { $steps }
plate-setup-near = bord proche, vers vous
# limit: headline
head-plate-find = Branchez-la
# limit: explanation
explain-plate-find = Branchez le câble du module de la plaque. Le réglage continue quand le module répond.
# limit: explanation
explain-plate-lost = La plaque ne répond pas. Rebranchez son câble : le réglage reprend là où il s’est arrêté.
# limit: headline
head-plate-bare = Ne touchez pas
# limit: explanation
explain-plate-bare = La plaque doit être nue : ni Plan de construction ni pièce. Ne touchez pas la table pendant quatre secondes.
# limit: headline
head-plate-stack = Posez la pile
# limit: explanation
explain-plate-stack = Empilez { $count } colonnes. Enfoncez la pile sur le tenon marqué, lâchez et attendez, sans rien taper.
# limit: headline
head-plate-stack-off = Enlevez-la
# limit: explanation
explain-plate-stack-off = Enlevez toute la pile, et retirez vos mains pendant une seconde.
# limit: headline
head-plate-work = Calcul en cours
# limit: explanation
explain-plate-work = Le hub calcule grammes et places d’après ce que les coins ont senti. Laissez la plaque nue.
# limit: headline
head-plate-weigh = Posez { $count } { NOUN($piece, $count) }
# limit: explanation
explain-plate-weigh = Comptez-les, peu importe leurs couleurs. Posez-les en vrac au milieu de la plaque, puis appuyez sur Enter.
# limit: headline
head-plate-off = Enlevez tout
# limit: explanation
explain-plate-off = Enlevez un moment tout ce qui est sur la plaque. Le hub le voit tout seul.
# limit: headline
head-plate-figure = { $figure ->
        [butterfly] Posez le Papillon
        [frog] Grenouille à poser
       *[monkey] Posez le Singe
    }
# limit: explanation
explain-plate-figure = Posez l’animal sur le tenon marqué au milieu, lâchez, puis Enter. Pas dans votre boîte ? Tapez s.
# limit: headline
head-plate-knobs = Passez l’aimant
# limit: explanation
explain-plate-knobs = Tenez le pied d’une brique à aimant sur le tenon marqué jusqu’à ce que la marque avance. Rien ? s : plus tard.
# limit: headline
head-plate-report = Le bilan
# limit: explanation
explain-plate-report = Voici ce que le hub a constaté, et ce que la plaque sait faire. Enter l’enregistre.
# limit: headline
head-plate-done = C’est enregistré
# limit: explanation
explain-plate-done = { $game ->
        [yes] La plaque connaît ses coins, les pièces et les animaux. La partie peut commencer.
       *[no] La plaque connaît ses coins, les pièces et les animaux. En jeu, elle voit ce que vous y construisez.
    }

# limit: main-action
main-plate-weigh = Toutes y sont
# limit: main-action
main-plate-figure = L’animal est posé
# limit: main-action
main-plate-report = Enregistrer
# limit: main-action
main-plate-done = Quitter
# limit: main-action
main-plate-game = Passer à la partie
# limit: main-action
waiting-plate-bare = ne touchez pas : ça bouge encore
# limit: main-action
waiting-plate-stack = pile attendue
# limit: main-action
waiting-plate-off = plaque nue attendue
# limit: main-action
waiting-plate-work = le hub calcule
# limit: main-action
waiting-plate-weigh = pièces attendues
# limit: main-action
waiting-plate-figure = animal attendu
# limit: main-action
waiting-plate-knobs = aimant attendu

plate-count = { $done } sur { $of }
plate-part = { $percent } %
plate-grams = { $grams } g
plate-where = Tenon { $across } depuis la { $side ->
        [left] gauche
       *[right] droite
    }, { $along } depuis le bord { $edge ->
        [near] proche
       *[far] éloigné
    }
plate-where-middle = Au milieu de la plaque

## Faults that keep a step from ending

refused-plate-setup = Le réglage de la plaque est en cours. Terminez-le, ou quittez avec Ctrl+Q.
refused-plate-goes-on = Aucune touche n’est nécessaire ici : le réglage continue tout seul.
refused-plate-not-still = La plaque bouge encore. Retirez vos mains et attendez une seconde.
refused-plate-nothing-there = Rien n’est encore posé sur la plaque.
refused-no-plate-yet = Aucune plaque ne répond.
plate-another-node = C’est une autre plaque ({ $id } au lieu de { $was }) : le réglage recommence.
plate-stack-elsewhere = Cela ressemble au tenon { $across } depuis la { $side ->
        [left] gauche
       *[right] droite
    }, { $along } depuis le bord { $edge ->
        [near] proche
       *[far] éloigné
    }. Enlevez la pile, puis posez-la sur le tenon marqué.
plate-stack-turned = La pile a été sentie au tenon { $across } depuis la { $side ->
        [left] gauche
       *[right] droite
    }, { $along } depuis le bord { $edge ->
        [near] proche
       *[far] éloigné
    }. Si elle était sur le tenon marqué, la plaque est tournée, ou les fils de deux coins sont croisés.
plate-stack-odd = Cela ne pèse pas comme la pile de { $count } colonnes. Enlevez-la ; rien d’autre ne doit toucher la plaque.
plate-stack-light = Presque rien n’a été senti en plus du bruit. La pile de { $count } colonnes est-elle entière, et chaque cellule câblée ? Des cellules de 5 kg sont trop grossières pour une plaque.
plate-stack-unequal = La pile ne pèse pas autant que la première fois. Enlevez-la, comptez { $count } colonnes, et recommencez au premier tenon.
plate-stack-again = Posez encore une fois la pile sur ce tenon.
plate-stud-again = La pile a été vue à { $mm } mm de ce tenon. Posez-la encore une fois, bien droite, et que rien d’autre ne touche la plaque.
plate-corner-reversed = Le coin { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ouest
       *[nw] nord-ouest
    } devient plus léger quand on appuie dessus. Échangez le fil blanc et le fil vert de cette cellule.
plate-weighs-like = Cela pèse comme { $found }, et non { $of }. Recomptez. S’il y en a bien { $of }, appuyez encore sur Enter.
plate-knob-again = Ce tenon a été passé. Tenez encore une fois l’aimant dessus. Si rien ne se passe, passez-le encore : son capteur n’est alors pas utilisé, et la balance voit à sa place.
plate-knob-several = { $count } capteurs voient un aimant. Enlevez tout autre aimant de la plaque.
plate-knob-twice = Le tenon { $across } depuis la { $side ->
        [left] gauche
       *[right] droite
    }, { $along } depuis le bord { $edge ->
        [near] proche
       *[far] éloigné
    } a déjà ce capteur. Vérifiez le tenon marqué, ou revenez d’une étape.

## The report

plate-promise = { $level ->
        [gold] Niveau or : la plaque voit ce qui est construit, par les aimants et par le poids.
       *[silver] Niveau argent : la plaque voit par le poids ce qui est construit.
    }
plate-promise-none = Trop imprécis : une pression laisse { $shift } parts sur 100 000, et une brique est située à { $mm } mm près. Saisissez les escaliers à la main, ou { $hall ->
        [yes] serrez les vis et recommencez.
       *[no] ajoutez des capteurs magnétiques.
    }
plate-residual = La pile a été vue à { $mm } mm de son tenon (au pire : { $worst } mm, en { $at } depuis la gauche et le bord proche).
plate-noise = Le bruit d’un coin est de { $mg } mg.
plate-shift = { $shift } parts sur 100 000 d’une pression restent dans le zéro. Une brique est située à { $mm } mm près après une pression de { $press } g.
plate-masses = En grammes : arche { $arch }, brique { $brick }, colonne { $column }, vert clair { $light_green }, vert foncé { $dark_green }, dorée { $gold }.
plate-figures = En grammes : Singe { $monkey }, Papillon { $butterfly }, Grenouille { $frog }.
plate-figures-alike = Au poids, la plaque ne distingue pas { $figure ->
        [monkey] le Singe
        [butterfly] le Papillon
       *[frog] la Grenouille
    } et { $other ->
        [monkey] le Singe
        [butterfly] le Papillon
       *[frog] la Grenouille
    }. Leurs socles, sur l’Insert, les distinguent.
plate-sensors = { $what ->
        [silent] Capteurs magnétiques qui n’ont jamais répondu
        [restless] Capteurs magnétiques qui clignotent sans aimant à proximité
        [stuck] Capteurs magnétiques qui voient un aimant là où il n’y en a pas
        [dead] Capteurs magnétiques qui n’ont jamais vu de pied en jeu
        [weak] Capteurs magnétiques qui perdent des pieds en jeu
       *[stuck_in_play] Capteurs magnétiques qui ont vu des pieds en jeu là où il n’y en avait pas
    }, tenon depuis la gauche et le bord proche (bande.capteur) : { $named }{ $count ->
        [1] .
       *[other] , { $count } en tout.
    }
plate-hub-file = Enregistré dans { $file }.

## The plate in the doctor

doctor-plate-none = Aucune plaque de base n’est réglée : vous saisissez les escaliers à la main.
fix-doctor-plate-none = si vous avez une plaque, "palace setup plate" vous guide.
doctor-plate-damaged = { $file } est inutilisable : { $what }.
fix-doctor-plate-damaged = réglez de nouveau la plaque : "palace setup plate".
fix-doctor-plate-sensors = { $plug ->
        [0] vérifiez leurs soudures{ $what ->
            [stuck] { "" }
            [restless] { "" }
            [stuck_in_play] { "" }
           *[other] { "" }, et les aimants des pieds
        }
       *[other] enfoncez le connecteur de la bande { $plug } et vérifiez son câble, puis les soudures
    } ; ensuite "palace setup plate". D’ici là, la balance voit à leur place.
problem-plate-sensors = { plate-sensors } Solution : { fix-doctor-plate-sensors }
doctor-check-plate = plaque de base
