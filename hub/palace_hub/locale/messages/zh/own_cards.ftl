### `palace cards`: the editor in which a family types the cards, boards and maps of its own box.

## Pages and keys

# limit: footer
cards-page-piles = 牌堆
# limit: footer
cards-page-cards = 卡牌
# limit: footer
cards-page-boards = 玩家版图
# limit: footer
cards-page-maps = 地图
# limit: footer
cards-page-check = 检查
cards-saved = 已保存
cards-unsaved = 还没保存
# limit: footer
cards-key-page = 页面
# limit: footer
cards-key-undo = 撤销
# limit: footer
cards-key-redo = 重做
# limit: footer
cards-key-next = 下一个
# limit: footer
cards-key-size = 张数
# limit: footer
cards-key-clear = 清空
# limit: footer
cards-key-pile = 牌堆
# limit: footer
cards-key-erase = 擦除
# limit: footer
cards-key-map = 地图
# limit: footer
cards-key-leave = 离开
# limit: footer
cards-key-help = 帮助

## Words of a card

cards-piece-arch = 拱门
cards-piece-brick = 方形积木
cards-piece-column = 立柱
cards-piece-brick_or_arch = 方形积木或拱门
cards-bananas = 香蕉点数
cards-once = 单次快送
cards-each = 多次快送
# limit: here
cards-bananas-heading = 香蕉点数：输入数字
# limit: here
cards-once-heading = 单次快送/拿取时
# limit: here
cards-each-heading = 多次快送/每回合
# limit: title
cards-kit-heading = 开局积木
# limit: title
cards-card-title = 第{ $number }张，共{ $count }张
cards-pile-title = { $pile }牌堆：{ $count }张
# limit: title
cards-board-title = 玩家版图{ $seat }
# limit: action
cards-next = 下一个

## What to do

# limit: line
cards-piles-how = 你的盒中每个牌堆有几张卡牌？数好，输入数字，按Enter。
# limit: line
cards-piles-offer = 这里的数字是自带卡牌的。所有牌堆一共有67张卡牌。
cards-sum = { $total }张，应有{ $all }张
# limit: line
cards-boards-how = 按字母输入开局积木，再按Enter，然后输入玩家版图上印的多次快送。
# limit: explanation
cards-maps-how = l、d、g：螺柱，并移到下一个。句点：没有。Enter：下一行。?：所有按键。
cards-progress = 卡牌已输入{ $typed }张，共{ $all }张。
# limit: line
cards-cards-how = 已输入{ $typed }/{ $all }张。数字：香蕉点数（点）。字母：一个图标。Enter：下一张卡牌。
cards-progress-boards = 玩家版图已输入{ $typed }块，共{ $all }块。

## Maps

# limit: tray
cards-paint-l = 浅绿色
# limit: tray
cards-paint-d = 深绿色
# limit: tray
cards-paint-g = 金色
# limit: tray
cards-paint-closed = 封闭
# limit: tray
cards-paint-nothing = 无
# limit: action
cards-tool-staircase = 初始楼梯
# limit: action
cards-tool-mirror = 左右镜像
# limit: action
cards-tool-mirror-down = 上下镜像
# limit: action
cards-tool-repeat = 填满这行
# limit: action
cards-tool-repeat-row = 向下复制行
cards-map-at = 从左数螺柱{ $x }，从近边数{ $y }。
cards-map-knobs = { $count }个空螺柱。
cards-map-use = 已完成{ $count }/{ $all }张。全完成前用自带地面地图。
cards-feet-bare = 初始楼梯下面有{ $count }个螺柱没涂色：请在?处涂色。
cards-knobs-outside = 标有!的{ $count }个螺柱够不着：请从初始楼梯起，三个三个地数。
cards-no-staircase-yet = 这张地面地图还没有初始楼梯：移到它的起始处，按s。
cards-map-used = 所有地面地图都完成了：游戏会用它们。

## Answers to a key

cards-no-key = 这个键在这里没有作用。按?看按键。
cards-no-size = 一个牌堆最多{ $most }张卡牌。请输入0到{ $most }。
cards-pile-typed = 这个牌堆已输入{ $count }张卡牌。请先清空几张，或用+增加张数。
cards-pile-empty = 这个牌堆没有卡牌。每个牌堆至少有一张。
cards-sum-wrong = 牌堆一共有{ $total }张卡牌，而一盒有{ $all }张。请重新数牌堆。
cards-no-bananas = { $found }香蕉点数太多了：应为0到{ $most }。请再看看卡牌。
cards-most-symbols = 一次快送每种最多{ $most }个。请再看看卡牌。
cards-nothing-left = 这里没有可减少的了。
cards-bananas-first = 请先输入香蕉点数；卡牌上没有就输入0。
cards-some-left = 还有卡牌没输入：这是第一张。
cards-all-typed = { $count }张卡牌都输入了。接着是四块玩家版图。
cards-kit-is-pieces = 开局积木是拱门、方形积木和立柱。这个键用于快送。
cards-kit-first = 请先输入玩家版图{ $seat }的开局积木：在它的背面。
cards-delivery-first = 玩家版图{ $seat }印有多次快送。请先输入。
cards-edge = 到地面地图边缘了。
cards-row-done = 下一行。
cards-last-row = 这是最后一行。
cards-no-staircase = 初始楼梯从这里放不下：需要六个螺柱的位置。
cards-undone = 已撤销。按y重做。
cards-redone = 已重做。
cards-nothing-to-undo = 没有可撤销的。
cards-nothing-to-redo = 没有可重做的。
cards-more-faults = 还有{ $count }处
cards-not-kept = 卡牌组{ $name }没有保存：{ $what }。请在 { $folder } 腾出空间；下一张卡牌之后主机会再试。
cards-leave-unsaved = 卡牌组无法保存。再按一次Ctrl+Q就离开，最后的更改会丢失。

