import assert from 'node:assert/strict';
import { it } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import { openGame } from './opened-games.ts';
import { Play } from './play.ts';
import { openingEntry } from './testing/games.ts';

it('an answer that could not be stored leaves every question as long asked as it was', () => {
  const play = Play.begin(openGame(duel, {}), openingEntry(duel), { contributions: [] });
  const choiceOf = (seat: number) => play.asked.find((asked) => asked.seat === seat)?.choices[0] ?? '';
  play.answer(1, choiceOf(1), {}, 1);
  const before = play.asked;
  assert.deepEqual(
    before.map(({ seat, since }) => [seat, since]),
    [[0, 0]],
  );
  const { entry } = play.answer(0, choiceOf(0), {}, 1);
  play.retract(entry, before);
  assert.deepEqual(play.asked, before);
  // Given without having seen the other's answer, which did not change the question.
  play.checkFresh(0, 0);
});
