### The texts of the screens. `# limit: PLACE` names the place that bounds a text (palace_hub.locale.limits).

outside = { $text }
word-yes = 是
word-no = 否

banner-house-cards = 自带卡牌：不是原版游戏的卡牌
# limit: line
too-small = 窗口太小：至少需要{ $columns } x { $rows }。
banner-simulated-last = （模拟）{ $text }
# limit: line
last-round = 最后一轮：{ $name }没能拿足积木（规则8.2）
# limit: line
last-round-shortage = 最后一轮：{ $name }该拿{ $wanted }个{ NOUN($piece, $wanted) }，{ $found ->
    [0] 一个也不剩
   *[other] 只剩{ $found }个
}（规则8.2）

## The hands over a simulated tray

hands-title = 你的手
# limit: tray
hands-all-six = 六格
# limit: tile-reason
hands-pieces = { $outside ->
    [0] { $inside }
   *[other] { $inside }（外{ $outside }）
}
# limit: footer
hands-amount = 每次{ $count }
# limit: footer
hands-all = 全部
# limit: footer
hands-take = 取出
# limit: footer
hands-put = 放入
# limit: footer
hands-press = 按压
# limit: tile-reason
hands-spill = 掉进{ $sign }格

## The step rail

# limit: step
step-1 = 搭建
# limit: step
step-2 = 装饰
# limit: step
step-3 = 称赞
# limit: step
step-4 = 卡牌
# limit: step
step-5 = 单次快送
# limit: step
step-6 = 多次快送
# limit: step
step-7 = 奖励卡牌
# limit: step
step-8 = 奖杯卡牌
# limit: step-short
step-short-1 = 搭建
# limit: step-short
step-short-2 = 装饰
# limit: step-short
step-short-3 = 称赞
# limit: step-short
step-short-4 = 卡牌
# limit: step-short
step-short-5 = 单次
# limit: step-short
step-short-6 = 多次
# limit: step-short
step-short-7 = 奖励
# limit: step-short
step-short-8 = 奖杯

## The head: a sentence and its explanation

