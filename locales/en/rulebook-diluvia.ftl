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
