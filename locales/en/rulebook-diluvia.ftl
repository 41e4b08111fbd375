# Seaboard: the rulebook of diluvia.

rulebook-diluvia-minute-aim = The water climbs through the jungle. Whoever has the most animals on the raft when it reaches row seven wins.
rulebook-diluvia-minute-turn = In your turn you play two cards and roll the die once, or play one card and roll it twice.
rulebook-diluvia-minute-board = An animal that comes to the raft’s square goes aboard, to any free seat.
rulebook-diluvia-minute-die = A storm cloud moves the flood token; when it has gone round the meter, the water rises by a row.
rulebook-diluvia-minute-rise = The raft rises with the water; animals it overtakes go adrift.
rulebook-diluvia-minute-wave = Aboard is not safe: a Tsunami shifts everybody by a seat, and who stands at the edge falls off.
rulebook-diluvia-minute-undo = With an Undo you may answer a card of somebody else: a storm cloud cancels it.
rulebook-diluvia-minute-tie = With as many animals, those nearest the VIP seat decide.

rulebook-diluvia-aid-turn = Your turn
rulebook-diluvia-aid-turn-ways = Two cards and one roll, or one card and two rolls.
rulebook-diluvia-aid-turn-die = Sun: nothing. Cloud: the flood token moves. Joker: you decide.
rulebook-diluvia-aid-turn-refill = Draw up to six cards.

rulebook-diluvia-aid-cards = Cards
rulebook-diluvia-aid-cards-move = Move: an own animal goes one space.
rulebook-diluvia-aid-cards-stampede = Stampede: push a neighbour one space on, and follow.
rulebook-diluvia-aid-cards-maneuver = Maneuver: the raft goes one square sideways.
rulebook-diluvia-aid-cards-tsunami = Tsunami: everybody aboard shifts one seat.
rulebook-diluvia-aid-cards-tentacles = Tentacles: the raft jumps to a free square.
rulebook-diluvia-aid-cards-rescue = Rescue: an animal adrift comes to an edge of the raft.
rulebook-diluvia-aid-cards-undo = Undo: a cloud cancels the card just played.

rulebook-diluvia-aid-water = Water
rulebook-diluvia-aid-water-meter = Flood token on the cloud: the water rises.
rulebook-diluvia-aid-water-rise = Line and raft go up one row; who is caught goes adrift.
rulebook-diluvia-aid-water-flood = Flood drawn: the water rises, new hands for all.

rulebook-diluvia-aid-ending = The end
rulebook-diluvia-aid-ending-row = Water on row seven.
rulebook-diluvia-aid-ending-most = Most animals aboard.
rulebook-diluvia-aid-ending-tie = Tie: nearest the VIP seat.

rulebook-diluvia-board = An animal goes aboard
rulebook-diluvia-board-start = A capybara stands right beside the raft.
rulebook-diluvia-board-move = Move takes it to the raft’s square, and nobody undoes that.
rulebook-diluvia-board-seat = It may take any free seat: the VIP seat in the middle counts most in a tie.

rulebook-diluvia-scoop = The raft fetches somebody
rulebook-diluvia-scoop-start = The same capybara, but this time the raft comes to it.
rulebook-diluvia-scoop-maneuver = A Maneuver moves the raft one square to the right, onto the animal.
rulebook-diluvia-scoop-seat = It boards at once, and whoever acts chooses the seat.

rulebook-diluvia-wave = Overboard
rulebook-diluvia-wave-seat = This time the capybara sits down at the very edge.
rulebook-diluvia-wave-wave = A Tsunami to the left is declared; the others may answer.
rulebook-diluvia-wave-adrift = Everybody aboard shifts a seat to the left, and the capybara is adrift. A Rescue could bring it back.

rulebook-diluvia-undo = An Undo works
rulebook-diluvia-undo-move = The card and its target are declared; nothing has happened yet.
rulebook-diluvia-undo-answer = The crocodiles answer with an Undo. Their card is spent whatever the die says.
rulebook-diluvia-undo-cloud = A storm cloud: the Move is cancelled, and the capybara stays where it was.

rulebook-diluvia-rise = The water rises
rulebook-diluvia-rise-five = Five storm clouds have brought the flood token to the last space before the cloud.
rulebook-diluvia-rise-six = One more: the line goes up a row, and the raft with it. Whoever stood in row 1 is adrift.
