# Las páginas: todo lo que se lee alrededor de los juegos.

ui-brand = Automatable
ui-about = Juegos de mesa en solitario contra los automas pensados para ellos.
ui-skip = Al contenido
ui-menu = Menú
ui-close = Cerrar
ui-settings = Ajustes
ui-lang = Idioma
ui-lang-en = English
ui-lang-fr = Français
ui-lang-es = Español
ui-theme = Claro u oscuro
ui-theme-system = Como el sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-pace = Los turnos del automa
ui-pace-steps = Paso a paso
ui-pace-at-once = De una vez
ui-keys = Teclas: Intro hace lo que está iluminado, U deshace, Y rehace, W pregunta por qué, I pide una pista, H cómo se juega, Escape vuelve; al mirar atrás, las flechas van de momento en momento.
ui-offline = El programa no responde. Lo confirmado está a salvo; arráncalo de nuevo e inténtalo otra vez.

ui-home-title = Un rival en una baraja
ui-home-text = Un juego de mesa en solitario contra su automa. Sin registro; cada partida se guarda.
ui-go-on = Seguir jugando
ui-start = Empezar una partida
ui-play = Jugar
ui-choose = Elegir nivel
ui-start-even = { $level }, más o menos igualado
ui-start-easiest = { $level }, el más suave
ui-start-last = { $level }, como la última vez
ui-way-screen = En esta pantalla
    .text = Toda la partida está aquí: tú juegas, el automa responde y dice por qué.
ui-way-table = En la mesa
    .text = Tu propia caja está delante de ti y aquí está el rival: dice en tres líneas qué mover, y tú le dices en uno o dos toques qué has hecho. Nunca te pide la mano.
ui-rules = Reglas
ui-all-games = { $n ->
    [one] La única partida guardada
   *[other] Las { $n } partidas
 }
ui-ways = Repartos de hoy, práctica e historial
ui-ways-today = Los de hoy
ui-ways-today-text = { $n } de { $all } jugados
ui-ways-record-none = ninguna partida terminada
ui-today = Hoy
ui-record = Historial
ui-games = Todas las partidas
ui-games-text = { $n ->
    [one] Aquí hay { $n } partida guardada.
   *[other] Aquí hay { $n } partidas guardadas.
 }
ui-games-open = En curso
ui-games-over = Terminadas
ui-games-none = Aquí no hay ninguna.
ui-pages = Páginas
ui-list-pages = Páginas de esta lista
ui-newer = Más recientes
ui-older = Más antiguas
ui-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
 } de { $year }
ui-unreadable = Una partida ilegible
ui-remove = Borrar
ui-remove-this = Borrar: { $which }
ui-remove-title = ¿Borrar esta partida?
ui-remove-text = Se perderá para siempre. Una partida guardada en un archivo puede abrirse de nuevo cuando quieras.
ui-keep = Conservarla

ui-new-title = { $game }: partida nueva
ui-new-game = Partida nueva
ui-more = Más: lecturas, semilla
ui-seed = Semilla
ui-seed-text = La misma semilla reparte las mismas cartas, y quien la conoce sabe lo que viene. Déjala vacía para una cualquiera.
ui-honest = Jugar sin ayuda
ui-honest-text = Sin pistas, y nada se deshace una vez que ha respondido una carta o el automa. El resultado lo dirá.
ui-no-hints = Sin pistas
ui-no-hints-text = Nadie dice qué hacer en esta partida. Lo demás no cambia.
ui-start-game = Empezar la partida

ui-open = Abrir una partida
ui-open-text = Una partida guardada aquí o escrita por la línea de órdenes, una posición de partida, un enlace, o todo lo que se guardó en un archivo.
ui-open-file = Un archivo
ui-open-paste = O su texto
ui-open-go = Abrir
ui-open-wrong = No se ha podido abrir.
ui-open-foreign = Esto no es una partida nuestra: ni partida guardada, ni posición, ni enlace, ni archivo de partidas.
ui-open-nothing = No había archivo ni texto.
ui-open-bytes = Se esperaba un texto y se ha encontrado un archivo de bytes.

ui-you = Tú
ui-this-game = Esta partida
ui-board = Mesa
ui-turn = Turno
ui-actions = Tus acciones
ui-rail = Rival, puntuación y diario
ui-save = Guardar
ui-save-record = Guardar la partida
ui-save-position = Guardar la posición
ui-to-home = Todos los juegos
ui-to-game = Volver a la partida
ui-to-board = Volver a la mesa
ui-waits = Tu partida espera.
ui-waits-at = Tu partida espera: { $progress }.
ui-or-escape = o pulsa Escape
ui-to-result = Ver el resultado
ui-undo = Deshacer
ui-undo-none = Nada que deshacer
ui-redo = Rehacer
ui-redo-none = Nada que rehacer
ui-measured = Un jugador ocasional gana aquí el { $rate } %.
ui-measured-exact = Medido en { $games } partidas; intervalo del 95 %: { $low } a { $high } %.
ui-player = Que alguien juegue por ti
ui-player-casual = Juega como un aficionado
ui-player-greedy = Elige lo que mejor pinta
ui-player-search = Piensa por adelantado
ui-how = Cómo se juega
ui-how-title = { $game }: cómo se juega
ui-how-signs = Qué significan los símbolos
ui-first = ¿Primera vez? Cómo se juega, en una página.
ui-lessons = Explicaciones
ui-lessons-on = Todas otra vez
ui-lessons-off = Ninguna
ui-lesson-away = Entendido: no mostrar más esta explicación
ui-why = ¿Por qué?
ui-log = Diario
ui-log-turn = Turno { $n }
ui-log-empty = Aún no ha pasado nada.
ui-log-all = Los { $n } turnos
ui-tab-score = Puntos
ui-score-now = Si acabara ahora
ui-from = Fuente
ui-total = Total
ui-place = Puesto
ui-place-1 = 1.º
ui-place-2 = 2.º
ui-place-3 = 3.º
ui-place-4 = 4.º
ui-over = La partida ha terminado
ui-over-won = Has ganado
ui-over-lost = Has perdido
ui-over-drawn = Empate
ui-over-already = La partida ha terminado: ya no se puede hacer nada.

