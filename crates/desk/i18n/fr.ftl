# Ce que les deux portes disent de tous les jeux.
desk-corrected = La table a été corrigée à la main.
desk-deal-table = Désormais, vous retournez vous-même { $pile }.
desk-deal-program = Désormais, le programme retourne { $pile }.
link-foreign = Ce lien ne mène à aucune partie.
link-newer = Attendu un lien de format 1, trouvé { $found } : il vient d’une version plus récente. Mettez celle-ci à jour.
link-damaged = Le lien est tronqué ou a été modifié en route. Copiez-le encore une fois en entier.
link-large = Le lien est plus long que n’importe quelle partie.
link-older = La partie a été jouée avec le jeu de règles { $found }. Avec celui d’aujourd’hui, { $now }, elle se passe autrement : envoyez plutôt le fichier. Corrigé depuis : { $changes }.
collection-format = une collection de format { $format }
collection-sealed = un enregistrement plié
collection-damaged = un enregistrement tronqué ou modifié
