## The game

game-title = Brass: Birmingham
game-authors = Gavan Brown, Matt Tolman y Martin Wallace
automa-title = Mautoma
automa-authors = Mauro Gibertoni
game-about = Canales y después ferrocarriles: levanta un imperio industrial en las West Midlands contra un rival guiado por cartas.
game-sources = Juego base: Roxley 2018, preparación para dos, tablero y tableros personales de la edición comercial. Automa: Mautoma 1.1 (textos inglés, francés y español) con las preguntas frecuentes del autor: Mauro Gibertoni, «Brass Birmingham Mautoma, Frequently Asked Questions», r1, tres páginas. Donde las reglas callan, o donde la FAQ es más estricta, decide la FAQ; no forma parte de este programa y se ofrece con las reglas en el sitio del automa.
# What was mended with each ruleset, after “mended since:”.
ruleset-2 = Mautoma cuenta su segunda vía donde se elige la cerveza, empieza una conexión que falta en una ciudad de cualquiera de los dos lados del hueco y coloca una conexión en su primer turno donde cualquier ciudad del cuadro tiene una línea
ruleset-3 = las granjas ya no cuentan como ciudades en el desempate de los enlaces de Mautoma, las tres casillas de Belper son una sola fila para su icono de desempate, un mazo agotado se baraja de nuevo y una mina de carbón sin enlace que termina el turno da los cinco puntos de pasar

## Places

location-belper = Belper
location-birmingham = Birmingham
location-burton = Burton-on-Trent
location-cannock = Cannock
location-coalbrookdale = Coalbrookdale
location-coventry = Coventry
location-derby = Derby
location-dudley = Dudley
location-kidderminster = Kidderminster
location-leek = Leek
location-nuneaton = Nuneaton
location-redditch = Redditch
location-stafford = Stafford
location-stoke = Stoke-on-Trent
location-stone = Stone
location-tamworth = Tamworth
location-uttoxeter = Uttoxeter
location-walsall = Walsall
location-wolverhampton = Wolverhampton
location-worcester = Worcester
location-farm-north = cervecería rural del norte
location-farm-south = cervecería rural del sur
location-shrewsbury = Shrewsbury
location-gloucester = Gloucester
location-oxford = Oxford
location-warrington = Warrington
location-nottingham = Nottingham

## Pieces

industry-cotton-mill = algodonera
industry-coal-mine = mina de carbón
industry-iron-works = fundición
industry-manufacturer = manufactura
industry-pottery = cerámica
industry-brewery = cervecería
era-canal = era de los canales
era-rail = era del ferrocarril
card-wild-location = comodín de lugar
card-wild-industry = comodín de industria
merchant-any = cualquier mercancía
merchant-cotton-mill = algodón
merchant-manufacturer = manufacturas
merchant-blank = nada
merchant-space = { $location }, loseta { $number }
space = { $location }, casilla { $number }
tile = { $industry } { $level } ({ $location })
line = { $from } – { $to }
line-three = { $from } – { $over } – { $to }
source-market = el mercado
source-barrel = el barril del comerciante
source-none = en ningún sitio
source-twice = { $source } (dos veces)
source-tile = { $owner ->
    [human] tu loseta ({ $location })
   *[automa] la loseta de Mautoma ({ $location })
 }

## What piles turn up

pile-merchants = Losetas de comerciante
pile-cards = Tu mazo de robo
pile-mautoma-canal = Mazo de Mautoma, era de los canales
pile-mautoma-rail = Mazo de Mautoma, era del ferrocarril
action-merchant = Loseta de comerciante ({ $merchant }): { $tile }.
action-draw = Robas: { $card }.
action-rear = Sobre el mazo de Mautoma se ve un reverso: cervecería ({ $brewery }) y desarrollo a { $develop } £ o menos.
action-front = Es la carta { $card }.

## Your steps

action-build = Construir
action-network = Conectar
action-develop = Desarrollar
action-sell = Vender
action-loan = Pedir un préstamo
    .told = Pides un préstamo.
action-scout = Explorar
    .told = Exploras.
action-pass = Pasar
    .told = Pasas.
action-site = Construir: { $industry } { $level } ({ $location }, casilla { $number })
    .told = Construyes: { $industry } { $level } ({ $location }, casilla { $number }).
action-card = Descartar la carta { $card }
    .told = Descartas la carta { $card }.
action-line = Colocar un enlace { $line }
    .told = Colocas un enlace { $line }.
action-coal = Tomar carbón: { $source }
    .told = Tomas carbón: { $source }.
action-iron = Tomar hierro: { $source }
    .told = Tomas hierro: { $source }.
action-remove = Retirar al desarrollar: { $industry } { $level }
    .told = Retiras al desarrollar: { $industry } { $level }.
action-flip = Vender: { $tile }
    .told = Vendes: { $tile }.
action-to = Vender al comerciante: { $merchant }
    .told = Vendes al comerciante: { $merchant }.
action-beer = Tomar cerveza: { $source }
    .told = Tomas cerveza: { $source }.
action-done = Nada más
action-count-canal = Puntúa la era de los canales: tu marcador a { $human }, el de Mautoma a { $automa }. Después retira todos los enlaces y las losetas de nivel I, repón los barriles, baraja tus cartas y cuenta 20.
action-count-rail = Puntúa la era del ferrocarril: tu marcador a { $human }, el de Mautoma a { $automa }.
action-give-up = Renunciar a { $tile } por la mitad de su precio
    .told = Renuncias a { $tile } por la mitad de su precio.

## Mautoma’s deeds

mautoma-build = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }).
mautoma-build-coal = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }); carbón: { $coal }.
mautoma-build-iron = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }); hierro: { $iron }.
mautoma-build-both = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }); carbón: { $coal }; hierro: { $iron }.
mautoma-link-canal = Mautoma coloca un canal { $line } hacia { $to } para construir: { $industry } ({ $city }).
mautoma-link-rail = Mautoma coloca vías { $line } hacia { $to } (carbón: { $coal }) para construir: { $industry } ({ $city }).
mautoma-network-canal = Mautoma coloca un canal { $line }, hacia { $to }.
mautoma-network-rail = Mautoma coloca vías { $line }, hacia { $to } (carbón: { $coal }).
mautoma-network-two = Mautoma coloca dos vías, { $first }, hacia { $to }, y { $second }, hacia { $end } (carbón: { $coal }; cerveza: { $beer }).
mautoma-sell = Mautoma vende { $tile } en { $merchant }.
mautoma-sell-with = Mautoma vende { $tile } en { $merchant } (cerveza: { $sources }).
mautoma-sell-bonus = Mautoma vende { $tile } en { $merchant } (cerveza: { $sources }) y gana { $points } puntos.
mautoma-develop = Mautoma desarrolla (hierro: { $sources }) y gana 3 puntos.
mautoma-pass = Mautoma pasa y gana 5 puntos.
mautoma-discard = La carta { $card } de Mautoma no tiene ningún cuadro posible y se descarta.
mautoma-stop = El turno de Mautoma termina.

## What a person moves for Mautoma

side-left = a la izquierda
side-middle = en el centro
side-right = a la derecha
side-top = arriba
side-top-left = arriba a la izquierda
side-top-right = arriba a la derecha
side-bottom-left = abajo a la izquierda
side-bottom-right = abajo a la derecha
order-in = { $key ->
    [farm-north] en la **granja del norte**
    [farm-south] en la **granja del sur**
   *[other] en **{ $location }**
 }
order-in-side = en **{ $location }**, { $side }
order-off = { $key ->
    [farm-north] de la **granja del norte**
    [farm-south] de la **granja del sur**
   *[other] de **{ $location }**
 }
order-place = { $key ->
    [farm-north] granja del norte
    [farm-south] granja del sur
   *[other] { $location }
 }
order-build = Construye { $tiles }.
order-tile = su **{ $industry } { $level }** { $place }
order-tile-flipped = su **{ $industry } { $level }** { $place }, volteada
order-tile-coal = su **{ $industry } { $level }** { $place }, con **{ $n ->
    [one] { $n } carbón
   *[other] { $n } carbones
 }**
order-tile-iron = su **{ $industry } { $level }** { $place }, con **{ $n ->
    [one] { $n } hierro
   *[other] { $n } hierros
 }**
order-tile-beer = su **{ $industry } { $level }** { $place }, con **{ $n ->
    [one] { $n } cerveza
   *[other] { $n } cervezas
 }**
