# El diario de campaña: lo que dice, las historias de los escenarios y los rangos.

## Lo que no se puede hacer

log-no-key = Este navegador no tiene esta campaña. Abre el enlace que te dieron.
log-unknown = No existe esa campaña.
log-link-used = Este enlace ya se ha usado. Pide otro donde la campaña esté abierta.
log-bad-difficulty = No existe esa dificultad. Hay: { $known }.
log-bad-name = Una campaña necesita un nombre de 1 a { $longest } caracteres en una sola línea.
log-wrong-name = Ese no es el nombre de esta campaña, así que no se ha borrado.
log-no-such-chapter = Esta campaña no tiene capítulo { $chapter }.
log-chapter-begun = La partida en curso ya ha empezado: acábala o bifurca la campaña para elegir otra cosa.
log-changed-meanwhile = La campaña ha cambiado entretanto. La ves tal como está ahora.
log-other-rules = La partida de este capítulo empezó con la versión { $recorded } de las reglas y no puede seguir: la actual es la { $current }. Empieza el capítulo de nuevo.
log-begin-anew = Empezar el capítulo de nuevo: seaboard campaign play { $campaign } --anew
log-no-section = El colono azteca no puede estar ahí. Puede estar en: { $known }.
log-which-scenario = Hay dos escenarios abiertos: elige uno.
log-nothing-open = Esta campaña ha terminado. Bifúrcala para seguir desde un capítulo anterior.

## Un archivo que no se admite

log-not-a-campaign = Este archivo no es una campaña.
log-bad-chapter = El capítulo { $chapter } no es válido: { $reason }
log-no-dice = No muestra sus dados, así que no se pueden comprobar.
log-unfinished = Su partida no ha terminado.
log-other-bonuses = Su partida no se jugó con las ventajas de esta campaña.
log-other-outcome = Su partida no acabó como dice el diario.

## Derrotas

log-defeat-exhausted = Las reservas se agotaron antes de alcanzar el objetivo.
log-defeat-poorer = El adversario tenía tanto oro o más.
log-defeat-city-fallen = El navío de guerra del adversario llegó a tu ciudad.
log-defeat-swallowed = El mar se tragó a tu gente.
log-defeat-forsaken = No quedó ninguno de tus aliados.

## Dificultades

log-level-normal = normal
log-level-hard = difícil
log-level-extreme = extrema
log-level-divine = castigo divino

## En la terminal

log-none = Todavía no hay campañas. Empieza una: seaboard campaign new "Mi travesía"
log-which-campaign = Varias campañas se llaman así: indica el número o el identificador.
log-no-such-campaign = No hay ninguna campaña «{ $wanted }». Mira seaboard campaign list.
log-line-ongoing = { $name } ({ $difficulty }): { $victories } de { $length } victorias, { $gold } de oro, { $lives ->
        [one] una vida
       *[other] { $lives } vidas
    }
log-line-won = { $name } ({ $difficulty }): ganada con { $gold } de oro. { $rank }
log-line-fallen = { $name } ({ $difficulty }): el imperio ha caído tras { $victories } de { $length } victorias
log-line-playing = { $line }; en curso: { $scenario }
log-created = Empieza «{ $name }». Su identificador es { $campaign }.
log-forked = «{ $name }» sigue desde aquí su propio camino. Su identificador es { $campaign }.
log-imported = «{ $name }» ya está aquí. Su identificador es { $campaign }.
log-exported = «{ $name }» está en { $file }.
log-renamed = La campaña se llama ahora «{ $name }».
log-deleted = «{ $name }» se ha borrado. Sus partidas siguen entre las mesas.
log-link = Abre la campaña una sola vez, en el navegador de la mesa en marcha: { $link }
log-taken = El camino recorrido
log-nothing-taken = Todavía no se ha jugado nada.
log-chapter-won = { $number }. { $scenario }: { $title }, { $gold } de oro
log-chapter-lost = { $number }. { $scenario }: derrota. { $reason }
log-carried = Lo que llevas contigo
log-open = Abierto ahora
log-left = Caminos por recorrer
log-closed = Caminos que dejaste atrás
log-road = { $scenario }: { $title } → { $next }
log-road-last = { $scenario }: { $title } → el final de la campaña
log-at-table = Cada jugada se guarda en la mesa de la campaña.
log-go-on = Para seguir: seaboard campaign play { $campaign }
log-no-such-scenario = No hay ningún escenario «{ $wanted }». Estos son los identificadores, y también valen los nombres en cualquier idioma: { $known }.
log-choose = Hay varios escenarios abiertos. Elige uno:
log-command = Para jugarlo: seaboard campaign play { $campaign } --scenario { $scenario }
log-way = { $title }: { $what }
log-show-all = Con --all: los caminos que quedan por delante y por detrás, y lo que da cada victoria.
log-kept = La partida espera en el diario de «{ $name }». Para seguir: seaboard campaign play { $campaign }

