### The phones: what only the pages of the seats and of the host show.

## The same sentences where there are no keys: KEY-touch takes the place of KEY

explain-bot-lay-touch = 从{ $name }的积木中拿取。{ $piece ->
    [arch] 搭在两个亮起的位置之间，
   *[other] 放在亮起的位置，
}{ $level ->
    [0] 在地面上
   *[other] 离地{ $level }块高
}。第{ $number }块，共{ $of }块。
    .do = 然后触摸下面的按钮。
explain-bot-off-touch = 亮起的{ NOUN($piece, 1) }不该在那里。把它放回{ $name }的积木中。
    .do = 然后触摸下面的按钮。
explain-bot-stands-touch = { $name }的楼梯的{ $of }块积木都放好了。猴宫和平面图一样吗？
    .do = 一样的话，触摸下面的按钮。
explain-bot-facts-touch = 从{ SHORT($piece, 1) }开始，用{ $bricks }个{ NOUN("brick", $bricks) }和{ $columns }个{ NOUN("column", $columns) }搭到高度{ $height }。搭在合适的地方。哪里都不合适，就选「无法搭建」。
    .do = 搭好后触摸下面的按钮。
explain-bot-pass-touch = { $name }的积木什么都搭不出。
    .do = 触摸下面的按钮继续。
explain-bot-frog-touch = { $name }从猴宫拿青蛙，并拿1个立柱。
    .do = 触摸下面的按钮。
explain-bot-cards-touch = { $name }拿取{ $chosen }，花费{ $credits }个猴子称赞中的{ $cost }个。
    .do = 触摸下面的按钮。
explain-bot-cards-none-touch = { $name }不拿新卡牌。
    .do = 触摸下面的按钮。
explain-bot-slots-touch = { $name }为每张新卡牌选好了空间。
    .do = 触摸下面的按钮。
explain-bot-figure-touch = { $name }想把它放在标出的螺柱上。请放好。
    .do = 然后触摸下面的按钮。
refused-bot-turn-touch = { $name }是机器人，自己做决定。
    .do = 想退回一步，触摸「撤销」。
refused-bot-not-seen-touch = 底板还没感应到亮起的积木。请放在亮起的位置，或切换到平面图，在那里确认。
hint-credits-touch = 提示：用你现有的积木，可以得到{ $credits }个猴子称赞。
    .do = 想知道从哪里开始，再触摸「提示」。
hint-start-lit-touch = 提示：从亮起的{ SHORT($piece, 1) }螺柱开始。
    .do = 想看整个楼梯，再触摸「提示」。
hint-start-touch = 提示：从{ SHORT($piece, 1) }螺柱开始。
    .do = 想看整个楼梯，再触摸「提示」。
hint-aim-recurring-touch = 提示：最好拿取每回合给积木的卡牌。
    .do = 想知道是哪些，再触摸「提示」。
hint-aim-one-time-touch = 提示：最好拿取马上给积木的卡牌。
    .do = 想知道是哪些，再触摸「提示」。
hint-aim-bananas-touch = 提示：最好拿取香蕉点数多的卡牌。
    .do = 想知道是哪些，再触摸「提示」。
hint-aim-printed-touch = 提示：主机看不到牌堆顶是哪张，但平均来说有些牌堆最有帮助。
    .do = 想知道是哪些，再触摸「提示」。
hint-pile-touch = { $card }
hint-frog-touch = 提示：先触摸青蛙的按钮，拿青蛙。它给你1个可以用来搭建的立柱。
hint-pass-touch = 提示：你的积木搭不出楼梯。
    .do = 触摸「无法搭建」。
refused-hint-not-now-touch = 搭建和拿取卡牌时才有提示。
    .do = 到时候触摸「提示」。
refused-hints-off-touch = { $name }的提示已关闭。可以在主持人页面打开。
ask-hints-why-touch = 「提示」在搭建或拿取卡牌时帮助你。谁用过，日志里都看得到。卡住：过了{ $seconds }秒，或做了不允许的尝试。
calibration-nothing-added-touch = { NOUN($piece, 2) }不比空的小盒重。请放进去。如果之前就在里面，请清空小盒，退回一步。不然请检查接线。
calibration-reversed-touch = { NOUN($piece, 2) }的小盒比空的时候还轻。请全部取出，退回一步。如果当时是空的，那就是接线接反了。
calibration-scale-touch = { NOUN($piece, 2) }太轻或太重。如果小盒之前不是空的，请退回一步。不然请拿出别的东西，或检查传感器。
calibration-weak-touch = { NOUN($piece, 2) }下面的传感器太不稳定，数不清单块积木。请不要晃动桌子。
    .do = 然后再触摸下面的按钮。