ui-watch-title = { $automa }: paso { $step } de { $of }
ui-steps = Pasos de su turno
ui-trail-deed = Acción { $n } de { $of }
ui-step-card = Carta
ui-step-done = Hecho
ui-next-step = Paso siguiente
ui-play-on = Reproducir
ui-my-turn = Seguir jugando
ui-skip-turn = A mi turno
ui-say-card = { $automa } revela una carta.
ui-skipped = omitido
ui-past-title = Mirando atrás
ui-past-text = Así estaba la mesa entonces. Nada se pierde: lo que vino después se conserva hasta que actúes.
ui-back-to-now = Volver al presente
ui-go-on-here = Seguir aquí

ui-yes = Sí
ui-no = No
ui-parts = Cartas de su turno
ui-tried-before = Mirado antes, desde arriba
ui-read-before = Antes de eso
ui-read-after = Después de eso
ui-not-reached = no se llegó
ui-not-needed = no hizo falta
ui-not-possible = imposible
ui-line-done = hecho
ui-otherwise = Esto se apoya en una lectura: { $reading } Leído de otro modo ({ $value }), habría sido: { $deed }
ui-no-reading = Ninguna lectura que se pueda elegir cambió nada aquí. Donde una cambia algo, aparece junto a la razón y dice qué habría pasado con la otra.
ui-scene = Iluminado: lo que eligió. Un número: la razón que lo descartó.
ui-watch-again = Verlo paso a paso
ui-see-table = Ver la mesa
ui-report-turn = Guardar la partida hasta aquí

ui-end-about = { $game } · { $automa }: { $setup }. Reglas { $ruleset }, semilla { $seed }.
ui-course = El curso de la partida
ui-course-text = Puntos como si la partida hubiera acabado entonces. Cada línea acaba en su nombre; las de las personas llevan discos, cuadrados o triángulos, la del automa es discontinua y lleva rombos.
ui-turned = Los vuelcos de la partida
ui-swing = { $n } puntos.
ui-axis-rounds = rondas
ui-axis-turns = turnos
ui-by-source = Puntos por fuente
ui-next-level = Nivel siguiente: { $level }
ui-easier-level = Un nivel más fácil: { $level }
ui-same-seed = El mismo reparto otra vez
ui-replay = Repasar
ui-undo-end = Deshacer la última jugada
ui-share = Para compartir

ui-analyse = Analizar
ui-analyse-text = ¿cartas o elecciones?
ui-new-deal = un reparto nuevo
ui-keep-more = Guardar …
ui-keep-more-text = compartir, enlace, archivo, repetición
ui-keep-title = Guardar esta partida
ui-keep-text = Ya está guardada aquí. Así la llevas a otra parte.
ui-bg-stats = Enviar a BG Stats
ui-bg-stats-text = BG Stats se abre con una partida para revisar: juego, fecha, puntos, quién ganó. Nada sale de este dispositivo hasta que lo toques.

## Mi historial
ui-percent = { $n } %
ui-record-none = Aún no hay partidas terminadas
ui-record-none-text = Cuando termine una, estará aquí.
ui-record-none-from = Desde la primera partida: el resultado. Desde la quinta de un nivel: tu porcentaje de victorias con su intervalo, junto al de cuatro jugadores medidos.
ui-record-few = { $n ->
    [one] Una partida, { $won ->
        [0] no ganada
       *[other] ganada
     }
   *[other] { $n } partidas, { $won } ganadas
 }
ui-record-few-text = Pocas partidas dicen poco: quien gana una de cada dos gana tres seguidas una vez de cada ocho. Tu porcentaje con su intervalo llega con la quinta partida de un nivel.
ui-record-unknown = { $level }: { $won } de { $n } ganadas
ui-record-like = { $level }: ganas más o menos tanto como { $player }
ui-record-between = { $level }: ganas más que { $player } y menos que { $other }
ui-record-above = { $level }: ganas más que { $player }
ui-record-below = { $level }: ganas menos que { $player }
ui-record-about = { $n ->
    [one] Una partida terminada aquí, del { $day }
   *[other] { $n } partidas terminadas aquí desde el { $day }
 }, { $won } ganadas.
ui-record-here = No se envía nada a ninguna parte.
ui-record-left-second = { $n ->
    [one] Un segundo intento no está entre ellas.
   *[other] { $n } segundos intentos no están entre ellas.
 }
ui-record-left-several = { $n ->
    [one] Una partida de varias personas no se cuenta.
   *[other] { $n } partidas de varias personas no se cuentan.
 }
