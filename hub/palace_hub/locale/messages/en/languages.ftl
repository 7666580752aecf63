# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = There is no language "{ $given }". The languages are { $known }.
cli-language = the language of all sentences, { $known }; before or behind the command
web-language = Language
