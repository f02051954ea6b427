### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = Dagens uppgifter · Sandtable
daily-name = Dagens uppgifter
daily-title = Dag { $number }
daily-next = Nästa dag börjar kl. { $time }, om
daily-new-day = En ny dag har börjat.
daily-still-counts = Räknas fortfarande, till kl. { $time }.
daily-archive = Ur arkivet: bara för dig, utan placeringar.
daily-to-today = Till i dag
daily-yesterday = I går, nummer { $number }: räknas till kl. { $time }
daily-no-tasks = Det finns inga uppgifter för den här dagen.
daily-kind-layout = Nå det bästa resultatet
daily-kind-puzzle = Hitta det bästa draget
daily-begin = Börja
daily-go-on = Fortsätt
daily-finished-by = { $count ->
    [one] { $count } person är klar
   *[other] { $count } personer är klara
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } dag i rad.
   *[other] { $days } dagar i rad.
}
daily-streak-none = En avklarad uppgift börjar en rad av dagar.
daily-skips = { $left ->
    [one] Du kan hoppa över { $left } dag till den här månaden.
   *[other] Du kan hoppa över { $left } dagar till den här månaden.
}
daily-month-before = Föregående månad
daily-month-after = Nästa månad
daily-day-with = { $day }: { $what }
daily-skipped = överhoppad, utan följder

## How to check it.

daily-chain-title = Kan man kontrollera det?
daily-chain-text = Alla dagar bestämdes före den första, genom en kedja av hashvärden. Det sista, ankaret, är offentligt. När en dag inte längre räknas publiceras dess nyckel, och vem som helst kan räkna ut om den leder till ankaret: examples/check_daily.py gör det.
daily-chain-operator = Bara den som driver servern skulle kunna titta i förväg.
daily-chain-anchor = Ankaret
daily-chain-proof = Beviset för den här dagen

## A task.

daily-task-title = { $game }, dagens uppgift · Sandtable
daily-layout-task = Spela för bästa resultat. Det första avslutade försöket räknas.
daily-tries = { $tries ->
    [one] { $tries } fel försök.
   *[other] { $tries } felaktiga försök.
}
daily-hint = Ledtråd
daily-hint-more = En ledtråd till
daily-take-back = Ta tillbaka
daily-help-marks = Försöket märks som ”med hjälp”. Det räknas ändå.
daily-helped = Med hjälp
daily-give-up = Ge upp
daily-give-up-title = Ge upp uppgiften?
daily-give-up-text = Sedan får du se den bästa lösningen. Uppgiften är då över för dig.
daily-away = Servern kan inte nås. Ditt drag är sparat och skickas när nätet är tillbaka.

## After it.

daily-score = Ditt resultat
daily-par = Bästa möjliga
daily-rank = Din placering: { $rank }
daily-percentile = Bättre än { $percent } % av de andra.
daily-not-counted = Sparat åt dig; räknas inte för placeringar och dagar i rad.
daily-best-line = Den bästa lösningen
daily-leave-best = Till mitt resultat
daily-others = Samma dag
daily-whole-day = Hela dagen
daily-copy = Kopiera resultat
daily-picture = Som bild
daily-share-text = Resultatet som text
daily-copy-by-hand = Markera texten och kopiera den med tangentbordet eller genom att hålla på den.
daily-board-title = Topplista
daily-board-empty = Ingen är klar ännu.
daily-board-rank = Placering
daily-board-name = Namn
daily-board-result = Resultat
daily-you = Du
