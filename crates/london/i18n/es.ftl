# London with AutoMartin: every word a person sees.

game-title = Londres
game-authors = Martin Wallace
game-about = Reconstruye la ciudad quemada, contén su pobreza y termina por delante en prestigio cuando se agote el mazo de Ciudad.
game-sources = Reglas de la segunda edición (Osprey, 2017) y AutoMartin v1.35, con nuestras palabras; las cartas son las de la primera edición (2010), adaptación nuestra.
# What was mended with each ruleset, after “mended since:”.
ruleset-2 = la Bolsa puede usarse en cualquier momento del propio turno, también después de robar y antes de descartar hasta nueve
automa-title = AutoMartin
automa-authors = Jan Van Regenmortel

# What is chosen before the game.

choice-level = Nivel
level-I = Nivel I
    .hint = Diez cartas de automa, poco dinero.
level-II = Nivel II
    .hint = Quince cartas de automa; más cartas esenciales y distritos.
level-III = Nivel III
    .hint = Las veinte cartas de automa, con más dinero.
choice-cards = Cartas de Ciudad y Distritos
cards-first-edition = Cartas de la primera edición
    .hint = Las 110 cartas y 20 zonas de la primera edición, adaptadas por nosotros a las reglas de la segunda; no son las cartas de la segunda edición.
    .table = Se conocen todas las cartas. Algunas reglas están adaptadas.
adaptation-1 = Las zonas del tablero son cartas de Distrito: coste, cartas robadas y prestigio como están impresos; el prestigio llega al momento.
adaptation-2 = Estos distritos no quitan pobreza ni tienen capacidades.
adaptation-3 = El Metro da sus 4 de prestigio y no coloca nada en un mapa.
adaptation-4 = Las estaciones y los vapores miran la orilla del distrito y si toca el río.
choice-deck = Mazo de automa
deck-automartin = AutoMartin
    .hint = Las veinte cartas impresas, versión 1.35.
choice-seats = Personas
seats-2 = Una persona
    .hint = Tú contra AutoMartin.
seats-3 = Dos personas
    .hint = Dos personas y AutoMartin.
seats-4 = Tres personas
    .hint = Tres personas y AutoMartin.
choice-automa-seat = Puesto de AutoMartin en la ronda
automa-seat-1 = Puesto 1
automa-seat-2 = Puesto 2
automa-seat-3 = Puesto 3
automa-seat-4 = Puesto 4
choice-first = Quién empieza
first-1 = Puesto 1
first-2 = Puesto 2
first-3 = Puesto 3
first-4 = Puesto 4
choice-crucial-bonus = Bono de las cartas esenciales
crucial-bonus-kept = Cuando se queda con la carta
crucial-bonus-drawn = Cada vez que roba la carta
choice-first-last = Primera y última carta
first-last-position = Según el lugar en el tablero
first-last-age = Según cuándo se descartaron
choice-owed = Lo que AutoMartin debe y no puede pagar
owed-supply = La reserva lo paga todo
owed-purse = Paga lo que tiene y la reserva el resto
choice-draw-symbol = Cartas de acción que roba AutoMartin
draw-symbol-ignored = Su texto se ignora
draw-symbol-resolved = Su robo cuenta como un símbolo

# Piles, places, colours, scores.

pile-city = el mazo de Ciudad
pile-boroughs = el mazo de Distritos
pile-automa = el mazo de AutoMartin
space-top = el espacio { $column } de la fila superior
space-bottom = el espacio { $column } de la fila inferior
candidate-space = { $card } ({ $space })
colour-brown = marrón
colour-blue = azul
colour-pink = rosa
colour-grey = gris
score-cards = Cartas de Ciudad, durante la partida
score-boroughs = Distritos
score-crucial = Cartas esenciales
score-end = Cartas de Ciudad, al final
score-money = Dinero
score-loans = Préstamos sin pagar
score-poverty = Pobreza
name-own = { $name }
automa-card = la carta { $name }
unknown-card = una carta desconocida
unnamed-card = una carta sin nombre
unnamed-borough = un Distrito sin nombre

# AutoMartin’s cards, line by line.

filter-development-board = Tablero de desarrollo
filter-borough = Carta de Distrito
filter-coins = Dinero
filter-poverty = Pobreza
filter-prestige = Prestigio
filter-first-card = Primera carta
filter-last-card = Última carta
filter-city-deck = Mazo de Ciudad
filter-crucial = Cartas esenciales primero
automa-then-discard = Descarta una carta del mazo de Ciudad
automa-then-skip = Salta la próxima carta de automa
automa-then-another = Roba otra carta de automa

# What happens.

action-city-dealt = se reparte la carta { $card }
action-city-drawn = se roba la carta { $card } del mazo de Ciudad
action-city-looked = entre las cartas miradas: { $card }
action-city-automa = AutoMartin roba { $card } del mazo de Ciudad
action-city-borough = AutoMartin roba { $card } del mazo de Ciudad por { $borough }
action-city-tossed = se descarta la carta { $card } del mazo de Ciudad en { $space }{ $n-gone ->
    [0] {""}
   *[other] , y la fila inferior sale del juego: { $gone }
 }
action-borough = { $borough } sale a la venta
action-automa = { $deck ->
    [0] se baraja el descarte de AutoMartin y este revela { $card }
   *[other] AutoMartin revela { $card }
 }: { $money } £ y { $poverty } de pobreza más
action-automa-skipped = { $deck ->
    [0] se baraja el descarte de AutoMartin y se salta { $card }
   *[other] AutoMartin se salta { $card }
 } con sus { $money } £ y { $poverty } de pobreza
action-repay = devolver un préstamo con 15 £
    .told = Devuelves un préstamo con 15 £.
action-loan = pedir un préstamo de { $money } £
    .told = Pides un préstamo de { $money } £.
action-look = mirar la parte superior del mazo de Ciudad
    .told = Miras la parte superior del mazo de Ciudad.
action-draw-seen = tomar { $card } de las cartas miradas
    .told = Tomas { $card } de las cartas miradas.
action-draw-space = robar { $card } del tablero de desarrollo
    .told = Robas { $card } del tablero de desarrollo.
action-draw-top = robar del mazo de Ciudad
action-stop = no tomar más
    .told = No tomas más.
action-put = devolver { $card } después al mazo de Ciudad
    .told = Después devuelves { $card } al mazo de Ciudad.
action-swap = cambiar por { $card } del tablero de desarrollo
    .told = Cambias por { $card } del tablero de desarrollo.
action-give = dar { $card } a cambio
    .told = Das { $card } a cambio.
action-develop = desarrollar
action-buy = comprar { $borough } por { $cost } £
    .told = Compras { $borough } por { $cost } £.
