### Pages over the table, help, the palette and dialogs.

page-palace = 猴宫
page-scores = 目前得分
page-devices = 设备
page-devices-problems = 设备   ! { $count }个问题
# limit: action
page-log = 日志
page-help = 帮助
page-market = 市场
# limit: line
page-market-printed = 市场：按牌堆的键看里面的卡牌   （点：香蕉点数，+：每回合）
page-held = 所有人的卡牌
page-bought = { $name }在第{ $turn }回合拿取了这些卡牌。哪一张其实是别的卡牌？
page-elsewhere = 选出它其实是哪张卡牌。
page-which-card = 它其实是哪张卡牌？
page-which-card-named = { $name }的卡牌，输入的是{ $card }
page-lost-pile = 丢失的卡牌属于哪个牌堆？   （点：香蕉点数，+：每回合）
page-lost-card = { SHORT($colour, 1) }{ price }牌堆里丢失的是哪张卡牌？
page-pile = 市场：{ SHORT($colour, 1) }{ price }
page-sum = { $once ->
    [yes] 你的新卡牌给你的单次快送
   *[no] 你的玩家版图和卡牌给你的多次快送
}
sum-line = { $what }  给{ $pieces }   { $symbols }
sum-total = 一共：{ $pieces }   { $symbols }
sum-covered = 被盖住的卡牌不再给积木，但香蕉点数照算。
page-no-game = 没有进行中的游戏。
count-of = { $count }个{ NOUN($piece, $count) }
pieces-and = { $before }和{ $last }
colour-name = { SHORT($colour, 1) }
palace-built = 到现在搭建的积木，包括初始楼梯
palace-highest = 各颜色位置最高的装饰积木
palace-level = 高度{ $level }
palace-none = 还没有
palace-part = { $sign } { $text }
palace-highest-line = 位置最高的装饰积木：{ $parts }
palace-figures = 奖杯卡牌
palace-on-card = 在桌上
palace-held = { $name }
palace-no-plan = 主机不知道积木搭在哪里：有个楼梯只输入了概要。撤销可以回到那一步。
trophy-name-monkey = 猴子
trophy-name-butterfly = 蝴蝶
trophy-name-frog = 青蛙
scores-at-end = 这桌游戏到结束时才公布得分（规则10.11）。
devices-node = 节点
devices-role = 用途
devices-link = 连接
devices-last = 最近
devices-gaps = 缺失
devices-refused = 拒收
devices-rate = 速率
devices-signal = 信号
devices-firmware = 固件
devices-config = 配置
devices-config-word = { $config } { $word ->
        [same] 一致
        [own] 自有
       *[differs] 不同
    }
devices-carrier = { $carrier ->
        [mqtt] Wi-Fi { $state }
       *[serial] USB { $state }
    }
devices-runtime = { $board } 运行 { $runtime }，连接 { $port }
devices-and-chip = { $said }，芯片{ $celsius }°C
devices-and-supply = { $said }，供电{ $volts }V
devices-none = 没有连接积木托盘。解决办法：插上积木托盘的线，或者继续玩，由你们输入拿取的积木。
devices-cell = 传感器
devices-count = 数目
devices-weight = 重量
devices-noise = 噪声
devices-drift = 漂移
devices-state = 状态
devices-trace = 最近60秒
devices-counted = { $sure ->
        [yes] { $count } 确定
       *[no] { $count } 不确定
    }
devices-corner = 角
devices-reading = 读数
devices-corner-cell = 底板{ $corner }
devices-problem-of = { $where }：{ $problem }
devices-no-problem = 无
corner-ne = 东北角
corner-se = 东南角
corner-sw = 西南角
corner-nw = 西北角
corner-state-reads = 正常
corner-state-fault = 故障
corner-state-unknown = 未知
unit-seconds = { $number }秒
unit-minutes = { $number }分
unit-hours = { $number }小时
unit-rate = { $number }次/秒
unit-grams = { $number }g
unit-milligrams = { $number }mg
unit-drift = { $number }mg/分
unit-raw = { $number } 原始值
unit-signal = { $number }dBm { $word }
signal-strong = 强
signal-ok = 良好
signal-weak = 弱
signal-faint = 很弱
devices-plate-level = 底板{ $level ->
    [gold] 金级：称重和霍尔传感器都在感应
    [silver] 银级：只靠称重感应
   *[typed] 关闭：由你们输入楼梯
}
problem-plate-off = { $problem }解决办法：对照猴宫和屏幕（p）。把掉下的放回去，把散落的拿走。
hall-none = 霍尔  没有传感器
hall-no-strips = 霍尔  { $bits }个原始位：不是每条16位的整数倍
hall-chain = { $chain ->
        [whole] 霍尔  { $strips }条传感器条，{ $sensors }个传感器，{ $bits }位，标记全部正确
       *[broken] 霍尔  { $strips }条传感器条，{ $sensors }个传感器，{ $bits }位：只有前{ $answering }条有回应
    }
