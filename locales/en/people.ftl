# Seaboard: people at a table, their names, levels of bots, once more, invitations.

## Names

table-name-own = You can name the seats you hold yourself.
web-name = Your name
web-name-ask = What shall the others call you?
web-name-about = They see it at the table. It is kept in this browser; you can change it later, or play without one.
web-name-save = That is my name
web-name-without = Without a name
web-name-of = Name of { $seat }

## Bots by how hard they are

web-level-novice = Novice (very easy)
web-level-novice-short = very easy bot
web-level-novice-about = Grabs what glitters, overlooks threats and forgets how soon the game ends: you should win.
web-level-sailor = Sailor (easy)
web-level-sailor-short = easy bot
web-level-sailor-about = Knows the rules but misjudges things: good for your first games.
web-level-mate = Mate (medium)
web-level-mate-short = medium bot
web-level-mate-about = Makes few mistakes: for when you know the game.
web-level-captain = Captain (hard)
web-level-captain-short = hard bot
web-level-captain-about = Thinks ahead and forgives little: the strongest there is.
web-level-random = Random bot (tries anything)
web-level-random-short = random bot
web-level-random-about = Does whatever comes to mind: for the laboratory.
web-level-greedy = Quick bot (medium)
web-level-greedy-short = medium bot
web-level-greedy-about = Takes what looks best now.
web-level-search = Thinking bot (hard)
web-level-search-short = hard bot
web-level-search-about = Thinks ahead and forgives little.

## Once more

table-again-watchers = Only those who played can offer another game.
table-again-campaign = The next game of a campaign begins in its atlas.
table-again-not-over = The game is not over yet.
web-again-press = Again
web-again-about = The same people, each one seat on.
web-again-offered = { $name } offers another game.
web-again-join = Play again
web-again-watch = Watch the next game

## Invitations

web-invite-address = The address your guests can reach
web-invite-address-about = Devices in your home network usually reach the first; if one does not open, try another.
web-invite-only-here = Other devices cannot open these links: the table is open on this machine only.
web-invite-command = To let others in, stop it with Ctrl-C and start it with this (and what else you told it):
web-invite-copy-command = Copy the command
web-invite-command-copied = The command is copied.
web-invite-qr = QR code
web-invite-qr-of = QR code: { $what }
web-invite-qr-about = Point the camera of the other device at it.
web-invite-send = Send…
web-invite-send-of = Send: { $what }
web-invite-text = Play { $game } with me:
web-invite-nobody = Nobody is invited to this table: all seats are taken here.

## In the terminal

cli-opt-names = What the players are called, seat by seat: “Ana,Bo”.
play-name-count = There are more names ({ $given }) than seats ({ $wanted }).
