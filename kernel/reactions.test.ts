import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { outpost } from '../testkit/games/outpost/game.ts';
import type { Card } from '../testkit/games/outpost/pack.ts';
import { Match } from './match.ts';

/** Seat 0 has attacked seat 1; the seats hold these cards. */
function attacked(...hands: Card[][]) {
  const figures = hands.map((_, seat) => ({
    seat,
    cell: seat === 0 ? 24 : seat === 1 ? 17 : 0,
    unit: 'u0',
    stance: 'hold' as const,
  }));
  const apart = figures.map((figure) => (figure.seat < 2 ? figure : { ...figure, cell: figure.seat }));
  const position = { figures: apart, hands, toMove: 0 };
  const match = new Match(outpost, { options: {}, seed: 'window', position });
  match.play(0, 'attack:D4>D3');
  return match;
}

const asked = (match: ReturnType<typeof attacked>): number[] => match.decisions().map(({ seat }) => seat);
const playedBy = (match: ReturnType<typeof attacked>): string[] =>
  match.state.stack.flatMap((frame) => (frame.step === 'played' ? [`${frame.seat} ${frame.card}`] : []));

describe('a reaction window', () => {
  test('asks all seats that might react at the same time, whether they can or not', () => {
    const match = attacked(['aim'], ['jam'], ['guard']);
    assert.deepEqual(asked(match), [1, 2]);
    assert.deepEqual(
      match.decisions().map(({ choices, pass }) => [choices, pass]),
      [
        [['-'], '-'],
        [['play:guard', '-'], '-'],
      ],
    );
  });

  test('hides each choice until all seats have chosen', () => {
    const match = attacked([], ['guard', 'jam'], ['aim']);
    match.play(2, 'play:aim');
    const hidden = JSON.stringify(match.view(1));
    match.undo();
    match.play(2, '-');
    assert.equal(JSON.stringify(match.view(1)), hidden);
    assert.deepEqual(asked(match), [1]);
  });

  test('resolves reactions in the order of the rules, not of their arrival', () => {
    const match = attacked([], ['guard'], ['aim']);
    match.play(2, 'play:aim');
    match.play(1, 'play:guard');
    assert.deepEqual(playedBy(match), ['1 guard']);
    // The card of the other seat was not played: it is asked again, now whether it jams.
    assert.deepEqual(match.state.hands[2], ['aim']);
    assert.deepEqual(asked(match), [2]);
  });

  test('closes when all pass', () => {
    const match = attacked([], ['guard'], ['aim']);
    match.play(1, '-');
    const emitted = match.play(2, '-').map(({ event }) => event.kind);
    assert.deepEqual(emitted.slice(0, 3), ['allPassed', 'rolled', 'scored']);
  });

  test('opens on each card that was played, four deep, and the last one counts first', () => {
    const match = attacked(['jam', 'jam'], ['guard', 'jam'], ['jam']);
    match.play(1, 'play:guard');
    match.play(2, '-');
    assert.deepEqual(asked(match), [2, 0]);
    match.play(0, '-');
    match.play(2, 'play:jam');
    assert.deepEqual(asked(match), [0, 1]);
    match.play(1, '-');
    match.play(0, 'play:jam');
    assert.deepEqual(playedBy(match), ['1 guard', '2 jam', '0 jam']);
    assert.deepEqual(asked(match), [1]);
    const emitted = match.play(1, 'play:jam').map(({ event }) => event);
    // The fourth card jams the third, so the second holds and the first has no effect.
    const jammed = emitted.flatMap((event) => (event.kind === 'jammed' ? [event.card] : []));
    assert.deepEqual(jammed, ['jam', 'guard']);
    assert.equal(emitted.find(({ kind }) => kind === 'rolled')?.kind, 'rolled');
  });
});
