import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game, open } from '../game.ts';
import { rulesOf, tableOf } from '../testing/table.ts';
import { parse } from './notation.ts';
import { preview, previewMove } from './preview.ts';

test('a card leads where the preview says, unless somebody answers; a bonus card on the ship likewise (p. 3, 6)', () => {
  const { pack } = open({});
  for (const seats of [2, 3, 4]) {
    const match = new Match(game, { options: {}, seats, seed: `preview ${seats}` });
    const chance = seeded(`preview ${seats}`);
    let foreseen = -1;
    for (;;) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { seat, choices } = decision;
      const choice = choices[chance.pick(choices.length)] ?? '';
      const view = match.view(seat);
      const meant = parse(choice);
      if (meant?.kind === 'playCard') foreseen = preview(pack, view, meant.card, meant.ship).to;
      const before = view.last;
      for (const { event } of match.play(seat, choice)) {
        if (event.kind === 'playedBonus' && event.bonus !== 'hook' && view.move) {
          foreseen = previewMove(pack, view, view.move, event.bonus).to;
        }
      }
      const after = match.view('spectator');
      const ship = after.last?.ship;
      if (JSON.stringify(after.last) === JSON.stringify(before)) continue;
      assert.equal(after.ships.find(({ id }) => id === ship)?.space, foreseen);
    }
  }
});

test('it gives its reasons in the order in which things happen', () => {
  const table = tableOf({ track: 'nhnnmn', ships: 'xwing 2, destroyer 3', hand: ['red1', 'red2'] });
  const { pack } = rulesOf(table);
  const view = table.view(0);
  assert.deepEqual(preview(pack, view, { color: 'red', value: 1 }, 'xwing'), {
    from: 2,
    distance: 2,
    to: 4,
    reasons: [{ kind: 'doubled' }, { kind: 'passes', ships: ['destroyer'] }],
  });
  assert.deepEqual(preview(pack, view, { color: 'red', value: 1 }, 'xwing', 'boost').reasons, [
    { kind: 'doubled' },
    { kind: 'boosted' },
    { kind: 'fellBack', maw: 5 },
    { kind: 'passes', ships: ['destroyer'] },
  ]);
  assert.deepEqual(preview(pack, view, { color: 'red', value: 3 }, 'xwing').reasons, [
    { kind: 'doubled' },
    { kind: 'arrives' },
    { kind: 'passes', ships: ['destroyer'] },
  ]);
});
