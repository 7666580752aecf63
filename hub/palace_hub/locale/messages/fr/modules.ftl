## First measurements of a weigh module

module-title = { $place }, étape { $step } sur { $steps }
module-compartment = Module des { NOUN($piece, 2) }
module-corner = Coin { $corner ->
        [NE] nord-est
        [SE] sud-est
        [SW] sud-ouest
        [NW] nord-ouest
       *[other] { $corner }
    }
# limit: headline
head-module-find = Branchez-le
# limit: explanation
explain-module-find = Branchez le câble du module, avec au moins une cellule câblée. Le réglage continue quand cette cellule répond.
# limit: explanation
explain-module-lost = Le module ne répond pas. Rebranchez son câble : le réglage reprend là où il s’est arrêté.
# limit: headline
head-module-bare = Enlevez le bac
# limit: explanation
explain-module-bare = { $role ->
        [plate] Enlevez le support et la plaque de base : on pèse les appuis nus. Puis appuyez sur Enter.
       *[tray] Enlevez le bac : on pèse le croisillon nu. Puis appuyez sur Enter.
    }
# limit: headline
head-module-cup = Posez le bac
# limit: explanation
explain-module-cup = { $role ->
        [plate] Reposez le support et la plaque de base sur les quatre coins, sans rien dessus. Puis appuyez sur Enter.
       *[tray] Reposez le bac sur ses quatre appuis, sans rien dedans. Puis appuyez sur Enter.
    }
# limit: headline
head-module-mass = Ajoutez { $mass } g
# limit: explanation
explain-module-mass = Posez une masse connue de { $mass } g au-dessus de la cellule, puis Enter. Autre masse : relancez avec --mass.
# limit: headline
head-module-stops = Les butées
# limit: explanation
explain-module-stops = Appuyez fort trois fois. Tournez les vis pareillement jusqu’à la valeur visée de la butée. s : passer.
# limit: headline
head-module-paper = Papier en butée
# limit: explanation
explain-module-paper = Mettez { $paper } mm de papier sur chaque butée (deux feuilles de 80 g : 0,2 mm), puis appuyez trois fois. s : passer.
# limit: headline
head-module-rest = Ne touchez pas
# limit: explanation
explain-module-rest = Ne touchez pas la table : on mesure le bruit et la dérive. Le réglage continue tout seul. s : passer.
# limit: headline
head-module-tap = Tapotez le bac
# limit: explanation
explain-module-tap = Donnez une pichenette au bord, laissez osciller, attendez trois secondes, puis recommencez. s : passer.
# limit: headline
head-module-press = Appuyez fort
# limit: explanation
explain-module-press = Appuyez jusqu’à la butée, lâchez, et n’y touchez plus pendant huit secondes. Trois fois. s : passer.
# limit: headline
head-module-brick = Une brique
# limit: explanation
explain-module-brick = Mettez une brique, attendez, retirez-la, attendez ; { $bricks } fois. Enter pour finir plus tôt. s : passer.
# limit: headline
head-module-places = Cinq endroits
# limit: explanation
explain-module-places = Posez les { $mass } g au milieu, attendez, retirez-les. De même près de chaque coin du bac. s : passer.
# limit: headline
head-module-report = Le bilan
# limit: explanation
explain-module-report = Voici les mesures. Corrigez ce que nomme la liste avant de vous fier à ce module. Enter les enregistre.
# limit: headline
head-module-done = C’est enregistré
# limit: explanation
explain-module-done = Désormais, "palace doctor" et le bilan de l’Insert utilisent ces valeurs.
# limit: main-action
main-module-bare = C’est enlevé
# limit: main-action
main-module-cup = C’est posé
# limit: main-action
main-module-mass = La masse est posée
# limit: main-action
main-module-stops = Garder cette butée
# limit: main-action
main-module-paper = Garder cette course
# limit: main-action
main-module-rest = C’est assez long
# limit: main-action
main-module-tap = Garder ces coups
# limit: main-action
main-module-press = Garder ces pressions
# limit: main-action
main-module-brick = C’est assez
# limit: main-action
main-module-places = Garder ces endroits
# limit: main-action
main-module-report = Enregistrer
# limit: main-action
main-module-done = Quitter
# limit: main-action
waiting-node = module attendu
# limit: main-action
waiting-module-stops = 3 pressions égales attendues
# limit: main-action
waiting-module-paper = 3 pressions égales attendues
# limit: main-action
waiting-module-rest = n’y touchez pas pendant une minute
# limit: main-action
waiting-module-tap = 3 pichenettes attendues
# limit: main-action
waiting-module-press = 3 pressions attendues
# limit: main-action
waiting-module-brick = 5 passages attendus
# limit: main-action
waiting-module-places = 5 endroits attendus
module-at = { $role ->
        [plate] Coin { $place ->
            [ne] nord-est
            [se] sud-est
            [sw] sud-ouest
            [nw] nord-ouest
            [NE] nord-est
            [SE] sud-est
            [SW] sud-ouest
            [NW] nord-ouest
           *[other] { $place }
        }
       *[tray] Module des { NOUN($place, 2) }
    }
