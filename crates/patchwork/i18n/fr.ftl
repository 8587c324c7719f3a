# Patchwork et son Automa : tout ce que lisent les gens.

game-title = Patchwork
game-authors = Uwe Rosenberg
game-about = Deux ouvrages naissent d’un même cercle de pièces ; qui est le plus en retard sur le temps joue.
game-sources = Règles du jeu de base (Lookout, 2014) et règles de l’Automa (« Patchwork Automa », Lookout, 2018, lues en espagnol), avec nos mots.
automa-title = L’Automa
automa-authors = Lines J. Hutter, Morten Monrad Pedersen
seat-0 = Vous
seat-1 = l’Automa

choice-level = Niveau
level-I = Stagiaire
    .hint = L’Automa ne marque rien d’autre que la tuile spéciale.
level-II = Apprenti
    .hint = Il marque ses boutons et prend la tuile spéciale 9 cases avant la fin.
level-III = Compagnon
    .hint = Il marque ses boutons et ses pièces à boutons.
level-IV = Maître
    .hint = Il marque ses boutons et les boutons de ses pièces.
level-V = Légende
    .hint = Il marque tout cela et atteint vite la tuile spéciale.
choice-deck = Paquet
deck-normal = Paquet normal
    .hint = Douze cartes au dos muet : on n’apprend ce qu’il peut payer que quand la carte est révélée.
deck-tactical = Paquet tactique
    .hint = Douze cartes dont le dos dit ce qu’il pourra payer.
choice-edition = Plateau temps
edition-original = Original
    .hint = Pièces de cuir devant les cases 20, 26, 32, 44 et 50.
edition-revised = Révisé
    .hint = Pièces de cuir devant les cases 26, 32, 38, 44 et 50.
choice-no-overtake-at-end = Ne pas dépasser, en fin de plateau
no-overtake-at-end-capped = Le jeton s’arrête sur la dernière case
no-overtake-at-end-uncapped = Le temps entier de la pièce compte
choice-leather = Pièces de cuir atteintes par l’Automa
leather-taken = Il les retire du plateau
leather-left = Elles restent pour vous

pile-circle = le cercle des pièces
pile-backs = le dos des cartes de l’Automa
pile-fronts = les cartes de l’Automa

score-buttons = Boutons
score-tile = Tuile spéciale
score-empty = Cases vides
score-automa-buttons = Boutons reçus
score-automa-patches = Pièces à boutons
score-automa-buttons-on-patches = Boutons sur les pièces

patch = la pièce { $number }
    .figures = coûte { $cost }, temps { $time }, boutons { $buttons }, { $area } cases

action-lay = { $patch } rejoint le cercle
action-back = le dos de la carte suivante montre { $buttons ->
    [one] { $buttons } bouton virtuel
   *[other] { $buttons } boutons virtuels
 }
action-back-plain = le dos de la carte suivante ne dit rien
action-card = l’Automa révèle la carte { $number }
action-advance = avancer { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
 } jusqu’à la case { $space } et recevoir autant de boutons
action-buy = prendre { $patch } et la poser, son coin en { $cell }
action-leather = poser une pièce de cuir en { $cell }
action-took = prendre { $patch }
action-tile = gagner la tuile spéciale avec ce tour
action-begin = le reste du cercle sera indiqué quand il viendra à portée
action-take = l’Automa prend { $patch } et va sur la case { $space }
    .income = l’Automa prend { $patch }, va sur la case { $space } et reçoit { $buttons ->
        [one] { $buttons } bouton
       *[other] { $buttons } boutons
    }
action-pass = l’Automa passe et va sur la case { $space }
    .income = l’Automa passe, va sur la case { $space } et reçoit { $buttons ->
        [one] { $buttons } bouton
       *[other] { $buttons } boutons
    }

