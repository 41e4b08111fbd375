# Seaboard: la sala y el formulario de una partida nueva.

## Tables

lobby-title-waiting =
    { $count ->
        [one] ● Una mesa te espera · Seaboard
       *[other] ● { $count } mesas te esperan · Seaboard
    }
lobby-your-tables = Tus mesas
lobby-your-turn = Te toca
lobby-turn = Juega: { $names }
lobby-chance = Deciden los dados
lobby-with = Con { $names }
lobby-alone = En solitario
lobby-nobody-else = Todos en esta pantalla
lobby-watching = Miras a { $names }
lobby-show-all = Mostrar las { $count }

## Games

lobby-choose = Elige un juego
lobby-new-game = Una partida nueva
lobby-players = { $least }–{ $most } jugadores
lobby-minutes = unos { $minutes } min
lobby-minutes-each = unos { $minutes } min por escenario
lobby-minutes-about = Calculado a partir de partidas entre bots, con tiempo para que pienses. Entre personas dura más.
lobby-weight-1 = ligero
lobby-weight-2 = medio
lobby-weight-3 = denso
lobby-more-choices = Más opciones
lobby-card-nautilion = Tres dados, dos submarinos: llega al Abismo con nueve tripulantes distintos antes de que el Fantasma alcance las Islas Felices.
lobby-card-diluvium = Explora un mundo inundado, coloniza, produce y combate: gana quien reúna más oro.
lobby-card-diluvia = El agua sube sobre la selva: lleva tus animales a la balsa y mantenlos en ella.
lobby-card-campaign = En solitario contra un adversario: quince escenarios de Diluvium en un mapa de caminos.

## History

lobby-history = Partidas terminadas
lobby-filter-game = Juego
lobby-all-games = Todos los juegos
lobby-filter-result = Cómo acabaron
lobby-result-all = Todas
lobby-result-won = Ganadas
lobby-result-lost = Perdidas
lobby-won = Ganada
lobby-lost = Perdida
lobby-replay = Repetir
lobby-none-fits = Ninguna partida terminada es así.

## Deleting

lobby-delete = Borrar
lobby-delete-of = Borrar: { $game }, { $when }
lobby-delete-title = ¿Borrar esta partida de { $game }?
lobby-delete-sure = Sus jugadas y su registro desaparecen para siempre.
lobby-delete-all = Sus jugadas y su registro desaparecen para siempre, también para quienes jugaron.
lobby-delete-mine = Desaparece de tu lista; quien la preparó la conserva.
lobby-keep = Conservarla

## A new game

lobby-new-of = Partida nueva: { $game }
lobby-no-such-game = Aquí no hay ningún juego «{ $game }».
lobby-who = Quién juega
lobby-seats = Asientos
lobby-bot = Bot: { $level }
lobby-name = Nombre
lobby-link-later = Recibirás los enlaces para enviar en cuanto la mesa esté preparada.
lobby-not-with-these = No es compatible con las demás opciones.
lobby-ducts =
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
