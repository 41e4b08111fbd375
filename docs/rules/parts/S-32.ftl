# the offer in the sanctuary is `deed lift KIND`, KIND the number of a ruins card; the second card is asked for by
# answer: deed lift KIND; no arguments
solo-ask-lift = Which second ruins card do you return?
