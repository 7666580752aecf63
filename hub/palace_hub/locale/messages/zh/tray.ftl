### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = 放{ NOUN($piece, 2) }的传感器噪声有{ $noise }mg：分辨不出单块积木。解决办法：换用量程不超过{ $capacity }g的传感器。
capability-restless = { NOUN($piece, 2) }下面的传感器噪声有{ $noise }mg：分辨不出单块积木。解决办法：避开气流，不要让线碰到它，再检查它的放大板。
capability-slow = { NOUN($piece, 2) }下面的传感器每秒测量{ $rate }次：每次计数都会慢一些。解决办法：把放大板的 RATE 接高电平。
capability-drifts = { NOUN($piece, 2) }下面的传感器每分钟漂移{ $drift }mg：如果{ $seconds }秒没有感应它，主机就会询问数目。解决办法：先预热半小时，并避开热源。
capability-off-centre = { NOUN($piece, 2) }下面的传感器在小盒不同位置的读数相差{ $percent }%：超过{ $count }个时，积木堆一移动，就可能像多了或少了一块。解决办法：把小盒放稳在四个支垫上，拧紧传感器，把积木铺平。
capability-audit = { NOUN($piece, 2) }超过{ $count }个时，无法靠总重量数清。你取出或放入的积木，主机仍然数得清。
capability-twins = 称重分不清{ NOUN($piece, 1) }和{ NOUN($other, 1) }：请各自放回原来的格子。
reference-nothing-lifted = { NOUN($piece, 2) }没有取出。解决办法：取出它们，把手拿开，然后按Enter。
reference-not-returned = 有{ $pieces }个{ NOUN($piece, 2) }没有放回来。解决办法：全部放回，再重新取出。
reference-unsure = { NOUN($piece, 2) }的重量和整数个相差{ $fraction }个。解决办法：看看里面是否混有别的积木，再重新取出。
reference-uncalibrated = { NOUN($piece, 2) }的格子还没校准。解决办法：先称空的小盒和装满的整盒。
calibration-assumes = 主机假定有{ $count }个{ NOUN($piece, 2) }：没有取出一些来数过。
calibration-swapped = { NOUN($piece, 2) }和{ NOUN($other_piece, 2) }放反了格子。请对调，再重新称。
cup-not-empty = { NOUN($piece, 2) }的格子里有大约{ $grams }g的东西。请拿出来。如果小盒是空的，再按一次Enter。
cup-too-light = { NOUN($piece, 2) }的格子轻了{ $grams }g。请放入小盒。如果小盒已放好，再按一次Enter。
recheck-missing = 比上次少{ $count }个{ NOUN($piece, $count) }。
recheck-extra = 比上次多{ $count }个{ NOUN($piece, $count) }。
recheck-unsure = { NOUN($piece, 2) }的重量和整数个相差{ $fraction }个。解决办法：拿出不该在里面的东西，或者数一数。
recheck-no-reading = { NOUN($piece, 2) }没有稳定的读数。解决办法：把手拿开，再检查传感器的接线。

## The tray's set-up

