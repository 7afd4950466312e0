import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import { previewDraw } from '../rules/preview.ts';
import { knowledgeFrom } from './knowledge.ts';

const near = (found: number | undefined, expected: number, what: string): void =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < 1e-6, `${what}: ${found} instead of ${expected}`);

test('what a bot works out by heart of the next cards is what the rules give, every way tried', () => {
  const options = { pack: 'reconstructed' };
  const { terms } = game.open(options);
  let compared = 0;
  for (let seed = 0; seed < 6; seed++) {
    const match = new Match(game, { options, seats: 3, seed: `sight ${seed}` });
    const chance = seeded(`sight ${seed}`);
    for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
      const { seat, choices } = decision;
      const view = match.view(seat);
      const knowledge = knowledgeFrom(terms, view, seat);
      const roomy = view.marker + 12 < terms.last && view.aside !== true;
      if (chance.pick(4) === 0 && roomy) {
        compared++;
        near(knowledge.depth.hero[0], previewDraw(terms, view, 'black', 1).hero, 'a hero on top');
        for (const count of [1, 2, 3]) {
          const { win, loss } = previewDraw(terms, view, 'black', count);
          if (loss === 0) near(knowledge.depth.found[count], win, `all heroes among ${count}`);
        }
        for (const deck of ['yellow', 'orange'] as const) {
          const [top] = knowledge.decks[deck];
          if (top === undefined) continue;
          const { ends } = previewDraw(terms, view, deck, 1);
          const steps = ends.reduce((sum, { field, chance: odds }) => sum + odds * (field - view.marker), 0);
          near(top.drawn, steps, `steps of the top ${deck} card`);
        }
      }
      match.play(seat, choices[chance.pick(choices.length)] ?? '');
    }
  }
  assert.ok(compared > 20, `${compared} tables were compared`);
});
