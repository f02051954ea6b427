### Veier til hjelp: hint, gjennomganger, presisjon.

study-review = Gå gjennom
study-hint = Hint
study-hint-more = Neste hint
study-hint-close = Lukk hintet
study-belief-show = Hva kan være skjult?
study-belief-hide = Skjul sjansene
study-belief-of = Hva { $name } kunne vite
study-accuracy = Presisjon i de siste spillene
study-accuracy-mean = Snitt: { $mean }, gjennomgåtte spill: { $count }
study-trend-up = stigende
study-trend-down = fallende
study-trend-even = uendret
study-mistakes = Repeter feilene mine ({ $count })
import-link = Åpne et spill fra en fil
