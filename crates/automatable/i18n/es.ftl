# Lo que dice la línea de órdenes. Una idea por línea; nombres y números son variables.

## Archivos
cli-unreadable = { $file } no se puede leer: { $error }
cli-unwritable = { $file } no se puede escribir: { $error }
cli-io-not-found = no existe ese archivo o carpeta
cli-io-permission = no está permitido
cli-io-folder = es una carpeta
cli-io-no-folder = una parte de la ruta no es una carpeta
cli-io-read-only = el disco es de solo lectura
cli-io-full = no queda espacio
cli-too-large = { $file }: se esperaba un documento de { $limit } MB como mucho, hay más
cli-binary = { $file }, línea { $line }: se esperaba texto (UTF-8), hay otros bytes
cli-empty = { $file }: se esperaba un documento, no hay nada
cli-at-line = { $file }, línea { $line }: { $what }
cli-in-file = { $file }: { $what }
cli-flag-help = { $what } (más: { $command } --help)
cli-flag-tip = { $what }; quizá «{ $tip }»
cli-flag-option = una opción de esta orden
cli-flag-once = cada opción una sola vez
cli-flag-text = texto (UTF-8)
cli-flag-bytes = otros bytes
cli-flag-lang = en, fr o es
cli-flag-whole = un número entero, 0 o más
cli-flag-seed = un número entero menor que 2^53 (9007199254740992)
cli-flag-base = una ruta como /automatable
cli-flag-log = un nivel (off, error, warn, info, debug, trace) o directivas como automatable=info
cli-flag-shard = I/N con I de 1 a N, por ejemplo 2/4
cli-flag-key-value = CLAVE=VALOR
cli-flag-size = un ancho y un alto en milímetros, por ejemplo 63x88
cli-flag-shift = milímetros a la derecha y hacia abajo, por ejemplo 0.5,-1

## Elecciones
cli-no-document = { $key }: se esperaba { $expected } o un archivo, se encontró «{ $found }»
cli-no-pile = se esperaba una pila de { $expected }, se encontró «{ $found }»
cli-no-games = se esperaba al menos 1 partida, se encontró 0
cli-no-threads = se esperaba al menos 1 hilo, se encontró 0
cli-threads = se esperaban { $wanted } hilos, pero el sistema no da tantos: { $error }
cli-seed = se esperaban semillas menores que 2^53 para cada partida, se encontró { $found }
cli-timed = una parte de una serie debe poder jugarse otra vez: se esperaba un presupuesto de iteraciones, se encontró «{ $found }»
cli-folder-taken = { $file }: se esperaba una carpeta nueva o vacía, hay algo en ella; no se cambió nada
cli-folder-busy = { $file }: se esperaba una carpeta que nadie esté llenando, otra serie trabaja en ella
cli-folder-kept = { $games ->
    [one] { $what }. Una partida estaba terminada y se guarda al lado, en archivos llamados .part; para seguir: --resume { $dir } en vez de --out, o en otra carpeta --seed { $seed }
   *[other] { $what }. { $games } partidas estaban terminadas y se guardan al lado, en archivos llamados .part; para seguir: --resume { $dir } en vez de --out, o en otra carpeta --seed { $seed }
 }
cli-no-ply = se esperaba una jugada de 0 a { $last }, se encontró { $found }
cli-no-seat = se esperaba un asiento de 1 a { $last }, se encontró { $found }
cli-no-deck = se esperaba uno de { $expected }, se encontró «{ $found }»
cli-no-schema = se esperaba uno de { $expected }, se encontró «{ $found }»
cli-no-rule-id = aquí no hay ninguna regla «{ $found }»; quizá { $tips }. Todas: automatable rules { $game }

## games
cli-games-by = { $title }, de { $authors }
cli-games-usual = { $value }, lo habitual
cli-unofficial = Una creación de aficionados, sin relación con los autores ni las editoriales de estos juegos.
cli-games-players = Jugadores para «simulate»: { $players }

