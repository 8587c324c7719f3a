# Ce que dit la page de London.

ld-you = À vous
ld-your-last = Votre dernier tour
ld-last-of = { $who }, dernier tour
ld-task = { $who } : { $what }
ld-task-start = piochez une carte
ld-task-put = reposez les cartes
ld-task-choose = choisissez votre action
ld-task-draw = piochez
ld-task-give = donnez une carte en échange
ld-task-develop = développez
ld-task-spend = défaussez une carte pour cela
ld-task-site = choisissez son emplacement
ld-task-run = faites fonctionner votre ville
ld-task-target = choisissez un joueur
ld-task-commit = défaussez des cartes pour cela
ld-task-place = choisissez un bâtiment du plateau
ld-task-again = choisissez la carte à réactiver
ld-task-flip = choisissez la carte à retourner
ld-task-limit = ne gardez que neuf cartes
ld-task-end = terminez votre tour
ld-told = { $what }.
ld-with-gains = { $what } : { $gains }
ld-gain-money = { $n } £
ld-gain-poverty = { $n } pauvreté
ld-gain-prestige = { $n } prestige
ld-gain-crucial = { $n } pour une carte essentielle
ld-turns-card = AutoMartin retourne une carte.
ld-turns-draw = AutoMartin pioche une carte Ville.
ld-turns-toss = AutoMartin défausse une carte de la pioche.
ld-turns-borough = Un district est mis en vente.
ld-told-others = { $what } { $others }.
ld-told-out = { $what } { $out }
ld-deck-out = La pioche Ville est épuisée : chacun des autres a encore un tour.
ld-other-money = { $who } : { $before } £ → { $after } £
ld-other-loans = { $who } : prêts { $before } → { $after }
ld-other-poverty = { $who } : pauvreté { $before } → { $after }
ld-progress = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
 }
ld-progress-end = La pioche est épuisée : { $n ->
    [one] encore { $n } tour
   *[other] encore { $n } tours
 }
ld-turns-left = { $n ->
    [one] encore { $n } tour
   *[other] encore { $n } tours
 }
ld-board = Plateau développement
ld-deck = { $n } dans la pioche
ld-sets = Série A { $a }, série B { $b }, série C { $c }
ld-for-sale = Districts à vendre
ld-more = encore { $n }
ld-thames = Tamise
ld-tab-map = Plan
ld-map = Districts le long de la Tamise. Les vôtres : { $yours }. Ceux d’AutoMartin : { $its }. Ceux des autres : { $others }. À vendre : { $offer }.
ld-space-empty = espace libre
ld-taken = prise
ld-refused = n’a pas pu être payée
ld-tossed = venue de la pioche
ld-doomed = part la prochaine
ld-your-city = Votre ville
ld-run-brings = { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
 }, { $loans ->
    [0] aucun prêt
    [one] { $loans } prêt (15 £ ou −7 chacun)
   *[other] { $loans } prêts (15 £ ou −7 chacun)
 }, { $hand } en main
ld-per-run = si elle fonctionnait maintenant
ld-city-empty = Aucun bâtiment pour l’instant.
ld-under = { $n } dessous
ld-under-title = Sous { $card }
ld-new-stack = Nouvelle pile
ld-build-here = construire ici
ld-build-on = construire dessus
ld-down = face cachée
ld-again = activer de nouveau
ld-flip = retourner celle-ci
ld-then-flips = puis elle est retournée
ld-its-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $boroughs ->
    [one] { $boroughs } district
   *[other] { $boroughs } districts
 }
ld-pile-empty = Il n’a encore aucune carte.
ld-all-pile = { $n ->
    [one] La seule carte de sa pile
   *[other] Les { $n } cartes de sa pile
}
ld-unseen = Cachées : { $down } face cachée, { $under ->
    [one] { $under } recouverte
   *[other] { $under } recouvertes
 }.
ld-prestige = prestige
ld-loans = prêts
ld-hand-size = cartes en main
ld-boroughs = districts
ld-pile = sa pile
ld-automa-deck = son deck
ld-loans-cost = prêts ; chacun coûte 15 £ à rembourser, ou 7 points de prestige à la fin
ld-colour-economy = marron, économie
    .name = marron
