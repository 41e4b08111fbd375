# La historia de la campaña entre sus escenarios: el prólogo, las derrotas y los caminos que se abren.

story-prologue = El mar subió durante cuarenta noches y no volvió a bajar. De todas las ciudades que conocíamos quedan una colina, unos cuantos barcos y tú, hacia quien los demás empiezan a mirar. Ahí fuera tiene que haber tierra, y habrá otros que la quieran. Cuatro veces tendremos que demostrar que sabemos vivir. Elige la orilla donde todo empieza.

story-defeat-exhausted = Contábamos con una semana más, y las despensas quedaron vacías antes de que acabara. Se arrían las velas y la obra queda a medias. Pero la gente vive, y el hambre es una maestra a la que nadie olvida. La próxima vez empezaremos antes.
story-defeat-poorer = Hicimos lo que nos habíamos propuesto, y nadie aplaudió. Sus arcas estaban más llenas que las nuestras, y el oro compra lo que gana el valor. Los isleños se vuelven hacia quien puede pagar. La próxima vez habrá que mirar la bolsa antes de tender la mano hacia el premio.
story-defeat-city-fallen = Su proa salió de la niebla mientras nuestro barco de guerra estaba lejos. A mediodía ondeaba una bandera extraña sobre el puerto. Nos hemos llevado a los niños, el grano de siembra y una lección: alguien tiene que montar guardia en casa.
story-defeat-swallowed = El agua llegó más deprisa de lo que podíamos remar. Donde por la mañana había tejados, por la tarde se posan las gaviotas sobre las olas. Unas pocas barcas se han encontrado en la oscuridad. Lo intentarán de nuevo, y en terreno más alto.
story-defeat-forsaken = El último de nuestros aliados ha desaparecido, y con él la razón por la que vinimos. A bordo reina el silencio. Quien promete protección también tiene que llegar a tiempo: no volveremos a olvidarlo.

story-way-perilous-land-bellicose = La noticia de nuestras batallas viaja más deprisa que nuestros barcos. Los vencidos han pedido ayuda y alguien los ha oído: hacia allí hay que navegar ahora.
story-way-perilous-land-conqueror = Con los graneros llenos se es bienvenido en todas partes, y también necesario. Al otro lado del agua, unos vecinos hambrientos han visto el humo de nuestros hornos.
story-way-whispers-from-the-east-prospector = Nuestros nuevos amigos nos han dado su confianza y nos han mostrado también sus penas. Ponemos rumbo adonde viven los artesanos, antes de que lo haga el invierno.
story-way-whispers-from-the-east-explorer = El puerto vacío no nos deja dormir. Seguimos el rastro de quienes se fueron, hacia las aguas de las que venían.
story-way-what-killed-them-archeologist = Nadie pasa un tesoro por un puerto sin que lo vean. Antes de que se apagaran las antorchas ya había velas extrañas en el fondeadero.
story-way-what-killed-them-navigator = Nuestras cartas acaban donde empieza la niebla. Ahí dentro alguien llama, y nuestro rumbo lleva hacia ella.
story-way-friend-in-need-shepherdess = Dos pueblos necesitan más sitio que uno. Nuestros amigos se adelantan llenos de alegría, más lejos de lo que deberían, y nosotros detrás.
story-way-friend-in-need-merchant = Unos talleres tan activos necesitan compradores, y las rutas del comercio pasan junto a las islas de Mu. Otros han encontrado el camino antes que nosotros.
story-way-answer-too-late-warmonger = Los fugitivos ponen rumbo directo a su casa. Solo tenemos que seguir su estela.
story-way-answer-too-late-corruptor = Los enemigos de ayer nos llaman amigos, y un amigo acude cuando lo llaman. Su flota ha topado con algo más grande que ella.
story-way-path-of-the-lost-traveler = En los muros de la ciudad vacía cuelga una carta que nadie supo explicar. Señala más allá de cuanto conocemos, y aquí nada nos retiene.
story-way-remains-of-unrest-grave-robber = Desde que la última reliquia subió a bordo, el mar no ha estado en calma ni una hora. Empezamos a sospechar de quién son estas cosas.
story-way-remains-of-unrest-patron = Un reino tan grande tiene costas largas. Mientras cuidábamos la paz en un extremo, apareció una vela en el otro.
story-way-facing-destiny-leader = El rumor se acerca cada noche un poco más. Lo que hemos salvado habrá que defenderlo otra vez, contra algo que no es humano.
story-way-facing-destiny-loner = Quienes tomaron las islas de nuestros aliados no se detienen ahí. Ahora nadie se interpone entre ellos y nosotros.
story-way-assault-at-the-very-heart-pitiless = El resplandor se vio desde muy lejos. Los que ayer eran neutrales han sellado un pacto esta noche, y es contra nosotros.

solo-see-gives = Ganado como { $title } en una campaña: «{ $gift }»
solo-see-too-poor = Cuidado: alcanzarlo ahora sería una derrota, pues necesitas más oro que ellos.
solo-met-poorer = Pero necesitas más oro que ellos: { $gold } a { $rival } es una derrota si este turno no lo cambia.
board-solo-too-poor = Alcanzarlo ahora sería una derrota: antes necesitas más oro que el adversario.
board-solo-gives = En una campaña:
web-campaign-prologue = Cómo empezó
web-campaign-unknown = Aún sin alcanzar
web-campaign-unknown-about = Lo que espera aquí se contará cuando llegues.
web-campaign-leads-on = Abre el camino al capítulo siguiente.
web-campaign-show-all = Mostrar lo que hay por delante
web-campaign-show-all-about = Nombres, historias y premios de los escenarios que no has alcanzado
