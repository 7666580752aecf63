### The workshop: the broker, the firmware of nodes, the doctor.

cli-setup = 在屏幕上设置积木托盘：称重，了解一块积木的重量，说明传感器能做什么。
cli-setup-box = 盒中缺某些积木时，各种积木的数目：arch=79,brick=78
cli-box-range = { $given } 不是积木数。请用 { $known }
cli-setup-broker = 写 Mosquitto 的配置：每个节点一个账户，各有确切的主题，以及各节点自己的文件。
cli-setup-node = 节点的标识，见"palace doctor"；可以多次使用。以前建立的账户保留
cli-setup-table = 每个主题中的游戏桌名字（不写则为 home）
cli-setup-listen = 消息服务器监听的地址（不写则为 0.0.0.0，即这台电脑的所有地址）
cli-setup-address = 节点连接消息服务器用的数字地址（不写则为这台电脑的）
cli-setup-port = 消息服务器的端口（不写则为1883）
cli-setup-ssid = 节点的Wi-Fi网络；密钥会询问，或取自 PALACE_WIFI_KEY
cli-setup-country = 节点所在国家的两个字母，例如 CH：无线模块使用那里的Wi-Fi信道（不写则用各国都允许的）
cli-setup-tx-power = 节点无线模块的最大发射功率，1到20dBm：越小，对其他设备干扰越少，距离也越短
cli-setup-syntax = 用于哪个 Mosquitto（这里安装的，没有则为2.0）
cli-setup-to = 写到哪个文件夹，如果不用通常的
cli-setup-etc = Mosquitto 读取密码和主题的文件夹（不写则为 /etc/mosquitto）
cli-setup-renew = 要换新密码的账户；可以多次使用
cli-setup-no-passwords = 不需要密码；如果其他电脑能连到消息服务器，会被拒绝
cli-setup-check = 什么都不写；说明这个配置是否让其他电脑不用密码进入
cli-dry-run = 只说会做什么，不实际做

broker-bad-node = { $given } 不能作为节点账户。解决办法：用"palace doctor"显示的标识：字母、数字、点和短横线，最多32个，不能是"hub"。
broker-unknown-account = 没有账户 { $given } 可换密码。已有账户：{ $known }。解决办法：写其中一个，或用 --node 建立新的。
broker-renew-without-passwords = 用了 --no-passwords 就没有密码可换。解决办法：去掉 --renew 或 --no-passwords。
broker-bad-table = { $given } 不能作为游戏桌名字。解决办法：用字母、数字、点和短横线，最多32个。
broker-bad-port = { $given } 不是端口。解决办法：用1到65535的数，通常是1883。
broker-bad-country = { $given } 不是两个大写字母的国家代码。解决办法：用 CH、DE 或 US 这样的代码。
broker-bad-tx-power = 节点的无线模块不能用{ $given }dBm发射。解决办法：用1到{ $most }的数，或去掉 --tx-power。
broker-bad-syntax = 不支持 Mosquitto { $given }。解决办法：用2.0或2.1。
broker-bad-address = { $given } 不是数字地址，而节点不能查名字。解决办法：用 192.168.1.20 这样的地址。
broker-no-address = 这台电脑没有节点能连到的地址。解决办法：先连上网络，或用 --address 写明地址。
broker-open-listener = 拒绝：没有密码，任何能连到 { $address }:{ $port } 的人都能控制节点、读取游戏。解决办法：去掉 --no-passwords，或用 --listen 127.0.0.1 只让这台电脑进入。
broker-open-line = { $file } 第{ $line }行：任何能连到 { $address }:{ $port } 的人都不用密码就能进入，可以控制节点、读取游戏。解决办法：用"palace setup broker"写带账户的配置；或让它只监听 127.0.0.1。

