### The tray's pads, on which monkey, butterfly and frog are parked.

## While a figure is placed

# limit: explanation
pads-other = C’est { $other ->
    [monkey] le Singe
    [butterfly] le Papillon
   *[frog] la Grenouille
} ; on attend { $figure ->
    [monkey] le Singe, encore sur son socle
    [butterfly] le Papillon, encore sur son socle
   *[frog] la Grenouille, encore sur son socle
}. Échangez-les, ou choisissez le tenon.
# limit: explanation
pads-both = Quel animal est là ? { $other ->
    [monkey] Le Singe a aussi quitté son socle, à tort : remettez-le
    [butterfly] Le Papillon a aussi quitté son socle, à tort : remettez-le
   *[frog] La Grenouille a aussi quitté son socle, à tort : remettez-la
}, ou choisissez le tenon.
# limit: explanation
pads-parked = Il y a quelque chose là, mais { $figure ->
    [monkey] le Singe
    [butterfly] le Papillon
   *[frog] la Grenouille
} est sur son socle. Si le socle se trompe, choisissez le tenon.
lamp-figure-off = { $figure ->
    [monkey] Singe
    [butterfly] Papillon
   *[frog] Grenouille
} hors du socle

## Devices

pads-line = SOCLES  { $said }
pads-between = ,{" "}
pads-figure = { $figure ->
    [monkey] Singe
    [butterfly] Papillon
   *[frog] Grenouille
} { $word ->
    [parked] en place
    [off] hors du socle
    [dead] (socle aveugle)
    [stuck] (socle bloqué)
   *[unknown] inconnu
 }
problem-figure-off = { $figure ->
    [monkey] Le Singe a quitté son socle sans raison. Solution : remettez-le sur son socle de l’Insert.
    [butterfly] Le Papillon a quitté son socle sans raison. Solution : remettez-le sur son socle de l’Insert.
   *[frog] La Grenouille a quitté son socle sans raison. Solution : remettez-la sur son socle de l’Insert.
}
problem-pad-dead = Le socle { $figure ->
    [monkey] du Singe
    [butterfly] du Papillon
   *[frog] de la Grenouille
} n’a rien vu depuis des minutes ; le hub ne l’utilise plus. Solution : posez l’animal dessus. S’il y est déjà, vérifiez le disque dans l’animal et les fils du socle.
problem-pad-stuck = Le socle { $figure ->
    [monkey] du Singe
    [butterfly] du Papillon
   *[frog] de la Grenouille
} a vu l’animal alors qu’il était sur le palais ; le hub ne l’utilise plus. Solution : éloignez-en tout aimant. S’il n’y en a pas, vérifiez ses fils.

## The doctor

doctor-check-pads = socles des animaux
doctor-pads-damaged = Les défauts constatés sur les socles de l’Insert sont illisibles : { $what } ({ $file }).
fix-doctor-pads-damaged = supprimez le fichier ; les prochaines parties les constateront de nouveau.
doctor-pad = { $what ->
    [dead] Le socle { $figure ->
        [monkey] du Singe
        [butterfly] du Papillon
       *[frog] de la Grenouille
    } n’a rien vu en jeu, alors que l’animal aurait dû y être.
   *[stuck] Le socle { $figure ->
        [monkey] du Singe
        [butterfly] du Papillon
       *[frog] de la Grenouille
    } a vu l’animal en jeu, alors qu’il était sur le palais.
 }
fix-doctor-pad = { $what ->
    [dead] posez l’animal dessus. S’il y est déjà, vérifiez le disque dans l’animal et les fils du socle.
   *[stuck] éloignez-en tout aimant. S’il n’y en a pas, vérifiez ses fils.
 } Quand une partie voit que le socle fonctionne, elle l’utilise de nouveau.
doctor-pads-seen = Sur les socles de l’Insert : { $parked }. Rien sur : { $empty }.
fix-doctor-pads-seen = rien, si ces animaux sont ailleurs. Si l’un d’eux est sur son socle, vérifiez le disque dans l’animal et les fils du socle.
doctor-pads-none = Aucun socle de l’Insert ne voit d’animal.
fix-doctor-pads-none = rien, si cette table n’a pas de socles ou si les animaux sont ailleurs. Sinon, vérifiez l’alimentation des socles et les disques dans les animaux.
error-pads-not-kept = Les défauts constatés sur les socles de l’Insert ne peuvent pas être enregistrés dans { $file } : { $what }.
