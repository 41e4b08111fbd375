# Seaboard: the rulebook of campaign.

rulebook-campaign-minute-aim = Guías a los griegos con las reglas de Diluvium, en solitario, contra un adversario que sigue sus propias reglas.
rulebook-campaign-minute-win = Ganas un escenario si cumples una de sus condiciones de victoria y tienes más oro que el adversario.
rulebook-campaign-minute-copy = En cada ronda actúa antes que tú y repite lo último que hiciste: lo que eliges será también su próxima acción.
rulebook-campaign-minute-symbol = A veces el símbolo de una ficha de combate le hace realizar otra acción, al azar.
rulebook-campaign-minute-march = Cuando combate, su navío de guerra navega hacia tu ciudad. Si llega, has perdido.
rulebook-campaign-minute-fight = En un combate eliges primero tus armas; después se suma a su fuerza una ficha de combate de 0 a 2.
rulebook-campaign-minute-end = Una bandeja vacía, o la reserva de oro agotada, hace de esa ronda la última.
rulebook-campaign-minute-campaign = Lo que da una victoria es tuyo en los escenarios siguientes; cuatro victorias ganan la campaña.

rulebook-campaign-aid-round = Una ronda
rulebook-campaign-aid-round-first = El adversario y después tú; en la primera ronda, solo tú.
rulebook-campaign-aid-round-token = Ficha de combate sin símbolo: tu última acción.
rulebook-campaign-aid-round-random = Con símbolo: comida explora, ruinas colonizan, artesanía produce, armas combaten.

rulebook-campaign-aid-it = Lo que hace
rulebook-campaign-aid-it-explore = Explora la loseta sin explorar más cercana.
rulebook-campaign-aid-it-settle = Coloniza según la ficha de colonización más alta.
rulebook-campaign-aid-it-produce = Produce: 3 de oro por dos en artesanía, fuerza por dos en armas.
rulebook-campaign-aid-it-engage = Combate: hacia tu ciudad por el camino más corto.
rulebook-campaign-aid-it-range = Alcance: una loseta por colono suyo en comida, al menos una.

rulebook-campaign-aid-battle = Combate
rulebook-campaign-aid-battle-weapons = Primero comprometes armas.
rulebook-campaign-aid-battle-added = Su ficha se suma a su fuerza.
rulebook-campaign-aid-battle-tie = El atacante gana el empate.
rulebook-campaign-aid-battle-zero = Un 0 lo hace después más fuerte.

rulebook-campaign-aid-ending = El final
rulebook-campaign-aid-ending-city = Su navío en tu ciudad: pierdes al momento.
rulebook-campaign-aid-ending-empty = Bandeja o reserva de oro vacía: última ronda.
rulebook-campaign-aid-ending-gold = Condición cumplida y más oro: ganas.

rulebook-campaign-copy = Hace lo que hiciste tú
rulebook-campaign-copy-yours = En la primera ronda solo actúas tú: exploras la loseta junto a tu ciudad.
rulebook-campaign-copy-token = La ficha de combate no tiene símbolo: el adversario también explora. Dos losetas están igual de cerca.
rulebook-campaign-copy-course = El astrolabio decide entre ellas.

rulebook-campaign-random = Una acción al azar
rulebook-campaign-random-symbol = Un símbolo en la ficha: esta vez no te copiará.
rulebook-campaign-random-column = Se mezclan las fichas de colonización. Armas arriba significa Combatir, y su navío de guerra zarpa.

rulebook-campaign-march = Su navío se acerca
rulebook-campaign-march-yours = Combates, aunque tu navío de guerra se queda en casa.
rulebook-campaign-march-sail = Así que también combate: una loseta por su colono en comida, por el camino más corto hacia tu ciudad.

rulebook-campaign-produce = Sin pareja no hay oro
rulebook-campaign-produce-yours = Produces antes de colonizar nada: un turno perdido para ti …
rulebook-campaign-produce-it = … y para el adversario, que no tiene dos colonos en artesanía ni en armas.

rulebook-campaign-battle = Un combate
rulebook-campaign-battle-meet = Su navío ha llegado hasta el tuyo. Eliges tus armas antes de que se saque su ficha.
rulebook-campaign-battle-commit = Comprometes un arma, que se gasta pase lo que pase.
rulebook-campaign-battle-token = Su ficha suma 2 a su fuerza. Como atacante ganaría también un empate.
