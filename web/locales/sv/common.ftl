### What all pages share.

game-mandala = Mandala
game-patterns = Patterns
game-mandamina = Mandamina

## Colours, as in "a black card".

colour-k = black
colour-r = red
colour-o = orange
colour-y = yellow
colour-g = green
colour-p = purple
colour-w = white
colour-v = violet
colour-l = light blue
colour-d = dark blue
