import assert from 'node:assert/strict';
import { it } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import type { Opened } from './entry.ts';
import { Play } from './play.ts';

const opened: Opened = {
  kind: 'opened',
  account: 'ann',
  game: duel.id,
  version: duel.version,
  chairs: [{ kind: 'open' }, { kind: 'open' }],
  options: {},
  seed: 'retract',
  listed: false,
};

it('an answer that could not be stored leaves every question as long asked as it was', () => {
  const play = new Play(duel, opened, []);
  const choiceOf = (seat: number) => play.asked.find((asked) => asked.seat === seat)?.choices[0] ?? '';
  play.answer(1, choiceOf(1));
  const before = play.asked;
  assert.deepEqual(
    before.map(({ seat, since }) => [seat, since]),
    [[0, 0]],
  );
  play.answer(0, choiceOf(0));
  play.retract();
  assert.deepEqual(play.asked, before);
  // Given without having seen the other's answer, which did not change the question.
  play.checkFresh(0, 0);
});
