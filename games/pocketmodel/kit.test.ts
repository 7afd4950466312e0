import { testGame } from '../../testkit/kit.ts';
import { samples } from './golden.ts';

for (const sample of samples) testGame(sample);
