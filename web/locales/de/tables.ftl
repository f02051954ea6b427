## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Nur wer dort sitzt
option-watched = Andere dürfen zusehen, wenn du allein oder gegen den Computer spielst
games-practice = Übung
games-resting = Liegen geblieben ({ $count })
games-resting-title = Liegen geblieben
games-watch = Anderen zusehen
watch-none-why = Partien allein oder gegen den Computer sind privat, solange nichts anderes eingestellt ist.
row-alone = Allein
row-practice = Übung
table-seen = Offline. Stand: { $ago }.
reactions = Reaktionen
reactions-mute = Andere ausblenden
reaction-said = { $name }: { $sign }
reaction-wave = Hallo
reaction-bravo = Gut gespielt
reaction-thanks = Danke
reaction-hmm = Hm
reaction-wow = Boah
reaction-oops = Hoppla
settings-reactions = Reaktionen zeigen
settings-reactions-hint = Kleine Zeichen der Menschen, mit denen du spielst.
statistics-title = Deine Statistik
statistics-games = Partien
statistics-won = Gewonnen
statistics-streak = In Folge
statistics-best = Beste Serie
statistics-points = Meiste Punkte
statistics-practice = { $count ->
    [one] { $count } Partie war Übung und zählt hier nicht.
   *[other] { $count } Partien waren Übung und zählen hier nicht.
}
statistics-recent = Letzte Partien
statistics-recent-words = { $games } Partien: { $won } gewonnen, { $lost } verloren, { $draws } unentschieden.
statistics-opponents = Gewonnen, nach Gegenüber
statistics-opponent = Gegenüber
statistics-share = Siegquote
statistics-won-of = Gewonnene und gespielte Partien
statistics-of = { $won } von { $games }
statistics-bots = Mehrere Computer
statistics-alone = Allein
statistics-people = Menschen
statistics-weeks = Partien je Woche
statistics-weeks-words = { $games } Partien in zwölf Wochen, { $won } gewonnen.
statistics-week = Woche ab
statistics-as-table = Als Tabelle
table-practice = Übung: Es wurden Züge zurückgenommen. Die Partie zählt weder als gewonnen noch als verloren.
