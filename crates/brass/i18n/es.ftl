## The game

game-title = Brass: Birmingham
game-authors = Gavan Brown, Matt Tolman y Martin Wallace
automa-title = Mautoma
automa-authors = Mauro Gibertoni
game-about = Canales y después ferrocarriles: levanta un imperio industrial en las West Midlands contra un rival guiado por cartas.
game-sources = Juego base: Roxley 2018, preparación para dos, tablero y tableros personales de la edición comercial. Automa: Mautoma 1.1 (textos inglés, francés y español) con las preguntas frecuentes del autor.

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
source-none = ninguna parte
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
action-scout = Explorar
action-pass = Pasar
action-site = Construir: { $industry } { $level } ({ $location }, casilla { $number })
action-card = Descartar la carta { $card }
action-line = Colocar un enlace { $line }
action-coal = Tomar carbón: { $source }
action-iron = Tomar hierro: { $source }
action-remove = Retirar al desarrollar: { $industry } { $level }
action-flip = Vender: { $tile }
action-to = Vender al comerciante: { $merchant }
action-beer = Tomar cerveza: { $source }
action-done = Nada más
action-give-up = Renunciar a { $tile } por la mitad de su precio

## Mautoma’s deeds

mautoma-build = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }).
mautoma-build-coal = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }); carbón: { $coal }.
mautoma-build-iron = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }); hierro: { $iron }.
mautoma-build-both = Mautoma construye: { $industry } { $level } ({ $location }, casilla { $number }); carbón: { $coal }; hierro: { $iron }.
mautoma-link-canal = Mautoma coloca un canal { $line } hacia { $to } para construir: { $industry } ({ $city }).
mautoma-link-rail = Mautoma coloca vías { $line } hacia { $to } (carbón: { $coal }) para construir: { $industry } ({ $city }).
mautoma-network-canal = Mautoma coloca un canal { $line }, hacia { $to }.
mautoma-network-rail = Mautoma coloca vías { $line }, hacia { $to } (carbón: { $coal }).
mautoma-network-two = Mautoma coloca dos vías, { $first } y { $second } (carbón: { $coal }, después { $coal-again }; cerveza: { $beer }).
mautoma-sell = Mautoma vende { $tile } en { $merchant }.
mautoma-sell-with = Mautoma vende { $tile } en { $merchant } (cerveza: { $sources }).
mautoma-develop = Mautoma desarrolla (hierro: { $sources }) y gana 3 puntos.
mautoma-pass = Mautoma pasa y gana 5 puntos.
mautoma-discard = La carta { $card } de Mautoma no tiene ningún cuadro posible y se descarta.
mautoma-stop = El turno de Mautoma termina.

## Candidates

candidate-slot = cuadro { $number }
candidate-card = carta { $number }
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
    .hint = Las menos losetas bajas: sus algodoneras y manufacturas pronto valen más.
choice-mat = Tablero de Mautoma
mat-level = Según el nivel
mat-easy = Como está impreso para el nivel fácil
mat-medium = Como está impreso para el nivel medio
mat-hard = Como está impreso para el nivel difícil
choice-deck = Mazo de Mautoma
deck-mautoma = Las 22 cartas impresas
choice-iron-gate = El precio del hierro de un cuadro
iron-gate-effective = Nada mientras haya hierro en el mapa
iron-gate-market = Siempre el del mercado
choice-mine-without-link = Una mina de carbón sin enlace posible
mine-without-link-rear = Sigue el reverso de la carta siguiente
mine-without-link-end = El turno termina
choice-three-way = El enlace de tres lugares
three-way-city = Cuenta su ciudad con nombre
three-way-city-and-farm = Cuenta su ciudad y la granja
choice-fallback = Lo que falta para vender
fallback-by-building = Edificio por edificio
fallback-by-kind = Las cervecerías antes que los enlaces
choice-worcester = Sentido horario alrededor de Worcester
worcester-first = La línea a Kidderminster es la primera
worcester-last = La línea a Kidderminster es la última

