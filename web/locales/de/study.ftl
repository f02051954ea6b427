### Wege zu dem, was hilft: Hinweise, Analysen, Genauigkeit.

study-review = Analyse
study-hint = Tipp
study-hint-more = Nächster Tipp
study-hint-close = Tipp schließen
study-belief-show = Was könnte verdeckt sein?
study-belief-hide = Chancen ausblenden
study-belief-of = Was { $name } wissen konnte
study-accuracy = Genauigkeit in den letzten Partien
study-accuracy-mean = Mittel: { $mean }, analysierte Partien: { $count }
study-trend-up = steigend
study-trend-down = fallend
study-trend-even = gleichbleibend
study-mistakes = Meine Fehler wiederholen ({ $count })
import-link = Partie aus einer Datei öffnen
