### The command line, the headless game, records and data checks.

cli-palace = 陪你们玩《猴宫巧匠》：称积木托盘，检查规则，显示游戏桌。
cli-command = 命令
cli-commands = 命令
cli-game-kept = 游戏已保存。想接着玩，输入"{ $command }"，再按r。
cli-starting = Palace Hub 正在启动 ... 现在就可以打字。
cli-wrong-usage = { $command }：{ $what }。输入"{ $command } --help"查看选项。
cli-version = 显示版本
argparse-usage = { "用法：" }
argparse-options = 选项
argparse-positional = 参数
argparse-help = 显示这份帮助
argparse-argument = %(argument_name)s：%(message)s
argparse-choice = 这里不能用 %(value)r；请用 %(choices)s 之一
argparse-one-argument = 缺少一个值
argparse-required = 缺少 %s
argparse-unrecognized = 这里不认识 %s
argparse-no-value = 这个选项不带值，却得到 %r
argparse-ambiguous = %(option)s 可能是 %(matches)s
cli-demo = 在模拟的桌上玩一局，用真正的固件、连接和规则。
cli-demo-usage = palace demo [OPTIONS]
cli-demo-game = 游戏
cli-demo-table = 游戏桌
cli-demo-output = 输出
cli-list-faults = 列出 --faults 可用的名字，每行一个
cli-headless = 不用屏幕；用一行文字说明游戏进度
cli-players = 2、3或4位玩家（默认3）
cli-seed = 相同的数得到相同的游戏（默认1）
cli-seed-range = { $given } 不是种子。请用0到{ $most }的整数
cli-speed = 实际时间的倍数，或"max"（有屏幕时默认8）
cli-speed-range = { $given } 不是速度。请用0.1到1000的数，或"max"
cli-build = 只有积木托盘，加上底板，或再加霍尔传感器
cli-faults = 游戏桌上出什么故障
cli-cells = 称重传感器：好的，或便宜的
cli-record-frames = 录下这里的所有输入，每小时约10MB
cli-unknown-name = "{ $given }"不是可用的名字：请用 { $known }
cli-expansions = butterfly,frog（默认），其中一个，或""
cli-demo-json = 输出一个对象，含得分和数据
cli-entries = 楼梯的输入方式：plan、facts、mixed、plate
cli-overlap = 上一回合没结束，下一位玩家就先开始
cli-deck = 由谁洗牌：主机，或桌边的玩家
cli-demo-sides = 玩家围桌而坐，并换座位
cli-demo-map-turns = 地面地图转几个四分之一圈，0到3
cli-demo-turn-plate = 玩家不时转动底板
cli-demo-cards = 主机一开始知道多少实体卡牌
cli-ground-map = 地面地图，1到4（默认1）
cli-demo-journal = 把游戏保存在这个文件
cli-demo-record = 把游戏记录写入这个文件
cli-demo-log = 把游戏桌和节点的日志保存在这里
cli-socket = 加入正在运行的模拟游戏桌
cli-play = 显示真实的游戏桌。没有积木托盘时，由你们输入积木。
cli-play-port = 同时使用这个端口，即使主机不认识它；sim:tray 或 sim:plate 是虚拟节点
cli-node = 运行一个虚拟节点，供别处的主机使用。只有你下命令时才出故障。
cli-node-role = tray 或 plate
cli-node-broker = 不用串口，改用这个文件指定的消息服务器（broker.json 或 hub.json）
cli-node-link = 始终指向节点串口的名字
cli-node-seed = 相同的数得到相同的节点和噪声（不写则为1）
cli-node-tell = 给这个用途的正在运行的虚拟节点下一个命令，然后结束
cli-play-journal = 保存游戏的位置，如果不用通常的位置
cli-play-set = 自己盒中的卡牌："palace cards"的卡牌组名字，或文件夹（默认：用配置里的，没有则用自带卡牌）
cli-play-map = 新游戏的地面地图，1到4（默认：用配置里的，没有则为1）
cli-replay = 从记录重新计算一局游戏，并对比结果。
cli-replay-file = "palace record"的记录，或原始数据帧的录制文件；用 --analyse 时也可以是保存的游戏的编号
cli-replay-resense = 用现在的检测方法重新判断录制的原始数据帧，并列出差别
cli-replay-json = 输出一个对象，而不是句子
cli-record = 写出保存的游戏的记录：不指定则为最新的一局。
cli-record-game = 游戏的编号
cli-record-to = 要写的文件；不写则输出到标准输出
cli-engine = 运行规则引擎：每行一个JSON请求和一个回答。
cli-bots = 让机器人互相比赛：胜率、座位、得分和游戏长度。
cli-bots-games = 玩几局（不写则为100）
cli-bots-players = 每个座位的机器人，用逗号分开（不写则为 planner,greedy）
cli-bots-seats-range = 可以有2到4位玩家，不能是{ $given }位
cli-bots-seed = 第一局的种子，之后每局用下一个数（不写则为1）
cli-bots-json = 输出一个含所有数据的对象，而不是句子
cli-bots-jobs = 由几个进程分担（不写则每个处理器一个）；结果相同
cli-bots-set = 卡牌组："house"，或文件夹（不写则为 house）
cli-bots-expansions = butterfly 和 frog，用逗号分开（不写则没有）
cli-bots-map = 地面地图，1到4（不写则为1）
cli-bots-fixed-seats = 机器人在所有局中都不换座位
cli-whole-number = { $given } 不是整数
cli-number = { $given } 不是数字
cli-count-range = { $given } 不是1到{ $most }的整数
cli-trace = 用积木托盘的检测方法处理一个传感器的录制数据，或用底板的方法处理四个的：每次检测或判断输出一行JSON，最后是总结。
cli-trace-file = 录制数据：CSV文件，列为 t_s（秒）和 counts（原始值）
cli-trace-scale = 每克的计数；如果加重时计数变小，则为负数
cli-trace-scale-range = { $given } 不是比例。请用每克的计数，但不能是0
cli-trace-mass = 一块积木的克数
cli-trace-mass-range = { $given } 不是重量。请用大于0、不超过10000的克数
cli-trace-full = 装满的格子有几块积木
cli-trace-plate = 不用 FILE.csv，改用底板的录制数据：CSV文件，列为 t_s（秒）、ne、se、sw 和 nw（原始计数）；还可有 hall（十六进制）和 event（"finished"，或离开积木托盘的装饰积木）
cli-trace-calibration = 底板的校准：设置写出的 plate.json，或只有其中的"calibration"部分
cli-trace-map = 积木下面的地面地图，1到4（默认：1）
cli-trace-palace = 开始时底板上有什么，例如"A8,14,0e B11,14,1"（默认：什么都没有）
cli-trace-bricks = 玩家的拱门、方形积木和立柱，例如 3,4,1（默认：未知，提问会更多）
cli-trace-bricks-range = { $given } 不是积木数。请写拱门、方形积木和立柱的数目，例如 3,4,1
cli-trace-needs = palace trace：缺少 { $names }。输入"palace trace --help"查看说明。
cli-bench = 测量一个部分，输出一个JSON对象，并列出对比对象。
cli-bench-parts = 部分
cli-bench-rules = 测量搜索楼梯和重放游戏事件的速度。
cli-bench-sensing = 测量积木托盘计数出错、询问或延迟的频率：在三种模拟传感器上、每种故障下，并和两种简单检测方法及理论最佳方法对比。
cli-bench-seed = 相同的数得到相同的结果（不写则为1）
cli-bench-start = 测量命令多快回答、第一个屏幕多快出现，并和"import textual"对比，以及空闲主机的内存。
cli-bench-runs = 每个命令交替运行的次数（不写则为20）
cli-bench-runs-range = { $given } 不是1到{ $most }的整数
cli-bench-events = 每种传感器的手的次数（不写则为2000）
cli-bench-events-range = { $given } 不是{ $least }到1000000的整数
cli-bench-build = 哪些称重传感器：good、cheap1kg、cheap5kg，用逗号分开（不写则为全部）
cli-bench-vary = 让传感器的每个常数最多偏差这么多，0.5为一半（不写则为0）
cli-bench-vary-range = { $given } 不是0到0.9的数
cli-bench-minutes = 每种故障下，观察没人碰的传感器多久，看有没有误报（不写则为30分钟）
cli-bench-minutes-range = { $given } 不是1到1440的分钟数
cli-bench-plot-name = { $file } 不是SVG文件名。请用 .svg 结尾的名字。
cli-bench-plot = 同时把各种传感器的误计和等待时间画进这个文件
cli-bench-table = 输出表格，而不是JSON对象
bench-column-build = 传感器
bench-column-what = 故障、积木或安装
bench-column-whom = 计数者
bench-column-events = 事件
bench-column-wrong = 错误
bench-column-interval = 错误%（95%）
bench-column-questions = 询问%
bench-column-late = 延迟%
bench-column-median = 中位数（秒）
bench-column-most = 95%以内（秒）
cli-bench-plate = 测量底板只靠计数和霍尔位能还原多少楼梯、能指名拒绝多少违规的搭建，并和两种基准及理论最佳判断对比。
cli-bench-staircases = 每种传感器、每个等级的合规楼梯数（不写则为100）
cli-bench-forbidden = 每种违规搭建的数目，每块积木后停顿，另有同样多不停顿（不写则为5）
cli-bench-each-fault = 底板每种故障下、每种零点移动下、150块积木的猴宫上的楼梯数（不写则为10）
cli-bench-staircases-range = { $given } 不是0到{ $most }的整数
cli-bench-level = silver、gold，或两者用逗号分开（不写则为两者）
bench-column-level = 等级
bench-column-row = 楼梯
bench-column-spread = 正确%（95%）
bench-column-count = 数目
bench-column-refused = 拒绝的底板
bench-column-right = 正确
bench-column-share = 正确%
bench-column-asked = 询问%
bench-column-named = 指名%
bench-column-answer = 回答（秒）p95
bench-column-still = 静止（秒）p95
bench-column-computing = 计算（秒）p95
bench-column-core = 处理器%
cli-bench-wire = 测量数据行经过编解码和模型的开销、一张桌的开销，以及一批数据多快到达（约一分钟）。
bench-no-chess = 没有安装 python-chess：pip install chess
bench-latency-measured = 从节点把完成的一批数据交给pty或消息服务器，到主机处理完它的那一步结束：由主机自己的线程读取、感应、判断并存到磁盘。节点是同一进程的线程，其中两个每50ms各发一批。machine_late_p99_ms 是电脑唤醒节点本身的延迟：比它小的部分不是主机造成的。hub_percent_of_a_core 是这个进程除去节点的占用。
bench-no-mosquitto = 没有安装 Mosquitto：apt install mosquitto
bench-not-live = 节点20秒内没有连上：什么都没有测量。
bench-no-slow-enumerator = 慢速枚举器属于测试：请在源码目录中运行。
cli-data = 处理卡牌组。
cli-data-check = 检查卡牌组或其中一个文件，并列出所有错误。
cli-data-path = 文件，或含有 cards.toml、boards.toml 的文件夹；自己的地面地图放在 ground_maps.toml

