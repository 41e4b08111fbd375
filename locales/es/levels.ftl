# `seaboard levels`: cómo se escalonan los niveles de los bots.

cli-help-levels = Enfrenta cada nivel de bots con el inferior en todas las mesas y dice cuántas veces gana cada uno a solas.
cli-opt-of = Un juego; puede darse varias veces. Sin ella, todos.

levels-playing = Jugando
levels-title = Cómo se escalonan los niveles de los bots
levels-legend = Partidas ganadas contra el nivel inferior, como entre dos, o a solas; con intervalos del 95 %; la marca está en la mitad
levels-how = Un bot de un nivel, o un equipo entero, se enfrenta a bots del nivel inferior en cada asiento por turno. Una victoria compartida cuenta en partes. En Nautilion y en la campaña cada nivel juega a solas, o en los dos asientos, y se dice cuántas veces gana.
levels-aim = «Como entre dos» es lo que sería esa parte contra un solo rival si las victorias fueran según la fuerza: quien es r veces más fuerte que cada uno de los demás gana r partes de r + los demás. El objetivo es de { $low } a { $high }; «cerca» quiere decir que el intervalo lo alcanza.
levels-habits = Qué distingue los niveles
levels-habits-about = Cada nivel recibe lo que vería una persona en su asiento y nada más. El capitán piensa por adelantado en cada decisión, dentro de un segundo. El contramaestre lo hace en algunas, o toma lo que mejor parece para el turno. El marinero juzga mal lo que valen las respuestas. El grumete comete errores de principiante: se lanza a lo que brilla, no ve peligros ni cartas y olvida lo pronto que acaba la partida. Los números están en `src/seaboard/bots/levels/habits.toml`.
levels-more = En Diluvia, Nautilion y la campaña el capitán es el bot «search» y el contramaestre responde casi como «greedy»: lo que ganan el uno contra el otro, o a solas, en más partidas está en [balance-diluvia.md](balance-diluvia.md), [strength-nautilion.md](strength-nautilion.md) y [survey-campaign.md](survey-campaign.md).
levels-name-novice = Grumete
levels-name-sailor = Marinero
levels-name-mate = Contramaestre
levels-name-captain = Capitán
levels-column-table = Mesa
levels-column-levels = Nivel
levels-column-games = Partidas
levels-column-won = Ganadas
levels-column-interval = 95 %
levels-column-luck = Azar
levels-column-two = Como entre dos
levels-column-two-interval = 95 %
levels-column-aim = Objetivo
levels-aim-met = cumplido
levels-aim-close = cerca
levels-aim-missed = fallado
