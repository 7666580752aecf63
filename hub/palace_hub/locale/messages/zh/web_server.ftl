# The web page: what it says to those whom it cannot show anything.

web-refused = 游戏桌不明白这个请求。请回到原来的页面。
web-refused-403 = 打开本页需要有效的链接。请扫描游戏桌屏幕上的二维码，或向主持人要新的。
web-refused-404 = 这个游戏桌没有这样的页面。
web-refused-421 = 游戏桌不叫这个名字。请照游戏桌显示的样子打开链接，或在配置 [web] 下的 hosts 中加上这个名字。
web-refused-429 = 一次请求太多了。本页会自动再试。
web-refused-500 = 游戏桌出错了。本页会自动再试。

cli-bench-web = 测量手机多快显示主机知道的内容、30个观看者给主机增加多少负担、一页有多少字节，并和简单的事件服务器对比。
