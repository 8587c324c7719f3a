# Lo que dice la página de London.

ld-you = Tu turno
ld-your-last = Tu último turno
ld-last-of = { $who }, último turno
ld-task = { $who }: { $what }
ld-task-start = roba una carta
ld-task-put = devuelve las cartas
ld-task-choose = elige tu acción
ld-task-draw = roba
ld-task-give = da una carta a cambio
ld-task-develop = desarrolla
ld-task-spend = descarta una carta para ello
ld-task-site = elige su lugar
ld-task-run = pon en marcha tu ciudad
ld-task-target = elige a quién
ld-task-commit = descarta cartas para ello
ld-task-place = elige un edificio del tablero
ld-task-again = elige qué se activa otra vez
ld-task-flip = elige qué se voltea
ld-task-limit = descarta hasta nueve cartas
ld-task-end = termina tu turno
ld-told = { $what }.
ld-with-gains = { $what }: { $gains }
ld-gain-money = { $n } £
ld-gain-poverty = { $n } de pobreza
ld-gain-prestige = { $n } de prestigio
ld-gain-crucial = { $n } por una carta esencial
ld-turns-card = AutoMartin revela una carta.
ld-turns-draw = AutoMartin roba una carta del mazo de Ciudad.
ld-turns-toss = AutoMartin descarta una carta del mazo de Ciudad.
ld-turns-borough = Sale un distrito a la venta.
ld-told-others = { $what } { $others }.
ld-told-out = { $what } { $out }
ld-deck-out = El mazo de Ciudad se ha agotado: a los demás les queda un turno a cada uno.
ld-other-money = { $who }: { $before } £ → { $after } £
ld-other-loans = { $who }: préstamos { $before } → { $after }
ld-other-poverty = { $who }: pobreza { $before } → { $after }
ld-progress = { $n } cartas en el mazo
ld-progress-end = El mazo se ha agotado: { $n ->
    [one] queda { $n } turno
   *[other] quedan { $n } turnos
 }
ld-turns-left = { $n ->
    [one] queda { $n } turno
   *[other] quedan { $n } turnos
 }
ld-board = Tablero de desarrollo
ld-deck = { $n } en el mazo
ld-sets = Serie A { $a }, serie B { $b }, serie C { $c }
ld-for-sale = Distritos en venta
ld-more = { $n } más
ld-thames = Támesis
ld-tab-map = Mapa
ld-map = Distritos a lo largo del Támesis. Tuyos: { $yours }. De AutoMartin: { $its }. De los demás: { $others }. En venta: { $offer }.
ld-space-empty = espacio libre
ld-taken = tomada
ld-refused = no se pudo pagar
ld-tossed = llega del mazo
ld-doomed = la próxima en salir
ld-your-city = Tu ciudad
ld-run-brings = { $stacks ->
    [one] { $stacks } pila
   *[other] { $stacks } pilas
 }, { $loans ->
    [0] ningún préstamo
    [one] { $loans } préstamo (15 £ o −7 cada uno)
   *[other] { $loans } préstamos (15 £ o −7 cada uno)
 }, { $hand } en mano
ld-per-run = si la pusieras en marcha ahora
ld-city-empty = Aún no hay edificios.
ld-under = { $n } debajo
ld-under-title = Debajo de { $card }
ld-new-stack = Pila nueva
ld-build-here = construir aquí
ld-build-on = construir encima
ld-down = boca abajo
ld-again = activar otra vez
ld-flip = voltear esta
ld-then-flips = después se voltea
ld-its-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }, { $boroughs ->
    [one] { $boroughs } distrito
   *[other] { $boroughs } distritos
 }
ld-pile-empty = Aún no tiene cartas.
ld-all-pile = { $n ->
    [one] La única carta de su pila
   *[other] Las { $n } cartas de su pila
}
ld-unseen = Ocultas: { $down } boca abajo, { $under } cubiertas.
ld-prestige = prestigio
ld-loans = préstamos
ld-hand-size = cartas en mano
ld-boroughs = distritos
ld-pile = su pila
ld-automa-deck = su mazo
ld-loans-cost = préstamos; cada uno cuesta 15 £ devolverlo, o 7 de prestigio al final
ld-colour-economy = marrón, economía
    .name = marrón