# Ce que la personne déplace à la table pour l’Automa ; le chiffre qui compte est entre étoiles.
order-take = Prenez la **{ $nth ->
    [1] première pièce
    [2] deuxième pièce
   *[3] troisième pièce
 }** pour sa pile ; le pion neutre prend sa place.
order-time = Avancez son jeton de { $from } à **{ $space }**.
order-pass = Rien qu’il puisse payer : son jeton va en **{ $space }**.
order-give = Donnez-lui { $things }.
    .small = Il a maintenant { $now ->
        [one] { $now } bouton
       *[other] { $now } boutons
    }.
order-buttons = **{ $n ->
    [one] { $n } bouton
   *[other] { $n } boutons
 }**
order-leather = la **pièce de cuir** devant { $space }
order-tile = la **tuile 7×7**

refusal-human-turn = Un tour est l’une de deux actions : avancer, ou prendre et poser une pièce.
refusal-automa-turn = C’est le tour de l’Automa : sa carte décide.
refusal-chance-turn = Il faut d’abord révéler une carte ou une pièce.
refusal-over = La partie est finie.
refusal-reach = { $patch } : hors de portée du pion neutre ; sont à portée : { $reach }.
refusal-price = { $patch } : la pièce coûte { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
 }, vous en avez { $buttons }.
refusal-no-room = { $patch } : cette pièce n’entre nulle part sur votre ouvrage.
refusal-off-board = { $patch } : avec son coin en { $cell }, la pièce dépasserait du bord de l’ouvrage.
refusal-covered = { $patch } : la pièce en chevaucherait une autre, { $cell } est couverte.
refusal-few-cells = { $patch } : seules { $empty } cases de votre ouvrage sont vides, et la pièce en a { $area }.
refusal-tile-gone = La tuile spéciale est déjà prise.
refusal-tile-cells = Un carré 7x7 demande 49 cases ; environ { $covered } sont couvertes.
refusal-begin = Indiquez d’abord les { $n } prochaines pièces dans le sens horaire.
refusal-on-the-screen = À l’écran, une pièce se pose : « buy PIÈCE CASE SENS ».
refusal-at-the-table = À la table, une pièce s’indique sans sa place : « took PIÈCE ».
refusal-leather-first = Il faut d’abord poser une pièce de cuir.
refusal-leather-covered = La pièce de cuir demande une case vide ; { $cell } est couverte.
refusal-no-leather = Il n’y a pas de pièce de cuir à poser.

# Ce qui était attendu là où quelque chose ne peut être lu ou posé.
expected-verb = « advance », « buy PIÈCE CASE SENS », « leather CASE », « take PIÈCE », « took PIÈCE », « tile », « begin », « pass », « lay PIÈCE », « back BOUTONS » ou « card NUMÉRO »
expected-placement = une pièce, une case et un sens comme « 12 c4 r1f »
expected-turn = un sens de r0 à r3, retourné au besoin : r0f à r3f
expected-patch = une pièce de 0 à { $last }
expected-cell = une case de a1 à i9
expected-back-shown = un nombre de boutons virtuels, ou « plain »
expected-cards = de { $least } à { $most } cartes (deux sont écartées)
expected-first-number = un premier numéro tel qu’aucun ne dépasse { $most }
expected-filters = au plus { $most } filtres
expected-farthest = « farthest » comme dernier filtre, pour qu’il ne reste pas d’égalité
found-no-filter = aucun filtre
expected-starter-last = la pièce 0 seulement quand toutes les autres sont en cercle
expected-space = une case jusqu’à { $last }
expected-buttons = jusqu’à { $most } boutons
expected-cells = au plus { $most } cases couvertes
expected-on-the-screen = des pièces avec leur place, car cette partie est à l’écran
expected-at-the-table = des pièces sans leur place (« taken », « leather »), car cette partie est à la table
expected-inside = une pièce à l’intérieur de l’ouvrage
expected-on-empty = une pièce sur des cases vides ({ $cell } est couverte)
expected-uncovered = une case qui n’est pas déjà couverte
expected-income = de { $least } (sur les pièces nommées) à { $most }
expected-leather-to-place = pas plus de pièces de cuir qu’il n’y en a, ni que de cases vides
expected-leather = des cases parmi { $spaces }, chacune une fois
expected-leather-in-all = { $most } pièces de cuir en tout
expected-first-to-end = « human » ou « automa », car les deux sont sur la dernière case
expected-side-at-end = un côté dont le jeton est sur la dernière case
expected-left = de { $least } à { $most } cartes encore à piocher
expected-back = le dos d’une carte non vue, dans un paquet dont les dos parlent, sans carte révélée
expected-piece-once = chaque pièce une fois
found-piece-again = encore la pièce { $number }
expected-no-card = aucune carte révélée tant que l’Automa ne joue pas
expected-tile-gone = une tuile que quelqu’un possède : le jeton de l’Automa a passé le repère de la case { $marker }

