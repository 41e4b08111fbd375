# Lecciones de Diluvia.

## Primera partida

lesson-diluvia-first = Diluvia en cinco minutos
lesson-diluvia-first-about = Una selva que se inunda y una balsa pequeña: juega cartas, sube a bordo y cuidado con la lluvia.
lesson-diluvia-first-goal = El agua va cubriendo la selva. Cuando llegue a la séptima fila, gana quien tenga más animales en la balsa. Los tuyos son los capibaras.
lesson-diluvia-first-token = Aquí espera la balsa, siempre justo por encima del agua. El animal que llega a su casilla sube a bordo.
lesson-diluvia-first-move = En cada turno juegas cartas. Elige Movimiento, luego tu capibara junto a la balsa y por último la casilla de la balsa.
lesson-diluvia-first-move-otherwise = Ya habrá tiempo para eso. Primero sube a bordo al capibara que está junto a la balsa.
lesson-diluvia-first-vip = Sube a bordo: ¿en qué asiento? El espacio vip, en el centro, gana los empates; las olas tiran a quien está en el borde izquierdo o derecho.
lesson-diluvia-first-vip-otherwise = Vale cualquier asiento libre, pero ninguno es mejor que el del centro. Toma el espacio vip.
lesson-diluvia-first-maneuver = Puedes jugar otra carta. A la izquierda de la balsa hay otro capibara: con la carta Balsa, la balsa va hasta él y lo recoge.
lesson-diluvia-first-maneuver-otherwise = Quizá en otro momento. Ahora la balsa puede recoger a tu segundo capibara: juega Balsa, hacia la izquierda.
lesson-diluvia-first-seat = ¡Dos a bordo en un turno! Este asiento lo eliges tú; cerca del centro se está bien.
lesson-diluvia-first-rain = Tras tus dos cartas se tiró el dado: un nubarrón, y el marcador de diluvio dio un paso. Cuando da la vuelta entera, sube el agua.
lesson-diluvia-first-flood = Luego robaste cartas y una era un Diluvio: la primera fila se inundó al momento. Quien estaba allí va a la deriva; la balsa subió una fila.
lesson-diluvia-first-yours = Ahora te toca y eliges tú. Las gotas marcan a quién se llevaría la próxima subida; cada carta enseña lo que haría antes de jugarla.
lesson-diluvia-first-second = Otra carta y una tirada del dado, o ninguna carta más y dos tiradas: eso es más lluvia. Después repones tu mano hasta seis.
lesson-diluvia-first-end = Eso es todo: subir a bordo, quedarse a bordo y vigilar la lluvia. En la séptima fila la balsa se aleja. ¡Sigue, esta selva es tuya!

## Ya veremos

lesson-diluvia-undo = Ya veremos: no tan deprisa
lesson-diluvia-undo-about = Cómo se frena una carta ajena, qué cuesta y cuándo merece la pena.
lesson-diluvia-undo-window = Los cocodrilos juegan Movimiento: uno va a subir a bordo. Una carta primero se anuncia, y solo ocurre si nadie la anula.
lesson-diluvia-undo-odds = Tienes dos cartas Ya veremos. Decide el dado: un nubarrón anula su carta, una de cada tres veces. La tuya se gasta en cualquier caso.
lesson-diluvia-undo-try = Un animal a bordo merece el intento: elige Ya veremos. La página pide pulsar otra vez, para que un desliz del dedo no gaste una carta.
lesson-diluvia-undo-try-otherwise = Podrías dejar que ocurra, ahora o todo el turno. Pero esta lección trata de Ya veremos: inténtalo.
lesson-diluvia-undo-cloud = ¡Un nubarrón! Su Movimiento queda anulado y perdido. Pero pueden jugar otra carta, y a ti te queda otro Ya veremos.
lesson-diluvia-undo-again = Aquí llega. Gasta tu último Ya veremos, deja que ocurra o di que no quieres más preguntas este turno: eliges tú.
lesson-diluvia-undo-refill = Por un Ya veremos gastado no recibes carta hasta el final de tu propio turno. Quien anula mucho tiene menos donde elegir.
lesson-diluvia-undo-theirs = También se pueden anular tus cartas, y nadie ve quién tiene un Ya veremos. Entre personas corre un reloj breve, igual para todos.
lesson-diluvia-undo-wishes = En «Pregúntame por…» dices qué cartas ajenas te interesan. Nadie sabe lo que eliges ahí.
lesson-diluvia-undo-turn = Tu turno. Si tienen un Ya veremos, tu mejor carta lo hará salir; quizá convenga jugar primero la segunda mejor.
lesson-diluvia-undo-end = Ya puedes estropear un plan, una de cada tres veces. Guarda un Ya veremos para lo que de verdad duele, como una ola. ¡La partida sigue!

