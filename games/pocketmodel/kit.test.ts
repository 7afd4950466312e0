import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { game } from './game.ts';
import { samples } from './golden.ts';

for (const sample of samples) testGame(sample);
testPage(game, { rulings: new URL('rules/', import.meta.url) });
