### It was another card: the question before the correction, with all that follows from it.

told-counted-again = 重新计算了得分。
correction-sure = 是这张卡牌吗？
correction-agree = 大家都同意吗？
correction-impossible = 这不可能
correction-yes = 是的，更正
correction-agree-yes = 都同意
correction-no = 返回
correction-was = { $name }的卡牌，输入的是{ $card }
correction-is = { $name }的卡牌，其实是{ $card }
correction-swap = 主机记录的是{ $name }有这张卡牌：两张卡牌互换。
correction-swap-own = { $name }也有这张卡牌：两张卡牌互换。
correction-overrules-too-few-credits = 猴子称赞不够：那个回合的卡牌要{ $cost }个，只有{ $credits }个（规则{ $rule }）。
correction-overrules-wrong-colour = 颜色不对：拿取的是{ SHORT($colour, 1) }，那时只能拿{ SHORT($wanted, 1) }或多颜色（规则{ $rule }）。
correction-overrules-pile-twice = 那个回合从同一牌堆拿了两张：{ $colour ->
    [multi] 多颜色
   *[other] { SHORT($colour, 1) }
}{ $cost }¢（规则{ $rule }）。
correction-overrules-withdraws-end = 游戏不结束：换成这张卡牌，{ $player }的快送并不缺积木（规则{ $rule }）。
correction-gets = { $name }从积木托盘拿取{ $pieces }。
correction-gives-back = { $name }放回{ $pieces }。
correction-owed-nothing = { $name }和积木托盘已结清。
correction-due = { $name }现在拿取的快送是{ $due }，不是{ $before }。
correction-income = { $name }从现在起每回合得到{ $each }，不是{ $before }。
correction-bananas-more = { $name }多得{ $bananas }香蕉点数。
correction-bananas-fewer = { $name }少得{ $bananas }香蕉点数。
correction-end = { $name }的快送让游戏在这一轮过后结束（规则11.7）。
correction-winner = { $count ->
    [1] 那么{ $names }获胜。
   *[other] 那么{ $names }共享胜利。
}
correction-nothing-else = 其他都不变。
correction-entered = 输入的是{ $card }
correction-prints = 其实是{ $card }
correction-sure-print = 这样对吗？
correction-board-entered = 玩家版图{ $seat }，输入的是：{ $symbols }
correction-board-prints = 其实是：{ $symbols }
