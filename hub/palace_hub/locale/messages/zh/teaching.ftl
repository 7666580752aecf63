### Learn the game: the list of lessons, the lessons on building, and the explanation of each step of a turn.

## The list

lesson-list-title = 学习怎么玩
lesson-list-why = 在《猴宫巧匠》中，你要搭建楼梯。每课展示一个正确的和一个错误的楼梯，然后由你来搭。全部课程大约十分钟。（规则4.5）这样的编号，指的是规则中的位置。
lesson-list-done = { $count ->
    [0] 还没有完成任何一课。按Enter打开第一课；按键或触摸可打开任意一课。
   *[other] 已完成{ $count }课，共{ $of }课。
}
lesson-entry = { $tick } { $letter ->
    [none] { $title }
   *[other] 规则{ $letter }：{ $title }
}
lesson-turn-practice = 然后：在模拟的桌上玩第一个回合
lesson-turn = 然后：回到开始页面，每个步骤都有讲解
lesson-leave = 离开
lesson-help-keys = 这个列表的按键
lesson-help-choose = 1、2和a到i：打开那一课。触摸也一样。
lesson-help-move = 上和下：前一课和后一课；再按空格打开。
lesson-help-next = Enter：第一个没完成的课。
lesson-help-turn = p：{ $practice ->
    [yes] 在模拟的桌上玩第一个回合，屏幕会讲解每个步骤。
   *[no] 回到开始页面，每个步骤都有讲解。
}
lesson-help-in-lesson = 在课中：Enter翻页，PgUp和PgDn向前和向后翻。Esc回到列表。
lesson-help-back = 完成的课前面有勾。
lesson-help-leave = Esc：{ $practice ->
    [yes] 离开程序。会先询问，完成的课程会保存。
   *[no] 回到游戏。
}

## A page of a lesson

lesson-title = 第{ $number }课，共{ $of }课   { $letter ->
    [none] { $title }
   *[other] 规则{ $letter }：{ $title }
}
# limit: title
lesson-plan-right = 正确，俯视图
# limit: title
lesson-plan-wrong = 错误，俯视图
lesson-is-right = 这个楼梯是正确的。
lesson-broken = { $fault }{ $mend }
lesson-ask = 楼梯搭好后按Enter。
lesson-empty = 还什么都没搭。请先放一块积木。
lesson-solved = { $count ->
    [1] 对了！一个拱门给你1个猴子称赞，用来拿取卡牌。
   *[other] 对了！{ $count }个拱门给你{ $count }个猴子称赞，用来拿取卡牌。
}
lesson-unmet-arches = 没有违反规则，但任务要求{ $count }个拱门。请从最后一个拱门的末端接着搭。
lesson-unmet-first = 没有违反规则，但任务要求第一块积木是拱门，直接放在地面上。
lesson-unmet-stands-on = 没有违反规则，但任务要求搭到另一叠积木上。请再读一遍。
lesson-unmet-turns = 没有违反规则，但楼梯是直的。任务要求转弯。
# limit: action
lesson-before = 返回
# limit: action
lesson-again = 重来
# limit: main-action
lesson-next = 下一页
# limit: main-action
lesson-check = 搭对了吗？
# limit: main-action
lesson-next-lesson = 下一课
# limit: main-action
lesson-end = 回到列表
# limit: footer
footer-main = 好了
# limit: footer
footer-before = 上一页
# limit: footer
footer-after = 下一页
# limit: footer
footer-list = 列表
# limit: footer
footer-again = 重来

## The lessons. `rule` stands on each page, `task` over the player's try.

lesson-1-title = 怎样看懂和使用平面图
lesson-1-rule = 平面图从上方显示猴宫。每条线是一个拱门。每个数字是一叠积木的高度，上面的装饰积木不算在内。
lesson-1-right = { $light } { $dark } { $gold } 是地面的空螺柱，上面什么都没有。带数字的是装饰积木，数字是下面那叠积木的高度：它们标出各个楼梯的终点。粗线是新楼梯：一个方形积木，上面搭着一个拱门。
lesson-1-task = 请照着搭。方向键移动[ ]，触摸也可以。移到1左边的{ $light }。按b：放方形积木。按a再按右方向键：放拱门。

lesson-2-title = 一条不断上升的路径
lesson-2-rule = 楼梯是一条由拱门组成的完整路径。每个拱门从前一个拱门的末端开始，所以位置更高。
lesson-2-right = 第一个拱门放在地面上。第二个从它的末端开始，向上通到猴宫。
lesson-2-wrong = 这里有两个楼梯，在猴宫的两边。一个回合只能搭建一个。
lesson-2-task = 用两个拱门搭一个楼梯，终点在猴宫上。

