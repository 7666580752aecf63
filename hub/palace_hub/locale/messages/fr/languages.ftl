# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = La langue "{ $given }" n’existe pas ici. Les langues sont { $known }.
cli-language = la langue de toutes les phrases : { $known } ; avant ou après la commande
web-language = Langue

# The rules of a new game: the hub's own, or those of an edition in this language.
# limit: line
start-edition = { $edition ->
    [zh] Édition chinoise : score à la fin ; la Grenouille va sur l’arche la plus basse.
    [it] Édition italienne : score à la fin ; la Grenouille va sur l’arche la plus basse.
    [fr] Édition française : score à la fin ; Grenouille tout en bas ; Papillon au sommet de sa couleur.
    [pt] Édition portugaise : score à la fin ; sans place libre, les nouvelles cartes s’empilent.
    [en] Édition anglaise : score à la fin ; une colonne pour la Grenouille peut finir la partie.
   *[hub] Les règles de ce hub : chacun voit les scores pendant la partie.
}
edition-offer = Pour une nouvelle partie, vous pouvez choisir les règles de l’édition française : touche { $letter }.
palette-next-edition = Règles d’une nouvelle partie : celles de ce hub, ou de l’édition française
help-key-next-edition = a   les règles de ce hub, ou de l’édition française
web-start-rules = Règles
