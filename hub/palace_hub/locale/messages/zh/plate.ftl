### The base plate: faults that its set-up refuses.

plate-restless = 底板没有静止。解决办法：称空底板时，不要碰桌子。
plate-too-few-studs = 只在{ $count }个螺柱上感应到了这叠立柱，至少需要{ $least }个。解决办法：把它放到更多的螺柱上，分散在整块底板上。
plate-studs-in-line = 这些螺柱排成了一条线。解决办法：把这叠立柱放到底板的各个方向。
plate-cell-silent = 底板{ $corner ->
    [ne] 东北
    [se] 东南
    [sw] 西南
   *[nw] 西北
 }角没有感应。解决办法：检查它的接线，以及底板是否压在支垫上。
plate-corners-swapped = 底板有两个角互相感应到了对方的重量。解决办法：把这两个传感器的线对调。
plate-wrong-stud = 感应到的这叠立柱离螺柱{ $x },{ $y }有{ $mm }mm。解决办法：重新放到那个螺柱上。
plate-calibration-poor = 感应到的各叠立柱离实际位置有{ $mm }mm。解决办法：不要让任何东西碰到底板，然后重新开始。

hall-no-chain = 底板的磁传感器没有回应。解决办法：检查传感器条的排线。
hall-gap = 螺柱{ $x },{ $y }处没有传感器回应。解决办法：再碰一次；如果传感器坏了，就跳过它两次。
hall-several = 螺柱{ $x },{ $y }处有{ $count }个传感器回应。解决办法：把其他磁铁都从底板上拿开。
hall-twice = 螺柱{ $x },{ $y }和{ $x_other },{ $y_other }处是同一个传感器（编号{ $bit }）在回应。解决办法：先后重新碰一次这两个螺柱。

figure-not-weighed = { $figure ->
    [butterfly] 蝴蝶
    [frog] 青蛙
   *[monkey] 猴子
 }没有称到。解决办法：把它放在底板上，等一秒，再拿下来。
figure-odd = { $figure ->
    [butterfly] 蝴蝶
    [frog] 青蛙
   *[monkey] 猴子
 }称出来是{ $grams }g，不太对。解决办法：底板上只放这只动物，不放别的。

### Differences that mass and place cannot show.

plate-invisible-leaf = 方形积木的位置上其实是竹叶：两者都重0.44g。如果有竹叶离开了积木托盘，又可能在楼梯中间，主机会询问。
plate-invisible-two-greens = 竹叶是浅绿色还是深绿色：两者都重0.44g。积木托盘知道它来自哪一格。
plate-invisible-beside-the-end = 装饰积木放在了拱门中间，离拱门一端的螺柱8mm：用力一按，测得的位置也会偏这么多。如果明显偏离螺柱，主机会询问，否则就算放在螺柱上。
plate-invisible-under-an-arch = 从侧面塞进拱门下面的积木在哪一层：放在下面和上面一样重。主机把它显示在拱门上面。
plate-invisible-order = 一次放上的一叠方形积木和立柱的上下顺序。没有规则需要知道它。