module-at-compartment = Compartiment des { NOUN($place, 2) }
module-now = { $grams } g
module-count = { $count } sur { $of }
module-rest-left = { $seconds } s
module-stop-aim = Valeur visée : une butée à { $aim } g. De { $least } à { $most } g, c’est bon.
module-press = { $flat ->
        [yes] une pression arrêtée à { $grams } g
       *[no] une pression de { $grams } g sans rencontrer de butée
    }
module-stop-at = La butée prend le relais à { $clip } g.
module-stop-early = { module-at } : la butée prend le relais à { $clip } g, moins que { $least }. Solution : vissez un peu toutes les vis, appuyez de nouveau.
module-stop-late = { module-at } : la butée prend le relais à { $clip } g, plus que { $most }, trop tard pour la cellule. Solution : dévissez toutes les vis, appuyez de nouveau.
module-no-stop-yet = La butée n’est pas réglée : le papier ne dit donc rien. Solution : revenez d’une étape et réglez la butée, ou tapez s pour passer.
module-paper-nothing = Avec le papier, la butée prend le relais à { $raised } g, sans lui à { $clip } g : aucune différence. Solution : mettez le papier sur les quatre butées, sous le bac, ou tapez s pour passer.
module-noise = Bruit de { $noise } mg par conversion.
module-drift = Dérive de { $drift } mg par minute, observée pendant { $seconds } s.
module-warmed = Pendant ce temps, la puce de sa carte est passée de { $from } à { $to } °C.
module-supply = L’alimentation de sa carte était d’au moins { $volts } V.
module-disturbed = { $count ->
        [one] Dérangé { $count } fois : la mesure a recommencé.
       *[other] Dérangé { $count } fois : la mesure a recommencé à chaque fois.
    }
module-wait = Une oscillation de 20 g retombe à 2 mg en { $wait } s.
module-shift = { $shift } mg laissés par une pression
module-shifted = Une forte pression laisse { $shift } mg.
module-brick-in = La brique y est : retirez-la.
module-brick-out = C’est vide : mettez la brique.
module-brick = Une brique pèse { $mean } mg, avec une dispersion de { $scatter } mg.
module-brick-others = { $count ->
        [one] { $count } changement n’était pas une seule brique et ne compte pas.
       *[other] { $count } changements n’étaient pas une seule brique et ne comptent pas.
    }
module-where = { $where ->
        [middle] au milieu
        [back_left] près du coin arrière gauche
        [back_right] près du coin arrière droit
        [front_right] près du coin avant droit
       *[front_left] près du coin avant gauche
    }
module-place-lay = Posez les { $mass } g { module-where }.
module-place-lift = Ils y sont : retirez-les.
module-place = { $grams } g { module-where }
module-place-others = { $count ->
        [one] { $count } objet ne pesait pas { $mass } g et ne compte pas.
       *[other] { $count } objets ne pesaient pas { $mass } g et ne comptent pas.
    }
module-across = D’un bord à l’autre du bac, sa mesure varie de { $percent } %.
module-cup = Bac ou support : { $grams } g.
module-travel = Il s’enfonce de { $travel } mm à la capacité de la cellule.
module-stiff = { module-at } : enfoncement de { $travel } mm seulement, moins que { $least } : trop peu pour une butée. Solution : amincissez les bras du croisillon, ou prenez des appuis plus souples.
module-soft = { module-at } : enfoncement de { $travel } mm, plus que { $most } : l’oscillation durera longtemps. Solution : épaississez les bras du croisillon, ou prenez des appuis plus fermes.
module-restless = { module-at } : bruit de { $noise } mg ; les bonnes cellules ont de 13 à 17. Solution : prenez des fils courts et torsadés, placez le HX711 à côté de sa cellule, et réunissez toutes les masses en un point.
module-drifts = { module-at } : dérive de { $drift } mg par minute ; les cellules stabilisées dérivent de 2 à 6. Solution : laissez chauffer une demi-heure, sans courant d’air ni soleil.
module-rings = { module-at } : oscille { $wait } s après une main. Solution : mettez de la mousse sous le bac, et que rien n’y ballotte.
module-shifts = { module-at } : une forte pression déplace le zéro de { $shift } mg. Solution : serrez les vis de la cellule et vérifiez les appuis.
module-shifts-plate = { module-at } : une forte pression déplace le zéro de { $shift } mg ; au-delà de { $most }, aucune plaque ne distingue les briques. Solution : serrez la cellule, calez son appui.
module-scatter = { module-at } : une brique pesée { $bricks } fois a une dispersion de { $scatter } mg. Solution : cherchez un bac qui touche quelque chose, un fil qui tire, ou un courant d’air.
module-off-centre = { module-at } : d’un bord à l’autre du bac, la mesure varie de { $percent } %, plus que { $most }. Solution : posez le bac sur ses quatre appuis et serrez la cellule ; si cela n’aide pas, prenez une autre cellule.
module-stop-fell = { module-at } : la butée prend le relais à { $now } g, auparavant à { $was } g. Solution : vissez les vis jusqu’à retrouver { $was } g ; le plastique flue.
module-well = Tout ce qui a été mesuré est bon.
module-next = { $role ->
        [plate] Le coin suivant : "palace setup module --role plate --cell" et son nom.
       *[tray] Le module suivant : "palace setup module --cell" et sa pièce. Quand tous sont faits : "palace setup".
    }
