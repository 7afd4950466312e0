import { testChangedPositions } from '../../../testkit/changed-positions.ts';
import { samples } from '../golden.ts';

testChangedPositions(samples, 4);