# limit: headline
head-no-game = 新游戏
# limit: explanation
explain-no-game = 最近吃过香蕉的玩家先开始（规则2.1）。按Enter填下一个名字；填完最后一个名字再按Enter，游戏开始。
# limit: headline
head-calibrate-empty = 清空积木托盘
# limit: explanation
explain-calibrate-empty = 把六个格子里的积木全部取出，然后按Enter。主机先称空的小盒。
# limit: headline
head-calibrate-full = 装满积木托盘
# limit: explanation
explain-calibrate-full = 放入整盒积木：80个拱门、80个方形积木、16个立柱，三种颜色的装饰积木各16个。然后按Enter。
# limit: headline
head-resume = 有一局游戏没玩完
# limit: explanation
explain-resume = 继续这局游戏，还是先搁置它、另开新游戏？不管选哪个，都不会丢失任何内容。
# limit: headline
head-setup-done = 可以开始了
# limit: explanation
explain-setup-done = 开局积木和初始楼梯的积木都已取出。把猴子放在猴子奖杯卡牌上。
# limit: headline
head-setup = 分发开局积木
# limit: explanation
explain-setup-typed = 取出显示的积木：各人的开局积木，以及初始楼梯的2个拱门、1个方形积木和1个金色积木（规则2.2）。然后按Enter。
# limit: explanation
explain-setup-back = 取出的积木多于开局积木和初始楼梯所需（规则2.2）：请放回。如果丢了：按「更多」（o），选「保持积木托盘现状」。
# limit: headline
head-start = 初始楼梯
# limit: explanation
explain-start = 底板感应到初始楼梯{ $of }块积木中的{ $seen }块（规则2.2）。接着把{ NOUN($piece, 1) }放在平面图亮起的位置。
# limit: explanation
explain-start-extra = 把平面图亮起的位置上的{ NOUN($piece, 1) }拿下来：它不属于初始楼梯（规则2.2）。
# limit: explanation
explain-ground-none = 底板从设置完成到现在还没感应到地面地图（规则2.2）。如果上面没有，请先放好一张再搭建。
# limit: explanation
explain-ground-aside = 地面地图向{ $side ->
    [e] 东
    [ne] 东北
    [n] 北
    [nw] 西北
    [w] 西
    [sw] 西南
    [s] 南
   *[se] 东南
}偏了{ $mm }mm（规则2.2）：它应该放在底板正中。
# limit: explanation
explain-ground-corner = { $count ->
    [1] 地面地图少了一块直角积木（规则2.2）：缺的是{ $corner ->
        [ne] 东北
        [se] 东南
        [sw] 西南
       *[nw] 西北
    }角那块。
    [4] 地面地图还没有直角积木（规则2.2）。
   *[other] 地面地图少了{ $count }块直角积木（规则2.2）：其中{ $corner ->
        [ne] 东北
        [se] 东南
        [sw] 西南
       *[nw] 西北
    }角缺一块。
}
# limit: headline
head-take-out = 取出{ $count }个{ NOUN($piece, $count) }
# limit: explanation
explain-setup = 每位玩家的开局积木，以及初始楼梯的2个拱门、1个方形积木和1个金色积木（规则2.2）。取好后游戏会自动继续。
# limit: headline
head-cards-check = 核对你们的卡牌
# limit: explanation
explain-cards-check = 每位玩家面前放的是这些卡牌吗？是的话按Enter，接着计算得分。
# limit: headline
head-ended = 最终得分
# limit: headline
head-build = 搭建一个楼梯
# limit: headline
head-ahead = 可以先开始
# limit: explanation
explain-ahead = { $still }你现在输入的内容会留到你的回合。
ahead-still-takes = { $name }还要拿{ $pieces }。
ahead-still = { $name }先完成：{ $sentence }。
# limit: explanation
explain-could-build = 你的积木搭得出楼梯，所以必须搭建（规则4.10）：可以搭平面图上的，也可以搭别的。
# limit: explanation
explain-could-build-number = 你的积木搭得出楼梯，所以必须搭建（规则4.10）。只要{ $count }块积木就够。
# limit: explanation
explain-build = 你有{ $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }、{ $columns }个{ NOUN("column", $columns) }。如果什么楼梯都搭不了，按o，选「无法搭建」（规则4.10）。
# limit: explanation
explain-build-frog = 你有{ $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }、{ $columns }个{ NOUN("column", $columns) }。想拿青蛙和1个立柱，或者什么楼梯都搭不了，就按o。
# limit: headline
head-decorate = 放上1个{ NOUN($piece, 1) }
# limit: headline
head-decorate-any = 放上任意一个装饰积木
# limit: explanation
explain-decorate = 把1个{ NOUN($piece, 1) }放在最后一个拱门的远端，也就是楼梯终点。颜色要和起始点相同（规则5.1）。
# limit: explanation
explain-decorate-out = { NOUN($piece, 2) }没有剩余了：请放上任意颜色的装饰积木，但不会因此得到猴子称赞、猴子或蝴蝶（规则10.7）。
# limit: headline
head-credits = { $count }个猴子称赞
# limit: explanation
explain-credits = 每个拱门得1个猴子称赞；如果你的装饰积木是同色中位置最高的，再得1个（规则5.2、5.3）。
# limit: headline
head-cards = 可花费{ $count }个猴子称赞
# limit: explanation
explain-cards = 拿取{ SHORT($colour, 1) }或多颜色卡牌（¢：价值），每个牌堆最多1张。没花完的猴子称赞会作废（规则6.3）。
# limit: explanation
explain-cards-printed = 先拿卡牌，再按它们的键：{ SHORT($colour, 1) }或多颜色，每个牌堆最多1张（规则11.2）。¢：价值。
# limit: explanation
explain-cards-chosen-printed = 你拿取{ $chosen }：花费{ $cost }个猴子称赞，还剩{ $left }个。想放回某张卡牌，再按一次它的牌堆。
# limit: headline
head-which-card = 是哪张卡牌？
# limit: explanation
explain-which-card = 按你拿取的那张{ SHORT($colour, 1) }{ price }卡牌的键，或按Esc返回。还可花费{ $left }个猴子称赞。
# limit: explanation
explain-cards-chosen = 你拿取{ $chosen }。还剩{ $left }个猴子称赞，可用于其他牌堆。再按同一个键就把卡牌放回。
# limit: headline
head-take = 拿取{ $count }个{ NOUN($piece, $count) }
# limit: explanation
explain-one-time = 你的新卡牌给你{ $pieces }。想看哪张卡牌给什么，按w。
# limit: explanation
explain-recurring = { $cards ->
    [0] 你的玩家版图
   *[other] 你的玩家版图和卡牌
}给你{ $pieces }。想看各自给什么，按w。
# limit: explanation
explain-short = 该拿{ $wanted }个{ NOUN($piece, $wanted) }，{ $found ->
    [0] 一个也不剩
   *[other] 只剩{ $found }个
}：这一轮过后游戏结束（规则8.2）。
# limit: explanation
explain-short-again = 该拿{ $wanted }个{ NOUN($piece, $wanted) }，{ $found ->
    [0] 一个也不剩
   *[other] 只剩{ $found }个
}（规则8.2）。
# limit: headline
head-delivery-done = 都拿好了
# limit: headline
head-none-left = 没有剩余了
# limit: headline
head-place-cards = 放置{ $count }张卡牌
# limit: explanation
explain-place-cards = 先放满空着的空间，再盖住旧卡牌。被盖住的卡牌不再给积木，但香蕉点数照算（规则7.3）。
# limit: headline
head-bonus = 拿取1张奖励卡牌
# limit: explanation
explain-bonus = 你的楼梯高度为{ $height }，有一部分至少五块方形积木高；{ $counts ->
    [whole_pile] 以前的积木也算在内
   *[placed_this_turn] 只算本回合的积木
}（规则8.1、10.4）。
# limit: headline
head-trophies = 拿取奖杯卡牌
# limit: headline
head-frog = 放置青蛙
# limit: explanation
explain-frog = 把它放在{ $place ->
    [lowest_arch] 你搭建的最低的拱门其中一端的空螺柱上
    [lowest_end] 你搭建的楼梯起始一端的螺柱上
   *[lowest_open_knob] 你搭建的楼梯上位置最低的拱门一端的空螺柱上
}（规则9.3、10.12）。
# limit: headline
head-monkey = 放置猴子
# limit: explanation
explain-monkey = 把它放在任意一个拱门其中一端的空螺柱上：{ $blocks ->
    [everyone] 谁
   *[others] 你以外的人
}都不能在那里搭建。拿取猴子奖杯卡牌（规则9.1、10.5）。
# limit: headline
head-butterfly = 放置蝴蝶
# limit: explanation
explain-butterfly = 把它放在你的装饰积木上：那里位置最高。拿取蝴蝶奖杯卡牌（规则9.2）。
# limit: headline
head-end-turn = 回合结束
# limit: explanation
explain-end-turn = 这个回合的事都做完了。没花完的猴子称赞会作废（规则6.3）。
# limit: headline
head-put-back = 放回{ $count }个{ NOUN($piece, $count) }
# limit: headline
head-thank-you = 谢谢，请继续
# limit: headline
head-wrong = 请改正
# limit: headline
head-correction = 有{ $count }处要改正
# limit: explanation
explain-goes-on = { $reason }积木托盘改正后，游戏会自动继续。
# limit: explanation
explain-unsaid = { $reason }{ $entry }
# limit: explanation
explain-typed = { $reason }做好后按Enter。
# limit: explanation
explain-correction = 积木托盘里的积木和游戏不符。请照下面各行去做：改正一行，就消失一行。
# limit: explanation
explain-correction-typed = 你输入的内容和游戏不符。下面的内容都改正后，按Enter。
# limit: explanation
explain-undone-many = 你撤销了一步。这里显示的也要照做；想重做这一步，按y。
# limit: explanation
explain-problem = ! { $problem }
# limit: explanation
explain-or-there = 也可能是另一个标出的位置：底板分不清是哪一个。
# limit: explanation
explain-or-by-rule = 也可能是另一个标出的位置（规则{ $rule }）：底板分不清是哪一个。
# limit: explanation
explain-marked = { $lit ->
    [yes] 请看平面图上的{ $sign }：更合适的螺柱亮着。
   *[no] 请看平面图上的{ $sign }。
}
# limit: explanation
explain-manual = ! 积木托盘没有回应（{ $seconds }秒）。游戏照常进行：请输入你拿取的积木。
# limit: headline
head-leaver = 放回积木
# limit: explanation
explain-leaver = { $name }离开了：把{ $name }的积木全部放回积木托盘。如果有丢失的：按「更多」（o），选「保持积木托盘现状」。
# limit: explanation
explain-leaver-typed = { $name }离开了：把{ $name }的积木全部放回积木托盘，然后按Enter（规则12.4）。
# limit: headline
head-owed = 补拿积木
# limit: explanation
explain-owed = 有张卡牌更正过：{ $name }补拿原先少拿的积木（规则11.6）。
# limit: explanation
explain-frog-column = 青蛙现在给你1个立柱：可以用在这个楼梯里（规则9.3）。

