### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = Dagens oppgaver · Sandtable
daily-name = Dagens oppgaver
daily-title = Dag { $number }
daily-next = Neste dag begynner kl. { $time }, om
daily-new-day = En ny dag har begynt.
daily-still-counts = Teller fortsatt, til kl. { $time }.
daily-archive = Fra arkivet: bare for deg, uten plasseringer.
daily-to-today = Til i dag
daily-yesterday = I går, nummer { $number }: teller til kl. { $time }
daily-no-tasks = Det er ingen oppgaver for denne dagen.
daily-kind-layout = Nå den beste poengsummen
daily-kind-puzzle = Finn det beste trekket
daily-begin = Begynn
daily-go-on = Fortsett
daily-finished-by = { $count ->
    [one] { $count } person er ferdig
   *[other] { $count } personer er ferdige
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } dag på rad.
   *[other] { $days } dager på rad.
}
daily-streak-none = Fullfør én oppgave for å starte en rekke.
daily-skips = { $left ->
    [one] Du kan hoppe over { $left } dag til denne måneden.
   *[other] Du kan hoppe over { $left } dager til denne måneden.
}
daily-month-before = Forrige måned
daily-month-after = Neste måned
daily-day-with = { $day }: { $what }
daily-skipped = hoppet over, uten følger

## How to check it.

daily-chain-title = Kan det kontrolleres?
daily-chain-text = Alle dager ble bestemt før den første, med en kjede av hashverdier. Den siste, ankeret, er offentlig. Når en dag ikke lenger teller, blir nøkkelen offentlig, og alle kan regne ut om den fører til ankeret: examples/check_daily.py gjør det.
daily-chain-operator = Bare den som driver serveren, kunne se fremover.
daily-chain-anchor = Ankeret
daily-chain-proof = Beviset for denne dagen

## A task.

daily-task-title = { $game }, dagens oppgave · Sandtable
daily-layout-task = Spill for den beste poengsummen. Det første fullførte forsøket teller.
daily-tries = { $tries ->
    [one] { $tries } feil forsøk.
   *[other] { $tries } feile forsøk.
}
daily-hint = Hint
daily-hint-more = Et hint til
daily-take-back = Ta tilbake
daily-help-marks = Forsøket merkes «med hjelp». Det teller likevel.
daily-helped = Med hjelp
daily-give-up = Gi opp
daily-give-up-title = Gi opp oppgaven?
daily-give-up-text = Da ser du den beste løsningen. Oppgaven er dermed over for deg.
daily-away = Serveren kan ikke nås. Trekket ditt er tatt vare på og sendes når nettet er tilbake.

## After it.

daily-score = Poengsummen din
daily-par = Best mulige
daily-rank = Plasseringen din: { $rank }
daily-percentile = Bedre enn { $percent } % av de andre.
daily-not-counted = Tatt vare på for deg; teller ikke for plasseringer og dager på rad.
daily-best-line = Den beste løsningen
daily-leave-best = Til resultatet mitt
daily-others = Samme dag
daily-whole-day = Hele dagen
daily-copy = Kopier resultat
daily-picture = Som bilde
daily-share-text = Resultatet som tekst
daily-copy-by-hand = Merk teksten og kopier den med tastaturet eller ved å holde på den.
daily-board-title = Resultatliste
daily-board-empty = Ingen er ferdige ennå.
daily-board-rank = Plass
daily-board-name = Navn
daily-board-result = Resultat
daily-you = Du
