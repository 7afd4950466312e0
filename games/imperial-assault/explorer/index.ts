import type { Explorer } from '../../explorer.ts';
import { inLanguage, together } from '../../in-language.ts';
import { commonMessages } from '../../messages/index.ts';
import type { Messages } from '../../words.ts';
import type { ImperialAssaultRules } from '../game.ts';
import type { View } from '../rules/view.ts';

/** A page on which people set out a position and see who sees whom, and why. */
export const explorer: Explorer = {
  messages: together(
    commonMessages,
    inLanguage<Messages>(
      (locale) => import(`../messages/explorer/${locale}.json`, { with: { type: 'json' } }),
    ),
  ),
  show: async ({ terms }: ImperialAssaultRules, view: View, choice) =>
    (await import('./show.ts')).showSight(terms, view, choice),
  component: () => import('./explorer.tsx').then(({ Explorer: Drawn }) => Drawn),
};
