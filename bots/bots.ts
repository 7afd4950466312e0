import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** All bots. Each plays every game. */
export const bots: readonly Bot[] = [random, greedy];

/** The bot of that name; undefined if there is none. */
export function botById(id: string): Bot | undefined {
  return bots.find((bot) => bot.id === id);
}