## replay
cli-replay-head = { $game }, tras { $ply } de { $last } acciones
cli-card = { $card }: { $lines }
cli-decide-unused = { $n ->
    [one] la última entrada de «next» no hizo falta y sigue ahí: { $cards }
   *[other] las últimas { $n } entradas de «next» no hicieron falta y siguen ahí: { $cards }
 }
cli-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }
cli-points-partial = { $points }, sin las cartas ocultas
cli-turn-human = le toca jugar: { $who }
cli-turn-automa = juega el Automa
cli-turn-chance = por revelar: { $pile }
cli-turn-over = la partida ha terminado
cli-turn-you = te toca
cli-now = Si la partida acabara ahora: { $points } – { $turn }
cli-now-chair = { $who } { $points }
cli-winner = Gana: { $who }
cli-draw = Empate: { $who }

## why
cli-why-head = Acción { $ply }, «{ $action }»: { $sentence }
cli-why-source = { $rule } Fuente: { $source }
cli-why-kept = queda
cli-why-dropped = descartado
cli-why-none-meets = no cumple
cli-why-left = Queda: { $left }
cli-why-left-none = No queda nada
cli-why-skipped = Omitida, ningún candidato la cumple. Queda: { $left }
cli-why-nothing = No había nada que elegir.
cli-why-no-turn = se esperaba una acción del Automa, aún no hay ninguna
cli-why-not-automa = acción { $ply }: se esperaba una acción del Automa, se encontró la de otro

## analyse
cli-analyse-moment = { $nth }. Acción { $ply }, { $name }: { $points }
cli-analyse-better = Mejor de media, si greedy siguiera: { $deed }
cli-analyse-no-moment = Ningún momento destaca.
cli-analyse-chance = Acción { $ply }: { $chance } % ({ $low } a { $high })
cli-analyse-stopped = parado: { $n } de { $all } elecciones juzgadas, desde el final de la partida hacia atrás

## rules
cli-rules-readings = Lecturas: { $readings }
cli-rules-heading = Lecturas, donde lo impreso no está claro

## print
cli-print-done = { $file }: { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
 }, { $kilobytes } KB. Imprimir al 100 %, nunca «ajustar a la página».
cli-print-pictures = { $folder }: { $pictures ->
    [one] { $pictures } imagen
   *[other] { $pictures } imágenes
 } de 300 puntos por pulgada.

## deck
cli-deck-good = { $file }: documento válido para { $game } ({ $kind }), «{ $name }»
cli-deck-unknown = { $file }: se esperaba un mazo, un tablero o un conjunto de cartas, se encontraron claves que ninguno tiene

## simulate
cli-simulate-head = { $games ->
    [one] { $game }: { $games } partida de «{ $player }» desde la semilla { $seed } ({ $setup })
   *[other] { $game }: { $games } partidas de «{ $player }» desde la semilla { $seed } ({ $setup })
 }
cli-simulate-shard = Parte { $shard } de una serie mayor.
cli-simulate-human = puntos de la persona
cli-simulate-automa = puntos del Automa
cli-simulate-spread = { $mean } ± { $sd } (de { $min } a { $max })
cli-simulate-human-wins = ganadas por la persona
cli-simulate-automa-wins = ganadas por el Automa
cli-simulate-draws = empatadas
cli-simulate-rate = tasa de victorias, intervalo del 95 %
cli-simulate-actions = acciones por partida
cli-simulate-time = tiempo, partidas por segundo
cli-simulate-timed = El jugador piensa por reloj: las mismas semillas no dan por fuerza el mismo resultado.
cli-stopping = deteniendo; se resume lo jugado (una vez más termina el programa en el acto)
cli-stopped-simulate = { $games ->
    [one] detenido tras una partida; las partidas que quedan: { $command }
   *[other] detenido tras { $games } partidas; las partidas que quedan: { $command }
 }
cli-stopped-compare = { $games ->
    [one] detenido tras una partida de cada uno; las partidas que quedan: { $command }
   *[other] detenido tras { $games } partidas de cada uno; las partidas que quedan: { $command }
 }
