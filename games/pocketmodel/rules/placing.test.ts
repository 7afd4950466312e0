import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { game } from '../game.ts';
import { reserve } from './state.ts';

test('with ready fleets too nobody sees what others place at the same time, before all have placed', () => {
  const match = new Match(game, { options: { placement: 'together' }, seats: 2, seed: 'together' });
  /** Whether a viewer sees units of the first seat at home. */
  const sees = (viewer: 0 | 1 | 'spectator'): boolean =>
    match.view(viewer).players[0]?.units?.zones.some((zone) => zone !== reserve) ?? false;
  const answer = (seat: number): void => {
    const choice = match.decisions().find((one) => one.seat === seat)?.choices[0];
    match.play(seat, choice ?? assert.fail());
  };
  answer(0);
  assert.deepEqual([sees(0), sees(1), sees('spectator')], [true, false, false]);
  while (match.decisions()[0]?.kind === 'place') answer(match.decisions()[0]?.seat ?? 0);
  assert.deepEqual([sees(0), sees(1), sees('spectator')], [true, true, true]);
});
