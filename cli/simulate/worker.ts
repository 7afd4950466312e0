import { parentPort, workerData } from 'node:worker_threads';
import { pairing } from '../../simulation/plan.ts';
import { playMatch } from '../../simulation/play-match.ts';
import { type GameList, gameNamed } from '../game-list.ts';
import type { ThreadSetup } from './threads.ts';

/** Plays the matches whose numbers it is sent, and reports each. */
const { plan, module }: ThreadSetup = workerData;
const { games }: Pick<GameList, 'games'> = await import(module);
const rules = (await gameNamed(games, plan.game).game()).open(plan.options);

parentPort?.on('message', (numbers: readonly number[]) => {
  for (const number of numbers) {
    parentPort?.postMessage({
      number,
      result: playMatch(rules, pairing(plan, number), plan.bring, plan.count),
    });
  }
});