ld-colour-culture = bleue, science et culture
    .name = bleue
ld-colour-politics = rose, politique
    .name = rose
ld-colour-pauper = grise, Pauvres
    .name = grise
ld-costs = coûte
ld-free = construite sans carte
ld-activation-money = pour l’activer, payez
ld-spends-any = pour l’activer, défaussez une carte
    .name = défaussez
ld-spends-brown = pour l’activer, défaussez une carte marron
ld-spends-blue = pour l’activer, défaussez une carte bleue
ld-spends-pink = pour l’activer, défaussez une carte rose
ld-gives = donne
ld-end-prestige = prestige à la fin
ld-flips = est retournée une fois activée
    .name = retournée
ld-crucial = essentielle pour AutoMartin
    .name = essentielle
ld-cards-drawn = cartes piochées
    .name = cartes
ld-run-cost = chaque fonctionnement coûte
ld-run-money = chaque fonctionnement donne
ld-run-poverty = chaque fonctionnement apporte de la pauvreté
ld-actions = Actions
ld-draw-deck = Piocher
ld-develop = Déve­lop­per
ld-buy = Acheter
ld-run = Faire fonc­tion­ner
ld-draw-three = Piocher trois
ld-stop = Ne plus piocher
ld-commit-stop = Ne plus défausser
ld-done-develop = Fin du développement
ld-done-run = Fin du fonctionnement
ld-done = Fin du tour
ld-ability = Capacité du district
ld-look = Regarder la pioche
ld-repay = Rembourser 15 £
ld-loan = Prêt : { $n } £
ld-swap = Échanger
ld-say-start = Piochez votre carte : touchez-en une du plateau développement, ou la pioche.
ld-say-start-out = Piochez votre carte : touchez-en une du plateau développement. La pioche est épuisée.
ld-say-seen = Prenez une des cartes regardées, ou une du plateau.
ld-say-put = Reposez les cartes sur la pioche : d’abord celle du dessus.
ld-say-choose = Touchez une carte en main pour développer, un district pour l’acheter, ou choisissez. Faire fonctionner maintenant apporte { $poverty } de pauvreté.
ld-say-develop = Touchez la carte en main à jouer.
ld-say-buy = Touchez le district à acheter.
ld-say-draw = Piochez : encore { $n }.
ld-say-swap = Touchez la carte voulue du plateau.
ld-say-give = Touchez la carte en main à donner en échange.
ld-say-free = { $n ->
    [one] Encore un bâtiment sans défausser : touchez-le.
   *[other] Encore { $n } bâtiments au plus sans défausser : touchez-en un.
}
ld-say-more = Touchez une autre carte en main, ou terminez.
ld-say-spend = Touchez la carte en main à défausser pour { $card }.
ld-say-site = Où placer { $card } ? Touchez une pile de votre ville, ou commencez-en une.
ld-say-run = Touchez une carte pour l’activer seule. Finir maintenant : { $poverty } pauvreté.
ld-say-run-end = Finir maintenant : { $poverty } pauvreté.
ld-run-because = Pour { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
 }, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
 }, { $loans ->
    [one] { $loans } prêt
   *[other] { $loans } prêts
 }.
ld-run-list = Cartes à activer
ld-run-none = Toutes les cartes qui pouvaient l’être ont été activées.
ld-run-poverty-now = { $n } pauvreté
ld-activate-all = Activer les { $n }
ld-asks-card = demande une carte
ld-asks-cards = demande des cartes
ld-asks-whom = demande à qui
ld-asks-building = demande un bâtiment
ld-asks-which = demande quelle carte
ld-price-economy = une carte marron
ld-price-culture = une carte bleue
ld-price-politics = une carte rose
ld-price-pauper = une carte grise
ld-price-both = { $n } £ et { $card }
ld-price-money = { $n } £
ld-price-free = ne coûte rien
ld-price-never = ne se bâtit pas
ld-price-action = se joue, ne se bâtit pas
ld-part-pay = payez { $n } £
ld-part-any = défaussez une carte
ld-part-brown = défaussez une carte marron
ld-part-blue = défaussez une carte bleue
ld-part-pink = défaussez une carte rose
ld-part-money = { $n } £
ld-part-poverty = { $n } pauvreté
ld-part-prestige = { $n } prestige
ld-part-flips = puis elle est retournée
ld-tells-run = À l’activation : { $parts }.
ld-tells-play = Quand on la joue : { $parts }.
ld-tells-end = À la fin : { $n } prestige.
ld-tells-crucial = Essentielle : AutoMartin la prend avant toute autre.
ld-sites = Où elle va
ld-new-stack-costs = +1 pauvreté à chaque fois
ld-site-on = Sur { $card }
ld-site-covers = la recouvre
ld-deck-soon = { $n ->
    [one] Il reste une carte dans la pioche : une fois prise, chacun des autres joue encore un tour et la partie s’achève.
   *[other] Il ne reste que { $n } cartes dans la pioche.
 }
