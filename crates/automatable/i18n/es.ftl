# Lo que dice la línea de órdenes. Una idea por línea; nombres y números son variables.

## Archivos
cli-unreadable = { $file } no se puede leer: { $error }
cli-unwritable = { $file } no se puede escribir: { $error }
cli-too-large = { $file }: se esperaba un documento, hay más de 64 MB
cli-binary = { $file }, línea { $line }: se esperaba texto (UTF-8), hay otros bytes
cli-empty = { $file }: se esperaba un documento, no hay nada
cli-at-line = { $file }, línea { $line }: { $what }
cli-in-file = { $file }: { $what }
cli-expected = se esperaba { $expected }, se encontró { $found }

## Elecciones
cli-no-choice = se esperaba una de las elecciones { $expected }, se encontró «{ $found }»
cli-no-value = { $key }: se esperaba { $expected }, se encontró «{ $found }»
cli-no-document = { $key }: se esperaba { $expected } o un archivo, se encontró «{ $found }»
cli-hash = { $key }: «{ $name }» tiene en este programa la huella { $expected }, el documento se escribió con { $found }
cli-no-pile = se esperaba una pila de { $expected }, se encontró «{ $found }»
cli-no-player = se esperaba un jugador de { $expected }, se encontró «{ $found }»
cli-no-games = se esperaba al menos 1 partida, se encontró 0
cli-no-threads = se esperaba al menos 1 hilo, se encontró 0
cli-seed = se esperaban semillas menores que 2^53 para cada partida, se encontró { $found }
cli-no-ply = se esperaba una jugada de 0 a { $last }, se encontró { $found }
cli-no-seat = se esperaba un asiento de 0 a { $last }, se encontró { $found }
cli-no-deck = se esperaba uno de { $expected }, se encontró «{ $found }»
cli-no-schema = se esperaba uno de { $expected }, se encontró «{ $found }»
cli-no-rule-id = se esperaba uno de { $expected }, se encontró «{ $found }»

## Partidas y posiciones
cli-format = se esperaba el formato { $expected }, se encontró { $found }
cli-other-game = se esperaba una partida de { $expected }, se encontró una de { $found }
cli-ruleset = se esperaba la versión { $expected } de las reglas o una anterior, se encontró { $found }
cli-action = acción { $ply }: { $what }
cli-not-decided = se esperaba la decisión del Automa «{ $decided }», se encontró «{ $action }»
cli-not-dealt = se esperaba «{ $dealt }», que es lo que da la semilla, se encontró «{ $action }»
cli-edit = la corrección no se puede hacer: { $error }
cli-over = la partida había terminado, se encontró «{ $action }»
cli-refused = «{ $action }» no está permitido: { $why } ({ $rule }, { $source })
cli-no-rule = «{ $action }» no está permitido: ninguna regla lo ofrece
cli-not-automa = se esperaba una mesa en la que juega el Automa, se encontró otra
cli-no-card = hace falta la próxima carta de «{ $pile }»: nómbrala en «next», p. ej. next = ["{ $example }"], o da --seed

## games
cli-games-by = { $title }, de { $authors }
cli-games-usual = { $value }, lo habitual
cli-games-players = Jugadores para «simulate»: { $players }

## replay
cli-replay-head = { $game }, tras { $ply } de { $last } acciones
cli-points = { $score } puntos
cli-winner = Gana: { $who }
cli-draw = Empate: { $who }

## why
cli-why-head = Acción { $ply }, «{ $action }»: { $sentence }
cli-why-source = Fuente: { $source }
cli-why-kept = queda
cli-why-dropped = descartado
cli-why-none-meets = no cumple
cli-why-left = Queda: { $left }
cli-why-left-none = No queda nada
cli-why-skipped = Omitida, ningún candidato la cumple. Queda: { $left }
cli-why-nothing = No había nada que elegir.
cli-why-no-turn = se esperaba una acción del Automa, aún no hay ninguna
cli-why-not-automa = acción { $ply }: se esperaba una acción del Automa, se encontró la de otro

## rules
cli-rules-readings = Lecturas: { $readings }
cli-rules-heading = Lecturas, donde lo impreso no está claro

## deck
cli-deck-good = { $file }: documento válido para { $game } ({ $kind }), «{ $name }»
cli-deck-unknown = { $file }: se esperaba un mazo, un tablero o un juego de cartas, se encontraron claves que ninguno tiene

## simulate
cli-simulate-head = { $game }: { $games } partidas de «{ $player }» desde la semilla { $seed } ({ $setup })
cli-simulate-human = puntos de la persona
cli-simulate-automa = puntos del Automa
cli-simulate-spread = { $mean } ± { $sd } (de { $min } a { $max })
cli-simulate-human-wins = ganadas por la persona
cli-simulate-automa-wins = ganadas por el Automa
cli-simulate-draws = empatadas
cli-simulate-rate = tasa de victorias, intervalo del 95 %
cli-simulate-actions = acciones por partida
cli-simulate-time = tiempo, partidas por segundo


## La mesa de Patchwork
cli-pw-human = tú: casilla { $time }, botones { $buttons }, ingresos { $income }, vacías { $empty }
cli-pw-automa = Automa: casilla { $time }, botones { $buttons }, parches { $with } con ({ $printed }), { $without } sin
cli-pw-card = Carta { $number }: paga hasta { $virtual }, { $filters }; ingresos { $income }
cli-pw-back = El dorso de la próxima carta: paga hasta { $virtual }
cli-pw-filter-no-overtake = no adelantar
cli-pw-filter-most-buttons = más botones
cli-pw-filter-largest = el más grande
cli-pw-filter-farthest = el más lejano
cli-pw-tile-free = Loseta 7×7: libre; el Automa la toma en la casilla { $marker } (M)
cli-pw-tile-human = Loseta 7×7: tuya
cli-pw-tile-automa = Loseta 7×7: del Automa
cli-pw-tile-out = Loseta 7×7: fuera de esta partida
cli-pw-patch = parche { $patch }
cli-pw-cost = coste { $cost }
cli-pw-time = tiempo { $time }
cli-pw-buttons = botones { $buttons }
cli-pw-later = Luego: { $patches }
cli-pw-legend = o ingresos, # parche de cuero, M marcador, ● tú, ◆ Automa
cli-pw-patch-told = Parche { $patch }: coste { $cost }, tiempo { $time }, botones { $buttons }, forma { $shape }
cli-pw-track-told = Tablero de tiempo de { $end } casillas. Parches de cuero en { $leather }. Ingresos por delante en { $marks }.

## The web app
cli-serve-at =
    Automatable está en { $url }
    Las partidas se guardan en { $folder }. Ctrl-C lo detiene.
cli-serve-bye = Detenido. Todas las partidas están guardadas.
cli-serve-failed = { $what }: { $error }
cli-serve-no-folder = no se ha encontrado carpeta de datos: indícala con --data