banner-simulated = 模拟的游戏桌：没有计算真实的积木
node-runs = 虚拟的{ $role }正在运行：{ $where }
node-broker-joined = 消息服务器 { $broker } 接受了 { $user }。
node-broker-refuses = 消息服务器 { $broker } 不让 { $user } 进入：请检查文件中的密码，以及消息服务器是否读取"palace setup broker"的账户。节点会再试。
node-broker-absent = 消息服务器 { $broker } 没有回应。节点每隔几秒再试。
node-orders = 命令，每行一个：{ $orders }
node-link-taken = { $file } 不是虚拟节点的链接，所以保持不变。请用 --link 换个位置。
node-link-not-made = 无法建立链接 { $file }：{ $what }。请检查它的文件夹，然后重新启动虚拟节点。
node-runs-already = 虚拟节点 { $name } 已在运行。解决办法：先结束它，或用 --tell 给它下命令。
node-nobody-listens = 没有虚拟节点 { $name } 在运行。解决办法：用"palace node"启动一个，再用 --tell 下命令。
play-unknown-port = { $given } 不是虚拟节点。请用 sim:tray 或 sim:plate。
node-obeys = 已下令：{ $order }
node-refuses = 看不懂：{ $what }
banner-plate-mqtt = 底板使用MQTT：这台电脑上自带的 Mosquitto，随游戏桌一起结束。
banner-plate-serial = 底板使用第二条串口线：这台电脑上没有运行 Mosquitto。
headless-progress = 第{ $round }轮，{ $name }：{ $stage ->
        [build] 搭建
        [decorate] 装饰
        [credits] 计算猴子称赞
        [cards] 拿取卡牌
        [one-time] 单次快送
        [place-cards] 放置卡牌
        [recurring] 多次快送
        [bonus] 奖励卡牌
        [trophies] 奖杯卡牌
        [end-turn] 回合结束
        [no-game] 还没有游戏
        [calibrate-empty] 称空的积木托盘
        [calibrate-full] 称装满的积木托盘
        [resume] 有一局可以接着玩
        [setup] 游戏设置
       *[ended] 游戏结束
    }（桌上{ $minutes }分钟）
