"""Plain tree searches to measure players by; nobody is offered them as opponents.

They come to the arena as `module:name`, in a checkout:
`sandtable arena patterns best bench.yardsticks.patterns:PatternsMcts`.
"""

MCTS = "bench.yardsticks.patterns:PatternsMcts"
ISMCTS = "bench.yardsticks.mandala:MandalaIsmcts"
SO_ISMCTS = "bench.yardsticks.mandala:so_ismcts"