order-canal = Coloca { $n ->
    [one] su canal
   *[other] sus canales
 } **{ $lines }**.
order-rails = Coloca sus vías **{ $lines }**.
order-take = Quita { $goods }.
order-take-flip = Quita { $goods }; voltea { $tiles }.
order-sold = Voltea { $tiles }.
order-coal-off = { $n ->
    [one] { $n } carbón
   *[other] { $n } carbones
 } { $place }
order-iron-off = { $n ->
    [one] { $n } hierro
   *[other] { $n } hierros
 } { $place }
order-beer-off = { $n ->
    [one] la cerveza
   *[other] { $n } cervezas
 } { $place }
order-last = { $goods } (voltéala)
order-market = **{ $goods }** del mercado
order-both = { $first } y { $second }
order-flip = su **{ $industry }** de **{ $location }**
order-bring = Pon **{ $goods }** en el mercado.
order-coal = { $n ->
    [one] { $n } carbón
   *[other] { $n } carbones
 }
order-iron = { $n ->
    [one] { $n } hierro
   *[other] { $n } hierros
 }
order-points = Avanza su marcador **{ $n }**, hasta { $to }.
order-pass = Pasa: avanza su marcador **{ $n }**, hasta { $to }.
order-discard = Descarta { $n ->
    [one] la carta
   *[other] las cartas
 } **{ $cards }**.
order-shuffle = Su mazo se ha agotado: baraja **todas sus demás cartas**, con el reverso hacia arriba.
order-join = { $first } { $second }
order-your-income = se voltea una loseta tuya: tu marcador de ingresos avanza { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }
told-bring = Pon **{ $goods }** en el mercado; toma **{ $n } £**.
told-buy = Toma **{ $goods }** del mercado.
told-buy-for = Toma **{ $goods }** del mercado por **{ $n } £**.
told-flip = Voltea { $owner ->
    [human] tu
   *[other] su
 } **{ $industry }** { $key ->
    [farm-north] en la granja del norte
    [farm-south] en la granja del sur
   *[other] en **{ $location }**
 }.
told-income = Avanza tu marcador de ingresos **{ $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }**.
told-points = Avanza tu marcador de puntos **{ $n }**.
told-money = Toma **{ $n } £** de la banca.
order-less-sold = { $whole }, menos { $sold } para el mercado
order-less-rails = { $whole }, menos { $used } para las vías
order-less-used = { $whole }, menos { $used } gastados al momento
order-less-rails-sold = { $whole }, menos { $used } para las vías y { $sold } para el mercado
order-less-used-sold = { $whole }, menos { $used } gastados al momento y { $sold } para el mercado

## Candidates

candidate-slot = cuadro { $number }
candidate-card = carta { $number }
candidate-tile = { $industry } { $level }
candidate-cube = cubo de hierro { $number }
candidate-sell = VENDER
candidate-develop = DESARROLLAR
candidate-network = CONECTAR
candidate-pass = PASAR

## Scores

score-links-canal = Canales
score-tiles-canal = Industrias, era de los canales
score-links-rail = Ferrocarriles
score-tiles-rail = Industrias, era del ferrocarril
score-actions = Acciones y bonificaciones
score-shortfall = Deudas sin pagar
score-before = Anteriores

## Choices

choice-level = Nivel
level-easy = Fácil
    .hint = Mautoma empieza con casi todas sus losetas bajas, que valen poco.
level-medium = Medio
    .hint = Faltan algunas losetas bajas, así que las mejores llegan antes.
level-hard = Difícil
    .hint = Aún menos losetas bajas: sus algodoneras y manufacturas pronto valen más.
choice-mat = Tablero de Mautoma (sus losetas iniciales)
mat-level = Según el nivel
mat-easy = Como está impreso para el nivel fácil
mat-medium = Como está impreso para el nivel medio
mat-hard = Como está impreso para el nivel difícil
mat-casual-50 = Nuestro, en ninguna caja: 44 losetas, igualado para un jugador casual
mat-greedy-75 = Nuestro, en ninguna caja: 29 losetas, más difícil que difícil
mat-greedy-50 = Nuestro, en ninguna caja: 27 losetas, igualado para el jugador «greedy»
mat-greedy-25 = Nuestro, en ninguna caja: 25 losetas, para quien gana a los demás
mat-hardest = Nuestro, en ninguna caja: 10 losetas, el más difícil que hallamos
choice-deck = Mazo de Mautoma
deck-mautoma = Las 22 cartas impresas
choice-iron-gate = El precio del hierro de un cuadro
iron-gate-effective = Nada mientras haya hierro en el mapa
iron-gate-market = Siempre el del mercado
choice-mine-without-link = Una mina de carbón sin enlace posible
mine-without-link-rear = Sigue el reverso de la carta siguiente
mine-without-link-end = El turno termina pasando, por 5 puntos
choice-three-way = El enlace de tres lugares
three-way-city = Cuenta su ciudad con nombre
three-way-city-and-farm = Cuenta su ciudad y la granja
choice-fallback = Lo que falta para poder vender
fallback-by-building = Edificio por edificio
fallback-by-kind = Primero cervecerías, después enlaces
choice-worcester = Sentido horario alrededor de Worcester
worcester-first = La línea a Kidderminster es la primera
worcester-last = La línea a Kidderminster es la última
choice-north-farm = La granja del norte en el desempate de enlaces
north-farm-no-city = No es una ciudad: nada cuenta allí
north-farm-city = Cuenta como una ciudad
choice-build-icon = El icono que decide la casilla de una construcción
build-icon-top = El de la carta de encima del mazo
build-icon-drawn = El de la carta robada

## Readings, where print is unclear

Z1 = A igualdad de puntos hay empate: Mautoma no tiene ingresos ni dinero que comparar.
Z2 = Cuando se roba la última carta de su mazo, todas las demás se barajan en un mazo nuevo; Mautoma solo pasa si ninguna carta tiene un cuadro posible. Las reglas no dicen nada de un mazo vacío, pero sí que nunca pasa sin una acción.
Z3 = El precio del hierro de un cuadro se compara con su coste real: nada mientras haya en una fundición del mapa, si no el del mercado. El texto español dice el del mercado.
Z4 = Sin nada en el tablero, un enlace entre paréntesis puede ir en cualquier lugar; un cuadro CONECTAR no.
Z5 = Una mina de carbón tras la que no cabe ningún enlace es una sola acción; sigue el reverso. La otra lectura termina el turno pasando: el texto español da cinco puntos siempre que no se haga la segunda acción.
Z6 = En el enlace de tres lugares solo cuentan las losetas y casillas de la ciudad con nombre.
Z7 = Entre varios comerciantes: primero un barril, luego una bonificación en puntos, luego el lugar de la A a la Z y la loseta de una industria antes que la de cualquier mercancía.
Z8 = Los edificios que no se pueden vender se miran uno por uno: a cada uno su cervecería o su enlace.
Z9 = Una línea que toca las doce cuenta como la primera en sentido horario.
Z10 = Una loseta que pide dos barriles no está lista con uno.
Z11 = El primer turno nunca tiene dos acciones.
Z12 = Entre varias minas o fundiciones propias decide el desempate de edificios.
Z13 = Las granjas se ordenan como «North farm brewery» y «South farm brewery».
Z14 = Un enlace para llegar al carbón no tiene que tocar la ciudad, pero se prefiere el que la toca.
Z15 = El ejemplo del primer turno del texto francés, un canal de Coventry a Birmingham, es de una edición anterior y no se sigue: el inglés y el español construyen una cerámica en Coventry.
Z16 = La segunda vía sale del lugar al que llegó la primera.
Z17 = Las granjas no son ciudades: en el desempate de enlaces no cuentan ni la loseta ni la casilla de una granja.
Z18 = Las tres casillas de Belper están en una sola fila: el cuadro superior izquierdo del icono es la casilla izquierda, el superior derecho la del medio, luego viene la derecha; bajo sus cuadros inferiores no hay edificio, así que se sigue buscando desde la izquierda.
Z19 = Entre dos casillas posibles, una construcción del anverso sigue el icono de la carta que está entonces encima del mazo, como dice la FAQ, no el de la carta robada.
Z20 = DESARROLLAR también cuenta como 0 £ el hierro de las fundiciones de cualquiera, como dice la FAQ, sea cual sea el precio que mire un cuadro del anverso: con el del mercado, una carta que permite 0 £ nunca desarrollaría.
Z21 = «Un cubo a ese precio» quiere decir cada cubo, hasta dos, que no cueste más de lo que dice la carta al tomarlo.
Z22 = El orden de las ciudades del cuadro va antes que ahorrar una acción: una ciudad que necesita el enlace entre paréntesis se elige antes que otra posterior que no lo necesita.
Z23 = CONECTAR en el reverso parte de donde llegó el último enlace, aunque sea un comerciante o una granja.
Z24 = Un cuadro CONSTRUIR no necesita red: solo los cuadros CONECTAR deben partir de ella, y una granja debe unirse a ella.
Z25 = Una loseta que pide dos barriles y alcanza uno cuenta como una loseta sin cerveza.
Z26 = Vende loseta a loseta en el orden del desempate, aunque otro orden vendiera más.
Z27 = Solo cuentan los enlaces que tocan la propia ciudad, no los que siguen más allá.
Z28 = Se da la vuelta al mazo entero: las diez cartas puestas primero se roban primero, luego las tres, luego las nueve.
Z29 = Las líneas que completarían una venta, o traerían carbón, parten de una misma ciudad si comparten un lugar de su red o el del edificio, a cualquiera de los dos lados del hueco; si no, están dispersas, aunque compartan el comerciante.
Z30 = El primer turno pasa si no es posible construir ni colocar un enlace desde ninguna ciudad del último cuadro.
Z31 = «Un comerciante», como dice el texto español, es el comerciante que compra la loseta, como en inglés y francés.

