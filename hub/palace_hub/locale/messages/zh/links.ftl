### Links, nodes and cells: states as words, problems with their fix.

link-absent = 没有连接
link-hello = 问候
link-configured = 已配置
link-live = 正常
link-stale = 没有消息
link-lost = 断开
link-incompatible = 版本不符
activity-touched = 有触碰
activity-settling = 稳定中
activity-quiet = 静止
activity-unknown = 未知

problem-no-tray = 没有连接积木托盘。解决办法：插上线，或由你们输入拿取的积木。
problem-tray-not-weighed = 积木托盘已连接，但这局游戏开始时没有它。解决办法：这局继续输入；下一局从一开始就用积木托盘。
told-tray-replaced = 积木托盘换了电路板（{ $id }）。重量和之前一样，所以游戏继续。
problem-other-tray = 积木托盘 { $id } 不是这局游戏的。解决办法：插回原来的，或把这块电路板接到原来的传感器：静止时主机会认出它们。在此之前，请输入拿取的积木。
problem-other-plate = 底板 { $id } 是第二块底板，没有使用。解决办法：关掉其中一块。
problem-node-twice = 节点 { $id } 在两个连接上回应；主机使用线缆。解决办法：不用做什么，或拔掉其中一个。
problem-node-copy = 另一个设备自称是已连接的节点 { $id }；主机拒绝了它。解决办法：关掉其中一个。
problem-slow-cell = { $role }的传感器{ $cell }每秒测量{ $rate }次。解决办法：把它的 HX711 板的 RATE 接高电平，达到80次。
problem-config-refused = 节点 { $id } 拒绝了配置。解决办法：写入这台主机的固件。
problem-plate-gone = 底板从{ $since }起没有回应；游戏不用它继续。解决办法：检查供电，再检查线缆或Wi-Fi。
problem-gaps = { $role }：从{ $since }起缺失{ $count }处。解决办法：{ $carrier ->
        [mqtt] 把无线接入点移近，或改用线缆。
       *[serial] 把线直接插在主机上，或换一条线。
    }
problem-damaged = { $role }：从{ $since }起有{ $count }个数据帧损坏。解决办法：{ $carrier ->
        [mqtt] 看看是否有别的程序用它的名字发布消息。
       *[serial] 换一条线，远离电机和电源线。
    }
problem-refused = { $role }：从{ $since }起有{ $count }条消息主机看不懂。解决办法：写入这台主机的固件。
problem-duplicates = { $role }：从{ $since }起有{ $count }个样本重复，每个只算一次。解决办法：{ $carrier ->
        [mqtt] 看看是否有第二个发送者用它的名字，或者消息服务器桥接到了自己。
       *[serial] 写入这台主机的固件。
    }
problem-dropped = { $role }：从{ $since }起自己丢失了{ $count }个读数。解决办法：{ $carrier ->
        [mqtt] 把无线接入点移近，或改用线缆。
       *[serial] 结束主机上的其他程序，主机要读得更快。
    }
problem-unread = { $role }：从{ $since }起有{ $count }行主机的消息没能读取。解决办法：{ $carrier ->
        [mqtt] 看看是否有别的程序向它发布消息。
       *[serial] 换一条线，远离电机和电源线。
    }
problem-weak-signal = { $role }：无线接入点的信号弱（{ $dbm }dBm）。解决办法：把两者移近，或改用线缆。
problem-node-crashed = { $role }：程序因错误停止后又重新启动了（{ $what }）。解决办法：只有一次的话，不用做什么；如果再出现，写入这台主机的固件。
problem-cell-refuses = { $role }：传感器{ $cell }从{ $since }起拒绝了{ $count }个读数（{ $why }）。解决办法：检查接线和供电。
problem-audit = { NOUN($piece, 2) }的总重量和计数相差{ $off }个。解决办法：数一数，在「更正」中输入数目。
problem-hall-chain = 底板的{ $strips }条霍尔传感器条，只有{ $answering }条有回应。解决办法：检查最后一条有回应的后面的插头，以及第一条没有回应的。
port-shared = { $program }（进程 { $pid }）也打开了 { $port }，拿走了节点的数据。
fix-port-shared = 结束那个程序；一个端口不能由两个程序读取。
problem-port-shared = { port-shared }解决办法：{ fix-port-shared }
problem-bytes-missing = { $role }：从{ $since }起，行内缺少字节。解决办法：结束读取 { $port } 的其他程序（"sudo palace doctor"会列出）。如果没有，换一条线。
problem-port-silent = { $port } 上没有节点回应；主机已关闭它，会不时再试。解决办法：打开节点，或检查线缆。如果那里插着别的设备，就不要再写这个端口。
error-ports-not-kept = 节点的端口无法保存在 { $file }：{ $what }。
problem-broker-full = 主机在 { $broker } 的节点列表满了（{ $count }）。{ $silent ->
        [0] 解决办法：关掉这张桌不需要的节点；沉默三分钟的节点会让出位置。
       *[other] 其中{ $silent }个没有发过消息；发消息的节点会取代它们的位置。解决办法：如果它们已不存在，让消息服务器忘掉它们：用那个节点的账户运行 mosquitto_pub -r -n -t { $topic }。
    }
