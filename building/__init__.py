"""How a checkout is made ready: its environment, its page, its compiled rules. Needs nothing but Python's own library.

`make play`, `make test` and `make quick` begin here. Only `engine` imports the compiler, inside the environment.
"""
