# Ce qui ne va pas dans un document, une partie ou une action.

verbatim = { $text }
trouble-expected = { $found ->
    [rien] attendu { $expected }, rien n’a été trouvé
   *[other] attendu { $expected }, trouvé { $found }
 }
trouble-at = { $at } : { $what }
trouble-line = ligne { $line }
trouble-line-field = ligne { $line }, { $field }
trouble-quoted = « { $text } »
trouble-nothing = rien
trouble-end = la fin du texte
trouble-once = chaque clé une seule fois
trouble-field = le champ « { $field } »
trouble-one-of = l’un de { $words }
trouble-number = un nombre entier de { $least } à { $most }
trouble-whole = un nombre entier
trouble-text = un texte
trouble-boolean = true ou false
trouble-list = une liste
trouble-list-of = une liste de { $n }
trouble-shorter-list = une liste plus courte
trouble-table = une table
trouble-one-field = une table à un seul champ
trouble-value = une valeur
trouble-word = un seul mot
trouble-other = une autre valeur
trouble-toml = du TOML bien formé
trouble-json = du JSON bien formé
trouble-choices = un des choix { $choices }
trouble-hash = « { $name } » porte dans ce programme l’empreinte { $expected }, le document a été écrit avec { $found }
trouble-format = attendu le format { $expected }, trouvé { $found }
trouble-other-game = attendu un document de { $expected }, trouvé un de { $found }
trouble-ruleset = attendu la version { $expected } des règles ou une antérieure, trouvé { $found }
trouble-older-rules = cette partie a été jouée avec les règles de version { $found }, corrigées depuis (version { $now }) : { $what } ; corrigé depuis : { $changes }
trouble-piles = des piles parmi { $piles }
trouble-seed = une graine inférieure à 2^53
trouble-entries = au plus { $most } entrées
trouble-a-hash = une empreinte, ou rien du tout
trouble-a-seed = une graine pour que le programme distribue
trouble-action = action { $ply }
trouble-decided = la décision de l’automa « { $decided } »
trouble-dealt = « { $dealt } », que donne la graine
trouble-correction = la correction est impossible : { $what }
trouble-rest = une table au repos
trouble-half-done = une action à moitié faite
trouble-full = cette partie est pleine : elle compte { $n } entrées, et au plus { $most } y tiennent ; ce qui a été fait peut encore être annulé
trouble-over = la partie était finie, trouvé « { $action } »
trouble-honest-hint = Cette partie se joue sans aide : ni conseil, ni joueur qui joue à votre place.
trouble-honest-undo = Cette partie se joue sans aide : on ne reprend pas un coup auquel une carte ou l’automa a répondu.
trouble-no-hints = Cette partie a été commencée sans conseils : personne n’y dit quoi faire, et aucun joueur ne joue à votre place.
trouble-refused = « { $action } » n’est pas permis : { $why } ({ $rule }, { $source })
trouble-no-rule = « { $action } » n’est pas permis : aucune règle ne le propose
trouble-not-automa = attendu une table où l’automa doit jouer, trouvé une autre
trouble-next = une carte que la pile « { $pile } » peut révéler
trouble-no-card = il faut la prochaine carte de « { $pile } » : nommez-la dans « next », p. ex. next = ["{ $example }"], ou donnez --seed
trouble-endless = attendu un tour de l’automa qui finit, trouvé un tour sans fin
expected-document = un fichier pour « { $keys } »
found-document = un fichier pour « { $key } »

choice-at = Où l’on joue
at-screen = à l’écran
at-table = à votre table, avec la boîte

# Ce que dit chaque jeu ; un jeu peut le dire à sa façon.
refusal-over = La partie est terminée.
refusal-human-turn = C’est à vous de jouer, et ce coup-là n’est pas le vôtre.
refusal-automa-turn = C’est le tour de l’automa : sa carte décide.
refusal-chance-turn = Il faut d’abord révéler une carte.
refusal-not-there = La pile ne peut pas révéler cela ({ $action }).
expected-at-most = au plus { $most }
expected-card = une carte de { $first } à { $last }
expected-card-number = le numéro d’une carte
expected-unseen = chaque carte une fois, et pas celle qui est révélée
expected-some-unseen = au moins une carte, si aucune n’est révélée
expected-piece-once = chaque pièce une fois
found-piece-again = encore la pièce { $number }

# What a rule found at a table, where a game has no words of its own for it.
found-and = { $first } et { $last }
found-value = { $name } ({ $value })
found-deeds = { $deeds }
found-usual = { $case ->
    [none] Il n’y avait rien à examiner.
    [out] { $n ->
        [1] { $all } ne convient pas.
        [2] Ni { $first } ni { $last } ne convient.
       *[other] Rien de tout cela ne convient : { $all }.
     }
    [only] Il s’agit de ceci : { $all }.
    [all] Tout convient : { $all }.
    [one] Convient seulement : { $kept } ; { $dropped ->
        [one] pas { $gone }.
       *[other] mais pas { $gone }.
     }
    [some] Conviennent : { $kept } ; { $dropped ->
        [one] pas { $gone }.
       *[other] mais pas { $gone }.
     }
   *[skipped] Rien de tout cela ne convient, la règle est donc ignorée : { $all }.
 }
found-usual-measured = { $case ->
    [none] Il n’y avait rien à comparer.
    [out] { $n ->
        [one] { $others } ne reste pas.
       *[other] { $others } ne restent pas.
     }
    [only] { $all } arrive à { $figure }.
    [all] { $all } restent, à { $figure }.
    [one] { $kept } reste, à { $figure } ; { $dropped ->
        [one] pas { $others }.
       *[other] mais pas { $others }.
     }
    [some] { $kept } restent, à { $figure } ; { $dropped ->
        [one] pas { $others }.
       *[other] mais pas { $others }.
     }
   *[skipped] Rien de tout cela ne convient, la règle est donc ignorée : { $all }.
 }

app-human = vous
app-person = personne { $n }
app-automa = l’automa

piece-card = carte { $id }
