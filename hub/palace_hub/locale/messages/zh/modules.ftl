## First measurements of a weigh module

module-title = { $place }，第{ $step }步，共{ $steps }步
module-compartment = { NOUN($piece, 2) }的称重模块
module-corner = 底板{ $corner ->
    [ne] 东北角
    [NE] 东北角
    [se] 东南角
    [SE] 东南角
    [sw] 西南角
    [SW] 西南角
    [nw] 西北角
    [NW] 西北角
   *[other] { $corner }
}
# limit: headline
head-module-find = 连接节点
# limit: explanation
explain-module-find = 插上它的线，至少接好一个传感器。那个传感器一回应，设置就会继续。
# limit: explanation
explain-module-lost = 节点没有回应。请重新插好线：设置会从中断的地方继续。
# limit: headline
head-module-bare = 拿下小盒
# limit: explanation
explain-module-bare = { $role ->
        [plate] 拿下托架和底板：要称空的支垫。然后按Enter。
       *[tray] 拿出小盒：要称空的支架。然后按Enter。
    }
# limit: headline
head-module-cup = 放上小盒
# limit: explanation
explain-module-cup = { $role ->
        [plate] 把托架和底板放回四角，上面不放东西。然后按Enter。
       *[tray] 把小盒放回四个支垫，里面不放东西。然后按Enter。
    }
# limit: headline
head-module-mass = 放上{ $mass }g
# limit: explanation
explain-module-mass = 把已知重量{ $mass }g放在上面，对准传感器，然后按Enter。想用别的重量，请用 --mass 重新启动。
# limit: headline
head-module-stops = 调节限位
# limit: explanation
explain-module-stops = 用力按三次：碰到限位后，重量不再上升。均匀转动所有螺丝，直到限位达到目标。s：跳过。
# limit: headline
head-module-paper = 限位垫纸
# limit: explanation
explain-module-paper = 在每个限位上垫{ $paper }mm的纸（两张80g纸厚0.2mm），然后按三次。s：跳过。
# limit: headline
head-module-rest = 请不要碰
# limit: explanation
explain-module-rest = 不要碰桌子：正在测量噪声和漂移。设置会自动继续。s：跳过。
# limit: headline
head-module-tap = 轻弹小盒
# limit: explanation
explain-module-tap = 用指尖弹一下边缘，让它摆动，等三秒，再弹一次。s：跳过。
# limit: headline
head-module-press = 用力按压
# limit: explanation
explain-module-press = 向下按到限位，松手，手离开八秒。这样做三次。s：跳过。
# limit: headline
head-module-brick = 一个方形积木
# limit: explanation
explain-module-brick = 放入一个方形积木，等待，取出，等待；做{ $bricks }次。按Enter可提前结束。s：跳过。
# limit: headline
head-module-places = 五个位置
# limit: explanation
explain-module-places = 把{ $mass }g放在中间，等待，拿下来，等待。在小盒的四角附近各做一次。s：跳过。
# limit: headline
head-module-report = 测量结果
# limit: explanation
explain-module-report = 这是测量结果。请先解决列表指出的问题，再使用这个模块。按Enter保存。
# limit: headline
head-module-done = 已保存
# limit: explanation
explain-module-done = 从现在起，"palace doctor"和积木托盘的报告都用这些数字。
# limit: main-action
main-module-bare = 拿下来了
# limit: main-action
main-module-cup = 放上了
# limit: main-action
main-module-mass = 放上了
# limit: main-action
main-module-stops = 采用这个限位
# limit: main-action
main-module-paper = 采用这个行程
# limit: main-action
main-module-rest = 够久了
# limit: main-action
main-module-tap = 采用这些轻弹
# limit: main-action
main-module-press = 采用这些按压
# limit: main-action
main-module-brick = 次数够了
# limit: main-action
main-module-places = 采用这些位置
# limit: main-action
main-module-report = 保存
# limit: main-action
main-module-done = 离开
# limit: main-action
waiting-node = 等待节点
# limit: main-action
waiting-module-stops = 等待3次相同的按压
# limit: main-action
waiting-module-paper = 等待3次相同的按压
# limit: main-action
waiting-module-rest = 一分钟内不要碰
# limit: main-action
waiting-module-tap = 等待3次轻弹
# limit: main-action
waiting-module-press = 等待3次按压
# limit: main-action
waiting-module-brick = 等待5次
# limit: main-action
waiting-module-places = 等待5个位置
module-at = { $role ->
        [plate] 底板{ $place ->
            [ne] 东北角
            [NE] 东北角
            [se] 东南角
            [SE] 东南角
            [sw] 西南角
            [SW] 西南角
            [nw] 西北角
            [NW] 西北角
           *[other] { $place }
        }
       *[tray] { NOUN($place, 2) }的称重模块
    }
