# answer: pick PLACE; no arguments
solo-ask-moor = Several tiles are equally near: where does your ship moor?