lesson-a-title = 从地面开始
lesson-a-rule = 楼梯从地面的空螺柱开始。之后在终点放上和这个螺柱颜色相同的装饰积木。
lesson-a-right = 方形积木放在地面的螺柱上。拱门从方形积木通到猴宫。
lesson-a-wrong = 它从猴宫开始：方形积木放在旧拱门上。
lesson-a-task = 用一个拱门搭楼梯，从地面的螺柱通到猴宫。

lesson-b-title = 用方形积木、立柱或拱门开始
lesson-b-rule = 第一块积木是方形积木、立柱或拱门，不能是装饰积木。
lesson-b-right = 它用立柱开始。立柱有三块方形积木高，拱门通到的那叠积木也一样高。
lesson-b-wrong = 它用装饰积木开始，就是金色的那个。竹叶也是装饰积木。
lesson-b-task = 搭一个楼梯，第一块积木是拱门。需要两个拱门：只有一个的话，就平放在地面上了。

lesson-c-title = 以拱门结束
lesson-c-rule = 楼梯的最后一块积木是拱门。它的远端要空着，用来放装饰积木。
lesson-c-right = 它以拱门结束。
lesson-c-wrong = 拱门的末端放了方形积木。
lesson-c-task = 用一个拱门搭楼梯，让它的远端空着。积木不必全部用完。

lesson-d-title = 在任何空螺柱上搭建
lesson-d-rule = 任何空螺柱上都可以放积木，装饰积木上也可以。但不能放在拱门的中间。
lesson-d-right = 新拱门放在旧拱门的一端。
lesson-d-wrong = 金色积木旁边的方形积木放在了旧拱门的中间。这张平面图放大了。
lesson-d-task = 让拱门的末端放在装饰积木{ $gold }上。另一端下面垫两个方形积木，就一样高了。

lesson-e-title = 连接猴宫
lesson-e-rule = 你的积木至少有一块，要连接到这个回合之前已有的积木上。
lesson-e-right = 第二个拱门的末端在猴宫上。
lesson-e-wrong = 这个楼梯从猴宫旁边经过，没有一块积木放在旧积木上。
lesson-e-task = 用两个拱门搭一个连接猴宫的楼梯。

lesson-f-title = 不能悬空
lesson-f-rule = 拱门的两端都要有支撑。空隙用方形积木和立柱填满；拱门中间下面不用支撑。
lesson-f-right = 一端放在猴宫上，高度1。所以另一端下面垫一个方形积木。
lesson-f-wrong = 少了那个方形积木，所以一端悬空。
lesson-f-task = 搭到高度2的那叠积木上。如果有一端悬空，右边的列表会说明缺什么。

lesson-g-title = 拱门不能平放在拱门上
lesson-g-rule = 拱门的两端不能放在同一个拱门上。只有一端放在拱门上是可以的。
lesson-g-right = 第二个新拱门的一端在旧拱门上，另一端在第一个新拱门上。
lesson-g-wrong = 新拱门的两端都放在旧拱门上。
lesson-g-task = 用一个拱门搭楼梯，让它的一端放在旧拱门上。

lesson-h-title = 可以转弯，不能折返
lesson-h-rule = 下一个拱门可以向前、向左或向右，但不能折返。路径也不能分岔。
lesson-h-right = 第一个拱门向右，第二个向平面图上方：这就是转弯。
lesson-h-wrong = 第二个拱门搭在第一个的上方：它折返了。
lesson-h-task = 用两个拱门搭一个转弯的楼梯。

lesson-i-title = 每个拱门都是阶梯
lesson-i-rule = 拱门是路径上的阶梯。要支撑积木，用方形积木和立柱，不能用拱门。
lesson-i-right = 两个方形积木支撑着最后一个拱门的末端。
lesson-i-wrong = 有一个拱门在路径旁边，只用来支撑最后一个拱门。
lesson-i-task = 用三个拱门搭一个楼梯。你有两个方形积木用来支撑。

## Faults of a staircase that the plan's list names in a few words