setup-modules-unmeasured = Les modules de cet Insert n’ont pas été mesurés ici, et leurs butées ne sont pas réglées. "palace setup module" vous guide.
module-silent = La cellule { $place ->
        [ne] du coin nord-est
        [se] du coin sud-est
        [sw] du coin sud-ouest
        [nw] du coin nord-ouest
       *[other] des { NOUN($place, 2) }
    } n’envoie rien. Solution : vérifiez ses fils ; les autres cellules répondent.
module-never-set = La butée { $place ->
        [ne] du coin nord-est
        [se] du coin sud-est
        [sw] du coin sud-ouest
        [nw] du coin nord-ouest
       *[other] des { NOUN($place, 2) }
    } n’a jamais été réglée ici : il n’y a donc rien à comparer. Solution : relancez sans --check.
module-no-cup = { $role ->
        [plate] Rien n’a été posé. Solution : posez le support et la plaque de base sur les quatre coins, puis appuyez sur Enter.
       *[tray] Cela pèse autant que sans le bac. Solution : posez le bac sur ses appuis, puis appuyez sur Enter.
    }
module-wrong-order = { $role ->
        [plate] Le support pèserait moins que rien : il était posé pendant la pesée des appuis nus. Solution : revenez de deux étapes.
       *[tray] Le bac pèserait moins que rien : il était posé pendant la pesée du croisillon nu. Solution : revenez de deux étapes.
    }
module-mass-odd = Avec { $mass } g sur une cellule de { $capacity } g, la sensibilité serait de { $found } mV/V, et une telle cellule n’existe pas. Solution : posez exactement { $mass } g, ou donnez les bonnes valeurs avec --mass et --capacity.
module-another-node = Un autre module répond ({ $id } au lieu de { $was }) : la mesure recommence.
refused-measuring = La mesure d’un module est en cours. Terminez-la, ou quittez avec Ctrl+Q.
refused-module-not-yet = Pas encore : faites ce que dit l’écran, puis appuyez sur Enter.
error-modules-not-kept = Les mesures ne peuvent pas être enregistrées dans { $file } : { $what }.
modules-file-damaged = Les mesures des modules sont illisibles ({ $file }, { $field } : attendu { $expected }). Solution : mesurez de nouveau les modules ; le fichier sera remplacé.
module-kept = Les mesures sont enregistrées : { $file }
module-left = Rien n’a été enregistré. Les mesures d’avant restent valables.
help-module = Chaque cellule reçoit une butée, qui porte la force d’une main avant que la cellule plie trop. Ensuite, le hub mesure la cellule avant de s’y fier.
cli-setup-module = Règle la butée d’un module de pesée d’après sa propre mesure, puis le mesure : bruit, dérive, oscillation, trace d’une pression, une même brique répétée, une masse en cinq endroits.
cli-module-role = tray (par défaut) ou plate
cli-module-cell = la pièce du compartiment ou le coin : arch, brick, column, light_green, dark_green, gold, ne, se, sw, nw (par défaut, la première cellule qui répond)
cli-module-mass = grammes de la masse connue (50 par défaut)
cli-module-capacity = grammes pour lesquels la cellule est prévue (300 par défaut)
cli-module-paper = millimètres de papier sur chaque butée (0,2 par défaut)
cli-module-rest = secondes pendant lesquelles on n’y touche pas (600 par défaut)
cli-module-check = regarde seulement où la butée prend le relais maintenant, et compare
cli-module-range = { $given } est hors limites. Donnez un nombre de { $least } à { $most }.
cli-module-place = Pas de { $given } pour { $role }. Connus : { $known }.

