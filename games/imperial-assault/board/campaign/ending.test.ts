import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal, batch as together } from '@preact/signals';
import type { Viewer } from '../../../../kernel/game.ts';
import type { Batch } from '../../../../web/table/board.ts';
import { clearTable } from '../../rules/campaign/between/clear-table.ts';
import { heroFigure } from '../../rules/campaign/current.ts';
import type { Event } from '../../rules/event.ts';
import { figureNumber, figureOf, groupNumber } from '../../rules/state.ts';
import { Mission } from '../../rules/testing/mission.ts';
import { observe, type View } from '../../rules/view.ts';
import { createEndedTable, lastLook } from './ending.ts';

const logged: Event = {
  kind: 'campaign',
  event: { kind: 'logged', mission: 'm', stage: 0, winner: 'rebels', last: false },
};

/** A mission with its views before and after its end. */
function played(): { readonly before: View; readonly after: View } {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  const before = structuredClone(observe(terms, state, 1));
  clearTable(terms, state);
  return { before, after: observe(terms, state, 1) };
}

/** A table of a mission, and what a board makes of it. */
function shown(viewer: Viewer = 1) {
  const { before, after } = played();
  const view = signal(before);
  const batch = signal<Batch<Event> | undefined>(undefined);
  const ended = createEndedTable({ view, batch, viewer });
  const stop = ended.follow();
  const arrive = (number: number, events: readonly Event[]): void => {
    together(() => {
      view.value = { ...after };
      batch.value = { number, events };
    });
  };
  return {
    ...ended,
    before,
    after,
    arrive,
    back: () => {
      view.value = before;
    },
    stop,
  };
}

test('the table of a mission stays as it lay last until the reader goes on', () => {
  const { view, ending, goOn, arrive, stop } = shown();
  assert.equal(ending.value, undefined);
  arrive(1, [logged]);
  assert.notEqual(view.value.campaign?.mission ?? null, null);
  // Others upgrade meanwhile.
  arrive(2, []);
  assert.notEqual(ending.value, undefined);
  goOn();
  assert.equal(ending.value, undefined);
  assert.equal(view.value.campaign?.mission, null);
  stop();
});

test('a spectator goes on with the next move, and whoever steps back in a replay sees the mission', () => {
  const { view, ending, arrive, back, before, stop } = shown('spectator');
  arrive(1, [logged]);
  assert.notEqual(ending.value, undefined);
  arrive(2, []);
  assert.equal(ending.value, undefined);
  back();
  assert.equal(view.value, before);
  stop();
});

test('who comes when a mission is over sees the table between missions', () => {
  const { ending, arrive, stop } = shown();
  arrive(1, []);
  assert.equal(ending.value, undefined);
  stop();
});

test('the last look at a mission has what its last move did', () => {
  const { before } = played();
  const [hero, trooper] = [heroFigure(1), figureNumber(groupNumber(0, 0), 0)];
  const look = lastLook(before, [
    {
      kind: 'moved',
      figure: hero,
      from: { space: 0, turned: false },
      to: { space: 1, turned: false },
      cost: 1,
    },
    { kind: 'defeated', figure: trooper, by: 1 },
    { kind: 'campaign', event: { kind: 'wounded', seat: 2 } },
    { kind: 'campaign', event: { kind: 'missionOver', winner: 'rebels' } },
    logged,
  ]);
  assert.deepEqual(figureOf(look, hero).place, { space: 1, turned: false });
  assert.equal(figureOf(look, trooper).place, null);
  assert.equal(look.campaign?.mission?.heroes[1]?.wounded, true);
  assert.equal(look.campaign?.mission?.winner, 'rebels');
  assert.deepEqual(look.stack, []);
  // Views are shared: the one before stays as it was.
  assert.deepEqual(figureOf(before, hero).place, { space: 0, turned: false });
});
