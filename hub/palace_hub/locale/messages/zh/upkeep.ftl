### Backup, restore, bug reports, the log and the safe mode.

cli-backup = 把游戏、校准、卡牌和设置保存到一个文件。玩游戏时也可以做。
cli-backup-file = 要写的文件，或U盘等文件夹：会在里面写一个带当天日期的文件
cli-backup-secrets = 同时保存密码和手机链接；只有你能读取这个文件
cli-backup-daily = 在文件夹中保留最近七天的文件
cli-restore = 恢复备份。先显示会替换什么，再询问，并保留原来的内容。
cli-restore-file = "palace backup"写的文件
cli-restore-yes = 不询问
cli-restore-journal = 游戏保存的位置，如果不用备份设置中的位置

cli-report = 写一个错误报告文件，不含名字、密码和链接。先显示里面有什么。
cli-report-file = 要写的文件（默认：这个文件夹中的 palace-report-DATE.zip）
report-examines = 主机正在检查这台电脑，需要几秒 ...
report-holds = 报告包含：
report-versions = 主机、Python和电脑的版本
report-doctor = "palace doctor"的检查结果
report-settings = 你的设置；可能透露人名或地点的内容已替换
report-log = 日志
report-game = 最近一局游戏的记录
report-frames = 最近几分钟积木托盘和底板发送的数据
report-without = 玩家的名字、密码、Wi-Fi和手机链接已替换。发送前可以打开文件查看。
report-question = 写入 { $file } 吗？请输入 yes 或 no：
report-nothing-done = 什么都没有写。
report-written = 已写入 { $file }。没有发送给任何人。
report-not-confirmed = 现在无法询问。想不经询问就写报告，请加上 --yes。
cli-play-safe = 手动玩：不用积木托盘、底板、消息服务器、手机和设置；游戏照常继续
cli-headless-safe = 安全模式不显示网页，所以 --headless 什么都不显示。请去掉 --headless。
safe-failed-starts = "palace play"最近{ $count }次启动都失败了。
safe-last-failure = 最近一次的原因：{ $reason }
safe-offer = Enter：用安全模式玩。由你们输入积木；不使用积木托盘、底板、手机和设置。游戏照常继续。
    n：照常启动。
safe-hint = "palace play --safe"可以手动玩，并继续你的游戏。"palace doctor"会说明哪里有问题。
problem-safe-mode = 安全模式：主机不使用积木托盘、底板、手机和设置。解决办法：运行"palace doctor"，解决它指出的问题，然后不加 --safe 启动。
problem-safe-other-journal = 无法访问你的游戏文件 { $file }：{ $what }。本局保存在 { $kept } 中。解决办法：接上该文件所在的磁盘，或输入"palace config set journal --default"。

output-no-such-folder = { $option }：没有文件夹 { $folder }。请建立它，或插上它所在的U盘。

problem-backup = 今天的备份没有做成：{ $what }
problem-backup-no-folder = 今天的备份做不了：没有文件夹 { $folder }。解决办法：插上U盘，或在 palace.toml 中换一个文件夹。
backup-at-the-end = 正在把今天的游戏保存到 { $folder } ...

backup-written = 已保存{ $games ->
        [0] 你的设置；还没有游戏
       *[other] { $games }局游戏，以及校准、卡牌和设置
    }。文件：{ $file }（{ $kb } kB）。
backup-with-secrets = 里面有密码和手机链接。只有你能读取这个文件：请保管好。
backup-open-to-all = 里面有密码和手机链接，而这个磁盘无法隐藏它们：拿到的人都能读取。
backup-without-secrets = 里面没有密码和手机链接；--with-secrets 会一起保存。
backup-journal-damaged = { $lost ->
        [0] 游戏文件损坏过；就目前所知，没有缺少游戏事件。
       *[other] 游戏文件损坏过：备份中缺少{ $lost }个游戏事件。
    }
backup-not-ours = { $file } 不是备份。请给出"palace backup"写的文件。
backup-foreign = { $file } 含有 { $what }，那不属于备份。什么都没有更改。请给出"palace backup"写的文件。
backup-damaged = { $file } 损坏了：{ $what } 和保存时不同。什么都没有更改。请试试别的备份。
backup-too-new = { $file } 来自更新版本的主机（{ $hub }）。什么都没有更改。请先更新这台主机。
backup-in-the-way = { $file } 已存在，而且不是备份，所以保留。请换个名字。

upkeep-games = { $count }局游戏
upkeep-kind-players = 玩家，以及过去的游戏的备注和日期
upkeep-kind-saved = 保存的图片、记录和表格
upkeep-kind-tray = 积木托盘的校准
upkeep-kind-plate = 底板的校准
upkeep-kind-ports = 电路板端口列表
upkeep-kind-cards = 自己的卡牌
upkeep-kind-lessons = 已完成课程的列表
upkeep-kind-settings = 设置（palace.toml）
upkeep-kind-broker = Wi-Fi账户
upkeep-kind-links = 手机链接

restore-backup = { $file }：由 palace-hub { $hub } 保存于 { $made }。
restore-games-replaced = {"  "}替换：这里的{ $here }局游戏换成备份的{ $there }局
restore-fate-new = {"  "}新增：{ $what }
restore-fate-replaced = {"  "}替换：{ $what }
restore-fate-aside = {"  "}移开：{ $what }（备份中没有）
restore-fate-stays = {"  "}保留：{ $what }（备份中没有）
restore-place = 游戏放到 { $folder }。被替换或移开的都会保留。
restore-question = 恢复这个备份吗？请输入 yes 或 no：
restore-answer-yes = yes
restore-answer-y = y
restore-nothing-done = 什么都没有更改。
restore-done = 备份已恢复。"palace play"会接着使用。
restore-kept = 原来的内容在 { $folder }。
restore-without-secrets = 没有保存密码和手机链接：请重新扫码。用Wi-Fi的节点，请运行"palace setup broker"。
restore-not-confirmed = 现在无法询问。想不经询问就恢复，请加上 --yes。
hub-runs = 有主机正在使用 { $file }。请结束它（Ctrl+Q），再试一次。
restore-under-way = 另一次恢复正在进行。请等它结束，再试一次。
