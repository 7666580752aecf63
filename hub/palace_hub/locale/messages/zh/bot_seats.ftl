### Bots that play a seat of a real table: what people do for them, and what is refused.

## The start form

start-seat = { $bot ->
    [person] 真人
    [easy] 简单机器人
    [normal] 普通机器人
    [hard] 困难机器人
   *[other] 机器人{ $bot }
}
help-key-next-bot = F5到F8   为每个名字选真人，或简单、普通、困难机器人

## What the hub asks for

# limit: headline
head-bot-thinks = 请稍等
# limit: explanation
explain-bot-thinks = { $name }是机器人，正在考虑这个回合。你们什么都不用做。
# limit: headline
head-bot-top = 牌堆顶是哪张？
# limit: explanation
explain-bot-top = { $name }是机器人，看不到你们的卡牌。牌堆{ $pile }顶上是哪张卡牌？
# limit: headline
head-bot-stuck = 没有回答
# limit: explanation
explain-bot-failed = { $name }是机器人，没能做出决定。按Enter再问一次，或按b由你们代玩这个回合。
# limit: explanation
explain-bot-slow = { $name }是机器人，想得太久了。可以等待，按Enter再问一次，或按b由你们代玩这个回合。
# limit: headline
head-bot-lay = 放1个{ NOUN($piece, 1) }
# limit: explanation
explain-bot-lay = 从{ $name }的积木中拿取。{ $piece ->
    [arch] 搭在两个亮起的位置之间，
   *[other] 放在亮起的位置，
}{ $level ->
    [0] 在地面上
   *[other] 离地{ $level }块高
}。然后按Enter。第{ $number }块，共{ $of }块。
# limit: explanation
explain-bot-lay-figure = 先把{ $figure ->
    [monkey] 猴子
    [butterfly] 蝴蝶
   *[frog] 青蛙
}放回{ $name }的卡牌上，再在亮起的位置放积木（规则10.5）。
# limit: explanation
explain-bot-lay-plate = 从{ $name }的积木中拿取。{ $piece ->
    [arch] 搭在两个亮起的位置之间，
   *[other] 放在亮起的位置，
}{ $level ->
    [0] 在地面上
   *[other] 离地{ $level }块高
}。底板会感应到。第{ $number }块，共{ $of }块。
# limit: headline
head-bot-off = 把它拿下来
# limit: explanation
explain-bot-off = 亮起的{ NOUN($piece, 1) }不该在那里。把它放回{ $name }的积木中，然后按Enter。
# limit: explanation
explain-bot-off-plate = 亮起的{ NOUN($piece, 1) }不该在那里。把它放回{ $name }的积木中。底板会感应到。
# limit: headline
head-bot-stands = 一样吗？
# limit: explanation
explain-bot-stands = { $name }的楼梯的{ $of }块积木都放好了。猴宫和平面图一样吗？一样的话按Enter。
# limit: headline
head-bot-facts = 搭{ $arches }个{ NOUN("arch", $arches) }
# limit: explanation
explain-bot-facts = 从{ SHORT($piece, 1) }开始，用{ $bricks }个{ NOUN("brick", $bricks) }和{ $columns }个{ NOUN("column", $columns) }搭到高度{ $height }。搭在合适的地方，然后按Enter。哪里都不合适，就按o。
# limit: headline
head-bot-pass = 搭不出楼梯
# limit: explanation
explain-bot-pass = { $name }的积木什么都搭不出。按Enter继续。
# limit: headline
head-bot-frog = 拿青蛙
# limit: explanation
explain-bot-frog = { $name }从猴宫拿青蛙，并拿1个立柱。按Enter。
# limit: headline
head-bot-cards = { $count ->
    [0] 不拿卡牌
   *[other] 拿取{ $count }张卡牌
}
# limit: explanation
explain-bot-cards = { $name }拿取{ $chosen }，花费{ $credits }个猴子称赞中的{ $cost }个。按Enter。
# limit: explanation
explain-bot-cards-none = { $name }不拿新卡牌。按Enter。
# limit: explanation
explain-bot-takes = { $name }是机器人：请取出这些积木，放到{ $name }的其他积木旁。
# limit: explanation
explain-bot-slots = { $name }为每张新卡牌选好了空间。按Enter。
# limit: explanation
explain-bot-figure = { $name }想把它放在标出的螺柱上。放好后按Enter。

