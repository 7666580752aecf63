### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = La cellule sous les { NOUN($piece, 2) } a { $noise } mg de bruit : elle ne voit pas les pièces une à une. Solution : prenez une cellule de { $capacity } g ou moins.
capability-restless = La cellule sous les { NOUN($piece, 2) } a { $noise } mg de bruit : elle ne voit pas les pièces une à une. Solution : éloignez les courants d’air et les câbles, puis vérifiez sa carte d’amplification.
capability-slow = La cellule sous les { NOUN($piece, 2) } fait { $rate } conversions par seconde : chaque comptage prend plus de temps. Solution : mettez RATE à l’état haut sur sa carte d’amplification.
capability-drifts = La cellule sous les { NOUN($piece, 2) } dérive de { $drift } mg par minute : après { $seconds } s sans surveillance, le hub demande le compte. Solution : laissez-la chauffer une demi-heure, et protégez-la de la chaleur.
capability-off-centre = La cellule sous les { NOUN($piece, 2) } donne { $percent } % d’écart d’un bord à l’autre de son bac : au-delà de { $count } pièces, un tas qui glisse peut passer pour une pièce de plus ou de moins. Solution : posez le bac sur ses quatre appuis, resserrez la cellule, et étalez bien les pièces.
capability-audit = Au-delà de { $count } { NOUN($piece, 2) }, le poids total ne suffit plus pour compter. Le hub compte toujours les pièces que vous sortez ou remettez.
capability-twins = Une balance ne distingue pas une { NOUN($piece, 1) } d’une { NOUN($other, 1) } : remettez chacune d’où elle vient.
reference-nothing-lifted = Rien n’a été sorti du compartiment ({ NOUN($piece, 2) }). Solution : sortez les pièces, retirez vos mains, puis appuyez sur Enter.
reference-not-returned = Il manque { $pieces } { NOUN($piece, $pieces) } au retour. Solution : remettez-les toutes, puis sortez-les de nouveau.
reference-unsure = Le poids des { NOUN($piece, 2) } s’écarte de { $fraction } pièce d’un nombre entier. Solution : cherchez parmi elles une pièce d’une autre sorte, puis sortez-les de nouveau.
reference-uncalibrated = Le compartiment des { NOUN($piece, 2) } n’est pas étalonné. Solution : pesez d’abord le bac vide et la boîte complète.
calibration-assumes = Le hub suppose { $count } { NOUN($piece, 2) } : vous n’avez pas vérifié ce nombre en sortant des pièces.
calibration-swapped = Les { NOUN($piece, 2) } et les { NOUN($other_piece, 2) } ont échangé leurs compartiments. Remettez-les à leur place, puis pesez de nouveau.
cup-not-empty = Il y a environ { $grams } g dans le compartiment des { NOUN($piece, 2) }. Videz-le. Si le bac est vide, appuyez encore sur Enter.
cup-too-light = Il manque { $grams } g dans le compartiment des { NOUN($piece, 2) }. Remettez son bac. Si le bac y est, appuyez encore sur Enter.
recheck-missing = { $count ->
    [one] Il manque { $count } { NOUN($piece, $count) } depuis la dernière fois.
   *[other] Il manque { $count } { NOUN($piece, $count) } depuis la dernière fois.
}
recheck-extra = { $count } { NOUN($piece, $count) } de plus que la dernière fois.
recheck-unsure = Le poids des { NOUN($piece, 2) } s’écarte de { $fraction } pièce d’un nombre entier. Solution : enlevez ce qui n’a rien à y faire, ou comptez-les.
recheck-no-reading = Aucune mesure stable ne vient des { NOUN($piece, 2) }. Solution : retirez vos mains, puis vérifiez les fils de la cellule.

## The tray's set-up