ui-record-left-older = { $n ->
    [one] Una partida que ya no se puede leer no se cuenta.
   *[other] { $n } partidas que ya no se pueden leer no se cuentan.
 }
ui-record-games = Tus partidas
ui-record-levels = Juego por juego, nivel por nivel
ui-record-against = Contra
ui-record-won = Ganadas
ui-record-share = Porcentaje, 95 %
ui-record-share-short = porcentaje
ui-record-ahead = ventaja
ui-record-luck = sin la suerte
ui-record-luck-text = «Sin la suerte» es la diferencia menos lo que dieron las cartas, según el análisis.
ui-record-of = { $won } de { $n }
ui-record-of-won = { $won } de { $n } ganadas
ui-record-interval = { $low }–{ $high }
ui-record-too-few = muy pocas para decirlo: desde { $n } partidas
ui-record-beside = Junto a los cuatro jugadores medidos
ui-record-beside-label = Mis partidas de { $game } junto a los jugadores medidos: { $levels }.
ui-record-you = tú, con el intervalo del 95 %
ui-record-share-text = Porcentaje de partidas ganadas.
ui-record-unmeasured = Esto no se ha medido: no hay con quién compararte.
ui-record-players = jugadores, partidas por nivel: { $games }
ui-record-data = Datos
ui-level-head = Nivel
ui-record-margins = { $level }: ventaja { $ahead }
ui-record-margins-text = { $n } partidas en orden. Barras: puntos de ventaja, llenas si ganaste, rayadas si no.
ui-record-rings = Anillos: la misma partida sin la suerte.
ui-record-margins-label = Diferencias de { $n } partidas de { $level } en orden: { $margins }.
ui-record-no-trend = sin línea de tendencia: { $n } partidas no bastan para verla
ui-record-last = Las diez últimas
ui-record-when = Cuándo
ui-record-automa = Automa
ui-record-result = Resultado
ui-record-is-won = ganada
ui-record-is-drawn = empate
ui-record-is-lost = perdida
ui-record-csv = Guardar como CSV

## Los repartos de un día
ui-day-text = Un reparto por juego, el mismo para quien juegue hoy. Depende solo de la fecha; no se envía nada.
ui-day-past = Los repartos de este día, como los tuvo todo el mundo. Se pueden jugar cuando quieras.
ui-day-expected = un día hasta el { $today }, año-mes-día
ui-day-alone = un día sin preparación ni semilla propias
ui-day-not-played = Sin jugar
ui-day-until = cuenta hasta las 0:00 UTC
ui-day-again = Un segundo intento
ui-day-won = Ganaste, { $you } a { $automa }
ui-day-drawn = Empate, { $you } a { $automa }
ui-day-lost = Perdiste, { $you } a { $automa }
ui-day-nothing = Lo que termines de este día estará aquí como texto para compartir.
ui-day-words-only = Solo palabras: ni imagen, ni dirección, nada que revele una carta.
ui-day-your-turn = Te toca.
ui-day-line = { $level }, semilla { $seed }: { $result }
ui-day-days = Días pasados
ui-day-head = Día, puntos de ventaja
ui-day-another = Otro día
ui-day-go = Verlo
ui-day-late = Un reparto pasado se puede jugar cuando quieras; entonces cuenta en tu historial, no en la columna del día. Las rachas no se cuentan.

ui-rules-title = { $game }: las reglas tal como se juegan aquí
ui-rules-text = Cada regla que siguen el juego y su automa, con nuestras palabras, y el lugar donde está impresa.
ui-rules-cards = Las cartas del automa
ui-rules-choices = Lo que se puede elegir
ui-ruleset = Versión de las reglas: { $n }.
ui-usual = habitual
ui-rule-narrows = el automa elige con ella
ui-rule-forbids = prohíbe
ui-rule-states = dice qué ocurre

ui-error-page = Esa página no existe
    .advice = Quizá la dirección esté mal escrita o sea de otra versión. Tus partidas están a salvo.
ui-error-game = Esta partida no está aquí
    .advice = Quizá se borró, o está guardada en otro dispositivo. Una partida guardada en un archivo se abre desde la portada.
ui-error-conflict = La partida siguió en otro sitio
    .advice = Cambió en otra pestaña o ventana desde que se hizo esta página. Nada se ha sobrescrito: mira la mesa tal como está y juega.
ui-error-bad = No se ha podido leer
    .advice = Nada ha cambiado.
ui-error-refused = Eso no está permitido
    .advice = Nada ha cambiado: la mesa está como estaba.
ui-error-foreign = Esto venía de otro sitio
    .advice = Solo las páginas de este programa pueden cambiar partidas. Ábrelo en su propia dirección.
ui-error-key = Falta la clave
    .advice = Este programa deja entrar a quien abre la dirección que mostró, con su clave. Abre esa dirección una vez en este navegador.
ui-error-stale = Esta partida ya no se puede reproducir
    .advice = La escribió otra versión y se aparta de las reglas de hoy. Nada se ha perdido: guárdala en un archivo para examinarla.
ui-error-store = No se ha podido guardar la partida
    .advice = Quizá el disco esté lleno o protegido. Lo confirmado está a salvo; inténtalo de nuevo.
ui-error-stopped = No se ha podido guardar la partida
    .advice = El programa se está deteniendo, o una parte de él se ha detenido. Lo confirmado está a salvo; inícialo de nuevo.