## Refusals

refusal-give-up = Elige una de tus losetas de industria.
refusal-merchant = No queda ninguna loseta de comerciante así.
refusal-draw = Esa carta no se puede robar.
refusal-deck = Esa carta no puede estar encima del mazo de Mautoma.
refusal-automa = Es el turno de Mautoma.
refusal-no-shortfall = Solo se renuncia a losetas para pagar una deuda.
refusal-permission = La carta { $card } no permite: { $industry } ({ $location }).
refusal-card = No tienes la carta { $card } en la mano.
refusal-money = Cuesta { $wanted } £ y tienes { $money } £.
refusal-no-build = No puedes construir nada con tus cartas, tu dinero, el carbón y tu red.
refusal-link-tiles = Las 14 losetas de enlace están en el tablero.
refusal-no-line = No hay ninguna línea libre que toque tu red.
refusal-develop = No queda ninguna loseta de esa industria que desarrollar.
refusal-lightbulb = Una cerámica con bombilla no se puede retirar al desarrollar.
refusal-no-sale = Ninguna de tus losetas tiene comerciante y la cerveza necesaria.
refusal-loan = Tu nivel de ingresos bajaría de −10.
refusal-scout = Explorar pide tres cartas y ningún comodín en la mano.
refusal-step = Ahora toca otro paso.
refusal-no-tile = No te queda ninguna loseta por construir: { $industry } ({ $location }).
refusal-era = { $industry } { $level }: no se puede construir en esta era ({ $era }).
refusal-no-card = Ninguna carta de tu mano permite: { $industry } ({ $location }).
refusal-not-in-network = Con tu carta ({ $industry }) solo se construye en tu red, y { $location } no está en ella.
refusal-icon = Esa casilla ({ $location }) no muestra: { $industry }.
refusal-single = Otra casilla libre ({ $location }) muestra solo: { $industry }; esa va primero.
refusal-overbuild = Esa loseta ({ $location }) no se puede sustituir por: { $industry }.
refusal-canal-limit = En la era de los canales ya tienes una loseta aquí ({ $location }): no cabe otra ({ $industry }).
refusal-coal = { $location } no está conectada al carbón que hace falta ({ $industry }).
refusal-line = La línea { $line } está ocupada o no es de esta era.
refusal-network = La línea { $line } no toca tu red.
refusal-link-coal = Unas vías { $line } no tendrían conexión con carbón.
refusal-link-beer = Una segunda vía { $line } pide cerveza de una cervecería tuya o conectada.
refusal-not-yours = Solo se venden tus algodoneras, manufacturas y cerámicas sin voltear.
refusal-no-beer = { $tile }: no hay bastante cerveza.
refusal-no-buyer = { $tile }: no hay conexión con ningún comerciante que la compre.
refusal-bonus = Solo se desarrolla la loseta más baja de una industria, sin bombilla.
refusal-buyer = Esa loseta de comerciante no la compra o no está conectada.
refusal-barrel = El barril de la loseta de comerciante a la que vendes ya no está.
refusal-beer = Esa cervecería no tiene cerveza para ti aquí.
refusal-coal-source = El carbón viene de una de las minas conectadas más cercanas.
refusal-iron-source = El hierro viene de una fundición que aún tenga.
refusal-count = Antes, los dos bandos puntúan la era.
refusal-untold = En la mesa nadie pregunta qué carta has jugado.
refusal-no-site = Ninguna casilla del mapa está libre para una loseta de tu tablero, con el carbón que pide.
refusal-farm = Ninguna carta nombra ese lugar ({ $location }): debe estar en tu red ({ $industry }).
refusal-taken = Ahí está { $tile }, y no se puede sustituir por: { $industry }.
refusal-line-taken = { $owner ->
    [human] Tu enlace
   *[automa] Un enlace de Mautoma
 } ya ocupa { $line }.
refusal-sell-one = Se vende al menos una loseta.

## What was expected of a document or a notation, and what was found

expected-space = una casilla como «{ $example }»
expected-line = una línea como «{ $example }»
expected-merchant = una loseta de comerciante como «{ $example }»
expected-no-more = «{ $action }» y nada más
expected-levels = { $n } niveles
expected-at-most-level = { $most ->
    [0] ninguna loseta de nivel { $level }
    [one] como máximo { $most } loseta de nivel { $level }
   *[other] como máximo { $most } losetas de nivel { $level }
 }
expected-at-most-of = { $most ->
    [0] ningún «{ $what }»
   *[other] como máximo { $most } «{ $what }»
 }
expected-at-most-cards = como máximo { $most } cartas
expected-at-most-tiles = { $most ->
    [one] como máximo { $most } loseta
   *[other] como máximo { $most } losetas
 }
expected-at-most-links = como máximo { $most } losetas de enlace
expected-groups = al menos { $a } cartas del grupo A, { $b } del B y { $c } del C
found-groups = { $a } del A, { $b } del B y { $c } del C
expected-slots = de 1 a { $most } cuadros
expected-one-mine = una mina de carbón con enlaces o una sin ellos
found-both-mines = ambas en una carta
expected-cities = de 1 a { $most } ciudades
expected-city-or-farm = una ciudad o una granja
expected-city-once = cada ciudad una vez por cuadro
expected-cities-alone = solo ciudades para «{ $action }»
found-more-than-cities = una industria, un enlace o un precio del hierro
expected-industry = una industria que construir
expected-space-for = un lugar con una casilla para «{ $industry }»
expected-way-on = una mesa en la que alguien pueda continuar
found-stuck = nada que se pueda hacer en la fase «{ $phase }»
round-of = ronda { $round } de la { $era }
expected-phase = { $owner ->
    [human] una fase de tu turno
   *[automa] una fase del turno de Mautoma
 }
expected-no-deed = ninguna acción a medias fuera de tu turno
found-deed = una acción a medias
expected-buying = un barril junto a una loseta de comerciante que compre
found-blank = «{ $what }», donde ninguna loseta compra
expected-one-barrel = un barril por loseta de comerciante
expected-one-tile = una loseta por casilla
expected-one-link = un enlace por línea
expected-line-of = una línea de la { $era }
expected-card-once = cada carta una vez
expected-new-card = una carta no robada antes
expected-layers = cartas según la composición del mazo: 4A+3B+3C, luego 1A+1B+1C y luego las demás
expected-top-rear = el número de una carta que pueda estar encima del mazo
expected-hand = { $n ->
    [0] ninguna carta en la mano en este momento
    [one] { $n } carta en la mano en este momento
   *[other] { $n } cartas en la mano en este momento
 }
expected-unseen = { $n ->
    [one] { $n } carta que nadie haya visto
   *[other] { $n } cartas que nadie haya visto
 }
expected-possible-deed = una acción que se pueda completar
expected-possible-stage = un turno que pueda continuar
found-impossible = un caso imposible
expected-count = el final de una era en la mesa
expected-untold = nada: en la mesa nadie lo pregunta
found-told = un dato
found-again = «{ $what }» por segunda vez