## Beside the plan

# limit: title
bot-title = { $of ->
    [0] 还没有积木
   *[other] 已放{ $done }块，共{ $of }块
}
# limit: hint
bot-next = { $piece ->
    [arch] 现在：在两个亮起的位置之间放{ $sign }拱门，{ $level ->
        [0] 在地面上
       *[other] 离地{ $level }块高
    }。
   *[other] 现在：在亮起的位置放{ $sign }{ NOUN($piece, 1) }，{ $level ->
        [0] 在地面上
       *[other] 离地{ $level }块高
    }。
}
# limit: hint
bot-off = 拿下来：{ $sign }{ NOUN($piece, 1) }，{ $level ->
    [0] 在地面上
   *[other] 离地{ $level }块高
}。
# limit: hint
bot-all = 积木都放好了。

## The main action

# limit: main-action
main-bot-lay = 放好了
# limit: main-action
main-bot-off = 拿下来了
# limit: main-action
main-bot-stands = 楼梯是对的
# limit: main-action
main-bot-go-on = 继续
# limit: main-action
main-bot-again = 再问机器人一次
# limit: action
action-by-hand = 代玩
# limit: footer
footer-by-hand = 代玩
palette-by-hand = 由你们代机器人玩这个回合
help-key-by-hand = b   由你们代机器人玩这个回合
# limit: main-action
waiting-bot = 机器人正在思考
# limit: main-action
waiting-bot-piece = 等待底板感应到积木

## Refusals

refused-bot-turn = { $name }是机器人，自己做决定。想退回一步，按u。
refused-bot-thinks = { $name }还在思考。请稍等。
refused-bot-not-seen = 底板还没感应到亮起的积木。请放在亮起的位置，或按w改用Enter确认。
refused-bot-off = 有块积木放在机器人不要的地方。请先拿下亮起的积木。
refused-bot-not-stuck = 机器人没有回答时，才能由你们代玩它的回合。
refused-bot-other = { $name }要的楼梯和现在搭的不同。请照平面图搭：下一块是亮起的积木。
refused-bots-count = 请为{ $count }位玩家选好由谁来玩，不要更多。
refused-bot-unknown = 没有机器人{ $bot }。可用的有：{ $known }。
refused-bot-top = { $name }在等你们说出那个牌堆顶是哪张卡牌。
refused-bots-learning = 机器人要知道你们盒中所有的卡牌。请用"palace cards"输入，或者不用机器人。

# A game is kept, and the hub was started with bots that do not play in it.
resume-bots = 这局游戏由原来的玩家继续。想让机器人（{ $names }）加入新游戏，请先搁置这一局（d）。

told-bot-nobody = 没有人叫{ $name }，所以没有机器人玩那个座位。

## The log

log-bots = 机器人玩家：{ $names }
log-by-hand = { $name }的机器人没有回答：由你们代玩这个回合

## The command line

cli-play-bot = 让机器人玩这个名字的玩家的座位，例如 Bo=planner；可以多次使用
cli-bot-form = { $given } 没有为玩家指定机器人：请写 NAME=BOT，例如 Bo=planner
cli-bot-unknown = 没有机器人 { $given }：可用的有：{ $known }
cli-bot-no-name = "="前面没有玩家名字：请写 NAME=BOT，例如 Bo=planner
cli-bot-name = 名字 { $given } 超过{ $most }个字：请取短一些
cli-bot-twice = { $given } 有两个机器人：每位玩家只能写一次
cli-bots-all = 写了{ $count }位玩家，一局最多{ $most }位：请去掉一位
