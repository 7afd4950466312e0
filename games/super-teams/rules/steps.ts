import type { Steps } from '../../../kernel/game.ts';
import type { CompiledPack } from '../content/compile.ts';
import { answerStep, evadeStep } from './answering.ts';
import type { Choice } from './choice.ts';
import { deal } from './dealing.ts';
import type { Event } from './event.ts';
import { flyStep, sideStep, stopStep } from './flying.ts';
import { hookStep } from './hooking.ts';
import { landStep } from './landing.ts';
import { playCardStep } from './playing-cards.ts';
import type { SuperTeamsState } from './state.ts';

/** A round and a turn from top to bottom, in the order of ruling R7. */
export function stepsOf(pack: CompiledPack): Steps<SuperTeamsState, Choice, Event> {
  return {
    deal,
    playCard: playCardStep(pack),
    answer: answerStep(pack),
    fly: flyStep(pack),
    evade: evadeStep(pack),
    stop: stopStep(pack),
    side: sideStep(pack),
    hook: hookStep(pack),
    land: landStep(pack),
  };
}