## Rules of the base game

R1-1 = El mapa tiene 20 ciudades, 2 cervecerías rurales y 5 lugares de comerciantes; los caminos pueden pasar por todos.
    .source = Reglamento, Preparación: el tablero
R1-2 = Hay 39 líneas: 30 para ambas eras, 8 solo de vías y 1 solo de canales; una une tres lugares con una sola loseta.
    .source = Reglamento, Preparación: el tablero
R1-3 = Cada bando tiene 45 losetas de industria y 14 de enlace.
    .source = Reglamento, Componentes
R1-4 = El carbón, el hierro, la cerveza y el dinero nunca se agotan.
    .source = Reglamento, Componentes
R1-5 = Los puntos, los ingresos y los iconos de enlace están en la cara volteada de una loseta.
    .source = Reglamento, Losetas de industria
R1-6 = Un espacio de comerciante tiene una loseta y, si no está en blanco, su propio barril.
    .source = Reglamento, Comerciantes
R2-1 = El mazo de dos tiene 40 cartas, ninguna de seis de las ciudades ni de algodoneras o manufacturas.
    .source = Reglamento, Preparación: las cartas
R2-2 = Las losetas de cualquier mercancía, de algodón, de manufacturas y dos en blanco se barajan y se reparten entre Shrewsbury, Gloucester y Oxford; junto a cada una que compre hay un barril.
    .source = Reglamento, Preparación: los comerciantes
R2-3 = El mercado de carbón empieza con 13 de 14 cubos y el de hierro con 8 de 10.
    .source = Reglamento, Preparación: los mercados
R2-4 = Empiezas con 17 £, ingresos de nivel 0, ningún punto y 8 cartas.
    .source = Reglamento, Preparación: los jugadores
R2-5 = Se usan 19 de las 40 cartas en la era de los canales y 20 en la del ferrocarril.
    .source = Mautoma, reglas 5 y 10
R2-6 = Tú siempre juegas primero y Mautoma segundo.
    .source = Mautoma, regla 3
R3-1 = Una era tiene diez rondas de dos acciones, solo una en la primera de la partida; después completas tu mano hasta 8.
    .source = Reglamento, Rondas
R3-2 = Cada acción cuesta una carta de tu mano.
    .source = Reglamento, Acciones
R3-3 = Los comodines vuelven a su reserva.
    .source = Reglamento, Cartas comodín
R3-4 = Los ingresos se cobran al final de cada ronda menos la última de la partida.
    .source = Reglamento, Fin de la ronda
R3-5 = Una era termina tras la ronda en que la mano y el mazo quedan vacíos.
    .source = Reglamento, Fin de la era
R4-1 = Una red es todo lugar con una loseta propia o en un extremo de un enlace propio.
    .source = Reglamento, Tu red
R4-2 = Los lugares se conectan por enlaces de cualquiera; la distancia es el número de enlaces.
    .source = Reglamento, Lugares conectados
R4-3 = Sin nada en el tablero, las cartas de industria y los enlaces valen en cualquier lugar.
    .source = Reglamento, Construir y Conectar
R5-1 = Con una carta de lugar se construye cualquier cosa en su ciudad; con una de industria, esa industria en tu red; las cervecerías rurales piden carta de industria.
    .source = Reglamento, Construir: las cartas
R5-2 = Se construye la loseta más baja de su industria, y la era debe permitirla.
    .source = Reglamento, Construir: las losetas
R5-3 = Va en una casilla libre con su icono; primero las que solo tienen ese icono.
    .source = Reglamento, Construir: las casillas
R5-4 = En la era de los canales cada bando tiene una loseta por lugar.
    .source = Reglamento, Construir: era de los canales
R5-5 = Hay que pagar todo el dinero, el carbón y el hierro.
    .source = Reglamento, Construir: los costes
R5-6 = Minas y fundiciones traen los cubos impresos; una cervecería, un barril en la era de los canales y dos en la del ferrocarril.
    .source = Reglamento, Construir: los recursos
R5-7 = Una fundición llena al momento el mercado de hierro y una mina el de carbón si hay un comerciante conectado; primero las casillas más caras.
    .source = Reglamento, Carbón y hierro a los mercados
R5-8 = Una loseta puede sustituir a otra más baja de su industria: las tuyas siempre, las del rival solo de carbón o hierro cuando no queda en ningún sitio.
    .source = Reglamento, Sustituir losetas
R6-1 = Un enlace va en una línea libre de la era y toca la red de su dueño.
    .source = Reglamento, Conectar
R6-2 = En la era de los canales un canal cuesta 3 £.
    .source = Reglamento, Conectar: era de los canales
R6-3 = En la era del ferrocarril una vía cuesta 5 £ y un carbón; dos, 15 £, dos carbones y una cerveza.
    .source = Reglamento, Conectar: era del ferrocarril
R6-4 = La vía, ya colocada, debe estar conectada a su carbón por algún extremo; la cerveza de la segunda viene de una cervecería.
    .source = Reglamento, Conectar: era del ferrocarril
R7-1 = El carbón viene de la mina conectada más cercana; si no, del mercado si hay un comerciante conectado.
    .measure = enlaces de distancia: { $measure }
    .source = Reglamento, Consumir carbón
R7-2 = El hierro viene de cualquier fundición; si no, del mercado.
    .source = Reglamento, Consumir hierro
R7-3 = La cerveza viene de una cervecería propia, de una conectada del rival o del barril de la loseta de comerciante que compra.
    .source = Reglamento, Consumir cerveza
R7-4 = Una loseta se voltea cuando se gasta su último cubo, y avanzan los ingresos de su dueño.
    .source = Reglamento, Voltear losetas
R8-1 = Una acción vende las losetas que se quiera.
    .source = Reglamento, Vender
R8-2 = Una loseta se vende a una loseta de comerciante conectada que la compre, con su cerveza.
    .source = Reglamento, Vender
R8-3 = El barril de un comerciante da su bonificación: puntos, ingresos, dinero o un desarrollo gratis.
    .source = Reglamento, Vender: la cerveza del comerciante
R8-4 = Se vende al menos una loseta.
    .source = Reglamento, Vender
R8-5 = Las losetas de comerciante se quedan; los barriles se gastan.
    .source = Reglamento, Vender
R9-1 = Desarrollar retira una o dos de tus losetas más bajas por un hierro cada una; las cerámicas con bombilla se quedan.
    .source = Reglamento, Desarrollar
R9-2 = Un préstamo da 30 £ por tres niveles de ingresos, nunca por debajo de −10.
    .source = Reglamento, Préstamo
R9-3 = Explorar descarta tres cartas por un comodín de cada clase, si no hay ninguno en la mano.
    .source = Reglamento, Explorar
R9-4 = Pasar descarta una carta.
    .source = Reglamento, Pasar
R10-1 = Una loseta volteada avanza el marcador de ingresos sus casillas, hasta 99.
    .source = Reglamento, Marcador de ingresos
R10-2 = Los puntos no tienen límite.
    .source = Reglamento, Puntos de victoria
R11-1 = Los ingresos positivos se cobran; los negativos se pagan.
    .source = Reglamento, Ingresos
R11-2 = Quien no puede pagar renuncia a losetas a mitad de precio y luego pierde un punto por libra.
    .source = Reglamento, Ingresos: falta de dinero
R11-3 = No se renuncia a losetas por otro motivo.
    .source = Reglamento, Ingresos: falta de dinero
R12-1 = Un enlace puntúa los iconos de enlace de losetas volteadas y comerciantes de sus extremos.
    .source = Reglamento, Fin de la era
R12-2 = Después cada loseta volteada da sus puntos.
    .source = Reglamento, Fin de la era
R12-3 = Tras la era de los canales los enlaces y las losetas de nivel 1 salen del tablero; se reponen los barriles y las cartas.
    .source = Reglamento, Fin de la era de los canales
R12-4 = Gana quien tiene más puntos.
    .source = Reglamento, Fin de la partida
R13-1 = Los iconos de enlace de losetas sin voltear no cuentan.
    .source = Reglamento, Losetas de industria
R13-2 = La manufactura IV cuesta 8 £.
    .source = Tablero de jugador, edición comercial
R13-3 = Los ingresos se cobran tras la última ronda de canales.
    .source = Reglamento, Fin de la ronda
