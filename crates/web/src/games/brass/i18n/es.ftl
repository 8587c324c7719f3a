## La página de Brass

br-progress = { $era }, ronda { $round }
br-task = { $what ->
    [none] { $era }, ronda { $round } · acción { $n }/{ $of }
    [site] Construir: elige una casilla iluminada
    [line] Elige una línea iluminada
    [line-more] Una segunda línea, o solo esta
    [tile] Desarrollar: elige una industria
    [tile-more] Una segunda industria, o solo una
    [bonus] Desarrollo gratis: elige una industria
    [sale] Vender: elige una loseta iluminada
    [sale-more] Otra loseta, o vende así
    [merchant] Elige el comerciante
    [beer] Elige de dónde viene la cerveza
    [coal] Elige de dónde viene el carbón
    [iron] Elige de dónde viene el hierro
    [scout] Explorar: { $left ->
        [one] elige una carta más
       *[other] elige { $left } cartas
     }
   *[other] Repásalo y confírmalo
 }
br-task-shortfall = Te faltan { $n } £: renuncia a una loseta
br-ask = { $what ->
    [site] Construir: ¿dónde?
    [line] ¿Qué línea?
    [line-more] ¿Una segunda línea?
    [tile] ¿Qué desarrollas?
    [tile-more] ¿Una segunda loseta?
    [bonus] Desarrollar gratis: ¿qué?
    [sale] ¿Qué vendes?
    [sale-more] ¿Otra loseta?
    [merchant] ¿A qué comerciante?
    [beer] ¿Cerveza de quién?
    [coal] ¿Carbón de quién?
    [iron] ¿Hierro de quién?
    [scout] Descarta { $n ->
        [one] una carta más
       *[other] { $n } cartas
     } por dos comodines
   *[other] ¿A qué loseta renuncias?
 }
br-what = ¿Qué haces?
br-which-card = ¿Con qué carta pagas?
br-counts = { $n ->
    [one] 1 posible
   *[other] { $n } posibles
 }{ $dear ->
    [0] { "" }
    [one] { " " }· 1 demasiado cara
   *[other] { " " }· { $dear } demasiado caras
 }
br-worth = puntos tal como está
br-scores = { $n ->
    [one] da un punto tal como está la mesa
   *[other] da { $n } puntos tal como está la mesa
 }
br-short = faltan { $n } £
br-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
 }
br-no-more = ninguna
br-sold-at-once = { $what ->
    [coal] carbón vendido +{ $money } £
   *[iron] hierro vendido +{ $money } £
 }