cli-help-campaign = La campaña en solitario de Diluvium: su diario, sus caminos, sus partidas.
cli-help-campaign-list = Lista las campañas de tu carpeta de datos.
cli-help-campaign-new = Empieza una campaña.
cli-help-campaign-show = Muestra el camino recorrido y lo que está abierto.
cli-help-campaign-play = Sigue con el escenario abierto.
cli-help-campaign-fork = Empieza una campaña nueva desde un punto anterior de otra.
cli-help-campaign-rename = Da otro nombre a una campaña.
cli-help-campaign-delete = Borra una campaña: hay que escribir su nombre entero.
cli-help-campaign-export = Escribe una campaña con los registros de sus partidas en un archivo.
cli-help-campaign-import = Trae una campaña de un archivo; no se sobrescribe nada.
cli-help-campaign-link = Un enlace que abre una campaña en el navegador.
cli-opt-difficulty = normal, hard, extreme o divine.
cli-opt-scenario = Qué escenario, si hay varios abiertos.
cli-opt-all-roads = También todos los caminos, recorridos o no, y lo que da cada victoria.
cli-opt-aztec = La sección de tu tablero donde está el colono azteca.
cli-opt-anew = Empezar el capítulo de nuevo si su partida es de otra versión de las reglas.
cli-opt-chapters = Cuántos capítulos conserva la campaña nueva.
cli-opt-name = El nombre de la campaña nueva.

## Ventajas

solo-bonus-board = Juegas con el tablero { $board }.
solo-bonus-food = Empiezas cada partida con una ficha de comida.
solo-bonus-token = Una ficha de combate de valor 0 queda fuera de la campaña.
solo-bonus-card = Empiezas cada partida con { $card } en la mano.
solo-bonus-card-later = Empiezas cada partida con la carta de ruinas que traigas.
solo-bonus-home = La loseta { $tile } es tu hogar en vez de una ciudad.
solo-bonus-home-later = Una loseta que explores antes que nadie pasa a ser tu hogar en vez de la ciudad.
solo-bonus-aztec = Uno de tus colonos es azteca y trae 2 recursos al colocarlo.
solo-bonus-holder = Puedes guardar hasta doce recursos.
solo-bonus-warship = El navío de guerra azteca navega con el tuyo y le suma 1 de fuerza.
solo-bonus-allies-egyptians = Los egipcios son tus aliados.
solo-bonus-allies-aztecs = Los aztecas son tus aliados.
solo-bonus-life-gained = Una vida más.
solo-bonus-life-lost = Una vida menos.

## Historias