R13-4 = Los mercados tienen dos casillas por precio: carbón de 1 a 7 £, hierro de 1 a 5 £.
    .source = Tablero: los mercados
R13-5 = Con dos jugadores los comerciantes son los de cualquier mercancía, algodón, manufacturas y dos en blanco.
    .source = Reglamento, Preparación: los comerciantes
R13-6 = Warrington y Nottingham no tienen losetas, pero sí líneas, iconos y acceso al mercado de carbón.
    .source = Reglamento, Preparación: los comerciantes
R13-7 = Los barriles de una cervecería dependen de la era, no de su nivel.
    .source = Reglamento, Construir: los recursos
R13-8 = Solo se puede usar el barril de la loseta que compra.
    .source = Reglamento, Vender: la cerveza del comerciante
R13-9 = La cerveza del rival para una segunda vía se busca una vez colocada.
    .source = Reglamento, Conectar: era del ferrocarril
R13-10 = Una vía toma el carbón más cercano desde cualquiera de sus extremos.
    .source = Reglamento, Conectar: era del ferrocarril
R13-11 = Las casillas de un solo icono van primero en toda construcción, también en las de Mautoma.
    .source = Reglamento, Construir: las casillas
R13-12 = El dinero inicial es 17 £.
    .source = Reglamento, Preparación: los jugadores
R13-13 = El enlace de tres lugares es una sola loseta; sus tres extremos están a un paso.
    .source = Reglamento, Preparación: el tablero

## Rules of Mautoma

A1 = Mautoma siempre juega en segundo lugar, no tiene mano, dinero ni ingresos, y nunca pide préstamos ni explora.
    .source = Mautoma, regla 3; FAQ, Orden de turno
A2 = No paga dinero pero consume carbón, hierro y cerveza como un jugador; sus minas y fundiciones llenan los mercados.
    .source = Mautoma, regla 3; FAQ, Construir
A3 = Nunca construye sobre otra loseta.
    .source = FAQ, Construir
A4 = Construye la loseta más baja del tablero de su nivel.
    .source = Mautoma, reglas 5 y 5.1
A5 = Su mazo tiene tres capas: 4A+3B+3C, luego 1A+1B+1C y luego el resto.
    .source = Mautoma, regla 5.2
A6 = La era del ferrocarril tiene un mazo nuevo con todas sus cartas.
    .source = Mautoma, regla 10
A7 = La segunda acción se lee en el reverso de la carta de encima, que se queda ahí.
    .source = Mautoma, reglas 6 y 8
A8 = Al final de una era puntúa como un jugador; antes de la del ferrocarril su tablero pierde lo que esta no permite.
    .source = Mautoma, reglas 9 a 11
B1 = Roba la carta de encima de su mazo.
    .source = Mautoma, regla 6.1
B2 = Se hace el primer cuadro desde arriba con una acción posible.
    .source = Mautoma, regla 6.2
B3 = Una carta sin cuadro posible se descarta y se roba otra.
    .source = Mautoma, regla 6.3; FAQ, Elección de la acción
B4 = Tras una acción sigue la primera posible del reverso de la carta de encima.
    .source = Mautoma, regla 6.4
B5 = Un enlace con una construcción, y una mina con enlaces, son dos acciones; todo lo demás, una.
    .source = Mautoma, reglas 4, 7.1 y 7.2; FAQ, Elección de la acción
B6 = La ciudad en la que actuó por última vez es donde construyó o adonde llegó su último enlace.
    .source = Mautoma, regla 7.5; FAQ, Colocación de losetas de enlace
B7 = El primer turno de la partida mira la esquina del reverso de la carta de encima.
    .source = Mautoma, regla 8
B8 = Si dice DEVELOP, quita dos hierros del mercado y gana tres puntos; la carta se queda.
    .source = Mautoma, regla 8
B9 = Si dice DRAW, prueba los cuadros de construcción, con una sola acción.
    .source = Mautoma, regla 8
B10 = Si no puede construir nada, coloca un enlace desde la primera ciudad del último cuadro que tenga una línea libre, esté o no en su red; solo pasa si ninguna la tiene.
    .source = Mautoma, reglas 4 y 8; Lectura Z30
B11 = El primer turno no tiene acción del reverso.
    .source = Mautoma, regla 8
B12 = Un mazo agotado se baraja de nuevo; si ninguna de sus cartas tiene un cuadro posible, pasa.
    .source = Mautoma, reglas 4 y 6.3; Lectura Z2
C1 = Con un precio del hierro, solo construye si el hierro cuesta eso o más.
    .measure = { $measure ->
        [0] el hierro cuesta 0 £, pues hay en una fundición del mapa (Z3); la carta quiere { $limit } £ o más
       *[other] el hierro cuesta { $measure } £, la carta quiere { $limit } £ o más
     }
    .source = Mautoma, regla 7.1; FAQ, Desarrollar; Lectura Z3
C2 = Se elige la primera ciudad del cuadro donde sea posible.
    .measure = número { $measure } del cuadro
    .source = Mautoma, regla 7.1
C3 = El carbón debe llegar a la ciudad, o llegar por el enlace del cuadro.
    .source = Mautoma, reglas 3 y 7.1; FAQ, Construir
C4 = Construye en una casilla libre de la ciudad con el icono.
    .source = FAQ, Construir
C5 = Sus propias minas, fundiciones y cervecerías se usan antes que las tuyas.
    .source = FAQ, Hierro, carbón y cerveza
C6 = El enlace entre paréntesis trae carbón; mejor uno de la propia ciudad.
    .source = Mautoma, regla 7.1; FAQ, Construir
C7 = Una granja debe estar en su red, o unirse a ella por el enlace del cuadro.
    .source = Mautoma, regla 7.1
C8 = Tras la mina de carbón coloca enlaces desde allí.
    .source = Mautoma, regla 7.1
C9 = Un cuadro CONECTAR solo parte de una ciudad de su red.
    .source = Mautoma, regla 7.2; FAQ, Conectar
D0 = Coloca un canal, o hasta dos vías una tras otra.
    .source = Mautoma, regla 7.2; FAQ, Colocación de losetas de enlace
D1 = Una línea debe estar libre y, en la era del ferrocarril, tener carbón.
    .source = Mautoma, regla 7.2; FAQ, Colocación de losetas de enlace
D2 = Las líneas a comerciantes se toman solo si no se puede colocar ninguna otra.
    .source = Mautoma, desempate para colocar enlaces: nota; FAQ, Colocación de losetas de enlace
D3-1 = Una segunda vía debe tener cerveza.
    .source = Mautoma, desempate para colocar enlaces 1
D3-2 = Mejor hacia un lugar de su propia red.
    .source = Mautoma, desempate para colocar enlaces 2
D3-3 = Hacia la ciudad con más losetas construidas.
    .measure = construidas: { $measure }
    .source = Mautoma, desempate para colocar enlaces 3
D3-4 = Hacia la ciudad con más casillas libres.
    .measure = libres: { $measure }
    .source = Mautoma, desempate para colocar enlaces 4
D3-5 = Mejor con carbón de una de sus minas.
    .source = Mautoma, desempate para colocar enlaces 5
D3-6 = La primera línea en sentido horario desde arriba.
    .measure = número { $measure } en sentido horario
    .source = Mautoma, desempate para colocar enlaces 6
D4 = Desde un comerciante una segunda vía solo sigue por otra de sus líneas.
    .source = FAQ, Colocación de losetas de enlace
D5 = El enlace de tres lugares lleva a su ciudad con nombre; cualquiera de sus extremos puede ser de la red. Las granjas no son ciudades.
    .source = FAQ, Colocación de losetas de enlace
D6 = Con las 14 losetas de enlace colocadas no hay enlace.
    .source = Reglamento, Componentes
E1 = Solo se vende una algodonera, manufactura o cerámica aún sin vender; está lista si hay conexión con un comerciante que la compre y se puede conseguir toda su cerveza.
    .source = Mautoma, regla 7.3
E1-1 = Debe haber conexión con un comerciante que compre la loseta.
    .source = Mautoma, regla 7.3
E1-2 = Debe estar disponible toda la cerveza que pide.
    .measure = { $measure ->
        [0] no falta ningún barril
        [one] falta { $measure } barril
       *[other] faltan { $measure } barriles
     }
    .source = Mautoma, regla 7.3