action-run = poner en marcha la ciudad
    .told = Pones en marcha la ciudad.
action-draw-three = robar tres cartas
    .told = Robas tres cartas.
action-build = { $cost ->
    [0] construir { $card }
   *[other] construir { $card } por { $cost } £
 }
    .told = { $cost ->
        [0] Construyes { $card }.
       *[other] Construyes { $card } por { $cost } £.
     }
action-spend = descartar por ello { $card } de la mano
    .told = Descartas por ello { $card } de la mano.
action-alone = como pila nueva
    .told = Es una pila nueva.
action-on = encima de { $card }
    .told = Queda encima de { $card }.
action-play = jugar { $card }
    .told = Juegas { $card }.
action-done = terminar el desarrollo
    .told = Terminas el desarrollo.
action-done-turn = terminar el turno
    .told = Terminas el turno.
action-done-run = terminar la marcha y tomar { $poverty } de pobreza
    .told = Terminas la marcha y tomas { $poverty } de pobreza.
action-done-run-less = terminar la marcha y devolver { $poverty } de pobreza
    .told = Terminas la marcha y devuelves { $poverty } de pobreza.
action-activate = activar { $card }
    .told = Activas { $card }.
action-place = colocar encima { $card } del tablero de desarrollo
    .told = Colocas encima { $card } del tablero de desarrollo.
action-again = activar { $card } por segunda vez
    .told = Activas { $card } por segunda vez.
action-target = elegir: { $who }
    .told = Eliges: { $who }.
action-flip = voltear { $card }
    .told = Volteas { $card }.
action-ability = usar la capacidad del distrito superior
    .told = Usas la capacidad del distrito superior.
action-discard = descartar { $card }
    .told = Descartas { $card }.
action-keep = { $cost ->
    [0] AutoMartin se queda con { $card }
   *[other] AutoMartin paga { $cost } £ y se queda con { $card }
 }
action-refuse = AutoMartin no puede pagar la carta { $card }: cuesta { $cost } £ y tiene { $money } £; se descarta en { $space }{ $n-gone ->
    [0] {""}
   *[other] , y la fila inferior sale del juego: { $gone }
 }
action-keep-borough = AutoMartin compra { $borough } por { $cost } £
action-refuse-borough = AutoMartin no puede pagar { $borough }: cuesta { $cost } £ y tiene { $money } £; va debajo del mazo de Distritos{ $deck ->
    [0] , que está vacío, y vuelve enseguida
   *[other] {""}
 }
action-from-deck = AutoMartin roba del mazo de Ciudad
action-nothing = AutoMartin no roba nada
action-another = AutoMartin roba otra carta de automa
action-end = termina el turno de AutoMartin
action-out = el mazo de Ciudad se ha agotado
    .told = el mazo de Ciudad se ha agotado.
action-last = es la última carta del mazo de Ciudad
    .told = es la última carta del mazo de Ciudad.
action-he-owes = tu carta le quita { $n } £ a AutoMartin, que tiene { $money } £
    .told = tu carta le quita { $n } £ a AutoMartin, que tiene { $money } £.
action-he-pays = AutoMartin, que tiene { $money } £, paga { $n } £ a la banca
    .told = AutoMartin, que tiene { $money } £, paga { $n } £ a la banca.
action-he-gets = AutoMartin recibe { $n } £
    .told = AutoMartin recibe { $n } £.
action-he-suffers = AutoMartin toma { $n } de pobreza
    .told = AutoMartin toma { $n } de pobreza.
action-he-sheds = AutoMartin devuelve { $n } de pobreza
    .told = AutoMartin devuelve { $n } de pobreza.
action-figure = { $card }: { $figure } { $n }
    .told = { $card }: { $figure } { $n }.
figure-building-cost = coste de construcción
figure-activation-money = coste de activación
figure-money = dinero que da
figure-poverty = pobreza que trae
figure-prestige = prestigio inmediato
figure-end-prestige = prestigio al final
figure-draw-symbol = cartas que roba su símbolo
figure-cost = precio
figure-cards = cartas que roba
figure-poverty-removed = pobreza que quita
figure-run-poverty = pobreza que trae en cada marcha, negativa si la quita
figure-run-cost = dinero que cuesta en cada marcha, negativo si lo da
action-by = { $who }: { $what }
hidden-dealt = se reparte una carta
hidden-looked = se mira una carta del mazo de Ciudad
hidden-drawn = se roba una carta del mazo de Ciudad
hidden-taken = tomar una de las cartas miradas
hidden-put = devolver una carta al mazo de Ciudad
hidden-on = encima de una carta boca abajo
hidden-again = activar una carta por segunda vez

# Qué mover por AutoMartin en la mesa.

order-then = { $before } { $then }
order-nothing = Nada que mover: no roba nada.
order-pile = Pon **{ $cards }** en su pila.
order-borough = Dale **{ $borough }**; pon **{ $next }** en su lugar.
order-borough-last = Dale **{ $borough }**; su lugar queda vacío.
order-borough-under = Pon **{ $borough }** debajo del mazo de Distritos y **{ $next }** en su lugar.
order-borough-turn = Dale **{ $borough }**; revela un distrito en su lugar.
order-borough-under-turn = Pon **{ $borough }** debajo del mazo de Distritos; revela un distrito en su lugar.
order-borough-stays = Deja **{ $borough }** donde está.
order-board = Pon **{ $card }** en { $space }.
order-board-several = Pon **{ $cards }** en los primeros espacios libres, en este orden.
order-board-several-full = Pon **{ $cards }** en los primeros espacios libres, en este orden; si el tablero se llena, su fila inferior sale del juego.
order-board-stays = Deja **{ $card }** donde está: no puede pagarla.
order-board-full = Retira la fila inferior del juego y baja la superior; pon **{ $card }** en { $space }.
order-board-clear = Retira la fila inferior del juego y baja la superior.
order-board-rows = Fila superior: **{ $top }**; fila inferior: **{ $bottom }**; las demás cartas salen del juego.
order-space-free = libre
order-money-gain = Dale **{ $n } £**; tiene { $after } £.
order-money-loss = Quítale **{ $n } £**; tiene { $after } £.
order-poverty-gain = Dale **{ $n } de pobreza**; tiene { $after }.
order-poverty-loss = Quítale **{ $n } de pobreza**; le queda { $after }.
order-prestige-gain = Avanza su marcador **{ $n }**, hasta { $after }.
order-prestige-loss = Haz retroceder su marcador **{ $n }**, hasta { $after }.
order-figures = Para él: { $figures }.
order-figure = { $figure ->
    [money] dinero
    [poverty] pobreza
   *[prestige] marcador
 } **{ $sign ->
    [gain] +
   *[loss] −
 }{ $n }** hasta { $figure ->
    [money] { $after } £
   *[other] { $after }
 }