## Boxes of pieces

# limit: box-label
box-take = 拿取
# limit: box-label
box-put-on-top = 放在终点
# limit: box-label
box-take-more = 再拿
# limit: box-label
box-put-back = { $sign } 放回
# limit: box-label
box-take-out = { $sign } 取出
# limit: box-label
box-out = 取出
# limit: box-label
box-back = 放回
# limit: box-label
box-then = 然后再拿
# limit: box-label
box-then-decorate = 然后放在终点
# limit: box-label
box-either = 方形积木或拱门
# limit: box-label
box-moving = ...还在动
# limit: box-label
box-done = { $sign } 完成
box-ok = 好
# limit: box-line
line-taken = { SHORT($piece, 1) }：已拿{ $taken }/{ $of }
# limit: box-line
line-due = { SHORT($piece, 1) }：{ $due ->
    [0] 已拿完
   *[other] 还要拿{ $due }个
}
# limit: box-line
line-taken-free = { SHORT($piece, 1) }：已拿{ $taken }个
# limit: box-line
line-setup-out = 取出{ $count }个{ NOUN($piece, $count) }
# limit: box-line
line-back = 放回{ $count }个{ NOUN($piece, $count) }
# limit: box-line
line-none-due = { SHORT($piece, 1) }：{ $count }个不该拿
# limit: box-line
line-put-back = { SHORT($piece, 1) }：多了{ $count }个
# limit: box-line
line-take-out = { SHORT($piece, 1) }：多了{ $count }个
# limit: box-line
line-put-on-top = 1个{ NOUN($piece, 1) }
# limit: box-line
line-any-colour = 1个，任意颜色
# limit: box-line
line-choice = 已拿{ $taken }/{ $of }

## Cards

