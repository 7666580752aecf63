### Learn while playing: what a card, a board or the ground map prints is entered when it is needed.

## The card

# limit: line
learn-card-title = 这张卡牌上印着什么？只需输入一次，以后的游戏都能用。
# limit: line
learn-card-wrong-title = 这张卡牌上其实印着什么？
learn-card-how = { $pile }。用数字输入香蕉点数。每按一个字母，加一块积木。
# limit: title
learn-take = 拿取
# limit: title
learn-correct = 更正
learn-done = 完成

## The board

# limit: line
learn-board-page = 这块玩家版图每回合给什么？只需输入一次，以后的游戏都能用。
# limit: line
learn-board-how = 请看玩家版图左侧。每按一个字母，加一块积木；输入完按Enter。
# limit: line
learn-board-wrong-page = 这块玩家版图每回合其实给什么？左右方向键：换一块玩家版图。
learn-board-title = 玩家版图{ $seat }：{ $name }
# limit: headline
head-learn-board = 输入玩家版图
# limit: explanation
explain-learn-board = { $name }要第一次拿取这块玩家版图的快送。请看玩家版图左侧（规则11.8）。
# limit: main-action
main-learn-board = 输入玩家版图
# limit: main-action
main-learn-knob = 这里有螺柱吗？

## The beginning of a set

# limit: line
learn-sizes-title = 自己的盒子：每个牌堆有几张卡牌？
# limit: line
learn-kits-title = 自己的盒子：每块玩家版图的开局积木是什么？
# limit: line
learn-kits-how = 请看每块玩家版图的背面。每按一个字母，加一块积木；按Enter到下一块玩家版图。
# limit: title
learn-set-name = 卡牌组的名字
# limit: footer
learn-key-name = 名字
learn-set-taken = 你已经有卡牌组{ $name }。按n输入别的名字。
learn-set-bad-name = { $name }不能作为卡牌组的名字：按n，用小写字母、数字、-和_。

## The knob

# limit: headline
ask-knob = 这里有螺柱吗？
# limit: explanation
ask-knob-why = 主机还不知道这里的螺柱。请看积木下面的地面地图（规则11.8）。
# limit: explanation
ask-knob-not-sure = 只需输入一次，以后用这张地面地图的游戏都能用。
# limit: action
ask-knob-colour = { $sign } { SHORT($colour, 1) }
# limit: action
ask-knob-no = 没有螺柱
# limit: hint
plan-aim-asks = 会询问那里的螺柱
# limit: here
plan-here-unknown = 这里的螺柱还没输入

## The market

tile-enter = 未输入
tile-enter-other = 别的卡牌：输入
tile-not-entered = { $count }张未输入
