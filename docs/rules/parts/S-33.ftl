# answers: deed pool N, N gold into the supply, the rest for yourself; no arguments
solo-ask-pool = How much of this gold do you put into the supply?