## Readings, where print is unclear

Z1 = A igualdad de puntos hay empate: Mautoma no tiene ingresos ni dinero que comparar.
Z2 = Con el mazo vacío Mautoma pasa; su icono es entonces la casilla superior izquierda.
Z3 = El precio del hierro de un cuadro se compara con su coste real: nada mientras haya en una fundición del mapa, si no el del mercado.
Z4 = Sin nada en el tablero, un enlace entre paréntesis puede ir en cualquier lugar; un cuadro CONECTAR no.
Z5 = Una mina de carbón tras la que no cabe ningún enlace es una sola acción; sigue el reverso.
Z6 = En el enlace de tres lugares solo cuentan las losetas y casillas de la ciudad con nombre.
Z7 = Entre varios comerciantes: primero un barril, luego una bonificación en puntos, luego el lugar de la A a la Z y la loseta de una industria antes que la de cualquiera.
Z8 = Los edificios que no se pueden vender se miran uno por uno: a cada uno su cervecería o su enlace.
Z9 = Una línea que toca las doce cuenta como la primera en sentido horario.
Z10 = Una loseta que pide dos barriles no está lista con uno.
Z11 = El primer turno nunca tiene dos acciones.
Z12 = Entre varias minas o fundiciones propias decide el desempate de edificios.
Z13 = Las granjas se ordenan como «North farm brewery» y «South farm brewery».
Z14 = Un enlace para llegar al carbón no tiene que tocar la ciudad, pero se prefiere el que la toca.
Z15 = No se sigue el ejemplo antiguo del primer turno de una traducción.
Z16 = La segunda vía sale del lugar al que llegó la primera.

## Refusals

refusal-give-up = Elige una de tus losetas de industria.
refusal-merchant = No queda ninguna loseta de comerciante así.
refusal-draw = Esa carta no se puede robar.
refusal-deck = Esa carta no puede estar encima del mazo de Mautoma.
refusal-automa = Es el turno de Mautoma.
refusal-over = La partida ha terminado.
refusal-no-shortfall = Solo se renuncia a losetas para pagar una deuda.
refusal-permission = La carta { $card } no permite: { $industry } ({ $location }).
refusal-card = No tienes la carta { $card } en la mano.
refusal-money = Cuesta { $wanted } £ y tienes { $money } £.
refusal-no-build = No puedes construir nada con tus cartas, tu dinero, el carbón y tu red.
refusal-link-tiles = Las 14 losetas de enlace están en el tablero.
refusal-no-line = Ninguna línea libre toca tu red.
refusal-develop = No queda ninguna loseta de esa industria que desarrollar.
refusal-lightbulb = Una cerámica con bombilla no se puede retirar al desarrollar.
refusal-no-sale = Ninguna de tus losetas tiene comerciante y la cerveza necesaria.
refusal-loan = Tu nivel de ingresos bajaría de −10.
refusal-scout = Explorar pide tres cartas y ningún comodín en la mano.
refusal-step = Ahora toca otro paso.
refusal-no-tile = No te queda ninguna loseta por construir: { $industry } ({ $location }).
refusal-era = { $industry } { $level }: no se puede construir en esta era ({ $era }).
refusal-no-card = Ninguna carta de tu mano permite: { $industry } ({ $location }).
refusal-not-in-network = Tu carta ({ $industry }) solo construye en tu red, y { $location } no está en ella.
refusal-icon = Esa casilla ({ $location }) no muestra: { $industry }.
refusal-single = Otra casilla libre ({ $location }) muestra solo: { $industry }; va primero.
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
refusal-iron-source = El hierro viene de una fundición que tenga.
refusal-sell-one = Se vende al menos una loseta.

## Rules of the base game

