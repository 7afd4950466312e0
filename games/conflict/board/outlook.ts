import type { Choice } from '../rules/choice.ts';
import { type Preview, preview } from '../rules/preview.ts';
import type { Seen } from '../rules/view.ts';

/** What a choice would do; undefined where it leaves everything as it is, so that there is nothing to tell. */
export function outlook(view: Seen, choice: Choice): Preview | undefined {
  const keeps = choice.kind === 'reroll' && choice.dice.length === 0;
  const leaves = choice.kind === 'done' && view.stage === 'useDice';
  return keeps || leaves ? undefined : preview(view.terms, view, choice);
}