setup-wifi-key = 网络 { $ssid } 的密钥：{ " " }
setup-kept = 旧文件保存为 { $file }。
setup-written = 已写入 { $folder }，用于 Mosquitto { $syntax }。
setup-untested = 还没有在 Mosquitto 2.1 上测试过。如果启动不了，请用"--syntax 2.0"：2.1也接受，日志中会有警告。
setup-would-write = 会写入 { $file }
setup-dry = 什么都没有写。
setup-hub-account = 主机：账户 { $account }，密码 { $password }
setup-node-account = 节点 { $account }：账户 { $account }，密码 { $password }
setup-once = 这些密码只显示这一次。文件夹中的文件里也有：只有你能读取。
setup-account-kept = 账户 { $account } 的密码不变。
setup-no-nodes = 还没有节点有账户。解决办法：为每个节点加 --node ID 再运行一次；"palace doctor"显示标识。
setup-install = 用这些命令安装：
setup-then-flash = 然后用USB线把各自的文件写入节点：palace flash --broker { $file }
setup-check-no-listener = { $file } 没有打开监听：只用它的话，Mosquitto 只回应这台电脑。
setup-check-strange = { $file } 第{ $line }行不是 Mosquitto 的配置，所以无法检查这个文件。解决办法：请给出 Mosquitto 读取的文件，例如 /etc/mosquitto/mosquitto.conf。
setup-check-sound = { $file }：其他电脑需要密码。

cli-flash = 把这台主机的固件写入电路板，等待它的问候消息。
cli-flash-port = 电路板的端口（不写则为唯一的那个）
cli-flash-uf2 = 用于空电路板的 MicroPython 文件，先写入它：按住 BOOTSEL 插上线
cli-flash-drive = 和 --uf2 一起用：电路板磁盘的文件夹，如果没有自动找到
cli-flash-role = 节点的接线用途：tray 或 plate（不写则和以前一样）
cli-flash-board = 拒绝其他任何电路板
cli-flash-broker = 节点的 broker.json，由"palace setup broker"写成：之后节点使用Wi-Fi
cli-flash-replace = 即使电路板上有别的程序
cli-flash-change-role = 即使电路板是另一种用途

port-forbidden = { $user } 无权打开 { $port }。
fix-port-forbidden = sudo usermod -aG { $group } { $user }，然后退出再登录；或安装 hub/service 里的 udev 规则。
port-held = 另一个程序打开了 { $port }。
fix-port-held = 结束它（主机本身、mpremote 或终端程序）；"sudo palace doctor"会说明是哪个。
port-held-by = { $program }（进程 { $pid }）打开了 { $port }。
fix-port-held-by = 结束它，再试一次；运行中的主机会自己找到节点。
port-held-modemmanager = ModemManager 占用了 { $port }，在看它是不是调制解调器。
fix-port-held-modemmanager = 等半分钟；想避免这种情况，请安装 hub/service 里的 udev 规则。
port-absent = 没有端口 { $port }。
fix-port-absent = 用能传数据的USB线连接电路板；"palace doctor"会列出端口。
port-not-serial = { $port } 不是串口。
fix-port-not-serial = 请写电路板的端口，通常是 /dev/ttyACM0；"palace doctor"会列出端口。
port-broken = { $port } 不能用：{ $what }。
fix-port-broken = 拔掉线，再插上。