ui-error-taken = se esperaba un nombre nuevo y se ha encontrado «{ $id }», que ya existe
ui-error-full = El disco está lleno
    .advice = No se ha podido guardar la partida. Haz sitio e inténtalo de nuevo; lo confirmado está a salvo.
ui-error-shut-refused = Aquí no se han podido guardar ni abrir partidas
    .advice = Este navegador no deja guardar nada para esta página. Permite el almacenamiento para este sitio o sal de la ventana privada, y abre la página otra vez. Lo que se guardó antes no se pierde por esto.
ui-error-shut-newer = Una versión más reciente guarda tus partidas
    .advice = Están a salvo, pero esta versión más antigua no puede abrirlas. Cierra todas las pestañas de este sitio y ábrelo otra vez, para que responda la versión reciente. Si sigue así, el sitio está dando por ahora una versión más antigua. No borres los datos del sitio: eso borraría las partidas.
ui-error-shut-held = Otra pestaña retiene tus partidas
    .advice = Están a salvo. Cierra las demás pestañas y ventanas de este sitio e inténtalo otra vez.
ui-error-shut-full = No hay sitio para abrir tus partidas
    .advice = No se han perdido. Haz sitio en este dispositivo, pero no borres los datos de este sitio: eso borraría las partidas. Después inténtalo otra vez.
ui-error-shut-broken = No se han podido abrir tus partidas
    .advice = Eso no significa que se hayan perdido. Cierra el navegador y ábrelo otra vez. No borres los datos de este sitio: eso borraría las partidas.
ui-error-damaged = El archivo de las partidas está dañado
    .advice = Detén el programa y vuelve a iniciarlo: revisa el archivo, lo aparta y sigue con cada partida que aún se pueda leer.
ui-error-gone = El archivo de las partidas ya no está
    .advice = No se puede guardar nada: el archivo o su carpeta se ha movido, borrado o sustituido mientras el programa lo usaba. Todo lo anterior aún puede guardarse con «Guardar todo»; después vuelve a poner la carpeta en su sitio, o detén el programa y vuelve a iniciarlo.
ui-error-method = Esa página no se pide así
    .advice = Nada ha cambiado.
ui-error-kind = Lo enviado no es del tipo esperado
    .advice = Nada ha cambiado.
ui-error-large = Lo enviado es demasiado grande
    .advice = Nada ha cambiado. Un documento puede ocupar hasta un megabyte; un archivo con todas las partidas, hasta dieciséis.
ui-error-unclear = No se entiende lo que se pide
    .advice = Nada ha cambiado. Quizá la dirección o el formulario esté incompleto.
ui-error-busy = Se pide demasiado a la vez
    .advice = Nada ha cambiado. El programa está atendiendo a otros: inténtalo de nuevo en un momento.
ui-error-crashed = Ha sido un fallo de este programa
    .advice = Nada de lo confirmado se ha perdido y el programa sigue. Inténtalo de nuevo; si se repite, dale el número a quien administra este programa.
ui-told-no-game = no hay ninguna partida llamada «{ $id }»
ui-told-conflict = la partida ha cambiado desde la revisión { $expected }; ahora está en la { $found }
ui-told-stale = la partida ya no se puede reproducir: { $what }
ui-told-store = el almacén ha fallado: { $why }
ui-told-crashed = un fallo del propio programa, número { $number }
ui-told-dealer = se esperaba una partida cuyas cartas reparte el programa y se ha encontrado una repartida en la mesa

ui-won = Has ganado, { $points }
ui-lost = Has perdido, { $points }
ui-drawn = Empate entre { $who }, { $points }
ui-winner = Gana: { $who }, { $points }
ui-curve = Los puntos a lo largo de la partida; al final { $ends }.
ui-task-choose = Juega: { $who }
ui-task-card = ¿Qué carta ha revelado { $pile }?
ui-more-options = Y { $n } más.
ui-back = Un paso atrás
ui-partial = Algunos de estos puntos no los ves.
ui-pass-on = Pasa el dispositivo a { $who }
ui-put-away = { $who }: tu mano está guardada.
ui-since-of = Desde el último turno de { $who }
ui-since = Desde tu turno
ui-drawn-by = { $who }: tus últimas cartas robadas
ui-one-more = { $who }: una cosa más
ui-pass-on-text = La mano siguiente se muestra a quien toque abajo: una cortesía entre quienes comparten pantalla, no un candado.
ui-i-am = Soy { $who }: mi mano
ui-people = Nombres
ui-person-name = Persona { $n }
ui-error-no-reasons = El Automa no jugó ahí
    .advice = Se dan las razones de lo que hizo el Automa.
ui-error-secret = No mientras alguien oculte su mano
    .advice = El registro nombra todas las cartas. Se puede guardar al terminar la partida.
ui-pause = Pausa
ui-first-moment = Primero
ui-before = Anterior
ui-next = Siguiente
ui-last-moment = Último
ui-branch = Seguir desde aquí
ui-past-at = Momento { $n } de { $of }
ui-sound = Sonido
ui-sound-off = Sin sonido
ui-sound-on = Un tic
ui-picture = Imagen para guardar
ui-picture-text = La mesa al final
ui-copy = Copiar
ui-copied = Copiado.
ui-results = Últimos resultados
ui-lead = { $n } de ventaja
ui-behind = { $n } por detrás
ui-level = empate
ui-took-lead = Te pones por delante.
ui-lost-lead = Pierdes la ventaja.
ui-leads-now = { $who } se pone por delante.
ui-curve-lead = Ventaja a lo largo de la partida; al final { $ends }.
ui-contents = Contenido
ui-search = Buscar en las reglas
ui-search-go = Buscar
ui-search-none = Ninguna regla tiene esas palabras.
ui-search-all = Todas las reglas
ui-tally = { $n ->
    [one] { $won ->
        [0] La última partida no se ganó.
       *[other] La última partida se ganó.
     }
   *[other] Partidas ganadas: { $won } de las últimas { $n }.
 }
