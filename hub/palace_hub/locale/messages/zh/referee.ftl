### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = 这次快送没有{ NOUN($piece, 1) }（规则{ $rule }）。
# limit: explanation
wrong-type-decorate = 现在只放装饰积木，不放{ NOUN($piece, 1) }（规则{ $rule }）。
# limit: explanation
wrong-type-frog = 青蛙给1个立柱，不给{ NOUN($piece, 1) }（规则{ $rule }）。
# limit: explanation
wrong-time = 现在还不能拿{ NOUN($piece, 2) }（规则{ $rule }）。
# limit: explanation
too-many = 这次快送多拿了{ $count }个{ NOUN($piece, $count) }（规则{ $rule }）。
# limit: explanation
too-many-decorate = 终点只放1个装饰积木：多拿了{ $count }个{ NOUN($piece, $count) }（规则{ $rule }）。
# limit: explanation
too-many-frog = 青蛙只给1个立柱：多拿了{ $count }个（规则{ $rule }）。
# limit: explanation
undone-put-back = 你撤销了一步。把{ $count }个{ NOUN($piece, $count) }也放回去；想重做这一步，按y。
# limit: line
undone-on-palace = { $pieces }留在猴宫上。{ $off ->
    [none] { "" }
   *[other] 只拿下{ SHORT($off, 1) }积木。
}
# limit: explanation
put-back-wrong = 有{ $count }个{ NOUN($piece, $count) }不该在积木托盘里（规则{ $rule }）。
# limit: explanation
decoration-wrong-colour = 终点要放{ NOUN($wanted, 1) }，不是{ NOUN($piece, 1) }（规则{ $rule }）。

## Entries that may explain pieces which were moved before they were said

explained-by-build = 它在你的新楼梯上吗？那就输入楼梯。
explained-by-cards = 是你要拿取的卡牌给的吗？那就选择卡牌。
explained-by-place-cards = 是你的新卡牌给的吗？那就放置卡牌。
explained-by-delivery = 是下一步要用的吗？按Enter进入下一步。

## Questions

