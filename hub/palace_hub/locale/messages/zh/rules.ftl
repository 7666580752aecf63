### Refusals of the rules. The key is `rule-` and the code of monkey_palace.errors.CODES, with dashes.

rule-same-name = 座位{ $seat }和{ $other }都叫{ $name }：请改其中一个名字。
rule-not-due = 现在还不能{ $command ->
    [build] 搭建
    [take_cards] 拿取卡牌
    [take_one_time] 拿取单次快送
    [place_cards] 放置卡牌
    [take_recurring] 拿取多次快送
    [place_frog] 放置青蛙
    [place_monkey] 放置猴子
    [place_butterfly] 放置蝴蝶
    [take_frog] 拿青蛙
    [end_turn] 结束回合
   *[other] { $command }
}：现在该{ $expected ->
    [build] 搭建
    [take_cards] 拿取卡牌
    [take_one_time] 拿取单次快送
    [place_cards] 放置卡牌
    [take_recurring] 拿取多次快送
    [place_frog] 放置青蛙
    [place_monkey] 放置猴子
    [place_butterfly] 放置蝴蝶
    [end_turn] 结束回合
   *[other] { $expected }
}（规则2.4）。
rule-game-over = 游戏已经结束，不能再做这一步（规则8.3）。
rule-palace-unknown = 猴宫的形状未知：请输入楼梯的概要。
rule-bad-notation = 无法读取楼梯的第{ $number }块积木：请写{ $expected }，不要写{ $word }。
rule-no-arch = 楼梯以拱门结束：请至少加一个拱门（规则4.3）。
rule-not-enough-pieces = { $has ->
    [0] 你没有{ NOUN($piece, 0) }，楼梯里却有{ $wanted }个（规则4.9）。
   *[other] 你只有{ $has }个{ NOUN($piece, $has) }，楼梯里却有{ $wanted }个（规则4.9）。
  }
rule-height-too-low = 每个拱门都高于前一个：高度至少为{ $lowest }，不是{ $height }（规则4.6）。
rule-height-too-high = 这些积木最多搭到高度{ $highest }，不是{ $height }（规则4.6）。
rule-height-between = 这些积木能搭到高度{ $levels }，不是{ $height }（规则4.6）。
rule-pieces-reach-nothing = { $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }和{ $columns }个{ NOUN("column", $columns) }连接不到猴宫（规则4.5）。
rule-facts-impossible = 在这座猴宫上，没有哪个楼梯符合这些积木、起始点颜色和高度（规则4.6）。
mend-facts-impossible = 请重新数积木和高度，并检查底板上是不是地面地图{ $map }。
rule-five-high-impossible = 用{ $bricks }个{ NOUN("brick", $bricks) }和{ $columns }个{ NOUN("column", $columns) }，搭不出五块高的部分（规则8.1）。
rule-five-high-too-low = 有五块高的部分，装饰积木的高度就至少为{ $lowest }，不是{ $height }（规则8.1）。
rule-five-high-certain = 用{ $arches }个{ NOUN("arch", $arches) }搭到高度{ $height }，必有一部分五块高（规则8.1）。
rule-decoration-missing = 终点要放和起始点颜色相同的装饰积木：{ NOUN($wanted, 1) }（规则5.1）。
rule-wrong-decoration = 终点要放{ NOUN($wanted, 1) }，不是{ NOUN($decoration, 1) }（规则5.1）。
rule-decoration-out = { NOUN($decoration, 2) }没有剩余了（规则10.7）。
rule-no-decoration-due = { NOUN($wanted, 2) }没有剩余了，也不放别的颜色：不能放{ NOUN($decoration, 1) }（规则10.7）。
rule-unknown-card = 这组卡牌里没有{ $card }（规则6.2）。
rule-card-not-on-top = 回合开始时，{ $card }不在牌堆顶（规则6.2）。
rule-deck-not-printed = 这只用于实体卡牌：现在的卡牌由程序洗牌（规则11.1）。
rule-deck-is-so = { $deck ->
    [printed] 已经在用你们的实体卡牌（规则11.1）。
   *[screen] 已经由程序洗牌（规则11.1）。
  }