cli-stopped-kept = { $games ->
    [one] detenido; una partida se guarda en { $dir }, en archivos llamados .part. Para seguir (con --seed { $seed }): { $command }
   *[other] detenido; { $games } partidas se guardan en { $dir }, en archivos llamados .part. Para seguir (con --seed { $seed }): { $command }
 }
cli-stopped-difficulty = detenido en { $place } tras { $games } partidas de { $wanted }, y lo que sigue no se midió; sus partidas siguen con --seed { $seed }
cli-resume-none = { $file }: se esperaba la carpeta de una serie detenida, no se encontró ninguna; una nueva empieza con --out
cli-resume-complete = { $file }: se esperaba una serie detenida, se encontró una completa
cli-resume-begun = { $file }: se esperaba una serie tal como «simulate --out» la empieza, se encontró: { $found }
cli-resume-other = { $file }: se esperaba la serie que se empezó allí ({ $field } { $expected }), se pide otra ({ $field } { $found })
cli-resume-player = { $file }: se esperaba al «{ $player }» que jugó allí, se encontró a otro del mismo nombre: { $by }
cli-player-weights = sus pesos difieren
cli-player-noise = se equivoca en otra medida
cli-player-search = mira hacia delante de otra manera
cli-player-budget = mira hacia delante durante otro tiempo
cli-player-play = juega de otra manera

## compare
cli-compare-head = { $games ->
    [one] { $game }: { $games } partida de cada lado, desde la semilla { $seed }; B menos A, semilla a semilla, con intervalos del 95 % (* excluye el cero)
   *[other] { $game }: { $games } partidas de cada lado, desde la semilla { $seed }; B menos A, semilla a semilla, con intervalos del 95 % (* excluye el cero)
 }
cli-compare-margin = ventaja de la persona
cli-compare-rate = ganadas por la persona, %
cli-compare-interval = intervalo del 95 %
cli-compare-word = { $side }: se esperaba CLAVE=VALOR, se encontró «{ $found }»

## merge
cli-merge-summary = { $file }: se esperaba un resumen de «simulate --out», se encontró: { $found }
cli-merge-whole = { $file }: se esperaba una parte de una serie, se encontró una entera
cli-merge-doubled = se esperaba cada parte una vez, se encontró { $shard } en { $first } y en { $second }
cli-merge-missing = se esperaba la serie entera, no se encontró carpeta para { $expected }
cli-merge-unordered = se esperaban las carpetas en el orden de sus partes: { $expected }
cli-merge-foreign = { $file }: se esperaba una parte de la misma serie ({ $field } { $expected }), se encontró: { $field } { $found }
cli-merge-player = { $file }: la parte { $nth } la jugó otro «{ $player }»: { $by }
cli-merge-unsaid = { $file }: se esperaba un resumen que diga quién jugó y con qué reglas, este, de una versión anterior, no dice ni lo uno ni lo otro; hay que jugarla de nuevo
cli-merge-stopped = { $file }: se esperaba una parte completa, se encontró una detenida; sigue con simulate --resume
cli-merge-columns = { $file }: se esperaban las partidas de games.csv en columnas, se encontró otra cosa
cli-merge-row = { $file }, línea { $line }: se esperaba la partida de la semilla { $seed }, se encontró otra cosa
cli-merge-sums = { $file }: se esperaban partidas que sumen lo que dice el resumen de al lado, se encontraron otras sumas

## difficulty
cli-marks = Para leer con el resultado: { $marks }.
cli-daily-deal = { $game }: { $setup }, semilla { $seed }
cli-daily-how = Para jugar uno: automatable daily GAME
cli-daily-no-day = --date: se esperaba un día hasta el { $today }, año-mes-día, y se encontró «{ $found }»
cli-record-head = { $n } partidas terminadas, { $won } ganadas
cli-record-few = { $level }: { $won } de { $n } ganadas; el porcentaje se da desde { $few } partidas
cli-record-level = { $level }: { $won } de { $n } ganadas, { $share } % ({ $low }–{ $high }), ventaja { $ahead } ± { $half }
cli-record-players = jugadores medidos: { $players }
cli-record-won = ganada
cli-record-drawn = empate
cli-record-lost = perdida
cli-record-left = Sin contar: { $second } segundos intentos, { $several } partidas de varias personas, { $unreadable } que ya no se pueden leer.
cli-difficulty-head = ganadas por la persona (intervalo del 95 %), puntos de la persona y del automa, partidas
cli-difficulty-cell = **{ $rate } %** ({ $low }–{ $high }), { $human } a { $automa }, { $games }
cli-difficulty-wins = Con qué frecuencia gana la persona contra cada automa, según quién juega por ella; entre paréntesis el intervalo del 95 %, si cabe.
cli-difficulty-more = «difficulty --markdown» añade puntos y números de partidas, «--json» todo.