# limit: headline
ask-count-headline = { SHORT($piece, $high) }：{ $low }个还是{ $high }个？
# limit: explanation
ask-count-why = 积木托盘数不准：里面的重量相当于{ $reading }个{ NOUN($piece, 2) }。请数一数，再选{ $low }或{ $high }。
# limit: explanation
ask-count-why-impossible = 里面的重量相当于{ $reading }个，这不可能。如果格子里有别的东西，请拿出来。
# limit: explanation
ask-count-why-changed = 积木托盘数的时候，有积木进出。里面的重量相当于{ $reading }个：请再数一次。
# limit: explanation
ask-count-why-gap = 有一段时间没有感应积木托盘。里面的重量相当于{ $reading }个：请数一数。
# limit: headline
ask-object-headline = 把它拿出来
# limit: headline
ask-cup-headline = 把它放回去
# limit: explanation
ask-count-why-foreign = 里面的重量相当于{ $reading }个，也可能混有别的积木。如果有别的积木，请拿出来。
# limit: explanation
ask-count-why-cup = 放{ NOUN($piece, 2) }的小盒不见了，或者换成了别的小盒。请把每个小盒放回原位。
# limit: explanation
ask-count-why-object = { NOUN($piece, 2) }里混进了不是积木的东西：总重量相当于{ $reading }个。请拿出来。
# limit: headline
ask-staircase-headline = 搭的是哪一个？
# limit: headline
ask-staircase-one-headline = 是这一个吗？
# limit: explanation
ask-staircase-why = 底板分不清是哪一个。看看标出的位置，再选择。
# limit: explanation
ask-staircase-one-why = 底板感应到了这个楼梯，但不太清楚。请和猴宫对照，再选择。
# limit: headline
ask-figure-headline = 那是{ SHORT($figure, 1) }吗？
# limit: explanation
ask-figure-why = 重量像{ SHORT($figure, 1) }，但底板上也有下一位玩家的积木。请看标出的位置。
then-count-this = 游戏按这个数目继续。
then-count-another = 由你们数好，输入数目。
then-staircase-this = 就当搭的是这个楼梯。
then-staircase-other = 由你在平面图上或按概要输入楼梯。
then-figure-agreed = 动物就放在那里。
then-figure-other = 它算作下一位玩家楼梯的积木。
then-plate-agreed = 屏幕上的猴宫是对的。从现在起，底板以当前重量为准。
then-plate-typed = 这个楼梯由你输入。下一个楼梯底板会重新感应。
then-laid-agreed = 游戏继续，猴宫和原来一样。
then-laid-turned-by = 主机会转动屏幕上的猴宫，和底板一致。
then-laid-turned = 主机会等到底板放回原来的方向。
answer-figure = 对，是{ SHORT($figure, 1) }
answer-piece = 不，是积木
answer-another-number = 别的数目
answer-staircase = 搭的是这个
answer-not-this = 不是：我来输入
# limit: reading
question-only-here = 只有这里有：{ $parts }
# limit: reading
question-lacks = 没有另一张图标出的积木。
# limit: reading
question-beside = 在猴宫旁边，不在螺柱上。
question-where-nw = 先看这里：后面左边。
question-where-n = 先看这里：后面中间。
question-where-ne = 先看这里：后面右边。
question-where-w = 先看这里：左边中间。
question-where-middle = 先看这里：正中间。
question-where-e = 先看这里：右边中间。
question-where-sw = 先看这里：前面左边。
question-where-s = 先看这里：前面中间。
question-where-se = 先看这里：前面右边。
question-on-rim = 也看看底板的边缘。
question-fallen = 也看看底板旁边。
answer-other-staircase = 都不是：我来输入
# limit: headline
ask-plate-headline = 猴宫对吗？
# limit: explanation
plate-off = { $more ->
    [yes] 底板比屏幕上的猴宫重{ $grams }g。
   *[no] 底板比屏幕上的猴宫轻{ $grams }g。
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] 底板比屏幕上的猴宫重{ $grams }g：边缘上有东西，或者有东西移动了。
   *[no] 底板比屏幕上的猴宫轻{ $grams }g：少了东西，或者有东西移动了。
}
# limit: explanation
plate-late = 这是最后的回合。把放好装饰积木之后加上的{ $count }块积木拿下来：它们不算数。
# limit: explanation
plate-lifted = 底板被拿起来了。请让它四角放稳：放稳之前主机什么都不计。
# limit: explanation
plate-turned = { $turns ->
    [1] 底板向左转了四分之一圈。请向右转回来。
    [2] 底板方向反了。请转半圈。
   *[3] 底板向右转了四分之一圈。请向左转回来。
}
# limit: explanation
plate-laid = 底板被拿走了。请照原样放回：屏幕显示它原来的方向。
# limit: explanation
plate-laid-moved = 底板的重量和拿起前一样，但上面有东西移动了。
# limit: explanation
plate-laid-more = 底板比拿起前重{ $grams }g。请拿走上面多出来的东西。
# limit: explanation
plate-laid-less = 底板比拿起前轻{ $grams }g：有东西掉了。请放回去。
# limit: explanation
plate-laid-less-one = 底板比拿起前轻{ $grams }g，相当于1个{ NOUN($piece, 1) }。请放回去。
# limit: explanation
plate-laid-less-two = 底板比拿起前轻{ $grams }g：少了1个{ NOUN($piece, 1) }或1个{ NOUN($wanted, 1) }。请放回去。
# limit: headline
ask-laid-headline = 放回原样了吗？
answer-laid = 和原来一样
answer-turned = 我们转回去
plate-why = { $why ->
    [hall] 能用的霍尔传感器太少：只能靠称重感应积木。
    [hall_needed] 能用的霍尔传感器太少，只靠称重又不够。请自己输入楼梯。
    [corner] 底板有一个角没有读数。请自己输入楼梯。
    [fault] 主机没能算出底板的读数。请自己输入这个楼梯。详情见日志文件。
   *[node] 底板没有回应。请自己输入楼梯。
}
answer-agreed = 和显示的一样
answer-typed = 我来输入楼梯
answer-pieces = { number-word }个{ NOUN($piece, $count) }
number-word = { $count }

owed-put-back = 有张卡牌更正过：{ $name }放回{ $count }个{ NOUN($piece, $count) }（规则{ $rule }）。
board-unknown-put-back = 先输入玩家版图的快送，再拿{ $count }个{ NOUN($piece, $count) }（规则{ $rule }）。
leaver-put-back = { $name }离开了：把{ $count }个{ NOUN($piece, $count) }放回积木托盘（规则{ $rule }）。
left-put-back = { $name }在回合中离开了：把为这个回合拿的{ $count }个{ NOUN($piece, $count) }放回去（规则{ $rule }）。
# limit: explanation
early-put-back = 这是最后的回合：把{ $count }个{ NOUN($piece, $count) }放回去，已经没有人用得上了（规则{ $rule }）。
frog-back = 青蛙还回去了：它给的立柱也放回积木托盘（规则{ $rule }）。