module-at-compartment = { NOUN($place, 2) }的格子
module-now = { $grams }g
module-count = { $count }/{ $of }
module-rest-left = { $seconds }秒
module-stop-aim = 目标：限位在{ $aim }g。{ $least }到{ $most }g都可以。
module-press = { $flat ->
        [yes] 一次按压，在{ $grams }g停住
       *[no] 一次{ $grams }g的按压，没有碰到限位
    }
module-stop-at = 限位在{ $clip }g起作用。
module-stop-early = { module-at }：限位在{ $clip }g起作用，低于{ $least }。解决办法：把所有螺丝拧进一点，再按。
module-stop-late = { module-at }：限位在{ $clip }g起作用，高于{ $most }，对传感器来说太晚。解决办法：把所有螺丝拧出一点，再按。
module-no-stop-yet = 限位还没调节，垫纸没有意义。解决办法：退回一步调节限位，或按s跳过。
module-paper-nothing = 垫纸时限位在{ $raised }g起作用，不垫纸在{ $clip }g：没有差别。解决办法：在小盒下面的四个限位上都垫纸，或按s跳过。
module-noise = 每次测量的噪声为{ $noise }mg。
module-drift = 每分钟漂移{ $drift }mg，观察了{ $seconds }秒。
module-warmed = 这段时间里，电路板芯片的温度从{ $from }°C变到{ $to }°C。
module-supply = 电路板的供电电压最低为{ $volts }V。
module-disturbed = 受到{ $count }次干扰：每次都重新开始测量。
module-wait = 20g的摆动在{ $wait }秒内降到2mg。
module-shift = 按压后残留{ $shift }mg
module-shifted = 用力按压后残留{ $shift }mg。
module-brick-in = 方形积木在里面：请取出。
module-brick-out = 里面是空的：请放入方形积木。
module-brick = 一个方形积木重{ $mean }mg，离散{ $scatter }mg。
module-brick-others = 有{ $count }次变化不是单个方形积木，不计在内。
module-where = { $where ->
        [middle] 在中间
        [back_left] 在左后角附近
        [back_right] 在右后角附近
        [front_right] 在右前角附近
       *[front_left] 在左前角附近
    }