calibration-differs-touch = { NOUN($piece, 2) }比应有的{ $way ->
    [less] 轻
   *[more] 重
}{ $percent }%。如果小盒之前不是空的，请退回一步。不然请数一数，并拿出别的积木。
told-sound-off-touch = 声音已关闭。可以在主持人页面打开。
sure-discard-why-touch = 这局游戏会保存。在开始页面可以接着玩。
explain-plate-weigh-touch = 数好，颜色不限，松散地放在底板中间。
    .do = 然后触摸下面的按钮。
explain-plate-figure-touch = 把它放在中间标出的螺柱上，然后松手。
    .do = 然后触摸下面的按钮。如果你的盒中没有，触摸「跳过」。
explain-plate-knobs-touch = 把带磁铁的方形积木的底部按在标出的螺柱上，直到标记移到下一个。
    .do = 如果没有反应，触摸「跳过」：最后会再回到这个螺柱。
explain-plate-report-touch = 这是主机得到的结果，以及底板能做什么。
    .do = 触摸按钮保存。
refused-plate-goes-on-touch = 这里的设置会自动继续。
undone-put-back-touch = 你撤销了一步。把{ $count }个{ NOUN($piece, $count) }也放回去。
    .do = 想重做这一步，触摸「重做」。
explained-by-delivery-touch = 是下一步要用的吗？
    .do = 触摸下面的按钮进入下一步。
refused-figure-parked-touch = 积木托盘感应到{ $figure ->
    [monkey] 猴子
    [butterfly] 蝴蝶
   *[other] 青蛙
}还在动物垫上。请放置它。
    .do = 如果已经放好，再触摸一次按钮。
refused-waits-for-tray-touch = 请动手移动积木：积木托盘会感应到。
refused-tray-counts-touch = 积木托盘会自己数。如果数目不对，在主持人页面更正。
refused-by-facts-touch = 你正在按概要输入这个楼梯。想用平面图，请先切换。
refused-by-plan-touch = 你正在平面图上输入这个楼梯。想用概要，请先切换。
refused-by-plate-touch = 底板会自己感应这个楼梯。想在平面图上输入，请先切换。
explain-no-game-touch = 最近吃过香蕉的玩家是玩家1（规则2.1）。输入名字，选好玩法，然后开始。
explain-calibrate-empty-touch = 把六个格子里的积木全部取出。主机先称空的小盒。
    .do = 然后触摸下面的按钮。
explain-calibrate-full-touch = 放入整盒积木：80个拱门、80个方形积木、16个立柱，三种颜色的装饰积木各16个。
    .do = 然后触摸下面的按钮。
explain-setup-typed-touch = 取出显示的积木：各人的开局积木，以及初始楼梯的2个拱门、1个方形积木和1个金色积木（规则2.2）。
    .do = 然后触摸下面的按钮。
explain-setup-back-touch = 取出的积木多于开局积木和初始楼梯所需（规则2.2）：请放回。
    .do = 如果丢了，触摸「保持现状」。
explain-cards-check-touch = 每位玩家面前放的是这些卡牌吗？
    .do = 是的话，触摸下面的按钮：接着计算得分。
explain-build-touch = 你有{ $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }、{ $columns }个{ NOUN("column", $columns) }。
    .do = 如果什么楼梯都搭不了，触摸「无法搭建」（规则4.10）。
explain-build-frog-touch = 你有{ $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }、{ $columns }个{ NOUN("column", $columns) }。你可以拿青蛙，同时拿1个立柱。
    .do = 如果什么楼梯都搭不了，触摸「无法搭建」。
explain-cards-printed-touch = 从桌上拿取卡牌。¢：价值。
    .do = 然后在这里触摸它们的牌堆：{ SHORT($colour, 1) }或多颜色，每个牌堆最多1张（规则11.2）。
explain-cards-chosen-printed-touch = 你拿取{ $chosen }：花费{ $cost }个猴子称赞，还剩{ $left }个。
    .do = 想放回某张卡牌，再触摸它的牌堆。
explain-which-card-touch = 还可花费{ $left }个猴子称赞。
    .do = 触摸你拿取的那张{ SHORT($colour, 1) }{ price }卡牌。
explain-cards-chosen-touch = 你拿取{ $chosen }。还剩{ $left }个猴子称赞，可用于其他牌堆。
    .do = 再触摸卡牌就把它放回。
