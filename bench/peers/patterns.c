/* Random games of Patterns in plain C: what our compiled rules are measured against.
 *
 * Written from docs/rules/patterns.md, apart from the rules in src: the numbers in the comments
 * are the rules there. A set of cells is one 64-bit word, a bit a cell, in rows of eight. As ours
 * do, every decision lists all legal moves and picks one of them.
 */

#include <stdint.h>
#include <string.h>

enum { COLOURS = 6, SEATS = 2, OUTSIDE = 48, CENTRE = 4, MOST_LEGAL = 3 * 52 };

/* P1.1: rows of 4, 6, 8, 8, 8, 8, 6, 4 cells. */
#define BOARD UINT64_C(0x3C7EFFFFFFFF7E3C)
#define CENTRE_CELLS UINT64_C(0x0000001818000000)
#define COLUMN_A UINT64_C(0x0101010101010101)
#define COLUMN_H UINT64_C(0x8080808080808080)

enum { OPEN = 0, FLIP = 64, SWAP = 128, DONE = 192 };

typedef struct {
    uint64_t up[COLOURS];           /* face-up tiles of each colour */
    uint64_t group[SEATS][COLOURS]; /* face-down tiles of each seat's groups */
    int number[SEATS][COLOURS];     /* the marker on each group */
    int opened[SEATS];
    int bowl[SEATS];
} Game;

/* xoshiro256**, the same generator that our own dice use. */
static uint64_t rotated(uint64_t word, int by) { return (word << by) | (word >> (64 - by)); }

static uint32_t roll(uint64_t dice[4]) {
    uint64_t result = rotated(dice[1] * 5, 7) * 9;
    uint64_t shifted = dice[1] << 17;
    dice[2] ^= dice[0];
    dice[3] ^= dice[1];
    dice[1] ^= dice[2];
    dice[0] ^= dice[3];
    dice[2] ^= shifted;
    dice[3] = rotated(dice[3], 45);
    return (uint32_t)(result >> 32);
}

/* A number from 0 to bound - 1, all equally likely. */
static uint32_t below(uint64_t dice[4], uint32_t bound) {
    uint64_t product = (uint64_t)roll(dice) * bound;
    if ((uint32_t)product < bound) {
        uint32_t biased = -bound % bound;
        while ((uint32_t)product < biased) product = (uint64_t)roll(dice) * bound;
    }
    return (uint32_t)(product >> 32);
}

static void shuffle(uint64_t dice[4], int *things, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = (int)below(dice, (uint32_t)last + 1);
        int kept = things[last];
        things[last] = things[other];
        things[other] = kept;
    }
}

/* P1.2, P1.3, P2.1: the tiles, and the two starting tiles into the bowls either way round. */
static void deal(Game *game, uint64_t dice[4]) {
    int tiles[OUTSIDE], aside[COLOURS];
    memset(game, 0, sizeof *game);
    for (int i = 0; i < OUTSIDE; i++) tiles[i] = i % COLOURS;
    shuffle(dice, tiles, OUTSIDE);
    for (int i = 0; i < COLOURS; i++) aside[i] = i;
    shuffle(dice, aside, COLOURS);
    uint64_t cells = BOARD & ~CENTRE_CELLS;
    for (int i = 0; i < OUTSIDE; i++, cells &= cells - 1) game->up[tiles[i]] |= cells & -cells;
    cells = CENTRE_CELLS;
    for (int i = 0; i < CENTRE; i++, cells &= cells - 1) game->up[aside[i]] |= cells & -cells;
    int swapped = (int)below(dice, 2);
    game->bowl[0] = aside[CENTRE + swapped];
    game->bowl[1] = aside[CENTRE + 1 - swapped];
}

/* P4.2: the cells that share an edge with one of these. */
static uint64_t touching(uint64_t cells) {
    return ((cells & ~COLUMN_H) << 1 | (cells & ~COLUMN_A) >> 1 | cells << 8 | cells >> 8) & BOARD;
}

/* P4.1, P6.1 */
static uint64_t flips(const Game *game, int seat) {
    uint64_t cells = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        cells |= game->up[colour] & touching(game->group[seat][colour]) &
                 ~touching(game->group[1 - seat][colour]);
    return cells;
}

/* P3.2, P5.1, P6.1: where the bowl tile may go, opening a group or joining its own. */
static uint64_t places(const Game *game, int seat) {
    int colour = game->bowl[seat];
    uint64_t cells = 0, own = game->group[seat][colour];
    for (int i = 0; i < COLOURS; i++) cells |= game->up[i];
    cells &= ~touching(game->group[1 - seat][colour]);
    return own ? cells & touching(own) : cells;
}

static int list(uint64_t cells, int verb, int *moves, int count) {
    for (; cells; cells &= cells - 1) moves[count++] = verb + __builtin_ctzll(cells);
    return count;
}

/* P3.2, P3.3, P4.1, P5.2 */
static void play(Game *game, int seat, int move) {
    uint64_t cell = UINT64_C(1) << (move & 63);
    int taken = 0;
    while (!(game->up[taken] & cell)) taken++;
    game->up[taken] ^= cell;
    if ((move & ~63) == FLIP) {
        game->group[seat][taken] |= cell;
        return;
    }
    int colour = game->bowl[seat];
    if ((move & ~63) == OPEN) game->number[seat][colour] = ++game->opened[seat];
    game->group[seat][colour] |= cell;
    game->bowl[seat] = taken;
}

/* P2.2, P7: turns until a seat cannot act, then the other's final flips; the moves made. */
static int play_out(Game *game, uint64_t dice[4]) {
    int moves[MOST_LEGAL], made = 1, seat = 0; /* the bowls were the first move */
    for (;; seat = 1 - seat, made++) {
        int verb = game->group[seat][game->bowl[seat]] ? SWAP : OPEN;
        int count = list(places(game, seat), verb, moves, 0);
        count = list(flips(game, seat), FLIP, moves, count);
        if (!count) break;
        play(game, seat, moves[below(dice, (uint32_t)count)]);
    }
    for (seat = 1 - seat;; made++) {
        int count = list(flips(game, seat), FLIP, moves, 0);
        if (!count) return made;
        moves[count++] = DONE;
        int move = moves[below(dice, (uint32_t)count)];
        if (move == DONE) return made + 1;
        play(game, seat, move);
    }
}

/* P8.1, P8.2 */
static int score(const Game *game, int seat) {
    int points = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (game->number[seat][colour])
            points += game->number[seat][colour] *
                      (__builtin_popcountll(game->group[seat][colour]) - 1);
    return points;
}

/* Whole games, deal to score: writes the moves and the points of each, returns all moves. */
int64_t random_games(uint64_t dice[4], int64_t games, int32_t *lengths, int32_t *points) {
    Game game;
    int64_t moves = 0;
    for (int64_t i = 0; i < games; i++) {
        deal(&game, dice);
        lengths[i] = play_out(&game, dice);
        for (int seat = 0; seat < SEATS; seat++) points[SEATS * i + seat] = score(&game, seat);
        moves += lengths[i];
    }
    return moves;
}