R1-1 = Chacun a un ouvrage de 9x9 cases, cinq boutons, aucun revenu et un jeton temps sur la case 0.
    .source = Livret de règles, Mise en place
R1-2 = Il y a 33 pièces, cinq pièces de cuir, une tuile spéciale et plus de boutons qu’il n’en faut.
    .source = Livret de règles, Matériel
R1-3 = Le plateau temps va de la case 0 à la case 53, avec neuf boutons imprimés et cinq pièces de cuir ; la place de la première pièce de cuir dépend de l’édition.
    .source = Livret de règles, Plateau temps
R1-4 = Tout est visible ; seul l’ordre du cercle est dû au hasard.
    .source = Livret de règles, Mise en place
R2-1 = Les pièces forment un cercle dans un ordre quelconque ; le pion neutre est derrière la pièce 1x2, qui est donc la dernière dans le sens horaire.
    .source = Livret de règles, Mise en place
R3-1 = Celui dont le jeton temps est le plus en retard joue, plusieurs fois de suite s’il le faut.
    .source = Livret de règles, Ordre du tour
R3-2 = Sur une même case, le jeton arrivé en dernier est dessus et joue.
    .source = Livret de règles, Ordre du tour
R3-3 = Qui vient de jouer rejoue sauf si son jeton est maintenant devant ; sur la dernière case on ne joue plus.
    .source = Livret de règles, Ordre du tour
R3-4 = Un tour est une action : avancer, ou prendre et poser une pièce.
    .source = Livret de règles, Déroulement de la partie
R4-1 = Avancer mène le jeton temps sur la case juste devant celui de l’autre, au plus loin sur la dernière.
    .source = Livret de règles, Avancer
R4-2 = Avancer rapporte un bouton par case parcourue.
    .source = Livret de règles, Avancer
R4-3 = Les marques franchies s’appliquent ensuite.
    .source = Livret de règles, Avancer
R4-4 = Avancer ne bouge pas le pion neutre.
    .source = Livret de règles, Avancer
R5-1 = On prend une pièce parmi les trois suivantes après le pion neutre, ou parmi celles qui restent.
    .source = Livret de règles, Prendre et poser une pièce 1
R5-2 = Le pion neutre va à la place de la pièce ; les pièces sautées deviennent les dernières.
    .source = Livret de règles, Prendre et poser une pièce 2
R5-3 = La pièce se paie avec les boutons que l’on a.
    .source = Livret de règles, Prendre et poser une pièce 3
R5-4 = La pièce se pose sur des cases vides de l’ouvrage, tournée et retournée à volonté, et n’en bouge plus. On ne prend pas ce qui n’entre nulle part.
    .source = Livret de règles, Prendre et poser une pièce 4
R5-5 = Le jeton temps avance d’autant de cases que la pièce l’indique, au plus jusqu’à la dernière ; la nouvelle pièce rapporte déjà.
    .source = Livret de règles, Prendre et poser une pièce 5
