# Nautilion: las lecciones que siguen a la primera, sobre sus hechizos y sus cinco expansiones.

## Hechizos

lesson-nautilion-spells = Los hechizos
lesson-nautilion-spells-about = Tres hechizos que doblegan los dados y el camino, y lo que cuestan.
lesson-nautilion-spells-goal = Tu reserva no es solo comida para el Faro Oscuro: tras cada tirada paga hechizos. Lanza cuantos puedas pagar, en cualquier orden, antes de repartir los dados.
lesson-nautilion-spells-whirlwind = Has sacado 3, 4 y 4: con cualquiera de ellos el Faro Oscuro te quita una ficha. Por una ficha, el Torbellino vuelve a tirar los tres dados. Lánzalo.
lesson-nautilion-spells-whirlwind-otherwise = Con estos dados el Faro Oscuro morderá seguro. Prueba el hechizo más barato: el Torbellino.
lesson-nautilion-spells-tide = Tres unos, pero la ficha siguiente es un 9 y ya tienes uno. Por dos fichas, la Marea gira un dado: pon un 1 en 2 y alcanza el 4.
lesson-nautilion-spells-tide-otherwise = A dos casillas hay un 4, cuyo camarote toca el del 9. Elige la Marea, luego un 1 y luego el 2.
lesson-nautilion-spells-plan = Ahora alcanzas el 4. Quédate el 2 y da un 1 a cada uno de los otros.
lesson-nautilion-spells-plan-otherwise = Has pagado ese 2 para llegar al 4. Dáselo al Nautilion.
lesson-nautilion-spells-place = El camarote del 4 toca el del 9. Que entre.
lesson-nautilion-spells-place-otherwise = Has lanzado un hechizo para tener este 4. Vale más a bordo que en la reserva.
lesson-nautilion-spells-translation = Tu 3 lleva a un 7 que aún no tiene conducto, y justo antes hay un 8 que encaja. Por tres fichas, la Traslación cambia dos cualesquiera: lánzala.
lesson-nautilion-spells-translation-otherwise = Ninguno de tus dados llega a alguien que encaje. Lanza la Traslación y cambia el 7 por el 8.
lesson-nautilion-spells-swap = Elige una de las dos fichas: el 7, a tres casillas, o el 8 que está justo antes.
lesson-nautilion-spells-swap-otherwise = Podrías cambiar cualquier ficha, pero aquí interesan el 7 y el 8 que tiene justo antes.
lesson-nautilion-spells-with = Y ahora la otra. También podrían estar lejos una de otra, incluso detrás de ti.
lesson-nautilion-spells-with-otherwise = Cambia el 7 por su vecino, el 8: así tu 3 llega al 8.
lesson-nautilion-spells-yours = Ahora el 3 llega al 8. Pero tu reserva está vacía: si el Faro Oscuro recibe un 3 o un 4, se lleva a un tripulante. Eliges tú.
lesson-nautilion-spells-end = Un hechizo salva un turno, pero cada ficha gastada te faltará ante el Faro Oscuro. Quien no encaja vuelve a llenar la reserva. ¡Este viaje ya es tuyo!

## Los Magos

