### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Tehtävät · Sandtable
puzzles-title = Tehtävät
puzzles-intro = Asemia peleistä, joissa on jotain löydettävää: yksi siirto tai muutama peräkkäin. Jokainen oikea vastaus kelpaa, ja lauta näyttää, mikä muissa on vikana.
puzzles-rating = Vahvuusluku
puzzles-unrated = Ei vielä vahvuuslukua
puzzles-streak = Peräkkäin: { $count } · pisin: { $best }
puzzles-solved = Ratkaistu: { $solved }/{ $count }
puzzles-choose = Valitse, mitä ratkaiset
puzzles-kind = Laji
puzzles-theme = Aihe
puzzles-any = Kaikki
puzzles-solve = Ratkaise
puzzles-repeat = Kertaa ({ $due })
puzzles-repeats = Tuo takaisin tehtävät, joissa erehdyin
puzzles-repeats-note = Ne palaavat muutaman päivän päästä käännettyinä tai toisissa väreissä. Kertaus ei vaikuta vahvuuslukuun.
puzzles-due = Kerrattavana nyt: { $due }
puzzles-none = Täällä ei ole vielä tehtäviä.
puzzles-in-stock = Tallessa ilman verkkoa: { $count }
puzzles-offline = Olet ilman verkkoa. Voit ratkaista tehtävät, jotka ovat tässä selaimessa tallessa; ne eivät vaikuta vahvuuslukuun.
puzzles-offline-none = Olet ilman verkkoa, eikä tässä selaimessa ole vielä tehtäviä tallessa. Ne tallentuvat, kun tämä sivu on ollut hetken auki.
puzzles-unsent = Myöhemmin lähetettäviä tuloksia: { $count }

## One of them.

puzzle-page-title = { $game }: tehtävä · Sandtable
puzzle-all = Kaikki tehtävät
puzzle-level = Vaikeus
puzzle-moves = Siirrot: { $used }/{ $count }
puzzle-offline = Ilman verkkoa
puzzle-hint = Vihje
puzzle-hint-more = Seuraava vihje ({ $at }/{ $steps })
puzzle-take-back = Peru siirto
puzzle-restart = Alusta
puzzle-give-up = Näytä ratkaisu
puzzle-again = Yritä uudelleen
puzzle-wrong = Ei tämä.
puzzle-right = Ratkaistu.
puzzle-nearly = Melkein.
puzzle-shown = Ratkaisu
puzzle-next = Seuraava tehtävä
puzzle-mine = Vahvuusluku: { $rating } ({ $change })
puzzle-unrated = Ei vaikuta tällä kertaa.
puzzle-unrated-hint = Ei vaikuta: sait vihjeen.
puzzle-unrated-twin = Ei vaikuta: kertaus.
puzzle-unrated-tried = Ei vaikuta: olit yrittänyt tätä jo.
puzzle-unrated-offline = Ei vaikuta: ratkaistu ilman verkkoa.
puzzle-counts = Ensimmäinen yrityksesi vaikuttaa vahvuuslukuusi.
puzzle-themes = Mistä oli kyse
puzzle-share = Jaa tämä tehtävä
puzzle-link = Linkki tähän tehtävään
puzzle-illegal = Tämä siirto ei ole tässä sallittu.