score-line = { $name }：{ $total }香蕉点数（卡牌{ $cards }，奖励卡牌{ $bonus }，猴子{ $monkey }，蝴蝶{ $butterfly }，青蛙{ $frog }）
score-winner = { $name }获胜。
score-shared = { $names }共享胜利。
score-detections = 感应到积木移动{ $events }次，其中{ $silent }次数错又没有询问；询问了{ $questions }次。
score-link = 节点{ $name }用 { $runtime } 运行，发送了{ $bytes }字节；途中损坏了{ $rx_bad }个数据帧。

bots-playing = 局
bots-stopped = 比赛已停止。没有保存。
bots-progress = 已玩{ $done }局，共{ $games }局
bots-head = { $players }：{ $games ->
        [1] 1局，种子{ $first }
       *[other] { $games }局，种子{ $first }到{ $last }
    }，{ $seats ->
        [rotate] 每局所有人换到下一个座位。
       *[fixed] 各坐各的座位。
    }
bots-house = 自带卡牌：不是出版社的数字。
bots-bot = { $name }赢了{ $rate }%（{ $low }到{ $high }%）；实力相等的机器人应赢{ $expected }%。{ $mean }香蕉点数（十局中有九局为{ $p05 }到{ $p95 }）。
bots-seat = 座位{ $seat }赢了{ $rate }%（{ $low }到{ $high }%），比应有的多{ $advantage }个百分点；{ $mean }香蕉点数。
bots-rounds = 一局平均{ $mean }轮，从{ $least }到{ $most }轮。
bots-short = 不够拿的积木：拱门{ $arch }局，方形积木{ $brick }局，立柱{ $column }局。