hall-on = { $count ->
        [0] 没有触发
       *[other] 触发{ $count }个（条.传感器）：{ $where }
    }
provenance-house-map = 自带地面地图{ $number }：不是原版游戏的地图
provenance-map = 地面地图{ $number }，来自{ $provenance }
devices-problems = 问题  { $count }
log-rule = （规则{ $rule }）
log-undone = 已撤销
log-empty = 还没有发生任何事。

## Help: the step, the keys by group, and how to build

help-step-1 = 用自己的积木搭建一个楼梯（规则4.1到4.10）。本页下方一步步说明搭法。有底板时，它会感应你的积木；没有时，在平面图上输入，或输入数目（概要）。
help-step-2 = 从积木托盘拿取1个装饰积木，颜色和你起始点的螺柱相同。把它放在最后一个拱门的远端（规则5.1）。
help-step-3 = 不用做什么，看看你的猴子称赞：每个拱门得1个；如果你的装饰积木现在是同色中位置最高的，再得1个（规则5.2、5.3）。
help-step-4 = 花费猴子称赞拿取卡牌：起始点的颜色或多颜色，每个牌堆最多1张。剩下的猴子称赞会作废（规则6.1到6.3）。
help-step-printed = 从桌上拿取卡牌：起始点的颜色或多颜色，每个牌堆最多1张，总价值不超过你的猴子称赞。每拿1张，先按它的牌堆，再按卡牌。如果牌堆里只剩一种卡牌，按牌堆的键就够了（规则6.1到6.3、11.2）。
help-step-5 = 拿取新卡牌的单次快送，积木要全部拿齐（规则7.1、7.4）。如果卡牌给的是「方形积木或拱门」，由你选择。
help-step-6 = 先把新卡牌放在玩家版图的空间上。然后拿取多次快送：玩家版图和每张看得见的卡牌给的积木，全部拿齐（规则7.2到7.4）。
help-step-7 = 如果你的楼梯有一部分至少五块方形积木高，就拿取1张奖励卡牌：4香蕉点数（规则8.1）。
help-step-8 = 放了金色积木，就放置猴子。放了位置最高的装饰积木，就放置蝴蝶。拿了青蛙，就把它放在你的楼梯上（规则9.1到9.4）。
help-no-game = 选择玩家人数和参加的动物，输入名字，然后开始游戏（规则2.1）。
help-calibrate-empty = 主机先称空的小盒，再称装满的整盒，这样就知道一块积木有多重。
help-calibrate-full = 把整盒积木放进各自的格子。主机就知道一块积木有多重。
help-tray-setup = 主机要知道空的小盒和一块积木有多重。取出20块，就能算出盒中共有多少。如果跳过，主机就假定整盒齐全。
help-tray-check = 主机把积木托盘和设置时的情况对比。只靠重量，分不清是少了积木还是传感器漂移，所以会询问。
help-resume = 主机在游戏中停止过。你们确认过的内容都保存着。
help-setup = 每位玩家拿取开局积木，并搭好初始楼梯（规则2.2）。
help-play = 一个回合有八个步骤（规则2.4）。
help-cards-check = 主机只知道你们输入过的实体卡牌。计算香蕉点数之前，请在这里找出错的（规则11.2）。
help-ended = 香蕉点数最多的玩家获胜。如果出现平局，拥有猴子奖杯卡牌的玩家获胜（规则8.5）。

help-group-step = 这一步的按键
help-group-always = 任何时候作用都相同的按键
help-group-screens = 打开页面的按键
help-group-hands = 操作模拟积木托盘的按键

