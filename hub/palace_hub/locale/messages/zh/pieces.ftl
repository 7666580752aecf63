### Pieces as words. NOUN($piece, $count) and SHORT($piece, $count) in other messages resolve to these.

noun-arch = 拱门
noun-brick = 方形积木
noun-column = 立柱
noun-light_green = 浅绿色竹叶
noun-dark_green = 深绿色竹叶
noun-gold = 金色积木
noun-brick_or_arch = 方形积木或拱门

short-arch = { noun-arch }
short-brick = { noun-brick }
short-column = { noun-column }
short-light_green = 浅绿色
short-dark_green = 深绿色
short-gold = 金色
short-multi = 多颜色
short-brick_or_arch = 积木
short-monkey = 猴子
short-butterfly = 蝴蝶
short-frog = 青蛙

# limit: tray
tray-arch = 拱门
# limit: tray
tray-brick = 方形
# limit: tray
tray-column = 立柱
# limit: tray
tray-light_green = 浅绿
# limit: tray
tray-dark_green = 深绿
# limit: tray
tray-gold = 金色

# limit: tile
tile-light_green = 浅绿
# limit: tile
tile-dark_green = 深绿
# limit: tile
tile-gold = 金色
# limit: tile
tile-multi = 多色
