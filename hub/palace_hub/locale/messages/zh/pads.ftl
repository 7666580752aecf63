### The tray's pads, on which monkey, butterfly and frog are parked.

## While a figure is placed

# limit: explanation
pads-other = 那是{ SHORT($other, 1) }：该放置的是{ SHORT($figure, 1) }，它还在动物垫上。请对调，或者选择螺柱。
# limit: explanation
pads-both = 站在那里的是哪只动物？{ SHORT($other, 1) }也离开了动物垫，但现在不该放置它：请放回去，或者选择螺柱。
# limit: explanation
pads-parked = 那里站着东西，但{ SHORT($figure, 1) }还在动物垫上。如果动物垫感应错了，请选择螺柱。
lamp-figure-off = { SHORT($figure, 1) }不在垫上

## Devices

pads-line = 动物垫  { $said }
pads-between = ，
pads-figure = { SHORT($figure, 1) } { $word ->
    [parked] 在垫上
    [off] 不在垫上
    [dead] 垫无感应
    [stuck] 垫卡住
   *[unknown] 未知
 }
problem-figure-off = { SHORT($figure, 1) }不在动物垫上，现在又不该放置它。解决办法：把它放回积木托盘的动物垫。
problem-pad-dead = { SHORT($figure, 1) }的动物垫几分钟没有感应；主机不再使用它。解决办法：把动物放上去。如果已在上面，检查动物里的磁片和动物垫的接线。
problem-pad-stuck = { SHORT($figure, 1) }站在猴宫上时，动物垫仍感应到它；主机不再使用这个动物垫。解决办法：拿走上面的所有磁铁。如果没有，检查接线。

## The doctor

doctor-check-pads = 动物垫
doctor-pads-damaged = 无法读取动物垫的故障记录：{ $what }（{ $file }）。
fix-doctor-pads-damaged = 删除这个文件；之后的游戏会重新找出故障。
doctor-pad = { $what ->
    [dead] 游戏中{ SHORT($figure, 1) }应在动物垫上时，动物垫没有感应。
   *[stuck] 游戏中{ SHORT($figure, 1) }站在猴宫上时，动物垫仍感应到它。
 }
fix-doctor-pad = { $what ->
    [dead] 把动物放上去。如果已在上面，检查动物里的磁片和动物垫的接线。
   *[stuck] 拿走上面的所有磁铁。如果没有，检查接线。
 }游戏中动物垫恢复正常，就会重新使用。
doctor-pads-seen = 在动物垫上的有：{ $parked }。没有感应的有：{ $empty }。
fix-doctor-pads-seen = 如果这些动物在别处，不用做什么。如果已在垫上，检查动物里的磁片和动物垫的接线。
doctor-pads-none = 没有动物垫感应到动物。
fix-doctor-pads-none = 如果这张桌没有动物垫，或动物在别处，不用做什么。否则检查动物垫的供电和动物里的磁片。
error-pads-not-kept = 动物垫的故障记录无法保存在 { $file }：{ $what }。
