# Seaboard: the words the page itself carries, for when the server is away.

web-away-title = The table is away.
web-away-about = The server does not answer. It is asked again every few seconds, and this page goes on by itself; nothing you did is lost.
web-away-start = If it runs on this machine, it is started with
