# Seaboard: who is let in, and how much may be asked of a server.

table-foreign-page = This came from a page that is not ours ({ $origin }), so nothing was done. If the table stands behind a proxy, start it with --allowed-host and the name people know it by.
table-foreign-host = This table does not go by the name { $host }. If it should, start it with --allowed-host { $host }.
table-only-json = Only JSON (application/json) can change anything here.
table-bad-page = There is no such page of the list.

limit-tables = That was more than { $most } new tables in { $time }: so many keep a server from its other guests. You can open the next { $wait }.
limit-hints = That was more than { $most } hints in { $time }: thinking takes time from the other tables. The next can be had { $wait }.
limit-messages = That was more than { $most } messages in { $time }: the other tables want to be heard, too. You will be heard again { $wait }.
limit-requests = That was more than { $most } requests in { $time }: so many keep a server from its other guests. Try again { $wait }.
limit-bytes = That was more than { $most } MB in { $time }: so much keeps a server from its other guests. Try again { $wait }.
limit-sockets = This browser or its network has { $most } tables open at the same time already, which is all this server allows. Close one, then open this one again.
limit-seconds =
    { $number ->
        [one] one second
       *[other] { $number } seconds
    }
limit-minutes =
    { $number ->
        [one] one minute
       *[other] { $number } minutes
    }
limit-in = in { $time }
