import type { Page } from 'playwright-core';
import { chooseInWords, turnToWords } from './hands.ts';
import { playUntilOver, whatWaits } from './waiting.ts';

/** Plays any game by the table in words alone, for whoever sits at the page, until the match is over. Fails after so many answers. */
export async function playInWords(page: Page, longest?: number): Promise<void> {
  await turnToWords(page);
  await playUntilOver(
    page,
    () => whatWaits(page, []),
    (_, turn) => chooseInWords(page, turn),
    longest,
  );
}
