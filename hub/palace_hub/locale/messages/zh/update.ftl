### 更新已安装的游戏桌的版本，以及退回。

cli-update = 用发布包更新这张已安装的游戏桌。如果新版本无法启动，会恢复旧版本。
cli-update-file = 文件 palace-hub-VERSION-ARCH.tar.gz
cli-update-recover = 完成被中断的更新；服务启动时会调用它
cli-rollback = 退回上一个版本。如果那个版本能读取你的游戏，游戏会保留。
update-question = 用 { $file } 更新版本{ $old }吗？游戏桌会停一分钟。请输入 yes 或 no：
update-back-question = 从版本{ $old }退回{ $new }吗？游戏桌会停一分钟。请输入 yes 或 no：
update-installing = 正在当前版本旁安装版本{ $version } ...
update-checking = 正在用你的文件的副本检查版本{ $version } ...
update-starting = 正在启动版本{ $version } ...
update-done = 版本{ $new }已安装。"palace rollback"可退回{ $old }。
update-back-done = 已退回版本{ $new }。"palace rollback"可回到{ $old }。
update-flash = 节点的固件可能与这个版本不同。"palace doctor"会告诉你；"palace flash"可更新固件。
update-not-confirmed = 现在无法询问。想不经询问就继续，请加上 --yes。
update-no-file = 请写出发布包："palace update FILE"。
update-no-appliance = { $folder } 中没有已安装的版本。请先运行 install.sh。
update-under-way = 另一个更新正在进行。等它结束后再试。
update-same-version = 版本{ $version }已经安装并在运行。什么都没有更改。
update-no-previous = 没有可以退回的版本。什么都没有更改。
update-install-failed = 无法安装版本{ $version }。什么都没有更改。安装程序说：{ $what }
update-check-failed = 版本{ $version }无法使用你的文件。什么都没有更改。它说：{ $what }
update-undone = 版本{ $new }没有启动。版本{ $old }和你的文件已恢复。请写一份报告："palace report"。
update-is-undone = 正在从版本{ $new }退回{ $old }。
update-not-a-release = { $file } 不是完整的发布包（见：{ $what }）。什么都没有更改。请重新下载。
update-damaged = { $file } 已损坏：{ $what } 与校验和不符。什么都没有更改。请重新下载。
update-other-machine = { $file } 适用于 { $made_for }；这台电脑是 { $here }。什么都没有更改。请选择适合这台电脑的发布包。
update-no-copy = 无法复制你的文件：{ $what }。旧版本保留。请腾出空间后再试。
