"""A rulebook to read: what a game is in a minute, aids and worked examples around the clauses of a register.

`<game>.toml` says what there is; the sentences are `rulebook-…` in `locales/`.
"""
