# Seaboard: the rulebook of nautilion.

rulebook-nautilion-minute-aim = Ganas si llevas el Nautilion hasta el Abismo con un tripulante en cada uno de los nueve camarotes. El Fantasma no debe llegar antes a las Islas Felices.
rulebook-nautilion-minute-dice = En cada turno lanzas tres dados y das uno al Faro Oscuro, uno al Fantasma y uno a tu Nautilion.
rulebook-nautilion-minute-darkhouse = Un 3 o un 4 en el Faro Oscuro te cuesta una ficha; un 1 o un 2 te deja en paz.
rulebook-nautilion-minute-phantom = El Fantasma se acerca según su dado, y la ficha en la que se detiene desaparece.
rulebook-nautilion-minute-nautilion = Tu Nautilion desciende según su dado, y tomas la ficha en la que se detiene: para su camarote o para la reserva.
rulebook-nautilion-minute-ducts = Un camarote solo se ocupa si un conducto lo une a otro ocupado. El primer tripulante entra sin conducto.
rulebook-nautilion-minute-spells = Las fichas de la reserva pagan hechizos: volver a lanzar, girar un dado o intercambiar dos fichas del camino.
rulebook-nautilion-minute-end = Llegar sin la tripulación completa es perder, y también si el Fantasma alcanza las Islas Felices.

rulebook-nautilion-aid-turn = Tu turno
rulebook-nautilion-aid-turn-roll = Lanza tres dados.
rulebook-nautilion-aid-turn-cast = Lanza todos los hechizos que puedas pagar.
rulebook-nautilion-aid-turn-plan = Da un dado a cada uno de los tres.
rulebook-nautilion-aid-turn-bite = Faro Oscuro 3 o 4: pierde una ficha.
rulebook-nautilion-aid-turn-hunt = El Fantasma avanza; su ficha desaparece.
rulebook-nautilion-aid-turn-dive = El Nautilion avanza; toma su ficha.

rulebook-nautilion-aid-token = Una ficha que tomas
rulebook-nautilion-aid-token-cabin = A su propio camarote vacío …
rulebook-nautilion-aid-token-duct = … si un conducto lleva a alguien a bordo.
rulebook-nautilion-aid-token-reserve = Si no, a la reserva, donde paga hechizos.
rulebook-nautilion-aid-token-split = Lo que pierdes no puede dividir la tripulación.

rulebook-nautilion-aid-spells = Hechizos
rulebook-nautilion-aid-spells-whirlwind = Torbellino: vuelve a lanzar todos los dados.
rulebook-nautilion-aid-spells-tide = Marea: gira un dado a la cara que quieras.
rulebook-nautilion-aid-spells-translation = Traslación: intercambia dos fichas del camino.

rulebook-nautilion-aid-ending = El final
rulebook-nautilion-aid-ending-win = Abismo con nueve a bordo: ganas.
rulebook-nautilion-aid-ending-short = Abismo con menos: pierdes.
rulebook-nautilion-aid-ending-caught = Fantasma en las Islas Felices: pierdes.

rulebook-nautilion-turn = Un turno completo
rulebook-nautilion-turn-dice = Los dados muestran 1, 2 y 4. ¿A quién le das cada uno?
rulebook-nautilion-turn-plan = El 1 deja tranquilo al Faro Oscuro, el Fantasma avanza dos casillas y el Nautilion baja cuatro, hasta un 4.
rulebook-nautilion-turn-place = El primer tripulante no necesita conducto: el 4 va directo a su camarote.

rulebook-nautilion-bite = El Faro Oscuro se cobra una ficha
rulebook-nautilion-bite-dice = Con 1, 3 y 3 solo puedes calmar al Faro Oscuro si el Fantasma recibe un 3.
rulebook-nautilion-bite-plan = Le das un 3 de todos modos, para frenar al Fantasma. Ahora hay que perder una ficha.
rulebook-nautilion-bite-pay = Paga una ficha de la reserva; tu tripulante se queda y el turno sigue.

rulebook-nautilion-duct = Por un conducto
rulebook-nautilion-duct-dice = Hay alguien en el camarote 4. Ahora solo se llenan camarotes unidos a él por un conducto.
rulebook-nautilion-duct-land = Dos casillas más allá hay un 3, y un conducto une los camarotes 3 y 4.
rulebook-nautilion-duct-place = Así que el 3 puede subir a bordo. Desde aquí parten otros conductos.

rulebook-nautilion-tide = Se gira un dado
rulebook-nautilion-tide-dice = Con 1, 2 y 2 no llegarías lejos.
rulebook-nautilion-tide-tide = Una Marea artificial convierte un 2 en un 4. Lo paga la reserva.
rulebook-nautilion-tide-plan = El 4 es para el Nautilion y los demás no hacen daño.

rulebook-nautilion-swap = Dos fichas cambian de sitio
rulebook-nautilion-swap-dice = A dos casillas hay un 7; preferirías el 1 que está más lejos.
rulebook-nautilion-swap-swap = Una Traslación acuática los intercambia, estén donde estén.
rulebook-nautilion-swap-land = Ahora basta un 2 para alcanzarlo.