flash-no-port = 没有连接电路板。解决办法：用能传数据的USB线连接。新电路板要先有 MicroPython 才有端口：下载对应的 MicroPython UF2 文件（micropython.org/download），然后加上 --uf2 和文件名再运行一次。
flash-bootsel = 有电路板停在引导程序。解决办法：下载对应的 MicroPython UF2 文件（micropython.org/download：RPI_PICO、RPI_PICO_W、RPI_PICO2 或 RPI_PICO2_W），然后加上 --uf2 和文件名再运行一次。
flash-many-ports = 有几个端口可能是电路板：{ $ports }。解决办法：用 --port 写明一个，或只插着这块电路板。
flash-no-micropython = { $port } 上没有 MicroPython 回应。解决办法：下载对应的 MicroPython UF2 文件（micropython.org/download），然后运行"palace flash --uf2 FILE"。它会提示何时按住 BOOTSEL。
flash-no-answer = { $port } 上的程序不再回应。解决办法：拔下电路板，再插上，然后再运行一次。
flash-board-error = { $port } 上的电路板拒绝了：{ $what }。解决办法：拔下再插上，然后再运行一次。如果还是这样，重新写入 MicroPython。
flash-other-board = 固件不认识这块电路板（{ $what }）。解决办法：用 Raspberry Pi Pico、Pico W、Pico 2 或 Pico 2 W。
flash-old-micropython = 电路板有 MicroPython { $version }，但固件需要 { $least } 或更新。解决办法：按住 BOOTSEL 插上线，把更新的 UF2 文件复制到出现的磁盘；它的文件会保留。
flash-not-that-board = 这是 { $found }，不是 { $expected }。解决办法：检查插的电路板对不对，或去掉 --board。
flash-other-program = { $port } 上的电路板有别的程序。什么都没有更改。解决办法：检查电路板对不对；--replace 会覆盖那个程序。
flash-no-role = 主机不知道这个节点的接线用途。解决办法：加上 --role tray 或 --role plate。
flash-damaged-config = 无法读取电路板上的配置。解决办法：按接线加上 --role tray 或 --role plate。
flash-other-role = 这个节点设置为 { $found }，不是 { $expected }；接线必须符合用途。什么都没有更改。解决办法：检查插的节点对不对；--change-role 可以改变用途。
flash-bad-broker = 那个文件不是 broker.json。解决办法：用"palace setup broker"写的文件。
flash-no-radio = { $board } 没有无线功能。解决办法：去掉 --broker，或用 Pico W 或 Pico 2 W。
flash-other-account = 那个文件属于节点 { $account }，而这个是 { $id }。解决办法：用"palace setup broker --node { $id }"为它建立账户，再用它的文件。
flash-no-network = 文件里没有Wi-Fi网络。解决办法：用"palace setup broker --ssid NAME"重新写。
flash-full = 电路板剩余{ $free }字节，需要{ $need }字节。解决办法：删除不属于它的文件（mpremote rm），或重新写入 MicroPython。
flash-not-written = { $file } 没有正确写入。解决办法：再运行一次。如果还是这样，电路板的闪存已经老化。
flash-no-hello = 固件已写入电路板，但电路板没有回应。它的最后一行：{ $line } 解决办法：拔下再插上，然后再运行一次。
flash-wrong-hello = 节点回应的 { $field } 是 { $found }，应为 { $expected }。解决办法：再运行一次。如果还是这样，重新写入 MicroPython。
flash-uf2-words = 使用 --uf2 的电路板还没有端口，而 --drive 只能和 --uf2 一起用。解决办法：去掉 --port 或 --drive。
flash-uf2-bad = { $file } 不是完整的UF2文件。解决办法：重新下载（micropython.org/download：RPI_PICO、RPI_PICO_W、RPI_PICO2 或 RPI_PICO2_W）。
flash-uf2-no-chip = { $file } 用于别的电路板。解决办法：用适合你的 Pico 的 MicroPython UF2 文件（micropython.org/download：RPI_PICO、RPI_PICO_W、RPI_PICO2 或 RPI_PICO2_W）。
flash-uf2-other-chip = { $file } 用于芯片 { $meant }，而电路板的芯片是 { $found }。什么都没有写。解决办法：请用{ $found ->
        [RP2350] Pico 2（RPI_PICO2）或 Pico 2 W（RPI_PICO2_W）的文件。
       *[other] Pico（RPI_PICO）或 Pico W（RPI_PICO_W）的文件。
    }
