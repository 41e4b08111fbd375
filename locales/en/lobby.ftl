# Seaboard: the lobby and the form for a new game.

## Tables

web-lobby-title-waiting =
    { $count ->
        [one] ● One table waits for you · Seaboard
       *[other] ● { $count } tables wait for you · Seaboard
    }
web-lobby-your-tables = Your tables
web-lobby-your-turn = Your turn
web-lobby-turn = To move: { $names }
web-lobby-chance = The dice decide
web-lobby-with = With { $names }
web-lobby-alone = Alone
web-lobby-here = { $names }, at this screen
web-lobby-watching = You watch { $names }
web-lobby-show-all = Show all { $count }

## Games

web-lobby-choose = Choose a game
web-lobby-new-game = A new game
web-lobby-players = { $least }–{ $most } players
web-lobby-minutes = about { $minutes } min
web-lobby-minutes-each = about { $minutes } min a scenario
web-lobby-minutes-about = Reckoned from games between bots, with time to think for you. Among people it takes longer.
web-lobby-weight-1 = light
web-lobby-weight-2 = medium
web-lobby-weight-3 = heavy
web-lobby-more-choices = More choices
web-lobby-card-nautilion = Three dice, two submarines: reach the Abyss with nine different crew members before the Phantom is at the Happy Isles.
web-lobby-card-diluvium = Explore a drowned world, settle it, produce and fight: the most gold wins.
web-lobby-card-diluvia = The water rises over the jungle: get your animals onto the raft, and keep them there.
web-lobby-card-campaign = Alone against an adversary: fifteen scenarios of Diluvium on a chart of roads.

## History

web-lobby-history = Finished games
web-lobby-filter-game = Game
web-lobby-all-games = All games
web-lobby-filter-result = How they ended
web-lobby-result-all = All
web-lobby-result-won = Won
web-lobby-result-lost = Lost
web-lobby-won = Won
web-lobby-lost = Lost
web-lobby-replay = Replay
web-lobby-none-fits = No finished game is like that.

## Deleting

web-lobby-delete = Delete
web-lobby-delete-of = Delete: { $game }, { $when }
web-lobby-delete-title = Delete this game of { $game }?
web-lobby-delete-sure = Its moves and its record go for good.
web-lobby-delete-all = Its moves and its record go for good, for everybody who played.
web-lobby-delete-mine = It goes from your list; whoever set it up keeps it.
web-lobby-keep = Keep it

## A new game

web-lobby-new-of = New game: { $game }
web-lobby-no-such-game = There is no game “{ $game }” here.
web-lobby-who = Who plays
web-lobby-seats = Seats
web-lobby-bot = Bot: { $level }
web-lobby-level = Level of the bots
web-lobby-level-about = { $level }: { $about }
web-lobby-name = Name
web-lobby-link-later = You get the links to send as soon as the table is set up.
web-lobby-not-with-these = This does not go with the other choices.
web-lobby-ducts =
    { $count ->
        [one] One duct
       *[other] { $count } ducts
    }
web-choice-submarine-a1-about = Class A is the gentlest: many ducts, so most crew find their way to a cabin.
web-choice-submarine-a2-about = Class A is the gentlest: many ducts, so most crew find their way to a cabin.
web-choice-submarine-b1-about = Class B is harder: fewer ducts, more crew end in the reserve.
web-choice-submarine-b2-about = Class B is harder: fewer ducts, more crew end in the reserve.
web-choice-submarine-c1-about = Class C is the hardest: the order in which you take the crew matters most.
web-choice-submarine-c2-about = Class C is the hardest: the order in which you take the crew matters most.
web-choice-reserve-1-about = A much harder game: hardly a spell to begin with.
web-choice-reserve-2-about = A harder game: few spells to begin with.
web-choice-reserve-3-about = A little harder than usual.
web-choice-reserve-4-about = As the rules have it.
web-choice-reserve-5-about = A little easier than usual.
web-choice-reserve-6-about = An easier game: many spells to begin with.
web-choice-mercenaries-2-about = The usual side of the Phantom’s board.
web-choice-mercenaries-3-about = The harder side of the Phantom’s board.
web-choice-machinations-intro-about = Three red cards and two blue ones: blue ones help you.
web-choice-machinations-normal-about = Four red cards and one blue one.
web-choice-machinations-difficult-about = Five red cards, none that helps you.
web-choice-boards-a-about = Everybody has the same board: good for first games.
web-choice-boards-dealt-about = Four boards with a strength each (war, craft, exploring, settling), given out by lot.
web-choice-boards-chosen-about = Four boards with a strength each (war, craft, exploring, settling); the last to play chooses first.
web-choice-peoples-seated-about = Each seat has its people: Greeks, Egyptians, Aztecs, Chinese. They differ only in look.
web-choice-peoples-dealt-about = The peoples are given out by lot. They differ only in look.
web-choice-teams-pairs-about = Partners win together; turns go from team to team.
web-choice-teams-threes-about = Three against three; turns go from team to team.
web-choice-express-no-about = One Flood in the deck: when it is drawn the water rises and all cards are dealt anew.
web-choice-express-yes-about = Shorter: three Floods in the deck, and each of them raises the water.
web-choice-tentacles-row-about = Tentacles put the raft anywhere in the row just above the water.
web-choice-tentacles-anywhere-about = Tentacles put the raft anywhere above the water.
web-choice-seats-actor-about = Whoever makes an animal board chooses its seat.
web-choice-seats-owner-about = The animal’s owner chooses its seat.
web-choice-reset-all-about = When the deck is empty in the express game, all cards are dealt anew.
web-choice-reset-discards-about = When the deck is empty in the express game, only the discards are shuffled.