problem-incompatible = { $port } 上的节点版本不符。解决办法：写入这台主机的固件。
journal-game-unreadable = 第{ $game }局不能继续：{ $detail }。它的记录保留着。
journal-calibration-unreadable = 无法读取积木托盘的设置：{ $detail }。到下一局之前，请输入积木。
problem-damaged-in-play = 游戏文件在你们玩的时候损坏了（{ $detail }），之后的内容都没有保存。解决办法：退出并重新启动主机；游戏会从能读取的内容继续。然后更换SD卡。
problem-no-mark = 无法写入 { $file }（{ $what }），所以最新的事件如果丢失，主机可能发现不了。解决办法：检查它的权限，移走同名的东西；然后重新启动主机。
problem-not-saved = 现在无法保存游戏（{ $detail }）。解决办法：腾出磁盘空间，并检查主机能否写入。在此之前不要关机。
cell-saturated = 传感器到了量程尽头。解决办法：检查接线和负载。
cell-silent = { $seconds ->
        [0] 传感器还没有读数。
       *[other] 传感器没有读数（{ $seconds }秒）。
    }解决办法：检查它的四根线。
cell-stuck = 传感器一直是同一个读数。解决办法：检查放大板和接线。
cell-uncalibrated = 还不能计数：小盒没有空着和装满时称过。解决办法：开始新游戏，或运行"palace setup"。
corner-noisy = 传感器太不稳定（{ $noise } 原始值）。解决办法：把手拿开，避开气流、振动和线缆。
cell-noisy = 传感器太不稳定（{ $noise_mg }mg），无法计数。解决办法：把手拿开，避开气流、振动和线缆。
calibration-no-reading = { NOUN($piece, 2) }的格子一直不能静止。请把手拿开。如果没用，检查接线。
calibration-saturated = { NOUN($piece, 2) }下面的传感器到了量程尽头。请检查接线。
calibration-nothing-added = { NOUN($piece, 2) }不比空的小盒重。请放进去。如果之前就在里面，请清空小盒，再按Esc。不然请检查接线。
calibration-reversed = { NOUN($piece, 2) }的小盒比空的时候还轻。请全部取出，再按Esc。如果当时是空的，那就是接线接反了。
calibration-scale = { NOUN($piece, 2) }太轻或太重。如果小盒之前不是空的，按Esc。不然请拿出别的东西，或检查传感器。
calibration-weak = { NOUN($piece, 2) }下面的传感器太不稳定，数不清单块积木。请不要晃动桌子，然后再按Enter。
calibration-differs = { NOUN($piece, 2) }比应有的{ $way ->
    [less] 轻
   *[more] 重
}{ $percent }%。如果小盒之前不是空的，按Esc。不然请数一数，并拿出别的积木。
journal-salvaged = 游戏文件损坏过：{ $state ->
       *[intact] 里面的内容都保留下来了。
        [lost] 丢失了{ $lost }个事件，其余都保留下来了。
        [at_least] 至少丢失了{ $lost }个事件，其余都保留下来了。
        [unknown] 能读取的都保留下来了，但无法判断是否缺少内容。
    }旧文件保存为 { $file }。
journal-renewed = 游戏文件换了新格式，缺少内容时能看出来。旧文件保存为 { $file }。
journal-unsure = 游戏文件是完整的，但可能缺少最新的游戏和事件：{ $file } 不见了，或属于另一个文件。
journal-gone = { $state ->
       *[unknown] 游戏文件是空的。无法判断里面是否有过游戏。
        [lost] 游戏文件不见了，丢失了{ $lost }个事件。
        [at_least] 游戏文件不见了，至少丢失了{ $lost }个事件。
    }已开始新文件。解决办法：如果有副本，请结束主机，把副本放到那里。
refused-demo-over = 这次演示结束了。想玩新游戏，请离开并重新启动演示。
told-sound-off = 声音已关闭。按z打开。
told-sound-on = 声音已打开。
told-exported = 记录已写入 { $file }。
told-saved = 已保存到 { $folder }：图片 { $name }.svg 和记录 { $name }.jsonl。
refused-export = 记录无法保存在 { $file }：{ $what }。