lesson-nautilion-mages = Los Magos
lesson-nautilion-mages-about = Tres Magos que también necesitas, y parejas que vuelven a tirar un dado.
lesson-nautilion-mages-goal = Nueve tripulantes ya no bastan: en el Abismo necesitas además un Mago A, un B y un C en el camarote de los magos. Están en el camino, entre la tripulación.
lesson-nautilion-mages-plan = Has sacado 2, 2 y 4. A cuatro casillas espera un Mago B: quédate el 4.
lesson-nautilion-mages-plan-otherwise = Con un 2 pararías antes del Mago B. Da el 4 al Nautilion.
lesson-nautilion-mages-mage = El Mago B tiene su propio sitio en el camarote de los magos, y allí no hacen falta conductos. Ponlo dentro.
lesson-nautilion-mages-mage-otherwise = En la reserva solo pagaría hechizos. Para ganar necesitas un B.
lesson-nautilion-mages-again = Ahora 1, 2 y 4. Junto a cada Mago cabe un tripulante; junto al B, un 4. Hay un 4 a cuatro casillas: quédate el 4.
lesson-nautilion-mages-again-otherwise = Solo el 4 te lleva hasta la pareja del Mago B. Da el 1 y el 2 al Faro Oscuro y al Fantasma.
lesson-nautilion-mages-partner = El 4 podría subir a bordo. Esta vez ponlo junto al Mago B: allí no cuenta como tripulación, pero los dos forman pareja.
lesson-nautilion-mages-partner-otherwise = Más adelante hay otros 4 para tu tripulación. Pon este junto al Mago B y mira qué hace una pareja.
lesson-nautilion-mages-reroll = Has sacado 1, 4 y 4. Una vez por turno, la pareja vuelve a tirar un dado gratis: elige un 4.
lesson-nautilion-mages-reroll-otherwise = Deja primero que ayude la pareja, que es gratis. El 1 está bien así: vuelve a tirar un 4.
lesson-nautilion-mages-yours = 1, 2 y 4: mucho mejor. Si el Faro Oscuro muerde, también puedes darle algo del camarote de los magos. Ahora eliges tú.
lesson-nautilion-mages-end = Busca también un A y un C, no solo a tus nueve. Un segundo Mago de la misma letra va a la reserva. ¡Este viaje ya es tuyo!

## Los Mercenarios

lesson-nautilion-mercenaries = Los Mercenarios
lesson-nautilion-mercenaries-about = Los submarinos chocan, y se impone quien tenga más arpones.
lesson-nautilion-mercenaries-goal = Ahora los submarinos ya no se cruzan sin más: la primera vez, chocan. Si entonces el Fantasma tiene más arpones, pierdes.
lesson-nautilion-mercenaries-count = Cada 2, 5 u 8 lleva un arpón, un Mercenario dos, y el tablero del Fantasma otros dos. Ahora mismo él tiene cinco y tú cuatro.
lesson-nautilion-mercenaries-plan = A tres casillas hay un Mercenario: quédate el 3. Da el 1 al Fantasma, que aún no debe encontrarte, y el 2 al Faro Oscuro.
lesson-nautilion-mercenaries-plan-otherwise = Mientras tengas menos arpones, el Fantasma debe venir despacio: el 1 para él, el 2 para el Faro Oscuro, el 3 para ti.
lesson-nautilion-mercenaries-station = Un Mercenario entra en cualquier camarote vacío con conducto y lo ocupa hasta el choque. Mándalo al camarote 3: ya son seis arpones.
lesson-nautilion-mercenaries-station-otherwise = En la reserva no tiene arpones. Los dos camarotes vacíos sirven; aquí elige el 3.
lesson-nautilion-mercenaries-ram = Seis a cinco: ¡ahora te conviene chocar! Pero con un 1 o un 3 el Fantasma atraparía un 8 y te igualaría. Dale el 2 y quédate el 3.
lesson-nautilion-mercenaries-ram-otherwise = Solo con el 2 el Fantasma para en el 3, que no lleva arpón. Quédate el 3: te deja cara a cara.
lesson-nautilion-mercenaries-take = ¡Te impones! Los Mercenarios de a bordo se van. Recibes una ficha de los descartes y, como tenías más arpones, hasta puede subir a bordo: toma el 3.
lesson-nautilion-mercenaries-take-otherwise = Toma a alguien que te falte y cuyo camarote toque a tu tripulación: el 3.
lesson-nautilion-mercenaries-place = Que el 3 entre donde estaba el Mercenario. Así solo faltan el 5 y el 7.
lesson-nautilion-mercenaries-place-otherwise = A bordo cuenta para los nueve; en la reserva, nunca. Que entre.
lesson-nautilion-mercenaries-yours = Ahora ya se cruzan sin más. Si paras en un Mercenario, va a la reserva; si para el Fantasma, pierdes una ficha. Tus dados, tu elección.
lesson-nautilion-mercenaries-end = Ármate antes del encuentro y cuenta lo que el Fantasma puede atrapar por el camino. Este viaje ya es tuyo: ¡ve por el 5 y el 7!

