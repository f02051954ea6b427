### Being told that it is one's turn.

notify-title = When it is your turn
notify-sound-hint = A short, soft tone at tables with people.
notify-sound-alone = Sounds against the computer too
notify-here = Notifications
notify-here-hint = While you look at another tab or window.
notify-push = Messages to this device
notify-push-hint = At tables with days per move, even when Sandtable is closed.
notify-unsupported = This browser cannot show notifications. On an iPhone or iPad it can once Sandtable is on the home screen.
notify-denied = The browser blocks notifications from this page. You can allow them in the browser’s settings for this page.
notify-push-unsupported = This browser cannot receive messages for a page that is closed.
notify-push-not-offered = This server does not send messages to closed pages.
notify-push-failed = Messages could not be turned on in this browser. Perhaps it has no network, or does not allow them.

## The question at a table.

notify-offer = Shall we tell you when it is your turn?
notify-offer-here = With a short notification while you do something else.
notify-offer-push = With a short message to this device, even when Sandtable is closed.
notify-yes = Yes, please
notify-no = No, thank you
notify-later = Perhaps later

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = Your turn · { $game }
notify-turn-moved = { $name } has moved.
notify-turn-waiting = Your table is waiting for you.
notify-invited-title = An invitation · { $game }
notify-invited-by = { $name } would like to play with you.
notify-invited-waiting = A chair is kept for you.