help-picture-top = 最后：1个装饰积木，颜色同起始点
help-picture-climb = 每个拱门都高于前一个
help-picture-carry = 方形积木或立柱支撑拱门两端
help-picture-start = 起始点：地面的空螺柱
help-picture-here = 装饰积木放在这里，即远端
help-picture-colour = 它的颜色：和起始点的这个螺柱相同
help-picture-each-arch = 你搭的每个拱门：1个猴子称赞
help-picture-highest = 同色中位置最高：再得1个猴子称赞
help-picture-price = 价值（猴子称赞）和颜色
help-picture-bananas = 游戏结束时的香蕉点数
help-picture-once = 单次快送：拿取卡牌时给的积木
help-picture-each = 多次快送：你每个回合给的积木
help-picture-take-once = 现在拿取这些积木
help-picture-take-each = 现在从每张看得见的卡牌拿取
help-picture-and-board = 还有玩家版图左侧显示的积木
help-picture-slots = 玩家版图的空间：先放满空着的
help-picture-five-high = 叠起来有五块方形积木高
help-picture-column-counts = 1个立柱等于三块方形积木高
help-picture-monkey = 猴子：任意拱门一端的空螺柱
help-picture-butterfly = 蝴蝶：位置最高的装饰积木上
help-picture-frog = 青蛙：你自己楼梯的低处

help-building = 怎样搭建楼梯
help-building-1 = 选一个地面的空螺柱。它的颜色就是你的起始点颜色（规则4.1）。
help-building-2 = 在上面放拱门，或者先放方形积木和立柱，再放拱门（规则4.2）。
help-building-3 = 拱门的每一端都要有支撑：地面的螺柱、方形积木、立柱、装饰积木，或另一个拱门的一端。拱门中间什么都不能放（规则3.3、3.5）。
help-building-4 = 拱门的两端不能放在同一个拱门上（规则3.6）。
help-building-5 = 从这个拱门的远端接着搭：往前或往旁边，不能折返。每个新拱门都要高于前一个，可以用方形积木和立柱垫高（规则4.6、4.7）。
help-building-6 = 搭成一条不分岔的完整路径。每个拱门都是它的阶梯，每个方形积木和立柱都支撑着它的拱门（规则4.8）。
help-building-7 = 你的积木至少有一块，要连接到这个回合之前已有的积木上（规则4.5）。
help-building-8 = 以拱门结束，远端要空着：装饰积木放在那里（规则4.3、5.1）。

# A key, at least three spaces, and what it does.
help-key-new = n, Enter   开始新游戏
help-key-steps = 左, 右   一步步回看游戏
help-key-export = e   保存猴宫和得分的图片，以及游戏记录
help-key-main = Enter   执行大按钮上的操作
help-key-back = Esc   返回，关闭
help-key-digits-check = 1到4   选择答案
help-key-skip = s   跳过这一步
help-key-digits-start = 2到4   玩家人数
help-key-digits-build = a b k g j   选择一个数目，再按+或-
help-key-digits-colour = 1到3   起始点螺柱的颜色
help-key-digits-market = 1到9, 0, -, =   选择牌堆
help-key-digits-pile = 1到9, 0, -, =   选择这个牌堆的卡牌
help-key-digits-slots = 1到4   选择空间
help-key-digits-typed = 它的数字   选择格子，再输入数目
help-key-digits-decoration = 4到6   你放在终点的装饰积木
help-key-letters-knobs = 它的字母   选择亮起的螺柱
help-key-plan-move = 方向键   在平面图上移动
help-key-plan-brick = b   在这里放方形积木
help-key-plan-column = k   在这里放立柱
help-key-plan-arch = a   在这里放拱门，再按方向键：拱门的另一端
help-key-plan-take-back = x   拿回[ ]处的积木，或最后一块
help-key-plan-way = w   切换平面图和概要
help-key-sum = w   看现在每张卡牌给你什么
help-key-butterfly = b   用不用蝴蝶
help-key-frog = g   用不用青蛙
help-key-ground-map = m   下一张地面地图，1到4
help-key-deck = c   用屏幕的卡牌，还是自己盒中的
help-key-resume = r   继续一局游戏
help-key-discard = d   搁置这局游戏
help-key-redo = y   重做撤销的步骤
help-key-stop = q   停止：暂停、现在结束，或有玩家离开
help-key-more = o   现在还能做的事
help-key-language = F2   下一种语言
help-key-arrows = 方向键, Tab   移动焦点
help-key-stepper = + -   选中的数目加一、减一
help-key-choose = 空格   选择，或取消选择
help-key-next-player = n   下一位玩家先开始搭建；再按n返回
help-key-undo = u   撤销上一步
help-key-correct = c   更正错误
help-key-palace = p   猴宫
help-key-market = m   市场：所有牌堆
help-key-digits-held = 1到4   某位玩家的卡牌
help-key-held = i   所有人的卡牌
help-key-correct-card = c   其实是另一张卡牌
help-key-log = l   日志：发生过的一切
help-key-devices = d   积木托盘、底板和问题
help-key-scores = s   目前得分
help-key-far = f   大字显示，或恢复
help-key-theme = t   浅色或深色
help-key-mute = z   关闭或打开声音
help-key-help = ?, F1   本页
help-key-palette = Ctrl+P   搜索所有命令
help-key-quit = Ctrl+Q   退出（会先询问）
help-key-hands-cell = F3   手移到下一格
help-key-hands-amount = F4   一次拿几块
help-key-hands-take = F5   取出积木
help-key-hands-put = F6   放入积木
help-key-hands-press = F7   按压积木
help-key-hands-spill = F8   让一块积木掉进下一格

