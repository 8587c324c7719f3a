# Ce que les deux portes disent de tous les jeux.
desk-corrected = La table a été corrigée à la main.
desk-deal-table = Désormais, vous retournez vous-même { $pile }.
desk-deal-program = Désormais, le programme retourne { $pile }.
# Marks of a game.
mark-honest = sans aide
mark-hints = { $n ->
    [one] un conseil
   *[other] { $n } conseils
 }
mark-undone = { $n ->
    [one] un coup repris
   *[other] { $n } coups repris
 }
mark-second-try = second essai
mark-day = donne du { $day }

# Days.
day-title = { $weekday } { $day } { $month }
day-short = { $day } { $month }
day-in-week = { $weekday } { $day }
month-1 = janvier
    .short = janv.
month-2 = février
    .short = févr.
month-3 = mars
    .short = mars
month-4 = avril
    .short = avr.
month-5 = mai
    .short = mai
month-6 = juin
    .short = juin
month-7 = juillet
    .short = juil.
month-8 = août
    .short = août
month-9 = septembre
    .short = sept.
month-10 = octobre
    .short = oct.
month-11 = novembre
    .short = nov.
month-12 = décembre
    .short = déc.
weekday-1 = Lundi
    .short = Lun.
weekday-2 = Mardi
    .short = Mar.
weekday-3 = Mercredi
    .short = Mer.
weekday-4 = Jeudi
    .short = Jeu.
weekday-5 = Vendredi
    .short = Ven.
weekday-6 = Samedi
    .short = Sam.
weekday-7 = Dimanche
    .short = Dim.

# Links and collections.
link-foreign = Ce lien ne mène à aucune partie.
link-newer = Attendu un lien de format 1, trouvé { $found } : il vient d’une version plus récente. Mettez celle-ci à jour.
link-damaged = Le lien est tronqué ou a été modifié en route. Copiez-le encore une fois en entier.
link-large = Le lien est plus long que n’importe quelle partie.
link-older = La partie a été jouée avec le jeu de règles { $found }. Avec celui d’aujourd’hui, { $now }, elle se passe autrement : envoyez plutôt le fichier. Corrigé depuis : { $changes }.
collection-format = une collection de format { $format }
collection-sealed = un enregistrement plié
collection-damaged = un enregistrement tronqué ou modifié