ld-colour-culture = azul, ciencia y cultura
    .name = azul
ld-colour-politics = rosa, política
    .name = rosa
ld-colour-pauper = gris, Pobres
    .name = gris
ld-costs = cuesta
ld-free = se construye sin carta
ld-activation-money = para activarla paga
ld-spends-any = para activarla descarta una carta
    .name = descarta
ld-spends-brown = para activarla descarta una carta marrón
ld-spends-blue = para activarla descarta una carta azul
ld-spends-pink = para activarla descarta una carta rosa
ld-gives = da
ld-end-prestige = prestigio al final
ld-flips = se voltea al activarse
    .name = voltea
ld-crucial = esencial para AutoMartin
    .name = esencial
ld-cards-drawn = cartas robadas
    .name = cartas
ld-run-cost = cada marcha cuesta
ld-run-money = cada marcha da
ld-run-poverty = cada marcha trae pobreza
ld-actions = Acciones
ld-draw-deck = Robar del mazo
ld-develop = Desarro­llar
ld-buy = Comprar
ld-run = Poner en marcha
ld-draw-three = Robar tres
ld-stop = No robar más
ld-commit-stop = No descartar más
ld-done-develop = Fin del desarrollo
ld-done-run = Fin de la marcha
ld-done = Fin del turno
ld-ability = Capacidad del distrito
ld-look = Mirar el mazo
ld-repay = Devolver 15 £
ld-loan = Prés­tamo: { $n } £
ld-swap = Cambiar
ld-say-start = Roba tu carta: toca una del tablero de desarrollo, o el mazo.
ld-say-start-out = Roba tu carta: toca una del tablero de desarrollo. El mazo se ha agotado.
ld-say-seen = Toma una de las cartas vistas, o una del tablero.
ld-say-put = Devuelve las cartas al mazo: primero la de arriba.
ld-say-choose = Toca una carta de tu mano para desarrollar, un distrito para comprarlo, o elige. Ponerla en marcha ahora trae { $poverty } de pobreza.
ld-say-develop = Toca la carta de tu mano que quieres jugar.
ld-say-buy = Toca el distrito que quieres comprar.
ld-say-draw = Roba: faltan { $n }.
ld-say-swap = Toca la carta del tablero que quieres.
ld-say-give = Toca la carta de tu mano que das a cambio.
ld-say-free = { $n ->
    [one] Un edificio más sin descartar: tócalo.
   *[other] Hasta { $n } edificios más sin descartar: toca uno.
}
ld-say-more = Toca otra carta de tu mano, o termina.
ld-say-spend = Toca la carta de tu mano que descartas por { $card }.
ld-say-site = ¿Dónde va { $card }? Toca una pila de tu ciudad, o empieza otra.
ld-say-run = Toca una carta para activar solo esa. Terminar ahora: { $poverty } de pobreza.
ld-say-run-end = Terminar ahora: { $poverty } de pobreza.
ld-run-because = Por { $stacks ->
    [one] { $stacks } pila
   *[other] { $stacks } pilas
 }, { $hand ->
    [one] { $hand } carta en mano
   *[other] { $hand } cartas en mano
 }, { $loans ->
    [one] { $loans } préstamo
   *[other] { $loans } préstamos
 }.
