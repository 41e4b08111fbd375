# Seaboard: la sala y el formulario de una partida nueva.

## Tables

web-lobby-title-waiting =
    { $count ->
        [one] ● Una mesa te espera · Seaboard
       *[other] ● { $count } mesas te esperan · Seaboard
    }
web-lobby-your-tables = Tus mesas
web-lobby-your-turn = Te toca
web-lobby-turn = Juega: { $names }
web-lobby-chance = Deciden los dados
web-lobby-with = Con { $names }
web-lobby-alone = En solitario
web-lobby-here = { $names }, en esta pantalla
web-lobby-watching = Miras a { $names }
web-lobby-show-all = Mostrar las { $count }

## Games

web-lobby-choose = Elige un juego
web-lobby-new-game = Una partida nueva
web-lobby-players = { $least }–{ $most } jugadores
web-lobby-minutes = unos { $minutes } min
web-lobby-minutes-each = unos { $minutes } min por escenario
web-lobby-minutes-about = Calculado a partir de partidas entre bots, con tiempo para que pienses. Entre personas dura más.
web-lobby-weight-1 = ligero
web-lobby-weight-2 = medio
web-lobby-weight-3 = denso
web-lobby-more-choices = Más opciones
web-lobby-card-nautilion = Tres dados, dos submarinos: llega al Abismo con nueve tripulantes distintos antes de que el Fantasma alcance las Islas Felices.
web-lobby-card-diluvium = Explora un mundo inundado, coloniza, produce y combate: gana quien reúna más oro.
web-lobby-card-diluvia = El agua sube sobre la selva: lleva tus animales a la balsa y mantenlos en ella.
web-lobby-card-campaign = En solitario contra un adversario: quince escenarios de Diluvium en un mapa de caminos.

## History

web-lobby-history = Partidas terminadas
web-lobby-filter-game = Juego
web-lobby-all-games = Todos los juegos
web-lobby-filter-result = Cómo acabaron
web-lobby-result-all = Todas
web-lobby-result-won = Ganadas
web-lobby-result-lost = Perdidas
web-lobby-won = Ganada
web-lobby-lost = Perdida
web-lobby-replay = Repetir
web-lobby-none-fits = Ninguna partida terminada es así.

## Deleting

web-lobby-delete = Borrar
web-lobby-delete-of = Borrar: { $game }, { $when }
web-lobby-delete-title = ¿Borrar esta partida de { $game }?
web-lobby-delete-sure = Sus jugadas y su registro desaparecen para siempre.
web-lobby-delete-all = Sus jugadas y su registro desaparecen para siempre, también para quienes jugaron.
web-lobby-delete-mine = Desaparece de tu lista; quien la preparó la conserva.
web-lobby-keep = Conservarla

## A new game

web-lobby-new-of = Partida nueva: { $game }
web-lobby-no-such-game = Aquí no hay ningún juego «{ $game }».
web-lobby-who = Quién juega
web-lobby-seats = Asientos
web-lobby-bot = Bot: { $level }
web-lobby-level = Nivel de los bots
web-lobby-level-about = { $level }: { $about }
web-lobby-name = Nombre
web-lobby-link-later = Recibirás los enlaces para enviar en cuanto la mesa esté preparada.
web-lobby-not-with-these = No es compatible con las demás opciones.
web-lobby-ducts =
    { $count ->
        [one] Un conducto
       *[other] { $count } conductos
    }
web-choice-submarine-a1-about = La clase A es la más amable: muchos conductos, y casi todos encuentran su camarote.
web-choice-submarine-a2-about = La clase A es la más amable: muchos conductos, y casi todos encuentran su camarote.
web-choice-submarine-b1-about = La clase B es más difícil: menos conductos, y más tripulantes acaban en la reserva.
web-choice-submarine-b2-about = La clase B es más difícil: menos conductos, y más tripulantes acaban en la reserva.
web-choice-submarine-c1-about = La clase C es la más difícil: importa mucho el orden en que recoges a la tripulación.
web-choice-submarine-c2-about = La clase C es la más difícil: importa mucho el orden en que recoges a la tripulación.
web-choice-reserve-1-about = Mucho más difícil: apenas un hechizo para empezar.
web-choice-reserve-2-about = Más difícil: pocos hechizos para empezar.
web-choice-reserve-3-about = Algo más difícil de lo normal.
web-choice-reserve-4-about = Como dicen las reglas.
web-choice-reserve-5-about = Algo más fácil de lo normal.
web-choice-reserve-6-about = Más fácil: muchos hechizos para empezar.
web-choice-mercenaries-2-about = El lado normal del tablero del Fantasma.
web-choice-mercenaries-3-about = El lado difícil del tablero del Fantasma.
web-choice-machinations-intro-about = Tres cartas rojas y dos azules: las azules te ayudan.
web-choice-machinations-normal-about = Cuatro cartas rojas y una azul.
web-choice-machinations-difficult-about = Cinco cartas rojas, ninguna que te ayude.
web-choice-boards-a-about = Todos tienen el mismo tablero: bueno para las primeras partidas.
web-choice-boards-dealt-about = Cuatro tableros, cada uno con su fuerza (guerra, artesanía, exploración, colonización), repartidos al azar.
web-choice-boards-chosen-about = Cuatro tableros, cada uno con su fuerza (guerra, artesanía, exploración, colonización); quien juega último elige primero.
web-choice-peoples-seated-about = Cada asiento tiene su pueblo: griegos, egipcios, aztecas, chinos. Solo cambia el aspecto.
web-choice-peoples-dealt-about = Los pueblos se reparten al azar. Solo cambia el aspecto.
web-choice-teams-pairs-about = Los compañeros ganan juntos; el turno pasa de equipo en equipo.
web-choice-teams-threes-about = Tres contra tres; el turno pasa de equipo en equipo.
web-choice-express-no-about = Un Diluvio en el mazo: cuando sale, el agua sube y se reparten de nuevo todas las cartas.
web-choice-express-yes-about = Más corta: tres Diluvios en el mazo, y cada uno hace subir el agua.
web-choice-tentacles-row-about = Los Tentáculos ponen la balsa en cualquier casilla de la fila sobre el agua.
web-choice-tentacles-anywhere-about = Los Tentáculos ponen la balsa en cualquier lugar sobre el agua.
web-choice-seats-actor-about = Quien hace embarcar a un animal elige su plaza.
web-choice-seats-owner-about = El dueño del animal elige su plaza.
web-choice-reset-all-about = Cuando el mazo se agota en la partida exprés, se reparten de nuevo todas las cartas.
web-choice-reset-discards-about = Cuando el mazo se agota en la partida exprés, solo se barajan los descartes.
