### The base plate's set-up: its screens and its file.

plate-file-damaged = { $file } 不能用。{ $field ->
    [sum] 文件损坏了，或被手动改过。
   *[other] 应为 { $field } { $expected }。
}
error-plate-not-kept = 底板的设置无法保存在 { $file }：{ $what }。
plate-kept = 底板设置好了：{ $file }
plate-left = 底板没有设置。之前的设置保持不变。
cli-setup-plate = 在屏幕上设置底板：四角、每种积木在上面的重量、磁传感器。

## Instructions

plate-setup-title = 底板，第{ $step }步，共{ $steps }步
plate-setup-near = 近边，靠近你
# limit: headline
head-plate-find = 连接底板
# limit: explanation
explain-plate-find = 插上底板节点的线。节点一回应，设置就会继续。
# limit: explanation
explain-plate-lost = 底板没有回应。请重新插好线：设置会从中断的地方继续。
# limit: headline
head-plate-bare = 请不要碰
# limit: explanation
explain-plate-bare = 底板要空着：没有地面地图，没有积木。四秒内不要碰桌子。
# limit: headline
head-plate-stack = 放上这叠立柱
# limit: explanation
explain-plate-stack = 叠好{ $count }个立柱。按在标出的螺柱上，松手等待：不用按键。
# limit: headline
head-plate-stack-off = 拿下来
# limit: explanation
explain-plate-stack-off = 把这叠立柱全部拿下来，手离开一秒。
# limit: headline
head-plate-work = 正在计算
# limit: explanation
explain-plate-work = 主机根据四角的感应计算重量和位置。底板保持空着。
# limit: headline
head-plate-weigh = 放{ $count }个{ NOUN($piece, $count) }
# limit: explanation
explain-plate-weigh = 数好，颜色不限，松散地放在底板中间，然后按Enter。
# limit: headline
head-plate-off = 全部拿下来
# limit: explanation
explain-plate-off = 把底板上的东西全部拿下来一会儿。主机会自己感应到。
# limit: headline
head-plate-figure = { $figure ->
        [butterfly] 放上蝴蝶
        [frog] 放上青蛙
       *[monkey] 放上猴子
    }
# limit: explanation
explain-plate-figure = 把它放在中间标出的螺柱上，松手，然后按Enter。如果你的盒中没有，按s。
# limit: headline
head-plate-knobs = 移动磁铁
# limit: explanation
explain-plate-knobs = 把带磁铁的方形积木的底部按在标出的螺柱上，直到标记移到下一个。如果没有反应，按s：最后会再回到这个螺柱。
# limit: headline
head-plate-report = 它能感应什么
# limit: explanation
explain-plate-report = 这是主机得到的结果，以及底板能做什么。按Enter保存。
# limit: headline
head-plate-done = 已保存
# limit: explanation
explain-plate-done = { $game ->
        [yes] 底板认识了四角、积木和动物。游戏可以开始了。
       *[no] 底板认识了四角、积木和动物。游戏中它会感应你在上面搭建的积木。
    }

# limit: main-action
main-plate-weigh = 都放上了
# limit: main-action
main-plate-figure = 放好了
# limit: main-action
main-plate-report = 保存
# limit: main-action
main-plate-done = 离开
# limit: main-action
main-plate-game = 进入游戏
# limit: main-action
waiting-plate-bare = 请不要碰：还在动
# limit: main-action
waiting-plate-stack = 等待这叠立柱
# limit: main-action
waiting-plate-off = 等待底板清空
# limit: main-action
waiting-plate-work = 主机正在计算
# limit: main-action
waiting-plate-weigh = 等待积木
# limit: main-action
waiting-plate-figure = 等待动物
# limit: main-action
waiting-plate-knobs = 等待磁铁

plate-count = { $done }/{ $of }
plate-part = { $percent }%
plate-grams = { $grams }g
plate-where = 从{ $side ->
        [left] 左
       *[right] 右
    }数第{ $across }个、从{ $edge ->
        [near] 近边
       *[far] 远边
    }数第{ $along }个螺柱
plate-where-middle = 在底板正中

## Faults that keep a step from ending

refused-plate-setup = 正在设置底板。请完成设置，或按Ctrl+Q离开。
refused-plate-goes-on = 这里不用按键：设置会自动继续。
refused-plate-not-still = 底板还在动。请把手拿开，等一秒。
refused-plate-nothing-there = 底板上还没有东西。
refused-no-plate-yet = 底板没有回应。
plate-another-node = 这是另一块底板（{ $id }，不是 { $was }）：设置重新开始。
plate-stack-elsewhere = 感应到的像是从{ $side ->
        [left] 左
       *[right] 右
    }数第{ $across }个、从{ $edge ->
        [near] 近边
       *[far] 远边
    }数第{ $along }个螺柱。请拿下来，放到标出的螺柱上。
