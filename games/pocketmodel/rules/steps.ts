import type { Steps } from '../../../kernel/game.ts';
import { battleSteps } from './battle.ts';
import type { Choice } from './choice.ts';
import { combatSteps } from './combat.ts';
import { deedSteps } from './deeds.ts';
import { deployStep } from './deploying.ts';
import type { Event } from './event.ts';
import { movingSteps } from './moving.ts';
import type { Terms } from './options.ts';
import { placeOf } from './placing.ts';
import { setupSteps } from './setup.ts';
import type { PocketState } from './state.ts';
import { strikeSteps } from './strike.ts';
import { turnSteps } from './turn.ts';

/** All steps of the rules. */
export function stepsOf(terms: Terms): Steps<PocketState, Choice, Event> {
  return {
    ...setupSteps(terms),
    place: placeOf(terms),
    ...turnSteps(terms),
    ...movingSteps(terms),
    ...combatSteps(terms),
    ...battleSteps(terms),
    ...strikeSteps(terms),
    ...deedSteps(terms),
    deploy: deployStep(terms),
  };
}