## The palette: every command with a sentence

palette-search = 你想做什么？
palette-main = 执行主要操作
palette-back = 返回或关闭
palette-undo = 撤销上一步
palette-redo = 重做撤销的步骤
palette-correct = 更正错误
palette-correct-counts = 数目不对
palette-correct-card = 其实是另一张卡牌
palette-correct-board = 玩家版图给的不一样
palette-lose-card = 丢失了一张卡牌
palette-change-deck = 改用自己的卡牌，或屏幕的卡牌
palette-palace = 查看猴宫
palette-market = 查看市场
palette-held = 查看所有人的卡牌
palette-devices = 查看积木托盘、底板和问题
palette-log = 查看日志
palette-scores = 显示目前得分
palette-skip = 跳过这一步设置
palette-stop = 停止：暂停、现在结束，或有玩家离开
palette-pause = 今天先停，改天再玩
palette-end-now = 现在结束游戏并计算得分
palette-player-leaves = 一位玩家离开游戏
palette-far = 打开或关闭大字显示
palette-theme = 浅色或深色
palette-language = 下一种语言
palette-mute = 关闭或打开声音
palette-help = 这一步的帮助
palette-more = 现在还能做的事
palette-resume = 继续没玩完的游戏
palette-discard = 搁置没玩完的游戏
palette-next-map = 新游戏用下一张地面地图
palette-next-deck = 选择用屏幕的卡牌还是自己盒中的
palette-pass-build = 无法搭建
palette-take-frog = 拿青蛙和1个立柱
palette-keep = 保持积木托盘现状
palette-new-game = 开始新游戏
palette-step-through = 一步步回看游戏
palette-export = 保存猴宫和得分的图片，以及游戏记录
palette-sum = 看这次快送里每张卡牌给什么
palette-way = 在平面图上或按概要输入楼梯
palette-next-player = 让下一位玩家先开始搭建，或返回
palette-take-back = 拿回最后一块积木
palette-quit = 退出（会先询问）

## Dialogs

