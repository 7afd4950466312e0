import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../kernel/seeded.ts';
import { none } from './state.ts';
import { tell } from './tell.ts';
import { Mission } from './testing/mission.ts';
import { observe } from './view.ts';

/** What a spectator sees of what was told: these, one after the other. */
function seenAfter(...told: readonly Parameters<typeof tell>[1][]) {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }] });
  const turn = { state, stack: state.stack, chance: seeded('roll'), emit: undefined };
  for (const one of told) tell(turn, one);
  return observe(terms, state, 'spectator').latest;
}

const rolled = {
  kind: 'rolledFor',
  figure: none,
  dice: [{ die: 'yellow', face: 1, rerolled: false }],
} as const;
const used = { kind: 'used', ability: 0, figure: none, seat: 0 } as const;

test('A11: whom an ability chose is still on the table after it has rolled and another one was used, for these may end the mission', () => {
  const seenWith = (figure: number) => seenAfter({ kind: 'choseFigure', seat: 0, figure }, rolled, used);
  assert.notDeepEqual(seenWith(256), seenWith(512));
});

test('a standing order is still on the table after what it brings, for that may end the attack or the mission, and the order too', () => {
  const seenWith = (until: 'attack' | 'round') =>
    seenAfter({ kind: 'ordered', seat: 0, ability: 'self-destruct', answer: 'always', until }, used, rolled);
  assert.notDeepEqual(seenWith('attack'), seenWith('round'));
});

test('no more is kept of what was told than may follow from one answer', () => {
  const seats = Array.from({ length: 20 }, (_, seat) => ({ kind: 'declined', seat }) as const);
  assert.deepEqual(seenAfter(...seats), seats.slice(-8));
});
