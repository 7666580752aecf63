# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = 没有语言"{ $given }"。可用的语言有 { $known }。
cli-language = 所有句子的语言：{ $known }；写在命令前面或后面都可以
web-language = 语言

# The rules of a new game: the hub's own, or those of an edition in this language.
# limit: line
start-edition = { $edition ->
    [zh] 中文版规则：结束时才公布得分；青蛙放在最低的拱门上。
    [it] 意大利文版规则：结束时才公布得分；青蛙放在最低的拱门上。
    [fr] 法文版规则：结束时才公布得分；青蛙放在最低的一端；蝴蝶放在同色最高处。
    [pt] 葡萄牙文版规则：结束时才公布得分；空间都放满后，新卡牌叠放在一起。
    [en] 英文版规则：结束时才公布得分；青蛙给的立柱不够拿，游戏也会结束。
   *[hub] 主机的规则：游戏中大家都能看到得分。
}
edition-offer = 新游戏可以选用中文版的规则：按{ $letter }。
palette-next-edition = 新游戏的规则：主机的，或中文版的
help-key-next-edition = a   用主机的规则，还是中文版的规则
web-start-rules = 规则
