### Apu: vihjeet, tarkastelut, tarkkuus.

study-review = Tarkastele
study-hint = Vihje
study-hint-more = Seuraava vihje
study-hint-close = Sulje vihje
study-belief-show = Mitä voi olla piilossa?
study-belief-hide = Piilota todennäköisyydet
study-belief-of = Mitä { $name } saattoi tietää
study-accuracy = Tarkkuus viime peleissä
study-accuracy-mean = Keskiarvo: { $mean }, tarkasteltuja pelejä: { $count }
study-trend-up = nousussa
study-trend-down = laskussa
study-trend-even = vakaa
study-mistakes = Kertaa virheitäni ({ $count })
import-link = Avaa peli tiedostosta