rule-deck-in-use = 已经拿取过卡牌，所以不能换卡牌（规则11.1）。
rule-card-removed = { $card }已丢失，不再属于这组卡牌（规则11.4）。
rule-card-of-other-pile = { $card }属于牌堆{ $pile }，不属于{ $other }（规则11.3）。
rule-player-gone = { $player }已经离开游戏（规则12.2）。
rule-no-such-seat = { $players }人游戏没有座位{ $seat }（规则2.1）。
rule-card-not-held = { $player }没有{ $card }（规则11.5）。
rule-card-is-the-same = 原来记的就是{ $card }：请选正确的那张（规则11.5）。
rule-settles-nothing = 请说明拿取或放回哪些积木（规则11.6）。
rule-settles-too-much = 只欠{ $owed }个{ NOUN($piece, $owed) }，不是{ $moves }个（规则11.6）。
rule-settles-above-tray = 积木托盘里有{ $has }个{ NOUN($piece, $has) }：拿不了{ $moves }个（规则11.6）。
rule-settles-above-stock = 那位玩家只有{ $has }个{ NOUN($piece, $has) }：放回不了{ $moves }个（规则11.6）。
rule-withdraws-end = 换成正确的卡牌后，{ $player }的快送并不缺积木。同意让游戏继续吗？（规则11.7）
rule-card-held = { $player }已经有{ $card }：它不在牌堆里（规则11.2）。
rule-card-unknown = 还不知道{ $card }上印着什么：请先输入（规则11.8）。
rule-board-unknown = 还不知道{ $player }的玩家版图给什么：请先输入（规则11.8）。
rule-set-incomplete = 还有{ $cards }张卡牌和{ $boards }块玩家版图没输入：请用实体卡牌玩（规则11.8）。
rule-learnt-already = { $what }：已经知道了（规则11.8）。
rule-board-empty = 座位{ $seat }的玩家版图至少印有一个图标（规则1.6）。
rule-knob-in-use = { $at } 就在 { $cell } 下面的螺柱上，所以那里有螺柱（规则3.5）。
rule-knob-unseen = { $cell } 下面的螺柱上可能有积木：猴宫的形状未知（规则11.8）。
rule-pile-twice = 每回合每个牌堆只能拿1张卡牌（规则6.2）。
rule-wrong-colour = 卡牌必须是{ SHORT($wanted, 1) }或多颜色（规则6.1）。
rule-too-few-credits = 这些卡牌价值{ $cost }个猴子称赞，你有{ $credits }个（规则6.1）。
rule-wrong-slot-count = 请为{ $cards }张卡牌各选一个空间；现在选了{ $slots }个（规则7.3）。
rule-empty-slots-first = 先放满空着的空间（规则7.3）。
rule-new-cards-apart = 空间都放满了：新卡牌要叠放在一起（规则10.10）。
rule-correction-empty = 更正至少要有一块积木（规则7.6）。
rule-correction-below-zero = 积木托盘里有{ $has }个{ NOUN($piece, $has) }：不可能少{ $wanted }个（规则7.6）。
rule-correction-above-box = 最多还能找到{ $most }个{ NOUN($piece, $most) }，不可能是{ $wanted }个（规则7.6）。
rule-wrong-delivery = 现在该拿{ $expected ->
    [one_time] 单次快送
   *[recurring] 多次快送
}，不是{ $got ->
    [one_time] 单次快送
   *[recurring] 多次快送
}（规则2.4）。
rule-took-too-many = 最多拿{ $most }个{ NOUN($piece, $most) }，不是{ $taken }个（规则7.5）。
rule-took-too-few = 至少拿{ $least }个{ NOUN($piece, $least) }，不是{ $taken }个（规则7.4）。
rule-took-wrong-mix = { $arch }个拱门和{ $brick }个方形积木不符合这次快送（规则7.1）。
rule-frog-not-in-play = 这局游戏没有青蛙（规则1.3）。
rule-frog-already-held = 你已经有青蛙奖杯卡牌了（规则9.3）。
rule-frog-needs-column = 没有立柱可以和青蛙一起拿了（规则9.3）。
rule-frog-needs-staircase = 本回合没有搭建楼梯，所以不能拿青蛙（规则9.3）。
rule-could-build = 你的积木搭得出楼梯，所以必须搭建（规则4.10）。例如：{ $example }
rule-knob-needed = 请选择螺柱：有{ $count }个合适（规则9.4）。
rule-knob-not-open = 猴子要放在拱门一端的空螺柱上，不能放在 { $at }（规则9.1）。
rule-knob-not-lowest = 青蛙要放在这个楼梯的最低处：{ $lowest }，不是 { $at }（规则9.3）。

### A staircase on the plate (rules 3, 4, 5.1): the broken rule, and under `mend-` the fix. $at and $other are placements
### in notation, $cell and $knob are cells.