plate-stack-turned = 感应到的是从{ $side ->
        [left] 左
       *[right] 右
    }数第{ $across }个、从{ $edge ->
        [near] 近边
       *[far] 远边
    }数第{ $along }个螺柱。如果放的确实是标出的螺柱，那就是底板方向反了，或者两个角的线接反了。
plate-stack-odd = 重量不像{ $count }个立柱。请拿下来；别的东西都不能碰到底板。
plate-stack-light = 感应到的和噪声差不多。{ $count }个立柱都放上了吗？每个传感器都接好线了吗？5kg的传感器对底板来说太粗。
plate-stack-unequal = 这叠立柱的重量和第一次不一样。请拿下来，数好{ $count }个立柱，从第一个螺柱重新开始。
plate-stack-again = 再把这叠立柱放到这个螺柱上一次。
plate-stud-again = 感应到的位置离这个螺柱{ $mm }mm。请再放一次，放正，不要让别的东西碰到底板。
plate-corner-reversed = 按压{ $corner ->
        [ne] 东北
        [se] 东南
        [sw] 西南
       *[nw] 西北
    }角时，读数反而变轻。请对调那个传感器的白线和绿线。
plate-weighs-like = 称出来像{ $found }个，不是{ $of }个。请再数一次。如果确实是{ $of }个，再按一次Enter。
plate-knob-again = 这个螺柱跳过了。请再把磁铁按在上面一次。如果没有反应，再跳过一次：那就不用它的传感器，由称重来感应。
plate-knob-several = 有{ $count }个传感器感应到磁铁。请把其他磁铁都从底板上拿开。
plate-knob-twice = 从{ $side ->
        [left] 左
       *[right] 右
    }数第{ $across }个、从{ $edge ->
        [near] 近边
       *[far] 远边
    }数第{ $along }个螺柱已经用了这个传感器。请检查标出的螺柱，或退回一步。

## The report

plate-promise = { $level ->
        [gold] 金级：底板靠磁铁和称重感应搭建的积木。
       *[silver] 银级：底板靠称重感应搭建的积木。
    }
plate-promise-none = 太粗：一次按压会残留十万分之{ $shift }，方形积木的位置误差达{ $mm }mm。请自己输入楼梯，或者{ $hall ->
        [yes] 拧紧螺丝，重新开始。
       *[no] 加装磁传感器。
    }
plate-residual = 感应到的这叠立柱离螺柱{ $mm }mm（最差：{ $worst }mm，在左/近边 { $at }）。
plate-noise = 每个角的噪声是{ $mg }mg。
plate-shift = 按压有十万分之{ $shift }残留在零点。按压{ $press }g之后，方形积木的位置误差为{ $mm }mm。
plate-masses = 重量（g）：拱门{ $arch }、方形积木{ $brick }、立柱{ $column }、浅绿色{ $light_green }、深绿色{ $dark_green }、金色{ $gold }。
plate-figures = 重量（g）：猴子{ $monkey }、蝴蝶{ $butterfly }、青蛙{ $frog }。
plate-figures-alike = 底板靠重量分不清{ SHORT($figure, 1) }和{ SHORT($other, 1) }。积木托盘上的动物垫分得清。
plate-sensors = { $what ->
        [silent] 从没回应过的磁传感器
        [restless] 附近没有磁铁也闪动的磁传感器
        [stuck] 没有磁铁却感应到磁铁的磁传感器
        [dead] 游戏中从没感应到积木底部的磁传感器
        [weak] 游戏中会丢失积木底部的磁传感器
       *[stuck_in_play] 游戏中没有积木却感应到积木底部的磁传感器
    }，按从左/近边数的螺柱（条.传感器）：{ $named }{ $count ->
        [1] 。
       *[other] ，共{ $count }个。
    }
plate-hub-file = 已保存在 { $file }。

## The plate in the doctor

doctor-plate-none = 没有设置底板，所以由你们输入楼梯。
fix-doctor-plate-none = 如果有底板，"palace setup plate"会引导你设置。
doctor-plate-damaged = { $file } 不能用：{ $what }。
fix-doctor-plate-damaged = 重新设置底板："palace setup plate"。
fix-doctor-plate-sensors = { $plug ->
        [0] 检查它们的焊点{ $what ->
            [stuck] { "" }
            [restless] { "" }
            [stuck_in_play] { "" }
           *[other] ，以及积木底部的磁铁
        }
       *[other] 插紧第{ $plug }条的插头，检查它的排线，再检查焊点
    }；然后运行"palace setup plate"。在此之前由称重代替。
problem-plate-sensors = { plate-sensors }解决办法：{ fix-doctor-plate-sensors }
doctor-check-plate = 底板