ld-run-list = Cartas por activar
ld-run-none = Todas las cartas que se podían activar ya lo están.
ld-run-poverty-now = { $n } de pobreza
ld-activate-all = Activar las { $n }
ld-asks-card = pide una carta
ld-asks-cards = pide cartas
ld-asks-whom = pide a quién
ld-asks-building = pide un edificio
ld-asks-which = pide qué carta
ld-price-economy = una carta marrón
ld-price-culture = una carta azul
ld-price-politics = una carta rosa
ld-price-pauper = una carta gris
ld-price-both = { $n } £ y { $card }
ld-price-money = { $n } £
ld-price-free = no cuesta nada
ld-price-never = no se construye
ld-price-action = se juega, no se construye
ld-part-pay = paga { $n } £
ld-part-any = descarta una carta
ld-part-brown = descarta una carta marrón
ld-part-blue = descarta una carta azul
ld-part-pink = descarta una carta rosa
ld-part-money = { $n } £
ld-part-poverty = { $n } de pobreza
ld-part-prestige = { $n } de prestigio
ld-part-flips = luego se voltea
ld-tells-run = Al activarla: { $parts }.
ld-tells-play = Al jugarla: { $parts }.
ld-tells-end = Al final: { $n } de prestigio.
ld-tells-crucial = Esencial: AutoMartin la toma antes que cualquier otra.
ld-sites = Dónde va
ld-new-stack-costs = +1 de pobreza por marcha
ld-site-on = Sobre { $card }
ld-site-covers = la cubre
ld-deck-soon = { $n ->
    [one] Queda una carta en el mazo: quien la robe acaba la partida, y cada uno de los demás tiene un turno más.
   *[other] Solo quedan { $n } cartas en el mazo.
 }
ld-say-prison = Descarta hasta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } por { $card }: cada una quita { $poverty } de pobreza{ $prestige ->
    [0] .
   *[other] {" "}y da { $prestige } de prestigio.
 }
ld-say-workhouse = Descarta Pobres por { $card }: cada uno da { $money } £ y quita { $poverty } de pobreza.
ld-say-target = ¿A quién afecta { $card }?
ld-say-commit = Toca las cartas de tu mano que descartas por { $card }.
ld-say-place = Toca el edificio del tablero que va sobre { $card }.
ld-say-again = Toca la carta de tu ciudad que { $card } activa otra vez.
ld-say-flip = Toca la carta que se voltea: { $card }, o una que pueda hacerlo en su lugar.
ld-say-limit = Más de nueve cartas: toca { $n ->
    [one] una para descartarla.
   *[other] { $n } para descartarlas.
}
ld-say-end = Ya no queda nada por hacer.
ld-buy-it = Comprarlo
ld-play-it = Jugarla
ld-then-draw = luego roba { $n }
ld-discards = descarta { $card }
ld-discards-none = no se descarta nada
ld-discard-economy = ¿Qué carta marrón descartas?
ld-discard-culture = ¿Qué carta azul descartas?
ld-discard-politics = ¿Qué carta rosa descartas?
ld-discard-pauper = ¿Qué carta descartas?
ld-seen = Cartas vistas
ld-hand = Tu mano, { $n } cartas
ld-hand-empty = Tu mano está vacía.
ld-line-unread = no hace falta
ld-line-none = ninguna

ld-sign-hammer = Martillo: lo que cuesta construir
    .name = cuesta
ld-sign-pound = Libra: dinero
    .name = dinero
ld-sign-poverty = Pesa: pobreza
    .name = pobreza
ld-sign-prestige = Escudo: prestigio inmediato
    .name = prestigio
ld-sign-step = dinero que se paga para activarla
    .name = activar
ld-sign-always = actúa mientras está boca arriba encima
    .name = permanente
guide-1 = Tienes 5 £, seis cartas, y ni prestigio ni pobreza; AutoMartin tiene 5 £ y ninguna carta. Quién empieza se elige con el nivel.
    .title = Cómo empieza
guide-2 = Primero una carta: del mazo de Ciudad, o del tablero de desarrollo. Después una sola cosa: desarrollar, comprar un distrito, poner en marcha la ciudad o robar tres cartas.
    .title = Tu turno
guide-3 = Las cartas de tu mano van a tu ciudad, solas o sobre una pila. Cada edificio cuesta otra carta de tu mano de su color, que se descarta, y a menudo dinero.
    .title = Desarrollar
guide-4 = Tus cartas boca arriba dan dinero, prestigio y menos pobreza, en el orden que quieras. Al final: 1 de pobreza por pila, por préstamo y por carta en mano.
    .title = Poner en marcha
guide-5 = Los descartes quedan en el tablero de desarrollo, para ti y para AutoMartin. Nadie se queda con más de nueve cartas.
    .title = Los descartes