# limit: tile-reason
card-bananas = { $bananas ->
    [0] 没有香蕉点数
   *[other] { $bananas }香蕉点数
}
# All that a card shows.
card-words-unknown = { card-name }：还没输入
card-words = { card-name }：{ card-bananas }，{ $now ->
    [none] 现在不给积木
   *[other] 现在给{ $now }
}，{ $each ->
    [none] 每回合不给积木
   *[other] 每回合给{ $each }
}
# limit: tile-card
held-card = { price } { $word }
held-count = { $count ->
    [0] 没有卡牌
   *[other] { $count }张卡牌
}
# limit: line
held-hint = 方向键：选择卡牌。c：其实是另一张卡牌。1到{ $players }：看某位玩家。
# limit: line
held-hint-bought = 选出这里记错的卡牌，然后按c。
# limit: line
held-hint-elsewhere = 选出正确的卡牌，然后按Enter。
card-name = { $colour ->
    [multi] 多颜色{ price }
   *[other] { SHORT($colour, 1) }{ price }
}
sum-board = 你的玩家版图
# A price in credits: the sign keeps it apart from a key.
price = { $cost }¢
# A small card has no room for the word; the page's title explains it.
tile-bananas-short = { $count }点
tile-now = 现在{ $symbols }
tile-now-words = 现在：{ $pieces }
tile-each = 每回合{ $symbols }
tile-each-words = 每回合：{ $pieces }
# limit: tile-card
tile-no-pieces = 无积木
# limit: tile-reason
tile-empty = 空
# limit: tile-reason
tile-hidden = 背面朝上
# limit: tile-reason
tile-rule-wrong-colour = 不是{ SHORT($wanted, 1) }
# limit: tile-reason
tile-rule-too-few-credits = 称赞不够
# limit: tile-reason
tile-rule-pile-twice = 每堆限1张
# limit: tile-reason
tile-left = 剩{ $count }张
# limit: tile-reason
tile-different = { $count }种
# limit: tile-reason
tile-of-these = 这种{ $count }张
# limit: tile-reason
tile-more = 更多
tile-times = { $count }x
tile-bananas-tight = { $count }点
slot-title = 空间{ $number }
slot-empty = 空
slot-covers = 盖住它
slot-gives-nothing = 不给积木
slots-place = 第{ $number }张卡牌（共{ $of }张）：{ $card }。触摸它的空间，或按1到4。
slots-all-placed = 每张卡牌都有空间了。触摸任一空间可重新放置。

## The build form

# limit: stepper
stepper-arches = 拱门
# limit: stepper
stepper-bricks = 方形
# limit: stepper
stepper-columns = 立柱
# limit: stepper
stepper-height = 高度
# limit: stepper
stepper-five-high = 五块高
build-colour-heading = 起始点的螺柱
# limit: title
build-facts-title = 这个楼梯
# limit: fact
fact-pieces = { $columns ->
    [0] { $arches }{ NOUN("arch", $arches) } { $bricks }{ NOUN("brick", $bricks) }
   *[other] { $arches }{ NOUN("arch", $arches) } { $bricks }{ NOUN("brick", $bricks) } { $columns }{ NOUN("column", $columns) }
}
# limit: fact
fact-height = 高度为{ $height }。
# limit: fact
fact-plan-ends = 之后就没有平面图了。
# limit: fact
fact-choose-colour = 请选择起始点颜色。
# limit: fact
fact-start = 从{ $sign }{ SHORT($piece, 1) }开始。
# limit: fact
fact-ends-in-arch = 以拱门结束。
# limit: fact
fact-no-arch = 还缺拱门。
# limit: fact
fact-five-high = 可得奖励卡牌。
# limit: fact
fact-part-counts = { $counts ->
    [whole_pile] 以前的积木也算。
   *[placed_this_turn] 以前的积木不算。
}
# limit: fact
fact-credits = { $count ->
    [0] 得不到猴子称赞。
   *[other] 得{ $count }到{ $most }个猴子称赞。
}

## The palace on the screen: plan, oblique view, a staircase entered piece by piece

# limit: title
plan-title = 俯视图，数字为高度
# Where a row of the plan is one row of the screen, so that upright arches stand beside the heights.
# limit: title
plan-title-narrow = 高度，拱门：{ $across } { $upright }
# limit: title
plan-title-aim = 拱门搭到哪里？
# limit: here
plan-here-nothing = 这里没有螺柱
# limit: here
plan-here-knob = { SHORT($piece, 1) }螺柱
# limit: here
plan-here-height = 高度{ $height }
# limit: here
plan-here-decorated = { $sign }，下面高{ $height }
# limit: here
plan-here-figure = 这里站着动物
# limit: here
plan-why-none-left = { $piece ->
    [arch] 你没有拱门了。
    [column] 你没有立柱了。
   *[other] 你没有方形积木了。
}
# limit: here
plan-why-no-room = 这里什么都放不下。
# limit: here
plan-why-no-arch = 这里放不下拱门。
# limit: here
plan-why-not-there = 那个方向放不下拱门。
# limit: here
plan-why-choose-end = 先选拱门的另一端。
# limit: piece-button
plan-button-piece = { $sign } { NOUN($piece, 1) }
plan-button-short = { $button } { $count }
# limit: piece-button
plan-button-left = 剩{ $count }个
# limit: piece-button
plan-button-take-back = 拿回
# limit: piece-button
plan-up = 上
# limit: piece-button
plan-left = 左
# limit: piece-button
plan-right = 右
# limit: piece-button
plan-down = 下
# limit: fact
way-to-facts = 改为输入概要
# limit: fact
way-to-plan = 在平面图上输入
# limit: fact
way-to-plate = 让底板感应
# limit: title
plate-plan-title = 底板感应到，数字为高度
# limit: here
plate-seen = 感应到{ $sign }{ NOUN($piece, 1) }，{ $level ->
    [0] 在地面上
   *[other] 离地{ $level }块高
 }