## Modules in the doctor and in Devices

doctor-check-modules = modules de pesée
doctor-modules-damaged = Les mesures des modules sont illisibles : { $what } ({ $file }).
fix-doctor-modules-damaged = mesurez-les de nouveau ("palace setup module") : le fichier sera remplacé.
doctor-module-measured = { module-at } : mesuré ; sa butée prend le relais à { $clip } g.
doctor-module-no-stop = { module-at } : mesuré, mais sa butée n’a pas été réglée.
fix-doctor-module-no-stop = palace setup module --role { $role } --cell { $place }
doctor-cup-missing = { module-at } : le bac manque ; mesure de { $grams } g de moins qu’à vide.
fix-doctor-cup-missing = posez le bac sur ses quatre appuis.
doctor-corner-full = { module-at } : à sa limite ; { $grams } g dessus, et la butée prend le relais à { $clip } g.
fix-doctor-corner-full = enlevez ce qui s’y appuie. Si rien ne s’y appuie, prenez des cellules de 500 g, ou un support plus léger.
doctor-hall-chain = { $answering ->
    [one] Seule { $answering } bande Hall sur { $strips } répond
   *[other] Seules { $answering } bandes Hall sur { $strips } répondent
} sur la plaque.
fix-doctor-hall-chain = vérifiez le connecteur après la dernière qui répond, et la première qui ne répond pas.
doctor-hall-none = Aucune bande Hall ne répond sur la plaque.
fix-doctor-hall-none = rien, si cette table n’a pas de bandes. Sinon, vérifiez le connecteur de la première : c’est /Q, et non Q, qui va au module.
doctor-lights-move = { module-at } : les lumières déplacent la balance de { $moved } mg.
fix-doctor-lights-move = alimentez les lumières et les cartes HX711 par une paire de fils chacune, depuis un seul point en étoile (hardware/wiring/ground.svg) ; vérifiez le condensateur des lumières.
doctor-check-weigh = pièces connues
doctor-weigh-hands-off = Ne touchez plus l’Insert, puis Enter.
doctor-weigh-put-in = Mettez { $count } { NOUN($piece, $count) } dans le compartiment des { NOUN($place, 2) }, n’y touchez plus, puis Enter.
doctor-weigh-take-out = Retirez les mêmes pièces, n’y touchez plus, puis Enter.
doctor-weigh-right = { module-at-compartment } : mesure juste pour { $count } { NOUN($piece, $count) }, à { $percent } % près ; rien ne touche le bac. Une erreur de moins de { $seen } % échappe à ce contrôle.
fix-doctor-weigh-right = rien ; avec plus de pièces à la fois (--pieces), une erreur plus petite apparaît.
doctor-weigh-low = { module-at-compartment } : mesure trop basse de { $percent } % ; quelque chose touche le bac et porte une part de la charge.
fix-doctor-weigh-low = cherchez un fil, une miette ou une pièce entre le bac, la cuve et les butées. Bougez le bac librement sur ses appuis, puis pesez de nouveau.
doctor-weigh-high = { module-at-compartment } : mesure trop haute de { $percent } %.
fix-doctor-weigh-high = si c’étaient les bonnes pièces, quelque chose touchait le bac lors du réglage de l’Insert : relancez "palace setup".
doctor-weigh-other = { module-at-compartment } : mesure de { $grams } g au lieu de { $due }.
fix-doctor-weigh-other = mettez exactement { $count } { NOUN($piece, $count) }, et retirez les mêmes. Si c’était le cas, le bac est coincé, ou l’Insert a besoin d’un nouveau réglage.
doctor-weigh-moved = { module-at-compartment } : pas de retour au niveau d’avant une fois les pièces retirées.
fix-doctor-weigh-moved = retirez ce qui a été mis, n’y touchez plus, et que personne ne s’appuie sur la table ; puis essayez encore. Si cela se répète, le bac est coincé.
doctor-weigh-uncalibrated = { module-at-compartment } : jamais réglé avec cet Insert, il n’y a donc rien à comparer.
fix-doctor-weigh-uncalibrated = palace setup
doctor-nobody-there = Personne n’a appuyé sur Enter. Solution : lancez "palace doctor --weigh" dans un terminal, à côté de l’Insert.
problem-cup-missing = Le bac des { NOUN($piece, 2) } manque. Solution : posez-le sur ses quatre appuis.
problem-corner-full = Le coin { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ouest
        [nw] nord-ouest
        [NE] nord-est
        [SE] sud-est
        [SW] sud-ouest
        [NW] nord-ouest
       *[other] { $corner }
    } est à sa limite : le hub ne peut pas y voir plus de poids. Solution : enlevez ce qui s’y appuie.