dialog-evidence = 显示依据
dialog-number = 输入数目
evidence-noise = { NOUN($piece, 2) }：噪声{ $noise }mg
evidence-drift = 每分钟漂移{ $drift }mg
evidence-activity = 现在：{ $activity }
correct-counts = 数目不对
correct-counts-why = 每个格子里有几块积木？日志会记下你的更改。
correct-do = 更正数目
correct-tray = 积木托盘数到{ $count }
correct-books = 游戏记录是{ $count }
correct-typed-count = 你输入了{ $count }
correct-tray-short = 托盘：{ $count }
correct-books-short = 游戏：{ $count }
correct-typed-count-short = 输入：{ $count }
correct-not-known = 未知
choice-numbers = 数字有误
choice-other-pile = 别的牌堆
choice-held = 在某玩家手里
choice-close = 返回
sure-lost = 这张卡牌丢失了吗？
sure-lost-why = 这张卡牌在这局游戏里不再使用，谁都不能拿取。它的牌堆少一张。撤销可以恢复。
sure-lost-yes = 丢失了
sure-lost-no = 不改
sure-deck-printed = 用自己的卡牌？
sure-deck-printed-why = 由你们洗自己盒中的实体卡牌，并输入拿取的卡牌。还没有人拿取过卡牌，所以其他都不变。
sure-deck-printed-else = 仍由屏幕显示卡牌。
sure-deck-printed-yes = 用自己的
sure-deck-printed-no = 不改
sure-deck-screen = 用屏幕的卡牌？
sure-deck-screen-why = 由主机洗牌并显示牌堆顶的卡牌。实体卡牌留在盒中。还没有人拿取过卡牌，所以其他都不变。
sure-deck-screen-else = 仍用你们盒中的卡牌。
sure-deck-screen-yes = 屏幕发牌
sure-deck-screen-no = 不改
sure-undo = 替{ $name }撤销？
sure-undo-why = 上一步是{ $name }的。撤销后又轮到{ $name }，日志里会标为已撤销。
sure-undo-laid = 为{ $name }放的{ $count }块积木不再属于猴宫：请拿下来。
sure-undo-else = 什么都不撤销：{ $name }的回合继续。
sure-undo-yes = 撤销
sure-undo-no = 不改
sure-discard = 搁置吗？
sure-discard-why = 这局游戏会保存。想接着玩，在开始页面按Esc，再按r。
sure-discard-else = 游戏留在这里，可以接着玩。
sure-discard-yes = 搁置
sure-discard-no = 不搁置
sure-pass = 无法搭建？
sure-pass-why = 不搭楼梯：这个回合只拿多次快送，没有卡牌、奖励卡牌和奖杯卡牌（规则4.10）。
sure-pass-else = 你接着搭建。
sure-pass-yes = 无法搭建
sure-pass-no = 接着搭建
sure-keep = 保持现状吗？
sure-keep-why = 主机就以积木托盘里现在的积木为准。日志会记下这次更改。
sure-keep-else = 由你放好积木，主机等着。
sure-keep-yes = 保持现状
sure-keep-no = 我来改正
stop-how = 要停止吗？
stop-how-why = 想改天再玩，直接全部关机就行。积木保持原样。
stop-pause = 今天先停，改天再玩
stop-end-now = 现在结束游戏并计算得分
stop-player-leaves = 一位玩家离开，其他人继续
sure-pause = 今天先停吗？
sure-pause-why = 一切都会保存。积木保持原样，关掉主机、积木托盘和底板。下次回来，主机只询问变动过的地方。
sure-pause-else = 游戏继续。
sure-pause-yes = 现在暂停
sure-pause-no = 继续玩
sure-end-now = 现在结束游戏吗？
sure-end-now-why = 按现在的情况计算得分。这个回合里确认过的都算：楼梯、卡牌和奖杯卡牌（规则12.3）。想接着玩，就撤销。
sure-end-now-else = 游戏继续。
sure-end-now-yes = 现在结束
sure-end-now-no = 继续玩
sure-go-on = 接着玩这局游戏吗？
sure-go-on-why = 游戏从结束的地方继续，积木也要和那时一样。
sure-go-on-else = 游戏仍然结束，得分不变。
sure-go-on-yes = 接着玩
sure-go-on-no = 结束了
leave-who = 谁离开？
leave-who-why = 卡牌、奖励卡牌和奖杯卡牌留给那位玩家，结束时照算。其他人按原来的顺序继续。
leave-who-why-last = 只剩一位玩家，所以游戏马上结束并计算得分。
leave-bricks = 积木怎么办？
leave-bricks-why = { $name }有{ $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }和{ $columns }个{ NOUN("column", $columns) }。要放到哪里？
leave-own-turn = 这个回合现在结束。回合中确认过的都算；没有装饰积木的楼梯，请从猴宫拿下来。
leave-bricks-back = 放回积木托盘
leave-bricks-out = 不再参加游戏
leave-how = 怎样退出？
leave-restart = 重新启动主机程序
leave-shut-down = 关闭机器
leave-console = 控制台：停止主机程序并登录
dim-wake = 按任意键或触摸屏幕
sure-quit = 退出吗？
sure-quit-why = 这局游戏会保存，下次启动时可以继续。
sure-quit-why-not-saved = 现在无法保存游戏：最后保存的事件之后的内容会丢失。
sure-quit-why-simulated = 演示到此结束；"palace demo"会开始新的演示。这局游戏会存进文件，退出时告诉你是哪个文件。
sure-quit-why-setting-up = 设置要全部做完才会保存。之前的设置保持不变。
sure-quit-why-ended = 游戏已结束并计算了得分：什么都不会丢失。
sure-quit-why-no-game = 没有进行中的游戏：什么都不会丢失。
sure-quit-else = 一切保持不变。
sure-quit-yes = 退出
sure-quit-no = 不退出
sure-practice = 退出吗？
sure-practice-why = 这局是练习，不会保存。完成的课程会保存。
sure-practice-why-no-game = 完成的课程会保存：下次从那里继续。
sure-practice-else = 一切保持不变。
sure-practice-yes = 退出
sure-practice-no = 不退出