flash-uf2-hold = 拔下电路板，按住 BOOTSEL 键插上线，再松手。正在等待它的磁盘...
flash-uf2-no-drive = 没有出现电路板的磁盘。解决办法：拔下电路板，按住 BOOTSEL，用能传数据的线插上，再运行一次。如果磁盘已经出现，用 --drive 写明它的文件夹。
flash-uf2-not-mounted = 电路板的磁盘 { $label } 已经出现，但系统没有打开它。解决办法：运行 udisksctl mount -b /dev/disk/by-label/{ $label }（或用root挂载到一个文件夹，再用 --drive 写明），然后再运行一次。
flash-uf2-many = 有几块电路板停在引导程序：{ $drives }。解决办法：只插着一块，或用 --drive 写明它的文件夹。
flash-uf2-would-copy = 会把 { $file } 复制到 { $drive }
flash-uf2-copying = 正在把 { $file } 复制到 { $drive }（需要几秒）...
flash-uf2-starting = 已复制。正在等待电路板启动...
flash-uf2-not-written = 文件无法复制到 { $drive }：{ $what }。解决办法：检查你能否写入那里，然后拔下电路板，按住 BOOTSEL 插上，再运行一次。
flash-uf2-no-port = 文件已复制，但电路板的端口没有出现。解决办法：拔下电路板，不按 BOOTSEL 再插上。如果还是没有，说明文件不适合这块电路板：Pico W 需要 RPI_PICO_W。
flash-found = 找到 { $board }，标识 { $id }，用途 { $role }。
flash-would-write = 会写入 { $file }
flash-would-remove = 会删除 { $file }
flash-writing = { $number }/{ $of }：{ $file }
flash-written = { $count ->
        [0] 所有文件都已经有了
       *[other] 写入了{ $count }个文件
    }，{ $same }个不变。
flash-config-kept = 它的配置保持不变。
flash-config-new = 它得到新配置，用途 { $role }。
flash-waiting = 正在启动，等待它的问候消息...
flash-dry = 什么都没有写。
flash-done = 节点 { $id } 从 { $port } 发来问候消息：{ $role }，{ $board }，固件 { $fw }。
flash-now-radio = 它现在改用Wi-Fi；找到消息服务器后，「设备」页面会显示它。

cli-doctor = 检查可能缺少或出错的一切，并说明解决办法。
cli-doctor-json = 输出一个对象，而不是句子
cli-doctor-box = 列出一盒积木和它们的乐高元件编号，不做检查
box-parts = 一盒的积木，以及订购用的乐高元件编号：
box-part = { $part ->
        [arch] 拱门
        [brick] 方形积木
        [column] 立柱
        [light_green] 浅绿色竹叶
        [dark_green] 深绿色竹叶
        [gold] 金色积木
        [monkey] 猴子
        [butterfly] 蝴蝶
        [frog] 青蛙
       *[corner] 直角积木
    }
box-element = { $count } x { $number }
box-parts-check = 编号和数目来自规则书。还没有人和实物核对过编号：订购前请看商店的图片。
cli-doctor-weigh = 检查是否有东西碰到小盒：由你放入一块这种已知积木（{ $known }）；不做其他检查
cli-doctor-in = 放入哪个格子（不写则为它自己的）
cli-doctor-pieces = 一次放几块这种积木（不写则为1）；放得多能看出更小的误差
cli-doctor-only = 只做这项检查；可以多次使用
cli-doctor-port = 同时检查这个端口，即使主机不认识它；可以多次使用
doctor-unknown-check = 没有检查项 { $given }。请用其中之一：{ $known }。
doctor-sound = 正常  { $check }
doctor-found = { $severity }  { $check }：
doctor-severity-fault = 故障
doctor-severity-warning = 警告
doctor-severity-note = 说明
doctor-fix = 解决办法：
doctor-ruler = 如果下面两行的右边没有对齐，说明终端把有些符号画成两列宽。请把它的 ambiguous width（宽度不明的字符）设为窄。
doctor-end = { $count ->
        [0] 没有需要解决的。
       *[other] 有{ $count }项需要解决。
    }
