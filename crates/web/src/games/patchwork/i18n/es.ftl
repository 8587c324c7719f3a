# La página de Patchwork.

pw-progress = Casilla { $space } de { $end }, te toca
pw-task-place = Te toca: coloca el parche
pw-task-advance = Te toca: avanza
pw-task-leather = Coloca el parche de cuero
pw-your-space = Tiempo: tú en la casilla
pw-its-space = Tiempo: en la casilla
pw-tape = Tablero de tiempo: tú en { $you }, el Automa en { $automa } de 53. Ingresos por delante en { $income }; parches de cuero en { $leather }.
pw-marker = Aquí el Automa se lleva la loseta de 7×7
pw-quilt = { $n ->
    [one] Tu colcha, { $n } casilla vacía de 81
   *[other] Tu colcha, { $n } casillas vacías de 81
 }
pw-piece = { $cell }, { $what }
pw-empty = { $cell }, vacía
pw-space = Casilla { $space }
pw-space-with = Casilla { $space }: { $what }
pw-at-you = tú
pw-at-automa = el Automa
pw-at-income = ingresos
pw-at-leather = parche de cuero
pw-leather = Parche de cuero
pw-cloth = Cubierto
pw-circle = Círculo
pw-circle-label = { $n ->
    [one] El círculo: queda { $n } parche
   *[other] El círculo: quedan { $n } parches, en sentido horario desde el carrete
 }
pw-circle-left = { $n ->
    [one] parche en el círculo
   *[other] parches en el círculo
 }
pw-circle-empty = El círculo está vacío.
pw-said-number = número { $n }
pw-said-cost = cuesta { $n }
pw-said-time = { $n } de tiempo
pw-said-income = { $n } de ingresos
pw-said = Número { $n }: { $what }; cuesta { $cost }, { $time } de tiempo, { $income } de ingresos
pw-circle-tap = Toca, señala o alcanza con Tab un parche: lo que cuesta y da está en el centro.
pw-offers = Los seis parches siguientes: tres para elegir, tres que vienen después
pw-first = Primero
pw-second = Segundo
pw-third = Tercero
pw-fourth = Cuarto
pw-fifth = Quinto
pw-sixth = Sexto
pw-scene = Los números son los de los parches que miró; relleno: el que cogió.
pw-chosen = , elegido
pw-taken = Coge este
pw-cost = Coste
pw-time = Tiempo
pw-income = Ingresos
pw-turn = Girar
pw-mirror = Voltear
pw-advance = Avanzar, +{ $n }
pw-sew = Coser
pw-preview-space = A la casilla { $n }.
pw-preview-income = Ingresos: { $n }.
pw-preview-tile = La loseta de 7×7 es tuya.
pw-preview-leather = Llegas a un parche de cuero.
pw-preview-end = Es la última casilla.
pw-preview-level = A la altura del Automa: juegas otra vez.
pw-preview-stays = sigue en { $n }
pw-preview-again = Aún por detrás del Automa: juegas otra vez.
pw-preview-automa = Después juega el Automa.
pw-preview-none = No puedes coger ningún parche: avanza, un botón por casilla.
pw-preview-no-fit = Así no cabe: gíralo o voltéalo.
pw-card-buttons = paga hasta { $n }
pw-card-income = ingresos { $n }
pw-rung-affordable = Puede pagarlo
pw-rung-no-overtake = No te adelanta
pw-rung-most-buttons = Más botones
pw-rung-largest = El más grande
pw-rung-farthest = El más lejano
pw-rung-unread = no hace falta
pw-with = Con botones
pw-without = Sin botones
pw-tile = 7×7
pw-tile-at = en { $n }
pw-tile-yours = tuya
pw-tile-automa = del Automa
pw-tile-out = fuera del juego
pw-deck = Por robar
pw-back = Próxima carta
pw-log-advance = Avanzaste de { $from } a { $to } y recibiste { $n ->
    [one] { $n } botón
   *[other] { $n } botones
 }{ $tile ->
    [yours] ; la loseta de 7×7 es tuya
   *[none] {""}
 }.
pw-log-buy = Cosiste un parche de { $area } por { $cost ->
    [0] nada
    [one] { $cost } botón
   *[other] { $cost } botones
 }, de { $from } a { $to }{ $income ->
    [0] {""}
   *[other] ; ingresos { $income }
 }{ $tile ->
    [yours] ; la loseta de 7×7 es tuya
   *[none] {""}
 }.
pw-log-tile = Ganaste la loseta de 7×7.
pw-log-leather = Cosiste un parche de cuero en { $cell }{ $tile ->
    [yours] ; la loseta de 7×7 es tuya
   *[none] {""}
 }.
