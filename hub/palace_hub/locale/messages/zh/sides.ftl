### Sides of the table, how the ground map lies on the plate, and the plan that turns with them.

## The start form

start-side = { $side ->
    [near] 坐在这一边
    [right] 坐在右边
    [far] 坐在对面
    [left] 坐在左边
   *[none] 座位随意
}
start-lie = 它是这样放的。
lie-climbs = { $side ->
    [e] 初始楼梯向右上升。
    [n] 初始楼梯朝远离你的方向上升。
    [w] 初始楼梯向左上升。
    [s] 初始楼梯朝你的方向上升。
   *[none] 上面没有楼梯。
}
edge-letter = { $letter ->
    [n] N
    [e] E
    [s] S
   *[w] W
}

## Dialogs

# limit: headline
ask-lie = 它是怎么放的？
# limit: explanation
ask-lie-why = 如果底板转动过，或者屏幕显示得不对，请选和桌上一样的图。
# limit: explanation
lie-symmetric = 有两张图看起来一样。请看金色积木，或地面地图上的图案。
# limit: headline
ask-sides = 谁坐在哪里？
# limit: explanation
ask-sides-why = 平面图会转向当前回合的玩家。选「座位随意」就不转动。
# limit: action
sides-do = 保存座位

palette-turn-plan = 把平面图转四分之一圈
palette-map-lies = 说明地面地图现在怎么放
palette-next-lie = 把新游戏的地面地图转四分之一圈
palette-sides = 谁坐在哪里
help-key-turn-plan = v   把平面图转四分之一圈
help-key-map-lies = e   说明地面地图现在怎么放
help-key-next-lie = e   地面地图怎么放
# limit: footer
footer-turn = 转动

## News, refusals and the log

refused-sides = 有{ $count }位玩家：每位最多选一边。
refused-map-seen = 霍尔传感器感应到的积木和屏幕显示的一致。如果不对，请把底板拿起来再放好。
told-map-turned = { $turns ->
    [1] 底板向左转了四分之一圈。游戏继续。
    [2] 底板转了半圈。游戏继续。
   *[3] 底板向右转了四分之一圈。游戏继续。
}
log-map-turned = 地面地图在底板上{ $turns ->
    [0] 是正的
    [1] 向左转了四分之一圈
    [2] 转了半圈
   *[3] 向右转了四分之一圈
}{ $by ->
    [hall] ，由霍尔传感器感应到
   *[person] {""}
}

## A plate that was laid back

# limit: headline
ask-turned-headline = 转动过吗？
# limit: explanation
ask-turned-why = 底板被拿起过，按重量看，现在的方向变了。是像这样转的吗？
# limit: explanation
ask-unsure-why = 底板被拿起过，按重量看不出现在的方向。请选正确的图。
# limit: explanation
question-laid = 图上是原来的方向。
answer-laid-turned = { $turns ->
    [1] 左转四分之一圈
    [2] 转半圈
   *[3] 右转四分之一圈
}
