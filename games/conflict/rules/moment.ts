import type { Frame } from '../../../kernel/game.ts';
import type { ConflictFrame } from './state.ts';
import type { TablePosition } from './table.ts';

/** What is about to be answered, as the rules name it; before a turn nobody is asked. */
export const stages = [
  'first',
  'turn',
  'reroll',
  'useDice',
  'pay',
  'order',
  'playCard',
  'cover',
  'discard',
] as const;
export type Stage = (typeof stages)[number];

/** What is asked, and what belongs to that decision only. */
export type Moment = Pick<
  TablePosition,
  'stage' | 'rerolls' | 'paying' | 'order' | 'playing' | 'covering' | 'count'
>;

/** What the frames on top of a stack tell. */
export function momentOf(stack: readonly ConflictFrame[]): Moment {
  const top = stack.at(-1);
  if (top === undefined) return {};
  const stage = stageOf(top);
  const below = stack.at(-2);
  switch (top.step) {
    case 'reroll':
      return { stage, rerolls: top.left };
    case 'pay':
      if ((below?.step !== 'reveal' && below?.step !== 'draw') || below.deck === 'yellow') {
        throw new Error('nothing is paid for');
      }
      return { stage, paying: { use: below.step, deck: below.deck, count: below.count, left: top.count } };
    case 'order': {
      const { deck, count, to } = top;
      return {
        stage,
        order: { deck, count, to },
        ...(below?.step === 'symbols' && { playing: below.card }),
      };
    }
    case 'cover':
      return { stage, ...(top.leaders.length > 0 && { covering: top.leaders }) };
    case 'discard':
      return { stage, count: top.count };
    default:
      return { stage };
  }
}

function stageOf({ step }: Frame): Stage {
  const stage = stages.find((one) => one === step);
  if (stage === undefined) throw new Error(`nobody is asked at ${step}`);
  return stage;
}
