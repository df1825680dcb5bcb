/* Both games of Zoo Run in plain C: what the compiled Python is measured against.
 *
 *     cc -O3 -march=native zoo_run_games.c -o zoo_run_games
 *     ./zoo_run_games free DECK.csv PLAYERS GAMES [SEED]
 *     ./zoo_run_games race DECK.csv PLAYERS GAMES [SEED]
 *
 * free: "Let's free the animals", the team takes a joint choice that frees most this turn, ties at
 * random. Prints: games, processor seconds, share of games won, mean number of animals left.
 *
 * race: 20 spaces, favourites at random, line-ups with most spaces, then crowns; the card is kept
 * that has the best mean next line-up over all draws from the other 29. Prints: games, processor
 * seconds, mean turns, share of games in which two or more finish, share of shared victories.
 *
 * What a hand can make is worked out once for every hand and not counted in the seconds, as in the
 * Python. Counts of animals have eight bits each, so that one subtraction takes from all of them.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 30, ANIMALS = 5, ROWS = 3, MOST_PLAYERS = 5, TRACK = 20 };
enum { TRIPLES = 4060, QUADRUPLES = 27405, ORDERS = 6 };

static const char *const NAMES[ANIMALS] = {"lynx", "turtle", "panda", "elephant", "llama"};
static const int PATH[MOST_PLAYERS + 1] = {0, 10, 7, 6, 5, 5};
static const int TOKENS[MOST_PLAYERS + 1] = {0, 3, 4, 6, 7, 8};

typedef uint64_t Counts; /* animal k in bits 8 k to 8 k + 7, at most 127 of each */
#define ONES ((Counts)0x0101010101u)
#define HIGH (ONES << 7)

typedef struct {
    int choices;
    Counts made[ORDERS]; /* different ones, none of them less than another */
} Free;

typedef struct {
    uint8_t spaces, crowns;
} Run;

static Counts joint[CARDS][CARDS];
static int choose[CARDS][5]; /* binomial coefficients */
static Free frees[TRIPLES];
static Run runs[ANIMALS][QUADRUPLES];
static double means[ANIMALS][CARDS];
static uint64_t chance;

static inline uint32_t below(uint32_t high) { /* xorshift64 by Marsaglia */
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (uint32_t)(((chance >> 32) * high) >> 32);
}

static inline int total(Counts counts) { return (int)((counts * ONES) >> 32 & 255); }

static inline Counts take(Counts left, Counts made) { /* never below none */
    Counts rest = (left | HIGH) - made, enough = rest & HIGH;
    return rest & (enough - (enough >> 7));
}

static inline int covers(Counts more, Counts less) { return (((more | HIGH) - less) & HIGH) == HIGH; }

/* --- what hands can make ----------------------------------------------------------------------- */

static int animal(const char *name) {
    for (int k = 0; k < ANIMALS; k++)
        if (strcmp(name, NAMES[k]) == 0) return k;
    if (*name) {
        fprintf(stderr, "unknown animal %s\n", name);
        exit(1);
    }
    return -1;
}

static void read_deck(const char *path) {
    int edges[CARDS][2 * ROWS];
    char line[200];
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, sizeof line, file)) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(1);
    }
    for (int card = 0; card < CARDS; card++) {
        if (!fgets(line, sizeof line, file)) {
            fprintf(stderr, "%s has %d cards, not %d\n", path, card, CARDS);
            exit(1);
        }
        char *word = line + strcspn(line, ",");
        for (int row = 0; row < 2 * ROWS; row++) {
            word += *word == ',';
            size_t length = strcspn(word, ",\r\n");
            char name[20] = {0};
            memcpy(name, word, length < sizeof name ? length : sizeof name - 1);
            edges[card][row] = animal(name);
            word += length;
        }
    }
    fclose(file);
    for (int left = 0; left < CARDS; left++)
        for (int right = 0; right < CARDS; right++)
            for (int row = 0; row < ROWS && left != right; row++) {
                int body = edges[right][row], head = edges[left][ROWS + row];
                if (head >= 0 && head == body) joint[left][right] += (Counts)1 << 8 * head;
            }
}

