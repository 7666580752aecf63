### Hints in the build and the cards step, and who gets them.

## The hint, in place of the explanation

# limit: explanation
hint-thinking = 主机正在找提示。你可以先继续。
# limit: explanation
hint-credits = 提示：用你现有的积木，可以得到{ $credits }个猴子称赞。想知道从哪里开始，再按h。
# limit: explanation
hint-start-lit = 提示：从亮起的{ SHORT($piece, 1) }螺柱开始。想看整个楼梯，再按h。
# limit: explanation
hint-start = 提示：从{ SHORT($piece, 1) }螺柱开始。想看整个楼梯，再按h。
# limit: explanation
hint-whole = 提示：照平面图显示的搭建。{ $why }
# limit: explanation
hint-take-back = 提示：先拿回亮起的{ NOUN($piece, 1) }。它不属于提示的楼梯。
# limit: explanation
hint-whole-facts = 提示：从{ SHORT($piece, 1) }开始，用{ $arches }个{ NOUN("arch", $arches) }、{ $bricks }个{ NOUN("brick", $bricks) }、{ $columns }个{ NOUN("column", $columns) }搭到高度{ $height }。{ $why }
# limit: explanation
hint-frog = 提示：先拿青蛙（按o）。它给你1个可以用来搭建的立柱。
# limit: explanation
hint-pass = 提示：你的积木搭不出楼梯。按o，选「无法搭建」。
# limit: explanation
hint-unknown-knobs = 主机知道的地面地图螺柱还太少，没有提示。请先搭建，主机会边玩边学。
# limit: explanation
hint-aim-recurring = 提示：最好拿取每回合给积木的卡牌。想知道是哪些，再按h。
# limit: explanation
hint-aim-one-time = 提示：最好拿取马上给积木的卡牌。想知道是哪些，再按h。
# limit: explanation
hint-aim-bananas = 提示：最好拿取香蕉点数多的卡牌。想知道是哪些，再按h。
# limit: explanation
hint-aim-printed = 提示：主机看不到牌堆顶是哪张，但平均来说有些牌堆最有帮助。想知道是哪些，再按h。
hint-pile = { $card }（{ $cap }键）
# limit: explanation
hint-cards = 提示：拿取{ $cards }：{ $gains }。
# limit: explanation
hint-cards-printed = 提示：拿取{ $cards }。平均来说这类卡牌对你最有帮助：主机看不到牌堆顶是哪张。
# limit: explanation
hint-cards-none = 提示：不拿卡牌。你拿得起的卡牌现在都帮不上忙。

hint-gain-bananas = { $count }香蕉点数
hint-gain-one-time = 马上得到{ $count }块积木
hint-gain-recurring = 大约{ $rounds }轮内每回合得到{ $count }块积木

## Why

hint-why-recurring = 从{ SHORT($piece, 1) }开始，因为{ $card }卡牌每回合给{ $pieces }。
hint-why-one-time = 从{ SHORT($piece, 1) }开始，因为{ $card }卡牌马上给{ $pieces }。
hint-why-bananas = 从{ SHORT($piece, 1) }开始，因为{ $card }卡牌有{ $count }香蕉点数。
hint-why-card = 从{ SHORT($piece, 1) }开始，因为{ $card }卡牌对你最有帮助。
hint-why-any-recurring = 得到的猴子称赞可以拿取{ $card }卡牌，它每回合给{ $pieces }。
hint-why-any-one-time = 得到的猴子称赞可以拿取{ $card }卡牌，它马上给{ $pieces }。
hint-why-any-bananas = 得到的猴子称赞可以拿取{ $card }卡牌，它有{ $count }香蕉点数。
hint-why-any-card = 得到的猴子称赞可以拿取{ $card }卡牌，它对你最有帮助。
hint-why-bonus = 叠到五块方形积木高，可以拿取1张奖励卡牌。
hint-why-butterfly = 终点位置最高，所以你得到蝴蝶。
hint-why-monkey = 终点是金色，所以你得到猴子。
hint-why-highest = 终点是同色中位置最高的：再得1个猴子称赞。
hint-why-credits = 用最少的积木，得到{ $credits }个猴子称赞。

## Beside the plan

# limit: hint
hint-next = { $piece ->
    [arch] 接着：在两个亮起的位置之间放{ $sign }拱门，{ $level ->
        [0] 在地面上
       *[other] 离地{ $level }块高
    }。
   *[other] 接着：在亮起的位置放{ $sign }{ NOUN($piece, 1) }，{ $level ->
        [0] 在地面上
       *[other] 离地{ $level }块高
    }。
}
# limit: hint
hint-off = 先拿回亮起的{ $sign }{ NOUN($piece, 1) }。
# limit: hint
hint-done = 提示的积木都放好了。
# limit: tile-reason
tile-hint = 提示

## Refusals

refused-hint-none = 主机找不到这一步的提示。请自己继续。
refused-hint-not-now = 搭建和拿取卡牌时才有提示。到时候再按h。
refused-hint-put-right = 请先照屏幕的要求改正，然后才有提示。
refused-hints-off = { $name }的提示已关闭。想打开，按o，选「提示：开、关，或卡住时才有」。
refused-hint-not-stuck = 再过{ $seconds }秒，或做了不允许的尝试之后，才有你的提示。
told-hint-away = 提示收起来了。想再看，按h。
told-hint-anew = 你搭的楼梯和提示不同。想接着你的楼梯得到提示，按h。
told-hint-now = 你现在可以看提示：按h。
refused-hints-count = 请为{ $count }位玩家都选好。

## The log

log-hint = { $name }用了提示（第{ $level }级）

## Keys and the dialog

# limit: footer
footer-hint = 提示
palette-hint = 显示提示，或更多提示
palette-hints = 提示：开、关，或卡住时才有
# limit: headline
ask-hints = 谁可以看提示？
# limit: explanation
ask-hints-why = 搭建或拿取卡牌时，按h显示提示。谁用过，日志里都看得到。卡住：过了{ $seconds }秒，或做了不允许的尝试。
hints-of = { $mode ->
    [on] 有提示
    [stuck] 卡住时才有提示
   *[off] 没有提示
}
# limit: action
web-hints-do = 就这样玩

help-key-hint = h   提示；再按：更多提示

## The command line

cli-bench-hints = 测量提示进程多久给出回答，以及有提示时主机每一步多花多少时间。