doctor-check-python = Python
doctor-check-packages = 软件包
doctor-check-firmware = 固件文件
doctor-check-config = 配置
doctor-check-journal = 保存的游戏
doctor-check-disk = 磁盘
doctor-check-clock = 时钟
doctor-check-calibration = 校准
doctor-check-terminal = 终端
doctor-check-width = 符号宽度
doctor-check-modemmanager = ModemManager
doctor-check-ports = 其他端口
doctor-check-nodes = 端口上的节点
doctor-check-broker-files = Mosquitto 的文件
doctor-check-broker = 消息服务器
doctor-check-failed = 检查项 { $check } 没有运行；{ $file } 说明了原因。
fix-doctor-check-failed = 请报告；其他检查仍然有效。

doctor-python = 这是 Python { $version }，没有测试过。
fix-doctor-python = 请用 Python 3.11、3.12 或 3.13。
doctor-package = 没有安装软件包 { $package }。
fix-doctor-package = 重新安装 palace-hub：pip install --force-reinstall palace-hub。
doctor-no-micropython = 这台电脑上没有运行 MicroPython；模拟的节点用 Python 运行。
fix-doctor-no-micropython = 不用做什么：真正的节点不受影响。
doctor-no-firmware = 这个安装缺少节点的固件。
fix-doctor-no-firmware = 重新安装 palace-hub，或从源码目录运行。
fix-doctor-config = 更正那一行，或去掉它：每一行都可以不写。
doctor-journal = 游戏无法保存在 { $path }：{ $what }。
fix-doctor-journal = 把文件夹和文件的所有者改成你（sudo chown），或在 palace.toml 中用"journal"换个位置。
doctor-mark = 无法写入 { $path }：{ $what }。最新的事件如果丢失，主机可能发现不了。
fix-doctor-mark = 把文件的所有者改成你（sudo chown），并移走同名的东西。
doctor-journal-unreadable = 游戏文件不能用：{ $what }。
fix-doctor-journal-unreadable = 启动"palace play"：它会保留损坏的文件，并保存能读取的内容。如果它由更新的 palace-hub 写成，请更新这一个；如果属于别的程序，请移走。
doctor-journal-damaged = 游戏文件 { $path } 损坏了：{ $state ->
       *[intact] 里面的内容都能读取。
        [lost] 丢失了{ $lost }个事件。
        [at_least] 至少丢失了{ $lost }个事件。
        [unknown] 无法判断是否缺少内容。
    }
fix-doctor-journal-damaged = 启动"palace play"：它会保留损坏的文件，用能读取的内容继续。然后更换SD卡：损坏一个文件的卡还会损坏别的文件。
doctor-journal-gone = 游戏文件 { $path } 不见了；{ $state ->
        [lost] 丢失了{ $lost }个事件。
        [at_least] 至少丢失了{ $lost }个事件。
       *[unknown] 无法判断缺少什么。
    }
fix-doctor-journal-gone = 如果有副本，请连同它的 -mark 文件放到那里。"palace play"会用旁边留下的内容开始新文件。
doctor-journal-unsure = 游戏文件 { $path } 是完整的，但无法判断最新的事件是否都在：文件 { $path }-mark 不见了，或属于另一个文件。
fix-doctor-journal-unsure = 如果是你复制或移动了文件，不用做什么；下次请两个文件一起复制。"palace play"会开始新的 -mark 文件。
doctor-disk-full = 磁盘满了（剩余{ $free }MB）：{ $path } 中的游戏无法保存。
fix-doctor-disk-full = 删除不再需要的文件；"df -h"和"du -xh / | sort -h | tail"会显示空间用在哪里。
doctor-disk-little = { $path } 所在的磁盘只剩{ $free }MB。
fix-doctor-disk-little = 在下次游戏前，删除不再需要的文件。
doctor-clock = 时钟比这个程序的日期慢{ $days }天。
fix-doctor-clock = 连上网络，时钟会自动调好；或手动设置：sudo date -s "2026-11-20 12:00"。
doctor-clock-back = 时钟比最近保存的游戏慢{ $minutes }分钟。
fix-doctor-clock-back = 连上网络，时钟会自动调好；或用 sudo date -s 设置。游戏的顺序不会因此保存错。
doctor-clock-alone = 时钟没有由网络校准。
fix-doctor-clock-alone = 有网络时：sudo timedatectl set-ntp true；没有网络时，请不时检查时间。
doctor-no-calibration = 还没有设置过积木托盘，所以主机不能计数。
fix-doctor-no-calibration = 准备好整盒积木，运行"palace setup"。没有积木托盘时，请输入拿取的积木。
doctor-calibration-damaged = { $file } 不能用：{ $what }。
fix-doctor-calibration-damaged = 重新设置积木托盘："palace setup"。
doctor-calibration-previous = { $file } 不能用：{ $what }。
fix-doctor-calibration-previous = "palace play"会让你选用之前的设置；或重新设置积木托盘："palace setup"。
doctor-fix-said = 见上文
doctor-calibration-unreadable = 无法读取积木托盘的设置：{ $what }。
fix-doctor-calibration-unreadable = 开始新游戏：会重新称积木托盘。
doctor-calibration-part = 积木托盘的传感器{ $cells }没有校准过；它们不计数。
fix-doctor-calibration-part = 检查接线，然后在下一局重新称空的小盒和装满的整盒。