story-perilous-land = La tierra firme no llena el estómago. Lo que salvamos del diluvio casi se ha acabado y en el campamento ya se cuentan los panes. Al otro lado del estrecho hay islas verdes que podrían alimentarnos a todos, pero entre ellas y nosotros patrullan velas extranjeras. Podemos pelear por el paso hasta que lo cedan, o llevar a la otra orilla hasta el último colono. Lo seguro es que aquí no podemos quedarnos.
story-perilous-land-bellicose = Cuatro veces vino su navío de guerra y cuatro veces volvió maltrecho. Los egipcios han aprendido a temer nuestra proa, y nuestros capitanes, a disfrutarlo. Desde hoy nuestros astilleros piensan primero en la guerra.
story-perilous-land-conqueror = Sube humo de nuestros hogares en cada isla verde y los graneros se llenan. Los egipcios nos miran de lejos, náufragos como nosotros. ¿A quién más habrán perdonado las aguas?
story-whispers-from-the-east = Durante meses el mar nos ha llevado adonde ha querido. Ahora los vigías anuncian una costa y, tras ella, el humo de hogueras ajenas. En el este, murmuran los pescadores, hay talleres, y muros tan viejos que nadie sabe quién los levantó. Otros se dirigen allí bajo colores que nunca habíamos visto. Queremos llegar los primeros.
story-whispers-from-the-east-prospector = Aquí viven alfareros y herreros egipcios, que nos recibieron con más cortesía que la flota azteca. La conocen bien y nos han enseñado cuáles de sus amenazas son vanas.
story-whispers-from-the-east-explorer = Columnas rotas, rollos que se deshacen al tocarlos, un puerto sin barcas: todo un pueblo se fue sin despedirse. Su suerte nos inquieta más que los aztecas. Sabremos qué les ocurrió antes de que nos ocurra a nosotros.
story-what-killed-them = Nuevas costas se abren a la luz de la mañana, y casi todas tienen ruinas. El pueblo de Mu vivió aquí, construyó bien y desapareció. Lo que sabía podría alzarnos sobre nuestros rivales o despertar aquello que lo barrió. Podemos enviar colonos a interrogar las piedras, o trazar el mapa de estas aguas antes que nadie.
story-what-killed-them-archeologist = Bajamos las escaleras con antorchas y volvimos con los secretos de Mu. Nada nos apresó en la oscuridad. Lo que sacamos de las bóvedas viajará con nosotros desde ahora.
story-what-killed-them-navigator = Cuatro costas estaban en nuestros mapas antes de que ningún rival las viera. Una nos gustó tanto que hemos llevado allí el hogar. Que los demás adivinen hasta dónde llega ahora nuestro reino.
story-friend-in-need = Los artesanos egipcios presumían de su cosecha, y luego los cestos subieron medio vacíos. Hemos compartido el pan mientras nos atrevimos, y ahora son nuestros hijos quienes se acuestan con hambre. En las islas grandes hay sitio para todos ellos, si alguien les muestra el camino. Si no, podemos dejarles comida, artesanía y armas para pasar el invierno. Los aztecas no facilitarán ninguna de las dos cosas.
story-friend-in-need-shepherdess = Nueve familias, tres islas, nadie abandonado. Los egipcios cuecen el pan en casas propias y nos guardan un sitio a la mesa. Quien nos ataque ahora encontrará a dos pueblos a los remos.
story-friend-in-need-merchant = Comerciamos en medio de las incursiones aztecas, fardo tras fardo, hasta que nuestros amigos pudieron valerse solos. Nos costó caro, pero nuestros talleres nunca han tenido tanto trabajo. El oficio es una carga que ningún saqueador se lleva.
story-answer-too-late = Un mensajero egipcio se nos escapó, y ahora los cascos aztecas oscurecen el horizonte. Vienen a salvar a un amigo que ya está vencido. Tres avanzadas protegen su vanguardia y cada día se atrincheran más. Podemos quemar las tres antes de que se cierre el cerco, o llenarles las bodegas de objetos finos hasta que olviden a qué venían.
story-answer-too-late-warmonger = La última avanzada ardió hasta la línea del agua. Querían vengar a los muertos y ahora tienen los suyos. Unos pocos barcos huyeron, y vimos qué rumbo tomaban.
story-answer-too-late-corruptor = Subieron a bordo espada en mano y se marcharon cargados de regalos. Un invitado vale más que un pecio en el fondo. Uno de los suyos se ha quedado entre nuestros colonos y trabaja por dos.
story-path-of-the-lost = El sol que nos guiaba se ha escondido y los faroles aztecas siguen nuestra estela. En la niebla encontramos caminantes, uno tras otro, y todos hablan de la misma gran ciudad que tuvieron que dejar. Unas monedas les sueltan la lengua: cada cual sabe dónde hallar al siguiente. Si esa ciudad existe, sus murallas podrían cobijar a dos pueblos.
story-path-of-the-lost-traveler = Las puertas son más altas que cuantas hemos construido y nadie las guarda. Detrás, los campos son polvo y la comida quedó en las mesas. Sea lo que sea lo que echó a los chinos, sus cartas cuelgan de las paredes y nuestros capitanes han aprendido a leerlas.
story-remains-of-unrest = Temíamos a las sombras de las bóvedas y debimos temer a los vivos. Todos los vecinos han oído hablar de los tesoros de Mu, y cada uno quiere su parte. Podríamos pagarles para que se vayan, bolsa tras bolsa, hasta contentarlos. O reunir antes las reliquias, hasta la última, y dejar que los demás pidan clemencia.
story-remains-of-unrest-grave-robber = Los estantes de los muertos están vacíos y nuestras bodegas, llenas. Tanta sabiduría y aun así perecieron: a bordo nadie se atreve a decirlo. Nuestra gente, al menos, ha recobrado el ánimo.
story-remains-of-unrest-patron = El oro logró lo que no pudieron las lanzas: la disputa ha acabado y los mercados están abiertos. Con el comercio, nuestros almacenes se han doblado. Si todos los vecinos estaban en el banquete, eso es otra cuestión.
story-facing-destiny = Nuestros aliados navegaron más lejos de lo prudente y echaron el ancla junto a una potencia que no habían visto. Está a punto de arrollarlos. Podemos llevar a nuestros colonos a las islas que cubrirían a los suyos y resistir con ellos. Si llegamos tarde, tendremos que afrontar solos esa ola.
story-facing-destiny-leader = Hombro con hombro sostuvimos las islas y la ola rompió. Esta noche cantan nuestros aliados y nosotros con ellos. Solo los viejos marinos callan y escuchan un rumor más allá del horizonte.
story-facing-destiny-loner = Una a una se apagaron las luces de nuestros aliados. Nadie nos acusa, porque no queda nadie que pueda hacerlo. Parte de nuestro propio valor se ha hundido con ellos.
story-noose-in-troubled-waters = Dos flotas se cierran sobre nosotros, una con los colores de Egipto, la otra con los de China. Han oído lo que fue de los aztecas, y el miedo las ha hecho amigas. No esperaremos a que se apriete el lazo. Sus ciudades quedan a sus espaldas, y allí puede acabarse esta guerra.
story-noose-in-troubled-waters-peacemaker = Flotan restos de orilla a orilla y las dos ciudades han abierto sus puertas. Nadie volverá a discutir nuestra palabra. Lo llamamos paz, y los niños aprenderán a llamarlo así.
story-assault-at-the-very-heart = Los fugitivos nos han llevado a su casa sin saberlo: ante nosotros está la ciudad madre de los aztecas. Si ahora damos media vuelta, volverán con todo lo que puedan reunir. Cuatro archipiélagos les han jurado lealtad, aunque un juramento se afloja con oro. Nuestras tripulaciones esperaban esta hora. Que acabe donde empezó.
story-assault-at-the-very-heart-pitiless = La ciudad arde a nuestra espalda y las calles brillan como una fragua. En el puerto estaba su nave capitana, más hermosa que cuanto soñaron nuestros carpinteros. Ahora navega con nosotros, y basta su silueta para vaciar el mar.
story-condemned-lands = Aquí no crece nada, aunque hemos cavado, rezado y esperado. Lo que aún guarda una isla se recoge una vez y nunca más. Un navío cazador sigue a nuestros exploradores de día y de noche. Una de cuatro orillas lejanas es la tierra de la que hablaban los exiliados, y nos queda pan para una última búsqueda.
story-condemned-lands-discoverer = Tras el último arrecife hay verde, tan vivo que hiere los ojos. Quienes lo habitan nos tomaron por piratas hasta que vieron quién nos perseguía; entonces botaron sus barcos junto a los nuestros. Los cazadores se han ido y dos pueblos siembran juntos el primer campo.
story-curse-of-mu = Ya sabemos qué vació las ciudades de Mu: habían subido demasiado cerca del Olimpo. Las reliquias de nuestra bodega llevan la misma condena, y detrás de nosotros el mar reclama las islas. Unos guardianes cierran el paso al santuario. Hay que devolver lo que tomamos mientras quede tierra que pisar.
story-curse-of-mu-saved = Depositamos las reliquias y el agua se detuvo en el umbral. Muchas islas que conocíamos yacen ahora bajo las olas. Sobre las demás se abren las nubes, y preferimos llamarlo perdón.
story-flash-of-steel = Nuestro reino es ya más grande de lo que una flota puede vigilar, y un saqueador lo ha notado. Robó a otros mientras mirábamos a otro lado y tomó nuestro silencio por una invitación. Nuestros barcos están dispersos y no llegarán a tiempo. Los egipcios sí, si ponemos armas en sus manos.
story-flash-of-steel-condottiere = Nuestra flota habría llegado tarde; los amigos a los que armamos, no. Lo que se acordó con prisas está ahora jurado ante Atenea. Dos armadas guardan este mar y nadie tiene ganas de probar ambas.
story-last-bastion = Las velas púrpura han tomado las islas de nuestros aliados y ahora vienen por las nuestras. Donde desembarcan, expulsan a nuestros colonos o los hacen remar para ellos. A una flota así no se la vence. Pero una ciudad tan ocupada en conquistar descuida su propio umbral, y allí pensamos instalarnos.
story-last-bastion-unstoppable = Miraban mar adentro cuando alzamos nuestros estandartes al pie de sus murallas. La cabeza ha caído y la gran flota va a la deriva. Quien quiera unirse a nosotros será bienvenido, y nadie nos amenazará dos veces.
story-hydras-ire = El rumor tenía tres gargantas. Nuestros enemigos han sacado una hidra de las profundidades y la han lanzado contra nuestros aliados, cuyos colonos desaparecen con cada ataque. En islas tranquilas los supervivientes hallarían refugio, hasta que la bestia los olfatee también allí. Tres cabezas deben caer.
story-hydras-ire-slayer = La tercera cabeza se hundió con un silbido y el agua hirvió todo un día. Su sangre ha envenenado la costa, y muchos de los que estaban delante no volverán. Los que estaban detrás son libres, y saben a quién se lo deben.
story-between-forge-and-iron = El sol y la sed se han comido nuestras fuerzas, y allí donde desembarcamos otros estuvieron antes. Un pueblo sin suelo bajo los pies olvida lo que fue. Quedan cuatro islas capaces de sostener un hogar. Si las alcanzamos todas, el viejo fuego volverá a arder.
story-between-forge-and-iron-smith = Cuatro islas, cuatro hogares y ni un rival que se atreva a acercarse. Nuestros martillos resuenan de orilla a orilla. Pronto los oirán los demás y harán sitio.
story-seething-heart = Estos enemigos golpean como uno solo, y un buen golpe nos mandaría al fondo. Pero en los callejones de su ciudad se murmura contra los señores que los mantienen unidos. Seis cargas de armas convertirían el murmullo en grito. Hay que colarse entre sus patrullas, hasta el mismo muelle.
story-seething-heart-insurgent = Las cajas cambiaron de manos de noche, ante las narices de la guardia. Al alba la ciudad luchaba contra sí misma y nos había olvidado. Les ayudaremos a terminar, y hablaremos de la recompensa cuando se disipe el humo.

## Rangos

rank-lucky = Afortunada
rank-lucky-text = Has esquivado cada desastre por un palmo. Tu gente vive y no pregunta cuánto se debió al azar. No pierdas de vista el cielo.
rank-brash = Líder audaz
rank-brash-text = Ningún mar fue demasiado ancho para tu ambición ni ningún rival demasiado fuerte. Tu pueblo vuelve a ser numeroso y cree en ti. Lo que falta está al alcance de la mano.
rank-sovereign = Soberana prodigiosa
rank-sovereign-text = Tempestad tras tempestad se ha roto contra tu proa, y los poetas cuentan los años desde tu desembarco. Los griegos vuelven a tener futuro, y lleva tu nombre.
rank-god-queen = Diosa reina radiante
rank-god-queen-text = Ya no das gracias a los dioses por tus victorias: las comparas con las suyas. Tu pueblo se arrodilla y los ídolos de tus rivales yacen en la playa. Pronto sabrás qué opina el Olimpo.
rank-forgotten = Olvidada
rank-forgotten-text = Cuatro victorias y apenas una moneda de vuelta a casa. El canto de tu viaje tiene una sola estrofa y pocos la recuerdan.