## The web app
cli-serve-at =
    Automatable está en { $url }
    Las partidas se guardan en { $folder }. Ctrl-C lo detiene.
cli-serve-public =
    Automatable está en
      { $url }
    Quien tenga una de estas direcciones, con su clave, puede leer, jugar y borrar todas las partidas. La clave vale hasta que el programa se detiene.
    Las partidas se guardan en { $folder }. Ctrl-C lo detiene.
cli-serve-own-key =
    Automatable está en
      { $url }
    Quien añada ?key= y tu propia clave ({ $place }) puede leer, jugar y borrar todas las partidas.
    Las partidas se guardan en { $folder }. Ctrl-C lo detiene.
cli-serve-no-lan = Ninguna dirección de esta máquina es de una red local, así que no se puede abrir nada desde otra máquina: --lan solo deja entrar a 10.*, 172.16.* a 172.31.*, 192.168.* y direcciones de enlace local, y aquí hay { $found }. Con --public entran también otros, con la clave.
cli-serve-no-address = ninguna dirección
cli-serve-bad-key = { $place }: se esperaba una clave de 16 a 128 letras sin acento, cifras y - . _ ~ sin espacios
cli-serve-not-public = otras máquinas pueden llegar a { $addr }: añade --lan para tu red o --public para dejarlas entrar (las direcciones mostradas llevan entonces una clave), u omite --addr
cli-serve-no-key = el sistema no tiene azar para una clave
cli-store-newer = { $file } lo escribió una versión más reciente de este programa (tablas de la versión { $found }): usa esa versión u otra carpeta con --data; nada ha cambiado
cli-store-foreign = { $file } es un archivo de otro programa: muévelo o usa otra carpeta con --data; nada ha cambiado
cli-store-stuck = { $file } está dañado y no se ha podido apartar: { $error }. Muévelo o usa otra carpeta con --data
cli-store-full = no queda sitio para { $file }: haz sitio o usa otra carpeta con --data
cli-store-busy = { $file } está en uso: otro programa lo está reparando o lo tiene bloqueado. Espera a que termine o detenlo, o usa otra carpeta con --data
cli-store-rescued =
    { $file } estaba dañado. Se ha apartado, sin cambios, como { $aside }. { $n ->
        [0] No se ha podido leer ninguna partida; se ha empezado un archivo nuevo.
        [one] Se ha podido leer una partida, que sigue.
       *[other] Se han podido leer { $n } partidas, que siguen.
    }
cli-store-copied =
    { $n ->
        [one] Una partida o un documento viene de la copia de otro día (games.sqlite.bak).
       *[other] { $n } partidas y documentos vienen de la copia de otro día (games.sqlite.bak).
    }
cli-store-left =
    { $aside } se apartó una vez y tiene lo que aquí falta, o algo más reciente: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $documents ->
        [one] un documento
       *[other] { $documents } documentos
    }. Para verlo: cópialo como games.sqlite en una carpeta vacía, inicia con --data y esa carpeta, guarda todo allí y ábrelo aquí. Si no echas nada en falta, muévelo a otro sitio.
cli-store-left-unread = { $aside } se apartó una vez; no había sitio para ver si todas sus partidas están aquí. Haz sitio y vuelve a iniciar.
cli-store-fallen = lo que guarda las partidas ha fallado por un error de este programa, que por eso se detiene. Lo confirmado está a salvo: vuelve a iniciarlo.
cli-serve-bye = Detenido. Todas las partidas están guardadas.
cli-serve-failed = { $what }: { $error }
cli-serve-no-folder = no se ha encontrado carpeta de datos: indícala con --data

