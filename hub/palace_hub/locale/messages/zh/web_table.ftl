# The pages for watching: the table on a television, the score, the review.

web-chosen = 已选
web-start-waits = 还没有游戏。请在游戏桌或主持人的手机上开始。
web-asked = 游戏桌在询问
web-oblique = 猴宫侧面图
web-newest = 最新的积木
web-turn-how = 猴宫。用方向键转动，或向左、向右拖动。
web-turn-left = 把猴宫向左转
web-turn-right = 把猴宫向右转
web-chart-round = 轮
web-podium = 名次
web-bg-stats = 发送到 BG Stats
web-review-steps = 游戏的步骤
web-review-score = 得分
web-review-turns = 到某个回合
web-nav-games = 游戏
web-chart-game = 局
web-past-all = 全部
web-past-filter = 显示这些
web-past-pages = 列表页
web-past-page = 第{ $number }页，共{ $of }页
web-past-newer = 较新的游戏
web-past-older = 较早的游戏
past-so-far = 到此为止的得分
web-analysis-title = 第{ $game }局的分析
web-analysis-do = 开始分析
web-analysis-begins = 分析开始了。
web-analysis-host = 还没有人分析过这一局。主持人可以在本页开始分析。
web-analysis-playing = 正在玩游戏，电脑要留给它用。请等玩完再分析。
web-analysis-busy = 正在分析另一局。请等它完成。
web-analysis-back = 回到这局游戏
web-delete-game = 删除这局游戏
web-ask-delete-game = 删除这局游戏吗？游戏和备注会从列表和统计中永久消失。
past-turn = 第{ $round }轮：{ $name }

# The codes on the terminal

start-codes = 手机和电视上也有这张游戏桌：显示二维码
palette-codes = 手机和电视的二维码
help-key-codes = F12  手机和电视的二维码
footer-codes = 二维码
footer-next-code = 下一个
footer-back-code = 上一个
footer-new-codes = 新二维码
footer-bg-stats = BG Stats
code-title = { $title }（第{ $number }个，共{ $of }个）
code-seat = 玩家{ $number }
code-seat-of = 玩家{ $number }：{ $name }
code-seat-why = 用于这位玩家自己的手机：显示你的积木和卡牌，也可以搭建和拿取卡牌。
code-watch = 电视和观看者
code-watch-why = 用于电视、平板，或只观看的手机。
code-host = 主持人
code-host-why = 用于主持人的手机：这块屏幕能做的，它都能做。
code-seat-secret = 有这个二维码的人可以代这位玩家操作：不要给别人看。
code-host-secret = 有这个二维码的人可以撤销、更正和结束游戏：请自己保管。
code-open = 用连着家中网络的手机摄像头扫描，或输入网址。
code-only-here = 现在只有这台电脑能打开网页。想用手机，请在 palace.toml 文件的 [web] 下写 listen = "0.0.0.0"，再重新启动。
code-bg-stats = BG Stats
code-bg-stats-why = 用装有 BG Stats 应用的手机扫描。应用会显示这局游戏，你同意后就会保存。
code-no-room = 显示二维码需要{ $columns }列、{ $rows }行的窗口。请把字调小：多数终端按Ctrl和减号。
code-console = 这个终端画不出二维码。请输入网址。
sure-new-codes = 生成新二维码？
sure-new-codes-why = 所有手机和电视都不再显示游戏桌，直到扫描新的二维码。
sure-new-codes-else = 二维码保持不变。
sure-new-codes-yes = 生成
sure-new-codes-no = 不改
