### 作为本机服务的游戏桌。

cli-service = 让游戏桌随本机启动。
cli-service-install = 从现在起让游戏桌随本机启动。
cli-service-remove = 停止游戏桌并且不再启动；游戏和设置会保留。
cli-service-status = 哪些游戏桌随本机启动，是否在运行。
cli-service-logs = 游戏桌日志的最新几行。
cli-service-font = 让控制台使用画面放得下的最大字体。
cli-service-window = 用一个窗口打开桌子，字体按显示器尽量放大。
cli-service-table = 游戏桌的名字（小写字母、数字、"-"）；不写则为 table
cli-service-tty = 控制台，不写则为 tty1
cli-service-mode = screen：在控制台上；kiosk：整个屏幕一个窗口；headless：只有网页
cli-service-shutdown-button = 树莓派引脚5和6之间的按钮可以关机和开机
cli-service-all = 所有游戏桌
cli-service-json = 输出一个JSON数组
cli-service-follow = 持续显示新的行
service-runs = { $unit } 正在运行，并随本机启动。
service-at-next-start = { $unit } 从下次开机起随本机启动。
service-removed = { $unit } 已移除。游戏和设置都保留。
service-no-tables = 没有游戏桌随本机启动。要改变，请输入：sudo palace service install
service-state = { $unit }（{ $mode }）：{ $state ->
        [active] 正在运行
        [activating] 正在启动
        [failed] 启动失败，请看：palace service logs
        [inactive] 已停止
       *[other] 随本机启动
    }，重新启动过{ $restarts }次
service-button = 按钮从下次开机起有效：请接到引脚5和6。
service-button-there = 按钮已经设置好了。
service-bad-table = "{ $given }"不能作为游戏桌名字：请用小写字母、数字和"-"，最多31个。
service-bad-console = "{ $given }"不是控制台：请用 tty1 到 tty63。
service-none = 没有名为"{ $table }"的游戏桌随本机启动。"palace service status"会列出所有游戏桌。
service-no-boot-settings = 没有 { $file }：按钮需要装有 Raspberry Pi OS 的树莓派。
service-refused = "{ $command }"失败了：{ $what }