R5-6 = Arriver sur la case de l’autre met le jeton dessus : le même joueur rejoue.
    .source = Livret de règles, Ordre du tour
R6-1 = Un déplacement déclenche chaque marque qu’il atteint ou franchit.
    .source = Livret de règles, Plateau temps
R6-2 = Un bouton imprimé rapporte un bouton par bouton de l’ouvrage.
    .source = Livret de règles, Revenu en boutons
R6-3 = Le premier à franchir une pièce de cuir la prend et la pose aussitôt sur une case vide.
    .source = Livret de règles, Pièces spéciales
R6-4 = Sur un ouvrage plein, la pièce de cuir est défaussée.
    .source = Livret de règles, Pièces spéciales
R6-5 = Un déplacement apporte au plus une pièce de cuir, sauf si l’Automa les laisse.
    .source = Livret de règles, Pièces spéciales
R6-6 = La marque devant la dernière case rapporte une fois à chacun.
    .source = Livret de règles, Revenu en boutons
R7-1 = Le premier ouvrage avec un carré de 7x7 plein gagne la tuile spéciale, qui vaut sept points.
    .source = Livret de règles, Tuile spéciale
R8-1 = Les jetons s’arrêtent sur la dernière case ; la partie finit quand les deux y sont.
    .source = Livret de règles, Fin de la partie
R8-2 = Un ouvrage vaut les boutons du joueur, sept pour la tuile spéciale, moins deux par case vide.
    .source = Livret de règles, Décompte
R8-3 = Qui a le plus de points gagne ; à égalité, le premier arrivé sur la dernière case.
    .source = Livret de règles, Décompte
R9-1 = Avant la première action un ouvrage vaut moins 157 points.
    .source = Découle de R8-2
R9-2 = Une pièce avance le jeton d’une à six cases, avancer d’une à sept.
    .source = Découle de R3 à R5
R9-3 = Il n’y a jamais plus de 1345 actions possibles.
    .source = Découle de R5-4
AS1 = Le jeu de base se met en place comme d’habitude ; l’Automa n’a ni ouvrage ni boutons.
    .source = Règles de l’Automa, Mise en place 1
AS2 = Un paquet est mélangé et deux de ses cartes sont écartées sans être vues.
    .source = Règles de l’Automa, Mise en place 2
AS3 = Un bouton repère est posé à autant de cases de la fin que le dit le niveau.
    .source = Règles de l’Automa, Mise en place 3
AS4 = L’humain commence.
    .source = Règles de l’Automa, Déroulement de la partie
AT0 = Au tour de l’Automa on révèle une carte : boutons virtuels, filtres, revenu. Rien n’est jamais payé.
    .source = Règles de l’Automa, Tour de l’Automa
AT1 = L’ordre du tour est celui du jeu de base pour les deux.
    .source = Règles de l’Automa, Déroulement de la partie
AT2 = Il regarde les trois pièces suivantes après le pion neutre.
    .source = Règles de l’Automa, Tour de l’Automa
AT3 = Il considère les pièces que ses boutons virtuels pourraient payer.
    .measure = coûte { $measure }, il peut payer { $limit }
    .source = Règles de l’Automa, Tour de l’Automa
AT4 = Il ne peut en payer aucune : il passe et va sur la case juste devant l’humain, sans boutons pour le chemin.
    .source = Règles de l’Automa, Tour de l’Automa, cas A
AT5 = Il peut en payer exactement une : il la prend, quoi que disent les filtres.
    .source = Règles de l’Automa, Tour de l’Automa, cas B
AT6 = Il peut en payer plusieurs : les filtres de sa carte décident, de haut en bas.
    .source = Règles de l’Automa, Tour de l’Automa, cas C
AT7 = Le pion neutre va à la place de la pièce, la pièce rejoint la pile avec ou sans boutons et le jeton temps avance.
    .source = Règles de l’Automa, Tour de l’Automa, cas B et C
