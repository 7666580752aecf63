### The final score.

# limit: headline
score-wins = { $name }获胜
# limit: headline
score-two-win = { $name }和{ $other }获胜
# limit: headline
score-many-win = { $count }位玩家获胜
score-by-points = { $bananas }比{ $second }，香蕉点数最多者获胜（规则8.5）。
score-by-monkey = { $name }和{ $others }以{ $bananas }香蕉点数打成平局。{ $name }拥有猴子奖杯卡牌，所以获胜（规则8.5）。
score-by-sharing = 各有{ $bananas }香蕉点数，都没有猴子奖杯卡牌：他们共享胜利（规则8.5）。
score-early = 在第{ $round }轮提前结束（规则12.1）。
score-early-alone = 在第{ $round }轮提前结束：只剩一位玩家（规则12.2）。
score-left = 提前离开：{ $names }。
score-breakdown = 得分明细
score-breakdown-house-cards = 自带卡牌：得分明细
score-breakdown-house-map = 自带地面地图：得分明细
score-breakdown-house = 自带卡牌和地面地图：得分明细
score-cards = 猴子卡牌
score-bonus = 奖励卡牌（每张4）
score-monkey = 猴子奖杯卡牌
score-butterfly = 蝴蝶奖杯卡牌
score-frog = 青蛙奖杯卡牌
score-total = 总计
score-longest = 最长的楼梯
score-tallest = 最高的装饰积木
scores-short-cards = 卡牌
scores-short-bonus = 奖励
scores-short-monkey = 猴子
scores-short-butterfly = 蝴蝶
scores-short-frog = 青蛙
scores-short-total = 总计
score-chart = 每一轮后的香蕉点数
score-chart-note = 标出的是该轮最多的香蕉点数。条形：该轮得到的香蕉点数。
score-end = { $name }该拿{ $wanted }个{ NOUN($piece, $wanted) }，{ $found ->
    [0] 一个也不剩
   *[other] 只剩{ $found }个
}：最后一轮（规则8.2）。
# limit: main-action
score-new-game = 新游戏
rematch-who = 下一局谁来玩？
rematch-why = 由下一位玩家先开始。开始前还可以改名字和座位。
rematch-order = { $name }先开始，然后是{ $others }
rematch-others = 换玩家
# limit: action
score-step-through = 逐步回看
# limit: action
score-export = 保存图片
# limit: action
score-close = 关闭

## The review of a scored game

# limit: headline
head-past = 第{ $number }步，共{ $of }步
# limit: explanation
past-waited = { $sentence }：{ $why }
# limit: main-action
past-forward = 向前
# limit: action
past-back = 后退
# limit: action
past-first = 到开头
# limit: action
past-last = 到结尾
