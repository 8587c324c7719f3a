# Patchwork y su Automa: todo lo que lee una persona.

game-title = Patchwork
game-authors = Uwe Rosenberg
game-about = Dos colchas nacen de un mismo círculo de parches; juega quien va más atrás en el tiempo.
game-sources = Reglas del juego base (Lookout, 2014) y reglas del Automa («Patchwork Automa», Lookout, 2018), con nuestras palabras.
automa-title = El Automa
automa-authors = Lines J. Hutter, Morten Monrad Pedersen
seat-0 = Tú
seat-1 = el Automa

choice-level = Nivel
level-I = Becario
    .hint = El Automa no puntúa más que la loseta especial.
level-II = Aprendiz
    .hint = Puntúa sus botones y gana la loseta especial 9 casillas antes del final.
level-III = Compañero
    .hint = Puntúa sus botones y sus parches con botones.
level-IV = Maestro
    .hint = Puntúa sus botones y los botones de sus parches.
level-V = Leyenda
    .hint = Puntúa todo eso y llega pronto a la loseta especial.
choice-deck = Mazo
deck-normal = Mazo normal
    .hint = Doce cartas de reverso liso: sabes qué puede pagar cuando se revela la carta.
deck-tactical = Mazo táctico
    .hint = Doce cartas cuyo reverso dice qué podrá pagar.
choice-edition = Tablero de tiempo
edition-original = Original
    .hint = Parches de cuero ante las casillas 20, 26, 32, 44 y 50.
edition-revised = Revisado
    .hint = Parches de cuero ante las casillas 26, 32, 38, 44 y 50.
choice-no-overtake-at-end = No adelantar, al final del tablero
no-overtake-at-end-capped = La ficha se detiene en la última casilla
no-overtake-at-end-uncapped = Cuenta el tiempo entero del parche
choice-leather = Parches de cuero que alcanza el Automa
leather-taken = Los quita del tablero
leather-left = Se quedan para ti

pile-circle = el círculo de parches
pile-backs = el reverso de las cartas de Automa
pile-fronts = las cartas de Automa

score-buttons = Botones
score-tile = Loseta especial
score-empty = Casillas vacías
score-automa-buttons = Botones conseguidos
score-automa-patches = Parches con botones
score-automa-buttons-on-patches = Botones en los parches

patch = el parche { $number }
    .figures = cuesta { $cost }, tiempo { $time }, botones { $buttons }, { $area } casillas

action-lay = { $patch } entra en el círculo
action-back = el reverso de la siguiente carta muestra { $buttons ->
    [one] { $buttons } botón virtual
   *[other] { $buttons } botones virtuales
 }
action-back-plain = el reverso de la siguiente carta no dice nada
action-card = el Automa revela la carta { $number }
action-advance = avanzar { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
 } hasta la casilla { $space } y recibir otros tantos botones
action-buy = coger { $patch } y colocarlo con su esquina en { $cell }
action-leather = colocar un parche de cuero en { $cell }
action-took = coger { $patch }
action-tile = ganar la loseta especial con este turno
action-begin = el resto del círculo se dice cuando queda al alcance
action-take = el Automa coge { $patch } y va a la casilla { $space }
    .income = el Automa coge { $patch }, va a la casilla { $space } y recibe { $buttons ->
        [one] { $buttons } botón
       *[other] { $buttons } botones
    }
action-pass = el Automa pasa y va a la casilla { $space }
    .income = el Automa pasa, va a la casilla { $space } y recibe { $buttons ->
        [one] { $buttons } botón
       *[other] { $buttons } botones
    }

# Lo que la persona mueve en la mesa por el Automa; la cifra que cuenta va entre asteriscos.
order-take = Coge el **{ $nth ->
    [1] primer parche
    [2] segundo parche
   *[3] tercer parche
 }** para su pila; la ficha neutral ocupa su sitio.
order-time = Mueve su ficha de { $from } a **{ $space }**.
order-pass = Nada que pueda pagar: su ficha va a **{ $space }**.
order-give = Dale { $things }.
    .small = Ahora tiene { $now ->
        [one] { $now } botón
       *[other] { $now } botones
    }.
order-buttons = **{ $n ->
    [one] { $n } botón
   *[other] { $n } botones
 }**
