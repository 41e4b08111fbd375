# Diluvium’s lessons.

## Chapter 1

lesson-diluvium-first = Diluvium in five minutes
lesson-diluvium-first-about = The goal, the wheel and its four actions: explore, settle, produce, engage.
lesson-diluvium-first-goal = The flood has left islands, and two peoples want them. You lead the Greeks: whoever has gathered the most gold at the end wins.
lesson-diluvium-first-explore = Each turn you turn the wheel to one of four actions. Nothing is known out there yet, so begin with Explore.
lesson-diluvium-first-explore-otherwise = All four are open, but first you need islands. Turn the wheel to Explore.
lesson-diluvium-first-sail = Your exploration ship sails up to two tiles. Go to the open tile beside your city; entering a face-down one would cost food.
lesson-diluvium-first-mark = Your marker pays 1 gold as it leaves your board, and its new space has an effect. Take the one with the coin for 1 gold more.
lesson-diluvium-first-mark-otherwise = That space sends a settler there at once, a fine choice another time. Now take the coin.
lesson-diluvium-first-settle = Two gold! The tile bears your marker, so your people may live there. Turn the wheel to Settle; it may never stay where it was.
lesson-diluvium-first-settle-otherwise = Without settlers there is little to produce and nothing to fight with. Settle first.
lesson-diluvium-first-settler = Settle moves two settlers. Take one from the Produce section of your board and put it on craft on your tile: it brings you a craft token.
lesson-diluvium-first-second = Now a second one, onto craft again if you like. A section without settlers earns a bonus later: Produce pays 1 gold more.
lesson-diluvium-first-produce = Your neighbours have played as well. Your settlers can work now: turn the wheel to Produce.
lesson-diluvium-first-produce-otherwise = A good action too, but your settlers stand ready: Produce lets them work.
lesson-diluvium-first-sell = One tile of yours brings a token for each settler there. Two craft sell for 3 gold, two weapons make your warship stronger: sell what you can.
lesson-diluvium-first-engage = Sell on if you can. Engage, the fourth action, sends your warship to drive others off and hunt monsters. Try it next turn, or choose what you like.
lesson-diluvium-first-end = Now you know all four actions. When a tray of tokens runs empty, the last round comes: gather more gold than your rival by then!

## Chapter 2

lesson-diluvium-battle = Battle
lesson-diluvium-battle-about = Warships, sealed weapons, settlers who flee, monsters, and how to grow stronger.
lesson-diluvium-battle-enemy = A warship of the Aztecs guards this tile, with their ship and a settler, and a monster lives there. All of it can become your gold.
lesson-diluvium-battle-strength = You have strength 2 and hold three weapons; they have strength 1. In a battle each side adds as many weapons as it wants, unseen.
lesson-diluvium-battle-engage = No settler stands on your Engage section: a victory will pay a bonus. Turn the wheel to Engage.
lesson-diluvium-battle-engage-otherwise = That can wait: the Aztecs will not lie before your bow for ever. Choose Engage.
lesson-diluvium-battle-sail = Your warship sails up to two tiles, and each food takes it one further. Sail to theirs: whoever stops beside an enemy warship must fight.
lesson-diluvium-battle-sail-otherwise = There is nobody to fight. The tile with their warship is lit.
lesson-diluvium-battle-commit = They hold two tokens: at most 1 + 2 = 3. With one weapon you have 3 as well, and the attacker wins a tie. Commit one.
lesson-diluvium-battle-commit-otherwise = None could be too few, and more than one would be wasted: what you commit is spent. One is just enough.
lesson-diluvium-battle-won = Won! Their warship goes home and you gain gold. Their ship and settler flee, with 1 gold for you each, and then comes the bonus.
lesson-diluvium-battle-slay = Now the monster: its strength is 3, you have 2. The missing weapon is spent, and its gold is yours. Fight it!
lesson-diluvium-battle-slay-otherwise = You could leave it, but you have the weapon and nothing better to hit. Fight the monster.
lesson-diluvium-battle-produce = Slain! To be stronger for good you need weapons and a Produce. Turn the wheel to it.
lesson-diluvium-battle-produce-otherwise = First forge more weapons: turn the wheel to Produce.
lesson-diluvium-battle-arm = Let the tile with your settlers on weapons work. Two weapons raise your strength by 1, which also makes your bonus worth more.
lesson-diluvium-battle-end = That is war on the sea. Look at what the others hold before you attack, and keep a weapon for those who attack you.