ld-say-prison = Défaussez jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } pour { $card } : chacune retire { $poverty } pauvreté{ $prestige ->
    [0] .
   *[other] {" "}et rapporte { $prestige } prestige.
 }
ld-say-workhouse = Défaussez des Pauvres pour { $card } : chacun rapporte { $money } £ et retire { $poverty } pauvreté.
ld-say-target = Qui subit la carte { $card } ?
ld-say-commit = Touchez les cartes en main à défausser pour { $card }.
ld-say-place = Touchez le bâtiment du plateau qui va sur { $card }.
ld-say-again = Touchez la carte de votre ville que { $card } active de nouveau.
ld-say-flip = Touchez la carte à retourner : { $card }, ou une qui peut l’être à sa place.
ld-say-limit = Plus de neuf cartes : touchez-en { $n ->
    [one] une pour la défausser.
   *[other] { $n } pour les défausser.
}
ld-say-end = Il n’y a rien d’autre à faire.
ld-buy-it = L’acheter
ld-play-it = La jouer
ld-then-draw = puis piochez { $n }
ld-discards = défausse { $card }
ld-discards-none = aucune carte défaussée
ld-discard-economy = Quelle carte marron défausser ?
ld-discard-culture = Quelle carte bleue défausser ?
ld-discard-politics = Quelle carte rose défausser ?
ld-discard-pauper = Quelle carte défausser ?
ld-seen = Cartes regardées
ld-hand = { $n ->
    [one] Votre main, { $n } carte
   *[other] Votre main, { $n } cartes
 }
ld-hand-empty = Votre main est vide.
ld-line-unread = pas nécessaire
ld-line-none = aucune

ld-sign-hammer = Marteau : ce que coûte la construction
    .name = coût
ld-sign-pound = Livre : l’argent
    .name = argent
ld-sign-poverty = Poids : la pauvreté
    .name = pauvreté
ld-sign-prestige = Écu : prestige immédiat
    .name = prestige
ld-sign-step = argent payé pour l’activer
    .name = activer
ld-sign-always = agit tant qu’elle est visible au sommet
    .name = durable
guide-1 = Vous avez 5 £, six cartes, ni prestige ni pauvreté ; AutoMartin a 5 £ et aucune carte. Qui commence se choisit avec le niveau.
    .title = Le début
guide-2 = D’abord une carte : de la pioche Ville, ou du plateau développement. Puis une seule action : développer, acheter un district, faire fonctionner la ville, ou piocher trois cartes.
    .title = Votre tour
guide-3 = Des cartes en main vont dans votre ville, seules ou sur une pile. Chaque bâtiment coûte une autre carte en main de sa couleur, défaussée, et souvent de l’argent.
    .title = Développer
guide-4 = Vos cartes visibles donnent de l’argent, du prestige et moins de pauvreté, dans l’ordre de votre choix. À la fin : une pauvreté par pile, par prêt et par carte en main.
    .title = Faire fonctionner
guide-5 = Les défausses restent sur le plateau développement, pour vous et pour AutoMartin. Personne ne garde plus de neuf cartes.
    .title = Les défausses
guide-6 = Quand la pioche Ville est épuisée, chacun des autres joue encore un tour ; puis les prêts sont remboursés, 15 £ chacun, tant qu’il y a de l’argent.
    .title = La fin
