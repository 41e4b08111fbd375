# Las lecciones de la campaña.

## Capítulo 1

lesson-campaign-first = La campaña en cinco minutos
lesson-campaign-first-about = Una tierra peligrosa: dos caminos a la victoria y un adversario que hace lo que tú.
lesson-campaign-first-goal = Guías a los griegos en solitario. Ganas si tus nueve colonos están en las losetas verdes, o si vences cuatro veces al navío egipcio.
lesson-campaign-first-danger = En ambos casos necesitas más oro que los egipcios. Y si su navío de guerra llega a tu ciudad, todo está perdido al instante.
lesson-campaign-first-explore = En cada ronda los egipcios actúan primero y luego tú; solo la primera es toda tuya. Gira el timón hasta Explorar.
lesson-campaign-first-explore-otherwise = También vale, pero sin islas no hay dónde colonizar. Explora primero.
lesson-campaign-first-sail = Ve a la loseta descubierta junto a tu ciudad. Las verdes están boca abajo, más lejos, y entrar en cada una cuesta comida.
lesson-campaign-first-mark = El marcador da 1 de oro al dejar el tablero. Ponlo en la moneda y ganas 1 más: al final debes tener más oro que ellos.
lesson-campaign-first-mark-otherwise = Un colono ahí también está bien. Esta vez toma la moneda: el oro decide toda victoria.
lesson-campaign-first-mirror = Mira lo que han hecho: también han explorado. Los egipcios repiten tu última acción, salvo que el azar les mande otra.
lesson-campaign-first-settle = Pregúntate de cada acción qué te da a ti y qué les daría a ellos. Ahora gira el timón hasta Colonizar.
lesson-campaign-first-settle-otherwise = Tus colonos esperan, y sin ellos nada funciona. Elige Colonizar.
lesson-campaign-first-settler = Mueve un colono de tu tablero a la loseta explorada o a tu ciudad. Toma una ficha enseguida: la comida te abrirá el mar.
lesson-campaign-first-second = Y otro más. Piensa en la comida: las losetas verdes están más allá de otras boca abajo.
lesson-campaign-first-yours = Ellos también han colonizado. Si produces, solo ganan por parejas en artesanía o armas; si combates, viene su navío. ¡Elige!
lesson-campaign-first-end = Tus objetivos y su avance siguen a la vista junto al mar. Explora, puebla las losetas verdes y ten más oro: la tierra puede ser tuya.

## Capítulo 2

lesson-campaign-adversary = El adversario
lesson-campaign-adversary-about = Las fichas de combate, dónde colonizan los egipcios y cómo vencer a su navío.
lesson-campaign-adversary-near = El navío egipcio está junto a tu isla: cada vez que combatías se acercaba. Hay que vencerlo antes de que llegue a tu ciudad.
lesson-campaign-adversary-tokens = Su turno empieza con una ficha de combate. Sin estrella repiten tu última acción; con ella decide el azar. Con tres iguales se barajan todas.
lesson-campaign-adversary-settle = Tu última acción fue Combatir: el timón tiene que girar. Elige Colonizar y ellos también lo harán, según el orden de su columna.
lesson-campaign-adversary-settle-otherwise = También es un camino. Pero mira cómo colonizan: elige Colonizar y te seguirán.
lesson-campaign-adversary-settlers = Primero tus dos colonos. Las casillas de tu ciudad están libres, y cada ficha ayuda.
lesson-campaign-adversary-second = Y el segundo.
lesson-campaign-adversary-engage = Donde exploraron decidió la ficha más alta con sitio, que pasó al final. Por el colono sin sitio tomaron una moneda. Ahora, a por su navío: ¡Combatir!
lesson-campaign-adversary-engage-otherwise = Su navío está cerca de tu ciudad. Gira el timón hasta Combatir mientras tengas armas.
lesson-campaign-adversary-sail = Mejor atacar que esperar, pues quien ataca gana el empate. Ve hacia su navío.
lesson-campaign-adversary-sail-otherwise = Ahí no lucharías. Su navío está en la loseta iluminada.
lesson-campaign-adversary-commit = Tienen fuerza 1 y roban una ficha de 2 como mucho: 3. Tú tienes 2: con un arma no puedes perder.
lesson-campaign-adversary-commit-otherwise = Con un arma basta: sin ninguna podrías perder, y las demás se gastarían para nada.
lesson-campaign-adversary-home = Vencido, su navío está de nuevo en su ciudad, y en su turno siguiente no han podido combatir. Es uno de los cuatro combates que necesitas.
lesson-campaign-adversary-yours = Pero tienen más oro que tú, y sin más oro no hay victoria. ¿Qué eliges, sabiendo que te siguen?
lesson-campaign-adversary-end = Vigila tres cosas: sus fichas, su columna y el rumbo de su navío. Todo lo demás depende de ti.