setup-title = 设置积木托盘，第{ $step }步，共7步
# limit: headline
head-setup-find = 连接积木托盘
# limit: explanation
explain-setup-find = 插上积木托盘的线。它一回应，设置就会自动继续。
# limit: explanation
explain-setup-lost = 积木托盘没有回应。请重新插好线：设置会从中断的地方继续。
# limit: explanation
explain-setup-empty = 把六个格子里的积木全部取出，但留下小盒。然后按Enter。
# limit: explanation
explain-setup-full = 照列表放入积木，每种放进自己的格子。然后按Enter。
# limit: headline
head-setup-lift = 取出{ $count }个{ NOUN($piece, $count) }
# limit: explanation
explain-setup-lift = 数出{ $count }个，放在一边，然后按Enter。也可以跳过（s）：那么主机就假定有{ $held }个。
# limit: headline
head-setup-back = 放回{ $count }个
# limit: explanation
explain-setup-back-in = 把{ $count }个全部放回格子，然后按Enter。
# limit: headline
head-setup-report = 它能做什么
# limit: explanation
explain-setup-report = 列表说明传感器能做什么，以及主机假定了什么。按Enter保存。
# limit: headline
head-setup-kept = 积木托盘设置好了
# limit: explanation
explain-setup-kept = 以后每局游戏开始前，只会简单检查装满的积木托盘。用"palace play"开始游戏。
# limit: explanation
explain-setup-kept-game = 以后每局游戏开始前，只会简单检查装满的积木托盘。这局游戏继续。
setup-in-file = 已保存在 { $file }。
setup-no-node = 没有连接节点。解决办法：用能传数据的USB线连接。新的电路板用"palace flash"写入固件。
setup-ask-doctor = 在另一个终端运行"palace doctor"，可以检查从积木托盘到屏幕的每个环节。
setup-another-tray = 回应的是另一个积木托盘（{ $id }，不是 { $was }），所以从空的小盒重新开始设置。
setup-wrong-order = 每个格子都比之前轻：称空的小盒时，积木还在里面。请取出全部积木：设置会重新开始。
setup-nothing-put-in = 每个格子都和空的时候一样重。解决办法：放入整盒积木。如果之前就在里面，请退回一步，把它们取出。
setup-lifted-other = 按重量算，取出了{ $found }个{ NOUN($piece, 2) }，不是{ $count }个。解决办法：数一数积木托盘旁的积木，凑成{ $count }个，然后按Enter。
setup-miscounted = 那样的话，积木托盘里就有{ $found }个{ NOUN($piece, $found) }，所以取出的大概不是正好{ $count }个。解决办法：重新数一次。
setup-box-right = 积木托盘里有{ $found }个{ NOUN($piece, $found) }，是取出一些数出来的。
setup-box-lacks = 积木托盘里有{ $found }个{ NOUN($piece, $found) }：比整盒应有的少{ $count }个。
setup-box-extra = 积木托盘里有{ $found }个{ NOUN($piece, $found) }：比整盒应有的多{ $count }个。
setup-assumes-small = 其他{ $count }格，主机假定数目齐全：数量少，用手数也容易。
setup-notes-more = 另有{ $count }条："palace doctor"会全部显示
setup-all-well = 每个传感器都数得清单块积木。
# limit: main-action
main-setup-empty = 小盒都空了
# limit: main-action
main-setup-full = 整盒都放入了
# limit: main-action
main-setup-lift = 取出来了
# limit: main-action
main-setup-back = 放回去了
# limit: main-action
main-setup-report = 保存
# limit: main-action
main-setup-done = 离开
# limit: main-action
main-setup-game = 继续游戏
# limit: main-action
waiting-tray = 等待积木托盘
# limit: action
action-skip = 跳过
# limit: action
action-step-back = 退回一步
# limit: footer
footer-skip = 跳过
refused-setting-up = 正在设置积木托盘。请完成设置，或按Ctrl+Q离开。
refused-no-tray-yet = 积木托盘还没有回应。
refused-nothing-to-skip = 这一步不能跳过。
error-calibration-not-kept = 积木托盘的设置无法保存在 { $file }：{ $what }。
setup-tray-kept = 积木托盘设置好了：{ $file }
setup-tray-left = 积木托盘没有设置。之前的设置保持不变。

## The full tray before a game

# limit: headline
head-tray-check = 检查积木托盘
# limit: explanation
explain-tray-check = 把整盒积木放入积木托盘。全部放好后，游戏会自动开始。
# limit: headline
head-tray-lacks = 少了{ $count }块积木
# limit: headline
head-tray-differs = 看看积木托盘
# limit: explanation
explain-tray-differs = 照列表改正：积木托盘会自己感应到。也可以在下面选择。
# limit: headline
head-tray-damaged = 文件损坏
# limit: explanation
explain-tray-damaged = 保存的积木托盘数据不能用。请在下面选择。
calibration-file-damaged = { $file } 不能用。{ $field ->
    [sum] 文件损坏了，或被手动改过。
   *[other] 应为 { $field } { $expected }。
}
check-count = 就用称到的积木玩；少的积木不参加这局游戏
check-damaged-count = 使用更早保存的数据
check-all-there = 我看过了：都齐了
check-weigh = 从头重新称积木托盘
check-type = 这局游戏由玩家输入拿取的积木
# limit: action
action-check-count = 照样玩
# limit: action
action-check-damaged-count = 用更早的
# limit: action
action-check-all_there = 都齐了
# limit: action
action-check-weigh = 重新称
# limit: action
action-check-type = 自己输入
# limit: main-action
waiting-choice-check = 改正，或者选择