replay-player = { $name }：{ $total }
replay-same = 记录有效：{ $events }个事件得出状态 { $hash }。
replay-differs = 记录无效：它写明状态 { $expected }，但事件得出 { $got }。它被改动过，或由其他版本写成。
replay-broken-seal = 记录无效：它得出写明的状态，但有些行被改动过。
record-journal-damaged = 游戏文件 { $file } 损坏了：这份记录只含能证实的内容。"palace play"会保留损坏的文件，用其余内容继续。
record-lost = { $state ->
        [lost] 这局游戏在事件{ $event }之后的{ $lost }个事件丢失了：游戏文件损坏过。
        [at_least] 这局游戏在事件{ $event }之后至少有{ $lost }个事件丢失了：游戏文件损坏过。
       *[unknown] 这局游戏在事件{ $event }之后的事件可能丢失了：文件之外没有计数。
    }
record-written = 已把{ $count }行写入 { $file }。
data-sound = { $file } 没有问题。{ $maps ->
        [own] 它的游戏用自己的地面地图，来自 ground_maps.toml。
        [house] 它没有 ground_maps.toml：它的游戏用自带地面地图。
       *[none] {""}
    }
data-faults = { $count }处错误。

error-internal = palace-hub 内部出错。{ $file } 有说明；请报告。已保存的内容都在。
error-no-package = 这个命令需要 { $package }，但没有安装。解决办法：输入 { $command }
error-system = 操作系统拒绝了：{ $what }
error-no-terminal = 屏幕需要终端。解决办法：从终端启动，不用管道或重定向。
error-needs-root = 只有 root 能更改这台电脑。请在命令前加上 sudo。
error-terminal-not-utf8 = 这个终端使用 { $encoding }，不是UTF-8，屏幕会无法看清。解决办法：把终端设为UTF-8，输入 export LC_ALL=C.UTF-8，再重新启动。
error-no-file = 没有文件或文件夹 { $file }。请检查名字。
error-is-folder = { $file } 是文件夹。请指定其中的文件。
error-not-a-file = { $file } 是管道、套接字或设备。请指定文件。
error-not-text = { $file } 不是文本：第{ $line }行不是UTF-8。请存成UTF-8纯文本。
error-too-long = { $file } 超过{ $most }字节。是这个文件吗？
config-syntax = { $file } 第{ $line }行：看不懂"{ $found }"。请写 key = value，文本放在引号里，例如 language = "en"。
config-twice = { $file } 第{ $line }行："{ $found }"写了两次，或和上面一行冲突。请去掉一个。
config-unknown = { $file } 第{ $line }行：没有设置 { $field }。设置有 { $known }。
config-unknown-piece = { $file } 第{ $line }行：{ $field } 不是积木种类。种类有 { $known }。
config-value = { $file } 第{ $line }行：{ $field } 不能是 { $given }。{ $setting ->
        [language] 语言有 { $known }。
        [enter_by] 请写"plan"或"facts"。
        [card_set] 请在引号里写含卡牌的文件夹，或你的卡牌组名字。
        [ground_map] 请写1到{ $most }的整数。
        [sound] 请写一行 [sound]，下面写 buzzer = true 或 bell = true。
        [switch] 请写 true 或 false。
        [web] 请写一行 [web]，下面写 enabled = true、listen = "0.0.0.0" 或 port = 8080 这样的行。
        [address] 请在引号里写这台电脑的地址，例如"127.0.0.1"，或用"0.0.0.0"表示全部。
        [port] 请写0到65535的整数。
        [hosts] 请写名字列表，例如 hosts = ["palace.local"]。
        [link] 请写链接的开头，例如 link = "https://palace.home"，末尾不加斜线。
        [backup] 请写一行 [backup]，下面写 folder = "/media/pi/STICK" 这样的行。
        [log] 请写一行 [log]，下面写 level = "debug" 这样的行。
        [level] 请写"debug"、"info"、"warning"或"error"。
        [folder] 请在引号里写文件夹，例如"/media/pi/STICK"。
        [ports] 请写路径列表，例如 ports = ["/dev/ttyUSB0"]。
        [piece] 请写你有几个，从1到{ $most }。
        [box] 请在 [box] 一行下面，为每种不齐的积木写一行，例如 arch = 79。
       *[journal] 请在引号里写文件名。
    }
