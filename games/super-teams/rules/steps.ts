import type { Frame, Step } from '../../../kernel/game.ts';
import { answer, evade } from './answering.ts';
import type { Choice } from './choice.ts';
import { deal, nextTurn } from './dealing.ts';
import type { Event } from './event.ts';
import { fly, side, stop } from './flying.ts';
import { hook, overtake } from './hooking.ts';
import { land } from './landing.ts';
import { playCard } from './playing-cards.ts';
import type { SuperTeamsState } from './state.ts';

/** A round and a turn from top to bottom, in the order of ruling R7. */
export const steps: Readonly<Record<string, Step<SuperTeamsState, Frame, Choice, Event>>> = {
  deal,
  playCard,
  answer,
  fly,
  evade,
  stop,
  side,
  overtake,
  hook,
  land,
  nextTurn,
};