guide-7 = Les bâtiments rapportent leur prestige, chaque tranche de 3 £ un point de plus ; la pauvreté au-delà de la plus basse et les prêts impayés en coûtent. Qui a le plus de prestige l’emporte. À égalité ? Le moins de pauvreté, puis le plus de districts, puis la meilleure carte.
    .title = Qui gagne
guide-8 = Les cartes de la boîte sont celles de la première édition, adaptées par nous aux règles de la deuxième ; un jeu de cartes à vous peut être saisi ou ouvert au moment de préparer une partie.
    .title = Les cartes
ld-lesson-develop = Développer : chaque bâtiment se paie avec une autre carte de sa couleur, et souvent de l’argent.
ld-lesson-buy = Acheter un district : il donne des cartes tout de suite et du prestige, parfois moins de pauvreté.
ld-lesson-run = Faire fonctionner la ville : chaque carte sert une fois ; puis la pauvreté vient pour les piles, les prêts et les cartes en main.
guide-automa = Il révèle une carte : argent, pauvreté, puis un filtre lu ligne par ligne sur le plateau développement ou les districts, jusqu’à ce qu’il ne reste qu’une carte. Il la garde s’il peut la payer. Il ne prend jamais de prêt et ne fait jamais fonctionner de ville.
guide-print = Imprimer les cartes d’AutoMartin
    .about = 20 cartes en trois niveaux avec leurs dos et une page d’aide de jeu, dessinées par nous.
    .deck = 20, avec leurs dos
adaptations = Ce qui est adapté
ld-line-pays = Peut-il payer ?
ld-line-brings = Elle apporte

# Un jeu de cartes saisi par son propriétaire.