rule-off-plate = { NOUN($piece, 1) } { $at } 伸到了 { $cell }，超出底板：螺柱从0到{ $last }（规则3.1）。
mend-off-plate = 把 { $at } 向{ $way ->
    [east] 东
    [west] 西
    [north] 北
   *[south] 南
}移{ $studs }个螺柱。
rule-on-arch-middle = { NOUN($piece, 1) } { $at } 在 { $cell } 处，位于拱门 { $other } 的中间：拱门只有两端能支撑（规则3.3）。
mend-on-arch-middle = 把 { $at } 移到 { $other } 的一端：{ $first } 或 { $second }。
rule-overlap = { NOUN($piece, 1) } { $at } 和 { $other } 都占了 { $cell }（规则3.4）。
mend-overlap = 拿走 { $at }，或移动它，让 { $cell } 处只有一块积木。
rule-not-supported = { NOUN($piece, 1) } { $at } 在 { $cell } 处悬空（规则3.5）。
mend-not-supported = 从 { $knob } 起，用方形积木或立柱填满 { $cell } 下面的空隙，共{ $missing }块方形积木高。
rule-no-knob = { NOUN($piece, 1) } { $at } 在 { $cell } 处没有可放的螺柱（规则3.5）。
mend-no-knob = 把 { $at } 移到空螺柱上：最近的是 { $knob }。
rule-figure-on-knob = { $cell } 处站着动物，{ NOUN($piece, 1) } { $at } 放不下（规则3.5）。
mend-figure-on-knob = 动物站在那里时，请搭在别处：最近的空螺柱是 { $knob }。
rule-both-feet-on-arch = 拱门 { $at } 的两端都在同一个拱门 { $other } 上（规则3.6）。
mend-both-feet-on-arch = 以一端为轴转动 { $at }，或在两端各垫1个方形积木。
rule-off-grid = { NOUN($piece, 1) } { $at } 在 { $cell } 处，不在初始楼梯的网格上（规则3.7）。
mend-off-grid = 把 { $at } 移到网格上：最近的螺柱是 { $x_near },{ $y_near }。
rule-start-not-on-ground = 楼梯从 { $cell } 开始，那里不是地面的空螺柱（规则4.1）。
mend-start-not-on-ground = 从地面的空螺柱开始：最近的是 { $knob }。
rule-start-with-decoration = 楼梯以装饰积木 { $at } 开始（规则4.2）。
mend-start-with-decoration = 那里不放 { $at }，改放方形积木。
rule-ends-with-brick = { NOUN($piece, 1) } { $at } 放在最后一个拱门的末端：楼梯要以拱门结束（规则4.3）。
mend-ends-with-brick = 把那里从 { $at } 起往上的积木都拿走，或在上面再搭一个拱门。
rule-on-palace-middle = { NOUN($piece, 1) } { $at } 在 { $cell } 处，放在拱门 { $other } 的中间螺柱上（规则4.4）。
mend-on-palace-middle = 把 { $at } 移到 { $other } 的一端：{ $first } 或 { $second }，或移到别的空螺柱上。
rule-not-connected = 从 { $start } 开始的楼梯没有连接到猴宫（规则4.5）。
mend-not-connected = 把它搭向猴宫：离它终点最近的空螺柱是 { $knob }。
rule-arch-not-higher = 拱门 { $at } 没有高于前一个拱门 { $other }（规则4.6）。
mend-arch-not-higher = 把 { $at } 垫到离地{ $level }块高或更高：它的近端放在 { $knob }。
rule-path-broken = 拱门 { $at } 没有从前一个拱门 { $other } 的远端开始（规则4.6）。
mend-path-broken = 从 { $knob } 接着搭，或拿走 { $at } 和它后面的积木。
rule-two-paths = 拱门 { $at } 开始了第二条路径：楼梯是由新拱门组成的一条完整路径（规则4.6）。我们对规则的理解是：旧拱门不算它的阶梯。
mend-two-paths = 拿走那条路径，或从 { $knob } 接着搭第一条。
rule-turns-back = 拱门 { $at } 从前一个拱门 { $other } 上折返了（规则4.7）。
mend-turns-back = 以 { $cell } 处的一端为轴转动 { $at }：往前或往旁边。
rule-forks = 路径在拱门 { $at } 处从 { $other } 上分岔了（规则4.7）。
mend-forks = 拿走 { $at } 和只支撑它的积木，或从 { $knob } 接着搭。
rule-loose-brick = { NOUN($piece, 1) } { $at } 不在这个楼梯任何拱门的一端下面（规则4.8）。
mend-loose-brick = 把那里从 { $at } 起往上的积木都拿走，或把拱门的一端搭在上面。
rule-arch-as-support = 拱门 { $at } 只用来支撑 { $other }：每个拱门都必须是路径上的阶梯（规则4.8）。
mend-arch-as-support = 拿走 { $at }，用方形积木或立柱填满 { $cell } 下面的空隙。
rule-several-decorations = 多了装饰积木 { $at }：只放1个，不是{ $count }个（规则5.1）。
mend-several-decorations = 拿走 { $at }。
rule-decoration-misplaced = 装饰积木 { $at } 不在最后一个拱门的远端，也就是 { $cell }（规则5.1）。
mend-decoration-misplaced = 把 { $at } 移到 { $cell }。
rule-end-taken = 楼梯在 { $cell } 的终点已经被占：放不下装饰积木（规则5.1）。
mend-end-taken = 让最后一个拱门的远端上方空着。
mend-no-arch = 加一个拱门。
mend-not-enough-pieces = { $has ->
    [0] 不要用{ NOUN($piece, 0) }。
   *[other] 最多用{ $has }个{ NOUN($piece, $has) }。
  }
mend-wrong-decoration = 换成{ NOUN($wanted, 1) }。
mend-decoration-out = 放上别的颜色。
mend-no-decoration-due = 拿走装饰积木。