ui-course-lead = Tu ventaja en cada momento, como si la partida hubiera acabado entonces.
ui-own = Cartas y mazos propios
ui-own-text = Un archivo como los que el programa escribe y comprueba; si algo no encaja, se dice en qué carta y qué cifra.
ui-own-keep = Guardar estos archivos para la próxima partida
ui-own-page = Ver, cambiar o escribir los tuyos
ui-own-title = { $game }: cartas y mazos propios
ui-own-about = Lo tuyo se guarda aquí, esté terminado o no. Al empezar una partida se ofrece lo que pasa la comprobación.
ui-own-none = Todavía nada.
ui-own-ready = se puede jugar
ui-own-draft = borrador, todavía no se puede jugar
ui-own-is-draft = Todavía no se puede jugar:
ui-own-mine = tuyo
ui-own-gaps = tuyo, con huecos: en la mesa te los preguntará
ui-own-whole = tuyo, completo para la mesa
ui-own-rest = Seguir con { $name }
ui-own-unnamed = sin nombre
ui-own-bring = Cargar un archivo o un texto
ui-own-save = Comprobar y guardar
ui-own-copy = Empezar con una copia: { $name }
ui-own-play = Jugar con él
ui-own-play-table = Jugar en la mesa con él
ui-own-export = Guardar como archivo
ui-own-as-text = Como texto
ui-own-back = Todo lo tuyo
ui-own-remove-title = ¿Borrar «{ $name }»?
ui-own-remove-text = Se perderá para siempre. Las partidas jugadas con él conservan su copia.
ui-to-document = Verlo como está ahora
ui-error-document = Este mazo o conjunto de cartas no está aquí
    .advice = Quizá se borró, o está guardado en otro dispositivo.
ui-error-changed = Se ha cambiado en otra parte
    .advice = Se ha cambiado en otra pestaña o ventana desde que se hizo esta página. No se ha sobrescrito nada: mira cómo está ahora.
ui-told-no-chair = en esta mesa hay { $n } asientos

# En la mesa.
ui-its-turn = { $automa }: su turno
ui-tell = ¿Qué has hecho?
ui-which-card = ¿Qué carta ha salido?
ui-done = Hecho
ui-done-next = Hecho: su carta siguiente
ui-done-its-turn = Hecho: turno de { $automa }
ui-heard = Entendido
ui-undo-all = todo esto se deshace
ui-last-turn = Su último turno
ui-back-to-moves = Volver a sus jugadas
ui-lines-ticked = { $n } de { $of } líneas marcadas
ui-app-drew = La app ha robado **{ $card }**: sácala de tu mazo.
ui-cards = Idioma de las cartas
ui-find = letras del nombre
ui-letters = letras
ui-fix = Corregir
ui-fix-title = ¿Qué es distinto?
ui-fix-text = Toca lo que no cuadra y corrígelo
ui-fix-before = La mesa como estaba antes de su turno; el turno se calcula de nuevo
ui-fix-when = ¿Qué mesa?
ui-fix-when-before = Antes de su turno
ui-fix-when-after = Como está ahora
ui-fix-first = Di primero qué ha salido o qué se ha elegido; después se puede corregir todo.
ui-set-it-so = Así es
ui-cancel = Cancelar
ui-less = menos
ui-greater = más
ui-type-number = escribe el número
ui-sign = signo: por encima o por debajo de 0
ui-digit-back = borrar la última cifra
ui-turn-changes = Su turno cambia:
ui-undo-deed = Deshacer: { $deed }
ui-deed-fix = la corrección
ui-deed-deal = quién roba
ui-go-back = Volver a…
ui-go-back-text = Toca una línea: la mesa se rehace desde ahí
ui-move-back = Devuelve a su sitio: { $n }
ui-back-to-table = Volver a la mesa
ui-set-table = Prepara la mesa
ui-piles = Quién roba
ui-begin = Empezar
ui-begin-you = Empezar: juegas tú primero
ui-deal-program = La app roba
    .hint = no necesitas cartas
ui-deal-table = Robo yo
    .hint = y toco la carta
ui-draw-for-me = Roba por mí: esta carta
    .hint = sácala de tu mazo: la app dice cuál
ui-draw-always = La app roba desde ahora
    .hint = Robas tú. Si lo activas, roba la app; desde el menú lo recuperas.
