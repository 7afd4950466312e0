import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, pairing } from '../../simulation/plan.ts';
import { playMatch } from '../../simulation/play-match.ts';
import { gameNamed } from '../game-list.ts';

/** Plays the matches whose numbers it is sent, and reports each. */
const plan: Plan = workerData;
const game = await gameNamed(plan.game).game();

parentPort?.on('message', (numbers: readonly number[]) => {
  for (const number of numbers) {
    parentPort?.postMessage({ number, result: playMatch(game, plan.options, pairing(plan, number)) });
  }
});