guide-6 = Cuando se agota el mazo de Ciudad, los demás tienen un turno más; luego se devuelven los préstamos, 15 £ cada uno, hasta donde llegue el dinero.
    .title = Cómo acaba
guide-7 = Los edificios dan su prestigio y cada 3 £, 1 más; restan la pobreza que pase de la más baja y los préstamos sin pagar. Gana quien tiene más prestigio. ¿Empate? La menor pobreza, luego más distritos, luego la mejor carta.
    .title = Quién gana
guide-8 = Las cartas de la caja son las de la primera edición, adaptadas por nosotros a las reglas de la segunda; al preparar una partida puedes escribir tu propio conjunto o cargarlo de un archivo.
    .title = Las cartas
ld-lesson-develop = Desarrollar: cada edificio se paga con dinero y otra carta de su color.
ld-lesson-buy = Comprar un distrito: da cartas ahora y prestigio, y a veces quita pobreza.
ld-lesson-run = Poner en marcha: cada carta actúa una vez; luego llega la pobreza por pilas, préstamos y cartas en mano.
guide-automa = Revela una carta: dinero, pobreza y un filtro que se lee línea a línea sobre el tablero de desarrollo o los distritos, hasta que queda una carta. Se la queda si puede pagarla. Nunca pide préstamos ni pone en marcha una ciudad.
guide-print = Imprimir las cartas de AutoMartin
    .about = 20 cartas de tres niveles con sus reversos y una página de ayuda, dibujadas por nosotros.
    .deck = 20, con reversos
adaptations = Qué se ha adaptado
ld-line-pays = ¿Puede pagar?
ld-line-brings = Aporta

# Un conjunto de cartas tecleado por su dueño.