output-no-folder = { $option } { $file } 没有文件夹 { $folder }。请先建立文件夹，或换个文件。
output-not-folder = { $folder } 不是文件夹，所以不能写 { $option } { $file }。请换个位置。
output-is-folder = 不能写 { $option } { $file }：{ $file } 是文件夹。请指定其中的文件。
output-exists = { $file } 已经存在，而录制从不替换文件。请用 { $option } 换个文件。
output-refused = 不能写 { $option } { $file }：{ $what }。请给自己写入权限，或换个位置。
error-usage = { $text }
error-no-plate-to-build-on = "--entries plate"需要底板：请加上 --build silver 或 --build gold。
error-knows-screen-cards = "--cards half"和"--cards empty"需要由玩家洗牌：请加上 --deck printed。
error-bad-entry = 字段 { $field } 不合适：{ $expected }。
no-set-folder = { $folder } 不是含卡牌的文件夹{ $known ->
    [none] { "" }
   *[other] ，也不是你的卡牌组（{ $known }）
}。卡牌组是含有 cards.toml 和 boards.toml 的文件夹，也可以有 ground_maps.toml；"palace data check FOLDER"可以检查。
error-bad-config = { $file } 第{ $line }行，{ $field }：{ $expected }
record-format = { $file } 第{ $line }行：记录以格式 { $format } 开始。
record-header = { $file } 第{ $line }行：应为含玩家、设置和卡牌组的开头：{ $detail }。
record-cards = { $file } 第{ $line }行：卡牌组 { $set } 在这局游戏之后改动过。请用当时的 palace-hub 版本，或当时的卡牌组文件夹。
record-event = { $file } 第{ $line }行：事件{ $event }不能由之前的事件得出：{ $detail }。
trace-torn = { $file }：第{ $line }行不完整，已略过。
trace-too-slow = { $file }：多数读数间隔超过0.2秒，太慢，无法计数。传感器每秒至少给出10个读数。t_s 里的时间确实是秒，不是毫秒吗？
trace-columns = { $file } 第{ $line }行：录制数据以列 { $wanted } 开始。它的开头是：{ $got }
trace-event = { $file } 第{ $line }行：{ $got } 不是事件。请用 { $known } 之一，或把字段留空。
trace-hall = { $file } 第{ $line }行：{ $got } 不是霍尔数据。请照节点发送的样子用十六进制写，或把字段留空。
trace-plate-file = { $file } 不是底板的校准：字段"{ $field }"应为{ $expected }。请用"palace setup plate"写的 plate.json。
trace-plate-restless = { $file }：底板没有静止过0.3秒，所以无法读取。录制开头要有两秒不碰，每个传感器每秒71到89个读数。
trace-empty = { $file }：第{ $line }行之后没有内容。录制数据每次测量一行。
trace-row = { $file } 第{ $line }行：应为时间和计数：{ $got }
trace-time = { $file } 第{ $line }行：{ $got } 不是时间。请在 t_s 列写秒数。
trace-counts = { $file } 第{ $line }行：{ $got } 不是计数。原始计数是整数；没有时把字段留空。
trace-order = { $file } 第{ $line }行：时间 { $got } 早于前一行。请按 t_s 排序。
trace-text = { $file } 第{ $line }行：应为一行文本。这是CSV文件吗？
record-turn = { $file } 第{ $line }行：无法播放录制：{ $detail }
record-no-game = { $file }：录制里没有游戏，只有游戏之前的输入。请用 --resense 判断。
resense-read = 重新判断：{ $minutes }分钟内{ $turns }步，{ $events }个事件。
resense-missing = { $t }秒，只有以前有：{ $what }
resense-new = { $t }秒，只有现在有：{ $what }
resense-cut-short = 录制不完整；判断到中断处为止。
resense-same = 所有事件都相同。状态 { $hash }
resense-differs = 第一个不同的事件在{ $t }秒。
told-recording-full = 录制已有{ $mb }MB，到此结束。游戏继续。
told-recording-failed = 录制到此结束：{ $what }。游戏继续。
record-line = { $file } 第{ $line }行：应为单独一行的JSON对象。
error-table = { $text }
demo-look-back = "palace replay { $file }"可以重看这局游戏；加上 --analyse 可以看怎样分出胜负。
demo-in-journal = 这局游戏保存在 { $file }。"palace record --journal { $file }"写出它的记录。
demo-not-kept = 这局游戏没有保存。加上"--record game.jsonl"就会保存，用"palace replay game.jsonl"重看。
demo-kept = 到现在为止的游戏保存在 { $file }。"palace record --journal { $file }"写出它的记录。
error-table-gone = 模拟的游戏桌不见了：{ $what }。请重新启动演示。
error-frame = { $text }
error-link = { $text }
error-no-journal = 没有游戏文件 { $file }。请用 --journal 指定另一个，或用"palace play"新建。
error-no-such-game = { $known ->
        [none] { $file } 里还没有游戏。"palace play"开始一局。
       *[other] { $file } 里没有第{ $game }局。里面的游戏有{ $known }。
    }
