# Las lecciones de Diluvium.

## Capítulo 1

lesson-diluvium-first = Diluvium en cinco minutos
lesson-diluvium-first-about = El objetivo, el timón y sus cuatro acciones: explorar, colonizar, producir, combatir.
lesson-diluvium-first-goal = El diluvio ha dejado islas, y dos pueblos las quieren. Tú guías a los griegos: gana quien al final haya reunido más oro.
lesson-diluvium-first-explore = En cada turno giras el timón hasta una de cuatro acciones. Aún no se conoce nada ahí fuera: empieza por Explorar.
lesson-diluvium-first-explore-otherwise = Puedes elegir las cuatro, pero antes necesitas islas. Gira el timón hasta Explorar.
lesson-diluvium-first-sail = Tu barco de exploración avanza hasta dos losetas. Ve a la que está descubierta junto a tu ciudad; entrar en una boca abajo cuesta comida.
lesson-diluvium-first-mark = Tu marcador da 1 de oro al dejar el tablero, y su nueva casilla tiene un efecto. Elige la de la moneda: 1 de oro más.
lesson-diluvium-first-mark-otherwise = Esa casilla lleva allí un colono enseguida: buena idea otro día. Ahora toma la moneda.
lesson-diluvium-first-settle = ¡Dos de oro! Con tu marcador en la loseta, tu gente puede vivir allí. Gira el timón hasta Colonizar: nunca se queda donde estaba.
lesson-diluvium-first-settle-otherwise = Sin colonos hay poco que producir y nada con que luchar. Coloniza primero.
lesson-diluvium-first-settler = Colonizar mueve dos colonos. Toma uno de la sección Producir y ponlo en artesanía, en tu loseta: te da una ficha de artesanía.
lesson-diluvium-first-second = Ahora otro, también a artesanía si quieres. Una sección sin colonos dará una bonificación: en Producir, 1 de oro más.
lesson-diluvium-first-produce = Tus vecinos también han jugado. Tus colonos ya pueden trabajar: gira el timón hasta Producir.
lesson-diluvium-first-produce-otherwise = También es buena acción, pero tus colonos están listos: con Producir trabajan.
lesson-diluvium-first-sell = Una loseta tuya da una ficha por cada colono que tengas en ella. Dos de artesanía valen 3 de oro; dos armas, más fuerza: vende lo que puedas.
lesson-diluvium-first-engage = Sigue vendiendo si puedes. Combatir, la cuarta acción, envía tu navío a ahuyentar a otros y a cazar monstruos. Pruébala, o elige lo que quieras.
lesson-diluvium-first-end = Ya conoces las cuatro acciones. Cuando se vacía una bandeja de fichas llega la última ronda: ¡reúne antes más oro que tu rival!

## Capítulo 2

lesson-diluvium-battle = El combate
lesson-diluvium-battle-about = Navíos de guerra, armas en secreto, colonos que huyen, monstruos, y cómo ser más fuerte.
lesson-diluvium-battle-enemy = Un navío de guerra azteca vigila esta loseta, con su barco y un colono, y allí vive un monstruo. Todo eso puede ser oro para ti.
lesson-diluvium-battle-strength = Tienes fuerza 2 y tres armas; ellos, fuerza 1. En un combate cada bando añade en secreto las armas que quiera.
lesson-diluvium-battle-engage = En tu sección Combatir no queda ningún colono: una victoria dará bonificación. Gira el timón hasta Combatir.
lesson-diluvium-battle-engage-otherwise = Eso puede esperar: los aztecas no estarán siempre ante tu proa. Elige Combatir.
lesson-diluvium-battle-sail = Tu navío avanza hasta dos losetas, y una más por cada comida. Ve a la suya: quien se detiene junto a un navío enemigo tiene que luchar.
lesson-diluvium-battle-sail-otherwise = Ahí no hay con quién luchar. La loseta de su navío está iluminada.
lesson-diluvium-battle-commit = Tienen dos fichas: como mucho 1 + 2 = 3. Con un arma tú también llegas a 3, y quien ataca gana el empate. Usa una.
lesson-diluvium-battle-commit-otherwise = Ninguna podría ser poco, y más de una se malgastaría: lo que usas se pierde. Con una basta.
lesson-diluvium-battle-won = ¡Victoria! Su navío vuelve a casa y tú ganas oro. Su barco y su colono huyen, 1 de oro por cada uno, y además está la bonificación.
lesson-diluvium-battle-slay = Ahora el monstruo: su fuerza es 3 y la tuya 2. Gastas el arma que falta, y su oro es tuyo. ¡Lucha!
lesson-diluvium-battle-slay-otherwise = Podrías dejarlo, pero tienes el arma y nada mejor que golpear. Lucha contra el monstruo.
lesson-diluvium-battle-produce = ¡Vencido! Para ser más fuerte de verdad necesitas armas y Producir. Gira el timón hasta ahí.
lesson-diluvium-battle-produce-otherwise = Antes forja más armas: gira el timón hasta Producir.
lesson-diluvium-battle-arm = Haz trabajar la loseta donde tus colonos hacen armas. Dos armas suben tu fuerza en 1, y así tu bonificación vale más.
lesson-diluvium-battle-end = Así es la guerra en el mar. Mira cuánto tienen los demás antes de atacar, y guarda un arma para quien te ataque.