setup-title = Réglage de l’Insert, étape { $step } sur 7
# limit: headline
head-setup-find = Branchez l’Insert
# limit: explanation
explain-setup-find = Branchez le câble de l’Insert. Le réglage continue tout seul dès que l’Insert répond.
# limit: explanation
explain-setup-lost = L’Insert ne répond pas. Rebranchez son câble : le réglage reprend là où il s’est arrêté.
# limit: explanation
explain-setup-empty = Retirez toutes les pièces des six compartiments, mais laissez les bacs. Puis appuyez sur Enter.
# limit: explanation
explain-setup-full = Mettez ce que dit la liste, chaque sorte dans son compartiment. Puis appuyez sur Enter.
# limit: headline
head-setup-lift = Sortez { $count } { NOUN($piece, $count) }
# limit: explanation
explain-setup-lift = Sortez exactement { $count } pièces, mettez-les de côté, puis Enter. Ou passez (s) : le hub en supposera { $held }.
# limit: headline
head-setup-back = Remettez les { $count }
# limit: explanation
explain-setup-back-in = Remettez les { $count } pièces dans leur compartiment, puis appuyez sur Enter.
# limit: headline
head-setup-report = Le bilan
# limit: explanation
explain-setup-report = La liste dit ce que les cellules savent faire, et ce que le hub suppose. Enter l’enregistre.
# limit: headline
head-setup-kept = Insert réglé
# limit: explanation
explain-setup-kept = Désormais, une partie commence par un bref contrôle de l’Insert plein. Lancez une partie avec "palace play".
# limit: explanation
explain-setup-kept-game = Désormais, une partie commence par un bref contrôle de l’Insert plein. Cette partie continue.
setup-in-file = Enregistré dans { $file }.
setup-no-node = Aucun module n’est connecté. Solution : branchez-le avec un câble USB qui transmet les données. Une carte neuve reçoit son firmware par "palace flash".
setup-ask-doctor = "palace doctor" dans un autre terminal vérifie tout, de l’Insert à cet écran.
setup-another-tray = Un autre Insert répond ({ $id } au lieu de { $was }) : le réglage recommence avec les bacs vides.
setup-wrong-order = Chaque compartiment pèse moins qu’avant : les pièces étaient dedans pendant la pesée des bacs vides. Retirez toutes les pièces : le réglage recommence.
setup-nothing-put-in = Chaque compartiment pèse autant qu’à vide. Solution : mettez toute la boîte. Si elle y était déjà avant, revenez d’une étape et videz l’Insert.
setup-lifted-other = D’après le poids, il y a { $found } { NOUN($piece, $found) } dehors, et non { $count }. Solution : comptez les pièces à côté de l’Insert, ramenez-les à { $count }, puis appuyez sur Enter.
setup-miscounted = Alors l’Insert contiendrait { $found } { NOUN($piece, $found) } : il n’y en avait sans doute pas exactement { $count } dehors. Solution : recomptez-les.
setup-box-right = { $found } { NOUN($piece, $found) } dans l’Insert, d’après les pièces que vous avez sorties et comptées.
setup-box-lacks = { $found } { NOUN($piece, $found) } dans l’Insert : { $count } de moins que dans une boîte complète.
setup-box-extra = { $found } { NOUN($piece, $found) } dans l’Insert : { $count } de plus que dans une boîte complète.
setup-assumes-small = Pour les { $count } autres compartiments, le hub suppose qu’ils sont complets : si peu de pièces se comptent vite à la main.
setup-notes-more = et { $count } de plus : "palace doctor" les affiche toutes
setup-all-well = Chaque cellule peut compter les pièces une à une.
# limit: main-action
main-setup-empty = Les bacs sont vides
# limit: main-action
main-setup-full = Toute la boîte y est
# limit: main-action
main-setup-lift = Elles sont sorties
# limit: main-action
main-setup-back = Elles sont remises
# limit: main-action
main-setup-report = Enregistrer
# limit: main-action
main-setup-done = Quitter
# limit: main-action
main-setup-game = Continuer la partie
# limit: main-action
waiting-tray = L’Insert est attendu
# limit: action
action-skip = Passer
# limit: action
action-step-back = Étape d’avant
# limit: footer
footer-skip = Passer
refused-setting-up = Le réglage de l’Insert est en cours. Terminez-le, ou quittez avec Ctrl+Q.
refused-no-tray-yet = Aucun Insert ne répond encore.
refused-nothing-to-skip = Cette étape ne peut pas être passée.
error-calibration-not-kept = Le réglage de l’Insert ne peut pas être enregistré dans { $file } : { $what }.
setup-tray-kept = L’Insert est réglé : { $file }
setup-tray-left = L’Insert n’a pas été réglé. Le réglage d’avant reste valable.

## The full tray before a game

# limit: headline
head-tray-check = Vérifiez l’Insert
# limit: explanation
explain-tray-check = Mettez toute la boîte dans l’Insert. Quand tout y est, la partie commence toute seule.
# limit: headline
head-tray-lacks = { $count ->
    [one] { $count } pièce manque
   *[other] { $count } pièces manquent
}
# limit: headline
head-tray-differs = Regardez l’Insert
# limit: explanation
explain-tray-differs = Corrigez ce que dit la liste : l’Insert le voit tout seul. Ou choisissez ci-dessous.
# limit: headline
head-tray-damaged = Fichier abîmé
# limit: explanation
explain-tray-damaged = Les données enregistrées de l’Insert sont inutilisables. Choisissez ci-dessous.
calibration-file-damaged = { $file } est inutilisable. Valeur attendue pour { $field } : { $expected }.
check-count = jouer avec les pièces qu’il pèse ; celles qui manquent ne comptent pas dans cette partie
check-damaged-count = utiliser les données enregistrées juste avant
check-all-there = j’ai regardé : tout est là
check-weigh = peser de nouveau l’Insert depuis le début
check-type = taper ce que les joueurs prennent pendant cette partie
# limit: action
action-check-count = Jouer ainsi
# limit: action
action-check-damaged-count = Celles d’avant
# limit: action
action-check-all_there = Tout est là
# limit: action
action-check-weigh = Repeser
# limit: action
action-check-type = Taper
# limit: main-action
waiting-choice-check = corrigez, ou choisissez
