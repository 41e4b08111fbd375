# El final de una partida, compartirla, la repetición.

## de dónde vino el oro

diluvium-source-track = Pista de marcadores
diluvium-source-explored = Losetas exploradas
diluvium-source-settled = Colonos
diluvium-source-craft = Artesanía vendida
diluvium-source-produced = Bonificación de producción
diluvium-source-battles = Batallas ganadas
diluvium-source-scared = Piezas ahuyentadas
diluvium-source-monsters = Monstruos abatidos
diluvium-source-ruins = Tesoros de las ruinas

campaign-source-track = Pista de marcadores
campaign-source-explored = Losetas exploradas
campaign-source-settled = Colonos
campaign-source-craft = Artesanía vendida
campaign-source-produced = Bonificación de producción
campaign-source-battles = Batallas ganadas
campaign-source-scared = Piezas ahuyentadas
campaign-source-monsters = Monstruos abatidos
campaign-source-ruins = Tesoros de las ruinas
campaign-source-story = Lo propio del escenario
campaign-source-spent = Pagado o robado

## cómo subieron los animales a bordo, y qué se los llevó

diluvia-source-move = Subieron andando (Movimiento)
diluvia-source-stampede = Subieron empujados (Empujón)
diluvia-source-maneuver = Recogidos por la balsa (Balsa)
diluvia-source-tentacles = La balsa fue arrastrada hasta ellos (Tentáculo)
diluvia-source-rescue = Sacados del agua (Salvavidas)
diluvia-source-tsunami = Barridos por la borda (Tsunami)
diluvia-source-water = Subidos a bordo por el agua

## en qué quedó un viaje

nautilion-source-found = Tripulantes embarcados
nautilion-source-lost = Tripulantes entregados
nautilion-source-spells = Hechizos lanzados
nautilion-source-heroics = Acciones Heroicas
nautilion-source-stored = Fichas puestas en la reserva
nautilion-source-darkhouse = Fichas perdidas por el Faro Oscuro
nautilion-source-phantom = Fichas que se llevó el Fantasma

source-line = { $what }: { $amounts }
source-head =
    { $seats ->
        [1] De dónde vino:
       *[other] De dónde vino, de los jugadores 1 a { $seats }:
    }

## a link to a replay

table-replay-unknown = Aquí no hay ninguna partida así: puede que el enlace esté mal escrito o que la partida se haya borrado.
table-replay-not-yours = No puedes ver esta partida. Pide el enlace para compartirla a alguien que estuviera en la mesa.
table-replay-goes-on = Esta partida aún no ha terminado. Podrá repetirse cuando acabe.

## the card at the end

web-end-you-win = ¡Has ganado!
web-end-you-win-with = ¡Has ganado, junto con { $names }!
web-end-together = ¡Habéis ganado juntos!
web-end-you-lose =
    { $count ->
        [one] Has perdido: gana { $names }.
       *[other] Has perdido: ganan { $names }.
    }
web-end-they-win =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
web-end-they-together = ¡{ $names } han ganado juntos!
web-end-nobody = Has perdido.
web-end-nobody-nautilion = Gana el Fantasma.
web-end-nobody-campaign = Te han derrotado.
web-end-total = Total
web-end-gold-from = De dónde vino el oro
web-end-aboard-by = Cómo subieron y cayeron los animales
web-end-adversary = El adversario
web-end-aim-met = Objetivo cumplido:
web-end-aim-missed = Objetivo no cumplido:
web-end-voyage = El viaje
web-end-turns = turnos
web-end-voyage-chart = Los dos submarinos entre las Islas Felices y el Abismo, de la primera jugada a la última
web-end-replay = Repetición
web-end-share = Compartir
web-end-share-link = Un enlace que abre la repetición
web-end-share-about = Quien tenga este enlace puede ver toda la partida, desde cada asiento. No revela nada más ni deja jugar a nadie.
web-end-share-picture = Guardar la imagen
web-end-back = Volver al resultado
web-end-isles = Las Islas Felices
web-end-abyss = El Abismo

## the replay

web-replay-refused = Esto no se puede repetir
web-replay-to-table = A la partida
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-play-about = Avanza sola, al ritmo elegido en los ajustes
web-replay-space = espacio
web-replay-eyes = Con los ojos de quién
web-replay-eyes-about = Con los ojos de quién ves la partida: cuando ha terminado puede verse desde cada asiento.
web-replay-eyes-watcher = Ojos de quien mira
web-replay-eyes-of = Ojos de { $name }
web-replay-moment = Un enlace a este momento