ui-draw-rest = Roba el resto por mí
ui-awake = La pantalla sigue encendida
ui-awake-none = Este navegador no puede mantener la pantalla encendida aquí
ui-voice = Leer las instrucciones en voz alta
ui-voice-on = En voz alta
ui-size = Letras
ui-size-normal = Grandes
ui-size-large = Más grandes
ui-table-keys = Teclas: del 1 al 9 responden, Intro confirma, U deshace, W pregunta por qué, F corrige.
ui-count-yours = Cuenta tus puntos
ui-is-right = ¿Es correcto? Si no: Deshacer o Corregir.
ui-rematch = Revancha
ui-keep-record = Guardar
ui-at-table = en la mesa
ui-at-table-start = En la mesa
ui-phone = Escanea esto con un teléfono de la misma red para seguir allí. Ese teléfono podrá entrar y verá todas las partidas guardadas aquí.
ui-export = Guardar todo
ui-export-text = Todas las partidas, en curso y terminadas, tus mazos, tableros y conjuntos de cartas, y tus resultados: un archivo que esta página vuelve a abrir, aquí o en otro sitio.
ui-export-folded = También van las manos ocultas de las partidas en curso, solo plegadas: quien despliegue el archivo podrá leerlas.
ui-import = Recibido
ui-import-text = Lo que ya estaba aquí sigue igual.
ui-import-kept = { $n ->
    [one] Una cosa queda guardada aquí.
   *[other] { $n } cosas quedan guardadas aquí.
}
ui-import-beside = { $n ->
    [one] Una difiere de la que lleva su nombre aquí y se guarda al lado.
   *[other] { $n } difieren de las que llevan su nombre aquí y se guardan al lado.
}
ui-import-unplayable = { $n ->
    [one] Una se jugó con reglas anteriores: queda guardada y se puede descargar, pero no continuar.
   *[other] { $n } se jugaron con reglas anteriores: quedan guardadas y se pueden descargar, pero no continuar.
}
ui-import-same = { $n ->
    [one] Una ya estaba aquí, exactamente la misma.
   *[other] { $n } ya estaban aquí, exactamente las mismas.
}
ui-import-refused = { $n ->
    [one] Una no se puede leer y se queda en el archivo.
   *[other] { $n } no se pueden leer y se quedan en el archivo.
}
ui-import-empty = No había nada en el archivo.
ui-import-why = Observaciones
ui-import-as = guardada como { $id }
ui-import-id = hasta 40 letras minúsculas y cifras
ui-take-along = Llevársela
ui-take-along-text = Esta partida hasta aquí, para otro dispositivo u otra persona. Quien la abra sigue con una copia propia.
ui-link = Enlace
ui-link-text = Contiene toda la partida y se abre en cualquier Automatable, también si lo pegas en «Abrir una partida». Ningún servidor lo guarda.
ui-copy-link = Copiar el enlace
ui-link-code = Escanéalo con el otro dispositivo: se abre una copia de esta partida.
ui-link-code-who = El código contiene esta partida y ninguna clave. Se abre enseguida en un dispositivo que ya haya entrado aquí; cualquier otra persona puede pegar el enlace en su propio Automatable, en «Abrir una partida».
ui-link-house-ask = Un código que además deja entrar al otro dispositivo
ui-link-house = Escanéalo con el otro dispositivo: se abre una copia de esta partida y ese dispositivo puede entrar aquí.
ui-link-house-who = Este código contiene la clave de acceso: quien lo escanee o lo fotografíe puede leer, jugar y borrar todas las partidas guardadas aquí.
ui-link-house-not = El código sin la clave
ui-link-no-code = El código para escanear se muestra si otro dispositivo puede llegar a esta dirección y la partida es lo bastante corta. «serve --lan» deja entrar a los teléfonos.
ui-link-long = Esta partida es demasiado larga para un enlace: { $n } letras, y solo { $most } son seguras. Llévate el archivo.
ui-linked = Una partida para ti
ui-linked-text = Vino en el enlace y aún no está guardada en ningún sitio. Si la abres aquí, queda junto a tus otras partidas.
ui-linked-go = Abrirla aquí
ui-linked-no = Ahora no

ui-install = Instalar
ui-install-site = Instalar para jugar sin este servidor
ui-licences = Licencias
ui-news = Hay una versión nueva.
ui-news-take = Actualizar
ui-kept-promised = Este navegador ha prometido conservar estas partidas para siempre.
ui-kept-fleeting = Este navegador puede borrar estas partidas si falta sitio o si pasa mucho tiempo sin que nadie las abra. En un archivo están a salvo:
ui-keeping-scarce = El espacio que da este navegador está casi agotado. Lo confirmado está a salvo; guarda las partidas terminadas en archivos y bórralas aquí.
ui-keeping-refused = Este navegador no guarda nada para esta página: aquí no puede empezar ninguna partida. Permite el almacenamiento para este sitio o sal de la ventana privada.
ui-site-wait = Un momento: se está cargando el programa. Después de esta vez no necesita red.
ui-site-unable = Este navegador no puede ejecutar el programa por sí mismo. Usa una versión actual de Chrome, Edge, Firefox o Safari, fuera de una ventana privada, y una dirección que empiece por https.
ui-site-refused = Este navegador no guarda nada para esta página: ninguna partida estaría a salvo. Permite el almacenamiento para este sitio o sal de la ventana privada, y ábrela otra vez.
ui-site-failed = No se ha podido cargar el programa. Comprueba la red e inténtalo otra vez.
ui-site-broken = El programa no ha arrancado. Tus partidas están a salvo: cárgalo de nuevo.
ui-site-again = Intentarlo otra vez
ui-site-script = El programa funciona en tu propio navegador: permite los scripts en esta página.

