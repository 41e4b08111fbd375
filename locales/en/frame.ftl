# The frame around every table: head, stage, dock, foot, side panel.

web-panel = Log, rules and more
web-panel-fold = Fold the panel away
web-panel-unfold = Unfold the panel
web-dock = Your move
web-page-own = To { $name }
web-page-board = Back to the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-whole = The whole board
web-skip = Skip
web-skip-about = Go on to the newest position at once
web-since = Since your last turn
web-since-count =
    { $count ->
        [one] One thing has happened since your last turn
       *[other] { $count } things have happened since your last turn
    }
web-sure-chance = Chance answers this: it cannot be taken back. Do it?
web-sure-yes = Do it
web-sure-no = Not yet
web-sure-never = Do it, and do not ask again
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = No clause has these words.
web-invite = Invite
web-words = In words
web-undo-about = Take back your latest move
web-restart-short = From the start
web-restart-about = Take back all your moves since chance or somebody else acted
web-end-show = The end
web-watching = You are watching
web-watching-about = You watch this table: you see what everybody may see, and cannot move.