order-leather = el **parche de cuero** ante la { $space }
order-tile = la **loseta de 7×7**

refusal-human-turn = Un turno es una de dos acciones: avanzar, o coger y colocar un parche.
refusal-automa-turn = Es el turno del Automa: decide su carta.
refusal-chance-turn = Antes hay que revelar una carta o un parche.
refusal-over = La partida ha terminado.
refusal-reach = { $patch }: no está al alcance de la ficha neutral; lo están: { $reach }.
refusal-price = { $patch }: cuesta { $cost ->
    [one] { $cost } botón
   *[other] { $cost } botones
 }, tienes { $buttons }.
refusal-no-room = { $patch }: no cabe en ningún sitio de tu colcha.
refusal-off-board = { $patch }: con su esquina en { $cell } se saldría del borde de la colcha.
refusal-covered = { $patch }: taparía otro, { $cell } está cubierta.
refusal-few-cells = { $patch }: en tu colcha solo hay { $empty } casillas vacías, y tiene { $area }.
refusal-tile-gone = La loseta especial ya tiene dueño.
refusal-tile-cells = Un cuadrado de 7x7 pide 49 casillas; hay unas { $covered } cubiertas.
refusal-begin = Antes hay que decir los próximos { $n } parches en sentido horario.
refusal-on-the-screen = En la pantalla un parche se coloca: «buy PARCHE CASILLA GIRO».
refusal-at-the-table = En la mesa un parche se dice sin su sitio: «took PARCHE».
refusal-leather-first = Antes hay que colocar un parche de cuero.
refusal-leather-covered = El parche de cuero necesita una casilla vacía; { $cell } está cubierta.
refusal-no-leather = No hay ningún parche de cuero que colocar.

# Qué se esperaba donde algo no se puede leer o colocar.
expected-verb = «advance», «buy PARCHE CASILLA GIRO», «leather CASILLA», «take PARCHE», «took PARCHE», «tile», «begin», «pass», «lay PARCHE», «back BOTONES» o «card NÚMERO»
expected-placement = un parche, una casilla y un giro como «12 c4 r1f»
expected-turn = un giro de r0 a r3, quizá volteado: de r0f a r3f
expected-patch = un parche de 0 a { $last }
expected-cell = una casilla de a1 a i9
expected-back-shown = un número de botones virtuales, o «plain»
expected-cards = de { $least } a { $most } cartas (se apartan dos)
expected-first-number = un primer número con el que ninguno pase de { $most }
expected-filters = como mucho { $most } filtros
expected-farthest = «farthest» como último filtro, para que no quede empate
found-no-filter = ningún filtro
expected-starter-last = el parche 0 solo cuando los demás están en el círculo
expected-space = una casilla hasta la { $last }
expected-buttons = hasta { $most } botones
expected-cells = como mucho { $most } casillas cubiertas
expected-on-the-screen = parches con su sitio, pues esta partida es en la pantalla
expected-at-the-table = parches sin su sitio («taken», «leather»), pues esta partida es en la mesa
expected-inside = un parche dentro de la colcha
expected-on-empty = un parche en casillas vacías ({ $cell } está cubierta)
expected-uncovered = una casilla que no esté ya cubierta
expected-income = de { $least } (en los parches nombrados) a { $most }
expected-leather-to-place = no más parches de cuero de los que hay, ni que casillas vacías
expected-leather = casillas de entre { $spaces }, cada una una vez
expected-leather-in-all = { $most } parches de cuero en total
expected-first-to-end = «human» o «automa», pues ambos están en la última casilla
expected-side-at-end = un lado cuya ficha esté en la última casilla
expected-left = de { $least } a { $most } cartas que aún se pueden robar
expected-back = el reverso de una carta no vista, en un mazo cuyos reversos dicen algo, sin carta revelada
expected-piece-once = cada parche una vez
found-piece-again = otra vez el parche { $number }
expected-no-card = ninguna carta revelada si no juega el Automa
expected-tile-gone = una loseta que alguien tenga: la ficha del Automa ha pasado el marcador de la casilla { $marker }

R1-1 = Cada jugador tiene una colcha de 9x9, cinco botones, ningún ingreso y una ficha de tiempo en la casilla 0.
    .source = Reglamento, Preparación
R1-2 = Hay 33 parches, cinco parches de cuero, una loseta especial y más botones de los que hacen falta.
    .source = Reglamento, Componentes