## backup
cli-backup-done =
    { $file } es una copia entera: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $documents ->
        [one] un documento
       *[other] { $documents } documentos
    }.
cli-backup-exists = { $file } ya existe y no se ha tocado: da otro nombre, o --force para poner la copia en su lugar
cli-backup-itself = { $file } es el propio archivo de las partidas: se esperaba otro archivo
cli-backup-journal = junto a { $file } está { $journal }, que SQLite tomaría por el diario de la copia: se esperaba otro nombre
cli-backup-nothing = { $file }: se esperaba un archivo con partidas y no hay nada
cli-backup-damaged = { $file } está dañado, así que no hay copia entera: inicia automatable serve, que lo aparta y conserva lo que se pueda leer
cli-backup-no-pipe = se esperaba un archivo en el que escribir y se ha encontrado «-»

## site, health, man
cli-site-done =
    { $folder }: { $n ->
        [one] un archivo
       *[other] { $n } archivos
    }. Sirven en cualquier alojamiento de archivos, en cualquier ruta.
cli-site-none = este programa se construyó sin el sitio: se esperaba el de una versión publicada, o cargo xtask site --out { $folder }
cli-site-other = { $folder } ya existe y no es un sitio: se esperaba una carpeta vacía o que no exista
cli-health-no = { $addr } no está bien: { $found }
cli-health-nobody = { $addr } no responde: { $error }
cli-man-command = se esperaba una palabra de { $words }, se encontró «{ $found }»

