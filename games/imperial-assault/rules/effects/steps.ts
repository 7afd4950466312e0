import type { Terms } from '../options.ts';
import { attacksStep, oneDieStep } from './attacks.ts';
import { choosingSteps } from './choosing.ts';
import { gainConditionStep } from './conditions.ts';
import { effectsStep } from './effects.ts';
import { fetchingSteps } from './fetching.ts';
import { formStep } from './forms.ts';
import { interactingStep } from './interacting.ts';
import { momentStep } from './moment-step.ts';
import { abilityWindow } from './window.ts';

/** The steps of abilities. */
export function effectSteps(terms: Terms) {
  return {
    effects: effectsStep(terms),
    moment: momentStep(terms),
    window: abilityWindow(terms),
    attacks: attacksStep(terms),
    oneDie: oneDieStep(terms),
    gainCondition: gainConditionStep(terms),
    form: formStep(terms),
    interacting: interactingStep(terms),
    ...choosingSteps(terms),
    ...fetchingSteps(terms),
  } as const;
}
