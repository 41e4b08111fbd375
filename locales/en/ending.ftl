# The end of a game, sharing, the replay.

## where gold came from

diluvium-source-track = Marker track
diluvium-source-explored = Explored tiles
diluvium-source-settled = Settlers
diluvium-source-craft = Craft sold
diluvium-source-produced = Production bonus
diluvium-source-battles = Battles won
diluvium-source-scared = Pieces scared away
diluvium-source-monsters = Monsters slain
diluvium-source-ruins = Treasures of the ruins

campaign-source-track = Marker track
campaign-source-explored = Explored tiles
campaign-source-settled = Settlers
campaign-source-craft = Craft sold
campaign-source-produced = Production bonus
campaign-source-battles = Battles won
campaign-source-scared = Pieces scared away
campaign-source-monsters = Monsters slain
campaign-source-ruins = Treasures of the ruins
campaign-source-story = The scenario’s own
campaign-source-spent = Paid or stolen

## how animals came aboard, and what took them

diluvia-source-move = Walked aboard (Move)
diluvia-source-stampede = Pushed aboard (Stampede)
diluvia-source-maneuver = Fetched by the raft (Maneuver)
diluvia-source-tentacles = Raft pulled to them (Tentacles)
diluvia-source-rescue = Pulled out of the water (Rescue)
diluvia-source-tsunami = Washed overboard (Tsunami)
diluvia-source-water = Lifted aboard by the water

## what a voyage came to

nautilion-source-found = Crew taken aboard
nautilion-source-lost = Crew given up
nautilion-source-spells = Spells cast
nautilion-source-heroics = Heroic Actions
nautilion-source-stored = Tokens put in the reserve
nautilion-source-darkhouse = Tokens lost to the Darkhouse
nautilion-source-phantom = Tokens the Phantom took

source-line = { $what }: { $amounts }
source-head =
    { $seats ->
        [1] Where it came from:
       *[other] Where it came from, for players 1 to { $seats }:
    }

## a link to a replay

table-replay-unknown = There is no such game here: the link may be mistyped, or the game was deleted.
table-replay-not-yours = You may not see this game. Ask somebody who was at the table for the link that shares it.
table-replay-goes-on = This game is still going on. It can be replayed when it is over.

## the card at the end

web-end-you-win = You win!
web-end-you-win-with = You win, together with { $names }!
web-end-together = You won together!
web-end-you-lose =
    { $count ->
        [one] You lose – { $names } wins.
       *[other] You lose – { $names } win.
    }
web-end-they-win =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
web-end-they-together = { $names } won together!
web-end-nobody = You lose.
web-end-nobody-nautilion = The Phantom wins.
web-end-nobody-campaign = You are defeated.
web-end-total = Total
web-end-gold-from = Where the gold came from
web-end-aboard-by = How animals came aboard, and went
web-end-adversary = The adversary
web-end-aim-met = Aim met:
web-end-aim-missed = Aim not met:
web-end-voyage = The voyage
web-end-turns = turns
web-end-voyage-chart = Both submarines between the Happy Isles and the Abyss, from the first move to the last
web-end-replay = Replay
web-end-share = Share
web-end-share-link = A link that opens the replay
web-end-share-about = Whoever has this link can watch the whole game, from every seat. It tells nothing else and lets nobody play.
web-end-share-picture = Save the picture
web-end-back = Back to the result
web-end-isles = The Happy Isles
web-end-abyss = The Abyss

## the replay

web-replay-refused = This cannot be replayed
web-replay-to-table = To the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-play-about = Plays on by itself, at the pace chosen in the settings
web-replay-space = space
web-replay-eyes = Through whose eyes
web-replay-eyes-about = Through whose eyes you see the game: once it is over every seat may be looked from.
web-replay-eyes-watcher = A watcher’s eyes
web-replay-eyes-of = { $name }’s eyes
web-replay-moment = A link to this moment
