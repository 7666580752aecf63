### Past games: `palace games`, `palace players` and `palace stats`.

cli-games = 列出玩过的游戏，并显示其中一局。
cli-games-list = 列出游戏，最新的在前。
cli-games-show = 显示一局游戏：得分、各轮、各回合。
cli-games-note = 给一局游戏写备注；不写内容就删去备注。
cli-games-date = 更正一局游戏的日期；不写日期就恢复时钟的日期。
cli-games-delete = 永久删除游戏。
cli-games-export = 把游戏写进文件，供其他程序使用。
cli-games-export-file = 扩展名决定内容：games.csv（每局每位玩家一行），games.json（全部内容），one.jsonl（一局的记录），one.svg（一局的图片）
cli-games-export-turns = 在 .csv 文件中改为每个回合一行
cli-games-export-game = 只要这一局
cli-games-import = 从别处的记录导入一局游戏。
cli-games-import-file = 记录文件：来自"palace record"、"palace games export"或规则程序
cli-games-import-date = 游戏时间：2026-05-28，或"2026-05-28 19:30"
cli-games-number = 游戏在列表中的编号
cli-games-turns = 同时列出每个回合
cli-games-note-words = 你想为这局游戏记下的内容
cli-games-date-value = 2026-05-28，或"2026-05-28 19:30"
cli-players-command = 显示在这里玩过的玩家，保存他们的名字、标记和习惯。
cli-players-name = 玩家的名字
cli-players-rename = 给玩家改名，所有游戏都改。
cli-players-new = 新名字
cli-players-merge = 把两个名字合并为一位玩家，所有游戏都改。
cli-players-into = 保留的名字
cli-players-split = 把曾用名重新分为一位玩家。
cli-players-set = 保存玩家的颜色、标记、座位方向和提示设置。
cli-players-set-colour = 玩家的颜色
cli-players-set-symbol = 玩家的标记
cli-players-set-side = 座位方向，从屏幕这一边看
cli-players-set-hints = 玩家什么时候有提示
cli-players-archive = 新游戏不再列出这位玩家；玩过的游戏保留。
cli-players-restore = 重新列出已归档的玩家。
cli-players-erase = 从所有游戏中永久抹去玩家的名字。
cli-players-name-range = "{ $given }"不能作为名字。请用1到{ $most }个字
cli-history-yes = 不再询问
cli-stats = 显示谁赢了多少次、各项纪录，以及玩家怎样搭建。
cli-stats-anew = 重新读取所有游戏，不用保存的结果
cli-history-json = 输出一个JSON值
cli-filter-player = 只看这位玩家的游戏
cli-filter-players = 只看2人、3人或4人的游戏
cli-filter-year = 只看这一年的游戏
cli-filter-since = 只看这一天以后的游戏（2026-05-28）
cli-filter-set = 只看用这组卡牌的游戏
cli-filter-expansions = 只看正好用这些的游戏：butterfly,frog，其中一个，或""
cli-date = { $given } 不是 { $first } 到 { $last } 的日期。请写 2026-05-28，或"2026-05-28 19:30"
error-history-not-kept = 无法保存：{ $file }：{ $what }。解决办法：腾出磁盘空间，或允许主机写入。
history-file-damaged = { $file } 不能用（{ $field ->
    [sum] 损坏了，或被手动改过
   *[other] 应为 { $field } { $expected }
}）。游戏照常显示，但不含其中的内容。解决办法：删除这个文件，或换回备份。
games-reading = 游戏
games-reading-progress = 已读取{ $done }局，共{ $of }局
games-stopped = 已停止。读取过的已保存。
games-unreadable = 编号{ $games }的游戏无法读取，已略过。
games-no-such = { $last ->
    [0] 还没有游戏。先玩一局："palace play"。
   *[other] 没有第{ $game }局。"palace games"会列出所有游戏和编号。
}
games-none = { $games ->
    [0] 还没有玩过游戏。用"palace play"玩一局。
   *[other] 没有符合条件的游戏。
}
games-column-number = 编号
games-column-date = 日期
games-column-players = 玩家和香蕉点数
games-column-length = 用时
games-column-watched = 感应
games-column-cards = 卡牌
games-no-date = 无日期
games-date-unsure = { $date } ?
games-bot = { $name }（机器人）
games-open = { $names }（没玩完）
games-watched = { $level ->
    [gold] 金级
    [silver] 银级
    [bronze] 铜级
   *[typed] 手动
}
games-doubt-note = ?：当时时钟没有设好，日期可能不对。用"palace games date N 2026-05-28"更正。
games-note-too-long = 备注有{ $count }个字。最多{ $most }个。
games-noted = 第{ $game }局的备注已保存。
games-note-gone = 第{ $game }局现在没有备注。
games-dated = 第{ $game }局的日期已更正。
games-date-gone = 第{ $game }局恢复为主机时钟的日期。
game-head = 第{ $game }局，{ $date }：{ $rounds }轮，用时{ $hours ->
    [0] { $minutes }分钟。
   *[other] { $hours }小时{ $minutes }分钟。
}
game-cards = 卡牌：{ $set }，{ $deck ->
    [printed] 由玩家洗牌
   *[screen] 由屏幕显示
}。地面地图{ $map }。{ $butterfly ->
    [yes] { $frog ->
        [yes] 有蝴蝶和青蛙。
       *[no] 有蝴蝶。
    }
   *[no] { $frog ->
        [yes] 有青蛙。
       *[no] 没有蝴蝶和青蛙。
    }
}
game-watched = { $level ->
    [gold] 由积木托盘和带传感器的底板感应（金级）。
    [silver] 由积木托盘和底板感应（银级）。
    [bronze] 由积木托盘感应（铜级）。
   *[typed] 由玩家输入积木。
}{ $questions ->
    [0] 主机没有提问
   *[other] 主机提了{ $questions }个问题
}，{ $undone ->
    [0] 没有撤销。
   *[other] 撤销了{ $undone }步。
}
game-won = { $count ->
    [1] { $names }获胜{ $reason ->
        [monkey_trophy] ：香蕉点数平局，凭猴子奖杯卡牌取胜
       *[points] { "" }
    }。
   *[other] { $names }共享胜利。
}
game-early = 这局游戏提前结束了。
game-open = 这局游戏没玩完。"palace play"可以接着玩。
game-doubt = 日期不确定：{ $why ->
    [no_clock] 游戏没有日期。
    [early] 当时时钟没有设好。
    [set_later] 时钟是在游戏中设好的。
   *[went_back] 更早的一局日期反而更晚。
}
game-loss = 这局游戏有一部分损坏了，数字可能偏小。
game-note = 备注：{ $note }
game-rounds = 每一轮后的香蕉点数
game-turns = 回合
turns-column-turn = 回合
turns-column-round = 轮
turns-column-built = 楼梯
turns-column-level = 高度
turns-column-credits = 称赞
turns-column-cards = 拿取的卡牌
turns-column-score = 总计
stats-none = { $unfinished ->
    [0] 没有玩完的游戏可以统计。
   *[other] 没有玩完的游戏可以统计，有{ $unfinished }局没玩完。
}
stats-head = 玩完{ $games }局{ $unfinished ->
    [0] { "" }
   *[other] （另有{ $unfinished }局没玩完）
}：共{ $time }小时，每局{ $rounds }轮，每位玩家平均{ $average }香蕉点数。
stats-first = 先开始的玩家在{ $games }局中赢了{ $wins }局；如果机会均等，应为{ $expected }局。
stats-title-results = 成绩
stats-key-results = 区间：去掉运气，真实胜率很可能在这两个数之间。均等：水平相同的玩家应有的胜率。连胜：目前和最多。
stats-title-built = 楼梯
stats-key-built = 最长：拱门数，最高：高度。起始：楼梯最常用的起始点颜色。每个楼梯的拱门数；每回合的猴子称赞和没花完的；每局的卡牌和提示。
stats-title-sources = 香蕉点数来源
stats-key-sources = 每局的香蕉点数。
stats-title-pace = 用时
stats-key-pace = 每回合秒数，不含休息。
stats-column-player = 玩家
stats-column-games = 局数
stats-column-wins = 获胜
stats-column-rate = 胜率%
stats-column-interval = 区间
stats-column-expected = 均等%
stats-column-average = 平均
stats-column-best = 最高
stats-column-margin = 领先
stats-column-streak = 连胜
stats-column-longest = 最长
stats-column-highest = 最高
stats-column-colour = 起始
stats-column-arches = 拱门
stats-column-credits = 称赞
stats-column-lapsed = 没花完
stats-column-bought = 卡牌
stats-column-hints = 提示
stats-column-score = 总计
stats-column-cards = 卡牌
stats-column-bonus = 奖励
stats-column-monkey = 猴子
stats-column-butterfly = 蝴蝶
stats-column-frog = 青蛙
stats-column-turns = 回合
stats-column-step-build = 搭建
stats-column-step-cards = 卡牌
stats-column-step-bricks = 积木
stats-column-step-figures = 动物
stats-colour = { $colour ->
    [none] -
   *[other] { SHORT($colour, 1) }
}
stats-pairs = 两人对战
stats-pair = { $name }和{ $other }，{ $games }局：{ $name }有{ $more }局香蕉点数更多，{ $fewer }局更少；平均相差{ $difference }。
stats-records = 纪录
stats-record-score = 香蕉点数最多：{ $value }，{ $name }，{ $date }（第{ $game }局）
stats-record-margin = 领先最多的胜利：多{ $value }香蕉点数，{ $name }，{ $date }（第{ $game }局）
stats-record-highest = 最高的猴宫：高度{ $value }，{ $name }，{ $date }（第{ $game }局）
stats-record-longest = 最长的楼梯：{ $value }个拱门，{ $name }，{ $date }（第{ $game }局）
stats-record-credits = 一回合猴子称赞最多：{ $value }，{ $name }，{ $date }（第{ $game }局）
stats-record-streak = 最长连胜：{ $value }，{ $name }，到{ $date }（第{ $game }局）
players-none = 还没有人在这里玩过。为游戏输入名字，就有了玩家。
players-column-last = 最近一局
players-column-colour = 颜色
players-column-symbol = 标记
players-column-side = 座位
players-column-hints = 提示
players-colour = { $colour ->
    [orange] 橙色
    [blue] 蓝色
    [violet] 紫色
    [green] 绿色
   *[none] -
}
players-symbol = { $symbol ->
    [heart] 红心
    [club] 梅花
    [star] 星星
    [note] 音符
   *[none] -
}
players-side = { $side ->
    [near] 这边
    [right] 右边
    [far] 对面
    [left] 左边
   *[none] -
}
players-hints = { $hints ->
    [on] 总有
    [stuck] 卡住时
    [off] 没有
   *[none] -
}
players-archived = 已归档
players-also = 曾用名：{ $names }
players-renamed = { $name }改名为{ $new }，所有游戏都已更改。
players-merged = { $name }的游戏现在归{ $into }。用"palace players split"可以重新分开。
players-split = { $name }又是一位独立的玩家。
players-set = 已为{ $name }保存。
players-is-archived = 新游戏不再列出{ $name }。
players-is-back = 新游戏会重新列出{ $name }。
players-erase-question = { $name }会从{ $games }局游戏中永久消失；游戏保留，但没有名字。确定的话，请输入这个名字：
players-erased = { $name }已从{ $games }局游戏中消失。
players-files = 以下{ $count }个文件还有这个名字。不需要的话请删除：
player-refused-unknown = 没有人叫{ $name }。玩家有：{ $known }
player-refused-name-taken = 已经有玩家{ $new }。如果是同一个人：palace players merge "{ $name }" "{ $new }"
player-refused-same = { $name }和{ $other }已经是同一位玩家。
player-refused-no-former-name = { $name }不是任何玩家的曾用名。"palace players"在「曾用名」后面列出它们。
player-refused-together = { $name }和{ $other }在第{ $game }局中是对手，所以是两个人。
player-refused-nothing = 请说明保存什么：--colour、--symbol、--side 或 --hints。
history-not-asked = 这不能撤销，而现在无法询问。确定的话，请加上 --yes。
history-nothing-done = 什么都没有更改。
export-ending = 看不出 { $file } 要写什么。请用扩展名 .csv、.json、.jsonl 或 .svg。
export-which-game = { $file } 只写一局游戏。请指明哪一局：--game N。"palace games"会列出编号。
export-not-written = { $file } 没有写完整：{ $what }。请在那里腾出空间，或把文件写到别处。
export-no-picture = 第{ $game }局没玩完，所以还没有图片。"palace play"可以接着玩。
games-exported = { $games }局游戏已写入 { $file }。
games-imported = { $file } 现在是第{ $game }局。
import-changed = 记录 { $file } 被改动过，或由其他版本写成：它得不出自己写明的结果。没有导入。
import-known = { $file } 的游戏已经在这里：它是第{ $game }局。
games-delete-question = { $games }局游戏会永久消失。确定的话，请输入"delete"：
games-delete-word = delete
games-deleted = 已删除{ $games }局游戏。