## Capítulo 3

lesson-diluvium-ruins = Las ruinas
lesson-diluvium-ruins-about = Colonos que excavan y las cartas que encuentran.
lesson-diluvium-ruins-island = Ya has explorado esta loseta. Una de sus casillas está entre ruinas: quien la coloniza halla una carta de un mundo hundido.
lesson-diluvium-ruins-settle = Manda a alguien a excavar: gira el timón hasta Colonizar.
lesson-diluvium-ruins-settle-otherwise = Las ruinas esperan, y solo un colono puede registrarlas: elige Colonizar.
lesson-diluvium-ruins-take = Toma un colono de la sección Colonizar de tu tablero. Cuando esa sección quede vacía, Colonizar te dará una ficha más cada vez.
lesson-diluvium-ruins-take-otherwise = Ese también podría ir, pero vaciar la sección Colonizar compensa antes. Toma uno de ahí.
lesson-diluvium-ruins-place = Ahora ponlo en las ruinas. No toma ninguna ficha: roba una carta.
lesson-diluvium-ruins-place-otherwise = Ahí te daría una ficha. Esta vez elige las ruinas de la loseta iluminada.
lesson-diluvium-ruins-other = Has encontrado una carta que nadie más ve. Colonizar mueve dos: pon el segundo colono donde quieras.
lesson-diluvium-ruins-card = Las cartas se juegan en tu turno, antes o después de la acción, tantas como quieras. También puedes guardarlas: tu mano no tiene límite.
lesson-diluvium-ruins-play = La tuya es el Tesoro de Mu: 2 de oro. No hay nada que esperar: juégala.
lesson-diluvium-ruins-play-otherwise = Puedes guardarla, pero el oro no mejora en la mano. Juega la carta.
lesson-diluvium-ruins-kinds = Hay ocho cartas distintas, dos de cada. Tres dan fichas; otras, oro, fuerza, un viaje más largo, un colono o un marcador.
lesson-diluvium-ruins-again = Un colono en ruinas no produce, y solo puede excavar de nuevo en otras ruinas. Sigue como quieras: gira el timón.
lesson-diluvium-ruins-end = Muchas ruinas están en losetas que cuestan dos de comida, y algunas las guarda un monstruo. ¡Buena excavación!

## Capítulo 4

lesson-diluvium-other-boards = Los otros tableros
lesson-diluvium-other-boards-about = Las caras B: cuatro tableros, cuatro talentos.
lesson-diluvium-other-boards-four = Tu tablero de acción tiene otra cara. Aquí cada cual juega con una distinta, y tú eliges antes que tu rival.
lesson-diluvium-other-boards-warmonger = El Belicista empieza con fuerza 3, y su navío avanza dos losetas por cada comida. A nadie le gusta tenerlo de vecino.
lesson-diluvium-other-boards-artisan = El Artesano vende dos de artesanía por 4 de oro en vez de 3, y su bonificación de Colonizar es una moneda.
lesson-diluvium-other-boards-settler = El Colonizador gana 1 de oro por cada colono que deja el tablero, y le basta mover dos para vaciar una sección.
lesson-diluvium-other-boards-explorer = El Explorador avanza tres losetas y sus marcadores dan más. Elígelo esta vez.
lesson-diluvium-other-boards-explorer-otherwise = ¡También es un buen tablero! En esta lección elige el Explorador, y prueba ese en la próxima partida.
lesson-diluvium-other-boards-explore = Haz lo que tu tablero hace mejor: gira el timón hasta Explorar.
lesson-diluvium-other-boards-explore-otherwise = El Explorador gana explorando. Empieza por ahí.
lesson-diluvium-other-boards-sail = Hasta tres losetas por viaje: pronto estarás muy lejos. La primera parada es la loseta descubierta junto a tu ciudad.
lesson-diluvium-other-boards-mark = El primer marcador da 2 de oro; en la cara A, solo 1. Ponlo en la moneda: 3 de oro en un turno.
lesson-diluvium-other-boards-mark-otherwise = Esa casilla llama a un colono. Toma ahora la moneda, para ver lo que ganan tus marcadores.
lesson-diluvium-other-boards-yours = No puedes explorar dos veces seguidas: entre viaje y viaje coloniza, y tendrás comida para las losetas boca abajo. Te toca.
lesson-diluvium-other-boards-end = Juega cada tablero según su talento, y fíjate en qué destacan los demás. ¡Suerte con la exploración!