order-parts = { $parts }
order-part-own-more = { $figure ->
    [money] { $n } £
   *[other] { $n }
 } de { $cards ->
    [one] su carta
   *[other] sus cartas
 }
order-part-own-less = menos { $figure ->
    [money] { $n } £
   *[other] { $n }
 } por { $cards ->
    [one] su carta
   *[other] sus cartas
 }
order-part-more = { $figure ->
    [money] { $n } £
   *[other] { $n }
 } de { $card }
order-part-less = menos { $figure ->
    [money] { $n } £
   *[other] { $n }
 } por { $card }

# Why something is not allowed.

refusal-automa = Es el turno de AutoMartin: deciden sus cartas.
refusal-city = El mazo de Ciudad debe mostrar una carta y no puede ser esta.
refusal-borough-deck = El mazo de Distritos debe mostrar una carta y no puede ser esta.
refusal-automa-deck = El mazo de AutoMartin debe mostrar una carta y no puede ser esta.
refusal-card-first = Antes, { $pile } debe mostrar una carta.
refusal-unknown-card = Esa carta no está en este conjunto de cartas.
refusal-repay-time = Los préstamos se devuelven al empezar el turno, antes de robar.
refusal-no-loan = No hay préstamo que devolver.
refusal-look = Ninguna carta boca arriba permite mirar ahora el mazo de Ciudad.
refusal-no-source = Ahí no hay carta que robar.
refusal-draw-first = Primero hay que robar una carta.
refusal-swap = Ahora no es posible ningún cambio.
refusal-no-card = No se puede jugar ninguna carta de la mano.
refusal-no-card-loan = Ninguna carta de la mano puede jugarse con { $money } £; un préstamo ayudaría.
refusal-not-for-sale = Este distrito no está a la venta.
refusal-money = Cuesta { $cost } £ y tienes { $money } £.
refusal-action-card = La carta { $card } no se puede jugar ahora.
refusal-nothing-played = Desarrollar es jugar al menos una carta.
refusal-commit = La carta { $card } no se puede descartar para esto.
refusal-placed-now = La carta { $card } se colocó este turno y aún no se puede cubrir.
refusal-no-stack = La carta { $card } no está encima de ninguna de tus pilas.
refusal-ability = El distrito superior no tiene capacidad que usar ahora.
refusal-flip = La carta { $card } no se puede voltear aquí.
refusal-loan-start = No se piden préstamos al empezar el turno, para que nadie pida uno y lo devuelva enseguida: roba primero.
refusal-loan = Un préstamo se pide antes o después de una jugada, no en medio.
refusal-not-now = Ahora hay que decidir otra cosa.
refusal-pauper = Los Pobres no se construyen ni se gastan como color.
refusal-build-action = La carta { $card } es una carta de acción: se juega, no se construye.
refusal-no-colour = La carta { $card } exige gastar otra carta ({ $colour }).
refusal-colour = Hay que gastar una carta de color: { $colour }; { $card }: { $found }.
refusal-covered = La carta { $card } está cubierta.
refusal-not-face-up = La carta { $card } no está boca arriba en tu ciudad.
refusal-used = La carta { $card } ya se usó este turno.
refusal-no-cost-card = La carta { $card } exige gastar una carta de la mano y ninguna sirve.
refusal-nothing-to-activate = La carta { $card } no tiene nada que activar ahora.
refusal-not-in-hand = La carta { $card } no está en la mano.
refusal-on-board = La carta { $card } está en el tablero de desarrollo: no puedes ponerla ahí.
refusal-on-pile = La carta { $card } está en la pila de AutoMartin.
refusal-gone = La carta { $card } ha salido del juego.
refusal-no-gap = Solo se cambia por una carta que se acaba de tomar del tablero.
refusal-figure = Di primero la cifra que se pide.
refusal-out = El mazo de Ciudad ya se ha agotado.
refusal-last-told = Se acaba de decir que esta es la última carta.
refusal-sheds = AutoMartin solo tiene { $poverty } de pobreza.
refusal-private = En tu propia mesa eso es cosa tuya: di qué cambia en el tablero, en los distritos y para AutoMartin.

# What was expected where something cannot be read or placed.

expected-alone = solo «{ $verb }»
expected-verb = un verbo como «draw», «develop», «build», «spend», «buy», «run», «activate», «draw-three», «discard» o «loan»
expected-chair = un asiento de 1 a { $last }
expected-city-card = una carta de Ciudad, p. ej. «salters-a» o «sewers-c.2»
expected-borough = un distrito, p. ej. «hackney»
expected-automa-card = una carta de automa, p. ej. «ii4»
expected-space = un espacio del tablero de desarrollo, de T1 a B5
expected-card-of-set = una carta de Ciudad del conjunto de cartas
expected-copies = «{ $name }» como mucho { $n } veces en la mesa
found-one-more = una más
expected-card-there = una carta que esté ahí
expected-borough-of-set = un distrito del conjunto de cartas
expected-once = «{ $name }» una vez
found-twice = dos veces
expected-automa-card-of-level = una carta de automa de este nivel
expected-an-automa-card = una carta de automa
expected-buildings-alone = solo edificios en la ciudad
expected-no-bonus = 0: solo AutoMartin recibe este bono
expected-range = de { $least } a { $most }
expected-a-card = una carta
expected-automa-turn = el turno de AutoMartin
expected-person-turn = el turno de una persona
found-chair = el del asiento { $chair }
expected-automa-card-in-play = la carta de automa en curso
expected-then = una continuación posible de esta fase
expected-draw-left = una carta aún por robar
expected-activated = una carta que se esté activando
expected-developable = una carta con la que desarrollar
expected-played = una carta ya jugada
expected-deal = cartas suficientes para repartir
expected-crucial = cartas esenciales por resolver
expected-free-slot = un hueco libre que rellenar
expected-swap = una carta que tomar a cambio
expected-over-nine = más de nueve cartas
expected-put-back = cartas que devolver
expected-toll = una cantidad de 1 a { $most }
expected-own-table = nada que solo tenga una partida en la propia mesa
expected-tell = «tell», la fase de las personas en su propia mesa
expected-a-figure = «figure» y un número de -7 a 15
expected-gap = una cifra que el conjunto de cartas no tiene
expected-option = algo que se pueda hacer
expected-chair-there = uno de los asientos 1 a { $n }
found-no-chair = el asiento { $n }, que esta mesa no tiene
expected-deck-order = las cartas del mazo A, luego B, luego C
expected-cards = { $n } cartas
expected-city-cards = { $n } cartas de Ciudad
expected-boroughs = { $n } distritos
expected-starters = { $n } distritos iniciales
expected-paupers = { $n } Pobres
expected-accruing = { $n } cartas donde se acumula dinero
expected-cards-a = { $n } cartas del mazo A
expected-cards-b = { $n } cartas del mazo B
expected-cards-c = { $n } cartas del mazo C
expected-actions = { $n } cartas de acción
expected-id = un identificador en minúsculas, cifras y guiones
expected-own-id = un identificador propio
expected-grey = el gris para los Pobres y nada más
expected-action-effect = «play-free» o «draw» para las cartas de acción y nada más
expected-no-figure = nada: solo los edificios lo tienen
expected-name = un nombre
expected-figure = un valor; sin él la carta no se puede jugar
expected-attested = { $name } de la segunda edición con «{ $figure }», que está atestiguado
expected-attested-card = la carta de Ciudad { $name }, atestiguada en la segunda edición
expected-attested-borough = el distrito { $name }, atestiguado en la segunda edición
expected-dearer = { $name } más caro que { $others }, lo que está atestiguado
expected-turn-end = una carta de nivel 1 que no haga robar otra
found-endless-turn = un turno sin fin
expected-game-end = una carta de nivel 1 que empiece por «city-deck» o que descarte de él
found-endless-game = una partida sin fin
expected-filter = un filtro
expected-filter-source = un filtro que empiece por «development-board», «borough» o «city-deck»
expected-filter-end = un filtro que acabe en «first-card», «last-card» o «city-deck», para que no quede ningún empate
expected-filter-order = hasta seis líneas, primero el origen y al final el cierre
expected-borough-filter = ni «coins» ni «city-deck» en un filtro de distritos

