# asked when your warship leaves the tile where the Aztec warship is (answers: deed escort 0, skip); no arguments
solo-ask-escort = Does the Aztec warship sail along?