error-journal-in-the-way = { $file } 是游戏文件的一部分，所以不在那里写记录。请换个文件。
error-unreadable-game = 无法重放第{ $game }局：{ $detail }。它由其他版本写成，或者损坏了。
error-lost-game = 游戏文件损坏时，第{ $game }局的开头丢失了：没有它的记录。
error-no-journal-folder = 游戏文件 { $file } 的文件夹 { $folder } 不存在。请先建立文件夹，或用 --journal 指定另一个文件。
error-journal-folder-not-made = 无法为游戏文件 { $file } 建立文件夹 { $folder }：{ $what }。请用 --journal 指定另一个文件。如果当前文件是在 palace.toml 里指定的，输入"palace config set journal --default"可恢复默认文件。
error-damaged-in-play = 游戏文件在你们玩的时候损坏了，之后的内容都没有保存：{ $detail }。请退出并重新启动主机；游戏会从能读取的内容继续。
error-keeping = 无法保存游戏：{ $detail }。解决办法：排除这个问题，或用 --journal 指定另一个文件。

error-unknown-fault = palace demo：没有故障"{ $given }"。{ $near ->
        [none] {""}
       *[other] 你是说 { $near } 吗？
    }"palace demo --list-faults"说明每个故障的作用。故障有：

### The faults of the simulated table: at most 56 characters, so that a line holds name and text.

