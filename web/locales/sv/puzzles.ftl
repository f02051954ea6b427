### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Uppgifter · Sandtable
puzzles-title = Uppgifter
puzzles-intro = Ställningar ur spel där det finns något att hitta: ett drag, eller några i följd. Varje rätt svar räknas, och brädet visar vad som är fel med de andra.
puzzles-rating = Din rating
puzzles-unrated = Ingen rating än
puzzles-streak = I rad: { $count } · längst: { $best }
puzzles-solved = Lösta: { $solved } av { $count }
puzzles-choose = Välj vad du löser
puzzles-kind = Slag
puzzles-theme = Tema
puzzles-any = Alla
puzzles-solve = Lös
puzzles-repeat = Repetera ({ $due })
puzzles-repeats = Låt uppgifter jag missat komma tillbaka
puzzles-repeats-note = De kommer igen efter några dagar, vridna eller i andra färger. Repetitioner påverkar inte din rating.
puzzles-due = Att repetera nu: { $due }
puzzles-none = Här finns inga uppgifter än.
puzzles-in-stock = Sparade för offline: { $count }
puzzles-offline = Du är offline. Du kan lösa de uppgifter som webbläsaren har sparat; de påverkar inte din rating.
puzzles-offline-none = Du är offline, och webbläsaren har inte sparat några uppgifter än. Det gör den när sidan har varit öppen ett tag.
puzzles-unsent = Resultat som skickas senare: { $count }

## One of them.

puzzle-page-title = { $game }: uppgift · Sandtable
puzzle-all = Alla uppgifter
puzzle-level = Svårighet
puzzle-moves = Drag: { $used } av { $count }
puzzle-offline = Utan nät
puzzle-hint = Ledtråd
puzzle-hint-more = Nästa ledtråd ({ $at }/{ $steps })
puzzle-take-back = Ta tillbaka
puzzle-restart = Från början
puzzle-give-up = Visa lösningen
puzzle-again = Försök igen
puzzle-wrong = Inte det.
puzzle-right = Löst.
puzzle-nearly = Nästan.
puzzle-shown = Lösningen
puzzle-next = Nästa uppgift
puzzle-mine = Din rating: { $rating } ({ $change })
puzzle-unrated = Räknas inte den här gången.
puzzle-unrated-hint = Räknas inte: du fick en ledtråd.
puzzle-unrated-twin = Räknas inte: en repetition.
puzzle-unrated-tried = Räknas inte: du hade redan försökt.
puzzle-unrated-offline = Räknas inte: löst offline.
puzzle-counts = Ditt första försök räknas för din rating.
puzzle-themes = Vad den handlade om
puzzle-share = Dela uppgiften
puzzle-link = Länk till uppgiften
puzzle-illegal = Det draget är inte tillåtet här.