R1-1 = El mapa tiene 20 ciudades, 2 cervecerías rurales y 5 lugares de comerciantes; los caminos pueden pasar por todos.
R1-2 = Hay 39 líneas: 30 para ambas eras, 8 solo de vías y 1 solo de canales; una une tres lugares con una sola loseta.
R1-3 = Cada bando tiene 45 losetas de industria y 14 de enlace.
R1-4 = El carbón, el hierro, la cerveza y el dinero nunca se agotan.
R1-5 = Los puntos, los ingresos y los iconos de enlace están en la cara volteada de una loseta.
R1-6 = Un espacio de comerciante tiene una loseta y, si no está en blanco, su propio barril.
R2-1 = El mazo de dos tiene 40 cartas, ninguna de seis de las ciudades ni de algodoneras o manufacturas.
R2-2 = Las losetas cualquiera, algodón, manufacturas y dos en blanco se barajan sobre Shrewsbury, Gloucester y Oxford; junto a cada una que compra hay un barril.
R2-3 = El mercado de carbón empieza con 13 de 14 cubos y el de hierro con 8 de 10.
R2-4 = Empiezas con 17 £, ingresos de nivel 0, ningún punto y 8 cartas.
R2-5 = Se usan 19 de las 40 cartas en la era de los canales y 20 en la del ferrocarril.
R2-6 = Tú siempre eres primero y Mautoma segundo.
R3-1 = Una era tiene diez rondas de dos acciones, una en la primera de la partida; después completas tu mano hasta 8.
R3-2 = Cada acción cuesta una carta de tu mano.
R3-3 = Los comodines vuelven a su reserva.
R3-4 = Los ingresos se cobran al final de cada ronda menos la última de la partida.
R3-5 = Una era termina tras la ronda en que la mano y el mazo quedan vacíos.
R4-1 = Una red es todo lugar con una loseta propia o en un extremo de un enlace propio.
R4-2 = Los lugares se conectan por enlaces de cualquiera; la distancia es el número de enlaces.
R4-3 = Sin nada en el tablero, las cartas de industria y los enlaces valen en cualquier lugar.
R5-1 = Una carta de lugar construye cualquier cosa en su ciudad; una de industria, la suya en tu red; las cervecerías rurales piden carta de industria.
R5-2 = Se construye la loseta más baja de su industria, y la era debe permitirla.
R5-3 = Va en una casilla libre con su icono; primero las que solo tienen ese icono.
R5-4 = En la era de los canales cada bando tiene una loseta por lugar.
R5-5 = Hay que pagar todo el dinero, el carbón y el hierro.
R5-6 = Minas y fundiciones traen los cubos impresos; una cervecería, un barril en la era de los canales y dos en la del ferrocarril.
R5-7 = Una fundición llena al momento el mercado de hierro y una mina el de carbón si hay un comerciante conectado; primero las casillas más caras.
R5-8 = Una loseta puede sustituir a otra más baja de su industria: las tuyas siempre, las del rival solo de carbón o hierro cuando no queda en ningún sitio.
R6-1 = Un enlace va en una línea libre de la era y toca la red de su dueño.
R6-2 = En la era de los canales un canal cuesta 3 £.
R6-3 = En la era del ferrocarril una vía cuesta 5 £ y un carbón; dos, 15 £, dos carbones y una cerveza.
R6-4 = La vía, ya colocada, debe estar conectada a su carbón por algún extremo; la cerveza de la segunda viene de una cervecería.
R7-1 = El carbón viene de la mina conectada más cercana; si no, del mercado si hay un comerciante conectado.
R7-2 = El hierro viene de cualquier fundición; si no, del mercado.
R7-3 = La cerveza viene de una cervecería propia, de una conectada del rival o del barril de la loseta de comerciante que compra.
R7-4 = Una loseta se voltea cuando sale su último cubo, y avanzan los ingresos de su dueño.
R8-1 = Una acción vende las losetas que se quiera.
R8-2 = Una loseta se vende a una loseta de comerciante conectada que la compre, con su cerveza.
R8-3 = El barril de un comerciante da su bonificación: puntos, ingresos, dinero o un desarrollo gratis.
R8-4 = Se vende al menos una loseta.
R8-5 = Las losetas de comerciante se quedan; los barriles se gastan.
R9-1 = Desarrollar retira una o dos losetas más bajas por un hierro cada una; las cerámicas con bombilla se quedan.
R9-2 = Un préstamo da 30 £ por tres niveles de ingresos, nunca por debajo de −10.
R9-3 = Explorar descarta tres cartas por un comodín de cada clase, si no hay ninguno en la mano.
R9-4 = Pasar descarta una carta.
R10-1 = Una loseta volteada avanza el marcador de ingresos sus casillas, hasta 99.
R10-2 = Los puntos no tienen límite.
R11-1 = Los ingresos positivos se cobran; los negativos se pagan.
R11-2 = Quien no puede pagar renuncia a losetas a mitad de precio y luego pierde un punto por libra.
R11-3 = No se renuncia a losetas por otro motivo.
R12-1 = Un enlace puntúa los iconos de enlace de losetas volteadas y comerciantes de sus extremos.
R12-2 = Después cada loseta volteada da sus puntos.
R12-3 = Tras la era de los canales los enlaces y las losetas de nivel 1 dejan el tablero; se renuevan barriles y cartas.
R12-4 = Gana quien tiene más puntos.
R13-1 = Los iconos de enlace de losetas sin voltear no cuentan.
R13-2 = La manufactura IV cuesta 8 £.
R13-3 = Los ingresos se cobran tras la última ronda de canales.
R13-4 = Los mercados tienen dos casillas por precio: carbón de 1 a 7 £, hierro de 1 a 5 £.
R13-5 = Con dos jugadores los comerciantes son cualquiera, algodón, manufacturas y dos en blanco.
R13-6 = Warrington y Nottingham no tienen losetas, pero sí sus líneas, sus iconos y el mercado de carbón.
R13-7 = Los barriles de una cervecería dependen de la era, no de su nivel.
R13-8 = Solo se puede usar el barril de la loseta que compra.
R13-9 = La cerveza del rival para una segunda vía se busca una vez colocada.
R13-10 = Una vía toma el carbón más cercano desde cualquiera de sus extremos.
R13-11 = Las casillas de un solo icono van primero en toda construcción, también en las de Mautoma.
R13-12 = El dinero inicial es 17 £.
R13-13 = El enlace de tres lugares es una sola loseta; sus tres extremos están a un paso.