fault-group-hands = 手：
fault-wrong-takes = 手拿得太多、拿错积木或拿得太早
fault-wrong-piece = 一块积木拿得太早，放回的是另一种
fault-resting-finger = 十次中有六次，手指留在格子里
fault-long-rests = 手指留在格子里长达30秒
fault-two-hands = 每两次就有一次，两只手在同一格
fault-one-by-one = 传感器漂移时，手一块块地取出积木
fault-drops = 积木从1到5厘米高掉进小盒
fault-off-centre = 每次都挪动积木堆，小盒称重不均
fault-press-shift = 七次中有一次用力按压，零点移动
fault-group-cells = 积木托盘的传感器和房间：
fault-cell-swap = 两个传感器的插头插反了
fault-cell-death = 游戏中途一个传感器坏了
fault-touching-wire = 一根线碰到小盒，分担2到8%的重量
fault-planted-miscount = 测试：一个方形积木消失，重量还在
fault-creep = 传感器蠕变是平时三倍，手用力按压
fault-heavy-drift = 好的传感器像便宜的一样漂移
fault-warm-up = 电路刚刚通电
fault-temperature-ramp = 室温每分钟升高1度，然后降温
fault-draught = 气流压在小盒上，3到40mg
fault-table-bump = 桌子每分钟被碰八次
fault-hum-off-rate = 电源干扰是平时的三倍
fault-mains-60hz = 电源频率为60Hz，如美洲
fault-spikes = 200个读数中有一个偏差1到5g
fault-corrupt-words = 100个读数中有一个损坏
fault-missing-conversions = 20个读数中缺一个，并有0.6秒的空缺
fault-group-lines = 线缆、节点和消息服务器：
fault-unplug = 积木托盘的线断两次，底板断电一次
fault-cable-pulled = 积木托盘的线断开4秒
fault-reset = 两个节点在游戏中途重启
fault-node-killed = 积木托盘的程序被终止后重启
fault-broker-kill = 如果有消息服务器，它中断两次
fault-garbage = 积木托盘的消息之间夹杂随机字节
fault-flipped-bits = 线路上约每200,000位有一位翻转
fault-damaged-messages = 最初的 who、welcome、command、ack 损坏
fault-group-plate = 底板（--build silver 或 gold）：
fault-plate-forbidden = 有些楼梯多了一个方形积木
fault-plate-wordless = 没有人说楼梯搭好了
fault-plate-fast = 手几乎不停顿地搭建
fault-plate-firm-presses = 每块积木都用2到5kg的力按上
fault-plate-rim = 不时有积木掉在边缘，并留在那里
fault-plate-leaning = 每三块积木有一块先是歪的再放正
fault-plate-two-hands = 还有另一只手放在底板上
fault-plate-loose = 每三块积木有一块只放上、没按紧
fault-plate-pull-off = 拔起积木时，底板被带起一下
fault-plate-elsewhere = 手指按到已经搭好的积木
fault-plate-bumps = 桌子被碰撞和倚靠
fault-plate-slope = 桌子倾斜最多3度
fault-plate-warm-up = 底板的电路刚刚通电
fault-plate-hum = 底板传感器的电源干扰是平时的三倍
fault-plate-dead-hall = 100个霍尔传感器中6个坏、2个卡、4个弱
fault-plate-zero-shift = 按压使一个角的传感器零点移动