## Los Arrecifes

lesson-nautilion-reefs = Los Arrecifes
lesson-nautilion-reefs-about = Los Arrecifes pueden retenerte un turno, y te lo pagan.
lesson-nautilion-reefs-goal = Cada tres posiciones del camino hay un Arrecife con un 3, un 6 o un 9. Si paras al lado, puede retenerte en tu turno siguiente.
lesson-nautilion-reefs-plan = Has sacado 1, 1 y 4. El 4 lleva a un Arrecife con un 3, pero hay un 3 a bordo y eso ayuda: quédate el 4.
lesson-nautilion-reefs-plan-otherwise = Un 1 también lleva a un Arrecife, con un 9, y no tienes ningún 9 que ayude. Da el 4 al Nautilion.
lesson-nautilion-reefs-free = Se tiró un dado por el Arrecife: un 2, y uno más gracias al 3 de a bordo. Con 3 o más quedas libre y el Arrecife va a tu reserva.
lesson-nautilion-reefs-next = Has sacado 2, 2 y 3. A tres casillas hay un 2 que te sirve, otra vez junto a un Arrecife con un 3. Atrévete: quédate el 3.
lesson-nautilion-reefs-next-otherwise = Un 2 lleva a un 6 que aún no tiene conducto. La ficha junto al Arrecife merece el riesgo: quédate el 3.
lesson-nautilion-reefs-place = La ficha es tuya haga lo que haga el Arrecife. Que el 2 entre junto al 3.
lesson-nautilion-reefs-place-otherwise = Su camarote toca el del 3. Vale más a bordo que en la reserva.
lesson-nautilion-reefs-held = Esta vez un 1: aun con la ayuda solo 2, así que te retiene. Hay dos dados y ninguno es para ti: el 2 al Faro Oscuro y el 1 al Fantasma.
lesson-nautilion-reefs-held-otherwise = Los dos dados dejan dormir al Faro Oscuro. Así que dale el 2, y al Fantasma el 1, más lento.
lesson-nautilion-reefs-yours = No te has movido, pero también este Arrecife está en tu reserva y paga como cualquier ficha. Ahora 2, 4 y 4: eliges tú.
lesson-nautilion-reefs-end = Para junto a Arrecifes cuyo número tengas a bordo, y mira cuáles despeja el Fantasma. ¡Este viaje ya es tuyo!

## El Faro Oscuro