# limit: hint
plan-hint-plate = 底板会感应每块积木，你不用按键。
# limit: hint
plate-unexplained = 那里有不是积木的东西：是手，或者积木歪了。
# limit: hint
plate-astray = { $more ->
    [yes] 标记处多了{ $grams }g：把那里的东西拿走。
   *[no] 标记处少了{ $grams }g：把掉下的放回去。
 }
# limit: hint
plate-astray-somewhere = { $more ->
    [yes] 底板边缘多了{ $grams }g：把那里的东西拿走。
   *[no] 少了{ $grams }g：把掉下的放回去。
 }
# limit: hint
plate-mend-path-broken = 从那一端接着搭，或把它拿下来。
# limit: hint
plate-mend-two-paths = 把它拿下来：每回合只搭一个楼梯。
# limit: hint
plate-mend-forks = 把这个拱门拿下来。
# limit: hint
plan-hint-start = 从地面的空螺柱开始。
# limit: hint
plan-hint-climb = 每个拱门都要更高。
# limit: hint
plan-hint-end = 以拱门结束。
# limit: hint
plan-aim-how = 选一个亮起的位置：触摸它，或按它的方向键。
# limit: fact
plan-aim-missing = 远端要用方形积木垫高。
# limit: fact
plan-aim-missing-here = 这端要用方形积木垫高。
# limit: fact
plan-aim-breaks = 这样会违反规则。
# limit: fact
plan-shown-heights = 搭好后的高度
# limit: hint
plan-could-build = 你可以搭这个：请看平面图。
# limit: hint
plan-hint-how = 先触摸位置，再触摸积木。也可以用方向键和b、k、a键。
# limit: hint
plan-piece-at = { $sign } { SHORT($piece, 1) }，{ $level ->
    [0] 在地面上
   *[other] 离地{ $level }块高
}
# limit: hint
plan-more-faults = 还有{ $count }处错误
# limit: fact
plan-no-start = 不在地面上。
# limit: fact
plan-start-either = 两端都可作起始点。
# limit: fact
plan-joins = 已连接猴宫。
# limit: fact
plan-joins-not = 还没连接猴宫。
# limit: fact
plan-five-high-not = { $counts ->
    [whole_pile] 奖励卡牌：叠到五块高。
   *[placed_this_turn] 奖励卡牌：新叠五块高。
}
# limit: fact
plan-ends-not = 请以拱门结束。
# limit: fact
plan-loose = 方形积木上要搭拱门。
# limit: fact
plan-credits = { $arches }个猴子称赞{ $highest ->
    [0] { "" }
   *[other] ，最高再加1
}
# limit: title
plan-trophies = 奖杯卡牌
# limit: hint
plan-choose-knob = 选一个亮起的螺柱：触摸它，或按它的字母。
# limit: hint
plan-no-knob = 没有空螺柱：它留在卡牌上（规则9.4）。
# limit: line
plan-entered = 粗线：{ $name }正在搭建的楼梯。
# limit: line
plan-last-of = 粗线：{ $name }上次搭建的楼梯。
# limit: line
plan-last = 粗线：上一个楼梯。
# limit: line
plan-owners = 装饰积木前的标记表示楼梯是哪位玩家搭建的。
# limit: line
plan-legend = { $light } 浅绿色  { $dark } 深绿色  { $gold } 金色：空螺柱；带数字的是装饰积木
# limit: hint
plan-fault-not-supported = { $piece ->
    [arch] 有一端悬空（规则3.5）。
   *[other] 有块积木悬空（规则3.5）。
}
# limit: hint
plan-mend-not-supported = 在下面垫{ $missing }个方形积木{ $column ->
    [yes] ，三个可换成1个立柱
   *[no] { "" }
}。
# limit: hint
plan-mend-not-supported-lacking = 拿回拱门：你的积木不够支撑它。
# limit: hint
plan-fault-figure-on-knob = 那里站着动物（规则3.5）。
# limit: hint
plan-mend-figure-on-knob = 搭在它旁边。
# limit: hint
plan-fault-both-feet-on-arch = 这个拱门的两端都在同一个拱门上（规则3.6）。
# limit: hint
plan-mend-both-feet-on-arch = 换个方向，或在两端各垫1个方形积木。
# limit: hint
plan-fault-start-not-on-ground = 楼梯没有从地面的空螺柱开始（规则4.1）。
# limit: hint
plan-mend-start-not-on-ground = 请改从地面的螺柱开始。
# limit: hint
plan-fault-arch-not-higher = 这个拱门没有高于前一个（规则4.6）。
# limit: hint
plan-mend-arch-not-higher = 用方形积木垫到离地{ $level }块高。
# limit: hint
plan-fault-path-broken = 这个拱门没有从前一个的末端接着搭（规则4.6）。
# limit: hint
plan-mend-path-broken = 从那一端接着搭，或把它拿回。
# limit: hint
plan-fault-two-paths = 这里出现了第二条路径（规则4.6）。
# limit: hint
plan-mend-two-paths = 拿回它：每回合只搭一个楼梯。
# limit: hint
plan-fault-turns-back = 这个拱门从前一个的上方折返了（规则4.7）。
# limit: hint
plan-mend-turns-back = 换个方向：往前或往旁边。
# limit: hint
plan-fault-forks = 路径在这里分岔了（规则4.7）。
# limit: hint
plan-mend-forks = 拿回这个拱门。
# limit: hint
plan-fault-arch-as-support = 这个拱门只用来支撑别的拱门（规则4.8）。
# limit: hint
plan-mend-arch-as-support = 用方形积木或立柱支撑。
# limit: hint
plan-fault-end-taken = 终点放不下装饰积木（规则5.1）。
# limit: hint
plan-mend-end-taken = 换个上方没有积木的终点。
# limit: hint
plan-fault-off-plate = 这块积木伸出了底板（规则3.1）。
# limit: hint
plan-mend-off-plate = 把它往里移。
# limit: hint
plan-fault-on-arch-middle = 这块积木在拱门的中间（规则3.3）。
# limit: hint
plan-mend-on-arch-middle = 把它移到拱门的一端。
# limit: hint
plan-fault-overlap = 两块积木在同一个位置（规则3.4）。
# limit: hint
plan-mend-overlap = 拿走其中一块，或移开。
# limit: hint
plan-fault-no-knob = 这块积木下面没有空螺柱（规则3.5）。
# limit: hint
plan-mend-no-knob = 把它移到空螺柱上。
# limit: hint
plan-fault-off-grid = 这块积木和其他积木没有对齐（规则3.7）。
# limit: hint
plan-mend-off-grid = 稍微移动它，让它们之间放得下拱门。
# limit: hint
plan-fault-several-decorations = 多了这个装饰积木（规则5.1）。
# limit: hint
plan-mend-several-decorations = 把它拿走。
# limit: hint
plan-fault-decoration-misplaced = 这个装饰积木不在最后一个拱门的远端（规则5.1）。
# limit: hint
plan-mend-decoration-misplaced = 把它移到那一端。
# limit: explanation
plan-fault-could-build = 你的积木搭得出楼梯，所以必须搭建（规则4.10）。
# limit: explanation
plan-fault-knob-in-use = 那个螺柱上放着积木，所以那里有螺柱（规则3.5）。
# limit: explanation
plan-fault-knob-unseen = 那个螺柱上可能有积木：主机不知道猴宫的形状（规则11.8）。
# limit: explanation
plan-fault-knob-not-open = 猴子放在拱门一端的空螺柱上：请选一个亮起的螺柱（规则9.1）。
# limit: explanation
plan-fault-knob-not-lowest = 青蛙放在这个楼梯位置最低的地方：请选一个亮起的螺柱（规则9.3）。

