# asked when several tiles with allies are equal (answer: pick PLACE); no arguments
solo-ask-replace = Several allied settlers are equal: on which tile is one replaced?
