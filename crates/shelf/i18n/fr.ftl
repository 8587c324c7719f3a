# Ce que toutes les parties du programme disent de tous les jeux.
app-human = vous
app-person = personne { $n }
app-automa = l’automa
app-unofficial = Une création de fans, sans lien avec les auteurs ni les éditeurs de ces jeux.
app-turn-human = à jouer : { $who }
app-turn-automa = l’automa joue
app-turn-chance = à révéler : { $pile }
app-turn-over = la partie est finie
app-verdict-applied = appliquée
app-verdict-skipped = ignorée : aucun candidat n’y répond
app-kind-level = niveau
app-kind-document = paquet ou jeu de cartes
app-kind-edition = édition
app-kind-reading = lecture