## Olas e inundaciones

lesson-diluvia-waves = Olas e inundaciones
lesson-diluvia-waves-about = Qué tira animales de la balsa, qué hace subir el agua y cómo verlo venir.
lesson-diluvia-waves-edges = A mitad de una partida, los cocodrilos tienen dos animales en el borde derecho de la balsa. Es un lugar peligroso.
lesson-diluvia-waves-tsunami = Un Tsunami lleva a todos los de a bordo un asiento hacia un lado. Juega el tuyo hacia la derecha: los del borde caen al agua.
lesson-diluvia-waves-tsunami-otherwise = También puede estar bien. Pero una ola a la derecha tira a dos cocodrilos y a ninguno tuyo: juega el Tsunami.
lesson-diluvia-waves-adrift = Ahora hay dos cocodrilos más a la deriva. Pero mira: todos se han desplazado, y dos de los tuyos están en ese borde.
lesson-diluvia-waves-meter = Ahora el medidor: al marcador le falta un paso hasta su nube. Con el próximo nubarrón se inunda la fila 4, y allí hay un capibara tuyo.
lesson-diluvia-waves-flee = La gota marca quién corre peligro. Con tu segunda carta, Movimiento, haz que ese capibara suba a una fila más alta.
lesson-diluvia-waves-flee-otherwise = Así seguiría en la fila que el agua tomará enseguida. Súbelo una fila con Movimiento.
lesson-diluvia-waves-rise = Justo a tiempo: salió un nubarrón y la fila 4 se inundó. La balsa también subió, y el medidor empieza otra vuelta.
lesson-diluvia-waves-deck = Un Diluvio robado del mazo también hace subir el agua. Aquí ves su probabilidad: ahora ninguna, los tres han salido hasta que se baraje de nuevo.
lesson-diluvia-waves-yours = Ahora eliges tú. Salvavidas devuelve un animal a un asiento libre del borde; Movimiento y Empujón lo alejan de él.
lesson-diluvia-waves-end = Bordes, medidor, mazo: mira los tres cada turno y el agua no te sorprenderá. ¡Sigue hasta la séptima fila!

## Equipos

lesson-diluvia-teams = Dos contra dos
lesson-diluvia-teams-about = Tu especie y la de tu pareja: una carta cada uno, una tirada para los dos y una balsa común.
lesson-diluvia-teams-goal = Formas equipo con los cocodrilos: los animales a bordo de ambos se suman. Tu pareja acaba de ocupar el espacio vip.
lesson-diluvia-teams-cards = Por equipos, cada cual tiene tres cartas y juega una. Cuando ha jugado todo el equipo, el dado se tira una sola vez.
lesson-diluvia-teams-fetch = Solo mueves capibaras, pero la balsa sirve a los dos. Juega Balsa, hacia la derecha: recoge al cocodrilo de tu pareja.
lesson-diluvia-teams-fetch-otherwise = Se puede, pero mira a la derecha de la balsa: ese cocodrilo también cuenta para ti. Recógelo con la carta Balsa.
lesson-diluvia-teams-seat = Quien juega la carta elige el asiento, también el de un animal de su pareja. ¿Cuál? Lejos de los bordes.
lesson-diluvia-teams-joker = Cierras el turno de tu equipo y tiras el dado: un comodín, y tú dices si llueve. Ocho animales del equipo siguen en la selva: que no llueva.
lesson-diluvia-teams-joker-otherwise = La lluvia acerca el agua, y ocho animales de tu equipo aún no están a bordo. Que no llueva.
lesson-diluvia-teams-rivals = Después los guepardos y los loros han jugado igual. Ya veremos sirve contra sus cartas, nunca contra las de tu pareja.
lesson-diluvia-teams-yours = Otra vez tu equipo, y tu pareja ya ha jugado. Elige: sube a alguien, aparta a un rival o lleva la balsa adonde haga falta.
lesson-diluvia-teams-end = Seis juegan igual, de dos en dos o de tres en tres. En un empate gana el equipo más cerca del espacio vip. ¡Sigue con tu pareja!
