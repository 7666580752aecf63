# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $known }.
cli-language = die Sprache aller Sätze, { $known }; vor oder hinter dem Befehl
web-language = Sprache