# City cards.

card-school-blue = Escuela (azul)
card-school-brown = Escuela (marrón)
card-water-works = Obras hidráulicas
card-theatre-royal = Teatro Real
card-st-pauls = San Pablo
card-hospital = Hospital
card-almshouses = Asilos
card-salters = Salineros
card-vintners = Vinateros
card-haberdashers = Sombrereros
card-covent-garden = Covent Garden
card-mercers = Merceros
card-east-india-company = Compañía de las Indias Orientales
card-grocers = Especieros
card-coffee-house = Café
card-vauxhall-gardens = Jardines de Vauxhall
card-fishmongers = Pescaderos
card-woolwich-arsenal = Arsenal de Woolwich
card-great-fire-monument = Monumento al Gran Incendio
card-paupers = Pobres
card-wren = Wren
card-huguenots = Hugonotes
card-town-houses = Casas señoriales
card-street-lights = Alumbrado público
card-university-of-london = Universidad de Londres
card-buckingham-palace = Palacio de Buckingham
card-nelsons-column = Columna de Nelson
card-kew-gardens = Jardines de Kew
card-british-museum = Museo Británico
card-lords = Lord’s
card-stock-exchange = Bolsa
card-omnibus = Ómnibus
card-bank-of-england = Banco de Inglaterra
card-shops = Tiendas
card-albert-dock = Albert Dock
card-furniture-makers = Fabricantes de muebles
card-watch-makers = Relojeros
card-west-india-docks = Muelles de las Indias Occidentales
card-workers-houses = Casas obreras
card-oxford-street = Oxford Street
card-leather-industry = Industria del cuero
card-lloyds-of-london = Lloyd’s de Londres
card-silk-weaving = Sedería
card-royal-victoria-dock = Royal Victoria Dock
card-brewing = Cervecería
card-ship-building = Astillero
card-steamboats = Vapores
card-police-force = Policía
card-bridge = Puente
card-fleet-street = Fleet Street
card-regent-street = Regent Street
card-fire-brigade = Bomberos
card-brixton-prison = Prisión de Brixton
card-highgate-cemetery = Cementerio de Highgate
card-millbank-prison = Prisión de Millbank
card-natural-history-museum = Museo de Historia Natural
card-albert-hall = Albert Hall
card-sewers = Alcantarillado
card-train-station-north = Estación Norte
card-train-station-south = Estación Sur
card-public-houses = Tabernas
card-grand-hotel = Gran Hotel
card-billingsgate-market = Mercado de Billingsgate
card-smithfield-market = Mercado de Smithfield
card-underground = Metro
card-whitehall = Whitehall
card-tower-bridge = Puente de la Torre
card-great-exhibition = Gran Exposición
card-thames-embankment = Malecón del Támesis
card-workhouse = Casa de trabajo
card-parliament = Parlamento
card-jewish-refugees = Refugiados judíos

# What cards do.

ongoing-free-placement = Se construye sin gastar una carta de su color.
ongoing-pay-to-recolour = Por { $n } £ una carta puede gastarse como otro color, cuantas veces se quiera.
ongoing-look-at-top = Al empezar tu turno mira { $n ->
    [one] una carta
   *[other] { $n } cartas
 } del mazo de Ciudad; tu carta puede ser una de ellas y las demás vuelven en el orden que quieras.
ongoing-swap-with-board = Una vez en tu turno cambia una carta de la mano por una del tablero de desarrollo.
ongoing-loan-brings = Un préstamo te da { $n } £.
ongoing-accrue-on-placement = Se ponen encima { $n } £ cada vez que colocas otra carta.
ongoing-start-draw = Al empezar tu turno roba de { $least } a { $most } cartas.
effect-flip-this-instead = Puede voltearse en lugar de la carta recién activada, que sigue boca arriba pero ya está usada.
effect-place-from-board-on-top = Coloca sobre esta carta un edificio del tablero de desarrollo pagando solo su coste en dinero; puede activarse enseguida.
effect-prestige-per-non-brown-card = { $n } de prestigio por cada carta tuya boca arriba que no sea marrón.
effect-prestige-per-blue-card = { $n } de prestigio por cada carta azul tuya boca arriba.
effect-money-per-brown-card = { $n } £ por cada carta marrón tuya boca arriba.
effect-money-per-borough = { $n } £ por cada distrito tuyo.
effect-money-per-river-borough = { $n } £ por cada distrito tuyo junto al Támesis.
effect-money-per-north-borough = { $n } £ por cada distrito tuyo al norte del Támesis.
effect-money-per-south-borough = { $n } £ por cada distrito tuyo al sur del Támesis.
effect-take-accrued-money = Toma el dinero que hay sobre la carta.
effect-take-from-each-player = Cada rival te paga { $n } £.
effect-others-pay-per-borough = Cada rival paga a la banca { $n } £ por distrito.
effect-give-poverty = Da { $n } de tu pobreza a un rival.
effect-inflict-poverty = Un rival toma { $n } de pobreza de la reserva.
effect-prison = Descarta hasta { $cards } cartas de la mano: por cada una { $poverty } de pobreza menos{ $prestige ->
    [0] {""}
   *[other] {" "}y { $prestige } de prestigio
 }.
