# An Answer Too Late. Prompts
solo-ask-past-outpost = Which outpost does your ship pass?
# Log; $place, $number of the outpost
solo-answer-too-late-outpost = The outpost at { $place } has strength { $number }.
solo-answer-too-late-destroyed = The outpost at { $place } is destroyed: { $done } of 3. You gain { $gold } gold.
solo-answer-too-late-repelled = The outpost at { $place } repels your warship.
solo-answer-too-late-gift = You give { $craft } craft; the adversary has { $given } of 10.
# Refusals
solo-answer-too-late-no-marker = No exploration marker on a tile with an outpost.
solo-answer-too-late-no-neighbour = Craft is given only where a settler of yours shares an island with one of the adversary's.
# Progress: $done outposts of 3, $given craft of 10
solo-answer-too-late-progress = Outposts destroyed: { $done } of 3. Craft given: { $given } of 10.
