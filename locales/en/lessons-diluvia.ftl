# Lessons of Diluvia.

## First game

lesson-diluvia-first = Diluvia in five minutes
lesson-diluvia-first-about = A jungle under rising water and one small raft: play cards, get aboard, mind the rain.
lesson-diluvia-first-goal = The water rises over the jungle. When it covers the seventh row, whoever has the most animals on the raft wins. Yours are the capybaras.
lesson-diluvia-first-token = Here the raft lies waiting, always just above the water. An animal that comes to its square goes aboard.
lesson-diluvia-first-move = Each turn you play cards. Choose Move, then your capybara next to the raft, then the raft’s square.
lesson-diluvia-first-move-otherwise = There will be time for that. First bring the capybara aboard that stands next to the raft already.
lesson-diluvia-first-vip = It goes aboard: which seat? The VIP seat in the middle wins ties, and waves throw off those at the left and right edge.
lesson-diluvia-first-vip-otherwise = Any free seat is allowed, but none is better than the one in the middle. Take the VIP seat.
lesson-diluvia-first-maneuver = You may play a second card. Another capybara stands to the left of the raft: with Maneuver the raft goes there and picks it up.
lesson-diluvia-first-maneuver-otherwise = Another time, perhaps. Now the raft can fetch your second capybara: play Maneuver, to the left.
lesson-diluvia-first-seat = Two aboard in one turn! This seat is yours to choose; close to the middle is good company.
lesson-diluvia-first-rain = After your two cards the die was rolled: a storm cloud, so the flood token took a step. After a whole round the water rises.
lesson-diluvia-first-flood = Then you drew new cards, and one was a Flood: the first row went under at once. Who stood there is adrift; the raft moved up a row.
lesson-diluvia-first-yours = Now it is your turn and your choice. Drops mark animals that the next rise would take; each card shows what it would do before you play it.
lesson-diluvia-first-second = A second card and one roll of the die, or no more cards and two rolls: that means more rain. Then your hand is filled up to six.
lesson-diluvia-first-end = That is the whole game: get aboard, stay aboard, mind the rain. At the seventh row the raft drifts away. Play on, this jungle is yours!

## Undo

lesson-diluvia-undo = Undo: not so fast
lesson-diluvia-undo-about = How to stop a card that others play, what it costs, and when it is worth it.
lesson-diluvia-undo-window = The crocodiles play Move: one of them is about to go aboard. A card is announced first, and happens only when nobody undoes it.
lesson-diluvia-undo-odds = You hold two Undo cards. The die decides: a storm cloud cancels their card, one time in three. The Undo is spent either way.
lesson-diluvia-undo-try = An animal aboard is worth a try: choose Undo. The page wants a second press, so that no slip of a finger spends a card.
lesson-diluvia-undo-try-otherwise = You could let it happen, now or for the whole turn. But this lesson is about Undo: try it.
lesson-diluvia-undo-cloud = A storm cloud! Their Move is undone and lost. But they may play a second card, and you have a second Undo.
lesson-diluvia-undo-again = Here it comes. Spend your last Undo, let it happen, or say that you want no more questions this turn: you choose.
lesson-diluvia-undo-refill = For a spent Undo you get no new card before the end of your own turn. Whoever undoes a lot has less to choose from.
lesson-diluvia-undo-theirs = Your cards can be undone as well, and nobody sees who holds an Undo. Among people a short clock runs, the same for everybody.
lesson-diluvia-undo-wishes = With “Ask me about…” you say which cards of others interest you. Nobody learns what you choose there.
lesson-diluvia-undo-turn = Your turn. If they hold an Undo, your best card will draw it out; perhaps play your second best first.
lesson-diluvia-undo-end = Now you can spoil a plan, one time in three. Keep an Undo for what really hurts, such as a wave. The game goes on!

## Waves and floods

lesson-diluvia-waves = Waves and floods
lesson-diluvia-waves-about = What throws animals off the raft, what raises the water, and how to see both coming.
lesson-diluvia-waves-edges = Halfway through a game, and the crocodiles have two animals at the right edge of the raft. That is a dangerous place.
lesson-diluvia-waves-tsunami = A Tsunami carries everybody aboard one seat sideways. Play yours to the right: those at the edge go overboard.
lesson-diluvia-waves-tsunami-otherwise = That may be good too. But a wave to the right throws two crocodiles off and none of yours: play the Tsunami.
lesson-diluvia-waves-adrift = Two more crocodiles are adrift now. But look: everybody has moved, and two of yours sit at that edge.
lesson-diluvia-waves-meter = Now the flood meter: the token is one step from its cloud. With the next storm cloud row 4 goes under, and one of your capybaras is there.
lesson-diluvia-waves-flee = The drop marks who is in danger. With your second card, Move, let that capybara climb to a higher row.
lesson-diluvia-waves-flee-otherwise = Then it would still be in the row that the water takes next. Bring it one row up with Move.
lesson-diluvia-waves-rise = Just in time: the die showed a storm cloud, and row 4 went under. The raft moved up too, and the meter begins a new round.
lesson-diluvia-waves-deck = A Flood drawn from the deck raises the water too. Here you see how likely that is: not at all now, for all three are out until the cards are shuffled anew.
lesson-diluvia-waves-yours = Your choice now. Rescue brings an animal back to a free seat at an edge; Move and Stampede lead away from it.
lesson-diluvia-waves-end = Edges, meter, deck: one look at these three each turn and the water will not surprise you. Play on to the seventh row!

## Teams

lesson-diluvia-teams = Two against two
lesson-diluvia-teams-about = A species of your own and a partner: one card each, one roll for both, one common raft.
lesson-diluvia-teams-goal = You and the crocodiles are a team: all your animals aboard count together. Your partner has just taken the VIP seat for you both.
lesson-diluvia-teams-cards = In teams everybody holds three cards and plays one. When the whole team has played, the die is rolled once.
lesson-diluvia-teams-fetch = You move capybaras only, but the raft serves you both. Play Maneuver, to the right: it fetches your partner’s crocodile.
lesson-diluvia-teams-fetch-otherwise = Possible, but look to the right of the raft: that crocodile counts for you too. Fetch it with Maneuver.
lesson-diluvia-teams-seat = Whoever plays the card chooses the seat, for a partner’s animal too. Which one? Keep away from the edges.
lesson-diluvia-teams-joker = You were the last of your team, so you roll: a joker. You say whether it rains. Eight of yours are still in the jungle: keep it dry.
lesson-diluvia-teams-joker-otherwise = Rain brings the water nearer, and eight of your team’s animals are not aboard yet. Keep it dry.
lesson-diluvia-teams-rivals = Then the cheetahs and the parrots played in the same way. An Undo is for their cards, never for your partner’s.
lesson-diluvia-teams-yours = Your team again, and your partner has played. Choose: bring somebody aboard, push rivals away, or move the raft to where you both need it.
lesson-diluvia-teams-end = Six play like this too, in pairs or in threes. In a tie the team nearer the VIP seat wins. Play on, together!