effect-workhouse = Descarta cuantos Pobres quieras: por cada uno { $money } £ y { $poverty } de pobreza menos.
effect-hand-gives-no-poverty = Las cartas de la mano no traen pobreza en esta marcha.
effect-activate-again = Activa por segunda vez, sin su coste, una carta ya activada este turno.
effect-play-free = Acción: coloca { $n ->
    [one] un edificio
   *[other] hasta { $n } edificios
 } sin gastar cartas; su dinero se paga.
effect-draw = Acción: roba { $n ->
    [one] una carta
   *[other] { $n } cartas
 }.
seat-automa = AutoMartin

# The rules of the base game.

R1-1 = Las cartas de Ciudad forman tres grupos, A, B y C; 25, 50 y 35 en el juego de la primera edición.
    .source = Reglas de London, componentes
R1-2 = Once de ellas son Pobres y cuatro son cartas de acción; el resto son edificios.
    .source = Reglas de London, componentes
R1-3 = Hay veinte distritos; City, Westminster y Southwark & Bermondsey son los iniciales.
    .source = Reglas de London, componentes
R1-4 = El tablero de desarrollo tiene dos filas de cinco espacios.
    .source = Reglas de London, componentes
R1-5 = El dinero, los préstamos y la pobreza no están limitados por la reserva.
    .source = Reglas de London, componentes
R1-6 = Marrón es economía, azul ciencia y cultura, rosa política y gris Pobres.
    .source = Reglas de London, cartas de Ciudad
R2-1 = Todo el mundo empieza con 5 £, sin prestigio ni pobreza.
    .source = Reglas de London, preparación 1
R2-2 = A va sobre B y B sobre C, barajados por separado; cada persona recibe seis cartas.
    .source = Reglas de London, preparación 2
R2-3 = Los tres distritos iniciales están boca arriba, los demás boca abajo.
    .source = Reglas de London, preparación 3
R2-4 = Con dos en la mesa, contando a AutoMartin, se usan tres espacios por fila; con tres, cuatro; con cuatro, cinco. El tablero empieza vacío.
    .source = Reglas de London, preparación 4
R2-5 = Empieza quien se haya elegido; los turnos siguen el sentido horario.
    .source = Reglas de London, preparación 5
R2-6 = Todo es público salvo las manos y, hasta el final, las cartas cubiertas o boca abajo de los demás.
    .source = Reglas de London, preparación 6
R2-7 = Una persona sola juega con AutoMartin.
    .source = Reglas de London, jugadores
R3-1 = Al empezar el turno se pueden devolver préstamos, 15 £ por cada préstamo de 10 £.
    .source = Reglas de London, turno: inicio
R3-2 = Después hay que robar una carta de Ciudad.
    .source = Reglas de London, turno 1
R3-3 = Después, exactamente una acción: desarrollar, comprar terreno, poner en marcha la ciudad o robar tres cartas.
    .source = Reglas de London, turno 2
R3-4 = Quien tenga más de nueve cartas al final del turno descarta hasta nueve.
    .source = Reglas de London, turno 3
R3-5 = Un descarte va al espacio libre más a la izquierda de la fila superior o, si no hay, de la inferior.
    .source = Reglas de London, descartar
R3-6 = Si las dos filas están llenas, la inferior sale del juego, la superior baja y el descarte va arriba.
    .source = Reglas de London, descartar
R3-7 = Desarrollar es jugar una o más cartas de la mano, de una en una, boca arriba.
    .source = Reglas de London, desarrollar
R3-8 = Construir un edificio cuesta descartar de la mano una carta de su color y pagar su coste adicional en dinero.
    .source = Reglas de London, desarrollar
R3-9 = Un edificio va solo o encima de cualquier carta de la ciudad propia que no se haya colocado este turno.
    .source = Reglas de London, desarrollar
R3-10 = Una capacidad continua actúa al momento, mientras la carta esté boca arriba encima; todo lo demás solo actúa al poner en marcha la ciudad.
    .source = Reglas de London, desarrollar: capacidades permanentes
R3-11 = Sin una carta que pueda jugarse no se puede elegir desarrollar.
    .source = Reglas de London, desarrollar
R3-12 = Las cartas de acción se juegan al desarrollar sin gastar carta y luego salen del juego.
    .source = Reglas de London, desarrollar: cartas de acción
R3-13 = Los Pobres nunca se construyen ni se gastan como color.
    .source = Reglas de London, Pobres
R3-14 = Se paga uno de los distritos a la venta y se pone sobre los anteriores; el mazo repone la fila, que se acorta si el mazo está vacío.
    .source = Reglas de London, comprar un distrito
R3-15 = El prestigio de un distrito, su pérdida de pobreza y sus cartas llegan al momento.
    .source = Reglas de London, comprar un distrito
R3-16 = Solo cuentan las capacidades del distrito superior; los cubiertos siguen contando por su lugar y su número.
    .source = Reglas de London, comprar un distrito
R3-17 = Una capacidad activa se aplica en cada marcha, antes o después de cualquier carta.
    .source = Reglas de London, comprar un distrito: capacidades
R3-18 = En una marcha se activan cartas boca arriba, cada una una vez, en cualquier orden; lo que no se puede pagar no se activa; una carta con la marca se voltea después.
    .source = Reglas de London, poner en marcha la ciudad 1
R3-19 = La capacidad del distrito superior se usa una vez por marcha; los distritos nunca se voltean.
    .source = Reglas de London, poner en marcha la ciudad 2
R3-20 = Una marcha termina con 1 de pobreza por cada pila, préstamo y carta en la mano.
    .source = Reglas de London, poner en marcha la ciudad 3
R3-21 = Las cartas cubiertas no se pueden activar; una marcha puede no activar ninguna carta.
    .source = Reglas de London, poner en marcha la ciudad
R3-22 = Un Hospital puede voltearse en lugar de la carta recién activada, que sigue boca arriba pero usada.
    .source = Reglas de London, poner en marcha la ciudad: ejemplo
R3-23 = Cada carta viene del tablero de desarrollo o de lo alto del mazo de Ciudad, una a una.
    .source = Reglas de London, robar cartas
R3-24 = Si no hay cartas en ninguna parte, no se roba nada.
    .source = Reglas de London, robar cartas
R3-25 = Robar tres es robar tres; menos, solo si no hay más.
    .source = Reglas de London, robar tres cartas
