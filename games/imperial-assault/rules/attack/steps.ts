import type { Terms } from '../options.ts';
import { aimSteps } from './aim-choices.ts';
import { attackStep } from './attack.ts';
import { diceSteps } from './dice-choices.ts';
import { sufferSteps } from './suffer.ts';
import { surgeStep } from './surges.ts';

/** The steps of attacks, and of what figures suffer. */
export function attackSteps(terms: Terms) {
  return {
    attack: attackStep(terms),
    ...aimSteps(terms),
    ...diceSteps(terms),
    surge: surgeStep(terms),
    ...sufferSteps(terms),
  } as const;
}
