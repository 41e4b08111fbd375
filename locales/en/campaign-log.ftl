# The campaign log: what it says, the stories of the scenarios, and the ranks.

## What cannot be done

log-no-key = This browser does not have this campaign. Open the link you were given.
log-unknown = There is no such campaign.
log-link-used = This link has been used already. Ask for a new one where the campaign is open.
log-bad-difficulty = There is no such difficulty. There are: { $known }.
log-bad-name = A campaign needs a name of 1 to { $longest } characters on one line.
log-wrong-name = That is not the name of this campaign, so it was not deleted.
log-no-such-chapter = This campaign has no chapter { $chapter }.
log-chapter-begun = The game in progress has begun: finish it, or fork the campaign to choose otherwise.
log-changed-meanwhile = The campaign has changed meanwhile. You see it as it is now.
log-other-rules = The game of this chapter was begun with version { $recorded } of the rules and cannot go on: the current one is { $current }. Begin the chapter anew.
log-begin-anew = Begin the chapter anew: seaboard campaign play { $campaign } --anew
log-no-section = The Aztec settler cannot stand there. It can stand on: { $known }.
log-which-scenario = Two scenarios are open: choose one.
log-nothing-open = This campaign is over. Fork it to go on from an earlier chapter.

## A file that is not taken

log-not-a-campaign = This file is no campaign.
log-bad-chapter = Chapter { $chapter } does not hold: { $reason }
log-no-dice = Its dice are not shown, so they cannot be checked.
log-unfinished = Its game is not over.
log-other-bonuses = Its game was not played with the bonuses of this campaign.
log-other-outcome = Its game did not end as the log says.

## Defeats

log-defeat-exhausted = The supplies ran out before the aim was reached.
log-defeat-poorer = The adversary had as much gold or more.
log-defeat-city-fallen = The adversary’s warship reached your city.
log-defeat-swallowed = The sea swallowed your people.
log-defeat-forsaken = Not one of your allies was left.

## Difficulties

log-level-normal = normal
log-level-hard = hard
log-level-extreme = extreme
log-level-divine = divine punishment

## In the terminal

log-none = There is no campaign yet. Begin one: seaboard campaign new "My voyage"
log-which-campaign = Several campaigns have that name: say the number or the id instead.
log-no-such-campaign = There is no campaign “{ $wanted }”. See seaboard campaign list.
log-line-ongoing = { $name } ({ $difficulty }): { $victories } of { $length } victories, { $gold } gold, { $lives ->
        [one] one life
       *[other] { $lives } lives
    }
log-line-won = { $name } ({ $difficulty }): won with { $gold } gold. { $rank }
log-line-fallen = { $name } ({ $difficulty }): the empire has fallen after { $victories } of { $length } victories
log-line-playing = { $line }; in progress: { $scenario }
log-created = “{ $name }” begins. Its id is { $campaign }.
log-forked = “{ $name }” goes its own way from here. Its id is { $campaign }.
log-imported = “{ $name }” has been taken in. Its id is { $campaign }.
log-exported = “{ $name }” is in { $file }.
log-renamed = The campaign is now called “{ $name }”.
log-deleted = “{ $name }” is deleted. Its games are still among the tables.
log-link = Opens the campaign once, in the browser of the running table: { $link }
log-taken = The road so far
log-nothing-taken = Nothing has been played yet.
log-chapter-won = { $number }. { $scenario }: { $title }, { $gold } gold
log-chapter-lost = { $number }. { $scenario }: lost. { $reason }
log-carried = Carried along
log-open = Open now
log-left = Roads left
log-closed = Roads you left behind
log-road = { $scenario }: { $title } → { $next }
log-road-last = { $scenario }: { $title } → the end of the campaign
log-at-table = Every move is kept in the campaign’s table.
log-go-on = Go on: seaboard campaign play { $campaign }
log-no-such-scenario = There is no scenario “{ $wanted }”. These are the ids, and the names in any language do as well: { $known }.
log-choose = Several scenarios are open. Choose one:
log-command = Play it: seaboard campaign play { $campaign } --scenario { $scenario }
log-way = { $title }: { $what }
log-show-all = With --all: the roads ahead and behind, and what each victory gives.
log-kept = The game waits in the log of “{ $name }”. Go on: seaboard campaign play { $campaign }