static void add_free(Free *hand, Counts made) {
    int kept = 0;
    for (int i = 0; i < hand->choices; i++)
        if (covers(hand->made[i], made)) return;
    for (int i = 0; i < hand->choices; i++)
        if (!covers(made, hand->made[i])) hand->made[kept++] = hand->made[i];
    hand->made[kept++] = made;
    hand->choices = kept;
}

static void add_run(int rank, Counts made) {
    for (int favourite = 0; favourite < ANIMALS; favourite++) {
        Run *run = &runs[favourite][rank];
        int crowns = (int)(made >> 8 * favourite & 255), spaces = total(made) + crowns;
        if (spaces > run->spaces || (spaces == run->spaces && crowns > run->crowns))
            *run = (Run){(uint8_t)spaces, (uint8_t)crowns};
    }
}

static void survey(void) {
    for (int n = 0; n < CARDS; n++)
        for (int k = 0; k < 5; k++)
            choose[n][k] = k == 0 ? 1 : n == 0 ? 0 : choose[n - 1][k - 1] + choose[n - 1][k];
    int hand[4], triple = 0, quadruple = 0;
    for (hand[2] = 2; hand[2] < CARDS; hand[2]++)
        for (hand[1] = 1; hand[1] < hand[2]; hand[1]++)
            for (hand[0] = 0; hand[0] < hand[1]; hand[0]++, triple++)
                for (int i = 0; i < 3; i++)
                    for (int j = 0; j < 3; j++)
                        if (i != j)
                            add_free(&frees[triple], joint[hand[i]][hand[j]] +
                                                         joint[hand[j]][hand[3 - i - j]]);
    for (hand[3] = 3; hand[3] < CARDS; hand[3]++)
        for (hand[2] = 2; hand[2] < hand[3]; hand[2]++)
            for (hand[1] = 1; hand[1] < hand[2]; hand[1]++)
                for (hand[0] = 0; hand[0] < hand[1]; hand[0]++, quadruple++) {
                    for (int i = 0; i < 4; i++)
                        for (int j = 0; j < 4; j++)
                            for (int k = 0; k < 4; k++)
                                if (i != j && i != k && j != k)
                                    add_run(quadruple, joint[hand[i]][hand[j]] +
                                                           joint[hand[j]][hand[k]] +
                                                           joint[hand[k]][hand[6 - i - j - k]]);
                    for (int favourite = 0; favourite < ANIMALS; favourite++)
                        for (int i = 0; i < 4; i++)
                            means[favourite][hand[i]] += runs[favourite][quadruple].spaces / 3654.0;
                }
}

static inline void order(int *a, int *b) {
    int low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;
    *a = low, *b = high;
}

static inline int rank_of_three(const int *hand) {
    int a = hand[0], b = hand[1], c = hand[2];
    order(&a, &b), order(&b, &c), order(&a, &b);
    return a + choose[b][2] + choose[c][3];
}

static inline int rank_of_four(const int *hand) {
    int a = hand[0], b = hand[1], c = hand[2], d = hand[3];
    order(&a, &b), order(&c, &d), order(&a, &c), order(&b, &d), order(&b, &c);
    return a + choose[b][2] + choose[c][3] + choose[d][4];
}

/* --- the pile ---------------------------------------------------------------------------------- */

typedef struct {
    int pile[CARDS], left, box[CARDS], discarded;
} Cards;

static inline void open_pile(Cards *cards) {
    for (int card = 0; card < CARDS; card++) cards->pile[card] = card;
    cards->left = CARDS;
    cards->discarded = 0;
}

static inline int draw(Cards *cards) {
    if (cards->left == 0) {
        memcpy(cards->pile, cards->box, sizeof cards->pile);
        cards->left = cards->discarded;
        cards->discarded = 0;
    }
    uint32_t place = below((uint32_t)cards->left);
    int card = cards->pile[place];
    cards->pile[place] = cards->pile[--cards->left];
    return card;
}

static inline void discard(Cards *cards, int card) { cards->box[cards->discarded++] = card; }

/* --- Let's free the animals -------------------------------------------------------------------- */

typedef struct {
    const Free *hands[MOST_PLAYERS];
    int players, fewest, ties;
    Counts best;
} Turn;