E2 = Vende todas las losetas listas, una tras otra.
    .source = Mautoma, regla 7.3
E2-1 = La ciudad con más enlaces de Mautoma menos los tuyos.
    .measure = enlaces de Mautoma menos los tuyos: { $measure }
    .source = Mautoma, desempate de edificios 1
E2-2 = La primera ciudad de la A a la Z.
    .measure = número { $measure } de la A a la Z
    .source = Mautoma, desempate de edificios 2
E2-3 = En una misma ciudad, la casilla del icono de desempate y las siguientes.
    .measure = casillas tras el icono: { $measure }
    .source = Mautoma, desempate de edificios 3
E3 = Entre casillas iguales, la del icono de desempate y las siguientes.
    .measure = casillas tras el icono: { $measure }
    .source = FAQ, Construir; Mautoma, desempate de edificios 3
E4 = La cerveza viene del comerciante, luego de sus cervecerías y luego de las tuyas; de las bonificaciones solo toma puntos.
    .measure = +{ $measure } puntos
    .source = Mautoma, regla 7.3
E4-1 = Mejor un comerciante con barril.
    .source = Mautoma, regla 7.3; Lectura Z7
E4-2 = Sus propias cervecerías se usan antes que las tuyas.
    .source = Mautoma, regla 7.3
E4-3 = Mejor un comerciante cuya bonificación sean puntos.
    .source = Lectura Z7
E4-4 = El primer lugar de comerciante de la A a la Z.
    .measure = número { $measure } de la A a la Z
    .source = Lectura Z7
E4-5 = Mejor la loseta de una industria que la de cualquier mercancía.
    .source = Lectura Z7
E5 = Para las losetas que no están listas busca cerveza o un enlace, en el orden de selección de edificios.
    .source = Mautoma, regla 7.3
E5-1 = Una loseta conectada sin toda su cerveza: una cervecería en la ciudad de la carta.
    .source = Mautoma, regla 7.3 a
E5-2 = Una loseta sin comerciante: un enlace que por sí solo la conecta.
    .source = Mautoma, regla 7.3 b
E5-3 = De líneas dispersas, la que tiene más casillas de industria en sus ciudades.
    .measure = casillas: { $measure }
    .source = FAQ, Vender
E5-4 = De líneas dispersas, la de la primera ciudad de la A a la Z.
    .measure = número { $measure } de la A a la Z
    .source = FAQ, Vender
E6 = Solo desarrolla si el hierro no cuesta más de lo que dice la carta.
    .measure = { $measure ->
        [0] el hierro cuesta 0 £, pues hay en una fundición del mapa (Z20); la carta permite { $limit } £
       *[other] el hierro cuesta { $measure } £, la carta permite { $limit } £
     }
    .source = Mautoma, regla 7.4; FAQ, Desarrollar
E7 = Coloca enlaces desde la ciudad en la que actuó por última vez.
    .source = Mautoma, regla 7.5
E8 = Pasar da cinco puntos y siempre es posible.
    .measure = +{ $measure } puntos
    .source = Mautoma, reglas 6.4 y 7.6

# What a rule found at the table.

found-place = { $key ->
    [farm-north] la granja del norte
    [farm-south] la granja del sur
   *[other] { $location }
 }
found-in = { $key ->
    [farm-north] en la granja del norte
    [farm-south] en la granja del sur
   *[other] en { $location }
 }
found-side = la casilla { $side }
found-tile = la { $industry } { $in }
found-source = { $owner ->
    [human] tu { $industry } { $in }
   *[automa] su { $industry } { $in }
 }
found-merchant = { $location } (loseta { $number })
found-A3 = { $case ->
    [out] La casilla está ocupada en { $gone }, y nunca construye sobre otra loseta.
   *[other] La casilla está ocupada en { $gone }, y nunca construye sobre otra loseta; en { $kept } hay una libre.
 }
    .short = no hay casilla libre para su { $industry }
found-A4 = La { $industry } más baja que queda en su tablero es de nivel { $level }.
found-A7 = La carta de encima de su mazo es la número { $card }: se lee su reverso, de arriba abajo.
found-B2 = { $case ->
    [out] El { $slot ->
        [1] primer
        [2] segundo
       *[3] tercer
     } cuadro no es posible.
   *[other] El { $slot ->
        [1] primer
        [2] segundo
       *[3] tercer
     } cuadro es posible.
 }
found-B3 = Ningún cuadro de la carta { $card } es posible: se descarta y se roba otra.
found-B4 = { $case ->
    [out] { $all } no es posible.
   *[other] { $all } es posible.
 }
found-B8 = Es el primer turno de la partida: una sola acción, según la esquina del reverso de la carta { $card }. La esquina dice DESARROLLAR: dos hierros del mercado, 3 puntos.
found-B9 = { $case ->
    [out] En { $gone } haría falta antes un enlace, y el primer turno solo tiene una acción.
    [one] En { $gone } haría falta antes un enlace, en { $kept } no; el primer turno solo tiene una acción.
    [some] En { $gone } haría falta antes un enlace, en { $kept } no; el primer turno solo tiene una acción.
   *[other] En { $all } no hace falta antes ningún enlace: basta la única acción del primer turno.
 }
    .slot = Este cuadro coloca enlaces, y el primer turno de la partida solo construye.
    .short = el primer turno solo tiene una acción
found-B10 = { $case ->
    [out] No hay línea libre en { $gone }.
   *[other] No se podía construir nada en el primer turno de la partida, así que coloca un enlace desde { $all }.
 }
found-B12 = El mazo se ha recorrido entero y ninguna carta tiene un cuadro posible: pasa.
found-C1 = { $case ->
    [out] { $measure ->
        [0] Hay hierro en fundiciones del mapa, así que no cuesta nada: menos que las { $limit } £ que pide este cuadro.
       *[other] El hierro cuesta { $measure } £, menos que las { $limit } £ que pide este cuadro.
     }
   *[other] El hierro cuesta { $measure } £; este cuadro pide { $limit } £ o más.
 }
    .short = el hierro solo cuesta { $measure } £
found-C2 = { $case ->
    [all] El cuadro nombra, en este orden: { $all }.
   *[other] El cuadro nombra { $all }.
 }
    .first = De las que quedan, { $kept } es la primera de la carta.
found-C3 = { $case ->
    [out] { $link ->
        [yes] No llega carbón a { $gone }, y ningún enlace por sí solo lo traería.
       *[no] No llega carbón a { $gone }.
     }
    [one] { $link ->
        [yes] Llega carbón a { $kept }, o lo trae un enlace, pero no a { $gone }.
       *[no] Llega carbón a { $kept }, pero no a { $gone }.
     }
    [some] { $link ->
        [yes] Llega carbón a { $kept }, o lo trae un enlace, pero no a { $gone }.
       *[no] Llega carbón a { $kept }, pero no a { $gone }.
     }
   *[other] { $link ->
        [yes] Llega carbón a { $all }, o lo trae un enlace.
       *[no] Llega carbón a { $all }.
     }
 }
    .short = sin carbón para su { $industry }
found-C4 = { $case ->
    [all] Hay { $n } casillas libres para su { $industry } { $in }: { $all }.
   *[other] Hay una casilla libre para su { $industry } { $in }.
 }
found-C5 = { $case ->
    [all] Todas son suyas.
    [skipped] Ninguna es suya.
   *[other] Las suyas van antes: { $kept }.
 }
found-C6 = { $case ->
    [only] Una línea traería el carbón: { $all }.
   *[other] Cualquiera de estas líneas traería el carbón: { $all }.
 }
    .near = { $case ->
        [all] Todas parten de { $city }.
        [skipped] Ninguna parte de { $city }.
       *[other] De { $city } parte { $kept }.
     }
found-C7 = { $case ->
    [out] Fuera de su red y sin enlace que la una: { $gone }.
    [one] En su red, o unida a ella por un enlace: { $kept }, pero no { $gone }.
    [some] En su red, o unidas a ella por un enlace: { $kept }, pero no { $gone }.
   *[other] En su red, o unida a ella por un enlace: { $all }.
 }
    .link = El enlace { $all } une la granja a su red.
    .short = la granja está fuera de su red
found-C8 = Tras la mina de carbón vienen enlaces, desde { $all }.
found-C9 = { $case ->
    [out] { $n ->
        [one] { $gone } no está en su red.
       *[other] Nada de esto está en su red: { $gone }.
     }
    [one] En su red está { $kept }, pero no { $gone }.
    [some] En su red están { $kept }, pero no { $gone }.
   *[other] { $n ->
        [one] { $all } está en su red.
       *[other] { $all } están en su red.
     }
 }
    .short = fuera de su red
found-D0 = { $case ->
    [all] Hay { $n } líneas libres: { $all }.
   *[other] Hay una línea libre: { $all }.
 }
    .second = { $case ->
        [all] Para una segunda vía hay { $n } líneas libres: { $all }.
       *[other] Para una segunda vía hay una línea libre: { $all }.
     }
found-D1 = { $case ->
    [out] No hay carbón para { $gone }.
    [one] Hay carbón para { $kept }, no para { $gone }.
    [some] Hay carbón para { $kept }, no para { $gone }.
   *[other] Hay carbón para { $all }.
 }
    .city = { $case ->
        [out] No se puede colocar ninguna línea desde { $gone }.
        [one] Se puede colocar una línea desde { $kept }, ninguna desde { $gone }.
        [some] Se puede colocar una línea desde { $kept }, ninguna desde { $gone }.
       *[other] Se puede colocar una línea desde { $all }.
     }
    .short = no se puede colocar ninguna línea
found-D2 = { $case ->
    [all] Ninguna lleva a un comerciante.
    [skipped] Todas llevan a comerciantes.
   *[other] A un comerciante solo si no hay otra: { $dropped ->
        [one] { $gone } lleva a uno,
       *[other] { $gone } llevan a uno,
     } { $left ->
        [one] { $kept } no.
       *[other] pero no { $kept }.
     }
 }
found-D3-1 = { $case ->
    [out] No hay cerveza para una segunda vía.
    [one] Solo hay cerveza para una segunda vía en { $kept }.
    [some] Solo hay cerveza para una segunda vía en { $kept }.
   *[other] Hay cerveza para una segunda vía.
 }
found-D3-2 = { $case ->
    [all] Todas llevan a su propia red.
    [skipped] Ninguna lleva a su propia red.
    [one] { $kept } lleva a su propia red.
   *[other] { $kept } llevan a su propia red.
 }
found-D3-3 = { $case ->
    [all] { $measure ->
        [0] Ninguna lleva a una ciudad con losetas construidas.
       *[other] Todas llevan al mismo número de losetas construidas: { $measure }.
     }
    [one] { $kept } lleva a más losetas construidas: { $measure }.
   *[other] { $kept } llevan a más losetas construidas: { $measure } cada una.
 }
found-D3-4 = { $case ->
    [all] { $measure ->
        [0] Ninguna lleva a una ciudad con casillas libres.
       *[other] Todas llevan al mismo número de casillas libres: { $measure }.
     }
    [one] { $kept } lleva a más casillas libres: { $measure }.
   *[other] { $kept } llevan a más casillas libres: { $measure } cada una.
 }
found-D3-5 = { $case ->
    [all] Todas toman carbón de una de sus minas.
    [skipped] Ninguna toma carbón de una de sus minas.
    [one] { $kept } toma carbón de una de sus minas.
   *[other] { $kept } toman carbón de una de sus minas.
 }
found-D3-6 = En sentido horario desde arriba, { $kept } va primero.
found-D6 = Sus 14 losetas de enlace ya están colocadas.
    .short = no queda loseta de enlace
found-E1 = No tiene ninguna algodonera, manufactura ni cerámica sin vender.
found-E1-1 = { $case ->
    [out] Ningún comerciante que compre está conectado con { $gone }.
    [one] Hay un comerciante que compra conectado con { $kept }, ninguno con { $gone }.
    [some] Hay un comerciante que compra conectado con { $kept }, ninguno con { $gone }.
   *[other] Hay un comerciante que compra conectado con { $all }.
 }
found-E1-2 = { $case ->
    [out] { $n ->
        [one] { $measure ->
            [one] Falta una cerveza para { $gone }.
           *[other] Faltan { $measure } cervezas para { $gone }.
         }
       *[other] Falta cerveza para { $gone }.
     }
    [one] Hay toda la cerveza para { $kept }, no para { $gone }.
    [some] Hay toda la cerveza para { $kept }, no para { $gone }.
   *[other] Hay toda la cerveza para { $all }.
 }
found-E2 = { $case ->
    [none] No queda ninguna loseta por vender.
    [only] Queda una loseta sin vender: { $all }.
   *[other] Quedan { $n } losetas sin vender: { $all }.
 }
found-E2-1 = { $case ->
    [all] En todas, sus enlaces menos los tuyos dan { $figure }.
    [one] { $kept } tiene la mayor diferencia entre sus enlaces y los tuyos: { $figure }.
   *[other] { $kept } tienen la mayor diferencia entre sus enlaces y los tuyos: { $figure }.
 }
found-E2-2 = { $case ->
    [all] Están en la misma ciudad.
    [one] { $kept } va primero de la A a la Z.
   *[other] { $kept } van primero de la A a la Z.
 }
found-E2-3 = { $measure ->
    [0] El icono de desempate de la carta { $card } señala { $kept }.
   *[other] El icono de desempate de la carta { $card } señala otro sitio; la siguiente es { $kept }.
 }
found-E3 = { $measure ->
    [0] El icono de desempate de la carta { $card } señala { $kept }.
   *[other] El icono de desempate de la carta { $card } señala otro sitio; la siguiente es { $kept }.
 }
found-E4 = { $case ->
    [none] Ningún comerciante la compra.
    [only] La compra un comerciante conectado: { $all }.
   *[other] La compran { $n } comerciantes conectados: { $all }.
 }
    .points = Primero se gasta el barril del comerciante; en { $place } da { $measure } puntos.
found-E4-1 = { $case ->
    [all] Todos tienen aún su barril.
    [skipped] Ninguno tiene ya su barril.
   *[other] Aún tiene su barril { $kept }.
 }
found-E4-2 = { $case ->
    [all] Todas son suyas.
    [skipped] Ninguna es suya.
   *[other] Las suyas van antes: { $kept }.
 }
found-E4-3 = { $case ->
    [all] Todos dan puntos como bonificación.
    [skipped] Ninguno da puntos como bonificación.
   *[other] Da puntos como bonificación { $kept }.
 }
found-E4-4 = { $case ->
    [all] Están en el mismo lugar.
   *[other] El primero de la A a la Z es { $kept }.
 }
found-E4-5 = { $case ->
    [all] Todos compran solo esta industria.
    [skipped] Todos compran cualquier cosa.
   *[other] Solo { $kept } compra únicamente esta industria; los demás compran cualquiera.
 }
found-E5 = { $case ->
    [only] Una loseta aún no se puede vender: { $all }. ¿Qué le falta?
   *[other] { $n } losetas aún no se pueden vender: { $all }. ¿Cuál va primero?
 }
found-E5-1 = Está conectada y falta cerveza: la daría una cervecería en { $all }, la ciudad de la carta.
found-E5-2 = { $case ->
    [only] Bastaría un enlace: { $all }.
   *[other] Bastaría cualquiera de estos enlaces: { $all }.
 }
    .tile = { $case ->
        [out] Ningún enlace por sí solo une { $gone } con un comerciante.
       *[other] Un solo enlace uniría { $all } con un comerciante.
     }
found-E5-3 = { $case ->
    [all] Todas tienen el mismo número de casillas de industria en sus ciudades: { $measure }.
    [one] { $kept } tiene más casillas de industria en sus ciudades: { $measure }.
   *[other] { $kept } tienen más casillas de industria en sus ciudades: { $measure } cada una.
 }
found-E5-4 = { $case ->
    [all] El orden alfabético no decide aquí.
    [skipped] El orden alfabético no decide aquí.
   *[other] La primera ciudad de la A a la Z es la de { $kept }.
 }
found-E6 = { $case ->
    [out] { $cube ->
        [1] El hierro cuesta { $measure } £, más que las { $limit } £ de la carta: no desarrolla.
       *[2] El hierro siguiente cuesta { $measure } £, más que las { $limit } £ de la carta: se queda en uno, por los mismos 3 puntos.
     }
   *[other] { $cube ->
        [1] El hierro cuesta { $measure } £ y la carta permite hasta { $limit } £: toma uno y gana 3 puntos.
       *[2] El hierro siguiente cuesta { $measure } £ y tampoco pasa de { $limit } £: toma un segundo, pero los puntos siguen siendo 3.
     }
 }