AT8 = La carte est défaussée ; c’est au plus en retard de jouer.
    .source = Règles de l’Automa, Tour de l’Automa
AF0 = Un filtre qui ne laisserait aucune pièce est ignoré.
    .source = Règles de l’Automa, Tour de l’Automa, cas C
AF1 = Il préfère ne pas dépasser le jeton temps de l’humain.
    .measure = arrive en { $measure }, l’humain est en { $limit }
    .source = Règles de l’Automa, Filtres 1
AF2 = Il préfère la pièce qui a le plus de boutons.
    .measure = { $measure ->
        [one] { $measure } bouton
       *[other] { $measure } boutons
    }
    .source = Règles de l’Automa, Filtres 2
AF3 = Il préfère la plus grande pièce.
    .measure = { $measure } cases
    .source = Règles de l’Automa, Filtres 3
AF4 = Il préfère la pièce la plus éloignée du pion neutre.
    .measure = { $measure ->
        [1] première des trois
        [2] deuxième des trois
       *[other] troisième des trois
    }
    .source = Règles de l’Automa, Filtres 4
AC12 = Une carte sans boutons virtuels n’a pas besoin de filtre : une seule pièce est gratuite.
    .source = Règles de l’Automa, Tour de l’Automa ; carte 12
AI1 = Chaque bouton imprimé que franchit l’Automa lui rapporte le nombre de sa carte, quelles que soient ses pièces.
    .measure = { $measure ->
        [one] rapporte { $measure } bouton
       *[other] rapporte { $measure } boutons
    }
    .source = Règles de l’Automa, Bouton de revenus
AI2 = Deux marques en un déplacement rapportent deux fois.
    .measure = { $measure ->
        [one] rapporte { $measure } bouton
       *[other] rapporte { $measure } boutons
    }
    .source = Règles de l’Automa, Bouton de revenus
AD1 = Quand la pile est vide, toutes les cartes, les écartées aussi, sont aussitôt mélangées en une nouvelle pile.
    .source = Règles de l’Automa, Paquet de l’Automa épuisé
AD2 = Le dos d’une carte tactique dit à tous ses boutons virtuels ; on n’en sait rien d’autre.
    .source = Règles de l’Automa, Tour de l’Automa (remarque)
AL1 = Une pièce de cuir franchie par l’Automa quitte le plateau et ne vaut rien.
    .source = Règles de l’Automa, Déroulement de la partie
A7-1 = Si l’humain gagne la tuile spéciale, le repère est retiré.
    .source = Règles de l’Automa, Tuile spéciale 7x7
A7-2 = Si le jeton de l’Automa atteint ou franchit d’abord le repère, la tuile spéciale est à lui.
    .measure = rapporte { $measure } points
    .source = Règles de l’Automa, Tuile spéciale 7x7
A7-3 = Que le jeton de l’humain franchisse le repère ne change rien.
    .source = Règles de l’Automa, Tuile spéciale 7x7
AE1 = Le jeton de l’Automa s’arrête aussi sur la dernière case.
    .source = Livret de règles, Fin de la partie
AE2 = Qui n’est pas encore sur la dernière case continue seul.
    .source = Livret de règles, Fin de la partie
AP1 = L’Automa marque sept pour la tuile spéciale et, selon le niveau, boutons reçus, pièces à boutons et boutons sur ses pièces ; rien n’est retranché.
    .source = Règles de l’Automa, Décompte
AP2 = L’humain gagne avec plus de points que l’Automa ; à égalité, le premier arrivé sur la dernière case.
    .source = Règles de l’Automa, Décompte