R1-3 = El tablero de tiempo va de la casilla 0 a la 53, con nueve botones impresos y cinco parches de cuero; el sitio del primer parche de cuero depende de la edición.
    .source = Reglamento, Tablero de tiempo
R1-4 = Todo está a la vista; solo el orden del círculo es azar.
    .source = Reglamento, Preparación
R2-1 = Los parches forman un círculo en orden aleatorio; la ficha neutral está tras el parche 1x2, que es así el último en sentido horario.
    .source = Reglamento, Preparación
R3-1 = Juega quien tenga su ficha de tiempo más atrás, varias veces seguidas si hace falta.
    .source = Reglamento, Orden de turno
R3-2 = En la misma casilla, la ficha que llegó la última está encima y es la que juega.
    .source = Reglamento, Orden de turno
R3-3 = Quien ha movido vuelve a jugar salvo que ahora vaya por delante; en la última casilla ya no se juega.
    .source = Reglamento, Orden de turno
R3-4 = Un turno es una acción: avanzar, o coger y colocar un parche.
    .source = Reglamento, Desarrollo de la partida
R4-1 = Avanzar lleva la ficha de tiempo a la casilla siguiente a la del otro, como mucho a la última.
    .source = Reglamento, Avanzar
R4-2 = Avanzar da un botón por casilla recorrida.
    .source = Reglamento, Avanzar
R4-3 = Después se resuelven las marcas atravesadas.
    .source = Reglamento, Avanzar
R4-4 = Avanzar no mueve la ficha neutral.
    .source = Reglamento, Avanzar
R5-1 = Se coge un parche de los tres siguientes a la ficha neutral, o de los que queden.
    .source = Reglamento, Coger y colocar un parche 1
R5-2 = La ficha neutral va al sitio del parche; los parches saltados pasan a ser los últimos.
    .source = Reglamento, Coger y colocar un parche 2
R5-3 = El parche se paga con los botones que se tienen.
    .source = Reglamento, Coger y colocar un parche 3
R5-4 = El parche se coloca en casillas vacías de la colcha, girado y volteado a voluntad, y ya no se mueve. Lo que no cabe no se puede coger.
    .source = Reglamento, Coger y colocar un parche 4
R5-5 = La ficha de tiempo avanza tantas casillas como diga el parche, como mucho hasta la última; el parche nuevo ya da ingresos.
    .source = Reglamento, Coger y colocar un parche 5
R5-6 = Llegar a la casilla del otro pone la ficha encima: juega otra vez el mismo.
    .source = Reglamento, Orden de turno
R6-1 = Un movimiento activa cada marca a la que llega o que rebasa.
    .source = Reglamento, Tablero de tiempo
R6-2 = Un botón impreso da un botón por cada botón de la colcha.
    .source = Reglamento, Ingresos de botones
R6-3 = Quien primero rebasa un parche de cuero lo coge y lo coloca enseguida en una casilla vacía.
    .source = Reglamento, Parches especiales
R6-4 = Con la colcha llena, el parche de cuero se descarta.
    .source = Reglamento, Parches especiales
R6-5 = Un movimiento da como mucho un parche de cuero, salvo que el Automa los deje.
    .source = Reglamento, Parches especiales
R6-6 = La marca ante la última casilla paga una vez a cada uno.
    .source = Reglamento, Ingresos de botones
R7-1 = La primera colcha con un cuadrado de 7x7 lleno gana la loseta especial, que vale siete puntos.
    .source = Reglamento, Loseta especial
R8-1 = Las fichas se detienen en la última casilla; la partida termina cuando ambas están allí.
    .source = Reglamento, Final de la partida
R8-2 = Una colcha vale los botones del jugador, siete por la loseta especial y menos dos por casilla vacía.
    .source = Reglamento, Puntuación
R8-3 = Gana quien tenga más puntos; en caso de empate, quien llegó antes a la última casilla.
    .source = Reglamento, Puntuación
R9-1 = Antes de la primera acción una colcha vale menos 157 puntos.
    .source = Se deduce de R8-2
R9-2 = Un parche mueve la ficha de una a seis casillas, avanzar de una a siete.
    .source = Se deduce de R3 a R5
R9-3 = Nunca hay más de 1345 acciones entre las que elegir.
    .source = Se deduce de R5-4
AS1 = El juego base se prepara como siempre; el Automa no tiene ni colcha ni botones.
    .source = Reglas del Automa, Preparación 1
AS2 = Se baraja un mazo y dos de sus cartas se apartan sin mirarlas.
    .source = Reglas del Automa, Preparación 2
AS3 = Un botón marcador queda a tantas casillas del final como diga el nivel.
    .source = Reglas del Automa, Preparación 3
AS4 = Empieza la persona.
    .source = Reglas del Automa, Desarrollo de la partida
AT0 = En el turno del Automa se revela una carta: botones virtuales, filtros, ingresos. Nunca se paga nada.
    .source = Reglas del Automa, Turno del Automa
AT1 = El turno sigue el orden del juego base para ambos.
    .source = Reglas del Automa, Desarrollo de la partida
AT2 = Mira los tres parches siguientes a la ficha neutral.
    .source = Reglas del Automa, Turno del Automa
AT3 = Considera los parches que sus botones virtuales podrían pagar.
    .measure = cuesta { $measure }, puede pagar { $limit }
    .source = Reglas del Automa, Turno del Automa
AT4 = No puede pagar ninguno: pasa y va a la casilla siguiente a la de la persona, sin botones por el camino.
    .source = Reglas del Automa, Turno del Automa, caso A
AT5 = Puede pagar exactamente uno: coge ese, digan lo que digan los filtros.
    .source = Reglas del Automa, Turno del Automa, caso B
AT6 = Puede pagar varios: deciden los filtros de su carta, de arriba abajo.
    .source = Reglas del Automa, Turno del Automa, caso C
AT7 = La ficha neutral va al sitio del parche, el parche va a la pila con botones o sin ellos y la ficha de tiempo avanza.
    .source = Reglas del Automa, Turno del Automa, casos B y C
AT8 = La carta se descarta; juega después quien vaya más atrás.
    .source = Reglas del Automa, Turno del Automa
AF0 = Un filtro que no dejaría ningún parche se omite.
    .source = Reglas del Automa, Turno del Automa, caso C
AF1 = Prefiere no superar la ficha de tiempo de la persona.
    .measure = llega a la { $measure }, la persona está en la { $limit }
    .source = Reglas del Automa, Filtros 1
AF2 = Prefiere el parche con más botones.
    .measure = { $measure ->
        [one] { $measure } botón
       *[other] { $measure } botones
    }
    .source = Reglas del Automa, Filtros 2
AF3 = Prefiere el parche más grande.
    .measure = { $measure } casillas
    .source = Reglas del Automa, Filtros 3
AF4 = Prefiere el parche más alejado de la ficha neutral.
    .measure = { $measure ->
        [1] primero de los tres
        [2] segundo de los tres
       *[other] tercero de los tres
    }
    .source = Reglas del Automa, Filtros 4
AC12 = Una carta sin botones virtuales no necesita filtros: solo un parche es gratis.
    .source = Reglas del Automa, Turno del Automa; carta 12
AI1 = Cada botón impreso que rebasa el Automa le da el número de su carta, tenga los parches que tenga.
    .measure = { $measure ->
        [one] da { $measure } botón
       *[other] da { $measure } botones
    }
    .source = Reglas del Automa, Botón de ingresos
AI2 = Dos marcas en un movimiento pagan dos veces.
    .measure = { $measure ->
        [one] da { $measure } botón
       *[other] da { $measure } botones
    }
    .source = Reglas del Automa, Botón de ingresos
AD1 = Cuando el mazo se agota, todas las cartas, también las apartadas, se barajan enseguida en uno nuevo.
    .source = Reglas del Automa, Mazo de Automa vacío
AD2 = El reverso de una carta táctica dice a todos sus botones virtuales; nada más se sabe de ella.
    .source = Reglas del Automa, Turno del Automa (nota)
AL1 = Un parche de cuero que rebasa el Automa sale del tablero y no puntúa.
    .source = Reglas del Automa, Desarrollo de la partida
A7-1 = Si la persona gana la loseta especial, se quita el marcador.
    .source = Reglas del Automa, Loseta especial 7x7
A7-2 = Si la ficha del Automa llega antes al marcador o lo rebasa, la loseta especial es suya.
    .measure = da { $measure } puntos
    .source = Reglas del Automa, Loseta especial 7x7
A7-3 = Que la ficha de la persona rebase el marcador no cambia nada.
    .source = Reglas del Automa, Loseta especial 7x7
AE1 = La ficha del Automa también se detiene en la última casilla.
    .source = Reglamento, Final de la partida
AE2 = Quien aún no está en la última casilla sigue jugando solo.
    .source = Reglamento, Final de la partida
AP1 = El Automa puntúa siete por la loseta especial y, según el nivel, botones conseguidos, parches con botones y botones en sus parches; nada se resta.
    .source = Reglas del Automa, Puntuación
AP2 = La persona gana con más puntos que el Automa; en caso de empate, quien llegó antes a la última casilla.
    .source = Reglas del Automa, Puntuación

Q1 = Pasar lleva una casilla más allá de la persona, como avanzar.
Q2 = Llegar a la misma casilla que la persona no es adelantar.
Q3 = Los filtros solo miran los parches que se pueden pagar, cada uno los que dejó el anterior.
Q4 = Cerca del final cuenta la casilla en que la ficha se detendría (ajuste).
Q5 = En la misma casilla todo parche adelanta: el filtro se omite.
Q6 = Todos los parches empatados quedan para el siguiente filtro.
Q7 = El más alejado: el tercero antes que el segundo y que el primero, entre los que quedan.
Q8 = Pasar da los ingresos de las marcas, nunca botones por el camino.
Q9 = Paga los ingresos la carta revelada este turno.
Q10 = El Automa quita del tablero los parches de cuero (ajuste).
Q11 = La lista y la tabla de puntos no coinciden en III ni en IV: según la tabla, III puntúa como II y IV como V, y sobrarían dos niveles; se sigue la lista.
Q12 = «A tantos espacios» se cuenta desde la última casilla.
Q13 = Los parches de cuero no son parches con botones.
Q14 = El mazo se baraja en cuanto se descarta su última carta, para que el reverso táctico se vea antes de que juegue la persona.
Q15 = Lo que dirían los reversos de las cartas apartadas no se tiene en cuenta.
Q16 = La edición del tablero de tiempo se elige; el marcador no depende de ella.
Q17 = Con menos de tres parches se ofrecen esos; sin ninguno, el Automa pasa.
Q18 = Si los dos están en la última casilla, quien llegó después no fue el primero.

# What a rule found at the table, and what the Automa’s turn came to.

found-patch = { $place ->
    [1] el primer parche
    [2] el segundo parche
   *[3] el tercer parche
 }
found-AT2 = { $n ->
    [0] No queda ningún parche ante la ficha neutral.
    [one] Queda un solo parche ante la ficha neutral.
   *[other] Mira los { $n } parches siguientes, ante la ficha neutral.
 }
found-AT3 = { $case ->
    [out] { $limit ->
        [0] No puede gastar nada, y todos los parches cuestan algo.
        [one] Puede gastar { $limit } botón, y ningún parche cuesta tan poco.
       *[other] Puede gastar { $limit } botones, y ningún parche cuesta tan poco.
     }
    [one] { $limit ->
        [one] Puede gastar { $limit } botón: le alcanza solo para { $kept }.
       *[other] Puede gastar { $limit } botones: le alcanza solo para { $kept }.
     }
    [some] { $limit ->
        [one] Puede gastar { $limit } botón: le alcanza para { $kept }, no para { $gone }.
       *[other] Puede gastar { $limit } botones: le alcanza para { $kept }, no para { $gone }.
     }
   *[other] { $n ->
        [one] Puede gastar { $limit }: le alcanza para el único parche que hay.
        [2] Puede gastar { $limit }: le alcanza para los dos.
       *[other] Puede gastar { $limit }: le alcanza para los tres.
     }
 }
found-AT4 = No puede pagar nada: pasa y va a la { $space }, una casilla delante de ti.
found-AT5 = Solo puede pagar uno: coge { $all } sin mirar los filtros.
found-AT6 = Puede pagar { $n ->
    [2] dos
   *[3] tres
 }: deciden los filtros de su carta, de arriba abajo.
found-AF1 = { $case ->
    [skipped] Estás en la { $limit }, y con cualquiera te adelantaría: el filtro se salta.
    [one] Estás en la { $limit }: solo con { $kept } no te adelantaría.
    [some] Estás en la { $limit }: con { $gone } te adelantaría, con { $kept } no.
   *[other] Estás en la { $limit }: con ninguno te adelantaría.
 }
found-AF2 = { $case ->
    [one] { $measure ->
        [one] El que más botones tiene es { $kept }: uno.
       *[other] El que más botones tiene es { $kept }: { $measure }.
     }
    [some] { $measure ->
        [one] Los que más botones tienen son { $kept }: uno cada uno.
       *[other] Los que más botones tienen son { $kept }: { $measure } cada uno.
     }
   *[other] { $measure ->
        [0] Ninguno tiene botones: no hay diferencia.
        [one] Cada uno tiene un botón: no hay diferencia.
       *[other] Cada uno tiene { $measure } botones: no hay diferencia.
     }
 }
found-AF3 = { $case ->
    [one] El más grande es { $kept }, con { $measure } casillas.
    [some] Los más grandes son { $kept }, con { $measure } casillas cada uno.
   *[other] Todos tienen { $measure } casillas: no hay diferencia.
 }
found-AF4 = El más alejado de la ficha neutral es { $kept }.
found-AI1 = { $buttons ->
    [0] Rebasa un botón impreso, pero su carta no da nada por ello.
    [one] Rebasa un botón impreso: su carta da un botón.
   *[other] Rebasa un botón impreso: su carta da { $buttons } botones.
 }
found-AI2 = { $buttons ->
    [0] Rebasa dos botones impresos, pero su carta no da nada por ello.
   *[other] Rebasa dos botones impresos: su carta da dos veces, { $buttons } botones.
 }
found-AL1 = Rebasa un parche de cuero, que sale del tablero.
found-A7-2 = Llega el primero al marcador: la loseta especial y sus 7 puntos son suyos.
part-take = Carta { $card }: { $patch }
part-pass = Carta { $card }: pasa
part-note = { $limit ->
    [0] No puede gastar nada.
    [one] Puede gastar un botón.
   *[other] Puede gastar hasta { $limit } botones.
 }
short-take = { $patch }
short-pass = pasa
account-take = El Automa cogió { $patch } y avanzó de la { $from } a la { $to }.
account-pass = El Automa pasó y avanzó de la { $from } a la { $to }.
account-notes = { $first } { $last }
line-affordable = cuesta
line-no-overtake = llega a
line-most-buttons = botones
line-largest = casillas
line-farthest = lugar

# Lo que se puede corregir en la mesa.
pw-fix-board = Tablero
pw-fix-counts = Cuentas
pw-fix-patches = Parches
pw-fix-cards = Cartas
pw-your-token = Tu ficha
pw-its-token = Su ficha
pw-on-top = Encima
pw-fix-tile = La loseta de 7×7
pw-fix-leather = Parches de cuero en el tablero
pw-fix-yours = tuyo
pw-fix-its = suyo
pw-fix-free = de nadie
pw-fix-circle = en el círculo
pw-fix-in-pile = en el mazo
pw-turned = revelada
pw-your-buttons = Tus botones
pw-your-income = Tus ingresos
pw-its-buttons = Sus botones
pw-your-leather = Tus parches de cuero
pw-its-leather = Sus parches de cuero
pw-neutral = Ante la ficha neutral
pw-card = Carta { $n }
pw-shape = { $shape ->
    [bar] Barra
    [corner] Esquina
    [tee] T
    [zigzag] Zigzag
    [ell] L
    [square] Cuadrado
    [u] U
    [block] Bloque con saliente
    [bump] Barra con saliente
    [bumps] Barra con dos salientes
    [cross] Cruz
    [stairs] Escalera
    [dagger] Daga
    [arrow] Flecha
    [boat] Barco
    [boot] Bota
    [aitch] H
   *[round] Bloque redondeado
 } de { $n }{ $buttons ->
    [0] {""}
    [one] , un botón
   *[other] , { $buttons } botones
 }
pw-fix-spaces = { $spaces }
pw-fix-then = { $one } · { $two }

## Kinds of deeds
deed-kind-advance = avanzar
deed-kind-patch = los parches
deed-kind-leather = los parches de cuero

bar-buttons = retales con botones
bar-dear = retales que cuestan 6 o más
bar-free = el retal gratuito
