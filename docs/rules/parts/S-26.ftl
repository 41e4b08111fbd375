# On the Path of the Lost. Prompts (chance)
solo-ask-first-exile = The Astrolabe shows where the first exile waits
solo-ask-next-exile = The Astrolabe shows where the next exile waits
solo-ask-chinese-city = The Astrolabe shows where the Chinese city lies
# `deed meet 0` is offered with solo-ask-offer
# Log; $place, $number of exiles met
solo-path-of-the-lost-exile = An exile waits at { $place }.
solo-path-of-the-lost-met = You pay 2 gold and meet the exile at { $place }: { $number } of 4.
solo-path-of-the-lost-city = The Chinese city lies at { $place }.
# Refusals
solo-path-of-the-lost-void = There is no sea at { $place }.
solo-path-of-the-lost-warship = Only your exploration ship enters the Chinese city.
# Progress: $number exiles of 4; $place where the next one, or the city, is
solo-path-of-the-lost-progress = Exiles met: { $number } of 4.
