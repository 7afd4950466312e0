import { inLanguage, together } from '../../in-language.ts';
import { commonMessages } from '../../messages/index.ts';
import type { Messages, Sentence } from '../../words.ts';

/** What the explorer of line of sight is given by the page around it. */
export interface ExplorerProps {
  /** The position that the address names, as `writeScene` writes it; empty if it names none. */
  readonly start: string;
  /** Hears of each change, with the position for the address. */
  readonly onChange: (position: string) => void;
  /** Says a message of the explorer. */
  readonly say: (sentence: Sentence) => string;
  /** Reads a sentence out in the live region. */
  readonly announce: (sentence: Sentence) => void;
}

/** A page on which people set out a position and see who sees whom, and why. */
export const explorer = {
  messages: together(
    commonMessages,
    inLanguage<Messages>(
      (locale) => import(`../messages/explorer/${locale}.json`, { with: { type: 'json' } }),
    ),
  ),
  component: () => import('./explorer.tsx').then(({ Explorer }) => Explorer),
};
