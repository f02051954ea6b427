### Veje til hjælp: hint, gennemgange, præcision.

study-review = Gennemgå
study-hint = Tip
study-hint-more = Næste tip
study-hint-close = Luk tippet
study-belief-show = Hvad kan være skjult?
study-belief-hide = Skjul chancerne
study-belief-of = Hvad { $name } kunne vide
study-accuracy = Præcision i de seneste spil
study-accuracy-mean = Gennemsnit: { $mean }, gennemgåede spil: { $count }
study-trend-up = stigende
study-trend-down = faldende
study-trend-even = uændret
study-mistakes = Gentag mine fejl ({ $count })
import-link = Åbn et spil fra en fil
