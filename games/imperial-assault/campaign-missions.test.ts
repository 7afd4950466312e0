import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { seeded } from '../../kernel/seeded.ts';
import { missions } from './content/campaign/missions.ts';
import { imagine } from './rules/imagine.ts';
import { observe } from './rules/view.ts';
import { MissionTable } from './testing/campaign/mission-table.ts';

suite('the missions of the box (A13)', () => {
  for (const { id } of missions) {
    test(`${id} is played to its end by random choices with two, three and four heroes`, () => {
      for (const heroes of [2, 3, 4]) {
        const table = new MissionTable(id, heroes);
        let moves = 0;
        table.playUntil(() => ++moves > 20_000);
        const [entry] = table.state.campaign?.record.log ?? [];
        assert.equal(entry?.mission, id);
        assert.equal(table.state.stack.length, 0);
      }
    });
  }

  test('what is imagined from a view looks the same to its viewer, and open groups of the Empire stay hidden', () => {
    const chance = seeded('imagined');
    for (const { id } of missions) {
      const table = new MissionTable(id, 3, `${id} imagined`);
      for (let stop = 0; stop < 4; stop++) {
        let moves = 0;
        table.playUntil(() => ++moves > 60);
        if (table.state.campaign?.mission == null) break;
        for (const viewer of [0, 1, 3, 'spectator'] as const) {
          const view = observe(table.terms, table.state, viewer);
          assert.deepEqual(observe(table.terms, imagine(table.terms, view, chance), viewer), view);
          const { hand = [], known = [] } = view.campaign?.mission ?? {};
          if (viewer !== 0) assert.ok(hand.every((card) => card === -1 || known.includes(card)));
        }
      }
    }
  });
});