ld-set-begin = Saisir un jeu, carte par carte
ld-set-begin-text = Pour les cartes de la deuxième édition de votre propre boîte : chaque carte a sa place et reçoit son nom et ses chiffres ici ou, une seule fois, en cours de partie à la table, quand elle apparaît ; on peut donc jouer à la table tout de suite. Ou pour des cartes à vous : chaque carte Ville, puis les districts. On peut s’arrêter à tout moment et reprendre plus tard.
ld-set-begin-go = Commencer
ld-set-name = Nom
ld-set-edition = Édition
ld-set-edition-first = Première édition (2010)
ld-set-edition-second = Deuxième édition (2017), comparée à ce qu’on en sait
ld-set-edition-own = Des cartes à vous
ld-set-rename = Changer le nom
ld-set-n-cards = Cartes Ville
ld-set-n-paupers = Pauvres
ld-set-n-actions = Cartes action
ld-set-n-boroughs = Districts
ld-set-n-starters = Districts de départ
ld-set-add-card = Ajouter une carte Ville
ld-set-add-borough = Ajouter un district
ld-set-new-card = Une carte Ville
ld-set-new-borough = Un district
ld-set-deck-title = Série { $deck }
ld-set-gaps = Ce qui manque encore
ld-set-missing = il manque : { $figures }
ld-set-unnamed = { $n ->
    [one] Une carte ou un district n’a pas encore de nom : ajoutez-le ici, ou nommez-le à la table quand il apparaît.
   *[other] { $n } cartes et districts n’ont pas encore de nom : ajoutez-les ici, ou nommez chacun à la table quand il apparaît.
}
ld-set-rest = { $n ->
    [one] Complet pour la table ; pour jouer à l’écran, il manque encore à une carte ce qu’on n’y demande jamais : son effet, si elle est retournée, la carte défaussée pour elle.
   *[other] Complet pour la table ; pour jouer à l’écran, il manque encore à { $n } cartes ce qu’on n’y demande jamais : l’effet, si elles sont retournées, la carte défaussée pour elles.
}
ld-set-n-missing = { $n } à compléter
ld-set-attested = On sait que la deuxième édition a :
ld-set-unknown = Laissez vide ce que vous ne savez pas encore ; 0 veut dire que rien n’est imprimé.
ld-set-deck = Série
ld-set-count = Exemplaires
ld-set-kind = Genre
ld-set-kind-building = Bâtiment
ld-set-kind-pauper = Pauvres
ld-set-kind-action = Carte action
ld-set-colour = Couleur
ld-set-building-cost = Coût de construction (£)
ld-set-activation-money = À payer pour l’activer (£)
ld-set-activation-card = Défaussée pour l’activer
ld-set-money = Argent (£)
ld-set-poverty = Pauvreté
ld-set-poverty-way = Cette pauvreté
ld-set-poverty-way-brings = est gagnée
ld-set-poverty-way-takes = est retirée
ld-set-prestige = Prestige immédiat
ld-set-end-prestige = Prestige à la fin
ld-set-flips = Retournée une fois activée
ld-set-crucial = Une des cartes essentielles d’AutoMartin
ld-set-ongoing = Tant qu’elle est face visible
ld-set-effect = Activée ou jouée
ld-set-amount-n = Valeur de n
ld-set-amount-cards = Cartes, au plus
ld-set-amount-money = Argent pour chacune (£)
ld-set-amount-poverty = Pauvreté en moins pour chacune
ld-set-amount-prestige = Prestige pour chacune
ld-set-amount-least = Cartes, au moins
ld-set-amount-most = Cartes, au plus
ld-set-nothing = rien
ld-set-not-known = pas encore connu
ld-set-any-card = n’importe quelle carte
ld-set-one-of-these = une valeur de la liste
ld-set-empty = ne peut pas rester vide
ld-set-starter = En vente au départ
ld-set-side = Rive de la Tamise
ld-set-side-north = nord
ld-set-side-south = sud
ld-set-river = Touche la Tamise
ld-set-cost = Coût (£)
ld-set-cards = Cartes piochées
ld-set-poverty-removed = Pauvreté retirée
ld-set-run-poverty = Pauvreté à chaque fonctionnement
ld-set-run-poverty-way = Cette pauvreté, à chaque fonctionnement,
ld-set-run-poverty-way-brings = est gagnée
ld-set-run-poverty-way-takes = est retirée
ld-set-run-cost = Argent à chaque fonctionnement (£)
ld-set-run-cost-way = Cet argent, à chaque fonctionnement,
ld-set-run-cost-way-paid = est payé
ld-set-run-cost-way-gained = est gagné
ld-set-id = Identifiant court
ld-set-keep = Garder
ld-set-keep-next = Garder, et la suivante
ld-set-back = Retour au jeu de cartes
# À la table.
ldt-sets = Séries de la pioche Ville
ldt-deck-empty = Pioche vide
ldt-that-is-all = C’est tout
ldt-back = Retour
ldt-more = Plus
ldt-taken = Pris sur le plateau
ldt-tap-them = touchez-les
ldt-top-row = Rangée du haut
ldt-bottom-row = Rangée du bas
ldt-discarded = Défaussé là
ldt-colour-name = couleur, puis nom
ldt-colour = Couleur
ldt-bought = Acheté
ldt-then-new = puis le nouveau
ldt-swapped = Échangé : une carte à sa place
ldt-toll = Une carte a touché AutoMartin
ldt-tell-chair = { $who } : qu’avez-vous fait ?
ldt-which-discarded = Qu’avez-vous défaussé ?
ldt-which-given = Qu’y a-t-il à la place ?
ldt-which-toll = Que lui a-t-elle fait ?
ldt-which-drawn = Quelle carte pioche-t-il ?
ldt-which-tossed = Quelle carte défausse-t-il ?
ldt-which-borough = Quel district sort ?
ldt-which-skipped = Quelle carte est sautée ?
ldt-note-shuffle = Son deck est épuisé : mélangez les { $n } cartes, puis révélez-en une.
ldt-note-another = { $card } est lue : retournez la suivante. Ce qu’il faut déplacer vient à la fin.
ldt-note-skip = Révélez encore une carte : elle va à la défausse et rien de ce qu’elle porte n’est fait.
ldt-turn-up = Retournez la pioche Ville
ldt-nth-of = { $nth } sur { $n }
ldt-take-back = Reprendre à partir de { $card }
ldt-kept = gardée
ldt-refused = non payée
ldt-is-last = La dernière carte
ldt-none-there = Aucune carte
ldt-still-out = { $colour }, série { $set } : encore { $n }
ldt-he-owes = Il vous doit
ldt-he-pays = Il paie à la banque
ldt-he-suffers = Il prend de la pauvreté
ldt-he-gets = Il reçoit de l’argent
ldt-he-sheds = Il perd de la pauvreté
ldt-then-discard = puis une défausse
ldt-then-skip = puis en saute une
ldt-then-skipped = saute { $card }
ldt-then-another = puis une autre
ldt-deed-took = la prise de { $card }
ldt-deed-discarded = la défausse de { $card }
ldt-deed-drawn = { $card }
ldt-deed-bought = { $card }
ldt-deed-done = fin du tour
table-last-turn = Son dernier tour
ldt-its-cards = Ses cartes
    .reach = Vous les piochez. Activé, l’application les pioche ; le menu vous les rend.
