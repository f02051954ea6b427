## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Vain pöydässä istuvat
option-watched = Muut saavat katsella pelejä, joita pelaan yksin tai tietokonetta vastaan
games-practice = Harjoittelu
games-resting = Kesken jääneet ({ $count })
games-resting-title = Kesken jääneet
games-watch = Katsele muita
watch-none-why = Yksin tai tietokonetta vastaan pelattavat pelit näkyvät vain pelaajalle itselleen, ellei hän valitse toisin.
row-alone = Yksin
row-practice = Harjoittelu
table-seen = Ei verkkoa. Tilanne { $ago }.
reactions = Reaktiot
reactions-mute = Piilota muiden
reaction-said = { $name }: { $sign }
reaction-wave = Hei
reaction-bravo = Hienosti pelattu
reaction-thanks = Kiitos
reaction-hmm = Hm
reaction-wow = Vau
reaction-oops = Hups
settings-reactions = Näytä reaktiot
settings-reactions-hint = Pieniä merkkejä niiltä, joiden kanssa pelaat.
statistics-title = Tilastosi
statistics-games = Pelejä
statistics-won = Voittoja
statistics-streak = Peräkkäin
statistics-best = Paras putki
statistics-points = Eniten pisteitä
statistics-practice = { $count ->
    [one] { $count } peli oli harjoittelua, eikä sitä lasketa tähän.
   *[other] { $count } peliä oli harjoittelua, eikä niitä lasketa tähän.
}
statistics-recent = Viimeisimmät pelit
statistics-recent-words = Pelejä { $games }: voittoja { $won }, tappioita { $lost }, tasapelejä { $draws }.
statistics-opponents = Voitot vastustajittain
statistics-opponent = Vastustaja
statistics-share = Voittojen osuus
statistics-won-of = Voittoja peleistä
statistics-of = { $won } / { $games }
statistics-bots = Useita tietokoneita
statistics-alone = Yksin
statistics-people = Ihmiset
statistics-weeks = Pelit viikoittain
statistics-weeks-words = Pelejä kahdessatoista viikossa { $games }, voittoja { $won }.
statistics-week = Viikon alku
statistics-as-table = Taulukkona
table-practice = Harjoittelu: siirtoja on peruttu. Peliä ei lasketa voitoksi eikä tappioksi.