# limit: hint
plan-fault-start-with-decoration = 楼梯以装饰积木开始了（规则4.2）。
# limit: hint
plan-mend-start-with-decoration = 用方形积木、立柱或拱门开始。
# limit: hint
plan-fault-ends-with-brick = 楼梯没有以拱门结束（规则4.3）。
# limit: hint
plan-mend-ends-with-brick = 拿回那块积木，或在上面搭拱门。
# limit: hint
plan-fault-no-arch = 楼梯还没有拱门（规则4.3）。
# limit: hint
plan-fault-on-palace-middle = 有积木放在了拱门中间（规则4.4）。
# limit: hint
plan-mend-on-palace-middle = 把它移到拱门的一端。
# limit: hint
plan-fault-not-connected = 楼梯没有连接猴宫（规则4.5）。
# limit: hint
plan-mend-not-connected = 把它搭向猴宫。
# limit: hint
plan-fault-loose-brick = 这块积木没有支撑拱门（规则4.8）。
# limit: hint
plan-mend-loose-brick = 拿回它，或在上面搭拱门。

## The guided first turn

teach-you = 你
teach-partner = 小乐
# limit: headline
teach-title = 第{ $number }步：{ $step }
# limit: headline
teach-over-title = 完整的一个回合
teach-over = 你玩完了一个完整的回合。现在轮到下一位玩家做同样的八个步骤，就这样一轮接一轮。
teach-on-your-own = 有一种积木不够拿时，游戏就要结束了，香蕉点数最多的玩家获胜。你可以接着玩，或按Ctrl+Q离开。
# limit: main-action
teach-button = Enter：明白了
teach-skipped = 这个回合没有这一步。
teach-1-do = 用自己的积木搭建一个楼梯，从地面的空螺柱通到猴宫。
teach-1-why = 每个拱门给你1个猴子称赞，用来拿取卡牌。没用的积木仍归你。
teach-1-practice = 这里在平面图上搭建。你有两个拱门：一个放在地面上，另一个从它的末端通到猴宫。然后按Enter。
teach-2-do = 从积木托盘拿取1个和起始点颜色相同的装饰积木，放在最后一个拱门的远端。
teach-2-why = 它标出你的楼梯，它的颜色决定你能拿取哪些卡牌。
teach-2-practice = 看上面第二行：你的手已经在那个装饰积木处。按F5拿1个，再按Enter。
teach-3-do = 看看你有多少猴子称赞：每个拱门得1个；如果你的装饰积木现在是同色中位置最高的，再得1个。
teach-3-why = 下一步要用到它们。
teach-3-practice = 你现在有{ $count }个猴子称赞。按Enter继续。
teach-4-do = 花费猴子称赞拿取卡牌：起始点的颜色或多颜色，每个牌堆最多1张。
teach-4-why = 卡牌给你积木和香蕉点数。没花完的猴子称赞会作废。
teach-4-practice = 按一个不是灰色的牌堆的键，再按Enter。刚开始时，给积木多的卡牌更有帮助。
teach-5-do = 拿取新卡牌的单次快送，积木要全部拿齐。
teach-5-why = 不能少拿。你的其他卡牌在这一步不算。
teach-5-practice = 你的手已经在第二行的那一格：每按一次F5，就拿一块积木。
teach-6-do = 拿取多次快送：你的玩家版图和所有看得见的卡牌给的积木。
teach-6-why = 每个回合都能再拿一次，所以好卡牌能给很多次。
teach-6-practice = 一直按F5，直到屏幕不再要求：手会自己移到下一种积木。
teach-7-do = 如果你的楼梯有一部分达到五块方形积木高，就拿取1张奖励卡牌。
teach-7-why = 它在游戏结束时值4香蕉点数。1个立柱算作三块方形积木。
teach-7-practice = 按Enter拿取。
teach-8-do = 放了金色装饰积木，就把猴子放在拱门一端的空螺柱上。
teach-8-why = 它阻止别人在那里搭建。游戏结束时，谁有它的卡牌，谁就得2香蕉点数。
teach-8-practice = 按字母选一个亮起的螺柱。然后按两次Enter：模拟的积木托盘感应不到猴子离开。
teach-on = 从现在起，每个步骤在每位玩家第一次遇到时都有讲解。
teach-off = 不再讲解步骤。
palette-teach = 讲解回合的每个步骤，或停止讲解
palette-learn = 学习怎么玩：搭建课程
cli-learn = 教你玩游戏：十分钟的搭建课程，然后在模拟的桌上玩第一个回合。
# limit: footer
footer-learn = 学习
start-learn = 十分钟学会玩
start-teach = 讲解每个步骤
start-teaching = 每个步骤都有讲解
help-key-learn = F9   学习怎么玩：搭建课程
help-key-teach = F10   每个步骤第一次遇到时讲解，或停止讲解
error-lessons-not-kept = 完成的课程无法保存在 { $file }：{ $what }。
