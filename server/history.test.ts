import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applyPatch } from 'rfc6902';
import { duel } from '../testkit/games/duel.ts';
import { historyOf } from './history.ts';
import { openGame } from './opened-games.ts';
import { Play } from './play.ts';
import type { History } from './protocol.ts';
import { openingEntry } from './testing/games.ts';

/** Plays the first choice of whoever is asked. */
function playOn(play: Play): void {
  const [decision] = play.openDecisions;
  if (decision !== undefined) play.play(decision.seat, decision.choices[0] ?? '', {}, 1);
}

it('a history ends where it was asked for, whatever is played while it is made', async () => {
  const play = Play.begin(openGame(duel, {}), openingEntry(duel), { contributions: [] });
  while (play.outcome === undefined && play.seq < 6) playOn(play);
  const { seq } = play;
  const view = JSON.parse(JSON.stringify(play.view('spectator')));
  const parts = await historyOf(play, 'spectator');
  let text = '';
  playOn(play);
  for await (const part of parts) {
    text += part;
    playOn(play);
  }
  playOn(play);
  const history: History = JSON.parse(text);
  assert.equal(history.updates.at(-1)?.seq, seq);
  for (const { patch } of history.updates) applyPatch(history.view, [...patch]);
  assert.deepEqual(history.view, view);
});

it('the history of a match without moves is its beginning', async () => {
  const play = Play.begin(openGame(duel, {}), openingEntry(duel), { contributions: [] });
  let text = '';
  for await (const part of await historyOf(play, 0)) text += part;
  const history: History = JSON.parse(text);
  assert.deepEqual(history.updates, []);
  assert.deepEqual(history.view, JSON.parse(JSON.stringify(play.view(0))));
});