## Imprimir
ui-print = Imprimir
ui-print-this = Imprimir { $name }
ui-print-cannot = Eso no se puede imprimir.
ui-print-absent = La parte del programa que imprime aún no se ha descargado, y el sitio no responde. Inténtalo de nuevo con red; una vez aquí, se queda.
ui-print-all-deck = Todas las cartas
ui-print-all-mat = Todos los niveles
ui-print-own = Mazos y tableros propios
ui-print-paper = Papel
ui-print-paper-a4 = A4
ui-print-paper-letter = Carta (Letter)
ui-print-paper-card = Una carta por página
    .hint = para imprentas, con sangrado
ui-print-cut = Bordes
ui-print-cut-line = Línea de corte
    .hint = un corte entre dos cartas
ui-print-cut-bleed = Sangrado de 3 mm
    .hint = espacio alrededor de cada carta
ui-print-size = Tamaño
ui-print-size-63x88 = 63 × 88 mm
    .hint = cabe en las fundas corrientes
ui-print-size-61x86 = 61 × 86 mm
    .hint = para fundas ajustadas
ui-print-ink = Tinta
ui-print-ink-full = Completa
    .hint = fondo crema, cabeceras de color
ui-print-ink-less = Menos tinta
    .hint = la mitad en las caras, un décimo en los reversos
ui-print-lang = Idioma de las cartas
ui-print-fine = ¿Los reversos no coinciden? ¿Otro tamaño?
ui-print-check = Imprime las dos últimas páginas a doble cara, míralas a contraluz y escribe lo que dicen. En la mayoría de las impresoras, menos de 1 mm.
ui-print-own-size = Otro tamaño, mm (63x88)
ui-print-right = Reversos a la derecha, mm
ui-print-down = Reversos hacia abajo, mm
ui-print-duplex = Doble cara
ui-print-duplex-usual = según la hoja
ui-print-duplex-long = girar por el borde largo
ui-print-duplex-short = girar por el borde corto
ui-print-duplex-none = una sola cara
ui-print-open = Abrir las hojas
ui-print-save = Guardar como PDF
ui-print-step-1 = Imprime al 100 %, nunca «ajustar a la página». La línea del pie debe medir 100 mm.
ui-print-step-2 = A doble cara; por qué borde girar está escrito al pie. Prueba antes con una hoja.
ui-print-step-3 = Corta por las marcas, primero los cortes largos.
ui-print-sheets = Las hojas
ui-print-fronts = Caras
ui-print-backs = Reversos, invertidos de izquierda a derecha
ui-print-less = Menos tinta
ui-print-with-bleed = Con sangrado: ocho cartas, el fondo sobrepasa cada corte 3 mm
ui-print-why-bleed = ¿Por qué no tres por tres con sangrado? Tres cartas con su sangrado miden 207 mm de ancho; A4 mide 210. Ninguna impresora llega a ese borde y no queda sitio para las marcas.

## The coach
ui-analysis = Análisis
ui-analysis-pages = Fin de la partida
ui-analysis-parts = Cartas y elecciones
ui-analysis-progress = Cuánto falta
ui-analysis-thinking = { $result }. Se está calculando por qué
ui-analysis-far = { $n } de { $all } elecciones juzgadas, la última primero.
ui-analysis-leave = Puedes irte: lo hallado se guarda.
ui-analysis-stopped = Parado; lo hallado se guarda.
ui-analysis-on = Seguir pensando
ui-analysis-stop = Parar y guardar lo sabido
ui-points = Puntos
ui-fall = De lo que se esperaba al resultado
ui-fall-text = Puntos de ventaja sobre el automa. Líneas: intervalos del 95 %.
ui-fall-label = De { $start } esperados al empezar, las cartas dieron { $cards }, tus elecciones { $choices }; resultó { $end }.
ui-fall-start = Al empezar
ui-fall-start-text = según greedy
ui-fall-cards = Las cartas
ui-fall-cards-text = lo que dio el azar
ui-fall-choices = Tus elecciones
ui-fall-choices-text = { $n } en total
ui-fall-now = Se espera ahora
ui-fall-end-text = puntos de ventaja
ui-fall-level = igual
ui-fall-part = Parte
ui-chance = Probabilidad de ganar
ui-chance-label = Probabilidad de ganar: { $first } % al principio, { $lowest } % como mínimo, { $last } % al final
ui-chance-text = Banda: 95 %. Números redondos: tu elección; rombos: las cartas.
ui-chance-start = inicio
ui-chance-end = final
ui-chance-ply = Entrada del registro
ui-moments = { $n ->
    [0] Ningún momento destaca
    [one] Un momento decisivo
    *[other] { $n } momentos decisivos
  }