found-E7 = { $case ->
    [out] Aún no ha actuado en ninguna ciudad: no hay enlaces.
   *[other] Actuó por última vez en { $all }: los enlaces parten de ahí.
 }
found-E8 = Pasar da { $measure } puntos.
found-R5-2 = En su tablero no queda ninguna { $industry } que esta era permita.
    .short = no queda { $industry }
found-R5-3 = { $case ->
    [out] No queda casilla para su { $industry } en { $gone }.
    [one] Hay casilla para su { $industry } en { $kept }, pero ya no en { $gone }.
    [some] Hay casilla para su { $industry } en { $kept }, pero ya no en { $gone }.
   *[other] Hay casilla para su { $industry } en { $all }.
 }
    .space = { $case ->
        [all] Todas muestran solo su { $industry }.
        [skipped] Todas muestran además otra industria.
        [one] Una muestra solo su { $industry }: { $kept }.
       *[other] Algunas muestran solo su { $industry }: { $kept }.
     }
    .short = no hay casilla libre para su { $industry }
found-R5-4 = { $case ->
    [out] En la era de los canales cabe una loseta por ciudad, y ya tiene una en { $gone }.
    [one] En la era de los canales cabe una loseta por ciudad: tiene una en { $gone }, ninguna en { $kept }.
    [some] En la era de los canales cabe una loseta por ciudad: tiene una en { $gone }, ninguna en { $kept }.
   *[other] Aún no tiene loseta en { $all }.
 }
    .short = ya tiene allí una loseta
found-R6-1 = { $case ->
    [out] { $n ->
        [one] { $gone } no toca su red.
       *[other] Ninguna toca su red: { $gone }.
     }
   *[other] { $left ->
        [one] Solo { $kept } toca su red.
       *[other] Solo { $kept } tocan su red.
     }
 }
found-R7-1 = { $case ->
    [only] El carbón viene de { $all }.
   *[other] Minas conectadas con carbón: { $all }.
 }
    .near = { $case ->
        [all] Todas están igual de cerca.
        [one] La más cercana es { $kept }.
       *[other] Las más cercanas son { $kept }.
     }
    .market = Ninguna mina conectada tiene carbón: viene del mercado.
found-R7-2 = { $case ->
    [only] El hierro viene de { $all }.
   *[other] Fundiciones con hierro: { $all }.
 }
    .market = Ninguna fundición tiene hierro: viene del mercado.
found-R7-3 = { $case ->
    [none] Ninguna cervecería tiene cerveza para ello.
    [only] La cerveza viene de { $all }.
   *[other] Cervecerías con cerveza: { $all }.
 }
found-R8-2 = { $case ->
    [out] La cerveza no basta en { $gone }.
    [one] La cerveza basta en { $kept }, no en { $gone }.
    [some] La cerveza basta en { $kept }, no en { $gone }.
   *[other] La cerveza basta en { $all }.
 }

# The lines of Mautoma’s cards.

line-build = { $link ->
    [yes] Un enlace si hace falta, luego { $industry }
   *[no] { $industry }
 } en { $cities }{ $iron ->
    [0] {""}
   *[other] , si el hierro cuesta { $iron } £ o más
 }
line-mine = Mina de carbón en { $cities }, luego enlaces
line-network = Enlaces desde { $cities }
line-sell = Vender, o preparar una venta con una cervecería en { $city } o un enlace
line-develop = Desarrollar, si el hierro cuesta { $price } £ como mucho: uno o dos hierros, 3 puntos
line-links = Enlaces desde donde actuó por última vez
line-pass = Pasar por { $points } puntos

# Mautoma’s turn, card by card and in a sentence.

part-front = Carta { $card }: { $deeds }
part-rear = Reverso de la carta { $card }: { $deeds }
part-corner = Esquina del reverso de la carta { $card }: { $deeds }
part-first = Primer turno de la partida: una sola acción, como dice la esquina del reverso.
part-slot = { $slot ->
    [1] El primer cuadro era posible.
    [2] El segundo cuadro fue el primero posible.
   *[3] El tercer cuadro fue el primero posible.
 }
part-links = Los enlaces tras la mina de carbón son la segunda acción.
part-second = Segunda acción: la primera línea posible del reverso.
part-why = { $reasons }.
short-discard = descartada
short-links = enlaces
short-sell = venta
short-develop = desarrollar
short-pass = pasar
deed-build = { $industry } { $level } { $in }
deed-canal = canal hacia { $to }
deed-rails = vías hacia { $to }
deed-two = vías hacia { $to } y { $end }
deed-sell = { $industry } vendida { $in }
deed-develop = { $n ->
    [one] desarrollo con un hierro
   *[other] desarrollo con dos hierros
 }
deed-pass = pasa
deed-discard = descartada
did-build = construyó una { $industry } { $level } { $in }
did-canal = colocó un canal hacia { $to }
did-rails = colocó vías hacia { $to }
did-two = colocó vías hacia { $to } y luego { $end }
did-sell = vendió la { $industry } { $in }
did-develop = desarrolló con { $n ->
    [one] un hierro
   *[other] dos hierros
 }
did-pass = pasó
account = Mautoma { $deeds }.
account-slot = Carta { $card }: { $reasons }; así que se aplicó el { $slot ->
    [2] segundo
   *[3] tercer
 } cuadro.
account-points = { $n ->
    [one] Ganó { $n } punto.
   *[other] Ganó { $n } puntos.
 }
account-no-points = No ganó puntos.
account-cards = { $n ->
    [one] Antes vino una carta que no hizo nada.
   *[other] Antes vinieron { $n } cartas que no hicieron nada.
 }
account-first = Primer turno de la partida: una sola acción, según la esquina del reverso.
account-notes = { $first } { $last }

# Lo que se puede corregir en la mesa.
bt-fix-map = Mapa
bt-fix-markets = Mercados
bt-fix-mats = Tableros
bt-fix-points = Puntos
bt-yours = tuya
bt-its = suya
bt-empty = vacía
bt-mat-of = { $owner ->
    [human] tuyas: { $industry }
   *[automa] suyas: { $industry }
 }
bt-mat-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
 }, sigue { $level }
br-coal = Carbón
br-iron = Hierro
br-your-points = Tus puntos
br-its-points = Puntos de Mautoma
br-space-free = libre, para { $industries }
br-tile = { $industry } { $level } { $owner ->
    [human] tuya
   *[automa] de Mautoma
 }, sin voltear
br-tile-stocked = { $industry } { $level } { $owner ->
    [human] tuya
   *[automa] de Mautoma
 }, con { $n } { $what ->
    [coal] de carbón
    [iron] de hierro
   *[beer] de cerveza
 }
br-tile-flipped = { $industry } { $level } ({ $points } { $points ->
    [one] punto
   *[other] puntos
 }) { $owner ->
    [human] tuya
   *[automa] de Mautoma
 }, volteada: ingresos +{ $income }, iconos de enlace { $links }
br-line-canal-yours = canal tuyo
br-line-rail-yours = vía tuya
br-line-canal-its = canal de Mautoma
br-line-rail-its = vía de Mautoma
br-line-canal-only = libre, solo para un canal
br-line-canal-closed = línea de canal, cerrada en la era del ferrocarril
br-line-rail-only = libre, solo para una vía
br-line-rail-closed = línea de ferrocarril, aún cerrada en la era de los canales
br-line-both = libre, para canal y vía
br-merchant-buys = compra: { $what }
br-barrel = su barril está lleno
br-barrel-gone = su barril está gastado
br-bonus-points = Bonificación: { $n } puntos
br-bonus-income = Bonificación: { $n } casillas de ingresos
br-bonus-money = Bonificación: { $n } £
br-bonus-develop = Bonificación: desarrolla una loseta gratis
bt-mat-fewer = menos
bt-mat-more = más
br-or = { $one } / { $two }
br-merchant-stands = { $buys }; { $barrel }. { $bonus }

## Kinds of deeds
deed-kind-build = construir
deed-kind-network = conectar
deed-kind-develop = desarrollar
deed-kind-sell = vender
deed-kind-loan = los préstamos
deed-kind-scout = explorar
deed-kind-pass = pasar
deed-kind-shortfall = las deudas

bar-build = construir
bar-network = tender enlaces
bar-develop = desarrollar
bar-sell = vender
bar-loan = los préstamos
bar-scout = explorar