br-brings = { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, +{ $income } de ingresos
br-source = { $owner ->
    [human] Tu loseta, { $location }
   *[automa] La de Mautoma, { $location }
 }
br-it-flips = { $owner ->
    [human] se voltea: { $brings }
   *[automa] se voltea para Mautoma: { $brings }
 }
br-barrel-of = El barril del comerciante en { $location }
br-you-chose = elegiste { $what }
br-stay = Seguir con { $what }
br-offer = { $action }: { $what }
br-pounds = { $n } £
br-begin = o toca un lugar del mapa
br-answers = Lo que puedes elegir
br-nothing-here = Aquí no se puede hacer nada ahora.
br-act-build = Cons­truir
br-act-network-canal = Canal
br-act-network-rail = Vías
br-act-develop = Desa­rrollar
br-act-sell = Vender
br-act-loan = Prés­tamo
br-act-scout = Explo­rar
br-act-pass = Pasar
br-go-build = Construir
br-go-network = Colocar
br-go-develop = Desarrollar
br-go-sell = Vender
br-go-loan = Pedirlo
br-go-scout = Explorar
br-go-pass = Pasar
br-go-give-up = Renunciar
br-go-for = { $what }: { $n } £
br-do-build = { $industry } { $level }, { $location }
br-do-develop = { $industry } { $level }
br-do-to = a { $merchant }
br-from-market = del mercado por { $n } £
br-from-tile = { $owner ->
    [human] de tu loseta ({ $location })
   *[automa] de Mautoma ({ $location })
 }
br-to-market = { $n ->
    [one] un cubo va al mercado por { $money } £
   *[other] { $n } cubos van al mercado por { $money } £
 }
br-flips = { $industry } { $level } ({ $location }) se voltea
br-fact-costs = Cuesta { $n } £
br-fact-worth = Volteada: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, +{ $income } de ingresos, { $links } por cada línea aquí
br-built = Construida
br-paid = { $only ->
    [yes] Pagado con { $card }, la única carta posible
   *[no] Pagado con { $card }
 }
br-another-card = Otra carta
br-money = Dinero
br-income = Ingresos
br-points = Puntos
br-beer = Cerveza

## El mapa

br-map = Mapa de las Midlands, { $era }
br-map-region = Mapa; se puede mover cuando está ampliado
br-zoom = Ampliar el mapa
br-zoom-out = Reducir el mapa
br-fit = Mostrar todo el mapa
br-follow = Seguir a Mautoma en el mapa ampliado
br-lines = Líneas
br-farm = granja

## Mano, mercados, tableros

br-hand = Tu mano, { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
br-card-unknown = desconocida
br-markets = Mercados
br-market-told = { $what }: { $n ->
    [one] un cubo
   *[other] { $n } cubos
 } en el mercado, el próximo cuesta { $price } £
br-merchants = Comerciantes
br-mats = Tableros
br-level = Nivel
br-costs = Cuesta
br-when-built = Al construir
br-to-sell = Para vender
br-gives = Volteada
br-next-yours = Tus próximas losetas
br-none-left = ninguna
br-only-era = { $era ->
    [canal] canal
   *[rail] tren
 }
br-cubes = { $what ->
    [coal] { $n ->
        [one] un carbón
       *[other] { $n } carbones
     }
   *[iron] { $n ->
        [one] un hierro
       *[other] { $n } hierros
     }
 }
br-lightbulb = No se puede retirar al desarrollar
br-canal-only = Solo en la era de los canales
br-rail-only = Solo en la era del ferrocarril
br-link-icons = Iconos de enlace
    .name = Enlace
br-round = Ronda
br-actions-left = Acciones restantes
br-income-space = Casilla de ingresos
br-income-pays = Da cada ronda
br-links-left = Enlaces restantes
br-if-now = Si la era terminara ahora (puntos + enlaces + losetas):

## Mautoma

br-card-front = Carta { $n }
br-told-front = Carta { $card }:
br-group = grupo { $group }
br-card-rear = Reverso sobre el mazo
br-slot = { $what }: { $cities }
br-slot-iron = { $what }: { $cities } (si el hierro cuesta { $price } £ o más)
br-slot-mine = { $what }: { $cities }, luego enlaces
br-slot-network = Enlaces desde
br-slot-link = Antes, un enlace si hace falta
br-rear-first = { $what ->
    [develop] Primer turno: desarrollar con dos hierros del mercado
   *[draw] Primer turno: robar esta carta
 }
br-rear-sell = Vender, o cervecería: { $city }
br-rear-develop = Desarrollar si el hierro cuesta { $n } £ como mucho
br-rear-network = Enlaces desde el último lugar
br-rear-pass = Pasar por 5 puntos
br-north-west = arriba a la izquierda
br-north-east = arriba a la derecha
br-south-west = abajo a la izquierda
br-south-east = abajo a la derecha
br-deck-its = Cartas de Mautoma por robar
br-used-its = usadas
br-deck-yours = Tus cartas por robar
br-next-its = Sus próximas losetas:

## El final de una era

br-era-ended = { $deed } Termina la { $era }: { $yours } { $yours ->
    [one] punto
   *[other] puntos
 } para ti, { $its } para Mautoma.
br-era-over = La { $era } ha terminado: { $yours } { $yours ->
    [one] punto
   *[other] puntos
 } para ti, { $its } para Mautoma.
br-counted = Era
br-counted-text = Ha terminado la { $era }. Primero se cuentan los enlaces, luego las losetas volteadas.
br-count-links = Enlaces en el mapa
br-count-tiles = Losetas en el mapa
br-count-era = Recuento de la { $era } en el mapa
br-links = Enlaces
br-tiles = Losetas volteadas
br-removed = Después, todos los canales y todas las losetas de nivel I salen del tablero; las más altas se quedan.

## Cómo se juega

guide-1 = Tienes 17 £, unos ingresos de 0 £, ocho cartas y un mapa vacío. Empiezas tú; Mautoma siempre va en segundo lugar.
    .title = Cómo empieza
guide-2 = Dos acciones por ronda, una sola en la primera de la partida. Cada una cuesta una carta de tu mano: construir, poner canales o vías, desarrollar, vender, pedir un préstamo, explorar o pasar. Después cobras tus ingresos y robas hasta tener ocho cartas.
    .title = Tu turno
guide-3 = Con una carta de lugar construyes cualquier cosa en su ciudad; con una de industria, esa industria en cualquier lugar de tu red.
    .title = Qué permite una carta
guide-4 = El carbón debe estar conectado y viene de la mina más cercana o, si no hay, del mercado; el hierro viene de cualquier sitio; la cerveza, de una cervecería tuya, de otra conectada o del comerciante.
    .title = Carbón, hierro, cerveza
guide-5 = Una mina, una fundición o una cervecería se voltea cuando se usa su último cubo o barril; algodoneras, manufacturas y cerámicas se voltean cuando las vendes a un comerciante conectado.
    .title = Voltear
guide-6 = Una loseta volteada sube tus ingresos al momento y da sus puntos al final de la era; los enlaces puntúan los iconos de enlace de sus dos extremos.
    .title = Ingresos y puntos
guide-7 = Una era acaba cuando manos y mazo están vacíos. Tras la era de los canales, todos los canales y todas las losetas de nivel I salen del tablero; tras la era del ferrocarril termina la partida.
    .title = Cómo acaba
guide-8 = Enlaces y losetas volteadas se cuentan al final de las dos eras. Gana quien tiene más puntos; con los mismos puntos hay empate.
    .title = Quién gana
br-lesson-build = Construir: el dinero, el carbón y el hierro se pagan ahora; los puntos llegan cuando la loseta se voltea.
br-lesson-network = { $era ->
    [rail] Vías: 5 £ y 1 carbón, o dos por 15 £ con una cerveza; una línea puntúa los iconos de enlace de sus extremos.
   *[canal] Un canal cuesta 3 £; puntúa los iconos de enlace de sus dos extremos al final de la era.
 }
br-lesson-develop = Desarrollar: las losetas bajas salen de tu tablero, a 1 hierro cada una, y dan paso a otras mejores.
br-lesson-sell = Vender: algodoneras, manufacturas y cerámicas se voltean; hace falta un comerciante que las quiera y casi siempre cerveza.
br-lesson-loan = Préstamo: 30 £ ahora, tres niveles de ingresos menos.
br-lesson-scout = Explorar: tres cartas por los dos comodines.
br-lesson-pass = Pasar: gastas una carta y no ocurre nada más.
guide-automa = Mautoma revela una carta y hace su primera línea posible; luego, la primera posible del reverso de la carta siguiente.
guide-print = Imprimir las cartas de Mautoma
    .about = 22 cartas por ambos lados, los tableros de todos los niveles y una página de ayuda, dibujados por nosotros.
    .deck = 22, anverso y reverso
    .mat = tres páginas, para losetas de verdad

## At the table

bt-round = { $era ->
    [canal] Era de los canales
   *[rail] Era del ferrocarril
 }, ronda { $round }{ $what ->
    [action] { " " }· acción { $n }/{ $of }
   *[round] { "" }
 }
bt-hint = Toca el lugar donde has construido, la línea que has colocado o la loseta que has vendido; o empieza por la acción.
bt-nothing = Nada en el tablero
bt-nothing-hint = préstamo, explorar o pasar
bt-or-fix = Corregir la mesa
bt-from-list = De una lista
bt-which-place = ¿Qué lugar?
bt-ask = { $what ->
    [site] ¿Dónde has construido?
    [line] ¿Qué línea?
    [line-more] ¿Y una segunda línea?
    [tile] ¿Qué loseta?
    [tile-more] ¿Y una segunda loseta?
    [bonus] ¿Qué loseta gratis?
    [sale] ¿Qué loseta has vendido?
    [sale-more] ¿Otra loseta?
    [merchant] ¿A qué comerciante?
    [beer] ¿La cerveza de quién?
    [coal] ¿El carbón de quién?
    [iron] ¿El hierro de quién?
   *[other] ¿Qué has hecho?
 }
bt-ask-place = { $place }: ¿qué ha pasado?
bt-built-in = Has construido en { $place }
bt-ask-merchant = ¿Qué compra { $place }?
bt-ask-rear = ¿Qué carta está encima?
bt-ask-second = Segunda acción: ¿qué carta hay encima?
bt-barrel = El barril de { $place }
bt-sold = Vendida: { $industry } { $level }, { $place }
bt-gave-up = Renuncias a: { $industry } { $level }, { $place }
bt-enough = { $what ->
    [line] Solo una
    [tile] Solo una
   *[sale] Eso es todo
 }
bt-over = { $owner ->
    [human] sobre tu { $level }
   *[automa] sobre su { $level }
 }
bt-whose = { $owner ->
    [human] { $place }, tuya
   *[automa] { $place }, suya
 }
bt-left = { $left ->
    [0] { $owner ->
        [human] { $n } → { $left }: se voltea, para ti
       *[automa] { $n } → { $left }: se voltea, para Mautoma
     }
   *[other] { $n } → { $left }
 }
bt-era-ends = Termina la { $era }
bt-count-both = Ve contando; mueve ambos marcadores
bt-you = tú
bt-it = Mautoma
bt-before = Antes
bt-markers-to = Marcadores a
bt-count-along = Contar juntos
bt-count-clear = Quita **enlaces** y losetas **I**, también de su tablero (no cerámicas).
bt-count-barrels = Repón una **cerveza** junto a cada comprador.
bt-count-cards = Baraja tus 40 cartas; cuenta **20** y roba 8.
bt-count-cards-its = Baraja tus 40 cartas, cuenta **20** y roba 8; prepara otra vez sus 22 en **tres capas**.
bt-count-last = Mueve los dos marcadores: los últimos puntos de la partida.
bt-begin-rail = Empezar la era del ferrocarril
bt-to-score = Al resultado
bt-short = He renunciado a una loseta para pagar
bt-its-cards = Sus cartas
    .reach = Robas tú. Si lo activas, las roba la app en las dos eras.
    .note = 22 en cada era
bt-cards-program = La app roba
    .hint = no necesitas mazo
bt-cards-table = Robo yo
    .hint = y toco la carta
bt-who-buys = ¿Quién compra dónde?
bt-merchants-program = Reparte por mí
    .hint = cinco losetas, como aquí
bt-merchants-table = Reparto yo
    .hint = cuatro toques como máximo
bt-check-mat = { $n ->
    [one] Devuelve esta **{ $n } loseta** de su tablero a la caja.
   *[other] Devuelve estas **{ $n } losetas** de su tablero a la caja.
 }
bt-check-markets = Mercados: **13 carbones, 8 hierros**.
bt-check-merchants = Comerciantes como aquí, una **cerveza** junto a cada comprador.
bt-check-deck = Sus 22 cartas en **tres capas**, con el reverso a la vista.
bt-check-deck-how = Abajo el resto, luego 1 A, 1 B, 1 C, y encima 4 A, 3 B, 3 C; baraja cada capa.
bt-check-hand = Baraja tus 40 cartas; cuenta **19** y roba 8. Tienes **17 £**.
bt-none = nada
bt-turned = salió
bt-deeper = aún no
bt-card-note = El número está en ambas caras. Pregunto por la carta de encima solo si su reverso cuenta.
bt-shuffle-note = Su mazo se ha agotado: baraja todas sus demás cartas, con el reverso hacia arriba; son su mazo nuevo.
bt-flipped = volteada
bt-level = Nivel
bt-other-place = Otro lugar
bt-did-build = has construido
bt-did-network = has colocado un enlace
bt-did-develop = has desarrollado
bt-did-sell = has vendido
bt-did-nothing = nada en el tablero
bt-did-give-up = has renunciado a una loseta
bt-did-count = la era se ha puntuado
bt-did-card = carta { $n }
bt-did-merchant = el comerciante
bt-did-lines = { $era ->
    [canal] canal { $lines }
   *[other] vías { $lines }
 }
bt-did-sold = venta de { $tiles }
bt-did-developed = desarrollo de { $tiles }
bt-tile-in = { $key ->
    [farm-north] { $industry } { $level } en la granja del norte
    [farm-south] { $industry } { $level } en la granja del sur
   *[other] { $industry } { $level } en { $place }
 }

# Hints.
br-hint-card = carta { $card }