## Credits, bonus, trophies, end of the turn

credits-arches = { $count }个拱门
credits-highest = 位置最高，加1
credits-not-highest = 不是同色中位置最高的装饰积木：没有额外的猴子称赞（规则5.3）。
credits-total = = { $count }个猴子称赞
bonus-card = 奖励卡牌
bonus-worth = 4香蕉点数
bonus-left = 牌堆里还剩{ $count }张卡牌。
trophies-frog = 青蛙：最低的螺柱
trophies-monkey = 猴子：任意拱门
trophies-butterfly = 蝴蝶：放在最高处
trophies-none = 本回合没有奖杯卡牌可拿。
end-turn-next = 下一位：{ $name }
end-turn-credits = { $count }个猴子称赞作废（规则6.3）。

## Correction, calibration, an unfinished game

correct-title = 改正
correct-take-out = 从积木托盘取出{ $count }个{ NOUN($piece, $count) }
correct-put-back = 把{ $count }个{ NOUN($piece, $count) }放回积木托盘
correct-goes-on = 全部改正后，游戏会自动继续。
correct-typed = 全部改正后，按Enter。
calibrate-title = 六个格子
calibrate-pieces = { $count }个{ NOUN($piece, $count) }
calibrate-compartment = { NOUN($piece, 2) }
calibrate-no-cell = { $target }：这一格还没有回应
calibrate-fault = { $target }：{ $fault }
calibrate-still = { $target }：静止
cup-empty = { $target }：空
cup-filled = { $target }：不是空的
cup-moving = { $target }：等待静止
cup-nothing = { $target }：{ $count }个都还没放入
cup-less = { $target }：比空的时候还轻。按Esc退回一步
cup-some = { $target }：放入了一部分
cup-right = { $target }：大约{ $count }个
cup-light = { $target }：放{ $count }个的话太轻了
cup-heavy = { $target }：放{ $count }个的话太重了
calibrate-waiting = { $target }：还在动
resume-where = 第{ $round }轮，{ $name }的回合，{ $step }。
resume-score = { $name } { $bananas }
resume-saved = 最后保存的事件：{ $event }，{ $at }。
resume-saved-hours = 最后保存的事件：{ $event }，{ $at }（{ $hours }小时前）。
resume-saved-days = 最后保存的事件：{ $event }，{ $at }（{ $days }天前）。
when-today = 今天{ $clock }
when-yesterday = 昨天{ $clock }
when-date = { $date } { $clock }
resume-saved-minutes = 最后保存的事件：{ $event }，{ $at }（{ $minutes ->
    [0] 刚才
   *[other] { $minutes }分钟前
}）。
resume-saved-simulated = 最后保存的事件：{ $event }。
resume-nothing-lost = 之后的内容没有丢失。
resume-lost = { $state ->
    [lost] 文件损坏，事件{ $event }之后的{ $lost }个事件丢失了。请把猴宫恢复成当时的样子，或搁置这局游戏。
    [at_least] 文件损坏，事件{ $event }之后至少有{ $lost }个事件丢失了。请把猴宫恢复成当时的样子，或搁置这局游戏。
   *[unknown] 事件{ $event }之后的事件可能丢失了，主机无法判断。继续时请对照猴宫和屏幕。
}
resume-differs = { NOUN($piece, 1) }：积木托盘里有{ $count }个，保存的是{ $saved }个
resume-no-tray = 积木托盘没有回应。请接好，或者不用它继续，由你们输入各人拿取的积木。
resume-safe = 安全模式不使用积木托盘。请继续，由你们输入各人拿取的积木。
resume-asked-later = 继续后，主机会核对积木托盘和游戏，逐一询问不同之处。
prompt-build = 搭建
prompt-take-cards = 拿取卡牌
prompt-take-one-time = 单次快送
prompt-place-cards = 放置卡牌
prompt-take-recurring = 多次快送
prompt-place-frog = 青蛙
prompt-place-monkey = 猴子
prompt-place-butterfly = 蝴蝶
prompt-end-turn = 回合结束
prompt-ended = 游戏结束

