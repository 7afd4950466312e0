import assert from 'node:assert/strict';
import { it } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import { openGame } from './opened-games.ts';
import { Play } from './play.ts';
import { openingEntry } from './testing/games.ts';

it('a move that could not be stored leaves every decision as long asked as it was', () => {
  const play = Play.begin(openGame(duel, {}), openingEntry(duel), { contributions: [] });
  const choiceOf = (seat: number) =>
    play.openDecisions.find((decision) => decision.seat === seat)?.choices[0] ?? '';
  play.play(1, choiceOf(1), {}, 1);
  const before = play.openDecisions;
  assert.deepEqual(
    before.map(({ seat, since }) => [seat, since]),
    [[0, 0]],
  );
  const { entry } = play.play(0, choiceOf(0), {}, 1);
  play.retract(entry, before);
  assert.deepEqual(play.openDecisions, before);
  // Given without having seen the other's answer, which did not change the decision.
  play.checkFresh(0, 0);
});