R4-1 = Se puede pedir un préstamo de 10 £ en cualquier elección del turno salvo al empezar, y es obligatorio si hay que pagar y falta dinero; nadie pide prestado para devolver.
    .source = Reglas de London, préstamos
R5-0 = Cuando el mazo de Ciudad está vacío al final de un turno, los demás juegan un turno más cada uno y la partida termina.
    .source = Reglas de London, fin de la partida
R5-1 = Al final, cada carta en la mano es 1 de pobreza más.
    .source = Reglas de London, puntuación 1
R5-2 = Cada carta de Ciudad cuenta su prestigio final, también cubierta o boca abajo.
    .source = Reglas de London, puntuación 2
R5-3 = Se devuelven cuantos préstamos se pueda, 15 £ cada uno.
    .source = Reglas de London, puntuación 3
R5-4 = Cada 3 £ completas que queden dan 1 de prestigio.
    .source = Reglas de London, puntuación 4
R5-5 = Cada préstamo sin pagar cuesta siete de prestigio.
    .source = Reglas de London, puntuación 5
R5-6 = Todos devuelven tanta pobreza como tenga quien menos tiene.
    .source = Reglas de London, puntuación 6
R5-7 = Lo que queda cuesta prestigio según la tabla de pobreza, 3 por cada una que pase de 10.
    .source = Reglas de London, puntuación 7
R5-8 = Los empates se deshacen por menos pobreza, luego más distritos, luego la carta de Ciudad con más prestigio final; si no, se comparte el puesto.
    .source = Reglas de London, puntuación 8

# AutoMartin’s own sentences.

M1 = AutoMartin no tiene mano.
    .source = AutoMartin v1.35, el automa
M2 = Tiene una sola pila de construcción, toda boca arriba.
    .source = AutoMartin v1.35, el automa
M3 = También puede unirse a varias personas como un jugador más, y lo que las cartas hacen a los jugadores también se lo hacen a él.
    .source = AutoMartin v1.35, el automa
M4 = Empieza con tanto dinero como los demás y sin cartas.
    .source = AutoMartin v1.35, preparación
M5 = Su mazo se baraja y está boca abajo.
    .source = AutoMartin v1.35, preparación
M6 = Un nivel usa sus cartas y las de todos los niveles inferiores.
    .source = AutoMartin v1.35, preparación
M7 = La persona decide quién empieza.
    .source = AutoMartin v1.35, preparación
M8 = En su turno se revela una carta de automa sobre su descarte: recursos, robo, acción.
    .source = AutoMartin v1.35, su turno
M9 = Cuando su mazo se agota, el descarte se baraja antes de la próxima carta, incluida la que está en juego.
    .source = AutoMartin v1.35, su turno
M10 = Recibe de la reserva el dinero y la pobreza impresos en la carta.
    .source = AutoMartin v1.35, recursos
M11 = El filtro se lee línea a línea hasta que queda una carta, que roba.
    .source = AutoMartin v1.35, robar una carta
M12 = Una línea sin resultado detiene el filtro: no roba nada.
    .source = AutoMartin v1.35, robar una carta
M13 = Cada línea lee lo que dejó la anterior, salvo el mazo de Ciudad.
    .source = AutoMartin v1.35, robar una carta
M14 = Tablero de desarrollo: las cartas que hay allí.
    .source = AutoMartin v1.35, criterio tablero de desarrollo
M15 = Carta de Distrito: los distritos a la venta.
    .source = AutoMartin v1.35, criterio carta de Distrito
M16 = Dinero: la mayor ganancia neta de dinero.
    .measure = dinero { $measure }
    .source = AutoMartin v1.35, criterio dinero
M17 = Pobreza: la mayor pérdida neta de pobreza.
    .measure = pobreza { $measure }
    .source = AutoMartin v1.35, criterio pobreza
M18 = Prestigio: el mayor prestigio, inmediato y final sumados.
    .measure = prestigio { $measure }
    .source = AutoMartin v1.35, criterio prestigio
M19 = Última carta: la última de las aún empatadas.
    .measure = lugar { $measure }
    .source = AutoMartin v1.35, criterio última
M20 = Primera carta: la primera de las aún empatadas.
    .measure = lugar { $measure }
    .source = AutoMartin v1.35, criterio primera
M19-1 = Última carta, si cuenta la antigüedad: la descartada en último lugar de las que siguen empatadas.
    .measure = descarte número { $measure }
    .source = AutoMartin v1.35, criterio última
M20-1 = Primera carta, si cuenta la antigüedad: la descartada en primer lugar de las que siguen empatadas.
    .measure = descarte número { $measure }
    .source = AutoMartin v1.35, criterio primera
M21 = Mazo de Ciudad: se ignora lo que quedaba y se roba lo alto del mazo de Ciudad.
    .source = AutoMartin v1.35, criterio mazo de Ciudad
M22 = Lo que una carta no menciona vale 0, y 0 también es un valor.
    .source = AutoMartin v1.35, criterios
M23 = Roba cartas aunque no pueda pagarlas.
    .source = AutoMartin v1.35, criterios
M24 = Si la carta lo dice, las cartas esenciales del tablero de desarrollo se toman y se resuelven antes del filtro y además de él.
    .source = AutoMartin v1.35, cartas esenciales
M25 = Varias cartas esenciales se resuelven de arriba abajo y de izquierda a derecha.
    .measure = lugar { $measure }
    .source = AutoMartin v1.35, cartas esenciales
M26 = Cada carta esencial que gana le da 5 de prestigio al momento.
    .measure = prestigio { $measure }
    .source = AutoMartin v1.35, cartas esenciales
M26-1 = Si cuenta cada robo, una carta esencial que roba y no puede pagar también le da 5 de prestigio.
    .measure = prestigio { $measure }
    .source = AutoMartin v1.35, puntuación
M27 = Debe poder pagar todo el coste de la carta que roba.
    .measure = cuesta { $measure } £, tiene { $limit } £
    .source = AutoMartin v1.35, pagar el coste
M28 = El coste es el adicional y el de activación de una carta de Ciudad, o el precio y el coste de funcionamiento de un distrito.
    .source = AutoMartin v1.35, pagar el coste
M29 = Nunca gasta una carta del mismo color.
    .source = AutoMartin v1.35, pagar el coste
M30 = Una carta de Ciudad que no puede pagar va al tablero de desarrollo según las reglas habituales y no se repone.
    .source = AutoMartin v1.35, pagar el coste
M31 = Un distrito que no puede pagar va bajo su mazo y su hueco se rellena enseguida.
    .source = AutoMartin v1.35, pagar el coste