### The screens of past games

# limit: action
action-games = 过去的游戏
# limit: footer
footer-games = 游戏
palette-games = 查看过去的游戏和统计
help-key-games = G   过去的游戏、得分和统计
# limit: footer
footer-look = 查看
# limit: footer
footer-note = 备注
# limit: footer
footer-date = 日期
# limit: footer
footer-delete = 删除
# limit: footer
footer-statistics = 统计
# limit: footer
footer-filter-year = 年份
# limit: footer
footer-filter-seats = 人数
# limit: footer
footer-filter-set = 卡牌
# limit: footer
footer-filter-expansions = 动物
# limit: footer
footer-page-before = 上一页
# limit: footer
footer-page-after = 下一页
# limit: footer
footer-pages = 页
past-reading = 正在读取过去的游戏。第一次需要一些时间。
past-opening = 正在打开游戏。
past-saving = 正在保存。
past-failed = 现在无法读取过去的游戏（{ $what }）。请返回再试一次。
past-title-unread = 过去的游戏
past-title = 过去的游戏：{ $games }局
past-title-some = 过去的游戏：{ $shown }局，共{ $games }局（{ $filter }）
past-none = 这里还没有玩过游戏。你们玩的每一局都会保存在这里。
past-none-fits = 没有符合的游戏。请更改年份、人数、卡牌或动物。
past-filter-seats = { $count }人
past-filter-set = 卡牌「{ $set }」
past-filter-figures = { $figures ->
    [none] 没有动物
    [butterfly] 有蝴蝶
    [frog] 有青蛙
   *[other] 有蝴蝶和青蛙
}
# limit: main-action
past-look = 查看这局游戏
# limit: action
past-statistics = 统计
# limit: action
past-note = 写备注
# limit: action
past-date = 设置日期
# limit: action
past-go-on = 接着玩
past-open = 这局游戏没玩完。
past-open-title = 第{ $game }局，没玩完
past-go-on-how = 现在不能接着玩第{ $game }局：正在进行另一局。请先结束或搁置那一局。
past-delete-open = 第{ $game }局没玩完，还可以接着玩。请先玩完，再删除。
past-note-title = 备注
past-note-why = 你想为第{ $game }局记下什么？不写内容就没有备注。
# limit: action
past-note-keep = 保存
past-date-title = 日期
past-date-why = 第{ $game }局是什么时候玩的？请输入 2026-05-28，或 2026-05-28 19:30。不填就用主机时钟的日期。
# limit: action
past-date-keep = 保存日期
past-date-refused = "{ $given }"不是 { $first } 到 { $last } 的日期。请按年-月-日输入：2026-05-28，或 2026-05-28 19:30。
games-cannot-open = 无法打开第{ $game }局：它的记录损坏了。其他游戏不受影响。
sure-delete-game = 删除吗？
sure-delete-game-why = 游戏和备注会从列表和统计中永久消失。
sure-delete-game-else = 这局游戏留在这里。
sure-delete-game-yes = 删除
sure-delete-game-no = 不删
# limit: main-action
score-back-to-games = 回到游戏列表
score-past = 第{ $game }局，{ $date }。
stats-page = { $name }（第{ $number }页，共{ $of }页）
stats-page-some = { $name }（第{ $number }页，共{ $of }页）：{ $filter }
stats-page-results = 成绩
stats-page-built = 楼梯
stats-page-sources = 香蕉点数来源
stats-page-pace = 用时
stats-page-pairs = 两人对战
stats-page-records = 纪录
stats-page-chart = 每局的香蕉点数
stats-no-pairs = 没有两位玩家一起玩完过游戏。
stats-key-chart = 每个点是这位玩家最近{ $games }局的平均值。
stats-chart-few = 要画图，一位玩家至少要玩完两局。