## Chapter 3

lesson-diluvium-ruins = Ruins
lesson-diluvium-ruins-about = Settlers who dig, and the cards they find.
lesson-diluvium-ruins-island = You have explored this tile. One of its spaces lies among ruins: whoever settles there finds a card of a drowned world.
lesson-diluvium-ruins-settle = Send somebody to dig: turn the wheel to Settle.
lesson-diluvium-ruins-settle-otherwise = The ruins are waiting. Only a settler can search them: choose Settle.
lesson-diluvium-ruins-take = Take a settler from the Settle section of your board. Once that section is empty, Settle brings you a token more each time.
lesson-diluvium-ruins-take-otherwise = This one could go too, but emptying the Settle section pays soonest. Take one from there.
lesson-diluvium-ruins-place = Now put it on the ruins. It takes no token; it draws a card instead.
lesson-diluvium-ruins-place-otherwise = There it would bring a token. This time choose the ruins of the lit tile.
lesson-diluvium-ruins-other = You have found a card, which nobody else sees. Settle moves two: place the second settler where you like.
lesson-diluvium-ruins-card = A card can be played in your own turn, before or after the action, as many as you like. You may also keep it: your hand has no limit.
lesson-diluvium-ruins-play = Yours is the Treasure of Mu, worth 2 gold. There is nothing to wait for: play it.
lesson-diluvium-ruins-play-otherwise = You may keep it, but gold gets no better by lying in your hand. Play the card.
lesson-diluvium-ruins-kinds = The deck holds eight kinds of cards, two of each. Three bring tokens, others gold, strength, a longer voyage, a settler or a marker.
lesson-diluvium-ruins-again = A settler on ruins produces nothing, and can dig again only on other ruins. Go on as you like: turn the wheel.
lesson-diluvium-ruins-end = Ruins often lie on tiles that cost two food to turn up, and some are guarded by monsters. Happy digging!

## Chapter 4

lesson-diluvium-other-boards = The other boards
lesson-diluvium-other-boards-about = The B sides: four peoples, four talents.
lesson-diluvium-other-boards-four = Your action board has another side. Here everybody plays a different one, and you choose before your rival.
lesson-diluvium-other-boards-warmonger = The Warmonger begins with strength 3, and its warship sails two tiles for each food. Nobody likes to be its neighbour.
lesson-diluvium-other-boards-artisan = The Artisan sells two craft for 4 gold instead of 3, and its Settle bonus is a coin.
lesson-diluvium-other-boards-settler = The Settler gains 1 gold for each settler that leaves the board, and needs to move only two to clear a section.
lesson-diluvium-other-boards-explorer = The Explorer sails three tiles, and its markers pay more. Take it this time.
lesson-diluvium-other-boards-explorer-otherwise = A strong board as well! For this lesson take the Explorer, and try that one in your next game.
lesson-diluvium-other-boards-explore = Use what your board does best: turn the wheel to Explore.
lesson-diluvium-other-boards-explore-otherwise = The Explorer earns by exploring. Begin with that.
lesson-diluvium-other-boards-sail = Up to three tiles a voyage: soon you will be far out. The open tile beside your city is the first stop.
lesson-diluvium-other-boards-mark = The first marker pays 2 gold, on the A side only 1. Put it on the coin: 3 gold in one turn.
lesson-diluvium-other-boards-mark-otherwise = That space calls a settler. Take the coin now, to see what your markers earn.
lesson-diluvium-other-boards-yours = You cannot explore twice running: between two voyages settle, so that you have food for tiles that lie face down. Your turn.
lesson-diluvium-other-boards-end = Play each board to its talent, and watch what the others do best. Good luck, Explorer!