cli-help-campaign = The solo campaign of Diluvium: its log, its roads, its games.
cli-help-campaign-list = List the campaigns in your data folder.
cli-help-campaign-new = Begin a campaign.
cli-help-campaign-show = Show the road taken and what is open.
cli-help-campaign-play = Go on with the open scenario.
cli-help-campaign-fork = Begin a new campaign from an earlier point of another.
cli-help-campaign-rename = Give a campaign another name.
cli-help-campaign-delete = Delete a campaign: its name must be written out.
cli-help-campaign-export = Write a campaign with the records of its games into a file.
cli-help-campaign-import = Take in a campaign from a file; nothing is overwritten.
cli-help-campaign-link = A link that opens a campaign in the browser.
cli-opt-difficulty = normal, hard, extreme or divine.
cli-opt-scenario = Which scenario, where several are open.
cli-opt-all-roads = All roads too, taken or not, and what each victory gives.
cli-opt-aztec = The section of your board where the Aztec settler stands.
cli-opt-anew = Begin the chapter anew when its game is of another version of the rules.
cli-opt-chapters = How many chapters the new campaign keeps.
cli-opt-name = The name of the new campaign.

## Bonuses

solo-bonus-board = You play on the { $board } board.
solo-bonus-food = You begin each game with a food token.
solo-bonus-token = One combat token of value 0 is out of the campaign.
solo-bonus-card = You begin each game with { $card } in hand.
solo-bonus-card-later = You begin each game with the ruins card you bring home.
solo-bonus-home = Tile { $tile } is your home instead of a city.
solo-bonus-home-later = A tile you were the first to explore becomes your home instead of the city.
solo-bonus-aztec = One of your settlers is Aztec and brings 2 resources when it is placed.
solo-bonus-holder = You may keep up to twelve resources.
solo-bonus-warship = The Aztec warship sails with yours and adds 1 to its strength.
solo-bonus-allies-egyptians = The Egyptians are your allies.
solo-bonus-allies-aztecs = The Aztecs are your allies.
solo-bonus-life-gained = One life more.
solo-bonus-life-lost = One life less.

## Stories

