import { testGame } from '../kit.ts';
import { samples } from './golden.ts';

for (const { game, matches } of samples) testGame(game, { tables: matches, inspections: 6 });