doctor-encoding = 这个输出使用 { $encoding }，不是UTF-8：符号和名字会显示成转义字符。
fix-doctor-encoding = 请选UTF-8的语言环境：export LANG=C.UTF-8。
doctor-small = 终端有{ $columns }列、{ $rows }行；至少需要{ $least_columns }列、{ $least_rows }行。
fix-doctor-small = 放大窗口或缩小字体；100列、30行能显示全部内容。
doctor-dumb = 终端表示它不能显示画面（TERM 是 dumb 或没有设置）。
fix-doctor-dumb = 请用真正的终端，或 export TERM=xterm-256color。
doctor-wide = 终端把{ $signs }个符号画成了{ $columns }列：屏幕上的边框都会错位。
fix-doctor-wide = 把终端的 ambiguous width（宽度不明的字符）设为窄（在配置的兼容性或字符宽度中）。

doctor-modemmanager = ModemManager 正在运行，它会打开每个新端口，看有没有调制解调器。
fix-doctor-modemmanager = 安装 udev 规则：在 hub/service 中运行 sudo cp 60-palace-hub.rules /etc/udev/rules.d/，然后 sudo udevadm control --reload。
doctor-no-port = 没有连接节点。
fix-doctor-no-port = 用能传数据的USB线连接节点。新电路板要先有 MicroPython：下载对应的 UF2 文件（micropython.org/download），然后运行"palace flash --uf2 FILE --role tray"或"--role plate"。没有节点时，在"palace play"中全部由你们输入。
doctor-bootsel = 有电路板停在引导程序。
fix-doctor-bootsel = 下载对应的 MicroPython UF2 文件（micropython.org/download），然后运行"palace flash --uf2 FILE --role tray"或"--role plate"。如果它以前正常工作过：拔下再插上。
doctor-broker-hub-runs = 主机正在运行，占用着它在 { $broker } 的账户，所以这里不能检查Wi-Fi节点。
fix-doctor-broker-hub-runs = 打开它的「设备」页面，或结束主机后在这里检查。
doctor-port-foreign = { $port }（{ $what }）不是本项目的电路板，所以不打开。
fix-doctor-port-foreign = 不用做什么。如果后面确实是节点：运行一次"palace play --port { $port }"。
doctor-hub-runs = 主机正在运行（进程 { $pid }），使用着 { $port }。
fix-doctor-hub-runs = 打开它的「设备」页面，或结束主机后在这里检查节点。
doctor-silent = { $port } 没有数据。
fix-doctor-silent = 如果是节点，拔下再插上。如果还是没有数据："palace flash --port { $port }"。有 broker.json 的节点只用Wi-Fi。
doctor-prompt = { $port } 上的 MicroPython 显示提示符：节点的程序没有运行。
fix-doctor-prompt = palace flash --port { $port }
doctor-garbage = { $port } 传来{ $bytes }字节，没有一条是节点的消息。最后一行：{ $line }
fix-doctor-garbage = 如果是节点：检查线缆，然后运行"palace flash --port { $port }"。如果是别的设备，不用管。
doctor-no-hello = { $port } 上有节点发送数据，但不说明自己是谁。
fix-doctor-no-hello = 拔下再插上。
doctor-protocol = { $port } 上的节点 { $id } 使用协议版本{ $spoken }，这台主机不支持。
fix-doctor-protocol = palace flash --port { $port }
doctor-crashed = 节点 { $id } 的程序因错误停止后又重新启动了：{ $what }
fix-doctor-crashed = 只有一次的话，不用做什么。如果再出现，运行"palace flash"，并在报告中写明这一行的内容。
doctor-fw = { $port } 上的节点 { $id } 固件是 { $found }，这台主机带的是 { $own }。
fix-doctor-fw = palace flash --port { $port }
doctor-node = { $role } { $id } 在 { $port } 上，{ $board }。
fix-doctor-node = 不用做什么。
doctor-damaged = 几秒内 { $port } 传来{ $count }行损坏的数据。
fix-doctor-damaged = 用短一些或好一些的线，远离电机和充电器。
doctor-twice = 节点 { $id } 在 { $ports } 上都有回应。
fix-doctor-twice = 只留一个，拔掉其他的。如果两块电路板的标识相同，其中一块是复制品：请拿走。
doctor-same-role = 有{ $count }个节点是{ $role }；一张桌只有一个。
fix-doctor-same-role = 拔掉错的那个；"palace flash --change-role"可以改成另一种用途。
doctor-no-tray = 节点中没有积木托盘。
fix-doctor-no-tray = 接好积木托盘，或者输入拿取的积木。
doctor-no-samples = { $port } 上的节点 { $id } 发来问候消息，但没有读数。
fix-doctor-no-samples = 拔下再插上。如果没用："palace flash --port { $port }"。
doctor-cell-silent = 节点 { $id } 的传感器{ $cell }没有读数。
fix-doctor-cell-silent = 检查 DT 线和放大板的供电。
doctor-cell-slow = 节点 { $id } 的传感器{ $cell }每秒测量{ $rate }次，应为80次。
fix-doctor-cell-slow = 它的放大板接成了10次：把 RATE 接高电平（切断跳线，或把引脚15从地改接到电源）。
doctor-cell-fault = 节点 { $id } 的传感器{ $cell }拒绝了{ $count }个读数：{ $why }。
fix-doctor-cell-fault = 检查接线和供电；{ $why } 的含义见固件的 README。
doctor-gaps = 几秒内节点 { $id } 有{ $gaps }条消息丢失，{ $bad }条损坏。
fix-doctor-gaps = 结束读取它端口的其他程序（"sudo palace doctor"会列出）。如果没有，用短一些或好一些的线，远离电机和充电器。