ld-set-begin = Escribir un conjunto, carta a carta
ld-set-begin-text = Para las cartas de la segunda edición de tu propia caja: cada carta tiene su sitio y recibe su nombre y sus cifras aquí o, una sola vez, en la mesa cuando aparece; así puedes jugar en la mesa enseguida. O para cartas tuyas: cada carta de Ciudad y después los distritos. Se puede dejar en cualquier momento y retomar después.
ld-set-begin-go = Empezar
ld-set-name = Nombre
ld-set-edition = Edición
ld-set-edition-first = Primera edición (2010)
ld-set-edition-second = Segunda edición (2017), cotejada con lo que se sabe de ella
ld-set-edition-own = Cartas tuyas
ld-set-rename = Cambiar el nombre
ld-set-n-cards = Cartas de Ciudad
ld-set-n-paupers = Pobres
ld-set-n-actions = Cartas de acción
ld-set-n-boroughs = Distritos
ld-set-n-starters = Distritos iniciales
ld-set-add-card = Añadir una carta de Ciudad
ld-set-add-borough = Añadir un distrito
ld-set-new-card = Una carta de Ciudad
ld-set-new-borough = Un distrito
ld-set-deck-title = Serie { $deck }
ld-set-gaps = Lo que falta todavía
ld-set-missing = falta: { $figures }
ld-set-unnamed = { $n ->
    [one] Una carta o un distrito no tiene nombre todavía: añádelo aquí, o ponle nombre en la mesa cuando aparezca.
   *[other] { $n } cartas y distritos no tienen nombre todavía: añádelos aquí, o ponles nombre en la mesa cuando aparezcan.
}
ld-set-rest = { $n ->
    [one] Completo para la mesa; para jugar en la pantalla, a una carta le falta todavía lo que allí nunca se pregunta: su efecto, si se voltea, la carta descartada por ella.
   *[other] Completo para la mesa; para jugar en la pantalla, a { $n } cartas les falta todavía lo que allí nunca se pregunta: el efecto, si se voltean, la carta descartada por ellas.
}
ld-set-n-missing = faltan { $n }
ld-set-attested = Se sabe que la segunda edición tiene:
ld-set-unknown = Deja vacío lo que aún no sepas; 0 significa que no hay nada impreso.
ld-set-deck = Serie
ld-set-count = Copias
ld-set-kind = Tipo
ld-set-kind-building = Edificio
ld-set-kind-pauper = Pobre
ld-set-kind-action = Carta de acción
ld-set-colour = Color
ld-set-building-cost = Coste de construcción (£)
ld-set-activation-money = Se paga para activarla (£)
ld-set-activation-card = Se descarta para activarla
ld-set-money = Dinero (£)
ld-set-poverty = Pobreza
ld-set-poverty-way = Esta pobreza
ld-set-poverty-way-brings = se gana
ld-set-poverty-way-takes = se quita
ld-set-prestige = Prestigio inmediato
ld-set-end-prestige = Prestigio al final
ld-set-flips = Se voltea al activarla
ld-set-crucial = Una de las cartas esenciales de AutoMartin
ld-set-ongoing = Mientras está boca arriba
ld-set-effect = Al activarla o jugarla
ld-set-amount-n = Valor de n
ld-set-amount-cards = Cartas, como máximo
ld-set-amount-money = Dinero por cada una (£)
ld-set-amount-poverty = Pobreza menos por cada una
ld-set-amount-prestige = Prestigio por cada una
ld-set-amount-least = Cartas, como mínimo
ld-set-amount-most = Cartas, como máximo
ld-set-nothing = nada
ld-set-not-known = aún no se sabe
ld-set-any-card = cualquier carta
ld-set-one-of-these = uno de los valores que se ofrecen
ld-set-empty = no puede quedar vacío
ld-set-starter = En venta al empezar
ld-set-side = Orilla del Támesis
ld-set-side-north = norte
ld-set-side-south = sur
ld-set-river = Toca el Támesis
ld-set-cost = Coste (£)
ld-set-cards = Cartas robadas
ld-set-poverty-removed = Pobreza que quita
ld-set-run-poverty = Pobreza en cada marcha
ld-set-run-poverty-way = Esta pobreza, en cada marcha,
ld-set-run-poverty-way-brings = se gana
ld-set-run-poverty-way-takes = se quita
ld-set-run-cost = Dinero en cada marcha (£)
ld-set-run-cost-way = Este dinero, en cada marcha,
ld-set-run-cost-way-paid = se paga
ld-set-run-cost-way-gained = se gana
ld-set-id = Nombre corto
ld-set-keep = Guardar
ld-set-keep-next = Guardar, y la siguiente
ld-set-back = Volver al conjunto
# En la mesa.
ldt-sets = Series del mazo de Ciudad
ldt-deck-empty = Mazo agotado
ldt-that-is-all = Eso es todo
ldt-back = Volver
ldt-more = Más
ldt-taken = Tomado del tablero
ldt-tap-them = tócalo
ldt-top-row = Fila superior
ldt-bottom-row = Fila inferior
ldt-discarded = Descartado
ldt-colour-name = color y nombre
ldt-colour = Color
ldt-bought = Comprado
ldt-then-new = luego el nuevo
ldt-swapped = Cambiada: di cuál hay en su lugar
ldt-toll = Una carta ha afectado a AutoMartin
ldt-tell-chair = { $who }: ¿qué se hizo?
ldt-which-discarded = ¿Qué has descartado?
ldt-which-given = ¿Qué hay en su lugar?
ldt-which-toll = ¿Qué le hizo?
ldt-which-drawn = ¿Qué carta roba?
ldt-which-tossed = ¿Qué carta descarta?
ldt-which-borough = ¿Qué distrito sale?
ldt-which-skipped = ¿Qué carta se salta?
ldt-note-shuffle = Su mazo se ha agotado: baraja las { $n } cartas y revela una.
ldt-note-another = { $card } ya está leída: revela la siguiente. Al final se dice qué mover.
ldt-note-skip = Revela una carta más: va al descarte y no se hace nada de lo que dice.
ldt-turn-up = Revela del mazo de Ciudad
ldt-nth-of = { $nth } de { $n }
ldt-take-back = Deshacer desde { $card }
ldt-kept = se la queda
ldt-refused = sin pagar
ldt-is-last = La última carta
ldt-none-there = No hay carta
ldt-still-out = { $colour }, serie { $set }: quedan { $n }
ldt-he-owes = Te debe
ldt-he-pays = Paga a la banca
ldt-he-suffers = Toma pobreza
ldt-he-gets = Recibe dinero
ldt-he-sheds = Pierde pobreza
ldt-then-discard = luego descarta
ldt-then-skip = luego salta una
ldt-then-skipped = salta { $card }
ldt-then-another = luego otra
ldt-deed-took = tomar { $card }
ldt-deed-discarded = descartar { $card }
ldt-deed-drawn = { $card }
ldt-deed-bought = { $card }
ldt-deed-done = fin del turno
table-last-turn = Su último turno
ldt-its-cards = Sus cartas
    .reach = Las robas tú. Si lo activas, las roba la app; desde el menú las recuperas.
