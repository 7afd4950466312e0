import type { Page } from 'playwright-core';
import { byFinger, byMouse, chooseInWords, type Press, pressOn, turnToWords } from './hands.ts';
import { playUntilOver, type Waits, whatWaits } from './waiting.ts';

/** How a person plays: it presses an element of a kind, the `turn`th of those that can be pressed now. */
export interface Hands {
  press(page: Page, selector: string, turn?: number): Promise<void>;
  /** Plays in the text view, for hands without a way of their own. */
  words?(page: Page, turn: number): Promise<void>;
}

function pointing(press: Press): Hands {
  return { press: (page, selector, turn) => pressOn(press, page, selector, turn) };
}

export const mouse = pointing(byMouse);
export const finger = pointing(byFinger);

/** Shows only the text view of the table. */
export const words: Hands = {
  async press() {
    throw new Error('the table is played in words');
  },
  words: (page, turn) => chooseInWords(page, turn * 7),
};

/** How whole matches of a game are played. */
export interface Pressing<A extends string> {
  /** Waits until the seat at the page has a decision, and returns its kind. */
  next(page: Page, hands: Hands): Promise<Waits<A>>;
  /** Plays for the people at the page until the match is over. */
  playOut(page: Page, hands: Hands): Promise<void>;
  /** Answers until the seat at the page is asked something of a kind; false if the match is over before. */
  playUntil(page: Page, hands: Hands, kind: A): Promise<boolean>;
}

/** Plays at a board that says in `data-asks` which of these kinds of decision it shows, each answered by presses. */
export function pressing<A extends string>(
  board: string,
  asks: readonly A[],
  answer: (page: Page, hands: Hands, kind: A, turn: number) => Promise<void>,
): Pressing<A> {
  const signs = asks.map((kind) => [`${board}[data-asks="${kind}"]`, kind] as const);
  const next = async (page: Page, hands: Hands): Promise<Waits<A>> => {
    const waits = await whatWaits(page, signs);
    if (hands.words === undefined || !asks.some((kind) => kind === waits)) return waits;
    await turnToWords(page);
    return next(page, hands);
  };
  return {
    next,
    async playUntil(page, hands, kind) {
      for (let turn = 0; turn < 300; turn++) {
        const waits = await next(page, hands);
        if (waits === kind) return true;
        if (waits === 'over' || waits === 'words' || waits === 'curtain') return false;
        await answer(page, hands, waits, turn);
      }
      return false;
    },
    playOut: (page, hands) =>
      playUntilOver(
        page,
        () => next(page, hands),
        async (waits, turn) => {
          if (waits === 'words') await hands.words?.(page, turn);
          else await answer(page, hands, waits, turn);
        },
      ),
  };
}
