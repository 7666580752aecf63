### The log: one sentence for each event.

log-new-game = { $players }人的游戏开始了
log-took = 取出{ $count }个{ NOUN($piece, $count) }
log-put-back = 放回{ $count }个{ NOUN($piece, $count) }
log-override = 更正数目：{ SHORT($piece, 1) } { $old } -> { $new }
log-link = { $name }：{ $state ->
    [live] 已连接
    [lost] 没有回应
    [stale] 没有消息
    [incompatible] 版本不符
    [absent] 断开了
   *[other] 正在启动
}
log-staged = { $name }搭建了楼梯：{ $arches }个{ NOUN("arch", $arches) }，高度{ $height }
log-command-report-build = { $name }装饰了楼梯：{ $arches }个{ NOUN("arch", $arches) }
log-command-report-build-forgotten = { $name }只按概要搭建：从现在起不知道猴宫的形状
log-command-build = { $name }搭建并装饰了楼梯：{ $arches }个{ NOUN("arch", $arches) }，高度{ $height }
log-command-correct-supply = 游戏的数目已更正
log-command-tell-top = 说出了一个牌堆顶的卡牌
log-command-remove-card = 丢失的卡牌退出了游戏
log-command-change-deck = { $deck ->
    [printed] 从现在起，你们用自己的实体卡牌
   *[screen] 从现在起，由屏幕发牌
}
log-command-correct-card = { $name }的卡牌和输入的不同
log-command-settle-owed = 更正卡牌后，{ $name }和积木托盘已结清
log-command-settle-owed-leaver = { $name }的积木放回了积木托盘
log-command-learn-card = 输入了卡牌上印的内容
log-command-learn-board = 输入了玩家版图给的积木
log-command-learn-knob = 输入了地面地图的一个螺柱
log-command-pass-build = { $name }没有搭建楼梯
log-command-take-cards = { $cards ->
    [0] { $name }没有拿取卡牌
   *[other] { $name }拿取了{ $cards }张卡牌
}
log-card = { $card }
log-card-was = 不是{ $card }
log-card-is = 而是{ $card }
log-agreed-too-few-credits = 猴子称赞不够，但大家都同意
log-agreed-wrong-colour = 颜色不对，但大家都同意
log-agreed-pile-twice = 同一牌堆拿了两张，但大家都同意
log-agreed-withdraws-end = 大家都同意游戏继续
log-command-place-cards = { $name }放置了卡牌
log-command-take = { $name }拿取了快送
log-command-take-frog = { $name }拿了青蛙
log-command-place-frog = { $name }放置了青蛙
log-command-place-monkey = { $name }放置了猴子
log-command-place-butterfly = { $name }放置了蝴蝶
log-figure-on-card-no-open-knob = { SHORT($figure, 1) }留在它的卡牌上：没有空螺柱
log-figure-on-card-cut-short = { SHORT($figure, 1) }放到它的卡牌上：{ $name }已经赢得它
log-command-end-now = 游戏提前结束了
log-command-leave = { $bricks ->
    [back] { $name }离开了游戏，积木放回积木托盘
   *[out] { $name }离开了游戏，积木不再参加游戏
}
log-figure-on-card-built-over = { SHORT($figure, 1) }回到它的卡牌上：{ $name }在那里搭建了
log-command-end-turn = { $name }结束了回合
log-violation-opened = { $what ->
    [put-back-wrong] { $count }个{ NOUN($piece, $count) }放进了积木托盘：不该放在那里
    [wrong-type] 取出{ $count }个{ NOUN($piece, $count) }：种类不对
    [wrong-time] 取出{ $count }个{ NOUN($piece, $count) }：太早了
   *[other] 多取出了{ $count }个{ NOUN($piece, $count) }
}
log-violation-closed = { SHORT($piece, 2) }：已改正
log-question = 询问：{ NOUN($piece, $high) }有{ $low }个还是{ $high }个？
log-question-object = 询问：{ NOUN($piece, 2) }里混进了什么？
log-question-cup = 询问：放{ NOUN($piece, 2) }的小盒不在原位
log-tray-replaced = 积木托盘换了电路板：重量和之前一样，游戏继续
log-unknown = { SHORT($piece, 1) }：数目未知
log-audit-healed = { SHORT($piece, 1) }：传感器漂移了{ $off }，零点已修正
log-audit-disagrees = { SHORT($piece, 1) }：总重量显示{ $off }。请数一数里面的积木
log-question-staircase = { $count ->
    [1] 询问：是这个楼梯吗？
   *[other] 询问：是{ $count }个楼梯中的哪一个？
}
log-question-plate = { $more ->
    [yes] 询问：底板比猴宫重{ $grams }g，上面有什么？
   *[no] 询问：底板比猴宫轻{ $grams }g，少了什么？
}
log-question-figure = 询问：站在那里的是{ SHORT($figure, 1) }还是积木？
log-question-laid = 询问：底板和拿起前放得一样吗？
log-plate = 底板感应到{ $name }的楼梯的{ $count }块积木
log-plate-where = 位置：{ $pieces }
log-plate-less = 有积木被拿下来：{ $name }的楼梯还剩{ $count }块
log-plate-level = { $level ->
    [gold] 底板靠称重和霍尔传感器感应
    [silver] 底板只靠称重感应{ $why ->
        [hall] ：能用的霍尔传感器太少
       *[other] {""}
    }
   *[typed] 楼梯由玩家输入：{ $why ->
        [hall_needed] 能用的霍尔传感器太少
        [fault] 无法算出底板的读数
        [corner] 底板有一个角没有读数
        [node] 底板没有回应
       *[other] 底板没有感应
    }
}
log-answer = { $answer ->
    [agreed] 回答：猴宫和显示的一样
    [turned] 回答：底板和之前放得不一样
    [typed] 回答：楼梯由玩家输入
    [other] 回答：都不是，楼梯由玩家输入
   *[number] 回答：{ $answer }
}
log-keep = 积木托盘保持现状
log-undo = 上一步已撤销
log-redo = 已重做
log-set-up = 游戏设置完成
log-box = { $by ->
    [tray] 称了整盒积木
   *[other] 用手数了整盒积木
}
log-evidence = 差{ $fraction }个，噪声{ $noise_mg }mg，静止{ $still_s }秒{ $way ->
    [taken] ，其次可能：取出了{ $rival }个
    [back] ，其次可能：放回了{ $rival }个
    [nothing] ，其次可能：没有移动
   *[other] {""}
}
log-who = { $name }：

## The evidence of a decision

page-evidence = 主机为什么这样判断
# limit: footer
footer-evidence = 依据
evidence-none = 这里没有称重：是玩家输入的，或由规则得出。
evidence-decided = 判断
evidence-still = 判断之前静止了{ $seconds }秒。
evidence-restless = 单次读数的噪声：{ $noise }mg。
evidence-fraction = 和整数个相差{ $fraction }个，测量误差{ $error }。
evidence-rival = 其次可能：{ $way ->
    [taken] 取出了{ $rival }个
    [back] 放回了{ $rival }个
   *[nothing] 没有移动
}。{ $lost ->
    [off-whole] 但和重量不太相符。
    [faded] 但感应到手的压力消失了。
    [lifted] 但感应到手指离开了。
    [waited] 但静止的时间比手指停留的时间更长。
    [stands] 无法排除，所以主机询问了。
   *[unlikely] 但手很少这样做，或者游戏预期的是另一种。
}
evidence-undecided = { $low }个还是{ $high }个：都无法排除，所以主机询问了。
evidence-odds = 和其他所有可能合起来相比：{ $odds }比1。
evidence-finger = 只有手指停在格子里，才会出现其次可能的情况。