M32 = Los distritos que paga quedan ante él como siempre, las cartas de Ciudad boca arriba en su pila.
    .source = AutoMartin v1.35, pagar el coste
M33 = Los costes se pagan aunque la carta no le haga nada de inmediato.
    .source = AutoMartin v1.35, pagar el coste
M34 = Símbolo de robo: roba y resuelve cartas del mazo de Ciudad, una a una.
    .measure = { $measure } por robar
    .source = AutoMartin v1.35, resolver los efectos 1
M35 = Gana prestigio al momento.
    .measure = prestigio { $measure }
    .source = AutoMartin v1.35, resolver los efectos 2
M36 = Gana el prestigio final al terminar la partida.
    .measure = prestigio final { $measure }
    .source = AutoMartin v1.35, resolver los efectos 3
M37 = Paga los costes a la reserva.
    .source = AutoMartin v1.35, resolver los efectos 4
M38 = Gana dinero de la reserva.
    .measure = { $measure } £
    .source = AutoMartin v1.35, resolver los efectos 5
M39 = Toma pobreza de la reserva.
    .measure = pobreza { $measure }
    .source = AutoMartin v1.35, resolver los efectos 6
M40 = Devuelve pobreza a la reserva, mientras tenga.
    .measure = pobreza { $measure }
    .source = AutoMartin v1.35, resolver los efectos 7
M41 = Cualquier otro texto o símbolo se ignora.
    .source = AutoMartin v1.35, resolver los efectos
M42 = Los símbolos se resuelven de arriba abajo; debe tener todo el coste antes de ganar nada de la carta.
    .source = AutoMartin v1.35, resolver los efectos
M43 = Acción: la carta superior del mazo de Ciudad va al tablero de desarrollo sin resolverse.
    .source = AutoMartin v1.35, acciones de las cartas de automa 1
M44 = Acción: la próxima carta de automa va a su descarte sin resolverse.
    .source = AutoMartin v1.35, acciones de las cartas de automa 2
M45 = Acción: se roba y resuelve otra carta de automa.
    .source = AutoMartin v1.35, acciones de las cartas de automa 3
M46 = Nunca pide préstamos; lo que debe a otro jugador y no tiene lo paga la reserva.
    .source = AutoMartin v1.35, préstamos
M47 = Puntúa según las reglas habituales.
    .source = AutoMartin v1.35, puntuación
M48 = El bono de una carta esencial llega sea cual sea el modo en que la robó.
    .source = AutoMartin v1.35, puntuación
M49 = Son esenciales: Metro, Estaciones Norte y Sur, Ómnibus, las prisiones de Millbank y Brixton, Whitehall y Hospital.
    .source = AutoMartin v1.35, puntuación

# How unclear sentences are read.

# What a rule found at the table, and what AutoMartin’s turn came to.

found-value = { $name } { $value }
found-slot = el lugar { $n } desde la izquierda
found-M8 = Su carta no pide nada más: termina su turno.
found-M9 = Su mazo se ha agotado: antes se baraja el descarte.
found-M12 = No queda ninguna carta que robar: no roba nada.
found-M14 = { $n ->
    [0] No hay cartas en el tablero de desarrollo.
    [one] Hay una carta en el tablero de desarrollo: { $all }.
   *[other] Hay { $n } cartas en el tablero de desarrollo: { $all }.
 }
found-M15 = { $n ->
    [0] No hay distritos a la venta.
    [one] Hay un distrito a la venta: { $all }.
   *[other] Hay { $n } distritos a la venta: { $all }.
 }
found-M16 = { $case ->
    [one] La que más dinero da es { $kept }, { $figure }; { $others }.
    [some] Las que más dinero dan son { $kept }, { $figure } cada una; { $others }.
   *[other] Todas suman { $figure } en dinero: no hay diferencia.
 }{ $n-ignored ->
    [0] {""}
   *[other] {" "}Lo que { $ignored } daría por su texto no cuenta para él.
 }
found-M17 = { $case ->
    [one] La que menos pobreza da es { $kept }, { $figure }; { $others }.
    [some] Las que menos pobreza dan son { $kept }, { $figure } cada una; { $others }.
   *[other] Todas suman { $figure } en pobreza: no hay diferencia.
 }
found-M18 = { $case ->
    [one] La que más prestigio da es { $kept }, { $figure }; { $others }.
    [some] Las que más prestigio dan son { $kept }, { $figure } cada una; { $others }.
   *[other] Todas suman { $figure } en prestigio: no hay diferencia.
 }{ $n-ignored ->
    [0] {""}
   *[other] {" "}Lo que { $ignored } daría por su texto no cuenta para él.
 }
found-M19 = La última de ellas es { $kept }, en { $where }.
found-M20 = La primera de ellas es { $kept }, en { $where }.
found-M19-1 = De ellas, { $kept } se descartó la última.
found-M20-1 = De ellas, { $kept } se descartó la primera.
found-M21 = { $case ->
    [none] El mazo de Ciudad está vacío: no hay nada que robar.
   *[other] Roba la carta superior del mazo de Ciudad, quedara lo que quedara.
 }
found-M24 = { $n ->
    [one] Hay una carta esencial en el tablero de desarrollo: { $all }. Va antes que todo lo demás.
   *[other] Hay { $n } cartas esenciales en el tablero de desarrollo: { $all }. Van antes que todo lo demás.
 }
found-M25 = La primera de ellas es { $kept }, en { $where }.
found-M26 = Es esencial: { $measure } de prestigio al momento por { $all }.
found-M26-1 = Es esencial y la ha robado: { $measure } de prestigio por { $all }, aunque no pueda pagarla.
found-M27 = { $case ->
    [out] { $all } cuesta { $measure } £ y él tiene { $limit } £.
   *[other] { $measure ->
        [0] { $all } no cuesta nada.
       *[other] { $all } cuesta { $measure } £, y él tiene { $limit } £.
     }{ $n-ignored ->
        [0] {""}
       *[other] {" "}Su texto no le afecta.
     }
 }
found-M30 = Se descarta en { $where } y no se repone.
found-M31 = { $all } va debajo del mazo de Distritos; el siguiente ocupa su lugar.
found-M34 = Ha robado { $all } por el distrito comprado.
    .draws = { $measure ->
        [one] { $all } le hace robar una carta de Ciudad.
       *[other] { $all } le hace robar { $measure } cartas de Ciudad, una a una.
     }
