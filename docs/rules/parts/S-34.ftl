# answer: take SPACE (shared with S-28, where the answer is pick PLACE); no arguments
solo-ask-replace = Several settlers are equal: which one is replaced?
# answer: flee board.SECTION; no arguments
solo-ask-back = To which section of the board does your settler go back?