lesson-nautilion-machinations = Las intrigas del Faro Oscuro
lesson-nautilion-machinations-about = Cinco cartas que cambian las reglas turno a turno, y que ves venir.
lesson-nautilion-machinations-goal = El Faro Oscuro recorre ahora cinco cartas, una por turno, una y otra vez. Su carta cambia las reglas de ese turno.
lesson-nautilion-machinations-plan = La primera carta pone los dados en 2, 3 y 4. Solo el 2 deja dormir al Faro Oscuro: dáselo, da el 3 al Fantasma y quédate el 4.
lesson-nautilion-machinations-plan-otherwise = Un 3 o un 4 cuesta una ficha sea cual sea la carta. Así que el 2 para el Faro Oscuro, el 3 para el Fantasma y el 4 para ti.
lesson-nautilion-machinations-place = Un 1, y el primero en subir no necesita conducto. Que entre.
lesson-nautilion-machinations-place-otherwise = El primer tripulante está mejor a bordo.
lesson-nautilion-machinations-toll = El Faro Oscuro ha llegado a un peaje: pierdes una ficha de inmediato. Da una de la reserva, tu 1 es más difícil de reponer.
lesson-nautilion-machinations-toll-otherwise = Entonces no quedaría nadie a bordo. Paga el peaje con la reserva.
lesson-nautilion-machinations-again = Por lo demás, el turno es como siempre. Has sacado 1, 1 y 2: a dos casillas hay un 2 que toca tu 1. Quédate el 2.
lesson-nautilion-machinations-again-otherwise = Con un 1 tomarías un 4 que aún no tiene conducto. Da el 2 al Nautilion.
lesson-nautilion-machinations-join = Que el 2 entre junto al 1.
lesson-nautilion-machinations-join-otherwise = Un 2 que encaja vale más a bordo que en la reserva.
lesson-nautilion-machinations-blue = La tercera carta es azul, y las azules son amables: este turno un Torbellino es gratis. Has sacado 1, 3 y 4: vuelve a tirar sin pagar.
lesson-nautilion-machinations-blue-otherwise = Aprovecha primero el regalo de la carta: ahora el Torbellino no cuesta nada.
lesson-nautilion-machinations-yours = 1, 1 y 4: mejor. En la carta siguiente un mordisco cuesta dos fichas, así que mira adelante al planear. Eliges tú.
lesson-nautilion-machinations-end = La fila está a la vista: guarda fichas y hechizos para una carta mala. En cada carta puedes leer qué hace. ¡Este viaje ya es tuyo!

## Las Acciones Heroicas

lesson-nautilion-heroics = Las Acciones Heroicas
lesson-nautilion-heroics-about = Cartas poderosas que cuestan tripulación y deben desaparecer antes del Abismo.
lesson-nautilion-heroics-goal = Hay tres Acciones Heroicas a la vista. Cada una vale una vez, y solo ganas si no queda ninguna al llegar al Abismo: tienes que jugarlas.
lesson-nautilion-heroics-price = Cada una cuesta un tripulante, y los que quedan deben seguir unidos. Por eso el 8 no puede irse ahora: ningún conducto une el 7 y el 9.
lesson-nautilion-heroics-play = Has sacado tres cuatros. Juega la carta que pone los dados a tu gusto y paga con el 9: a cuatro casillas hay otro 9.
lesson-nautilion-heroics-play-otherwise = Juega la carta que pone los dados a tu gusto y paga con el 9: lo recuperas en este mismo turno.
lesson-nautilion-heroics-set = Ahora pon los dados en 1, 1 y 4.
lesson-nautilion-heroics-set-otherwise = Dos unos frenan a los otros, y el 4 te lleva hasta el 9.
lesson-nautilion-heroics-plan = El 4 es tuyo, y cada uno de los otros recibe un 1.
lesson-nautilion-heroics-plan-otherwise = Necesitas el 4 para llegar al 9.
lesson-nautilion-heroics-place = Aquí está otra vez el 9. Que entre: una carta menos y no falta nadie.
lesson-nautilion-heroics-place-otherwise = Has pagado con el 9, así que sube este a bordo.
lesson-nautilion-heroics-still = Has sacado 1, 1 y 4, y la ficha siguiente es un 7. Juega la carta que deja quieto al Fantasma y paga con tu 7.
lesson-nautilion-heroics-still-otherwise = Juega la carta que deja quieto al Fantasma y paga con el 7: el siguiente está justo delante.
lesson-nautilion-heroics-big = El Fantasma no se moverá este turno: dale el 4, y un 1 al Faro Oscuro y otro a ti.
lesson-nautilion-heroics-big-otherwise = Un 4 despertaría al Faro Oscuro o te haría pasar de largo el 7. El Fantasma está quieto: dale el 4.
lesson-nautilion-heroics-back = Has jugado dos cartas y la tripulación es tan grande como antes. ¿Adónde va este 7? Eliges tú.
lesson-nautilion-heroics-end = Queda una carta, y Sustituir siempre descubre otra. Paga con quien espere de nuevo más adelante y líbrate de todas a tiempo. ¡Este viaje ya es tuyo!