explain-one-time-touch = 你的新卡牌给你{ $pieces }。
explain-recurring-touch = { $cards ->
    [0] 你的玩家版图
   *[other] 你的玩家版图和卡牌
}给你{ $pieces }。
explain-typed-touch = { $reason }
    .do = 做好后触摸下面的按钮。
explain-correction-typed-touch = 你输入的内容和游戏不符。
    .do = 下面的内容都改正后，触摸下面的按钮。
explain-undone-many-touch = 你撤销了一步。这里显示的也要照做。
    .do = 想重做这一步，触摸「重做」。
explain-leaver-touch = { $name }离开了：把{ $name }的积木全部放回积木托盘。
    .do = 如果有丢失的，触摸「保持现状」。
explain-leaver-typed-touch = { $name }离开了：把{ $name }的积木全部放回积木托盘。
    .do = 然后触摸下面的按钮（规则12.4）。
manual-choice-touch = 选{ $count }个：方形积木、拱门，或两种都拿。
manual-typing-touch =
    .do = 输入数字，或触摸+和-。
slots-place-touch = 第{ $number }张卡牌（共{ $of }张）：{ $card }。
    .do = 触摸它的空间。
plan-hint-plate-touch = 底板会感应每块积木。
    .do = 这里什么都不用触摸。
plan-aim-how-touch =
    .do = 触摸亮起的位置，拱门就搭到那里。
plan-hint-how-touch =
    .do = 先触摸平面图上的位置，再触摸下面的积木。
plan-choose-knob-touch =
    .do = 触摸一个亮起的螺柱。
correct-typed-touch =
    .do = 全部改正后，触摸下面的按钮。
cup-less-touch = { $target }：比空的时候还轻。请退回一步
start-waiting-games-touch = 有{ $count }局搁置的游戏，可以接着玩：
reference-nothing-lifted-touch = { NOUN($piece, 2) }没有取出。解决办法：取出它们，把手拿开。
    .do = 然后触摸下面的按钮。
cup-not-empty-touch = { NOUN($piece, 2) }的格子里有大约{ $grams }g的东西。请拿出来。
    .do = 如果小盒是空的，再触摸一次按钮。
cup-too-light-touch = { NOUN($piece, 2) }的格子轻了{ $grams }g。请放入小盒。
    .do = 如果小盒已放好，再触摸一次按钮。
explain-setup-empty-touch = 把六个格子里的积木全部取出，但留下小盒。
    .do = 然后触摸下面的按钮。
explain-setup-full-touch = 照列表放入积木，每种放进自己的格子。
    .do = 然后触摸下面的按钮。
explain-setup-lift-touch = 数出{ $count }个，放在一边。
    .do = 然后触摸下面的按钮。也可以跳过：那么主机就假定有{ $held }个。
explain-setup-back-in-touch = 把{ $count }个全部放回格子。
    .do = 然后触摸下面的按钮。
explain-setup-report-touch = 列表说明传感器能做什么，以及主机假定了什么。
    .do = 触摸按钮保存。
setup-lifted-other-touch = 按重量算，取出了{ $found }个{ NOUN($piece, 2) }，不是{ $count }个。解决办法：数一数积木托盘旁的积木，凑成{ $count }个。
    .do = 然后触摸下面的按钮。
explain-plate-stack-touch = 叠好{ $count }个立柱。按在标出的螺柱上，松手等待：主机会感应到。
plate-weighs-like-touch = 称出来像{ $found }个，不是{ $of }个。请再数一次。
    .do = 如果确实是{ $of }个，再触摸一次按钮。

tray-arch-touch = 拱门
tray-brick-touch = 方形积木
tray-column-touch = 立柱
tray-light_green-touch = 浅绿色
tray-dark_green-touch = 深绿色
tray-gold-touch = 金色
line-taken-touch = { NOUN($piece, $of) }：已拿{ $taken }个，共{ $of }个
line-due-touch = { $due ->
    [0] 已拿完
   *[other] 还要拿{ $due }个
}
line-taken-free-touch = 已拿{ $taken }个
line-put-back-touch = 多了{ $count }个{ NOUN($piece, $count) }
line-take-out-touch = 多了{ $count }个{ NOUN($piece, $count) }
stepper-five-high-touch = 五块方形积木高
main-cards-none-touch = 不拿新卡牌，继续
score-chart-note-touch = 每条线是一位玩家：线越高，香蕉点数越多。

head-take-all = 拿取{ $pieces }

## What a seat has

