import type { Steps } from '../../../kernel/game.ts';
import { activatingSteps } from './activating.ts';
import { attackSteps } from './attack/steps.ts';
import type { Choice } from './choice.ts';
import { deployingSteps } from './deploying.ts';
import { effectSteps } from './effects/steps.ts';
import type { Event } from './event.ts';
import { scorerStep } from './leaving.ts';
import { missionSteps } from './missions.ts';
import { movingSteps } from './moving.ts';
import type { Terms } from './options.ts';
import { roundSteps } from './rounds.ts';
import { setupSteps } from './setup.ts';
import { squadSteps } from './squads.ts';
import type { BattleState } from './state.ts';
import { endStep, release } from './victory.ts';

/** All steps of the rules. */
export function stepsOf(terms: Terms): Steps<BattleState, Choice, Event> {
  return {
    ...setupSteps(terms),
    ...squadSteps,
    ...deployingSteps(terms),
    ...roundSteps(terms),
    ...activatingSteps(terms),
    ...movingSteps(terms),
    ...missionSteps(terms),
    ...attackSteps(terms),
    ...effectSteps(terms),
    scorer: scorerStep,
    release,
    end: endStep(terms),
    ...terms.added.steps(terms),
  };
}
