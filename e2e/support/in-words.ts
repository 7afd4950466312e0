import type { Page } from 'playwright-core';
import { turnToWords } from './hands.ts';

/**
 * Plays any game by the table in words alone, for whoever sits at the page, until the match is over. A script in the
 * page presses the buttons, to come to the end of a match sooner than by mouse and keys: one after the other, or always the
 * last, which ends a turn where one can. Fails after so many answers.
 */
export async function playInWords(
  page: Page,
  longest = 1500,
  pressed: 'each' | 'last' = 'each',
): Promise<void> {
  await turnToWords(page);
  const over = await page.evaluate(
    async ([most, which]) => {
      const shown = (selector: string) => document.querySelector<HTMLElement>(selector);
      const patience = 60_000;
      let answered = performance.now();
      for (let turn = 0; turn < most; ) {
        const choices = shown('[data-busy="true"]')
          ? []
          : document.querySelectorAll<HTMLElement>('.curtain button, .text-view .choice-list button');
        const choice =
          shown('.curtain button') ?? choices[which === 'last' ? choices.length - 1 : turn % choices.length];
        if (choice) {
          choice.click();
          turn++;
          answered = performance.now();
        } else if (shown('.match-over')) return true;
        else if (performance.now() > answered + patience) throw new Error('nothing waits for an answer');
        // What a press leads to is drawn before the next look.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return false;
    },
    [longest, pressed] as const,
  );
  if (!over) throw new Error('the match does not end');
}
