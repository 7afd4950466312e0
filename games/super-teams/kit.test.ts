import { testGame } from '../../testkit/kit.ts';
import { samples } from './golden.ts';

for (const { game, matches } of samples) testGame(game, { tables: matches, inspections: 2 });
