### Vägar till hjälp: ledtrådar, genomgångar, träffsäkerhet.

study-review = Gå igenom
study-hint = Ledtråd
study-hint-more = Nästa ledtråd
study-hint-close = Stäng ledtråden
study-belief-show = Vad kan vara dolt?
study-belief-hide = Dölj chanserna
study-belief-of = Vad { $name } kunde veta
study-accuracy = Träffsäkerhet i de senaste spelen
study-accuracy-mean = Medel: { $mean }, genomgångna spel: { $count }
study-trend-up = stigande
study-trend-down = fallande
study-trend-even = oförändrad
study-mistakes = Repetera mina misstag ({ $count })
import-link = Öppna ett spel från en fil