Q1 = Passer mène une case au-delà de l’humain, comme avancer.
Q2 = Arriver à hauteur de l’humain n’est pas dépasser.
Q3 = Les filtres ne voient que les pièces qu’il peut payer, et chacun celles que le précédent a laissées.
Q4 = Près de la fin, c’est la case où le jeton s’arrêterait qui compte (réglage).
Q5 = Sur la même case, toute pièce dépasse : le filtre est ignoré.
Q6 = Toutes les pièces à égalité restent pour le filtre suivant.
Q7 = La plus éloignée : la troisième avant la deuxième avant la première, parmi celles qui restent.
Q8 = Passer rapporte le revenu des marques, jamais de boutons pour le chemin.
Q9 = C’est la carte révélée ce tour qui paie le revenu.
Q10 = L’Automa retire les pièces de cuir du plateau (réglage).
Q11 = La liste et le tableau des points divergent à III et à IV : d’après le tableau, III marquerait comme II et IV comme V, et ce ne seraient plus des niveaux à part ; on suit la liste.
Q12 = « À tant de cases » se compte depuis la dernière case.
Q13 = Les pièces de cuir ne sont pas des pièces à boutons.
Q14 = La pile est mélangée dès que sa dernière carte est défaussée, pour que le dos tactique soit vu avant que l’humain joue.
Q15 = Ce que diraient les dos des cartes écartées est ignoré.
Q16 = L’édition du plateau temps se choisit ; le repère n’en dépend pas.
Q17 = S’il reste moins de trois pièces, elles sont proposées ; sans aucune, l’Automa passe.
Q18 = Si les deux sont sur la dernière case, celui qui s’y est rendu en dernier n’était pas le premier.

# What a rule found at the table, and what the Automa’s turn came to.

found-patch = { $place ->
    [1] la première pièce
    [2] la deuxième pièce
   *[3] la troisième pièce
 }
found-AT2 = { $n ->
    [0] Il ne reste aucune pièce devant le pion neutre.
    [1] Il ne reste qu’une pièce devant le pion neutre.
   *[other] Il regarde les { $n } pièces suivantes, devant le pion neutre.
 }
found-AT3 = { $case ->
    [out] { $limit ->
        [0] Il ne peut rien dépenser, et chaque pièce coûte quelque chose.
        [one] Il peut dépenser { $limit } bouton, et aucune pièce ne coûte si peu.
       *[other] Il peut dépenser { $limit } boutons, et aucune pièce ne coûte si peu.
     }
    [one] { $limit ->
        [one] Il peut dépenser { $limit } bouton : assez pour { $kept } seulement.
       *[other] Il peut dépenser { $limit } boutons : assez pour { $kept } seulement.
     }
    [some] { $limit ->
        [one] Il peut dépenser { $limit } bouton : assez pour { $kept }, pas pour { $gone }.
       *[other] Il peut dépenser { $limit } boutons : assez pour { $kept }, pas pour { $gone }.
     }
   *[other] { $n ->
        [one] Il peut dépenser { $limit } : assez pour la seule pièce qui reste.
        [2] Il peut dépenser { $limit } : assez pour les deux.
       *[other] Il peut dépenser { $limit } : assez pour les trois.
     }
 }
found-AT4 = Il ne peut rien payer : il passe et va en { $space }, une case devant vous.
found-AT5 = Il ne peut en payer qu’une : il prend { $all } sans regarder les filtres.
found-AT6 = Il peut en payer { $n ->
    [2] deux
   *[3] trois
 } : les filtres de sa carte décident, de haut en bas.
found-AF1 = { $case ->
    [skipped] Vous êtes en { $limit }, et chacune le ferait passer devant vous : le filtre est ignoré.
    [one] Vous êtes en { $limit } : seule { $kept } ne le ferait pas passer devant vous.
    [some] Vous êtes en { $limit } : { $gone } le ferait passer devant vous, pas { $kept }.
   *[other] Vous êtes en { $limit } : aucune ne le ferait passer devant vous.
 }
