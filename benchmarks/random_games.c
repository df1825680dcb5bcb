/* Random games of Drôles de Zèbres, classic rules, in plain C: what the compiled Python is measured
 * against. Policy: a square and an animal, each uniform; then staying or one of the swaps, uniform,
 * repeated; then the guardian's stop, uniform. Nothing is kept but the points.
 *
 *     cc -O3 -march=native random_games.c -o random_games && ./random_games GAMES [SEED]
 *
 * prints: games, processor seconds, mean points of the first and of the second player, share of
 * games that the first player wins. The first player is the one who posts the guardian.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint32_t Squares; /* bit 6 * row + column */

enum { COLUMNS = 6, ROWS = 5, SQUARES = 30, POSTS = 22, TERRITORIES = 6, STEPS = 3, BONUS = 5 };
enum { GAZELLE, ZEBRA, CROCODILE, ELEPHANT, LION, SPECIES };

#define BOARD ((Squares)((1u << SQUARES) - 1))

static const char *const MAP[ROWS] = {"ABCCCC", "ABBCDD", "AABCCD", "EABBBF", "EEFFFF"};
static const int COUNTS[SPECIES] = {6, 5, 2, 1, 1};
static const int VALUES[SPECIES] = {2, 6, 0, 5, 1};

static Squares beside[SQUARES], across[SQUARES], home[SQUARES], lines[POSTS], lands[TERRITORIES];

static void survey(void) {
    Squares column[COLUMNS] = {0}, row[ROWS] = {0};
    for (int square = 0; square < SQUARES; square++) {
        int r = square / COLUMNS, c = square % COLUMNS;
        column[c] |= 1u << square;
        row[r] |= 1u << square;
        lands[MAP[r][c] - 'A'] |= 1u << square;
        for (int other = 0; other < SQUARES; other++) {
            int down = other / COLUMNS - r, right = other % COLUMNS - c;
            if (down * down + right * right != 1) continue;
            beside[square] |= 1u << other;
            if (MAP[r][c] != MAP[r + down][c + right]) across[square] |= 1u << other;
        }
    }
    for (int square = 0; square < SQUARES; square++)
        home[square] = lands[MAP[square / COLUMNS][square % COLUMNS] - 'A'];
    int post = 0; /* clockwise from the upper left corner */
    for (int c = 0; c < COLUMNS; c++) lines[post++] = column[c];
    for (int r = 0; r < ROWS; r++) lines[post++] = row[r];
    for (int c = COLUMNS - 1; c >= 0; c--) lines[post++] = column[c];
    for (int r = ROWS - 1; r >= 0; r--) lines[post++] = row[r];
}

static uint64_t chance;

static inline uint32_t below(uint32_t high) { /* xorshift64 by Marsaglia */
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (uint32_t)(((chance >> 32) * high) >> 32);
}

static inline int size(uint32_t set) { return __builtin_popcount(set); }

static inline int pick(uint32_t set) {
    for (uint32_t skip = below((uint32_t)size(set)); skip > 0; skip--) set &= set - 1;
    return __builtin_ctz(set);
}

static inline int next_post(int post) { return post == POSTS - 1 ? 0 : post + 1; }

static void play(int points[2]) {
    Squares owned[2] = {0, 0}, animals[SPECIES] = {0}, hidden = 0, taken = 0;
    int hand[2][SPECIES], left[2] = {15, 15}, player = 1, holder = -1;
    uint32_t kinds[2] = {31, 31};
    for (int species = 0; species < SPECIES; species++)
        hand[0][species] = hand[1][species] = COUNTS[species];
    int guardian = (int)below(POSTS);

    for (;;) {
        Squares open = BOARD & ~taken;
        if (left[!player]) open &= lines[guardian];
        int square = pick(open), species = pick(kinds[player]);
        Squares here = 1u << square;
        if (--hand[player][species] == 0) kinds[player] ^= 1u << species;
        left[player]--;
        owned[player] |= here;
        animals[species] |= here;
        taken |= here;

        if (species == LION) {
            hidden |= beside[square] & animals[ZEBRA];
            Squares fleeing = beside[square] & animals[GAZELLE];
            for (int side = 0; fleeing && side < 2; side++) {
                int count = size(fleeing & owned[side]);
                if (count == 0) continue;
                hand[side][GAZELLE] += count;
                left[side] += count;
                kinds[side] |= 1u << GAZELLE;
                owned[side] &= ~fleeing;
            }
            animals[GAZELLE] &= ~fleeing;
            hidden &= ~fleeing;
            taken &= ~fleeing;
        } else if (species == CROCODILE) {
            Squares swapped = 0, offered;
            int at = square;
            while ((offered = across[at] & animals[GAZELLE] & ~hidden & ~swapped)) {
                uint32_t answer = below((uint32_t)size(offered) + 1);
                if (answer == (uint32_t)size(offered)) break;
                while (answer--) offered &= offered - 1;
                int to = __builtin_ctz(offered);
                Squares from = 1u << at, both = from | 1u << to;
                if (!(owned[player] >> to & 1)) {
                    owned[0] ^= both;
                    owned[1] ^= both;
                }
                animals[CROCODILE] ^= both;
                animals[GAZELLE] ^= both;
                if (beside[at] & animals[LION]) hidden |= from;
                swapped |= from;
                at = to;
            }
        } else if (species != ELEPHANT && beside[square] & animals[LION]) {
            hidden |= here;
        }

        if (holder < 0 && !(home[square] & ~taken)) holder = player;
        if (taken == BOARD) break;
        if (!left[!player]) continue;
        if (left[player]) {
            int stops[STEPS], count = 0, post = guardian;
            for (int step = 0; step < STEPS; step++) {
                post = next_post(post);
                if (lines[post] & ~taken) stops[count++] = post;
            }
            if (count) {
                guardian = stops[below((uint32_t)count)];
            } else {
                do post = next_post(post);
                while (!(lines[post] & ~taken));
                guardian = post;
            }
        }
        player = !player;
    }

    points[0] = points[1] = 0;
    if (holder >= 0) points[holder] = BONUS;
    for (int land = 0; land < TERRITORIES; land++) {
        Squares shown = lands[land] & ~hidden;
        int side = size(lands[land] & owned[1]) > size(lands[land] & owned[0]);
        for (int species = 0; species < SPECIES; species++)
            points[side] += VALUES[species] * size(shown & animals[species]);
    }
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 1000000;
    chance = 0x9E3779B97F4A7C15u ^ (uint64_t)(count > 2 ? atol(words[2]) : 0);
    survey();
    long total[2] = {0, 0}, wins = 0;
    clock_t begin = clock();
    for (long game = 0; game < games; game++) {
        int points[2];
        play(points);
        total[0] += points[0];
        total[1] += points[1];
        wins += points[0] > points[1];
    }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    printf("%ld %.6f %.4f %.4f %.5f\n", games, seconds, (double)total[0] / (double)games,
           (double)total[1] / (double)games, (double)wins / (double)games);
    return 0;
}
