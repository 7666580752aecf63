### `palace config`、`palace completion`，以及 palace.toml 中每项设置的含义。

cli-config = 显示和修改你的设置：文件 palace.toml。
cli-config-show = 显示每项设置的含义和值。输出可以直接保存为 palace.toml。
cli-config-keys = 只显示这些设置，例如 web.port
cli-config-set = 修改 palace.toml 中的一项设置。你的注释和各行的顺序保持不变。
cli-config-key = 设置的名字，例如 web.port；"palace config show"列出全部
cli-config-value = 新的值；列表可以有多个
cli-config-default = 从文件中删去这项设置，恢复默认值
cli-config-path = 显示 palace.toml 的路径，文件还不存在时也显示。
cli-config-schema = 显示 JSON Schema，编辑器用它检查和解释 palace.toml。
cli-completion = 显示一段脚本，你的 shell 用它补全本命令的词。
cli-completion-shell = 你的 shell

config-show-file = 你的设置，来自 { $file }。以 # 开头的行是注释，那些设置用默认值。
config-show-none = 文件 { $file } 还不存在。所有设置都用默认值。
config-no-setting = 没有设置 { $given }。设置有：
config-no-value = 请加上 { $setting } 的新值，或用 --default 删去它。
config-one-value = { $setting } 只能有一个值。带空格的值请放在引号里。
config-stays = { $file } 保持原样。新的内容被拒绝：
config-has-value = { $setting } 现在是 { $value }。主机下次启动时读取。
config-has-default = { $setting } 用默认值。主机下次启动时读取。

settings-file = palace-hub 的设置。每一行都可以省略。
settings-box = 你盒中的积木，如果缺了一些。
settings-sound = 用什么播放游戏桌的声音。
settings-web = 在手机上显示游戏桌的网页。
settings-backup = 每天的备份。
settings-log = 主机的日志。

setting-language = 屏幕和命令的语言。
    .default = 不写时，用你系统的语言。
setting-enter-by = 怎样输入楼梯："plan"逐块画出，"facts"询问高度和数目。
setting-card-set = 你自己盒中的卡牌：一个文件夹，或你的一个卡牌组的名字。
    .default = 不写时，用自带卡牌。
setting-ground-map = 新游戏的地面地图。
setting-ports = 主机总是打开的串口，不管上面接着什么，与 --port 相同。
setting-journal = 保存你的游戏的文件。
    .default = 不写时，是数据文件夹中的 journal.sqlite。
setting-box-piece = 你的盒中有多少块这种积木。
setting-sound-buzzer = 用积木托盘的蜂鸣器播放声音。
setting-sound-bell = 用终端的铃声播放声音。
setting-web-enabled = 随"palace play"提供网页，与 --web 相同。
setting-web-listen = 网页的地址："127.0.0.1"只供本机使用，"0.0.0.0"供整个网络使用。
setting-web-port = 网页的端口；0表示任何空闲端口。
setting-web-hosts = 本机在你的网络中的其他名字。链接用第一个名字。
setting-web-link = 网页前面有代理时链接的开头，例如"https://palace.home"。
    .default = 不写时，链接用本机的名字。
setting-backup-folder = 每天得到一份备份的文件夹，例如U盘。
    .default = 不写时，没有每天的备份。
setting-log-level = 日志保留的最不重要的级别。"debug"还会记下玩家的名字。