found-AF2 = { $case ->
    [one] { $measure ->
        [one] Le plus de boutons : { $kept }, avec un.
       *[other] Le plus de boutons : { $kept }, avec { $measure }.
     }
    [some] { $measure ->
        [one] Le plus de boutons : { $kept }, avec un chacune.
       *[other] Le plus de boutons : { $kept }, avec { $measure } chacune.
     }
   *[other] { $measure ->
        [0] Aucune n’a de bouton : pas de différence.
        [one] Chacune a un bouton : pas de différence.
       *[other] Chacune a { $measure } boutons : pas de différence.
     }
 }
found-AF3 = { $case ->
    [one] La plus grande est { $kept }, avec { $measure } cases.
    [some] Les plus grandes sont { $kept }, avec { $measure } cases chacune.
   *[other] Toutes ont { $measure } cases : pas de différence.
 }
found-AF4 = La plus éloignée du pion neutre est { $kept }.
found-AI1 = { $buttons ->
    [0] Il franchit un bouton imprimé, mais sa carte ne rapporte rien.
    [one] Il franchit un bouton imprimé : sa carte rapporte un bouton.
   *[other] Il franchit un bouton imprimé : sa carte rapporte { $buttons } boutons.
 }
found-AI2 = { $buttons ->
    [0] Il franchit deux boutons imprimés, mais sa carte ne rapporte rien.
   *[other] Il franchit deux boutons imprimés : sa carte rapporte deux fois, { $buttons } boutons.
 }
found-AL1 = Il franchit une pièce de cuir, qui quitte le plateau.
found-A7-2 = Il atteint le repère en premier : la tuile spéciale et ses 7 points sont à lui.
part-take = Carte { $card } : { $patch }
part-pass = Carte { $card } : il passe
part-note = { $limit ->
    [0] Il ne peut rien dépenser.
    [1] Il peut dépenser un bouton.
   *[other] Il peut dépenser jusqu’à { $limit } boutons.
 }
short-take = { $patch }
short-pass = passe
account-take = L’Automa a pris { $patch } et a avancé de { $from } à { $to }.
account-pass = L’Automa a passé et a avancé de { $from } à { $to }.
account-notes = { $first } { $last }
line-affordable = coûte
line-no-overtake = arrive en
line-most-buttons = boutons
line-largest = cases
line-farthest = place

# Ce qui peut être corrigé à la table.
pw-fix-board = Plateau
pw-fix-counts = Comptes
pw-fix-patches = Pièces
pw-fix-cards = Cartes
pw-your-token = Votre jeton
pw-its-token = Son jeton
pw-on-top = Au-dessus
pw-fix-tile = La tuile 7×7
pw-fix-leather = Pièces de cuir sur le plateau
pw-fix-yours = à vous
pw-fix-its = à lui
pw-fix-free = à personne
pw-fix-circle = dans le cercle
pw-fix-in-pile = dans la pile
pw-turned = révélée
pw-your-buttons = Vos boutons
pw-your-income = Vos revenus
pw-its-buttons = Ses boutons
pw-your-leather = Vos pièces de cuir
pw-its-leather = Ses pièces de cuir
pw-neutral = Devant le pion neutre
pw-card = Carte { $n }
pw-shape = { $shape ->
    [bar] Barre
    [corner] Angle
    [tee] T
    [zigzag] Zigzag
    [ell] L
    [square] Carré
    [u] U
    [block] Bloc à bosse
    [bump] Barre à bosse
    [bumps] Barre à deux bosses
    [cross] Croix
    [stairs] Escalier
    [dagger] Dague
    [arrow] Flèche
    [boat] Bateau
    [boot] Botte
    [aitch] H
   *[round] Bloc arrondi
 } de { $n }{ $buttons ->
    [0] {""}
    [one] , un bouton
   *[other] , { $buttons } boutons
 }
pw-fix-spaces = { $spaces }
pw-fix-then = { $one } · { $two }

## Kinds of deeds
deed-kind-advance = avancer
deed-kind-patch = les pièces
deed-kind-leather = les pièces de cuir

bar-buttons = pièces avec boutons
bar-dear = pièces à 6 boutons ou plus
bar-free = la pièce gratuite