static void try_choices(Turn *turn, int player, Counts left) {
    if (player == turn->players) {
        int rest = total(left);
        if (rest > turn->fewest) return;
        if (rest < turn->fewest) turn->fewest = rest, turn->ties = 0;
        turn->ties++;
        if (turn->ties == 1 || below((uint32_t)turn->ties) == 0) turn->best = left;
        return;
    }
    const Free *hand = turn->hands[player];
    for (int i = 0; i < hand->choices; i++) try_choices(turn, player + 1, take(left, hand->made[i]));
}

static int free_the_animals(int players) {
    Cards cards;
    open_pile(&cards);
    Counts left = ONES * (Counts)TOKENS[players];
    for (int keeper = 0; keeper < PATH[players]; keeper++) {
        int hands[3 * MOST_PLAYERS];
        Turn turn = {.players = players, .fewest = 255};
        for (int i = 0; i < 3 * players; i++) hands[i] = draw(&cards);
        for (int player = 0; player < players; player++)
            turn.hands[player] = &frees[rank_of_three(hands + 3 * player)];
        try_choices(&turn, 0, left);
        left = turn.best;
        if (left == 0) break;
        for (int i = 0; i < 3 * players; i++) discard(&cards, hands[i]);
    }
    return total(left);
}

/* --- the race ---------------------------------------------------------------------------------- */

typedef struct {
    int turns, finishers, winners;
} Race;

static Race race(int players) {
    Cards cards;
    int hands[MOST_PLAYERS][4], at[MOST_PLAYERS] = {0}, crowns[MOST_PLAYERS] = {0};
    int favourites[ANIMALS];
    Race result = {0, 0, 0};
    open_pile(&cards);
    for (int k = 0; k < ANIMALS; k++) favourites[k] = k;
    for (int player = 0; player < players; player++) {
        int other = player + (int)below((uint32_t)(ANIMALS - player)), kept = favourites[other];
        favourites[other] = favourites[player];
        favourites[player] = kept;
        for (int i = 0; i < 4; i++) hands[player][i] = draw(&cards);
    }
    for (;;) {
        result.turns++;
        for (int player = 0; player < players; player++) {
            const Run *run = &runs[favourites[player]][rank_of_four(hands[player])];
            at[player] += run->spaces;
            crowns[player] += run->crowns;
            result.finishers += at[player] >= TRACK;
        }
        if (result.finishers) break;
        for (int player = 0; player < players; player++) {
            const double *mean = means[favourites[player]];
            int *hand = hands[player];
            for (int i = 1; i < 4; i++)
                if (mean[hand[i]] > mean[hand[0]]) {
                    int card = hand[0];
                    hand[0] = hand[i];
                    hand[i] = card;
                }
            for (int i = 1; i < 4; i++) discard(&cards, hand[i]);
        }
        for (int player = 0; player < players; player++)
            for (int i = 1; i < 4; i++) hands[player][i] = draw(&cards);
    }
    int most = -1;
    for (int player = 0; player < players; player++) {
        if (at[player] < TRACK) continue;
        if (crowns[player] > most) most = crowns[player], result.winners = 0;
        result.winners += crowns[player] == most;
    }
    return result;
}

int main(int count, char **words) {
    int players = count > 3 ? atoi(words[3]) : 0;
    if (count < 5 || players < 1 || players > MOST_PLAYERS) {
        fprintf(stderr, "usage: %s free|race DECK.csv PLAYERS GAMES [SEED]\n", words[0]);
        return 2;
    }
    long games = atol(words[4]);
    chance = (count > 5 ? strtoull(words[5], NULL, 10) : 0) * 0x9E3779B97F4A7C15u + 1;
    read_deck(words[2]);
    survey();
    double sums[3] = {0, 0, 0};
    clock_t begin = clock();
    for (long game = 0; game < games; game++) {
        if (strcmp(words[1], "free") == 0) {
            int left = free_the_animals(players);
            sums[0] += left == 0;
            sums[1] += left;
        } else {
            Race one = race(players);
            sums[0] += one.turns;
            sums[1] += one.finishers > 1;
            sums[2] += one.winners > 1;
        }
    }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    printf("%ld %.4f %.4f %.4f %.4f\n", games, seconds, sums[0] / games, sums[1] / games,
           sums[2] / games);
    return 0;
}
