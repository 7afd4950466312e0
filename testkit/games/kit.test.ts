import { testGame } from '../kit.ts';
import { samples } from './golden.ts';

for (const sample of samples) testGame(sample);