found-M35 = { $all } da { $measure } de prestigio al momento.
found-M36 = { $all } da { $measure } de prestigio al final de la partida.
found-M38 = { $all } da { $measure } £.
found-M39 = { $all } trae { $measure } de pobreza.
found-M40 = { $all } quita { $size } de pobreza.
found-M43 = Su carta descarta luego la carta superior del mazo de Ciudad, sin resolverla.
found-M44 = Su carta salta luego la próxima carta de automa.
found-M45 = Su carta le hace robar luego otra carta de automa.
found-M48 = El bono llega sea cual sea el modo en que robó { $all }.
found-R3-6 = El tablero estaba lleno: su fila inferior sale del juego, { $all }.

line-pays = ¿Puede pagar?
line-brings = Lo que aporta
line-goes = Adónde va
line-then = Después
part-card = Carta { $name }: { $deeds }
part-note = { $money ->
    [0] Sin dinero
   *[other] { $money } £ más
 }, { $poverty ->
    [0] sin pobreza.
   *[other] { $poverty } de pobreza más.
 }
deed-keep = { $card }
deed-refuse = { $card }, demasiado cara
deed-nothing = no roba nada
deed-end = nada más
short-dear = muy cara
short-nothing = nada
did-keep = se quedó con { $card }
did-buy = compró { $card }
did-refuse = no pudo pagar { $card }
did-nothing = no robó nada
account = AutoMartin { $deeds }.
account-note = { $n ->
    [one] {""}
   *[other] { $n } de sus cartas en un turno.{" "}
 }Ahora tiene { $money } £, { $poverty } de pobreza y { $prestige } de prestigio.

Q1 = Primera y última van por lugar: la fila superior desde la izquierda, luego la inferior; un ajuste hace contar la antigüedad del descarte.
Q2 = Los distritos se cuentan por hueco desde la izquierda; uno nuevo ocupa el del que se va.
Q3 = Mazo de Ciudad como última línea desempata: solo se lee si quedan dos o más cartas. Un tablero vacío detiene el filtro en la primera línea.
Q4 = Una sola carta en el tablero se toma; las líneas siguientes no se leen.
Q5 = Si el mazo de Ciudad está vacío, esa línea no da resultado; las cartas empatadas se quedan y la acción sigue.
Q6 = Las cartas esenciales que están al revelarse la carta se resuelven una tras otra; luego el filtro lee el tablero tal como esté.
Q7 = Una carta esencial que no puede pagar vuelve al tablero y no se toma otra vez en el mismo paso; el filtro aún puede alcanzarla.
Q8 = El bono llega cuando la carta esencial se paga y se queda; un ajuste lo da en cada robo.
Q9 = El bono llega también con cartas esenciales del mazo, de un filtro o de los robos de un distrito.
Q10 = Cada copia de las ocho cartas nombradas es esencial.
Q11 = Una carta que no puede pagar se descarta como siempre; el espacio del que vino cuenta como libre.
Q12 = Si el mazo de Distritos está vacío, uno que no puede pagar vuelve enseguida y uno comprado deja su hueco vacío.
Q13 = Debe tener todo el coste antes de ganar nada de esa carta; los ingresos de la carta de automa llegan antes.
Q14 = Los costes de activación y las capacidades activas se aplican una vez, al ganar la carta; nunca pone en marcha una ciudad.
Q15 = El coste, prestigio, pobreza y reposición de un distrito van antes que sus robos, cada uno resuelto antes del siguiente.
Q16 = Un Pobre no cuesta ni hace nada: va a su pila.
Q17 = El texto de las cartas de acción se ignora, van a su pila; un ajuste hace contar su robo como símbolo.
Q18 = El prestigio es el inmediato y el final sumados.
Q19 = Los cuadros de pobreza de una carta de automa son pobreza que toma.
Q20 = Una carta saltada va al descarte del automa, aunque el documento francés nombra la pila de construcción, en la cursiva que viene de conversaciones con el autor: al pie de la letra su mazo se vaciaría para siempre.
Q21 = Se baraja todo el descarte, incluida la carta en juego, también en mitad de un turno.
Q22 = La carta descartada del mazo de Ciudad sigue las reglas habituales de descarte y no da bono.
Q23 = Cuenta como jugador para el tamaño del tablero.
Q24 = Empieza con 5 £ y sin cartas; la persona elige quién empieza.
Q25 = Si el mazo de Ciudad se agota en su turno, los demás juegan un turno más cada uno, y al revés.
Q26 = Su prestigio final, dinero y pobreza cuentan como los de todos; no tiene mano ni préstamos.
Q27 = Si no puede pagar del todo a otro jugador, la reserva lo paga todo; un ajuste le hace pagar lo que tiene.
Q28 = A la banca paga lo que puede.
Q29 = Los efectos de cartas que dan pobreza o quitan dinero se le aplican como a cualquiera.
Q30 = Los empates se deshacen como siempre, con la pobreza que queda tras la comparación; una carta de Ciudad vale su prestigio final.
Q31 = No roba una carta primero: su turno es su carta de automa.
Q32 = La carta de la mano que pide una activación no se le pide, pues no tiene mano: las reglas inglesas nombran solo el dinero; las francesas y las españolas dicen coste de activación, que es más.
Q33 = Para la línea de pobreza el documento francés cuenta los gastos de funcionamiento de las ciudades; nunca pone en marcha una ciudad, así que se leen como lo que trae la capacidad activa de un distrito.
Q34 = Si cuenta cada robo, una carta esencial que no puede pagar da el bono cada vez que la roba, incluso dos veces en un turno: antes del filtro y por él.

# Lo que se puede corregir en la mesa.
ldt-fix-board = Tablero
ldt-fix-boroughs = Distritos
ldt-fix-its = Su lado
ldt-fix-prestige = Prestigio: { $source }
ldt-fix-figures = Cartas
ldt-fix-figure = { $card }: { $figure }
ldt-fix-decks = Mazos
ldt-fix-slot = Distrito { $n } a la venta
fact-pounds = { $n } £
ldt-fix-boroughs-of = Distritos: { $who }
ldt-fix-none = ninguno
ldt-fix-from = El mazo de Ciudad, desde
ldt-fix-in-deck = en su mazo
ldt-fix-discarded = descartada
ldt-free = libre
ldt-set = serie { $set }
ldt-out = mazo agotado
ld-money = dinero
ld-poverty = pobreza
ld-its-pile = La pila de AutoMartin
ldt-fix-list = { $names }

## Kinds of deeds
deed-kind-develop = desarrollar
deed-kind-borough = los distritos
deed-kind-run = poner en marcha la ciudad
deed-kind-draw = robar tres cartas
deed-kind-build = construir
deed-kind-discard = descartar
deed-kind-cards = robar cartas

bar-loan = los préstamos
bar-borough = comprar distritos
bar-develop = desarrollar
bar-run = hacer funcionar la ciudad
