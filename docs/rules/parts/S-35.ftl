# answer: take SPACE; no arguments
solo-ask-devour = Several allied settlers are equal: which one does the hydra take?
