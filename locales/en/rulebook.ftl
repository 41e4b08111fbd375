# Seaboard: the rulebook’s page.

rulebook-link = Rules
rulebook-read = Read the rulebook
rulebook-in-book = Show it in the rulebook
rulebook-title = { $game }: rulebook
rulebook-contents = Contents
rulebook-minute = The game in a minute
rulebook-aids = Player aid
rulebook-print = Print the aid
rulebook-marks = The clauses are in our own words. A marked paragraph is our ruling, where the print is silent or unclear.
rulebook-found = { $count ->
    [one] One clause has these words
   *[other] { $count } clauses have these words
 }
rulebook-nothing = No clause has “{ $words }”. The nearest:
rulebook-moved = { $asked } was replaced: this is { $rule }, which holds today.
rulebook-never = There is no clause { $asked }. This is the chapter { $rule }.
rulebook-example = Example
rulebook-examples = Worked examples
rulebook-no-example = There is no such example.
rulebook-step = Step { $step } of { $steps }
rulebook-before = Back
rulebook-next = Next
rulebook-close = Close the example
rulebook-drawn = The position of the example
cli-help-rulebook-search = Only the clauses with these words, or the nearest.
