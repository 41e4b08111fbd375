web-game-levee = Levee
web-game-levee-about = Two to four villages share one levee. Lay too few sandbags together and the stingiest drown a field; lay enough and the most generous bring in a harvest.
web-bot-warden = Warden
goal-levee = Have the most points after six floods: two for each field you keep, two for each harvest, one for every three sandbags. The game ends early when a village loses its last field.
levee-option-players = Villages

levee-ask-forecast = The forecast is rolled.
levee-ask-crest = The crest is rolled.
levee-ask-lay = { $forecast } water is forecast. How many sandbags do you lay?
help-levee-ask-lay = Sandbags you keep count at the end; too few together drown the stingiest. Guess what the others lay, then lay one more than the least.
levee-over = The game is over.

levee-forecast = Flood { $flood }: { $water } water is forecast.
levee-crest = The crest adds { $crest }: the water stands at { $water }.
levee-do-lay = { $bags ->
    [0] Lay no sandbag
    [one] Lay one sandbag
   *[other] Lay { $bags } sandbags
}
levee-you-lay = { $bags ->
    [0] You lay no sandbag.
    [one] You lay one sandbag.
   *[other] You lay { $bags } sandbags.
}
levee-decided = Village { $seat } has decided.
levee-laid = { $bags ->
    [0] Village { $seat } has laid no sandbag.
    [one] Village { $seat } has laid one sandbag.
   *[other] Village { $seat } has laid { $bags } sandbags.
}
levee-holds = { $bags ->
    [one] One sandbag against { $water } water: the levee holds.
   *[other] { $bags } sandbags against { $water } water: the levee holds.
}
levee-breaks = { $bags ->
    [one] One sandbag against { $water } water: the levee breaks.
   *[other] { $bags } sandbags against { $water } water: the levee breaks.
}
levee-harvests = Village { $seat } brings in a harvest.
levee-drowns = { $left ->
    [0] Village { $seat } loses its last field.
    [one] Village { $seat } loses a field and has one left.
   *[other] Village { $seat } loses a field and has { $left } left.
}
levee-ending-last-flood = { $count ->
    [one] The last flood is over. Village { $seats } wins with { $points } points.
   *[other] The last flood is over. Villages { $seats } share the victory with { $points } points each.
}
levee-ending-swept-away = { $count ->
    [one] A village is swept away. Village { $seats } wins with { $points } points.
   *[other] A village is swept away. Villages { $seats } share the victory with { $points } points each.
}

levee-too-many = { $most ->
    [one] A village lays one sandbag at most.
   *[other] A village lays { $most } sandbags at most.
}
levee-too-few-left = { $bags ->
    [0] You have no sandbag left.
    [one] You have only one sandbag left.
   *[other] You have only { $bags } sandbags left.
}

levee-see-river = Flood { $flood } of { $floods }. Forecast: { $forecast ->
    [0] not rolled yet
   *[other] { $forecast }
}. Crest: { $crest ->
    [0] not rolled yet
   *[other] { $crest }
}.
levee-see-village = Village { $seat }: fields { $fields }, harvests { $harvests }, sandbags { $bags }.
levee-see-village-ready = Village { $seat }: fields { $fields }, harvests { $harvests }, sandbags { $bags }; it has decided.
levee-see-village-laid = Village { $seat }: fields { $fields }, harvests { $harvests }, sandbags { $bags }, of which { $laid } on the levee.

levee-edition-number = { $key } must be a number from 1 to 9.
levee-edition-crest = river.crest has three numbers: the faces of the second die for two, three and four villages.