## Rules of Mautoma

A1 = Mautoma siempre es segundo, no tiene mano, dinero ni ingresos, y nunca pide préstamos ni explora.
A2 = No paga dinero pero consume carbón, hierro y cerveza como un jugador; sus minas y fundiciones llenan los mercados.
A3 = Nunca construye sobre otra loseta.
A4 = Construye la loseta más baja del tablero de su nivel.
A5 = Su mazo tiene tres capas: 4A+3B+3C, luego 1A+1B+1C y luego el resto.
A6 = La era del ferrocarril tiene un mazo nuevo con todas sus cartas.
A7 = La segunda acción se lee en el reverso de la carta de encima, que se queda ahí.
A8 = Al final de una era puntúa como un jugador; antes de la del ferrocarril su tablero pierde lo que esta no permite.
B1 = Roba la carta de encima de su mazo.
B2 = Se hace el primer cuadro desde arriba con una acción posible.
B3 = Una carta sin cuadro posible se descarta y se roba otra.
B4 = Tras una acción sigue la primera posible del reverso de la carta de encima.
B5 = Un enlace con una construcción, y una mina con enlaces, son dos acciones; todo lo demás, una.
B6 = La ciudad en la que actuó por última vez es donde construyó o adonde llegó su último enlace.
B7 = El primer turno de la partida mira la esquina del reverso de la carta de encima.
B8 = DEVELOP ahí quita dos hierros del mercado por tres puntos; la carta se queda.
B9 = DRAW ahí prueba los cuadros de construcción, con una sola acción.
B10 = Si no se puede construir, se coloca un enlace desde la primera ciudad del último cuadro, sea cual sea su red.
B11 = El primer turno no tiene acción del reverso.
C1 = Un cuadro con precio solo construye si el hierro cuesta eso o más.
    .measure = el hierro cuesta { $measure } £, la carta quiere { $limit } £ o más