ld-box-second = Ma boîte : deuxième édition (2017)
    .hint = AutoMartin est fait pour elle. Je demande une fois ce que dit une carte, quand il la rencontre, et je le garde.
ldt-set-deck = Mélangez à part les séries A, B et C ; posez **A sur B sur C** ; { $n ->
    [one] prenez
   *[other] donnez à chacun
 } **six cartes**.
    .small = La pioche Ville et les districts sont toujours à vous : on ne demande que ce que pioche AutoMartin.
ldt-set-boroughs = Retournez **{ $boroughs }** ; mélangez les autres districts.
ldt-set-board = Utilisez **{ $n } emplacements** par rangée du plateau développement.
    .small = Il compte comme un joueur.
ldt-set-automa = Donnez-lui **5 £** ; son marqueur de prestige sur 0, ni cartes ni pauvreté.
ldt-set-cards = Mélangez ses **{ $n } cartes**, toutes jusqu’au niveau { $level }.
ldt-prestige = Prestige
ldt-you = vous
ldt-it = lui
ldt-count-track = Sur la piste
ldt-count-city = Cartes Ville
ldt-count-money = Livres restantes
ldt-count-loans = Prêts impayés
ldt-count-poverty = Pauvreté
ldt-count-hand = Cartes en main
ldt-count-both = Pauvreté + main
ldt-count = Compter
ldt-count-hint = Vide compte 0 ; un simple total va sur la première ligne. Sa pauvreté se compare à la vôtre.
ldt-counted = 3 £ valent 1 : vous { $money }, lui { $its-money }. Pauvreté au-dessus de la plus basse : vous { $poverty }, lui { $its-poverty }.
ldt-which-figure = Qu’est-ce qui y est imprimé ?
ldt-figure-kept = Seulement ce qu’il lui faut. Ce qui reste à 0 est gardé à 0 dans votre jeu ; Corriger le change.
ldt-new = Une carte absente ici
ldt-new-line = Une fois pour chaque carte
ldt-which-new = Comment s’appelle-t-elle ?
ldt-new-borough = Un district absent ici
ldt-new-keep = Garder et annoncer
ldt-new-full = Toutes les cartes de ce genre ont déjà leur nom : corrigez-en une dans votre jeu de cartes.
ldt-card-says = { $card } : que dit la carte ?
ldt-run-poverty = À chaque fonctionnement : pauvreté
ldt-run-cost = À chaque fonctionnement : argent
ldt-sense-none = rien
ldt-sense-pays = il paie
ldt-sense-receives = il reçoit
ldt-sense-draws = il pioche
ldt-sense-goes = disparaît
ldt-sense-gains = il gagne
ldt-below-goes = sous 0 : disparaît
ldt-below-receives = sous 0 : il reçoit
ldt-figures-done = C’est fait : { $figure }, { $sense }
ldt-figures-none = { $n ->
    [one] C’est fait : c’est 0
   *[other] C’est fait : les { $n } sont à 0
 }
ldt-pounds = { $n } £
ldt-known-names = Noms connus
ldt-not-here-text = Ce jeu contient toutes les cartes de sa boîte. Si la vôtre n’en fait pas partie, c’est une autre boîte qui est sur la table.
ldt-not-here-fix = pour y mettre une carte de ce jeu
ldt-other-box = Commencer avec une autre boîte
ldt-deed-figures = les chiffres de { $card }

# Hints.
ld-hint-draw = Piocher { $card }
ld-hint-build = Construire { $card }
ld-hint-buy = Acheter { $borough }
ld-hint-more = { $what } et { $n } de plus
