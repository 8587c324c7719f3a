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
ui-keys = Teclas: 1, 2, 3 eligen, las flechas mueven, R gira, F voltea, Intro confirma, A avanza, U deshace, W pregunta por qué, Escape vuelve.
ui-offline = El programa no responde. Lo confirmado está a salvo; arráncalo de nuevo e inténtalo otra vez.

ui-home-title = Un rival en una baraja
ui-home-text = Un juego de mesa en solitario contra su automa. Sin registro; cada partida se guarda.
ui-go-on = Seguir jugando
ui-start = Empezar una partida
ui-play = Jugar
ui-choose = Elegir nivel
ui-rules = Reglas
ui-all-games = Las { $n } partidas
ui-games = Todas las partidas
ui-games-text = { $n ->
    [one] Aquí hay { $n } partida guardada.
   *[other] Aquí hay { $n } partidas guardadas.
 }
ui-games-open = En curso
ui-games-over = Terminadas
ui-games-none = Aquí no hay ninguna.
ui-pages = Páginas
ui-newer = Más recientes
ui-older = Más antiguas
ui-unreadable = Una partida ilegible
ui-remove = Tirar
ui-remove-title = ¿Tirar esta partida?
ui-remove-text = Se perderá para siempre. Una partida guardada en un archivo puede abrirse de nuevo cuando quieras.
ui-keep = Conservarla

ui-new-title = { $game }: partida nueva
ui-new-game = Partida nueva
ui-more = Más: tablero, lecturas, semilla
ui-seed = Semilla
ui-seed-text = La misma semilla reparte las mismas cartas. Déjala vacía para una cualquiera.
ui-start-game = Empezar la partida

ui-open = Abrir una partida
ui-open-text = Una partida guardada aquí o escrita por la línea de órdenes, o una posición de partida.
ui-open-file = Un archivo
ui-open-paste = O su texto
ui-open-go = Abrir
ui-open-wrong = No se ha podido abrir.
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
ui-to-result = Ver el resultado
ui-undo = Deshacer
ui-undo-none = Nada que deshacer
ui-redo = Rehacer
ui-redo-none = Nada que rehacer
ui-how = Cómo se juega
ui-how-title = { $game }: cómo se juega
ui-how-do = Qué haces
ui-how-signs = Qué significan los símbolos
ui-first = ¿Primera vez? Cómo se juega, en una página.
ui-why = ¿Por qué?
ui-log = Diario
ui-log-turn = Turno { $n }
ui-log-empty = Aún no ha pasado nada.
ui-tab-score = Puntos
ui-score-now = Si acabara ahora
ui-from = Fuente
ui-total = Total
ui-over = La partida ha terminado
ui-over-already = La partida ha terminado: ya no se puede hacer nada.

ui-watch-title = { $automa }: paso { $step } de { $of }
ui-steps = Pasos de su turno
ui-step-card = Carta
ui-step-done = Hecho
ui-next-step = Paso siguiente
ui-play-on = Reproducir
ui-my-turn = Seguir la partida
ui-skip-turn = A mi turno
ui-say-card = { $automa } revela una carta.
ui-say-rule = { $rule } { $left ->
    [0] No queda nada.
    [one] Queda { $left } de { $before }.
   *[other] Quedan { $left } de { $before }.
 }
ui-skipped = omitido
ui-past-title = Mirando atrás
ui-past-text = Así estaba la mesa entonces. Nada se pierde: lo que vino después se conserva hasta que actúes.
ui-back-to-now = Volver al presente
ui-go-on-here = Seguir desde aquí

ui-why-title = ¿Por qué hizo eso?
ui-candidate = Candidato
ui-compared = Comparado
ui-stays = Queda
ui-stay = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
 }
ui-yes = Sí
ui-no = No
ui-nobody = No quedaba nada que mirar.
ui-watch-again = Verlo paso a paso
ui-see-table = Ver la mesa
ui-report-turn = Guardar la partida hasta aquí

ui-end-about = { $game } · { $automa }: { $setup }. Reglas { $ruleset }, semilla { $seed }.
ui-course = El curso de la partida
ui-course-text = Puntos como si la partida hubiera acabado entonces. Tu línea es continua con discos, la del automa a trazos con rombos.
ui-turned = Dónde giró
ui-swing = { $n } puntos.
ui-by-source = Puntos por fuente
ui-next-level = Nivel siguiente: { $level }
ui-same-seed = La misma semilla
ui-replay = Repasar
ui-undo-end = Deshacer la última jugada
ui-share = Para compartir

ui-rules-title = { $game }: las reglas tal como se juegan aquí
ui-rules-text = Cada regla que siguen el juego y su automa, con nuestras palabras, y el lugar donde está impresa.
ui-rules-choices = Lo que se puede elegir
ui-rules-table = Las reglas
ui-ruleset = Versión de las reglas: { $n }.
ui-usual = habitual
ui-rule-narrows = el automa elige por ella
ui-rule-forbids = prohíbe
ui-rule-states = dice qué ocurre

ui-error-page = Esa página no existe
    .advice = Quizá la dirección esté mal escrita o sea de otra versión. Tus partidas están a salvo.
ui-error-game = Esta partida no está aquí
    .advice = Quizá se tiró, o se guardó en otra máquina. Una partida guardada se abre desde la portada.
ui-error-conflict = La partida siguió en otro sitio
    .advice = Cambió en otra pestaña desde que se hizo esta página. Nada se ha sobrescrito: mira la mesa tal como está y juega.
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
ui-error-full = El disco está lleno
    .advice = No se ha podido guardar la partida. Haz sitio e inténtalo de nuevo; lo confirmado está a salvo.
ui-error-damaged = El archivo de las partidas está dañado
    .advice = Detén el programa y vuelve a iniciarlo: revisa el archivo, lo aparta y sigue con cada partida que aún se pueda leer.
ui-error-method = Esa página no se pide así
    .advice = Nada ha cambiado.
ui-error-kind = Lo enviado no es del tipo esperado
    .advice = Nada ha cambiado.
ui-error-large = Lo enviado es demasiado grande
    .advice = Nada ha cambiado. Un documento puede ocupar hasta un megabyte.
ui-error-unclear = No se entiende lo que se pide
    .advice = Nada ha cambiado. Quizá la dirección o el formulario esté incompleto.
ui-told-no-game = no hay ninguna partida llamada «{ $id }»
ui-told-conflict = la partida ha cambiado desde la revisión { $expected }; ahora está en la { $found }
ui-told-stale = la partida ya no se puede reproducir: { $what }
ui-told-store = el almacén ha fallado: { $why }
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
ui-partial = Parte de estos puntos no la ves.
ui-pass-on = Pasa el dispositivo a { $who }
ui-pass-on-text = La mano siguiente solo la ve quien la tiene.
ui-i-am = Soy { $who }
ui-error-no-reasons = El Automa no jugó ahí
    .advice = Se dan las razones de lo que hizo el Automa.
ui-error-secret = No mientras alguien oculte su mano
    .advice = El registro nombra todas las cartas. Se puede guardar al terminar la partida.