## Entry of a delivery by hand

manual-choice = 另加{ $count }个{ $sign }，两种任选
manual-typing = 输入数字，或按+和-。Tab：下一个。Esc：完成。
fix-no-tray = 没有连接积木托盘：请输入各人拿取的积木。
fix-tray-cable = 重新插好积木托盘的线。如果它的灯不亮，换个接口试试。

## The start form

start-players = 玩家人数
start-name = 名字{ $number }
start-more = 再加一位，或按Enter
start-long = 最多{ $most }个字
start-butterfly = 蝴蝶
start-why-butterfly = 最高的楼梯得2香蕉点数
start-frog = 青蛙
start-why-frog = 给1个立柱，扣3香蕉点数
start-map = 地面地图{ $number }
start-why-map = 猴宫下面那张
# limit: deck
start-deck-screen = 由屏幕显示卡牌
# limit: deck
start-deck-printed = 用我们盒中的卡牌
# limit: deck
start-deck-set = 我们盒中的卡牌：{ $name }
# limit: deck
start-deck-learn = { $name }：已输入{ $cards }/{ $all }，边玩边输入
# limit: deck
start-deck-new = 我们盒中的卡牌，还没输入
start-needs-set = 想用自己的卡牌，先用"palace cards"输入，再用"palace play --set FOLDER"开始。
start-default-name = 玩家{ $number }
start-waiting-keys = { $typing ->
    [yes] Esc再按r
   *[no] r
}
# limit: line
start-waiting-games = 有{ $count }局搁置的游戏。想接着玩，请按{ start-waiting-keys }。
start-waiting-game = { $names }，最后保存于{ $at }
start-waiting-game-simulated = { $names }（第{ $game }局）

## Strips

# limit: tray
tray-low = 快没了
# A count that is not sure yet; the number alone stands where this does not fit.
tray-about = 约{ $count }
# limit: tray
tray-early = 下次{ $count }
# limit: tray
tray-out = 取出{ $count }
# limit: tray
tray-back = 放回{ $count }
role-tray = 积木托盘
role-plate = 底板
lamp-ok = { $role }正常
lamp-silent = { $role }：{ $seconds }秒无回应
lamp-absent = { $role }：断开{ $age }
lamp-incompatible = { $role }：版本不符
lamp-starting = { $role }启动中
lamp-no-tray = 无积木托盘：请输入积木
lamp-saved = 已保存
lamp-plate = 底板{ $level ->
    [gold] 金级
    [silver] 银级
   *[typed] 无感应
}
lamp-plate-late = 最后的回合：请拿下来
lamp-plate-off = 猴宫不符（d）
info-round = 第{ $round }轮   刚才：{ $event }
info-round-ahead = 第{ $round }轮   { $begun }
# the next player, who has begun before the last turn is over
ahead-begun = { $name }已在搭建{ $pieces ->
    [0] { "" }
   *[other] ：{ $pieces }块积木
}
ahead-begun-decorated = { $name }已开始：{ $pieces ->
    [0] 拿了{ NOUN($piece, 1) }
   *[other] { $pieces }块积木，拿了{ NOUN($piece, 1) }
}
info-round-only = 第{ $round }轮
info-last = 刚才：{ $event }
player-stock = 现有
player-next = 下次
player-gone = 已离开游戏
player-score = { $bananas }香蕉点数  { $bonus }张奖励卡牌
player-score-short = { $bananas }点  { $bonus }奖励
player-bonus = { $bonus }张奖励卡牌
trophy-monkey = 猴子
trophy-butterfly = 蝴蝶
trophy-frog = 青蛙-3
trophy-short-monkey = 猴
trophy-short-butterfly = 蝶
trophy-short-frog = 蛙

