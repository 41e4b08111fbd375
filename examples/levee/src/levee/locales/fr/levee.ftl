web-game-levee = La digue
web-game-levee-about = De deux à quatre villages se partagent une digue. Posez trop peu de sacs à vous tous et les plus avares perdent un champ ; posez-en assez et les plus généreux rentrent une récolte.
web-bot-warden = Gardien de la digue
goal-levee = Ayez le plus de points après six crues : deux par champ gardé, deux par récolte, un pour trois sacs. La partie finit plus tôt si un village perd son dernier champ.
levee-option-players = Villages

levee-ask-forecast = On lance la prévision.
levee-ask-crest = On lance la pointe de la crue.
levee-ask-lay = La prévision est de { $forecast }. Combien de sacs posez-vous ?
help-levee-ask-lay = Les sacs gardés comptent à la fin ; trop peu ensemble noient le plus avare. Devinez ce que posent les autres, et posez-en un de plus que le moindre.
levee-over = La partie est finie.

levee-forecast = Crue { $flood } : la prévision est de { $water }.
levee-crest = La pointe ajoute { $crest } : l’eau monte à { $water }.
levee-do-lay = { $bags ->
    [0] Ne poser aucun sac
    [1] Poser un sac
   *[other] Poser { $bags } sacs
}
levee-you-lay = { $bags ->
    [0] Vous ne posez aucun sac.
    [1] Vous posez un sac.
   *[other] Vous posez { $bags } sacs.
}
levee-decided = Le village { $seat } a décidé.
levee-laid = { $bags ->
    [0] Le village { $seat } n’a posé aucun sac.
    [1] Le village { $seat } a posé un sac.
   *[other] Le village { $seat } a posé { $bags } sacs.
}
levee-holds = { $bags ->
    [one] { $bags } sac contre { $water } d’eau : la digue tient.
   *[other] { $bags } sacs contre { $water } d’eau : la digue tient.
}
levee-breaks = { $bags ->
    [one] { $bags } sac contre { $water } d’eau : la digue cède.
   *[other] { $bags } sacs contre { $water } d’eau : la digue cède.
}
levee-harvests = Le village { $seat } rentre une récolte.
levee-drowns = { $left ->
    [0] Le village { $seat } perd son dernier champ.
    [1] Le village { $seat } perd un champ et n’en a plus qu’un.
   *[other] Le village { $seat } perd un champ et en garde { $left }.
}
levee-ending-last-flood = { $count ->
    [1] La dernière crue est passée. Le village { $seats } gagne avec { $points } points.
   *[other] La dernière crue est passée. Les villages { $seats } se partagent la victoire avec { $points } points chacun.
}
levee-ending-swept-away = { $count ->
    [1] Un village est emporté. Le village { $seats } gagne avec { $points } points.
   *[other] Un village est emporté. Les villages { $seats } se partagent la victoire avec { $points } points chacun.
}

levee-too-many = { $most ->
    [one] Un village pose au plus { $most } sac.
   *[other] Un village pose au plus { $most } sacs.
}
levee-too-few-left = { $bags ->
    [0] Vous n’avez plus de sac.
    [1] Il ne vous reste qu’un sac.
   *[other] Il ne vous reste que { $bags } sacs.
}

levee-see-river = Crue { $flood } sur { $floods }. Prévision : { $forecast ->
    [0] pas encore lancée
   *[other] { $forecast }
}. Pointe : { $crest ->
    [0] pas encore lancée
   *[other] { $crest }
}.
levee-see-village = Village { $seat } : champs { $fields }, récoltes { $harvests }, sacs { $bags }.
levee-see-village-ready = Village { $seat } : champs { $fields }, récoltes { $harvests }, sacs { $bags } ; il a décidé.
levee-see-village-laid = Village { $seat } : champs { $fields }, récoltes { $harvests }, sacs { $bags }, dont { $laid } sur la digue.

levee-edition-number = { $key } doit être un nombre de 1 à 9.
levee-edition-crest = river.crest a trois nombres : les faces du second dé pour deux, trois et quatre villages.