C2 = Se toma la primera ciudad del estandarte donde es posible.
    .measure = número { $measure } del estandarte
C3 = El carbón debe llegar a la ciudad, o llegar por el enlace del cuadro.
C4 = Construye en una casilla libre de la ciudad con el icono.
C5 = Sus propias minas y fundiciones van antes que las tuyas.
C6 = El enlace entre paréntesis trae carbón; mejor uno de la propia ciudad.
C7 = Una granja debe estar en su red, o unirse a ella por el enlace del cuadro.
C8 = Tras la mina de carbón coloca enlaces desde allí.
C9 = Un cuadro CONECTAR solo parte de una ciudad de su red.
D0 = Coloca un canal, o hasta dos vías una tras otra.
D1 = Una línea debe estar libre y, en la era del ferrocarril, tener carbón.
D2 = Las líneas a comerciantes se toman solo si no hay otra.
D3-1 = Una segunda vía debe tener cerveza.
D3-2 = Mejor hacia un lugar de su propia red.
D3-3 = Hacia la ciudad con más losetas construidas.
    .measure = construidas: { $measure }
D3-4 = Hacia la ciudad con más casillas libres.
    .measure = libres: { $measure }
D3-5 = Mejor con carbón de una de sus minas.
D3-6 = La primera línea en sentido horario desde arriba.
    .measure = número { $measure } en sentido horario
D4 = Desde un comerciante una segunda vía solo sigue por otra de sus líneas.
D5 = El enlace de tres lugares lleva a su ciudad con nombre; cualquiera de sus extremos puede ser de la red.
D6 = Sin losetas de enlace no hay enlace.
    .measure = colocadas: { $measure } de { $limit }
E1 = Una loseta está lista si hay conexión con un comerciante que la compre y toda su cerveza.
E2 = Vende todas las losetas listas, una tras otra.
E2-1 = La ciudad con más enlaces de Mautoma menos los tuyos.
    .measure = enlaces: { $measure }
E2-2 = La primera ciudad de la A a la Z.
    .measure = número { $measure } de la A a la Z
E2-3 = En una misma ciudad, la casilla del icono de desempate y las siguientes.
    .measure = casillas tras el icono: { $measure }
E3 = Entre casillas iguales, la del icono de desempate y las siguientes.
    .measure = casillas tras el icono: { $measure }
E4 = La cerveza viene del comerciante, luego de sus cervecerías y luego de las tuyas; de las bonificaciones solo toma puntos.
E4-1 = Mejor un comerciante con barril.
E4-2 = Sus propias cervecerías van antes que las tuyas.
E4-3 = Mejor un comerciante cuya bonificación sean puntos.
E4-4 = El primer lugar de comerciante de la A a la Z.
    .measure = número { $measure } de la A a la Z
E4-5 = Mejor la loseta de una industria que la de cualquiera.
E5 = Para las losetas que no están listas busca cerveza o un enlace, en el orden de selección de edificios.
E5-1 = Una loseta conectada sin cerveza: una cervecería en la ciudad de la carta.
E5-2 = Una loseta sin comerciante: el único enlace que la conecta.
E5-3 = De líneas dispersas, la que tiene más casillas de industria en sus ciudades.
    .measure = casillas: { $measure }
E5-4 = De líneas dispersas, la de la primera ciudad de la A a la Z.
E6 = Solo desarrolla si el hierro no cuesta más de lo que dice la carta.
    .measure = el hierro cuesta { $measure } £, la carta permite { $limit } £
E7 = Coloca enlaces desde la ciudad en la que actuó por última vez.
E8 = Pasar da cinco puntos y siempre es posible.
