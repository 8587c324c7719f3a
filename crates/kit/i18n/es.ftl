# Qué falla en un documento, una partida o una acción.

verbatim = { $text }
trouble-expected = { $found ->
    [nada] se esperaba { $expected }, no se encontró nada
   *[other] se esperaba { $expected }, se encontró { $found }
 }
trouble-at = { $at }: { $what }
trouble-line = línea { $line }
trouble-line-field = línea { $line }, { $field }
trouble-quoted = «{ $text }»
trouble-nothing = nada
trouble-end = el final del texto
trouble-once = cada clave una sola vez
trouble-field = el campo «{ $field }»
trouble-one-of = uno de { $words }
trouble-number = un número entero de { $least } a { $most }
trouble-whole = un número entero
trouble-text = un texto
trouble-boolean = true o false
trouble-list = una lista
trouble-list-of = una lista de { $n }
trouble-shorter-list = una lista más corta
trouble-table = una tabla
trouble-one-field = una tabla de un solo campo
trouble-value = un valor
trouble-word = una sola palabra
trouble-other = otro valor
trouble-toml = TOML bien formado
trouble-json = JSON bien formado
trouble-choices = una de las elecciones { $choices }
trouble-hash = «{ $name }» tiene en este programa la huella { $expected }, el documento se escribió con { $found }
trouble-format = se esperaba el formato { $expected }, se encontró { $found }
trouble-other-game = se esperaba un documento de { $expected }, se encontró uno de { $found }
trouble-ruleset = se esperaba la versión { $expected } de las reglas o una anterior, se encontró { $found }
trouble-older-rules = esta partida se jugó con las reglas de la versión { $found }, corregidas desde entonces (versión { $now }): { $what }; corregido desde entonces: { $changes }
trouble-piles = mazos de entre { $piles }
trouble-seed = una semilla menor que 2^53
trouble-entries = como mucho { $most } entradas
trouble-a-hash = una huella, o nada en absoluto
trouble-a-seed = una semilla para que el programa reparta
trouble-action = acción { $ply }
trouble-decided = la decisión del Automa «{ $decided }»
trouble-dealt = «{ $dealt }», que es lo que da la semilla
trouble-correction = la corrección no se puede hacer: { $what }
trouble-rest = una mesa en reposo
trouble-half-done = una acción a medias
trouble-full = en esta partida no cabe más: tiene { $n } entradas, y caben como mucho { $most }; lo hecho todavía se puede deshacer
trouble-over = la partida había terminado, se encontró «{ $action }»
trouble-honest-hint = Esta partida se juega sin ayuda: no hay pistas ni nadie juega por ti.
trouble-honest-undo = Esta partida se juega sin ayuda: nada se deshace una vez que ha respondido una carta o el automa.
trouble-no-hints = Esta partida se empezó sin pistas: nadie dice qué hacer ni juega por ti.
trouble-refused = «{ $action }» no está permitido: { $why } ({ $rule }, { $source })
trouble-no-rule = «{ $action }» no está permitido: ninguna regla lo ofrece
trouble-not-automa = se esperaba una mesa en la que juega el Automa, se encontró otra
trouble-next = una carta que el mazo «{ $pile }» pueda revelar
trouble-no-card = hace falta la próxima carta de «{ $pile }»: nómbrala en «next», p. ej. next = ["{ $example }"], o da --seed
trouble-endless = se esperaba que el turno del Automa acabase, se encontró uno sin fin
expected-document = un archivo para «{ $keys }»
found-document = uno para «{ $key }»

choice-at = Dónde se juega
at-screen = en la pantalla
at-table = en tu mesa, con la caja

# Lo que dice cada juego; un juego puede decirlo a su manera.
refusal-over = La partida ha terminado.
refusal-human-turn = Es tu turno: eso no te toca a ti.
refusal-automa-turn = Es el turno del Automa: decide su carta.
refusal-chance-turn = Primero hay que revelar una carta.
refusal-not-there = La pila no puede revelar eso ({ $action }).
expected-at-most = como mucho { $most }
expected-card = una carta de la { $first } a la { $last }
expected-card-number = el número de una carta
expected-unseen = cada carta una vez, y no la que está revelada
expected-some-unseen = al menos una carta, si no hay ninguna revelada
expected-piece-once = cada pieza una vez
found-piece-again = otra vez la pieza { $number }

# What a rule found at a table, where a game has no words of its own for it.
found-and = { $first } y { $last }
found-value = { $name } ({ $value })
found-deeds = { $deeds }
found-usual = { $case ->
    [none] No había nada que mirar.
    [out] { $n ->
        [1] { $all } no lo cumple.
        [2] Ni { $first } ni { $last } lo cumple.
       *[other] Nada de esto lo cumple: { $all }.
     }
    [only] Se trata de esto: { $all }.
    [all] Todo lo cumple: { $all }.
    [one] Solo lo cumple { $kept }; { $dropped ->
        [one] no { $gone }.
       *[other] no así { $gone }.
     }
    [some] Lo cumplen { $kept }; { $dropped ->
        [one] no { $gone }.
       *[other] no así { $gone }.
     }
   *[skipped] Nada de esto lo cumple, así que la regla se salta: { $all }.
 }
found-usual-measured = { $case ->
    [none] No había nada que comparar.
    [out] { $n ->
        [one] { $others } no se queda.
       *[other] { $others } no se quedan.
     }
    [only] { $all } llega a { $figure }.
    [all] { $all } se quedan, con { $figure }.
    [one] { $kept } se queda, con { $figure }; { $dropped ->
        [one] no { $others }.
       *[other] no así { $others }.
     }
    [some] { $kept } se quedan, con { $figure }; { $dropped ->
        [one] no { $others }.
       *[other] no así { $others }.
     }
   *[skipped] Nada de esto lo cumple, así que la regla se salta: { $all }.
 }

app-human = tú
app-person = persona { $n }
app-automa = el Automa

piece-card = carta { $id }
