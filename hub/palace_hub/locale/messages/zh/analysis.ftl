### The analysis of a finished game: the command and the page of the step-through.

cli-replay-analyse = 显示玩完的一局游戏是怎样分出胜负的：每个回合的猴子称赞、规划者会怎么做，以及获胜机会
cli-replay-journal = 保存游戏的位置，用于按编号指定的游戏
cli-replay-jobs = 同时工作的进程数（不写则为2）
cli-replay-table = 把分析表格写入这个文件（CSV）
cli-replay-chart = 把分析图表写入这个文件（SVG）
analysis-working = 分析
analysis-stopped = 分析已停止。完成的部分没有保存。
analysis-progress = 分析完成{ $done }部分，共{ $of }部分
analysis-not-ended = 这局游戏没玩完。请先玩完："palace play"可以接着玩。
analysis-nothing-to-draw = 没有图表：这盒卡牌还没输入完，电脑无法把游戏接着玩下去。
analysis-written = 已写入 { $file }。
analysis-column-turn = 回合
analysis-column-round = 轮
analysis-column-player = 玩家
analysis-column-credits = 称赞
analysis-column-planner = 规划者
analysis-column-buys = 拿取
analysis-column-chance = 胜率%
analysis-column-swing = 变化
analysis-points = { $points }（{ $low }到{ $high }）
analysis-and = 和
analysis-key = 称赞：得到的/最多能得到的猴子称赞。规划者：规划者会搭什么，预计因此多得多少香蕉点数；"="表示相同。拿取：它会拿取的卡牌。胜率%：由机器人接着玩{ $least }到{ $most }局，这位玩家在回合前后的获胜机会。变化：100局中多赢或少赢几局；真实的数很可能在括号里的两数之间。* 决定胜负；如果变化前面有名字，指的是那位玩家的获胜机会。
analysis-signs = 符号：{ $light_green }浅绿色，{ $dark_green }深绿色，{ $gold }金色。2{ $arch } { $gold } +0.8：从金色螺柱开始、有2个拱门的楼梯，多得0.8香蕉点数。{ $gold }3：价值3的金色卡牌。青蛙：先拿青蛙。-：无。
analysis-legend = { $names }
analysis-chart = 每个回合的获胜机会
analysis-band = 决定胜负的回合用黄色背景标出。
analysis-decided = 决定胜负的三个回合：获胜者因此多赢或少赢几局
analysis-deciding = 第{ $number }回合：因为{ $name }的回合，100局中{ $winner }{ $way ->
    [up] 多赢
   *[down] 少赢
}{ $size }局（{ $low }到{ $high }）
analysis-note = ^ 决定胜负。翻出的新卡牌也算在内。真实的变化很可能在括号里的两数之间。
analysis-no-chances = 这盒卡牌还没全部输入，所以不知道获胜机会。
analysis-title = 第{ $number }回合（第{ $round }轮）：{ $name }
analysis-built = { $name }搭了{ $arches }个拱门，得到{ $credits }个猴子称赞。{ $known ->
    [best] 用这些积木，没有楼梯能得到更多。
    [more] 用这些积木，最多能得到{ $best }个。
   *[no] 不知道积木搭在哪里，所以也不知道最好的楼梯。
}
analysis-built-none = { $name }什么都没搭。
analysis-planner-same = 电脑也搭不出更好的。
analysis-planner-frog = 电脑会先拿青蛙。
analysis-planner = 电脑会从{ SHORT($colour, 1) }螺柱开始，搭{ $arches }个拱门，得到{ $credits }个猴子称赞。{ $gain ->
    [none] { "" }
   *[other] 预计最后因此多得{ $gain }香蕉点数。
}
analysis-card = { $colour ->
    [multi] 多颜色{ $cost }¢
   *[other] { SHORT($colour, 1) }{ $cost }¢
}
analysis-planner-buys = 它会拿取{ $cards }。{ $gain ->
    [none] { "" }
    [0.0] { "" }
   *[other] 预计最后因此多得{ $gain }香蕉点数。
}
analysis-planner-buys-nothing = 它不会拿取卡牌。
analysis-chance = 由电脑接着玩100局，从这个回合之前开始，{ $name }赢{ $before }局；从这个回合之后开始，赢{ $after }局：{ $points }（{ $low }到{ $high }）。
analysis-waits-title = 分析游戏
analysis-waits = 电脑从每个回合开始，把游戏接着玩很多次，看谁获胜。大约需要两分钟。
analysis-leave = 返回就会停止。
analysis-failed = 分析停止了：{ $detail }
footer-analyse = 分析
footer-deciding = 胜负回合
footer-go-there = 到那一步
footer-turn-before = 前一回合
footer-turn-after = 后一回合