ld-box-second = Mi caja: segunda edición (2017)
    .hint = AutoMartin se hizo para ella. Pregunto una vez lo que dice una carta, cuando él la encuentra, y lo guardo.
ldt-set-deck = Baraja por separado las series A, B y C; pon **A sobre B sobre C**; { $n ->
    [one] toma
   *[other] reparte a cada persona
 } **seis cartas**.
    .small = El mazo de Ciudad y los distritos son siempre tuyos: solo se pregunta lo que roba AutoMartin.
ldt-set-boroughs = Revela **{ $boroughs }**; baraja los demás distritos.
ldt-set-board = Usa **{ $n } espacios** en cada fila del tablero de desarrollo.
    .small = Cuenta como un jugador.
ldt-set-automa = Dale **5 £**; su marcador de prestigio en 0, sin cartas ni pobreza.
ldt-set-cards = Baraja sus **{ $n } cartas**, todas hasta el nivel { $level }.
ldt-prestige = Prestigio
ldt-you = tú
ldt-it = él
ldt-count-track = En el marcador
ldt-count-city = Cartas de Ciudad
ldt-count-money = Libras restantes
ldt-count-loans = Préstamos sin pagar
ldt-count-poverty = Pobreza
ldt-count-hand = Cartas en la mano
ldt-count-both = Pobreza + mano
ldt-count = Contar
ldt-count-hint = Vacío cuenta 0; si solo tienes el total, ponlo en la primera línea. Su pobreza se compara con la tuya.
ldt-counted = 3 £ cuentan 1: tú { $money }, él { $its-money }. Pobreza por encima de la menor: tú { $poverty }, él { $its-poverty }.
ldt-which-figure = ¿Qué lleva impreso?
ldt-figure-kept = Solo lo que él necesita. Lo que quede en 0 se guarda como 0 en tu conjunto; Corregir lo cambia.
ldt-new = Una carta que no está
ldt-new-line = Una vez por cada carta
ldt-which-new = ¿Cómo se llama?
ldt-new-borough = Un distrito que no está
ldt-new-keep = Guardar y seguir
ldt-new-full = Todas las cartas de este tipo tienen ya su nombre: corrige una en tu conjunto.
ldt-card-says = { $card }: ¿qué dice la carta?
ldt-run-poverty = En cada marcha: pobreza
ldt-run-cost = En cada marcha: dinero
ldt-sense-none = nada
ldt-sense-pays = paga
ldt-sense-receives = recibe
ldt-sense-draws = roba
ldt-sense-goes = desaparece
ldt-sense-gains = gana
ldt-below-goes = bajo 0: desaparece
ldt-below-receives = bajo 0: recibe
ldt-figures-done = Hecho: { $figure }, { $sense }
ldt-figures-none = { $n ->
    [one] Hecho: es 0
   *[other] Hecho: los { $n } son 0
 }
ldt-pounds = { $n } £
ldt-known-names = Nombres conocidos
ldt-not-here-text = Este conjunto tiene todas las cartas de su caja. Si la tuya no está, hay otra caja en la mesa.
ldt-not-here-fix = para poner ahí una carta del conjunto
ldt-other-box = Empezar con otra caja
ldt-deed-figures = las cifras de { $card }

# Hints.
ld-hint-draw = Robar { $card }
ld-hint-build = Construir { $card }
ld-hint-buy = Comprar { $borough }
ld-hint-more = { $what } y { $n } más
