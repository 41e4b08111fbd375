"""One module a command of `seaboard`."""
