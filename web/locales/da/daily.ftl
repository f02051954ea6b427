### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = Dagens opgaver · Sandtable
daily-name = Dagens opgaver
daily-title = Dag { $number }
daily-next = Den næste dag begynder kl. { $time }, om
daily-new-day = En ny dag er begyndt.
daily-still-counts = Tæller stadig, indtil kl. { $time }.
daily-archive = Fra arkivet: kun for dig, uden placeringer.
daily-to-today = Til i dag
daily-yesterday = I går, nummer { $number }: tæller indtil kl. { $time }
daily-no-tasks = Der er ingen opgaver til denne dag.
daily-kind-layout = Nå den bedste score
daily-kind-puzzle = Find det bedste træk
daily-begin = Begynd
daily-go-on = Fortsæt
daily-finished-by = { $count ->
    [one] { $count } person er færdig
   *[other] { $count } personer er færdige
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } dag i træk.
   *[other] { $days } dage i træk.
}
daily-streak-none = Løs én opgave for at begynde en stribe af dage.
daily-skips = { $left ->
    [one] Du kan springe { $left } dag mere over i denne måned.
   *[other] Du kan springe { $left } dage mere over i denne måned.
}
daily-month-before = Forrige måned
daily-month-after = Næste måned
daily-day-with = { $day }: { $what }
daily-skipped = sprunget over, uden følger

## How to check it.

daily-chain-title = Kan det kontrolleres?
daily-chain-text = Alle dage blev fastlagt før den første med en kæde af hashværdier. Den sidste, ankeret, er offentlig. Når en dag ikke længere tæller, offentliggøres dens nøgle, og alle kan regne efter, om den fører til ankeret: examples/check_daily.py gør det.
daily-chain-operator = Kun den, der driver serveren, kunne kigge frem.
daily-chain-anchor = Ankeret
daily-chain-proof = Beviset for denne dag

## A task.

daily-task-title = { $game }, dagens opgave · Sandtable
daily-layout-task = Spil efter den bedste score. Det første færdige forsøg tæller.
daily-tries = { $tries ->
    [one] { $tries } forkert forsøg.
   *[other] { $tries } forkerte forsøg.
}
daily-hint = Tip
daily-hint-more = Et tip til
daily-take-back = Tag tilbage
daily-help-marks = Forsøget mærkes som »med hjælp«. Det tæller alligevel.
daily-helped = Med hjælp
daily-give-up = Giv op
daily-give-up-title = Give op her?
daily-give-up-text = Så ser du den bedste løsning. Opgaven er dermed slut for dig.
daily-away = Serveren kan ikke nås. Dit træk er gemt og sendes, så snart nettet er tilbage.

## After it.

daily-score = Din score
daily-par = Bedst mulige
daily-rank = Din placering: { $rank }
daily-percentile = Bedre end { $percent } % af de andre.
daily-not-counted = Gemt til dig; tæller ikke for placeringer og dage i træk.
daily-best-line = Den bedste løsning
daily-leave-best = Til mit resultat
daily-others = Samme dag
daily-whole-day = Hele dagen
daily-copy = Kopiér resultat
daily-picture = Som billede
daily-share-text = Resultatet som tekst
daily-copy-by-hand = Markér teksten, og kopiér den med tastaturet eller ved at holde på den.
daily-board-title = Rangliste
daily-board-empty = Ingen er færdig endnu.
daily-board-rank = Plads
daily-board-name = Navn
daily-board-result = Resultat
daily-you = Du