## play
cli-play-welcome = { $game }, { $automa } ({ $setup }).
cli-play-where = Se guarda en { $file } tras cada acción.
cli-play-hint = Escribe un número, o las palabras entre corchetes; ayuda dice qué más se puede decir. El número antes de > cuenta lo que ha pasado hasta ahora, también la preparación.
cli-play-player = «{ $player }» juega en tu lugar, paso a paso; Ctrl-C te lo devuelve.
cli-play-player-stopped = Vuelves a jugar tú.
cli-play-player-table = --player: se esperaba una partida en pantalla, esta está en tu mesa, donde «{ $found }» no ve tus cartas
cli-play-what = ¿Qué haces?
cli-play-confirm = Intro para hacerlo, atrás para pensarlo de nuevo:
cli-play-moved = ¿Todo movido? Intro:
cli-play-yes = sí
cli-play-end = Fin de la entrada.
cli-play-interrupted = Interrumpido.
cli-play-kept = La partida está guardada en { $file }.
cli-play-resume = Para seguir: automatable { $command } { $game } --file { $file }
cli-play-exists = { $file } ya existe: se esperaba un archivo nuevo, o ninguna elección
cli-play-no-folder = se esperaba una carpeta para tus partidas (define HOME o XDG_DATA_HOME, o da --file), no hay ninguna
cli-play-passed-over = se descarta: { $what }
cli-play-no-pipe = --file: se esperaba un archivo que se pueda volver a escribir, se encontró «-»
cli-play-no-json = --json: se esperaba una orden que imprime un documento, se encontró «play»
cli-play-unsaved = { $file } no se pudo guardar: { $error }. Lo guardado antes se conserva; la próxima acción lo intentará de nuevo.
cli-play-changed = { $file } lo ha escrito otro programa entretanto, quizá en otra terminal: se deja como está. Para conservar esta partida: guardar y otro archivo.
cli-play-not-there = { $file } no se pudo guardar: { $error }. La partida sigue en { $old }.
cli-play-saved = Guardado en { $file }.
cli-play-unknown = se esperaba un número de 1 a { $last }, palabras entre corchetes o ayuda, se encontró «{ $found }»
cli-play-several = se esperaba una sola elección, se encontró «{ $found }», que es el principio de { $choices }
cli-play-over = la partida ha terminado (deshacer, ir, porqué, puntos, registro, salir), se encontró «{ $found }»
cli-play-nothing = aquí no hay nada que elegir (rehacer, deshacer, ir, porqué, puntos, registro, salir), se encontró «{ $found }»
cli-play-script = línea { $line } de la entrada: { $what }
cli-play-no-further = No hay nada más por ese lado.
cli-play-at = Tras { $ply } de { $last } acciones.
cli-play-looking = Estás mirando atrás: rehacer e ir { $last } llevan al final. Si juegas aquí, se borra lo que siguió.
cli-play-corrected = Corregido a mano: { $patch }
cli-play-hide = Tu turno ha terminado. Intro oculta la pantalla:
cli-play-scroll-back = Lo que ya ha pasado por la pantalla aún se puede leer: borra el historial de la terminal antes de ceder el sitio.
cli-play-hand-over = { $who }: pulsa Intro cuando solo tú veas la pantalla:
cli-play-half-done = Una acción está a medias; seguirá desde ahí.
cli-play-why-not = No falta nada que pudieras buscar aquí. Para preguntar por algo: ? y sus palabras.
cli-play-allowed = Eso es posible.
cli-play-rules = reglas y uno de: { $ids }
cli-play-help = Elige por número o por las palabras entre corchetes; basta el principio si ninguna otra elección empieza así. Tab completa, las flechas recuerdan. Además:
cli-play-help-help = esto
cli-play-help-table = la mesa otra vez
cli-play-help-back = un paso atrás
cli-play-help-undo = deshacer tu última jugada y lo que siguió
cli-play-help-redo = rehacer lo deshecho
cli-play-help-goto = ver la mesa tras tantas acciones: ir 40
cli-play-help-why = las razones del Automa en su último turno, o de una acción: porqué 41
cli-play-help-hint = hasta tres buenas jugadas, sin orden; si se pide otra vez, lo que da cada una
cli-play-help-score = los puntos, por origen
cli-play-help-log = lo que ha pasado hasta ahora
cli-play-help-rules = una regla por su número: reglas R5-3
cli-play-help-save = guardar ahora, o desde ahora en otro sitio: guardar archivo.toml
cli-play-help-quit = salir; la partida queda guardada
cli-play-help-why-not = por qué algo no es posible: ? solo, o con sus palabras
cli-play-help-fix = corregir lo que difiere en tu mesa: corregir solo pregunta dato por dato; de una vez: corregir SITIO=VALOR
cli-play-help-deal = una pila es tuya o del programa desde aquí: repartir PILA table
cli-play-help-prompt = el número antes de > cuenta lo que ha pasado hasta ahora, también la preparación; ir y porqué usan esos números
cli-play-fix-how = se esperaban sitios y valores como human.time=26, de entre: { $facts }
cli-play-fix-which = ¿Qué difiere en tu mesa?
cli-play-fix-done = dejarlo así
cli-play-fix-count = { $fact }. Un número de { $least } a { $most }:
cli-play-fix-number = se esperaba uno de los números posibles aquí, se encontró «{ $found }»
cli-play-fix-changed = { $name }: { $before } → { $after }
cli-play-deal-how = se esperaba una pila ({ $piles }) y «table» o «program»
cli-word-fix = corregir
cli-word-deal = repartir
cli-word-help = ayuda
cli-word-table = mesa
cli-word-more = más
cli-word-back = atrás
cli-word-undo = deshacer
cli-word-redo = rehacer
cli-word-goto = ir
cli-word-why = porqué
cli-word-hint = consejo
cli-word-score = puntos
cli-word-log = registro
cli-word-rules = reglas
cli-word-save = guardar
cli-word-quit = salir