pw-log-take = Carta { $card }: el Automa cogió el { $place ->
    [1] primer
    [2] segundo
   *[3] tercer
 } parche, de { $from } a { $to }{ $income ->
    [0] {""}
   *[other] ; ingresos { $income }
 }{ $tile ->
    [automa] ; tiene la loseta de 7×7
   *[none] {""}
 }.
pw-log-pass = Carta { $card }: nada a su alcance, el Automa pasó, de { $from } a { $to }{ $income ->
    [0] {""}
   *[other] ; ingresos { $income }
 }{ $tile ->
    [automa] ; tiene la loseta de 7×7
   *[none] {""}
 }.
pw-task-choose = Te toca: elige un parche
pw-preview-choose = Elige un parche, o avanza justo por delante del Automa: un botón por casilla.
pw-preview-square = Elige una casilla vacía para él.
pw-suggest = Sugerir
pw-suggest-before = La sugerencia anterior
pw-no-fit = Así no cabe: gíralo, voltéalo o prueba otra casilla.
pw-missed = Así no cabe en { $cell }: gíralo, voltéalo o elige otra casilla.
pw-lies-on = { $what }: en { $cell }, toca { $edges ->
    [one] un borde
   *[other] { $edges } bordes
 }.
pw-lies = { $what }: de { $from } a { $to }{ $turns ->
    [0] {""}
    [1] , girado una vez
    [2] , girado dos veces
   *[3] , girado tres veces
 }{ $flipped ->
    [yes] , volteado
   *[no] {""}
 }, toca { $edges ->
    [one] un borde
   *[other] { $edges } bordes
 }.
pw-refused = { $rule ->
    [R5-3] { $n ->
        [one] falta 1
       *[other] faltan { $n }
     }
   *[other] no cabe
 }
pw-note-all = { $n ->
    [one] el único
    [2] los dos
   *[other] los { $n }
 }
pw-note-some = { $left } de { $n }; { $gone }
pw-note-costs = { $place ->
    [1] el primero
    [2] el segundo
   *[3] el tercero
 } cuesta { $cost }
pw-note-behind = { $left } de { $n }
pw-note-skipped = { $n ->
    [one] adelantaría: omitido
    [2] ambos adelantan: omitido
   *[other] todos adelantan: omitido
 }
pw-note-beats = { $best } gana a { $others }
pw-note-equal = { $best } cada uno
course-text = Tu ventaja sobre el Automa, jugada a jugada. Las casillas vacías pesan según cuánto te retrasas de un ritmo constante; al final cuentan todas.
course-axis = casillas
pw-sign-button = Botón: el precio de un parche, y tu dinero
    .name = Botones
pw-sign-time = Reloj de arena: las casillas que avanza tu ficha
    .name = Tiempo
pw-sign-income = Flecha: los botones que da un parche en cada marca de ingresos
    .name = Ingresos
pw-sign-spool = Carrete: se puede coger uno de los tres parches que lo siguen
    .name = Carrete
pw-sign-tile = 7×7: 7 puntos para quien llene antes siete por siete casillas
    .name = 7×7
pw-sign-you = Tú, un disco
    .name = Tú
pw-sign-automa = El Automa, un rombo
    .name = El Automa
pw-sign-why = Escalera: por qué el Automa hizo lo que hizo
    .name = Por qué
guide-1 = Tu colcha de nueve por nueve está vacía, tienes 5 botones, las dos fichas están en la 0 y empiezas tú. Todos los parches están a la vista en un círculo alrededor del carrete.
    .title = Cómo empieza
guide-2 = Coge uno de los tres parches tras el carrete: paga sus botones, cóselo, girado y volteado como quieras, y avanza tu ficha lo que dice su reloj de arena. El parche ya no se mueve; el carrete pasa a su sitio.
    .title = Coger un parche
guide-3 = Avanza justo por delante del Automa y recibe un botón por casilla. Juega quien va más atrás en la cinta, varias veces seguidas si hace falta.
    .title = O avanzar
guide-4 = Cada marca de ingresos que pasas paga un botón por cada botón de tu colcha. Un parche de cuero en el camino es gratis: quien pasa primero lo coge y lo cose al momento.
    .title = Por el camino
guide-5 = Cuando las dos fichas están en la última casilla, la 53. Quien llena primero siete por siete casillas se lleva la loseta de 7 puntos; el Automa se la lleva donde está su marca, si sigue allí.
    .title = Cómo acaba
guide-6 = Tú cuentas tus botones, 7 por la loseta y 2 menos por cada casilla vacía. El Automa cuenta lo que dice su nivel: botones y parches. Gana quien tiene más puntos.
    .title = Quién gana
guide-7 = Con las dos fichas en una casilla, la que llegó la última está encima y juega. Con los mismos puntos gana quien llegó antes a la 53.
    .title = ¿Empate?
pw-lesson-take = Un parche cuesta botones y tiempo; sus propios botones vuelven en cada marca que pasas.
pw-lesson-advance = Avanzar paga un botón por casilla y te deja justo por delante del Automa.
pw-lesson-leather = Un parche de cuero es una casilla: tapa un hueco y se cose al momento.
guide-automa = Un mazo de cartas juega el otro lado. Cada carta dice cuánto puede gastar y con qué reglas elige un parche; no cose colcha, puntúa lo que dan sus parches según su nivel. Míralo regla a regla y pregunta por qué cuando quieras.
guide-print = Imprimir las cartas del Automa
    .about = Dos mazos de 12 cartas con sus reversos y una página de ayuda, dibujados por nosotros.
    .deck = 24, ambos mazos con reversos
guide-keys = 1, 2, 3 cogen un parche, las flechas lo mueven, R lo gira, F lo voltea, N y B recorren las sugerencias, A avanza.
pw-measured = { $by ->
    [cost] cuesta { $n }
    [space] casilla { $n }
    [buttons] { $n ->
        [one] { $n } botón
       *[other] { $n } botones
     }
    [size] { $n } casillas
   *[place] puesto { $n }
 }

# En la mesa.
table-begin = Empezar: juegas tú primero
pw-which-patch = ¿Qué parche viene ahora?
pw-told-circle = { $n } de 32 dichos, en sentido horario
pw-in-pile = { $n } en tu mazo
pw-yours = { $n } tuyos
pw-i-took = He cogido un parche
pw-then-you = luego tú otra vez
pw-then-it = luego el Automa
pw-to = a la { $n }
pw-advanced = He avanzado
pw-advanced-hint = a la { $space }; toma { $n ->
    [one] un botón
   *[other] { $n } botones
 }{ $income ->
    [0] {""}
   *[other] {" "}y { $income } de ingresos
 }
pw-earned = y he ganado la loseta de 7×7
pw-earned-hint = si este turno la llenó; toca esto primero
pw-deed-advance = el avance a la { $space }
pw-deed-took = tu parche
pw-deed-took-nth = { $nth ->
    [1] el primer parche
    [2] el segundo parche
   *[3] el tercer parche
 }
pw-deed-tile = tu loseta
pw-deed-begin = { $n ->
    [one] { $n } parche dicho
   *[other] { $n } parches dichos
 }
pw-deed-lay = el último parche
pw-too-dear = Son { $n ->
    [one] { $n } botón
   *[other] { $n } botones
 } más de los que tienes. ¿Has dicho algo mal? Deshazlo o corrige tus botones.
pw-taking = La ficha neutral y los tres parches en sentido horario; se coge el { $nth } y la ficha va ahí
pw-way = Tablero de tiempo, de { $from } a { $to }
pw-the-cards = Las { $n } cartas del mazo
pw-turned-why = La carta { $n } está en tu descarte. Si se barajó de nuevo, corrige las cartas.
pw-can-come = { $n ->
    [one] Aún puede salir una carta.
   *[other] Aún pueden salir { $n } cartas.
 } Las punteadas están en tu descarte.
pw-shuffle = El mazo se ha agotado: baraja las { $n } cartas y revela una.
pw-circle-how = El de dos casillas va el último y no se dice. Seis tienen gemelo: coste · tiempo.
pw-circle-next = En sentido horario tras los ya dichos: ¿qué parche sigue?
pw-stop-here = Parar aquí: empezar con { $n }
pw-stop-hint = Pregunto por el resto cuando llegue
pw-its-cards = Sus cartas
    .note = se apartan dos
pw-the-circle = El círculo
    .note = 33 parches
pw-circle-shown = Como aquí
    .hint = sin toques
pw-circle-tapped = Toco el mío
    .hint = 32 toques
pw-circle-bits = Poco a poco
    .hint = 3, luego según lleguen
pw-set-tokens = Ambas fichas en la **0**, la tuya encima.
pw-set-marker = Un botón de reserva en la **{ $n }**.
pw-set-marker-why = Ahí gana la loseta de 7×7, si tú no la tienes.
pw-set-tile = La loseta de 7×7 y cinco parches de cuero en su sitio.
pw-set-tile-why = No recibe colcha ni botones. Tú recibes 5.
pw-set-cards = Baraja sus { $n } cartas; **aparta dos** sin verlas.
pw-set-circle = Los parches en sentido horario, como aquí; la ficha neutral tras el último.
pw-set-circle-own = Los parches en círculo; la ficha neutral tras el más pequeño.
pw-all-patches = Todos los parches

# Hints.
pw-hint-patch = { $n ->
    [1] El primer parche
    [2] El segundo parche
   *[other] El tercer parche
 }
pw-hint-costs = { $squares } casillas por { $buttons ->
    [one] un botón
   *[other] { $buttons } botones
 }, a la casilla { $space }
pw-hint-on = en { $cell }
pw-hint-space = a la casilla { $n }
