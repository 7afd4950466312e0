import { suite, test } from 'node:test';
import * as cs from './support/carcassonne.ts';
import * as cf from './support/conflict.ts';
import { watchShifts } from './support/layout-shift.ts';
import { openTable } from './support/open-table.ts';
import * as st from './support/super-teams.ts';
import { useHall } from './support/test-server.ts';

suite('shift', () => {
  const server = useHall();
  for (const [w, h, touch] of [
    [390, 844, true],
    [834, 1194, true],
    [1280, 800, false],
    [844, 390, true],
  ] as const) {
    for (const [game, play] of [
      ['super-teams', (p) => st.playOut(p, touch ? st.finger : st.mouse)],
      ['conflict', (p) => cf.playOut(p, touch ? cf.finger : cf.mouse)],
      ['carcassonne', (p) => cs.playOut(p, touch ? cs.finger : cs.mouse, 60)],
    ] as const satisfies readonly (readonly [
      string,
      (p: import('playwright-core').Page) => Promise<void>,
    ])[]) {
      test(`${game} ${w}`, async () => {
        const page = await server.guest({
          reducedMotion: 'reduce',
          viewport: { width: w, height: h },
          hasTouch: touch,
          isMobile: touch,
        });
        const shifts = await watchShifts(page);
        await openTable(page, game, ['Greedy bot']);
        await play(page).catch((e) => console.log(String(e).slice(0, 200)));
        console.log(game, w, await shifts());
      });
    }
  }
});