module-place-lay = 把{ $mass }g放{ module-where }。
module-place-lift = 已经放上：请拿下来。
module-place = { $grams }g { module-where }
module-place-others = 有{ $count }次放的不是{ $mass }g，不计在内。
module-across = 小盒不同位置的读数相差{ $percent }%。
module-cup = 小盒或托架：{ $grams }g。
module-travel = 在传感器的量程处下沉{ $travel }mm。
module-stiff = { module-at }：只下沉{ $travel }mm，小于{ $least }：限位的余地太小。解决办法：把支架的臂做薄，或换软一点的支垫。
module-soft = { module-at }：下沉{ $travel }mm，大于{ $most }：会摆动很久。解决办法：把支架的臂做厚，或换硬一点的支垫。
module-restless = { module-at }：噪声为{ $noise }mg；好的传感器是13到17。解决办法：用短的双绞线，把 HX711 放在传感器旁，所有地线接到一点。
module-drifts = { module-at }：每分钟漂移{ $drift }mg；稳定的传感器是2到6。解决办法：预热半小时，避开气流和阳光。
module-rings = { module-at }：手离开后摆动{ $wait }秒。解决办法：在小盒下放海绵垫，小盒里不要有松动的东西。
module-shifts = { module-at }：用力按压使零点移动{ $shift }mg。解决办法：拧紧传感器的螺丝，检查支垫有没有移动。
module-shifts-plate = { module-at }：用力按压使零点移动{ $shift }mg；超过{ $most }，底板就分不清方形积木。解决办法：拧紧传感器，把支垫放稳。
module-scatter = { module-at }：同一个方形积木称{ $bricks }次，离散{ $scatter }mg。解决办法：看看小盒是否碰到什么、导线是否拉扯、有没有气流。
module-off-centre = { module-at }：小盒不同位置的读数相差{ $percent }%，大于{ $most }。解决办法：把小盒放在四个支垫上，拧紧传感器；如果没用，换一个传感器。
module-stop-fell = { module-at }：限位现在在{ $now }g起作用，之前是{ $was }g。解决办法：拧进螺丝，直到回到{ $was }g；塑料会蠕变。
module-well = 测量结果都很好。
module-next = { $role ->
        [plate] 下一个角："palace setup module --role plate --cell"加角的名字。
       *[tray] 下一个模块："palace setup module --cell"加积木的名字。全部做完后："palace setup"。
    }
setup-modules-unmeasured = 这个积木托盘的模块没有在这里测量过，限位也没有调节。"palace setup module"会引导你。
module-silent = { $place } 的传感器没有数据。解决办法：检查接线；其他传感器有回应。
module-never-set = { $place } 的限位没有在这里调节过，所以无法对比。解决办法：不加 --check 运行。
module-no-cup = { $role ->
        [plate] 没有放上任何东西。解决办法：把托架和底板放在四角上，然后按Enter。
       *[tray] 和没有小盒时一样重。解决办法：把小盒放在支垫上，然后按Enter。
    }
module-wrong-order = { $role ->
        [plate] 托架的重量会小于零：称空支垫时托架已在上面。解决办法：退回两步。
       *[tray] 小盒的重量会小于零：称空支架时小盒已在上面。解决办法：退回两步。
    }
module-mass-odd = 在量程{ $capacity }g的传感器上放{ $mass }g，算出的灵敏度是{ $found }mV/V，没有这样的传感器。解决办法：正好放{ $mass }g，或用 --mass 和 --capacity 给出正确的数值。
module-another-node = 回应的是另一个节点（{ $id }，不是 { $was }），所以重新开始测量。
refused-measuring = 正在测量模块。请完成，或按Ctrl+Q离开。
refused-module-not-yet = 还不行：请照屏幕去做，然后按Enter。
error-modules-not-kept = 测量结果无法保存在 { $file }：{ $what }。
modules-file-damaged = 无法读取模块的测量结果（{ $file }，{ $field }：应为{ $expected }）。解决办法：重新测量模块，就会替换这个文件。
module-kept = 测量结果已保存：{ $file }
module-left = 什么都没有保存。之前的测量结果保持不变。
help-module = 每个传感器都有限位，在传感器弯得太多之前承受手的压力。主机先测量传感器，然后才使用它。
cli-setup-module = 按一个称重模块自己的读数调节限位，然后测量：噪声、漂移、摆动、按压残留、同一个方形积木多次、五个位置的重量。
cli-module-role = tray（不写则为它）或 plate
cli-module-cell = 格子的积木或底板的角：arch、brick、column、light_green、dark_green、gold、ne、se、sw、nw（不写则为第一个有回应的传感器）
cli-module-mass = 已知重量的克数（不写则为50）
cli-module-capacity = 传感器的量程，单位克（不写则为300）
cli-module-paper = 每个限位上垫纸的毫米数（不写则为0.2）
cli-module-rest = 静置的秒数（不写则为600）
cli-module-check = 只看限位现在在哪里起作用，并对比
cli-module-range = { $given } 超出范围。请用{ $least }到{ $most }的数。
cli-module-place = { $role } 没有 { $given }。可用的有：{ $known }。

## Modules in the doctor and in Devices

