web-game-levee = El dique
web-game-levee-about = De dos a cuatro pueblos comparten un dique. Si entre todos se ponen pocos sacos, los más tacaños pierden un campo; si se ponen bastantes, los más generosos recogen una cosecha.
web-bot-warden = Guardián del dique
goal-levee = Ten más puntos que nadie tras seis crecidas: dos por cada campo que conserves, dos por cada cosecha y uno por cada tres sacos. La partida termina antes si un pueblo pierde su último campo.
levee-option-players = Pueblos

levee-ask-forecast = Se tira el pronóstico.
levee-ask-crest = Se tira la punta de la crecida.
levee-ask-lay = El pronóstico es de { $forecast }. ¿Cuántos sacos pones?
help-levee-ask-lay = Los sacos que guardes cuentan al final; si entre todos son pocos, se inunda el más tacaño. Adivina qué pondrán los demás y pon uno más que el mínimo.
levee-over = La partida ha terminado.

levee-forecast = Crecida { $flood }: el pronóstico es de { $water }.
levee-crest = La punta añade { $crest }: el agua llega a { $water }.
levee-do-lay = { $bags ->
    [0] No poner ningún saco
    [one] Poner un saco
   *[other] Poner { $bags } sacos
}
levee-you-lay = { $bags ->
    [0] No pones ningún saco.
    [one] Pones un saco.
   *[other] Pones { $bags } sacos.
}
levee-decided = El pueblo { $seat } ha decidido.
levee-laid = { $bags ->
    [0] El pueblo { $seat } no ha puesto ningún saco.
    [one] El pueblo { $seat } ha puesto un saco.
   *[other] El pueblo { $seat } ha puesto { $bags } sacos.
}
levee-holds = { $bags ->
    [one] Un saco contra { $water } de agua: el dique aguanta.
   *[other] { $bags } sacos contra { $water } de agua: el dique aguanta.
}
levee-breaks = { $bags ->
    [one] Un saco contra { $water } de agua: el dique se rompe.
   *[other] { $bags } sacos contra { $water } de agua: el dique se rompe.
}
levee-harvests = El pueblo { $seat } recoge una cosecha.
levee-drowns = { $left ->
    [0] El pueblo { $seat } pierde su último campo.
    [one] El pueblo { $seat } pierde un campo y le queda uno.
   *[other] El pueblo { $seat } pierde un campo y le quedan { $left }.
}
levee-ending-last-flood = { $count ->
    [one] Ha pasado la última crecida. Gana el pueblo { $seats } con { $points } puntos.
   *[other] Ha pasado la última crecida. Los pueblos { $seats } comparten la victoria con { $points } puntos cada uno.
}
levee-ending-swept-away = { $count ->
    [one] El agua se ha llevado un pueblo. Gana el pueblo { $seats } con { $points } puntos.
   *[other] El agua se ha llevado un pueblo. Los pueblos { $seats } comparten la victoria con { $points } puntos cada uno.
}

levee-too-many = { $most ->
    [one] Un pueblo pone un saco como mucho.
   *[other] Un pueblo pone { $most } sacos como mucho.
}
levee-too-few-left = { $bags ->
    [0] No te queda ningún saco.
    [one] Solo te queda un saco.
   *[other] Solo te quedan { $bags } sacos.
}

levee-see-river = Crecida { $flood } de { $floods }. Pronóstico: { $forecast ->
    [0] aún sin tirar
   *[other] { $forecast }
}. Punta: { $crest ->
    [0] aún sin tirar
   *[other] { $crest }
}.
levee-see-village = Pueblo { $seat }: campos { $fields }, cosechas { $harvests }, sacos { $bags }.
levee-see-village-ready = Pueblo { $seat }: campos { $fields }, cosechas { $harvests }, sacos { $bags }; ya ha decidido.
levee-see-village-laid = Pueblo { $seat }: campos { $fields }, cosechas { $harvests }, sacos { $bags }, de ellos { $laid } en el dique.

levee-edition-number = { $key } debe ser un número del 1 al 9.
levee-edition-crest = river.crest tiene tres números: las caras del segundo dado para dos, tres y cuatro pueblos.
