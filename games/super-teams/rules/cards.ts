import { at } from '../../common/at.ts';

/** Puts a card into a sorted hand. */
export function insert(hand: number[], card: number): void {
  let place = hand.length;
  for (; place > 0; place--) {
    const left = at(hand, place - 1);
    if (left <= card) break;
    hand[place] = left;
  }
  hand[place] = card;
}

/** Takes one such card out of a hand that has it. */
export function remove(hand: number[], card: number): void {
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`the hand has no card ${card}`);
  // Faster than `splice`, which makes a list of what it takes out.
  for (let next = place + 1; next < hand.length; next++) hand[next - 1] = at(hand, next);
  hand.pop();
}