story-perilous-land = Dry land does not fill a stomach. What we saved from the flood is nearly eaten, and the camp has begun to count its loaves. Across the strait lie green islands that could feed us all, but foreign sails cruise in between. We can fight for the passage until they give it up, or bring every last settler over. One thing is certain: we cannot stay here.
story-perilous-land-bellicose = Four times their warship came, and four times it limped home. The Egyptians have learned to fear our bows, and our captains have learned to like it. From now on our shipyards think of war first.
story-perilous-land-conqueror = Smoke rises from our hearths on every green island, and the granaries are filling. The Egyptians watch from afar, castaways like ourselves. Who else may the water have spared?
story-whispers-from-the-east = For months the sea has carried us wherever it pleased. Now the lookouts report a coast, and behind it the smoke of other people’s fires. In the east, the fishermen whisper, there are workshops, and walls so old that nobody knows who raised them. Others are heading there under colours we have never seen. We mean to arrive first.
story-whispers-from-the-east-prospector = Egyptian potters and smiths live here, and they received us with more courtesy than the Aztec fleet did. They know that fleet well, and they have taught us which of its threats are empty.
story-whispers-from-the-east-explorer = Broken columns, scrolls that crumble at a touch, a harbour without a boat: a whole people has left without a farewell. Their fate troubles us more than the Aztecs do. We shall learn what befell them before it befalls us.
story-what-killed-them = New coasts lie open in the morning light, and there are ruins on almost every one. The people of Mu lived here, built well and vanished. What they knew could lift us above our rivals, or wake whatever swept them away. We can send settlers to question the stones, or chart these waters before anybody else does.
story-what-killed-them-archeologist = We went down the stairs with torches and came back with the secrets of Mu. Nothing seized us in the dark. What we carried out of the vaults will travel with us from now on.
story-what-killed-them-navigator = Four coasts were on our charts before any rival had seen them. One pleased us so much that we have moved the hearth there. Let the others guess how far our realm now reaches.
story-friend-in-need = The Egyptian craftsmen boasted of their harvest, and then the baskets came up half empty. We have shared our bread for as long as we dared, and now our own children go to bed hungry. On the large islands there is room for all of them, if somebody shows the way. Failing that, we can leave them food, wares and weapons enough for the winter. The Aztecs will make neither easy.
story-friend-in-need-shepherdess = Nine families, three islands, nobody left behind. The Egyptians bake bread in houses of their own and save us a place at the table. Whoever attacks us now will find two peoples at the oars.
story-friend-in-need-merchant = We traded on through the Aztec raids, bale after bale, until our friends could stand by themselves. It cost us dearly, yet our workshops have never been so busy. Skill is a cargo that no raider carries off.
story-answer-too-late = One Egyptian messenger slipped past us, and now Aztec hulls darken the horizon. They have come to save a friend who is already beaten. Three outposts shelter their vanguard, and every day they dig in deeper. We can burn all three before the ring closes, or fill their holds with fine wares until they forget why they came.
story-answer-too-late-warmonger = The last outpost has burned down to the waterline. They wished to avenge the dead, and now they have dead of their own. A few ships got away, and we saw which course they took.
story-answer-too-late-corruptor = They came aboard with drawn blades and left with their arms full of presents. A guest is worth more than a wreck on the sea floor. One of theirs has stayed among our settlers, and works for two.
story-path-of-the-lost = The sun that led us has hidden, and Aztec lanterns follow in our wake. In the fog we meet wanderers, one after the other, and all of them speak of the same great city they had to leave. A few coins loosen their tongues: each knows where the next may be found. If that city exists, its walls could shelter two peoples.
story-path-of-the-lost-traveler = The gates are taller than any we ever built, and nobody guards them. Behind them the fields are dust, and meals were left on the tables. Whatever drove the Chinese away, their charts hang on the walls, and our captains have learned to read them.
story-remains-of-unrest = We feared the shades in the vaults, and ought to have feared the living. Every neighbour has heard of the treasures of Mu, and each of them wants a share. We could pay them to leave, purse after purse, until they are content. Or we gather the relics first, down to the last, and let the others ask for mercy.
story-remains-of-unrest-grave-robber = The shelves of the dead are bare and our holds are full. So much wisdom, and still they perished: nobody aboard dares to say it. Our people, at least, have taken heart.
story-remains-of-unrest-patron = Gold did what spears could not: the quarrel is over and the markets are open. With the trade our storehouses have doubled. Whether every neighbour was at the feast is another question.
story-facing-destiny = Our allies sailed further than was wise and dropped anchor beside a power they had not noticed. It is about to roll over them. We can lead our own settlers to the islands that would cover theirs, and stand with them. If we come too late, we shall have to meet that wave alone.
story-facing-destiny-leader = Shoulder to shoulder we held the islands, and the wave broke. Our allies sing tonight, and we with them. Only the old sailors sit still and listen to a rumble from beyond the horizon.
story-facing-destiny-loner = One by one the lights of our allies went out. Nobody accuses us, for nobody is left who could. A part of our own courage has gone down with them.
story-noose-in-troubled-waters = Two fleets are closing in on us, one under Egyptian colours, the other under Chinese. They have heard what became of the Aztecs, and fear has made them friends. We shall not wait for the noose to tighten. Their cities lie behind them, and there this war can be ended.
story-noose-in-troubled-waters-peacemaker = Wreckage floats from shore to shore, and both cities have opened their gates. Nobody will dispute our word again. We call it peace, and the children will learn to.
story-assault-at-the-very-heart = The fugitives have led us home without knowing it: before us lies the mother city of the Aztecs. If we turn back now, they will return with all they can muster. Four archipelagos are sworn to them, though an oath can be loosened with gold. Our crews have waited for this hour. Let it end where it began.
story-assault-at-the-very-heart-pitiless = The city burns behind us, and the streets glow like a forge. In the harbour lay their flagship, lovelier than anything our shipwrights ever dreamt of. She sails with us now, and her silhouette alone empties the sea.
story-condemned-lands = Nothing grows here, though we have dug, prayed and waited. What an island still holds can be gathered once and never again. A hunter’s warship follows our scouts by day and by night. One of four distant shores is the land of which the exiles spoke, and we have bread for one more search.
story-condemned-lands-discoverer = Beyond the last reef there is green, so bright that it hurts the eye. Those who live there took us for raiders until they saw who was chasing us; then they launched their ships beside ours. The hunters are gone, and two peoples sow the first field together.
story-curse-of-mu = Now we know what emptied the cities of Mu: they had climbed too close to Olympus. The relics in our hold carry the same sentence, and behind us the sea is taking back the islands. Guardians bar the way to the sanctuary. We must return what we took while there is land to stand on.
story-curse-of-mu-saved = We laid the relics down, and the water stopped at the threshold. Many an island we knew now lies under the waves. Above the others the clouds are parting, and we choose to call it forgiveness.
story-flash-of-steel = Our realm has outgrown what one fleet can watch over, and a raider has noticed. He robbed others while we looked away, and took our silence for an invitation. Our ships are scattered and cannot be here in time. The Egyptians can, if we put weapons into their hands.
story-flash-of-steel-condottiere = Our own fleet would have come too late; the friends we armed did not. What was agreed in haste is now sworn before Athena. Two navies keep this sea, and nobody is eager to try them both.
story-last-bastion = The purple sails have taken the islands of our allies, and now they come for ours. Wherever they land our settlers are driven out, or made to row for them. Such a fleet cannot be beaten. But a city so busy with conquest forgets its own doorstep, and that is where we mean to settle.
story-last-bastion-unstoppable = They were gazing far out to sea when we raised our banners beneath their walls. The head is off, and the great fleet drifts. Whoever wants to join us is welcome, and nobody will threaten us twice.
story-hydras-ire = The rumble had three throats. Our enemies have called a hydra up from the deep and set it on our allies, whose settlers disappear with every attack. On quiet islands the survivors could find shelter, until the beast scents them there too. Three heads must fall.
story-hydras-ire-slayer = The third head sank with a hiss, and the water boiled for a day. Its blood has poisoned the coast, and many who stood in front will not come home. Those who stood behind them are free, and they know whom they have to thank.
story-between-forge-and-iron = Sun and thirst have eaten our strength, and wherever we land others were there before us. A people without ground beneath its feet forgets what it was. Four islands are left that could carry a hearth. If we reach them all, the old fire will burn again.
story-between-forge-and-iron-smith = Four islands, four hearths, and not one rival who dares to come near. Our hammers ring from shore to shore. Soon the others will hear them, and make room.
story-seething-heart = They strike as one, these enemies, and one good blow would send us to the bottom. Yet in the alleys of their city there is whispering against the lords who hold them together. Six loads of weapons would turn the whisper into a shout. We have to slip between their patrols, up to the very quay.
story-seething-heart-insurgent = The crates changed hands by night, under the noses of the guard. By dawn the city was fighting itself and had forgotten us. We shall help them finish, and speak of our reward when the smoke has cleared.

## Ranks

rank-lucky = Lucky
rank-lucky-text = You have slipped past every disaster by a hand’s breadth. Your people live, and do not ask how much of it was chance. Keep an eye on the sky.
rank-brash = Brash Leader
rank-brash-text = No sea was too wide for your ambition, and no rival too strong. Your people are many again, and they believe in you. What is still missing lies within reach.
rank-sovereign = Prodigious Sovereign
rank-sovereign-text = Storm after storm has broken on your bows, and the poets count the years from your landing. The Greeks have a future again, and it bears your name.
rank-god-queen = Radiant God-Queen
rank-god-queen-text = You no longer thank the gods for your victories: you compare yours with theirs. Your people kneel, and the idols of your rivals lie on the beach. What Olympus thinks of it, you will hear soon enough.
rank-forgotten = Forgotten
rank-forgotten-text = Four victories, and hardly a coin brought home. The song of your voyage has a single verse, and few can remember it.
