# Lo que llevan las cartas, tableros y ayudas impresos además de los textos de los juegos.

## Hojas
print-title = { $automa }, cartas para { $game }
print-fronts = { $deck }, anversos, hoja { $n } de { $all }
print-backs = { $deck }, reversos, hoja { $n } de { $all }
print-size = { $width } × { $height } mm
print-size-bleed = { $width } × { $height } mm, 3 mm de sangrado
print-flip-long = a doble cara, girar por el lado largo
print-flip-short = a doble cara, girar por el lado corto
print-flip-none = anversos y reversos en hojas aparte
print-ruler = 100 mm; si no, imprime al 100 %
print-credit = { $automa } de { $automa-authors }. { $game } de { $game-authors }. Obra de aficionados no oficial, hecha con Automatable, con palabras y dibujos nuestros.
print-ruleset = reglas { $n }
print-card = { $deck }, carta { $card }
print-card-rear = { $deck }, carta { $card }, reverso
print-mat-title = Tablero de { $automa }: { $level }
print-mat-hint = Cuántas losetas de cada nivel tiene al empezar; construye primero la más baja. Las losetas de verdad caben en los cuadros.
print-mat-none = ninguna
print-mat-own = { $name }

## Calibración
print-calibrate = Prueba de doble cara
print-calibrate-front = Anverso
print-calibrate-back = Reverso
print-calibrate-how = Imprime las dos páginas a doble cara al 100 % y mira la hoja a contraluz.
print-calibrate-read = Vista desde este lado, cada raya es 1 mm. Cuánto está la cruz del anverso a la derecha de esta y por debajo: son los dos números del desplazamiento, --shift DERECHA,ABAJO.

## Cartas de Mautoma
print-front = anverso
print-rear = reverso
print-of = { $n } de { $all }
print-links-from = Enlaces desde
print-link-first = enlace antes, si falta
print-then-links = y después enlaces
print-iron-at = hierro a { $price } £ o más
print-first-draw = primer turno: robar
print-first-develop = primer turno: desarrollar
print-second = Segunda acción
print-sell = Vender
print-sell-else = si no, una cervecería en { $city }
print-sell-else-farm = si no, una cervecería: { $city }
print-develop = Desarrollar
print-develop-if = si el hierro cuesta { $price } £ o menos
print-develop-free = solo con el hierro que hay en el mapa
print-links = Enlaces
print-links-last = desde donde actuó por última vez
print-pass = Pasar
print-points = puntos

## Cartas de AutoMartin
print-prestige = El mayor prestigio
print-poverty = La mayor pobreza perdida
print-coins = El mayor dinero
print-of-poverty = pobreza
print-nothing-more = nada más

## Cartas del Automa
print-spends = lo más que gasta
print-no-overtake = No te adelanta
print-most-buttons = El que más botones tiene
print-largest = El más grande
print-farthest = El más lejano
print-income = por cada botón que pasa
print-no-filter = Solo puede pagar el parche gratis: lo toma, o pasa.

## Ayudas de juego
print-aid = { $automa } en tu mesa
print-aid-sub = { $game } · una página, turno a turno
print-aid-turn = Su turno
print-aid-front = Las líneas de un anverso
print-aid-rear = El reverso
print-aid-lines = Sus líneas, como una escalera
print-aid-line-ties = Qué enlace colocar
print-aid-building-ties = Qué edificio, qué espacio
print-aid-merchant-ties = Qué mercader
print-aid-pays = ¿Puede pagar?
print-aid-crucial = Cartas esenciales
print-aid-level = Nivel
print-aid-level-line = { $level }: { $hint }
print-aid-remember = Recuerda
print-aid-foot = Las reglas por su número: «automatable rules { $game }», o la página de reglas.

## Lo que no se puede imprimir
print-error-large = ninguna carta de { $width } × { $height } mm cabe en este papel con sus marcas: elige un tamaño menor u otro papel
print-error-small = el texto de «{ $card }» no cabe en letras legibles en una carta de { $width } × { $height } mm: elige un tamaño mayor
print-error-shift = se esperaba un desplazamiento de { $most-right } mm como mucho a un lado y de { $most-down } mm como mucho en altura, se encontró { $right } y { $down }: los reversos se saldrían del papel
print-error-unknown = { $key }: se esperaba uno de { $expected } o un archivo, se encontró { $found }
print-error-letter = { $name } contiene la letra { $letter } ({ $code }), que las fuentes no tienen: elige otro nombre
print-error-site = la dirección { $site } es demasiado larga para el código pequeño de una carta
print-error-word = { $option }: se esperaba { $expected }, se encontró { $found }
print-option-paper = papel
print-option-cut = bordes
print-option-size = tamaño
    .expected = milímetros, como 63x88
print-option-duplex = a doble cara
print-option-shift = desplazamiento de los reversos
    .expected = dos números de milímetros, como 0.5 y -1
print-option-ink = tinta
print-option-lang = idioma