## Refused entries, with a fix

refused-resume-first = 请先选择：继续这局游戏（r），或者搁置它（d）。
refused-no-game = 没有进行中的游戏：请开始一局。
refused-not-saved = 上一局游戏还没保存。请腾出磁盘空间，并检查主机能否写入。
refused-nothing-to-resume = 没有可以继续的游戏。请开始新游戏。
refused-game-running = 已经有一局游戏在进行。
refused-nothing-to-confirm = 现在没有要确认的。请照大字提示去做。
refused-answer-first = 请先回答问题。
refused-take-out-first = 请先把积木托盘里不是积木的东西拿出来。
refused-figure-parked = 积木托盘感应到{ $figure ->
    [monkey] 猴子
    [butterfly] 蝴蝶
   *[other] 青蛙
}还在动物垫上。请放置它。如果已经放好，再按一次Enter。
refused-waits-for-tray = 不用按键：动了积木，积木托盘就会感应到。
refused-put-right-first = 请先改正屏幕上标出的地方。
refused-choose-pieces = 请先选择积木：输入每种拿几个。
refused-start-colour = 请先选择楼梯起始点的颜色。
refused-tray-moves = 积木托盘里还有东西在动。请把手拿开，稍等一下。
refused-question-over = 这个问题已经回答过了。
refused-answer-unknown = 没有这个答案。请从屏幕显示的答案中选择。
refused-answer-number = 请输入有几个{ NOUN($piece, 2) }。
refused-tray-counts = 积木托盘会自己数。如果数目不对，按c。
refused-nothing-to-keep = 积木托盘已经是对的，没有什么要保持。
refused-more-than-box = 盒中最多有{ $most }个{ NOUN($piece, $most) }。
refused-not-that-many = 积木托盘里没有这么多{ NOUN($piece, 2) }。
refused-undo-built-on = { $name }已经在上面搭建了。请先拿下那{ $count }块积木，再撤销。
refused-nothing-to-undo = 没有可撤销的。
refused-undo-early = 已经为下一个回合取出了{ NOUN($piece, 1) }。请放回去，再撤销。
refused-nothing-to-redo = 没有撤销过，所以没有可重做的。
refused-not-in-play = 这只能在游戏中进行。
refused-decoration-first = 请把装饰积木放在楼梯上，或者撤销。然后重新输入。
refused-no-sets = 这台主机没有保存卡牌组。
refused-no-such-set = 找不到含开局积木和牌堆的卡牌组{ $name }。请选另一组。
refused-set-name = { $name }不能作为新卡牌组的名字：请用小写字母、数字、-和_。
told-set-complete = { $name }的卡牌和玩家版图都已输入。这组卡牌完整了。
refused-not-now = 这不属于当前步骤。
refused-palace-unknown = 主机已经不知道猴宫的形状。请输入楼梯的概要。
refused-by-facts = 你正在按概要输入这个楼梯。想用平面图，先按w。
refused-by-plan = 你正在平面图上输入这个楼梯。想用概要，先按w。
refused-by-plate = 底板会自己感应这个楼梯。想在平面图上输入，先按w。
refused-no-plate = 没有底板感应这个楼梯。请自己输入。
refused-plate-empty = 底板还没感应到新积木：请先搭建。
refused-plate-moves = 底板还在动。请把手拿开，稍等一下。
refused-plate-unexplained = 底板感应到不是积木的东西。请把手拿开，把歪的积木按好，或者自己输入楼梯。
refused-plate-gives-up = 底板分不清这里搭了什么。请在平面图上输入积木。
refused-plan-empty = 平面图上还没有积木。请放一块。
refused-decoration-placed = 装饰积木最后放：楼梯搭好后，再从积木托盘拿取。
refused-no-placement = { $text } 不是带位置的积木。拱门写成 A8,14,0e，方形积木写成 B11,14,1。
refused-no-cell = { $text } 不是螺柱。请写成 11,14,3 这样。
refused-placed-already = 这块积木已经在平面图上了。
refused-not-on-plan = 这块积木已经不在平面图上了。
refused-no-more-of-it = { $count ->
    [0] 你没有{ NOUN($piece, 2) }。
   *[other] 你的{ $count }个{ NOUN($piece, 2) }都已经在平面图上。
}