## Actions and footer

# limit: main-action
main-start = 开始游戏
# limit: main-action
main-manual = 拿的就是这些
# limit: main-action
main-build = 楼梯搭好了
# limit: main-action
main-ahead = 回到{ $name }
# limit: main-action
main-decorate = 装饰积木放好了
# limit: main-action
main-credits = 接着拿取卡牌
# limit: main-action
main-cards-none = 不拿卡牌
main-cards = 拿取{ $chosen }
# limit: main-action
main-delivery = 快送拿好了
# limit: main-action
main-place-cards = 卡牌放好了
# limit: main-action
main-put-right = 现在对了
# limit: main-action
main-bonus = 奖励卡牌拿好了
# limit: main-action
main-trophies = 动物放好了
# limit: main-action
main-end-turn = 结束回合
# limit: main-action
main-cards-check = 这些就是我们的卡牌
# limit: main-action
main-calibrate-empty = 小盒都空了
# limit: main-action
main-calibrate-full = 整盒都放入了
# limit: main-action
main-setup = 都取出了
# limit: main-action
waiting = 现在不用确认
# limit: main-action
waiting-choice = 继续，或者搁置
# limit: main-action
waiting-answer = 等待回答
# limit: main-action
waiting-pieces = 等待{ $count }个{ NOUN($piece, $count) }
# limit: main-action
waiting-put-back = 放回{ $count }个{ NOUN($piece, $count) }
# limit: main-action
waiting-decoration = 等待装饰积木
# limit: main-action
waiting-build = 等待楼梯
# limit: main-action
waiting-card = 请选择卡牌
# limit: main-action
waiting-knob = 请选择亮起的螺柱
# limit: main-action
waiting-slots = 等待选择空间
# limit: main-action
waiting-still = 还在动，请稍等
# limit: action
action-undo = 撤销
# limit: action
action-undo-for = 替{ $name }撤销
# limit: action
action-correct = 更正
# limit: action
action-count-wrong = 数目不对
# limit: action
action-palace = 猴宫
# limit: action
action-more = 更多
# limit: action
action-resume = 继续
# limit: action
action-discard = 搁置
# limit: footer
footer-next = 下一步
# limit: footer
footer-sum = 来源
# limit: footer
footer-begin = 开始
# limit: footer
footer-choices = 选项
# limit: footer
footer-resume = 继续
# limit: footer
footer-aside = 搁置
# limit: footer
footer-undo = 撤销
# limit: footer
footer-correct = 更正
# limit: footer
footer-palace = 猴宫
# limit: stepper
footer-ahead = 下一位玩家
# limit: footer
footer-market = 市场
# limit: footer
footer-held = 卡牌
# limit: footer
footer-piles = 牌堆
# limit: footer
footer-numbers = 数字
# limit: footer
footer-elsewhere = 持有
# limit: footer
footer-this-card = 就这张
# limit: footer
footer-another-card = 更正
# limit: footer
footer-log = 日志
# limit: footer
footer-stop = 停止
# limit: footer
footer-far = 远看
# limit: footer
footer-near = 近看
# limit: footer
footer-scores = 得分
# limit: footer
footer-more = 更多
# limit: footer
footer-redo = 重做
# limit: footer
footer-map = 地图
# limit: footer
footer-devices = 设备
# limit: footer
footer-help = 帮助
# limit: footer
footer-back = 返回
# limit: footer
footer-choose = 选择
footer-type = 输入
# limit: footer
footer-change = 更改
# limit: footer
footer-new = 新游戏
# limit: footer
footer-export = 保存
# limit: footer
footer-forward = 向前
# limit: footer
footer-first = 开头
# limit: footer
footer-last = 结尾
# limit: footer
footer-close = 关闭
# limit: footer
footer-brick = 方形
# limit: footer
footer-column = 立柱
# limit: footer
footer-arch = 拱门
# limit: footer
footer-take-back = 拿回
# limit: footer
footer-facts = 概要
# limit: footer
footer-plan = 平面图
# limit: footer
footer-plate = 底板
# limit: footer
footer-earlier = 更早
# limit: footer
footer-later = 更晚
# limit: footer
footer-theme = 明暗
