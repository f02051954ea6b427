### Vers ce qui aide : indices, analyses, précision.

study-review = Analyser
study-hint = Indice
study-hint-more = Indice suivant
study-hint-close = Fermer l’indice
study-belief-show = Qu’est-ce qui peut être caché ?
study-belief-hide = Masquer les chances
study-belief-of = Ce que { $name } pouvait savoir
study-accuracy = Précision des dernières parties
study-accuracy-mean = Moyenne : { $mean }, parties analysées : { $count }
study-trend-up = en hausse
study-trend-down = en baisse
study-trend-even = stable
study-mistakes = Répéter mes erreurs ({ $count })
import-link = Ouvrir une partie depuis un fichier