doctor-check-modules = 称重模块
doctor-modules-damaged = 无法读取模块的测量结果：{ $what }（{ $file }）。
fix-doctor-modules-damaged = 重新测量（"palace setup module"）：会替换这个文件。
doctor-module-measured = { module-at }：已测量；限位在{ $clip }g起作用。
doctor-module-no-stop = { module-at }：已测量，但限位跳过了。
fix-doctor-module-no-stop = palace setup module --role { $role } --cell { $place }
doctor-cup-missing = { module-at }：小盒不见了；读数比空的时候少{ $grams }g。
fix-doctor-cup-missing = 把小盒放在四个支垫上。
doctor-corner-full = { module-at }满了：上面有{ $grams }g，限位在{ $clip }g起作用。
fix-doctor-corner-full = 把靠在上面的东西拿开。如果没有，换500g的传感器，或轻一点的托架。
doctor-hall-chain = 底板的{ $strips }条霍尔传感器条，只有{ $answering }条有回应。
fix-doctor-hall-chain = 检查最后一条有回应的后面的插头，以及第一条没有回应的。
doctor-hall-none = 底板上没有霍尔传感器条回应。
fix-doctor-hall-none = 如果这张桌没有传感器条，不用做什么。否则检查第一条的插头：接到节点的是 /Q，不是 Q。
doctor-lights-move = { module-at }：灯光使称重移动{ $moved }mg。
fix-doctor-lights-move = 灯和 HX711 板要从同一个星形接点各用一对线供电（hardware/wiring/ground.svg）；检查灯的电容。
doctor-check-weigh = 已知积木
doctor-weigh-hands-off = 手离开积木托盘，然后按Enter。
doctor-weigh-put-in = 把{ $count }个{ NOUN($piece, $count) }放进{ NOUN($place, 2) }的格子，手离开，然后按Enter。
doctor-weigh-take-out = 把同样的积木取出来，手离开，然后按Enter。
doctor-weigh-right = { module-at-compartment }把{ $count }个{ NOUN($piece, $count) }称对了，误差{ $percent }%：没有东西碰到小盒。小于{ $seen }%的误差用这个方法看不出。
fix-doctor-weigh-right = 不用做什么；一次放更多积木（--pieces），能看出更小的误差。
doctor-weigh-low = { module-at-compartment }的读数偏轻{ $percent }%：有东西碰到小盒，分担了重量。
fix-doctor-weigh-low = 看看小盒、外壳和限位之间有没有线、碎屑或积木。让小盒在支垫上能自由活动，再称一次。
doctor-weigh-high = { module-at-compartment }的读数偏重{ $percent }%。
fix-doctor-weigh-high = 如果积木没放错，那就是设置积木托盘时有东西碰到小盒：重新运行"palace setup"。
doctor-weigh-other = { module-at-compartment }称出{ $grams }g，应为{ $due }g。
fix-doctor-weigh-other = 正好放入{ $count }个{ NOUN($piece, $count) }，再取出同样的积木。如果已经这样做了，那就是小盒卡住，或者积木托盘需要重新设置。
doctor-weigh-moved = 积木取出后，{ module-at-compartment }没有回到原来的读数。
fix-doctor-weigh-moved = 取出放入的积木，手离开，不要靠在桌上，再试一次。如果还是这样，那就是小盒卡住了。
doctor-weigh-uncalibrated = { module-at-compartment }没有和这个积木托盘一起设置过，所以无法对比。
fix-doctor-weigh-uncalibrated = palace setup
doctor-nobody-there = 没有人按Enter。解决办法：在积木托盘旁的终端运行"palace doctor --weigh"。
problem-cup-missing = { NOUN($piece, 2) }的小盒不见了。解决办法：把它放在四个支垫上。
problem-corner-full = 底板{ $corner ->
    [ne] 东北角
    [NE] 东北角
    [se] 东南角
    [SE] 东南角
    [sw] 西南角
    [SW] 西南角
    [nw] 西北角
    [NW] 西北角
   *[other] { $corner }
}满了：主机感应不到更多重量。解决办法：把靠在上面的东西拿开。