## The check

cards-check-title = 卡牌组完整吗？
cards-check-missing = 要用这组卡牌玩，还缺：
cards-check-complete = 卡牌和玩家版图都输入了。
cards-check-maps = { $count ->
    [0] 四张地面地图都完成了：游戏会用它们。
   *[other] 地面地图{ $maps }没有完成：完成之前，游戏用自带地面地图。
}
cards-check-faults = 有{ $count }处不可能是对的：
cards-check-map = 地面地图{ $number }：{ $text }
cards-check-sound = 你输入的内容都符合规则。
cards-check-play = 用它来玩：palace play --set { $name }
cards-lack-pile = { $colour ->
    [multi] 多颜色{ $cost }¢
   *[other] { SHORT($colour, 1) }{ $cost }¢
}缺{ $count }张
cards-lack-cards = { $count }张卡牌{ $piles ->
    [none] { "" }
   *[other] ：{ $piles }
}
cards-lack-boards = 玩家版图{ $seats }

## Help

cards-help-title = 本页的按键
cards-help-close = 按任意键返回。
cards-help-sizes = 0到9：标出的牌堆的张数。Enter：下一个牌堆。
cards-help-rows = 上、下：换牌堆。左、右或-、+：减一、加一。
cards-help-digits = 0到9：标出的那一行的数字；最先是香蕉点数。
cards-help-once = e：一个方形积木或拱门，k：一个立柱，单次快送。
cards-help-each = a：一个拱门，b：一个方形积木，多次快送。
cards-help-capitals = K：一个立柱，E：一个方形积木或拱门，多次快送。只有少数卡牌有。
cards-help-next = Enter：下一张卡牌。前一张随即保存。
cards-help-lines = 上、下：换行。-和+：减一、加一。Backspace：拿回。
cards-help-walk = 左、右：前一张、后一张卡牌。PgUp、PgDn：换牌堆。
cards-help-clear = Del：清空这张卡牌。
cards-help-board = a：拱门，b：方形积木，k：立柱，e：方形积木或拱门，各加一个。
cards-help-board-next = Enter：从开局积木到多次快送，再到下一块玩家版图。
cards-help-board-walk = 左、右：前一块、后一块玩家版图。Del：清空玩家版图。
cards-help-paint = l、d、g：浅绿色、深绿色、金色螺柱；句点：没有；x：封闭。
cards-help-map-next = Enter：下一行螺柱。1到4：换地面地图。
cards-help-arrows = 方向键：移三个螺柱；加Shift：移一个。Backspace：退一个。Del：擦除。
cards-help-staircase = s：初始楼梯从这里开始。再按：转方向。
cards-help-mirror = m：左半镜像到右边。v：上半镜像到下边。
cards-help-repeat = r：把这个螺柱填到行尾。R：把这一行向下填满。
cards-help-undo = u：撤销，次数不限。y：重做。
cards-help-pages = Tab、Shift+Tab：换页。
cards-help-leave = t：浅色或深色。Ctrl+Q：离开；输入的都会保存。

## The command line

cli-cards = 输入自己盒中的卡牌、玩家版图和地面地图。可以中途停下，以后接着输入。
cli-cards-words = NAME 打开一个卡牌组（只有一个时可省略）；"export NAME FILE"写入文件，"import FILE"读取文件，"import FILE NAME"读取并另取名字
cli-cards-last-good = 打开损坏的卡牌组的最后一份完好副本
cli-cards-usage = 请用"palace cards"、"palace cards NAME"、"palace cards export NAME FILE"或"palace cards import FILE NAME"（NAME 可省略）。
cards-bad-name = { $name }不能作为卡牌组的名字。最多24个字符：a到z、0到9、-和_；不能是 house、export 或 import。如果是文件：palace cards import FILE NAME
cards-which = 你有几个卡牌组。用"palace cards NAME"打开一个：
cards-one-of = { $name }：卡牌{ $typed }张，共{ $all }张；玩家版图{ $boards }块，共4块
cards-one-damaged = { $name }：损坏
cards-damaged = 卡牌组{ $name }打不开：{ $text }{ $copy ->
    [yes] 最后一份完好副本还在：palace cards { $name } --last-good
   *[no] 请改正那一行，或移走文件夹 { $folder }。
}
cards-not-complete = 卡牌组{ $name }不完整：缺{ $missing }。输入其余的：palace cards { $name }
cards-no-set = 没有卡牌组{ $name }。你的有：{ $known }
cards-exported = 卡牌组{ $name }已写入 { $file }。
cards-imported = 卡牌组已导入，名字是{ $name }：卡牌{ $typed }张，共{ $all }张；玩家版图{ $boards }块，共4块。打开：palace cards { $name }
cards-exists = 你已经有卡牌组{ $name }。请给导入的另取名字：palace cards import { $file } NAME
cards-file-exists = { $file } 已经存在。请换个文件名。
cards-not-a-set = { $file } 不是卡牌组。{ $text ->
    [none] {""}
   *[other] { $text }
}卡牌组是"palace cards export"写的文件，或含 cards.toml 的文件夹。