ui-moments-none = Ninguna carta ni elección cambió más de lo que tantas partidas pueden decir.
ui-moments-text = Volver a probar no cambia nada; seguir desde ahí empieza una partida propia, marcada «segundo intento», fuera de tu historial. Tus momentos se guardan para
ui-moment-chance = Tu probabilidad: { $before } → { $after } %.
ui-moment-again = Repetir desde aquí
ui-moment-see = Ver este momento
ui-cost = Puntos perdidos por elección
ui-cost-you = tú, aquí
ui-cost-who = Quién
ui-cost-axis = puntos perdidos por elección
ui-cost-games = { $n } partidas
ui-cost-choices = { $n } elecciones
ui-kinds = Qué jugadas costaron más
ui-kinds-of = en { $n }
ui-kinds-kind = Tipo de jugada
ui-kinds-close = Puntos perdidos, por tipo de jugada: ninguno claramente más que otros.
ui-judged = Cómo se juzgó
ui-judged-sums = Las elecciones se cuentan frente a lo que greedy habría hecho en tu silla: con las cartas y el inicio suman el resultado. Los costes se cuentan frente a la mejor jugada hallada: nunca son positivos y no se suman.
ui-judged-limits = Un juez que jugara mejor hallaría otros costes.
ui-practice = Práctica
ui-analysis-again = Cada elección está juzgada; lo que parecía caro se mide una vez más.
ui-analysis-left = { $n ->
    [one] queda { $n } segundo aproximadamente
   *[other] quedan unos { $n } segundos
}
ui-moments-name = Momentos decisivos
ui-moments-waiting = Aún no se afirma nada: los momentos se nombran cuando cada elección está juzgada.
ui-moments-stopped = Los momentos se nombran cuando cada elección está juzgada.
ui-fall-from = Desde donde se sabe
ui-moment = Un momento
ui-moment-what = ¿Qué haces?
ui-moment-asked = Una de tus elecciones caras. Actúa como si fuera ahora; la mejor jugada queda oculta hasta entonces.
ui-moment-tell = Dímelo
ui-moment-answer = La respuesta
ui-moment-comparing = Se compara tu jugada
ui-moment-comparing-text = Tu jugada de ahora, la de antes y la mejor hallada se juegan hasta el final, con los mismos dados.
ui-moment-compare = Comparar
ui-moment-now = tú, ahora
ui-moment-then = antes
ui-moment-best = lo mejor
ui-moment-games = Puntos por debajo de lo mejor en { $n } partidas cada una, repartidas igual. Bigotes: intervalos del 95 %.
ui-moment-reasons = Motivos
ui-moment-choose = Elegir otra vez
ui-moment-second = Seguir empieza una partida propia, marcada «segundo intento»; queda fuera de tu historial.
ui-moment-running = Esta partida está en curso: cuando acabe podrás seguir desde aquí.
ui-moment-why = De dónde vienen los puntos
ui-moment-why-best = Lo que da lo mejor frente a tu jugada de ahora
ui-moment-why-best-then = Lo que da lo mejor frente a tu jugada de antes
ui-moment-why-then = Lo que da tu jugada de ahora frente a la de antes
ui-moment-why-none = Ninguna fuente de puntos difiere más de lo que tantas partidas pueden mostrar.
ui-verdict-as-good = Tan bueno como lo mejor hallado
ui-verdict-better = Mejor que antes, sin llegar a lo mejor
ui-verdict-same = Lo mismo que antes
ui-verdict-no-better = No mejor que antes, por lo que tantas partidas muestran
ui-verdict-less = Menos que antes
ui-verdict-given-up = Esto era lo mejor hallado
ui-ways-practice-none = nada espera
ui-ways-practice-text = { $n ->
    [one] { $n } momento espera
   *[other] { $n } momentos esperan
}
ui-practice-title = { $n ->
    [one] Un momento para repetir
   *[other] { $n } momentos para repetir
}
ui-practice-all-found = Todos los momentos están hallados
ui-practice-none = Nada que practicar todavía
ui-practice-text = Elecciones caras de tus propias partidas. La mejor jugada está oculta; elige y compara.
ui-practice-none-text = Las elecciones caras de tus partidas llegan aquí cuando una partida ha sido analizada.
ui-practice-none-how = Juega una partida hasta el final y pulsa Analizar: las elecciones que claramente costaron puntos se guardan aquí para repetirlas.
ui-practice-begin = Empezar por la más cara
ui-practice-any = Una cualquiera
ui-practice-of = Qué partidas
ui-practice-of-all = Todas
ui-practice-waiting = Sin hallar
ui-practice-dearest = primero las más caras
ui-practice-found = Hallados
ui-practice-rule = Una elección llega aquí si su coste sale claramente de su intervalo y es de al menos 2 puntos en Patchwork, 4 en Brass y London. La que hallaste vuelve a los 3, 12 y 40 días, y luego no más.
ui-practice-untried = sin intentar
ui-practice-tried = { $n ->
    [one] intentada una vez
   *[other] intentada { $n } veces
}
ui-practice-again = ya hallada, vuelve
ui-practice-found-for-good = hallada, para siempre
ui-practice-comes = { $n ->
    [one] hallada, vuelve mañana
   *[other] hallada, vuelve en { $n } días
}

# Pistas.
ui-hint = Pista
ui-hint-thinking = Pensando…
ui-hint-hide = Ocultar
ui-hint-none = Pista: { $why }
ui-hinted = { $n ->
    [1] Tu turno, una pista
    [2] Tu turno, dos pistas
   *[other] Tu turno, tres pistas
 }
ui-hint-say = { $n ->
    [1] Una buena jugada, en su sitio del tablero.
    [2] Dos buenas jugadas, en su sitio del tablero; sin orden de mérito.
   *[other] Tres buenas jugadas, en su sitio del tablero; sin orden de mérito.
 }
ui-hint-reasons = Motivos
ui-hint-since = Motivos, ya que preguntas
ui-hint-against = Puntos por fuente, frente a la media de las jugadas
ui-hint-all = En total
ui-hint-won = gana en el { $n } %
ui-hint-limits = No conoce el orden de ningún mazo. Donde las bandas se solapan, las partidas no deciden.