doctor-no-broker = 没有设置消息服务器。用线缆的节点不需要它。
fix-doctor-no-broker = 节点用Wi-Fi时："palace setup broker --node ID"。
doctor-hub-file = { $file } 不能用：应为{ $expected }。
fix-doctor-hub-file = 重新写："palace setup broker --renew hub"。
doctor-broker-absent = 消息服务器 { $broker } 没有回应。
fix-doctor-broker-absent = 启动它：sudo systemctl restart mosquitto；"journalctl -u mosquitto"会说明为什么启动不了。如果在另一台电脑上，检查地址、端口和防火墙。
doctor-broker-refuses = 消息服务器 { $broker } 不让 { $user } 进入：{ $word }。
fix-doctor-broker-refuses = 照"palace setup broker"的说明重新放好密码文件，并重启消息服务器；或用"palace setup broker --renew hub"换新密码。
doctor-broker-password = 消息服务器 { $broker } 要密码，而主机没有。
fix-doctor-broker-password = palace setup broker --renew hub
doctor-broker-mute = { $broker } 有回应，但不像消息服务器（{ $word }）。
fix-doctor-broker-mute = 检查是否有别的程序占用这个端口；用"palace setup broker --port"写明消息服务器自己的端口。
doctor-broker-open = 任何人都不用密码就能进入消息服务器 { $broker }，可以控制节点、读取游戏。
fix-doctor-broker-open = 用"palace setup broker"写带账户的配置；或让消息服务器只监听 127.0.0.1。
doctor-broker-file = { $file } 第{ $line }行：任何能连到 { $broker } 的人都不用密码就能进入。
fix-doctor-broker-file = 用"palace setup broker"写带账户的配置；或让它只监听 127.0.0.1。
doctor-broker-topics = 消息服务器 { $broker } 让主机进入，但不能用自己的主题：{ $word }。
fix-doctor-broker-topics = 照"palace setup broker"的说明重新放好主题文件，并重启消息服务器。
doctor-broker-acl = 消息服务器 { $broker } 让主机进入，但不转发游戏桌"{ $table }"的消息。
fix-doctor-broker-acl = 它的主题文件（acl_file）属于另一张桌，或是旧的：换成"palace setup broker"写的文件，并重启消息服务器。
doctor-broker-empty = 还没有节点找到消息服务器 { $broker }。
fix-doctor-broker-empty = 用USB线把文件写入节点："palace flash --broker FILE"。如果已经写过：检查里面的网络名字和密钥，以及这台电脑的防火墙是否放行端口1883。
doctor-broker-nodes = 在消息服务器 { $broker } 上的有：{ $nodes }。
fix-doctor-broker-nodes = 不用做什么；「设备」页面说明它们的状态。
doctor-node-refused = 消息服务器 { $broker } 不让节点 { $id } 进入：{ $word }。
fix-doctor-node-refused = "palace setup broker"的文件里有它的账户，但消息服务器读取的位置没有：照那个命令的说明放好，并重启消息服务器。
doctor-node-away = 节点 { $id } 在 { $broker } 有账户，但没有连接。
fix-doctor-node-away = 打开它。如果已经打开：写入正确的文件（用USB线运行"palace flash --broker FILE"），并把最新的账户和主题放到消息服务器读取的位置（见"palace setup broker"的说明）。
doctor-wifi-node = { $role } { $id } 使用Wi-Fi，{ $board }。
fix-doctor-wifi-node = 不用做什么。
doctor-wifi-fw = Wi-Fi节点 { $id } 的固件是 { $found }，这台主机带的是 { $own }。
fix-doctor-wifi-fw = 用USB连接，然后运行"palace flash"；它的网络和密码保留。
doctor-wifi-protocol = Wi-Fi节点 { $id } 使用协议版本{ $spoken }，这台主机不支持。
fix-doctor-wifi-protocol = 用USB连接，然后运行"palace flash"；它的网络和密码保留。
doctor-wifi-silent = 节点 { $id } 已连到消息服务器，但没有问候消息，也没有读数。
fix-doctor-wifi-silent = 把它关掉再打开。如果还是没有数据，用USB连接，运行"palace flash"。
doctor-wifi-no-samples = 节点 { $id } 通过Wi-Fi发来问候消息，但得到欢迎后没有读数。
fix-doctor-wifi-no-samples = 把它关掉再打开。如果没用，用USB连接，运行"palace flash"。
doctor-wifi-gaps = 几秒内节点 { $id } 通过Wi-Fi丢失{ $gaps }条消息，损坏{ $bad }条。
fix-doctor-wifi-gaps = 把它移近无线接入点，或换一个不拥挤的Wi-Fi信道。
doctor-hub-file-open = 这台电脑上的任何人都能读取 { $file } 里主机的密码。
fix-doctor-hub-file-open = chmod 600 { $file }；如果可能有人读过，再运行"palace setup broker --renew hub"。
