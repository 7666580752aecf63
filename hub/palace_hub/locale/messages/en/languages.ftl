# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = There is no language "{ $given }". The languages are { $known }.
cli-language = the language of all sentences, { $known }; before or behind the command
web-language = Language

# The rules of a new game: the hub's own, or those of an edition in this language.
# limit: line
start-edition = { $edition ->
    [zh] Chinese edition: scores come at the end; the frog sits on the lowest arch.
    [it] Italian edition: scores come at the end; the frog sits on the lowest arch.
    [fr] French edition: scores at the end; frog on the lowest end; butterfly: tallest of its colour.
    [pt] Portuguese edition: scores at the end; with all places full, new cards go on one another.
    [en] English edition: scores come at the end; a column for the frog can end the game.
   *[hub] The rules of this hub: everybody sees the scores during the game.
}
edition-offer = For a new game you can choose the rules of the edition in this language: key { $letter }.
palette-next-edition = The rules of a new game: this hub's, or those of the edition in your language
help-key-next-edition = a   the rules of this hub, or of the edition in your language
web-start-rules = Rules
