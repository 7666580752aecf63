# The web page: what only phones and the television show. Everything else comes from the sentences of the screens.

web-title = 猴宫巧匠
web-opened = 这个链接已打开。进入游戏桌
web-pages = 页面
web-nav-seat = 座位{ $number }
web-nav-table = 游戏桌
web-nav-host = 主持人
web-offline = 游戏桌没有回应。本页会继续寻找，找到后自动继续。
web-failed = 没有发送成功。请再试一次。
web-not-now = 现在不能这样做。请看本页上方：那里写着接下来做什么。
web-yes = 是
web-no = 否
web-back = 返回
web-steps = 这个回合的步骤
web-own = 你的积木和卡牌
web-tray = 积木托盘
web-players = 玩家
web-player = 玩家
web-score = 香蕉点数
web-trophies = 奖杯卡牌
web-fewer = 减少：{ $what }
web-more = 增加：{ $what }
web-pass-build = 无法搭建
web-take-frog = 拿青蛙
web-by-hand = 由你们代玩这个回合
web-keep = 保持现状
web-hint = 提示
web-ask-pass-build = 这个回合真的什么都不搭吗？
web-ask-keep = 主机就以积木托盘里现在的积木为准吗？
web-node-height = 第{ $row }行第{ $number }个：高度{ $height }
web-node-knob = 第{ $row }行第{ $number }个：{ SHORT($piece, 1) }螺柱
web-node-nothing = 第{ $row }行第{ $number }个：空

error-web-address = 网页不能使用地址 { $address }:{ $port }（{ $what }）。请用 --web-port 换一个端口。
error-web-links-not-kept = 网页链接无法保存（{ $what }）。它们在主机停止之前有效。
web-links-file-damaged = 网页链接的文件 { $file } 损坏了。已生成新链接：请重新扫码。

cli-play-web = 同时以网页在手机上显示游戏桌；也可在配置的 [web] 中设置
cli-play-web-port = 网页的端口（8080；0：自动选空闲端口）
cli-play-headless = 不用终端：只用网页
cli-headless-web = --headless 需要网页：请加上 --web。
cli-port-range = { $given } 不是端口。端口是0到{ $most }的整数。
web-host-link = 游戏桌在等主持人。打开这个链接，不要给别人看：{ $link }
web-start = 开始游戏
web-start-cards = 卡牌
web-start-map = 地面地图
