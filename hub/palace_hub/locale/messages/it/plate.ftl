### The base plate: faults that its set-up refuses.

plate-restless = La base non era ferma. Rimedio: non toccate il tavolo mentre viene pesata la base senza pezzi.
plate-too-few-studs = La torre è stata vista in { $count } posizioni; ne servono almeno { $least }. Rimedio: mettetela in più posizioni, sparse su tutta la base.
plate-studs-in-line = Le posizioni sono tutte su una linea. Rimedio: mettete la torre su ogni lato della base.
plate-cell-silent = L’angolo { $corner ->
    [ne] nord-est
    [se] sud-est
    [sw] sud-ovest
   *[nw] nord-ovest
 } della base non sente nulla. Rimedio: controllate i suoi fili, e se la base poggia sul suo appoggio.
plate-corners-swapped = Due angoli della base sentono l’uno il peso dell’altro. Rimedio: scambiate i fili di quelle due celle.
plate-wrong-stud = La torre è stata vista a { $mm } mm dalla posizione { $x }, { $y }. Rimedio: rimettetela in quella posizione.
plate-calibration-poor = Le torri sono state viste a { $mm } mm da dov’erano. Rimedio: fate in modo che nulla tocchi la base, poi ricominciate.

hall-no-chain = I sensori magnetici della base non hanno risposto. Rimedio: controllate il cavo delle strisce.
hall-gap = Nessun sensore ha risposto alla posizione { $x }, { $y }. Rimedio: toccatela di nuovo, o saltatela due volte se il suo sensore è guasto.
hall-several = Alla posizione { $x }, { $y } hanno risposto { $count } sensori. Rimedio: togliete dalla base ogni altro magnete.
hall-twice = Lo stesso sensore (numero { $bit }) ha risposto alle posizioni { $x }, { $y } e { $x_other }, { $y_other }. Rimedio: toccate di nuovo le due posizioni, una dopo l’altra.

figure-not-weighed = { $figure ->
    [butterfly] La Farfalla
    [frog] La Rana
   *[monkey] La Scimmia
 } non è stata pesata. Rimedio: mettetela sulla base, aspettate un secondo e toglietela.
figure-odd = { $figure ->
    [butterfly] La Farfalla
    [frog] La Rana
   *[monkey] La Scimmia
 } sembra pesare { $grams } g. Rimedio: mettete sulla base solo quell’animale e nient’altro.

### Differences that mass and place cannot show.

plate-invisible-leaf = Una foglia al posto di un mattoncino: entrambi pesano 0,44 g. L’hub lo chiede se una foglia ha lasciato il vassoio e può trovarsi dentro una scalinata.
plate-invisible-two-greens = Se una foglia è verde chiaro o verde scuro: entrambe pesano 0,44 g. Il vassoio sa da quale scomparto è stata presa.
plate-invisible-beside-the-end = Una decorazione sul centro di un arco, 8 mm accanto al bottoncino dell’estremità: una pressione decisa sposta la posizione misurata di quasi altrettanto. L’hub chiede se è chiaramente accanto al bottoncino; altrimenti vale come sopra.
plate-invisible-under-an-arch = Il livello di un pezzo infilato sotto un arco: lì pesa quanto sopra. L’hub lo mostra sull’arco.
plate-invisible-order = L’ordine di mattoncini e colonne in una torre messa tutta insieme. Nessuna regola ne ha bisogno.