## Muchas partidas, para quien diseña
cli-simulate-without = Sin la regla { $rule } del automa.
cli-simulate-player-seed = Los mismos repartos con otra suerte propia del jugador ({ $seed }).
cli-no-automa-rule = se esperaba una regla del automa ({ $expected }), se encontró «{ $found }»
cli-compare-many = La ventaja de la persona y con qué frecuencia gana; debajo, la diferencia de ventajas con A.
cli-compare-holm = Entre corchetes: 95 % para todas las diferencias juntas; una estrella donde todas juntas no dejan duda (Holm).
cli-file-taken = { $file } ya existe: se esperaba el nombre de un archivo nuevo
cli-worth-nothing = este juego no tiene nada así que quitar ({ $parts })
cli-worth-kept = Parado. { $n } medidos enteros están en { $file }; para seguir, la misma orden con --resume { $file } en vez de --out.
cli-worth-stopped = Parado. { $n } medidos enteros.
cli-worth-unread = { $file }: se esperaba un archivo de «worth --out», se encontró { $found }
cli-worth-other = { $file } es de otra medición: { $field }: se esperaba { $expected }, se encontró { $found }
cli-worth-player = { $file } se midió con otro «{ $player }»: { $by }
cli-worth-unsaid = { $file } no dice quién jugó ni a qué
cli-worth-unfinished = { $file } se paró antes del final: siga primero con él (--resume)
cli-worth-doubled = se esperaba cada cosa una vez, { $id } está dos veces
cli-worth-missing = se esperaban todas las partes, falta la cosa número { $nth }
cli-flag-points = un número de puntos de 0 a 1000
cli-flag-percent = una proporción en tanto por ciento, de 0 a 100
cli-flag-band = dos proporciones en tanto por ciento con un guion, como 25-35
cli-tune-over = --over: se esperaba { $expected }, se encontró «{ $found }»
cli-tune-nothing = este juego no tiene tablero del automa ni mazo que se pueda cambiar
cli-tune-within = --within: se esperaba más de 0
cli-tune-wrote = Escrito en { $file }.
cli-tune-stopped = Parado: hasta aquí se había llegado.
cli-tune-step = { $nth }. { $name }: { $race } % en la carrera{ $fresh ->
    [none] {""}
   *[other] , { $fresh } % de partidas frescas
 }
cli-tune-tried = Se jugaron { $tried }, { $played } partidas en total, { $seconds } s.
cli-tune-unreached = Nada al alcance está más cerca: { $why }
cli-tune-why-end = ninguna pieza de más o de menos ayudó en el sentido deseado.
cli-tune-why-steps = se acabaron los pasos; más con --steps.
cli-tune-header = Hallado con: { $command }
cli-report-wrote = { $file } está escrito: un solo archivo, no hace falta nada más para leerlo.
cli-report-empty = { $file }: se esperaba una carpeta de «simulate --out» o un archivo de «worth --out» o «tune --log», no se encontró ni una cosa ni otra
cli-report-unstudied = { $file }: este programa no puede volver a jugar sus partidas ({ $why }), así que faltan cartas, reglas, curvas y manejo
cli-report-unfinished = { $file } se paró antes del final: siga primero con él (--resume)
cli-report-mixed = las carpetas no caben en un mismo informe: { $field }: se esperaba { $expected }, se encontró { $found }
cli-workbench-begins = { $file } frente a { $base }: { $player }, { $games } partidas, semillas desde { $seed }. Cada guardado dice qué hizo; Ctrl-C termina.
cli-workbench-same = Cambio { $nth }: nada cambió que las partidas pudieran ver.
cli-workbench-edit = Cambio { $nth }: { $sentence } ({ $seconds } s)
cli-workbench-wrong = Cambio { $nth }: { $what }
cli-workbench-more = { $file } aumenta la ventaja de la persona en { $d } puntos (95 %: de { $low } a { $high }) frente a { $base } en { $games } partidas
cli-workbench-less = { $file } reduce la ventaja de la persona en { $d } puntos (95 %: de { $low } a { $high }) frente a { $base } en { $games } partidas
cli-workbench-none = Ninguna diferencia entre { $file } y { $base } que { $games } partidas puedan mostrar ({ $d } puntos, 95 %: de { $low } a { $high })
cli-workbench-wins = La persona gana el { $share } % de ellas (antes el { $was } %).
cli-workbench-gone = Cambio { $nth }: { $file } no está por el momento; se guarda lo último que decía.
cli-difficulty-ours = Tableros nuestros, en ninguna caja, aparte de los niveles impresos; cada uno se juega con --mat NOMBRE:
