### Being told that it is one's turn.

notify-title = När det är din tur
notify-sound-hint = En kort, mjuk ton vid bord med människor.
notify-sound-alone = Ljud även mot datorn
notify-here = Aviseringar
notify-here-hint = Medan du tittar på en annan flik eller ett annat fönster.
notify-push = Meddelanden till den här enheten
notify-push-hint = Vid bord med betänketid i dagar, även när Sandtable är stängt.
notify-unsupported = Den här webbläsaren kan inte visa aviseringar. På iPhone och iPad går det när Sandtable ligger på hemskärmen.
notify-denied = Webbläsaren blockerar aviseringar från den här sidan. Du kan tillåta dem i webbläsarens inställningar för sidan.
notify-push-unsupported = Den här webbläsaren kan inte ta emot meddelanden när sidan är stängd.
notify-push-not-offered = Den här servern skickar inga meddelanden när sidan är stängd.
notify-push-failed = Det gick inte att slå på meddelanden. Kanske saknas nätverk, eller så tillåter webbläsaren dem inte.

## The question at a table.

notify-offer = Ska vi säga till när det är din tur?
notify-offer-here = Med en kort avisering medan du gör något annat.
notify-offer-push = Med ett kort meddelande till den här enheten, även när Sandtable är stängt.
notify-yes = Ja, gärna
notify-no = Nej, tack
notify-later = Kanske senare

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = Din tur · { $game }
notify-turn-moved = { $name } har gjort sitt drag.
notify-turn-waiting = Ditt bord väntar på dig.
notify-invited-title = Inbjudan · { $game }
notify-invited-by = { $name } vill gärna spela med dig.
notify-invited-waiting = En plats är reserverad för dig.
