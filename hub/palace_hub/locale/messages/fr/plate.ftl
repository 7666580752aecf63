### The base plate: faults that its set-up refuses.

plate-restless = La plaque n’était pas immobile. Solution : ne touchez pas la table pendant la pesée de la plaque de base nue.
plate-too-few-studs = La pile a été vue sur { $count } plots ; il en faut au moins { $least }. Solution : posez-la sur d’autres plots, répartis sur la plaque.
plate-studs-in-line = Les plots sont tous sur une même ligne. Solution : posez la pile de tous les côtés de la plaque.
plate-cell-silent = Le coin { $corner ->
    [ne] nord-est
    [se] sud-est
    [sw] sud-ouest
   *[nw] nord-ouest
 } de la plaque ne sent rien. Solution : vérifiez ses fils, et que la plaque repose bien sur son appui.
plate-corners-swapped = Deux coins de la plaque sentent chacun la charge de l’autre. Solution : échangez les fils de ces deux cellules.
plate-wrong-stud = La pile a été vue à { $mm } mm du plot { $x }, { $y }. Solution : reposez-la sur ce plot.
plate-calibration-poor = Les piles ont été vues à { $mm } mm de leur vraie place. Solution : que rien ne touche la plaque, puis recommencez.

hall-no-chain = Les capteurs magnétiques de la plaque ne disent rien. Solution : vérifiez le câble des bandes.
hall-gap = Aucun capteur n’a répondu au plot { $x }, { $y }. Solution : touchez-le encore, ou passez-le deux fois si son capteur est mort.
hall-several = { $count } capteurs ont répondu au plot { $x }, { $y }. Solution : enlevez tout autre aimant de la plaque.
hall-twice = Un même capteur (numéro { $bit }) a répondu aux plots { $x }, { $y } et { $x_other }, { $y_other }. Solution : touchez encore les deux plots, l’un après l’autre.

figure-not-weighed = { $figure ->
    [butterfly] Le Papillon n’a pas été pesé. Solution : posez-le sur la plaque, attendez une seconde, et reprenez-le
    [frog] La Grenouille n’a pas été pesée. Solution : posez-la sur la plaque, attendez une seconde, et reprenez-la
   *[monkey] Le Singe n’a pas été pesé. Solution : posez-le sur la plaque, attendez une seconde, et reprenez-le
 }.
figure-odd = { $figure ->
    [butterfly] Le Papillon
    [frog] La Grenouille
   *[monkey] Le Singe
 } semble peser { $grams } g. Solution : posez cet animal sur la plaque, et rien d’autre.

### Differences that mass and place cannot show.

plate-invisible-leaf = Une feuille à la place d’une brique : les deux pèsent 0,44 g. Le hub pose la question si une feuille a quitté l’Insert et peut se trouver dans un escalier.
plate-invisible-two-greens = Si une feuille est vert clair ou vert foncé : les deux pèsent 0,44 g. L’Insert sait de quel compartiment elle vient.
plate-invisible-beside-the-end = Une pièce décorative au milieu d’une arche, à 8 mm du tenon de l’extrémité : un doigt qui appuie fort décale presque autant sa place mesurée. Le hub pose la question si elle est nettement à côté du tenon ; sinon, elle compte comme posée dessus.
plate-invisible-under-an-arch = La hauteur d’une pièce glissée sous une arche : elle y pèse autant que dessus. Le hub la montre sur l’arche du dessus.
plate-invisible-order = L’ordre des briques et des colonnes d’une pile posée d’un coup. Aucune règle n’en a besoin.
