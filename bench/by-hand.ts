import { lines } from '../testkit/games/tic-tac-toe.ts';
import { type Pick, shuffle } from './random.ts';

/** Two games of the test kit, written by hand for speed alone. */

/** Plays a random match of tic-tac-toe, and returns its number of moves. */
export function ticTacToeByHand(pick: Pick): number {
  const cells = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let marks = 0; marks < 9; ) {
    const free: number[] = [];
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) free.push(cell);
    cells[free[pick(free.length)] ?? 0] = (marks % 2) + 1;
    marks++;
    for (const [a, b, c] of lines) {
      if (cells[a] !== 0 && cells[a] === cells[b] && cells[a] === cells[c]) return marks;
    }
  }
  return 9;
}

/** Plays a random match of the duel, and returns its number of moves. */
export function duelByHand(pick: Pick): number {
  const deck: number[] = [];
  for (let card = 1; card <= 6; card++) deck.push(card, card, card, card);
  shuffle(deck, pick);
  const hands: [number[], number[]] = [[], []];
  const scores = [0, 0];
  let moves = 0;

  /** The seat chooses among its cards above a value, and nothing if it may pass (0); the card leaves the hand. */
  const choose = (hand: number[], above: number, mayPass: boolean): number => {
    const choices: number[] = [];
    let last = above;
    for (const card of hand) {
      if (card > last) {
        choices.push(card);
        last = card;
      }
    }
    if (mayPass) choices.push(0);
    const card = choices[pick(choices.length)] ?? 0;
    if (card > 0) hand.splice(hand.indexOf(card), 1);
    moves++;
    return card;
  };

  for (;;) {
    if (deck.length + hands[0].length + hands[1].length < 8) return moves;
    for (const hand of hands) {
      while (hand.length < 4) {
        const card = deck.pop() ?? 0;
        let place = hand.length;
        for (; place > 0; place--) {
          const left = hand[place - 1] ?? 0;
          if (left <= card) break;
          hand[place] = left;
        }
        hand[place] = card;
      }
    }
    // Both seats lay at the same time, so either may move first.
    const first = pick(2);
    const laid = [0, 0];
    laid[first] = choose(first === 0 ? hands[0] : hands[1], 0, false);
    laid[1 - first] = choose(first === 0 ? hands[1] : hands[0], 0, false);
    const [mine = 0, theirs = 0] = laid;
    const attacker = mine === theirs ? pick(2) : mine > theirs ? 0 : 1;
    let standing = 0;
    let attack = 0;
    for (let depth = 0, seat = attacker, above = 0; depth <= 3; depth++, seat = 1 - seat) {
      const card = choose(seat === 0 ? hands[0] : hands[1], above, true);
      if (card === 0) break;
      if (depth === 0) attack = card;
      above = card;
      standing = depth + 1;
    }
    if (attack === 0) continue;
    const stands = standing % 2 === 1;
    const scorer = stands ? attacker : 1 - attacker;
    scores[scorer] = (scores[scorer] ?? 0) + (stands ? attack : 1);
  }
}
