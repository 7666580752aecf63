# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = 没有语言"{ $given }"。可用的语言有 { $known }。
cli-language = 所有句子的语言：{ $known }；写在命令前面或后面都可以
web-language = 语言
