### Faults in a set of cards, boards and ground maps. The key is `data-` and the code of monkey_palace.faults.TEXTS, with dashes.

data-fault = { $file }:{ $line }：{ $field ->
        [nowhere] { $text }
       *[other] { $field }：{ $text }
    }{ $rule ->
        [none] {""}
       *[other] （R{ $rule }）
    }
data-maps-misnamed = 没有读取 { $found }：卡牌组自己的地面地图放在文件 { $allowed } 中。请改名，或移走它。
data-file-missing = 没有文件 { $found }。卡牌组是含有 { $allowed } 的文件夹。
data-file-unreadable = 第{ $found }行不是UTF-8文本。请把文件存成UTF-8纯文本。
data-file-refused = 无法读取文件：{ $found }。请给自己读取权限。
data-file-not-ordinary = { $found } 是文件夹、管道或设备。请换成文件。
data-file-is-json = 文件是JSON；卡牌组是TOML，每行写成 { $allowed } 这样。是这个文件吗？
data-file-too-long = 文件有{ $found }个字符；卡牌组最多{ $allowed }个。是这个文件吗？
data-toml-syntax = 这一行"{ $found }"不是TOML：{ $detail }。请写 key = value，文本放在"引号"里。
data-key-unknown = 未知的键"{ $found }"；允许的有 { $allowed }。{ $mend }
data-key-missing = 缺少"{ $found }"。请加一行 { $mend }。
data-wrong-type = 找到 { $found }，但需要 { $allowed }。请写 { $mend }。
data-out-of-range = 找到 { $found }；允许的是 { $allowed }。请再看看印着的数字。
data-format-unknown = 找到格式 { $found }；这个版本读取 { $allowed }。请写 format = { $allowed }。
data-text-not-plain = 找到"{ $found }"；允许的是 { $allowed }。请用简短的纯文本。
data-pile-unknown = 没有牌堆"{ $found }"；牌堆有 { $allowed }。{ $mend }
data-cost-not-of-pile = 找到价值 { $found }；牌堆 { $pile } 的卡牌价值为 { $allowed }。请更正价值或牌堆。
data-colour-not-of-pile = 找到颜色"{ $found }"；牌堆 { $pile } 的卡牌是"{ $allowed }"。请更正颜色或牌堆。
data-symbol-unknown = "{ $found }"不是这里的图标；允许的有 { $allowed }。{ $mend }
data-id-duplicate = 标识"{ $found }"在第{ $first }行用过；每个标识只能用一次。请换一个。
data-cards-total = 找到{ $found }张卡牌；一组有{ $allowed }张。{ $mend }
data-pile-empty = 牌堆 { $found } 没有卡牌；12个牌堆每个至少有{ $allowed }张。请输入它的卡牌。
data-seat-duplicate = 座位{ $found }在第{ $first }行写过；每个座位一块玩家版图。请更正。
data-seat-missing = 座位{ $found }没有玩家版图；座位{ $allowed }各有一块。请加上它的 [[board]]。
data-slots-wrong = 找到{ $found }个卡牌空间；玩家版图有{ $allowed }个。请更正数字，或去掉这一行。
data-kit-not-as-printed = 找到的开局积木是 { $found }；每个版本的座位{ $seat }都以 { $allowed } 开局。请更正。
data-kits-exceed-box = 四份开局积木共用{ $found }个{ NOUN($piece, 1) }；盒中有{ $allowed }个。请再看看开局积木。
data-board-delivers-nothing = 座位{ $found }的玩家版图没有多次快送；需要 { $allowed }。请加上。
data-map-duplicate = 地面地图{ $found }在第{ $first }行写过；每个编号一张地面地图。请更正。
data-map-missing = 没有地面地图{ $found }；卡牌组有地面地图{ $allowed }，或者不带自己的地面地图。请加上它的 [[map]]。
data-grid-rows = 网格有{ $found }行；底板有{ $allowed }行。请再数一次。
data-grid-columns = 网格第{ $row }行有{ $found }个字符；一行有{ $allowed }个。请再数一次。
data-grid-mark = 第{ $row }行第{ $column }列：找到"{ $found }"；允许的有 { $allowed }。请写其中一个。
data-knob-dead = 第{ $row }行第{ $column }列：螺柱 { $stud } 谁都够不着：它和初始楼梯的距离不是三个螺柱的倍数。请移动它，或写句点。
data-staircase-wrong = 找到"{ $found }"：{ $detail }。请写成 { $allowed } 这样。
data-staircase-unmarked = 第{ $row }行第{ $column }列：找到"{ $found }"，但初始楼梯在螺柱 { $stud } 上。请把那里的螺柱写成 { $allowed }。
data-staircase-elsewhere = 第{ $row }行第{ $column }列：找到"{ $found }"，但初始楼梯不在螺柱 { $stud } 上。请写 { $allowed }，或更正初始楼梯。
data-first-turn-impossible = 座位1用 { $allowed } 搭不出楼梯。请在初始楼梯旁加空螺柱。
data-second-turn-impossible = 如果座位1搭了 { $found }，座位2用 { $allowed } 就搭不出楼梯。请多加空螺柱。
data-sets-differ = 找到 { $key } = "{ $found }"，但 { $other } 写着"{ $allowed }"。请在两个文件中写成一样。