own-stock = 你有
own-income = 下个回合你得到
own-nothing = 没有
own-each = 每回合{ $pieces }
own-each-no = 每回合不给积木
own-under = 盖住{ $cards }
web-slots = 各空间上的卡牌

## A seat that is not in turn

web-turn-of = { $name }的回合
web-host-acts = 请等主持人
web-host-acts-why = 主持人在自己的页面开始游戏。之后本页会自动继续。
web-host-goes-on = 下一步在主持人的页面进行。之后本页会自动继续。
web-host-resumes = 主持人会继续或搁置这局游戏。之后本页会自动继续。
web-seat-free = 这里没有玩家
web-seat-free-why = 这局游戏的这个座位没有玩家。其他座位的二维码在主持人页面。
web-ahead-waits = 已经保留。轮到你时，这里会出现完成按钮。
web-put-on = 我放上{ NOUN($piece, 1) }

## What a printed card, board or box says

web-learn-numbers = 还缺一个数字。请输入，或触摸+和-。
web-learn-board-first = 每块玩家版图每回合都给积木：请看它的左侧并输入。
web-new-set-how = 用自己的卡牌玩，开始前需要两样：每个牌堆有几张卡牌，以及每块玩家版图的开局积木（见背面）。其他数字会在游戏中询问。
web-new-set-board = 玩家版图{ $seat }的开局积木
web-new-set-do = 保存这些数字
web-new-set-bad-name = 这不能作为卡牌组的名字：请用小写字母、数字、-和_。
web-new-set-taken = 你已经有同名的卡牌组。请选别的名字。
web-new-set-sum = 盒中有67张卡牌，每个牌堆至少1张。请再数一次。
web-new-set-kits = 每块玩家版图都有开局积木：请看它的背面并输入。

## This phone

web-this-phone = 这部手机
web-sound = 这部手机的声音
web-awake = 如果等待时屏幕变黑：在手机设置的「显示」中，选最长的休眠时间。
web-two-seats = 两位玩家可以共用一部手机：在上面打开两人的链接，两个座位就都显示在本页上方。

## The plan

web-whole-plate = 整块底板
web-let-go = 收起拱门
web-ask-facts = 这样做以后，就再也看不到猴宫的图：不知道积木搭在哪里。要按概要输入楼梯吗？

## The host's page

web-now = { $name }现在：{ $sentence }
web-codes = 手机的二维码
web-codes-how = 每位玩家用手机摄像头扫描自己的二维码，打开链接。本页请自己保管：谁有二维码，谁就能代那个座位操作。
web-codes-lost = 手机丢了或没电了？给那个座位换新二维码，再用另一部手机打开。一部手机可以管两个座位：在上面打开两个二维码。
web-code-of = { $name }
web-code-watch = 电视，以及只观看的人
web-new-code = 给这个座位换新二维码
web-ask-new-code = { $seat }的旧二维码会马上失效。要生成新的吗？
web-host-more = 主持人的更多操作
web-next-player = { $name }先开始
web-open-game = 接着玩{ $game }
web-again = 新游戏：{ $order }
web-again-others = 新游戏，换玩家
web-set-aside = 搁置这局游戏
web-redo = 重做
web-mute = 关闭游戏桌的声音
web-unmute = 打开游戏桌的声音
web-correct = 数目不对
web-correct-why = 数一数积木托盘里某一种积木，输入有几个。
web-correct-piece = 积木
web-correct-number = 有几个？
web-correct-do = 更正
web-ask-leave = 这位玩家真的要离开游戏吗？
web-leave-do = 这位玩家离开
web-start-few-names = 游戏至少需要两位玩家。请为每位输入名字。
web-start-equal-names = 有两位玩家同名。请改其中一个。
web-start-bot = 座位{ $number }由谁来玩
web-start-side = 座位{ $number }坐在哪里
web-lie = 地面地图放得不一样
web-start-phones = 其他玩家用手机摄像头打开下方各自的二维码。

## Bots

explain-bot-failed-touch = { $name }是机器人，没能做出决定。可以再问一次，或由你们代玩这个回合。
explain-bot-slow-touch = { $name }是机器人，想得太久了。可以等待、再问一次，或由你们代玩这个回合。
told-hint-anew-touch = 你搭的楼梯和提示不同。
    .do = 想接着你的楼梯得到提示，触摸「提示」。
told-hint-away-touch = 提示收起来了。
    .do = 想再看，触摸「提示」。
told-hint-now-touch = 你现在可以看提示。
    .do = 触摸「提示」。
